"""Hostile calls, made from the op records: every operand and attribute bent in every way that hurt kernels elsewhere.

The bends are the classes of the published advisories against TensorFlow's kernels: missing validation of shapes, types
and ranks, indices out of range, sizes that overflow, windows and strides of zero, negative axes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.ops.records import Case, Record
from tfc.ir.graph.graph import Graph, Literal
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import (
    Array,
    DType,
    Shape,
    TensorType,
    boolean,
    complex64,
    dtype_of,
    f32,
    f64,
    i32,
    i64,
    string,
    u8,
)

FIRST_AXIS_HUGE = 2**39
"""A dimension whose tensors nobody can allocate, but just inside the limits of a type."""
NUMBERS = (0, 1, -1, 7, -7, 2**31 - 1, -(2**31), 2**62, 2**63 - 1, -(2**63))
FRACTIONS = (0.0, -0.0, -1.0, float("nan"), float("inf"), float("-inf"))
OTHER_TYPES = (boolean, u8, i32, i64, f32, f64, complex64, string)
WRONG: dict[type, tuple[Any, ...]] = {
    bool: (2, None, "yes"),
    int: (0, 1, -1, -2, 3, 64, 2**31, 2**63 - 1, -(2**63), 2**70, 1.5, "1", None, (1,)),
    float: (0.0, -1.0, float("nan"), float("inf"), 1e308, "1", None),
    str: ("", "bogus", "SAME", 7, None),
    tuple: (
        (),
        (0,),
        (-1,),
        (1, 1),
        (0, 0, 0, 0),
        (-1, 2, 2, 1),
        (1, 2**62, 2**62, 1),
        (2**70,),
        (1.5,),
        3,
        None,
        "ij",
    ),
    DType: (*OTHER_TYPES, 3, None),
    type(None): (0, "x"),
}


@dataclass(frozen=True)
class Call:
    """One call: operands are arrays, or types of tensors that will never be there.

    `bend` says what is odd about it: its `kind` is "shape", "type", "value", "attribute" or "count", `operand` the
    operand that is bent, if it is one.
    """

    op: str
    operands: tuple[Array | TensorType, ...]
    attrs: Mapping[str, Any]
    bend: str
    kind: str
    operand: int | None = None

    @property
    def runnable(self) -> bool:
        """True when all operands are there."""
        return all(isinstance(operand, np.ndarray) for operand in self.operands)

    def __str__(self) -> str:
        shown = [f"{x.dtype}{list(x.shape)}" if isinstance(x, np.ndarray) else str(x) for x in self.operands]
        return f"{self.op}({', '.join(shown)}) {dict(self.attrs)}: {self.bend}"


def hostile_calls(record: Record) -> Iterator[Call]:
    """All bends of a good call of the record."""
    op, good = record.op, _good_call(record)
    for index, operand in enumerate(good.inputs):
        for kind, bends in (("shape", _bent_shape), ("type", _bent_type), ("value", _bent_value)):
            for bend, bent in bends(operand):
                operands = (*good.inputs[:index], bent, *good.inputs[index + 1 :])
                yield Call(op, operands, good.attrs, f"operand {index} {bend}", kind, index)
    for bend, all_bent in _all_bent(good.inputs):
        yield Call(op, all_bent, good.attrs, f"all operands {bend}", "type")
    for name, value in good.attrs.items():
        for wrong in _bent_attribute(value):
            yield Call(op, good.inputs, {**good.attrs, name: wrong}, f"attribute {name} = {wrong!r}", "attribute")
        others = {k: v for k, v in good.attrs.items() if k != name}
        yield Call(op, good.inputs, others, f"without {name}", "attribute")
    yield Call(op, good.inputs[:-1], good.attrs, "one operand too few", "count")
    yield Call(op, (*good.inputs, *good.inputs[-1:]), good.attrs, "one operand too many", "count")


def _good_call(record: Record) -> Case:
    """The case to bend: of several operands and elements if there is one, with all attributes filled in."""
    from tfc.ir.graph.registry import OPS

    cases = [case for case in record.cases if all(x.size for x in case.inputs)] or list(record.cases)
    best = max(cases[:12], key=lambda case: (len(case.inputs), min((x.ndim for x in case.inputs), default=0)))
    defaults = {k: a.default for k, a in OPS[record.op].attributes.items() if not a.required}
    return Case(best.inputs, {**defaults, **best.attrs})


def _bent_type(x: Array) -> Iterator[tuple[str, Array | TensorType]]:
    kind = dtype_of(x)
    for dtype in OTHER_TYPES:
        if dtype != kind:
            yield f"as {dtype}", _as(x, dtype)
    for bend, shape in _odd_types(x.shape):
        yield bend, TensorType(kind, shape)


def _bent_value(x: Array) -> Iterator[tuple[str, Array | TensorType]]:
    kind = dtype_of(x)
    if kind.is_float:
        for fraction in FRACTIONS:
            yield f"all {fraction}", np.full_like(x, fraction)
    if not kind.is_integer:
        return
    limits = np.iinfo(x.dtype)
    for number in NUMBERS:
        if limits.min <= number <= limits.max:
            yield f"all {number}", np.full_like(x, number)
            if x.size > 1:
                one = x.copy()
                one.reshape(-1)[-1] = number
                yield f"last element {number}", one


def _bent_shape(x: Array) -> Iterator[tuple[str, Array | TensorType]]:
    for axis in range(x.ndim):
        yield f"empty along {axis}", np.take(x, [], axis)
        yield f"one along {axis}", np.take(x, [0] if x.shape[axis] else [], axis)
        yield f"doubled along {axis}", np.concatenate([x, x], axis)
    yield "scalar", x.reshape(-1)[:1].reshape(()) if x.size else np.zeros((), x.dtype)
    yield "flat", x.reshape(-1)
    yield "of one rank more", x[None]
    if x.ndim and x.size:
        yield "of one rank less", x.reshape(x.shape[0], -1)[0].reshape(x.shape[1:])
    yield "of rank 32", x.reshape(-1)[:1].reshape((1,) * 32) if x.size else np.zeros((0,) + (1,) * 31, x.dtype)
    yield "of rank 33", x.reshape(-1)[:1].reshape((1,) * 33) if x.size else np.zeros((0,) + (1,) * 32, x.dtype)


def _odd_types(shape: tuple[int, ...]) -> Iterator[tuple[str, Shape | None]]:
    """Types of which no value is at hand."""
    yield "of unknown shape", None
    yield "of unknown sizes", (None,) * len(shape)
    if shape:
        yield "of symbolic sizes", (Dim.symbol("n"), *shape[1:])
        yield "of symbolic last size", (*shape[:-1], Dim.symbol("m"))
        yield "huge", (FIRST_AXIS_HUGE, *(1,) * (len(shape) - 1))
        yield "huge at the end", (*(1,) * (len(shape) - 1), FIRST_AXIS_HUGE)


def _all_bent(operands: tuple[Array, ...]) -> Iterator[tuple[str, tuple[Array | TensorType, ...]]]:
    kinds = [dtype_of(x) for x in operands]
    yield "of unknown shape", tuple(TensorType(kind, None) for kind in kinds)
    yield (
        "of symbolic sizes",
        tuple(
            TensorType(kind, tuple(Dim.symbol(f"d{axis}") for axis in range(x.ndim)))
            for kind, x in zip(kinds, operands, strict=True)
        ),
    )
    for dtype in OTHER_TYPES:
        yield f"as {dtype}", tuple(_as(x, dtype) for x in operands)
    if all(x.ndim for x in operands):
        yield "empty", tuple(x[:0] for x in operands)
    yield "scalars", tuple(x.reshape(-1)[:1].reshape(()) if x.size else np.zeros((), x.dtype) for x in operands)


def _bent_attribute(value: Any) -> tuple[Any, ...]:
    if isinstance(value, (Graph, Literal, TensorType)):
        return (None, 3, "x", TensorType(f32, None), TensorType(f32, (2**40, 2**40)))
    found = WRONG[type(value)]
    if isinstance(value, tuple) and value:
        found += ((0,) * len(value), (-1,) * len(value), (2**62,) * len(value), value[:-1], (*value, value[-1]))
    return found


def _as(x: Array, dtype: DType) -> Array:
    if dtype == string:
        return np.array([str(item) for item in x.reshape(-1)] + [None], object)[:-1].reshape(x.shape)
    source = x.real if x.dtype.kind == "c" and not dtype.is_complex else x
    if source.dtype == object:
        source = np.ones(x.shape)
    with np.errstate(all="ignore"):
        return source.astype(dtype.storage)
