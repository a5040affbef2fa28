"""Options of a single run besides its results: a time limit, a trace, its partition graphs (TensorFlow's RunOptions and
RunMetadata, core/protobuf/config.proto).

    seen = tfc.RunMetadata()
    session.run("train", x=x, options=tfc.RunOptions(timeout=0.5, trace=True), metadata=seen)
    seen.trace.save("step.json")
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.runtime.trace.step_stats import Cost, node_costs, run_metadata
from tfc.runtime.trace.trace import Trace

if TYPE_CHECKING:
    from tfc.ir.graph.graph import Graph
    from tfc.ir.reference.rendezvous import Rendezvous


@record(frozen=True)
class RunOptions:
    """The options of one run. INVALID_ARGUMENT for a timeout that is not positive.

    timeout           seconds for the step itself, compiling apart: then it ends with DEADLINE_EXCEEDED. A step that has
                      begun to write variables it could not restore runs to its end
    trace             collect when everything ran, in `RunMetadata.trace`
    partition_graphs  give the graph that each device ran, in `RunMetadata.partition_graphs`
    """

    timeout: float | None = None
    trace: bool = False
    partition_graphs: bool = False

    def __post_init__(self) -> None:
        if self.timeout is not None and not self.timeout > 0:
            raise Error(f"a timeout is a positive number of seconds, not {self.timeout}")


@dataclass
class RunMetadata:
    """Information about one run; each run that it is given to fills it anew.

    trace             the spans of the step, None when none was asked for
    partition_graphs  the graph that each device ran, by the device's full name
    """

    trace: Trace | None = None
    partition_graphs: Mapping[str, Graph] = field(default_factory=dict)

    @property
    def costs(self) -> list[Cost]:
        """The time that each node took, in the order in which they began; empty without a trace."""
        return node_costs(self.trace) if self.trace else []

    def encode(self) -> bytes:
        """The serialized RunMetadata of TensorFlow: step_stats, cost_graph and partition_graphs."""
        return run_metadata(self.trace or Trace(), self.partition_graphs)


_GRACE = 0.02
"""Seconds for a step that waits to end by itself at its deadline: then its error says for what it waited."""


class StepContext:
    """The context of one run of a step: its deadline, its traces, and its rendezvous with the client.

    `rendezvous` is where the Sends and Recvs meet whose other end is the client (partial_run.py).
    """

    def __init__(
        self, timeout: float | None = None, trace: Trace | None = None, rendezvous: Rendezvous | None = None
    ) -> None:
        self.timeout, self.trace, self.rendezvous = timeout, trace, rendezvous
        self.deadline: float | None = None
        """Of time.monotonic; set when the step begins."""
        self._lock = threading.RLock()
        self._stop: Callable[[bool], None] | None = None
        self._is_over = False
        self._is_late = False
        self._is_cancelled = False

    @contextmanager
    def limited(self, stop: Callable[[bool], None]) -> Iterator[None]:
        """Run a step in here: `stop(True)` is called from another thread when the time is up, and `stop(False)` when
        the step has ended after that. A step that was stopped fails with DEADLINE_EXCEEDED.
        """
        if self.timeout is None and self.rendezvous is None:
            yield
            return
        with self._lock:
            self._stop = stop
            if self._is_cancelled:
                stop(True)
        timer = self._begin_timer(stop)
        try:
            yield
        except Error as error:
            if self._is_late and error.code == "CANCELLED":
                message = f"Timed out waiting for notification: the step took longer than {self.timeout:g} s"
                raise Error(message, "DEADLINE_EXCEEDED", error.node, error.loc) from error
            raise
        finally:
            if timer is not None:
                timer.cancel()
            with self._lock:
                self._is_over = True
                if self._is_late or self._is_cancelled:
                    stop(False)

    def cancel(self) -> None:
        """End the step of a partial run, now or as soon as it begins: it fails with CANCELLED. From any thread."""
        with self._lock:
            self._is_cancelled = True
            if self._stop is not None and not self._is_over:
                self._stop(True)

    def _begin_timer(self, stop: Callable[[bool], None]) -> threading.Timer | None:
        if self.timeout is None:
            return None
        self.deadline = time.monotonic() + self.timeout
        timer = threading.Timer(self.timeout + _GRACE, self._expire, (stop,))
        timer.daemon = True
        timer.start()
        return timer

    def _expire(self, stop: Callable[[bool], None]) -> None:
        with self._lock:
            if not self._is_over:
                self._is_late = True
                stop(True)


def context_of(options: RunOptions | None, metadata: RunMetadata | None) -> StepContext | None:
    """The context of a step for these options; None when they ask for nothing. `metadata` is emptied, and gets the
    trace.
    """
    if metadata is not None:
        metadata.trace, metadata.partition_graphs = None, {}
    if options is None or (options.timeout is None and not options.trace):
        return None
    trace = Trace() if options.trace else None
    if metadata is not None:
        metadata.trace = trace
    return StepContext(options.timeout, trace)
