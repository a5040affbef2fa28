"""Where nodes go: constraints, colocation, variables, bodies, soft placement, memory and the greedy choice."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import tfc
from tests.conformance.test_twins import Twin
from tfc.ir.analysis.verify import verify
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import KINDS, DeviceInfo, DeviceKind, DeviceSet, Link, device_set, parse_devices
from tfc.ir.graph.graph import Graph, Node, subgraphs
from tfc.ir.interpret.interpret import Interpreter
from tfc.passes.cleanup.prune import prune
from tfc.passes.pin_state import pin_state
from tfc.passes.place import explained_placement, place


def placed(text: str, devices: str | DeviceSet = "cpu:3", soft: bool = False) -> Graph:
    """The graph of a program on these devices, verified."""
    made = place(
        prune(tfc.parse(text).with_(init="")),
        parse_devices(devices) if isinstance(devices, str) else devices,
        None,
        soft,
    )
    verify(made)
    return made


def device(graph: Graph, name: str) -> str:
    """The device of a node, within its task: `CPU:1`."""
    return DeviceSpec.parse(graph[name].device).local


def all_nodes(graph: Graph) -> list[Node]:
    """The nodes of a graph, its bodies and its functions."""
    found, pending = [], [graph, *graph.function.values()]
    while pending:
        for node in pending.pop().nodes:
            found.append(node)
            pending += [body for _, body in subgraphs(node)]
    return found


def test_every_node_goes_where_it_asks_to_be() -> None:
    graph = placed("""
        input x: f32[4]
        a = with device("/job:localhost/cpu:1") { relu(x) }
        b = with device("cpu:2") { a * 2 }
        entry main(x) -> b
    """)
    assert (device(graph, "a"), device(graph, "b")) == ("CPU:1", "CPU:2")
    assert all(DeviceSpec.parse(node.device).is_full for node in graph)


def test_small_work_stays_together_on_the_first_cpu() -> None:
    graph = placed("input x: f32[8]\na = relu(x)\nb = tanh(x)\nentry main(x) -> r = a + b", "sim:1,cpu:2")
    assert {DeviceSpec.parse(node.device).local for node in graph} == {"CPU:0"}


LARGE = """
    input x: f32[1024, 1024]
    var V = eye(1024)
    var W = eye(1024)
    a = relu(x @ V) @ V
    b = relu(x @ W) @ W
    entry main(x) -> r = a + b
