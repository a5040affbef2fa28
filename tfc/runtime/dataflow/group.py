"""A group: the executors of one step, one per device, and the native rendezvous where their Sends and Recvs meet
(native/executor/group.c). A step on one device is a group of one.

The calling thread drives the executors: each runs until it waits, then the next one does. Steps that take long are
driven by more threads if that turns out to be quicker (helper_threads.py). Host ops run here, in Python, when native
code asks; one that is Pending is left, and completed by the thread that ends its future. While all of the step waits
for such ops, the thread sleeps and the step releases the session's variables (yielding_lock.py).
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.codegen.program.dataflow import Transfer
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.base.status import Status
from tfc.ir.types.types import Array
from tfc.runtime.dataflow.executor import Executor, HostCall, RunHost
from tfc.runtime.dataflow.flow_memory import pointers
from tfc.runtime.dataflow.helper_threads import HelperThreads, ThreadTuner
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native import flow_records as records
from tfc.runtime.state.yielding_lock import YieldingLock

if TYPE_CHECKING:
    from concurrent.futures import Future

    from tfc.runtime.program.host_ops import Pending

Delays = Mapping[tuple[str, str, str], float]
"""Seconds that a transfer takes longer than its copy, by name, source and destination."""


@dataclass(frozen=True, slots=True)
class DataflowCall:
    """A run of one executor: the dataflow of its program, and the arguments. `lasting`: they are variables."""

    dataflow: int
    operands: Sequence[Array]
    lasting: bool = False


class Group:
    """Executors that run one step together, again and again; one step at a time. `delays` are for simulated links.

    INTERNAL when a Send has no Recv, or they differ in their type.
    """

    def __init__(self, executors: Sequence[Executor], delays: Delays | None = None) -> None:
        self.executors = tuple(executors)
        self.transfers = _match(self.executors)
        self._native = self.executors[0].native
        self._state = _State(len(self.transfers), len(self.executors))
        self._record, self._table = self._state.group, self._state.table
        copied = _copied_by_devices(self.executors)
        for entry, key in zip(self._table, self.transfers, strict=False):
            entry.delay_ns = round(1e9 * (delays or {}).get(key, 0.0))
            entry.is_copied = key in copied
        self._pointers = pointers([ctypes.addressof(record) for record in self._state.executors])
        self._record.executors, self._record.transfers = ctypes.addressof(self._pointers), ctypes.addressof(self._table)
        self._record.n_executors = len(self.executors)
        self.address = ctypes.addressof(self._record)
        """Of the native record."""
        self._fresh = [(ctypes.addressof(each), bytes(each)) for each in (self._record, self._table)]
        """The content of the records before a run."""
        self._join()
        self._tuner = ThreadTuner(len(self.executors))
        self._mutex = threading.Lock()
        """For what follows: threads that complete ops or cancel the step must not meet the next one."""
        self._is_running = False
        self._cancelled = False
        self._is_waiting = False
        self._stoppable = True
        self._error: BaseException | None = None
        self._open: dict[Future[Any], tuple[int, Pending]] = {}

    def run(
        self,
        asks: Sequence[DataflowCall],
        run_host: RunHost | Sequence[RunHost],
        stoppable: bool = True,
        *,
        hold: YieldingLock | None = None,
        deadline: float | None = None,
        threads: int = 0,
    ) -> list[list[Array]]:
        """The results of each executor. The first failure of any ends the step; an Error names the node, and its line.

        run_host   for all executors, or one for each
        stoppable  `cancel` may end the step at any time; otherwise only while all of it waits
        hold       let go of while the whole step waits
        deadline   of time.monotonic: DEADLINE_EXCEEDED when the step has not ended by then
        threads    how many threads work for the step; 0: as many as made earlier ones quick
        """
        self._begin(asks, stoppable, deadline)
        driver = records.DriverRecord(-1)
        run_hosts = [run_host] * len(self.executors) if callable(run_host) else run_host
        if len(self.executors) == 1:
            return self._drive(driver, run_hosts, hold)
        count = min(threads or self._tuner.threads, len(self.executors))
        works = [partial(self._go_on, records.DriverRecord(-1, home, 1), run_hosts) for home in range(1, count)]
        helpers = HelperThreads(works)
        self._tuner.begin(count)
        results = self._drive(driver, run_hosts, hold, helpers)
        self._tuner.end()
        return results

    def _drive(
        self,
        driver: records.DriverRecord,
        run_hosts: Sequence[RunHost],
        hold: YieldingLock | None,
        helpers: HelperThreads | None = None,
    ) -> list[list[Array]]:
        try:
            while status := self._go_on(driver, run_hosts):
                if status != records.WAITING:
                    raise self.failure(status)
                self._wait(hold)
            return [x.results() for x in self.executors]
        except BaseException as problem:
            self._abort(problem)
            self._go_on(driver, run_hosts)
            raise
        finally:
            if helpers is not None:
                helpers.join()
            self._end()

    def cancel(self) -> None:
        """End the step that runs with CANCELLED, if there is one and it may be. From any thread."""
        with self._mutex:
            self._cancelled = True
            if self._is_running and (self._stoppable or self._is_waiting):
                self._native.abort(self.address, Status.CANCELLED)

    def _join(self) -> None:
        numbers = {key: number for number, key in enumerate(self.transfers)}
        self._numbers: list[Array] = []
        """Of each executor: the number of each of its program's transfers."""
        for x, record in zip(self.executors, self._state.executors, strict=True):
            own = [numbers.get(_key(transfer), -1) for transfer in x.tables.transfers]
            self._numbers.append(np.array([*own, -1], np.int32))
            x.join(record, self.address, address_of(self._numbers[-1]))

    # ---- without Python's part of it --------------------------------------------------------------------------------

    def begun(self, asks: Sequence[DataflowCall]) -> tuple[int, bytes]:
        """The address of the records of a run, and their content at its beginning, for runs that begin by copying it
        (fast_group.py).
        """
        self._begin(asks, True, None)
        self._end()
        return self._state.address, bytes(self._state.block)

    @property
    def has_delays(self) -> bool:
        """True when a transfer takes longer than its copy."""
        return any(entry.delay_ns for entry in self._table)

    # ---- a run ------------------------------------------------------------------------------------------------------

    def _begin(self, asks: Sequence[DataflowCall], stoppable: bool, deadline: float | None) -> None:
        for to, given in self._fresh:
            ctypes.memmove(to, given, len(given))
        if deadline is not None:
            self._record.deadline_ns = max(1, round(1e9 * deadline))
        for x, ask in zip(self.executors, asks, strict=True):
            x.begin(ask.dataflow, ask.operands, stoppable, ask.lasting)
        with self._mutex:
            self._error, self._cancelled, self._stoppable, self._is_running = None, False, stoppable, True

    def _go_on(self, driver: records.DriverRecord, run_hosts: Sequence[RunHost]) -> int:
        """Drive until the step is over, 0 or a status, or all of it WAITING for ops of the host."""
        address = ctypes.addressof(driver)
        while (status := self._native.drive(self.address, address)) == records.HOST:
            try:
                call = self.executors[driver.held].run_host(run_hosts[driver.held])
                if call is not None:
                    self._leave(driver.held, call)
            except BaseException as problem:
                self._abort(problem)
        return int(status)

    def _wait(self, hold: YieldingLock | None) -> None:
        """Sleep until an op of the host ends, or the step is to end."""
        if hold is not None:
            hold.release(any(x.record.has_written for x in self.executors))
        try:
            with self._mutex:
                self._is_waiting = True
                if self._cancelled or any(x.activation.monitor.cancelled for x in self.executors):
                    self._native.abort(self.address, Status.CANCELLED)
            self._tuner.pause()
            while not self._native.await_group(self.address):
                pass  # here Python handles signals
        finally:
            self._tuner.go_on()
            self._is_waiting = False
            if hold is not None:
                hold.reacquire()

    def _end(self) -> None:
        with self._mutex:
            self._is_running = False
            left, self._open = self._open, {}
        for future in left:
            future.cancel()
        for x in self.executors:
            x.end()

    # ---- ops that are pending ---------------------------------------------------------------------------------------

    def _leave(self, number: int, call: HostCall) -> None:
        assert call.pending is not None
        future = call.pending.future
        with self._mutex:
            self._open[future] = number, call.pending
        future.add_done_callback(partial(self._complete, call))

    def _complete(self, call: HostCall, future: Future[Any]) -> None:
        """Complete a host op whose future has ended, in any thread."""
        with self._mutex:
            number, _ = self._open.pop(future, (-1, None))
            if number < 0:
                return  # the step is over
            try:
                assert call.pending is not None
                self.executors[number].fill(call, call.pending.outputs())
                self._native.complete(self.address, call.op_record)
            except BaseException as problem:
                self._fail(problem)

    # ---- failures ---------------------------------------------------------------------------------------------------

    def _abort(self, problem: BaseException) -> None:
        with self._mutex:
            self._fail(problem)

    def _fail(self, problem: BaseException) -> None:
        if self._error is None:
            self._error = problem
        status = problem.status if isinstance(problem, Error) else Status.UNKNOWN
        self._native.abort(self.address, status)

    def failure(self, status: int) -> BaseException:
        """The error of a run that has ended with this status."""
        group = self._record
        if group.failed >= 0:
            problem: BaseException = self.executors[group.failed].error()
            return problem
        if self._error is not None:
            return self._error
        if status == Status.CANCELLED:
            return Error("the step was cancelled", code="CANCELLED")
        if status == Status.DEADLINE_EXCEEDED:
            message = "Timed out waiting for notification"
            with self._mutex:
                first = next((pending for _, pending in self._open.values()), None)
            return first.error(message, "DEADLINE_EXCEEDED") if first else Error(message, "DEADLINE_EXCEEDED")
        awaited = (
            name
            for name, entry in zip(self.transfers, self._table, strict=False)
            if entry.first and records.ParcelRecord.from_address(entry.first).kind == records.AWAITED
        )
        waiting = next(awaited, None)
        what = f": {waiting}" if waiting else ""
        return Error(f"the step waits for a tensor that never comes{what}", code="INTERNAL")


