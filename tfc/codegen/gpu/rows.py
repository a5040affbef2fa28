"""Reductions along memory on GPUs: many threads share a row, a warp a short one and a block a long one.

Accumulators are combined in a fixed tree, so results have the same bits for any grid. Rows of a known length that fit
the registers of their threads are read once (held_rows.py); others are walked once for each pass.
"""

from __future__ import annotations

from tfc.codegen.expr import Axis, Var, apply, index
from tfc.codegen.gpu.held_rows import held_launch
from tfc.codegen.gpu.launching import THREADS, Work
from tfc.codegen.gpu.row_groups import RowGroup
from tfc.codegen.gpu.sums import carry, in_blocks, needs_levels, variable
from tfc.codegen.loops import WARP, Across, Fold, For, Launch, Let, Statement
from tfc.codegen.row_passes import RowPass, row_passes

SHORT_ROW, LONG_ROW = 1024, 1 << 15
"""A row of at most so many elements is a warp's work, a longer one a block's, a long one a larger block's."""


def row_launches(work: Work) -> list[Launch]:
    """A few threads, a warp or a block for each point of the kept axes."""
    length = work.size_of(work.nest.reduced)
    width = THREADS
    if isinstance(length, int):
        width = WARP if length <= SHORT_ROW else 2 * THREADS if length > LONG_ROW else THREADS
    return [held_launch(work) or walked_launch(RowGroup(work, width, tuple(work.nest.kept)))]


def walked_launch(group: RowGroup) -> Launch:
    """The launch of groups that walk their rows, or columns, once for each pass."""
    body: list[Statement] = []
    for step in row_passes(group.work.nest):
        body += _pass(group, step)
    return group.launch([*body, *group.end()])


def _pass(group: RowGroup, step: RowPass) -> list[Statement]:
    """A walk along a row, each thread taking every width-th element, and their results combined."""
    work, nest, width = group.work, group.work.nest, group.width
    length = work.size_of(nest.reduced)
    turn, position = Axis("turn"), Axis("position")
    acts = group.acting(work.points.of_pass(step))
    state = {r: carry(nest, r, r.body, 0) for r in step.reductions}
    inside = [Let(position, turn * width + group.at), *work.coordinates(position, nest.reduced), *acts]
    turns = apply("truncdiv", index(length) - group.at + (width - 1), width)
    levels = in_blocks(turn, turns) if needs_levels(step, length, width) else [(turn, index(0), turns)]
    for depth, (axis, begin, end) in enumerate(levels, 1):
        inside = [For(axis, begin, end, tuple(inside), carries=tuple(state.values()))]
        state = {r: carry(nest, r, each.var, depth) for r, each in state.items()}
    done = inside
    for reduction, each in state.items():
        whole = Var(f"{reduction.var.name}.all", reduction.body.dtype)
        done.append(Across(whole, variable(each.value), reduction.kind, width, group.exchange(reduction), group.stride))
        done.append(Fold(reduction.var, whole, reduction.kind))
    return done
