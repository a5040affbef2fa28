"""The simulator and the cost model: order, transfers, memory, and what greedy placement gains by them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tfc
from tests.selection import examples
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.devices.devices import DeviceInfo, DeviceSet, Link, device_set, parse_devices
from tfc.ir.graph.graph import Entry, Graph, Literal, Node, Value
from tfc.ir.types.types import TensorType, f32
from tfc.passes.place import CostModel, Measured, place, simulate

A, B = device_set({"cpu": 2}).names
KIND = TensorType(f32, (1000,))
COSTS = CostModel(
    measured={name: Measured(seconds) for name, seconds in {"a": 3.0, "b": 2.0, "c": 1.0, "d": 1.0}.items()}
)
DEVICES = DeviceSet(device_set({"cpu": 2}).devices, link=Link(latency=0.5, bandwidth=8000.0))
"""A tensor of 4000 bytes takes a second from one device to the other."""


def relu(name: str, source: str, device: str, *waits: str) -> Node:
    """A node with one input and one output."""
    return Node(name, "Relu", (Value(source),), waits, {}, (KIND,), device)


def fan(*nodes: Node, out: str = "d") -> Graph:
    """A feed `x` on A, these nodes, and one fetched value."""
    x = Node("x", "Placeholder", (), (), {"type": KIND}, (KIND,), A)
    return Graph((x, *nodes), entries=(Entry("step", (("x", Value("x")),), ((out, Value(out)),)),))


def test_a_device_runs_one_node_at_a_time_in_the_order_they_can_run() -> None:
    found = simulate(fan(relu("a", "x", A), relu("b", "x", A), relu("d", "a", A)), DEVICES, COSTS)
    assert (found.start["a"], found.start["b"], found.start["d"]) == (0, 3, 5)
    assert (found.makespan, found.busy[A]) == (6, 6)


def test_devices_run_side_by_side_and_tensors_take_their_time() -> None:
    found = simulate(fan(relu("a", "x", A), relu("b", "x", B), relu("c", "x", B), relu("d", "b", A)), DEVICES, COSTS)
    assert found.start["b"] == 1, "0.5 s latency and 4000 bytes at 8000 bytes/s"
    assert found.start["c"] == 3, "the tensor is on B already, but b is running"
    assert found.start["d"] == 4
    assert [(each.value, each.begin, each.end) for each in found.transfers] == [("x", 0, 1), ("b", 3, 4)]


def test_news_takes_the_latency() -> None:
    found = simulate(fan(relu("a", "x", A), relu("d", "x", B, "a")), DEVICES, COSTS)
    assert found.start["d"] == 3.5
    assert found.transfers[-1].value == "^a"


def test_memory_lives_from_its_making_to_its_last_use() -> None:
    chain = fan(relu("a", "x", A), relu("b", "a", A), relu("c", "b", A), relu("d", "c", A))
    assert simulate(chain, DEVICES, COSTS).peak_memory == {A: 8000, B: 0}
    held = fan(
        relu("a", "x", A),
        relu("b", "a", A),
        relu("c", "b", A),
        Node("d", "AddV2", (Value("a"), Value("c")), (), {}, (KIND,), A),
    )
    assert simulate(held, DEVICES, COSTS).peak_memory[A] == 12000
    moved = fan(relu("a", "x", A), relu("d", "a", B))
    assert simulate(moved, DEVICES, COSTS).peak_memory == {A: 8000, B: 8000}


def test_views_take_no_memory_and_keep_what_they_show() -> None:
    view = Node("v", "Identity", (Value("a"),), (), {}, (KIND,), A)
    add = Node("d", "AddV2", (Value("v"), Value("c")), (), {}, (KIND,), A)
    graph = fan(relu("a", "x", A), view, relu("b", "a", A), relu("c", "b", A), add)
    assert simulate(graph, DEVICES, COSTS).peak_memory[A] == 12000


def test_variables_and_constants_are_there_all_the_time() -> None:
    kept = Node("k", "Const", (), (), {"value": Literal(np.zeros(1000, np.float32))}, (KIND,), B)
    assert simulate(fan(relu("d", "x", A), kept), DEVICES, COSTS).peak_memory[B] == 4000


def sent(delayed: bool) -> Graph:
    """`a` sent from A to B, where it is asked for at once or after b and c."""
    key = {"tensor_name": "edge_0_a", "send_device": A, "recv_device": B}
    send = Node("send", "_Send", (Value("a"),), (), key, (), A)
    late = ("c",) if delayed else ()
    recv = Node("recv", "_Recv", (), late, {**key, "tensor_type": KIND}, (KIND,), B)
    y = Node("y", "Placeholder", (), (), {"type": KIND}, (KIND,), B)
    return fan(relu("a", "x", A), send, recv, y, relu("b", "y", B), relu("c", "b", B), relu("d", "recv", B, "c"))


def test_partitioned_graphs_wait_in_their_receives() -> None:
    early, late = simulate(sent(False), DEVICES, COSTS), simulate(sent(True), DEVICES, COSTS)
    assert (early.start["recv"], early.end["recv"], early.start["d"]) == (3, 4, 4)
    assert (late.start["recv"], late.end["recv"]) == (3, 4)
    assert [(each.value, each.begin, each.end) for each in early.transfers] == [("edge_0_a", 3, 4)]


@pytest.mark.parametrize(
    ("text", "flops"),
    [
        ("input x: f32[8, 16]\ninput y: f32[16, 4]\nz = x @ y", 2 * 8 * 16 * 4),
        ("input x: f32[2, 8, 8, 3]\ninput y: f32[3, 3, 3, 5]\nz = conv2d(x, y)", 2 * (2 * 8 * 8 * 5) * 3 * 3 * 3),
        ('input x: f32[2, 3, 4]\ninput y: f32[2, 4, 5]\nz = Einsum(x, y, equation="bij,bjk->bik")', 2 * 2 * 3 * 4 * 5),
        ("input x: f32[10]\ninput y: f32[10]\nz = x + y", 10),
        ("input x: f32[10]\ninput y: f32[10]\nz = reshape(x, [2, 5])", 0),
    ],
)
def test_work_follows_from_shapes(text: str, flops: int) -> None:
    graph = tfc.parse(text + "\nentry main(x, y) -> z")
    assert CostModel().work(graph, graph["z"]).flops == flops


def test_symbols_take_the_size_given_or_a_default() -> None:
    graph = tfc.parse("dim n\ninput x: f32[n, 16]\nz = x @ eye(16)\nentry main(x) -> z")
    assert CostModel(default_size=8).work(graph, graph["z"]).flops == 2 * 8 * 16 * 16
    assert CostModel(sizes={"n": 3}).work(graph, graph["z"]).flops == 2 * 3 * 16 * 16


def test_loops_cost_their_trips() -> None:
    text = "input x: f32[64, 64]\ny = for k in range({}), a = x {{ yield a @ a }}\nentry main(x) -> y"
    graphs = [tfc.parse(text.format(count)) for count in (100, 200)]
    few, many = (CostModel().work(graph, graph["y"]) for graph in graphs)
    assert many.flops == 2 * few.flops > 0


def test_measured_times_scale_to_other_devices() -> None:
    devices = parse_devices("cpu:1,sim:1")
    graph = fan(relu("d", "x", A))
    estimated = CostModel().times(CostModel().work(graph, graph["d"]), graph["d"], devices)
    measured = CostModel(measured={"d": Measured(1.0)}).times(CostModel().work(graph, graph["d"]), graph["d"], devices)
    assert measured[0] == 1.0
    assert measured[1] == pytest.approx(estimated[1] / estimated[0])


OPS = {"AddV2": 2, "MatMul": 2, "Relu": 1, "Tanh": 1}


@st.composite
def random_graphs(draw: st.DrawFn) -> Graph:
    """Graphs of square matrices, some of whose nodes ask for devices or for each other's."""
    size = draw(st.sampled_from([4, 64, 512]))
    kind = TensorType(f32, (size, size))
    nodes = [Node(f"x{i}", "Placeholder", (), (), {"type": kind}, (kind,)) for i in range(2)]
    for number in range(draw(st.integers(1, 20))):
        op = draw(st.sampled_from(sorted(OPS)))
        inputs = tuple(Value(draw(st.sampled_from(nodes)).name) for _ in range(OPS[op]))
        attrs = {"transpose_a": False, "transpose_b": False} if op == "MatMul" else {}
        device = draw(st.sampled_from(["", "", "", "cpu:0", "cpu:1", "sim", "/device:CPU:*"]))
        colocate = (draw(st.sampled_from(nodes)).name,) if draw(st.integers(0, 5)) == 0 and not device else ()
        nodes.append(Node(f"n{number}", op, inputs, (), attrs, (kind,), device, colocate))
    feeds = tuple((f"x{i}", Value(f"x{i}")) for i in range(2))
    return Graph(tuple(nodes), entries=(Entry("step", feeds, (("out", Value(nodes[-1].name)),)),))


