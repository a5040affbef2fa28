"""Cutting graphs between devices: what is sent, once for all users, and what never crosses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Node, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.interpret.partitions import interpret_parts
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array, boolean, f32, i32, tensor
from tfc.passes.lowering.lower_control_flow import lower_control_flow
from tfc.passes.partition import partition, split_by_device
from tfc.passes.partition.lower_across_devices import lower_across_devices

A, B, C = (f"/job:localhost/replica:0/task:0/device:CPU:{k}" for k in range(3))


def step(b: Builder, fetches: list[Value], targets: tuple[str, ...] = ()) -> Graph:
    """The graph that was built, as a step that fetches these."""
    graph = b.finish()
    inputs = tuple((node.name, node.out()) for node in graph.nodes if node.op == "Placeholder")
    return graph.with_(entries=(Entry("step", inputs, tuple((str(v), v) for v in fetches), targets),))


def cut(graph: Graph) -> Graph:
    """The partitioned graph, verified whole and in parts."""
    result = partition(graph)
    verify(result)
    for part in split_by_device(result).values():
        verify(part)
    return result


def run_parts(graph: Graph, feeds: Mapping[str, object], seed: int | None = None) -> list[Array]:
    fetches = [value for _, value in graph.entries[0].outputs]
    return interpret_parts(split_by_device(graph), feeds, fetches, seed=seed)


def ops(graph: Graph, *names: str) -> list[Node]:
    return [node for node in graph.nodes if node.op in names]


def test_users_on_one_device_share_a_recv() -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        relu = b.emit("Relu", x, name="b")
    with b.device(B):
        c, d = b.emit("Sigmoid", relu), b.emit("Tanh", relu)
    with b.device(C):
        e = b.emit("Neg", relu)
    graph = cut(step(b, [c, d, e]))
    assert [node.name for node in ops(graph, "_Send")] == ["b/_0", "b/_2"]
    assert [(node.name, node.device) for node in ops(graph, "_Recv")] == [("b/_1", B), ("b/_3", C)]
    assert {node.attrs["tensor_name"] for node in ops(graph, "_Send")} == {"edge_0_b", "edge_1_b"}
    assert graph.entries[0].targets == ("b/_0", "b/_2")


def test_a_control_edge_is_an_empty_tensor_sent_once_per_device() -> None:
    b = Builder()
    with b.device(A):
        first = b.node("NoOp", name="first")
    with b.device(B), b.after("first"):
        ys = [b.emit("Const", name=name, value=np.array(1, np.float32)) for name in ("u", "v")]
    graph = cut(step(b, ys))
    assert first.name in graph
    (sent,) = ops(graph, "_Send")
    empty = graph[sent.inputs[0].node]
    assert (empty.op, empty.control_inputs, str(empty.types[0])) == ("Const", ("first",), "f32[0]")
    (received,) = ops(graph, "_Recv")
    assert all(graph[name].control_inputs == (received.name,) for name in ("u", "v"))


def test_a_graph_on_one_device_stays_the_same() -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        y = b.emit("Neg", x)
    graph = step(b, [y])
    assert partition(graph) is graph
    assert split_by_device(graph) == {A: graph}


def test_what_is_known_is_made_on_both_devices() -> None:
    b = Builder()
    with b.device(A):
        axis = b.const(np.array([0], np.int32), name="axis")
        big = b.const(np.zeros(1000, np.float32), name="big")
    with b.device(B):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 1000))
        y = b.emit("Sum", b.emit("AddV2", x, big), axis)
    graph = cut(step(b, [y]))
    assert [str(node.inputs[0]) for node in ops(graph, "_Send")] == ["big"]
    assert graph["axis/CPU_1"].device == B


def test_a_reference_that_would_cross_is_an_error_that_names_both() -> None:
    b = Builder()
    with b.device(A):
        w = b.emit("VariableV2", name="w", shape=(2,), dtype=f32)
    with b.device(B):
        y = b.emit("Neg", w, name="y")
    with pytest.raises(tfc.Error, match=r"'y' on .*CPU:1 takes a reference to the variable 'w', which 'w' on .*CPU:0"):
        partition(step(b, [y]))


def test_a_node_without_a_device_is_an_error() -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    y = b.emit("Neg", x, name="y")
    with pytest.raises(tfc.Error, match="has no device") as caught:
        partition(step(b, [y]))
    assert caught.value.node == "y"


def test_an_error_in_one_part_ends_all() -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(i32, 1))
        order = b.emit("InvertPermutation", x, name="order")
    with b.device(B):
        y = b.emit("Neg", order)
    graph = cut(step(b, [y]))
    assert run_parts(graph, {"x": [0]})[0].tolist() == [0]
    with pytest.raises(tfc.Error) as caught:
        run_parts(graph, {"x": [7]})
    assert caught.value.node == "order"


@pytest.mark.parametrize("taken", [True, False])
def test_dead_tensors_cross(taken: bool) -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        p = b.emit("Placeholder", name="p", type=tensor(boolean))
        switch = b.node("Switch", x, p, name="switch")
    with b.device(B):
        neg = b.emit("Neg", switch.out(1), name="neg")
        pivot = b.node("NoOp", control=(neg.node,), name="pivot")
    with b.device(C):
        one = b.node("Const", value=np.array([9, 9], np.float32), control=(pivot.name,), name="one").out()
    with b.device(A):
        y = b.emit("Merge", switch.out(0), one)
    graph = cut(step(b, [y]))
    for seed in range(5):
        (got,) = run_parts(graph, {"x": [1, 2], "p": taken}, seed)
        assert got.tolist() == ([9, 9] if taken else [1, 2])


def counting_loop(where: dict[str, str], window: int, trips: int = 5) -> Graph:
    """x doubled until a counter has reached `trips`; `where` says which device a node is on."""
    b = Builder()
    frame = {"frame_name": "loop", "parallel_iterations": window}

    def node(op: str, *inputs: Value, name: str, **attrs: Any) -> Node:
        with b.device(where.get(name, A)):
            return b.node(op, *inputs, name=name, **attrs)

    x = node("Placeholder", name="x", type=tensor(f32, 2)).out()
    zero, limit = (
        node("Const", name=name, value=np.array(k, np.int32)).out() for name, k in (("zero", 0), ("limit", trips))
    )
    i = node("Merge", node("Enter", zero, name="i/enter", **frame).out(), name="i/merge")
    y = node("Merge", node("Enter", x, name="y/enter", **frame).out(), name="y/merge")
    bound = node("Enter", limit, name="bound", is_constant=True, **frame).out()
    factor = node("Enter", x, name="factor", is_constant=True, **frame).out()
    go = node("LoopCond", node("Less", i.out(), bound, name="less").out(), name="go").out()
    i_now, y_now = node("Switch", i.out(), go, name="i/switch"), node("Switch", y.out(), go, name="y/switch")
    one = node(
        "Const", value=np.array(1, np.int32), control=(node("Identity", i_now.out(1), name="pivot").name,), name="one"
    ).out()
    i_next = node("NextIteration", node("AddV2", i_now.out(1), one, name="i/add").out(), name="i/next").out()
    scaled = node("Mul", node("Neg", factor, name="neg").out(), y_now.out(1), name="y/mul").out()
    y_next = node("NextIteration", scaled, name="y/next").out()
    b.replace(b.nodes[i.name].with_(inputs=(*b.nodes[i.name].inputs, i_next)))
    b.replace(b.nodes[y.name].with_(inputs=(*b.nodes[y.name].inputs, y_next)))
    result = node("Exit", y_now.out(0), name="result").out()
    return step(b, [result, node("Exit", i_now.out(0), name="count").out()])


PLACEMENTS = {
    "the body elsewhere": {"neg": B, "y/mul": B},
    "a constant's user elsewhere": {"neg": B},
    "a variable elsewhere": dict.fromkeys(("y/enter", "y/merge", "y/switch", "y/mul", "y/next", "neg", "result"), B),
    "the predicate elsewhere": {"less": B, "go": B},
    "the counter elsewhere": dict.fromkeys(("i/enter", "i/merge", "i/switch", "one", "pivot", "i/add", "i/next"), B),
    "three devices": {"less": B, "go": C, "y/mul": B, "neg": C, "i/add": C, "y/next": C, "i/enter": B, "result": C},
    "entered from elsewhere": {"x": B, "zero": C, "limit": C},
}


@pytest.mark.few(5)
@pytest.mark.parametrize("window", [1, 10])
@pytest.mark.parametrize("where", PLACEMENTS.values(), ids=PLACEMENTS.keys())
def test_loops_across_devices(where: dict[str, str], window: int) -> None:
    for trips in (0, 1, 5):
        whole = counting_loop(where, window, trips)
        feeds = {"x": np.array([2, -1], np.float32)}
        want = Interpreter(whole).run(feeds, ["result", "count"])
        graph = cut(whole)
        for seed in (None, 0, 1, 2):
            got = run_parts(graph, feeds, seed)
            assert [each.tolist() for each in got] == [each.tolist() for each in want]


def test_a_device_without_the_predicate_gets_a_control_loop() -> None:
    graph = cut(counting_loop(PLACEMENTS["the body elsewhere"], 10))
    added = [node for node in graph.nodes if node.name.startswith("_cloop")]
    assert [(node.op, node.device) for node in added if node.device == B] == [
        ("Const", B), ("Enter", B), ("Merge", B), ("Switch", B), ("NextIteration", B),
    ]  # fmt: skip
    assert graph["_cloop" + "loop/Enter"].attrs["parallel_iterations"] == 10
    predicate = graph[graph["_cloop" + "loop/Switch"].inputs[1].node]
    assert predicate.op == "_Recv"
    hooks = {device: f"_cloop{suffix}" for device, suffix in ((B, "loop/Merge"), (A, "loop/Merge_"))}
    inside = [node for node in ops(graph, "_Recv") if "loop" in str(node.control_inputs)]
    assert inside
    assert all(node.control_inputs == (hooks[node.device],) for node in inside)


def test_a_loop_on_one_device_gets_none() -> None:
    graph = cut(counting_loop({"x": B}, 10))
    assert not [node for node in graph.nodes if node.name.startswith("_cloop")]


def test_a_loop_across_devices_needs_a_predicate() -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        inside = b.emit("Enter", x, frame_name="f")
        y = b.emit("Neg", b.emit("Merge", inside), name="y")
    with b.device(B):
        z = b.emit("Exit", b.emit("Neg", y, name="z"))
    with pytest.raises(tfc.Error, match="A cross-device loop must have a pivot predicate: f"):
        partition(step(b, [z]))


@pytest.mark.parametrize("flag", [True, False])
def test_a_loop_on_a_branch_across_devices(flag: bool) -> None:
    """The loop's body and the branch are on two devices, and the loop is lowered from If(flag, While)."""
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        p = b.emit("Placeholder", name="p", type=tensor(boolean))
        y = b.emit("If", p, x, then_branch=_looping(b), else_branch=_plain(b), name="If")
    graph = cut(lower_control_flow(step(b, [y])))
    for seed in range(4):
        (got,) = run_parts(graph, {"x": [1, 2], "p": flag}, seed)
        assert got.tolist() == ([-8, -16] if flag else [2, 3])


