"""Reductions along memory on GPUs: many threads share a row, a warp a short one and a block a long one.

Accumulators are combined in a fixed tree, so results have the same bits for any grid. Rows of a known length that fit
the registers of their threads are read once (register_rows.py); others are walked once for each pass, by several blocks
where a few are long, or may be (strided_loops.py).
"""

from __future__ import annotations

from tfc.codegen.gpu.launching import THREADS, Work
from tfc.codegen.gpu.schedule.register_rows import register_row_launch
from tfc.codegen.gpu.schedule.row_groups import RowGroup
from tfc.codegen.gpu.schedule.strided_loops import split_launches, strided_launch
from tfc.codegen.loop_ir.loops import WARP, Launch

SHORT_ROW, LONG_ROW = 1024, 1 << 15
"""A row of at most so many elements is a warp's work, a longer one a block's, a long one a larger block's."""
LONGEST_ROW, MANY_ROWS = 1 << 16, 512
"""Longer rows are the work of several blocks, unless there are so many of them."""
FEW_ROWS = 64
"""So few rows, whose length is a symbol, are too, as they may be long."""
PART = 1 << 14
"""Elements of a block's part."""


def row_launches(work: Work) -> list[Launch]:
    """Launches of a few threads, a warp, a block or several for each point of the kept axes."""
    held = register_row_launch(work)
    if held is not None:
        return [held]
    length = work.size_of(work.nest.reduced)
    if _has_parts(work):
        return split_launches(work, PART, THREADS)
    width = THREADS
    if isinstance(length, int):
        width = WARP if length <= SHORT_ROW else 2 * THREADS if length > LONG_ROW else THREADS
    return [strided_launch(RowGroup(work, width, tuple(work.nest.kept)))]


def _has_parts(work: Work) -> bool:
    rows, length = work.size_of(work.nest.kept), work.size_of(work.nest.reduced)
    if not isinstance(length, int):
        return isinstance(rows, int) and rows < FEW_ROWS
    return LONGEST_ROW < length < 1 << 31 and not (isinstance(rows, int) and rows >= MANY_ROWS)
