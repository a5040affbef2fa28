"""Parts of a concatenation written in place, and the parts that must not be."""

import numpy as np

from tfc.codegen.compile import plan_kernels
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.target.target import host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import interpret
from tfc.runtime.session.session import Session

SOURCE = """
input x: f32[2, 3]
s = sigmoid(x)
first = sigmoid(s[1:2])
y = concat([first, s, first], axis=0)
"""


def test_a_part_that_another_part_is_computed_from_keeps_its_own_memory() -> None:
    graph, x = parse(SOURCE), np.linspace(-2, 2, 6, dtype=np.float32).reshape(2, 3)
    with Session(graph) as session:
        got = session.run("y", feeds={"x": x})
    np.testing.assert_allclose(got, interpret(graph, {"x": x}, ["y"], precise=True)[0], rtol=1e-6)


DENSE = """
input x: f32[2, 6, 5, 16]
input w: f32[3, 3, 16, 16]
input v: f32[3, 3, 32, 16]
input u: f32[3, 3, 48, 16]
fn layer(x: T[*], w: T[*]) { concat([x, Conv2D(relu(x * 0.5), w, strides=[1, 1, 1, 1], padding="SAME")], axis=3) }
a = layer(x + 1.0, w)
b = layer(a, v)
c = layer(b, u)
y = c * sum(b, [1, 2], keep_dims=true)[:, :, :, 0:1] + max(a, 3, keep_dims=true)
"""
"""Each layer joins what there was with something new, as in DenseNet; all of them are read besides."""


def ops_of_kernels(source: str, fetches: tuple[str, ...] = ("y",)) -> list[list[str]]:
    graph = parse(source)
    feeds = [node.out() for node in graph.nodes if node.op == "Placeholder"]
    step, _ = plan_kernels(graph, feeds, [Value(name) for name in fetches], (), host(), Config())
    return [[stage.node.op for stage in part.members] for part in step.steps if isinstance(part, Plan)]


def same(source: str, feeds: dict[str, np.ndarray], fetches: tuple[str, ...] = ("y",), threads: int = 1) -> None:
    graph = parse(source)
    with Session(graph, threads=threads) as session:
        got = session.run(list(fetches), feeds=feeds)
    for mine, wanted in zip(got, interpret(graph, feeds, list(fetches), precise=True), strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=1e-4, atol=1e-4)


def feeds_of(source: str) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(3)
    nodes = [node for node in parse(source).nodes if node.op == "Placeholder"]
    return {node.name: rng.standard_normal(node.types[0].dims).astype(np.float32) * 0.3 for node in nodes}


def test_of_a_chain_of_joins_only_the_last_has_memory() -> None:
    assert not any("ConcatV2" in ops for ops in ops_of_kernels(DENSE))
    for threads in (1, 2):
        same(DENSE, feeds_of(DENSE), threads=threads)


def test_a_join_that_is_fetched_keeps_its_own_memory() -> None:
    assert sum("ConcatV2" in ops for ops in ops_of_kernels(DENSE, ("y", "b"))) == 1
    same(DENSE, feeds_of(DENSE), ("y", "b", "a"))


def test_short_slices_that_others_read_are_copied() -> None:
    source = "input x: f32[64, 3]\ninput z: f32[64, 40]\ns = sigmoid(x)\nt = tanh(z)\nj = concat([s, t], axis=1)\n"
    source += "y = transpose(s) @ j"
    assert any("ConcatV2" in ops for ops in ops_of_kernels(source))
    same(source, feeds_of(source))


def test_a_part_that_two_joins_hold_lies_in_one() -> None:
    source = (
        "input x: f32[40, 32]\ns = sigmoid(x)\nt = tanh(x)\na = concat([s, t], axis=1)\nb = concat([t, s], axis=1)\n"
    )
    source += "y = transpose(a) @ b"
    same(source, feeds_of(source))


def test_parts_of_any_size_that_are_read_besides() -> None:
    source = "dim n in 0..99\ninput x: f32[n, 32]\ns = sigmoid(x)\nt = s @ transpose(s) @ x\n"
    source += "y = concat([s, t, s * t], axis=1) * sum(t, 0, keep_dims=true)[:, 0:1]"
    for n in (0, 1, 17):
        same(source, {"x": np.linspace(-1, 1, n * 32, dtype=np.float32).reshape(n, 32)})


def test_a_variable_that_takes_a_join() -> None:
    source = "var w: f32[40, 64] = zeros([40, 64])\ninput x: f32[40, 32]\ns = sigmoid(x)\n"
    source += "step = Assign(w, concat([s, tanh(s)], axis=1))\ny = transpose(s) @ s\nentry main(x) -> y after step"
    graph, x = parse(source), np.linspace(-1, 1, 40 * 32, dtype=np.float32).reshape(40, 32)
    with Session(graph) as session:
        got = session.prepare("main")(x=x)
    s = 1 / (1 + np.exp(-x.astype(np.float64)))
    np.testing.assert_allclose(got["y"], s.T @ s, rtol=1e-5)