def _looping(outer: Builder) -> Graph:
    branch = Builder(parent=outer)
    x = branch.arg(tensor(f32, 2))
    body = Builder(parent=branch)
    with body.device(A):
        body.arg(tensor(i32))
        value = body.arg(tensor(f32, 2))
    with body.device(B):
        doubled = body.emit("Mul", body.emit("Neg", value), body.const(np.float32(2)))
    with branch.device(A):
        three = branch.const(np.int32(3))
        (made,) = branch.emit_many("For", three, x, body=body.finish([doubled]), loop_vars=1, name="For")
    return branch.finish([made])


def _plain(outer: Builder) -> Graph:
    branch = Builder(parent=outer)
    x = branch.arg(tensor(f32, 2))
    with branch.device(B):
        return branch.finish([branch.emit("AddV2", x, branch.const(np.float32(1)))])


@pytest.mark.parametrize("window", [1, 10])
@pytest.mark.parametrize("trips", [(0, 3), (3, 0), (1, 1), (4, 3)])
def test_nested_loops_over_three_devices(window: int, trips: tuple[int, int]) -> None:
    """for i in outer { for j in inner { y = -2 y on the second device }; y = y + x on the third }, lowered."""
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        body = Builder(parent=b)
        body.arg(tensor(i32))
        y = body.arg(tensor(f32, 2))
        more = body.capture(x)
        inner = Builder(parent=body)
        inner.arg(tensor(i32))
        z = inner.arg(tensor(f32, 2))
        with inner.device(B):
            doubled = inner.emit("Mul", inner.emit("Neg", z), inner.const(np.array(2, np.float32)))
        times = body.const(np.array(trips[1], np.int32))
        loop = {"loop_vars": 1, "parallel_iterations": window}
        (last,) = body.emit_many("For", times, y, body=inner.finish([doubled]), name="inner", **loop)
        with body.device(C):
            total = body.emit("AddV2", last, more)
        times = b.const(np.array(trips[0], np.int32))
        (result,) = b.emit_many("For", times, x, x, body=body.finish([total]), name="outer", **loop)
    whole = step(b, [result])
    feeds = {"x": np.array([1, -3], np.float32)}
    want = Interpreter(whole).run(feeds, [result])
    graph = cut(lower_across_devices(whole))
    assert {node.device for node in graph.nodes} == {A, B, C}
    for seed in (None, 0, 1, 2):
        assert run_parts(graph, feeds, seed)[0].tolist() == want[0].tolist()


def test_a_variable_written_on_its_device_and_read_by_others() -> None:
    b = Builder()
    with b.device(A):
        w = b.emit("VariableV2", name="w", shape=(2,), dtype=f32)
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        before = b.emit("Identity", w, name="before")
        write = b.node("AssignAdd", w, x, name="write", control=("before",))
        after = b.emit("Identity", write.out(), name="after")
    with b.device(B):
        y = b.emit("Sub", after, before)
    state = {"w": Slot(np.array([5, 6], np.float32))}
    graph = cut(step(b, [y]))
    got = interpret_parts(split_by_device(graph), {"x": [1, 2]}, [y], state=state)
    assert got[0].tolist() == [1, 2]
    assert state["w"].value.tolist() == [6, 8]
