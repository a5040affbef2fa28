"""Tensor expressions: how a tensor is made from others, element by element (architecture §5).

A `Tensor` is either a parameter (memory that somebody else fills) or has a definition: a map over its elements, a
reduction, a join of parts, a scatter, a scan, a sort, a view, or a write into a variable. A lowering composes as many
as it likes; the fuser (fuse.py) decides which of them ever exist in memory. A definition's body runs over axes called
i0, i1, …: the element's position in a map, the position in the whole iteration space in a reduction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul

from tfc.codegen.tensor.expr import Axis, Expr, ExprLike, Load, as_expr, cast, const, guard, index
from tfc.codegen.tensor.matching_runs import matching_runs
from tfc.codegen.tensor.split_reductions import Split, part_of_sum, split_of
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, TensorType, boolean, f32, i32

Sizes = tuple[Size, ...]
Body = Callable[..., ExprLike]

REDUCTIONS = ("sum", "prod", "max", "min", "any", "all", "argmax", "argmin")
COMBINES = ("set", "add", "sub", "mul", "div", "min", "max")


class Tensor:
    """A tensor of known dtype and shape (sizes may be symbolic). Compared by identity."""

    __slots__ = ("definition", "dtype", "name", "shape")

    def __init__(
        self, dtype: DType, shape: Sequence[Size], definition: Definition | None = None, name: str = ""
    ) -> None:
        """A parameter when `definition` is None. `name` is for dumps."""
        self.dtype = dtype
        self.shape: Sizes = tuple(shape)
        self.definition = definition
        self.name = name or "t"

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def type(self) -> TensorType:
        """The tensor type."""
        return TensorType(self.dtype, self.shape)

    def __getitem__(self, indices: ExprLike | tuple[ExprLike, ...]) -> Expr:
        """One element: `x[i, j]`, `x[()]` for rank 0. Every index must be in range; see `guard`."""
        many = indices if isinstance(indices, tuple) else (indices,)
        if len(many) != self.rank:
            raise TypeError(f"{self.name} has rank {self.rank}, not {len(many)}")
        return Load(self, tuple(index(i) for i in many))

    def broadcast(self, *indices: Expr) -> Expr:
        """The element that NumPy's broadcasting puts at `indices` of the (larger) result."""
        own = indices[len(indices) - self.rank :] if self.rank else ()
        return Load(self, tuple(index(0) if size == 1 else i for i, size in zip(own, self.shape, strict=True)))

    def __repr__(self) -> str:
        return f"{self.name}: {self.type}"


@record(frozen=True, eq=False)
class Check:
    """A condition that must hold at every element; the step fails with `code` and `message` at the first where not.

    The message may quote {element} (its flat position), {a}, {b} (integers) and {value} (a float).
    """

    ok: Expr
    message: str
    code: str = "INVALID_ARGUMENT"
    a: Expr | None = None
    b: Expr | None = None
    value: Expr | None = None

    @property
    def exprs(self) -> tuple[Expr, ...]:
        """The condition and what the message quotes."""
        return (self.ok, *(x for x in (self.a, self.b, self.value) if x is not None))

    def with_exprs(self, exprs: Sequence[Expr]) -> Check:
        """The check with its expressions, in the order of `exprs`, replaced."""
        ok, *rest = exprs
        given = iter(rest)
        a, b, value = (None if x is None else next(given) for x in (self.a, self.b, self.value))
        return Check(ok, self.message, self.code, a, b, value)


@record(frozen=True, eq=False)
class Map:
    """Each element by itself: `body` over the axes of the shape."""

    body: Expr
    checks: tuple[Check, ...] = ()


