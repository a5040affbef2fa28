"""Reductions along memory on GPUs: many threads share a row, a warp a short one and a block a long one.

Accumulators are combined in a fixed tree, so results have the same bits for any grid.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.expr import Axis, Expr, Load, Var, apply, index, minimum
from tfc.codegen.flatten import FlatReduction
from tfc.codegen.gpu.launching import THREADS, Work, blocks_of
from tfc.codegen.gpu.sums import carry, in_blocks, needs_levels, variable
from tfc.codegen.loops import (
    BLOCK,
    THREAD,
    WARP,
    Across,
    Barrier,
    Fold,
    For,
    Launch,
    Let,
    Statement,
    Store,
    Test,
    When,
)
from tfc.codegen.row_passes import RowPass, row_passes
from tfc.codegen.scans import state_type
from tfc.codegen.strips import narrow_position
from tfc.codegen.tensor import Tensor
from tfc.codegen.traverse import postorder
from tfc.ir.dims import Size

SHORT_ROW = 1024
"""A row of at most so many elements is a warp's work, a longer one a block's."""


def row_launches(work: Work) -> list[Launch]:
    """A warp or a block for each point of the kept axes."""
    return [_Rows(work).launch()]


class _Rows:
    def __init__(self, work: Work) -> None:
        self.work = work
        self.nest = work.nest
        self.shared: list[Tensor] = []

    def launch(self) -> Launch:
        work, nest = self.work, self.nest
        length, rows = work.size_of(nest.reduced), work.size_of(nest.kept)
        width = WARP if isinstance(length, int) and length <= SHORT_ROW else THREADS
        each = THREADS // width
        row, at = Axis("row"), Axis("at")
        number = BLOCK * each + apply("truncdiv", THREAD, width) if each > 1 else BLOCK
        exact = each == 1 or (isinstance(rows, int) and rows % each == 0)
        body: list[Statement] = [Let(row, number if exact else minimum(number, index(rows) - 1))]
        body += [Let(at, THREAD - apply("truncdiv", THREAD, width) * width if each > 1 else THREAD)]
        body += work.coordinates(row, nest.kept)
        alive = None if exact else BLOCK * each + apply("truncdiv", THREAD, width) < index(rows)
        for step in row_passes(nest):
            body += self._pass(step, at, length, width, alive)
        end = work.row_end()
        if end:
            if self._reads_what_it_ends_with():
                body.append(Barrier())
            first = at.eq(0)
            body.append(When(first if alive is None else first & alive, tuple(end)))
        return Launch(blocks_of(rows, each), THREADS, tuple(body), tuple(self.shared))

    def _pass(self, step: RowPass, at: Axis, length: Size, width: int, alive: Expr | None) -> list[Statement]:
        """A walk of `width` threads along a row, each taking every width-th element, and their results combined."""
        nest = self.nest
        turn = Axis("turn")
        position = Axis("position")
        acts = _guarded(self.work.points.of_pass(step), alive)
        state = {r: carry(nest, r, r.body, 0) for r in step.reductions}
        inside = [Let(position, turn * width + at), *self.work.coordinates(position, nest.reduced), *acts]
        turns = apply("truncdiv", index(length) - at + (width - 1), width)
        levels = in_blocks(turn, turns) if needs_levels(step, length, width) else [(turn, index(0), turns)]
        for depth, (axis, begin, end) in enumerate(levels, 1):
            inside = [For(axis, begin, end, tuple(inside), carries=tuple(state.values()))]
            state = {r: carry(nest, r, each.var, depth) for r, each in state.items()}
        done = inside
        for reduction, each in state.items():
            whole = Var(f"{reduction.var.name}.all", reduction.body.dtype)
            done.append(Across(whole, variable(each.value), reduction.kind, width, self._exchange(reduction)))
            done.append(Fold(reduction.var, whole, reduction.kind))
        return done

    def _exchange(self, reduction: FlatReduction) -> tuple[Tensor, ...]:
        """Shared memory to combine accumulators by; every reduction of a type uses the same."""
        types = [state_type(reduction.body.dtype)]
        if reduction.kind.startswith("arg"):
            types.append(narrow_position(reduction, self.nest).dtype)
        found: list[Tensor] = []
        for dtype in types:
            made = next((x for x in self.shared if x.dtype == dtype and x not in found), None)
            if made is None:
                made = Tensor(dtype, (THREADS,), name=f"x{len(self.shared)}")
                self.shared.append(made)
            found.append(made)
        return tuple(found)

    def _reads_what_it_ends_with(self) -> bool:
        ends = {put.target for put in self.nest.puts if put.level == "row"}
        return any(isinstance(node, Load) and node.tensor in ends for node in postorder(self.nest.roots()))


def _guarded(body: Sequence[Statement], alive: Expr | None) -> list[Statement]:
    """Stores and tests only in rows that there are; values that accumulators take are computed in any case."""
    acts = [statement for statement in body if isinstance(statement, Store | Test)]
    if alive is None or not acts:
        return list(body)
    return [statement for statement in body if statement not in acts] + [When(alive, tuple(acts))]
