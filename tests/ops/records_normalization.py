"""Records of ops/normalization.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.recorded import recorded
from tests.ops.records import COMPLEX, FLOATS, INTEGERS, Case, Record, array
from tfc.ir.types.types import DType, complex128, f32, f64

NUMERIC = FLOATS + INTEGERS + COMPLEX
LAYOUTS = ("NHWC", "NCHW")


def bias(shape: tuple[int, ...], kind: DType = f32, layout: str = "NHWC") -> Case:
    channels = shape[1 if layout == "NCHW" else -1]
    return Case((array(shape, kind), array((channels,), kind, seed=1)), {"data_format": layout})


def bias_grad(shape: tuple[int, ...], kind: DType = f32, layout: str = "NHWC") -> Case:
    return Case((array(shape, kind),), {"data_format": layout})


BIASED = ((2, 3), (2, 3, 4), (2, 3, 4, 5), (2, 3, 2, 2, 3), (0, 3), (2, 0), (2, 0, 3), (1, 1), (33, 65))
SUMMED = (*BIASED[:4], (0, 3), (1, 1), (33, 65))


def batch_norm(
    kind: DType, shape: tuple[int, ...] = (2, 3, 4, 5), *, training: bool = True, layout: str = "NHWC", **attrs: Any
) -> Case:
    statistics = f32 if kind.size < f32.size else kind
    channels = shape[1 if layout == "NCHW" else 3]
    scale, offset, mean = (array((channels,), statistics, seed=k) for k in (1, 2, 3))
    variance = array((channels,), statistics, 0.5, 2, seed=4)
    if training:
        mean = variance = np.zeros(0, statistics.storage)
    made = attrs | {"data_format": layout, "is_training": training}
    return Case((array(shape, kind, -2, 5), scale, offset, mean, variance), made)


NORMALISED = [batch_norm(kind, training=training) for kind in FLOATS for training in (True, False)]
NORMALISED += [batch_norm(f32, training=training, layout="NCHW") for training in (True, False)]
NORMALISED += [batch_norm(f32, shape) for shape in ((1, 1, 1, 3), (2, 1, 1, 1), (5, 7, 9, 3), (0, 2, 2, 3))]
NORMALISED += [batch_norm(f32, epsilon=0.1), batch_norm(f32, (0, 2, 2, 3), training=False)]

LRN_ATTRS: tuple[dict[str, Any], ...] = (
    {"depth_radius": 2, "bias": 2.0, "alpha": 0.5, "beta": 0.75},
    {"depth_radius": 1, "bias": 1.0, "alpha": 1.0, "beta": 0.5},
    {"depth_radius": 9, "bias": 1.0, "alpha": 1e-4, "beta": 1.0},
)


def lrn(kind: DType, attrs: dict[str, Any], shape: tuple[int, ...] = (2, 2, 3, 7)) -> Case:
    return Case((array(shape, kind),), attrs)


RECORDS = [
    Record(
        "BiasAdd",
        [bias(shape, layout=layout) for shape in BIASED for layout in LAYOUTS]
        + [bias((2, 3, 4), kind, layout) for kind in NUMERIC for layout in LAYOUTS],
        recorded("BiasAdd"),
        [bias((2, 3, 4), kind, layout) for kind in (f64, complex128) for layout in LAYOUTS],
    ),
    Record(
        "BiasAddGrad",
        [bias_grad(shape, layout=layout) for shape in SUMMED for layout in LAYOUTS]
        + [bias_grad((2, 3, 4), kind, layout) for kind in NUMERIC for layout in LAYOUTS],
        recorded("BiasAddGrad"),
        [bias_grad((2, 3, 4), kind, layout) for kind in (f64, complex128) for layout in LAYOUTS],
        tolerance=16, compiled=16, summed=True,
    ),
    Record(
        "FusedBatchNorm", NORMALISED, recorded("FusedBatchNorm"),
        [batch_norm(f64, (2, 2, 3, 2), training=training, layout=layout)
         for training in (True, False) for layout in LAYOUTS],
        tolerance=16, compiled=32, summed=True,
    ),
    Record(
        "LRN",
        [lrn(kind, LRN_ATTRS[0]) for kind in FLOATS] + [lrn(f32, attrs) for attrs in LRN_ATTRS]
        + [lrn(f32, LRN_ATTRS[0], shape) for shape in ((1, 1, 1, 1), (0, 2, 2, 3), (2, 3, 1, 33))] + [lrn(f32, {})],
        recorded("LRN"), [lrn(f64, attrs, (1, 2, 2, 5)) for attrs in LRN_ATTRS], tolerance=16, compiled=16,
    ),
]  # fmt: skip
