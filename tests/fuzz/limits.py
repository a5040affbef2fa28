"""One input under limits: seconds of the processor and bytes of memory, in this process or in a child of it."""

from __future__ import annotations

import json
import mmap
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

from tests.fuzz.target import Finding, Target, WrongError, finding_of, tell

SECONDS = 2.0
"""Of the processor, so that a busy machine makes no findings."""
PATIENCE = 30.0
"""Seconds by the clock after which an input that takes none of the processor hangs."""
MEMORY = 512 << 20
"""Bytes that an input may add to the process's memory."""


class TooSlowError(BaseException):
    """The time of an input is over. No handler of errors in the code under test may take it for one of its own."""


@contextmanager
def limited(seconds: float = SECONDS) -> Iterator[None]:
    """Raise TooSlowError when the body takes too long, and MemoryError when it asks for too much memory."""

    def stop(*_: object) -> None:
        raise TooSlowError(f"it took more than {seconds:g} seconds")

    before = signal.signal(signal.SIGPROF, stop)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    with open("/proc/self/statm", "rb") as statm:
        now = int(statm.read().split()[0]) * mmap.PAGESIZE
    resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, most))
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def attempt(target: Target, data: bytes, *, twice: bool = False) -> tuple[str, Finding | None]:
    """What the target says about an input, and the fault that showed; `twice` also asks for the same words again."""
    try:
        with limited():
            said = tell(target, data)
        if twice:
            with limited():
                again = tell(target, data)
            if again != said:
                raise WrongError(f"it says one thing and then another: {said[:300]!r}, {again[:300]!r}")
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        return "", finding_of(problem)
    return said, None


def attempt_apart(target: Target, data: bytes) -> Finding | None:
    """The fault that an input shows in a child of this process: an end by a signal is one."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        silence()
        _, finding = attempt(target, data)
        with os.fdopen(write, "wb") as answer:
            answer.write(json.dumps([finding.key, finding.detail] if finding else None).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as answer:
        os.set_blocking(answer.fileno(), False)
        content, status = _wait(child, answer.fileno())
    if content:
        row = json.loads(content)
        return Finding(*row) if row else None
    return ended(status)


def attempt_all(target: Target, inputs: Mapping[str, bytes]) -> Iterator[tuple[str, Finding]]:
    """The faults that inputs show in a child of this process, all in one as long as it lives."""
    pending = list(inputs.items())
    while pending:
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            silence()
            with os.fdopen(write, "w", buffering=1) as answers:
                for _, data in pending:
                    _, finding = attempt(target, data)
                    print(json.dumps([finding.key, finding.detail] if finding else None), file=answers)
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as answers:
            rows = [json.loads(line) for line in answers]
        status = os.waitpid(child, 0)[1]
        for (name, _), row in zip(pending, rows, strict=False):
            if row:
                yield name, Finding(*row)
        pending = pending[len(rows) :]
        if pending:
            yield pending.pop(0)[0], ended(status)


def _wait(child: int, answer: int) -> tuple[bytes, int]:
    """What a child wrote until its end, and its status; it is killed when it takes too long."""
    content, end = b"", time.monotonic() + PATIENCE
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        with suppress(BlockingIOError):
            content += os.read(answer, 1 << 16)
        if done:
            return content, status
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            end += PATIENCE
        time.sleep(0.001)


def ended(status: int) -> Finding:
    """The finding of a process that ended without an answer."""
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        what = "hang" if name == "SIGKILL" else f"signal {name}"
        return Finding(what, f"the process was ended by {name}")
    return Finding(f"exit {os.waitstatus_to_exitcode(status)}", "the process ended")


def silence() -> None:
    """Write to nowhere, as everything under test may print; where a crash's stacks go too."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
