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
from pathlib import Path
from typing import IO

from tfc.ir.checkpoint.crc32c import crc32c_each, mask
from tfc.ir.errors import Error
from tfc.ir.readers.records import COMPRESSIONS, RecordFile, Records, open_binary

_HEAD, _TAIL = 12, 4
_CHUNK = 1 << 18
_AT_ONCE = 1024


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
        """The next records, all of them with right checksums."""
        begins: list[int] = []
        heads, sums, values = list[bytes](), list[tuple[int, int]](), list[bytes]()
        while len(values) < count and self._has_record(len(values)):
            data, at = self._data, self._at
            (length, of_length) = struct.unpack_from("<QI", data, at)
            end = at + _HEAD + length
            begins.append(self._offset + at)
            heads.append(data[at : at + 8])
            values.append(data[at + _HEAD : end])
            sums.append((of_length, struct.unpack_from("<I", data, end)[0]))
            self._at = end + _TAIL
        good = self._count_good(heads, values, sums)
        if good < len(values):
            self._at = begins[good] - self._offset
            if not good:
                raise self._damaged("corrupted")
        return [b"%s:%d" % (self._name, place) for place in begins[:good]], values[:good]

    def _has_record(self, taken: int) -> bool:
        """Whether a whole record is there. Reads ahead for the first one only: the others are checked before."""
        return self._lies_here() if taken else self._find_record()

    def _lies_here(self) -> bool:
        rest = len(self._data) - self._at
        return rest >= _HEAD and rest >= _HEAD + struct.unpack_from("<Q", self._data, self._at)[0] + _TAIL

    def _find_record(self) -> bool:
        rest = len(self._data) - self._at
        if rest < _HEAD:
            if self._read_ahead(_HEAD) == 0:
                return False
            if len(self._data) - self._at < _HEAD:
                raise self._damaged("truncated")
        (length, of_length) = struct.unpack_from("<QI", self._data, self._at)
        size = _HEAD + length + _TAIL
        if len(self._data) - self._at < size:
            # A damaged length would ask for more memory than there is: look at its checksum first.
            if mask(crc32c_each([self._data[self._at : self._at + 8]])[0]) != of_length:
                raise self._damaged("corrupted")
            if self._read_ahead(size) < size:
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

    def _count_good(self, heads: list[bytes], values: list[bytes], sums: list[tuple[int, int]]) -> int:
        found = zip(crc32c_each(heads), crc32c_each(values), strict=True)
        for k, ((of_head, of_value), stored) in enumerate(zip(found, sums, strict=True)):
            if (mask(of_head), mask(of_value)) != stored:
                return k
        return len(values)

    def _damaged(self, how: str) -> Error:
        return Error(f"{how} record at {self._offset + self._at} of {os.fsdecode(self._name)}", "DATA_LOSS")
