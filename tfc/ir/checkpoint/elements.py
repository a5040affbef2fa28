"""Encoding of tensor elements in checkpoint files: numbers as raw little-endian bytes, strings after their lengths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.crc32c import crc32c, mask
from tfc.ir.checkpoint.slices import SliceSpec
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, DType
from tfc.ir.wire.proto import packed, read_varint


def encode_elements(array: Array) -> tuple[list[bytes | memoryview], int]:
    """The pieces of a tensor's bytes and their CRC32C."""
    if array.dtype.kind in "OSU":
        items = [text_of(item) for item in np.asarray(array, object).reshape(-1).tolist()]
        crc = crc32c(_words(len(item) for item in items))
        stored = mask(crc).to_bytes(4, "little")
        text = b"".join(items)
        return [packed(len(item) for item in items), stored, text], crc32c(text, crc32c(stored, crc))
    data = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    return [data.data], crc32c(data)


def decode_elements(data: bytes, dtype: DType, shape: Sequence[int]) -> tuple[Array, int]:
    """The tensor in these bytes and their CRC32C; ValueError when there are too few or too many."""
    count = math.prod(shape)
    if dtype.kind != "string":
        if len(data) != count * dtype.size:
            raise ValueError(f"{len(data)} bytes for a {dtype}{list(shape)}")
        return np.frombuffer(data, dtype.storage).reshape(shape), crc32c(data)
    if count > len(data):
        raise ValueError(f"{len(data)} bytes for {count} strings")
    lengths, at = [], 0
    for _ in range(count):
        length, at = read_varint(data, at)
        lengths.append(length)
    crc = crc32c(data[at : at + 4], crc32c(_words(lengths)))
    at += 4
    if at + sum(lengths) != len(data):
        raise ValueError(f"{len(data) - at} bytes for strings of {sum(lengths)}")
    text = data[at:]
    array, at = np.empty(count, object), 0
    for i, length in enumerate(lengths):
        array[i] = text[at : at + length]
        at += length
    return array.reshape(shape), crc32c(text, crc)


def join_slices(title: str, dtype: DType, shape: tuple[int, ...], slices: Sequence[tuple[SliceSpec, Array]]) -> Array:
    """The tensor that its slices make up; DATA_LOSS when they leave holes."""
    if sum(array.size for _, array in slices) >= math.prod(shape):  # else the file does not hold what it claims
        whole = np.zeros(shape, dtype.storage)
        covered = np.zeros(shape, bool)
        for spec, array in slices:
            whole[spec.index] = array
            covered[spec.index] = True
        if covered.all():
            return whole
    raise Error(f"the slices of tensor {title} do not make up all of it", "DATA_LOSS")


def _words(lengths: Iterable[int]) -> bytes:
    """Lengths as their checksum sees them: four bytes each, eight when they need it."""
    return b"".join(n.to_bytes(4 if n < 1 << 32 else 8, "little") for n in lengths)
