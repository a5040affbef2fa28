"""Quotients and remainders of integers, rounded down or towards zero, and the remainder of floats.

Integer division by zero and the one overflow would trap or be undefined: the quotient by zero is 0 here and the
remainder 0, so a kernel can compute first and report the error it checks for separately.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.float_remainder import float_remainder
from tfc.codegen.llvm.values import Value, const


def _safe_divisor(b: Builder, x: Value, y: Value, *, signed: bool) -> tuple[Value, Value]:
    """(a divisor that never traps, lanes where y is zero)."""
    zero = b.icmp("eq", y, 0)
    bad = zero
    if signed:
        least = const(x.type, 1 << (x.type.bits - 1))
        bad = b.or_(bad, b.and_(b.icmp("eq", x, least), b.icmp("eq", y, -1)))
    return b.select(bad, const(y.type, 1), y), zero


def trunc_div(b: Builder, x: Value, y: Value, *, signed: bool = True) -> Value:
    """x / y towards zero; 0 for y = 0; the least integer by -1 wraps to itself."""
    safe, zero = _safe_divisor(b, x, y, signed=signed)
    quotient = b.sdiv(x, safe) if signed else b.udiv(x, safe)
    return b.select(zero, const(x.type, 0), quotient)


def fmod(b: Builder, x: Value, y: Value) -> Value:
    """C fmod of floats: a libm call per lane, or code of our own where there is no libm."""
    return b.frem(x, y) if b.module.has_libm else float_remainder(b, x, y)


def trunc_mod(b: Builder, x: Value, y: Value, *, signed: bool = True) -> Value:
    """x - y trunc_div(x, y), with the sign of x."""
    safe, zero = _safe_divisor(b, x, y, signed=signed)
    rest = b.srem(x, safe) if signed else b.urem(x, safe)
    return b.select(zero, const(x.type, 0), rest)


def _signs_differ(b: Builder, x: Value, y: Value) -> Value:
    return b.icmp("slt", b.xor(x, y), 0)


def floor_div(b: Builder, x: Value, y: Value, *, signed: bool = True) -> Value:
    """The largest integer not above x / y."""
    if not signed:
        return trunc_div(b, x, y, signed=False)
    safe, zero = _safe_divisor(b, x, y, signed=True)
    quotient = b.sdiv(x, safe)
    rest = b.sub(x, b.mul(quotient, safe))
    below = b.and_(b.icmp("ne", rest, 0), _signs_differ(b, rest, safe))
    return b.select(zero, const(x.type, 0), b.add(quotient, b.sext(below, x.type)))


def floor_mod(b: Builder, x: Value, y: Value, *, signed: bool = True) -> Value:
    """x - y floor_div(x, y), with the sign of y."""
    rest = trunc_mod(b, x, y, signed=signed)
    if not signed:
        return rest
    wrong = b.and_(b.icmp("ne", rest, 0), _signs_differ(b, rest, y))
    return b.add(rest, b.select(wrong, y, const(y.type, 0)))
