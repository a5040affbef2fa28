"""Operands that a processor's bf16 dot instruction multiplies without loss: those without products that it flushes to
zero.

The instructions (TDPBF16PS of the matrix unit, VDPBF16PS of vectors) take subnormal operands for zero and flush
subnormal results (Intel's manual of instructions). Neither can happen where operands are large enough. Let u be the
product of the smallest units in the last place of all operands that are not zero: each product is a multiple of u, and
so is whatever sums of such are rounded to, in any order. If u is at least the smallest normal number, no sum on the way
to the result is subnormal. That is so if the smallest biased exponents of both operands add up to LEAST_EXPONENTS and
none of them is zero: unless operands are as small as 1e-17.

The least *size* of some elements is that of their bits without the sign, zeros left out.
"""

from __future__ import annotations

from tfc.codegen.llvm import I16, I32, Builder, Value, const, vector_of

LEAST_EXPONENTS = 2 * (127 + 7) - 126
"""A bf16 with the biased exponent e is a multiple of 2^(e - 127 - 7); 2^-126 is the smallest normal number."""
NO_LESS = 1 << 16
"""The least size of no element, or of zeros alone."""
LANES = 32
"""Elements that are looked at together."""
_MANTISSA = 7


def none_yet() -> Value:
    """The initial value of `smaller`."""
    return const(vector_of(I16, LANES), -1)


def smaller(b: Builder, least: Value, values: Value) -> Value:
    """The smaller magnitudes, less one, lane by lane: zero is the largest then."""
    return b.umin(least, b.sub(b.and_(values, 0x7FFF), 1))


def least_size(b: Builder, least: Value) -> Value:
    """The smallest magnitude of all that `smaller` was given, an I32."""
    return b.add(b.zext(b.reduce("umin", least), I32), 1)


def loses_nothing(b: Builder, left: Value, right: Value) -> Value:
    """True when the instruction may multiply operands with these smallest magnitudes."""
    x, y = (b.lshr(each, _MANTISSA) for each in (left, right))
    return b.and_(b.icmp("ne", b.umin(x, y), 0), b.icmp("uge", b.add(x, y), LEAST_EXPONENTS))
