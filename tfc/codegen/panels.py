"""How a constant lies in memory that is the right factor of matrix products: in panels, packed when it is loaded.

A panel holds some columns of the matrix, row by row; the panels follow one another, and zeros fill up the last one
(contract/pack.py). A Program says of such a constant how it becomes panels; its file holds it as its graph does.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from tfc.codegen.program import ALIGNMENT, Program
from tfc.ir.graph import Literal
from tfc.ir.record import record, replace
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

    @property
    def holds_all(self) -> bool:
        """True when every element of a constant of rows * width elements is one of the matrix, once."""
        return self.offset == 0 and (self.row_step, self.column_step) in ((self.width, 1), (1, self.rows))


_packed: weakref.WeakValueDictionary[tuple[int, Panels], Array] = weakref.WeakValueDictionary()
"""What is packed already, by the identity of the constant: steps of a model share its weights."""
_forms: dict[int, list[Panels]] = {}
"""As which panels a constant was packed, by its identity."""
_lock = threading.RLock()
_LARGE = 4 << 20
"""Bytes of panels from which on threads share packing them."""


def packed_program(program: Program) -> Program:
    """The same program with its constants in panels where it wants them so, which are flat arrays then."""
    wanted = {buffer.index: buffer.panels for buffer in program.buffers if buffer.panels is not None}
    if not wanted:
        return program
    jobs = [(program.constants[k], panels) for k, panels in wanted.items()]
    made = dict(zip(wanted, _all_in_panels(jobs), strict=True))
    buffers = tuple(
        buffer if buffer.panels is None else replace(buffer, shape=(buffer.panels.elements,), panels=None)
        for buffer in program.buffers
    )
    return replace(
        program, buffers=buffers, constants=tuple(made.get(k, array) for k, array in enumerate(program.constants))
    )


def _all_in_panels(jobs: Sequence[tuple[Array, Panels]]) -> list[Array]:
    threads = len(os.sched_getaffinity(0))
    if threads == 1 or sum(array.nbytes for array, _ in jobs) < _LARGE:
        return [in_panels(*job) for job in jobs]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(lambda job: in_panels(*job), jobs))


def in_panels(array: Array, panels: Panels) -> Array:
    """A constant as a flat array of panels."""
    made = _packed.get((id(array), panels))
    if made is None:
        made = _pack(array, panels)
        _note(array, panels, made)
    return made


def _note(array: Array, panels: Panels, made: Array) -> None:
    key = id(array)
    with _lock:
        if key not in _forms:
            _forms[key] = []
            weakref.finalize(array, _forget, key).atexit = False
        _forms[key].append(panels)
        _packed[key, panels] = made


def _forget(key: int) -> None:
    with _lock:
        for panels in _forms.pop(key, ()):
            _packed.pop((key, panels), None)


def keep_in_panels(literals: Iterable[Literal]) -> None:
    """Let constants of which all elements lie in panels lie there alone: they are put together again for whoever asks.

    A step that does not read them from panels makes them arrays again, which stay until this is asked for once more.
    """
    for literal in literals:
        if not literal.is_here:
            continue
        array = literal.array
        for panels in _forms.get(id(array), ()):
            made = _packed.get((id(array), panels))
            is_all = panels.holds_all and array.size == panels.rows * panels.width and array.flags.c_contiguous
            if made is not None and is_all:
                literal.let_go(partial(_unpack, made, panels, array.shape))
                break


def _unpack(made: Array, panels: Panels, shape: tuple[int, ...]) -> Array:
    """The constant that lies in panels."""
    size, columns = made.dtype.itemsize, panels.columns
    memory = np.empty(panels.rows * panels.width * size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    flat = memory[start : start + panels.rows * panels.width * size].view(made.dtype)
    steps = panels.row_step * size, panels.column_step * size
    matrix = np.lib.stride_tricks.as_strided(flat, (panels.rows, panels.width), steps)
    stacked = made.reshape(-1, panels.rows, columns)
    for number, panel in enumerate(stacked):
        matrix[:, number * columns : (number + 1) * columns] = panel[:, : panels.width - number * columns]
    array = flat.reshape(shape)
    array.flags.writeable = False
    _note(array, panels, made)
    return array


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
