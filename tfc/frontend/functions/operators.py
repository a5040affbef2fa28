"""The operators of the language and of the Python API: arithmetic on known values, ops on tensors."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, describe, is_list, is_number, is_size, single
from tfc.frontend.functions.operands import as_tensor, common_dtype, default_dtype
from tfc.ir.graph.graph import Value
from tfc.ir.types.dims import Dim, divide
from tfc.ir.types.types import DType, boolean

MAX_NUMBER = 2**64
MAX_TEXT = 1_000_000

BINARY_OPS: Mapping[str, str] = {
    "+": "AddV2", "-": "Sub", "*": "Mul", "//": "FloorDiv", "%": "FloorMod", "/": "RealDiv", "**": "Pow",
    "==": "Equal", "!=": "NotEqual", "<": "Less", "<=": "LessEqual", ">": "Greater", ">=": "GreaterEqual",
    "<<": "LeftShift", ">>": "RightShift", "and": "LogicalAnd", "or": "LogicalOr",
}  # fmt: skip
_BITWISE = {"&": ("BitwiseAnd", "LogicalAnd"), "|": ("BitwiseOr", "LogicalOr"), "^": ("BitwiseXor", "NotEqual")}
_NODE_NAMES = {"+": "Add", "/": "Div"}
_KNOWN: Mapping[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
    "%": operator.mod, "**": operator.pow, "<<": operator.lshift, ">>": operator.rshift,
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "&": operator.and_, "|": operator.or_, "^": operator.xor,
    "and": lambda a, b: a and b, "or": lambda a, b: a or b,
}  # fmt: skip


def unary(b: GraphBuilder, sign: str, x: LanguageValue) -> LanguageValue:
    """`-x`, `~x` or `not x`; ArgumentError when `x` is nothing the operator is for."""
    x = single(x)
    if is_number(x) or isinstance(x, Dim):
        return _unary_known(b, sign, x)
    tensor = as_tensor(b, x)
    kind = b.type(tensor).dtype
    if sign == "not" and kind != boolean:
        raise ArgumentError(f"`not` needs a bool, but this is {describe(b, tensor)}", "E0202", 0)
    if sign == "~" and kind != boolean and not kind.is_integer:
        raise ArgumentError(f"`~` needs integers or bools, but this is {describe(b, tensor)}", "E0202", 0)
    if sign == "-":
        result = b.emit("Neg", tensor)
        if tensor in b.weak and is_number(b.weak[tensor]):
            b.weak[result] = -b.weak[tensor]
        return result
    return b.emit("LogicalNot" if kind == boolean else "Invert", tensor)


def _unary_known(b: GraphBuilder, sign: str, x: LanguageValue) -> LanguageValue:
    if sign == "-":
        return -x
    if sign == "not" and isinstance(x, bool):
        return not x
    if sign == "~" and isinstance(x, (bool, int)):
        return not x if isinstance(x, bool) else ~x
    raise ArgumentError(f"`{sign}` is not defined on {describe(b, x)}", "E0202", 0)


def binary(b: GraphBuilder, sign: str, x: LanguageValue, y: LanguageValue) -> LanguageValue:
    """`x sign y`. Numbers known while building are computed at once, everything else becomes an op."""
    x, y = single(x), single(y)
    if sign in ("==", "!=") and (x is None or y is None):
        return (x is y) == (sign == "==")
    if _is_known(x) and _is_known(y):
        known = _binary_known(b, sign, x, y)
        if known is not NotImplemented:
            return known
    common = common_dtype(b, (x, y))
    dtype = common or default_dtype(b, (x, y))
    if sign == "+" and is_list(x) and is_list(y) and (common is not None or dtype is None):
        return [*x, *y]  # lists all of whose leaves are numbers are tensors
    left, right = _operand(b, x, dtype, 0), _operand(b, y, dtype, 1)
    _check_dtypes(b, sign, left, right)
    if sign == "@":
        result = matmul(b, left, right)
    else:
        op = _BITWISE[sign][b.type(left).dtype == boolean] if sign in _BITWISE else BINARY_OPS[sign]
        result = b.emit(op, left, right, name=_NODE_NAMES.get(sign))
    numbers = [b.weak.get(thing) if isinstance(thing, Value) else thing for thing in (x, y)]
    if all(map(is_number, numbers)):
        _remember_weak(b, sign, numbers[0], numbers[1], result)
    return result


def _is_known(thing: LanguageValue) -> bool:
    return is_number(thing) or isinstance(thing, (Dim, str, DType)) or thing is None


def _operand(b: GraphBuilder, thing: LanguageValue, dtype: DType | None, index: int) -> Value:
    try:
        return as_tensor(b, thing, dtype)
    except ArgumentError as error:
        error.argument = index if error.argument is None else error.argument
        raise


def _remember_weak(b: GraphBuilder, sign: str, x: LanguageValue, y: LanguageValue, result: Value) -> None:
    """Note the known number of a node that does arithmetic on named numbers."""
    try:
        b.weak[result] = _binary_known(b, sign, x, y)
    except (ArgumentError, TypeError):
        return
    if b.weak[result] is NotImplemented:
        del b.weak[result]


def _check_dtypes(b: GraphBuilder, sign: str, x: Value, y: Value) -> None:
    left, right = b.type(x).dtype, b.type(y).dtype
    if left != right:
        raise ArgumentError(
            f"`{sign}` needs operands of one element type, but these are {left} and {right}",
            "E0201",
            hint=f"convert one: `cast(…, {left if left.is_float else right})`",
        )
    if sign in ("and", "or") and left != boolean:
        raise ArgumentError(f"`{sign}` needs bools, but these are {left}", "E0202", hint="use `&` and `|` on integers")
    if sign == "/" and left.is_integer:
        raise ArgumentError(
            f"`/` of {left} would leave the integers", "E0202", hint="use `//`, or cast to a floating-point type"
        )


def _binary_known(b: GraphBuilder, sign: str, x: Any, y: Any) -> LanguageValue:
    """The result for numbers, sizes and strings; NotImplemented when only a running step can tell."""
    if isinstance(x, Dim) or isinstance(y, Dim):
        return _binary_size(b, sign, x, y)
    if sign in ("==", "!="):
        return bool(_KNOWN[sign](x, y))
    if isinstance(x, str) and isinstance(y, str) and (sign == "+" or sign in "<=>="):
        return _limited_text(_KNOWN[sign](x, y))
    if sign in ("and", "or") and not (isinstance(x, bool) and isinstance(y, bool)):
        raise ArgumentError(f"`{sign}` needs bools, but has {describe(b, x)} and {describe(b, y)}", "E0202")
    if sign == "@" or not (is_number(x) and is_number(y)):
        raise ArgumentError(f"`{sign}` is not defined on {describe(b, x)} and {describe(b, y)}", "E0202")
    if isinstance(x, int) and isinstance(y, int) and y > 64 and abs(x) > (sign != "<<") and sign in ("**", "<<"):
        raise ArgumentError(f"{x} {sign} {y} is too large", "E0307")
    try:
        result = _KNOWN[sign](x, y)
    except ZeroDivisionError:
        raise ArgumentError("division by zero", "E0307", 1) from None
    except OverflowError:
        raise ArgumentError("the result is too large", "E0307") from None
    except (TypeError, ValueError):
        raise ArgumentError(f"`{sign}` is not defined on {describe(b, x)} and {describe(b, y)}", "E0202") from None
    if isinstance(result, complex) and not isinstance(x, complex) and not isinstance(y, complex):
        raise ArgumentError(f"`{x} {sign} {y}` is no real number", "E0307")
    if isinstance(result, int) and abs(result) > MAX_NUMBER:
        raise ArgumentError(f"the result of `{sign}` is over 2^64", "E0307")
    return result


def _limited_text(text: Any) -> Any:
    if isinstance(text, str) and len(text) > MAX_TEXT:
        raise ArgumentError(f"the string is longer than {MAX_TEXT:,} characters", "E0307")
    return text


def _binary_size(b: GraphBuilder, sign: str, x: Any, y: Any) -> LanguageValue:
    if not is_size(x) or not is_size(y):
        if isinstance(x, (float, complex)) or isinstance(y, (float, complex)):
            return NotImplemented
        raise ArgumentError(f"`{sign}` is not defined on {describe(b, x)} and {describe(b, y)}", "E0202")
    if sign == "/":
        exact = divide(x, y)
        if exact is None:
            raise ArgumentError(f"{x} / {y} may not be a whole number", "E0202", hint="use `//`")
        return exact
    if sign in ("+", "-", "*", "//", "%"):
        if y == 0 and sign in ("//", "%"):
            raise ArgumentError("division by zero", "E0307", 1)
        return _KNOWN[sign](x, y)
    if sign in ("==", "!=") and x == y:
        return sign == "=="
    return NotImplemented


def matmul(b: GraphBuilder, x: Value, y: Value) -> Value:
    """NumPy's `x @ y`: matrices, stacks of matrices (which broadcast), and vectors on either side."""
    ranks = b.type(x).rank, b.type(y).rank
    if 0 in ranks:
        index = ranks.index(0)
        raise ArgumentError("`@` needs at least vectors, but this is a scalar", "E0203", index, "use `*`")
    if ranks[0] == 1 or ranks[1] == 1:
        return _matmul_vectors(b, x, y)
    if (ranks[0] or 0) > 2 or (ranks[1] or 0) > 2:
        return b.emit("BatchMatMulV2", x, y)
    return b.emit("MatMul", x, y)


def _matmul_vectors(b: GraphBuilder, x: Value, y: Value) -> Value:
    """A vector takes part as a row on the left or as a column on the right; that dimension is then dropped."""
    left, right = b.type(x).rank == 1, b.type(y).rank == 1
    x = b.emit("ExpandDims", x, b.const(0)) if left else x
    y = b.emit("ExpandDims", y, b.const(-1)) if right else y
    product = matmul(b, x, y)
    dropped = ([-2] if left else []) + ([-1] if right else [])
    return b.emit("Squeeze", product, squeeze_dims=tuple(dropped))
