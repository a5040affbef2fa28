"""Types of devices: those that are built in, how others join, and what each device is given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.frontend.programs import graph_of
from tfc.codegen.program.dataflow import Transfer
from tfc.ir.base.config import Config
from tfc.ir.base.device_names import local_name
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import KINDS, DeviceInfo, DeviceKind, Link
from tfc.ir.types.types import f32, tensor
from tfc.runtime.devices import describe, make_devices, register_device_type
from tfc.runtime.devices.cpu import CpuMemory
from tfc.runtime.devices.sim import SimDevice
from tfc.runtime.session.session import Session

TWO = 'input x: f32[2]\nwith device("{0}") {{ y = x * 2 }}\nwith device("cpu:0") {{ z = y + 1 }}'


def kind(name: str) -> DeviceKind:
    return DeviceKind(DeviceInfo(local_name(name, 0)), Link(), priority=-1)


@pytest.mark.parametrize(("threads", "shares"), [(1, [1, 1, 1]), (3, [1, 1, 1]), (8, [3, 3, 2])])
def test_cpu_devices_share_the_threads(threads: int, shares: list[int]) -> None:
    made = make_devices(describe("cpu:3,sim:1"), threads)
    assert [each.pool.threads for each in made.values() if each.info.type == "CPU"] == shares
    assert len({each.incarnation for each in made.values()}) == 4


TOY = """
from tfc.ir.base.device_names import local_name
from tfc.ir.devices.devices import DeviceInfo, DeviceKind, Link, register_kind
from tfc.runtime.devices import register_device_type
from tfc.runtime.devices.cpu import make_cpu

def make(info, threads, link):
    print("made", info.type)
    return make_cpu(info, threads, link)

def join():
    print("asked")
    register_kind("TOY", DeviceKind(DeviceInfo(local_name("TOY", 0)), Link(), priority=-1))
    register_device_type("TOY", make)
"""
USE = f"""
import tfc
for _ in range(2):
    try:
        tfc.Session(tfc.parse("y = 1"), devices="nobodys:1")
    except tfc.Error as error:
        print(error.code)
    with tfc.Session(tfc.parse({TWO.format("/device:TOY:0")!r}), devices={{"cpu": 1, "toy": 1}}) as session:
        print(session.run("z", {{"x": [1, 1]}}).tolist())
"""


def test_a_package_brings_a_type_by_an_entry_point(tmp_path: Path) -> None:
    (tmp_path / "toy_device.py").write_text(TOY)
    (tmp_path / "toy-1.0.dist-info").mkdir()
    (tmp_path / "toy-1.0.dist-info" / "METADATA").write_text("Name: toy\nVersion: 1.0\n")
    (tmp_path / "toy-1.0.dist-info" / "entry_points.txt").write_text("[tfc.devices]\ntoy = toy_device:join\n")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    done = subprocess.run([sys.executable, "-c", USE], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.splitlines(), done.stderr) == (["asked", *["NOT_FOUND", "made TOY", "[3.0, 3.0]"] * 2], "")


def test_types_are_registered_once_and_run_only_where_there_is_a_factory(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Error) as caught:
        register_device_type("CPU", SimDevice)
    assert caught.value.code == "ALREADY_EXISTS"
    monkeypatch.setitem(KINDS, "FAR", kind("FAR"))
    with pytest.raises(Error, match="can be planned for, but this machine can not run them") as caught:
        Session(graph_of("x = 1"), devices="cpu:1,far:1")
    assert caught.value.code == "UNIMPLEMENTED"


def test_every_cpu_device_counts_and_bounds_its_own_memory() -> None:
    memory = CpuMemory("here", 1 << 20)
    block = memory.array((1000,), np.dtype(np.float32))
    assert block.ctypes.data % 64 == 0 and memory.used == memory.most_used == 4000
    view = block[10:]
    del block
    assert memory.used == 4000 and view.size == 990
    del view
    assert memory.used == 0
    with pytest.raises(Error, match="here has no memory for 1,048,577 bytes: 0 of 1,048,576 are in use") as caught:
        memory.block((1 << 20) + 1)
    assert caught.value.code == "RESOURCE_EXHAUSTED"
    text = 'with device("cpu:1") { var v: f32[1000] = zeros([1000]); y = v + 1 }'
    with Session(graph_of(text), devices="cpu:2") as s:
        s.run("y")
        first, second = (each.memory for each in s.devices.values())
        assert isinstance(first, CpuMemory) and isinstance(second, CpuMemory)
        assert first.most_used < 4000 <= second.used


@pytest.mark.parametrize("devices", ["cpu:1:memory=4M", "cpu:2:memory=4M"])
def test_steps_that_need_more_than_was_planned_end_with_an_error(devices: str) -> None:
    """Placement counts sizes it does not know as 64."""
    text = (
        'dim n\ninput x: f32[n, 64]\nh = with device("cpu:1") { x @ ones([64, 64]) }\ny = softmax(h @ ones([64, 64]))'
    )
    with Session(graph_of(text), devices=devices) as s:
        small = s.run("y", {"x": np.ones((100, 64), np.float32)})
        assert np.allclose(small, 1 / 64)
        with pytest.raises(
            Error, match=r"CPU:\d has no memory for [\d,]+ bytes: [\d,]+ of 4,194,304 are in use"
        ) as caught:
            s.run("y", {"x": np.ones((50000, 64), np.float32)})
        assert caught.value.code == "RESOURCE_EXHAUSTED"
        assert np.array_equal(s.run("y", {"x": np.ones((100, 64), np.float32)}), small)


def test_a_simulated_link_takes_its_time_when_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    info, link = DeviceInfo(local_name("SIM", 0), memory=1 << 20), Link(latency=0.002, bandwidth=1e9)
    transfer = Transfer("t", local_name("CPU", 0), info.name, tensor(f32, 4))
    assert SimDevice(info, 1, link).delay_ns(transfer, 1000) == 0
    monkeypatch.setenv("TFC_SIM_DELAY", "1")
    slow = SimDevice(info, 1, link)
    assert slow.delay_ns(transfer, 1_000_000) == 3_000_000
    assert slow.memory.size == 1 << 20  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("devices", "error", "message"),
    [
        ("cpu:100000", Error, "RESOURCE_EXHAUSTED: 100000 devices are more than the 128 of one session"),
        ({"cpu": -2}, Error, "there cannot be -2 'cpu' devices"),
        ({"cpu": "x"}, TypeError, "the number of 'cpu' devices is 'x'"),
        ({"cpu": 1.5}, TypeError, "is 1.5, not a whole number"),
        (["cpu:0"], TypeError, "devices are given as `cpu:2,sim:1`"),
        (3, TypeError, "not int"),
    ],
)
def test_what_is_no_set_of_devices(devices: object, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        describe(devices)  # type: ignore[arg-type]


def test_one_cpu_serves_for_others_unless_placement_is_strict() -> None:
    graph = graph_of('input x: f32[2]\nwith device("gpu:0") { y = x * 2 }')
    with Session(graph) as session:
        assert session.run("y", {"x": np.ones(2, np.float32)}).tolist() == [2, 2]
    with Session(graph, config=Config(soft_placement=False)) as session, pytest.raises(Error) as caught:
        session.run("y", {"x": np.ones(2, np.float32)})
    assert "y was explicitly assigned to /device:GPU:0" in str(caught.value)
    assert caught.value.node == "y"
