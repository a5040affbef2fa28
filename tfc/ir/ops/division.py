"""Division with remainder and its kin: TensorFlow's three integer divisions and their remainders.

| op | rounds | remainder has the sign of |
| --- | --- | --- |
| FloorDiv, FloorMod | towards -∞ | the divisor (Python's `//` and `%`) |
| TruncateDiv, TruncateMod, Mod | towards 0 | the dividend (C's `/` and `%`) |
| Div | towards 0 for integers, exact for floats | |

An integer divided by zero is an error, reported for the whole tensor ("integer division by zero", as
tensorflow/core/kernels/cwise_ops.h does); the most negative integer divided by -1 wraps around. Floats follow
IEEE 754. FloorMod of floats is Python's `%`: a zero has the divisor's sign, and -1 % inf is inf.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.registry import FALLIBLE, SHAPE
from tfc.ir.ops.binary import RealDiv
from tfc.ir.ops.maps import map_op
from tfc.ir.ops.rules import INTEGER, NUMERIC, REAL, alias, rounded_once
from tfc.ir.ops.terms import partials, terms
from tfc.ir.types.types import Array


def _is_integer(x: Array) -> bool:
    return x.dtype.kind in "iu"


def _check_divisor(y: Array) -> None:
    if (_is_integer(y) or y.dtype == object) and np.any(y == 0):
        raise ZeroDivisionError("integer division by zero")


def truncated_quotient(x: Array, y: Array) -> Array:
    """Integer quotient rounded towards zero."""
    quotient = np.floor_divide(x, y)
    inexact_negative = (np.remainder(x, y) != 0) & ((x < 0) != (y < 0))
    return quotient + inexact_negative.astype(quotient.dtype)


@map_op(NUMERIC, FALLIBLE, cost=4, function=None)
def Div(x: Array, y: Array) -> Array:
    """x / y; integers are divided as C does, rounding towards zero, and a zero divisor is then an error."""
    _check_divisor(y)
    return truncated_quotient(x, y) if _is_integer(x) else x / y


Div.gradient(RealDiv.gradient_rule)


@map_op(REAL, SHAPE | FALLIBLE, cost=8, function="floor_div(x, y)")
@rounded_once
def FloorDiv(x: Array, y: Array) -> Array:
    """The largest integer not above x / y; for floats floor(x / y). An integer zero divisor is an error."""
    _check_divisor(y)
    return np.floor_divide(x, y) if _is_integer(x) or object in (x.dtype, y.dtype) else np.floor(x / y)


FloorDiv.gradient(None)


@map_op(INTEGER, FALLIBLE, function=None)
def TruncateDiv(x: Array, y: Array) -> Array:
    """The integer quotient x / y rounded towards zero. A zero divisor is an error."""
    _check_divisor(y)
    return truncated_quotient(x, y)


@map_op(REAL, SHAPE | FALLIBLE, cost=10, function="floor_mod(x, y)")
@rounded_once
def FloorMod(x: Array, y: Array) -> Array:
    """The remainder of FloorDiv, with the sign of y. An integer zero divisor is an error.

    For floats fmod(x, y), plus y where that has the other sign; a zero has the sign of y.
    """
    _check_divisor(y)
    return np.remainder(x, y)


FloorMod.gradient(partials(lambda x, y, d: d, lambda x, y, d: d * -x.emit("FloorDiv", y)))


@map_op(REAL, FALLIBLE, function=None)
@rounded_once
def TruncateMod(x: Array, y: Array) -> Array:
    """The remainder of TruncateDiv, with the sign of x. An integer zero divisor is an error."""
    _check_divisor(y)
    return np.fmod(x, y)


@TruncateMod.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    quotient = x / y
    floor, ceiling = quotient.emit("Floor"), quotient.emit("Ceil")
    return d.sum_to(x), (d * -ceiling.where(quotient.emit("Less", 0), floor)).sum_to(y)


Mod = alias("Mod", TruncateMod)
