"""TensorArrays as plain tensors: the results stay, through branches and loops; what is not understood stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Value, subgraphs
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import TensorType, f32, i32, resource, tensor
from tfc.passes.loops.collect_rows import collect_rows
from tfc.passes.loops.count_loops import count_loops
from tfc.passes.lowering.lower_control_flow import lower_control_flow
from tfc.passes.raising.raise_control_flow import raise_control_flow
from tfc.passes.raising.raise_tensor_arrays import raise_tensor_arrays

XS = np.arange(10, dtype=np.float32).reshape(5, 2)
FLOW, HANDLE = tensor(f32), tensor(resource)


class Writing(Builder):
    """A builder with short forms of the ops on arrays."""

    def array(self, size: int | Value = 5, **attrs: Any) -> tuple[Value, Value]:
        size = size if isinstance(size, Value) else self.const(size)
        handle, flow = self.emit_many("TensorArrayV3", size, **{"dtype": f32, **attrs})
        return handle, flow

    def write(self, handle: Value, flow: Value, index: int | Value, value: Value) -> Value:
        return self.emit("TensorArrayWriteV3", handle, self.number(index), value, flow)

    def read(self, handle: Value, flow: Value, index: int | Value) -> Value:
        return self.emit("TensorArrayReadV3", handle, self.number(index), flow, dtype=f32, element_shape=(2,))

    def whole(self, handle: Value, flow: Value) -> Value:
        return self.emit("Range", self.const(0), self.emit("TensorArraySizeV3", handle, flow), self.const(1))

    def stack(self, handle: Value, flow: Value) -> Value:
        return self.emit("TensorArrayGatherV3", handle, self.whole(handle, flow), flow, dtype=f32, element_shape=(2,))

    def number(self, index: int | Value) -> Value:
        return index if isinstance(index, Value) else self.const(index)


def straight(b: Writing, x: Value) -> Value:
    handle, flow = b.array(3)
    for i in (2, 0, 1):
        flow = b.write(handle, flow, i, b.emit("GatherV2", x, b.const(i), b.const(0)))
    b.node("TensorArrayCloseV3", handle, control=[flow.node])
    return b.emit("AddV2", b.stack(handle, flow), b.emit("Cast", b.emit("TensorArraySizeV3", handle, flow), DstT=f32))


def pieces(b: Writing, x: Value) -> Value:
    handle, flow = b.array(5)
    lengths = b.const(np.full(5, 1, np.int64))
    flow = b.emit("TensorArraySplitV3", handle, x, lengths, flow)
    joined, found = b.emit_many("TensorArrayConcatV3", handle, flow, dtype=f32, element_shape_except0=(2,))
    return b.emit("Mul", joined, b.emit("Cast", b.emit("Sum", found, b.const(0)), DstT=f32))


def scan(b: Writing, x: Value) -> Value:
    """Running sums by a While that reads one array and writes another."""
    source, before = b.array()
    before = b.emit("TensorArrayScatterV3", source, b.whole(source, before), x, before)
    target, flow = b.array()
    kinds = {"i": tensor(i32), "s": tensor(f32, 2), "flow": FLOW, "source": HANDLE, "before": FLOW, "target": HANDLE}
    test, body = Writing(parent=b), Writing(parent=b)
    i, *_ = (test.arg(kind, name) for name, kind in kinds.items())
    cond = test.finish([test.emit("Less", i, test.const(5))])
    i, s, inner, there, old, to = (body.arg(kind, name) for name, kind in kinds.items())
    s = body.emit("AddV2", s, body.read(there, old, i))
    inner = body.write(to, inner, i, s)
    graph = body.finish([body.emit("AddV2", i, body.const(1)), s, inner])
    start = b.const(np.zeros(2, np.float32))
    loop = b.node("While", b.const(0), start, flow, source, before, target, cond=cond, body=graph, loop_vars=3)
    return b.stack(target, loop.out(2))


def branches(b: Writing, x: Value) -> Value:
    """A For whose body writes in both arms of an If, or reads what was written before."""
    handle, flow = b.array(5, clear_after_read=False)
    body = Writing(parent=b)
    t, inner, to, rows = body.arg(tensor(i32)), body.arg(FLOW), body.arg(HANDLE), body.arg(tensor(f32, 5, 2))
    arms = []
    for arm in range(2):
        inside = Writing(parent=body)
        at, f, h, xs = (inside.arg(kind) for kind in (tensor(i32), FLOW, HANDLE, tensor(f32, 5, 2)))
        if arm:
            row = inside.read(h, f, inside.emit("Sub", at, inside.const(1)))
        else:
            row = inside.emit("GatherV2", xs, at, inside.const(0))
        arms.append(inside.finish([inside.write(h, f, at, row)]))
    first = body.emit("Less", t, body.const(3))
    then = body.emit("If", first, t, inner, to, rows, then_branch=arms[0], else_branch=arms[1])
    loop = b.emit("For", b.const(5), flow, handle, x, body=body.finish([then]), loop_vars=1)
    return b.stack(handle, loop)


def zeros(b: Writing, x: Value) -> Value:
    handle, flow = b.array(0, element_shape=(2,))
    return b.emit("ConcatV2", x, b.stack(handle, flow), b.const(0))


RAISED: dict[str, tuple[Callable[[Writing, Value], Value], Any]] = {
    "straight": (straight, XS[:3] + 3),
    "pieces": (pieces, XS * 5),
    "scan": (scan, np.cumsum(XS, 0)),
    "branches": (branches, XS[[0, 1, 2, 2, 2]]),
    "zeros": (zeros, XS),
}


def build(make: Callable[[Writing, Value], Value]) -> Graph:
    b = Writing()
    x = b.emit("Placeholder", name="x", type=TensorType(f32, (5, 2)))
    b.emit("Identity", make(b, x), name="y")
    graph = b.finish()
    verify(graph)
    return graph


def arrays_in(graph: Graph) -> list[str]:
    """The names of all ops on arrays, in bodies too."""
    found, pending = [], [graph]
    while pending:
        for node in pending.pop().nodes:
            found += [node.op] if node.op.startswith("TensorArray") else []
            pending += [body for _, body in subgraphs(node)]
    return found


@pytest.mark.parametrize("name", RAISED)
def test_an_array_in_sight_becomes_a_tensor(name: str) -> None:
    make, expected = RAISED[name]
    graph = build(make)
    after = raise_tensor_arrays(graph)
    verify(after)
    assert arrays_in(graph)
    assert not arrays_in(after)
    for version in (graph, after):
        np.testing.assert_array_equal(Interpreter(version).run({"x": XS}, ["y"])[0], expected)


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("name", RAISED)
def test_compiled_steps_give_the_same(name: str, level: int) -> None:
    make, expected = RAISED[name]
    with tfc.Session(build(make), config=Config(opt_level=level)) as session:
        np.testing.assert_array_equal(session.run("y", {"x": XS}), expected)


def twice(b: Writing, x: Value) -> Value:
    handle, flow = b.array(3)
    row = b.emit("GatherV2", x, b.const(0), b.const(0))
    return b.stack(handle, b.write(handle, b.write(handle, flow, 1, row), 1, row))


def read_again(b: Writing, x: Value) -> Value:
    handle, flow = b.array(3)
    flow = b.write(handle, flow, 1, b.emit("GatherV2", x, b.const(0), b.const(0)))
    first = b.read(handle, flow, 1)
    return b.emit("AddV2", first, b.read(handle, flow, 1))


def growing(b: Writing, x: Value) -> Value:
    handle, flow = b.array(0, dynamic_size=True)
    return b.stack(handle, b.write(handle, flow, 1, b.emit("GatherV2", x, b.const(0), b.const(0))))


def of_two_shapes(b: Writing, x: Value) -> Value:
    handle, flow = b.array(3)
    flow = b.write(handle, flow, 0, x)
    return b.read(handle, b.write(handle, flow, 1, b.emit("GatherV2", x, b.const(3), b.const(0))), 1)


def computed_with(b: Writing, x: Value) -> Value:
    handle, flow = b.array(3)
    flow = b.write(handle, flow, 1, b.emit("GatherV2", x, b.const(0), b.const(0)))
    return b.emit("AddV2", b.read(handle, flow, 1), flow)


@pytest.mark.parametrize("make", [twice, read_again, growing, of_two_shapes, computed_with])
def test_an_array_that_is_not_understood_or_plainly_wrong_stays(make: Callable[[Writing, Value], Value]) -> None:
    graph = build(make)
    assert raise_tensor_arrays(graph) is graph


def test_a_plain_mistake_is_still_an_error_when_compiled() -> None:
    with tfc.Session(build(twice)) as session, pytest.raises(Error, match="has already been written to"):
        session.run("y", {"x": XS})


def test_gradients_go_through_raised_arrays() -> None:
    b = Writing()
    x = b.emit("Placeholder", name="x", type=TensorType(f32, (5, 2)))
    (dx,) = b.emit_many("Gradients", b.emit("Square", straight(b, x)), x, ys=1, xs=1)
    b.emit("Identity", dx, name="dx")
    wanted = np.zeros_like(XS)
    wanted[:3] = 2 * (XS[:3] + 3)
    with tfc.Session(b.finish()) as session:
        np.testing.assert_array_equal(session.run("dx", {"x": XS}), wanted)


def test_an_array_that_a_loop_fills_is_collected_in_the_end() -> None:
    after = collect_rows(count_loops(raise_tensor_arrays(build(scan))))
    verify(after)
    (loop,) = [node for node in after.nodes if node.op in ("For", "While")]
    ops = {node.op for _, body in subgraphs(loop) for node in body.nodes}
    assert loop.op == "For"
    assert "UpdateRow" not in ops
    np.testing.assert_array_equal(Interpreter(after).run({"x": XS}, ["y"])[0], np.cumsum(XS, 0))


@pytest.mark.parametrize("name", RAISED)
def test_arrays_of_loops_written_with_primitives(name: str) -> None:
    make, expected = RAISED[name]
    whole = build(make).with_(entries=(Entry("main", (("x", Value("x")),), (("y", Value("y")),)),))
    after = raise_tensor_arrays(raise_control_flow(lower_control_flow(whole)))
    verify(after)
    assert not arrays_in(after)
    (_, y) = after.entries[0].outputs[0]
    np.testing.assert_array_equal(Interpreter(after).run({"x": XS}, [y])[0], expected)
