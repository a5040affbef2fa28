"""What is launched alike again and again becomes one launch: loops of known trips too. And when kernels ran."""

from __future__ import annotations

import ctypes
import gc
import json
from itertools import pairwise

import numpy as np
import pytest

import tfc
from tests.runtime.gpu.driver_table import counted
from tfc.codegen.program.control import Start
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.target.target import for_gpu
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.trace.run_options import RunMetadata, RunOptions
from tfc.tools import cli
from tfc.tools.programs import compile_for

ODD = """
input x: f32[64]
v, ys = for t in range(41), v = x { n = v * 0.5 + cast(t, f32); yield n, collect sum(n * n) }
entry main(x) -> v, ys
"""
EVEN = """
input x: f32[64]
v, w = for t in range(40), v = x, w = x * 2.0 { yield w * 0.5 + cast(t, f32), v + 1.0 }
entry main(x) -> v, w, s = sum(v + w)
"""
NESTED = """
input x: f32[64]
v = for t in range(30), v = x {
  u = for s in range(21), u = v { yield u * 0.5 + cast(t + s, f32) }
  yield u + x
}
entry main(x) -> v
"""
CHECKED = """
input x: f32[64]
v = for t in range(40), v = x { yield v * 0.5 + x[t] + GatherV2(x, cast(t, i32), 0) }
entry main(x) -> v
"""
OF_A_SIZE = """
dim n in 1..9000
input x: f32[n, 8]
v = for t in range(n), v = zeros([8]) { yield v * 0.5 + x[t] }
entry main(x) -> v
"""


def vector(k):
    return np.linspace(0, 1 + k, 64, dtype=np.float32)


@pytest.mark.few(1)
@pytest.mark.parametrize("text", [ODD, EVEN, NESTED, CHECKED])
def test_loops_of_known_trips_are_one_launch(driver, text):
    gc.collect()  # what others give back meanwhile would move the arrays of these steps
    graph = tfc.parse(text)
    record = gpu_of(driver, 0).record
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:1") as other:
        before = record.n_records, record.n_replays
        walked = other.run("main", x=vector(2))
        for k in range(4):
            wanted, found = one.run("main", x=vector(k)), other.run("main", x=vector(k))
            for name, value in wanted.items():
                np.testing.assert_allclose(found[name], value, rtol=3e-6, err_msg=name)
        assert (record.n_records - before[0], record.n_replays - before[1]) == (1, 3)
        for name, value in other.run("main", x=vector(2)).items():
            np.testing.assert_array_equal(value, walked[name])


def test_trips_that_are_a_size_are_known_too(driver):
    record = gpu_of(driver, 0).record
    with tfc.Session(tfc.parse(OF_A_SIZE), devices="gpu:1") as session:
        before = record.n_records
        for rows in (40, 40, 40, 31, 31, 1, 1):
            x = np.random.default_rng(rows).standard_normal((rows, 8)).astype(np.float32)
            wanted = np.zeros(8)
            for row in x:
                wanted = wanted * 0.5 + row
            np.testing.assert_allclose(session.run("main", x=x)["v"], wanted, rtol=1e-5)
        assert record.n_records == before + 3


def test_what_trips_are_is_saved_and_checked():
    graph = tfc.parse(OF_A_SIZE)
    program = compile_for(graph, graph.entry["main"], Config(), for_gpu("sm_80"))
    data = to_json(program)
    assert from_json(data, program.constants, program.code.objects).instructions == program.instructions
    (start,) = (use.control for use in program.instructions if isinstance(use.control, Start))
    assert str(start.count) == "n"
    text = json.dumps(data)
    assert text.count(f'"Start", {start.turn}, {start.trips}, {start.to}, "n"') == 1
    for wrong in ('"m"', '"n +"', "true"):
        damaged = json.loads(text.replace(f'{start.to}, "n"', f"{start.to}, {wrong}"))
        with pytest.raises(Error) as caught:
            from_json(damaged, program.constants, program.code.objects)
        assert caught.value.code == "DATA_LOSS"


def test_a_long_loop_is_walked_and_not_waited_for(driver):
    record = gpu_of(driver, 0).record
    x = np.random.default_rng(0).standard_normal((5000, 8)).astype(np.float32)
    with tfc.Session(tfc.parse(OF_A_SIZE), devices="gpu:1") as session:
        first = session.run("main", x=x)["v"]
        before = record.n_records
        for _ in range(2):
            with counted(driver, "cuStreamSynchronize") as waits:
                np.testing.assert_array_equal(session.run("main", x=x)["v"], first)
        assert record.n_records == before and len(waits) < 5


