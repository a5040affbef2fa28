"""Checksums of many TFRecords of one length, all verified together.

A CRC is linear over GF(2). The remainder of records behind each other is the XOR of theirs, each moved past what stands
behind it, and what a record leaves follows from the checksum stored in it, if that is right. So one checksum of all the
bytes says whether every stored one is: the processor computes it at the speed of memory, where a call for each record
would take longer than its bytes. A single damaged record is always found, and several as surely as any checksum does.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tfc.ir.checkpoint.crc32c import Words, crc32c, distance, move_each, unmask_each
from tfc.ir.types.types import Array

_ONES = 0xFFFFFFFF
_HEAD, _TAIL = 12, 4
AT_ONCE = 1024
"""Records whose checksums are joined in one go."""


def all_are_good(data: bytes, stored: Words) -> bool:
    """True when the contents of all records in `data` match the masked checksums `stored`.

    The records fill `data`, are of one length and begin with the same 12 bytes, which have been looked at.
    """
    count = len(stored)
    size = len(data) // count
    pieces = range(0, count, AT_ONCE)
    whole = len(pieces) == 1
    return all(
        _are_good(data if whole else data[k * size : (k + AT_ONCE) * size], stored[k : k + AT_ONCE]) for k in pieces
    )


def _are_good(data: bytes, stored: Words) -> bool:
    count = len(stored)
    size = len(data) // count
    # What a content leaves, and its checksum as it stands behind it: four bytes later both have moved equally far.
    left = unmask_each(stored) ^ stored ^ np.uint32(_constant(data[:_HEAD], size))
    bits = np.unpackbits(left[::-1].copy().view(np.uint8), bitorder="little")
    expected = int(np.bitwise_xor.reduce(_places(size, (count - 1).bit_length())[: 32 * count] * bits))
    return _remainder(data) == expected


def _remainder(data: bytes) -> int:
    """The remainder of bytes that begins with zero."""
    return crc32c(data, _ONES) ^ _ONES


@lru_cache(16)
def _constant(head: bytes, size: int) -> int:
    """The constant term of every record's checksum: its head, the initial ones and the final inversion."""
    return crc32c(bytes(size - _HEAD - _TAIL), _remainder(head))


@lru_cache(8)
def _places(size: int, levels: int) -> Array:
    """The positions of a remainder's bits at the end: 32 numbers for each of 2**levels records, from the last on."""
    places, operator = distance(_TAIL), distance(size)
    for _ in range(levels):
        places = np.concatenate([places, move_each(places, operator)])
        operator = move_each(operator, operator)
    return places
