"""Steps on several devices: results, sizes, variables, failures, and that nothing leaks from one memory to another."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.frontend.programs import graph_of
from tfc.ir.base.errors import Error
from tfc.runtime.devices import describe
from tfc.runtime.devices.sim import SimMemory
from tfc.runtime.execute.device_executable import DeviceExecutable
from tfc.runtime.session.session import Session

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
    return [executable for executable in session.executables if isinstance(executable, DeviceExecutable)]


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
with device("{0}") {
  found = Where(x > 0)
  words = for t in range(n) { yield collect if t > 0 { "more" } else { "first" } }
}
with device("{1}") { twice = found * 2; rows = shape(found) }
with device("{2}") { back = concat([words, words], 0) }
"""


@pytest.mark.parametrize("devices", EVERYWHERE)
def test_strings_and_sizes_that_nobody_knows_cross(devices: str) -> None:
    graph = program(STRINGS, devices)
    with Session(graph) as alone, Session(graph, devices=devices) as s:
        for n, x in ((1, [-1, 0, 1]), (4, [1, 1, 1]), (2, [-1, -1, -1])):
            feeds: Any = {"n": np.array(n, np.int32), "x": np.array(x, np.float32)}
            names = ["twice", "rows", "words", "back"]
            for mine, wanted in zip(s.run(names, feeds), alone.run(names, feeds), strict=True):
                np.testing.assert_array_equal(mine, wanted)


def test_objects_travel_by_their_numbers() -> None:
    """_PutObject gives a string's number, a Send takes that along, _TakeObject looks it up again."""
    devices = EVERYWHERE[0]
    with Session(program(STRINGS, devices), devices=devices) as s:
        n, x = np.array(1, np.int32), np.array([-1, 0, 1], np.float32)
        assert s.run("back", {"n": n, "x": x}).tolist() == ["first", "first"]  # type: ignore[union-attr]
        ops = {node.op for each in s.executables for program in each.programs for node in program.host_nodes}
        assert {"_PutObject", "_TakeObject"} <= ops


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
    x: Any = np.array([3, 4], np.int32)
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


LENGTHS = """
input n: i32[]
with device("{0}") {
  squares = for t in range(n) { yield collect t * t }
  sums = for q in squares, s = 0 { yield s + q }
}
with device("{1}") { y = sum(squares) + sums }
"""


@pytest.mark.parametrize("devices", EVERYWHERE)
def test_loops_that_say_how_long_they_are_in_the_run(devices: str) -> None:
    graph = program(LENGTHS, devices)
    with Session(graph, devices=devices) as s:
        assert [int(s.run("y", {"n": np.array(n, np.int32)})) for n in (0, 4, 1)] == [0, 28, 0]  # type: ignore[arg-type]


READS = """
input x: f32[4]
with device("cpu:0") { var v: f32[4] = [1, 2, 3, 4] }
with device("cpu:1") { var w: f32[4] = [5, 6, 7, 8] }
with device("cpu:1") { a = x * w }
with device("cpu:0") { y = a + v }
"""


def test_brief_steps_see_what_others_write_and_that_a_variable_lost_its_value() -> None:
    x = np.ones(4, np.float32)
    with Session(graph_of(READS), devices="cpu:2") as s:
        for k in range(4):
            s.set_state({"w": np.full(4, k, np.float32)})
            np.testing.assert_array_equal(s.run("y", {"x": x}), np.array([1, 2, 3, 4]) + k)
        (step,) = [each for each in on_devices(s) if any(run.fast_group for run in each.idle_runs)]
        s.variables.shared.reset([])
        with pytest.raises(Error, match="uninitialized value"):
            step.run([x])
        np.testing.assert_array_equal(s.run("y", {"x": x}), [6, 8, 10, 12])  # initialised anew


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


@pytest.mark.few(4)
@pytest.mark.parametrize("devices", EVERYWHERE)
@pytest.mark.parametrize("n", [0, 1, 3, 20])
def test_loops_and_branches_across_devices(devices: str, n: int) -> None:
    graph = program(LOOPS, devices)
    feeds: Any = {"n": np.array(n, np.int32), "x": np.array([1, -2], np.int32)}
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


PICKED = """
input x: f32[4]
input at: i32[3]
with device("{0}") { var A: f32[4] = [0.0, 0, 0, 0]; a = AssignAdd(A, x); p = gather(x, at[0]) }
with device("{1}") { var B: f32[4] = [0.0, 0, 0, 0]; b = AssignAdd(B, x); q = gather(x + 1, at[1]) }
with device("{2}") { var C: f32[4] = [0.0, 0, 0, 0]; c = AssignAdd(C, x); r = gather(x + 2, at[2]) }
y = p + q + r
"""


@pytest.mark.parametrize("devices", EVERYWHERE)
def test_a_failure_on_any_device_names_its_line(devices: str) -> None:
    with Session(program(PICKED, devices), devices=devices) as session:
        for place, name in enumerate(("p", "q", "r")):
            feeds = {"x": np.ones(4, np.float32), "at": np.array([9 if k == place else 0 for k in range(3)], np.int32)}
            with pytest.raises(Error) as caught:
                session.run("y", feeds, ["a", "b", "c"])
            assert (caught.value.node, caught.value.code) == (name, "INVALID_ARGUMENT")
            assert caught.value.loc is not None
            assert caught.value.loc.line == 4 + place
            for variable in session.run(["A", "B", "C"]):
                np.testing.assert_array_equal(variable, [0, 0, 0, 0])


