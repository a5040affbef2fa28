"""The invariants of a Program's control instructions (check.py asks for them).

1. Targets are instructions, or the end; `Repeat` and `Next` go back, all others forward. Operands follow from the kind.
2. What a jump skips or repeats is a block; blocks nest or are apart, so nobody jumps into a loop or half out of one.
3. No host op lies in a block: it is walked without coming back to Python.
4. Flags are bool scalars, turns and trips i32 scalars, counts i32 or i64 scalars; swapped buffers have one type.
5. Size sets dimensions that say so (axis -1), from their buffer. Heap buffers are made before they are touched, and
   nothing else depends on such a dimension but views.
6. An arena buffer that a loop carries from trip to trip lives through all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tfc.codegen.program import control
from tfc.codegen.program.poison import POISONED
from tfc.codegen.program.program import Buffer, Program
from tfc.ir.types.dims import symbols_of
from tfc.ir.types.types import shape_symbols

_SWAPPED = ("arena", "fetch", "heap")


def check_control(program: Program) -> Iterator[str]:
    """The problems of control instructions, the first of them most to the point."""
    for at, use in enumerate(program.instructions):
        if use.control is not None:
            to, back = control.target_of(use.control), isinstance(use.control, (control.Repeat, control.Next))
            if to is not None and not (0 <= to <= at if back else at < to <= len(program.instructions)):
                yield f"instruction {at}: it goes {'back' if back else 'on'} to {to} of {len(program.instructions)}"
            if (use.operands, use.access) != control.operands_of(use.control):
                yield f"instruction {at}: operands {use.operands}, access {use.access!r} of {use.control}"
            if use.kernel or use.host is not None:
                yield f"instruction {at}: a control instruction that is a kernel or a host op too"
    yield from _blocks(program)
    for at, use in enumerate(program.instructions):
        if use.control is not None:
            yield from (f"instruction {at}: {problem}" for problem in _operands(program, use.control))
    yield from _sizes(program)
    yield from _heap(program)
    yield from _lifetimes(program)


def _blocks(program: Program) -> Iterator[str]:
    """Blocks in the order of their first instructions, longer ones first, on a stack of those still open."""
    hosts = [0]
    for use in program.instructions:
        hosts.append(hosts[-1] + use.runs_in_python)
    open_: list[tuple[int, int]] = []
    for first, last, at in control.blocks_of(program.instructions):
        if last >= first and hosts[last + 1] > hosts[first]:
            yield f"instruction {at}: a host op in {first}..{last}, which it skips or repeats"
        while open_ and open_[-1][1] < first:
            open_.pop()
        around = open_[-1] if open_ else (first, last)
        into_a_loop = at < around[0] == first and last < around[1]
        if last > around[1] or into_a_loop:
            yield f"instruction {at}: {first}..{last} crosses {around[0]}..{around[1]}"
        open_.append((first, last))


def _operands(program: Program, what: control.Control) -> Iterator[str]:
    operands, _ = control.operands_of(what)
    for b in operands:
        if not 0 <= b < len(program.buffers):
            yield f"there is no %{b}"
            return
    buffers = [program.buffers[b] for b in operands]
    match what:
        case control.Unless():
            yield from _scalar(buffers[0], what.flag, "bool")
        case control.Start() | control.Next():
            if isinstance(what, control.Start) and what.count is not None:
                unknown = symbols_of(what.count) - {dim.name for dim in program.dims}
                yield from (f"there is no size {name}" for name in sorted(unknown))
            for b, buffer in zip(operands, buffers, strict=True):
                yield from _scalar(buffer, b, "i32")
        case control.Size():
            yield from _scalar(buffers[0], what.count, "i32", "i64")
        case control.Swap() | control.Home():
            same = (buffers[0].dtype, buffers[0].shape) == (buffers[1].dtype, buffers[1].shape)
            if not same or any(buffer.kind not in _SWAPPED for buffer in buffers):
                yield f"%{what.a} and %{what.b} can not be exchanged"
        case control.Make() | control.Grow() | control.Poison():
            yield from _memory(what, buffers)


def _memory(what: control.Make | control.Grow | control.Poison, buffers: Sequence[Buffer]) -> Iterator[str]:
    match what:
        case control.Make():
            yield from _grows(buffers[0], what.buffer, 0)
        case control.Grow():
            yield from _grows(buffers[0], what.buffer, 1)
            yield from _scalar(buffers[1], what.turn, "i32")
        case control.Poison():
            if buffers[0].kind not in POISONED or buffers[0].is_late:
                yield f"%{what.buffer} is no memory of the step, of known size"


def _grows(buffer: Buffer, b: int, axes: int) -> Iterator[str]:
    """Heap memory, whose size is known behind the first `axes` axes."""
    if buffer.kind != "heap" or buffer.shape is None or len(buffer.shape) < axes or None in buffer.shape[axes:]:
        yield f"%{b} is no heap buffer of known size"


def _scalar(buffer: Buffer, b: int, *dtypes: str) -> Iterator[str]:
    if buffer.shape != () or buffer.dtype.name not in dtypes:
        yield f"%{b} is no {' or '.join(dtypes)} scalar"


def _sizes(program: Program) -> Iterator[str]:
    set_: set[int] = set()
    for at, use in enumerate(program.instructions):
        if isinstance(use.control, control.Size):
            dim, count = use.control.dim, use.control.count
            if not 0 <= dim < len(program.dims):
                yield f"instruction {at}: there is no dimension {dim}"
            elif program.dims[dim].axis != -1 or program.dims[dim].buffer != count:
                yield f"instruction {at}: dimension {program.dims[dim].name} is not set from %{count}"
            set_.add(dim)
    for i, declared in enumerate(program.dims):
        if declared.axis == -1 and i not in set_:
            yield f"dimension {declared.name}: no instruction sets it"
    late = {dim.name for dim in program.dims if dim.axis == -1}
    for b, buffer in enumerate(program.buffers):
        if buffer.kind not in ("view", "heap", "host") and not late.isdisjoint(shape_symbols(buffer.shape)):
            yield f"%{b}: a {buffer.kind} buffer of a size that is known late"


def _heap(program: Program) -> Iterator[str]:
    made: set[int] = set()
    for at, use in enumerate(program.instructions):
        if isinstance(use.control, (control.Make, control.Grow)):
            made.add(use.control.buffer)
        for b in use.operands:
            root = program.root(b)
            if program.buffers[root].kind == "heap" and root not in made:
                yield f"instruction {at}: no instruction has made %{b}"


def _lifetimes(program: Program) -> Iterator[str]:
    loops = control.loops_of(program.instructions)
    if not loops:
        return
    first: dict[int, str] = {}
    for use in program.instructions:
        for b, access in zip(use.operands, use.access, strict=True):
            first.setdefault(program.root(b), access)
    for b, access in first.items():
        buffer = program.buffers[b]
        if buffer.kind != "arena":
            continue
        for begin, end in loops:
            lives = buffer.first <= begin and end <= buffer.last
            within = begin <= buffer.first and buffer.last <= end and access == "w"
            apart = buffer.last < begin or end < buffer.first
            if not (lives or within or apart):
                yield f"%{b}: lives {buffer.first}..{buffer.last}, but the loop {begin}..{end} carries it"
