"""Options of a single run: an end in time, its trace, the graphs its devices ran; on one device and on several."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import tfc
from tfc.ir.wire import proto

LONG = """
input n: i32[]
var v: i32[] = 0
i, j = while (i = 0, j = 1; i < n) { yield i + 1, (j * 3 + i) % 1000 }
entry loop(n) -> j
"""
MODEL = """
input x: f32[?, 8]
var W: f32[8, 8] = ones([8, 8])
with device("cpu:0") { a = tanh(x @ W) }
with device("cpu:1") { b = sigmoid(a @ a[0:8]) ; c = sum(b) }
step = group { W += 1.0 }
entry out(x) -> c
"""
X = np.ones((16, 8), np.float32)
ENDLESS = np.int32(2**31 - 1)


def test_a_step_ends_when_its_time_is_up() -> None:
    with tfc.Session(tfc.parse(LONG)) as session:
        session.run("loop", n=1)
        began = time.monotonic()
        with pytest.raises(tfc.Error, match="Timed out waiting for notification") as caught:
            session.run("loop", n=ENDLESS, options=tfc.RunOptions(timeout=0.1))
        assert caught.value.code == "DEADLINE_EXCEEDED"
        assert time.monotonic() - began < 5
        assert session.run("loop", n=3, options=tfc.RunOptions(timeout=60))["j"] == session.run("loop", n=3)["j"]


def test_only_the_late_one_of_several_ends() -> None:
    with tfc.Session(tfc.parse(LONG)) as session:
        session.run("loop", n=1)
        found: list[object] = []
        other = threading.Thread(target=lambda: found.append(session.run("loop", n=60_000_000)))
        other.start()
        with pytest.raises(tfc.Error, match="Timed out"):
            session.run("loop", n=ENDLESS, options=tfc.RunOptions(timeout=0.05))
        other.join()
        assert len(found) == 1


def test_a_step_that_waits_ends_when_its_time_is_up() -> None:
    graph = tfc.parse("queue q = fifo(capacity=10) of f32[]\nx = q.dequeue()")
    with tfc.Session(graph) as session:
        began = time.monotonic()
        with pytest.raises(tfc.Error) as caught:
            session.run("x", options=tfc.RunOptions(timeout=0.1))
        assert caught.value.code == "DEADLINE_EXCEEDED"
        assert time.monotonic() - began < 5


@pytest.mark.parametrize("devices", [1, 2])
def test_a_step_that_is_late_says_for_what_it_waits(devices: int) -> None:
    text = 'queue q = fifo(capacity=9) of f32[]\nwith device("cpu:1") { x = q.dequeue() }\ny = x * 2\nentry main() -> y'
    with tfc.Session(tfc.parse(text), config=tfc.Config(timeout=0.2), devices={"cpu": devices}) as session:
        with pytest.raises(tfc.Error, match="Timed out waiting for notification") as caught:
            session.run("main")
        assert (caught.value.node, caught.value.loc is not None) == ("x", True)


@pytest.mark.parametrize("devices", [1, 2])
def test_a_step_does_not_wait_longer_for_the_variables(devices: int) -> None:
    text = (
        LONG.replace("var v", 'with device("cpu:0") { var v')
        .replace("] = 0", "] = 0 }")
        .replace("entry loop(n) -> j", "k = group { v += j }\nentry loop(n) -> j after k\nentry read() -> v")
    )
    with tfc.Session(tfc.parse(text), devices={"cpu": devices}) as session:
        session.run("loop", n=1)
        before = session.run("read")["v"]

        def run_long() -> None:
            with pytest.raises(tfc.Error, match="cancelled"):
                session.run("loop", n=ENDLESS)

        other = threading.Thread(target=run_long)
        other.start()
        while not session.variables.lock.writing:
            time.sleep(0.001)
        for name, feeds in (("read", {}), ("loop", {"n": 1})):
            with pytest.raises(tfc.Error, match="another step holds the variables") as caught:
                session.run(name, feeds, options=tfc.RunOptions(timeout=0.02))
            assert caught.value.code == "DEADLINE_EXCEEDED"
        session.cancel()
        other.join()
        assert session.run("read")["v"] == before


@pytest.mark.parametrize("timeout", [0.0, -1.0, float("nan")])
def test_a_timeout_is_positive(timeout: float) -> None:
    with pytest.raises(tfc.Error, match="positive number of seconds"):
        tfc.RunOptions(timeout=timeout)


@pytest.mark.parametrize("devices", [1, 2])
def test_metadata_tell_what_ran_where(devices: int) -> None:
    seen = tfc.RunMetadata()
    with tfc.Session(tfc.parse(MODEL), devices={"cpu": devices}) as session:
        expected = session.run("out", x=X)["c"]
        options = tfc.RunOptions(trace=True, partition_graphs=True)
        assert session.run("out", x=X, options=options, metadata=seen)["c"] == expected
        first = seen.trace
        assert first is not None
        names = [f"/job:localhost/replica:0/task:0/device:CPU:{k}" for k in range(devices)]
        assert list(seen.partition_graphs) == names
        assert sorted({span.device for span in first.spans}) == names
        assert (
            {node.device for graph in seen.partition_graphs.values() for node in graph.nodes} <= {*names, ""}
            if (devices > 1)
            else True
        )
        assert all(cost.seconds > 0 or cost.waited > 0 for cost in seen.costs)
        assert bool(first.arrows) == (devices > 1)
        session.run("out", x=X, options=options, metadata=seen)
        assert len(first.spans) == len(seen.trace.spans) if seen.trace else False
        session.run("out", x=X, metadata=seen)
        assert (seen.trace, seen.partition_graphs, seen.costs) == (None, {}, [])


def test_tensorflow_can_read_the_metadata() -> None:
    seen = tfc.RunMetadata()
    with tfc.Session(tfc.parse(MODEL), devices={"cpu": 2}) as session:
        session.run("out", x=X, options=tfc.RunOptions(trace=True, partition_graphs=True), metadata=seen)
    fields = list(proto.fields(seen.encode()))
    assert [number for number, _ in fields] == [1, 2, 3, 3]
    stats = [value for number, value in proto.fields(fields[0][1]) if number == 1]  # type: ignore[arg-type]
    named = [dict(proto.fields(each))[1] for each in stats]  # type: ignore[arg-type]
    assert named == [f"/job:localhost/replica:0/task:0/device:CPU:{k}".encode() for k in (0, 1)]
    costs = [list(proto.fields(node)) for _, node in proto.fields(fields[1][1])]  # type: ignore[arg-type]
    assert len(costs) == sum(len(graph.nodes) for graph in seen.partition_graphs.values())
    ids = [dict(node).get(3, 0) for node in costs]
    assert ids == list(range(len(costs)))
    assert any(dict(node).get(9, 0) for node in costs), "some node took some microseconds"


def test_a_session_and_a_run_are_traced_side_by_side() -> None:
    with tfc.Session(tfc.parse(MODEL)) as session:
        session.run("out", x=X)
        with session.tracing() as all_runs:
            seen = tfc.RunMetadata()
            session.run("out", x=X, options=tfc.RunOptions(trace=True), metadata=seen)
            session.run("out", x=X)
    assert seen.trace is not None
    assert len(all_runs.spans) == 2 * len(seen.trace.spans) > 0
