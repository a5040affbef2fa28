"""TensorArrays as TensorFlow has them: ops on a handle, ordered by a scalar `flow` (core/ops/data_flow_ops.cc).

Every op that changes an array takes the flow of the one before and gives one on, so that data edges say in which order
things happen, through loops too. What a handle stands for and the rules of reading and writing are in
ir/reference/tensor_array.py. The pass raise_tensor_arrays turns arrays it can see through into plain tensors; the rest
runs on the host. `element_shape` of a read, and of what takes one without TensorFlow having it, says what is known of
the result: TensorFlow finds that through the handle.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import dtype_attr, shape_attr
from tfc.ir.ops.handles import HANDLE, check_handle, host_ops, of_handle
from tfc.ir.reference.tensor_array import TensorArray, handle_of, held, known_shape
from tfc.ir.types.types import Array, DType, TensorType, f32, fits, i32, i64, tensor

array_op = host_ops("a TensorArray that is not raised to a tensor lives on the host")

Sizes = tuple[int | None, ...] | None
FLOW = TensorType(f32, ())


def _array(handle: Array) -> TensorArray:
    found: TensorArray = held(handle, TensorArray, "TensorArray")
    return found


def _made(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (i32,), rank=0)
    shape_attr(ctx, "element_shape")
    return [HANDLE, FLOW]


@array_op(_made)
def TensorArrayV3(
    size: Array,
    *,
    dtype: DType,
    element_shape: Sizes = None,
    dynamic_size: bool = False,
    clear_after_read: bool = True,
    identical_element_shapes: bool = False,
    tensor_array_name: str = "",
) -> tuple[Array, Array]:
    """A new array of `size` tensors for this step: its handle, and the flow that orders what is done with it.

    Each element may be written once. `dynamic_size` lets a write beyond the end grow the array, `clear_after_read`
    forgets an element that was read, `identical_element_shapes` makes the first write fix the shape of all.
    """
    name = tensor_array_name or "TensorArray"
    array = TensorArray(name, dtype, int(size), element_shape, dynamic_size, clear_after_read, identical_element_shapes)
    return handle_of(array), np.zeros((), f32.numpy)


@array_op(of_handle(HANDLE, FLOW, flow=1))
def TensorArrayGradV3(handle: Array, flow_in: Array, *, source: str) -> tuple[Array, Array]:
    """The array that holds the gradients of another one's elements, and the flow to begin with.

    Writes of one element add up; what was never written reads as zeros. `source` tells several gradients apart.
    """
    return handle_of(_array(handle).gradient(source)), flow_in


@array_op(of_handle(FLOW, flow=3, then=i32))
def TensorArrayWriteV3(handle: Array, index: Array, value: Array, flow_in: Array) -> Array:
    """Write `value` to element `index`; the result is the flow after it."""
    _array(handle).write(int(index), value)
    return flow_in


def _read(ctx: Infer) -> TensorType:
    check_handle(ctx, 2)
    ctx.require(1, (i32,), rank=0)
    return TensorType(dtype_attr(ctx, "dtype"), shape_attr(ctx, "element_shape"))


@array_op(_read)
def TensorArrayReadV3(
    handle: Array, index: Array, flow_in: Array, *, dtype: DType, element_shape: Sizes = None
) -> Array:
    """Element `index`, which is cleared unless the array was made with clear_after_read=false."""
    return _typed(_array(handle).read(int(index)), dtype, element_shape)


def _typed(value: Array, dtype: DType, shape: Sequence[int | None] | None) -> Array:
    if value.dtype != dtype.numpy:
        raise ValueError(f"TensorArray dtype is {value.dtype} but op requested dtype {dtype}.")
    if shape is not None and not fits(value.shape, shape):
        raise ValueError(f"the element has shape {list(value.shape)}, not {list(shape)}")
    return value


def _gather(ctx: Infer) -> TensorType:
    check_handle(ctx, 2)
    ctx.require(1, (i32,), rank=1)
    dtype, element = dtype_attr(ctx, "dtype"), shape_attr(ctx, "element_shape")
    count = ctx.shape(1)
    return TensorType(dtype, None if element is None else ((count or (None,))[0], *element))


@array_op(_gather)
def TensorArrayGatherV3(
    handle: Array, indices: Array, flow_in: Array, *, dtype: DType, element_shape: Sizes = None
) -> Array:
    """The elements that `indices` names, read and stacked along a new first axis. They must be of one shape."""
    array = _array(handle)
    rows = [_typed(array.read(int(i)), dtype, element_shape) for i in indices]
    if not rows:
        return np.zeros((0, *_empty(array, element_shape, "packing")), dtype.numpy)
    for i, row in enumerate(rows):
        if row.shape != rows[0].shape:
            raise ValueError(
                f"TensorArray has inconsistent shapes.  Index 0 has shape: {list(rows[0].shape)} but index {i} has "
                f"shape: {list(row.shape)}"
            )
    return np.stack(rows)


def _empty(array: TensorArray, shape: Sequence[int | None] | None, doing: str) -> tuple[int, ...]:
    """The shape of an element (concatenating: behind its first axis) of an array that has none."""
    if shape is None and array.element is not None:
        shape = array.element if doing == "packing" else array.element[1:]
    known = known_shape(shape)
    if known is None:
        raise ValueError(
            f"TensorArray has size zero, but element shape {shape} is not fully defined. Currently only static shapes "
            f"are supported when {doing} zero-size TensorArrays."
        )
    return known


def _scatter(ctx: Infer) -> TensorType:
    check_handle(ctx, 3)
    ctx.require(1, (i32,), rank=1)
    indices, value = ctx.shape(1), ctx.shape(2)
    if value is not None and not value:
        ctx.fail("Input value must be at least a vector but received a scalar", 2)
    if indices is not None and value is not None:
        ctx.merge(indices, value[:1], 2, "Expected len(indices) == values.shape[0]")
    return FLOW


@array_op(_scatter)
def TensorArrayScatterV3(handle: Array, indices: Array, value: Array, flow_in: Array) -> Array:
    """Write the rows of `value` to the elements that `indices` names; the result is the flow after that."""
    array = _array(handle)
    if len(indices) != len(value):
        raise ValueError(f"Expected len(indices) == values.shape[0], but saw: {len(indices)} vs. {len(value)}")
    for index, row in zip(indices.tolist(), value, strict=True):
        array.write(index, row)
    return flow_in


def _concat(ctx: Infer) -> list[TensorType]:
    check_handle(ctx, 1)
    rest = shape_attr(ctx, "element_shape_except0")
    shape = None if rest is None else (None, *rest)
    return [TensorType(dtype_attr(ctx, "dtype"), shape), TensorType(i64, (None,))]


@array_op(_concat)
def TensorArrayConcatV3(
    handle: Array, flow_in: Array, *, dtype: DType, element_shape_except0: Sizes = None
) -> tuple[Array, Array]:
    """All elements one after the other along their first axis, and the length of each."""
    array = _array(handle)
    parts = [_typed(array.read(i), dtype, None) for i in range(array.length())]
    if not parts:
        rest = _empty(array, element_shape_except0, "concatenating")
        return np.zeros((0, *rest), dtype.numpy), np.zeros(0, np.int64)
    for i, part in enumerate(parts):
        if not part.ndim:
            raise ValueError(
                f"Concat saw a scalar shape at index {i} but requires at least vectors.  Did you mean to call pack?"
            )
        if part.shape[1:] != parts[0].shape[1:]:
            raise ValueError(
                "TensorArray has inconsistent shapes.  Index 0 has (excepting dimension 0) shape: "
                f"{list(parts[0].shape[1:])} but index {i} has (excepting dimension 0) shape: {list(part.shape[1:])}"
            )
    return np.concatenate(parts), np.array([len(part) for part in parts], np.int64)


def _split(ctx: Infer) -> TensorType:
    check_handle(ctx, 3)
    ctx.require(2, (i64,), rank=1)
    if ctx.shape(1) == ():
        ctx.fail("Expected value to be at least a vector, but received a scalar", 1)
    return FLOW


@array_op(_split)
def TensorArraySplitV3(handle: Array, value: Array, lengths: Array, flow_in: Array) -> Array:
    """Cut `value` along its first axis into pieces of these lengths and write them; the result is the flow after."""
    array, counts = _array(handle), [int(n) for n in lengths]
    if min(counts, default=0) < 0 or sum(counts) != len(value):
        raise ValueError(
            f"Expected sum of lengths to be equal to values.shape[0], but sum of lengths is {sum(counts)} and value's "
            f"shape is: {list(value.shape)}"
        )
    if not array.dynamic and array.length() != len(counts):
        raise ValueError(
            f"TensorArray's size is not equal to the size of lengths ({array.length()} vs. {len(counts)}), and the "
            "TensorArray is not marked as dynamically resizeable"
        )
    for i, (start, end) in enumerate(pairwise(np.cumsum([0, *counts]).tolist())):
        array.write(i, value[start:end])
    return flow_in


@array_op(of_handle(tensor(i32), flow=1))
def TensorArraySizeV3(handle: Array, flow_in: Array) -> Array:
    """The number of elements."""
    return np.array(_array(handle).length(), np.int32)


@array_op(of_handle())
def TensorArrayCloseV3(handle: Array) -> None:
    """Let go of the array's elements; any use after that is an error."""
    _array(handle).close()
