"""Sums of gradients of one array, some of which are zero but for a row: those of `xs[i]`.

Such a part is added to its row of the others' sum. In a loop that carries the array the sum lies in the memory of the
loop variable (codegen/fusion/row_updates.py), so that a backward iteration costs a row, as the forward iteration did.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Value
from tfc.ir.ops.shape import dimension
from tfc.ir.ops.strided import indices

SMALL = 256
"""Arrays of fewer elements are added whole, which needs no kernels of their own."""


@record(frozen=True)
class _Row:
    """A gradient that is zero but for row `index`; a negative index counts from the end if it `wraps`."""

    index: Value
    row: Value
    wraps: bool


def add_parts(b: Builder, parts: Sequence[Value]) -> Value:
    """The sum of two or more gradients of one value."""
    size = b.type(parts[0]).elements
    found = {part: row for part in parts if (row := _row(b, part)) is not None}
    if isinstance(size, int) and size < SMALL:
        found.clear()
    if len(found) == len(parts):
        found.pop(parts[0])
    others = [part for part in parts if part not in found]
    if not found or len(others) + len(found) != len(parts):
        return b.emit("AddN", *parts)
    total = others[0] if len(others) == 1 else b.emit("AddN", *others)
    for row in found.values():
        index = row.index
        if row.wraps:
            index = b.emit("FloorMod", index, b.emit("Cast", dimension(b, total, 0), DstT=b.type(index).dtype))
        total = b.emit("UpdateRow", total, index, row.row, combine="add")
    return total


def _row(b: Builder, part: Value) -> _Row | None:
    """The row, index and axis of a gradient that is zero but for one row; None for others."""
    node, rank = b.nodes[part.node], b.type(part).rank
    if node.op == "UnsortedSegmentSum" and b.type(node.inputs[1]).rank == 0:
        return _Row(node.inputs[1], node.inputs[0], wraps=False)
    if node.op != "StridedSliceGrad" or rank is None:
        return None
    begin, strides = b.nodes[node.inputs[1].node], b.value(node.inputs[3])
    if begin.op != "Pack" or strides is None or (strides != 1).any():
        return None
    first, *rest = indices(node.attrs, len(begin.inputs), rank)
    whole = (item.kind == "all" or (item.kind == "slice" and item.from_start and item.to_end) for item in rest)
    if first.kind != "number" or not all(whole):
        return None
    return _Row(begin.inputs[first.entry], node.inputs[4], wraps=True)
