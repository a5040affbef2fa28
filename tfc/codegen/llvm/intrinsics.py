"""Intrinsics that are one machine instruction or a few on every target: rounding, minima, bits, square root.

Transcendental functions are not here: `tfc.codegen.llvm.math` has polynomials of our own.
"""

from __future__ import annotations

from tfc.codegen.llvm.emitter import Emitter
from tfc.codegen.llvm.types import VOID
from tfc.codegen.llvm.values import FALSE, Operand, Value


class Intrinsics(Emitter):
    """Calls of overloaded `llvm.*` functions of one type."""

    def unary(self, name: str, x: Value) -> Value:
        """`llvm.<name>` of one operand."""
        return self.intrinsic(f"llvm.{name}", x.type, [x], (x.type,))

    def binary(self, name: str, x: Operand, y: Operand) -> Value:
        """`llvm.<name>` of two operands of one type."""
        x, y = self.pair(x, y)
        return self.intrinsic(f"llvm.{name}", x.type, [x, y], (x.type,))

    def sqrt(self, x: Value) -> Value:
        """Square root, correctly rounded."""
        return self.unary("sqrt", x)

    def fabs(self, x: Value) -> Value:
        """Clear the sign."""
        return self.unary("fabs", x)

    def floor(self, x: Value) -> Value:
        """Round down."""
        return self.unary("floor", x)

    def ceil(self, x: Value) -> Value:
        """Round up."""
        return self.unary("ceil", x)

    def ftrunc(self, x: Value) -> Value:
        """Round towards zero."""
        return self.unary("trunc", x)

    def rint(self, x: Value) -> Value:
        """Round to nearest, ties to even, whatever the caller's rounding mode."""
        return self.unary("roundeven", x)

    def copysign(self, x: Operand, y: Operand) -> Value:
        """|x| with the sign of y."""
        return self.binary("copysign", x, y)

    def minimum(self, x: Operand, y: Operand) -> Value:
        """The smaller; NaN if either is NaN, -0 below +0 (IEEE 754-2019 minimum)."""
        return self.binary("minimum", x, y)

    def maximum(self, x: Operand, y: Operand) -> Value:
        """The larger; NaN if either is NaN (IEEE 754-2019 maximum)."""
        return self.binary("maximum", x, y)

    def smin(self, x: Operand, y: Operand) -> Value:
        """The smaller signed integer."""
        return self.binary("smin", x, y)

    def smax(self, x: Operand, y: Operand) -> Value:
        """The larger signed integer."""
        return self.binary("smax", x, y)

    def umin(self, x: Operand, y: Operand) -> Value:
        """The smaller unsigned integer."""
        return self.binary("umin", x, y)

    def umax(self, x: Operand, y: Operand) -> Value:
        """The larger unsigned integer."""
        return self.binary("umax", x, y)

    def abs_(self, x: Value) -> Value:
        """|x| of an integer; the minimum stays itself."""
        return self.intrinsic("llvm.abs", x.type, [x, FALSE], (x.type,))

    def count_leading_zeros(self, x: Value) -> Value:
        """Leading zero bits; the width for 0."""
        return self.intrinsic("llvm.ctlz", x.type, [x, FALSE], (x.type,))

    def count_trailing_zeros(self, x: Value) -> Value:
        """Trailing zero bits; the width for 0."""
        return self.intrinsic("llvm.cttz", x.type, [x, FALSE], (x.type,))

    def population_count(self, x: Value) -> Value:
        """Number of one bits."""
        return self.unary("ctpop", x)

    def assume(self, condition: Value) -> None:
        """Tell LLVM that `condition` holds here."""
        self.module.declare("llvm.assume", VOID, [condition.type])
        self.emit(f"call void @llvm.assume({condition.typed})")
