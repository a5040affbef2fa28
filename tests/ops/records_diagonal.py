"""Records of the ops on diagonals and bands of matrices (ir/ops/diagonal)."""

from __future__ import annotations

import numpy as np

from tests.ops.records import Case, Record, array
from tests.ops.records_array import ints, scalar, smooth
from tfc.ir.types.types import Array, DType, bf16, boolean, f32, f64, i32

KINDS = (f32, f64, bf16, i32, boolean)


def eye_like(diagonal: Array) -> Array:
    return np.einsum("...i,ij->...ij", diagonal, np.eye(diagonal.shape[-1])).astype(diagonal.dtype)


def spread(diagonal: Array) -> Array:
    result = np.zeros(diagonal.shape * 2, diagonal.dtype)
    for place in np.ndindex(diagonal.shape):
        result[place * 2] = diagonal[place]
    return result


def replaced(x: Array, diagonal: Array) -> Array:
    result = x.copy()
    for i in range(diagonal.shape[-1]):
        result[..., i, i] = diagonal[..., i]
    return result


def band(x: Array, lower: Array, upper: Array) -> Array:
    low = np.tril(np.ones(x.shape[-2:], bool), int(upper) if upper >= 0 else x.shape[-1])
    return x * (low & np.triu(np.ones(x.shape[-2:], bool), -int(lower) if lower >= 0 else -x.shape[-2]))


SQUARE = [
    Record("Diag", [Case((array(shape, kind),)) for kind in KINDS for shape in ((3,), (2, 2), (0,))], spread,
           gradient=[smooth((3,)), smooth((2, 2))]),
    Record("DiagPart", [Case((array(shape, kind),)) for kind in KINDS for shape in ((3, 3), (2, 1, 2, 1))],
           lambda x: np.diagonal(x.reshape([int(np.sqrt(x.size))] * 2)).reshape(x.shape[: x.ndim // 2]),
           gradient=[smooth((3, 3))]),
    Record("MatrixDiag", [Case((array(shape, kind),)) for kind in KINDS for shape in ((3,), (2, 4), (2, 0))], eye_like,
           gradient=[smooth((2, 3))]),
    Record("MatrixDiagPart", [Case((array(shape, kind),)) for kind in KINDS for shape in ((3, 3), (2, 4, 3), (0, 3))],
           lambda x: np.diagonal(x, axis1=-2, axis2=-1), gradient=[smooth((2, 4, 3))]),
    Record("MatrixSetDiag", [Case((array((2, 3, 4), kind), array((2, 3), kind, seed=1))) for kind in KINDS], replaced,
           gradient=[Case((array((2, 3, 4), f64), array((2, 3), f64, seed=1)))]),
    Record("MatrixBandPart", [Case((array((2, 4, 3), kind), scalar(low), scalar(up))) for kind in (f32, bf16, i32)
                              for low, up in ((0, 0), (-1, 0), (1, -1), (2, 1), (-1, -1))], band,
           gradient=[smooth((2, 4, 3), scalar(1), scalar(0))]),
]  # fmt: skip

# The example of TensorFlow's own documentation of matrix_diag with k = (-1, 1): diagonals highest first, the short
# ones padded on the left above the main diagonal and on the right below it ("RIGHT_LEFT").
PACKED = np.array([[0, 8, 9], [1, 2, 3], [4, 5, 0]])
BANDED = np.array([[1, 8, 0], [4, 2, 9], [0, 5, 3]])
LEFT_PACKED = np.array([[8, 9, 0], [1, 2, 3], [0, 4, 5]])


def packed(x: Array, align: str, kind: DType) -> Case:
    zero = scalar(0, kind)
    return Case((x.astype(kind.storage), ints(-1, 1), scalar(-1), scalar(-1), zero), {"align": align})


BANDS = [
    Record("MatrixDiagV3", [packed(PACKED, "RIGHT_LEFT", f32), packed(PACKED, "RIGHT_LEFT", bf16),
                            packed(LEFT_PACKED, "LEFT_RIGHT", i32)],
           lambda *_, **__: BANDED, label="band", gradient=[packed(PACKED + 0.5, "RIGHT_LEFT", f64)]),
    Record("MatrixDiagV3", [Case((array((2, 3), kind), scalar(0), scalar(-1), scalar(-1), scalar(0, kind)))
                            for kind in KINDS], lambda x, *_, **__: eye_like(x), label="main"),
    Record("MatrixDiagV3", [Case((np.array([7, 8], np.float32), scalar(1), scalar(3), scalar(-1), scalar(9, f32)))],
           lambda *_, **__: np.array([[9, 7, 9], [9, 9, 8], [9, 9, 9]]), label="upper"),
    Record("MatrixDiagPartV3", [Case((BANDED.astype(kind.storage), ints(-1, 1), scalar(0, kind)), {"align": align})
                                for kind, align in ((f32, "RIGHT_LEFT"), (bf16, "RIGHT_LEFT"))],
           lambda *_, **__: PACKED, label="band",
           gradient=[Case((array((3, 3), f64), ints(-1, 1), scalar(2.0, f64)))]),
    Record("MatrixDiagPartV3", [Case((array((2, 3, 4)), scalar(k), scalar(0, f32))) for k in (-1, 0, 2)],
           lambda x, k, *_, **__: np.diagonal(x, int(k), -2, -1), label="one"),
]  # fmt: skip

RECORDS = [*SQUARE, *BANDS]
