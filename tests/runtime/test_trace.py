"""Traces: a lane for each device and thread, waits beside them, arrows for what goes from device to device."""

from __future__ import annotations

import json
import threading
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.record_files import records
from tfc.ir.wire import proto
from tfc.runtime.trace.step_stats import run_metadata
from tfc.runtime.trace.trace import Trace

CHAIN = """
input x: f32[32, 32]
with device("cpu:0") { a = x @ x }
with device("cpu:1") { b = a @ a; c = tanh(a) }
with device("cpu:2") { d = b @ c }
entry out(x) -> s = sum(d)
"""
QUEUE = """
queue q = fifo(capacity=4) of f32[]
input x: f32[]
put = q.enqueue(x)
got = q.dequeue()
y = got * 2.0
"""
LOOP = """
input n: i32[]
input x: f32[8]
y = for t in range(n), s = x { yield BesselI0e(s) + 1.0 }
entry out(n, x) -> y
"""
X = np.full((32, 32), 0.01, np.float32)
Event = dict[str, Any]


def traced(text: str, devices: int, name: str, **feeds: object) -> Trace:
    with tfc.Session(tfc.parse(text), devices={"cpu": devices}) as session:
        session.run(name, **feeds)
        with session.tracing() as trace:
            session.run(name, **feeds)
    return trace


def check_chrome(trace: Trace, path: Path) -> list[Event]:
    """The events of the file, after checking what Perfetto's importer relies on."""
    trace.save(path)
    content = json.loads(path.read_text())
    assert content["displayTimeUnit"] == "ms"
    events: list[Event] = content["traceEvents"]
    lanes: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    ends: dict[int, dict[str, Event]] = defaultdict(dict)
    named = {(e["pid"], e["tid"]) for e in events if e["ph"] == "M" and e["name"] == "thread_name"}
    for each in events:
        assert isinstance(each["name"], str)
        assert each["ph"] in ("M", "X", "s", "f")
        assert isinstance(each["pid"], int)
        assert isinstance(each["tid"], int)
        if each["ph"] == "X":
            assert each["ts"] >= 0
            assert each["dur"] >= 0
            assert (each["pid"], each["tid"]) in named, "every lane has a name"
            lanes[each["pid"], each["tid"]].append((each["ts"], each["ts"] + each["dur"]))
        elif each["ph"] in ("s", "f"):
            ends[each["id"]][each["ph"]] = each
    for spans in lanes.values():
        open_: list[float] = []
        for begin, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            while open_ and open_[-1] <= begin:
                open_.pop()
            assert not open_ or end <= open_[-1] + 1e-3, "spans of a lane are inside of each other or apart"
            open_.append(end)
    for pair in ends.values():
        begin, end = pair["s"], pair["f"]
        assert begin["ts"] <= end["ts"]
        assert begin["pid"] != end["pid"]
        for side in (begin, end):
            spans = lanes[side["pid"], side["tid"]]
            assert any(low <= side["ts"] < high for low, high in spans), "a span does not hold its last instant"
    return events


def test_every_device_has_lanes_and_every_transfer_an_arrow(tmp_path: Path) -> None:
    trace = traced(CHAIN, 3, "out", x=X)
    events = check_chrome(trace, tmp_path / "trace.json")
    processes = {e["pid"]: e["args"]["name"] for e in events if e["name"] == "process_name"}
    assert list(processes.values()) == [f"tfc, device CPU:{k}" for k in range(3)]
    shown = {(processes[e["pid"]][-1], name) for e in events if e["ph"] == "X" for name in e["args"]["nodes"]}
    assert {("0", "a"), ("1", "b"), ("1", "c"), ("2", "d")} <= shown
    lanes = {e["args"]["name"] for e in events if e["name"] == "thread_name"}
    assert {"steps of thread 0", "waits 0"} <= lanes
    arrows = [(arrow.source[-1], arrow.destination[-1]) for arrow in trace.arrows]
    assert sorted(arrows) == [("0", "1"), ("1", "2"), ("1", "2")]
    assert sum(e["ph"] == "s" for e in events) == sum(e["ph"] == "f" for e in events) == 3


