"""The Python API makes the same graphs as the language."""

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running, same
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.bodies import arguments
from tfc.ir.graph.graph import Graph

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def test_the_same_graph_as_the_language() -> None:
    with tfc.graph() as g:
        tfc.dim("batch", 1, 256)
        x = tfc.input("x", "f32[batch, 3]")
        W = tfc.variable("W", tfc.random_uniform([3, 4], minval=-1, maxval=1, seed=1, name="start"))
        h = tfc.relu(x @ W + 1, name="h")
        C = tfc.mean(h * 2, axis=0, name="C")
        step = tfc.group(W.assign_sub(0.5), name="step")
        tfc.entry("train", [x], [C], after=[step])
    text = """
    dim batch in 1..256
    input x: f32[batch, 3]
    start = random_uniform([3, 4], minval=-1, maxval=1, seed=1)
    var W = start
    h = relu(x @ W + 1)
    C = mean(h * 2, axis=0)
    step = group { W -= 0.5 }
    entry train(x) -> C after step
    """
    built, parsed = g.build(), tfc.parse(text)
    verify(built)
    same(Running(built)("C", x=X), Running(parsed)("C", x=X))
    assert built.symbols == parsed.symbols
    assert built.entry["train"].outputs == parsed.entry["train"].outputs
    shared = {"x", "W", "W/Assign", "h", "C", "step", "W/AssignSub", "init"}
    assert {name: built[name].op for name in shared} == {name: parsed[name].op for name in shared}
    assert built.init == "init"


