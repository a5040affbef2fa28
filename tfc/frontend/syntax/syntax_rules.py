"""Rules of form that the grammar does not express, checked on the finished tree (docs/language.md, "Syntax rules").

They concern single constructs only: what names mean and whether types fit is the elaborator's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tfc.frontend.syntax import tree as t
from tfc.frontend.syntax.lexer import Report
from tfc.frontend.syntax.source import Span


def check_depth(statement: t.Statement, report: Report) -> bool:
    """True when a statement's tree is at most `MAX_DEPTH` deep; a deeper one is reported (E0901)."""
    if statement.span.end - statement.span.start <= t.MAX_DEPTH:
        return True
    stack: list[tuple[t.Node, int]] = [(statement, 1)]
    while stack:
        node, depth = stack.pop()
        if depth > t.MAX_DEPTH:
            help_text = "give parts of the expression names of their own"
            report("E0901", node.span, f"nesting is deeper than {t.MAX_DEPTH} levels", help_text)
            return False
        stack.extend((child, depth + 1) for child in t.children(node))
    return True


def check_rules(statement: t.Statement, report: Report) -> None:
    """Report every breach of the rules of form."""
    for node in t.walk(statement):
        check = _CHECKS.get(type(node))
        if check is not None:
            check(node, report)


def _arguments(arguments: tuple[t.Argument, ...], report: Report) -> None:
    names: list[t.Name] = []
    for argument in arguments:
        if argument.name is not None:
            names.append(argument.name)
        elif names:
            report("E0014", argument.span, "a positional argument after one with a name", None)
    _unique(names, "E0015", "argument", report)


def _unique(names: Iterable[t.Name], code: str, what: str, report: Report) -> None:
    seen: set[str] = set()
    for name in names:
        if name.text in seen and name.text != "_":
            report(code, name.span, f"{what} `{name.text}` is given twice", None)
        seen.add(name.text)


def _function(node: t.Function, report: Report) -> None:
    _unique((parameter.name for parameter in node.parameters), "E0102", "parameter", report)
    if node.body.explicit:
        _misplaced_yield(node.body, "the value of a function is its last expression; drop the `yield`", report)


def _shared_scope(node: t.Group | t.With | t.Repeat, report: Report) -> None:
    if node.body.explicit:
        _misplaced_yield(node.body, "the value of such a block is its last expression; drop the `yield`", report)


def _misplaced_yield(block: t.Block, help_text: str, report: Report) -> None:
    values = (*block.values, *block.collected)
    span = Span(values[0].span.start, values[-1].span.end)
    report("E0403", span, "`yield` outside a loop or a branch of `if`", help_text)


def _if(node: t.If, report: Report) -> None:
    _no_collect(node.then, report)
    if node.otherwise is not None:
        _no_collect(node.otherwise, report)


def _no_collect(block: t.Block, report: Report) -> None:
    for value in block.collected:
        report("E0404", value.span, "`collect` outside a `for` loop", None)


def _repetition(node: t.Repetition, report: Report) -> None:
    _unique(node.names, "E0015", "name", report)
    if len(node.names) != len(node.iterables):
        lists = len(node.iterables)
        message = f"{len(node.names)} names, but {lists} list{'s' * (lists > 1)} to go through"
        report("E0020", node.span, message, "write `repeat a, b in xs, ys` to go through two lists side by side")


def _while(node: t.While, report: Report) -> None:
    _no_collect(node.body, report)
    _loop(node, report)


def _for(node: t.For, report: Report) -> None:
    if node.variables or node.body.values:
        _loop(node, report)
    else:
        _arguments(node.options, report)


def _loop(node: t.While | t.For, report: Report) -> None:
    _arguments(node.options, report)
    _unique((variable.name for variable in node.variables), "E0015", "loop variable", report)
    if not node.body.explicit:
        end = node.body.span.end
        help_text = "end it with `yield` and the next values of the loop variables, in their order"
        report("E0402", Span(end - 1, end), "the body of a loop ends without `yield`", help_text)


def _index(node: t.Index, report: Report) -> None:
    for item in [item for item in node.items if isinstance(item, t.Ellipsis)][1:]:
        report("E0021", item.span, "a second `...` in one index", "write `:` for single axes")


def _assign(node: t.Assign, report: Report) -> None:
    if len(node.values) > 1 and len(node.values) != len(node.targets):
        targets, values = len(node.targets), len(node.values)
        report("E0019", node.span, f"{targets} name{'s' * (targets > 1)} for {values} values", None)
    _unique(node.targets, "E0102", "name", report)


def _entry(node: t.Entry, report: Report) -> None:
    _unique(node.inputs, "E0502", "input", report)
    _unique((fetch.name for fetch in node.fetches if fetch.name is not None), "E0502", "output", report)
    if not node.fetches and not node.after:
        help_text = f"write `entry {node.name.text}(…) -> value` or `… after step`"
        report("E0501", node.span, "this entry neither gives nor does anything", help_text)


def _variable(node: t.Variable, report: Report) -> None:
    if node.type is None and node.initial is None:
        help_text = f"write `var {node.name.text}: f32[…]` or `var {node.name.text} = …`"
        report("E0105", node.span, "a variable needs a type or an initial value", help_text)


_WORDS: dict[type, str] = {t.Use: "use", t.Dim: "dim", t.Function: "fn", t.Entry: "entry", t.FunctionEntry: "entry"}


def _block(node: t.Block, report: Report) -> None:
    for statement in node.statements:
        if type(statement) in _WORDS:
            message = f"`{_WORDS[type(statement)]}` stands at the top of a file only, not inside a block"
            report("E0018", statement.span, message, None)


_CHECKS: dict[type, Callable[[Any, Report], None]] = {
    t.Call: lambda node, report: _arguments(node.arguments, report),
    t.Function: _function,
    t.Group: _shared_scope,
    t.With: _shared_scope,
    t.If: _if,
    t.Repeat: _shared_scope,
    t.RepeatList: lambda node, report: _no_collect(node.body, report),
    t.Repetition: _repetition,
    t.While: _while,
    t.For: _for,
    t.Index: _index,
    t.Assign: _assign,
    t.Entry: _entry,
    t.Variable: _variable,
    t.Block: _block,
}