def test_a_simulated_device_computes_in_its_own_memory_and_a_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    graph = program(VARIABLES, "sim:3")
    x: Any = np.array([3, 4], np.int32)
    with Session(graph, devices="sim:3") as s:
        s.run("total", {"x": x}, UPDATES)
        device = s.devices[s.device_set.names[0]]
        assert device.memory.holds(s.variables["v"].array)
        assert not device.memory.holds(s.variables["w"].array) and not device.memory.holds(x)
    monkeypatch.setattr(SimMemory, "copy", lambda self, array, owner="": array)  # what is fed stays where it is
    with Session(graph, devices="sim:3") as s, pytest.raises(Error, match=r"from outside of the memory of .*SIM:"):
        s.run("total", {"x": x}, UPDATES)


def test_memory_of_a_simulated_device_is_given_back_and_has_an_end() -> None:
    memory = SimMemory("here", 1 << 16)
    pieces = [memory.block(1000) for _ in range(8)]
    assert len({piece.ctypes.data for piece in pieces}) == 8 and all(map(memory.holds, pieces))
    assert all(piece.ctypes.data % 64 == 0 for piece in pieces)
    view = pieces[3].view(np.float32)[2:]
    del pieces
    with pytest.raises(Error, match="here has no memory for 64,000 bytes") as caught:
        memory.block(64_000)
    assert caught.value.code == "RESOURCE_EXHAUSTED"
    del view
    assert memory.holds(memory.block(64_000))


def test_a_variable_of_another_memory_is_never_copied_silently() -> None:
    text = "var v: i32[2] = [1, 2]\ny = v + 1"
    with Session(program(text, "sim:1"), devices="sim:1") as s:
        s.run("y")
        with Session(program(text, "cpu:1"), share=s) as other, pytest.raises(Error, match=r"lives on .*SIM:0"):
            other.run("y")


def test_any_number_of_threads_run_steps_at_once() -> None:
    graph = program(CHAIN, "cpu:3")
    failures: list[BaseException] = []
    with Session(graph, devices="cpu:3") as s:

        def work(n: int) -> None:
            x = np.arange(3 * n, dtype=np.int32).reshape(n, 3)
            try:
                wanted: Any = None
                for _ in range(50):
                    got: Any = s.run(["d", "f"], {"x": x})
                    wanted = wanted or got
                    np.testing.assert_array_equal(got[1], wanted[1])
            except BaseException as problem:
                failures.append(problem)

        threads = [threading.Thread(target=work, args=(n,)) for n in (1, 2, 3, 4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not failures


def test_a_step_that_never_ends_is_cancelled_on_all_devices() -> None:
    text = """
input x: i32[]
y = while (i = x; i > 0) { with device("cpu:1") { j = i + 1 }; yield maximum(j, 1) }
with device("cpu:0") { z = y * 2 }
"""
    with Session(graph_of(text), devices="cpu:2") as s:
        s.run("z", {"x": np.array(0, np.int32)})
        timer = threading.Timer(0.3, s.cancel)
        timer.start()
        with pytest.raises(Error) as caught:
            s.run("z", {"x": np.array(1, np.int32)})
        assert caught.value.code == "CANCELLED"
        assert s.run("z", {"x": np.array(0, np.int32)}) == 0


def test_variables_of_all_devices_are_saved_restored_and_reset(tmp_path: Path) -> None:
    graph = program(VARIABLES, "cpu:2,sim:1")
    x: Any = np.array([3, 4], np.int32)

    def values(session: Session) -> dict[str, list[int]]:
        return {name: value.tolist() for name, value in session.state().items()}

    with Session(graph, devices="cpu:2,sim:1") as s:
        s.run("total", {"x": x}, UPDATES)
        kept = values(s)
        s.save(tmp_path / "state.safetensors")
        s.save_checkpoint(tmp_path / "checkpoints", 1)
        s.run("total", {"x": x}, UPDATES)
        assert values(s) != kept
        s.restore(tmp_path / "state.safetensors")
        assert values(s) == kept
    graph = program(VARIABLES, "sim:2,cpu:1")
    with Session(graph, devices="sim:2,cpu:1") as s:
        assert s.restore_checkpoint(tmp_path / "checkpoints") is not None
        s.run("total", {"x": x})
        assert values(s) == kept
        s.reset()
        assert values(s)["v"] == [1, 2]


def test_what_is_added_to_a_graph_is_placed_too() -> None:
    first = 'var v: i32[] = 2\nwith device("cpu:1") { y = v * 3 }'
    with Session(graph_of(first), devices="cpu:2") as s:
        assert s.run("y") == 6
        s.extend(graph_of(first + '\nwith device("cpu:0") { z = y + v }'))
        assert s.run("z") == 8


@pytest.mark.parametrize("devices", [{"tpu": 1}, "cpu:1,tpu:2", "cpu:x", {"cpu": 0}])
def test_devices_that_are_not_there_are_refused(devices: Any) -> None:
    with pytest.raises(Error):
        Session(graph_of("x = 1"), devices=devices)
