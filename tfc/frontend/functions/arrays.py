"""Shapes and arrays: reshape, transpose, concat, split, slices, padding, filling, gathering (NumPy's names)."""

from __future__ import annotations

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, describe, is_list, is_size
from tfc.frontend.functions.kinds import Index, Ints, Operand, Operands, Sizes, Tensor, known, sizes
from tfc.frontend.functions.operands import as_tensor, default_dtype, i32_const
from tfc.frontend.functions.registry import function
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import DType, TensorType, boolean, f32, i32


@function
def shape(b: GraphBuilder, x: Tensor) -> Value:
    """The sizes of x's dimensions (i32)."""
    return b.emit("Shape", x, out_type=i32)


@function
def rank(b: GraphBuilder, x: Tensor) -> Value:
    """The number of x's dimensions (i32)."""
    return b.emit("Rank", x)


@function
def size(b: GraphBuilder, x: Tensor) -> Value:
    """The number of x's elements (i32)."""
    return b.emit("Size", x, out_type=i32)


@function
def reshape(b: GraphBuilder, x: Tensor, shape: Sizes) -> Value:
    """x with another shape and the same elements; one dimension may be -1 (what is left)."""
    return b.emit("Reshape", x, shape)


@function
def flatten(b: GraphBuilder, x: Tensor) -> Value:
    """x as a matrix: the first dimension stays, the others become one."""
    kind = b.type(x)
    if kind.shape is None or not kind.shape:
        return b.emit("Reshape", x, sizes(b, [-1, 1] if kind.shape == () else [b.emit("Size", x), 1]))
    rest = TensorType(kind.dtype, kind.shape[1:])
    if isinstance(rest.elements, int):
        first = kind.shape[0]
        return b.emit("Reshape", x, sizes(b, [first if isinstance(first, int) else -1, rest.elements]))
    return b.emit("Reshape", x, sizes(b, [kind.shape[0] if kind.shape[0] is not None else -1, rest.elements or -1]))


@function
def transpose(b: GraphBuilder, x: Tensor, perm: Ints | None = None) -> Value:
    """x with its axes in another order (reversed by default)."""
    if perm is None:
        rank = b.type(x).rank
        if rank is None:
            raise ArgumentError("the rank of this tensor is not known: give `perm`", "E0203", "x")
        perm = tuple(reversed(range(rank)))
    return b.emit("Transpose", x, i32_const(b, perm, "perm"))


@function
def expand_dims(b: GraphBuilder, x: Tensor, axis: int) -> Value:
    """x with a new dimension of size 1 at `axis`."""
    return b.emit("ExpandDims", x, b.const(axis))


@function
def squeeze(b: GraphBuilder, x: Tensor, axis: Ints | None = None) -> Value:
    """x without the dimensions at `axis`, which must have size 1 (all of size 1 by default)."""
    return b.emit("Squeeze", x, squeeze_dims=tuple(axis or ()))


@function
def broadcast_to(b: GraphBuilder, x: Tensor, shape: Sizes) -> Value:
    """x repeated to a larger shape, as broadcasting does."""
    return b.emit("BroadcastTo", x, shape)


@function
def concat(b: GraphBuilder, values: Operands, axis: int = 0) -> Value:
    """Tensors joined along an existing axis."""
    if len(values) == 1:
        return b.emit("Identity", values[0])
    return b.emit("ConcatV2", *values, b.const(axis))


@function
def stack(b: GraphBuilder, values: Operands, axis: int = 0) -> Value:
    """Tensors of one shape joined along a new axis."""
    return b.emit("Pack", *values, axis=axis)


@function
def unstack(b: GraphBuilder, x: Tensor, axis: int = 0, num: int | None = None) -> tuple[Value, ...]:
    """The slices of x along an axis, which disappears: as many outputs as the axis is long."""
    shape = b.type(x).shape
    if num is None and shape is not None and -len(shape) <= axis < len(shape):
        length = shape[axis]
        num = length if isinstance(length, int) else None
    if num is None:
        raise ArgumentError("the length of this axis is not known: give `num`", "E0203", "x")
    return b.emit_many("Unpack", x, num=num, axis=axis)


@function
def split(b: GraphBuilder, x: Tensor, parts: Ints, axis: int = 0) -> tuple[Value, ...]:
    """x cut along an axis: into `parts` equal pieces, or into pieces of the sizes listed."""
    if len(parts) == 1:
        return b.emit_many("Split", b.const(axis), x, num_split=parts[0])
    lengths = i32_const(b, parts, "sizes")
    return b.emit_many("SplitV", x, lengths, b.const(axis), num_split=len(parts))


@function(name="slice")
def slice_(b: GraphBuilder, x: Tensor, begin: Sizes, size: Sizes) -> Value:
    """The block of x that starts at `begin` and has the given sizes (-1: to the end)."""
    return b.emit("Slice", x, begin, size)


