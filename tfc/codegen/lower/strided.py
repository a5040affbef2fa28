"""StridedSlice and its gradient: the index list of ir/ops/strided.py as index maps."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, all_of, const, guard, index, inside, maximum, minimum, select
from tfc.codegen.tensor.tensor import Check, Tensor
from tfc.ir.base.record import record
from tfc.ir.ops.strided import Index, indices
from tfc.ir.types.dims import Size, is_natural


@record(frozen=True)
class Row:
    """The reads along one dimension of the sliced tensor: element k of the slice is at `start + k * stride`.

    `number` marks a dimension that the slice does not have; `safe` a start that is known to be inside.
    """

    size: Size
    start: Expr
    stride: int = 1
    number: bool = False
    safe: bool = True


def _items(ctx: Lowering, rank: int) -> list[Index]:
    entries = ctx.inputs[1].shape[0]
    assert isinstance(entries, int)
    return indices(ctx.attrs, entries, rank)


def _rows(ctx: Lowering, shape: Sequence[Size]) -> list[Row]:
    """One row for each dimension of the tensor of `shape`; begin, end and strides are operands 1, 2 and 3."""
    strides = ctx.sizes(3)
    rows: list[Row] = []
    for item in _items(ctx, len(shape)):
        if item.kind == "new":
            continue
        size = shape[len(rows)]
        if item.kind == "all":
            rows.append(Row(size, index(0)))
        elif item.kind == "number":
            rows.append(_number(ctx, item, size))
        else:
            stride = strides[item.entry]
            assert isinstance(stride, int)
            rows.append(Row(size, _start(ctx, item, size, stride), stride))
    return rows


def _bound(ctx: Lowering, entry: int) -> Size | Expr:
    """begin[entry]: a number or a size if known, else what the tensor holds."""
    return index(ctx.inputs[1][entry]) if ctx.values[1] is None else ctx.sizes(1)[entry]


def _number(ctx: Lowering, item: Index, size: Size) -> Row:
    bound = _bound(ctx, item.entry)
    if isinstance(bound, int) and isinstance(size, int):
        return Row(size, index(bound % size if size else 0), number=True)
    at = index(bound)
    return Row(size, select(at < 0, at + index(size), at), number=True, safe=False)


def _start(ctx: Lowering, item: Index, size: Size, stride: int) -> Expr:
    """The first element of a slice, clamped as Python does it."""
    if item.from_start:
        return index(0) if stride > 0 else index(size) - 1
    bound = _bound(ctx, item.entry)
    if isinstance(bound, int) and isinstance(size, int):
        return index(slice(bound, None, stride).indices(size)[0])
    if bound == 0 and stride > 0:
        return index(0)
    at, last = index(bound), index(size) - (1 if stride < 0 else 0)
    if isinstance(bound, Expr) or not is_natural(bound):
        at = select(at < 0, maximum(at + index(size), -1 if stride < 0 else 0), at)
    return minimum(at, last)


def _checks(rows: Sequence[Row]) -> list[Check]:
    return [
        Check(inside(row.start, row.size), f"slice index {{a}} of dimension {axis} out of bounds.", a=row.start)
        for axis, row in enumerate(rows)
        if not row.safe
    ]


@lower("StridedSlice")
def _(ctx: Lowering) -> Tensor:
    x = ctx.x
    rows = _rows(ctx, x.shape)
    kept = [place for place, item in enumerate(_sliced_items(ctx, x.rank)) if item.kind != "new"]
    unsafe = [inside(row.start, row.size) for row in rows if not row.safe]

    def body(*i: Expr) -> Expr:
        axes = iter([i[place] for place in kept])
        at = [row.start if row.number else row.start + next(axes) * row.stride for row in rows]
        return guard(all_of(unsafe), x[tuple(at)], const(0, x.dtype))

    checks = _checks(rows)
    return ctx.compute(body, checks=(lambda *i: checks) if checks else None)


def _sliced_items(ctx: Lowering, rank: int) -> list[Index]:
    """The items that stand for a dimension of the slice."""
    return [item for item in _items(ctx, rank) if item.kind != "number"]


@lower("StridedSliceGrad")
def _(ctx: Lowering) -> Tensor:
    """Every element of the result asks whether the slice has it."""
    dy, shape = ctx.inputs[4], ctx.shape
    rows = _rows(ctx, shape)
    places = _sliced_items(ctx, len(shape))

    def body(*i: Expr) -> Expr:
        conditions: list[Expr] = []
        found: list[Expr] = []
        sizes = [size for size, item in zip(dy.shape, places, strict=True) if item.kind != "new"]
        for k, row in zip(i, rows, strict=True):
            if row.number:
                conditions.append(k.eq(row.start))
                continue
            place, fits = _place(k, row, sizes[len(found)])
            conditions += fits
            found.append(place)
        at = iter(found)
        where = tuple(index(0) if item.kind == "new" else next(at) for item in places)
        return guard(all_of(conditions), dy[where], const(0, dy.dtype))

    checks = _checks(rows)
    return ctx.compute(body, checks=(lambda *i: checks) if checks else None)


def _place(k: Expr, row: Row, size: Size) -> tuple[Expr, list[Expr]]:
    """The position in the slice of element k of the dimension, and the conditions under which it has one."""
    whole = row.stride == 1 and size == row.size
    if whole:
        return k, []
    away = k - row.start if row.stride > 0 else row.start - k
    step = abs(row.stride)
    fits = [away >= 0, away < index(size) * step]
    return (away // step, [*fits, (away % step).eq(0)]) if step > 1 else (away, fits)
