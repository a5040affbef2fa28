"""gelu, x Φ(x) with the normal distribution Φ, and its derivative.

Φ underflows before the product does, and next to 1 it has lost what it is away from it. So the product is computed as
a whole: max(x, 0) - |x| Q(|x|) with the distribution's tail Q(a) = e**(-a² / 2) h(a), where h is a polynomial in
(a - c) / (a + c), over a + c.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import product
from tfc.codegen.llvm.math.exponential import exp_less_one_over, reduced
from tfc.codegen.llvm.math.formats import at_most, format_of, polynomial, scale_down
from tfc.codegen.llvm.values import Value

_ROOT_2PI = math.sqrt(2 * math.pi)
# h(a) (a + c) in (a - c) / (a + c), for a up to 14.5 and 39: beyond it all is 0
_CENTRE_F32, _CENTRE_F64 = 4.0, 5.0
_TAIL_F32 = (0.7552851438522339, -0.6078966856002808, 0.38713666796684265, -0.1865215301513672, 0.06040544807910919,
             -0.0075340126641094685, -0.0035198181867599487, 0.0015812283381819725, 0.00019202305702492595,
             -0.00012956609134562314)  # fmt: skip
_TAIL_F64 = (0.769193049750063, -0.6653825028900566, 0.49530561596997524, -0.3135331566712994, 0.16502036617041155,
             -0.0691186387063048, 0.02079506679953812, -0.0029933767720443437, -0.0007978693956516336,
             0.0005448990848199767, -5.9375741917878946e-05, -4.976293832206802e-05, 1.6681249620565898e-05,
             3.98134511430301e-06, -2.769286486165269e-06, -3.375795967648475e-07, 4.3300276474221743e-07,
             4.3542369178557095e-08, -6.556292621527137e-08, -1.0240429208132883e-08, 7.262044494768539e-09,
             2.043185754432875e-09)  # fmt: skip


class _Tail(NamedTuple):
    """|x|, bounded, and Q(|x|) as the product of e**r, h and 2**exponent (`turns` as a float)."""

    size: Value
    power: Value
    factor: Value
    exponent: Value
    turns: Value


def _tail(b: Builder, x: Value) -> _Tail:
    form = format_of(x.type)
    size = at_most(b, b.fabs(x), form.choose(15.0, 39.0))
    centre = form.choose(_CENTRE_F32, _CENTRE_F64)
    inverse = b.fdiv(1.0, b.fadd(size, centre))
    curve = polynomial(b, b.fmul(b.fsub(size, centre), inverse), form.table(_TAIL_F32, _TAIL_F64))
    square, lost = product(b, size, size)
    turns, exponent, r = reduced(b, b.fmul(square, -0.5))
    r = b.fma(lost, -0.5, r)
    power = b.fma(exp_less_one_over(b, r), r, 1.0)
    return _Tail(size, power, b.fmul(curve, inverse), exponent, turns)


def gelu(b: Builder, x: Value) -> Value:
    """x Φ(x), Φ being the normal distribution, below 8 ULP (below 6 in f32), subnormal results too; -0 at -inf."""
    tail = _tail(b, x)
    below = scale_down(b, b.fmul(b.fmul(tail.size, tail.factor), tail.power), tail.exponent, tail.turns)
    return b.fsub(b.select(b.fcmp("olt", x, 0.0), b.const(x.type, -0.0), x), below)


def gelu_slope(b: Builder, x: Value) -> Value:
    """The derivative Φ(x) + x φ(x) of gelu: Q(a) - a φ(a) with a = |x| below 0, 1 less that above."""
    tail = _tail(b, x)
    factor = b.fma(tail.size, -1 / _ROOT_2PI, tail.factor)
    below = scale_down(b, b.fmul(factor, tail.power), tail.exponent, tail.turns)
    return b.select(b.fcmp("ogt", x, 0.0), b.fsub(1.0, below), below)
