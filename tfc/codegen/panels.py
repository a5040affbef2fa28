"""How a constant lies in memory that is the right factor of matrix products: in panels, packed when it is loaded.

A panel holds some columns of the matrix, row by row; the panels follow one another, and zeros fill up the last one
(contract/pack.py). A Program says of such a constant how it becomes panels; its file holds it as its graph does.
"""

from __future__ import annotations

import weakref

import numpy as np

from tfc.codegen.program import ALIGNMENT
from tfc.ir.record import record
from tfc.ir.types import Array


@record(frozen=True, slots=True)
class Panels:
    """A matrix of `rows` x `width` elements in panels of `columns`. Element (i, j) is that at offset + i * row_step +
    j * column_step of the constant, by flat position."""

    rows: int
    width: int
    columns: int
    row_step: int
    column_step: int
    offset: int = 0

    @property
    def elements(self) -> int:
        """All elements of all panels, zeros included."""
        return self.rows * -(-self.width // self.columns) * self.columns

    @property
    def reach(self) -> int:
        """How many elements the constant has at least."""
        return self.offset + (self.rows - 1) * self.row_step + (self.width - 1) * self.column_step + 1


_packed: weakref.WeakValueDictionary[tuple[int, Panels], Array] = weakref.WeakValueDictionary()
"""What is packed already, by the identity of the constant: steps of a model share its weights."""


def in_panels(array: Array, panels: Panels) -> Array:
    """A constant as a flat array of panels."""
    key = id(array), panels
    made = _packed.get(key)
    if made is None:
        made = _packed[key] = _pack(array, panels)
        weakref.finalize(array, _packed.pop, key, None).atexit = False
    return made


def _pack(array: Array, panels: Panels) -> Array:
    size, columns = array.dtype.itemsize, panels.columns
    flat = np.ascontiguousarray(array).reshape(-1)[panels.offset :]
    steps = panels.row_step * size, panels.column_step * size
    matrix = np.lib.stride_tricks.as_strided(flat, (panels.rows, panels.width), steps, writeable=False)
    number, whole = -(-panels.width // columns), panels.width // columns
    # A program would copy what begins elsewhere, and steps could not share it.
    memory = np.empty(panels.elements * size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    made = memory[start : start + panels.elements * size].view(array.dtype).reshape(number, panels.rows, columns)
    made[:whole] = matrix[:, : whole * columns].reshape(panels.rows, whole, columns).transpose(1, 0, 2)
    if whole < number:
        rest = panels.width - whole * columns
        made[whole, :, :rest] = matrix[:, whole * columns :]
        made[whole, :, rest:] = 0
    return made.reshape(-1)
