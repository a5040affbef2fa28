"""Diagonals and bands of matrices, as index maps."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, all_of, const, guard, index, maximum, minimum, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import Size


@lower("Diag")
def _(ctx: Lowering) -> Tensor:
    x = ctx.x

    def body(*i: Expr) -> Expr:
        rows, columns = i[: x.rank], i[x.rank :]
        return guard(all_of(r.eq(c) for r, c in zip(rows, columns, strict=True)), x[rows], const(0, x.dtype))

    return ctx.compute(body)


lower("DiagPart")(lambda ctx: ctx.compute(lambda *i: ctx.x[(*i, *i)]))
lower("MatrixDiag")(lambda ctx: ctx.compute(lambda *i: guard(i[-2].eq(i[-1]), ctx.x[i[:-1]], 0)))
lower("MatrixDiagPart")(lambda ctx: ctx.compute(lambda *i: ctx.x[(*i, i[-1])]))
lower("MatrixSetDiag")(lambda ctx: ctx.compute(lambda *i: guard(i[-2].eq(i[-1]), ctx.inputs[1][i[:-1]], ctx.x[i])))


@lower("MatrixBandPart")
def _(ctx: Lowering) -> Tensor:
    x, lower_count, upper_count = ctx.inputs
    below, above = index(lower_count[()]), index(upper_count[()])

    def body(*i: Expr) -> Expr:
        row, column = i[-2], i[-1]
        near = ((below < 0) | (row - column <= below)) & ((above < 0) | (column - row <= above))
        return select(near, x[i], const(0, x.dtype))

    return ctx.compute(body)


class Band:
    """The diagonals k[0] … k[1] of matrices [rows, columns], packed one per row, highest first."""

    def __init__(self, ctx: Lowering, rows: Size, columns: Size, longest: Size) -> None:
        numbers = ctx.sizes(1)
        assert isinstance(numbers[0], int) and isinstance(numbers[-1], int)
        self.low, self.high = numbers[0], numbers[-1]
        self.rows, self.columns, self.longest = index(rows), index(columns), index(longest)
        align = ctx.attr("align", str)
        self.super_left, self.sub_left = align.startswith("LEFT"), align.endswith("LEFT")

    @property
    def is_single(self) -> bool:
        """True when the packed tensor has no dimension for the diagonals."""
        return self.low == self.high

    def length(self, diagonal: Expr) -> Expr:
        """The number of elements of a diagonal."""
        return minimum(self.rows + minimum(diagonal, 0), self.columns - maximum(diagonal, 0))

    def offset(self, diagonal: Expr) -> Expr:
        """The begin of a diagonal in its packed row."""
        right = self.longest - self.length(diagonal)
        above = index(0) if self.super_left else right
        below = index(0) if self.sub_left else right
        main = index(0) if self.super_left or self.sub_left else right
        return select(diagonal > 0, above, select(diagonal < 0, below, main))


@lower("MatrixDiagV3")
def _(ctx: Lowering) -> Tensor:
    x, padding = ctx.x, ctx.inputs[4]
    band = Band(ctx, ctx.shape[-2], ctx.shape[-1], x.shape[-1])

    def body(*i: Expr) -> Expr:
        *outer, row, column = i
        diagonal = column - row
        place = band.offset(diagonal) + minimum(row, column)
        within = (diagonal >= band.low) & (diagonal <= band.high)
        at = (*outer, place) if band.is_single else (*outer, index(band.high) - diagonal, place)
        return guard(within, x[at], padding[()])

    return ctx.compute(body)


@lower("MatrixDiagPartV3")
def _(ctx: Lowering) -> Tensor:
    x, padding = ctx.x, ctx.inputs[2]
    band = Band(ctx, x.shape[-2], x.shape[-1], ctx.shape[-1])

    def body(*i: Expr) -> Expr:
        outer = i[:-1] if band.is_single else i[:-2]
        diagonal = index(band.high) if band.is_single else index(band.high) - i[-2]
        place = i[-1] - band.offset(diagonal)
        within = (place >= 0) & (place < band.length(diagonal))
        return guard(within, x[(*outer, place - minimum(diagonal, 0), place + maximum(diagonal, 0))], padding[()])

    return ctx.compute(body)
