"""Files in NumPy's formats, `.npy` and `.npz`, from anybody: nothing is unpickled, nothing larger than the file proves
is allocated, and whatever NumPy's and Python's readers raise about the content is one error.

(The formats: numpy/lib/_format_impl.py; PKWARE APPNOTE. Of a zip's compressions NumPy writes one, and only that is
read: some ask for gigabytes in a header of ten bytes.)
"""

from __future__ import annotations

import io
import math
import os
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array

MAX_HEADER = 10_000
"""Bytes of the header of an array: its type and shape."""
MAGIC = b"\x93NUMPY"
_COMPRESSIONS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DENSEST = 1032
"""Bytes that a byte of deflated data stands for at most."""

Layout = tuple[tuple[int, ...], bool, np.dtype[Any]]
"""The shape of an array, whether its columns are contiguous, and its element type."""


def read_layout(file: IO[bytes]) -> Layout:
    """The header of a stream in NumPy's format, which is left where the elements begin. ValueError for any other."""
    version = np.lib.format.read_magic(file)
    width = 2 if version == (1, 0) else 4
    size = file.read(width)
    if int.from_bytes(size, "little") > MAX_HEADER:  # which NumPy would read first
        raise ValueError(f"its header claims to have {int.from_bytes(size, 'little')} bytes")
    header = io.BytesIO(size + file.read(int.from_bytes(size, "little")))
    try:
        read_header = np.lib.format.read_array_header_1_0 if width == 2 else np.lib.format.read_array_header_2_0
        shape, by_columns, dtype = read_header(header, max_header_size=MAX_HEADER)
    except Exception as problem:  # it is read as a text of Python, by code that raises what Python's own tools do
        raise ValueError(f"its header is none: {problem}") from None
    if min(shape, default=0) < 0:
        raise ValueError(f"its header is none: a dimension is negative in {shape}")
    return shape, by_columns, dtype


def check_archive(archive: zipfile.ZipFile) -> None:
    """Check that members are compressed as NumPy does it, and hold no more than their bytes can; else ValueError."""
    for member in archive.infolist():
        if member.compress_type not in _COMPRESSIONS:
            raise ValueError(f"{member.filename} is compressed in a way that NumPy does not write")
        if member.file_size > _DENSEST * member.compress_size:
            raise ValueError(f"{member.filename} claims to hold {member.file_size} bytes")


def map_array(path: str | os.PathLike[str]) -> Array:
    """The array of an `.npy` file where it lies, read-only. OSError as the system has it; DATA_LOSS for damage."""
    with open(path, "rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise Error(f"{os.fspath(path)} is not a .npy file", "DATA_LOSS")
        file.seek(0)
        with _content_of(path):
            _check_size(file, os.fstat(file.fileno()).st_size)
            # Mapping checks that the file holds as much as its header claims before anything is allocated.
            array: Array = np.load(path, mmap_mode="r", allow_pickle=False)
    return array


def read_archive(path: str | os.PathLike[str], keys: Sequence[str] | None = None) -> dict[str, Array]:
    """Arrays of an `.npz` file, all unless `keys` names some. OSError as the system has it, NOT_FOUND for a key that
    there is not, DATA_LOSS when it is damaged.
    """
    with open(path, "rb") as file, _content_of(path), zipfile.ZipFile(file) as archive:
        check_archive(archive)
        members = {
            info.filename.removesuffix(".npy"): info for info in archive.infolist() if info.filename.endswith(".npy")
        }
        for key in keys or ():
            if key not in members:
                raise Error(f"{os.fspath(path)} has no array `{key}`; it has {', '.join(members)}", "NOT_FOUND")
        return {key: _member(archive, members[key]) for key in (members if keys is None else keys)}


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Array:
    with archive.open(info) as file:
        _check_size(file, info.file_size)
    with archive.open(info) as file:
        array: Array = np.lib.format.read_array(file, allow_pickle=False)
        if file.read(1):
            raise ValueError(f"{info.filename} holds more than its array")
    return array


def _check_size(file: IO[bytes], size: int) -> None:
    """Check that a stream of so many bytes can hold the array that it begins with."""
    shape, _, dtype = read_layout(file)
    if dtype.hasobject:
        raise ValueError("it holds Python objects, which are not read")
    if math.prod(shape) * dtype.itemsize > size - file.tell():
        raise ValueError("its header does not fit its content")


@contextmanager
def _content_of(path: str | os.PathLike[str]) -> Iterator[None]:
    """Whatever is raised meanwhile is about the content of a file: DATA_LOSS, or RESOURCE_EXHAUSTED."""
    try:
        yield
    except Error:
        raise
    except MemoryError as problem:
        raise Error(f"there is no memory for the arrays of {os.fspath(path)}", "RESOURCE_EXHAUSTED") from problem
    except Exception as problem:
        raise Error(f"{os.fspath(path)}: {str(problem) or type(problem).__name__}", "DATA_LOSS") from problem