def test_a_wait_for_a_queue_is_a_span(tmp_path: Path) -> None:
    with tfc.Session(tfc.parse(QUEUE)) as session:
        session.run(None, {"x": 1.0}, targets=["put"])
        session.run("y")
        later = threading.Timer(0.2, lambda: session.run(None, {"x": 4.0}, targets=["put"]))
        later.start()
        seen = tfc.RunMetadata()
        assert session.run("y", options=tfc.RunOptions(trace=True), metadata=seen) == 8
        later.join()
    assert seen.trace is not None
    (wait,) = [span for span in seen.trace.spans if span.kind == "wait"]
    assert wait.nodes == ("got",) or "got" in wait.nodes[0]
    assert 0.1e9 < wait.end_ns - wait.begin_ns < 5e9
    events = check_chrome(seen.trace, tmp_path / "trace.json")
    assert any(e["name"] == "thread_name" and e["args"]["name"] == "waits 0" for e in events)
    cost = next(cost for cost in seen.costs if cost.waited)
    assert cost.seconds == 0
    assert 0.1 < cost.waited < 5


def test_a_dataflow_is_shown_node_by_node(tmp_path: Path) -> None:
    trace = traced(LOOP, 1, "out", n=np.int32(5), x=np.ones(8, np.float32))
    check_chrome(trace, tmp_path / "trace.json")
    (host,) = [total for total in trace.totals if total.name == "BesselI0e"]
    assert host.runs == 5
    inner = [span for span in trace.spans if span.name == "BesselI0e"]
    (whole,) = [span for span in trace.spans if span.kind == "dataflow"]
    assert all(whole.begin_ns <= span.begin_ns <= span.end_ns <= whole.end_ns for span in inner)


def test_more_runs_than_there_is_room_for_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tfc.runtime.trace.flow_trace.MOST_EVENTS", 3)
    trace = traced(LOOP, 1, "out", n=np.int32(20), x=np.ones(8, np.float32))
    assert trace.left_out > 10
    assert sum(span.kind != "dataflow" for span in trace.spans) < 10


def test_event_files_have_the_times_of_each_device(tmp_path: Path) -> None:
    trace = traced(CHAIN, 3, "out", x=X)
    with tfc.EventWriter(tmp_path) as log:
        log.add_trace(trace, "step 1", 1)
    assert len(list(records(log.path))) == 2
    (_, stats), *_ = proto.fields(run_metadata(trace))
    devices: list[dict[int, Any]] = [dict(proto.fields(each)) for _, each in proto.fields(stats)]  # type: ignore[arg-type]
    assert [each[1].decode()[-5:] for each in devices] == ["CPU:0", "CPU:1", "CPU:2"]


@pytest.mark.filterwarnings("ignore")
def test_tensorboard_reads_what_a_run_tells(tmp_path: Path) -> None:
    reader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    seen = tfc.RunMetadata()
    with tfc.Session(tfc.parse(CHAIN), devices="cpu:3") as session:
        session.run("out", x=X, options=tfc.RunOptions(trace=True, partition_graphs=True), metadata=seen)
    with tfc.EventWriter(tmp_path) as log:
        log.add_trace(seen, "step 1", 1)
    found = reader.EventAccumulator(str(tmp_path)).Reload().RunMetadata("step 1")
    names = [f"/job:localhost/replica:0/task:0/device:CPU:{k}" for k in range(3)]
    assert [stats.device for stats in found.step_stats.dev_stats] == names
    assert [list({node.device for node in graph.node}) for graph in found.partition_graphs] == [
        [name] for name in names
    ]
    costs = {(node.device, node.name): node for node in found.cost_graph.node}
    assert costs[names[0], "a"].compute_cost > 0
    assert {node.id for node in found.cost_graph.node} == set(range(len(costs)))
    taken = costs[names[2], "d"].input_info[0].preceding_node
    assert found.cost_graph.node[taken].name.startswith("b/")


def test_the_threads_of_the_pool_have_lanes(tmp_path: Path) -> None:
    text = "input x: f32[512, 512]\ny = x @ x\nentry out(x) -> y"
    x = np.ones((512, 512), np.float32)
    with tfc.Session(tfc.parse(text), threads=2) as session:
        if session.pool.threads < 2:
            pytest.skip("one processor")
        session.run("out", x=x)
        for _ in range(50):  # the other thread may come too late to a loop
            seen = tfc.RunMetadata()
            session.run("out", x=x, options=tfc.RunOptions(trace=True), metadata=seen)
            assert seen.trace is not None
            if seen.trace.work:
                break
        assert session.pool.watchers == 0
    events = check_chrome(seen.trace, tmp_path / "trace.json")
    (lane,) = {e["tid"] for e in events if e["ph"] == "M" and e["args"]["name"] == "pool thread 1"}
    shown = [e for e in events if e["ph"] == "X" and e["tid"] == lane]
    assert shown
    assert all(e["args"]["nodes"] == ["y"] for e in shown)
