"""Hoisted gradient terms: gradients of loop invariants as one product behind the loop instead of a sum inside.

The gradient of W in `x[t] @ W` is the sum over the iterations of xᵀ[t] @ dz[t]. Adding it up iteration by iteration
moves all of W through memory several times an iteration. Where x and dz are small beside W they are collected instead,
and one product over the rows of all iterations gives the sum; that of a bias comes from the same rows, and so does that
of an array of which an inner loop reads single rows.

    dW = dW + MatMul(x, dz, transpose_a)       →   collect x, dz;     dW = MatMul([x …], [dz …], transpose_a)
    db = db + SumTo(dz, [n])                   →                      db = SumTo([dz …], [n])
    dE = dE + UnsortedSegmentSum(r, ids, n)    →   collect r, ids;    dE = UnsortedSegmentSum([r …], [ids …], n)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, i32


@record(frozen=True)
class Term:
    """A term of a gradient: `op` applied to operands that the backward loop collects over all iterations."""

    op: str
    factors: tuple[Value, ...]


def hoisted_grad_terms(b: Builder, sums: Mapping[int, Value]) -> dict[int, list[Term]]:
    """The gradients in the body `b` that are better computed behind the loop, with their terms."""
    found: dict[int, list[Term]] = {}
    for i, gradient in sums.items():
        node = b.nodes[gradient.node]
        addends = [b.nodes[value.node] for value in node.inputs] if node.op == "AddN" else [node]
        terms = [_term(b, addend) for addend in addends]
        whole = [term for term in terms if term is not None]
        factors = dict.fromkeys(value for term in whole for value in term.factors)
        if len(whole) == len(terms) and sum(_elements(b, v) for v in factors) < 2 * _elements(b, gradient):
            found[i] = whole
    rows = {term.factors[1] for terms in found.values() for term in terms if term.op == "MatMul"}
    for i, gradient in sums.items():
        node = b.nodes[gradient.node]
        if i not in found and node.op == "SumTo" and node.inputs[0] in rows and b.type(gradient).rank == 1:
            found[i] = [Term("SumTo", (node.inputs[0],))]
    return found


def _term(b: Builder, node: Node) -> Term | None:
    """The term of a node, if its operands may be those of all iterations."""
    if node.op == "Reshape" and b.nodes[node.inputs[0].node].op == "UnsortedSegmentSum":
        node = b.nodes[node.inputs[0].node]
    if node.op == "MatMul" and node.attrs["transpose_a"] and not node.attrs["transpose_b"]:
        factors = node.inputs
    elif node.op == "UnsortedSegmentSum" and node.types[0].is_static:
        factors = node.inputs[:2]
    else:
        return None
    return Term(node.op, factors) if all(b.type(value).is_static for value in factors) else None


def _elements(b: Builder, value: Value) -> int:
    elements = b.type(value).elements
    return elements if isinstance(elements, int) else 0


def summed(b: Builder, terms: Sequence[Term], stacked: Mapping[Value, Value], kind: TensorType) -> Value:
    """The gradient of type `kind`, from the collected operands of its terms."""
    parts = [_part(b, term.op, [stacked[value] for value in term.factors], kind) for term in terms]
    return parts[0] if len(parts) == 1 else b.emit("AddN", *parts)


def _part(b: Builder, op: str, factors: Sequence[Value], kind: TensorType) -> Value:
    if op == "UnsortedSegmentSum":
        data, ids = factors  # rows and their numbers, which may be of several of the first axes
        row = (b.type(data).rank or 0) - (b.type(ids).rank or 0)
        first = kind.dims[: len(kind.dims) - row]
        total = b.emit("UnsortedSegmentSum", data, ids, b.const(np.prod(np.array(first, np.int32), dtype=np.int32)))
        return total if len(first) == 1 else b.emit("Reshape", total, b.const(np.array(kind.dims, np.int32)))
    rows = [_all_rows(b, value) for value in factors]
    if op == "SumTo":
        return b.emit(op, *rows, b.const(np.array(kind.dims, np.int32)))
    return b.emit(op, *rows, transpose_a=True, transpose_b=False)


def _all_rows(b: Builder, stacked: Value) -> Value:
    """[iteration, row, column] as [row of any iteration, column]."""
    trips, rows, columns = b.type(stacked).dims
    shape = np.array([trips * rows, columns], object)
    known = shape if isinstance(shape[0], Dim) else shape.astype(np.int32)
    return b.emit("Reshape", stacked, b.rebuilt(known, i32))
