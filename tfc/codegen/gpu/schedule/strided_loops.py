"""Walks of groups of threads over rows or columns on GPUs: one for each pass, each thread taking elements with a
stride.

Where a few are long, blocks take parts of a fixed length: for each pass one launch finds what the elements of each part
make, and another combines the parts of each row in order. So results depend on sizes alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tfc.codegen.gpu.launching import Work, one_thread_each, quotient_up
from tfc.codegen.gpu.schedule.row_groups import RowGroup
from tfc.codegen.gpu.schedule.sums import carry, most_additions, variable
from tfc.codegen.loop_ir.loops import WARP, Across, Fold, For, Launch, Let, Statement, Store
from tfc.codegen.nest.flatten import FlatReduction
from tfc.codegen.nest.row_passes import RowPass, row_passes
from tfc.codegen.nest.sum_levels import sum_levels
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, index, minimum
from tfc.codegen.tensor.tensor import sum_type
from tfc.ir.types.dims import Size


def strided_launch(group: RowGroup) -> Launch:
    """The launch of groups that walk their rows, or columns, once for each pass."""
    body: list[Statement] = []
    length = group.work.size_of(group.work.nest.reduced)
    for step in row_passes(group.work.nest):
        body += _walk(group, step, index(0), index(length), length)
    return group.launch([*body, *group.end()])


def _walk(group: RowGroup, step: RowPass, first: Expr, last: Expr, length: Size) -> list[Statement]:
    """A walk of at most `length` elements of a row, from `first` on, and the results of all threads combined."""
    work, nest, width = group.work, group.work.nest, group.width
    iteration, position = Axis("turn"), Axis("position")
    acts = group.acting(work.points.of_pass(step))
    state = {r: carry(nest, r, r.body, 0) for r in step.reductions}
    inside = [Let(position, first + iteration * width + group.at), *work.coordinates(position, nest.reduced), *acts]
    iterations = apply("truncdiv", last - first - group.at + (width - 1), width)
    for depth, level in enumerate(sum_levels(iteration, iterations, most_additions(step, length, width)), 1):
        inside = [For(level.axis, level.begin, level.end, tuple(inside), carries=tuple(state.values()))]
        state = {r: carry(nest, r, each.var, depth) for r, each in state.items()}
    done = inside
    for reduction, each in state.items():
        whole = Var(f"{reduction.var.name}.all", reduction.body.dtype)
        done.append(Across(whole, variable(each.value), reduction.kind, width, group.exchange(reduction), group.stride))
        done.append(Fold(reduction.var, whole, reduction.kind))
    return done


# ---- parts -----------------------------------------------------------------------------------------------------------


def split_launches(work: Work, size: int, width: int, stride: int = 1) -> list[Launch]:
    """The launches of rows, or columns, in parts of `size` elements, for each of which there is a group of `width`
    threads (see RowGroup)."""
    parts = _Parts(work, Axis("part"), quotient_up(work.size_of(work.nest.reduced), size), size)
    launches: list[Launch] = []
    passes = row_passes(work.nest)
    known: list[Statement] = []
    for step in passes:
        found = [_Partial(parts, reduction) for reduction in step.reductions]
        launches.append(parts.walked(step, found, known, width, stride))
        if found:
            launches.append(parts.combined(found, known, is_last=step is passes[-1]))
    end = [] if passes[-1].reductions else work.row_end()
    return [*launches, one_thread_each(work, work.nest.kept, [*known, *end])] if end else launches


@dataclass(frozen=True, eq=False)
class _Parts:
    """`count` parts of `size` elements of each row, numbered by `axis`."""

    work: Work
    axis: Axis
    count: Size
    size: int

    @property
    def rows(self) -> Size:
        """The number of rows."""
        return self.work.size_of(self.work.nest.kept)

    @property
    def place(self) -> Expr:
        """The position of a part in the memory of all parts."""
        return self.work.number_of(self.work.nest.kept) * index(self.count) + self.axis

    def walked(
        self, step: RowPass, found: Sequence[_Partial], known: Sequence[Statement], width: int, stride: int
    ) -> Launch:
        """A launch of a pass over each part, which stores the part's partial results."""
        work, nest = self.work, self.work.nest
        inside = replace(work, nest=replace(nest, extents={**nest.extents, self.axis: self.count}))
        columns = work.lane_last(nest.kept)
        group = RowGroup(inside, width, (self.axis, *columns) if stride > 1 else (*nest.kept, self.axis), stride)
        first = self.axis * self.size
        last = minimum(first + self.size, index(work.size_of(nest.reduced)))
        partial = RowPass([each for one in found for each in one.parts], step.puts, step.tests, [])
        body = [*known, *_walk(group, partial, first, last, self.size)]
        stores = [store for one in found for store in one.stores()]
        return group.launch([*body, group.first(stores)] if stores else body)

    def combined(self, found: Sequence[_Partial], known: list[Statement], *, is_last: bool) -> Launch:
        """A launch that combines the parts of each row; results are used here, or stored and `known` from then on."""
        work, nest = self.work, self.work.nest
        extents = {**nest.extents, self.axis: self.count}
        inside = replace(work, nest=replace(nest, extents=extents, reduced=[self.axis]))
        group = RowGroup(inside, WARP, tuple(nest.kept))
        body = _walk(group, RowPass([one.whole for one in found], [], [], []), index(0), index(self.count), self.count)
        if is_last:
            own = [Let(one.reduction.var, cast(one.whole.var, one.reduction.var.dtype)) for one in found]
            return group.launch([*known, *body, *own, group.first(work.row_end())])
        stores: list[Statement] = []
        for one in found:
            result, row = work.memory(one.whole.var.dtype, self.rows, "parts"), work.number_of(nest.kept)
            stores.append(Store(result, row, one.whole.var))
            known.append(Let(one.reduction.var, cast(Load(result, (row,)), one.reduction.var.dtype)))
        return group.launch([*body, group.first(stores)])


class _Partial:
    """A reduction in parts: of an argmax the best value and its position; `whole` combines those of all parts."""

    def __init__(self, parts: _Parts, reduction: FlatReduction) -> None:
        self.place, self.reduction = parts.place, reduction
        name, kind, dtype = reduction.var.name, reduction.kind, sum_type(reduction.body.dtype)
        body = cast(reduction.body, dtype)
        value = FlatReduction(Var(f"{name}.part", dtype), kind.removeprefix("arg"), body, reduction.position)
        self.parts = [value]
        position: Expr = parts.axis
        whole = Var(f"{name}.whole", dtype)
        if kind.startswith("arg"):
            where = narrow_position(reduction, parts.work.nest).dtype
            self.parts.append(FlatReduction(Var(f"{name}.place", where), kind, body, reduction.position))
            whole = Var(f"{name}.whole", where)
        self.memory = [parts.work.memory(each.var.dtype, parts.rows * parts.count, "parts") for each in self.parts]
        values = [Load(tensor, (self.place,)) for tensor in self.memory]
        self.whole = FlatReduction(whole, kind, values[0], values[1] if len(values) > 1 else position)

    def stores(self) -> list[Statement]:
        """The stores of a part's partial results."""
        return [Store(tensor, self.place, each.var) for tensor, each in zip(self.memory, self.parts, strict=True)]