@record(frozen=True, eq=False)
class Reduction:
    """`body` over `space`, combined along the axes `reduced`; the others are the result's axes, in order.

    `product` holds the two factors when the body is their product and this is a contraction (MatMul, convolution).
    Where the body is a `Guard`, which leaves points out, their product is that too if the right factor is finite: the
    left one is zero there.
    Floats sum in f32 or wider, in a fixed order that does not depend on the number of threads.
    """

    kind: str
    space: Sizes
    reduced: tuple[int, ...]
    body: Expr
    keep_dims: bool = False
    product: tuple[Expr, Expr] | None = None

    @property
    def kept(self) -> tuple[int, ...]:
        """The axes of the space that the result has."""
        return tuple(axis for axis in range(len(self.space)) if axis not in self.reduced)

    @property
    def shape(self) -> Sizes:
        """The shape of the result."""
        if self.keep_dims:
            return tuple(1 if k in self.reduced else size for k, size in enumerate(self.space))
        return tuple(self.space[k] for k in self.kept)


@record(frozen=True, eq=False)
class Join:
    """The parts concatenated along `axis`; each is written to its own range."""

    axis: int
    parts: tuple[Tensor, ...]


@record(frozen=True, eq=False)
class View:
    """The elements of `base` in row-major order from element `offset` on, under another shape: no copy is made when
    `base` is in memory. `body` is the same as a map."""

    base: Tensor
    offset: Size
    body: Expr


@record(frozen=True, eq=False)
class Scatter:
    """For each point of `space`, in order: element `position` of the result = combine(it, `value`).

    The result starts as `start`; when `in_place` that is the variable itself. Points that differ in an axis of `free`
    never meet, so those axes may run in any order.
    """

    start: Tensor
    space: Sizes
    position: tuple[Expr, ...]
    value: Expr
    combine: str
    free: tuple[int, ...]
    in_place: bool = False
    checks: tuple[Check, ...] = ()


@record(frozen=True, eq=False)
class Scan:
    """Each element combines ("sum" or "prod") the `body` of all up to it along `axis`; `exclusive`: all before it;
    `reverse`: counted from the end."""

    kind: str
    axis: int
    body: Expr
    exclusive: bool = False
    reverse: bool = False


@record(frozen=True, eq=False)
class Sort:
    """Element (…, j) is the position (i32) of the key that comes j-th along the last axis of `space`, in ascending
    order of `key`, an unsigned integer; of equal ones the first comes first. The last axis is as long as many are
    asked for."""

    space: Sizes
    key: Expr


@record(frozen=True, eq=False)
class Write:
    """`value` stored into the memory of the variable `target`; the tensor stands for the variable afterwards."""

    target: Tensor
    value: Tensor


Definition = Map | Reduction | Join | View | Scatter | Scan | Sort | Write


def axes(rank: int) -> tuple[Axis, ...]:
    """The axes i0, i1, … that bodies run over."""
    return tuple(Axis(f"i{k}") for k in range(rank))


def compute(
    dtype: DType, shape: Sequence[Size], body: Body, *, checks: Callable[..., Sequence[Check]] | None = None
) -> Tensor:
    """The tensor whose element at (i, j, …) is `body(i, j, …)`; `checks(i, j, …)` must hold at each of them."""
    at = axes(len(shape))
    return Tensor(dtype, shape, Map(as_expr(body(*at), dtype), tuple(checks(*at)) if checks else ()))


def reduce(
    kind: str,
    space: Sequence[Size],
    reduced: Sequence[int],
    body: Body,
    *,
    keep_dims: bool = False,
    dtype: DType | None = None,
) -> Tensor:
    """`body(i, j, …)` over all of `space`, combined along the axes `reduced` by one of REDUCTIONS.

    The result has the other axes in order (`keep_dims`: all of them, the reduced ones of size 1). "argmax" and "argmin"
    give the row-major position inside the reduced axes, of the first best element, as `dtype` (i32); a NaN is best.
    Nothing to combine gives 0, 1, -inf, +inf, false or true, and position 0.
    """
    if kind not in REDUCTIONS:
        raise ValueError(f"no reduction {kind}")
    value = body(*axes(len(space)))
    if not isinstance(value, Expr):
        raise TypeError("the body of a reduction must be an expression")
    which = tuple(sorted(set(reduced)))
    result = (dtype or i32) if kind.startswith("arg") else value.dtype
    definition = Reduction(kind, tuple(space), which, value, keep_dims)
    if any(space[axis] == 0 for axis in which):
        return _of_nothing(definition, result)
    if all(space[axis] == 1 for axis in which):
        return _nothing_reduced(kind, space, which, body, keep_dims, result)
    split = split_of(kind, tuple(space), which)
    if split is not None:
        shape = definition.shape
        if kind.startswith("arg"):
            return _position_in_two_steps(kind, tuple(space), which[0], body, split, shape, result)
        return _in_two_steps(kind, tuple(space), which, body, split, shape)
    return _of(definition, result)


