"""Reductions over small sliding windows: a tile of neighbouring windows at once, all of their elements unrolled.

Windows side by side share most of what they read. In a tile of them each element is loaded once and goes to every
window that it belongs to, whose results stay in registers: a depthwise convolution or a pooling then takes as long as
memory does. Which elements lie outside of the tensor is known while code is made: tiles inside run in loops and have
no conditions left, those at the borders are written out one by one.

A window's elements are combined in one order, wherever the tile lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from tfc.codegen.loop_ir.loops import For, Let, Statement
from tfc.codegen.nest.flatten import FlatNest, FlatPut, FlatReduction, simplified
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.nest.vectorize import cost_of
from tfc.codegen.schedule.column_strips import combined_value
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Affine, Indices, plus
from tfc.codegen.tensor.expr import Apply, Axis, Expr, Load, Var, cast, index, maximum, minimum
from tfc.codegen.tensor.tensor import Tensor, sum_type
from tfc.codegen.tensor.traverse import loads, postorder, substitute
from tfc.ir.base.record import record
from tfc.ir.types.types import i64

WINDOWS = 8
"""Windows of a tile: their results take so many registers."""
ELEMENTS = 128
"""Elements of all windows of a tile together."""
WRITTEN_OUT = 1024
"""Elements of all tiles that are written out: more would take too long to compile."""
WORTH = 1 << 12
"""Elements of all windows of a nest; fewer are computed before their code is compiled."""
BODY_COST = 12
"""Instructions for an element; what takes more is not held up by memory."""


@record(frozen=True)
class _Piece:
    """So many tiles of `size` windows along an axis, from window `start` on, that have all the same code."""

    start: int
    count: int
    size: int


@record(frozen=True)
class Sliding:
    """The tiling of a nest: `rows` (None for a single axis) and `columns` into pieces, in tiles of `height` x
    `width`.
    """

    nest: FlatNest
    rows: Axis | None
    columns: Axis
    height: int
    width: int
    row_pieces: tuple[_Piece, ...]
    column_pieces: tuple[_Piece, ...]
    tensors: frozenset[Tensor]

    @property
    def row_tiles(self) -> int:
        """Tiles above one another."""
        return sum(piece.count for piece in self.row_pieces)

    def lanes(self, target: Target) -> int:
        """Lanes of a register of the widest elements that are read."""
        width = max(sum_type(load.dtype).size for load in loads(self.nest.roots()))
        return max(1, target.vector_bits // 8 // width)


def sliding(nest: FlatNest, vector: Axis | None) -> Sliding | None:
    """The tiles of a nest of windows; None when it is none, or its windows are too large."""
    if vector is None or vector not in nest.kept or not nest.reductions or nest.tests or nest.scatters or nest.scans:
        return None
    if any(r.kind.startswith("arg") for r in nest.reductions) or any(put.level != "row" for put in nest.puts):
        return None
    sizes = [nest.extents[axis] for axis in nest.reduced]
    elements = prod(size for size in sizes if isinstance(size, int))
    known = [size for size in (nest.extents[axis] for axis in nest.kept) if isinstance(size, int)]
    if len(known) == len(nest.kept) and elements * prod(known) < WORTH:
        return None
    if not all(isinstance(size, int) for size in sizes) or not 1 < elements <= ELEMENTS // 2:
        return None
    bodies = [r.body for r in nest.reductions]
    # Index arithmetic, and conditions on it, are no part of an element's cost.
    values = (n for n in postorder(bodies, stop=lambda node: isinstance(node, Load)) if n.dtype.is_float)
    if any(isinstance(node, Var) for node in postorder(bodies)) or cost_of(values) > BODY_COST:
        return None
    indices = Indices(nest.extents)
    slides, tensors = _slides(bodies, nest, indices)
    along = [axis for axis in nest.kept if axis is not vector and axis in slides][-2:]
    if not along or not all(isinstance(nest.extents[axis], int) and nest.extents[axis] != 1 for axis in along):
        return None
    reads = loads(bodies)
    forms = [indices.of(load.children[0]) for load in reads]
    if len({load.tensor for load in reads}) == 1 and not all(_overlap(forms[0], axis, nest, 2) for axis in along):
        return None  # windows that share little, and no factors either, are as well walked one by one
    return _cut(nest, along, elements, tensors, indices)


def _cut(
    nest: FlatNest, along: Sequence[Axis], elements: int, tensors: frozenset[Tensor], indices: Indices
) -> Sliding | None:
    most = min(WINDOWS, ELEMENTS // elements)
    width = 2 if len(along) > 1 else 4
    heights = (max(1, most // width), width) if len(along) > 1 else (min(most, width),)
    conditions = list(_conditions(nest, indices))
    pieces = []
    for axis, size in zip(along, heights, strict=True):
        extent = nest.extents[axis]
        assert isinstance(extent, int)
        pieces.append(tuple(_pieces(extent, size, *_interior(axis, extent, conditions, indices))))
    total = elements * prod(sum(piece.size for piece in of_axis) for of_axis in pieces)
    if total > WRITTEN_OUT:
        return None
    rows, row_pieces, height = (along[0], pieces[0], heights[0]) if len(along) > 1 else (None, (_Piece(0, 1, 1),), 1)
    return Sliding(nest, rows, along[-1], height, heights[-1], row_pieces, pieces[-1], tensors)


def _conditions(nest: FlatNest, indices: Indices) -> Iterator[Affine]:
    """Of each comparison of indices an index expression that is not negative where it holds."""
    for node in postorder(nest.roots()):
        if isinstance(node, Apply) and node.name in ("lt", "le", "gt", "ge") and node.children[0].dtype == i64:
            x, y = (indices.of(child) for child in node.children)
            low, high = (x, y) if node.name in ("lt", "le") else (y, x)
            found = plus(high, low, -1)
            yield Affine(found.terms, found.constant - 1) if node.name in ("lt", "gt") else found


def _slides(bodies: Sequence[Expr], nest: FlatNest, indices: Indices) -> tuple[set[Axis], frozenset[Tensor]]:
    """The kept axes along which windows slide over what they read, and the tensors they read it from."""
    slides: set[Axis] = set()
    for node in postorder(bodies):
        if isinstance(node, Apply) and node.dtype == i64:
            axes = [atom for atom in indices.of(node).terms if isinstance(atom, Axis)]
            if len(axes) == 2 and axes[0] in nest.kept and axes[1] in nest.reduced:
                slides.add(axes[0])
            elif len(axes) == 2 and axes[1] in nest.kept and axes[0] in nest.reduced:
                slides.add(axes[1])
    tensors = set()
    for load in loads(bodies):
        form = indices.of(load.children[0])
        inner = {atom for atom in postorder(list(form.terms)) if isinstance(atom, Axis)}
        if inner & set(nest.reduced):
            slides |= {axis for axis in nest.kept if _overlap(form, axis, nest)}
            tensors |= {load.tensor} if inner & slides else set()
    return slides, frozenset(tensors)


def _overlap(form: Affine, axis: Axis, nest: FlatNest, times: int = 1) -> bool:
    """True when a window spans at least so many times the distance to its neighbour along an axis."""
    step = form.coefficient(axis)
    for reduced in nest.reduced:
        inner, extent = form.coefficient(reduced), nest.extents[reduced]
        if not (isinstance(step, int) and isinstance(inner, int) and isinstance(extent, int)):
            continue
        if inner > 1 and 0 < times * step <= inner * extent and step % inner == 0:
            return True
    return False


def _interior(axis: Axis, extent: int, conditions: Sequence[Affine], indices: Indices) -> tuple[int, int]:
    """The range of windows along an axis for which all conditions hold that depend on their position along it."""
    begin, end = 0, extent
    for form in conditions:
        step = form.coefficient(axis)
        rest = Affine({atom: c for atom, c in form.terms.items() if atom is not axis}, form.constant)
        bounds = indices.bounds(rest)
        if not isinstance(step, int) or step == 0 or bounds is None or not isinstance(bounds[0], int):
            continue
        if step > 0:
            begin = max(begin, -(bounds[0] // step))
        else:
            end = min(end, bounds[0] // -step + 1)
    return begin, end


def _pieces(extent: int, size: int, begin: int, end: int) -> Iterator[_Piece]:
    """An axis in tiles: inside as many whole ones as fit, the rest on both sides of them one by one."""
    count = max(0, (end - begin) // size)
    rest = begin + count * size if count else 0
    for start in range(0, begin if count else 0, size):
        yield _Piece(start, 1, min(size, begin - start))
    if count:
        yield _Piece(begin, count, size)
    for start in range(rest, extent, size):
        yield _Piece(start, 1, min(size, extent - start))


class Tiles:
    """The statements of a nest cut into tiles; `tile` is the axis that counts tiles of rows."""

    def __init__(self, how: Sliding, points: Points, target: Target, vector: Axis, lanes: int, tile: Axis) -> None:
        self.how, self.points, self.target = how, points, target
        self.vector, self.lanes, self.tile = vector, lanes, tile
        self.elements = {r.var: self._elements(r) for r in how.nest.reductions}

    def _elements(self, reduction: FlatReduction) -> list[Expr]:
        """The elements of a window, one expression for each."""
        nest = self.how.nest
        sizes = [nest.extents[axis] for axis in nest.reduced]
        found = []
        for element in product(*(range(size) for size in sizes if isinstance(size, int))):
            taken: dict[Expr, Expr] = {axis: index(k) for axis, k in zip(nest.reduced, element, strict=True)}
            found += substitute([reduction.body], taken)
        return simplified(found, Indices(nest.extents))

    def statements(self) -> list[Statement]:
        """The statements of one tile of rows, in whichever piece it is."""
        made: list[Statement] = []
        number = 0
        for rows in self.how.row_pieces:
            own = Axis(f"{self.tile.name}{len(made)}")
            body = [self._columns(own, rows, columns) for columns in self.how.column_pieces]
            begin = maximum(self.tile - number, 0)
            end = minimum(self.tile - number + 1, rows.count)
            made.append(For(own, begin, end, tuple(body)))
            number += rows.count
        return made

    def _columns(self, row: Axis, rows: _Piece, columns: _Piece) -> Statement:
        """The tiles of a piece of columns in a tile of rows."""
        column = Axis(f"{self.how.columns.name}w")
        nest = self.how.nest
        extents = nest.extents | {row: rows.count, column: columns.count}
        body = self._tile(row, rows, column, columns, Indices(extents))
        inner = For(self.vector, index(0), index(nest.extents[self.vector]), tuple(body), "vector", self.lanes)
        return For(column, index(0), index(columns.count), (inner,))

    def _tile(self, row: Axis, rows: _Piece, column: Axis, columns: _Piece, indices: Indices) -> list[Statement]:
        """One tile: its elements in the order of memory, each combined into all windows it belongs to; then the
        stores.
        """
        nest = self.how.nest
        places: list[dict[Expr, Expr]] = []
        for y, x in product(range(rows.size), range(columns.size)):
            at: dict[Expr, Expr] = {self.how.columns: column * columns.size + (columns.start + x)}
            if self.how.rows is not None:
                at[self.how.rows] = row * rows.size + (rows.start + y)
            places.append(at)
        made: list[Statement] = []
        results: list[dict[Expr, Expr]] = [{} for _ in places]
        for reduction in nest.reductions:
            made += self._windows(reduction, places, results, indices)
        puts = []
        for at, result in zip(places, results, strict=True):
            for put in nest.puts:
                position, value = substitute([put.position, put.value], {**at, **result})
                position, value = simplified([position, value], indices)
                puts.append(FlatPut(put.target, indices.expr(indices.of(position)), value, put.level))
        return [*made, *self.points.point(puts, [])]

    def _windows(
        self,
        reduction: FlatReduction,
        places: Sequence[Mapping[Expr, Expr]],
        results: Sequence[dict[Expr, Expr]],
        indices: Indices,
    ) -> list[Statement]:
        """The steps that combine the elements of all windows; `results` then maps each window to its result."""
        elements = self.elements[reduction.var]
        of_windows = [substitute(elements, at) for at in places]
        windows = list(range(len(places))) * len(elements)
        values = simplified([of[k] for k in range(len(elements)) for of in of_windows], indices)
        made: list[Statement] = []
        state: dict[int, Expr] = {}
        for number in self._order(windows, values, indices):
            window, value = windows[number], values[number]
            if window in state:
                value = combined_value(reduction.kind, state[window], value, self.target)
            state[window] = Var(f"{reduction.var.name}.{window}.{number}", value.dtype)
            made.append(Let(state[window], value))  # type: ignore[arg-type]
        for window, result in enumerate(results):
            result[reduction.var] = cast(state[window], reduction.var.dtype)
        return made

    def _order(self, windows: Sequence[int], values: Sequence[Expr], indices: Indices) -> list[int]:
        """The steps by the positions that they read of the tensors that windows slide over; one that reads none follows
        the one before.
        """
        last: dict[int, int] = {}
        keys = []
        for window, value in zip(windows, values, strict=True):
            for node in postorder([value]):
                if isinstance(node, Load) and node.tensor in self.how.tensors:
                    at = indices.of(node.children[0]).constant
                    last[window] = at if isinstance(at, int) else 0
                    break
            keys.append(last.get(window, 0))
        return sorted(range(len(keys)), key=keys.__getitem__)
