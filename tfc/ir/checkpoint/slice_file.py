"""TensorFlow's v1 checkpoints: one table file with a list of tensors and slices, then each slice's data.

Elements are the repeated fields of a TensorProto. (TensorFlow's core/util/saved_tensor_slice.proto,
tensor_slice_writer.cc, tensor_slice_reader.cc.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.checkpoint.bundle import Part
from tfc.ir.checkpoint.elements import join_slices
from tfc.ir.checkpoint.files import read_file, replace_file
from tfc.ir.checkpoint.slices import (
    DTYPE_NUMBERS,
    DTYPES_BY_NUMBER,
    SliceSpec,
    decode_shape,
    decode_slice,
    encode_shape,
    encode_slice,
    full_slice,
    slice_key,
)
from tfc.ir.checkpoint.table import decode_table, encode_table
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, DType, dtype_of
from tfc.ir.wire import proto
from tfc.ir.wire.proto import as_bytes, as_number, fields, packed, signed, unpacked

_META_KEY = b""
_PRODUCER = 1
_LIMIT = 1 << 31
"""A message holds less than 2 GiB."""
_RAW = {"f32": (5, "<f4"), "f64": (6, "<f8"), "complex64": (9, "<f4"), "complex128": (12, "<f8")}
"""Element types whose field in a TensorProto (core/framework/tensor.proto) has fixed-size elements."""
_VARINTS = {"i32": 7, "i16": 7, "i8": 7, "u8": 7, "u16": 7, "i64": 10, "bool": 11, "f16": 13, "bf16": 13, "u32": 16,
            "u64": 17}  # fmt: skip
_STRING_FIELD = 8


@record(frozen=True)
class SavedTensor:
    """The type, shape and slices of a tensor in a file."""

    dtype: DType
    shape: tuple[int, ...]
    slices: tuple[SliceSpec, ...]


class SliceFile:
    """A v1 checkpoint opened for reading. NOT_FOUND when there is none, DATA_LOSS when it is damaged."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.tensors: dict[str, SavedTensor] = {}
        self._table = decode_table(read_file(Path(path)), self.path)
        try:
            self._read_list(self._table.get(_META_KEY, b""))
        except ValueError as problem:
            raise Error(f"{path} is damaged: {problem}", "DATA_LOSS") from problem

    def __iter__(self) -> Iterator[str]:
        """The names of the tensors."""
        return iter(self.tensors)

    def read(self, name: str, part: SliceSpec | None = None) -> Array:
        """A tensor or a part of it; NOT_FOUND when the file has none of this name."""
        saved = self.tensors.get(name)
        if saved is None:
            raise Error(f'Tensor name "{name}" not found in checkpoint file {self.path}', "NOT_FOUND")
        if part is not None and part.shape != saved.shape:
            raise Error(f"tensor {name} in {self.path} is {saved.dtype}{list(saved.shape)}, not {list(part.shape)}")
        slices = [(spec, self._read_slice(name, saved, spec)) for spec in saved.slices]
        whole = join_slices(f"{name} in {self.path}", saved.dtype, saved.shape, slices)
        return whole if part is None else np.ascontiguousarray(whole[part.index])

    def _read_slice(self, name: str, saved: SavedTensor, spec: SliceSpec) -> Array:
        try:
            message = _inner(_inner(self._table[slice_key(name, spec)], 2), 3)
            return _decode_data(message, saved.dtype, spec.sizes)
        except (KeyError, ValueError) as problem:
            raise Error(f"{self.path}: tensor {name} is damaged: {problem}", "DATA_LOSS") from problem

    def _read_list(self, message: bytes) -> None:
        for field, value in fields(_inner(message, 1)):
            if field != 1:
                continue
            name, shape, kind, slices = "", b"", 0, []
            for inner, item in fields(as_bytes(value)):
                if inner == 1:
                    name = as_bytes(item).decode()
                elif inner == 2:
                    shape = as_bytes(item)
                elif inner == 3:
                    kind = as_number(item)
                elif inner == 4:
                    slices.append(as_bytes(item))
            if kind not in DTYPES_BY_NUMBER:
                raise Error(f"tensor {name} has TensorFlow's element type {kind}", "UNIMPLEMENTED")
            sizes = decode_shape(shape)
            specs = tuple(decode_slice(each, sizes) for each in slices)
            self.tensors[name] = SavedTensor(DTYPES_BY_NUMBER[kind], sizes, specs)


