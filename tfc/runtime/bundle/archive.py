"""The container of a compiled module: a zip whose members are stored as they are and start at multiples of 4096.

Anybody's `unzip` opens it, the loader maps it, and equal members give equal bytes: fixed time stamps, no names of
users or systems. Reading is stricter than zip: every field must be what the writer would have written, so a damaged
file is an error here and not a surprise later. (PKWARE APPNOTE 6.3; 4.3.14 for files beyond 4 GiB.)
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import NoReturn

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record

PAGE = 4096
"""The alignment of members: they can be mapped by themselves."""
LARGE = 0xFFFFFFFF
"""Sizes and offsets from here on go into the records of large files."""
_MANY = 0xFFFF
_EPOCH = 0x0021  # 1980-01-01, the first day a zip can name
_FIRST = frozenset("0123456789_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_OTHERS = _FIRST | set(".+-")

_LOCAL = struct.Struct("<4s5H3I2H")
_CENTRAL = struct.Struct("<4s6H3I5H2I")
_END = struct.Struct("<4s4H2IH")
_LARGE_END = struct.Struct("<4sQ2H2I4Q")
_LOCATOR = struct.Struct("<4sIQI")
_PADDING_ID = 0xD935  # the id that Android's zipalign pads with
_LARGE_ID = 0x0001

Bytes = bytes | memoryview


@record(frozen=True)
class _Entry:
    """A member's row in the directory."""

    name: bytes
    crc: int
    size: int
    offset: int

    @property
    def is_large(self) -> bool:
        return self.size >= LARGE or self.offset >= LARGE

    def central(self) -> bytes:
        """Its record in the central directory."""
        size, offset, extra = self.size, self.offset, b""
        if self.is_large:
            extra = struct.pack("<2H3Q", _LARGE_ID, 24, self.size, self.size, self.offset)
            size = offset = LARGE
        version = 45 if extra else 20
        numbers = (self.crc, size, size, len(self.name), len(extra), 0, 0, 0, 0, offset)
        return _CENTRAL.pack(b"PK\1\2", version, version, 0, 0, 0, _EPOCH, *numbers) + self.name + extra

    def local(self) -> bytes:
        """The header before its data, padded so that the data starts at a page."""
        size, extra = self.size, b""
        if self.is_large:
            extra = struct.pack("<2H2Q", _LARGE_ID, 16, self.size, self.size)
            size = LARGE
        start = self.offset + _LOCAL.size + len(self.name) + len(extra) + 4
        gap = -start % PAGE
        extra += struct.pack("<2H", _PADDING_ID, gap) + bytes(gap)
        version = 45 if self.is_large else 20
        numbers = (self.crc, size, size, len(self.name), len(extra))
        return _LOCAL.pack(b"PK\3\4", version, 0, 0, 0, _EPOCH, *numbers) + self.name + extra


def _is_name(name: str) -> bool:
    """True for a valid name of a member: folders and a file, none of which leads out of the archive or hides.

    A regular expression would say it too, and take longer to compile than all else that this module does.
    """
    return all(part[:1] in _FIRST and _OTHERS.issuperset(part) for part in name.split("/"))


def lay_out(members: Sequence[tuple[str, Bytes]], start: int = 0) -> Iterator[Bytes]:
    """The pieces of an archive of these members, for a file that already holds `start` bytes."""
    entries = []
    at = start
    for name, data in members:
        if not _is_name(name):
            raise ValueError(f"{name!r} cannot name a member")
        entry = _Entry(name.encode(), zlib.crc32(data), len(data), at)
        header = entry.local()
        entries.append(entry)
        yield header
        yield data
        at += len(header) + len(data)
    directory = b"".join(entry.central() for entry in entries)
    yield directory + _end(len(entries), len(directory), at)


