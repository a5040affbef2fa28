"""The .npz files of a program, each opened once: its directory lists all arrays, and a program may load every one.

Arrays that lie in an archive as they are, which is how NumPy writes them unless asked to compress, are read straight
into their memory; zipfile would read each into memory of its own first.
"""

from __future__ import annotations

import io
import math
import os
import struct
import zipfile
import zlib
from functools import lru_cache
from pathlib import Path
from typing import IO, NamedTuple

import numpy as np

from tfc.ir.readers.numpy_files import MAX_HEADER, check_archive, read_layout
from tfc.ir.types.types import Array

ALIGNMENT = 64
"""Kernels read arrays that begin at multiples of so many bytes where they lie; others are copied first."""
PIECE = 1 << 18
"""Bytes that are read at a time: the second cache holds them for the checksum."""
_SMALL = 1 << 16
"""An array of fewer bytes shares a block with its like: it would keep the memory of large ones that go sooner."""
_BLOCK = 8 << 20
"""Bytes of memory that small arrays share: from 4 MiB on the system gives it in large pages, at half the price."""
_LOCAL_HEADER = struct.Struct("<4s22xHH")
_ENCRYPTED = 0x01


class Memory:
    """Allocator of memory for arrays that are about to be read, `expected` bytes in all."""

    def __init__(self, expected: int) -> None:
        self._expected = expected
        self._left = [np.empty(0, np.uint8)] * 2

    def take(self, size: int) -> Array:
        """So many bytes, in which a session can use an array as it is."""
        large = size >= _SMALL
        left = self._left[large]
        if left.size < size:
            block = np.empty(max(size, min(_BLOCK, self._expected)) + ALIGNMENT, np.uint8)
            left = block[-block.ctypes.data % ALIGNMENT :]
        self._left[large] = left[-(-size // ALIGNMENT) * ALIGNMENT :]
        return left[:size]


class Place(NamedTuple):
    """The position of an array's raw elements in a file, and their type.

    start     the first byte
    head      the checksum of what stands before them in their member of the archive
    checksum  that of the whole member
    """

    start: int
    shape: tuple[int, ...]
    by_columns: bool
    dtype: np.dtype[np.generic]
    head: int
    checksum: int

    @property
    def bytes(self) -> int:
        """The size of the elements in bytes."""
        return math.prod(self.shape) * self.dtype.itemsize

    def read(self, file: int, memory: Memory) -> Array:
        """The array, from a file that is open. BadZipFile and EOFError where it is damaged."""
        return self.fill(file, memory.take(self.bytes))

    def fill(self, file: int, content: Array) -> Array:
        """The same in bytes of memory that were taken for it."""
        checksum = self.head
        for at in range(0, content.size, PIECE):
            piece = content[at : at + PIECE].data
            if os.preadv(file, [piece], self.start + at) != piece.nbytes:
                raise EOFError("it ends early")
            checksum = zlib.crc32(piece, checksum)
        if checksum != self.checksum:
            raise zipfile.BadZipFile("its content has another checksum (CRC-32)")
        return content.view(self.dtype).reshape(self.shape, order="F" if self.by_columns else "C")


class Archive(NamedTuple):
    """An open archive, its members by the keys of their arrays, and memory for these."""

    zip: zipfile.ZipFile
    members: dict[str, zipfile.ZipInfo]
    memory: Memory

    def read(self, place: Place) -> Array:
        """An array that lies in the file as it is. BadZipFile and EOFError where it is damaged."""
        assert self.zip.fp is not None
        return place.read(self.zip.fp.fileno(), self.memory)

    def place(self, member: zipfile.ZipInfo) -> Place | None:
        """The position of a member's array in the file; None for compressed members, and for what NumPy would not
        write.
        """
        file = self.zip.fp
        lies = member.compress_type == zipfile.ZIP_STORED and not member.flag_bits & _ENCRYPTED
        if file is None or not lies or not hasattr(os, "preadv"):
            return None
        local = os.pread(file.fileno(), _LOCAL_HEADER.size, member.header_offset)
        if len(local) < _LOCAL_HEADER.size or local[:4] != b"PK\3\4":
            return None
        _, name, extra = _LOCAL_HEADER.unpack(local)
        return self._place(file, member, member.header_offset + _LOCAL_HEADER.size + name + extra)

    def _place(self, file: IO[bytes], member: zipfile.ZipInfo, start: int) -> Place | None:
        lead = os.pread(file.fileno(), min(MAX_HEADER, member.file_size, 1 << 10), start)
        head = lead[: _header_size(lead)]
        try:
            shape, by_columns, dtype = layout(head)
        except (ValueError, EOFError):
            return None
        if dtype.hasobject or len(head) + math.prod(shape) * dtype.itemsize != member.file_size:
            return None
        return Place(start + len(head), shape, by_columns, dtype, zlib.crc32(head), member.CRC)


def _header_size(lead: bytes) -> int:
    """The length of the header that bytes in NumPy's format begin with."""
    count = "<I" if lead[6:7] > b"\1" else "<H"
    begin = 8 + struct.calcsize(count)
    return begin + int(struct.unpack_from(count, lead, 8)[0]) if len(lead) >= begin else 0


@lru_cache(maxsize=256)
def layout(header: bytes) -> tuple[tuple[int, ...], bool, np.dtype[np.generic]]:
    """The header of a NumPy file: shape, whether columns are contiguous, element type. Weights of a net have few
    different ones. ValueError for anything else.
    """
    return read_layout(io.BytesIO(header))


class Archives:
    """Zip files by their paths, open until `close`."""

    def __init__(self) -> None:
        self._open: dict[Path, Archive] = {}

    def __getitem__(self, path: Path) -> Archive:
        """The archive in a file. Raises what zipfile does."""
        if path not in self._open:
            archive = zipfile.ZipFile(path)
            check_archive(archive)
            members = {
                info.filename.removesuffix(".npy"): info
                for info in archive.infolist()
                if info.filename.endswith(".npy")
            }
            self._open[path] = Archive(archive, members, Memory(path.stat().st_size))
        return self._open[path]

    def close(self) -> None:
        """Close them all."""
        while self._open:
            self._open.popitem()[1].zip.close()