class _State:
    """The records of a group and its executors, in one block that can be copied at once."""

    def __init__(self, transfers: int, executors: int) -> None:
        table, each = records.TransferRecord * max(1, transfers), records.ExecutorRecord * executors
        first = ctypes.sizeof(records.GroupRecord)
        second = first + ctypes.sizeof(table)
        self.block = (ctypes.c_char * (second + ctypes.sizeof(each)))()
        self.address = ctypes.addressof(self.block)
        self.group = records.GroupRecord.from_buffer(self.block)
        self.table = table.from_buffer(self.block, first)
        self.executors = each.from_buffer(self.block, second)


def _key(transfer: Transfer) -> tuple[str, str, str]:
    return (transfer.name, transfer.src, transfer.dst)


def _copied_by_devices(executors: Sequence[Executor]) -> set[tuple[str, str, str]]:
    """The transfers from a GPU to what the host computes: the GPU begins to copy when it sends."""
    ends: dict[str, set[tuple[str, str, str]]] = {"send": set(), "recv": set()}
    for x in executors:
        for flow in x.tables.flows:
            for node in flow.nodes:
                if node.kind == ("send" if x.is_on_gpu else "recv"):
                    ends[node.kind].add(_key(flow.transfers[node.argument]))
    return ends["send"] & ends["recv"]


def _match(executors: Sequence[Executor]) -> dict[tuple[str, str, str], Transfer]:
    """All transfers, in the order of their first appearance; each has a Send and a Recv."""
    found: dict[tuple[str, str, str], Transfer] = {}
    ends: dict[tuple[str, str, str], list[str]] = {}
    for x in executors:
        for flow in x.tables.flows:
            for node in flow.nodes:
                if node.kind in ("send", "recv"):
                    transfer = flow.transfers[node.argument]
                    if found.setdefault(_key(transfer), transfer) != transfer:
                        raise InternalError(f"{transfer} is {found[_key(transfer)]} on the other side")
                    ends.setdefault(_key(transfer), []).append(node.kind)
    for key, kinds in ends.items():
        if sorted(kinds) != ["recv", "send"]:
            raise InternalError(f"the transfer {key} has the ends {kinds}")
    return found
