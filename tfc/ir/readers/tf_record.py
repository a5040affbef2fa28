"""TFRecord files: each record is its length, the length's checksum, its bytes, their checksum (TensorFlow's
core/lib/io/record_{reader,writer}.cc).

Records are read many at a time, so that their checksums are computed side by side.
"""

from __future__ import annotations

import gzip
import os
import struct
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import IO

import numpy as np

from tfc.ir.checkpoint.crc32c import crc32c, crc32c_each, mask, mask_each
from tfc.ir.errors import Error
from tfc.ir.readers.records import COMPRESSIONS, RecordFile, Records, open_binary
from tfc.ir.types import Array

_HEAD, _TAIL = 12, 4
_unpack_head = struct.Struct("<QI").unpack_from
_CHUNK = 1 << 18
_AT_ONCE = 1024

_FEW = 8
"""Below so many records of one length it is not worth to look for them."""

_Found = tuple[list[int], list[bytes], Array]
"""Where records begin, and the one behind them; their contents, and the checksums stored with them."""


def frames(contents: Sequence[bytes]) -> bytes:
    """Records as they stand in a file, one behind the other."""
    sizes = [struct.pack("<Q", len(content)) for content in contents]
    parts = []
    for size, content, of_size, of_content in zip(
        sizes, contents, crc32c_each(sizes), crc32c_each(contents), strict=True
    ):
        parts += [size, struct.pack("<I", mask(of_size)), content, struct.pack("<I", mask(of_content))]
    return b"".join(parts)


def write_records(path: str | os.PathLike[str], contents: Iterable[bytes], compression: str = "") -> int:
    """Write a TFRecord file, also a compressed one ("ZLIB" or "GZIP"); return how many records it has."""
    if compression not in COMPRESSIONS:
        raise Error(f"compression must be one of {', '.join(map(repr, COMPRESSIONS))}, not {compression!r}")
    written, batch = [], list[bytes]()
    count = 0
    for content in contents:
        count += 1
        batch.append(bytes(content))
        if len(batch) == _AT_ONCE:
            written.append(frames(batch))
            batch = []
    data = b"".join([*written, frames(batch)])
    if compression:
        data = zlib.compress(data) if compression == "ZLIB" else gzip.compress(data)
    Path(path).write_bytes(data)
    return count


class TFRecords(RecordFile):
    """The records of a TFRecord file. A key is `file:N`, N is the byte (decompressed) where a record begins.

    DATA_LOSS at the first record that is damaged or cut off; those before it are read.
    """

    def __init__(self, name: bytes, compression: str = "") -> None:
        self._name = name
        self._file: IO[bytes] = open_binary(name, compression)
        self._data, self._at, self._offset = b"", 0, 0
        """Bytes read ahead, where the next record begins among them, and where they begin in the file."""

    def take(self, count: int) -> Records:
        """The next records, as many as are read ahead, all of them with right checksums."""
        if not count or not self._find_record():
            return [], []
        begins, values, sums = self._of_one_length(count) or self._of_any_length(count)
        good = _count_good(values, sums)
        self._at = begins[good]
        if not good:
            raise self._damaged("corrupted")
        return [b"%s:%d" % (self._name, self._offset + begin) for begin in begins[:good]], values[:good]

    def _of_one_length(self, count: int) -> _Found | None:
        """The records read ahead that are as long as the first: the files of most data sets have no others."""
        data, at = self._data, self._at
        (length,) = struct.unpack_from("<Q", data, at)
        size = _HEAD + length + _TAIL
        count = min(count, (len(data) - at) // size)
        table = np.frombuffer(data, np.uint8, count * size, at).reshape(count, size)
        other = np.flatnonzero((table[:, :_HEAD] != table[0, :_HEAD]).any(axis=1))
        count = int(other[0]) if other.size else count
        if count < _FEW:
            return None
        begins = list(range(at, at + (count + 1) * size, size))
        values = [data[begin + _HEAD : begin + _HEAD + length] for begin in begins[:-1]]
        return begins, values, np.ascontiguousarray(table[:count, -_TAIL:]).view("<u4").reshape(count)

    def _of_any_length(self, count: int) -> _Found:
        """The records read ahead, one by one."""
        data, at, size = self._data, self._at, len(self._data)
        begins, values, sums = [at], list[bytes](), list[bytes]()
        while len(values) < count and at + _HEAD + _TAIL <= size:
            length, of_length = _unpack_head(data, at)
            end = at + _HEAD + length
            if of_length != _sum_of_length(length) or end + _TAIL > size:
                break  # for the next time
            values.append(data[at + _HEAD : end])
            sums.append(data[end : end + _TAIL])
            at = end + _TAIL
            begins.append(at)
        return begins, values, np.frombuffer(b"".join(sums), "<u4")

    def _find_record(self) -> bool:
        """Have the next record read ahead, all of it; False at the end of the file."""
        if len(self._data) - self._at < _HEAD:
            there = self._read_ahead(_HEAD)
            if there == 0:
                return False
            if there < _HEAD:
                raise self._damaged("truncated")
        length, of_length = _unpack_head(self._data, self._at)
        # A damaged length would ask for more memory than there is: look at its checksum first.
        if of_length != _sum_of_length(length):
            raise self._damaged("corrupted")
        size = _HEAD + length + _TAIL
        if len(self._data) - self._at < size and self._read_ahead(size) < size:
            raise self._damaged("truncated")
        return True

    def _read_ahead(self, wanted: int) -> int:
        """Have at least `wanted` bytes from the next record on, as far as the file has them; how many there are."""
        parts = [self._data[self._at :]]
        have = len(parts[0])
        try:
            while have < wanted and (more := self._file.read(min(max(wanted - have, _CHUNK), 1 << 26))):
                parts.append(more)
                have += len(more)
        except (OSError, EOFError, zlib.error) as problem:
            raise Error(f"{os.fsdecode(self._name)}: {problem}", "DATA_LOSS") from problem
        self._offset += self._at
        self._data, self._at = b"".join(parts), 0
        return have

    def _damaged(self, how: str) -> Error:
        return Error(f"{how} record at {self._offset + self._at} of {os.fsdecode(self._name)}", "DATA_LOSS")


@lru_cache(1 << 14)
def _sum_of_length(length: int) -> int:
    """The checksum that a file has behind a length; records of one file often have few."""
    return mask(crc32c(struct.pack("<Q", length)))


def _count_good(values: list[bytes], stored: Array) -> int:
    """How many of the first contents have the checksums that stand behind them."""
    crcs = np.array(crc32c_each(values), np.uint32)
    wrong = np.flatnonzero(mask_each(crcs) != stored)
    return int(wrong[0]) if wrong.size else len(values)
