"""Nodes that wait: put aside by the dataflow executor, which goes on with the others."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import pytest

import tfc
from tfc.ir.dataflow.executor import DataflowExecutor
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.reference.async_result import Waiting, result_of
from tfc.ir.types.types import f64


def _graph() -> Graph:
    """`late` waits, `other` does not; `end` takes both."""
    b = Builder()
    late = b.emit("Identity", b.const(1.0, f64), name="late")
    other = b.emit("Identity", b.const(2.0, f64), name="other")
    return b.finish([b.emit("Add", late, other, name="end")])


def _runner(future: Future[float], log: list[str]) -> Any:
    def run(node: Node, inputs: Sequence[Any]) -> Sequence[Any] | Waiting:
        log.append(node.name)
        if node.name == "late":
            return Waiting(node, (future,), lambda: [result_of(future)])
        return [sum(inputs) if node.name == "end" else 0.5]

    return run


def test_others_run_while_a_node_waits() -> None:
    future: Future[float] = Future()
    log: list[str] = []
    executor = DataflowExecutor(_graph(), _runner(future, log))
    executor.begin()
    while executor.advance():
        pass
    assert "other" in log
    assert "end" not in log
    assert [waiting.node.name for waiting in executor.parked] == ["late"]
    future.set_result(4.0)
    while executor.advance():
        pass
    outputs = executor.end()
    assert [float(v) for k, v in outputs.items() if k.node == "end"] == [4.5]


def test_another_thread_may_help() -> None:
    future: Future[float] = Future()
    executor = DataflowExecutor(_graph(), _runner(future, []), patience=None)
    timer = threading.Timer(0.02, future.set_result, [1.0])
    timer.start()
    assert 1.5 in executor.run().values()
    timer.join()


def test_a_step_that_nobody_can_help_is_an_error_and_withdraws() -> None:
    future: Future[float] = Future()
    with pytest.raises(tfc.Error, match=r"the step waits forever: for Identity 'late'") as caught:
        DataflowExecutor(_graph(), _runner(future, [])).run()
    assert caught.value.code == "DEADLINE_EXCEEDED"
    assert caught.value.node == "late"
    assert future.cancelled()


def test_a_future_that_was_cancelled_cancels_the_step() -> None:
    future: Future[float] = Future()
    future.cancel()
    with pytest.raises(tfc.Error, match="Step was cancelled") as caught:
        DataflowExecutor(_graph(), _runner(future, [])).run()
    assert caught.value.code == "CANCELLED"
