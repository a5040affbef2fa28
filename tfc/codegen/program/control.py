"""The instructions of a Program that steer it: jumps, counted loops, exchanged buffers, sizes known only while it runs.

They make loops and branches part of the flat table that native code walks, so that a loop over compiled ops never goes
back to Python. `to` is the index of an instruction of the Program; one past the last ends it. A loop is a range closed
by one backward jump, `Repeat` or `Next`; all others go forward. Ranges nest, and no host op lies inside one.

While:  Start(turn, -1, top) if its trips are counted; top: condition kernels; Unless(flag, exit); body; Swap of every
        loop variable; Repeat(top), or Next(turn, -1, top).
For:    Start(turn, trips, exit); top: body; Swap of every loop variable; Next(turn, trips, top).
Exit:   of every loop variable: i: Home(a, b, i + 3); i + 1: a kernel that copies a to b; i + 2: Swap(a, b).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from tfc.ir.base.record import record
from tfc.ir.types.dims import Dim


@record(frozen=True, slots=True)
class Jump:
    """Go on at `to`, further down."""

    to: int


@record(frozen=True, slots=True)
class Repeat:
    """Go back to `to`: closes a loop. A step that was cancelled ends here."""

    to: int


@record(frozen=True, slots=True)
class Unless:
    """Go on at `to`, further down, when the bool scalar `flag` is false."""

    flag: int
    to: int


@record(frozen=True, slots=True)
class Start:
    """`turn = 0`; go on at `to`, further down, when `trips <= 0`. Both are i32 scalars; `trips` -1: no bound.

    `count` is what `trips` will be where that is a symbolic size: a device need not be asked for it.
    """

    turn: int
    trips: int
    to: int
    count: Dim | None = None


@record(frozen=True, slots=True)
class Next:
    """`turn += 1`; back to `to` when `turn < trips`, always when `trips` is -1. Closes a loop as `Repeat` does."""

    turn: int
    trips: int
    to: int


@record(frozen=True, slots=True)
class Swap:
    """Exchange the addresses of two buffers of one type. Views into either one follow it."""

    a: int
    b: int


@record(frozen=True, slots=True)
class Home:
    """Go on at `to`, further down, when `Swap(a, b)` has run an even number of times: then each lies where it began.

    Otherwise a copy kernel from `a` to `b` and one more `Swap(a, b)` must follow, which bring the value of `a` home.
    """

    a: int
    b: int
    to: int


@record(frozen=True, slots=True)
class Size:
    """The symbol `dim` (its place in Program.dims) gets the value of the i32 or i64 scalar `count`, no less than 0."""

    dim: int
    count: int


@record(frozen=True, slots=True)
class Make:
    """Memory for a `heap` buffer, whose shape is known by now. What it held is lost. RESOURCE_EXHAUSTED without."""

    buffer: int


@record(frozen=True, slots=True)
class Grow:
    """Room for row `turn` (an i32 scalar) of a `heap` buffer whose rows, shape[1:], have a known size.

    Keeps what it holds, and doubles, so a row costs a constant. Once the number of rows is known `Size` says so.
    """

    buffer: int
    turn: int


@record(frozen=True, slots=True)
class Poison:
    """Fill `buffer`, whose size is known by now, with ones in all bits: NaN, -1, true (poison.py)."""

    buffer: int


Control = Jump | Repeat | Unless | Start | Next | Swap | Home | Size | Make | Grow | Poison

_TOUCHED: dict[type[Control], dict[str, str]] = {
    Jump: {},
    Repeat: {},
    Unless: {"flag": "r"},
    Start: {"turn": "w", "trips": "r"},
    Next: {"turn": "u", "trips": "r"},
    Swap: {"a": "u", "b": "u"},
    Home: {"a": "r", "b": "r"},
    Size: {"count": "r"},
    Make: {"buffer": "w"},
    Grow: {"buffer": "u", "turn": "r"},
    Poison: {"buffer": "w"},
}
"""All of them, in the order of their native opcodes: the fields that are buffers, and how each is accessed."""
KINDS = tuple(_TOUCHED)


def operands_of(control: Control) -> tuple[tuple[int, ...], str]:
    """The buffers it touches and one access letter for each, as in Instruction."""
    touched = _TOUCHED[type(control)]
    if isinstance(control, Start | Next) and control.trips < 0:
        return (control.turn,), touched["turn"]
    return tuple(getattr(control, name) for name in touched), "".join(touched.values())


def target_of(control: Control | None) -> int | None:
    """The instruction where it may go on, None when it never jumps."""
    return control.to if isinstance(control, (Jump, Repeat, Unless, Start, Next, Home)) else None


def may_end_step(control: Control | None) -> bool:
    """True when the step may fail or be cancelled there."""
    return isinstance(control, (Repeat, Next, Make, Grow))


if TYPE_CHECKING:

    class Steered(Protocol):
        """An instruction, as far as it concerns loops."""

        @property
        def control(self) -> Control | None:
            """The control that an instruction has."""


def loops_of(instructions: Iterable[Steered]) -> list[tuple[int, int]]:
    """The loops: the first and the last instruction of each, inner ones before those around them."""
    found = []
    for at, use in enumerate(instructions):
        if isinstance(use.control, (Repeat, Next)):
            found.append((use.control.to, at))
    return found


def blocks_of(instructions: Iterable[Steered]) -> list[tuple[int, int, int]]:
    """The blocks that jumps skip or repeat, as (first, last, the jump), outer ones first; empty ones are left out."""
    found = []
    for at, use in enumerate(instructions):
        to = target_of(use.control)
        if to is not None:
            first, last = (to, at) if to <= at else (at + 1, to - 1)
            if first <= last:
                found.append((first, last, at))
    return sorted(found, key=lambda block: (block[0], -block[1], block[2]))


def span_over_loops(first: int, last: int, is_made_first: bool, loops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The lifetime of a buffer that is touched at `first`..`last`: it goes through every loop that it is carried into.

    `is_made_first` when the instruction at `first` writes it entirely: each iteration of a loop then makes it anew.
    """
    for begin, end in loops:
        inside = begin <= first and last <= end
        if first <= end and begin <= last and not (inside and is_made_first):
            first, last = min(first, begin), max(last, end)
    return first, last