def _of(definition: Reduction, dtype: DType) -> Tensor:
    return Tensor(dtype, definition.shape, definition)


def _of_nothing(definition: Reduction, dtype: DType) -> Tensor:
    """A reduction along an axis without elements: the neutral element, of an "argmax" position 0."""
    kind = definition.kind
    value = const(0, dtype) if kind.startswith("arg") else neutral(kind, dtype)
    return compute(dtype, definition.shape, lambda *_: value)


def _in_two_steps(kind: str, space: Sizes, reduced: tuple[int, ...], body: Body, split: Split, shape: Sizes) -> Tensor:
    """A reduction of parts, then of their results; the values stay where the body has them."""
    first = tuple(axis for axis in reduced if axis not in split.later)
    if split.part:
        (axis,) = split.later
        space, body = _in_parts(kind, space, axis, split.part, body)
        first = (axis + 1, *(other + (other > axis) for other in first))
    value = body(*axes(len(space)))
    assert isinstance(value, Expr)
    wide = sum_type(value.dtype) if kind in ("sum", "prod") else value.dtype  # parts are not rounded to half precision
    partial = Reduction(kind, space, tuple(sorted(first)), cast(value, wide))
    made = _of(partial, wide)
    later = tuple(partial.kept.index(axis) for axis in split.later)
    total = _of(Reduction(kind, made.shape, later, made[axes(made.rank)]), wide)
    if wide == value.dtype:
        return view(total, shape)
    return view(compute(value.dtype, total.shape, lambda *i: cast(total[i], value.dtype)), shape)


def _position_in_two_steps(
    kind: str, space: Sizes, axis: int, body: Body, split: Split, shape: Sizes, dtype: DType
) -> Tensor:
    """The best of each part and its position in the part, then the position of the first best of these."""
    part = split.part
    space, body = _in_parts(kind.removeprefix("arg"), space, axis, part, body)
    value = body(*axes(len(space)))
    assert isinstance(value, Expr)
    values = _of(Reduction(kind.removeprefix("arg"), space, (axis + 1,), value), value.dtype)
    places = _of(Reduction(kind, space, (axis + 1,), value), i32)
    number = _of(Reduction(kind, values.shape, (axis,), values[axes(values.rank)]), i32)

    def position(*i: Expr) -> Expr:
        which = number[i]
        inside = places[(*i[:axis], index(which), *i[axis:])]
        return cast(which, dtype) * part + cast(inside, dtype)

    return view(compute(dtype, number.shape, position), shape)


def _in_parts(kind: str, space: Sizes, axis: int, part: int, body: Body) -> tuple[Sizes, Body]:
    """The space with an axis divided into parts, the last padded with neutral elements; and the body there."""
    size = space[axis]
    parts = (size + (part - 1)) // part

    def divided(*i: Expr) -> ExprLike:
        at = i[axis] * part + i[axis + 1]
        value = body(*i[:axis], at, *i[axis + 2 :])
        assert isinstance(value, Expr)
        exact = size == parts * part
        return value if exact else guard(at < index(size), value, neutral(kind, value.dtype))

    return (*space[:axis], parts, part, *space[axis + 1 :]), divided


def neutral(kind: str, dtype: DType) -> Expr:
    """The neutral element of this kind of reduction: what there is where nothing is reduced."""
    return const(neutral_number(kind, dtype), dtype)


