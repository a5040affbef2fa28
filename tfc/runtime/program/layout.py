"""The layout of a loaded program: the offset of every buffer for given values of the symbolic dimensions, computed once
per set of values, then shared by all steps of that size.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import numpy as np

from tfc.codegen.program.arena import assign_offsets
from tfc.codegen.program.program import Buffer, Program
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import evaluate, symbols_of
from tfc.ir.types.types import Array, concrete
from tfc.runtime.program.control_tables import constant_trips
from tfc.runtime.program.feeds import FeedCheck, bind_symbols
from tfc.runtime.program.loaded import LoadedProgram

LAYOUTS_KEPT = 128
"""The number of layouts that an executable keeps."""
_BRIEF_NS = 20_000
_FLOPS_PER_NS = 16
_BYTES_PER_NS = 16
_CALL_NS = 20
_MANY = 256


class Layout:
    """Offsets and shapes for one binding of the symbols that feeds determine.

    arena_ids, arena_offsets    the arena buffers and their places
    view_ids, bases, offsets    views into memory that stays where it is while the layout is in use
    moving                      (view, base, offset) into feeds and results, whose addresses change with every step
    shapes                      of every buffer whose shape is known
    brief                       the step takes a few microseconds: not worth releasing the interpreter lock for
    """

    def __init__(self, loaded: LoadedProgram, symbols: Mapping[str, int]) -> None:
        program = loaded.program
        self.symbols = dict(symbols)
        self.dims = [symbols.get(dim.name, 0) for dim in program.dims]
        early = [b for b in range(len(program.buffers)) if b not in loaded.late_buffers]
        self.shapes = _shapes(program, early, symbols)
        offsets, self.arena_bytes = assign_offsets([program.buffers[b] for b in early], symbols)
        arena = [(b, offset) for b, offset in zip(early, offsets, strict=True) if offset >= 0]
        self.arena_ids = np.array([b for b, _ in arena], np.int64)
        self.arena_offsets = np.array([offset for _, offset in arena], np.int64)
        self.offset_of = dict(arena)
        fixed: list[tuple[int, int, int]] = []
        self.moving: list[tuple[int, int, int]] = []
        for b in [*early, *_placed_early(loaded)]:
            buffer = program.buffers[b]
            if buffer.kind == "view":
                moves = program.buffers[buffer.base].kind in ("feed", "fetch")
                (self.moving if moves else fixed).append((b, buffer.base, evaluate(buffer.offset, symbols)))
        self.view_ids = np.array([b for b, _, _ in fixed], np.int64)
        self.bases = np.array([base for _, base, _ in fixed], np.int64)
        self.offsets = np.array([offset for _, _, offset in fixed], np.int64)
        self.brief = _is_fast(loaded, self)

    def bytes(self, b: int, buffer: Buffer) -> int:
        """The size of a buffer whose shape is known."""
        return buffer.dtype.size * math.prod(self.shapes[b])


L = TypeVar("L")


class Layouts(Generic[L]):
    """The layouts of a step by the sizes of its feeds, each made when a step first has them.

    `program` says what binds the symbols and `checks` what the feeds must be; `make` lays out what runs for values of
    the symbols. `fixed` is the only layout of a step without sizes, else None.
    """

    def __init__(self, program: Program, checks: Sequence[FeedCheck], make: Callable[[Mapping[str, int]], L]) -> None:
        self._program, self._checks, self._make = program, checks, make
        self._symbolic = [i for i, check in enumerate(checks) if not check.type.is_static]
        self._only_symbolic = self._symbolic[0] if len(self._symbolic) == 1 else -1
        self._by_shapes: dict[object, L] = {}
        given = any(dim.buffer < 0 or program.buffers[dim.buffer].kind == "feed" for dim in program.dims)
        self.fixed = None if self._symbolic or given else make({})

    def of(self, feeds: Sequence[Array]) -> L:
        """The layout for the sizes of these feeds."""
        if self.fixed is not None:
            return self.fixed
        if self._only_symbolic >= 0:
            key: object = feeds[self._only_symbolic].shape
        else:
            key = tuple([feeds[i].shape for i in self._symbolic])
        layout = self._by_shapes.get(key)
        if layout is None:
            symbols = bind_symbols(self._program, self._checks, [array.shape for array in feeds])
            try:
                layout = self._make(symbols)
            except ValueError as problem:
                raise Error(f"the step cannot run with {symbols}: {problem}") from problem
            if len(self._by_shapes) >= LAYOUTS_KEPT:
                self._by_shapes.pop(next(iter(self._by_shapes)), None)
            self._by_shapes[key] = layout
        return layout


def _shapes(program: Program, early: list[int], symbols: Mapping[str, int]) -> dict[int, tuple[int, ...]]:
    known: dict[object, tuple[int, ...]] = {}
    shapes: dict[int, tuple[int, ...]] = {}
    for b in early:
        buffer = program.buffers[b]
        if buffer.shape is None or buffer.is_late or buffer.kind == "host":
            continue
        if buffer.shape not in known:
            known[buffer.shape] = sizes = concrete(buffer.shape, symbols)
            if any(size < 0 for size in sizes):
                values = ", ".join(f"{name} = {value}" for name, value in sorted(symbols.items()))
                raise Error(f"a tensor of sizes {', '.join(map(str, buffer.shape))} can not be for {values}")
        shapes[b] = known[buffer.shape]
    return shapes


def known_trips(program: Program) -> list[int] | None:
    """The maximum number of runs of each instruction; None when that depends on data."""
    times = [1] * len(program.instructions)
    if all(use.control is None for use in program.instructions):
        return times
    from tfc.codegen.program.control import Next, loops_of

    for first, last in loops_of(program.instructions):
        control = program.instructions[last].control
        count = constant_trips(program, control.trips) if isinstance(control, Next) else None
        if count is None:
            return None
        for at in range(first, last + 1):
            times[at] *= count
    return times


def _placed_early(loaded: LoadedProgram) -> list[int]:
    """Views whose shape is known late, but whose address is not."""
    program = loaded.program
    late = {
        dim.name
        for dim in program.dims
        if dim.buffer >= 0 and (program.buffers[dim.buffer].kind != "feed" or dim.axis < 0)
    }
    return [
        b
        for b in sorted(loaded.sized)
        if program.buffers[b].kind == "view"
        and program.buffers[b].base not in loaded.late_buffers
        and program.buffers[program.buffers[b].base].kind != "host"
        and late.isdisjoint(symbols_of(program.buffers[b].offset))
    ]


def _is_fast(loaded: LoadedProgram, layout: Layout) -> bool:
    program = loaded.program
    if len(program.instructions) > _MANY or loaded.late_buffers or any(dim.axis < 0 for dim in program.dims):
        return False
    total = 0.0
    trips = known_trips(program)
    if trips is None:
        return False
    for use, times in zip(program.instructions, trips, strict=True):
        if use.runs_in_python or use.endless:
            return False
        traffic = sum(layout.bytes(b, program.buffers[b]) for b in use.operands)
        work = evaluate(use.flops, layout.symbols) / _FLOPS_PER_NS
        total += times * (_CALL_NS + max(work, traffic / _BYTES_PER_NS))
    return total < _BRIEF_NS
