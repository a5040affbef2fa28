"""Stable radix argsort of integers with few bits on GPUs.

They are sorted by four bits after the other, from the lowest on (Satish, Harris and Garland 2009, "Designing efficient
sorting algorithms for manycore GPUs"): each block counts the digits of a stretch of its numbers, a scan over the counts
says where each block's numbers of each digit begin, and each thread puts its own there in order. Nothing depends on the
order of threads or blocks.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.gpu.launching import THREADS, Work, over, quotient_up
from tfc.codegen.gpu.schedule.scans import Line, line_launches
from tfc.codegen.loop_ir.loops import (
    BLOCK,
    THREAD,
    Across,
    Barrier,
    Carry,
    Fold,
    For,
    Launch,
    Let,
    Recur,
    Shuffle,
    Statement,
    Store,
    Update,
    When,
)
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import Size
from tfc.ir.types.types import i32

DIGIT_BITS = 4
DIGITS = 1 << DIGIT_BITS
ITEMS = 8
"""Numbers that a thread has in a round."""
TILE = THREADS * ITEMS
LANES = THREADS // DIGITS
"""Threads that add up the counts of one digit."""


@dataclass(frozen=True)
class Sorted:
    """Tensors in memory: the keys in ascending order, and the original position of each (i32)."""

    keys: Tensor
    order: Tensor


def sorted_memory(work: Work, keys: Tensor) -> Sorted:
    """Scratch memory for the sorted keys."""
    number = len(work.scratch)
    made = Sorted(Tensor(keys.dtype, keys.shape, name=f"keys{number}"), Tensor(i32, keys.shape, name=f"order{number}"))
    work.scratch.extend((made.keys, made.order))
    return made


def radix_sort_launches(work: Work, keys: Tensor, bits: int) -> tuple[list[Launch], Sorted]:
    """The launches that sort `keys`, from 0 to 2**bits - 1, into more scratch memory of the kernel."""
    launches: list[Launch] = []
    spare = sorted_memory(work, keys), sorted_memory(work, keys)
    source, order = keys, None
    for number in range(-(-bits // DIGIT_BITS)):
        target = spare[number % 2]
        launches += _by_digit(work, _Digit(source, order, number * DIGIT_BITS), target)
        source, order = target.keys, target.order
    return launches, target


@dataclass(frozen=True)
class _Digit:
    """One digit of `keys`, `shift` bits up; `order` has their original positions, None before the first pass."""

    keys: Tensor
    order: Tensor | None
    shift: int

    @property
    def length(self) -> Size:
        return self.keys.shape[0]

    def of(self, key: Expr) -> Expr:
        """The digit of a key, as an index."""
        return index(apply("and", apply("shr", key, self.shift), DIGITS - 1))


def _by_digit(work: Work, digit: _Digit, target: Sorted) -> list[Launch]:
    """The launches of one pass: counts of each digit in each block, their prefix sums, and the scatter of the keys."""
    blocks = quotient_up(digit.length, TILE)
    begins = work.memory(i32, blocks * DIGITS, "begins")
    number = Axis("number")
    line = Line(number, blocks * DIGITS, Load(begins, (number,)), begins, number, "sum", exclusive=True)
    return [
        _count(digit, begins, blocks),
        *line_launches(over(work, number, line.length), [], line, along=True),
        _place(digit, begins, blocks, target),
    ]


def _mine() -> tuple[Expr, Expr, Expr]:
    """The counts that a thread adds up: their digit, their number among those of the digit, and their begin."""
    which = apply("truncdiv", THREAD, LANES)
    lane = THREAD - which * LANES
    return which, lane, which * THREADS + lane * DIGITS


def _item(digit: _Digit, iteration: Axis) -> tuple[Expr, Expr]:
    """The element of a thread in an iteration: its position, and its key (that of the last one beyond the end)."""
    place = BLOCK * TILE + THREAD * ITEMS + iteration
    return place, Load(digit.keys, (minimum(place, index(digit.length) - 1),))


def _counts(digit: _Digit, counts: Tensor) -> list[Statement]:
    """The counts of each digit in a thread; then `own.all`, the sum of those that a thread adds up."""
    clear, iteration, part = Axis("clear"), Axis("turn"), Axis("part")
    place, key = _item(digit, iteration)
    one = Update(counts, digit.of(key) * THREADS + THREAD, cast(index(1), i32), "add", place < index(digit.length))
    _, _, first = _mine()
    carry = Carry(Var("own", i32), "sum", Load(counts, (first + part,)))
    return [
        For(clear, index(0), index(DIGITS), (Store(counts, clear * THREADS + THREAD, cast(index(0), i32)),)),
        For(iteration, index(0), index(ITEMS), (one,)),
        Barrier(),
        For(part, index(0), index(DIGITS), (), carries=(carry,)),
    ]


def _count(digit: _Digit, begins: Tensor, blocks: Size) -> Launch:
    counts = Tensor(i32, (DIGITS * THREADS,), name="counts")
    which, lane, _ = _mine()
    total, all_ = Var("total", i32), Var("all", i32)
    body = [
        *_counts(digit, counts),
        Across(all_, Var("own", i32), "sum", LANES, ()),
        Fold(total, all_, "sum"),
        When(lane.eq(0), (Store(begins, which * index(blocks) + BLOCK, total),)),
    ]
    return Launch(blocks, THREADS, tuple(body), (counts,))


def _place(digit: _Digit, begins: Tensor, blocks: Size, target: Sorted) -> Launch:
    counts = Tensor(i32, (DIGITS * THREADS,), name="counts")
    which, lane, first = _mine()
    own, up_to = Var("count", i32), Var("count", i32)
    body: list[Statement] = [*_counts(digit, counts), Fold(own, Var("own", i32), "sum")]
    step = 1
    while step < LANES:
        other, more = Var(f"up{step}", i32), Var(f"to{step}", i32)
        body += [Shuffle(other, up_to, "up", index(step)), Let(more, select(lane >= step, other + up_to, up_to))]
        up_to, step = more, 2 * step
    part, run, count = Axis("part"), Var("run", i32), Var("here", i32)
    start = Load(begins, (which * index(blocks) + BLOCK,)) + up_to - own
    moved = Let(count, Load(counts, (first + part,))), Store(counts, first + part, run)
    body += [For(part, index(0), index(DIGITS), moved, recurs=(Recur(run, start, run + count),)), Barrier()]
    iteration, key_, at = Axis("turn"), Var("key", i32), Var("at", i32)
    place, key = _item(digit, iteration)
    mine = digit.of(key_) * THREADS + THREAD
    was = cast(place, i32) if digit.order is None else Load(digit.order, (place,))
    put: list[Statement] = [
        Let(key_, key),
        Let(at, Load(counts, (mine,))),
        Store(target.keys, index(at), key_),
        Store(target.order, index(at), was),
        Store(counts, mine, at + 1),
    ]
    body.append(For(iteration, index(0), index(ITEMS), (When(place < index(digit.length), tuple(put)),)))
    return Launch(blocks, THREADS, tuple(body), (counts,))
