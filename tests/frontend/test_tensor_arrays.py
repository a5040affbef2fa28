"""TensorArrays and row updates from Python and from `.tfg`, interpreted and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both
from tfc.ir.interpret.interpret import Interpreter
from tfc.passes.gradients.expand_gradients import expand_gradients

XS = np.arange(12, dtype=np.float32).reshape(3, 4)


@on_both
@pytest.mark.parametrize("rows", [3, 1, 0])
def test_a_loop_reads_one_array_and_writes_another(runner: Runner, rows: int) -> None:
    with tfc.graph() as g:
        xs = tfc.input("xs", "f32[n, 4]")
        n = tfc.op("Shape", xs)[0]
        source, out = tfc.TensorArray("f32", n, [4]).unstack(xs), tfc.TensorArray("f32", n, [4])

        def body(i: Any, s: Any, flow: Any) -> Any:
            s = s + source.read(i)
            return [i + 1, s, out.with_flow(flow).write(i, s).flow]

        start = [0, np.zeros(4, np.float32), out.flow]
        _, _, flow = tfc.while_loop(lambda i, s, flow: i < n, body, start)
        tfc.op("Identity", out.with_flow(flow).stack(), name="ys")
    (ys,) = runner(g.build()).run({"xs": XS[:rows]}, ["ys"])
    np.testing.assert_array_equal(ys, np.cumsum(XS[:rows], 0))


@on_both
def test_all_methods(runner: Runner) -> None:
    with tfc.graph() as g:
        whole = tfc.TensorArray("f32", 3, clear_after_read=False).unstack(tfc.constant(XS))
        parts = tfc.TensorArray("f32", 2, dynamic_size=True).split(XS, [2, 1, 0])
        some = tfc.TensorArray("f32", 3).scatter([2, 0], XS[:2])
        results = [whole.gather([2, 2]), whole.read(1), parts.concat(), parts.size(), some.gather([0, 2])]
        tfc.op("NoOp", name="last")
        names = [result.name for result in results]
        with tfc.after(*results):
            closed = whole.close()
    run = runner(g.build())
    for result, expected in zip(run.run({}, names), [XS[[2, 2]], XS[1], XS, 3, XS[[1, 0]]], strict=True):
        np.testing.assert_array_equal(result, expected)
    run.run({}, [], [closed.node])


TEXT = """
input x: f32[4]
input n: i32[]
array, empty = TensorArrayV3(5, dtype=f32, element_shape=[4])
last, flow = for t in range(5), s = x, flow = empty {
  yield s * 2, TensorArrayWriteV3(array, t, s, flow)
}
ys = TensorArrayGatherV3(array, range(5), flow, dtype=f32, element_shape=[4])
table = for t in range(n), table = zeros([10, 4]) { yield update_row(table, (t * 3) % 10, x + cast(t, f32)) }
sums = for t in range(n), sums = zeros([2, 4]) { yield add_to_row(sums, t % 2, x) }
"""


@on_both
def test_ops_by_name_and_row_updates_in_the_language(runner: Runner) -> None:
    x = XS[1]
    feeds = {"x": x, "n": np.int32(7)}
    ys, table, sums = runner(tfc.parse(TEXT)).run(feeds, ["ys", "table", "sums"])
    np.testing.assert_array_equal(ys, [x * 2**t for t in range(5)])
    wanted = np.zeros((10, 4), np.float32)
    for t in range(7):
        wanted[t * 3 % 10] = x + t
    np.testing.assert_array_equal(table, wanted)
    np.testing.assert_array_equal(sums, [4 * x, 3 * x])


def test_an_element_type_that_does_not_exist() -> None:
    with tfc.graph(), pytest.raises(tfc.Error, match="no element type 'f33'"):
        tfc.TensorArray("f33", 3)


@on_both
def test_an_array_that_grows_stays_an_array_and_has_a_gradient(runner: Runner) -> None:
    """Its loop runs on the dataflow executor."""
    with tfc.graph() as g:
        n, x = tfc.input("n", "i32[]"), tfc.input("x", "f32[3]")
        out = tfc.TensorArray("f32", 0, [3], dynamic_size=True)

        def body(i: Any, s: Any, flow: Any) -> Any:
            return [i + 1, s * 1.5, out.with_flow(flow).write(i, s).flow]

        _, _, flow = tfc.while_loop(lambda i, s, flow: i < n, body, [0, x, out.flow])
        ys = tfc.op("Identity", out.with_flow(flow).stack(), name="ys")
        tfc.op("Identity", tfc.gradients(tfc.sum(ys), x), name="dx")
    run = runner(expand_gradients(g.build()))
    for count in (4, 1, 30):
        powers = 1.5 ** np.arange(count)[:, None] * np.ones(3)
        ys, dx = run.run({"n": np.int32(count), "x": np.ones(3, np.float32)}, ["ys", "dx"])
        np.testing.assert_allclose(ys, powers, rtol=1e-5)
        np.testing.assert_allclose(dx, powers.sum(0), rtol=1e-5)


@on_both
@pytest.mark.parametrize("count", [4, 1, 0])
def test_an_array_whose_size_is_data(runner: Runner, count: int) -> None:
    with tfc.graph() as g:
        n, x = tfc.input("n", "i32[]"), tfc.input("x", "f32[3]")
        out = tfc.TensorArray("f32", n, [3])

        def body(i: Any, s: Any, flow: Any) -> Any:
            last = out.with_flow(flow)
            return [i + 1, s * 1.5, last.write(last.size() - 1 - i, s).flow]

        _, _, flow = tfc.while_loop(lambda i, s, flow: i < n, body, [0, x, out.flow])
        tfc.op("Identity", out.with_flow(flow).stack() * 2.0, name="ys")
        tfc.op("Identity", out.with_flow(flow).size(), name="size")
    ys, size = runner(g.build()).run({"n": np.int32(count), "x": np.ones(3, np.float32)}, ["ys", "size"])
    np.testing.assert_allclose(ys, 2 * 1.5 ** np.arange(count)[::-1, None] * np.ones(3), rtol=1e-5)
    assert size == count


def test_loops_over_raised_arrays_are_native() -> None:
    text = """
    input n: i32[]
    input x: f32[4]
    array, empty = TensorArrayV3(n, dtype=f32, element_shape=[4])
    s, flow = for t in range(n), s = x, flow = empty { yield tanh(s), TensorArrayWriteV3(array, n - 1 - t, s, flow) }
    count = TensorArraySizeV3(array, flow)
    ys = TensorArrayGatherV3(array, range(count), flow, dtype=f32, element_shape=[4])
    y = exp(ys)
    entry main(n, x) -> y
    """
    graph = tfc.parse(text)
    with tfc.Session(graph) as session:
        step = session.prepare("main")
        for count in (3, 0, 50):
            feeds = {"n": np.int32(count), "x": np.ones(4, np.float32)}
            np.testing.assert_allclose(step(**feeds)["y"], Interpreter(graph).run(feeds, ["y"])[0], rtol=1e-5)
        instructions = [use for made in step.executables for use in made.program.instructions]
    assert not [use for use in instructions if use.runs_in_python]
