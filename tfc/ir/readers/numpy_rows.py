"""NumPy files as records and as tensors: never by pickle, and checked before memory is allocated."""

from __future__ import annotations

import os
from collections.abc import Sequence

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.readers.numpy_files import MAGIC, map_array, read_archive
from tfc.ir.readers.records import RecordFile, Records, file_error
from tfc.ir.types.strings import Numbered, Pieces
from tfc.ir.types.types import Array


def load_arrays(name: bytes, keys: Sequence[str] = ()) -> list[Array]:
    """The array of an .npy file, or those called `keys` of an .npz file.

    NOT_FOUND when the file or one of them is not there, DATA_LOSS when it is damaged.
    """
    path = os.fsdecode(name)
    try:
        if not keys:
            return [map_array(path)]
        with open(path, "rb") as file:
            if file.read(6) == MAGIC:
                raise Error(f"{path} is an .npy file: it holds one array, without a name")
        found = read_archive(path, keys)
    except OSError as problem:
        raise file_error(name, problem) from problem
    return [found[key] for key in keys]


class NumpyRows(RecordFile):
    """The rows of an array, or of several side by side, as bytes in little-endian order. The first key is `file:0`."""

    def __init__(self, name: bytes, keys: Sequence[str] = ()) -> None:
        self._name, self._number = name, 0
        self._arrays = load_arrays(name, keys)
        if any(not array.ndim for array in self._arrays):
            raise Error(f"{os.fsdecode(name)}: a number has no rows")
        counts = [len(array) for array in self._arrays]
        if len(set(counts)) > 1:
            raise Error(f"{os.fsdecode(name)}: the arrays differ in their number of rows: {counts}")
        self._rows = counts[0]

    def take(self, count: int) -> Records:
        """The next rows."""
        first, last = self._number, min(self._number + count, self._rows)
        parts = [_row_bytes(array[first:last]) for array in self._arrays]
        data = parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)
        self._number = last
        # A copy: the file may change.
        rows = np.frombuffer(data.tobytes(), np.uint8).reshape(data.shape)
        return Numbered(self._name, range(first, last)), Pieces(rows)


def _row_bytes(rows: Array) -> Array:
    """The bytes of each row, as a matrix."""
    if not rows.size:
        return np.zeros((len(rows), 0), np.uint8)
    return np.ascontiguousarray(rows.reshape(len(rows), -1), rows.dtype.newbyteorder("<")).view(np.uint8)
