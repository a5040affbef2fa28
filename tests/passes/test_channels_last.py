"""Images channels last: the same results, and no transposes between convolutions."""

import numpy as np

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.interpret.interpret import interpret
from tfc.passes.cleanup.fold_constants import fold_constants
from tfc.passes.cleanup.prune import prune
from tfc.passes.cleanup.simplify import simplify
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.layout.channels_last import channels_last

MODEL = """
input x: f32[2, 4, 9, 8]
input w: f32[3, 3, 4, 6]
input v: f32[1, 2, 6, 6]
input s: f32[6, 1, 1]
input t: f32[6]
input d: f32[3, 3, 6, 2]
a = relu(conv2d(x, w, data_format="NCHW") + s)
b = Conv2D(a, v, strides=[1, 1, 1, 1], padding="EXPLICIT", data_format="NCHW",
           explicit_paddings=[0, 0, 0, 0, 1, 2, 3, 0])
n, _m, _v, _s, _w = FusedBatchNorm(b, t, t, t, t * t, is_training=true, data_format="NCHW")
c = max_pool(BiasAdd(n, t, data_format="NCHW"), [3, 2], [2, 1], "SAME", data_format="NCHW")
f = DepthwiseConv2dNative(c, d, strides=[1, 1, 2, 2], padding="SAME", data_format="NCHW")
e = avg_pool(f, [2], [1], data_format="NCHW")
h = concat([e, e * 2], axis=-3)
m = mean(h, axis=[2, 3])
k = sum(h, axis=[1], keep_dims=true)
r = reshape(pad(h, [[0, 0], [1, 0], [0, 0], [0, 2]]), [2, -1])
u = transpose(transpose(h, [0, 2, 3, 1]) + 1, [0, 3, 1, 2]) * h
dx, dw, dd, dv, dt = gradients(sum(square(m)) + sum(u), [x, w, d, v, t])
entry main(x, w, v, s, t, d) -> m, h, k, r, u, dx, dw, dd, dv, dt
"""
NAMES = ["m", "h", "k", "r", "u", "dx", "dw", "dd", "dv", "dt"]


def test_results_are_those_of_the_graph_as_written():
    graph = simplify(fold_constants(expand_gradients(tfc.parse(MODEL))))
    changed = prune(channels_last(graph))
    verify(changed)
    layouts = {node.name: node.attrs["data_format"] for node in changed.nodes if "data_format" in node.attrs}
    assert set(layouts.values()) == {"NHWC"}
    rng = np.random.default_rng(4)
    feeds = {
        node.name: rng.uniform(0.5, 1.5, node.types[0].shape).astype(np.float32)
        for node in graph.nodes
        if node.op == "Placeholder"
    }
    wanted = interpret(graph, feeds, [value for _, value in graph.entries[0].outputs], precise=True)
    got = interpret(changed, feeds, [value for _, value in changed.entries[0].outputs], precise=True)
    for name, one, other in zip(NAMES, got, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-10, atol=1e-10, err_msg=name)


def test_a_graph_without_such_convolutions_stays_the_same_object():
    graph = tfc.parse(
        "input x: f32[1, 4, 8, 8]\ny = max_pool(x, [2], data_format='NCHW')\nentry main(x) -> y\n".replace("'", '"')
    )
    assert channels_last(graph) is graph


def test_a_fed_value_keeps_its_name_and_layout():
    graph = tfc.parse(
        'input x: f32[1, 4, 8, 8]\ninput w: f32[3, 3, 4, 4]\ny = conv2d(x, w, data_format="NCHW")\nz = relu(y)\n'
        "entry main(x, w) -> y, z\n"
    )
    rng = np.random.default_rng(4)
    x, w = (rng.standard_normal(shape).astype(np.float32) for shape in ((1, 4, 8, 8), (3, 3, 4, 4)))
    session = tfc.Session(graph)
    y, z = session.run(["y", "z"], feeds={"x": x, "w": w})
    assert y.shape == z.shape == (1, 4, 8, 8)
    np.testing.assert_array_equal(session.run("z", feeds={"y": y}), z)
