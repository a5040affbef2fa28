"""Bytes and texts become numbers: raw memory, rows of several types, CSV (TensorFlow's core/ops/parsing_ops.cc).

All take many records at a time and work on them by NumPy: an input pipeline spends its time here.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Sequence
from itertools import accumulate, pairwise

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE, STRINGS
from tfc.ir.ops.attributes import dtype_attr, ints_attr, str_attr
from tfc.ir.ops.files import typed_outputs
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.strings import Pieces, Strings, text_of
from tfc.ir.types.types import Array, DType, TensorType, f32, f64, i32, i64, product, string

HOST = "it works on strings"
record_op = host_ops(HOST, traits=PURE | FALLIBLE)
memory_op = host_ops(HOST, traits=PURE | FALLIBLE | STRINGS)

NUMBERS = (f32, f64, i32, i64)
_TENSORFLOW_NAMES = {"f16": "half", "f32": "float", "f64": "double", "i32": "int32", "i64": "int64"}


def _texts(array: Array | Strings) -> list[bytes]:
    if isinstance(array, Strings):
        return list(array.texts)
    items = array.reshape(-1).tolist()
    return items if all(type(item) is bytes for item in items) else [text_of(item) for item in items]


# ---- memory ---------------------------------------------------------------------------------------------------------


def _raw(ctx: Infer) -> TensorType:
    ctx.require(0, (string,))
    dtype = dtype_attr(ctx, "out_type")
    if dtype.size == 0:
        ctx.fail("attribute 'out_type' must be a type of numbers", attribute="out_type")
    shape = ctx.shape(0)
    return TensorType(dtype, None if shape is None else (*shape, None))


@memory_op(_raw)
def DecodeRaw(bytes: Array, *, out_type: DType, little_endian: bool = True) -> Array:
    """The numbers whose memory the strings are, along a new last axis. All strings must be of one length."""
    table = _table(bytes, "DecodeRaw requires input strings to all be the same size, but")
    size = table.shape[1]
    if size % out_type.size:
        name = _TENSORFLOW_NAMES.get(out_type.name, out_type.storage.name)
        raise Error(
            f"Input to DecodeRaw has length {size} that is not a multiple of {out_type.size}, the size of {name}"
        )
    return _memory(table, out_type, (*bytes.shape, size // out_type.size), little_endian)


def _table(strings: Array | Strings, requires: str) -> Array:
    """The bytes of strings of one length as a matrix, a row for each; of a file's records that is where they lie."""
    if isinstance(strings, Strings) and isinstance(strings.texts, Pieces):
        return strings.texts.matrix
    texts = _texts(strings)
    size = len(texts[0]) if texts else 0
    for k, text in enumerate(texts):
        if len(text) != size:
            raise Error(f"{requires} element {k} has size {size} != {len(text)}")
    return np.frombuffer(b"".join(texts), np.uint8).reshape(len(texts), size)


def _memory(table: Array, dtype: DType, shape: tuple[int, ...], little_endian: bool = True) -> Array:
    """The tensor whose memory the rows of a matrix of bytes are, one behind the other; over it if that is of bytes."""
    if dtype.kind == "bool":
        return (table != 0).reshape(shape)
    if dtype.size == 1:
        return table.view(dtype.storage).reshape(shape)
    numbers: Array = np.empty(shape, dtype.storage)
    numbers.reshape(-1).view(np.uint8).reshape(table.shape)[...] = table
    if not little_endian:
        part = dtype.size // (2 if dtype.is_complex else 1)
        numbers.reshape(-1).view(f"u{part}").byteswap(inplace=True)
    return numbers.astype(dtype.numpy, copy=False)


def _rows(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (string,))
    types = typed_outputs(ctx)
    if any(None in kind.dims for kind in types):
        ctx.fail("attribute 'shapes' must know all sizes", attribute="shapes")
    shape = ctx.shape(0)
    return [TensorType(kind.dtype, None if shape is None else (*shape, *kind.dims)) for kind in types]


