"""Schedules: from a kernel to loops (architecture §5.3). Heuristics, as data in, data out.

Outermost a parallel loop over blocks of work of about 10 µs, then serial loops, innermost a vector loop along the axis
that memory likes best. A nest with reductions walks its reduced axes in passes: first everything that needs no result
of a reduction, then what needs those of the first pass, and so on (softmax: maximum; sum; quotient), the row staying in
cache. The shape of every sum depends on the sizes and the target only, never on the number of threads; long float sums
are blocked, so that errors grow with the logarithm of the length.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, inf, prod

from tfc.codegen.contract.small_products import serial_ns
from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.loop_ir.loops import (
    Alloc,
    Carry,
    Fold,
    For,
    Let,
    LoopNest,
    Multiply,
    Statement,
    Update,
    When,
    numbered,
)
from tfc.codegen.loop_ir.product import COLUMN, COLUMN_END, MATRIX, ROW, ROW_END, Attention, Product
from tfc.codegen.nest.flatten import FlatNest, FlatReduction, flatten
from tfc.codegen.nest.nan_free_max import with_nan_free_max
from tfc.codegen.nest.one_hot_sum import with_one_hot_sums
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.nest.row_passes import RowPass, keep_values, row_passes
from tfc.codegen.nest.sum_levels import SUM_BLOCK, is_inexact, most_of, sum_levels
from tfc.codegen.nest.vectorize import NARROW, bytes_of, choose_axis, cost_of, crossing_axis, lanes_of, value_nodes
from tfc.codegen.schedule.attention import attention_loops
from tfc.codegen.schedule.block_reductions import block_reductions
from tfc.codegen.schedule.column_strips import LONG, Strip, narrow_position, strip_width, width_in_step
from tfc.codegen.schedule.scans import running_axis, running_loops
from tfc.codegen.schedule.sorts import sort_loops, sort_ns
from tfc.codegen.schedule.window_tiles import Sliding, Tiles, sliding
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, index, minimum
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.record import record
from tfc.ir.types.dim_ranges import Range
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType

GRAIN_NS = 10_000
"""The least work worth handing to another thread, one that waits for it."""
SERIAL_NS = 2 * GRAIN_NS
"""A kernel that takes less than this runs on the calling thread: a thread that waits for work takes part in two grains,
one that sleeps in more (tfc_parallel_for)."""
ENOUGH_TASKS = 64
BLOCK_BYTES = 16 << 10
"""Bytes of one tensor that one iteration of a parallel loop over a long vector axis touches."""
TILE = (16, 64)
"""Rows and columns of a block in which two tensors are walked along different axes: its cache lines stay at hand."""
TILE_COST = 24
"""Instructions of a body that is still repeated for every step of a tile."""


def schedule(kernel: Kernel, target: Target, ranges: Mapping[str, Range] | None = None) -> LoopNest:
    """The kernel as loops for a target; intermediate memory is added as parameters. `ranges` are those of the symbols
    that have bounds.
    """
    scratch: list[Tensor] = []
    failures: list[tuple[int, str]] = []
    body: list[Statement] = []
    ns = 0.0
    only_written = {p for p, access in zip(kernel.params, kernel.access, strict=True) if access == "w"}
    for nest in kernel.nests:
        if isinstance(nest, Attention):
            body += attention_loops(nest, target)
            ns = inf
            continue
        loops: list[Statement]
        if isinstance(nest, Product):
            loops = [Multiply(nest, _block_by_block(nest, target, failures))]
            ns += serial_ns(nest)
        else:
            flat = with_nan_free_max(flatten(nest))
            if len(flat.reduced) == 1:
                flat = with_one_hot_sums(flat, index(0), index(flat.extents[flat.reduced[0]]))
            made = _Nest(flat, target, failures, only_written, scratch, ranges or {}, unrolls=nest.when is None)
            loops = made.statements()
            ns += made.serial_ns()
        body += loops if nest.when is None else [When(Load(nest.when, (index(0),)).ne(0), tuple(loops))]
    params, access = (*kernel.params, *scratch), kernel.access + "s" * len(scratch)
    return LoopNest(params, access, tuple(body), tuple(failures), ns)


def _block_by_block(product: Product, target: Target, failures: list[tuple[int, str]]) -> tuple[Statement, ...]:
    """The epilogue of a product, for one block of its sums: row by row, with lanes along the columns."""
    if product.epilogue is None:
        return ()
    nest = flatten(product.epilogue.nest, merge=False)
    matrix, row, column = (*nest.kept, *nest.reduced)
    points = Points(nest, target, failures, only_written=set())  # what is in the caches is not stored past them
    lanes = lanes_of(nest, column, target, masked=target.masks_remainder)
    most = tile_for(target, product.dtype).columns  # a block may be no wider
    lanes = min(lanes, 1 << (most.bit_length() - 1))  # nor is 12 a number of lanes: loops end at a multiple by a mask
    puts = [put for put in nest.puts if put.level == "full"]
    inner: list[Statement] = []
    if puts or nest.tests:
        inner.append(For(column, COLUMN, COLUMN_END, tuple(points.point(puts, nest.tests)), "vector", lanes))
    if nest.reductions:
        inner.append(block_reductions(nest, points, product.unit, target))
    return Let(matrix, MATRIX), For(row, ROW, ROW_END, tuple(inner))


@record(frozen=True)
class _Level:
    """A loop to be made around a nest: over `axis`, from 0 to `extent`; or over blocks of `block` elements of `of`."""

    axis: Axis
    extent: Size | Expr
    block: int = 0
    of: Axis | None = None

    @property
    def count(self) -> int | None:
        return self.extent if isinstance(self.extent, int) else None


class _Nest:
    def __init__(
        self,
        nest: FlatNest,
        target: Target,
        failures: list[tuple[int, str]],
        only_written: set[Tensor],
        scratch: list[Tensor],
        ranges: Mapping[str, Range],
        *,
        unrolls: bool,
    ) -> None:
        self.nest, self.target, self.scratch, self.only_written = nest, target, scratch, only_written
        self.ranges = ranges
        self.unrolls = unrolls  # what runs seldom shall take little code
        self.points = Points(nest, target, failures, only_written)
        self.vector = choose_axis(nest, target)
        self.lanes = lanes_of(nest, self.vector, target, masked=target.masks_remainder)
        values = value_nodes(nest)
        self.ns = max(cost_of(values) / (2.0 * min(self.lanes, 16)), bytes_of(nest) / 16)
        self.ns = sort_ns(nest) if nest.sorts else self.ns

    def statements(self) -> list[Statement]:
        """The loops of the nest."""
        nest, vector = self.nest, self.vector
        outer = [axis for axis in nest.kept if axis is not vector]
        if nest.scatters:
            return self._scattering()
        if nest.scans or nest.sorts:
            return self._scanning() if nest.scans else self._sorting()
        crossing = None if nest.reductions else crossing_axis(nest, vector)
        side = self._tile_side(crossing)
        if crossing is not None and side == 0 and (self._total() < SERIAL_NS or self._few_steps(crossing)):
            crossing = None
        levels = [_Level(axis, nest.extents[axis]) for axis in outer if axis is not crossing]
        windows = sliding(nest, vector) if self.unrolls else None
        if windows is not None and vector is not None:
            return self._sliding(windows, vector)
        width = strip_width(nest, vector, self.lanes, self.target)
        if width is not None and vector is not None:
            columns = nest.extents[vector]
            begin, end = index(0), index(columns)
            if not isinstance(columns, int) or width < columns:
                here = width_in_step(nest, vector, width, self.lanes, self.target)
                blocks, begin, end = self._blocks(vector, here)
                levels.append(blocks)
            strip = Strip(nest, self.points, self.target, vector, self.lanes, width, self.ranges)
            return self._around(levels, strip.statements(begin, end, self.only_written))
        inner = self._row() if nest.reductions else self.points.point(nest.puts, nest.tests)
        if crossing is not None and side:
            return self._tiles(levels, crossing, side, inner)
        if vector is not None and vector in nest.kept:
            if crossing is not None:
                crossed, first, last = self._blocks(crossing, TILE[0])
                levels.append(crossed)
            block = self._block() if crossing is None else TILE[1]
            begin, end = index(0), index(nest.extents[vector])
            if block is not None:
                blocks, begin, end = self._blocks(vector, block)
                levels.append(blocks)
            inner = [For(vector, begin, end, tuple(inner), "vector", self.lanes)]
            if crossing is not None:
                inner = [For(crossing, first, last, tuple(inner))]
        return self._around(levels, inner)

    def _tiles(self, levels: list[_Level], crossing: Axis, side: int, inner: list[Statement]) -> list[Statement]:
        """Squares of tiles that are transposed in registers, as whole cache lines of both sides are then used while
        they are cached; and the rest at two edges, done one by one.
        """
        vector = self.vector
        assert vector is not None
        whole = {axis: _multiple(self.nest.extents[axis], side) for axis in (crossing, vector)}
        squares = [_square(axis, size, side) for axis, size in whole.items()]
        steps = [Axis(f"{axis.name}t") for axis in whole]
        first, begin = (square.axis * square.block + step * side for square, step in zip(squares, steps, strict=True))
        tile: list[Statement] = [For(vector, begin, begin + side, tuple(inner), "vector", side)]
        tile = [For(crossing, first, first + side, tuple(tile), "tile", side)]
        for square, step, size in zip(squares, steps, whole.values(), strict=True):
            tiles = index(square.block // side)
            if not isinstance(size, int):
                tiles = minimum(tiles, apply("truncdiv", size - square.axis * square.block, side))
            tile = [For(step, index(0), tiles, tuple(tile))] if square.block > side else [Let(step, index(0)), *tile]
        made = self._around([*levels, *squares], tile)
        return made + self._edges(levels, crossing, whole, inner)

    def _edges(
        self, levels: list[_Level], crossing: Axis, whole: Mapping[Axis, int | Expr], inner: list[Statement]
    ) -> list[Statement]:
        """The rest beside the tiles: the last rows as a whole, and of all others the last columns."""
        vector = self.vector
        assert vector is not None
        rows, columns = self.nest.extents[crossing], self.nest.extents[vector]
        made: list[Statement] = []
        if whole[crossing] != rows:
            cut, begin, end = self._blocks(vector, BLOCK_BYTES // 4)
            line = For(vector, begin, end, tuple(inner), "vector", self.lanes)
            made += self._around([*levels, cut], [For(crossing, index(whole[crossing]), index(rows), (line,))])
        if whole[vector] != columns:
            cut, begin, end = self._blocks(crossing, TILE[1])
            line = For(vector, index(whole[vector]), index(columns), tuple(inner), "vector", self.lanes)
            made += self._around([*levels, cut], [For(crossing, begin, minimum(end, whole[crossing]), (line,))])
        return made

    def _sliding(self, windows: Sliding, vector: Axis) -> list[Statement]:
        """Tiles of rows one by one, in each of them the tiles side by side, and lanes inside."""
        nest, rows = self.nest, windows.rows
        outer = [axis for axis in nest.kept if axis not in (vector, rows, windows.columns)]
        levels = [_Level(axis, nest.extents[axis]) for axis in outer]
        tile = Axis("t")
        start: list[Statement] = []
        if rows is None:
            start = [Let(tile, index(0))]
        else:
            levels.append(_Level(tile, windows.row_tiles, windows.height, rows))
        lanes = min(self.lanes, windows.lanes(self.target))
        tiles = Tiles(windows, self.points, self.target, vector, lanes, tile)
        return self._around(levels, [*start, *tiles.statements()])

    # ---- the loops around -------------------------------------------------------------------------------------------

    def _block(self) -> int | None:
        """Elements of the vector axis per parallel iteration, None when it need not be cut."""
        extent = self.nest.extents[self.vector] if self.vector is not None else 1
        if self._total() < SERIAL_NS:
            return None
        if self.nest.reductions:
            return self.lanes if not isinstance(extent, int) or extent > self.lanes else None
        width = max((put.value.dtype.size for put in self.nest.puts), default=4)
        block = max(self.lanes, BLOCK_BYTES // width)
        return block if not isinstance(extent, int) or extent >= 2 * block else None

    def _tile_side(self, crossing: Axis | None) -> int:
        """Steps of a block that is transposed in registers, 0 where the body is long. An axis of fewer steps has to be
        filled by blocks: a shuffle of channels has as many as there are groups."""
        if crossing is None or self.vector is None or cost_of(value_nodes(self.nest)) > TILE_COST:
            return 0
        width = max((put.value.dtype.size for put in self.nest.puts), default=4)
        side = max(2, min(TILE[0], self.target.vector_bits // 8 // max(4, width)))
        few = self._few_steps(crossing)
        while any(steps % side for steps in few):
            side //= 2
        return side if side >= NARROW or not few else 0

    def _few_steps(self, crossing: Axis) -> list[int]:
        """The number of steps of the axes of a block that have fewer than a block of lines."""
        extents = [self.nest.extents[axis] for axis in (crossing, self.vector) if axis is not None]
        return [n for n in extents if isinstance(n, int) and n < TILE[0]]

    def _blocks(self, cut: Axis, block: int | Expr) -> tuple[_Level, Expr, Expr]:
        """The loop over blocks of an axis, and the bounds of one block."""
        extent = self.nest.extents[cut]
        axis = Axis(f"{cut.name}b")
        begin = axis * block
        if isinstance(extent, int) and isinstance(block, int):
            end = begin + block if extent % block == 0 else minimum(begin + block, extent)
            return _Level(axis, ceil(extent / block), block, cut), begin, end
        count = apply("truncdiv", index(extent) + (block - 1), block)
        size = block if isinstance(block, int) else LONG  # for what a task is worth
        return _Level(axis, count, size, cut), begin, minimum(begin + block, index(extent))

    def serial_ns(self) -> float:
        """Estimated time of one thread; infinite for a nest that is shared among threads."""
        return total if (total := self._total()) < SERIAL_NS else inf

    def _total(self) -> float:
        """Estimated time of the whole nest in ns; infinite when sizes are symbolic."""
        known = [extent for extent in self.nest.extents.values() if isinstance(extent, int)]
        return self.ns * prod(known) if len(known) == len(self.nest.extents) else inf

    def _around(self, levels: list[_Level], inner: list[Statement]) -> list[Statement]:
        parallel = self._parallel(levels)
        for level in reversed(levels[parallel:]):
            inner = [For(level.axis, index(0), index(level.extent), tuple(inner))]
        if parallel == 0:
            return inner
        chosen = levels[:parallel]
        grain = self._grain(chosen)
        if parallel == 1:
            return [For(chosen[0].axis, index(0), index(chosen[0].extent), tuple(inner), "parallel", grain=grain)]
        flat = Axis("p")
        lets = numbered(flat, [(level.axis, level.extent) for level in chosen])
        total = prod((index(level.extent) for level in chosen), start=index(1))
        return [For(flat, index(0), total, (*lets, *inner), "parallel", grain=grain)]

    def _parallel(self, levels: list[_Level]) -> int:
        """The number of outer loops that run in parallel as one: as few as give tasks enough (a late size may be 1)."""
        if self._total() < SERIAL_NS:
            return 0
        tasks = 1
        for number, level in enumerate(levels):
            tasks *= level.count or 1
            if tasks >= ENOUGH_TASKS:
                return number + 1
        return len(levels)

    def _grain(self, chosen: Sequence[_Level]) -> Expr:
        """Iterations of the parallel loop that take GRAIN_NS together; 0 where each takes longer."""
        inside = dict(self.nest.extents)
        share = 1
        for level in chosen:
            share *= max(1, level.block)
            del inside[level.axis if level.of is None else level.of]
        fixed = prod(e for e in inside.values() if isinstance(e, int)) * share
        grain: Expr = index(int(GRAIN_NS / (self.ns * max(1, fixed))))
        for extent in (e for e in inside.values() if not isinstance(e, int)):
            grain = apply("truncdiv", grain, apply("max", index(extent), 1))
        return grain

    # ---- rows -------------------------------------------------------------------------------------------------------

    def _row(self) -> list[Statement]:
        """One point of the kept axes: passes over the reduced ones, then what is stored once."""
        order = [axis for axis in self.nest.reduced if axis is not self.vector]
        if self.vector is not None and self.vector in self.nest.reduced:
            order.append(self.vector)
        passes = row_passes(self.nest)
        scratch = keep_values(passes, self.nest, order, self.only_written, scratch=self.vector in order)
        self.points.keep(passes)
        done: list[Statement] = [Alloc(tensor) for tensor in scratch]
        for step in passes:
            done += self._pass(step, order)
        puts = [put for put in self.nest.puts if put.level == "row"]
        return done + self.points.point(puts, [test for test in self.nest.tests if test.level == "row"])

    def _pass(self, step: RowPass, order: Sequence[Axis]) -> list[Statement]:
        body = self.points.of_pass(step)
        state = {r: Carry(self._state(r, 0), r.kind, r.body, narrow_position(r, self.nest)) for r in step.reductions}
        depth = 0
        for axis in reversed(order):
            lanes = self.lanes if axis is self.vector else 1
            extent, block = self.nest.extents[axis], SUM_BLOCK * lanes
            most = most_of(extent, self.ranges) if is_inexact(step.reductions) else 1
            for level in sum_levels(axis, extent, most, block):
                kind, width = ("vector", self.lanes) if level.axis is self.vector else ("serial", 1)
                carries = tuple(state.values())
                body = [For(level.axis, level.begin, level.end, tuple(body), kind, width, carries)]  # type: ignore[arg-type]
                depth += 1
                state = {r: Carry(self._state(r, depth), r.kind, c.var, c.position) for r, c in state.items()}
        for r, carry in state.items():
            source = carry.value
            assert isinstance(source, Var)
            body.append(Fold(r.var, source, r.kind))
        return body

    def _state(self, reduction: FlatReduction, depth: int) -> Var:
        return Var(f"{reduction.var.name}.{depth}", reduction.body.dtype)

    def _scanning(self) -> list[Statement]:
        """A scan's own axis and the lanes inside, all others outside."""
        nest = self.nest
        inside = {nest.scans[0].axis, running_axis(nest)}
        levels = [_Level(axis, nest.extents[axis]) for axis in nest.kept if axis not in inside]

        def blocks(axis: Axis, size: int) -> tuple[Expr, Expr]:
            level, begin, end = self._blocks(axis, size)
            levels.append(level)
            return begin, end

        inner = running_loops(nest, self.target, self.target.masks_remainder, blocks)
        return self._around(levels, inner)

    def _sorting(self) -> list[Statement]:
        """A sort's own axis inside, all others outside."""
        nest = self.nest
        rows = [axis for axis in nest.kept if axis is not nest.sorts[0].axis]

        def scratch(dtype: DType) -> Tensor:
            made = Tensor(dtype, (count(tuple(nest.extents.values())),), name=f"scratch{len(self.scratch)}")
            self.scratch.append(made)
            return made

        inner = sort_loops(nest, self.target, scratch)
        return self._around([_Level(axis, nest.extents[axis]) for axis in rows], inner)

    def _scattering(self) -> list[Statement]:
        """Free axes outside and in lanes, all others in order, one after the other."""
        nest, vector = self.nest, self.vector
        free = set(nest.scatters[0].free)
        ordered = [axis for axis in nest.kept if axis not in free]
        loose = [axis for axis in nest.kept if axis in free and axis is not vector]
        inner: list[Statement] = self.points.tests(nest.tests)
        inner += [Update(s.target, s.position, s.value, s.combine, s.when) for s in nest.scatters]
        if vector is not None:
            inner = [For(vector, index(0), index(nest.extents[vector]), tuple(inner), "vector", self.lanes)]
        for axis in reversed(ordered):
            inner = [For(axis, index(0), index(nest.extents[axis]), tuple(inner))]
        return self._around([_Level(axis, nest.extents[axis]) for axis in loose], inner)


def _multiple(size: Size, side: int) -> int | Expr:
    """The largest multiple of `side` that is no more than `size`."""
    return size // side * side if isinstance(size, int) else apply("truncdiv", index(size), side) * side


def _square(axis: Axis, size: int | Expr, side: int) -> _Level:
    """The loop over squares of up to 4 tiles along an axis of `size`, a multiple of `side`."""
    if isinstance(size, int):
        block = next(n for n in (4 * side, 2 * side, side) if size % n == 0)
        return _Level(Axis(f"{axis.name}b"), size // block, block, axis)
    block = 4 * side
    return _Level(Axis(f"{axis.name}b"), apply("truncdiv", size + (block - 1), block), block, axis)
