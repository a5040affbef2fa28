"""_Send and _Recv, and the rendezvous where they meet."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.registry import OPS
from tfc.ir.reference.node_state import Slot
from tfc.ir.reference.rendezvous import Endpoint, Received, Rendezvous, transfer_key
from tfc.ir.text.parse import parse_graph
from tfc.ir.text.print import print_graph
from tfc.ir.types.types import f32, tensor

A, B = "/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"
PAIR: dict[str, Any] = {"tensor_name": "edge_3_x", "send_device": A, "recv_device": B, "send_device_incarnation": 255}


def test_key_has_the_parts_that_tensorflow_joins() -> None:
    assert transfer_key(PAIR, "loop:4") == f"{A};00000000000000ff;{B};edge_3_x;loop:4"


def _receive(rendezvous: Rendezvous) -> Any:
    (result,) = OPS["_Recv"].run([], {**PAIR, "tensor_type": tensor(f32, 2)}, Slot(Endpoint(rendezvous)))
    return result


def _send(rendezvous: Rendezvous, value: Any) -> None:
    OPS["_Send"].run([value], PAIR, Slot(Endpoint(rendezvous)))


def test_a_tensor_that_came_first_is_there_at_once() -> None:
    rendezvous, x = Rendezvous(), np.array([1, 2], np.float32)
    _send(rendezvous, x)
    assert _receive(rendezvous) is x
    _send(rendezvous, x)  # the key is free again


@pytest.mark.parametrize("sent", [np.array([1, 2], np.float32), None], ids=["alive", "dead"])
def test_who_comes_first_is_given_a_future(sent: Any) -> None:
    rendezvous = Rendezvous()
    future = _receive(rendezvous)
    assert isinstance(future, Future)
    assert rendezvous.awaited() == (transfer_key(PAIR),)
    _send(rendezvous, sent)
    assert future.result(0) is sent


def test_tags_keep_the_iterations_of_a_loop_apart() -> None:
    rendezvous = Rendezvous()
    keys = [transfer_key(PAIR, f";0;loop:{turn}") for turn in range(3)]
    later = [rendezvous.recv(key) for key in keys]
    for turn in (2, 0, 1):
        rendezvous.send(keys[turn], turn)
    assert [future.result(0) for future in later] == [Received(turn, False) for turn in range(3)]


@pytest.mark.parametrize("twice", ["sent", "received"])
def test_a_key_is_used_once(twice: str) -> None:
    rendezvous = Rendezvous()
    act = (lambda: rendezvous.send("k", 1)) if twice == "sent" else (lambda: rendezvous.recv("k"))
    act()
    with pytest.raises(tfc.Error, match=f"k is {twice} twice"):
        act()


def test_a_request_that_was_withdrawn_leaves_the_tensor_to_the_next() -> None:
    rendezvous = Rendezvous()
    _receive(rendezvous).cancel()
    assert rendezvous.awaited() == ()
    _send(rendezvous, np.zeros(2, np.float32))
    assert _receive(rendezvous).tolist() == [0, 0]


def test_the_first_error_reaches_those_who_wait_and_those_who_come_later() -> None:
    rendezvous = Rendezvous()
    waiting = [_receive(rendezvous), rendezvous.recv("other")]
    rendezvous.abort(tfc.Error("the disk is full", "RESOURCE_EXHAUSTED"))
    rendezvous.abort(tfc.Error("and then that"))
    for future in waiting:
        with pytest.raises(tfc.Error, match="the disk is full"):
            future.result(0)
    for act in (lambda: _receive(rendezvous), lambda: _send(rendezvous, None)):
        with pytest.raises(tfc.Error, match="the disk is full"):
            act()
    assert rendezvous.error is not None
    assert rendezvous.error.code == "RESOURCE_EXHAUSTED"


def test_threads_may_meet_there() -> None:
    rendezvous, found = Rendezvous(), list[int]()
    keys = [str(number) for number in range(200)]
    receiver = threading.Thread(target=lambda: found.extend(rendezvous.recv(key).result(5).value for key in keys))
    receiver.start()
    for key in reversed(keys):
        rendezvous.send(key, int(key))
    receiver.join()
    assert found == list(range(200))


def test_a_pair_prints_and_parses() -> None:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
        b.node("_Send", x, name="x/_0", **PAIR)
    with b.device(B):
        b.node("_Recv", name="x/_1", tensor_type=tensor(f32, 2), **PAIR)
    graph = b.finish()
    verify(graph)
    assert parse_graph(print_graph(graph)) == graph


def test_a_reference_stays_on_its_device() -> None:
    b = Builder()
    w = b.emit("VariableV2", name="w", dtype=f32, shape=(2,))
    with pytest.raises(BuildError, match="a reference to a variable can not leave its device"):
        b.node("_Send", w, **PAIR)
