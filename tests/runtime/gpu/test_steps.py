"""Steps on a GPU of a driver without a device: its memory is out of the host's reach, and its streams run late."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import tfc
from tfc.ir.base.errors import Error
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.gpu.memory import GpuMemory
from tfc.runtime.memory.storage import address_of
from tfc.runtime.trace.run_options import RunMetadata, RunOptions

PERCEPTRON = """
use nn
use optimizers
dim batch in 1..2048
input x: f32[batch, 16]
input y: i32[batch]
h = nn.dense(x, units=32, activation=relu, seed=1)
logits = nn.dense(h, units=10, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.momentum(loss, rate=0.05)
entry train(x, y) -> loss after step
entry infer(x) -> probabilities = softmax(logits)
"""
WHILE = """
input limit: f32[]
input x: f32[3]
y, trips = while (y = x, i = 0; sum(y * y) < limit) { yield y * 1.5 + sin(y), i + 1 }
entry main(limit, x) -> y, trips, dx = gradients(sum(y), [x])
"""
FOR = """
input n: i32[]
input x: f32[3]
total, sums = for t in range(n), s = 0.0 { yield s * 0.5 + sum(x) * cast(t, f32), collect s + x }
entry main(n, x) -> total, sums
"""
CHOICE = """
input a: f32[]
input x: f32[4]
y = if a > 0.0 { exp(x) } else { x * x }
entry main(a, x) -> y
"""
CHAIN = """
dim n in 0..
input x: f32[n]
a = sum(x)
b = exp(x) * a
c = sum(b)
entry main(x) -> y = b / c
"""
X = np.array([0.5, -0.25, 2], np.float32)


def both(text, **feeds):
    """What a step gives on a processor and on a GPU."""
    graph = tfc.parse(text)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:1") as other:
        return one.run("main", **feeds), other.run("main", **feeds)


def assert_close(found, wanted):
    for name, value in wanted.items():
        np.testing.assert_allclose(found[name], value, rtol=3e-6, err_msg=name)


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", range(3))
def test_loops_and_branches_read_what_steers_them_from_the_device(driver, seed):
    driver.set("seed", seed)
    for text, feeds in [
        (WHILE, {"limit": np.float32(50), "x": X}),
        (FOR, {"n": np.int32(7), "x": X}),
        (FOR, {"n": np.int32(0), "x": X}),
        (CHOICE, {"a": np.float32(1), "x": np.arange(4, dtype=np.float32)}),
        (CHOICE, {"a": np.float32(-1), "x": np.arange(4, dtype=np.float32)}),
    ]:
        wanted, found = both(text, **feeds)
        assert_close(found, wanted)


def digits(seed=0):
    rng = np.random.default_rng(seed)
    return {"x": rng.standard_normal((24, 16)).astype(np.float32), "y": rng.integers(0, 10, 24, np.int32)}


def test_training_ends_where_it_ends_on_a_processor(driver, tmp_path):
    graph = tfc.parse(PERCEPTRON)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:1") as other:
        for k in range(6):
            losses = [session.run("train", **digits(k))["loss"] for session in (one, other)]
            np.testing.assert_allclose(losses[0], losses[1], rtol=1e-5)
        wanted, found = one.state(), other.state()
        assert wanted.keys() == found.keys()
        for name in wanted:
            np.testing.assert_allclose(found[name], wanted[name], rtol=1e-4, atol=1e-6, err_msg=name)
        other.save_checkpoint(tmp_path, step=6)
        before = other.run("infer", x=digits()["x"])["probabilities"]
        other.run("train", **digits(9))
        assert not np.array_equal(other.run("infer", x=digits()["x"])["probabilities"], before)
    with tfc.Session(graph, devices="gpu:1") as again:
        again.restore_checkpoint(tmp_path)
        np.testing.assert_array_equal(again.run("infer", x=digits()["x"])["probabilities"], before)


def test_two_devices_and_a_processor_exchange_tensors(driver):
    text = """
input x: f32[500]
with device("gpu:0") { a = exp(x) }
with device("gpu:1") { b = a * 2.0 + x }
with device("cpu:0") { c = b - a }
with device("gpu:1") { d = sum(c * b) }
entry main(x) -> a, b, c, d
"""
    x = np.linspace(-1, 1, 500, dtype=np.float32)
    graph = tfc.parse(text)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:2,cpu:1") as other:
        wanted = one.run("main", x=x)
        for seed in range(5):
            driver.set("seed", seed)
            assert_close(other.run("main", x=x), wanted)


def test_a_failed_step_leaves_variables_of_the_device_as_they_were(driver):
    text = """
input k: i32[2]
var v: f32[4] = ones([4])
picked = GatherV2(v, k, 0)
twice = Assign(v, v * 2.0)
entry main(k) -> picked after twice
"""
    with tfc.Session(tfc.parse(text), devices="gpu:1") as session:
        session.run("main", k=np.array([0, 3], np.int32))
        with pytest.raises(Error, match=r"indices = 9 is not in \[0, 4\)") as caught:
            session.run("main", k=np.array([1, 9], np.int32))
        assert caught.value.node == "picked"
        np.testing.assert_array_equal(session.state()["v"], np.full(4, 2, np.float32))
        session.run("main", k=np.array([0, 3], np.int32))
        np.testing.assert_array_equal(session.state()["v"], np.full(4, 4, np.float32))


def test_what_is_launched_alike_again_is_one_launch(driver):
    gc.collect()  # what others give back meanwhile would move the arrays of these steps
    graph = tfc.parse(CHAIN)
    record = gpu_of(driver, 0).record
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:1") as other:
        first = record.n_records, record.n_replays
        for k in range(6):
            x = np.linspace(0, 1 + k, 700, dtype=np.float32)
            assert_close(other.run("main", x=x), one.run("main", x=x))
        assert (record.n_records - first[0], record.n_replays - first[1]) == (1, 4)
        for size in (0, 3, 700, 700):
            x = np.linspace(0, 1, size, dtype=np.float32)
            assert_close(other.run("main", x=x), one.run("main", x=x))


def test_a_driver_that_records_nothing_serves_as_well(driver):
    driver.set("records", 0)
    for _ in range(3):
        wanted, found = both(CHAIN, x=np.linspace(0, 1, 300, dtype=np.float32))
        assert_close(found, wanted)


def test_the_host_can_not_touch_the_device():
    """Whatever reached for a tensor of the device would end the process, in all other tests here."""
    code = """
import numpy as np
from tfc.runtime.gpu.driver import stand_in
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.gpu.memory import GpuMemory
from tfc.runtime.gpu.memory import GpuMemory
array = GpuMemory("gpu", gpu_of(stand_in(), 0)).copy(np.ones(3))
print(array.shape, flush=True)
array[0] = 1
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ)
    assert (done.stdout, done.returncode) == ("(3,)\n", -11)