"""


def test_large_branches_run_side_by_side_with_their_variables() -> None:
    graph = placed(LARGE, "cpu:2")
    assert {device(graph, "a"), device(graph, "b")} == {"CPU:0", "CPU:1"}
    assert device(graph, "V") == device(graph, "a")
    assert device(graph, "W") == device(graph, "b")


def test_slow_links_keep_everything_together() -> None:
    slow = replace(device_set({"cpu": 2}), link=Link(latency=1.0, bandwidth=1e6))
    assert len({node.device for node in placed(LARGE, slow)}) == 1


def test_colocated_nodes_follow_each_other() -> None:
    graph = placed("""
        input x: f32[4]
        with device("cpu:1") { var W = zeros([4]) }
        y = with colocate(W) { relu(x) }
        entry main(x) -> y, z = W * 2
    """)
    assert device(graph, "y") == "CPU:1" == device(graph, "W")


def test_writers_are_with_their_variable_and_readers_are_not() -> None:
    text = """
        input x: f32[4]
        with device("cpu:1") { var W = zeros([4]) }
        y = with device("cpu:0") { W * x }
        step = group { W += y }
        z = with device("cpu:0"), after(step) { W * 2 }
        entry main(x) -> y, z
    """
    graph = placed(text)
    assert device(graph, "W/AssignAdd") == "CPU:1"
    reads = [node for node in graph if node.op == "Identity" and node.inputs[0].node in ("W", "W/AssignAdd")]
    assert {DeviceSpec.parse(node.device).local for node in reads} == {"CPU:1"}
    for node in graph:
        for value in node.inputs:
            assert not graph.type_of(value).ref or graph[value.node].device == node.device


def test_placing_changes_no_result() -> None:
    text = """
        input x: f32[4]
        with device("cpu:1") { var W = ones([4]) }
        y = with device("cpu:0") { W * x }
        step = group { W += y }
        z = with device("cpu:2") { W * 2 }
        late = with device("cpu:2"), after(step) { W * 2 }
        entry main(x) -> y, z, late
    """
    source = tfc.parse(text)
    results = []
    for graph in (source, place(source, device_set({"cpu": 3}))):
        session = Interpreter(graph)
        session.initialize()
        outputs = session.run({"x": np.arange(4, dtype=np.float32)}, ["y", "z", "late"])
        results.append([each.tolist() for each in outputs])
    assert results[0] == results[1]
    assert results[0][2] == [2, 4, 6, 8]


def test_contradictions_name_both_nodes() -> None:
    text = """
        with device("cpu:0") { var W = zeros([4]) }
        z = W * 2
        y = with device("cpu:1"), colocate(W) { W * 3 }
        entry main() -> y, z
    """
    with pytest.raises(Error) as caught:
        placed(text)
    message = str(caught.value)
    assert message.startswith("INVALID_ARGUMENT: Cannot colocate nodes 'y")
    assert "and 'W': Cannot merge devices with incompatible ids: '/device:CPU:1' and '/device:CPU:0'" in message
    (shown,) = caught.value.diagnostics
    assert shown.loc is not None
    assert shown.labels[0].loc.line < shown.loc.line
    assert device(placed(text, soft=True), "y") == "CPU:0"


def test_contradictions_that_meet_elsewhere_say_where() -> None:
    with pytest.raises(Error, match=r"Cannot merge devices with incompatible ids.*they meet where"):
        placed("""
            input x: f32[4]
            a = with device("cpu:0") { relu(x) }
            b = with colocate(a) { relu(a) }
            c = with device("cpu:1") { tanh(b) }
            d = with colocate(c, b) { relu(c) }
            entry main(x) -> d
        """)


def test_a_device_that_is_not_there() -> None:
    text = 'input x: f32[4]\ny = with device("gpu:7") { relu(x) }\nentry main(x) -> y'
    expected = r"y was explicitly assigned to /device:GPU:7 but available devices are \[ /job:localhost.*CPU:0 \]"
    with pytest.raises(Error, match=expected):
        placed(text, "cpu:1")
    assert device(placed(text, "cpu:1", soft=True), "y") == "CPU:0"
    text = text.replace("gpu:7", "/job:worker/cpu:0")
    with pytest.raises(Error, match="explicitly assigned to /job:worker"):
        placed(text, "cpu:1", soft=True)


def test_soft_placement_keeps_the_type() -> None:
    text = 'input x: f32[4]\ny = with device("sim:7") { relu(x) }\nentry main(x) -> y'
    assert device(placed(text, "cpu:2,sim:1", soft=True), "y") == "SIM:0"


@pytest.fixture
def no_relu(monkeypatch: pytest.MonkeyPatch) -> DeviceSet:
    """A CPU, and a device of a type that has no kernel for Relu."""
    kind = DeviceKind(KINDS["CPU"].info, Link(), runs=lambda node: node.op != "Relu")
    monkeypatch.setitem(KINDS, "NORELU", kind)
    return parse_devices("cpu:1,norelu:1")


def test_a_device_without_the_kernel(no_relu: DeviceSet) -> None:
    text = 'input x: f32[4]\ny = with device("norelu:0") { relu(x) }\nentry main(x) -> y'
    with pytest.raises(Error, match="because no supported kernel for NORELU devices is available"):
        placed(text, no_relu)
    assert device(placed(text, no_relu, soft=True), "y") == "CPU:0"


def test_kernels_that_no_type_has_together(monkeypatch: pytest.MonkeyPatch, no_relu: DeviceSet) -> None:
    kind = DeviceKind(KINDS["CPU"].info, Link(), runs=lambda node: node.op != "Tanh")
    monkeypatch.setitem(KINDS, "CPU", kind)
    text = "input x: f32[4]\na = relu(x)\nb = with colocate(a) { tanh(x) }\nentry main(x) -> r = a + b"
    with pytest.raises(Error, match="'b' and 'a' because no device type supports both of those nodes and the other"):
        placed(text, no_relu)
    free = placed(text.replace("with colocate(a) { tanh(x) }", "tanh(x)"), no_relu)
    assert (device(free, "a"), device(free, "b")) == ("CPU:0", "NORELU:0")


LOOP = """
    input x: f32[4]
    {at} {{ var W = zeros([4]) }}
    y = for k in range(5), a = x {{ {body} }}
    entry main(x) -> y
"""


def body_devices(graph: Graph) -> set[str]:
    """The devices in a loop's body."""
    (loop,) = (node for node in graph if node.op == "For")
    ((_, body),) = subgraphs(loop)
    return {DeviceSpec.parse(node.device).local for node in body}


def test_a_loop_goes_whole_to_the_device_of_what_it_writes() -> None:
    graph = placed(LOOP.format(at='with device("cpu:2")', body="W += a\nyield a * 2"))
    assert device(graph, "y") == "CPU:2"
    assert body_devices(graph) == {"CPU:2"}


