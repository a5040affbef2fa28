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

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.crc32c import crc32c, crc32c_each, mask, mask_each
from tfc.ir.readers.equal_records import all_are_good
from tfc.ir.readers.records import COMPRESSIONS, RecordFile, Records, open_binary
from tfc.ir.types.strings import Numbered, Pieces
from tfc.ir.types.types import Array

_HEAD, _TAIL = 12, 4
_unpack_head = struct.Struct("<QI").unpack_from
_CHUNK = 1 << 18
_AT_ONCE = 1024

_FEW = 8
"""Below so many records of one length it is not worth to look for them."""

_MOST = 1 << 24
"""The most bytes read ahead for the sake of many records at a time."""

_Found = tuple[Sequence[int], Sequence[bytes], Array]
"""The offsets of records, and of the one behind them; their contents, and the checksums stored with them."""


def frames(contents: Sequence[bytes]) -> bytes:
    """Records as they are laid out in a file, one behind the other."""
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
        self._chunk = _CHUNK
        """The minimum number of bytes to read."""
        self._at_once = _CHUNK if compression else _MOST
        """The maximum number: what stands before damage in a compressed file must come without it."""
        self._problem: Error | None = None
        """Why no more can be read."""

    def take(self, count: int) -> Records:
        """The next records, as many as are read ahead, all of them with right checksums."""
        if not count or not self._find_record():
            return [], []
        begins, values, sums = self._of_one_length(count) or self._of_any_length(count)
        good = self._count_good(begins, values, sums)
        self._at = begins[good]
        if not good:
            raise self._damaged("corrupted")
        offset = self._offset
        numbers = (
            range(offset + begins[0], offset + begins[good], begins.step)
            if isinstance(begins, range)
            else [offset + begin for begin in begins[:good]]
        )
        return Numbered(self._name, numbers), values[:good]

    def _of_one_length(self, count: int) -> _Found | None:
        """The records read ahead that are as long as the first: the files of most data sets have no others."""
        (length,) = struct.unpack_from("<Q", self._data, self._at)
        size = _HEAD + length + _TAIL
        wanted = min(count, max(_MOST // size, 1)) * size
        if count >= _FEW and len(self._data) - self._at < wanted:
            self._read_ahead(wanted)
        data, at = self._data, self._at
        count = min(count, (len(data) - at) // size)
        table = np.frombuffer(data, np.uint8, count * size, at).reshape(count, size)
        heads = np.ascontiguousarray(table[:, :_HEAD]).view("<u4")
        other = np.flatnonzero((heads != heads[0]).any(axis=1))
        count = int(other[0]) if other.size else count
        if count < _FEW:
            return None
        if not other.size:
            self._chunk = max(wanted, _CHUNK)  # so that the next records fill what is read then
        sums = np.ascontiguousarray(table[:count, -_TAIL:]).view("<u4").reshape(count)
        return range(at, at + (count + 1) * size, size), Pieces(table[:count, _HEAD:-_TAIL]), sums

    def _count_good(self, begins: Sequence[int], values: Sequence[bytes], stored: Array) -> int:
        """The number of leading records whose contents match their checksums."""
        if isinstance(values, Pieces) and all_are_good(self._data[begins[0] : begins[-1]], stored):
            return len(values)
        crcs = np.array(crc32c_each(list(values)), np.uint32)
        wrong = np.flatnonzero(mask_each(crcs) != stored)
        return int(wrong[0]) if wrong.size else len(values)

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
            if there == 0 and self._problem is None:
                return False
            if there < _HEAD:
                raise self._problem or self._damaged("truncated")
        length, of_length = _unpack_head(self._data, self._at)
        # A damaged length would ask for more memory than there is: look at its checksum first.
        if of_length != _sum_of_length(length):
            raise self._damaged("corrupted")
        size = _HEAD + length + _TAIL
        if len(self._data) - self._at < size and self._read_ahead(size) < size:
            raise self._problem or self._damaged("truncated")
        return True

    def _read_ahead(self, wanted: int) -> int:
        """Buffer at least `wanted` bytes from the next record on, as far as the file has them; the number buffered."""
        have = len(self._data) - self._at
        parts = [self._data[self._at :]] if have else []
        try:
            while have < wanted and (more := self._file.read(min(max(wanted - have, self._chunk), self._at_once))):
                parts.append(more)
                have += len(more)
        except (OSError, EOFError, zlib.error) as problem:
            self._problem = Error(f"{os.fsdecode(self._name)}: {problem}", "DATA_LOSS")
        self._offset += self._at
        self._data, self._at = b"".join(parts), 0
        return have

    def _damaged(self, how: str) -> Error:
        return Error(f"{how} record at {self._offset + self._at} of {os.fsdecode(self._name)}", "DATA_LOSS")


@lru_cache(1 << 14)
def _sum_of_length(length: int) -> int:
    """The checksum of a length; cached, for records of one file often have few lengths."""
    return mask(crc32c(struct.pack("<Q", length)))
