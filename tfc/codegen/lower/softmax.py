"""Softmax and cross-entropies as maps and row reductions; fusion keeps a row in cache for all of them."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply, cast, const, index, inside, select
from tfc.codegen.tensor.tensor import Check, Tensor, compute, reduce, sum_type
from tfc.ir.base.record import record


@record(frozen=True)
class _Rows:
    """The parts of a softmax along the last axis: in f32 at least."""

    shifted: Tensor
    exponentials: Tensor
    total: Tensor

    def quotient(self, *i: Expr) -> Expr:
        """An element of the softmax. The total is inverted once for the row, as TensorFlow does: it is at least 1, and
        a division for each element takes longer than the exponential."""
        inverse = 1.0 / self.total[(*i[:-1], index(0))]
        return self.exponentials[i] * inverse


def _rows(x: Tensor) -> _Rows:
    wide = sum_type(x.dtype)
    last = [x.rank - 1]
    top = reduce("max", x.shape, last, x.broadcast, keep_dims=True)
    shifted = compute(wide, x.shape, lambda *i: cast(x[i], wide) - cast(top.broadcast(*i), wide))
    exponentials = compute(wide, x.shape, lambda *i: apply("exp", shifted[i]))
    return _Rows(shifted, exponentials, reduce("sum", x.shape, last, exponentials.broadcast, keep_dims=True))


@lower("Softmax")
def _(ctx: Lowering) -> Tensor:
    rows = _rows(ctx.x)
    return ctx.compute(lambda *i: cast(rows.quotient(*i), ctx.dtype))


@lower("LogSoftmax")
def _(ctx: Lowering) -> Tensor:
    rows = _rows(ctx.x)
    return ctx.compute(lambda *i: cast(rows.shifted[i] - apply("log", rows.total.broadcast(*i)), ctx.dtype))


@lower("SoftmaxCrossEntropyWithLogits")
def _(ctx: Lowering) -> tuple[Tensor, Tensor]:
    features, labels = ctx.inputs
    shape, dtype = ctx.outputs[1].dims, ctx.dtype
    logits = compute(dtype, shape, features.broadcast)
    rows = _rows(logits)
    wide = rows.total.dtype

    def part(i: Expr, k: Expr) -> Expr:
        label = cast(labels.broadcast(i, k), wide)
        entropy = label * (apply("log", rows.total[i, 0]) - rows.shifted[i, k])
        return select(label.eq(0), 0, entropy)

    summed = reduce("sum", shape, [1], part)
    loss = compute(dtype, shape[:1], lambda i: cast(summed[i], dtype))
    backprop = compute(dtype, shape, lambda i, k: cast(rows.quotient(i, k) - cast(labels.broadcast(i, k), wide), dtype))
    return loss, backprop


@lower("SparseSoftmaxCrossEntropyWithLogits")
def _(ctx: Lowering) -> tuple[Tensor, Tensor]:
    x, labels = ctx.inputs
    rows, dtype = _rows(x), ctx.dtype
    wide, classes = rows.total.dtype, x.shape[1]

    def check(i: Expr, *_: Expr) -> list[Check]:
        label = index(labels[i])
        message = "Received a label value of {a} which is outside the valid range of [0, {b})"
        return [Check(inside(label, classes), message, a=label, b=index(classes))]

    picked = reduce(
        "sum", x.shape, [1], lambda i, k: select(index(labels[i]).eq(k), rows.shifted[i, k], const(0.0, wide))
    )
    loss = compute(dtype, x.shape[:1], lambda i: cast(apply("log", rows.total[i, 0]) - picked[i], dtype), checks=check)

    def gradient(i: Expr, k: Expr) -> Expr:
        one = select(index(labels[i]).eq(k), const(1.0, wide), const(0.0, wide))
        return cast(rows.quotient(i, k) - one, dtype)

    return loss, compute(dtype, x.shape, gradient, checks=check)


@lower("L2Loss")
def _(ctx: Lowering) -> Tensor:
    x = ctx.x
    wide = sum_type(x.dtype)
    total = reduce("sum", x.shape, range(x.rank), lambda *i: cast(x[i], wide) * cast(x[i], wide))
    return ctx.compute(lambda: cast(total[()] / 2, ctx.dtype))
