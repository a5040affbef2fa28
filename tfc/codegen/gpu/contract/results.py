"""Epilogue of a contraction on the sums of a block: through shared memory, so that threads write memory in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.gpu.contract.coordinates import coordinates, split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.contract.stage import is_multiple
from tfc.codegen.gpu.contract.tiles import THREADS, Tile
from tfc.codegen.gpu.device.vector_access import BYTES, is_wide
from tfc.codegen.loop_ir.loops import THREAD, Barrier, For, Let, Statement, Store, When
from tfc.codegen.tensor.expr import Axis, Expr, Load, cast, index
from tfc.codegen.tensor.tensor import Tensor

ROW, COLUMN = Axis("row"), Axis("column")
"""The number of the row and the column, of those of the contraction, that a thread finishes."""


@dataclass(frozen=True)
class Sums:
    """The sums of a tile in the registers of its block, to be finished `rows` rows at a time in so many `parts`.

    row     the row in the tile that row r of a part is
    held    of a part: row and column in the part, and value, of each sum that a thread has
    pad     elements behind each row, for the banks of shared memory
    """

    parts: int
    rows: int
    row: Callable[[int, Expr], Expr]
    held: Callable[[int], Sequence[tuple[Expr, Expr, Expr]]]
    pad: int

    def elements(self, tile: Tile) -> int:
        """Elements of a part in shared memory."""
        return self.rows * (tile.columns + self.pad)


def finish(
    contraction: Contraction,
    tile: Tile,
    first: tuple[Expr, Expr],
    memory: Tensor,
    sums: Sums,
    after: Sequence[Statement],
) -> list[Statement]:
    """Run `after` for each sum of a tile whose first row and column are `first`, with the variable of the sums and the
    axes of rows and columns bound.

    All threads are done with `memory` when they come here.
    """
    line, lanes = tile.columns + sums.pad, _neighbours(contraction, tile, sums, after)
    row, column = split(THREAD, tile.columns // lanes)
    body: list[Statement] = [Let(COLUMN, first[1] + column * lanes)]
    if lanes == 1:
        body += coordinates(COLUMN, contraction.right.rows)
    at_once = THREADS // (tile.columns // lanes)
    for number in range(sums.parts):
        if number:
            body.append(Barrier())
        body += [Store(memory, r * line + c, value) for r, c, value in sums.held(number)]
        iteration, here = Axis(f"turn{number}"), row + Axis(f"turn{number}") * at_once
        each: list[Statement] = [Let(ROW, first[0] + sums.row(number, here)), *coordinates(ROW, contraction.left.rows)]
        if lanes == 1:
            ends: tuple[Statement, ...] = (_sum(contraction, memory, here * line + column), *after)
        else:
            (axis,) = contraction.right.rows.axes
            inside = _sum(contraction, memory, here * line + (axis - first[1])), *after
            ends = (For(axis, COLUMN, COLUMN + lanes, inside, "wide", lanes),)
        each += _within(ROW, contraction.left.rows, tile.rows, ends)
        loop = For(iteration, index(0), index(sums.rows // at_once), tuple(each))
        # What is read for a whole column is read before the loop: only where there is such a column.
        body += [Barrier(), *_within(COLUMN, contraction.right.rows, tile.columns, (loop,))]
    return body


def _sum(contraction: Contraction, memory: Tensor, place: Expr) -> Statement:
    return Let(contraction.var, cast(Load(memory, (place,)), contraction.var.dtype))


def _neighbours(contraction: Contraction, tile: Tile, sums: Sums, after: Sequence[Statement]) -> int:
    """The number of neighbouring columns that a thread finishes at once: 16 bytes of them where they are stored
    contiguously and no other sums occupy registers, else 1.
    """
    group, stores = contraction.right.rows, [each for each in after if isinstance(each, Store)]
    if sums.parts > 1 or len(group.axes) != 1 or not stores or not isinstance(group.size, int):
        return 1
    lanes = BYTES // max(store.target.dtype.size for store in stores)
    rows = THREADS * lanes // tile.columns
    fits = group.size % lanes == 0 and rows > 0 and sums.rows % rows == 0
    is_even = fits and all(is_wide(store.index, group.axes[0], lanes) for store in stores)
    return lanes if is_even else 1


def _within(at: Axis, group: Group, side: int, body: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """`body` under the condition that number `at` is one of the group."""
    return body if is_multiple(group.size, side) else (When(at < index(group.size), body),)
