"""Small windows that slide, a tile at a time: depthwise convolutions, pooling and their gradients."""

import numpy as np
import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tests.codegen.loops.test_schedule import loops
from tfc.codegen.target.target import for_cpu, host
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.types import f32, tensor
from tfc.passes.gradients.expand_gradients import expand_gradients


def depthwise(b, h, w, c, **attrs):
    x, f = b.feed(tensor(f32, 1, h, w, c)), b.feed(tensor(f32, 3, 3, c, 1), "w")
    attrs = {"strides": (1, 1, 1, 1), "padding": "SAME"} | attrs
    return b.emit("DepthwiseConv2dNative", x, f, **attrs)


def test_inner_tiles_load_each_element_once_and_have_no_conditions():
    b = Step()
    text = loops(b, depthwise(b, 64, 64, 128))
    inner = text.split("serial for t1 in")[1].split("serial for t2")[0].split("serial for i1w in 0..31:")[1]
    inner = inner.split("serial for")[0]
    assert "guard" not in text
    assert inner.count("fma(") == 8 * 8
    loaded = {part.split("]")[0] for part in inner.split("p0[")[1:]}
    assert len(loaded) == 6 * 4
    assert inner.count("p2[") == 8


def test_a_stride_of_the_gradient_divides_windows_into_classes_without_remainders():
    b = Step()
    w, dy = b.feed(tensor(f32, 3, 3, 32, 1), "w"), b.feed(tensor(f32, 1, 16, 16, 32), "dy")
    sizes = b.ints(1, 32, 32, 32)
    text = loops(b, b.emit("DepthwiseConv2dNativeBackpropInput", sizes, w, dy, strides=(1, 2, 2, 1), padding="SAME"))
    assert "%" not in text


def test_large_windows_are_not_unrolled():
    b = Step()
    x = b.feed(tensor(f32, 1, 32, 32, 64))
    text = loops(b, b.emit("AvgPool", x, ksize=(1, 9, 9, 1), strides=(1, 1, 1, 1), padding="SAME"))
    assert "r0.0 sum=" in text


def test_narrow_registers_take_the_same_tiles():
    b = Step()
    assert "vector x8" in loops(b, depthwise(b, 16, 16, 64), target=for_cpu("x86-64-v3"))


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
