"""Running sums and products, along memory and across it, short and in parts."""

import ml_dtypes
import numpy as np
import pytest

from tests.codegen.gpu.test_rows import assert_bits_in_ptx, run_in_all_orders

EXCLUSIVE, REVERSE = ", exclusive=true", ", reverse=true"
SCANS = [
    ((7, 1), 1, ""), ((9, 5), 1, REVERSE), ((3, 33), 1, EXCLUSIVE), ((2, 257), 1, REVERSE), ((1, 1021), 1, EXCLUSIVE),
    ((67, 3), 0, EXCLUSIVE), ((2, 70, 3), 1, REVERSE),
]  # fmt: skip
"""Shapes, the axis and how."""


@pytest.mark.few(2)
@pytest.mark.parametrize(("shape", "axis", "how"), SCANS, ids=str)
def test_scans_of_every_shape(shape, axis, how, monkeypatch):
    x = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    text = f"input x: f32[{', '.join(map(str, shape))}]\nentry main(x) -> s = Cumsum(x, {axis}{how})\n"
    found = run_in_all_orders(text, {"x": x}, monkeypatch)
    if how:
        assert_bits_in_ptx(text, {"x": x}, found)


@pytest.mark.few(1)
@pytest.mark.parametrize(("length", "columns"), [(40009, 1), (1030, 3)])
def test_long_scans_are_cut_into_parts(length, columns, monkeypatch):
    x = np.random.default_rng(0).integers(-9, 9, (length, columns)).astype(np.float32)
    text = f"input x: f32[{length}, {columns}]\n"
    text += "entry main(x) -> s = Cumsum(x, 0, exclusive=true), t = Cumsum(x * 2.0, 0)\n"
    found = run_in_all_orders(text, {"x": x}, monkeypatch)
    np.testing.assert_array_equal(found["t"], np.cumsum(x * 2, 0))
    if length < 2000:
        assert_bits_in_ptx(text, {"x": x}, found)


def test_lengths_that_are_symbols(monkeypatch):
    text = "dim n in 0..\ndim m in 0..\ninput x: i32[n, m]\nentry main(x) -> a = Cumsum(x, 0), b = Cumsum(x, 1)\n"
    for shape in ((0, 3), (3, 0), (1, 1), (300, 5), (5, 300)):
        x = np.random.default_rng(0).integers(-99, 99, shape, np.int32)
        found = run_in_all_orders(text, {"x": x}, monkeypatch)
        np.testing.assert_array_equal(found["a"], np.cumsum(x, 0))
        np.testing.assert_array_equal(found["b"], np.cumsum(x, 1))


@pytest.mark.few(1)
@pytest.mark.parametrize("kind", ["bf16", "f64", "u8", "i64"])
def test_scans_of_other_types(kind, monkeypatch):
    storage = {"bf16": ml_dtypes.bfloat16, "f64": np.float64, "u8": np.uint8, "i64": np.int64}[kind]
    x = np.random.default_rng(0).integers(1, 3, (5, 40)).astype(storage)
    text = f"input x: {kind}[5, 40]\nentry main(x) -> p = Cumprod(x, 1), s = Cumsum(x, 0)\n"
    assert_bits_in_ptx(text, {"x": x}, run_in_all_orders(text, {"x": x}, monkeypatch))
