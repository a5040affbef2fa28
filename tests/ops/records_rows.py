"""Records of UpdateRow (ir/ops/rows.py)."""

from __future__ import annotations

import numpy as np

from tests.ops.records import Case, Record, array
from tfc.ir.types.types import Array, bf16, boolean, f16, f32, f64, i8, i32, i64, u8

LAST, FIRST = np.array(2, np.int32), np.array(0, np.int64)


def updated(x: Array, at: Array, value: Array, combine: str = "set") -> Array:
    rows = np.arange(len(x)).reshape(-1, *(1,) * value.ndim) == at
    return np.where(rows, value + (x if combine == "add" else np.zeros_like(x)), x) if x.size else x


def replaced(x: Array, at: Array, value: Array) -> Array:
    return np.stack([value if k == at else row for k, row in enumerate(x)])


KINDS = (f32, f64, f16, bf16, i8, i32, i64, u8)
SHAPES = ((3,), (3, 4), (5, 2, 3), (3, 0), (4, 519))

RECORDS = [
    Record(
        "UpdateRow",
        [Case((array((3, 4), kind), LAST, array((4,), kind, seed=1))) for kind in (*KINDS, boolean)]
        + [Case((array(shape), FIRST, array(shape[1:], seed=1))) for shape in SHAPES],
        replaced,
        gradient=[Case((array((3, 4), f64), LAST, array((4,), f64, seed=1))),
                  Case((array((3,), f64), FIRST, array((), f64, seed=1)))],
    ),
    Record(
        "UpdateRow",
        [Case((array((3, 4), kind), LAST, array((4,), kind, seed=1)), {"combine": "add"}) for kind in KINDS],
        updated,
        label="add",
        gradient=[Case((array((3, 4), f64), LAST, array((4,), f64, seed=1)), {"combine": "add"})],
    ),
]  # fmt: skip
