"""Split K: contractions of few results with long sums. Blocks add up parts of k, and a second launch adds these.

The parts follow from the sizes alone, and are added in order, so results have the same bits on every device. The same
two launches serve where the epilogue writes to what the product reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tfc.codegen.gpu.contract.coordinates import coordinates, split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.contract.results import COLUMN, ROW
from tfc.codegen.gpu.contract.tiles import ENOUGH_BLOCKS, LEAST, MANY_BLOCKS, MATRIX, PART, THREADS, Tile, blocks_of
from tfc.codegen.gpu.launching import Work, quotient_up
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, Carry, Fold, For, Launch, Let, Statement, Store, When
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, cast, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads


def with_parts(contraction: Contraction, tile: Tile) -> Tile:
    """The tile with k split where there are too few blocks otherwise."""
    blocks, k = blocks_of(contraction, tile.rows, tile.columns), contraction.k.size
    if not isinstance(blocks, int) or not isinstance(k, int) or not 0 < blocks < ENOUGH_BLOCKS or k < 2 * LEAST:
        return tile
    parts = min(-(-MANY_BLOCKS // blocks), k // LEAST)
    length = -(-k // (parts * tile.depth)) * tile.depth
    return replace(tile, parts=-(-k // length), length=length)


def launches_of(
    contraction: Contraction, tile: Tile, work: Work, launch: Callable[[Contraction, Sequence[Statement]], Launch]
) -> list[Launch]:
    """The launches of a contraction and its epilogue: `launch` alone, or followed by a second one where k is split, or
    where one block would overwrite what another one still reads.
    """
    after = work.row_end()
    read = {load.tensor for load in loads([contraction.left.value, contraction.right.value])}
    if tile.parts == 1 and not any(put.target in read for put in work.nest.puts):
        return [launch(contraction, after)]
    m, n = contraction.left.rows.size, contraction.right.rows.size
    points = contraction.batch.size * m * n
    sums = work.memory(contraction.dtype, tile.parts * points, "parts")
    part = replace(contraction, var=Var("part", contraction.dtype))
    position = PART * index(points) + (MATRIX * index(m) + ROW) * index(n) + COLUMN
    return [launch(part, [Store(sums, position, part.var)]), finished(contraction, tile.parts, sums, after)]


def finished(contraction: Contraction, parts: int, sums: Tensor, after: Sequence[Statement]) -> Launch:
    """A launch of a thread for each sum: adds up its parts in order and runs the epilogue. A sum that is not split is
    taken as it is.
    """
    m, n = contraction.left.rows.size, contraction.right.rows.size
    points = index(contraction.batch.size * m * n)
    at, number = Axis("point"), Axis("number")
    above, column = split(at, index(n))
    matrix, row = split(above, index(m))
    carry = Carry(Var("total", contraction.dtype), "sum", Load(sums, (number * points + at,)))
    whole = Var("sum", contraction.dtype)
    adding: list[Statement] = [For(number, index(0), index(parts), (), carries=(carry,)), Fold(whole, carry.var, "sum")]
    body: list[Statement] = [
        *(adding if parts > 1 else [Let(whole, Load(sums, (at,)))]),
        *_places(contraction, (matrix, row, column)),
        Let(contraction.var, cast(whole, contraction.var.dtype)),
        *after,
    ]
    blocks = quotient_up(contraction.batch.size * m * n, THREADS)
    return Launch(blocks, THREADS, (Let(at, BLOCK * THREADS + THREAD), When(at < points, tuple(body))))


def _places(contraction: Contraction, numbers: tuple[Expr, Expr, Expr]) -> list[Statement]:
    """The axes of a sum by the numbers of its matrix, row and column."""
    found: list[Statement] = []
    groups = contraction.batch, contraction.left.rows, contraction.right.rows
    for axis, number, group in zip((MATRIX, ROW, COLUMN), numbers, groups, strict=True):
        found += [Let(axis, number), *coordinates(axis, group)]
    return found
