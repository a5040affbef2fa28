"""Ops of the host that wait without holding a thread: what goes on meanwhile, who ends them, locks, cancelling."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any

import pytest

from tests.runtime.hand_made_parts import BOOL, Part, group_of, run
from tfc.ir.base.errors import Error
from tfc.ir.graph.registry import ASYNC, OPS, STATEFUL, Op
from tfc.ir.reference.node_state import Slot
from tfc.runtime.dataflow.group import Group
from tfc.runtime.program.host_ops import run_host_op
from tfc.runtime.state.rw_lock import ReadWriteLock
from tfc.runtime.state.yielding_lock import YieldingLock

A, B = (f"/job:localhost/replica:0/task:0/device:CPU:{k}" for k in range(2))
LONG = 20.0


class Door:
    """What the op Await waits for: each gives a future of its operand plus one, kept here."""

    def __init__(self) -> None:
        self.futures: list[tuple[Future[Any], Any]] = []
        self.came = threading.Semaphore(0)

    def body(self, x: Any) -> Any:
        future: Future[Any] = Future()
        self.futures.append((future, x))
        self.came.release()
        return future

    def wait(self, count: int = 1) -> None:
        for _ in range(count):
            assert self.came.acquire(timeout=LONG)

    def open(self, k: int = 0) -> None:
        future, x = self.futures[k]
        if future.set_running_or_notify_cancel():
            future.set_result(x + 1)


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    made = Door()
    known = OPS["Neg"]
    op = Op(**{**{f: getattr(known, f) for f in known.__dataclass_fields__ if known.__dataclass_fields__[f].init}})
    op.name, op.body, op.traits = "TestAwait", made.body, STATEFUL | ASYNC
    monkeypatch.setitem(OPS, "TestAwait", op)
    return made


class Running:
    """A group that runs in a thread of its own."""

    def __init__(self, group: Group, *operands: Sequence[Any], **options: Any) -> None:
        self.result: Any = None
        self.problem: BaseException | None = None
        self._thread = threading.Thread(target=self._run, args=(group, operands, options), daemon=True)
        self._thread.start()

    def _run(self, group: Group, operands: Any, options: Any) -> None:
        try:
            self.result = run(group, *operands, **options)
        except BaseException as problem:
            self.problem = problem

    @property
    def is_over(self) -> bool:
        return not self._thread.is_alive()

    def end(self) -> Any:
        self._thread.join(LONG)
        assert self.is_over, "the step hangs"
        if self.problem is not None:
            raise self.problem
        return self.result


def two_waits() -> Part:
    a = Part(A)
    a.argument("x")
    a.op("TestAwait", "first", "x")
    a.op("Neg", "negated", "x")
    a.op("TestAwait", "second", "negated")
    a.op("Mul", "y", "first", "second")
    a.result("y")
    return a


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_others_go_on_while_an_op_waits(door: Door, order: tuple[int, int]) -> None:
    group = group_of(two_waits())
    for x in (4, 9):
        step = Running(group, [x])
        door.wait(2)  # both have begun, so the first held nobody up
        assert not step.is_over
        for k in order:
            door.open(k)
        assert step.end() == [[(x + 1) * (1 - x)]]
        door.futures.clear()


def test_a_future_that_is_done_at_once_is_no_wait(door: Door) -> None:
    body = door.body

    def at_once(x: Any) -> Any:
        future = body(x)
        door.open(len(door.futures) - 1)
        return future

    OPS["TestAwait"].body = at_once
    assert run(group_of(two_waits()), [3]) == [[-8]]


def test_a_recv_waits_for_what_another_device_waits_for(door: Door) -> None:
    a, b = Part(A), Part(B)
    a.argument("x")
    a.op("TestAwait", "y", "x")
    a.send("y", B)
    b.recv("edge_y", A)
    b.op("Neg", "z", "edge_y")
    b.result("z")
    step = Running(group_of(b, a), (), [6])
    door.wait()
    door.open()
    assert step.end() == [[-7], []]


def test_waits_in_overlapping_iterations(door: Door) -> None:
    a = Part(A)
    a.argument("n")
    a.constant("zero", 0)
    frame = a.loop("while", 4)
    a.add("enter", "i/enter", "zero", argument=frame)
    a.add("invariant", "n/enter", "n", argument=frame)
    a.add("merge", "i", "i/enter", "i/next", frame=frame)
    a.op("Less", "p", "i", "n/enter", kind=BOOL, frame=frame)
    a.add("switch", "s", "i", "p", frame=frame)
    a.op("TestAwait", "more", "s:1", frame=frame)
    a.add("next", "i/next", "more", frame=frame)
    a.add("exit", "end", "s:0", frame=frame)
    a.result("end")
    step = Running(group_of(a), [5])
    for k in range(5):
        door.wait()
        door.open(k)
    assert step.end() == [[5]]


def test_an_error_of_the_future_is_the_nodes(door: Door) -> None:
    step = Running(group_of(two_waits()), [1])
    door.wait(2)
    door.futures[1][0].set_exception(Error("queue is closed", code="OUT_OF_RANGE"))
    with pytest.raises(Error, match=r"OUT_OF_RANGE: queue is closed \(node 'second'\)"):
        step.end()
    assert door.futures[0][0].cancelled()


def test_an_op_that_others_withdraw_fails(door: Door) -> None:
    step = Running(group_of(two_waits()), [1])
    door.wait(2)
    door.futures[0][0].cancel()
    with pytest.raises(Error, match=r"CANCELLED: TestAwait: it was withdrawn \(node 'first'\)"):
        step.end()


def test_cancelling_withdraws_what_waits(door: Door) -> None:
    group = group_of(two_waits())
    step = Running(group, [1])
    door.wait(2)
    group.cancel()
    with pytest.raises(Error, match="CANCELLED: the step was cancelled"):
        step.end()
    assert [future.cancelled() for future, _ in door.futures] == [True, True]
    door.open(0)  # too late: the op sees that it was withdrawn
    step = Running(group, [2])
    door.wait(2)
    door.open(2)
    door.open(3)
    assert step.end() == [[-3]]


def test_a_step_that_may_not_be_stopped_is_cancelled_once_it_waits(door: Door) -> None:
    group = group_of(two_waits())
    step = Running(group, [1], stoppable=False)
    door.wait(2)
    group.cancel()
    with pytest.raises(Error, match="CANCELLED"):
        step.end()


@pytest.fixture
def _interrupts() -> Iterator[None]:
    """SIGINT is a KeyboardInterrupt, also where the tests run in the background of a shell, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interrupts")
