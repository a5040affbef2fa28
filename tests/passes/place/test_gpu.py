"""What goes to a GPU and what stays on the host: kernels, control flow, sizes, axes and shapes, copies."""

from __future__ import annotations

import pytest

import tfc
from tests.passes.place.test_place import all_nodes, device, placed
from tfc.ir.base.config import Config
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, subgraphs
from tfc.passes.place import place
from tfc.passes.run_pipeline import run_pipeline
from tfc.runtime.devices import describe

ONE = describe("gpu:sim")


def types(graph: Graph) -> set[str]:
    """The types of devices that a placed graph is on, bodies included."""
    found = (node for node in all_nodes(graph) if node.device or node.op != "Arg")
    return {DeviceSpec.parse(node.device).type or "" for node in found}


def partitioned(text: str, devices: str = "gpu:sim") -> Graph:
    """The graph of the last entry with its Sends and Recvs."""
    graph = tfc.parse(text)
    entry = graph.entries[-1]
    feeds, fetches = [value for _, value in entry.inputs], [value for _, value in entry.outputs]
    return run_pipeline(graph, feeds, fetches, entry.targets, Config(), devices=describe(devices))


def test_branches_and_loops_of_compiled_ops_go_to_the_gpu_with_all_that_is_inside() -> None:
    graph = placed(
        """
        input x: f32[4]
        input n: i32[]
        y = while (i = 0, s = x; i < n) { yield i + 1, if sum(s) > 0 { yield s * 2 } else { yield tanh(s) } }
        entry main(x, n) -> y[1]
        """.replace("y = while", "i, s = while").replace("y[1]", "s"),
        ONE,
    )
    assert any(subgraphs(node) for node in graph)
    assert types(graph) == {"GPU"}


def test_what_holds_an_op_of_the_host_goes_to_the_host_whole_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    text = """
        input x: f32[4]
        input n: i32[]
        i, s = while (i = 0, s = x; i < n) { v = Erfinv(s); yield i + 1, v * 0.5 }
        y = exp(s)
        entry main(x, n) -> y
    """
    graph = place(tfc.parse(text).with_(init=""), ONE, remarks="device")
    assert {node.device for node in all_nodes(graph) if node.op in ("While", "Erfinv")} == {ONE.names[1]}
    assert device(graph, "y") == "GPU:0"
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("(While) runs on CPU:0: GPU devices have no kernel for Erfinv")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("ComplexAbs(Complex(x, x))", "GPU devices have no kernel for Complex"),
        ("exp(GatherV2(x, reshape(cast(Where(x > 0), i32), [-1]), 0))", "kernels of GPU devices do not hold f32[?]"),
        ('equal("a", "b")', "kernels of GPU devices do not hold string[]"),
    ],
)
def test_what_kernels_do_not_hold_runs_on_the_host(body: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = f'input x: f32[4]\ny = with device("gpu:0") {{ {body} }}\nentry main(x) -> y\n'
    graph = place(tfc.parse(text).with_(init=""), ONE, remarks="device")
    assert device(graph, "y") == "CPU:0"
    assert why in capsys.readouterr().err
    with pytest.raises(Error, match="because no supported kernel for GPU devices is available"):
        placed(text, ONE, soft=False)


def test_to_ask_whether_a_variable_is_there_does_not_bring_it_to_the_host() -> None:
    text = "input x: f32[4]\nvar w: f32[4] = ones([4])\nok = IsVariableInitialized(w)\nentry main(x) -> y = w * x, ok\n"
    assert types(partitioned(text)) == {"GPU"}


def test_rows_of_unknown_number_are_where_their_loop_is() -> None:
    text = """
        input x: f32[3, 4]
        input n: i32[]
        last, rows = for t in range(n), s = x { yield tanh(s), collect s * 2 }
        y = sum(rows, axis=0)
        entry main(x, n) -> y
    """
    assert types(placed(text, ONE)) == {"GPU"}
    for other in (text.replace("-> y", "-> y, rows"), text.replace("y = sum(rows, axis=0)", "y = Erfinv(rows)")):
        assert {node.device for node in placed(other, ONE) if node.op == "For"} == {ONE.names[1]}


def test_draws_with_a_seed_run_on_the_gpu() -> None:
    text = "input x: f32[4]\ny = x * RandomUniform([4], dtype=f32{})\nentry main(x) -> y\n"
    assert types(partitioned(text.format(", seed=3"))) == {"GPU"}
    assert types(partitioned(text.format(""))) == {"GPU", "CPU"}


def test_axes_and_shapes_do_not_travel() -> None:
    """They are known while compiling, and made where they are needed."""
    graph = partitioned(
        """
        dim n in 1..
        input x: f32[n, 4]
        with device("cpu:0") { axis = [1]; turn = [1, 0]; to = [2, n * 2]; sizes = shape(x) }
        a = with device("gpu:0") { Sum(x, axis) }
        b = with device("gpu:0") { reshape(Transpose(x, turn), to) }
        c = with device("gpu:0") { Fill(sizes, 1.0) + x }
        entry main(x) -> a, b, c
        """,
        "gpu:sim,cpu:1",
    )
    assert {str(node.attrs["tensor_name"]) for node in graph if node.op == "_Send"} <= {"edge_0_x"}


LAYERS = """
    input x: f32[1024, 1024]
    with device("cpu:0") { h = relu(x) }
    a = h @ ones([1024, 1024])
    b = tanh(a @ ones([1024, 1024]))
    entry main(x) -> b
"""


def test_products_are_worth_their_copies_and_small_things_are_not() -> None:
    large = partitioned(LAYERS, "cpu:1,gpu:sim")
    assert {DeviceSpec.parse(node.device).type for node in large if node.op == "MatMul"} == {"GPU"}
    maps = partitioned("input x: f32[128, 128]\ny = tanh(x) * 2.0\nentry main(x) -> y\n", "cpu:1,gpu:sim")
    assert types(maps) == {"CPU"}
