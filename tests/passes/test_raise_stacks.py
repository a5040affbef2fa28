"""Stacks as plain tensors: what was pushed last comes out first, from straight code and from loop to loop."""

from __future__ import annotations

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Node, Value, subgraphs
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import f32, i32, resource, tensor
from tfc.passes.lowering.lower_control_flow import lower_control_flow
from tfc.passes.raising.raise_control_flow import raise_control_flow
from tfc.passes.raising.raise_tensor_arrays import raise_tensor_arrays

X = np.array([0.5, -1.0], np.float32)


def stacks_in(graph: Graph) -> int:
    pending, found = [graph], 0
    while pending:
        for node in pending.pop().nodes:
            found += node.op.startswith("Stack")
            pending += [body for _, body in subgraphs(node)]
    return found


def straight(pops: int = 2) -> Graph:
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    stack = b.emit("StackV2", b.const(-1), elem_type=f32)
    last: Node = b.node("StackPushV2", stack, x)
    last = b.node("StackPushV2", stack, b.emit("Neg", x), control=[last.name])
    for k in range(pops):
        last = b.node("StackPopV2", stack, name=f"y{k}", control=[last.name], elem_type=f32)
    b.node("StackCloseV2", stack, name="close", control=[last.name])
    return b.finish()


def from_loop_to_loop(forward: str, trips: int = 4, popped: int | None = None) -> Graph:
    """s → s·1.5 + t, pushing s; then, backwards, the sum of what is popped, each times 1 + the number of the trip."""
    b = Builder()
    x, n = b.emit("Placeholder", name="x", type=tensor(f32, 2)), b.const(trips)
    stack = b.emit("StackV2", n, elem_type=f32)
    body = Builder(parent=b)
    t = body.arg(tensor(i32))
    s, handle = body.arg(tensor(f32, 2)), body.arg(tensor(resource))
    pushed = body.emit("StackPushV2", handle, s)
    after = body.emit("AddV2", body.emit("Mul", pushed, body.const(np.float32(1.5))), body.emit("Cast", t, DstT=f32))
    if forward == "For":
        loop = b.node("For", n, x, stack, body=body.finish([after]), loop_vars=1, name="forward")
        state = loop.out()
    else:
        test = Builder(parent=b)
        counter, *_ = (test.arg(kind) for kind in (tensor(i32), tensor(f32, 2), tensor(resource)))
        cond = test.finish([test.emit("Less", counter, test.const(trips))])
        results = [body.emit("AddV2", t, body.const(1)), after]
        loop = b.node("While", b.const(0), x, stack, cond=cond, body=body.finish(results), loop_vars=2, name="forward")
        state = loop.out(1)
    back = Builder(parent=b)
    k, total, handle = back.arg(tensor(i32)), back.arg(tensor(f32, 2)), back.arg(tensor(resource))
    row = back.emit("StackPopV2", handle, elem_type=f32, element_shape=(2,))
    weight = back.emit("Cast", back.emit("AddV2", k, back.const(1)), DstT=f32)
    total = back.emit("AddV2", total, back.emit("Mul", row, weight))
    count = b.const(trips if popped is None else popped)
    b.node("For", count, state, stack, body=back.finish([total]), loop_vars=1, name="y")
    return b.finish()


def expected(trips: int) -> np.ndarray:
    s, pushed = X, []
    for t in range(trips):
        pushed.append(s)
        s = s * np.float32(1.5) + np.float32(t)
    return s + sum((row * np.float32(k + 1) for k, row in enumerate(reversed(pushed))), np.zeros(2, np.float32))


def test_in_straight_code_a_pop_is_what_was_pushed() -> None:
    graph = straight()
    after = raise_tensor_arrays(graph)
    verify(after)
    assert (stacks_in(graph), stacks_in(after)) == (6, 0)
    for version in (graph, after):
        results = Interpreter(version).run({"x": X}, ["y0", "y1"], ["close"])
        np.testing.assert_array_equal(results, [-X, X])


@pytest.mark.parametrize("forward", ["For", "While"])
@pytest.mark.parametrize("trips", [4, 1, 0])
def test_one_loop_collects_what_another_takes(forward: str, trips: int) -> None:
    graph = from_loop_to_loop(forward, trips)
    verify(graph)
    after = raise_tensor_arrays(graph)
    verify(after)
    assert (stacks_in(graph), stacks_in(after)) == (3, 0)
    for version in (graph, after):
        np.testing.assert_allclose(Interpreter(version).run({"x": X}, ["y"])[0], expected(trips), rtol=1e-6)
    for level in (0, 2):
        with tfc.Session(graph, config=Config(opt_level=level)) as session:
            np.testing.assert_allclose(session.run("y", {"x": X}), expected(trips), rtol=1e-6)


@pytest.mark.parametrize("graph", [straight(3), from_loop_to_loop("For", 2, 3)])
def test_more_pops_than_pushes_are_an_error(graph: Graph) -> None:
    fetch = "y2" if Value("y2").node in graph else "y"
    with tfc.Session(graph) as session, pytest.raises(Error, match=r"is empty when calling Pop|is not in \[0, 2\)"):
        session.run(fetch, {"x": X})


@pytest.mark.parametrize("forward", ["For", "While"])
def test_stacks_of_loops_written_with_primitives(forward: str) -> None:
    """Lowered, the loop that pops begins when the one that pushes is done; raised again, there are no stacks."""
    whole = from_loop_to_loop(forward).with_(entries=(Entry("main", (("x", Value("x")),), (("y", Value("y")),)),))
    lowered = lower_control_flow(whole)
    after = raise_tensor_arrays(raise_control_flow(lowered))
    verify(after)
    assert stacks_in(after) == 0
    for version in (lowered, after):
        (_, y) = version.entries[0].outputs[0]
        np.testing.assert_allclose(Interpreter(version).run({"x": X}, [y])[0], expected(4), rtol=1e-6)
