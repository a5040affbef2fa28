"""Maxima that may ignore NaN, because it reaches all their readers in another way.

A maximum that keeps NaN and puts +0 above -0 takes six instructions of x86 where passing over NaN takes one. A softmax
needs neither: it subtracts the maximum from every element, and the exponential of a NaN less whatever is NaN, and so is
the sum of a row with one in it, and all that is divided by that. Of two zeros either will do, as e**0 is 1 for both; a
logarithm of the sum is not 0 where there are two. As nothing is above the maximum, exponents are not held below where
powers are infinite (`decay`).
"""

from __future__ import annotations

from collections.abc import Collection

from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.tensor.expr import Apply, Cast, Expr, Var, apply, cast, const
from tfc.codegen.tensor.traverse import postorder, substitute
from tfc.ir.base.record import replace

GREATEST = "greatest"
"""The kind of such a reduction."""
SPREADING = frozenset(("add", "sub", "mul", "div", "neg", "fma", "exp", "log"))
"""Functions that are NaN where an operand is."""


def with_nan_free_max(nest: FlatNest) -> FlatNest:
    """The nest in which each maximum that only scales exponentials ignores NaN; the same nest where there is none."""
    found = [top for top in nest.reductions if top.kind == "max" and top.body.dtype.is_float and _is_seen(nest, top)]
    if not found:
        return nest
    powers = [r.body for r in nest.reductions for top in found if _is_power(r.body, top)]
    decays = {power: apply("decay", power.children[0], const(1.0, power.dtype)) for power in powers}
    made = [
        replace(r, kind=GREATEST if r in found else r.kind, body=substitute([r.body], decays)[0])
        for r in nest.reductions
    ]
    puts = [replace(put, value=substitute([put.value], decays)[0]) for put in nest.puts]
    return replace(nest, reductions=made, puts=puts)


def _is_seen(nest: FlatNest, top: FlatReduction) -> bool:
    """True where a NaN among the elements of a maximum reaches all that is computed with it, by a sum of
    exponentials.
    """
    nan: set[Expr] = set()
    changed: set[Expr] = {top.var}
    for reduction in nest.reductions:
        if reduction is top or changed.isdisjoint(postorder([reduction.body])):
            continue
        if reduction.kind == "sum" and (_is_power(reduction.body, top) or _spreads(reduction.body, nan)):
            nan.add(reduction.var)
        else:
            changed.add(reduction.var)
    tests = [x for test in nest.tests for x in (*test.check.exprs, test.element)]
    if not nan or nest.scatters or nest.scans or nest.sorts or not changed.isdisjoint(postorder(tests)):
        return False
    values = [put.value for put in nest.puts]
    return all(changed.isdisjoint(postorder([value])) or _spreads(value, nan) for value in values)


def _is_power(body: Expr, top: FlatReduction) -> bool:
    """True for the exponential of the element that the maximum is taken of, less the maximum."""
    dtype = body.dtype
    return body is apply("exp", cast(top.body, dtype) - cast(top.var, dtype))


def _spreads(value: Expr, nan: Collection[Expr]) -> bool:
    """True when a value is NaN wherever all of `nan` are."""
    spreads: dict[Expr, bool] = {}
    for node in postorder([value]):
        passes = (isinstance(node, Apply) and node.name in SPREADING) or isinstance(node, Cast)
        inside = passes and node.dtype.is_float and any(spreads[child] for child in node.children)
        spreads[node] = (isinstance(node, Var) and node in nan) or inside
    return spreads[value]