def test_a_loop_goes_whole_to_the_one_device_its_body_names() -> None:
    graph = placed(LOOP.format(at='with name("w")', body='b = with device("cpu:1") { a * 2 }\nyield b + 1'))
    assert device(graph, "y") == "CPU:1"
    assert body_devices(graph) == {"CPU:1"}


def test_a_loop_that_names_several_devices_is_placed_node_by_node() -> None:
    body = 'W += a\nb = with device("cpu:2") { tanh(a) }\nyield with device("cpu:0") { b + 1 }'
    graph = placed(LOOP.format(at='with device("cpu:1")', body=body))
    ((_, inside),) = subgraphs(graph["y"])
    found = {node.op: DeviceSpec.parse(node.device).local for node in inside}
    assert (found["AssignAdd"], found["Tanh"], found["AddV2"]) == ("CPU:1", "CPU:2", "CPU:0")
    assert device(graph, "W") == "CPU:1"


def test_what_a_split_loop_writes_pulls_a_free_variable() -> None:
    body = 'with device("cpu:2") { W += a }\nyield with device("cpu:0") { a + 1 }'
    graph = placed(LOOP.format(at='with name("w")', body=body))
    assert device(graph, "w/W") == "CPU:2"


def test_recursive_functions_are_placed_too() -> None:
    graph = placed("""
        input n: i32[]
        fn fact(n: i32[]) -> i32[] { if n > 1 { n * fact(n - 1) } else { 1 } }
        r = with device("cpu:1") { fact(n) }
        entry main(n) -> r
    """)
    assert all(DeviceSpec.parse(node.device).is_full for node in all_nodes(graph))
    assert device(graph, "r") == "CPU:1"


def test_sources_and_shapes_go_with_what_they_are_for() -> None:
    graph = placed("""
        input x: f32[?]
        input y: f32[4]
        a = with device("cpu:1") { relu(x) }
        b = with device("cpu:2") { y + 1 }
        s = shape(a)
        entry main(x, y) -> s, b
    """)
    assert device(graph, "x") == "CPU:1"
    assert device(graph, "y") == "CPU:2"
    assert device(graph, "s") == "CPU:1"


def test_memory_limits_spread_variables() -> None:
    text = """
        var A = zeros([1000, 1000])
        var B = zeros([1000, 1000])
        a = sum(A)
        b = sum(B)
        entry main() -> r = a + b
    """
    small = DeviceSet(tuple(replace(info, memory=5_000_000) for info in device_set({"cpu": 2})))
    graph = prune(tfc.parse(text).with_(init=""))
    found = place(graph, small)
    assert device(found, "A") != device(found, "B")
    tiny = DeviceSet(tuple(replace(info, memory=1_000_000) for info in device_set({"cpu": 2})))
    with pytest.raises(
        Error, match=r"needs [\d,]+ bytes at once but has 1,000,000; the largest tensor there is '[AB]'"
    ):
        place(graph, tiny)


def test_entries_need_not_fit_together() -> None:
    """Each is a step of its own: only what is kept between them must be there at once."""
    rows = [f"y{k} = x @ x + {k}.0\nentry e{k}(x) -> y{k}" for k in range(8)]
    graph = tfc.parse("\n".join(["input x: f32[100, 100]", *rows]))
    devices = parse_devices("cpu:1:memory=200K")
    assert len(pin_state(graph, devices)) == len(graph)
    with pytest.raises(Error, match="needs"):
        place(graph, devices)


def test_a_faster_device_gets_the_work() -> None:
    slow, fast = device_set({"cpu": 2})
    graph = placed(LARGE, DeviceSet((slow, replace(fast, flops=fast.flops * 50, bandwidth=fast.bandwidth * 50))))
    assert device(graph, "a") == device(graph, "b") == "CPU:1"


def test_reasons_are_told() -> None:
    source = tfc.parse("""
        input x: f32[4]
        with device("cpu:1") { var W = zeros([4]) }
        step = group { W += x }
        y = relu(x)
        s = shape(y)
        entry main(x) -> y, s after step
    """)
    why = explained_placement(prune(source), device_set({"cpu": 2})).why
    assert why["W"] == "asks for cpu:1"
    assert why["W/AssignAdd"] == "with the variable W"
    assert why["s"] == "describes y"


def test_state_is_pinned_and_nothing_else() -> None:
    graph = tfc.parse(LARGE + "\nr = random_uniform([4], seed=3)\nentry other() -> r")
    pinned = pin_state(graph, device_set({"cpu": 2}))
    assert {node.name for node in pinned if node.device} == {
        node.name for node in graph if node.op in ("VariableV2", "RandomUniform")
    }
    for entry in graph.entries:
        one = place(prune(pinned.with_(entries=(entry,), init="")), device_set({"cpu": 2}))
        assert all(node.device == pinned[node.name].device for node in one if node.op == "VariableV2")