def test_operators_and_indexing() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[2, 3]")
        i = tfc.input("i", "i32[]")
        cases = [
            (x + 1, X + 1), (1 - x, 1 - X), (2 * x / 4, X / 2), (x // 2, X // 2), (x % 2, X % 2), (x**2, X**2),
            (2**x, 2**X), (-x, -X), (x @ np.ones((3, 1), np.float32), X.sum(1, keepdims=True)), (x > 2, X > 2),
            (x == 2, X == 2), (x != 2, X != 2), (~(x >= 1) | (x <= 3), ~(X >= 1) | (X <= 3)), (x[0, 1:], X[0, 1:]),
            (x[..., None, ::-1], X[..., None, ::-1]), (x[i], X[1]), (x[:, [2, 0]], X[:, [2, 0]]), (i << 2, np.int32(4)),
            ((x > 1) & (x < 4) ^ True, (X > 1) & (X < 4) ^ True), (list(x)[1], X[1]),
            (1.5 + i.dtype.size * x, 1.5 + 4 * X),
        ]  # fmt: skip
    run = Running(g.build())
    for tensor, expected in cases:
        want = np.asarray(expected)
        same(run(tensor.value, x=X, i=1), want.astype(np.float32) if want.dtype == np.float64 else want)
    assert x.shape == (2, 3)
    assert len(x) == 2
    assert repr(x) == "<tensor x: f32[2, 3]>"


def test_control_flow() -> None:
    with tfc.graph() as g:
        p, x = tfc.input("p", "bool[]"), tfc.input("x", "f32[3]")
        n = tfc.variable("n", 0)
        a, b = tfc.cond(p, lambda: (x * 2, n.assign_add(1) + 0), lambda: (0.5 + x, 7))
        i, total = tfc.while_loop(lambda i, s: i < 4, lambda i, s: (i + 1, s + x * tfc.cast(i, "f32")), [0, x])
        (last,), (sums,) = tfc.for_loop(3, lambda t, s: ([s + x], [tfc.sum(s)]), [tfc.zeros([3])])
        outs = [a, b, i, total, last, sums]
    run = Running(g.build())
    row = np.array([1, 2, 3], np.float32)
    values = run(*[tensor.value for tensor in outs], p=True, x=row)
    for actual, expected in zip(
        values, [row * 2, np.int32(1), np.int32(4), row * 7, row * 3, np.array([0, 6, 12], np.float32)], strict=True
    ):
        same(actual, expected)
    assert run(b.value, p=False, x=row) == 7
    assert run("n") == 1


def test_options_of_loops() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[3]")
        _, s = tfc.while_loop(lambda i, s: i < 4, lambda i, s: (i + 1, s * x), [0, x], recompute=2, swap=True)
        (last,) = tfc.for_loop(3, lambda t, s: [tfc.sin(s)], [s], recompute=3)
        d = tfc.gradients(last, x) * 1.0
    graph = g.build()
    assert [(graph[name].attrs["recompute"], graph[name].attrs["swap"]) for name in ("While", "For")] == [
        (2, True),
        (3, False),
    ]
    x = np.array([0.9, 1, 1.1])
    value, slope = x**5, 5 * x**4
    for _ in range(3):
        value, slope = np.sin(value), np.cos(value) * slope
    np.testing.assert_allclose(Running(graph)(d.value, x=x), slope, rtol=1e-5)
    with pytest.raises(Error, match="recompute must be 0 or a number of trips"), tfc.graph():
        tfc.for_loop(3, lambda t, s: [s], [tfc.zeros([3])], recompute=-1)


def test_scopes() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[]")
        with tfc.scope("tower"), tfc.device("gpu:0"), tfc.container("shared"), tfc.colocate(x):
            W = tfc.variable("W", 1.0)
            check = tfc.op("Assert", x > 0, x)
            with tfc.after(check):
                y = tfc.multiply(x, W, name="y")
    graph = g.build()
    assert y.name == "tower/y"
    assert graph["tower/y"].device == "gpu:0"
    assert graph["tower/W"].attrs["container"] == "shared"
    assert graph["tower/y"].colocate == ("x",)
    assert graph["tower/y"].control_inputs == ("tower/Assert",)


def test_libraries_of_the_language() -> None:
    nn, losses = tfc.library("nn"), tfc.library("losses")
    with tfc.graph() as g:
        x = tfc.input("x", "f32[batch, 3]")
        y = nn.dense(x, units=4, activation=None, name="y")
        z = nn.dense(y, 2)
        loss = tfc.mean(losses.squared_error(z, tfc.zeros_like(z)))
        dW = tfc.gradients(loss, tfc.variables(of=loss))
        step = tfc.library("optimizers").adam(loss, rate=0.01, name="step")
    graph = g.build()
    verify(graph)
    assert len(dW) == 4
    assert step.node == "step"
    assert graph["y"].op == "AddV2"
    assert "dense_1/W" in graph
    run = Running(graph)
    before = run(loss.value, x=X)
    for _ in range(20):
        run(targets=["step"], x=X)
    assert run(loss.value, x=X) < before


def test_errors_name_the_line_of_the_program() -> None:
    with tfc.graph(), pytest.raises(Error) as caught:
        tfc.input("a", "f32[2, 3]") @ tfc.input("b", "f32[2, 3]")
    assert caught.value.loc is not None
    assert caught.value.loc.file == __file__
    with tfc.graph(), pytest.raises(Error, match="takes T\\[n, m\\] as `x`") as caught:
        tfc.library("nn").dense(tfc.input("a", "f32[2]"), units=3)
    assert caught.value.diagnostics[0].code == "E0321"


def test_parameters_of_bodies_come_from_the_line_of_the_program() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[]")
        line = sys._getframe().f_lineno + 1
        tfc.cond(x > 0, lambda: x * 2, lambda: x)
        tfc.while_loop(lambda v: v < x, lambda v: [v + x], [x])
        tfc.for_loop(3, lambda t, v: [v + x], [x])
    bodies = [body for node in g.build().nodes for body in node.attrs.values() if isinstance(body, Graph)]
    places = [[(node.loc.file, node.loc.line) for node in arguments(body) if node.loc] for body in bodies]
    lines = [line, line, line + 1, line + 1, line + 2]
    assert [set(found) for found in places] == [{(__file__, each)} for each in lines]


@pytest.mark.parametrize("text", ["f33[2]", "f32", "f32[", "f32[2,]x", "f32[1 1]", "f32[-]"])
def test_types_that_are_none(text: str) -> None:
    with tfc.graph(), pytest.raises(Error, match="tensor type"):
        tfc.input("x", text)


def test_misuse() -> None:
    with pytest.raises(Error, match="no graph is being built"):
        tfc.zeros([2])
    with tfc.graph() as g:
        x = tfc.input("x", "f32[]")
        with pytest.raises(Error, match="true or false only when"):
            bool(x > 1)
        with pytest.raises(Error, match="has no parameter"):
            tfc.relu(x, alpha=3)
        tfc.entry("f", [x], {"y": x})
        with pytest.raises(Error, match="two entries"):
            tfc.entry("f")
    with tfc.graph(), pytest.raises(Error, match="another graph"):
        tfc.relu(x)
    with pytest.raises(AttributeError):
        _ = tfc.no_such_function
    assert "f" in g.build().entry
    assert tfc.ops["MatMul"].operands == ("a", "b")
    assert "relu(x)" in tfc.relu.__doc__


def test_the_graph_of_the_documentation(root: Path) -> None:
    text = (root / "docs" / "embedding.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(with tfc\.graph\(\).*?)```", text, re.DOTALL)
    names: dict[str, Any] = {"tfc": tfc}
    exec(code, names)
    verify(names["graph"])
    run = Running(names["graph"])
    feeds = {"x": np.ones((2, 784), np.float32), "y": np.array([1, 2])}
    before = run("loss", **feeds)
    run(targets=["step"], **feeds)
    assert run("loss", **feeds) < before


def test_variables_are_held_against_their_types() -> None:
    with tfc.graph() as g:
        assert tfc.variable("a", "f64[2]", [1, 2]).shape == (2,)
        assert str(tfc.variable("b", "i32[?]").type) == "i32[?]"
        with pytest.raises(Error, match="initial value is f32"):
            tfc.variable("c", "f32[3]", [1, 2])
        with pytest.raises(Error, match="needs a type or an initial value"):
            tfc.variable("d")
    verify(g.build())
