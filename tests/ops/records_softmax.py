"""Records of ops/softmax.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.recorded import recorded
from tests.ops.records import FLOATS, Case, Record, array, special
from tfc.ir.types.types import Array, DType, f16, f32, f64, i32, i64

SHAPES = ((3, 5), (7,), (2, 3, 4), (0, 3), (3, 0), (1, 1), (4, 1), (2, 517), (5, 33))
INFINITE = np.array(
    [[np.inf, 1, 2], [-np.inf, 1, 2], [np.inf, np.inf, 0], [-np.inf, -np.inf, -np.inf], [np.nan, 1, 2]], np.float32
)
FAR = np.array([[1e4, 1e4 - 1, -1e4], [-1e4, -1e4, -1e4], [0, -0.0, 1e-40], [88.8, 89, -104]], np.float32)


def rows(op: str, summed: bool = False) -> Record:
    calls = [Case((array(shape, f32, -9, 9),)) for shape in SHAPES]
    calls += [Case((array((3, 5), kind, -9, 9),)) for kind in FLOATS]
    calls += [Case((array((3, 5), f32, strided=True),)), Case((INFINITE,)), Case((FAR,))]
    calls += [Case((special(kind).reshape(3, 7),)) for kind in FLOATS]
    at = [Case((array(shape, f64),)) for shape in ((3, 5), (2, 3, 4), (1,))]
    return Record(op, calls, recorded(op), at, tolerance=16, compiled=16, summed=summed)


def distributions(shape: tuple[int, ...], kind: DType = f32) -> Array:
    made = array(shape, f64, 0, 1, seed=1)
    return (made / made.sum(-1, keepdims=True)).astype(kind.storage)


def dense(kind: DType, n: int = 4, classes: int = 5) -> Case:
    return Case((array((n, classes), kind), distributions((n, classes), kind)))


def one_hot(kind: DType) -> Case:
    return Case((array((4, 3), kind, -20, 20), np.eye(4, 3).astype(kind.storage)))


def sparse(kind: DType, labels: Any, classes: int, number: DType = i32) -> Case:
    at = np.array(labels, number.storage)
    return Case((array((at.size, classes), kind), at))


LABELS = (4, 0, 2, 2)

RECORDS = [
    rows("Softmax"),
    rows("LogSoftmax", summed=True),
    Record(
        "SoftmaxCrossEntropyWithLogits",
        [*map(dense, FLOATS), *map(one_hot, (f32, f16)), dense(f32, 0), dense(f32, 1, 1), dense(f32, 2, 517),
         Case((array((4, 5)), distributions((1, 5)))), Case((array((1, 5)), distributions((4, 5)))),
         Case((array((4, 1)), distributions((4, 5)))),
         Case((INFINITE, distributions((5, 3)))), Case((FAR, distributions((4, 3))))],
        recorded("SoftmaxCrossEntropyWithLogits"),
        [dense(f64), Case((array((4, 5), f64), distributions((1, 5), f64))),
         Case((array((1, 5), f64), distributions((4, 5), f64)))],
        tolerance=16, compiled=16, summed=True,
    ),
    Record(
        "SparseSoftmaxCrossEntropyWithLogits",
        [*(sparse(kind, LABELS, 5) for kind in FLOATS), sparse(f32, LABELS, 5, i64), sparse(f32, (), 3),
         sparse(f32, (0,), 1), sparse(f32, (516, 3), 517), Case((FAR, np.array([0, 2, 1, 1], np.int32))),
         Case((INFINITE, np.array([0, 2, 1, 1, 0], np.int32)))],
        recorded("SparseSoftmaxCrossEntropyWithLogits"), [sparse(f64, LABELS, 5)],
        tolerance=16, compiled=16, summed=True,
    ),
    Record(
        "L2Loss",
        [Case((array(shape, f32),)) for shape in ((), (3,), (2, 3), (0,), (5, 0), (1, 1, 1, 1, 1), (1000,))]
        + [Case((array((7, 5), kind),)) for kind in FLOATS] + [Case((np.array([1, np.inf, np.nan]),))],
        recorded("L2Loss"), [Case((array((2, 3), f64),))], tolerance=16,
    ),
]  # fmt: skip
