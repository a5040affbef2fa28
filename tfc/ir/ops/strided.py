"""StridedSlice: NumPy's basic indexing as an op, with the five masks of TensorFlow's strided_slice_op.cc.

`begin`, `end` and `strides` describe a sparse list of indices; bit i of a mask says of entry i: begin_mask and
end_mask, leave the bound out; ellipsis_mask, it is `...`; new_axis_mask, it is `None`; shrink_axis_mask, it is the
plain number begin[i]. Bounds are clamped as Python does it, plain numbers must be inside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import PURE, SHAPE, op
from tfc.ir.ops.attributes import attributes_of
from tfc.ir.types.dims import Dim, MaybeSize, Size, is_natural, maximum, minimum
from tfc.ir.types.types import Array, Shape, TensorType, i32, i64

MASKS = ("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask")


@record(frozen=True)
class Index:
    """One entry of the index list: kind is "slice", "number", "new" or "all" (part of an ellipsis).

    `entry` is its position in begin/end/strides (-1 for "all"); `from_start` and `to_end` say which bound is left out.
    """

    kind: str
    entry: int = -1
    from_start: bool = True
    to_end: bool = True


def indices(attrs: Mapping[str, Any], entries: int, rank: int) -> list[Index]:
    """The index list for a tensor of `rank`, ellipsis expanded; ValueError when it has too many entries."""
    masks = {name: int(attrs[name]) for name in MASKS}
    if bin(masks["ellipsis_mask"] & ((1 << entries) - 1)).count("1") > 1:
        raise ValueError("Multiple ellipses in slice spec not allowed")

    def bit(mask: str, entry: int) -> bool:
        return bool(masks[mask] >> entry & 1)

    used = sum(not bit("ellipsis_mask", i) and not bit("new_axis_mask", i) for i in range(entries))
    if used > rank:
        raise ValueError(f"{used} indices are too many for a tensor of rank {rank}")
    result: list[Index] = []
    for i in range(entries):
        if bit("ellipsis_mask", i):
            result += [Index("all")] * (rank - used)
            used = rank
        elif bit("new_axis_mask", i):
            result.append(Index("new", i))
        elif bit("shrink_axis_mask", i):
            result.append(Index("number", i, False, False))
        else:
            result.append(Index("slice", i, bit("begin_mask", i), bit("end_mask", i)))
    return result + [Index("all")] * (rank - used)


def clamp(bound: Size, size: Size) -> Size | None:
    """A bound of a forward slice as an index in [0, size]; None when its sign is not known."""
    if isinstance(bound, Dim) or isinstance(size, Dim):
        if is_natural(bound):
            return bound if bound in (0, size) else minimum(bound, size)
        if isinstance(bound, Dim):
            return None
        return maximum(size + bound, 0)
    return min(bound, size) if bound >= 0 else max(size + bound, 0)


def forward_span(size: Size, begin: Size, end: Size | None) -> MaybeSize:
    """The length of `begin:end` in a dimension of `size`; None when the sign of a bound is not known."""
    if begin == 0:
        return size if end is None else clamp(end, size)
    if isinstance(begin, Dim) or isinstance(end, Dim):
        first, last = clamp(begin, size), size if end is None else clamp(end, size)
        return None if first is None or last is None else natural(last - first)
    if end is None:
        return natural(size - begin) if begin > 0 else minimum(-begin, size)
    if (begin < 0) == (end < 0):
        longest = natural(size - begin if begin > 0 else size + end)
        return minimum(end - begin, longest) if end > begin else 0
    if begin > 0:
        return natural(size + end - begin)
    return natural(minimum(end, size) - natural(size + begin))


def natural(size: Size) -> Size:
    """max(size, 0)."""
    return size if is_natural(size) else maximum(size, 0)


def slice_size(size: MaybeSize, begin: Size | None, end: Size | None, stride: int) -> MaybeSize:
    """The number of elements that `begin:end:stride` takes of a dimension; None bounds are left out.

    With a negative stride and a bound the dimension must be a number, else the answer is None.
    """
    if size is None:
        return None
    if stride > 0:
        span = forward_span(size, 0 if begin is None else begin, end)
        return span if span is None else (span + stride - 1) // stride
    if begin is None and end is None:
        return (size - stride - 1) // -stride
    if isinstance(size, Dim) or isinstance(begin, Dim) or isinstance(end, Dim):
        return None
    return len(range(*slice(begin, end, stride).indices(size)))


def _strided_slice(ctx: Infer) -> TensorType:
    given = ctx.types[0]
    ctx.same_dtype(1, 2, 3)
    entries = _entries(ctx)
    if given.shape is None or entries is None:
        return given.with_shape(None)
    return given.with_shape(_sliced(ctx, given.shape, entries))


def _entries(ctx: Infer) -> int | None:
    """The length of begin, end and strides, operands 1 to 3."""
    shape = None
    for index in (1, 2, 3):
        ctx.require(index, (i32, i64), rank=1)
        shape = ctx.merge(shape, ctx.shape(index), index, "begin, end and strides must be of one length")
    length = None if shape is None else shape[0]
    return length if isinstance(length, int) else None


def _sliced(ctx: Infer, shape: Sequence[MaybeSize], entries: int) -> list[MaybeSize]:
    """The shape of the slice of a tensor of `shape`."""
    try:
        items = indices(ctx.attrs, entries, len(shape))
    except ValueError as error:
        ctx.fail(str(error), 1)
    bounds = [_known(ctx, index, entries) for index in (1, 2, 3)]
    result: list[MaybeSize] = []
    axis = 0
    for item in items:
        if item.kind == "new":
            result.append(1)
            continue
        if item.kind == "all":
            result.append(shape[axis])
        elif item.kind == "number":
            _check_number(ctx, shape[axis], axis, bounds[0][item.entry], bounds[2][item.entry])
        else:
            result.append(_entry_size(ctx, shape[axis], item, bounds))
        axis += 1
    return result


def _known(ctx: Infer, index: int, entries: int) -> list[MaybeSize]:
    value = ctx.values[index]
    return [None] * entries if value is None else [d if isinstance(d, Dim) else int(d) for d in value.tolist()]


def _check_number(ctx: Infer, size: MaybeSize, axis: int, begin: MaybeSize, stride: MaybeSize) -> None:
    if isinstance(stride, int) and stride <= 0:
        ctx.fail("only stride 1 allowed on non-range indexing.", 3)
    if isinstance(size, int) and isinstance(begin, int) and not -size <= begin < size:
        ctx.fail(f"slice index {begin} of dimension {axis} out of bounds.", 1)


def _entry_size(ctx: Infer, size: MaybeSize, item: Index, bounds: Sequence[Sequence[MaybeSize]]) -> MaybeSize:
    begin, end, stride = (bound[item.entry] for bound in bounds)
    if isinstance(stride, int) and stride == 0:
        ctx.fail(f"strides[{item.entry}] must be non-zero", 3)
    if not isinstance(stride, int) or (begin is None and not item.from_start) or (end is None and not item.to_end):
        return None
    return slice_size(size, None if item.from_start else begin, None if item.to_end else end, stride)


def numpy_index(attrs: Mapping[str, Any], begin: Array, end: Array, strides: Array, shape: Sequence[int]) -> Any:
    """The same index for a NumPy array of `shape`; ValueError when a plain number is out of bounds."""
    result: list[Any] = []
    axis = 0
    for item in indices(attrs, len(begin), len(shape)):
        if item.kind == "new":
            result.append(None)
            continue
        if item.kind == "all":
            result.append(slice(None))
        elif item.kind == "number":
            number = int(begin[item.entry])
            if not -shape[axis] <= number < shape[axis]:
                raise ValueError(f"slice index {number} of dimension {axis} out of bounds.")
            result.append(number)
        else:
            first = None if item.from_start else int(begin[item.entry])
            last = None if item.to_end else int(end[item.entry])
            result.append(slice(first, last, int(strides[item.entry])))
        axis += 1
    return tuple(result)


def masks(
    *, begin_mask: int = 0, end_mask: int = 0, ellipsis_mask: int = 0, new_axis_mask: int = 0, shrink_axis_mask: int = 0
) -> None:
    """The attributes of a slice and its gradient: bits for the entries of begin, end and strides."""


@op(
    infer=_strided_slice,
    traits=PURE | SHAPE,
    static=("strides",),
    helpful=("begin", "end"),
    cost=per_element(1),
    function=None,
    attributes=masks,
)
def StridedSlice(input: Array, begin: Array, end: Array, strides: Array, **masks: Any) -> Array:
    """The slice `input[begin:end:strides, …]`; see the head of ir/ops/strided.py for the masks.

    `begin` need not be known in advance where shrink_axis_mask is set.
    """
    return np.array(input[numpy_index(masks, begin, end, strides, input.shape)], input.dtype)


@StridedSlice.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    shape = b.shape(node.inputs[0], b.type(node.inputs[1]).dtype)
    return b.emit("StridedSliceGrad", shape, *node.inputs[1:], dz, **attributes_of(node)), None, None, None


def _strided_slice_grad(ctx: Infer) -> TensorType:
    ctx.same_dtype(0, 1, 2, 3)
    shape, entries = ctx.sizes(0), _entries(ctx)
    if shape is None:
        return TensorType(ctx.dtype(4), None)
    if any(isinstance(size, int) and size < 0 for size in shape):
        ctx.fail(f"shape holds a negative size: {', '.join(map(str, shape))}", 0)
    if entries is not None:
        _check_slice(ctx, _sliced(ctx, shape, entries), ctx.shape(4))
    return TensorType(ctx.dtype(4), shape)


def _check_slice(ctx: Infer, wanted: Sequence[MaybeSize], given: Shape | None) -> None:
    """`given` must be able to be the slice's shape. A slice of fixed size may be clipped by a symbolic dimension, so
    only numbers can differ."""
    if given is None:
        return
    pairs = zip(wanted, given, strict=False)
    if len(wanted) != len(given) or any(isinstance(a, int) and isinstance(b, int) and a != b for a, b in pairs):
        ctx.fail(f"dy is not of the slice's shape: {TensorType(ctx.dtype(4), tuple(wanted))}", 4)


@op(
    infer=_strided_slice_grad,
    traits=PURE,
    static=("shape", "strides"),
    helpful=("begin", "end"),
    cost=per_element(1),
    function=None,
    attributes=masks,
)
def StridedSliceGrad(shape: Array, begin: Array, end: Array, strides: Array, dy: Array, **masks: Any) -> Array:
    """Zeros of `shape`, with `dy` where StridedSlice would read: the gradient of StridedSlice."""
    result = np.zeros([int(d) for d in shape], dy.dtype)
    result[numpy_index(masks, begin, end, strides, result.shape)] = dy
    return result


@StridedSliceGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return None, None, None, None, b.emit("StridedSlice", dz, *node.inputs[1:4], **attributes_of(node))