def _end(count: int, size: int, offset: int) -> bytes:
    """The records that close an archive whose directory has this size and offset."""
    plain = _END.pack(b"PK\5\6", 0, 0, min(count, _MANY), min(count, _MANY), min(size, LARGE), min(offset, LARGE), 0)
    if count < _MANY and offset < LARGE:
        return plain
    large = _LARGE_END.pack(b"PK\6\6", _LARGE_END.size - 12, 45, 45, 0, 0, count, count, size, offset)
    return large + _LOCATOR.pack(b"PK\6\7", 0, offset + size, 1) + plain


def read_archive(data: memoryview, where: str, checked: str = "") -> tuple[dict[str, memoryview], int]:
    """The members by name, as views of `data`, and the offset of the archive in it: it may follow other bytes.

    DATA_LOSS, naming the file as `where`, unless everything is as `lay_out` writes it. Of the contents only that of the
    member `checked` is held against its checksum: it is the one to hold digests of the others.
    """
    reader = _Reader(data, where, checked)
    try:
        return reader.members(), reader.start
    except struct.error:
        reader.fail("it ends too early")


class _Reader:
    def __init__(self, data: memoryview, where: str, checked: str) -> None:
        self.data = data
        self.where = where
        self.checked = checked
        self.start = len(data)

    def fail(self, reason: str) -> NoReturn:
        raise Error(f"{self.where} is damaged: {reason}", code="DATA_LOSS")

    def members(self) -> dict[str, memoryview]:
        count, directory, end = self._directory()
        found: dict[str, memoryview] = {}
        record = directory
        begin = None
        for _ in range(count):
            entry, record = self._entry(record, end)
            name = entry.name.decode("ascii", "replace")
            if not _is_name(name) or name in found:
                self.fail(f"it has a member {name!r}")
            if begin is None:
                begin = self.start = entry.offset
            if entry.offset != begin:
                self.fail(f"member {name} does not follow the one before it")
            start = self._local(entry)
            begin = start + entry.size
            found[name] = self.data[start:begin]
            if name == self.checked and zlib.crc32(found[name]) != entry.crc:
                self.fail(f"the checksum of member {name} differs")
        if record != end or (begin or directory) != directory:
            self.fail("its members and its directory do not meet")
        return found

    def _directory(self) -> tuple[int, int, int]:
        """The number of members, and the bounds of the directory."""
        close = len(self.data) - _END.size
        if close < 0:
            self.fail("it is too short")
        fields = _END.unpack_from(self.data, close)
        mark, _, _, _, count, size, offset, _ = fields
        if mark != b"PK\5\6":
            self.fail("its directory is missing")
        end = close
        locator = close - _LOCATOR.size
        if (count == _MANY or offset == LARGE) and locator >= _LARGE_END.size:
            end = locator - _LARGE_END.size
            *_, count, size, offset = _LARGE_END.unpack_from(self.data, end)
        if offset + size != end or self.data[end:] != _end(count, size, offset):
            self.fail("its directory is not where it should be")
        return count, offset, end

    def _entry(self, at: int, end: int) -> tuple[_Entry, int]:
        """The directory's record at `at`, and the offset of the next one."""
        fields = _CENTRAL.unpack_from(self.data, at)
        crc, size, length, extra, offset = fields[7], fields[8], fields[10], fields[11], fields[16]
        start = at + _CENTRAL.size
        if start + length + extra > end:
            self.fail("its directory is cut off")
        if extra:
            size, _, offset = struct.unpack_from("<4x3Q", self.data, start + length)
        entry = _Entry(bytes(self.data[start : start + length]), crc, size, offset)
        record = entry.central()
        if bytes(self.data[at : at + len(record)]) != record:
            self.fail("its directory holds what tfc does not write")
        return entry, at + len(record)

    def _local(self, entry: _Entry) -> int:
        """The offset of a member's data, its own header checked."""
        header = entry.local()
        start = entry.offset + len(header)
        if bytes(self.data[entry.offset : start]) != header:  # a view would compare byte by byte, and so for pages
            self.fail(f"member {entry.name.decode()} is not where the directory says")
        return start
