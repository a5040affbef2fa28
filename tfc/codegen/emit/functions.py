"""The functions of expr.FUNCTIONS as instructions, on scalars and vectors alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf

from tfc.codegen.llvm import Builder, IntType, Value, const
from tfc.codegen.llvm.math import MATH, emit_math
from tfc.codegen.llvm.math.extrema import greater, lesser
from tfc.ir.base.errors import InternalError
from tfc.ir.types.types import DType

_Emit = Callable[..., Value]
_ORDER = ("lt", "le", "gt", "ge")


def apply_function(b: Builder, name: str, x: Sequence[Value], dtype: DType) -> Value:
    """`name` of operands of element type `dtype` (the operands', which for comparisons is not the result's)."""
    if dtype.is_float:
        found = _FLOAT.get(name)
        if found is not None:
            return found(b, *x)
        if name in MATH:
            return emit_math(b, name, *x)
    elif dtype.kind == "bool":
        if name in _BOOL:
            return _BOOL[name](b, *x)
    elif name in _DIVISION:
        return _divide(b, name, x, dtype.kind == "int")
    elif name in _INTEGER:
        return _INTEGER[name](b, *x)
    else:
        found = (_SIGNED if dtype.kind == "int" else _UNSIGNED).get(name)
        if found is not None:
            return found(b, *x)
    raise InternalError(f"no code for {name} on {dtype}")


def _compare(predicate: str) -> _Emit:
    return lambda b, x, y: b.fcmp(predicate, x, y)


def _compare_integers(predicate: str) -> _Emit:
    return lambda b, x, y: b.icmp(predicate, x, y)


def _float_sign(b: Builder, x: Value) -> Value:
    """-1, +0 or 1; NaN stays NaN."""
    negative = b.select(b.fcmp("olt", x, 0.0), const(x.type, -1.0), b.fabs(x))
    return b.select(b.fcmp("ogt", x, 0.0), const(x.type, 1.0), negative)


_FLOAT: Mapping[str, _Emit] = {
    "add": Builder.fadd, "sub": Builder.fsub, "mul": Builder.fmul, "div": Builder.fdiv, "fma": Builder.fma,
    "neg": Builder.fneg, "abs": Builder.fabs, "sign": _float_sign, "min": lesser, "max": greater,
    "floor": Builder.floor, "ceil": Builder.ceil, "round": Builder.rint, "trunc": Builder.ftrunc,
    "sqrt": Builder.sqrt, "copysign": Builder.copysign, "fmod": MATH["fmod"],
    "eq": _compare("oeq"), "ne": _compare("une"), **{name: _compare("o" + name) for name in _ORDER},
    "isnan": lambda b, x: b.fcmp("uno", x, x),
    "isinf": lambda b, x: b.fcmp("oeq", b.fabs(x), const(x.type, inf)),
    "isfinite": lambda b, x: b.fcmp("olt", b.fabs(x), const(x.type, inf)),
}  # fmt: skip
_BOOL: Mapping[str, _Emit] = {
    "and": Builder.and_, "or": Builder.or_, "xor": Builder.xor, "min": Builder.and_, "max": Builder.or_,
    "invert": lambda b, x: b.xor(x, const(x.type, 1)),
    "eq": lambda b, x, y: b.xor(b.xor(x, y), const(x.type, 1)),
    "ne": Builder.xor, **{name: _compare_integers("u" + name) for name in _ORDER},
}  # fmt: skip


def _shift(b: Builder, x: Value, amount: Value, *, left: bool) -> Value:
    """A shift that brings in zeros; the result is 0 once the amount reaches the width."""
    fits = b.icmp("ult", amount, x.type.bits)
    safe = b.select(fits, amount, const(x.type, 0))
    shifted = b.shl(x, safe) if left else b.lshr(x, safe)
    return b.select(fits, shifted, const(x.type, 0))


def _upper_product(b: Builder, x: Value, y: Value) -> Value:
    """The high half of the unsigned product."""
    bits = x.type.bits
    wide = x.type.with_element(IntType(2 * bits))
    product = b.mul(b.zext(x, wide), b.zext(y, wide))
    return b.trunc(b.lshr(product, const(wide, bits)), x.type)


_INTEGER: Mapping[str, _Emit] = {
    "add": Builder.add, "sub": Builder.sub, "mul": Builder.mul, "neg": Builder.neg, "umulh": _upper_product,
    "and": Builder.and_, "or": Builder.or_, "xor": Builder.xor, "invert": Builder.not_,
    "fma": lambda b, x, y, z: b.add(b.mul(x, y), z),
    "shl": lambda b, x, y: _shift(b, x, y, left=True),
    "popcount": Builder.population_count,
    "eq": _compare_integers("eq"), "ne": _compare_integers("ne"),
}  # fmt: skip
_SIGNED: Mapping[str, _Emit] = {
    "abs": Builder.abs_, "min": Builder.smin, "max": Builder.smax,
    "sign": lambda b, x: b.smax(b.smin(x, const(x.type, 1)), const(x.type, -1)),
    "shr": lambda b, x, y: b.ashr(x, b.umin(y, const(x.type, x.type.bits - 1))),
    **{name: _compare_integers("s" + name) for name in _ORDER},
}  # fmt: skip
_UNSIGNED: Mapping[str, _Emit] = {
    "abs": lambda b, x: x, "min": Builder.umin, "max": Builder.umax,
    "sign": lambda b, x: b.umin(x, const(x.type, 1)),
    "shr": lambda b, x, y: _shift(b, x, y, left=False),
    **{name: _compare_integers("u" + name) for name in _ORDER},
}  # fmt: skip
_DIVISION = {"floordiv": "floor_div", "mod": "floor_mod", "truncdiv": "trunc_div", "truncmod": "trunc_mod"}


def _divide(b: Builder, name: str, x: Sequence[Value], signed: bool) -> Value:
    """Division that never traps; a divisor known to be positive needs no guard."""
    divisor = x[1].const
    if divisor is not None and divisor > 0:
        if name == "truncdiv":
            return b.sdiv(x[0], x[1]) if signed else b.udiv(x[0], x[1])
        if name == "truncmod":
            return b.srem(x[0], x[1]) if signed else b.urem(x[0], x[1])
    return MATH[_DIVISION[name]](b, *x, signed=signed)
