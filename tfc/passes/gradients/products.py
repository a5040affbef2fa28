"""Gradients of weights: one matrix product behind the loop instead of a sum of small ones inside.

The gradient of W in `x[t] @ W` is the sum over the trips of xᵀ[t] @ dz[t]. Adding it up trip by trip moves all of W
through memory several times a trip. Where x and dz are small beside W they are collected instead, and one product over
the rows of all trips gives the sum; that of a bias comes from the same rows.

    dW = dW + MatMul(x, dz, transpose_a)   →   collect x, dz;   dW = MatMul([x …], [dz …], transpose_a)
    db = db + SumTo(dz, [n])               →                    db = SumTo([dz …], [n])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tfc.ir.build import Builder
from tfc.ir.dims import Dim
from tfc.ir.graph import Node, Value
from tfc.ir.types import TensorType, i32


@dataclass(frozen=True)
class Product:
    """A term of a gradient: the sum over the trips of leftᵀ @ right, or of the rows of `right` without a `left`."""

    left: Value | None
    right: Value

    @property
    def factors(self) -> tuple[Value, ...]:
        """What the backward loop collects."""
        return (self.right,) if self.left is None else (self.left, self.right)


def products(b: Builder, sums: Mapping[int, Value]) -> dict[int, list[Product]]:
    """Which of the gradients in the body `b` are better summed behind the loop, and as which products."""
    found: dict[int, list[Product]] = {}
    for i, gradient in sums.items():
        terms = [_product(b, node) for node in _terms(b, gradient)]
        whole = [term for term in terms if term is not None]
        factors = dict.fromkeys(value for term in whole for value in term.factors)
        if len(whole) == len(terms) and sum(_elements(b, v) for v in factors) < 2 * _elements(b, gradient):
            found[i] = whole
    rows = {product.right for terms in found.values() for product in terms}
    for i, gradient in sums.items():
        node = b.nodes[gradient.node]
        if i not in found and node.op == "SumTo" and node.inputs[0] in rows and b.type(gradient).rank == 1:
            found[i] = [Product(None, node.inputs[0])]
    return found


def _terms(b: Builder, gradient: Value) -> list[Node]:
    node = b.nodes[gradient.node]
    return [b.nodes[value.node] for value in node.inputs] if node.op == "AddN" else [node]


def _product(b: Builder, node: Node) -> Product | None:
    """The product that a node is, if its rows may be those of all trips."""
    if node.op != "MatMul" or not node.attrs["transpose_a"] or node.attrs["transpose_b"]:
        return None
    left, right = node.inputs
    return Product(left, right) if b.type(left).is_static and b.type(right).is_static else None


def _elements(b: Builder, value: Value) -> int:
    elements = b.type(value).elements
    return elements if isinstance(elements, int) else 0


def summed(b: Builder, terms: Sequence[Product], stacked: Mapping[Value, Value], kind: TensorType) -> Value:
    """The gradient of type `kind`, from what the loop collected of the factors."""
    parts = []
    for term in terms:
        right = _all_rows(b, stacked[term.right])
        if term.left is None:
            shape = b.const(np.array(kind.shape, np.int32))
            parts.append(b.emit("SumTo", right, shape))
        else:
            left = _all_rows(b, stacked[term.left])
            parts.append(b.emit("MatMul", left, right, transpose_a=True, transpose_b=False))
    return parts[0] if len(parts) == 1 else b.emit("AddN", *parts)


def _all_rows(b: Builder, stacked: Value) -> Value:
    """[trip, row, column] as [row of any trip, column]."""
    trips, rows, columns = b.type(stacked).dims
    shape = np.array([trips * rows, columns], object)
    known = shape if isinstance(shape[0], Dim) else shape.astype(np.int32)
    return b.emit("Reshape", stacked, b.rebuilt(known, i32))
