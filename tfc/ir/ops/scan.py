"""Running sums and products: Cumsum and Cumprod (TensorFlow's scan_ops.cc)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import HEAVY, PURE, op
from tfc.ir.ops.attributes import attributes_of
from tfc.ir.ops.rules import NUMERIC
from tfc.ir.ops.terms import terms
from tfc.ir.types.types import Array, TensorType


def _scan(ctx: Infer) -> TensorType:
    ctx.require(0, NUMERIC, "numbers")
    shape, axis = ctx.shape(0), ctx.scalar(1)
    if shape is not None and axis is not None:
        ctx.axis(axis, len(shape), 1)
    return ctx.types[0].value()


def _accumulate(ufunc: Any, neutral: int, x: Array, axis: Array, exclusive: bool, reverse: bool) -> Array:
    rows = np.moveaxis(x, int(axis.reshape(())), 0)
    rows = rows[::-1] if reverse else rows
    if exclusive and len(rows):
        first = np.full_like(rows[:1], neutral)
        rows = np.concatenate([first, rows[:-1]])
    result = ufunc.accumulate(rows, axis=0, dtype=x.dtype) if len(rows) else rows
    result = result[::-1] if reverse else result
    return np.ascontiguousarray(np.moveaxis(result, 0, int(axis.reshape(()))))


@op(infer=_scan, traits=PURE | HEAVY, static=("axis",), cost=per_element(1), function="cumsum")
def Cumsum(x: Array, axis: Array, *, exclusive: bool = False, reverse: bool = False) -> Array:
    """The running sum along `axis`: [a, a+b, a+b+c]; exclusive: [0, a, a+b]; reverse: [a+b+c, b+c, c]."""
    return _accumulate(np.add, 0, x, axis, exclusive, reverse)


@Cumsum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    attrs = attributes_of(node) | {"reverse": not node.attrs["reverse"]}
    return b.emit("Cumsum", dz, node.inputs[1], **attrs), None


@op(infer=_scan, traits=PURE, static=("axis",), cost=per_element(1), function="cumprod")
def Cumprod(x: Array, axis: Array, *, exclusive: bool = False, reverse: bool = False) -> Array:
    """The running product along `axis`; exclusive and reverse as for Cumsum."""
    return _accumulate(np.multiply, 1, x, axis, exclusive, reverse)


@Cumprod.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    """As TensorFlow has it (NaN where an element of `x` is 0), but conjugated for complex numbers."""
    x, z, d = terms(b, node.inputs[0], node.out(), dz)
    attrs = attributes_of(node) | {"reverse": not node.attrs["reverse"]}
    summed = (d * z.conj()).emit("Cumsum", *terms(b, node.inputs[1]), **attrs)
    return (summed / x.conj()).value, None
