"""Floats stored as bf16: rounded to nearest even whatever they are, and bits that are only moved stay."""

import ml_dtypes
import numpy as np
import pytest

import tfc
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config

LOWER = (0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF)
"""Lower halves at which rounding goes one way or the other."""
CPUS = ["", pytest.param("x86-64-v3", marks=pytest.mark.slow), pytest.param("x86-64-v2", marks=pytest.mark.slow)]


def step(text: str, cpu: str = "") -> tfc.Session:
    if cpu and host().arch != "x86_64":
        pytest.skip(f"this machine cannot run {cpu} code")
    return tfc.Session(tfc.parse(text), config=Config(target_cpu=cpu, threads=1))


@pytest.mark.parametrize("cpu", CPUS)
def test_every_float_is_rounded_to_nearest_even(cpu: str) -> None:
    upper = np.arange(1 << 16, dtype=np.uint32) << 16
    x = np.concatenate([upper | lower for lower in LOWER])[:-5].view(np.float32)
    with np.errstate(invalid="ignore"):
        want = x.astype(ml_dtypes.bfloat16)
    with step(f"input x: f32[{len(x)}]\ny = cast(x, bf16)\nentry f(x) -> y\n", cpu) as session:
        got = session.prepare("f")(x=x)["y"]
    is_nan = np.isnan(x)
    assert np.isnan(got[is_nan]).all()
    np.testing.assert_array_equal(got[~is_nan].view(np.uint16), want[~is_nan].view(np.uint16))


def test_what_is_moved_or_rounded_before_keeps_its_bits() -> None:
    bits = np.arange(1 << 16, dtype=np.uint16).reshape(256, 256)
    text = "input x: bf16[256, 256]\ny = transpose(x)\nz = cast(x * 1, bf16)\nentry f(x) -> y, z\n"
    with step(text) as session:
        got = session.prepare("f")(x=bits.view(ml_dtypes.bfloat16))
    np.testing.assert_array_equal(got["y"].view(np.uint16), bits.T)
    is_number = bits & 0x7FFF <= 0x7F80
    np.testing.assert_array_equal(got["z"].view(np.uint16)[is_number], bits[is_number])


@pytest.mark.parametrize("shape", ["200000", "4, 200000"])
@pytest.mark.parametrize("device", [None, "gpu:sim"])
def test_parts_of_a_long_sum_are_not_rounded_to_half_precision(shape: str, device: str | None) -> None:
    x = np.full([int(size) for size in shape.split(",")], 100, np.float16)
    x[..., 100000:] = -100  # half of the sum is beyond f16
    with tfc.Session(tfc.parse(f"input x: f16[{shape}]\ny = sum(x, axis=-1)\n"), devices=device) as session:
        assert not session.run("y", feeds={"x": x}).any()
