"""Cast where C leaves it open: floats that do not fit an integer, NaN, and truncation to narrower floats."""

from __future__ import annotations

import numpy as np
import pytest

from tfc.ir.graph.registry import OPS
from tfc.ir.types.types import DTYPES, Array, DType, bf16, boolean, complex64, f16, f32, f64, i32, u8, u16, u32

INTEGERS = [t for t in DTYPES.values() if t.is_integer]
FLOATS = [t for t in DTYPES.values() if t.is_float]


def cast(x: Array, to: DType, truncate: bool = False) -> Array:
    with np.errstate(all="ignore"):
        (result,) = OPS["Cast"].run([x], {"DstT": to, "Truncate": truncate})
    return np.asarray(result)


@pytest.mark.parametrize("target", INTEGERS, ids=str)
@pytest.mark.parametrize("source", FLOATS, ids=str)
def test_floats_saturate_and_nan_becomes_zero(source: DType, target: DType) -> None:
    limits = np.iinfo(target.storage)
    x = np.array([np.nan, np.inf, -np.inf, -0.9, 0.9, 2.5], np.float64).astype(source.storage)
    assert cast(x, target).tolist() == [0, limits.max, limits.min, 0, 0, 2]


def test_limits_that_fit_convert_exactly() -> None:
    assert cast(np.array([2.0**31 - 1, -(2.0**31), 2.0**31]), i32).tolist() == [2**31 - 1, -(2**31), 2**31 - 1]


def test_only_zero_is_false() -> None:
    assert cast(np.array([0.0, -0.0, np.nan, 1e-45], np.float32), boolean).tolist() == [False, False, True, True]
    assert cast(np.array([0, 1j], np.complex64), boolean).tolist() == [False, True]


def test_complex_to_real_drops_the_imaginary_part() -> None:
    assert cast(np.array([1.5 - 2j], complex64.storage), f32).tolist() == [1.5]
    assert cast(np.array([1.5 - 2j], complex64.storage), i32).tolist() == [1]


@pytest.mark.parametrize(("source", "target", "bits"), [(f32, bf16, 16), (f64, f32, 29), (f32, f16, 13)], ids=str)
def test_truncate_drops_mantissa_bits_instead_of_rounding(source: DType, target: DType, bits: int) -> None:
    step = 2.0 ** -MANTISSA[target.name]
    above = 1 + 0.75 * step  # rounds up
    x = np.array([above, -above, np.inf, np.nan, 0.0], source.storage)
    assert cast(x, target)[:2].astype(float).tolist() == [
        1 + 2.0 ** -MANTISSA[target.name],
        -1 - 2.0 ** -MANTISSA[target.name],
    ]
    truncated = cast(x, target, truncate=True).astype(float)
    assert truncated[:3].tolist() == [1, -1, np.inf]
    assert np.isnan(truncated[3])
    assert MANTISSA[source.name] - MANTISSA[target.name] == bits


MANTISSA = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}


def test_bf16_transfer_keeps_the_upper_half_of_the_bits() -> None:
    x = np.random.default_rng(0).normal(size=1000).astype(np.float32)
    kept = (x.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    assert np.array_equal(cast(x, bf16, truncate=True).astype(np.float32), kept)


def test_f64_rounds_to_half_precision_by_way_of_f32() -> None:
    x = np.array([1 + 2.0**-11 + 2.0**-40])  # just above half-way: direct rounding would go up
    assert cast(x, f16).astype(float).tolist() == [1.0]


BITS = [
    (np.array([1.0, -2.0], np.float32), i32, [0x3F800000, -0x40000000]),
    (np.array([[1, 2], [3, 4]], np.uint8), u16, [0x0201, 0x0403]),
    (np.array([0x0201, 0x0403], np.uint16), u8, [[1, 2], [3, 4]]),
    (np.array(1, np.int64), u32, [1, 0]),
    (np.zeros((3, 0), np.int16), u16, [[], [], []]),
]


@pytest.mark.parametrize(("x", "target", "expected"), BITS)
def test_bitcast_reads_the_same_bytes_little_end_first(x: Array, target: DType, expected: object) -> None:
    (result,) = OPS["Bitcast"].run([x], {"type": target})
    assert result.dtype == target.storage
    assert result.tolist() == expected


def test_bitcast_keeps_the_payload_of_nan() -> None:
    bits = np.array([0x7FC12345, 0xFFC00001], np.uint32)
    (floats,) = OPS["Bitcast"].run([bits], {"type": f32})
    (again,) = OPS["Bitcast"].run([floats], {"type": u32})
    assert again.tolist() == bits.tolist()
