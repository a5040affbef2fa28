"""The loops of attention: blocks of scores in the caches, an online softmax, no memory for the matrix of scores.

A task is some rows of one matrix. It goes through the columns (the keys) block by block: the product gives a block of
scores, their exponentials are taken with the maximum seen so far in each row, and the block times its values is
added to the rows of the result. What was added before is scaled down when the maximum grows (Milakov and
Gimelshein, Online normalizer calculation for softmax, 2018; Dao et al., FlashAttention, 2022). Rows of the result are
divided by the sum of exponentials at the end. Exponentials are at most 2**-p, where there are up to 2**p columns: so
nothing overflows on the way that would not overflow in a plain softmax.

NaN and infinities come out as from a plain softmax: a row with NaN or +inf is NaN, -inf weighs nothing, a row of -inf
only is NaN. (The maximum ignores NaN: its exponential is NaN, and so is the sum of its row.) The shape of all
sums depends on the sizes and the target, never on threads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, prod

from tfc.codegen.contract.attention import line_steps
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.loop_ir.loops import Alloc, Carry, Fold, For, Let, Statement, Store
from tfc.codegen.loop_ir.product import Attention, Block, BlockProduct, Matrix
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import EXPENSIVE, Apply, Axis, Expr, Load, Var, apply, cast, const, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import postorder, substitute
from tfc.ir.types.dims import Size

ROWS, COLUMNS = 112, 256
"""About how many rows and columns a block of scores has."""
ROOM = 1 << 18
"""Bytes of the blocks of scores and of packed keys of a task: they lie on the stack, and stay in L2."""
LEAST_COLUMNS = 64
BRIEF = 2
"""Instructions that take less time than storing a vector and loading it."""
SERIAL_WORK, TASK_WORK = 1 << 21, 1 << 19
"""Operations of an attention that stays on its thread, and of what is handed to another at least."""


def attention_loops(attention: Attention, target: Target) -> list[Statement]:
    """The loops of an attention."""
    return _Attention(attention, target).statements()


def block_sizes(attention: Attention, target: Target) -> tuple[int, int]:
    """Rows and columns of a block of scores."""
    tile = tile_for(target, attention.dtype)
    first, last = attention.products
    assert isinstance(first.k, int) and isinstance(last.n, int)
    rows = max(1, round(ROWS / tile.rows)) * tile.rows
    if isinstance(first.m, int):
        tiles = ceil(first.m / tile.rows)
        rows = min(first.m, max(1, ceil(tiles / ceil(first.m / rows))) * tile.rows) if tiles else 1
    columns = COLUMNS
    while columns > LEAST_COLUMNS and columns * (rows + max(first.k, last.n)) * attention.dtype.size > ROOM:
        columns //= 2
    if isinstance(attention.columns, int):
        columns = min(columns, _up(attention.columns, tile.columns))
    return rows, columns


def _up(size: int, step: int) -> int:
    return ceil(size / step) * step


class _Attention:
    """Loops: `task`, `key_block`, `row`, the softmax's own column, `v` (a column of the values). Blocks begin at `row0`
    and `key0` and have `rows` times `keys` scores; `line0` is the number of the first line."""

    def __init__(self, attention: Attention, target: Target) -> None:
        self.attention, self.dtype = attention, attention.dtype
        self.first, self.last = attention.products
        tile = tile_for(target, attention.dtype)
        self.most_rows, self.most_keys = block_sizes(attention, target)
        self.lanes = 2 * tile.lanes if tile.lanes > 1 else 1
        self.scores = self._own("scores", self.most_rows * self.most_keys)
        names = ("tops", "totals", "bases", "kept")
        self.tops, self.totals, self.bases, self.kept = (self._own(name, self.most_rows) for name in names)
        wide = max(
            _up(self.most_keys, tile.columns) * int(self.first.k),  # type: ignore[arg-type]
            _up(int(self.last.n), tile.columns) * self.most_keys,  # type: ignore[arg-type]
        )
        self.packed = self._own("packed", wide)
        self.task, self.row, self.v = Axis("task"), Axis("row"), Axis("v")
        self.row0, self.rows, self.key0, self.keys = (Axis(name) for name in ("row0", "rows", "key0", "keys"))
        self.line0 = Axis("line0")
        n = attention.columns
        self.unit = self._number(2.0 ** -max(n - 1, 0).bit_length()) if isinstance(n, int) else self._var("unit")
        self.is_brief = _is_brief(attention.logit)
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
        total = prod((index(size) for size in self.first.batch), start=blocks)
        body: list[Statement] = [
            Alloc(each) for each in (self.scores, self.packed, self.tops, self.totals, self.bases, self.kept)
        ]
        matrix = apply("truncdiv", self.task, blocks)
        body.append(Let(self.row0, (self.task - matrix * blocks) * self.most_rows))
        body.append(Let(self.rows, minimum(index(self.most_rows), m - self.row0)))
        body += _digits(matrix, list(zip(self.batch, self.first.batch, strict=True)))
        row_step, batch_steps = line_steps(self.attention)
        steps = zip(self.batch, batch_steps, strict=True)
        line = sum((axis * index(step) for axis, step in steps), self.row0 * index(row_step))
        body += [Let(self.line0, line), *self._bind_unit(), self._start(), *self._blocks(), *self._finish()]
        work = self._work()
        if work is not None and work[0] < SERIAL_WORK:
            return [For(self.task, index(0), total, tuple(body))]
        grain = index(0 if work is None else (2 * TASK_WORK // max(1, work[1]) + 1) // 2)
        return [For(self.task, index(0), total, tuple(body), "parallel", grain=grain)]

    def _work(self) -> tuple[int, int] | None:
        """Operations of all tasks and of one; None when sizes are symbolic."""
        flops, m = self.attention.flops, self.first.m
        if not isinstance(flops, int) or not isinstance(m, int) or not isinstance(self.attention.columns, int):
            return None
        line = 2 * self.attention.columns * (int(self.first.k) + int(self.last.n))  # type: ignore[arg-type]
        return flops, line * min(m, self.most_rows)

    def _quotient_up(self, size: Size, by: int) -> Expr:
        return index(ceil(size / by)) if isinstance(size, int) else apply("truncdiv", index(size) + (by - 1), by)

    def _start(self) -> Statement:
        """The initial state: no maximum, no sum, no result."""
        clear = self._along_values(Store(self.last.result.tensor, self._result(), self._number(0.0)))
        tops = Store(self.tops, self.row, self._number(float("-inf")))
        return self._each_row([tops, Store(self.totals, self.row, self._number(0.0)), clear])

    def _finish(self) -> list[Statement]:
        """Rows divided by their sums. One without any sum had scores of -inf only: 0 * (1 / 0)."""
        share = 1.0 / Load(self.totals, (self.row,))
        if not isinstance(self.attention.columns, int):
            share = select(index(self.attention.columns) > 0, share, self._number(1.0))
        return [self._all_rows([Store(self.totals, self.row, share)]), self._each_row([self._scaled(self.totals)])]

    # ---- a block of columns -----------------------------------------------------------------------------------------

    def _blocks(self) -> list[Statement]:
        block = Axis("key_block")
        n = self.attention.columns
        body: list[Statement] = [
            Let(self.key0, block * self.most_keys),
            Let(self.keys, minimum(index(self.most_keys), index(n) - self.key0)),
            self._scores(),
            self._each_row(self._maximum_of_row()),
            self._all_rows(self._update_maxima()),
            self._each_row(self._weights_of_row()),
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

    def _maximum_of_row(self) -> list[Statement]:
        """The maximum of a row of the block; the scores as logits, if these are not cheap to rematerialize."""
        greatest, top = self._var("greatest"), self._var("top")
        keep = () if self.is_brief else (Store(self.scores, self._place(), self._logit()),)
        return [
            *self._line_axes(),
            self._along_keys(keep, (Carry(greatest, "greatest", self._logit()),)),
            Fold(top, greatest, "greatest"),
            Store(self.bases, self.row, top),
        ]

    def _update_maxima(self) -> list[Statement]:
        """Of all rows the number that is subtracted from their scores, and the factor that scales their sums and
        results so far.
        """
        before, top, base, kept = map(self._var, ("before", "top", "base", "kept"))
        found, total = Load(self.bases, (self.row,)), Load(self.totals, (self.row,))
        return [
            Let(before, Load(self.tops, (self.row,))),
            Let(top, select(found > before, found, before)),
            Let(base, select(top.eq(float("-inf")), self._number(0.0), top)),
            Let(kept, apply("exp", before - base)),
            Store(self.tops, self.row, top),
            Store(self.bases, self.row, base),
            Store(self.kept, self.row, kept),
            Store(self.totals, self.row, total * kept),
        ]

    def _weights_of_row(self) -> list[Statement]:
        """From scores to weights, their sum, and the result scaled to match."""
        base, added, sum_of_block = map(self._var, ("base", "added", "sum_of_block"))
        logit = self._logit() if self.is_brief else Load(self.scores, (self._place(),))
        power = apply("decay", logit - base, self.unit)
        total = Load(self.totals, (self.row,))
        return [
            *(self._line_axes() if self.is_brief else ()),
            Let(base, Load(self.bases, (self.row,))),
            self._along_keys((Store(self.scores, self._place(), power),), (Carry(added, "sum", power),)),
            Fold(sum_of_block, added, "sum"),
            Store(self.totals, self.row, total + sum_of_block),
            self._scaled(self.kept),
        ]

    def _scaled(self, factors: Tensor) -> Statement:
        """A row of the result times its factor."""
        result = Load(self.last.result.tensor, (self._result(),))
        factor = Load(factors, (self.row,))
        return self._along_values(Store(self.last.result.tensor, self._result(), result * factor))

    def _place(self) -> Expr:
        """The position in the block of the score of a row and a column."""
        return self.row * self.most_keys + (self.attention.column - self.key0)

    def _logit(self) -> Expr:
        """The operand of the softmax, at a row and a column of the block."""
        here = Load(self.scores, (self._place(),))
        return substitute([self.attention.logit], {self.attention.score: here})[0]

    def _bind_unit(self) -> list[Statement]:
        """The largest exponential: the largest power of two that is at most one over the number of columns."""
        if not isinstance(self.unit, Var):
            return []
        columns = cast(index(self.attention.columns), self.dtype)
        return [Let(self.unit, apply("exp2", -apply("ceil", apply("log2", columns))))]

    def _line_axes(self) -> list[Statement]:
        """The axes that number the lines, as far as the logits depend on them."""
        used = set(postorder([self.attention.logit]))
        if not any(axis in used for axis, _ in self.attention.lines):
            return []
        row_step, _ = line_steps(self.attention)
        return _digits(self.line0 + self.row * index(row_step), self.attention.lines)

    # ---- loops and places -------------------------------------------------------------------------------------------

    def _each_row(self, body: Sequence[Statement]) -> For:
        return For(self.row, index(0), self.rows, tuple(body))

    def _all_rows(self, body: Sequence[Statement]) -> For:
        """Rows side by side in lanes."""
        return For(self.row, index(0), self.rows, tuple(body), "vector", self.lanes)

    def _along_keys(self, body: tuple[Statement, ...], carries: tuple[Carry, ...] = ()) -> For:
        return For(self.attention.column, self.key0, self.key0 + self.keys, body, "vector", self.lanes, carries)

    def _along_values(self, statement: Statement) -> For:
        return For(self.v, index(0), index(self.last.n), (statement,), "vector", self.lanes)

    def _result(self) -> Expr:
        """The position of the result's element in `row` and `v`."""
        c = self.last.result
        return self._offset(c) + (self.row0 + self.row) * index(c.rows) + self.v

    def _offset(self, matrix: Matrix) -> Expr:
        """The begin of the matrix of this task."""
        steps = zip(self.batch, matrix.batch, strict=True)
        return sum((axis * index(step) for axis, step in steps), index(matrix.offset))


def _is_brief(logit: Expr) -> bool:
    """True when a score is sooner made a logit again than stored as one."""
    nodes = list(postorder([logit]))
    applied = [node for node in nodes if isinstance(node, Apply)]
    return (
        len(applied) <= BRIEF
        and not any(isinstance(x, Load) for x in nodes)
        and all(x.name not in EXPENSIVE for x in applied)
    )


def _digits(number: Expr, places: Iterable[tuple[Axis, Size]]) -> list[Statement]:
    """The axes of a row-major numbering, given the number."""
    made: list[Statement] = []
    for axis, size in reversed(list(places)):
        rest = apply("truncdiv", number, index(size))
        made.append(Let(axis, number - rest * index(size)))
        number = rest
    return made
