"""Powers with integer exponents, by repeated squaring (Knuth, TAOCP 2, 4.6.3)."""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.values import Value


def _times(b: Builder, x: Value, y: Value) -> Value:
    return b.fmul(x, y) if x.type.is_float else b.mul(x, y)


def integer_pow(b: Builder, x: Value, exponent: int) -> Value:
    """x**exponent for a constant exponent; integers (exponent >= 0) wrap, floats round each product.

    Raises ValueError for an integer to a negative power.
    """
    if exponent < 0:
        if not x.type.is_float:
            raise ValueError("an integer to a negative power is not an integer")
        return b.fdiv(1.0, integer_pow(b, x, -exponent))
    result: Value | None = None
    square = x
    while exponent:
        if exponent & 1:
            result = square if result is None else _times(b, result, square)
        exponent >>= 1
        if exponent:
            square = _times(b, square, square)
    return b.const(x.type, 1) if result is None else result


def power_of_integers(b: Builder, x: Value, y: Value) -> Value:
    """x**y lane by lane for integers, y read as unsigned; wraps around. A loop with an iteration per bit of the largest
    y.
    """
    one = b.const(x.type, 1)
    before, head = b.block, b.function.block("power")
    body, leave = b.function.detached("power.body"), b.function.detached("power.end")
    b.br(head)
    b.at(head)
    names = [b.function.fresh() for _ in range(3)]
    result, square, rest = (Value(x.type, name) for name in names)
    slots = len(head.lines)
    more = b.icmp("ne", rest, 0)
    b.cond_br(b.any_lane(more), body, leave)
    b.enter(body)
    odd = b.icmp("ne", b.and_(rest, 1), 0)
    following = (b.select(odd, b.mul(result, square), result), b.mul(square, square), b.lshr(rest, 1))
    b.br(head)
    starts = (one, x, y)
    head.lines[slots:slots] = [
        f"{phi.text} = phi {phi.type.text} [ {start.text}, %{before.label} ], [ {after.text}, %{body.label} ]"
        for phi, start, after in zip((result, square, rest), starts, following, strict=True)
    ]
    b.enter(leave)
    return result