@function
def pad(b: GraphBuilder, x: Tensor, paddings: LanguageValue, value: LanguageValue = 0, mode: str = "constant") -> Value:
    """x with elements added: `paddings` lists how many before and after for each axis.

    `mode` is "constant" (filled with `value`), "reflect" or "symmetric".
    """
    rows = known(b, paddings)
    if is_list(rows) and not all(is_list(row) and len(row) == 2 for row in rows):
        raise ArgumentError("paddings are pairs: how many before and after, for each axis", "E0204", "paddings")
    amounts = as_tensor(b, paddings, i32, name="paddings")
    if mode.lower() in ("reflect", "symmetric"):
        return b.emit("MirrorPad", x, amounts, mode=mode.upper())
    if mode.lower() != "constant":
        raise ArgumentError(f'`mode` is "constant", "reflect" or "symmetric", not "{mode}"', "E0304", "mode")
    if known(b, value) == 0:
        return b.emit("Pad", x, amounts)
    return b.emit("PadV2", x, amounts, as_tensor(b, value, b.type(x).dtype))


@function
def tile(b: GraphBuilder, x: Tensor, multiples: Sizes) -> Value:
    """x repeated along each axis as often as `multiples` says."""
    return b.emit("Tile", x, multiples)


@function
def reverse(b: GraphBuilder, x: Tensor, axis: Ints) -> Value:
    """x with the order along the axes turned round."""
    return b.emit("ReverseV2", x, i32_const(b, axis, "axes"))


@function
def gather(b: GraphBuilder, x: Tensor, indices: Index, axis: int = 0) -> Value:
    """The slices of x along an axis that `indices` names."""
    return b.emit("GatherV2", x, indices, b.const(axis))


@function
def one_hot(
    b: GraphBuilder,
    indices: Index,
    depth: LanguageValue,
    on_value: Operand | None = None,
    off_value: Operand | None = None,
    axis: int = -1,
    dtype: DType = f32,
) -> Value:
    """A new axis of length `depth` that is `on_value` at each index and `off_value` elsewhere (1 and 0)."""
    zero_one = (False, True) if dtype == boolean else (0, 1)
    on = as_tensor(b, zero_one[1], dtype) if on_value is None else on_value
    off = as_tensor(b, zero_one[0], b.type(on).dtype) if off_value is None else off_value
    return b.emit("OneHot", indices, as_tensor(b, depth, i32), on, off, axis=axis)


@function(name="range")
def range_(
    b: GraphBuilder,
    start: LanguageValue,
    limit: LanguageValue = None,
    delta: LanguageValue = 1,
    dtype: DType | None = None,
) -> Value:
    """start, start + delta, … below `limit`; `range(n)` counts from 0."""
    if limit is None:
        start, limit = 0, start
    parts = (start, limit, delta)
    chosen = dtype or next((b.type(p).dtype for p in parts if isinstance(p, Value) and p not in b.weak), None)
    chosen = chosen or default_dtype(b, parts) or i32
    return b.emit("Range", *(as_tensor(b, part, chosen) for part in parts))


@function
def linspace(b: GraphBuilder, start: Operand, stop: Operand, num: Index) -> Value:
    """`num` numbers, evenly spaced from start to stop."""
    floats = [b.emit("Cast", v, DstT=f32) if b.type(v).dtype.is_integer else v for v in (start, stop)]
    return b.emit("LinSpace", *floats, num)


@function
def fill(b: GraphBuilder, shape: Sizes, value: Tensor) -> Value:
    """A tensor of the given shape, every element `value`."""
    return b.emit("Fill", shape, value)


@function
def zeros(b: GraphBuilder, shape: Sizes, dtype: DType = f32) -> Value:
    """A tensor of zeros."""
    return b.emit("Fill", shape, b.const(np.zeros((), dtype.storage)))


@function
def ones(b: GraphBuilder, shape: Sizes, dtype: DType = f32) -> Value:
    """A tensor of ones."""
    return b.emit("Fill", shape, b.const(np.ones((), dtype.storage)))


@function
def constant(b: GraphBuilder, value: LanguageValue, dtype: DType | None = None, shape: Ints | None = None) -> Value:
    """A constant of the given element type, and of the given shape when one number is to fill it."""
    content = known(b, value)
    if isinstance(content, Value):
        raise ArgumentError("a constant must be known while building", "E0304", "value")
    tensor = as_tensor(b, content, dtype)
    if shape is None:
        return tensor
    if b.type(tensor).shape == ():
        return b.emit("Fill", sizes(b, list(shape)), tensor)
    return b.emit("Reshape", tensor, sizes(b, list(shape)))


@function
def eye(b: GraphBuilder, n: LanguageValue, m: LanguageValue = None, dtype: DType = f32) -> Value:
    """A matrix of n rows (and m columns) with ones on its diagonal."""
    for argument in (n, m):
        if argument is not None and not is_size(argument) and not isinstance(argument, Value):
            raise ArgumentError(f"this must be a whole number, not {describe(b, argument)}", "E0304", "n")
    rows, columns = (as_tensor(b, v, i32) for v in (n, n if m is None else m))
    zero, one = b.const(0), b.const(1)
    down = b.emit("ExpandDims", b.emit("Range", zero, rows, one), b.const(1))
    same = b.emit("Equal", down, b.emit("Range", zero, columns, one))
    return same if dtype == boolean else b.emit("Cast", same, DstT=dtype)


@function
def ensure_shape(b: GraphBuilder, x: Tensor, shape: LanguageValue) -> Value:
    """x, whose shape is checked while running: dimensions are sizes, or None where anything goes."""
    dims = known(b, shape)
    if not is_list(dims) or not all(d is None or is_size(d) for d in dims):
        raise ArgumentError("a shape to check is a list of sizes and `None`s", "E0204", "shape")
    return b.emit("EnsureShape", x, type=TensorType(b.type(x).dtype, tuple(dims)))
