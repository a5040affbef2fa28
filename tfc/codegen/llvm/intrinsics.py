"""Intrinsics that are one machine instruction or a few on every target: rounding, minima, bits, square root.

Transcendental functions are not here: `tfc.codegen.llvm.math` has polynomials of our own.
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.llvm.emitter import Emitter
from tfc.codegen.llvm.types import VOID
from tfc.codegen.llvm.values import FALSE, Operand, Value


def _unary(name: str) -> Callable[[Intrinsics, Value], Value]:
    return lambda b, x: b.unary(name, x)


def _binary(name: str) -> Callable[[Intrinsics, Operand, Operand], Value]:
    return lambda b, x, y: b.binary(name, x, y)


class Intrinsics(Emitter):
    """Calls of overloaded `llvm.*` functions of one type."""

    sqrt = _unary("sqrt")
    """Square root, correctly rounded."""
    fabs = _unary("fabs")
    """Clear the sign."""
    floor = _unary("floor")
    """Round down."""
    ceil = _unary("ceil")
    """Round up."""
    ftrunc = _unary("trunc")
    """Round towards zero."""
    rint = _unary("roundeven")
    """Round to nearest, ties to even, whatever the caller's rounding mode."""
    population_count = _unary("ctpop")
    """Number of one bits."""
    copysign = _binary("copysign")
    """|x| with the sign of y."""
    minimum = _binary("minimum")
    """The smaller; NaN if either is NaN, -0 below +0 (IEEE 754-2019 minimum)."""
    maximum = _binary("maximum")
    """The larger; NaN if either is NaN (IEEE 754-2019 maximum)."""
    smin = _binary("smin")
    """The smaller signed integer."""
    smax = _binary("smax")
    """The larger signed integer."""
    umin = _binary("umin")
    """The smaller unsigned integer."""
    umax = _binary("umax")
    """The larger unsigned integer."""

    def unary(self, name: str, x: Value) -> Value:
        """`llvm.<name>` of one operand."""
        return self.intrinsic(f"llvm.{name}", x.type, [x], (x.type,))

    def binary(self, name: str, x: Operand, y: Operand) -> Value:
        """`llvm.<name>` of two operands of one type."""
        x, y = self.pair(x, y)
        return self.intrinsic(f"llvm.{name}", x.type, [x, y], (x.type,))

    def abs_(self, x: Value) -> Value:
        """|x| of an integer; the minimum stays itself."""
        return self.intrinsic("llvm.abs", x.type, [x, FALSE], (x.type,))

    def count_leading_zeros(self, x: Value) -> Value:
        """Leading zero bits; the width for 0."""
        return self.intrinsic("llvm.ctlz", x.type, [x, FALSE], (x.type,))

    def count_trailing_zeros(self, x: Value) -> Value:
        """Trailing zero bits; the width for 0."""
        return self.intrinsic("llvm.cttz", x.type, [x, FALSE], (x.type,))

    def assume(self, condition: Value) -> None:
        """Tell LLVM that `condition` holds here."""
        self.module.declare("llvm.assume", VOID, [condition.type])
        self.emit(f"call void @llvm.assume({condition.typed})")
