"""CRC32C (Castagnoli), the checksum of TensorFlow's files, in NumPy: many chunks of the data advance side by side.

The remainder of A·B is that of A moved past len(B) zero bytes, XOR that of B. Moving is linear over GF(2), so a matrix
of 32 columns says all of it, and squaring the matrix doubles the distance. (Adler's crc32_combine in zlib; masking:
TensorFlow's core/lib/hash/crc32c.h.) Where the package google-crc32c is installed, the extra `records`, it computes the
checksums of bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint32]

_POLYNOMIAL = 0x82F63B78
_ONES = 0xFFFFFFFF
_MASK_DELTA = 0xA282EAD8
_SHORT = 512
"""Below this many bytes plain Python is as fast."""
_LONG = 4096
"""Pieces of more bytes are rather spread over lanes than put beside others."""
_PIECE = 1 << 24
"""The bytes handled at a time, so that copies stay small."""


def crc32c(data: bytes | memoryview | NDArray[np.uint8], before: int = 0) -> int:
    """The CRC32C of bytes; `before` is that of the bytes in front of them."""
    native = _native()
    if native is not None and isinstance(data, bytes):
        extended: int = native.extend(before, data)
        return extended
    array = np.frombuffer(data, np.uint8)
    crc = before ^ _ONES
    for at in range(0, array.size, _PIECE):
        crc = _advance(array[at : at + _PIECE], crc)
    return crc ^ _ONES


def crc32c_each(parts: Sequence[bytes]) -> list[int]:
    """The CRC32C of each of many short pieces of data, which advance side by side: row k of a matrix is part k."""
    native = _native()
    if native is not None:
        return list(map(native.value, parts))
    return _each_side_by_side(parts) if len(parts) > 1 else list(map(crc32c, parts))


@cache
def _native() -> ModuleType | None:
    """The package that uses the processor's instruction, unless it is not there or can not."""
    try:
        import google_crc32c
    except ImportError:
        return None
    return google_crc32c if google_crc32c.implementation == "c" else None


def _each_side_by_side(parts: Sequence[bytes]) -> list[int]:
    crcs = [0] * len(parts)
    long = [k for k, part in enumerate(parts) if len(part) > _LONG]
    for k in long:
        crcs[k] = crc32c(parts[k])
    short = [part for part in parts if len(part) <= _LONG] if long else parts
    width = max(map(len, short), default=0)
    # Zeros in front change nothing for a remainder that begins with zero; what it should have begun with is added.
    rows = np.frombuffer(b"".join([part.rjust(width, b"\0") for part in short]), np.uint8).reshape(len(short), width)
    starts = _ones_past(1 << width.bit_length())
    begun = np.array([starts[len(part)] for part in short], np.uint32)
    found = (_side_by_side(rows) ^ begun ^ np.uint32(_ONES)).tolist()
    places = (k for k, part in enumerate(parts) if len(part) <= _LONG)
    for k, crc in zip(places, found, strict=True):
        crcs[k] = crc
    return crcs


@cache
def _ones_past(count: int) -> list[int]:
    """The remainder of all ones, moved past 0, 1, … `count` zero bytes."""
    table, moved = _list(), [_ONES]
    for _ in range(count):
        moved.append(table[moved[-1] & 255] ^ moved[-1] >> 8)
    return moved


def _advance(piece: NDArray[np.uint8], crc: int) -> int:
    if piece.size < _SHORT:
        return _plain(piece.tobytes(), crc)
    lanes = 1 << (piece.size.bit_length() + 1) // 2
    length = piece.size // lanes
    remainders = _side_by_side(piece[: lanes * length].reshape(lanes, length))
    operator = distance(length)
    while len(remainders) > 1:  # neighbours are combined until one is left
        remainders = move_each(remainders[0::2], operator) ^ remainders[1::2]
        operator = _twice(operator)
    crc = int(move_each(np.array([crc], np.uint32), distance(lanes * length))[0]) ^ int(remainders[0])
    return _plain(piece[lanes * length :].tobytes(), crc)


def mask(crc: int) -> int:
    """A checksum as files store it: the CRC of data that holds CRCs would be weak."""
    return ((crc >> 15 | crc << 17) + _MASK_DELTA) & _ONES


def mask_each(crcs: Words) -> Words:
    """Checksums as files store them."""
    return (crcs >> np.uint32(15) | crcs << np.uint32(17)) + np.uint32(_MASK_DELTA)


def unmask_each(stored: Words) -> Words:
    """The inverse of `mask_each`."""
    rotated = stored - np.uint32(_MASK_DELTA)
    return rotated >> np.uint32(17) | rotated << np.uint32(15)


@cache
def _table() -> Words:
    """The table of remainders by one byte."""
    table = np.arange(256, dtype=np.uint32)
    for _ in range(8):
        table = np.where(table & 1, table >> 1 ^ np.uint32(_POLYNOMIAL), table >> 1).astype(np.uint32)
    return table


@cache
def _pairs() -> Words:
    """The table of remainders by two bytes."""
    table = _table()
    pairs = np.arange(1 << 16, dtype=np.uint32)
    for _ in range(2):
        pairs = table[pairs & 255] ^ pairs >> 8
    return pairs


@cache
def _list() -> list[int]:
    numbers: list[int] = _table().tolist()
    return numbers


def _plain(data: bytes, crc: int) -> int:
    table = _list()
    for byte in data:
        crc = table[(crc ^ byte) & 255] ^ crc >> 8
    return crc


def _side_by_side(rows: NDArray[np.uint8]) -> Words:
    """The remainder of each row, from zero."""
    table, pairs = _table(), _pairs()
    crc = np.zeros(len(rows), np.uint32)
    even = rows.shape[1] // 2 * 2
    columns: Any = np.ascontiguousarray(np.ascontiguousarray(rows[:, :even]).view("<u2").T)
    for column in columns:
        crc = pairs[(crc ^ column) & 0xFFFF] ^ crc >> 16
    if even < rows.shape[1]:
        crc = table[(crc ^ rows[:, even]) & 255] ^ crc >> 8
    return crc


@lru_cache(maxsize=64)
def distance(count: int) -> Words:
    """The matrix that moves a remainder past `count` zero bytes: column k is where bit k goes."""
    result = np.left_shift(np.uint32(1), np.arange(32, dtype=np.uint32))
    power = _table()[result & 255] ^ result >> 8
    while count:
        if count & 1:
            result = move_each(result, power)
        power = _twice(power)
        count >>= 1
    return result


def _twice(operator: Words) -> Words:
    return move_each(operator, operator)


def move_each(values: Words, operator: Words) -> Words:
    """Remainders moved as an operator of `distance` says."""
    moved = np.zeros_like(values)
    for bit in range(32):
        moved ^= np.where(values >> np.uint32(bit) & np.uint32(1), operator[bit], np.uint32(0)).astype(np.uint32)
    return moved