def test_a_signal_ends_a_step_that_waits(door: Door) -> None:
    group = group_of(two_waits())
    threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        run(group, [1])
    assert all(future.cancelled() for future, _ in door.futures)
    step = Running(group, [2])
    door.wait(4)
    door.open(2)
    door.open(3)
    assert step.end() == [[-3]]


def test_a_deadline_ends_a_step_that_waits(door: Door) -> None:
    begin = time.monotonic()
    step = Running(group_of(two_waits()), [1], deadline=begin + 0.05)
    with pytest.raises(Error, match="DEADLINE_EXCEEDED"):
        step.end()
    assert 0.04 < time.monotonic() - begin < 5
    assert all(future.cancelled() for future, _ in door.futures)


def test_a_deadline_ends_a_step_that_computes() -> None:
    a = Part(A)
    a.constant("zero", 0)
    frame = a.loop("for_ever")
    a.add("enter", "i/enter", "zero", argument=frame)
    a.add("merge", "i", "i/enter", "i/next", frame=frame)
    a.op("Neg", "more", "i", frame=frame)
    a.add("next", "i/next", "more", frame=frame)
    with pytest.raises(Error, match="DEADLINE_EXCEEDED"):
        run(group_of(a), deadline=time.monotonic() + 0.05)


def test_what_an_op_was_given_stays_its_own(door: Door) -> None:
    """The memory of its operand may be reused once the step is cancelled."""
    group = group_of(two_waits())
    step = Running(group, [11])
    door.wait(2)
    group.cancel()
    with pytest.raises(Error):
        step.end()
    step = Running(group, [12])
    door.wait(2)
    assert [int(x) for _, x in door.futures] == [11, -11, 12, -12]
    group.cancel()
    with pytest.raises(Error):
        step.end()


