"""Records of the ops on exposed generators (ir/ops/generator), against the streams in ir/philox."""

from __future__ import annotations

import numpy as np

from tests.ops.records import FLOATS, Case, Record
from tests.ops.records_array import ints
from tfc.ir.reference import philox
from tfc.ir.types.types import Array, DType, f32, i32, i64

STATES = [philox.initial_state(7, 1), np.array([2**63 + 11, 2**64 - 3, 5], np.uint64)]
"""A fresh generator, and one whose counter carries into its high half."""


def filled(stream: object) -> object:
    def oracle(state: Array, shape: Array, dtype: DType = f32) -> Array:
        flat: Array = stream(state, int(np.prod(shape)), dtype)  # type: ignore[operator]
        return flat.reshape(shape)

    return oracle


def draws(shapes: tuple[tuple[int, ...], ...]) -> list[Case]:
    return [Case((state, ints(*shape)), {"dtype": kind}) for state in STATES for kind in FLOATS for shape in shapes]


def integers(state: Array, shape: Array, low: Array, high: Array) -> Array:
    kind = i64 if low.dtype == np.int64 else i32
    return philox.uniform_int(state, int(np.prod(shape)), int(low), int(high), kind).reshape(shape)


SHAPES = ((3, 7), (), (0,))

RECORDS = [
    Record("PhiloxUniform", draws(SHAPES), filled(philox.uniform)),  # type: ignore[arg-type]
    # The lowering rounds to f32 on the way, as TensorFlow does; so does ir/philox.
    Record("PhiloxStandardNormal", draws(SHAPES), filled(philox.normal), compiled=16),  # type: ignore[arg-type]
    Record("PhiloxTruncatedNormal", draws(((3, 7), (0,))), filled(philox.truncated_normal), compiled=16),  # type: ignore[arg-type]
    Record("PhiloxUniformInt", [
        Case((state, ints(3, 7), kind(low), kind(high)))
        for state in STATES
        for kind, low, high in ((np.int32, -4, 9), (np.int64, -4, 9), (np.int32, -(2**31), 2**31 - 1),
                                (np.int64, -(2**63), 2**63 - 1))
    ], integers),
]  # fmt: skip
