"""Softmax and the cross-entropies built on it (TensorFlow's softmax_op.cc, xent_op.cc, sparse_xent_op.h)."""

from __future__ import annotations

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, HEAVY, PURE, op
from tfc.ir.ops.rules import FLOAT, at_least_f32, is_zero
from tfc.ir.ops.terms import Term, terms
from tfc.ir.types.types import Array, TensorType, i32, i64, tensor


def _rows(ctx: Infer) -> TensorType:
    ctx.require(0, FLOAT)
    if ctx.types[0].rank == 0:
        ctx.fail("logits must have at least one dimension", 0)
    return ctx.types[0].value()


def _log_softmax(logits: Array) -> Array:
    """In the array's own precision, but at least float32."""
    wide = at_least_f32(logits)
    if wide.shape[-1] == 0:
        return wide
    shifted = wide - wide.max(axis=-1, keepdims=True)
    result: Array = shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    return result


def _softmax(logits: Array) -> Array:
    wide = at_least_f32(logits)
    if wide.shape[-1] == 0:
        return wide
    exponentials = np.exp(wide - wide.max(axis=-1, keepdims=True))
    result: Array = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return result


def _row_sum(b: Builder, value: Value) -> Value:
    return b.emit("Sum", value, b.const([-1], i32), keep_dims=True)


@op(infer=_rows, traits=PURE | HEAVY, cost=per_element(24), function="softmax")
def Softmax(logits: Array) -> Array:
    """exp(logits) / sum(exp(logits)) along the last axis."""
    return _softmax(logits).astype(logits.dtype)


@Softmax.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    y = node.out()
    return (b.emit("Mul", b.emit("Sub", dz, _row_sum(b, b.emit("Mul", dz, y))), y),)


@op(infer=_rows, traits=PURE | HEAVY, cost=per_element(24), function="log_softmax")
def LogSoftmax(logits: Array) -> Array:
    """logits - log(sum(exp(logits))) along the last axis."""
    return _log_softmax(logits).astype(logits.dtype)


@LogSoftmax.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (b.emit("Sub", dz, b.emit("Mul", b.emit("Exp", node.out()), _row_sum(b, dz))),)


def _dense(ctx: Infer) -> list[TensorType]:
    dtype = ctx.require(0, FLOAT)
    ctx.same_dtype()
    ctx.rank(0, 2)
    ctx.rank(1, 2)
    shape = ctx.broadcast()
    return [TensorType(dtype, None if shape is None else shape[:1]), TensorType(dtype, shape)]


@op(infer=_dense, traits=PURE, cost=per_element(40), function="softmax_cross_entropy")
def SoftmaxCrossEntropyWithLogits(features: Array, labels: Array) -> tuple[Array, Array]:
    """The cross-entropy of softmax(features) and the distributions `labels`, row by row, and its gradient.

    features, labels: [batch, classes]. Outputs: loss [batch]; backprop [batch, classes] = softmax(features) - labels.
    """
    features, labels = np.broadcast_arrays(features, labels)
    loss = -np.where(labels == 0, 0, labels * _log_softmax(features)).sum(axis=-1)
    return loss.astype(features.dtype), (_softmax(features) - labels).astype(features.dtype)


def _through_backprop(logits: Term, dloss: Term, dback: Value | None, backprop: Term) -> Term:
    """d logits: from the loss, and (for second derivatives) from the output `backprop` itself."""
    b = logits.b
    part = dloss.emit("ExpandDims", Term(b, b.const(-1, i32))) * backprop
    if dback is None or is_zero(b, dback):
        return part
    softmax, d = logits.emit("Softmax"), Term(b, dback)
    return part + (d - Term(b, _row_sum(b, (d * softmax).value))) * softmax


@SoftmaxCrossEntropyWithLogits.gradient
def _(b: Builder, node: Node, dloss: Value, dback: Value | None) -> tuple[Value | None, ...]:
    features, labels, backprop, d = terms(b, *node.inputs, node.out(1), dloss)
    logits = features
    if features.shape is None or features.shape != backprop.shape:
        logits = features.emit("BroadcastTo", Term(b, b.shape(backprop.value)))
    dlogits = _through_backprop(logits, d, dback, backprop)
    dlabels = -d.emit("ExpandDims", Term(b, b.const(-1, i32))) * logits.emit("LogSoftmax")
    if dback is not None and not is_zero(b, dback):
        dlabels = dlabels - Term(b, dback)
    return dlogits.sum_to(features), dlabels.sum_to(labels)


def _sparse(ctx: Infer) -> list[TensorType]:
    dtype = ctx.require(0, FLOAT)
    ctx.require(1, (i32, i64))
    ctx.rank(0, 2)
    ctx.rank(1, 1)
    features, labels = ctx.shape(0), ctx.shape(1)
    rows = ctx.merge(None if features is None else features[:1], labels, 1, "features and labels differ in rows")
    shape = None if features is None or rows is None else (rows[0], features[1])
    return [TensorType(dtype, rows), TensorType(dtype, shape)]


@op(infer=_sparse, traits=PURE | FALLIBLE, cost=per_element(40), function="sparse_softmax_cross_entropy")
def SparseSoftmaxCrossEntropyWithLogits(features: Array, labels: Array) -> tuple[Array, Array]:
    """The cross-entropy of softmax(features) with class numbers, row by row, and its gradient.

    features: [batch, classes]; labels: i32 or i64 [batch], each in [0, classes). Outputs: loss [batch]; backprop
    [batch, classes]. INVALID_ARGUMENT when a label is out of range.
    """
    classes = features.shape[1]
    if labels.size and not (labels.min() >= 0 and labels.max() < classes):
        bad = int(labels[(labels < 0) | (labels >= classes)][0])
        raise Error(f"Received a label value of {bad} which is outside the valid range of [0, {classes})")
    picked = np.arange(classes) == labels[:, None]
    loss = -np.where(picked, _log_softmax(features), 0).sum(axis=-1)
    return loss.astype(features.dtype), (_softmax(features) - picked).astype(features.dtype)


@SparseSoftmaxCrossEntropyWithLogits.gradient
def _(b: Builder, node: Node, dloss: Value, dback: Value | None) -> tuple[Value | None, ...]:
    logits, backprop, d = terms(b, node.inputs[0], node.out(1), dloss)
    return _through_backprop(logits, d, dback, backprop).value, None


@op(infer=lambda ctx: tensor(ctx.require(0, FLOAT)), traits=PURE, cost=per_element(1), function="l2_loss(x: Float)")
def L2Loss(t: Array) -> Array:
    """sum(t ** 2) / 2, a scalar."""
    wide = at_least_f32(t)
    return np.asarray((wide * wide).sum(dtype=wide.dtype) / wide.dtype.type(2)).astype(t.dtype)


@L2Loss.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (b.emit("Mul", node.inputs[0], dz),)