def test_one_device_takes_everything() -> None:
    graph = placed(LARGE, "cpu:1")
    assert {node.device for node in graph} == {device_set({"cpu": 1}).names[0]}


def test_placing_twice_changes_nothing() -> None:
    once = placed(LARGE)
    assert place(once, device_set({"cpu": 3})) == once


def test_other_tasks_have_devices_too() -> None:
    worker = DeviceInfo("/job:worker/replica:0/task:3/device:CPU:0")
    devices = DeviceSet((*device_set({"cpu": 1}).devices, worker))
    graph = placed('input x: f32[4]\ny = with device("/job:worker/task:3") { relu(x) }\nentry main(x) -> y', devices)
    assert graph["y"].device == worker.name


def test_an_inner_scope_takes_the_rest_from_the_outer_one() -> None:
    text = """
        input x: f32[4]
        with device("/job:localhost/cpu:1") {
          a = with device("/task:0") { relu(x) }
          b = with device("cpu:0") { relu(x) }
          c = with device("sim") { relu(x) }
        }
        entry main(x) -> a, b, c
    """
    graph = tfc.parse(text)
    assert [graph[name].device for name in "abc"] == [
        "/job:localhost/task:0/device:CPU:1", "/job:localhost/device:CPU:0", "/job:localhost/device:SIM:*"
    ]  # fmt: skip
    found = placed(text, "cpu:2,sim:1")
    assert [device(found, name) for name in "abc"] == ["CPU:1", "CPU:0", "SIM:0"]


def test_the_recorded_graph_is_placed_as_tensorflow_placed_it() -> None:
    twin = Twin("placement_sendrecv")
    found = place(prune(twin.graph), device_set({"cpu": 2}), None, False)
    recorded = {"x": 0, "W": 0, "b/MatMul": 0, "b": 0, "e/Sigmoid": 1, "e/Tanh": 1, "e": 1, "f": 0, "h": 0}
    assert {name: found[name].device for name in recorded} == {
        name: device_set({"cpu": 2}).names[number] for name, number in recorded.items()
    }


def test_small_constants_are_made_where_they_are_used() -> None:
    text = """
        input x: f32[4]
        k = constant([1.0, 2.0, 3.0, 4.0])
        a = with device("cpu:0") { x * k }
        b = with device("cpu:1") { x * k }
        entry main(x) -> a, b
    """
    graph = placed(text, "cpu:2")
    for name in "ab":
        assert graph[graph[name].inputs[1].node].device == graph[name].device
    held = placed(
        text.replace(
            "k = constant([1.0, 2.0, 3.0, 4.0])", 'k = with device("cpu:1") { constant([1.0, 2.0, 3.0, 4.0]) }'
        )
    )
    assert held["a"].inputs[1].node == held["b"].inputs[1].node == "k"


def test_arms_that_want_a_variable_on_different_devices_get_it_where_it_is() -> None:
    text = """
        input p: bool[]
        input x: f32[4]
        with name("w") { var W = zeros([4]) }
        y = if p {
          a = with device("cpu:1") { W += x }
          with device("cpu:0"), after(a) { x * 2 }
        } else {
          b = with device("cpu:2") { W -= x }
          with device("cpu:0"), after(b) { x * 3 }
        }
        entry main(p, x) -> y
    """
    graph = placed(text, soft=True)
    writers = [node for node in all_nodes(graph) if node.op in ("AssignAdd", "AssignSub")]
    assert len(writers) == 2
    assert {DeviceSpec.parse(node.device).local for node in writers} == {device(graph, "w/W")}
    with pytest.raises(Error, match="Cannot merge devices with incompatible ids"):
        placed(text)


def test_a_reference_that_a_body_does_not_use_binds_nothing() -> None:
    text = LOOP.format(at='with device("cpu:2")', body='W += a\nb = with device("cpu:1") { a * 2 }\nyield b')
    graph = prune(tfc.parse(text).with_(init=""))
    ((_, body),) = subgraphs(graph["y"])
    idle = body.with_nodes(node.with_(control_inputs=()) for node in body if node.op != "AssignAdd")
    graph = graph.with_nodes(
        node.with_(attrs={**node.attrs, "body": idle}) if node.name == "y" else node for node in graph
    )
    found = place(graph, device_set({"cpu": 3}))
    verify(found)
    assert device(found, "y") == "CPU:1"
    assert body_devices(found) == {"CPU:1"}