@settings(max_examples=examples(80), deadline=None)
@given(random_graphs())
def test_random_graphs_meet_all_constraints(graph: Graph) -> None:
    devices = parse_devices("cpu:2,sim:1")
    try:
        found = place(graph, devices, None, False)
    except tfc.Error as error:
        if "Cannot colocate nodes" not in error.message:
            raise
        return
    for node in graph:
        assert DeviceSpec.parse(node.device).matches(DeviceSpec.parse(found[node.name].device))
        for other in node.colocate:
            assert found[other].device == found[node.name].device
    assert found == place(graph, devices, None, False)


@settings(max_examples=examples(60), deadline=None)
@given(random_graphs(), st.floats(0, 1e-3), st.floats(1e6, 1e11))
def test_greedy_is_never_worse_than_one_device(graph: Graph, latency: float, bandwidth: float) -> None:
    infos = (*device_set({"cpu": 2}).devices, DeviceInfo(A.replace("CPU", "SIM"), flops=200e9))
    devices = DeviceSet(infos, link=Link(latency, bandwidth))
    free = graph.with_nodes(node.with_(device="", colocate=()) for node in graph)
    found = simulate(place(free, devices), devices).makespan
    for info in devices:
        alone = simulate(free.with_nodes(node.with_(device=info.name) for node in free), devices).makespan
        assert found <= alone * 1.003


def test_a_chain_of_many_nodes_is_placed() -> None:
    nodes = [Node("x", "Placeholder", (), (), {"type": KIND}, (KIND,))]
    for number in range(20_000):
        nodes.append(Node(f"n{number}", "Relu", (Value(nodes[-1].name),), (), {}, (KIND,)))
    found = place(Graph(tuple(nodes), results=(Value(nodes[-1].name),)), device_set({"cpu": 2}))
    assert len({node.device for node in found}) == 1
