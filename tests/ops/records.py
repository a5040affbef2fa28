"""Op records: what the tests of tests/ops run every op on (the style of JAX's `op_record`).

A record names an op and gives *cases*: operands and attributes. Each family has a file `records_<family>.py` with a
list `RECORDS`; a new op needs one record and nothing else:

    Record("Squeeze", [Case((array((1, 3, 1)),), {"axis": (0,)})], oracle=lambda x, axis: np.squeeze(x, axis))

From it test_ops.py checks, for every case,

* the reference body against `oracle` (somebody else's implementation, in float64), and its declared type;
* the gradient rule, and the gradient of the gradient, against central differences;
* compiled code against the interpreter.

`unary` and `binary` make records of element-wise ops with all the usual suspects: shapes with and without elements,
rank 0, broadcasting, non-contiguous operands, every element type, NaN, infinities, signed zeros, denormals, extremes.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.ir.graph.registry import OPS
from tfc.ir.types.types import (
    Array,
    DType,
    bf16,
    complex64,
    complex128,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
)

FLOATS = (f32, f64, f16, bf16)
COMPLEX = (complex64, complex128)
INTEGERS = (i32, i64, i8, i16, u8, u16, u32, u64)
SIGNED = (i32, i64, i8, i16)
EPSILON = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-23, "f64": 2.0**-52, "complex64": 2.0**-23,
           "complex128": 2.0**-52}  # fmt: skip
"""The distance from 1 to the next number."""
DENORMAL = {"f16": 2.0**-24, "bf16": 2.0**-133, "f32": 2.0**-149, "f64": 2.0**-1074, "complex64": 2.0**-149,
            "complex128": 2.0**-1074}  # fmt: skip
"""The least positive number."""

SHAPES = ((), (517,), (2, 3), (0,), (2, 0, 3), (1, 33))
BROADCASTS = (
    ((), ()), ((3,), ()), ((), (2, 3)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((4, 1, 2), (3, 1)), ((0, 3), (1, 3)),
    ((519,), (519,)), ((1, 1), (1,)),
)  # fmt: skip


@dataclass(frozen=True)
class Case:
    """One call of an op: its operands and its attributes (those with defaults may be left out)."""

    inputs: tuple[Array, ...]
    attrs: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Record:
    """What to test an op on. See the module docstring.

    oracle      gets the operands (floats as float64, complex as complex128) and the case's attributes by name; gives
                the result, or a tuple of them. None where nobody else implements the op; then test it elsewhere too.
    gradient    cases at which derivatives exist and are tame (differences are taken there); empty for no check
    wrt         the operands to differentiate; all floating-point ones that are not static if None
    second      whether to check the gradient of the gradient too
    tolerance   of values, in units of the element type's epsilon, relative to the size of each element
    compiled    the same for compiled code against the interpreter in float64
    summed      errors are relative to the largest element instead: sums and products of matrices cancel
    label       tells several records of one op apart
    """

    op: str
    cases: Sequence[Case]
    oracle: Callable[..., Any] | None = None
    gradient: Sequence[Case] = ()
    wrt: Sequence[int] | None = None
    second: bool = True
    tolerance: float = 4
    compiled: float = 8
    summed: bool = False
    label: str = ""

    @property
    def name(self) -> str:
        """The test id."""
        return f"{self.op}-{self.label}" if self.label else self.op


@cache
def all_records() -> tuple[Record, ...]:
    """The records of all families, in a fixed order."""
    found: list[Record] = []
    for path in sorted(Path(__file__).parent.glob("records_*.py")):
        found += import_module(f"tests.ops.{path.stem}").RECORDS
    names = [record.name for record in found]
    doubled = sorted({name for name in names if names.count(name) > 1})
    assert not doubled, f"give these records labels: {doubled}"
    return tuple(found)


# ---- operands ---------------------------------------------------------------------------------------------------


def array(
    shape: Sequence[int], dtype: DType = f32, low: float = -4, high: float = 4, seed: int = 0, strided: bool = False
) -> Array:
    """Random numbers in [low, high) of any element type, the same on every run; `strided` makes them non-contiguous."""
    rng = np.random.default_rng([seed, *shape, dtype.size])
    full = (*shape[:-1], 2 * shape[-1]) if strided and shape else tuple(shape)
    if dtype.kind == "bool":
        made = rng.random(full) < 0.5
    elif dtype.kind == "string":
        made = rng.choice(np.array(["", "a", "b", "tensor"], object), full)
    elif dtype.is_complex:
        made = rng.uniform(low, high, full) + 1j * rng.uniform(low, high, full)
    elif dtype.is_integer:
        least = max(low, 0) if dtype.kind == "uint" else low
        made = rng.integers(int(least), max(int(high), int(least) + 1), full)
    else:
        made = rng.uniform(low, high, full)
    result = np.asarray(made).astype(dtype.storage)
    return result[..., ::2] if strided and shape else result


def special(dtype: DType) -> Array:
    """The numbers that go wrong: zeros of both signs, infinities, NaN, denormals, the extremes of the type."""
    if dtype.kind == "bool":
        return np.array([False, True])
    if dtype.is_integer:
        limits = np.iinfo(dtype.storage)
        small = [0, 1, 2, 3, 7] + ([-1, -2, -7] if dtype.kind == "int" else [])
        return np.array([*small, limits.min, limits.max, limits.max - 1], dtype.storage)
    least = DENORMAL[dtype.name]
    normal = {"f16": 2.0**-14, "bf16": 2.0**-126, "f32": 2.0**-126, "f64": 2.0**-1022}[dtype.name]
    largest = float(np.nextafter(dtype.storage.type(np.inf), dtype.storage.type(0)))
    positive = [0.0, least, 3 * least, normal, 0.5, 1.0, 1.5, 2.5, largest, np.inf]
    return np.array([*positive, *(-x for x in positive), np.nan], np.float64).astype(dtype.storage)


def cases_of(
    operands: int,
    dtypes: Iterable[DType],
    low: float | Sequence[float] = -4,
    high: float | Sequence[float] = 4,
    attrs: Mapping[str, Any] | None = None,
    specials: bool = True,
) -> list[Case]:
    """Cases of an element-wise op: all shapes for the first element type, one shape and the specials for each."""
    lows = (low,) * operands if isinstance(low, (int, float)) else tuple(low)
    highs = (high,) * operands if isinstance(high, (int, float)) else tuple(high)
    attrs = attrs or {}

    def call(shapes: Sequence[Sequence[int]], dtype: DType, strided: bool = False) -> Case:
        each = zip(shapes, lows, highs, strict=True)
        return Case(
            tuple(array(s, dtype, lo, hi, seed=k, strided=strided) for k, (s, lo, hi) in enumerate(each)), attrs
        )

    dtypes = tuple(dtypes)
    groups = [(shape,) for shape in SHAPES] if operands == 1 else [
        tuple(itertools.islice(itertools.cycle(pair), operands)) for pair in BROADCASTS
    ]  # fmt: skip
    found = [call(group, dtypes[0]) for group in groups]
    found.append(call([(3, 5)] * operands, dtypes[0], strided=True))
    for dtype in dtypes:
        found.append(call([(11,)] * operands, dtype))
        if specials and not dtype.is_complex:
            found.append(Case(tuple(_meshed(special(dtype), operands)), attrs))
    return found


def _meshed(values: Array, operands: int) -> list[Array]:
    """`values` once for each operand, along axes of their own, so that all combinations meet."""
    return [values.reshape([-1 if i == k else 1 for i in range(operands)]) for k in range(operands)]


# ---- records of element-wise ops --------------------------------------------------------------------------------


def unary(
    op: str,
    oracle: Callable[..., Any],
    dtypes: Iterable[DType] = FLOATS,
    domain: tuple[float, float] = (-4, 4),
    smooth: tuple[float, float] | None = None,
    **options: Any,
) -> Record:
    """A record of an element-wise op of one operand; `smooth` is where to check its gradient (the domain if None)."""
    low, high = smooth or domain
    at = [Case((array((2, 3), kind, low, high, seed=5),)) for kind in dtypes_with_gradient(op, dtypes)]
    return Record(op, cases_of(1, dtypes, *domain), oracle, **({"gradient": at} | options))


def binary(
    op: str,
    oracle: Callable[..., Any],
    dtypes: Iterable[DType] = FLOATS,
    domain: Sequence[tuple[float, float]] = ((-4, 4), (-4, 4)),
    smooth: Sequence[tuple[float, float]] | None = None,
    specials: bool = True,
    **options: Any,
) -> Record:
    """A record of an element-wise op of two operands (or more: as many as `domain` has ranges)."""
    lows, highs = zip(*domain, strict=True)
    shapes = itertools.cycle([(2, 3), (3,)])
    at = [
        Case(tuple(array(next(shapes), kind, lo, hi, seed=7 + k) for k, (lo, hi) in enumerate(smooth or domain)))
        for kind in dtypes_with_gradient(op, dtypes)
    ]
    cases = cases_of(len(domain), dtypes, lows, highs, specials=specials)
    return Record(op, cases, oracle, **({"gradient": at} | options))


def dtypes_with_gradient(op: str, dtypes: Iterable[DType]) -> list[DType]:
    """The precise types in which to check the gradient of `op`, of those it takes."""
    return [kind for kind in dtypes if kind in (f64, complex128)] if OPS[op].differentiable else []


def comparable(operand: Array) -> Array:
    """An operand as the oracle gets it: floats in float64, complex in complex128, others as they are."""
    if operand.dtype.kind == "c":
        return operand.astype(np.complex128)
    is_float = operand.dtype.kind == "f" or operand.dtype == bf16.storage
    return operand.astype(np.float64) if is_float else operand
