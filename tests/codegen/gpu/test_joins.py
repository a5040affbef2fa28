"""Concatenations of many parts: few launches, each with few operands, and every part where it belongs."""

import re

import numpy as np
import pytest

from tests.codegen.gpu.test_ptx import compiled, ptx
from tests.codegen.gpu.test_rows import assert_bits_in_ptx, run_in_all_orders
from tfc.codegen.lower import array
from tfc.ir.types.types import Array


def model(shapes: list[str], axis: int, dims: str = "") -> str:
    names = [f"x{k}" for k in range(len(shapes))]
    inputs = "".join(f"input {name}: f32[{shape}]\n" for name, shape in zip(names, shapes, strict=True))
    parts = ", ".join(name if k % 17 else f"{name} * 2.0" for k, name in enumerate(names))
    return f"{dims}{inputs}y = concat([{parts}], axis={axis})\nentry main({', '.join(names)}) -> y\n"


def parts_of(shapes: list[tuple[int, ...]]) -> dict[str, Array]:
    rng = np.random.default_rng(0)
    return {f"x{k}": rng.standard_normal(shape).astype(np.float32) for k, shape in enumerate(shapes)}


def joined(feeds: dict[str, Array], axis: int) -> Array:
    return np.concatenate([x if k % 17 else x * 2 for k, x in enumerate(feeds.values())], axis)


@pytest.mark.parametrize("axis", [pytest.param(0, marks=pytest.mark.slow), 1])
def test_many_parts_share_launches(axis, lower_limits, monkeypatch):
    lower_limits({"concat operands": 16, "concat parts": 6, "concat part": 60})
    lengths = [(7 * k) % 5 if k % 13 else 33 for k in range(20)]
    shapes = [(n, 2) if axis == 0 else (2, n) for n in lengths]
    text = model([", ".join(map(str, shape)) for shape in shapes], axis)
    feeds = parts_of(shapes)
    found = run_in_all_orders(text, feeds, monkeypatch)
    np.testing.assert_array_equal(found["y"], joined(feeds, axis))
    assert_bits_in_ptx(text, feeds, found)
    assert sum(map(len, compiled(text).code.launches.values())) < 18


def test_parts_whose_lengths_are_symbols(monkeypatch):
    text = model(["3, n", "3, m", "3, 2"] * 4, 1, "dim n in 0..\ndim m in 0..\n")
    feeds = parts_of([(3, 70), (3, 0), (3, 2)] * 4)
    found = run_in_all_orders(text, feeds, monkeypatch)
    np.testing.assert_array_equal(found["y"], joined(feeds, 1))
    assert_bits_in_ptx(text, feeds, found)


def test_hundreds_of_parts_are_no_operands_of_one_kernel():
    made = compiled(model(["2, 3"] * 300, 1))
    entries = re.findall(r"\.entry \w+\(([^)]*)\)", ptx(made))
    assert len(entries) < 40
    assert max(entry.count(".param") for entry in entries) <= array.MANY_PARTS + 1
