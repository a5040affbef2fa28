"""Staging areas with keys; what is right, and the texts of errors, is as TensorFlow 2.21 has them."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.interpret.interpret import Interpreter

HEAD = """
input k: i64[]
input i: i32[?]
input x: f32[2]
input n: i32[]
put = MapStage(k, i, x, n, capacity=2, dtypes=[f32, i32], shared_name="m")
put_x = MapStage(k, i, x, dtypes=[f32, i32], shared_name="m")
put_n = MapStage(k, i, n, dtypes=[f32, i32], shared_name="m")
a, b = MapUnstage(k, i, dtypes=[f32, i32], shapes=[[2], []], shared_name="m")
c = MapUnstage(k, i, dtypes=[f32], shared_name="m")
d = MapUnstage(k, i, dtypes=[i32], shared_name="m")
e, f = MapPeek(k, i, dtypes=[f32, i32], shared_name="m")
key, g, h = MapUnstageNoKey(i, dtypes=[f32, i32], shapes=[[2], []], shared_name="m")
size = MapSize(shared_name="m")
incomplete = MapIncompleteSize(shared_name="m")
clear = MapClear(shared_name="m")
"""
BOTH = [0, 1]


class Area:
    """The graph above in the interpreter, or in a session."""

    def __init__(self, text: str = HEAD, session: bool = False, devices: str | None = None) -> None:
        graph = tfc.parse(text)
        self.session = tfc.Session(graph, devices=devices) if session else None
        self.plain = Interpreter(graph)

    def run(self, *fetches: str, target: str = "", **feeds: Any) -> list[Any]:
        targets = [target] if target else []
        if self.session is None:
            return [array.tolist() for array in self.plain.run(feeds, list(fetches), targets)]
        given = self.session.run(list(fetches), feeds, targets=targets)
        return [array.tolist() for array in given]  # type: ignore[union-attr]

    def put(self, k: int, x: Any = (1, 2), n: int = 7) -> None:
        self.run(target="put", k=k, i=BOTH, x=np.array(x, np.float32), n=n)

    def error(self, *fetches: str, target: str = "", **feeds: Any) -> tfc.Error:
        with pytest.raises(tfc.Error) as caught:
            self.run(*fetches, target=target, **feeds)
        return caught.value


@pytest.fixture(params=[False, True], ids=["interpreter", "session"])
def area(request: pytest.FixtureRequest) -> Any:
    made = Area(session=request.param)
    yield made
    if made.session is not None:
        made.session.close()


def test_tuples_leave_by_their_keys(area: Area) -> None:
    area.put(5)
    area.put(3, (3, 4), 8)
    assert area.run("e", "f", k=3, i=BOTH) == [[3, 4], 8]
    assert area.run("a", "b", k=3, i=BOTH) == [[3, 4], 8]
    assert area.run("a", "b", k=5, i=BOTH) == [[1, 2], 7]
    assert area.run("size") == [0]


def test_without_a_key_the_least_one_leaves(area: Area) -> None:
    area.put(5)
    area.put(-3, (3, 4), 8)
    assert area.run("key", "g", "h", i=BOTH) == [-3, [3, 4], 8]
    assert area.run("key", "g", "h", i=BOTH) == [5, [1, 2], 7]


def test_a_tuple_that_is_there_stays(area: Area) -> None:
    area.put(1)
    area.put(1, (9, 9), 9)
    assert area.run("size") == [1]
    assert area.run("a", "b", k=1, i=BOTH) == [[1, 2], 7]


def test_a_tuple_may_come_and_leave_in_parts(area: Area) -> None:
    area.run(target="put_x", k=2, i=[0], x=[1, 2])
    assert area.run("size", "incomplete") == [0, 1]
    area.run(target="put_n", k=2, i=[1], n=4)
    assert area.run("size", "incomplete") == [1, 0]
    assert area.run("d", k=2, i=[1]) == [4]
    assert area.run("size") == [1]
    assert area.run("c", k=2, i=[0]) == [[1, 2]]
    assert area.run("size") == [0]


def test_what_does_not_fit_is_an_error(area: Area) -> None:
    area.put(1)
    area.run(target="put_x", k=2, i=[0], x=[1, 2])
    given = {"x": np.ones(2, np.float32), "n": 1}
    assert "Indices are not strictly ordered" in area.error(target="put", k=3, i=[1, 0], **given).message
    again = area.error(target="put_x", k=2, i=[0], x=[1, 2])
    assert "The tensor for index '0' for key '2' was already initialized '2'." in again.message
    assert "Index '5' for key '2' was out of bounds '2'." in area.error(target="put_x", k=2, i=[5], x=[1, 2]).message
    assert "tensor 1 of the tuple is i32, not float32" in area.error(target="put_x", k=2, i=[1], x=[1, 2]).message
    assert "2 indices for 1 tensors" in area.error(target="put_x", k=4, i=BOTH, x=[1, 2]).message
    area.run("c", k=1, i=[0])
    gone = area.error("e", k=1, i=BOTH)
    assert "Tensor at index '0' for key '1' has already been removed." in gone.message
    assert "Index '9' for key '1' was out of bounds '2'." in area.error("d", k=1, i=[9]).message
    assert "Mismatch stage/unstage: 1 vs. 2" in area.error("a", k=1, i=[1]).message


def test_clearing_forgets_all(area: Area) -> None:
    area.put(1)
    area.run(target="put_x", k=2, i=[0], x=[1, 2])
    area.run(target="clear")
    assert area.run("size", "incomplete") == [0, 0]


def test_a_memory_limit() -> None:
    area = Area(
        "input k: i64[]\nput = MapStage(k, [0], [1.0, 2.0], dtypes=[f32], memory_limit=LIMIT)\n".replace("LIMIT", "7")
    )
    found = area.error(target="put", k=1)
    assert found.code == "RESOURCE_EXHAUSTED"
    assert "combined size of '8' bytes into Staging Area with a memory limit of '7'" in found.message
    area = Area(
        "input k: i64[]\nput = MapStage(k, [0], [1.0, 2.0], dtypes=[f32], memory_limit=LIMIT)\n".replace("LIMIT", "15")
    )
    area.run(target="put", k=1)
    assert "waits forever: for MapStage" in area.error(target="put", k=2).message


@pytest.mark.parametrize("devices", [None, "cpu:2"])
def test_each_waits_for_its_own_key(devices: str | None) -> None:
    area = Area(HEAD, session=True, devices=devices)
    assert area.session is not None
    found: dict[int, Any] = {}

    def take(k: int) -> None:
        found[k] = area.run("a", "b", k=k, i=BOTH)

    with area.session:
        takers = [threading.Thread(target=take, args=(k,)) for k in (1, 2, 3)]
        for taker in takers:
            taker.start()
        for k in (3, 2, 1):
            area.put(k, (k, k), k)
        for taker in takers:
            taker.join(30)
    assert found == {k: [[k, k], k] for k in (1, 2, 3)}


def test_putting_waits_for_room_and_may_be_given_up() -> None:
    area = Area(HEAD, session=True)
    assert area.session is not None
    with area.session as session:
        area.put(1)
        area.put(2)
        error: list[str] = []

        def put() -> None:
            error.append(area.error(target="put", k=3, i=BOTH, x=[1, 2], n=1).code)

        waiting = threading.Thread(target=put)
        waiting.start()
        waiting.join(0.1)
        assert waiting.is_alive()
        session.cancel()
        waiting.join(30)
        assert error == ["CANCELLED"]
        area.run("a", k=1, i=BOTH)
        area.put(4)
        assert area.run("size") == [2]


def test_the_ordered_ops_are_the_same() -> None:
    area = Area(HEAD.replace("Map", "OrderedMap"))
    area.put(5)
    area.put(3)
    assert area.run("key", i=BOTH) == [3]
