"""Steps on several devices: results, sizes, variables, failures, and that nothing leaks from one memory to another."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.frontend.programs import graph_of
from tfc.ir.errors import Error
from tfc.runtime.device_executable import DeviceExecutable
from tfc.runtime.devices import describe
from tfc.runtime.session import Session

EVERYWHERE = ["cpu:3", "cpu:1,sim:2", "cpu:2,sim:1"]
"""Devices to run the same programs on. `{1}` and `{2}` stand for the second and the third of them."""


def program(text: str, devices: str) -> Any:
    """A graph whose `{0}`, `{1}` and `{2}` are the devices in order."""
    names = [info.name.rpartition("device:")[2].lower() for info in describe(devices)]
    for k, name in enumerate(names):
        text = text.replace(f"{{{k}}}", name)
    return graph_of(text)


def on_devices(session: Session) -> list[DeviceExecutable]:
    """What the session has compiled for more than one device."""
    found = [executable for step in session._steps.values() for executable in step.executables]
    return [executable for executable in found if isinstance(executable, DeviceExecutable)]


CHAIN = """
dim n
input x: i32[n, 3]
with device("{0}") { a = x * 2 + 1 }
with device("{1}") { b = a * a; c = b - x }
with device("{2}") { d = sum(b); e = c * 3 }
with device("{0}") { f = e - a + d }
"""


@pytest.mark.parametrize("devices", EVERYWHERE)
def test_parts_compute_what_one_device_computes_for_every_size(devices: str) -> None:
    graph = program(CHAIN, devices)
    with Session(graph) as alone, Session(graph, devices=devices) as s:
        for n in (4, 1, 0, 4):
            x = np.arange(3 * n, dtype=np.int32).reshape(n, 3)
            for mine, wanted in zip(s.run(["d", "f"], {"x": x}), alone.run(["d", "f"], {"x": x}), strict=True):
                np.testing.assert_array_equal(mine, wanted)
        (step,) = on_devices(s)
        assert len(step.parts) == 3


STRINGS = """
input n: i32[]
input x: f32[3]
with device("{0}") { found = Where(x > 0); words = for t in range(n) { yield collect if t > 0 { "more" } else { "first" } } }
with device("{1}") { twice = found * 2; rows = shape(found) }
with device("{2}") { back = concat([words, words], 0) }
"""


@pytest.mark.parametrize("devices", EVERYWHERE)
def test_strings_and_sizes_that_nobody_knows_cross(devices: str) -> None:
    graph = program(STRINGS, devices)
    with Session(graph) as alone, Session(graph, devices=devices) as s:
        for n, x in ((1, [-1, 0, 1]), (4, [1, 1, 1]), (2, [-1, -1, -1])):
            feeds = {"n": np.array(n, np.int32), "x": np.array(x, np.float32)}
            names = ["twice", "rows", "words", "back"]
            for mine, wanted in zip(s.run(names, feeds), alone.run(names, feeds), strict=True):
                np.testing.assert_array_equal(mine, wanted)


VARIABLES = """
input x: i32[2]
with device("{0}") { var v: i32[2] = [1, 2] }
with device("{1}") { var w: i32[2] = [5, 6] }
with device("{1}") { w += v * x }
with device("{0}") { v += x }
with device("{2}") { total = v + w }
"""
UPDATES = ("v/AssignAdd", "w/AssignAdd")


@pytest.mark.parametrize("devices", EVERYWHERE)
def test_variables_live_where_they_are_placed(devices: str) -> None:
    graph = program(VARIABLES, devices)
    x = np.array([3, 4], np.int32)
    with Session(graph) as alone, Session(graph, devices=devices) as s:
        for _ in range(3):
            mine, wanted = (each.run("total", {"x": x}, UPDATES) for each in (s, alone))
            np.testing.assert_array_equal(mine, wanted)
        assert {name: value.tolist() for name, value in s.state().items()} == {
            name: value.tolist() for name, value in alone.state().items()
        }
        names = s.device_set.names
        assert [s.variables.device_of(name) for name in ("v", "w")] == [names[0], names[1]]
        s.set_state({"w": np.array([0, 0], np.int32)})
        assert s.state()["w"].tolist() == [0, 0]


LOOPS = """
input n: i32[]
input x: i32[2]
with device("{0}") { p = n > 2 }
total = while (i = 0, acc = x; i < n) {
  with device("{1}") { next = acc * 2 + i }
  with device("{2}") { other = next - x }
  yield i + 1, other
}
with device("{1}") { y = if p { total.1 * 2 } else { total.1 - 1 } }
"""


@pytest.mark.parametrize("devices", EVERYWHERE)
@pytest.mark.parametrize("n", [0, 1, 3, 20])
def test_loops_and_branches_across_devices(devices: str, n: int) -> None:
    graph = program(LOOPS, devices)
    feeds = {"n": np.array(n, np.int32), "x": np.array([1, -2], np.int32)}
    with Session(graph) as alone, Session(graph, devices=devices) as s:
        for mine, wanted in zip(s.run(["y", "total:1"], feeds), alone.run(["y", "total:1"], feeds), strict=True):
            np.testing.assert_array_equal(mine, wanted)


def test_a_failure_names_the_node_and_leaves_variables_on_all_devices_as_they_were() -> None:
    text = """
input x: f32[2]
with device("cpu:0") { var v: f32[2] = [1, 2] }
with device("cpu:1") { var w: f32[2] = [5, 6] }
with device("cpu:1") { w += x; bad = check_numerics(x / w, "of the quotient") }
with device("cpu:0") { v += bad }
total = v
"""
    with Session(graph_of(text), devices="cpu:2") as s:
        before = s.state()
        with pytest.raises(Error, match="of the quotient") as caught:
            s.run("total", {"x": np.array([np.nan, 1], np.float32)}, UPDATES)
        assert caught.value.node is not None and caught.value.node.startswith("bad")
        after = s.state()
        for name in before:
            np.testing.assert_array_equal(before[name], after[name])
        s.run("total", {"x": np.ones(2, np.float32)}, UPDATES)
        assert s.state()["w"].tolist() == [6, 7]


@pytest.mark.parametrize("devices", [{"tpu": 1}, "cpu:1,tpu:2", "cpu:x", {"cpu": 0}])
def test_devices_that_are_not_there_are_refused(devices: Any) -> None:
    with pytest.raises(Error):
        Session(graph_of("x = 1"), devices=devices)
