"""Winograd's convolution: tiles transformed along both axes, 36 or 16 products, and sums transformed back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr
from tfc.codegen.tensor.tensor import Tensor, compute, contract, join, view
from tfc.ir.ops.winograd import TRANSFORMS
from tfc.ir.types.dims import divide


@lower("WinogradConv2D")
def _(ctx: Lowering) -> Tensor:
    x, kernel = ctx.inputs
    (n, h, w, filters), channels = ctx.shape, x.shape[3]
    assert isinstance(kernel.shape[0], int)
    transform = TRANSFORMS[kernel.shape[0]]
    tile, windows = transform.tile, transform.windows
    rows, columns = divide(h, windows), divide(w, windows)
    assert rows is not None
    assert columns is not None
    tiles = n * rows * columns

    def element(i: int, j: int) -> Callable[..., Expr]:
        return lambda b, p, q, c: x[b, p * windows + i, q * windows + j, c]

    read = [[element(i, j) for j in range(tile)] for i in range(tile)]
    points = _both(transform.input, read, lambda body: compute(x.dtype, (n, rows, columns, channels), body))
    factor = join(0, [view(point, (1, tiles, channels)) for line in points for point in line])
    sums = contract(
        (transform.points, tiles, filters, channels), [3], lambda u, t, f, c: (factor[u, t, c], kernel[u, c, f])
    )

    def total(u: int, v: int) -> Callable[..., Expr]:
        return lambda t, f: sums[u * tile + v, t, f]

    summed = [[total(u, v) for v in range(tile)] for u in range(tile)]
    made = _both(transform.output, summed, lambda body: compute(sums.dtype, (tiles, filters), body))
    apart = (n, rows, 1, columns, 1, filters)
    lines = [join(4, [view(window, apart) for window in line]) for line in made]
    return view(join(2, lines), ctx.shape)


def _both(
    matrix: Sequence[Sequence[int]],
    values: Sequence[Sequence[Callable[..., Expr]]],
    made: Callable[[Callable[..., Expr]], Tensor],
) -> list[list[Tensor]]:
    """matrix · values · matrixᵀ, where `made` makes a tensor of what is computed at each of its positions."""
    half = [[made(_combined(row, [line[j] for line in values])) for j in range(len(values))] for row in matrix]
    return [[made(_combined(row, [_at(part) for part in line])) for row in matrix] for line in half]


def _at(tensor: Tensor) -> Callable[..., Expr]:
    return lambda *i: tensor[i]


def _combined(factors: Sequence[int], values: Sequence[Callable[..., Expr]]) -> Callable[..., Expr]:
    """The sum of factors times values at a position; those of 0 are left out."""

    def body(*i: Expr) -> Expr:
        total: Expr | None = None
        for factor, value in zip(factors, values, strict=True):
            if factor:
                size = value(*i) if abs(factor) == 1 else value(*i) * abs(factor)
                first = size if factor > 0 else -size
                total = first if total is None else total + size if factor > 0 else total - size
        assert total is not None
        return total

    return body
