"""What a user is told when a driver, a device or its memory fails; faults are those of the driver without a device."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.gpu.test_steps import PERCEPTRON, digits
from tfc.codegen.target.target import gpu_of_capability
from tfc.ir.base.errors import Error
from tfc.runtime.gpu import errors
from tfc.runtime.gpu.driver import lost_results
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.gpu.pool import CHUNK, Pool

CHAIN = """
input x: f32[300]
a = sum(x)
b = exp(x) * a
entry main(x) -> y = b / sum(b)
"""
X = np.linspace(0, 1, 300, dtype=np.float32)


def failing(driver, function, result, text=CHAIN, after=0, **feeds):
    """The error of a step in which a function of the driver fails, and the session."""
    session = tfc.Session(tfc.parse(text), devices="gpu:1")
    driver.fail(function, result, after)
    with pytest.raises(Error) as caught:
        session.run("main", **(feeds or {"x": X}))
    return caught.value, session


def test_a_launch_that_takes_too_much_names_what_it_takes(driver):
    error, session = failing(driver, "cuLaunchKernel", 701, after=1)
    assert error.code == "INTERNAL" and error.node in ("b", "b/Exp", "b/Mul", "y/Sum", "y")
    assert "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES (701)" in error.message
    assert "256 threads a block, 32 registers each" in error.message
    with tfc.Session(tfc.parse(CHAIN)) as one:  # the device goes on
        np.testing.assert_allclose(session.run("main", x=X)["y"], one.run("main", x=X)["y"], rtol=1e-6)


LOST = (226, 700, 702, 710, 714, 715, 716, 717, 718, 719, 911)
"""The results of which cuda.h says that the process must be relaunched, or the context made anew."""


@pytest.mark.parametrize("result", LOST)
def test_a_lost_device_gives_nothing_any_more(driver, result):
    assert lost_results() == set(LOST) <= errors.NAMES.keys()
    error, session = failing(driver, "cuMemcpyDtoHAsync_v2", result)
    assert error.code == "UNAVAILABLE" and "the device is lost to this process" in error.message
    assert "one of these launches is at fault" in error.message and "of a " in error.message
    assert "start the process again" in error.message
    with pytest.raises(Error, match="lost") as caught:
        session.run("main", x=X)
    assert caught.value.code == "UNAVAILABLE"
    with pytest.raises(Error, match="lost"):
        tfc.Session(tfc.parse(CHAIN), devices="gpu:1").run("main", x=X)


def test_an_illegal_access_is_found_when_the_host_waits_and_the_checkpoint_is_named(driver, tmp_path):
    graph = tfc.parse(PERCEPTRON)
    session = tfc.Session(graph, devices="gpu:1")
    session.run("train", **digits())
    session.save_checkpoint(tmp_path, step=3)
    driver.fail("cuMemcpyDtoHAsync_v2", 700)
    with pytest.raises(Error) as caught:
        session.run("train", **digits())
    message = caught.value.message
    assert caught.value.code == "UNAVAILABLE" and f"the newest checkpoint is that of step 3 in {tmp_path}" in message
    assert "its variables are lost, " in message and all(name in message for name in session.variable_names)
    with pytest.raises(Error, match="lost"):
        session.state()


def test_memory_that_is_short_is_asked_for_once_more(driver):
    pool = Pool(gpu_of(driver, 1))
    first = pool.take(CHUNK, "first")
    pool.give(first)
    driver.fail("cuMemAlloc_v2", errors.OUT_OF_MEMORY)
    second = pool.take(3 * CHUNK, "second")  # what nobody used went back to the driver
    assert second and pool.used == 3 * CHUNK


def test_memory_that_is_not_there_is_named_with_who_has_most(driver):
    pool = Pool(gpu_of(driver, 1))
    for k in range(12):
        pool.take((k + 1) << 20, f"node{k}")
    with pytest.raises(Error, match=r"stand-in has no memory for 99,999,999,999 bytes") as caught:
        pool.take(99_999_999_999, "last")
    assert caught.value.code == "RESOURCE_EXHAUSTED" and caught.value.node == "last"
    lines = caught.value.message.splitlines()[1:]
    assert len(lines) == 10 and "12,582,912 bytes: node11" in lines[0] and "node2" in lines[-1]


def test_a_step_that_finds_no_memory_gets_what_others_left(driver):
    pool = gpu_of(driver, 0).pool
    pool.flush()
    driver.fail("cuMemAlloc_v2", errors.OUT_OF_MEMORY)
    with tfc.Session(tfc.parse(CHAIN)) as one, tfc.Session(tfc.parse(CHAIN), devices="gpu:1") as other:
        np.testing.assert_allclose(other.run("main", x=X)["y"], one.run("main", x=X)["y"], rtol=1e-6)


@pytest.mark.parametrize(
    ("result", "code"), [(218, "INTERNAL"), (209, "UNAVAILABLE"), (222, "UNAVAILABLE"), (1, "INTERNAL")]
)
def test_code_that_is_refused(driver, result, code):
    error, session = failing(driver, "cuModuleLoadDataEx", result)
    assert error.code == code and "the driver refuses its code" in error.message
    if result == errors.BAD_PTX:
        Path(error.message.rpartition(" ")[2]).unlink()
    session.run("main", x=X)


def test_launches_are_waited_for_one_by_one_where_that_is_asked(unused_gpus, monkeypatch):
    monkeypatch.setenv("TFC_GPU_SYNC", "1")
    gpu = gpu_of(unused_gpus, 0)
    session = tfc.Session(tfc.parse(CHAIN), devices="gpu:1")
    for _ in range(3):
        session.run("main", x=X)
        assert gpu.suspects() == []
    unused_gpus.fail("cuStreamSynchronize", 700)
    with pytest.raises(Error) as caught:
        session.run("main", x=X)
    assert caught.value.message.count("\n  ") == 1  # the first launch, and no other


@pytest.mark.parametrize(
    ("what", "value", "says"),
    [
        ("devices", 0, "the driver finds no device"),
        ("version", 10020, "the driver is for CUDA 10.2"),
        ("capability", 70, "sm_70"),
    ],
)
def test_what_is_missing_is_said(unused_gpus, what, value, says):
    unused_gpus.set(what, value)
    with pytest.raises(Error, match=says):
        gpu_of_capability(gpu_of(unused_gpus, 0).info.capability)


def test_without_a_driver_the_reason_is_told(monkeypatch):
    monkeypatch.setenv("TFC_GPU_DRIVER", "/nowhere/libcuda.so.1")
    with pytest.raises(Error, match=r"there is no driver: /nowhere/libcuda.so.1: .*`gpu:sim` stands in") as caught:
        tfc.Session(tfc.parse(CHAIN), devices="gpu:1")
    assert caught.value.code == "UNAVAILABLE"
