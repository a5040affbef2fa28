"""The range of a `for`: numbers, or the rows of a tensor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Outputs, describe, is_list, is_size, single
from tfc.frontend.elaborate.context import POISON, Context
from tfc.frontend.functions.indexing import index
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.functions.operators import binary
from tfc.frontend.syntax import tree
from tfc.ir.graph.build import i32_max
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import i32


@dataclass
class Iteration:
    """The trip count of a loop, and the value of its index in iteration t (an i32 scalar of the body)."""

    trips: Value
    element: Callable[[Context, Value], LanguageValue]


def iteration(f: Context, node: tree.Expr) -> Iteration | None:
    """The iterations of a `for` over an expression; None after reporting that it is nothing to go over."""
    if isinstance(node, tree.Range):
        return _over_numbers(f, node, [node.start, node.stop])
    if isinstance(node, tree.Call) and isinstance(node.callee, tree.Name) and node.callee.text == "range":
        plain = [argument.value for argument in node.arguments if argument.name is None]
        if f.names.find("range") is None and len(plain) == len(node.arguments) and 1 <= len(plain) <= 3:
            return _over_numbers(f, node, plain)
    thing = single(f.eval(node))
    if thing is POISON:
        return None
    if isinstance(thing, Outputs) or (is_list(thing) and any(not is_size(item) for item in thing)):
        f.error("E0408", "`for` goes over a range or the rows of a tensor, not over a list", node,
                help="use `repeat`, or `stack` the list first")  # fmt: skip
        return None
    return _over_rows(f, node, thing)


def _over_numbers(f: Context, node: tree.Expr, parts: list[tree.Expr]) -> Iteration | None:
    things = [single(f.eval(part)) for part in parts]
    if any(thing is POISON for thing in things):
        return None
    for thing, part in zip(things, parts, strict=True):
        kind = f.builder.type(thing) if isinstance(thing, Value) else None
        if not is_size(thing) and (kind is None or kind.dtype != i32 or kind.rank != 0):
            f.error("E0408", f"the bounds of `for` are i32 scalars, not {describe(f.builder, thing)}", part)
            return None
    start, stop, step = {1: [0, *things, 1], 2: [*things, 1], 3: things}[len(things)]
    if isinstance(step, int) and step == 0:
        f.error("E0408", "the step of a range can not be 0", parts[2])
        return None
    trips = f.build(node, lambda: _trip_count(f.builder, start, stop, step))
    if not isinstance(trips, Value):
        return None

    def element(inside: Context, counter: Value) -> LanguageValue:
        first, by = (inside.bring(thing, f.builder) for thing in (start, step))
        scaled = counter if by == 1 else binary(inside.builder, "*", counter, by)
        return scaled if isinstance(first, int) and first == 0 else binary(inside.builder, "+", scaled, first)

    return Iteration(trips, element)


def _trip_count(b: GraphBuilder, start: LanguageValue, stop: LanguageValue, step: LanguageValue) -> Value:
    """max(0, ceil((stop - start) / step)) as an i32 scalar."""
    if all(isinstance(part, int) for part in (start, stop, step)):
        known = max(0, -((start - stop) // step))
        if known > i32_max:
            raise ArgumentError(f"a loop makes at most {i32_max} trips, and this range has {known} numbers", "E0408")
        return b.const(known, name="trips")
    span = stop if isinstance(start, int) and start == 0 else binary(b, "-", stop, start)
    if not (isinstance(step, int) and step == 1):
        span = binary(b, "-", 0, binary(b, "//", binary(b, "-", start, stop), step))
    if is_size(span):
        return b.size(span)
    return b.emit("Maximum", as_tensor(b, span, i32), b.const(0))


def _over_rows(f: Context, node: tree.Expr, thing: LanguageValue) -> Iteration | None:
    b = f.builder
    tensor = f.build(node, lambda: as_tensor(b, thing))
    if not isinstance(tensor, Value):
        return None
    kind = b.type(tensor)
    if kind.shape is None or not kind.shape:
        f.error("E0408", f"`for` needs a tensor with a first axis, not {kind.value()}", node)
        return None
    length = kind.shape[0]

    def trips() -> Value:
        return b.size(length) if length is not None else index(b, b.emit("Shape", tensor), [0])

    count = f.build(node, trips)
    if not isinstance(count, Value):
        return None
    return Iteration(count, lambda inside, counter: index(inside.builder, inside.bring(tensor, b), [counter]))
