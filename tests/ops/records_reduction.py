"""Records of ops/reduction.py: every op over every kind of axes, empty ones included."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tests.ops.records import COMPLEX, FLOATS, INTEGERS, Case, Record, array, special
from tfc.ir.types.types import Array, DType, boolean, complex128, f32, f64, i32, i64

REAL = FLOATS + INTEGERS
NUMERIC = REAL + COMPLEX

AXES: list[tuple[tuple[int, ...], Any]] = [
    ((4, 3, 2), [0]),
    ((4, 3, 2), [1]),
    ((4, 3, 2), [-1]),
    ((4, 3, 2), [0, 2]),
    ((4, 3, 2), [2, 1, 0]),
    ((4, 3, 2), []),
    ((4, 3), 1),
    ((7,), [0]),
    ((), []),
    ((3, 0, 2), [1]),
    ((3, 0, 2), [0]),
    ((0,), [0]),
    ((1, 5), [0]),
    ((2, 300), [1]),
    ((300, 2), [0]),
]


def cases(dtypes: Iterable[DType], low: float = -4, high: float = 4, specials: bool = False) -> list[Case]:
    """All kinds of axes for the first element type, two for each other, with and without `keep_dims`."""
    dtypes = tuple(dtypes)
    found = [
        Case((array(shape, dtypes[0], low, high, strided=keep), np.array(axes, np.int32)), {"keep_dims": keep})
        for shape, axes in AXES
        for keep in (False, True)
    ]
    for dtype in dtypes:
        found.append(Case((array((3, 5), dtype, low, high), np.array([1], np.int64))))
        found.append(Case((array((3, 5), dtype, low, high), np.array([0, 1], np.int32))))
        if specials and not dtype.is_complex:
            found.append(Case((special(dtype), np.array(0, np.int32))))
            found.append(Case((special(dtype)[:-1], np.array(0, np.int32))))
    return found


def gradients(low: float = -4, high: float = 4, complex_too: bool = True) -> list[Case]:
    shapes: list[tuple[tuple[int, ...], list[int]]] = [
        ((2, 3), [1]),
        ((2, 3), [0]),
        ((2, 3, 2), [0, 2]),
        ((3,), [0]),
        ((2, 3), []),
    ]
    found = [
        Case((array(shape, f64, low, high), np.array(axes, np.int32)), {"keep_dims": keep})
        for shape, axes in shapes
        for keep in (False, True)
    ]
    return [*found, Case((array((2, 3), complex128, low, high), np.array([1], np.int32)))] if complex_too else found


def over(function: Callable[..., Any], exact: bool = False) -> Callable[..., Array]:
    """NumPy's reduction as an oracle; `exact` keeps the operand's integer type, so that sums wrap."""

    def oracle(x: Array, axes: Array, keep_dims: bool = False) -> Array:
        options = {"dtype": x.dtype} if exact else {}
        return np.asarray(function(x, axis=tuple(np.ravel(axes).tolist()), keepdims=keep_dims, **options))

    return oracle


def extreme(function: Callable[..., Any], sign: int) -> Callable[..., Array]:
    def oracle(x: Array, axes: Array, keep_dims: bool = False) -> Array:
        if x.dtype.kind in "iu":
            limits = np.iinfo(x.dtype)
            least: float = limits.min if sign < 0 else limits.max
        else:
            least = sign * np.inf
        return np.asarray(function(x, axis=tuple(np.ravel(axes).tolist()), keepdims=keep_dims, initial=least))

    return oracle


def mean(x: Array, axes: Array, keep_dims: bool = False) -> Array:
    average = np.mean(x, axis=tuple(np.ravel(axes).tolist()), keepdims=keep_dims)
    return np.trunc(average) if x.dtype.kind in "iu" else average


def norm(x: Array, axes: Array, keep_dims: bool = False) -> Array:
    return np.sqrt(np.sum(np.abs(x) ** 2, axis=tuple(np.ravel(axes).tolist()), keepdims=keep_dims))


def sum_to(x: Array, shape: Array) -> Array:
    """Each element of x added into the element that broadcasting takes it from."""
    result = np.zeros(tuple(shape), x.dtype)
    places = np.broadcast_to(np.arange(result.size).reshape(result.shape), x.shape)
    np.add.at(result.reshape(-1), places.reshape(-1), x.reshape(-1))
    return result


FITTED = [
    ((2, 3), (3,)),
    ((2, 3), (1, 3)),
    ((2, 3), (2, 1)),
    ((2, 3), ()),
    ((4, 2, 3), (2, 1)),
    ((2, 3), (2, 3)),
    ((0, 3), (3,)),
    ((2, 0), (2, 1)),
    ((), ()),
]


def fitted(dtype: DType) -> list[Case]:
    return [Case((array(shape, dtype, 1, 4), np.array(to, np.int32))) for shape, to in FITTED]


TRUTHS = [
    Case((array(shape, boolean), np.array(axes, np.int32)), {"keep_dims": keep})
    for shape, axes in AXES
    for keep in (False, True)
] + [Case((np.full((2, 3), flag), np.array([1], np.int32))) for flag in (True, False)]

RECORDS = [
    Record("Sum", cases(NUMERIC, 0.5, 4), over(np.sum, exact=True), gradients(), tolerance=64, compiled=64),
    Record("Prod", cases(FLOATS, 0.8, 1.25), over(np.prod, exact=True), gradients(), tolerance=256, compiled=1024),
    Record("Prod", cases(INTEGERS), over(np.prod, exact=True), label="integers"),
    Record(
        "Prod",
        [Case((np.array([[0.0, 2, 3], [0, 0, 3]]), np.array([1], np.int32)))],
        over(np.prod),
        [Case((np.array([[0.0, 2, 3], [0, 0, 3]]), np.array([1], np.int32)))],
        second=False,
        label="zeros",
    ),
    Record("Mean", cases(FLOATS + COMPLEX, 0.5, 4), mean, gradients(), tolerance=64, compiled=64),
    Record(
        "Mean",
        [
            Case((array((3, 5), t, -100, 100), np.array(axes, np.int32)))
            for t in (i32, i64)
            for axes in ([0], [1], [0, 1])
        ],
        mean,
        label="integers",
    ),
    Record(
        "Mean",
        [Case((np.zeros((0, 2), np.int32), np.array([0], np.int32)))],
        lambda x, axes: np.zeros(2),
        label="nothing",
    ),
    Record("Max", cases(REAL, specials=True), extreme(np.max, -1), gradients(complex_too=False)),
    Record("Min", cases(REAL, specials=True), extreme(np.min, 1), gradients(complex_too=False)),
    Record("All", TRUTHS, over(np.all)),
    Record("Any", TRUTHS, over(np.any)),
    Record("EuclideanNorm", cases(FLOATS, 0.5, 4), norm, gradients(1, 3, complex_too=False), tolerance=64, compiled=64),
    Record(
        "SumTo", [case for t in (f32, f64, i32, *COMPLEX) for case in fitted(t)], sum_to, fitted(f64)[:4], tolerance=16
    ),
]
