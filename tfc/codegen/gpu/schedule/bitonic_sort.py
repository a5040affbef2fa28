"""Bitonic sort (Batcher 1968, "Sorting networks and their applications") of short rows of keys in the shared memory of
a block.

Pairs of keys that are a power of 2 apart are compared and exchanged, all pairs of a step at the same time, in an order
of steps that sorts any row whose length is a power of 2; shorter rows are filled up behind. With a key goes a number,
ascending along the row, which decides between equal keys: so they stay in order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.launching import THREADS, Work, quotient_up
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, WARP, Barrier, For, Launch, Let, Statement, Store, When
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, all_of, apply, guard, index, maximum, select
from tfc.codegen.tensor.tensor import Tensor, neutral
from tfc.ir.types.types import i32

MOST = 4096
"""Keys of a row that a block sorts at most: with their numbers 48 KiB where they have 8 bytes."""
ENOUGH = 512
"""Keys that keep a block busy: it takes several rows that are shorter."""

Put = Callable[[Expr, Expr, Expr], Sequence[Statement]]
"""Statements that store a key, whose row is bound: its position (an index), the key and its number."""


@dataclass(frozen=True, eq=False)
class Network:
    """A row for each point of the axes `rows`, of the keys `key` with the numbers `number`, i32, where `valid` holds of
    the position `at` in the row, as it does up to some of the first `most`.
    """

    work: Work
    rows: tuple[Axis, ...]
    at: Axis
    key: Expr
    number: Expr
    valid: Expr
    most: int

    @property
    def width(self) -> int:
        """Keys of a row, filled up to a power of two."""
        return max(2, 1 << (self.most - 1).bit_length())

    def launch(self, put: Put) -> Launch:
        """The launch; every position of a row is stored, also those behind all keys."""
        total, width = self.work.size_of(self.rows), self.width
        each = max(1, ENOUGH // width)
        while isinstance(total, int) and each // 2 >= total and each * width > 2 * WARP:
            each //= 2
        elements = each * width
        threads = min(THREADS, elements // 2)
        keys = Tensor(self.key.dtype, (elements,), name="keys")
        numbers = Tensor(i32, (elements,), name="numbers")
        row, element = Axis("row"), Axis("element")
        exact = each == 1 or (isinstance(total, int) and total % each == 0)
        alive = [] if exact else [row < index(total)]
        where: list[Statement] = [
            Let(row, BLOCK * each + apply("truncdiv", element, width)),
            Let(self.at, element & (width - 1)),
            *self.work.coordinates(row, self.rows),
        ]
        inside = all_of([*alive, self.valid])
        fill = (
            *where,
            Store(keys, element, guard(inside, self.key, neutral("min", self.key.dtype))),
            Store(numbers, element, guard(inside, self.number, neutral("min", i32))),
        )
        made = tuple(put(self.at, Load(keys, (element,)), Load(numbers, (element,))))
        leave = (*where, *((When(all_of(alive), made),) if alive else made))
        body = [
            _each(element, elements, threads, fill),
            Barrier(),
            *self._steps(keys, numbers, elements, threads),
            _each(element, elements, threads, leave),
        ]
        return Launch(quotient_up(total, each), threads, tuple(body), (keys, numbers))

    def _steps(self, keys: Tensor, numbers: Tensor, elements: int, threads: int) -> list[Statement]:
        """All steps: runs of 2, 4, … keys are sorted, up and down alternately, the last ones up."""
        stages = self.width.bit_length() - 1
        stage, step, bit, pair = Axis("stage"), Axis("step"), Axis("bit"), Axis("pair")
        low = apply("shl", apply("shr", pair, bit), bit + 1) + (pair & (apply("shl", index(1), bit) - 1))
        first, second = Axis("first"), Axis("second")
        falls = (apply("shr", first & (self.width - 1), stage + 1) & 1).ne(0)
        key, other = Var("key", keys.dtype), Var("other", keys.dtype)
        number, its = Var("number", i32), Var("its", i32)
        swap = Var("turned", falls.dtype)
        body: list[Statement] = [
            Let(first, low),
            Let(second, low + apply("shl", index(1), bit)),
            *(Let(var, Load(keys, (at,))) for var, at in ((key, first), (other, second))),
            *(Let(var, Load(numbers, (at,))) for var, at in ((number, first), (its, second))),
            Let(swap, ((key > other) | (key.eq(other) & (number > its))) ^ falls),
            Store(keys, first, select(swap, other, key)),
            Store(keys, second, select(swap, key, other)),
            Store(numbers, first, select(swap, its, number)),
            Store(numbers, second, select(swap, number, its)),
        ]
        compared = (Let(bit, maximum(stage - step, 0)), _each(pair, elements // 2, threads, body), Barrier())
        return [For(stage, index(0), index(stages), (For(step, index(0), stage + 1, compared),))]


def _each(axis: Axis, size: int, threads: int, body: Sequence[Statement]) -> For:
    """`size` elements, a multiple of the threads, each done by one thread."""
    iteration = Axis("turn")
    return For(iteration, index(0), index(size // threads), (Let(axis, iteration * threads + THREAD), *body))