@memory_op(_rows)
def DecodeRows(
    records: Array, *, dtypes: tuple[DType, ...], shapes: tuple[tuple[int, ...], ...], little_endian: bool = True
) -> tuple[Array, ...]:
    """Several tensors from records that hold the memory of one piece of each, one behind the other without gaps.

    Record k gives element k of every result: `DecodeRows(images, dtypes=[u8, f32], shapes=[[], [28, 28]])` reads a byte
    and a picture from each.
    """
    kinds = list(zip(dtypes, shapes, strict=True))
    sizes = [dtype.size * math.prod(shape) for dtype, shape in kinds]
    table = _table(records, "DecodeRows requires records to all be the same size, but")
    if not len(table):
        table = np.zeros((0, sum(sizes)), np.uint8)
    if table.shape[1] != sum(sizes):
        raise Error(f"a record has {table.shape[1]} bytes, what is declared takes {sum(sizes)}")
    ends = accumulate(sizes)
    return tuple(
        _memory(table[:, end - width : end], dtype, (*records.shape, *shape), little_endian)
        for (dtype, shape), width, end in zip(kinds, sizes, ends, strict=True)
    )


# ---- texts ----------------------------------------------------------------------------------------------------------


def _number(ctx: Infer) -> TensorType:
    ctx.require(0, (string,))
    return TensorType(dtype_attr(ctx, "out_type", *NUMBERS), ctx.shape(0))


@record_op(_number)
def StringToNumber(string_tensor: Array, *, out_type: DType = f32) -> Array:
    """The numbers that the strings spell in decimals."""
    texts = _texts(string_tensor)
    numbers = _numbers(texts, out_type)
    if isinstance(numbers, int):
        raise Error(f"StringToNumberOp could not correctly convert string: {_show(texts[numbers])}")
    return numbers.reshape(string_tensor.shape)


def _show(text: bytes) -> str:
    return text.decode("utf-8", "replace")


_INTEGER = re.compile(rb"\s*[+-]?[0-9]+\s*")


def _numbers(texts: Sequence[bytes], dtype: DType) -> Array | int:
    """The numbers that texts spell, or the place of the first one that spells none of the type."""
    try:
        found = np.array(list(map(int if dtype.is_integer else float, texts)), np.int64 if dtype.is_integer else None)
        limits = np.iinfo(dtype.storage) if dtype.is_integer else None
        fits = limits is None or not found.size or (found.min() >= limits.min and found.max() <= limits.max)
        if fits and not any(b"_" in text for text in texts):
            return found.astype(dtype.numpy)
    except (ValueError, OverflowError):
        pass
    return next(k for k, text in enumerate(texts) if not _is_number(text, dtype))


def _is_number(text: bytes, dtype: DType) -> bool:
    if dtype.is_integer:
        limits = np.iinfo(dtype.storage)
        return _INTEGER.fullmatch(text) is not None and limits.min <= int(text) <= limits.max
    try:
        return b"_" not in text and float(text) is not None
    except ValueError:
        return False


def _csv(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (string,))
    outputs = []
    if len(str_attr(ctx, "field_delim").encode()) != 1:
        ctx.fail("field_delim should be only 1 char", attribute="field_delim")
    for index in range(1, len(ctx.types)):
        default = ctx.types[index]
        if default.dtype not in (*NUMBERS, string):
            ctx.fail(f"csv: data type {default.dtype} not supported in field {index - 1}", index)
        count = product(default.shape) if default.shape is not None else None
        if isinstance(count, int) and count > 1:
            ctx.fail(f"There should only be 1 default per field but field {index - 1} has {count}", index)
        outputs.append(TensorType(default.dtype, ctx.shape(0)))
    if not outputs:
        ctx.fail("there must be at least one field")
    columns = ints_attr(ctx, "select_cols")
    if columns and len(columns) != len(outputs):
        ctx.fail("select_cols should match output size", attribute="select_cols")
    if any(column < 0 for column in columns):
        ctx.fail("select_cols should be non-negative indices", attribute="select_cols")
    if any(one >= next_one for one, next_one in pairwise(columns)):
        ctx.fail("select_cols should be strictly increasing indices", attribute="select_cols")
    return outputs


