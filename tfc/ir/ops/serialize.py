"""Tensors as strings, serialized TensorProto messages (tensorflow/core/framework/tensor.proto, ops/parsing_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.slices import DTYPE_NUMBERS, DTYPES_BY_NUMBER
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import BITS, FALLIBLE, PURE
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.ops.files import scalar_text
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, DType, TensorType, dtype_of, f32, resource, string
from tfc.ir.wire import proto
from tfc.ir.wire.proto import as_bytes, as_number, fields, signed, unpacked

HOST = "it works on strings"

_DTYPE, _SHAPE, _CONTENT, _STRINGS = 1, 2, 4, 8
_LISTS = {5: "<f4", 6: "<f8"}
_LARGEST = 1 << 31
_VARINTS = (7, 10, 11)
"""The fields of i8 to i32, of i64 and of bool, where the numbers are not given as content."""


def _serialized(ctx: Infer) -> TensorType:
    if ctx.dtype(0) == resource or ctx.dtype(0) not in DTYPE_NUMBERS:
        ctx.fail(f"a tensor of {ctx.dtype(0)} can not be serialized", 0)
    return TensorType(string, ())


@host_ops(HOST, traits=PURE | FALLIBLE | BITS)(_serialized)
def SerializeTensor(tensor: Array) -> Array:
    """A tensor as a serialized TensorProto."""
    sizes = b"".join(proto.message(2, proto.integer(1, size)) for size in tensor.shape)
    head = proto.integer(_DTYPE, DTYPE_NUMBERS[dtype_of(tensor)]) + proto.message(_SHAPE, sizes)
    if tensor.dtype == object:
        items = (proto.data(_STRINGS, text_of(item), always=True) for item in tensor.reshape(-1).tolist())
        return scalar_text(head + b"".join(items))
    return scalar_text(head + proto.data(_CONTENT, tensor.astype(tensor.dtype.newbyteorder("<")).tobytes()))


def _parsed(ctx: Infer) -> TensorType:
    ctx.require(0, (string,), rank=0)
    dtype = dtype_attr(ctx, "out_type")
    if dtype == resource or dtype not in DTYPE_NUMBERS:
        ctx.fail(f"a tensor of {dtype} can not be parsed", attribute="out_type")
    return TensorType(dtype, None)


@host_ops(HOST, traits=PURE | FALLIBLE)(_parsed)
def ParseTensor(serialized: Array, *, out_type: DType) -> Array:
    """The tensor in a serialized TensorProto, which must be of this element type."""
    try:
        dtype, shape, values = _message(text_of(serialized.item()))
    except ValueError as problem:
        raise Error(f"Could not parse `serialized` as TensorProto: {problem}") from problem
    if dtype != out_type:
        raise Error(f"Type mismatch between parsed tensor ({dtype}) and dtype ({out_type})")
    size = int(np.prod(shape, dtype=object))
    if values.size > size or (size and not values.size) or size > _LARGEST:
        raise Error(f"a TensorProto of shape {list(shape)} holds {values.size} values")
    if values.size < size:  # the last one stands for all that follow
        values = np.concatenate([values, np.repeat(values[-1:], size - values.size)])
    return values.reshape(shape).astype(dtype.numpy)


def _message(content: bytes) -> tuple[DType, tuple[int, ...], Array]:
    """The element type, the shape and the values that are there; ValueError when the bytes are no TensorProto."""
    dtype, shape = f32, tuple[int, ...]()
    data, texts = b"", list[bytes]()
    lists: list[Array] = []
    for number, value in fields(content):
        if number == _DTYPE:
            if as_number(value) not in DTYPES_BY_NUMBER:
                raise ValueError(f"there is no element type {value!r}")
            dtype = DTYPES_BY_NUMBER[as_number(value)]
        elif number == _SHAPE:
            shape = tuple(_size(as_bytes(each)) for field, each in fields(as_bytes(value)) if field == 2)
        elif number == _CONTENT:
            data = as_bytes(value)
        elif number == _STRINGS:
            texts.append(as_bytes(value))
        elif number in _LISTS:
            raw = value if isinstance(value, bytes) else value.to_bytes(4 if number == 5 else 8, "little")
            lists.append(np.frombuffer(raw, _LISTS[number]))
        elif number in _VARINTS:
            numbers = unpacked(value) if isinstance(value, bytes) else [value]
            lists.append(np.array([signed(each) for each in numbers], np.int64))
    if dtype == string:
        return dtype, shape, np.array(texts, object)
    if data:
        return dtype, shape, np.frombuffer(data, dtype.storage.newbyteorder("<"))
    return dtype, shape, np.concatenate([np.zeros(0, dtype.storage), *(each.astype(dtype.storage) for each in lists)])


def _size(content: bytes) -> int:
    size = signed(as_number(dict(fields(content)).get(1, 0)))
    if not 0 <= size < 1 << 40:
        raise ValueError(f"a size of {size}")
    return size