class Counter:
    """A variable that a step holds, saves and restores."""

    def __init__(self) -> None:
        self.lock, self.value, self.saved = ReadWriteLock(), 0, 0

    def save(self) -> None:
        self.saved = self.value

    def restore(self) -> None:
        self.value = self.saved

    def changed(self) -> list[str]:
        return ["counter"] if self.value != self.saved else []

    def hold(self) -> YieldingLock:
        return YieldingLock(self.lock, True, self.save, self.restore, self.changed)


def held(door: Door, counter: Counter, writes_first: bool) -> Running:
    """A step that waits for the door, and adds one to the counter before or after that."""
    a = Part(A)
    a.argument("x")
    wait, write = ("second", "first") if writes_first else ("first", "second")
    a.op("Neg", write, "x" if writes_first else wait)
    a.op("TestAwait", wait, write if writes_first else "x")
    a.op("Neg", "last", "second")
    a.result("last")
    group = group_of(a)

    def run_host(node: Any, inputs: Any, written: Any) -> Any:
        if node.name == write:
            counter.value += 1
            group.executors[0].record.has_written = 1
        if node.name == "last":
            raise Error("fails at the end", node=node.name)
        return run_host_op(node, inputs, written, Slot())

    class Held(Running):
        def _run(self, group: Group, operands: Any, options: Any) -> None:
            try:
                with counter.hold() as hold:
                    hold.save()
                    self.result = run(group, *operands, hold=hold, **options)
            except BaseException as problem:
                self.problem = problem

    return Held(group, [1], run_host=run_host)


def test_a_step_that_waits_lets_go_of_the_variables(door: Door) -> None:
    counter = Counter()
    step = held(door, counter, writes_first=False)
    door.wait()
    with counter.lock.writing_alone():  # another step does what this one waits for
        counter.value += 100
    door.open()
    with pytest.raises(Error, match="fails at the end") as raised:
        step.end()
    assert counter.value == 100  # it had written nothing when it let go: the failure undoes all it did
    assert not getattr(raised.value, "__notes__", [])


def test_a_step_that_let_go_after_it_wrote_is_not_undone(door: Door) -> None:
    counter = Counter()
    step = held(door, counter, writes_first=True)
    door.wait()
    with counter.lock.writing_alone():
        assert counter.value == 1
    door.open()
    with pytest.raises(Error, match="fails at the end") as raised:
        step.end()
    assert counter.value == 1
    assert "changed since it began: counter" in raised.value.__notes__[0]


def test_many_threads_complete(door: Door) -> None:
    a = Part(A)
    a.argument("x")
    a.op("TestAwait", "w0", "x")
    a.add("forward", "sum0", "w0")
    for k in range(1, 40):
        a.op("TestAwait", f"w{k}", "x")
        a.op("Add", f"sum{k}", f"sum{k - 1}", f"w{k}")
    a.result("sum39")
    group = group_of(a)
    for round_ in range(5):
        step = Running(group, [round_])
        door.wait(40)
        threads = [threading.Thread(target=lambda j=j: [door.open(k) for k in range(j, 40, 4)]) for j in range(4)]
        for thread in threads:
            thread.start()
        assert step.end() == [[40 * (round_ + 1)]]
        for thread in threads:
            thread.join()
        door.futures.clear()
