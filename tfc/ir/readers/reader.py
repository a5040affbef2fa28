"""A reader: takes file names from a queue and gives their records, one or many at a time (TensorFlow's
core/framework/reader_base.cc).

Several steps may read at once. They are served in the order they came, and none holds a thread while the queue has no
work: what is waited for is the queue's future, and reading goes on in the thread that settles it.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.readers.records import OpenFile, RecordFile
from tfc.ir.types.strings import Strings, text_of
from tfc.ir.types.types import Array
from tfc.ir.wire import proto

Outputs = tuple[Array, Array] | tuple[Strings, Strings]
"""Keys and values: of one record as scalars, of many as vectors."""


class WorkQueue(Protocol):
    """The interface of a queue as readers see it."""

    def dequeue(self) -> Any:
        """The next element, a sequence of its components, or a future of it; OUT_OF_RANGE when there will be none."""


@dataclass(eq=False)
class _Attempt:
    """A step that wants records: one (`count` None), or up to `count` of them."""

    queue: WorkQueue
    count: int | None
    future: Future[Outputs] = field(default_factory=Future)
    keys: list[Sequence[bytes]] = field(default_factory=list)
    values: list[Sequence[bytes]] = field(default_factory=list)
    """The records read so far, in pieces."""
    count_read: int = 0
    work: Future[Any] | None = None
    """The name it waits for."""

    @property
    def missing(self) -> int:
        """The number of records that the read may still get."""
        return (1 if self.count is None else self.count) - self.count_read

    def add(self, keys: Sequence[bytes], values: Sequence[bytes]) -> None:
        """Some records more."""
        if keys:
            self.keys.append(keys)
            self.values.append(values)
            self.count_read += len(keys)

    def outputs(self) -> Outputs:
        """Keys and values as tensors: scalars when one record was asked for."""
        keys, values = (_joined(pieces) for pieces in (self.keys, self.values))
        if self.count is not None:
            return Strings(keys), Strings(values)
        return np.array(keys[0], object), np.array(values[0], object)


def _joined(pieces: Sequence[Sequence[bytes]]) -> Sequence[bytes]:
    return pieces[0] if len(pieces) == 1 else [text for piece in pieces for text in piece]


class Reader:
    """Reads records of files of one format.

    open_file       opens a file
    serializable    whether what it knows can be saved: no format with a place inside of a file can
    """

    def __init__(self, open_file: OpenFile, serializable: bool = False, name: str = "reader") -> None:
        self._open, self._serializable, self.name = open_file, serializable, name
        self._lock = threading.Lock()
        """Held while the list of attempts is looked at."""
        self._reading = threading.Lock()
        """Held while the file and the counts are."""
        self._attempts: deque[_Attempt] = deque()
        self._serving = False
        """A thread serves attempts, or the first of them waits for work."""
        self._file: RecordFile | None = None
        self._returned: list[tuple[bytes, bytes]] = []
        """Keys and values of attempts that were cancelled just when they had been read."""
        self._clear()

    def _clear(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file, self._returned = None, []
        self.produced = 0
        """The number of records read."""
        self._started = self.completed = 0
        """The number of files begun, and of those read to their end."""
        self._work = b""

    # ---- reading ----------------------------------------------------------------------------------------------------

    def read(self, queue: WorkQueue, count: int | None = None) -> Future[Outputs]:
        """Records as soon as there are any: one, or up to `count`, fewer only where a file ends.

        OUT_OF_RANGE when the queue is closed and all files are read. Cancelling the future withdraws the wish, and no
        record is lost by it.
        """
        attempt = _Attempt(queue, count)
        attempt.future.add_done_callback(lambda _: self._withdraw(attempt))
        with self._lock:
            self._attempts.append(attempt)
            if self._serving:
                return attempt.future
            self._serving = True
        self._serve()
        return attempt.future

    def _withdraw(self, attempt: _Attempt) -> None:
        if attempt.future.cancelled() and attempt.work is not None:
            attempt.work.cancel()

    def _serve(self) -> None:
        """Serve attempts until there is none or the first has to wait. The caller has set `_serving`."""
        while True:
            with self._lock:
                if not self._attempts:
                    self._serving = False
                    return
                attempt = self._attempts[0]
            try:
                if not self._serve_one(attempt):
                    return
            except Exception as problem:
                if attempt.future.set_running_or_notify_cancel():
                    attempt.future.set_exception(problem)
            with self._lock:
                if attempt.future.done():
                    self._attempts.popleft()

    def _serve_one(self, attempt: _Attempt) -> bool:
        """Bring an attempt on by a file; False when it has to wait for the name of one."""
        if attempt.work is None and attempt.future.done():
            return True
        if attempt.missing and self._file is None and not self._returned:
            work, attempt.work = attempt.work or attempt.queue.dequeue(), None
            if isinstance(work, Future):
                if not work.done():
                    attempt.work = work
                    work.add_done_callback(lambda _: self._serve())
                    return False
                if work.cancelled():
                    raise Error("the step was cancelled", "CANCELLED")
                work = work.result()
            # A name that came when the attempt was cancelled already is for the next one.
            self._start(work)
            return True
        if self._take(attempt):
            self._settle(attempt)
        return True

    def _start(self, element: Any) -> None:
        """Begin the file that an element of the queue names."""
        if len(element) != 1:
            raise Error("Expected single component queue")
        component: Array = np.asarray(element[0])
        if component.dtype != np.dtype(object):
            raise Error("Expected queue with single string component")
        if component.size != 1:
            raise Error("Expected to dequeue a one-element string tensor")
        name = component.item()
        with self._reading:
            self._work = text_of(name)
            self._file = self._open(self._work)
            self._started += 1

    def _take(self, attempt: _Attempt) -> bool:
        """Read as much as is missing and the file has; True when that settles the attempt."""
        with self._reading:
            if self._returned:
                returned, self._returned = self._returned[: attempt.missing], self._returned[attempt.missing :]
                attempt.add([key for key, _ in returned], [value for _, value in returned])
            while attempt.missing and self._file is not None:
                try:
                    keys, values = self._file.take(attempt.missing)
                except Error:
                    if attempt.count_read:
                        break  # the next attempt meets it again
                    raise
                attempt.add(keys, values)
                self.produced += len(values)
                if not values or self._file.is_one_record:
                    self._file.close()
                    self._file, self.completed = None, self._started
        return not attempt.missing or bool(attempt.count_read)

    def _settle(self, attempt: _Attempt) -> None:
        if attempt.future.set_running_or_notify_cancel():
            attempt.future.set_result(attempt.outputs())
        else:
            with self._reading:
                records = zip(_joined(attempt.keys), _joined(attempt.values), strict=True)
                self._returned = [*records, *self._returned]

    # ---- state ------------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Forget the file that is being read and all counts."""
        with self._reading:
            self._clear()

    def discard(self) -> None:
        """Close the file: the reader can not be found again."""
        self.reset()

    def serialize(self) -> bytes:
        """A ReaderBaseState message, which `restore` reads; UNIMPLEMENTED for most formats."""
        if not self._serializable:
            raise Error("Reader SerializeState", "UNIMPLEMENTED")
        with self._reading:
            counts = (self._started, self.completed, self.produced)
            return b"".join(proto.integer(k, n) for k, n in enumerate(counts, 1)) + proto.data(4, self._work)

    def restore(self, state: bytes) -> None:
        """Go on from where `serialize` was called."""
        with self._reading:
            self._clear()
        if not self._serializable:
            raise Error("Reader RestoreState", "UNIMPLEMENTED")
        try:
            found = dict(proto.fields(state))
        except ValueError as problem:
            raise Error(f"Could not parse state for {self.name}: {problem}") from problem
        started, completed, produced = (self._number(found.get(k, 0)) for k in (1, 2, 3))
        work = found.get(4, b"")
        if min(started, completed, produced) < 0 or not isinstance(work, bytes):
            raise Error(f"Unexpected negative value when restoring in {self.name}")
        if started > completed:
            raise Error(f"Inconsistent work started vs. finished when restoring in {self.name}")
        with self._reading:
            self._started, self.completed, self.produced, self._work = started, completed, produced, work

    def _number(self, value: object) -> int:
        if not isinstance(value, int):
            raise Error(f"Could not parse state for {self.name}: a number is missing")
        return value - (1 << 64) if value >> 63 else value