def write_slice_file(path: str | Path, parts: Iterable[Part]) -> None:
    """Write a v1 checkpoint, at once or not at all. INVALID_ARGUMENT for slices that differ or are over 2 GiB."""
    tensors: dict[str, SavedTensor] = {}
    table: dict[bytes, bytes] = {}
    for name, array, given in parts:
        spec = given or full_slice(array.shape)
        dtype = dtype_of(array)
        saved = tensors.get(name, SavedTensor(dtype, spec.shape, ()))
        if (saved.dtype, saved.shape) != (dtype, spec.shape) or spec in saved.slices:
            raise Error(f"tensor {name} is saved twice, or in slices that differ in shape or type")
        tensors[name] = SavedTensor(dtype, spec.shape, (*saved.slices, spec))
        data = _encode_data(array, dtype)
        if len(data) >= _LIMIT:
            raise Error(f"tensor {name} is too large for this format (2 GiB); use SaveV2")
        message = proto.message(1, name.encode()) + proto.message(2, encode_slice(spec)) + proto.message(3, data)
        table[slice_key(name, spec)] = proto.message(2, message)
    listed = b"".join(
        proto.message(
            1,
            proto.message(1, name.encode())
            + proto.message(2, encode_shape(saved.shape))
            + proto.integer(3, DTYPE_NUMBERS[saved.dtype])
            + b"".join(proto.message(4, encode_slice(spec)) for spec in saved.slices),
        )
        for name, saved in tensors.items()
    )
    table[_META_KEY] = proto.message(1, listed + proto.message(2, proto.integer(1, _PRODUCER)))
    replace_file(Path(path), encode_table(table))


def _encode_data(array: Array, dtype: DType) -> bytes:
    """A TensorProto with the elements only."""
    flat = np.ascontiguousarray(array).reshape(-1)
    if dtype.name in _RAW:
        field, form = _RAW[dtype.name]
        return proto.message(field, flat.view(form).tobytes()) if flat.size else b""
    if dtype.name in _VARINTS:
        numbers = flat.view(np.uint16) if dtype.name in ("f16", "bf16") else flat
        return proto.message(_VARINTS[dtype.name], packed(map(int, numbers.tolist()))) if flat.size else b""
    return b"".join(proto.message(_STRING_FIELD, text_of(item)) for item in flat.tolist())


def _decode_data(message: bytes, dtype: DType, sizes: tuple[int, ...]) -> Array:
    if dtype.name in _RAW:
        form = _RAW[dtype.name][1]
        raw = b"".join(as_bytes(value) for field, value in fields(message) if field == _RAW[dtype.name][0])
        return np.frombuffer(raw, form).view(dtype.storage).reshape(sizes)
    if dtype.name in _VARINTS:
        numbers_read: list[int] = []
        for field, value in fields(message):
            if field == _VARINTS[dtype.name]:
                numbers_read += [value] if isinstance(value, int) else unpacked(value)
        numbers = np.array([n if dtype.kind == "uint" else signed(n) for n in numbers_read], object)
        if dtype.name in ("f16", "bf16"):
            return numbers.astype(np.uint16).view(dtype.storage).reshape(sizes)
        return numbers.astype(dtype.storage).reshape(sizes)
    strings = np.array([as_bytes(value) for field, value in fields(message) if field == _STRING_FIELD], object)
    return strings.reshape(sizes)


def _inner(message: bytes, wanted: int) -> bytes:
    """The message in a field, empty when there is none."""
    return b"".join(as_bytes(value) for field, value in fields(message) if field == wanted)
