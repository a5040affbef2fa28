"""Transposes agree with NumPy at the edges of tiles, whether sizes are known or not."""

import numpy as np
import pytest

import tfc


@pytest.mark.few(10)
@pytest.mark.parametrize(
    "shape", [(15, 64), (16, 17), (17, 16), (33, 65), (130, 131), (4, 70), (70, 4), (8, 8), (12, 21), (5, 64)]
)
@pytest.mark.parametrize("dtype", ["f32", "f64", "i8"])
def test_transposes_are_right_at_the_edges_of_tiles(shape, dtype):
    x = np.arange(shape[0] * shape[1]).reshape(shape).astype({"f32": "f4", "f64": "f8", "i8": "i1"}[dtype])
    model = f"input x: {dtype}[{shape[0]}, {shape[1]}]\nentry main(x) -> y = transpose(x, [1, 0])\n"
    found = tfc.Session(tfc.parse(model)).prepare("main")(x=x)["y"]
    np.testing.assert_array_equal(found, x.T)


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_transposes_of_unknown_sizes_go_by_tiles_too(dtype):
    model = f"dim n in 0..\ndim m in 0..\ninput x: {dtype}[n, m]\nentry main(x) -> y = transpose(x, [1, 0])\n"
    graph = tfc.parse(model)
    steps = [tfc.Session(graph, threads=k).prepare("main") for k in (1, 2)]
    for shape in [(0, 5), (1, 1), (15, 64), (16, 17), (64, 16), (63, 128), (130, 131), (300, 257)]:
        x = np.arange(shape[0] * shape[1]).reshape(shape).astype({"f32": "f4", "f64": "f8"}[dtype])
        for step in steps:
            np.testing.assert_array_equal(step(x=x)["y"], x.T)
