"""Control instructions in the layout of the native walker: operand rows, pairs of buffers, formulas for sizes.

A formula is a run of (operation, argument) pairs in postfix form, as native/core/sizes.c reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import Apply, Dim, symbols_of
from tfc.ir.types.dims import Size as Extent
from tfc.ir.types.types import product, shape_symbols
from tfc.runtime.native.records import KERNEL

if TYPE_CHECKING:
    from tfc.codegen.program.control import Control, Grow, Make, Size, Start

_END, _NUMBER, _DIM, _ADD, _MULTIPLY = range(5)
_FUNCTIONS = {"floordiv": 5, "mod": 6, "min": 7, "max": 8}
_DEPTH = 32
_MOST = (1 << 63) - 1


def opcode(control: Control | None) -> int:
    """The `op` of tfc_instruction."""
    if control is None:
        return KERNEL
    from tfc.codegen.program.control import KINDS  # most programs have no control instructions

    return KINDS.index(type(control)) + 1


def sized_symbols(program: Program) -> frozenset[str]:
    """The symbols that Size instructions set."""
    return frozenset(dim.name for dim in program.dims if dim.axis < 0)


def sized_buffers(program: Program) -> Iterator[int]:
    """The buffers whose shape or address is first known when a Size instruction has run, and `heap` buffers."""
    symbols = sized_symbols(program)
    for b, buffer in enumerate(program.buffers):
        heap = program.buffers[program.root(b)].kind == "heap"
        if heap or not symbols.isdisjoint(shape_symbols(buffer.shape) | symbols_of(buffer.offset)):
            yield b


def known_trips(program: Program, control: Start) -> Extent | None:
    """The trip count of a loop, if that is a constant of the program or a size; None where it is not."""
    trips = constant_trips(program, control.trips)
    return control.count if trips is None else trips


def constant_trips(program: Program, trips: int) -> int | None:
    """The trip count in buffer `trips`, if that is a constant of the program."""
    if trips < 0 or program.buffers[trips].kind != "constant":
        return None
    return max(0, int(program.constants[program.buffers[trips].index]))


class ControlTables:
    """The operand tables of the control instructions of a program.

    pairs   for each Swap(a, b): the index of its flag
    blocks  for each heap buffer: the index of its memory
    sizes   the formulas, complete when `operands` has been asked for every instruction
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.pairs: dict[tuple[int, int], int] = {}
        heap = [b for b, buffer in enumerate(program.buffers) if buffer.kind == "heap"]
        self.blocks = {b: i for i, b in enumerate(heap)}
        self._dims = {dim.name: i for i, dim in enumerate(program.dims)}
        self._formulas: dict[Extent, int] = {}
        self._code: list[int] = []
        self._views: dict[int, list[int]] = {}
        self._moved: dict[str, list[int]] = {}
        sized = sized_symbols(program)
        for b, buffer in enumerate(program.buffers):
            if buffer.kind == "view":
                self._views.setdefault(buffer.base, []).append(b)
                for name in sorted(symbols_of(buffer.offset) & sized):
                    self._moved.setdefault(name, []).append(b)

    @property
    def sizes(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The table of all formulas."""
        return np.array(self._code or [_END], np.int64)

    def operands(self, control: Control) -> tuple[int, ...]:
        """The operands of one control instruction, as tfc_native.h lists them."""
        from tfc.codegen.program.control import Grow, Home, Make, Next, Poison, Size, Start, Swap, operands_of

        match control:
            case Start():
                known = known_trips(self.program, control)
                return (control.turn, control.trips, -1 if known is None else self.formula(known))
            case Next():
                return (control.turn, control.trips)
            case Swap():
                pair = self.pairs.setdefault((control.a, control.b), len(self.pairs))
                views = [self._views.get(b, []) for b in (control.a, control.b)]
                return (control.a, control.b, pair, len(views[0]), *views[0], *views[1])
            case Home():
                return (control.a, control.b, self.pairs.setdefault((control.a, control.b), len(self.pairs)))
            case Size():
                return self._size(control)
            case Make() | Grow():
                return self._heap(control)
            case Poison():
                buffer = self.program.buffers[control.buffer]
                elements = product(buffer.shape or ())
                assert elements is not None  # control_check.py
                return (control.buffer, self.formula(elements * buffer.dtype.size))
        return operands_of(control)[0]

    def _size(self, control: Size) -> tuple[int, ...]:
        dim = self.program.dims[control.dim]
        width = self.program.buffers[control.count].dtype.size
        most = _MOST if dim.maximum is None else dim.maximum
        bounds = (self.formula(dim.minimum), self.formula(most))
        return (control.dim, control.count, width, *bounds, *self._places(self._moved.get(dim.name, [])))

    def _heap(self, control: Make | Grow) -> tuple[int, ...]:
        from tfc.codegen.program.control import Grow, Make

        buffer = self.program.buffers[control.buffer]
        shape = buffer.shape or ()
        elements = product(shape if isinstance(control, Make) else shape[1:])
        assert elements is not None  # program_check.py
        size = self.formula(elements * buffer.dtype.size)
        turn = (control.turn,) if isinstance(control, Grow) else ()
        views = self._places(self._views.get(control.buffer, []))
        return (control.buffer, self.blocks[control.buffer], size, *turn, *views)

    def _places(self, views: list[int]) -> Iterator[int]:
        for b in views:
            view = self.program.buffers[b]
            yield from (b, view.base, self.formula(view.offset))

    # ---- formulas -------------------------------------------------------------------------------------------------

    def formula(self, size: Extent) -> int:
        """The index at which the formula of a size starts."""
        if size not in self._formulas:
            code: list[int] = []
            if self._write(size, code) > _DEPTH:
                raise Error(f"the size {size} is too involved", code="UNIMPLEMENTED")
            self._formulas[size] = len(self._code)
            self._code += [*code, _END]
        return self._formulas[size]

    def _write(self, size: Extent, code: list[int]) -> int:
        """Append the code of a size; the depth of its stack."""
        if not isinstance(size, Dim):
            code += [_NUMBER, int(size)]
            return 1
        deepest = 1
        for place, (monomial, coefficient) in enumerate(size.terms):
            code += [_NUMBER, coefficient]
            below = 1 + (place > 0)
            deepest = max(deepest, below)
            for atom in monomial:
                deepest = max(deepest, below + self._write_atom(atom, code))
                code += [_MULTIPLY, 0]
            if place:
                code += [_ADD, 0]
        return deepest

    def _write_atom(self, atom: str | Apply, code: list[int]) -> int:
        if isinstance(atom, str):
            code += [_DIM, self._dims[atom]]
            return 1
        left = self._write(atom.left, code)
        right = self._write(atom.right, code)
        code += [_FUNCTIONS[atom.function], 0]
        return max(left, right + 1)
