"""Sentences of the language's grammar, drawn from the rules of `tfg.lark` themselves.

A sentence is a row of statements as the grammar derives them; where a derivation grows deep, each symbol takes the
expansion that ends soonest. Names are those of functions, of types and of the text that the sentence is for.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import cache
from random import Random

from tests.fuzz.mutate import mutate_words
from tfc.frontend.functions import FUNCTIONS
from tfc.frontend.syntax.build_tables import grammar
from tfc.ir.types.types import DTYPES

_DEEP = 12
_NAME = re.compile(r"[A-Za-z_]\w*")
_LOCAL = ("x", "y", "n", "w", "f", "s", "i", "batch")
_INTEGERS = ("0", "1", "2", "3", "4", "8", "0x10", "65536", "2147483648", "9223372036854775808", "1_000")
_FLOATS = ("0.5", "1.0", "1e30", "1e-400", "1e999", ".5", "3.0")
_STRINGS = ('"a"', '"SAME"', '"{x}"', '"/device:CPU:0"', '"{', '"\\n"', '"a.npy"')


_LARK = grammar()
_GLYPHS = {each.name: each.pattern.value for each in _LARK.terminals if each.pattern.type == "str"}


@cache
def words() -> tuple[str, ...]:
    """What may stand at a place in a text: marks and keywords, functions, types and numbers."""
    operators = [":=", "+=", "-=", "==", "!=", "<=", "<", "<<", ">>"]
    return (
        *_GLYPHS.values(),
        *operators,
        *FUNCTIONS,
        *DTYPES,
        *_LOCAL,
        *_INTEGERS,
        *_FLOATS,
        *_STRINGS,
        "\n",
        "f32[n, 4]",
        "[2, 3]",
    )


@cache
def _rules() -> dict[str, list[list[tuple[str, bool]]]]:
    rules: dict[str, list[list[tuple[str, bool]]]] = {}
    for rule in _LARK.rules:
        expansion = [(str(symbol.name), bool(symbol.is_term)) for symbol in rule.expansion]
        rules.setdefault(str(rule.origin.name), []).append(expansion)
    return rules


@cache
def _depths() -> dict[str, float]:
    """How deep the least derivation of each rule is."""
    depths = dict.fromkeys(_rules(), math.inf)
    changed = True
    while changed:
        changed = False
        for name, expansions in _rules().items():
            depth = 1 + min(_depth_of(expansion, depths) for expansion in expansions)
            changed |= depth < depths[name]
            depths[name] = min(depth, depths[name])
    return depths


def _depth_of(expansion: Sequence[tuple[str, bool]], depths: dict[str, float]) -> float:
    return max((0 if is_word else depths[name] for name, is_word in expansion), default=0)


def sentence(draw: Random, start: str, names: Sequence[str] = ()) -> str:
    """A text that a rule of the grammar derives, its names mostly among those given."""
    out: list[str] = []
    pending: list[tuple[str, bool, int]] = [(start, False, 0)]
    while pending:
        name, is_word, depth = pending.pop()
        if is_word:
            out.append(_word(draw, name, names))
            continue
        expansions = _rules()[name]
        if depth > _DEEP or len(out) > 120:
            least = min(_depth_of(each, _depths()) for each in expansions)
            expansions = [each for each in expansions if _depth_of(each, _depths()) == least]
        chosen = draw.choice(expansions)
        pending += [(each, word, depth + 1) for each, word in reversed(chosen)]
    return " ".join(out)


def _word(draw: Random, terminal: str, names: Sequence[str]) -> str:
    match terminal:
        case "NAME":
            return draw.choice(names) if names and draw.random() < 0.6 else draw.choice((*FUNCTIONS, *DTYPES, *_LOCAL))
        case "INT":
            return draw.choice(_INTEGERS)
        case "FLOAT":
            return draw.choice(_FLOATS)
        case "IMAGINARY":
            return "2j"
        case "STRING":
            return draw.choice(_STRINGS)
        case "END":
            return "\n"
        case "UPDATE" | "COMPARE" | "SHIFT":
            return draw.choice({"UPDATE": (":=", "+=", "-="), "COMPARE": ("==", "<"), "SHIFT": ("<<", ">>")}[terminal])
    return str(_GLYPHS[terminal])


def mutate_source(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Another program of one: words and lines change, or a statement or an expression of the grammar is put in."""
    if draw.random() < 0.6:
        return mutate_words(draw, data, others, words())
    text = data.decode("utf-8", "replace")
    names = sorted(set(_NAME.findall(text)))[:200]
    if draw.random() < 0.4:
        lines = text.split("\n")
        lines.insert(draw.randrange(len(lines) + 1), sentence(draw, "statement", names))
        return "\n".join(lines).encode()
    found = [match.span() for match in re.finditer(r"\([^()]*\)|\[[^\[\]]*\]|\b\w+\b|(?<== ).*", text)]
    if not found:
        return sentence(draw, "file", names).encode()
    begin, end = draw.choice(found)
    return (text[:begin] + sentence(draw, "expression", names) + text[end:]).encode()
