"""Records of one file, by format. A reader opens one for each name it takes from its queue.

Keys say where a record stands, as TensorFlow's do (core/kernels/{text_line,fixed_length_record}_reader_op.cc and
whole_file_read_ops.cc).
"""

from __future__ import annotations

import gzip
import io
import itertools
import os
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, cast

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.base.system_errors import status_of
from tfc.ir.types.strings import Numbered, Pieces
from tfc.ir.types.types import Array

Records = tuple[Sequence[bytes], Sequence[bytes]]
"""Keys and values, as many of each; they need not be objects yet."""

COMPRESSIONS = ("", "ZLIB", "GZIP")
_CHUNK = 1 << 18


class RecordFile(ABC):
    """The records of one piece of work, in order."""

    is_one_record = False
    """There is one record, and the end comes with it."""
    _file: IO[bytes] | None = None

    @abstractmethod
    def take(self, count: int) -> Records:
        """The next records, at most `count`, none at the end of the file. DATA_LOSS where it is damaged."""

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()

    def __del__(self) -> None:
        self.close()  # a reader without references may be in the middle of a file


OpenFile = Callable[[bytes], RecordFile]
"""Opens the file of that name."""


def open_binary(name: bytes, compression: str = "") -> IO[bytes]:
    """A file opened for reading, decompressed on the way; NOT_FOUND or another status that says why it can not be."""
    try:
        if compression == "GZIP":
            return cast(IO[bytes], gzip.open(os.fsdecode(name), "rb"))
        file = open(os.fsdecode(name), "rb")  # noqa: SIM115  the caller closes it
        if compression != "ZLIB":
            return file
        return io.BufferedReader(_Decompressed(file), _CHUNK)
    except OSError as problem:
        raise file_error(name, problem) from problem


def file_error(name: bytes, problem: OSError) -> Error:
    """The error for a file that the system refuses."""
    return Error(f"{os.fsdecode(name)}; {problem.strerror or problem}", status_of(problem))


class _Decompressed(io.RawIOBase):
    """A zlib stream as a file."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file, self._inflate, self._ready = file, zlib.decompressobj(), b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        while not self._ready and not self._inflate.eof:
            given = self._inflate.unconsumed_tail or self._file.read(_CHUNK)
            if not given:
                raise EOFError("the compressed data ends early")
            self._ready = self._inflate.decompress(given, _CHUNK)
        size = min(len(self._ready), len(buffer))
        buffer[:size] = self._ready[:size]
        self._ready = self._ready[size:]
        return size

    def close(self) -> None:
        self._file.close()
        super().close()


class TextLines(RecordFile):
    r"""The lines of a text, without `\n` and `\r`. The key of the first one is `file:1`, headers are counted too."""

    def __init__(self, name: bytes, skipped: int = 0) -> None:
        self._name = name
        self._file = file = open_binary(name)
        self._lines: Iterator[bytes] = iter(file)
        self._number = sum(1 for _ in itertools.islice(self._lines, skipped))

    def take(self, count: int) -> Records:
        """The next lines."""
        lines = [line.rstrip(b"\n").replace(b"\r", b"") for line in itertools.islice(self._lines, count)]
        first = self._number + 1
        self._number += len(lines)
        return Numbered(self._name, range(first, first + len(lines))), lines


class FixedLengthRecords(RecordFile):
    """Records of `length` bytes each between a header and a footer; one begins `hop` bytes behind the one before.

    The key of the first one is `file:0`. What is left at the end and too short for a record is passed over.
    """

    def __init__(
        self, name: bytes, length: int, header: int = 0, footer: int = 0, hop: int = 0, compression: str = ""
    ) -> None:
        self._name, self._length, self._hop = name, length, hop or length
        file = open_binary(name, compression)
        if compression:
            with file:
                file = io.BytesIO(_whole(name, file))
        self._file: IO[bytes] = file
        self._end = file.seek(0, os.SEEK_END) - footer
        self._place, self._number = header, 0

    def take(self, count: int) -> Records:
        """The next records."""
        fitting = (self._end - self._place - self._length) // self._hop + 1
        count = min(count, max(fitting, 0))
        if not count:
            return [], []
        self._file.seek(self._place)
        data = self._file.read((count - 1) * self._hop + self._length)
        rows: Array = np.ndarray((count, self._length), np.uint8, data, strides=(self._hop, 1))
        keys = Numbered(self._name, range(self._number, self._number + count))
        self._place += count * self._hop
        self._number += count
        return keys, Pieces(rows)


def _whole(name: bytes, file: IO[bytes]) -> bytes:
    try:
        return file.read()
    except (OSError, EOFError, zlib.error) as problem:
        raise Error(f"{os.fsdecode(name)}: {problem}", "DATA_LOSS") from problem


class OneRecord(RecordFile):
    """A file that is one record, whose key is the file's name."""

    is_one_record = True

    def __init__(self, name: bytes, content: bytes) -> None:
        self._left: Records = ([name], [content])

    def take(self, count: int) -> Records:
        """The record, once."""
        if not count:
            return [], []
        taken, self._left = self._left, ([], [])
        return taken


def whole_file(name: bytes) -> RecordFile:
    """The content of a file as a record."""
    return OneRecord(name, read_file(name))


def name_itself(name: bytes) -> RecordFile:
    """No file: the name is the record."""
    return OneRecord(name, name)


def read_file(name: bytes) -> bytes:
    """The content of a file; NOT_FOUND or another status that says why there is none."""
    try:
        return Path(os.fsdecode(name)).read_bytes()
    except OSError as problem:
        raise file_error(name, problem) from problem
