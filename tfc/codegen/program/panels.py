"""Panels of a constant that is B of matrix products, packed before any step.

A panel holds some columns of the matrix, row by row; the panels follow one another, and zeros fill up the last one
(gemm/pack.py). Elements may be converted, and some neighbours along a column may share a lane (gemm/dot.py). A
Program of a session says of such a constant how it becomes panels, and is kept on disk with what its graph holds; a
module's file holds the panels (runtime/bundle/packed_constants.py).
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from tfc.codegen.program.program import ALIGNMENT, Program
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Literal
from tfc.ir.types.types import DTYPES, Array, DType, i32

_LEAST = 2
"""Elements of bf16 that take the memory of an i32."""


@record(frozen=True, slots=True)
class Panels:
    """A matrix of `rows` x `width` elements in panels of `columns`. Element (i, j) is that at offset + i * row_step +
    j * column_step of the constant, by flat position.

    `step` rows share a lane, with zeros below the last, and where `scale` is not 0 a lane more below all rows holds so
    many times the sum of its column, as an i32. `converted` names the type elements are converted to, "" for their own.
    Behind panels of bf16 that are `looked` at (0 or 1) lies the least size of an element (gemm/bf16_subnormals.py), an
    i32.
    """

    rows: int
    width: int
    columns: int
    row_step: int
    column_step: int
    offset: int = 0
    step: int = 1
    scale: int = 0
    looked: int = 0
    converted: str = ""

    @property
    def number(self) -> int:
        """The number of panels."""
        return -(-self.width // self.columns)

    @property
    def lanes(self) -> int:
        """Lanes of a column."""
        return -(-self.rows // self.step) + (self.scale != 0)

    @property
    def elements(self) -> int:
        """All elements of all panels, zeros and sums included."""
        return self.number * self.lanes * self.columns * self.step + _LEAST * self.looked

    def dtype(self, own: DType) -> DType:
        """The type of the panels' elements, given that of the constant's."""
        return DTYPES[self.converted] if self.converted else own

    @property
    def row(self) -> tuple[int | str, ...]:
        """Its fields, in their order."""
        numbers = self.rows, self.width, self.columns, self.row_step, self.column_step, self.offset
        return (*numbers, self.step, self.scale, self.looked, self.converted)

    def problem(self, size: int) -> str:
        """Why a constant of so many elements can not lie in such panels; "" if it can."""
        numbers = self.rows, self.width, self.columns, self.row_step, self.column_step, self.offset
        if self.step not in (1, 2, 4) or self.looked not in (0, 1) or self.converted not in ("", "i16", "i32", "f32"):
            return f"panels of {self.step} elements of type {self.converted!r} in a lane"
        if min(numbers) < 0 or min(numbers[:3]) < 1 or self.reach > size:
            return f"panels {numbers} of {size} elements"
        return ""

    @property
    def reach(self) -> int:
        """The number of elements that the constant has at least."""
        return self.offset + (self.rows - 1) * self.row_step + (self.width - 1) * self.column_step + 1

    def holds_all(self, size: int) -> bool:
        """True when every element of a constant of so many is one of the matrix, once."""
        is_dense = self.offset == 0 and (self.row_step, self.column_step) in ((self.width, 1), (1, self.rows))
        return is_dense and size == self.rows * self.width

    def is_whole(self, array: Array) -> bool:
        """True when a constant can be put together again of its panels."""
        return self.holds_all(array.size) and array.flags.c_contiguous


_packed: weakref.WeakValueDictionary[tuple[int, Panels], Array] = weakref.WeakValueDictionary()
"""What is packed already, by the identity of the constant: steps of a model share its weights."""
PACKED_AS: dict[int, dict[Panels, None]] = {}
"""As which panels a constant was packed, by its identity; those that were first are first."""
_lock = threading.Lock()
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
        if key not in PACKED_AS:
            PACKED_AS[key] = {}
            weakref.finalize(array, _forget, key).atexit = False
        PACKED_AS[key][panels] = None
        _packed[key, panels] = made


def _forget(key: int) -> None:
    """Without the lock, which a finalizer must not wait for: nobody else asks for a constant that is gone."""
    for panels in PACKED_AS.pop(key, ()):
        _packed.pop((key, panels), None)


def keep_in_panels(literals: Iterable[Literal]) -> None:
    """Let constants of which all elements lie in panels lie there alone: they are put together again for whoever asks.

    A step that does not read them from panels makes them arrays again, which stay until this is asked for once more.
    """
    for literal in literals:
        if not literal.is_here:
            continue
        array = literal.array
        for panels in PACKED_AS.get(id(array), ()):
            made = _packed.get((id(array), panels))
            if made is not None and panels.is_whole(array):
                literal.let_go(partial(unpacked, made, panels, array.shape, array.dtype))
                break


def unpacked(made: Array, panels: Panels, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """The constant that lies in panels."""
    rows, width, size = panels.rows, panels.width, dtype.itemsize
    flat = _aligned(rows * width, dtype)
    matrix = np.lib.stride_tricks.as_strided(flat, (rows, width), (panels.row_step * size, panels.column_step * size))
    stacked = _stacked(made, panels)
    for i in range(panels.step):
        part = matrix[i :: panels.step]
        for number, panel in enumerate(stacked):
            first = number * panels.columns
            part[:, first : first + panels.columns] = panel[: len(part), : width - first, i]
    array = flat.reshape(shape)
    array.flags.writeable = False
    _note(array, panels, made)
    return array


def _pack(array: Array, panels: Panels) -> Array:
    size, columns, step, number = array.dtype.itemsize, panels.columns, panels.step, panels.number
    flat = np.ascontiguousarray(array).reshape(-1)[panels.offset :]
    steps = panels.row_step * size, panels.column_step * size
    matrix = np.lib.stride_tricks.as_strided(flat, (panels.rows, panels.width), steps, writeable=False)
    whole = panels.width // columns
    made = _aligned(panels.elements, DTYPES[panels.converted].storage if panels.converted else array.dtype)
    stacked = _stacked(made, panels)
    if step > 1 or whole < number:
        stacked[:, -1 - (panels.scale != 0) :] = 0
        stacked[whole:] = 0
    for i in range(step):
        part = matrix[i::step]
        across = part[:, : whole * columns].reshape(len(part), whole, columns)
        stacked[:whole, : len(part), :, i] = across.transpose(1, 0, 2)
        if whole < number:
            stacked[whole, : len(part), : panels.width - whole * columns, i] = part[:, whole * columns :]
    if panels.scale:
        sums = np.zeros(number * columns, i32.storage)
        sums[: panels.width] = matrix.sum(0, dtype=i32.storage) * np.int32(panels.scale)
        stacked[:, -1] = sums.reshape(number, columns, 1).view(made.dtype)
    if panels.looked:
        made[-_LEAST:] = np.array([_least_size(matrix)], i32.storage).view(made.dtype)
    return made


def _stacked(made: Array, panels: Panels) -> Array:
    """The elements by panel, lane, column and place in the lane."""
    count = panels.elements - _LEAST * panels.looked
    return made[:count].reshape(panels.number, panels.lanes, panels.columns, panels.step)


def _least_size(matrix: Array) -> int:
    """The least number that bits without the sign are, zeros left out; 2**16 where there is nothing else."""
    sizes = np.ascontiguousarray(matrix).view(np.uint16) & 0x7FFF
    found = sizes[sizes != 0]
    return int(found.min()) if found.size else 1 << 16


def _aligned(count: int, dtype: np.dtype[Any]) -> Array:
    """New memory for so many elements: a program would copy what begins elsewhere, and steps could not share it."""
    memory = np.empty(count * dtype.itemsize + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + count * dtype.itemsize].view(dtype)