def test_memory_of_the_device_is_copied_and_reused(driver):
    memory = GpuMemory("gpu", gpu_of(driver, 0), 1 << 20)
    a = memory.copy(np.arange(12.0).reshape(3, 4))
    b = memory.array((3, 4), np.dtype(np.float64))
    assert np.isnan(memory.read(b)).all()  # nobody has written it
    memory.move(b, a)
    np.testing.assert_array_equal(memory.read(b), np.arange(12.0).reshape(3, 4))
    np.testing.assert_array_equal(memory.read(b[1:]), np.arange(4.0, 12).reshape(2, 4))
    out = np.zeros((4, 3)).T
    assert memory.read(b, out) is out and out[2, 3] == 11
    memory.write(b, np.float64(7))
    assert (memory.read(b) == 7).all() and memory.holds(a) and not memory.holds(out)
    place = address_of(a)
    del a
    assert memory.left() > 0 and address_of(memory.block(96)) == place
    with pytest.raises(Error, match="gpu has no memory for 2,000,000 bytes") as caught:
        memory.block(2_000_000)
    assert caught.value.code == "RESOURCE_EXHAUSTED"


def test_tensors_leave_while_kernels_go_on(driver):
    """What is sent to a processor is copied behind an event, and others are computed meanwhile: nobody waits for it."""
    text = """
input x: f32[40]
with device("gpu:0") { a = exp(x) }
with device("cpu:0") { b = a + 1.0 }
with device("gpu:0") { c = b * a }
with device("cpu:0") { d = c - b }
with device("gpu:0") { e = sum(d * a) }
entry main(x) -> d, e
"""
    x = np.linspace(-1, 1, 40, dtype=np.float32)
    graph = tfc.parse(text)
    gpu = gpu_of(driver, 0)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:1,cpu:1") as other:
        wanted = one.run("main", x=x)
        for seed in range(20):
            driver.set("seed", seed)
            assert_close(other.run("main", x=x), wanted)
    stages = list(gpu.record.stages)
    assert any(stage.event for stage in stages) and not any(stage.owner for stage in stages)


