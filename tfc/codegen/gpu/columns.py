"""Reductions across memory on GPUs: a thread a result, walking what it sums up."""

from __future__ import annotations

from tfc.codegen.expr import index
from tfc.codegen.gpu.launching import Work, one_thread_each
from tfc.codegen.gpu.sums import carry, in_blocks, needs_levels, variable
from tfc.codegen.loops import Fold, For, Launch, Statement
from tfc.codegen.row_passes import RowPass, row_passes


def column_launches(work: Work) -> list[Launch]:
    """A thread for each point of the kept axes; it does all passes over the reduced ones alone."""
    done: list[Statement] = []
    for step in row_passes(work.nest):
        done += _walk(work, step)
    return [one_thread_each(work, work.nest.kept, done + work.row_end())]


def _walk(work: Work, step: RowPass) -> list[Statement]:
    """A pass of one thread over the reduced axes."""
    nest = work.nest
    body: list[Statement] = work.points.of_pass(step)
    state = {r: carry(nest, r, r.body, 0) for r in step.reductions}
    depth = 0
    for number, axis in enumerate(reversed(nest.reduced)):
        levels = [(axis, index(0), index(nest.extents[axis]))]
        if number == 0 and needs_levels(step, nest.extents[axis]):
            levels = in_blocks(axis, index(nest.extents[axis]))
        for inner, begin, end in levels:
            body = [For(inner, begin, end, tuple(body), carries=tuple(state.values()))]
            depth += 1
            state = {r: carry(nest, r, each.var, depth) for r, each in state.items()}
    return body + [Fold(r.var, variable(each.value), r.kind) for r, each in state.items()]
