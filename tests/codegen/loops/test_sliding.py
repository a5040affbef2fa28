"""Small windows that slide, a tile at a time: depthwise convolutions, pooling and their gradients."""

import numpy as np
import pytest

import tfc
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import interpret
from tfc.passes.gradients.expand_gradients import expand_gradients

MODEL = """
input x: f32[{n}, {h}, {w}, {c}]
input k: f32[3, 3, {c}, 1]
input m: f32[2, 3, {c}, 2]
a = depthwise_conv2d(x, k)
b = relu(depthwise_conv2d(x, k, strides=[2]) + 1)
d = depthwise_conv2d(x, m, padding="VALID")
e = DepthwiseConv2dNative(x, k, strides=[1, 1, 1, 1], padding="SAME", dilations=[1, 2, 2, 1])
f = max_pool(x, [3], [2], "SAME")
h = avg_pool(x, [3], [1], "SAME")
i = avg_pool(x, [3, 2], [2, 1])
j = gradients(sum(square(a)), [x])
o = gradients(sum(square(b)), [x])
entry main(x, k, m) -> a, b, d, e, f, h, i, j, o
"""
NAMES = "abdefhijo"


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("n", "h", "w", "c", "cpu"), [(1, 2, 3, 121, ""), (2, 8, 7, 17, ""), (1, 11, 7, 9, "x86-64-v3")]
)
def test_results_agree_with_the_interpreter_for_any_number_of_threads(n, h, w, c, cpu):
    if cpu and host().vector_bits < 256:
        pytest.skip("this machine has no AVX2")
    graph = tfc.parse(MODEL.format(n=n, h=h, w=w, c=c))
    rng = np.random.default_rng(5)
    shapes = {"x": (n, h, w, c), "k": (3, 3, c, 1), "m": (2, 3, c, 2)}
    feeds = {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}
    wanted = interpret(expand_gradients(graph), feeds, list(NAMES), precise=True)
    first, second = (
        tfc.Session(graph, config=Config(threads=threads, target_cpu=cpu)).prepare("main")(**feeds)
        for threads in (1, 2)
    )
    for name, want in zip(NAMES, wanted, strict=True):
        np.testing.assert_allclose(first[name], want, rtol=1e-5, atol=1e-4, err_msg=name)
        assert first[name].tobytes() == second[name].tobytes()


def test_a_nan_reaches_the_windows_it_lies_in_and_padding_none():
    x = -np.ones((1, 6, 6, 16), np.float32)
    x[0, 2, 2, 3] = np.nan
    got = tfc.Session(
        tfc.parse('input x: f32[1, 6, 6, 16]\ny = max_pool(x, [3], [1], "SAME")\nentry main(x) -> y\n')
    ).prepare("main")(x=x)["y"]
    assert np.isnan(got[0, 1:4, 1:4, 3]).all()
    assert np.isnan(got).sum() == 9
    assert (got[~np.isnan(got)] == -1).all()