def test_a_loop_by_a_condition_waits_for_that_alone(driver):
    text = """
input x: f32[64]
v, n = while (v = x, n = 0; sum(v) < 1000.0) { a = exp(v * 0.001); b = sum(a) * 0.001; yield v + a * b, n + 1 }
entry main(x) -> v, n
"""
    with tfc.Session(tfc.parse(text), devices="gpu:1") as session:
        trips = int(session.run("main", x=vector(0))["n"])
        with counted(driver, "cuStreamSynchronize") as waits:
            session.run("main", x=vector(0))
    assert trips > 20 and trips < len(waits) < trips + 6


def test_remarks_say_what_a_device_is_asked_for(tmp_path, capsys):
    model = tmp_path / "model.tfg"
    model.write_text("""
dim n in 1..9000
input x: f32[n, 8]
input k: i32[]
v = for t in range(n), v = zeros([8]) { yield tanh(v) * 0.5 + x[t] }
w = for t in range(40), w = zeros([8]) { yield tanh(w) * 0.5 + v }
u = for t in range(k), u = zeros([8]) { yield tanh(u) * 0.5 + w }
s, i = while (s = u, i = 0; sum(s) < 9.0) { yield s + 1.0, i + 1 }
entry main(x, k) -> s
""")
    words = ["compile", str(model), "--target=nvptx64:sm_80", "--remarks=loop", "-o", str(tmp_path / "model.ptx")]
    assert cli.main(words) == 0
    said = [line.rpartition("; ")[2] for line in capsys.readouterr().err.splitlines() if "remark[loop]" in line]
    nothing, asked = "the device is asked for nothing", "the device is asked how many trips there are"
    assert said == [nothing, nothing, asked, "the device is asked in every trip whether there is another"]


@pytest.mark.parametrize("launches", [0, 5, 30])
def test_a_walk_that_fails_while_it_is_recorded_is_forgotten(driver, launches):
    with tfc.Session(tfc.parse(EVEN), devices="gpu:1") as session:
        first = session.run("main", x=vector(1))
        driver.fail("cuLaunchKernel", 1, launches)
        with pytest.raises(Error, match="CUDA_ERROR_INVALID_VALUE"):
            session.run("main", x=vector(1))
        for _ in range(4):
            for name, value in session.run("main", x=vector(1)).items():
                np.testing.assert_array_equal(value, first[name])


@pytest.mark.parametrize("text", [ODD, NESTED])
@pytest.mark.parametrize("records", [0, 1])
def test_kernels_are_timed_by_the_devices_clock(driver, text, records):
    """Each in its order, inside the step, and without waiting for one after the other; in a recording, where the driver
    records and there is room for all."""
    driver.set("records", records)
    with tfc.Session(tfc.parse(text), devices="gpu:1") as session:
        wanted = session.run("main", x=vector(1))
        metadata = RunMetadata()
        with counted(driver, "cuStreamSynchronize") as waits, counted(driver, "cuEventRecordWithFlags", 3) as marks:
            found = session.run("main", x=vector(1), options=RunOptions(trace=True), metadata=metadata)
        for _ in range(3):
            np.testing.assert_array_equal(session.run("main", x=vector(1))["v"], wanted["v"])
    assert bool(marks) == (records == 1 and text is ODD)
    for name, value in wanted.items():
        np.testing.assert_array_equal(found[name], value)
    spans = [span for span in metadata.trace.spans if "GPU" in span.device]
    trips = 41 if text is ODD else 30 * 21
    assert len(spans) >= trips and len(waits) < 20
    assert all(span.begin_ns <= span.end_ns for span in spans)
    kernels = sorted(spans, key=lambda span: span.begin_ns)
    assert all(a.end_ns <= b.begin_ns + 1000 for a, b in pairwise(kernels))
    most = max(metadata.trace.totals, key=lambda total: total.runs)
    assert most.runs == trips and most.total_ns > 0


def test_an_event_without_times_has_none(driver):
    gpu = gpu_of(driver, 0)
    driver.call("cuCtxSetCurrent", ctypes.c_void_p(gpu.record.context))
    events = [ctypes.c_void_p() for _ in range(3)]
    for event, flags in zip(events, (0, 0, 2), strict=True):
        assert driver.call("cuEventCreate", ctypes.byref(event), flags) == 0
    plain, other, untimed = events
    stream, elapsed = ctypes.c_void_p(gpu.record.compute), ctypes.c_float(-1)
    assert driver.call("cuEventElapsedTime", ctypes.byref(elapsed), plain, other) == 400
    for event in events:
        driver.call("cuEventRecord", event, stream)
    assert driver.call("cuEventElapsedTime", ctypes.byref(elapsed), plain, other) == 600
    gpu.wait()
    assert driver.call("cuEventElapsedTime", ctypes.byref(elapsed), plain, other) == 0 and elapsed.value >= 0
    assert driver.call("cuEventElapsedTime", ctypes.byref(elapsed), plain, untimed) == 400
    for event in events:
        driver.call("cuEventDestroy_v2", event)