def neutral_number(kind: str, dtype: DType) -> float | int:
    """The same as a number: for a minimum the largest one of the type, for other extremes the smallest."""
    if kind in ("sum", "prod", "any", "all"):
        return {"sum": 0, "prod": 1, "any": 0, "all": 1}[kind]
    if dtype.is_float:
        return float("inf") if kind == "min" else float("-inf")
    bits = 1 if dtype.kind == "bool" else 8 * dtype.size
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if dtype.kind == "int" else (0, (1 << bits) - 1)
    return high if kind == "min" else low


def sum_type(dtype: DType) -> DType:
    """The type in which sums are computed: f32 for narrower floats."""
    return f32 if dtype.is_float and dtype.size < f32.size else dtype


def _nothing_reduced(
    kind: str, space: Sequence[Size], reduced: tuple[int, ...], body: Body, keep_dims: bool, position: DType
) -> Tensor:
    """A reduction along axes of size 1, as the map it is."""
    kept = [axis for axis in range(len(space)) if keep_dims or axis not in reduced]
    shape = [space[axis] for axis in kept]

    def element(*i: Expr) -> Expr:
        own = dict(zip(kept, i, strict=True))
        at = [index(0) if axis in reduced else own[axis] for axis in range(len(space))]
        return body(*at)  # type: ignore[return-value]

    if kind.startswith("arg"):
        return compute(position, shape, lambda *i: const(0, position))
    return compute(element(*axes(len(shape))).dtype, shape, element)


def contract(
    space: Sequence[Size],
    reduced: Sequence[int],
    factors: Callable[..., tuple[Expr, Expr]],
    *,
    where: Callable[..., Expr] | None = None,
) -> Tensor:
    """The sum over the axes `reduced` of the product of the two `factors(i, j, …)`: MatMul, convolutions, einsum.

    Factors should be single loads (guarded, or cast, if need be): the contraction template packs and blocks them.
    A few long sums are made of parts, for all cores, which a second step adds up. Points at which `where(i, j, …)` does
    not hold are left out, whatever the right factor is there, and the left one not loaded.
    """
    space, reduced = tuple(space), tuple(sorted(reduced))
    holds = where or (lambda *_: const(True, boolean))

    def term(*i: Expr) -> Expr:
        return guard(holds(*i), mul(*factors(*i)), 0)

    at = axes(len(space))
    left, right = factors(*at)
    definition = Reduction("sum", space, reduced, term(*at), False, (guard(holds(*at), left, 0), right))
    if any(space[axis] == 0 for axis in reduced):
        return _of_nothing(definition, left.dtype)
    if all(space[axis] == 1 for axis in reduced):
        return _nothing_reduced("sum", space, reduced, term, False, i32)
    part = part_of_sum(space, reduced)
    if part and where is None:
        return _sum_of_parts(space, reduced[0], factors, part)
    return _of(definition, left.dtype)


def _sum_of_parts(space: Sizes, axis: int, factors: Callable[..., tuple[Expr, Expr]], part: int) -> Tensor:
    """Sums of products along `axis`: those of parts, matrices of a batch, added up; then what the parts leave."""
    length = space[axis]
    assert isinstance(length, int)
    count, rest = divmod(length, part)

    def sums(batch: Sizes, first: Callable[..., Expr], size: int) -> Tensor:
        def at(*i: Expr) -> tuple[Expr, Expr]:
            own = i[len(batch) :]
            left, right = factors(*own[:axis], first(*i[: len(batch)]) + own[axis], *own[axis + 1 :])
            return cast(left, wide), cast(right, wide)

        return contract((*batch, *space[:axis], size, *space[axis + 1 :]), [len(batch) + axis], at)

    dtype = factors(*axes(len(space)))[0].dtype
    wide = sum_type(dtype)  # parts are not rounded to half precision
    parts = sums((count,), lambda p: p * part, part)
    total = reduce("sum", parts.shape, [0], lambda *i: parts[i])
    if not rest and wide == dtype:
        return total
    last = sums((), lambda: index(count * part), rest) if rest else None
    return compute(dtype, total.shape, lambda *i: cast(total[i] + last[i] if last else total[i], dtype))


