"""The loop: a parent that knows what was reached and found, and a child of it at a time that tries inputs.

The child says which inputs reached something new and which showed a fault, and notes in shared memory which one it is
at: when it ends by a signal, or stands still, that is the finding, and the next child goes on.
"""

from __future__ import annotations

import gc
import mmap
import multiprocessing
import os
import signal
import struct
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random

from tests.fuzz import corpus
from tests.fuzz.limits import PATIENCE, attempt, attempt_apart, ended, silence
from tests.fuzz.marks import Marks, Seen
from tests.fuzz.minimise import minimise
from tests.fuzz.target import Finding, Target

_TWICE = 64
"""One input of so many is tried twice: what is said must be the same."""
_HEAD = struct.Struct("<QQ")
_LONGEST = 1 << 20
Tell = Callable[[str], None]


@dataclass
class Result:
    """What a run over a target gave."""

    inputs: int = 0
    seconds: float = 0.0
    reached: int = 0
    branches: int = 0
    findings: dict[str, bytes] = field(default_factory=dict)

    @property
    def rate(self) -> float:
        """Inputs per second."""
        return self.inputs / max(self.seconds, 1e-9)


class Run:
    """A run over one target."""

    def __init__(self, target: Target, marks: Marks, seed: int, tell: Tell) -> None:
        self._target, self._marks, self._tell = target, marks, tell
        self._draw = Random(seed)
        self._seen = Seen(marks)
        self._inputs: list[bytes] = list(dict.fromkeys([*target.seeds(), *corpus.everything(target.name).values()]))
        self._queue = list(self._inputs)
        """Inputs that no child has tried."""
        self._reached: dict[bytes, list[int]] = {}
        self._findings: dict[str, bytes] = {}
        self._shared = mmap.mmap(-1, _HEAD.size + _LONGEST)

    def go(self, seconds: float) -> Result:
        """Try inputs for so long."""
        self._warm()
        start = time.monotonic()
        end = start + seconds
        inputs = 0
        while time.monotonic() < end:
            inputs += self._child(end)
        reached, branches = self._marks.count(self._seen.all(), self._target.covers)
        return Result(inputs, time.monotonic() - start, reached, branches, self._findings)

    def keep(self) -> int:
        """Keep a few inputs that reach all that was reached; how many."""
        return corpus.keep(self._target.name, self._reached)

    def _warm(self) -> None:
        """Take the seeds here once: children then find every module imported, and share it."""
        silent = os.dup(1), os.dup(2)
        silence()
        for data in self._inputs:
            attempt(self._target, data)
        os.dup2(silent[0], 1), os.dup2(silent[1], 2)
        os.close(silent[0]), os.close(silent[1])
        gc.collect()
        gc.freeze()

    def _child(self, end: float) -> int:
        """Let a child try inputs until its end; how many."""
        here, there = multiprocessing.Pipe(duplex=False)
        seed = self._draw.getrandbits(32)
        self._shared[: _HEAD.size] = _HEAD.pack(0, 0)
        child = os.fork()
        if child == 0:
            here.close()
            silence()
            try:
                self._try(there, Random(seed), end)
            except BaseException as problem:
                there.send(("broken", repr(problem).encode(), []))
            os._exit(0)
        there.close()
        status = self._listen(here, child)
        count, _ = _HEAD.unpack_from(self._shared)
        if status:
            self._found(ended(status), self._current())
        return int(count)

    def _listen(self, here: Connection, child: int) -> int:
        """Take what a child says, and its status at the end."""
        last, since = -1, time.monotonic()
        while True:
            try:
                if here.poll(0.5):
                    self._take(*here.recv())
            except EOFError:
                return os.waitpid(child, 0)[1]
            count, _ = _HEAD.unpack_from(self._shared)
            if count != last:
                last, since = count, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                os.kill(child, signal.SIGKILL)
                since = time.monotonic()

    def _take(self, kind: str, data: bytes, more: Sequence[int] | Finding) -> None:
        if kind == "broken":
            raise RuntimeError(f"the child of {self._target.name} broke: {data.decode()}")
        if data in self._queue:
            self._queue.remove(data)
        if isinstance(more, Finding):
            self._found(more, data)
        elif kind == "new" and self._seen.add(more):
            self._reached[data] = list(more)
            if data not in self._inputs:
                self._inputs.append(data)

    def _found(self, finding: Finding, data: bytes) -> None:
        if data in self._queue:
            self._queue.remove(data)
        known = self._findings.get(finding.key)
        if known is not None and len(known) <= len(data):
            return
        again = attempt_apart(self._target, data)
        is_same = again is not None and again.key == finding.key
        if is_same:
            data = minimise(data, self._shows(finding))
        self._findings[finding.key] = data
        if known is None:
            path = corpus.add_finding(self._target.name, finding.key, data, self._target.suffix)
            how = "" if is_same else " (not again by itself)"
            self._tell(f"{self._target.name}: FOUND {finding.key}{how}: {path.name}\n{finding.detail[-1500:]}")

    def _shows(self, finding: Finding) -> Callable[[bytes], bool]:
        def shows(data: bytes) -> bool:
            other = attempt_apart(self._target, data)
            return other is not None and other.key == finding.key

        return shows

    def _current(self) -> bytes:
        _, size = _HEAD.unpack_from(self._shared)
        return self._shared[_HEAD.size : _HEAD.size + size]

    # ---- in the child ----------------------------------------------------------------------------------------------

    def _try(self, there: Connection, draw: Random, end: float) -> None:
        """Try inputs: first those that nobody tried, then mutants."""
        target, marks = self._target, self._marks
        for count in range(target.lifetime):
            if time.monotonic() > end:
                return
            data = self._queue[count] if count < len(self._queue) else self._mutant(draw)
            self._shared[_HEAD.size : _HEAD.size + len(data)] = data
            self._shared[: _HEAD.size] = _HEAD.pack(count, len(data))
            marks.clear()
            said, finding = attempt(target, data, twice=draw.randrange(_TWICE) == 0)
            self._shared[:8] = struct.pack("<Q", count + 1)
            if finding is not None:
                there.send(("found", data, finding))
                if finding.key.startswith("TooSlow"):
                    return  # whatever it was at stands half done
                continue
            marks.outcome(said)
            if fresh := marks.fresh(self._seen):
                self._seen.add(fresh)
                self._inputs.append(data)
                there.send(("new", data, marks.reached()))
            elif count < len(self._queue):
                there.send(("tried", data, []))

    def _mutant(self, draw: Random) -> bytes:
        """An input made of one that reached something, sooner of a late one."""
        inputs = self._inputs
        at = max(draw.randrange(len(inputs)), draw.randrange(len(inputs)))
        data = inputs[at]
        for _ in range(1 + draw.randrange(3)):
            data = self._target.mutate(draw, data, inputs)
        return data[:_LONGEST]