@record_op(_csv)
def DecodeCSV(
    records: Array,
    *record_defaults: Array,
    field_delim: str = ",",
    use_quote_delim: bool = True,
    na_value: str = "",
    select_cols: tuple[int, ...] = (),
) -> tuple[Array, ...]:
    """The fields of CSV records (RFC 4180), a tensor for each field, of the element type of its default.

    A field that is empty or `na_value` gets its default, which is one value, or an empty tensor where the field must be
    there. Fields in double quotes may hold anything; a quote inside is doubled. `select_cols` numbers the fields that
    are wanted, ascending from 0; what stands behind the last one is not looked at.
    """
    texts = _texts(records)
    stop = select_cols[-1] + 1 if select_cols else sys.maxsize
    delimiter = field_delim.encode()
    quoted = use_quote_delim and any(b'"' in text for text in texts)
    has_breaks = any(b"\n" in text or b"\r" in text for text in texts)
    lines = [
        _fields(text, delimiter, use_quote_delim, stop)
        if quoted or has_breaks
        else text.split(delimiter)
        if text
        else []
        for text in texts
    ]
    if select_cols:
        lines = [[line[column] for column in select_cols if column < len(line)] for line in lines]
    for k, line in enumerate(lines):
        if len(line) != len(record_defaults):
            raise Error(f"Expect {len(record_defaults)} fields but have {len(line)} in record {k}")
    columns = zip(*lines, strict=True) if lines else [()] * len(record_defaults)
    absent = (b"", na_value.encode())
    return tuple(
        _column(field, column, absent, default).reshape(records.shape)
        for field, (column, default) in enumerate(zip(columns, record_defaults, strict=True))
    )


def _column(field: int, texts: Sequence[bytes], absent: tuple[bytes, bytes], default: Array) -> Array:
    """One field of all records, as numbers of the default's type."""
    missing = [k for k, text in enumerate(texts) if text in absent]
    if missing and not default.size:
        raise Error(f"Field {field} is required but missing in record {missing[0]}!")
    if default.dtype == object:
        column: Array = np.array(texts, object)
        column[missing] = text_of(default.item()) if missing else b""
        return column
    dtype = next(kind for kind in NUMBERS if kind.numpy == default.dtype)
    present = list(texts)
    for k in missing:
        present[k] = b"0"
    numbers = _numbers(present, dtype)
    if isinstance(numbers, int):
        name = _TENSORFLOW_NAMES[dtype.name]
        raise Error(f"Field {field} in record {numbers} is not a valid {name}: {_show(texts[numbers])}")
    if missing:
        numbers[missing] = default.reshape(-1)[0]
    return numbers


def _fields(text: bytes, delimiter: bytes, quotes: bool, stop: int) -> list[bytes]:
    """The fields of one record that has quotes or line breaks, the first `stop` ones."""
    fields: list[bytes] = []
    at = 0
    while at < len(text) and len(fields) < stop:
        if text[at : at + 1] in b"\n\r":
            at += 1
        elif quotes and text[at : at + 1] == b'"':
            field, at = _quoted(text, at + 1, delimiter)
            fields.append(field)
        else:
            end = text.find(delimiter, at)
            end = len(text) if end < 0 else end
            field = text[at:end]
            if any(c in field for c in (b"\n", b"\r")) or (quotes and b'"' in field):
                raise Error("Unquoted fields cannot have quotes/CRLFs inside")
            fields.append(field)
            at = end + 1
    if text.endswith(delimiter):
        fields.append(b"")
    return fields


def _quoted(text: bytes, at: int, delimiter: bytes) -> tuple[bytes, int]:
    """The field behind an opening quote, and where the next one begins."""
    parts = []
    while (end := text.find(b'"', at)) >= 0:
        parts.append(text[at:end])
        behind = text[end + 1 : end + 2]
        if behind in (b"", delimiter):
            return b"".join(parts), end + 2
        if behind != b'"':
            raise Error("Quote inside a string has to be escaped by another quote")
        parts.append(b'"')
        at = end + 2
    raise Error("Quoted field has to end with quote followed by delim or end")
