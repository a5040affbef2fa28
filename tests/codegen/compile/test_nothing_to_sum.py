"""Products and reductions along axes without elements give the neutral element, whether the size is known or not.

Memory is poisoned, so an element that nobody writes is NaN (or -1).
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.types.types import DTYPES, Array

DEVICES = pytest.mark.parametrize("device", [None, pytest.param("gpu:sim", marks=pytest.mark.few(3))])
TYPES = ("f32", "f64", "bf16", "f16", "i32", "i8")
SIDES = ((1, 1), (1, 64), (64, 1), (3, 5), (64, 64), (200, 130))


def run(source: str, feeds: dict[str, Array], device: str | None, opt_level: int = 2) -> dict[str, Array]:
    """The outputs of the only entry, in memory that held NaN before."""
    config = tfc.Config(poison=True, opt_level=opt_level)
    with tfc.Session(tfc.parse(source), devices=device, config=config) as session:
        results: Any = session.run(session.graph.entries[0].name, **feeds)
        return {name: np.asarray(value) for name, value in results.items()}


@DEVICES
@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("dtype", TYPES)
def test_product_of_depth_zero(dtype: str, is_known: bool, device: str | None) -> None:
    """And what follows it in its blocks."""
    lines, feeds, outputs = ["dim k in 0..512"], {}, []
    for number, (m, n) in enumerate(SIDES):
        sizes = f"{m}", "0" if is_known else "k", f"{n}"
        lines += [
            f"input a{number}: {dtype}[{sizes[0]}, {sizes[1]}]",
            f"input b{number}: {dtype}[{sizes[1]}, {sizes[2]}]",
            f"p{number} = MatMul(a{number}, b{number})",
            f"q{number} = relu(p{number} + p{number}) + cast(3, {dtype})",
        ]
        storage = DTYPES[dtype].storage
        feeds |= {f"a{number}": np.zeros((m, 0), storage), f"b{number}": np.zeros((0, n), storage)}
        outputs += [f"p{number}", f"q{number}"]
    lines.append(f"entry all({', '.join(feeds)}) -> {', '.join(outputs)}")
    found = run("\n".join(lines), feeds, device)
    for number, (m, n) in enumerate(SIDES):
        np.testing.assert_array_equal(found[f"p{number}"].astype(float), np.zeros((m, n)))
        np.testing.assert_array_equal(found[f"q{number}"].astype(float), np.full((m, n), 3.0))


NEUTRAL = {"sum": 0, "mean": np.nan, "prod": 1, "max": -np.inf, "min": np.inf}


@DEVICES
@pytest.mark.parametrize("opt_level", [0, 2])
@pytest.mark.parametrize("is_known", [True, False])
def test_reduction_of_nothing(is_known: bool, opt_level: int, device: str | None) -> None:
    n = "0" if is_known else "n"
    shapes = {"v": (f"{n}", (0,), 0), "rows": (f"5, {n}", (5, 0), 1), "columns": (f"{n}, 40", (0, 40), 0)}
    lines, expected = ["dim n in 0..100000"], {}
    feeds = {name: np.zeros(shape, np.float32) for name, (_, shape, _) in shapes.items()}
    for (name, (declared, shape, axis)), (kind, value) in itertools.product(shapes.items(), NEUTRAL.items()):
        if kind == "sum":
            lines.append(f"input {name}: f32[{declared}]")
        output = f"{kind}_{name}"
        lines.append(f"{output} = {kind}({name}, axis={axis})")
        expected[output] = np.full(tuple(np.delete(shape, axis)), value)
    lines.append(f"entry all({', '.join(feeds)}) -> {', '.join(expected)}")
    found = run("\n".join(lines), feeds, device, opt_level)
    for name, value in expected.items():
        np.testing.assert_array_equal(found[name], value, err_msg=name)


@DEVICES
def test_gradients_of_a_batch_without_examples(device: str | None) -> None:
    """Filters and biases get zeros: sums over the batch, of products and of rows."""
    source = """
dim batch in 0..64
input x: f32[batch, 8, 8, 3]
input w: f32[3, 3, 3, 16]
input b: f32[16]
input u: f32[1024, 10]
h = relu(Conv2D(x, w, strides=[1, 1, 1, 1], padding="SAME") + b)
loss = sum(square(reshape(h, [batch, 1024]) @ u))
dx, dw, db, du = gradients(loss, [x, w, b, u])
entry all(x, w, b, u) -> loss, dx, dw, db, du
"""
    shapes = {"x": (0, 8, 8, 3), "w": (3, 3, 3, 16), "b": (16,), "u": (1024, 10)}
    found = run(source, {name: np.ones(shape, np.float32) for name, shape in shapes.items()}, device)
    for name, array in found.items():
        np.testing.assert_array_equal(array, np.zeros(shapes.get(name[1:], ())), err_msg=name)
