"""Queue runners: the threads of a session that fill queues while steps run (white paper §4.5; TensorFlow's
python/training/queue_runner_impl.py).

The graph says by QueueRunner nodes what is to be repeated. A thread repeats one enqueue until its input ends; the last
thread that fills a queue closes it then. Any other error stops all runners. A runner that waits, for room in its queue
or for a file's name, waits in its step.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Value
from tfc.runtime.execute.signature import Signature
from tfc.runtime.execute.step import Step
from tfc.runtime.session.coordinator import CLEAN, Coordinator

if TYPE_CHECKING:
    from tfc.ir.queues.queue import Queue
    from tfc.runtime.session.engine import Engine
    from tfc.runtime.session.session import Session

Repeat = Callable[[], object]
"""Runs the enqueue once."""


@record(frozen=True)
class QueueRunner:
    """A queue with the nodes that fill it: the handle, the nodes to repeat, and the number of threads for each."""

    name: str
    queue: Value
    fills: tuple[str, ...]
    threads: int = 1


def queue_runners(graph: Graph) -> list[QueueRunner]:
    """The queue runners that a graph names."""
    return [
        QueueRunner(node.name, node.inputs[0], node.control_inputs, int(str(node.attrs["threads"])))
        for node in graph.nodes
        if node.op == "QueueRunner"
    ]


class Running:
    """The queue runners of a session, while they run."""

    def __init__(self, session: Session, engine: Engine, coordinator: Coordinator) -> None:
        self.coordinator = coordinator
        self._filled: dict[Queue, _Filled] = {}
        self._threads: list[threading.Thread] = []
        self._steps: list[Step] = []
        for runner in queue_runners(session.graph):
            self._add(session, engine, runner)
        coordinator.on_stop(self._cancel)
        for thread in self._threads:
            coordinator.register(thread)
            thread.start()

    def _add(self, session: Session, engine: Engine, runner: QueueRunner) -> None:
        from tfc.ir.ops.queue import queue_of

        handle = session.run(runner.queue)
        queue = queue_of(handle)  # type: ignore[arg-type]  # one value was asked for
        filled = self._filled.setdefault(queue, _Filled(queue))
        fills = [name for name in runner.fills for _ in range(runner.threads)]
        filled.threads += len(fills)
        for number, name in enumerate(fills):
            # Not one of the session's steps, which may have a time limit: this one waits as long as the queue is full.
            step = Step(engine, Signature.of(engine.graph, (), (), (name,)), engine.compile)
            self._steps.append(step)
            body = partial(self._fill, partial(step.run, {}), filled)
            self._threads.append(threading.Thread(target=body, name=f"{runner.name}-{number}", daemon=True))

    def _fill(self, repeat: Repeat, filled: _Filled) -> None:
        with self.coordinator.stop_on_exception():
            try:
                while not self.coordinator.should_stop():
                    repeat()
            except Error as error:
                if error.code not in CLEAN and not filled.was_closed(error):
                    raise
            finally:
                filled.one_less()

    def _cancel(self) -> None:
        """Let no thread wait for room any more."""
        for queue in self._filled:
            queue.close(cancel_pending_enqueues=True)

    @property
    def error(self) -> BaseException | None:
        """The error that stopped the runners."""
        return self.coordinator.error

    def stop(self) -> None:
        """Stop all threads, and wait for them. Errors were raised in steps; here they are ignored."""
        self.coordinator.request_stop()
        while any(thread.is_alive() for thread in self._threads):
            for executable in [each for step in self._steps for each in step.executables]:
                executable.cancel()
            for thread in self._threads:
                thread.join(0.02)


class _Filled:
    """A queue that threads fill, of one runner or several; the last one to end closes it."""

    def __init__(self, queue: Queue) -> None:
        self._queue, self.threads = queue, 0
        self._lock = threading.Lock()

    def was_closed(self, error: Error) -> bool:
        """True for the error of an enqueue whose queue was closed."""
        return error.code == "CANCELLED" and self._queue.closed

    def one_less(self) -> None:
        with self._lock:
            self.threads -= 1
            last = self.threads == 0
        if last:
            with suppress(Error):  # somebody else may have closed it
                self._queue.close()


def first_error(error: Error, running: Sequence[Running]) -> BaseException:
    """The error to raise for the end of a queue: the one that made its runners stop, if there was one."""
    if error.code in ("OUT_OF_RANGE", "CANCELLED"):
        return next((each.error for each in running if each.error is not None), error)
    return error
