"""Control flow at build time: `repeat`, `[repeat …]` and `static if`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from tfc.frontend.builder.values import LanguageValue, Outputs, describe, is_list
from tfc.frontend.elaborate.bindings import block_value
from tfc.frontend.elaborate.context import POISON, Context, elaborates
from tfc.frontend.elaborate.names import Binding
from tfc.frontend.functions.kinds import known
from tfc.frontend.syntax import tree
from tfc.ir.graph.graph import Value


@elaborates(tree.Repeat)
def repeat(f: Context, node: tree.Repeat) -> None:
    """`repeat r in 0..4 { … }`: the body once per iteration, in the names around it, which it may bind again."""
    inside = f.with_(rebinds=True)
    for iteration in _iterations(f, node.repetition):
        _bind_iteration(inside, node.repetition, iteration)
        inside.run(node.body.statements)
        for value in node.body.values:
            inside.run([tree.Evaluate(value.span, (value,))])


@elaborates(tree.RepeatList)
def repeat_list(f: Context, node: tree.RepeatList) -> LanguageValue:
    """`[repeat r in 0..4 { … }]`: the list of the body's values."""
    found: list[LanguageValue] = []
    failed = False
    for iteration in _iterations(f, node.repetition):
        inside = f.inner()
        _bind_iteration(inside, node.repetition, iteration)
        thing = block_value(inside, node.body)
        if isinstance(thing, Outputs) and not thing.values:
            return f.error("E0410", "the body of this list gives no value", node.body)
        failed |= thing is POISON
        found.append(thing)
    return POISON if failed else found


def _bind_iteration(f: Context, repetition: tree.Repetition, iteration: Sequence[LanguageValue]) -> None:
    for name, thing in zip(repetition.names, iteration, strict=True):
        if name.text != "_":
            f.names.bindings[name.text] = Binding(name.text, thing, f.loc(name), f.builder)


def _iterations(f: Context, repetition: tree.Repetition) -> Iterator[tuple[LanguageValue, ...]]:
    """The things that the names stand for, iteration by iteration; nothing after reporting an error."""
    columns = [_column(f, iterable) for iterable in repetition.iterables]
    if any(column is None for column in columns):
        for name in repetition.names:
            f.names.bindings.setdefault(name.text, Binding(name.text, POISON, f.loc(name), f.builder))
        return
    lengths = [_length(column) for column in columns if column is not None]
    if len(set(lengths)) > 1:
        sizes = " and ".join(map(str, lengths))
        f.error("E0408", f"lists side by side must have one length, but these have {sizes}", repetition)
        return
    work = f.program.work
    if not work.affords(lengths[0]):
        message = f"this repeats {lengths[0]:,} times, and a program takes {work.most_steps:,} steps to expand at most"
        f.error("E0904", message, repetition, help="use a loop, which is built once; --max-nodes allows more")
        return
    work.steps += lengths[0]
    for iteration in zip(*(column for column in columns if column is not None), strict=True):
        said = f.program.report.said
        yield iteration
        if f.program.report.said > said:
            return  # the next iteration would only say the same


def _length(column: Sequence[LanguageValue]) -> int:
    try:
        return len(column)
    except OverflowError:  # a range of more than 2^63 numbers
        return sys.maxsize


def _column(f: Context, node: tree.Expr) -> Sequence[LanguageValue] | None:
    if isinstance(node, tree.Range):
        bounds = [_whole(f, node.start), _whole(f, node.stop)]
        return None if bounds[0] is None or bounds[1] is None else range(bounds[0], bounds[1])
    if isinstance(node, tree.Call) and isinstance(node.callee, tree.Name) and node.callee.text == "range":
        numbers = [_whole(f, argument.value) for argument in node.arguments if argument.name is None]
        if 1 <= len(numbers) <= 3 and len(numbers) == len(node.arguments):
            return None if None in numbers else range(*(n for n in numbers if n is not None))
    thing = f.eval(node)
    if thing is POISON:
        return None
    if isinstance(thing, Outputs):
        return thing.values
    content = thing if is_list(thing) else known(f.builder, thing)
    if is_list(content):
        return list(content)
    what = "a tensor" if isinstance(content, Value) else describe(f.builder, content)
    f.error("E0408", f"`repeat` goes over lists and ranges known while building, not {what}", node,
            help="use `for` to go over a tensor")  # fmt: skip
    return None


def _whole(f: Context, node: tree.Expr) -> int | None:
    number = known(f.builder, f.eval(node))
    if number is POISON:
        return None
    if isinstance(number, int) and not isinstance(number, bool):
        return number
    f.error("E0408", f"the bounds of `repeat` are whole numbers known while building, not "
            f"{describe(f.builder, number)}", node, help="use `for` when they are known in the run only")  # fmt: skip
    return None


def static_if(f: Context, node: tree.If) -> LanguageValue:
    """`static if`: one branch is elaborated in the names around it, the other is not looked at."""
    condition = known(f.builder, f.eval(node.condition))
    if condition is POISON:
        return POISON
    if not isinstance(condition, bool):
        shown = describe(f.builder, condition)
        message = f"the condition of `static if` must be known while building, but is {shown}"
        return f.error("E0409", message, node.condition, help="without `static`, it is decided in the run")
    chosen = node.then if condition else node.otherwise
    return Outputs(()) if chosen is None else block_value(f, chosen)
