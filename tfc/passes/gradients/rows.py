"""Row reads: the rows that a loop's body reads of an invariant array, `xs[t]` or `xs[:, t]`.

Their gradients are collected row by row and put together once, behind the backward loop. Adding each one to an array
as large as `xs` on every iteration would make a linear loop quadratic.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.ops.shape import dimension
from tfc.ir.ops.strided import indices
from tfc.ir.types.types import Array, i32
from tfc.passes.gradients.joint import passes_gradients

if TYPE_CHECKING:
    from tfc.passes.gradients.loop import Loop


@record(frozen=True)
class Read:
    """A read of row `index` of an axis by a body's node; of several rows, when the index has dimensions.

    With several indices they are those of the first axes, `axis` is 0, and rows are numbered over all of these. `order`
    is 1 when the index is the iteration of a loop that makes as many iterations as the array has rows, -1 when it is
    the iteration counted from the end, 0 when it is any other number.
    """

    row: Value
    axis: int
    indices: tuple[Value | int, ...]
    order: int
    wraps: bool
    """A negative index counts from the end."""

    def number(self, b: Builder, array: Value) -> Value:
        """The number of the row, in the body `b` of which `array` is the parameter."""
        if len(self.indices) == 1 and isinstance(self.indices[0], Value) and not self.wraps:
            return self.indices[0]
        total: Value | None = None
        for place, index in enumerate(self.indices):
            part = b.const(index) if isinstance(index, int) else index
            if b.type(part).dtype != i32:
                part = b.emit("Cast", part, DstT=i32)
            size = dimension(b, array, self.axis + place)
            part = b.emit("FloorMod", part, size)
            total = part if total is None else b.emit("AddV2", b.emit("Mul", total, size), part)
        assert total is not None
        return total


def row_reads(loop: Loop, invariants: Sequence[int]) -> dict[int, list[Read]]:
    """For every invariant that gets gradients only through rows that are read of it, these reads."""
    whole_reads: dict[int, list[Read]] = {}
    for i in invariants:
        value = loop.parameters[i]
        if value in loop.body.results:
            continue
        users = [node for node in loop.body.users[value.node] if passes_gradients(node)]
        reads = [_read(loop, i, node) for node in users]
        whole = [read for read in reads if read is not None]
        if whole and len(whole) == len(reads):
            whole_reads[i] = whole
    return whole_reads


def _read(loop: Loop, i: int, node: Node) -> Read | None:
    """The read that a user of invariant `i` is, or None when it is something else."""
    row = row_index(loop.body, node, loop.parameters[i])
    if row is None:
        return None
    axis, index = row
    order = _order(loop, i, axis, index[0]) if len(index) == 1 and isinstance(index[0], Value) else 0
    return Read(node.out(), axis, index, order, node.op == "StridedSlice")


def row_index(body: Graph, node: Node, array: Value) -> tuple[int, tuple[Value | int, ...]] | None:
    """The axis and the index of a node that gives one row of `array`, or several along its first axis.

    More than one index counts the first axes; numbers are constants.
    """
    rank = body.type_of(array).rank
    if node.inputs[0] != array or array in node.inputs[1:] or rank is None:
        return None
    if node.op in ("Gather", "GatherV2"):
        axis = constant_number(body, node.inputs[2]) if node.op == "GatherV2" else 0
        several = body.type_of(node.inputs[1]).rank
        usable = axis is not None and several is not None and (several == 0 or axis % rank == 0)
        return (axis % rank, (node.inputs[1],)) if usable and axis is not None else None
    return _sliced_row(body, node, rank) if node.op == "StridedSlice" else None


def _sliced_row(body: Graph, node: Node, rank: int) -> tuple[int, tuple[Value | int, ...]] | None:
    """The axis and index of a slice that has one number, or numbers for its first axes, and is whole otherwise."""
    steps, first = _literal(body, node.inputs[3]), _literal(body, node.inputs[1])
    begin = body.by_name[node.inputs[1].node]
    if steps is None or (steps != 1).any() or (first is None and begin.op != "Pack"):
        return None
    items = indices(node.attrs, len(steps), rank)
    numbers = [axis for axis, item in enumerate(items) if item.kind == "number"]
    whole = all(item.kind in ("all", "number") or (item.from_start and item.to_end) for item in items)
    if not numbers or not whole or any(item.kind == "new" for item in items):
        return None
    if len(numbers) > 1 and numbers != list(range(len(numbers))):
        return None
    entries = [items[axis].entry for axis in numbers]
    chosen = tuple(begin.inputs[entry] if first is None else int(first[entry]) for entry in entries)
    return numbers[0], chosen


def _literal(body: Graph, value: Value) -> Array | None:
    """The array of a constant."""
    array: Array | None = getattr(body.by_name[value.node].attrs.get("value"), "array", None)
    return array


def constant_number(body: Graph, value: Value) -> int | None:
    """The only element of a constant."""
    array = _literal(body, value)
    return int(array.reshape(-1)[0]) if array is not None and array.size == 1 else None


def _order(loop: Loop, i: int, axis: int, index: Value) -> int:
    """The `order` of a read (see Read)."""
    b, body = loop.b, loop.body
    shape, trips = b.type(loop.operands[i]).shape, b.value(loop.trips)
    if loop.iteration is None or not shape or trips is None or shape[axis] is None:
        return 0
    if shape[axis] != trips.reshape(-1).tolist()[0]:
        return 0
    if index == loop.iteration:
        return 1
    node = body.by_name[index.node]
    if node.op != "Sub" or node.inputs[1] != loop.iteration:
        return 0
    first = node.inputs[0]
    known = constant_number(body, first)
    if known is None and first in loop.parameters:
        value = b.value(loop.operands[loop.parameters.index(first)])
        known = None if value is None else value.reshape(-1).tolist()[0]
    return -1 if known is not None and known == trips.reshape(-1).tolist()[0] - 1 else 0


def assembled(b: Builder, array: Value, reads: Sequence[tuple[Read, Value, Value | None]]) -> Value:
    """The gradient of `array` from the gradients of rows and their numbers, stacked by the backward loop."""
    parts = []
    for read, rows, numbers in reads:
        if read.order == 1:  # the backward loop starts at the last iteration
            part = b.emit("ReverseV2", rows, b.const(np.zeros(1, np.int32)))
        elif numbers is None:
            part = rows
        else:
            part = _scattered(b, array, read, rows, numbers)
        if read.axis:  # the rows are stacked along the first axis
            order = [*range(1, read.axis + 1), 0, *range(read.axis + 1, len(b.type(part).shape or ()))]
            part = b.emit("Transpose", part, b.const(np.array(order, np.int32)))
        parts.append(part)
    return parts[0] if len(parts) == 1 else b.emit("AddN", *parts)


def _scattered(b: Builder, array: Value, read: Read, rows: Value, numbers: Value) -> Value:
    """Each row added to the row of the array that it came from."""
    sizes = [dimension(b, array, read.axis + place) for place in range(len(read.indices))]
    total = sizes[0]
    for size in sizes[1:]:
        total = b.emit("Mul", total, size)
    part = b.emit("UnsortedSegmentSum", rows, numbers, total)
    return part if len(sizes) == 1 else b.emit("Reshape", part, b.shape(array))
