"""Steps that mix kernels and host ops, sizes that host ops determine, strings, control flow, cancelling."""

import threading
import time

import numpy as np
import pytest

import tfc.ir.ops  # noqa: F401
from tests.runtime.hand_made import BATCH, executable, program
from tfc.codegen.program.program import Buffer, Dimension, Instruction, VariableUse
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.registry import OPS
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, i32, i64, string, tensor
from tfc.runtime.session.session import Session
from tfc.runtime.state.state import State

ROW = (BATCH, 4)
FOUND = Dim.symbol("found")


def host(op, operands, access, inputs, **attrs):
    node = Node(op.lower(), op, tuple(Value(f"v{i}") for i in range(inputs)), attrs=attrs)
    return Instruction(tuple(operands), access, host=node, nodes=(node.name,))


@pytest.mark.parametrize("threads", [1, 2])
def test_kernels_and_host_ops_share_the_arena(threads):
    """square_add → Neg on the host → square_add."""
    buffers = [
        Buffer("feed", f32, ROW, "x", index=0),
        Buffer("arena", f32, ROW, "a", first=0, last=1),
        Buffer("arena", f32, ROW, "b", first=1, last=2),
        Buffer("fetch", f32, ROW, "out", index=0),
    ]
    instructions = [
        Instruction((0, 0, 1), "rrw", "square_add", nodes=("a",)),
        host("Neg", (1, 2), "rw", 1),
        Instruction((2, 0, 3), "rrw", "square_add", nodes=("out",)),
    ]
    made = program(buffers, instructions, dims=[Dimension("batch", 0, 0)], fetches=[("out", 3)])
    run = executable(made, threads=threads).run
    for rows in (3, 1000, 3):
        x = np.random.default_rng(rows).standard_normal((rows, 4)).astype(np.float32)
        np.testing.assert_allclose(run([x])[0], (x * x + x) ** 2 + x, rtol=1e-5)


def test_sizes_that_a_host_op_determines():
    """Where gives f32[found, 4]-shaped rows; a kernel then works on as many as there are."""
    buffers = [
        Buffer("feed", f32, ROW, "x", index=0),
        Buffer("constant", i32, (2,), "shape", index=0),
        Buffer("host", f32, (FOUND, 4), "rows"),
        Buffer("fetch", f32, (FOUND, 4), "out", index=0),
        Buffer("arena", f32, (FOUND, 4), "tmp", first=1, last=2),
        Buffer("view", f32, (4 * FOUND,), "flat", base=4),
    ]
    instructions = [
        host("Reshape", (0, 1, 2), "rrw", 2),
        Instruction((2, 2, 4), "rrw", "square_add", nodes=("tmp",)),
        Instruction((5, 2, 3), "rrw", "square_add", nodes=("out",)),
    ]
    dims = [Dimension("found", 2, 0), Dimension("batch", 0, 0)]
    made = program(
        buffers,
        instructions,
        dims=dims,
        fetches=[("out", 3), ("rows", 2), ("flat", 5)],
        constants=[np.array([-1, 4], np.int32)],
    )
    shared = executable(made, threads=2)
    for rows in (2, 7, 5000):
        x = np.random.default_rng(rows).standard_normal((rows, 4)).astype(np.float32)
        out, same, flat = shared.run([x])
        tmp = x * x + x
        np.testing.assert_array_equal(same, x)
        assert not np.shares_memory(same, x)
        np.testing.assert_allclose(flat, tmp.reshape(-1), rtol=1e-6)
        np.testing.assert_allclose(out, tmp * tmp + x, rtol=1e-5)


def test_strings_pass_through(compiled):
    b = Builder()
    x = b.emit("Placeholder", name="s", type=tensor(string, None))
    b.emit("Identity", x, name="y")
    with Session(b.finish()) as s:
        assert s.run("y", {"s": ["a", "bc"]}).tolist() == ["a", "bc"]
        with pytest.raises(Error, match="feed s: expected string"):
            s.run("y", {"s": [1.0]})


def test_loops_of_compiled_ops_need_no_host(compiled):
    inner = Builder()
    t, acc, w = inner.arg(tensor(i32)), inner.arg(tensor(f32, 2)), inner.arg(tensor(f32, 2))
    assert t is not None
    body = inner.finish([inner.emit("Add", acc, w), w])
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    start = b.const(np.zeros(2, np.float32), name="start")
    trips = b.const(np.int32(5), name="trips")
    b.node("For", trips, start, x, name="loop", body=body, loop_vars=2)
    with Session(b.finish()) as s:
        assert s.run("loop", {"x": np.array([1, 2], np.float32)}).tolist() == [5, 10]


def test_random_ops_keep_their_state_between_steps(compiled):
    b = Builder()
    b.emit("RandomUniform", b.const(np.array([3], np.int32), name="n"), name="r", dtype=f32, seed=1, seed2=2)
    graph = b.finish()
    with Session(graph) as first, Session(graph) as second:
        one, two = first.run("r"), first.run("r")
        assert one.tolist() != two.tolist()
        assert [second.run("r").tolist(), second.run("r").tolist()] == [one.tolist(), two.tolist()]


def test_hidden_state_starts_with_its_constant_and_is_not_listed():
    buffers = [Buffer("variable", i64, (), "n", index=0)]
    made = program(
        buffers,
        [host("AssignAdd", (0, 0), "ur", 2, use_locking=False)],
        fetches=[("n", 0)],
        variables=[VariableUse("r/counter", 0, i64, (), initial=0)],
        constants=[np.array(5, np.int64)],
    )
    state = State()
    run = executable(made, state=state).run
    assert [int(run([])[0]) for _ in range(3)] == [10, 20, 40]
    assert state.values() == {}


def test_a_running_step_can_be_cancelled(monkeypatch):
    """Cancelling is noticed between instructions, and never after a variable was written."""
    started = threading.Event()
    monkeypatch.setattr(OPS["Neg"], "body", lambda x: started.set() or time.sleep(0.2) or -x)
    buffers = [Buffer("feed", f32, (4,), "x", index=0), Buffer("host", f32, (4,), "y")]
    made = program(buffers, [host("Neg", (0, 1), "rw", 1), host("Neg", (1, 1), "rw", 1)], fetches=[("y", 1)])
    shared = executable(made)
    caught = []

    def work():
        try:
            shared.run([np.ones(4, np.float32)])
        except Error as error:
            caught.append(error.code)

    thread = threading.Thread(target=work)
    thread.start()
    assert started.wait(5)
    shared.cancel()
    thread.join()
    assert caught == ["CANCELLED"]
    assert shared.run([np.ones(4, np.float32)])[0].tolist() == [1] * 4