def join(axis: int, parts: Sequence[Tensor]) -> Tensor:
    """The concatenation of `parts`, whose shapes differ along `axis` only."""
    first = parts[0]
    shape = (*first.shape[:axis], sum((part.shape[axis] for part in parts), 0), *first.shape[axis + 1 :])
    return Tensor(first.dtype, shape, Join(axis, tuple(parts)))


def assign(target: Tensor, value: Tensor) -> Tensor:
    """Store `value` in the variable `target` (an operand of reference type); the result stands for the variable."""
    return Tensor(target.dtype, target.shape, Write(target, value))


def scatter(
    start: Tensor,
    space: Sequence[Size],
    position: Callable[..., Sequence[ExprLike]],
    value: Body,
    *,
    combine: str = "add",
    free: Sequence[int] = (),
    in_place: bool = False,
    checks: Callable[..., Sequence[Check]] | None = None,
) -> Tensor:
    """`start` with `value(u…)` combined (one of COMBINES) into element `position(u…)`, for u in `space`, in order.

    Points whose position is out of range are left out (add a check when that is an error). `free` names the axes of the
    space along which points never meet. `in_place` writes into the variable `start` instead of a copy.
    """
    if combine not in COMBINES:
        raise ValueError(f"no way to combine called {combine}")
    at = axes(len(space))
    where, added = tuple(index(i) for i in position(*at)), as_expr(value(*at), start.dtype)
    checked = tuple(checks(*at)) if checks else ()
    made = Scatter(start, tuple(space), where, added, combine, tuple(free), in_place, checked)
    return Tensor(start.dtype, start.shape, made)


def scan(
    kind: str, shape: Sequence[Size], axis: int, body: Body, *, exclusive: bool = False, reverse: bool = False
) -> Tensor:
    """The running "sum" or "prod" of `body(i, j, …)` along `axis`; see `Scan`. Floats sum in f32 or wider, in an order
    that depends on sizes and target only."""
    value = body(*axes(len(shape)))
    if not isinstance(value, Expr):
        raise TypeError("the body of a scan must be an expression")
    return Tensor(value.dtype, shape, Scan(kind, axis, value, exclusive, reverse))


def view(base: Tensor, shape: Sequence[Size], *, offset: Size = 0, body: Body | None = None) -> Tensor:
    """The elements of `base` from row-major position `offset` on as another shape: Reshape, ExpandDims, Identity, and
    slices of leading rows. `body` may say the same as a map where that is simpler than what is derived here.
    """
    at = axes(len(shape))
    value = as_expr(body(*at), base.dtype) if body else base[unravel(tuple(shape), base.shape, offset)]
    return Tensor(base.dtype, shape, View(base, offset, value))


def unravel(shape: Sizes, base: Sizes, offset: Size = 0) -> tuple[Expr, ...]:
    """The position in a tensor of shape `base` of the element that row-major order puts at (i0, i1, …) of `shape`.

    Runs of dimensions with equal products are matched first, so that only what is split or merged takes divisions.
    """
    at = axes(len(shape))
    wide = [(axis, size) for axis, size in zip(at, shape, strict=True) if size != 1]
    narrow = [k for k, size in enumerate(base) if size != 1]
    result: list[Expr] = [index(0)] * len(base)
    if offset != 0:
        _spread(result, narrow, base, ravel(wide) + index(offset))
        return tuple(result)
    start, first = 0, 0
    for end, last in matching_runs(tuple(size for _, size in wide), tuple(base[k] for k in narrow)):
        _spread(result, narrow[first:last], base, ravel(wide[start:end]))
        start, first = end, last
    return tuple(result)


def ravel(parts: Sequence[tuple[Expr, Size]]) -> Expr:
    """The row-major position inside the box of these axes."""
    position: Expr = index(0)
    for axis, size in parts:
        position = position * index(size) + axis
    return position


def _spread(result: list[Expr], targets: Sequence[int], base: Sizes, position: Expr) -> None:
    """Split a row-major position into the indices `targets`, the first of them taking what is left."""
    for k in reversed(targets[1:]):
        result[k] = position % index(base[k])
        position = position // index(base[k])
    if targets:
        result[targets[0]] = position
