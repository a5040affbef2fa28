"""The loops of attention: blocks of scores in the caches, an online softmax, no memory for the matrix of scores.

A task is some rows of one matrix. It goes through the columns (the keys) block by block: the product gives a block of
scores, their exponentials are taken with the greatest score seen so far in each row, and the block times its values is
added to the rows of the result. What was added before is scaled down when the greatest score grows (Milakov and
Gimelshein, Online normalizer calculation for softmax, 2018; Dao et al., FlashAttention, 2022). Rows of the result are
divided by the sum of exponentials in every block, not at the end: after each block they are the attention to the
columns so far, so nothing overflows that would not overflow in a plain softmax.

NaN and infinities come out as from a plain softmax: a row with NaN or +inf is NaN, -inf weighs nothing, a row of -inf
only is NaN. (The greatest score passes over NaN: its exponential is NaN, and so is the sum of its row.) The shape of
all sums depends on the sizes and the target, never on threads.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from tfc.codegen.contract.attention import line_steps
from tfc.codegen.contract.product import Attention, Block, BlockProduct, Matrix
from tfc.codegen.contract.tile import tile_for
from tfc.codegen.expr import Axis, Expr, Load, Var, apply, const, index, minimum, select
from tfc.codegen.loops import Alloc, Carry, Fold, For, Let, Statement, Store, Update
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor
from tfc.codegen.traverse import postorder, substitute
from tfc.ir.dims import Size

ROWS, COLUMNS = 112, 256
"""About how many rows and columns a block of scores has."""
ROOM = 1 << 18
"""Bytes of the blocks of scores and of packed keys of a task: they lie on the stack, and stay in the second cache."""
LEAST_COLUMNS = 64
SERIAL_WORK, TASK_WORK = 1 << 21, 1 << 19
"""Operations of an attention that stays on its thread, and of what is handed to another at least."""


def attention_loops(made: Attention, target: Target) -> list[Statement]:
    """The loops of an attention."""
    return _Attention(made, target).statements()


def block_sizes(made: Attention, target: Target) -> tuple[int, int]:
    """Rows and columns of a block of scores."""
    tile = tile_for(target, made.dtype)
    first, last = made.products
    assert isinstance(first.k, int) and isinstance(last.n, int)
    rows = max(1, round(ROWS / tile.rows)) * tile.rows
    if isinstance(first.m, int):
        tiles = ceil(first.m / tile.rows)
        rows = min(first.m, max(1, ceil(tiles / ceil(first.m / rows))) * tile.rows) if tiles else 1
    columns = COLUMNS
    while columns > LEAST_COLUMNS and columns * (rows + max(first.k, last.n)) * made.dtype.size > ROOM:
        columns //= 2
    if isinstance(made.columns, int):
        columns = min(columns, _up(made.columns, tile.columns))
    return rows, columns


def _up(size: int, step: int) -> int:
    return ceil(size / step) * step


class _Attention:
    """Loops: `task`, `key_block`, `row`, the softmax's own column, `v` (a column of the values). Blocks begin at `row0`
    and `key0` and have `rows` times `keys` scores; `line0` is the number of the first line."""

    def __init__(self, made: Attention, target: Target) -> None:
        self.made, self.dtype = made, made.dtype
        self.first, self.last = made.products
        tile = tile_for(target, made.dtype)
        self.most_rows, self.most_keys = block_sizes(made, target)
        self.lanes = 2 * tile.lanes if tile.lanes > 1 else 1
        self.scores = self._own("scores", self.most_rows * self.most_keys)
        self.tops, self.totals = self._own("tops", self.most_rows), self._own("totals", self.most_rows)
        wide = max(
            _up(self.most_keys, tile.columns) * int(self.first.k),  # type: ignore[arg-type]
            _up(int(self.last.n), tile.columns) * self.most_keys,  # type: ignore[arg-type]
        )
        self.packed = self._own("packed", wide)
        self.task, self.row, self.v = Axis("task"), Axis("row"), Axis("v")
        self.row0, self.rows, self.key0, self.keys = (Axis(name) for name in ("row0", "rows", "key0", "keys"))
        self.line0 = Axis("line0")
        self.batch = [Axis(f"batch{k}") for k in range(len(self.first.batch))]

    def _own(self, name: str, size: int) -> Tensor:
        return Tensor(self.dtype, (size,), name=name)

    def _var(self, name: str) -> Var:
        return Var(name, self.dtype)

    def _number(self, value: float) -> Expr:
        return const(value, self.dtype)

    # ---- outside ----------------------------------------------------------------------------------------------------

    def statements(self) -> list[Statement]:
        """The loop over tasks."""
        m, blocks = index(self.first.m), self._quotient_up(self.first.m, self.most_rows)
        total = blocks
        for size in self.first.batch:
            total = total * index(size)
        body: list[Statement] = [Alloc(each) for each in (self.scores, self.packed, self.tops, self.totals)]
        matrix = apply("truncdiv", self.task, blocks)
        body.append(Let(self.row0, (self.task - matrix * blocks) * self.most_rows))
        body.append(Let(self.rows, minimum(index(self.most_rows), m - self.row0)))
        body += _digits(matrix, list(zip(self.batch, self.first.batch, strict=True)))
        row_step, batch_steps = line_steps(self.made)
        line = self.row0 * index(row_step)
        for axis, step in zip(self.batch, batch_steps, strict=True):
            line = line + axis * index(step)
        body += [Let(self.line0, line), self._start(), *self._blocks(), self._finish()]
        work = self._work()
        if work is not None and work[0] < SERIAL_WORK:
            return [For(self.task, index(0), total, tuple(body))]
        grain = index(0 if work is None else (2 * TASK_WORK // max(1, work[1]) + 1) // 2)
        return [For(self.task, index(0), total, tuple(body), "parallel", grain=grain)]

    def _work(self) -> tuple[int, int] | None:
        """Operations of all tasks and of one; None when sizes are symbolic."""
        flops, m = self.made.flops, self.first.m
        if not isinstance(flops, int) or not isinstance(m, int) or not isinstance(self.made.columns, int):
            return None
        line = 2 * self.made.columns * (int(self.first.k) + int(self.last.n))  # type: ignore[arg-type]
        return flops, line * min(m, self.most_rows)

    def _quotient_up(self, size: Size, by: int) -> Expr:
        return index(ceil(size / by)) if isinstance(size, int) else apply("truncdiv", index(size) + (by - 1), by)

    def _start(self) -> Statement:
        """Nothing seen yet: no greatest score, no sum, no result."""
        clear = self._along_values(Store(self.last.result.tensor, self._result(), self._number(0.0)))
        tops = Store(self.tops, self.row, self._number(float("-inf")))
        return self._each_row([tops, Store(self.totals, self.row, self._number(0.0)), clear])

    def _finish(self) -> Statement:
        """A row without any sum had scores of -inf only: 0 / 0."""
        none = Load(self.totals, (self.row,)).eq(0.0)
        if not isinstance(self.made.columns, int):
            none = apply("and", none, index(self.made.columns) > 0)
        nan = self._number(float("nan"))
        return self._each_row([self._along_values(Update(self.last.result.tensor, self._result(), nan, "set", none))])

    # ---- a block of columns -----------------------------------------------------------------------------------------

    def _blocks(self) -> list[Statement]:
        block = Axis("key_block")
        n = self.made.columns
        body: list[Statement] = [
            Let(self.key0, block * self.most_keys),
            Let(self.keys, minimum(index(self.most_keys), index(n) - self.key0)),
            self._scores(),
            self._each_row(self._one_row()),
            self._weighted_values(),
        ]
        return [For(block, index(0), self._quotient_up(n, self.most_keys), tuple(body))]

    def _scores(self) -> BlockProduct:
        queries, keys = self.first.a, self.first.b
        left = Block(
            queries.tensor, self._offset(queries) + self.row0 * index(queries.rows), queries.rows, queries.columns
        )
        right = Block(keys.tensor, self._offset(keys) + self.key0 * index(keys.columns), keys.rows, keys.columns)
        block = Block(self.scores, index(0), self.most_keys, 1)
        return BlockProduct(left, right, block, self.rows, self.keys, index(self.first.k), self.packed)

    def _weighted_values(self) -> BlockProduct:
        values, result = self.last.b, self.last.result
        block = Block(self.scores, index(0), self.most_keys, 1)
        right = Block(values.tensor, self._offset(values) + self.key0 * index(values.rows), values.rows, values.columns)
        into = Block(result.tensor, self._offset(result) + self.row0 * index(result.rows), result.rows, 1)
        return BlockProduct(block, right, into, self.rows, index(self.last.n), self.keys, self.packed, accumulate=True)

    def _one_row(self) -> list[Statement]:
        """From scores to weights that add up to one with those of earlier blocks, and the result scaled to match."""
        column = self.made.column
        place = self.row * self.most_keys + (column - self.key0)
        here = Load(self.scores, (place,))
        logit = substitute([self.made.logit], {self.made.score: here})[0]
        before, top, base, old, total, share, kept = map(
            self._var, ("before", "top", "base", "old", "total", "share", "kept")
        )
        greatest, block_top, added, block_total = map(self._var, ("greatest", "block_top", "added", "block_total"))
        keep_logit = () if logit is here else (Store(self.scores, place, logit),)
        power = apply("exp", here - base)
        result = Load(self.last.result.tensor, (self._result(),))
        return [
            *self._line_axes(),
            self._along_keys(keep_logit, (Carry(greatest, "greatest", logit),)),
            Fold(block_top, greatest, "greatest"),
            Let(before, Load(self.tops, (self.row,))),
            Let(top, select(block_top > before, block_top, before)),
            Let(base, select(top.eq(float("-inf")), self._number(0.0), top)),
            self._along_keys((Store(self.scores, place, power),), (Carry(added, "sum", power),)),
            Fold(block_total, added, "sum"),
            Let(old, Load(self.totals, (self.row,)) * apply("exp", before - base)),
            Let(total, old + block_total),
            Let(share, select(total.eq(0.0), self._number(0.0), 1.0 / total)),
            Let(kept, old * share),
            Store(self.tops, self.row, top),
            Store(self.totals, self.row, total),
            self._along_keys((Store(self.scores, place, here * share),)),
            self._along_values(Store(self.last.result.tensor, self._result(), result * kept)),
        ]

    def _line_axes(self) -> list[Statement]:
        """The axes that number the lines, as far as the logits depend on them."""
        used = set(postorder([self.made.logit]))
        if not any(axis in used for axis, _ in self.made.lines):
            return []
        row_step, _ = line_steps(self.made)
        return _digits(self.line0 + self.row * index(row_step), self.made.lines)

    # ---- loops and places -------------------------------------------------------------------------------------------

    def _each_row(self, body: list[Statement]) -> For:
        return For(self.row, index(0), self.rows, tuple(body))

    def _along_keys(self, body: tuple[Statement, ...], carries: tuple[Carry, ...] = ()) -> For:
        return For(self.made.column, self.key0, self.key0 + self.keys, body, "vector", self.lanes, carries)

    def _along_values(self, statement: Statement) -> For:
        return For(self.v, index(0), index(self.last.n), (statement,), "vector", self.lanes)

    def _result(self) -> Expr:
        """Where the result's element in `row` and `v` lies."""
        c = self.last.result
        return self._offset(c) + (self.row0 + self.row) * index(c.rows) + self.v

    def _offset(self, matrix: Matrix) -> Expr:
        """Where the matrix of this task begins."""
        at = index(matrix.offset)
        for axis, step in zip(self.batch, matrix.batch, strict=True):
            at = at + axis * index(step)
        return at


def _digits(number: Expr, places: Iterable[tuple[Axis, Size]]) -> list[Statement]:
    """The axes of a row-major numbering, given the number."""
    made: list[Statement] = []
    for axis, size in reversed(list(places)):
        rest = apply("truncdiv", number, index(size))
        made.append(Let(axis, number - rest * index(size)))
        number = rest
    return made
