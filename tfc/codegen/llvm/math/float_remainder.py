"""fmod where there is no libm to call: exact, a bit of the quotient at a time (long division, as in musl's fmod).

Both numbers become mantissas of whole numbers; the dividend is doubled as often as the exponents differ, the divisor
taken off it whenever it fits. LLVM's own expansion, x - y trunc(x / y), is wrong for large quotients.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.types import int_type
from tfc.codegen.llvm.values import Value, const
from tfc.ir.base.errors import InternalError

_MANTISSA = {32: 23, 64: 52}


def float_remainder(b: Builder, x: Value, y: Value) -> Value:
    """C fmod of scalars: the sign of x; NaN for an infinite or NaN x, for a NaN or zero y. Within libm's 0 ULP."""
    if x.type.lanes is not None:
        raise InternalError("the remainder of floats is computed one at a time")
    bits, mantissa = x.type.bits, _MANTISSA[x.type.bits]
    word = int_type(bits)
    below_sign = const(word, (1 << (bits - 1)) - 1)
    infinity = const(word, ((1 << (bits - 1 - mantissa)) - 1) << mantissa)
    raw = b.bitcast(x, word)
    size_x, size_y = b.and_(raw, below_sign), b.and_(b.bitcast(y, word), below_sign)
    exponent_x, whole_x = _parts(b, size_x, mantissa)
    exponent_y, whole_y = _parts(b, size_y, mantissa)
    with b.carry_loop(const(word, 0), b.sub(exponent_x, exponent_y), const(word, 1), [whole_x]) as loop:
        loop.next(b.shl(_taken_off(b, loop.carried[0], whole_y), 1))
    rest = _taken_off(b, loop.results[0], whole_y)
    found = b.select(b.icmp("eq", rest, 0), const(word, 0), _joined(b, rest, exponent_y, mantissa))
    found = b.select(b.icmp("ult", size_x, size_y), size_x, found)
    signed = b.or_(found, b.xor(raw, size_x))
    invalid = b.or_(b.icmp("uge", size_x, infinity), b.or_(b.icmp("ugt", size_y, infinity), b.icmp("eq", size_y, 0)))
    return b.select(invalid, const(x.type, float("nan")), b.bitcast(signed, x.type))


def _parts(b: Builder, size: Value, mantissa: int) -> tuple[Value, Value]:
    """(exponent, mantissa with its leading bit in place) of a magnitude; subnormals get exponents of 0 and below."""
    word = size.type
    exponent = b.lshr(size, mantissa)
    shift = b.sub(b.count_leading_zeros(size), word.bits - 1 - mantissa)
    small = b.icmp("eq", exponent, 0)
    shift = b.select(small, shift, const(word, 0))
    fraction = b.and_(size, (1 << mantissa) - 1)
    whole = b.select(small, b.shl(size, shift), b.or_(fraction, 1 << mantissa))
    return b.select(small, b.sub(const(word, 1), shift), exponent), whole


def _taken_off(b: Builder, whole: Value, divisor: Value) -> Value:
    """The remainder minus the divisor, if it fits."""
    less = b.sub(whole, divisor)
    return b.select(b.icmp("sge", less, 0), less, whole)


def _joined(b: Builder, whole: Value, exponent: Value, mantissa: int) -> Value:
    """The magnitude of a mantissa, which may begin further down, and an exponent."""
    word = whole.type
    shift = b.sub(b.count_leading_zeros(whole), word.bits - 1 - mantissa)
    exponent = b.sub(exponent, shift)
    whole = b.shl(whole, b.and_(shift, word.bits - 1))
    normal = b.or_(b.and_(whole, (1 << mantissa) - 1), b.shl(exponent, mantissa))
    down = b.smin(b.sub(const(word, 1), exponent), const(word, word.bits - 1))
    return b.select(b.icmp("sgt", exponent, 0), normal, b.lshr(whole, b.smax(down, const(word, 0))))
