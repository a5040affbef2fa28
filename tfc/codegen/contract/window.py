"""Operands that are windows of a tensor, read in place: convolution without im2col.

A row of such a matrix is a window, and neighbouring windows share most elements; written out it is as many times larger
as a window has positions. Instead the axes are told apart by how far they step in memory: of those that are summed some
make one run of elements (columns and channels of a window), the others step from run to run (its rows); of those that
are kept some make one matrix of evenly spaced rows (the windows side by side), the others a batch of such matrices (one
above the other). What reaches beyond the tensor, or is computed from its elements one by one, is first written out as
a tensor with a margin: the same number of elements and a border, not one for each position of a window.
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.nest.flatten import simplified
from tfc.codegen.tensor.affine import Indices, is_nonnegative
from tfc.codegen.tensor.expr import Axis, Expr, Load, index
from tfc.codegen.tensor.tensor import Sizes, axes
from tfc.codegen.tensor.traverse import axes_in, loads, substitute
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size

SHORT_RUN = 8
"""Runs of fewer elements than this are not worth their pointers."""


@record(frozen=True)
class Walk:
    """The positions that an operand reads: from `offset`, so many elements further for each step of an axis; `margins`
    are the shape and the value of the tensor to write out first, None to read the operand's own.
    """

    load: Load
    offset: Size
    steps: Mapping[Axis, Size]
    margins: tuple[Sizes, Expr] | None


@record(frozen=True)
class Windows:
    """A walk as a batch of matrices: `rows` and the run are evenly spaced, one of them by single elements."""

    batch: Group
    rows: Group
    row_step: Size
    run: Size
    step: Size
    runs: tuple[tuple[Size, Size], tuple[Size, Size]]


def walk_of(factor: Expr, indices: Indices, copied: bool = False) -> Walk | None:
    """The walk of an operand; None when it reads more than one element, or not with constant strides. `copied`: it is
    written out even where it reads a tensor as it is.
    """
    reads = loads([factor])
    if len(reads) != 1:
        return None
    plain = simplified([factor], indices)[0]
    if isinstance(plain, Load) and not copied:
        position = indices.of(plain.children[0])
        steps = _of_axes(position.terms)
        return None if steps is None else Walk(plain, position.constant, steps, None)
    return _with_margins(factor, reads[0], indices)


def _with_margins(factor: Expr, load: Load, indices: Indices) -> Walk | None:
    """The operand as an element of a tensor that holds its value at every position the indices take."""
    coordinates = load.children
    forms = [indices.of(coordinate) for coordinate in coordinates]
    bounds = [indices.bounds(form) for form in forms]
    places = [Axis(f"u{k}") for k in range(len(coordinates))]
    shape: list[Size] = []
    renamed: dict[Expr, Expr] = {}
    for coordinate, ends, place in zip(coordinates, bounds, places, strict=True):
        if ends is None:
            return None
        shape.append(ends[1] - ends[0] + 1)
        if axes_in(coordinate):
            renamed[coordinate] = place + index(ends[0])
    value = substitute([factor], renamed)[0]
    if not axes_in(value) <= set(places):
        return None
    value = substitute([value], dict(zip(places, axes(len(places)), strict=True)))[0]
    total: dict[Axis, Size] = {}
    offset: Size = 0
    stride: Size = 1
    for form, ends, size in zip(reversed(forms), reversed(bounds), reversed(shape), strict=True):
        steps = _of_axes(form.terms)
        if steps is None or ends is None:
            return None
        for axis, step in steps.items():
            total[axis] = total.get(axis, 0) + step * stride
        offset = offset + (form.constant - ends[0]) * stride
        stride = stride * size
    return Walk(load, offset, total, (tuple(shape), value))


def _of_axes(terms: Mapping[Expr, Size]) -> dict[Axis, Size] | None:
    steps = {atom: step for atom, step in terms.items() if isinstance(atom, Axis)}
    return steps if len(steps) == len(terms) else None


def windows_of(walk: Walk, rows: Group, columns: Group) -> Windows | None:
    """The matrices of a walk whose kept axes are `rows` and whose summed ones are `columns`; None when it takes too
    many runs, or too short ones."""
    kept, summed = _levels(walk, rows), _levels(walk, columns)
    if not kept or not summed or (summed[-1].step != 1 and kept[-1].step != 1):
        return None
    row, run, others = kept[-1], summed[-1], summed[:-1]
    if len(others) > 2 or (isinstance(run.size, int) and run.size < SHORT_RUN) or (row.step != 1 and run.step != 1):
        return None
    if not is_nonnegative(row.step) or not is_nonnegative(run.step):
        return None
    missing: list[tuple[Size, Size]] = [(1, 0)] * (2 - len(others))
    levels = [*missing, *((level.size, level.step) for level in others)]
    above = [axis for level in kept[:-1] for axis in level.axes]
    batch = Group(tuple(above), tuple(rows.sizes[rows.axes.index(axis)] for axis in above))
    inner = Group(row.axes, tuple(rows.sizes[rows.axes.index(axis)] for axis in row.axes))
    return Windows(batch, inner, row.step, run.size, run.step, (levels[0], levels[1]))


@record(frozen=True)
class _Level:
    """Neighbouring axes that step through memory as one."""

    axes: tuple[Axis, ...]
    size: Size
    step: Size


def _levels(walk: Walk, group: Group) -> list[_Level]:
    """The axes of a group from the outermost on, merged where they step evenly; those of one element are left out."""
    levels: list[_Level] = []
    for axis, size in zip(reversed(group.axes), reversed(group.sizes), strict=True):
        if size == 1:
            continue
        step = walk.steps.get(axis, 0)
        inner = levels[-1] if levels else None
        if inner is not None and step == inner.step * inner.size:
            levels[-1] = _Level((axis, *inner.axes), inner.size * size, inner.step)
        else:
            levels.append(_Level((axis,), size, step))
    return levels[::-1]