def test_threads_share_a_device(driver):
    graph = tfc.parse(CHAIN)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:1") as other, tfc.Session(graph, "gpu:1") as third:

        def run(k):
            x = np.linspace(0, 1 + k % 3, 200 + k % 5, dtype=np.float32)
            for session in (other, third):
                assert_close(session.run("main", x=x), one.run("main", x=x))

        with ThreadPoolExecutor(4) as pool:
            assert len(list(pool.map(run, range(40)))) == 40


def test_memory_is_used_again(driver):
    pool = gpu_of(driver, 0).pool
    with tfc.Session(tfc.parse(PERCEPTRON), devices="gpu:1") as session:
        for _ in range(3):
            session.run("train", **digits())
        used = pool.used
        for _ in range(30):
            session.run("train", **digits())
        assert pool.used <= used
    before = pool.used
    del session
    gc.collect()
    assert pool.left() and pool.used < before


def test_a_loop_without_end_is_stopped_by_its_deadline(driver):
    text = "input x: f32[3]\ny, i = while (y = x, i = 0; sum(y) > -1.0) { yield y * 0.5, i + 1 }\nentry main(x) -> y\n"
    with tfc.Session(tfc.parse(text), devices="gpu:1") as session:
        with pytest.raises(Error) as caught:
            session.run("main", x=np.ones(3, np.float32), options=RunOptions(timeout=0.3))
        assert caught.value.code in ("DEADLINE_EXCEEDED", "CANCELLED")


def test_kernels_are_traced_one_by_one(driver):
    with tfc.Session(tfc.parse(CHAIN), devices="gpu:1") as session:
        metadata = RunMetadata()
        x = np.linspace(0, 1, 300, dtype=np.float32)
        options = RunOptions(trace=True)
        found = session.run("main", x=x, options=options, metadata=metadata)
        np.testing.assert_array_equal(found["y"], session.run("main", x=x)["y"])
        assert metadata.trace is not None and sum(cost.seconds for cost in metadata.costs) > 0


def test_large_feeds_come_in_by_pinned_memory_in_turn(driver):
    graph = tfc.parse("dim n in 1..\ninput x: f32[n]\nentry main(x) -> y = x * 2.0 + 1.0\n")
    memory = GpuMemory("gpu", gpu_of(driver, 0))
    written = []
    for k in range(9):  # more than there are entries, before anything of it has happened
        value = np.full(20_000 + k, k, np.float32)
        written.append(memory.copy(value))
        value[:] = -1
    for k, array in enumerate(written):
        np.testing.assert_array_equal(memory.read(array), np.full(20_000 + k, k, np.float32))
    with tfc.Session(graph, devices="gpu:1") as session:
        for size in (30_000, 100_000, 17_000):
            x = np.arange(size, dtype=np.float32)
            np.testing.assert_array_equal(session.run("main", x=x)["y"], x * 2 + 1)
