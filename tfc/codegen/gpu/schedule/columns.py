"""Reductions across memory on GPUs: threads walk columns.

Where there are few results, several threads share a column: a block has as many columns as a warp has threads, and its
warps take turns down the rows; if these may be many, as their number is a symbol, several blocks do, each in a part of
them (strided_loops.py). Where there are enough columns to keep a device busy, each thread walks one alone.
"""

from __future__ import annotations

from tfc.codegen.gpu.launching import Work, one_thread_each
from tfc.codegen.gpu.schedule.row_groups import RowGroup
from tfc.codegen.gpu.schedule.strided_loops import split_launches, strided_launch
from tfc.codegen.gpu.schedule.sums import carry, most_additions, variable
from tfc.codegen.loop_ir.loops import WARP, Fold, For, Launch, Statement
from tfc.codegen.nest.row_passes import RowPass, row_passes
from tfc.codegen.nest.sum_levels import sum_levels

ENOUGH_COLUMNS = 1 << 16
"""So many threads keep a device busy."""
FEW_COLUMNS = 1 << 12
MOST_WALKERS, SOME_WALKERS = 16, 8
"""Threads that share a column where there are few, and elsewhere."""
PART = 1 << 10
"""Elements of a block's part of a column."""
SHORT_TURN = 4
"""Elements of a column that are worth a thread."""


def column_launches(work: Work) -> list[Launch]:
    """A launch of a thread, or one of each warp of a block, for each point of the kept axes."""
    width, stride = _shared_by(work)
    columns, length = work.size_of(work.nest.kept), work.size_of(work.nest.reduced)
    if width > 1 and isinstance(columns, int) and columns <= FEW_COLUMNS and not isinstance(length, int):
        return split_launches(work, PART, width, stride)
    if width > 1:
        kept = work.lane_last(work.nest.kept)
        return [strided_launch(RowGroup(work, width, tuple(kept), stride))]
    done: list[Statement] = []
    for step in row_passes(work.nest):
        done += _walk(work, step)
    return [one_thread_each(work, work.nest.kept, done + work.row_end())]


def _shared_by(work: Work) -> tuple[int, int]:
    """The number of threads that share a column, and the number of columns of a block: a warp's threads, fewer if there
    are fewer.
    """
    columns, length = work.size_of(work.nest.kept), work.size_of(work.nest.reduced)
    if isinstance(columns, int) and columns >= ENOUGH_COLUMNS:
        return 1, 1
    width = MOST_WALKERS if isinstance(columns, int) and columns <= FEW_COLUMNS else SOME_WALKERS
    while isinstance(length, int) and width > 1 and length < SHORT_TURN * width:
        width //= 2
    stride = WARP
    while isinstance(columns, int) and stride > 2 and stride // 2 >= columns:
        stride //= 2
    return (width, stride) if width * stride >= WARP else (1, 1)


def _walk(work: Work, step: RowPass) -> list[Statement]:
    """A pass of one thread over the reduced axes."""
    nest = work.nest
    body: list[Statement] = work.points.of_pass(step)
    state = {r: carry(nest, r, r.body, 0) for r in step.reductions}
    depth = 0
    for axis in reversed(nest.reduced):
        extent = nest.extents[axis]
        for level in sum_levels(axis, extent, most_additions(step, extent)):
            body = [For(level.axis, level.begin, level.end, tuple(body), carries=tuple(state.values()))]
            depth += 1
            state = {r: carry(nest, r, each.var, depth) for r, each in state.items()}
    return body + [Fold(r.var, variable(each.value), r.kind) for r, each in state.items()]
