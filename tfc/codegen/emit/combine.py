"""Accumulators: neutral elements, combination, and folding lanes, for every kind of reduction.

A state is one LLVM value, for argmax and argmin two: the best value so far and its position. `greatest` is a maximum of
floats that passes over NaN and takes either zero: one instruction instead of six, for who sees a NaN otherwise.
"""

from __future__ import annotations

from tfc.codegen.emit.functions import apply_function
from tfc.codegen.llvm import Builder, Type, Value, const, vector_of
from tfc.codegen.target.formats import register_type
from tfc.codegen.tensor.tensor import neutral_number
from tfc.ir.types.types import DType, i64

State = tuple[Value, ...]


def _last(kind: Type) -> int:
    """The position that stands for nothing."""
    return (1 << (kind.bits - 1)) - 1


def neutral(kind: str, dtype: DType, lanes: int | None, position: DType = i64) -> State:
    """The state before anything was combined; `dtype` is that of the elements, `lanes` None for a scalar."""
    typed = _shaped(register_type(dtype), lanes)
    first = const(typed, neutral_number(kind.removeprefix("arg"), dtype))
    if not kind.startswith("arg"):
        return (first,)
    at = register_type(position)
    return first, const(_shaped(at, lanes), _last(at))


def _shaped(scalar: Type, lanes: int | None) -> Type:
    return scalar if lanes is None else vector_of(scalar, lanes)


def combine(b: Builder, kind: str, dtype: DType, x: State, y: State) -> State:
    """Two states as one. `x` comes first where order matters (equal maxima)."""
    if kind.startswith("arg"):
        return _better(b, kind, dtype, x, y)
    if kind == "greatest":
        return (b.select(b.fcmp("ogt", y[0], x[0]), y[0], x[0]),)
    name = {"sum": "add", "prod": "mul"}.get(kind, kind)
    if dtype.kind == "bool":
        name = "or" if kind in ("any", "max", "sum") else "and"
    return (apply_function(b, name, (x[0], y[0]), dtype),)


def follow(b: Builder, kind: str, dtype: DType, x: State, y: State) -> State:
    """The same when every position of `y` is behind those of `x`, which wins among equals then."""
    if not kind.startswith("arg"):
        return combine(b, kind, dtype, x, y)
    if dtype.is_float:
        better = b.and_(b.fcmp("ugt" if kind == "argmax" else "ult", y[0], x[0]), b.fcmp("ord", x[0], x[0]))
    else:
        better = b.icmp(("s" if dtype.kind == "int" else "u") + ("gt" if kind == "argmax" else "lt"), y[0], x[0])
    return b.select(better, y[0], x[0]), b.select(better, y[1], x[1])


def _better(b: Builder, kind: str, dtype: DType, x: State, y: State) -> State:
    """The better of two (value, position) pairs: NaN wins, then among equals the lower position."""
    up = kind == "argmax"
    if dtype.is_float:
        better = b.fcmp("ogt" if up else "olt", y[0], x[0])
        x_nan, y_nan = b.fcmp("uno", x[0], x[0]), b.fcmp("uno", y[0], y[0])
        not_x = b.xor(x_nan, const(x_nan.type, 1))
        better = b.and_(b.or_(better, y_nan), not_x)
        equal = b.or_(b.fcmp("oeq", x[0], y[0]), b.and_(x_nan, y_nan))
    else:
        sign = "s" if dtype.kind == "int" else "u"
        better = b.icmp(sign + ("gt" if up else "lt"), y[0], x[0])
        equal = b.icmp("eq", x[0], y[0])
    take = b.or_(better, b.and_(equal, b.icmp("slt", y[1], x[1])))
    return b.select(take, y[0], x[0]), b.select(take, y[1], x[1])


def fold_lanes(b: Builder, kind: str, dtype: DType, state: State) -> State:
    """All lanes of a state as one: the upper half onto the lower half until one is left."""
    lanes = state[0].type.lanes
    while lanes is not None and lanes > 1:
        half = lanes // 2
        low = tuple(b.slice_lanes(x, 0, half) for x in state)
        high = tuple(b.slice_lanes(x, half, half) for x in state)
        state = combine(b, kind, dtype, low, high)
        lanes = half
    return tuple(b.extract(x, 0) for x in state) if lanes is not None else state


def keep(b: Builder, mask: Value, new: State, old: State) -> State:
    """The new state in the lanes of the mask, the old one in the others."""
    return tuple(b.select(mask, x, y) for x, y in zip(new, old, strict=True))


def result(b: Builder, kind: str, state: State, dtype: DType) -> Value:
    """The result of the reduction: the value, or the position as an integer of type `dtype` (0 if there was
    nothing).
    """
    if not kind.startswith("arg"):
        return state[0]
    position = state[1]
    found = b.select(b.icmp("eq", position, _last(position.type.element)), const(position.type, 0), position)
    return b.int_resize(found, found.type.with_element(register_type(dtype)))
