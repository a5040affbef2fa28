"""Generator of `tfg_tables.json` from `tfg.lark`: `python -m tfc.frontend.syntax.build_tables` after every change of
the grammar.

Lark takes longer to build the tables than most programs take to compile, so they are built once and shipped; a test
builds them again and compares. This is the only module that needs Lark.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lark import Lark
from lark.parse_tree_builder import ChildFilter, ExpandSingleChild

FOLDER = Path(__file__).parent
STARTS = ("file", "hole")


def grammar(*, strict: bool = False) -> Lark:
    """The grammar as Lark sees it. `strict` also rejects overlapping terminals and conflicts that Lark would settle."""
    return Lark(
        (FOLDER / "tfg.lark").read_text(encoding="utf-8"),
        parser="lalr",
        lexer="basic",
        start=[*STARTS, "trivia"],
        maybe_placeholders=True,
        strict=strict,
    )


def build() -> str:
    """The content of `tfg_tables.json`; the same for every run and order of hashes."""
    lark = grammar(strict=True)
    words = {each.pattern.value: each.name for each in lark.terminals if each.pattern.value.isidentifier()}
    others = sorted(
        (each for each in lark.terminals if each.pattern.value not in words),
        key=lambda each: (-each.priority, -each.pattern.max_width, -len(each.pattern.value), each.name),
    )
    content = {
        "terminals": [[each.name, each.pattern.to_regexp()] for each in others],
        "words": dict(sorted(words.items())),
        "glyphs": {each.name: each.pattern.value for each in lark.terminals if each.pattern.type == "str"},
        **_automaton(lark),
    }
    parts = [f"{json.dumps(name)}: {_lines(value)}" for name, value in content.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: Any) -> str:
    """A list with one item per line, so that a change of the grammar is a readable difference."""
    if not isinstance(value, list):
        return json.dumps(value, sort_keys=True)
    return "[\n" + ",\n".join(json.dumps(item, sort_keys=True) for item in value) + "\n]"


def _automaton(lark: Lark) -> dict[str, Any]:
    """The states and rules, numbered in the order in which the start states reach them by sorted symbols."""
    confs: dict[str, Any] = {start: lark.parse_interactive(start=start).parser_state.parse_conf for start in STARTS}
    table: dict[Any, dict[str, tuple[Any, Any]]] = confs["file"].states
    callbacks: dict[Any, Any] = confs["file"].callbacks
    order: dict[Any, int] = {}
    rules: dict[Any, int] = {}
    pending = [confs[start].start_state for start in STARTS]
    for state in pending:
        if state in order:
            continue
        order[state] = len(order)
        for _, (_, target) in sorted(table[state].items(), key=lambda entry: str(entry[0])):
            if target in callbacks:
                rules.setdefault(target, len(rules))
            else:
                pending.append(target)
    states = [
        {str(symbol): -1 - rules[target] if target in rules else order[target] for symbol, (_, target) in row.items()}
        for row in (table[state] for state in order)
    ]
    starts = {start: [order[confs[start].start_state], order[confs[start].end_state]] for start in STARTS}
    return {"starts": starts, "rules": [_rule(rule, callbacks[rule]) for rule in rules], "states": states}


def _rule(rule: Any, callback: Any) -> list[Any]:
    """The fields of an `lalr.Rule`: Lark's chain of wrappers around a callback as data."""
    include = None
    fill = 0
    if isinstance(callback, ChildFilter):
        include = [[position, int(is_list), *(nones or [0])] for position, is_list, *nones in callback.to_include]
        fill, callback = getattr(callback, "append_none", 0), callback.node_builder
    single = isinstance(callback, ExpandSingleChild)
    name = str(rule.alias or rule.origin.name)
    return [len(rule.expansion), str(rule.origin.name), None if name.startswith("_") else name, single, include, fill]


if __name__ == "__main__":
    (FOLDER / "tfg_tables.json").write_text(build(), encoding="utf-8")
