"""The processes in which peers run: one for each workload, forked from one that has imported the peer's package."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from bench.workload import Workload

ROOT = Path(__file__).resolve().parent.parent
POOLS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "TFC_THREADS")


@dataclass(frozen=True)
class Settings:
    """Settings of a run: rounds, threads, interpreters of peers, the processor that tfc compiles for, and the clock.

    The clock `cpu` counts the time that processors worked: for one thread on a machine that does other things too.
    """

    rounds: int = 9
    threads: int = 0
    pythons: Mapping[str, str] = field(default_factory=dict)
    target_cpu: str = ""
    clock: str = "wall"

    @property
    def processors(self) -> list[int]:
        """Those that everybody may use."""
        return sorted(os.sched_getaffinity(0))[: self.threads or None]


class Origin:
    """A process that has imported a peer's package, and of which workers are forked: importing takes up to six seconds.

    Where importing starts threads, which no fork takes along, the process itself becomes the worker of the first
    workload, and is `spent` then.
    """

    def __init__(self, name: str, settings: Settings) -> None:
        self.log = tempfile.NamedTemporaryFile("w+")  # noqa: SIM115  closed with the process
        self.control, theirs = socket.socketpair()
        self.threads, self.target_cpu = len(settings.processors), settings.target_cpu
        self.spent = False
        with theirs:
            self.process = subprocess.Popen(
                [settings.pythons.get(name, sys.executable), "-m", "bench.worker", name, str(theirs.fileno())],
                cwd=ROOT,
                env=os.environ | dict.fromkeys(POOLS, str(self.threads)),
                stdin=subprocess.DEVNULL,
                stdout=self.log,
                stderr=self.log,
                pass_fds=[theirs.fileno()],
            )
        os.sched_setaffinity(self.process.pid, settings.processors)

    def worker(self, workload: Workload) -> Worker:
        """A process for a workload."""
        ours, theirs = socket.socketpair()
        log = tempfile.NamedTemporaryFile("w+")  # noqa: SIM115  closed with the worker
        wanted = {"workload": workload.name, "threads": self.threads, "target_cpu": self.target_cpu, "log": log.name}
        with theirs:
            try:
                socket.send_fds(self.control, [json.dumps(wanted).encode()], [theirs.fileno()])
                answer = self.control.recv(4096)
            except (BrokenPipeError, ConnectionResetError):
                answer = b""
        if not answer:  # it died while it imported: its last words are what the worker would say
            log.close()
            self.spent = True
            return Worker(self.process.pid, ours, self.log, self.close)
        told = json.loads(answer)
        self.spent = told["spent"]
        return Worker(told["pid"], ours, log, self.close if self.spent else lambda: None)

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        self.control.close()
        self.log.close()


class Worker:
    """A process with one workload, stopped whenever it is not its turn; `end` is called when it is closed."""

    def __init__(self, process: int, channel: socket.socket, log: IO[str], end: Callable[[], None]) -> None:
        self.process, self.log, self.end = process, log, end
        self.channel, self.lines = channel, channel.makefile("rw")

    def ask(self, **command: str) -> dict[str, Any]:
        """Wake the worker, have one command done, put it to sleep again."""
        try:
            os.kill(self.process, signal.SIGCONT)
            self.lines.write(json.dumps(command) + "\n")
            self.lines.flush()
            line = self.lines.readline()
            if line:
                os.kill(self.process, signal.SIGSTOP)
        except (BrokenPipeError, ConnectionResetError, ProcessLookupError):
            line = ""
        answer: dict[str, Any] = json.loads(line) if line else {"error": f"the worker died: {self.last_words()}"}
        return answer

    def last_words(self) -> str:
        """The last line that the process wrote."""
        self.log.seek(0)
        lines = self.log.read().strip().splitlines()
        return lines[-1] if lines else ""

    def close(self) -> None:
        """End the process."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        with suppress(BrokenPipeError):  # what was not sent
            self.lines.close()
        self.channel.close()
        self.log.close()
        self.end()


class Origins:
    """Of each peer one, made when it is first asked for a worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.running: dict[str, Origin] = {}

    def worker(self, name: str, workload: Workload) -> Worker:
        """A process in which this peer may load a workload."""
        if name not in self.running:
            self.running[name] = Origin(name, self.settings)
        origin = self.running[name]
        made = origin.worker(workload)
        if origin.spent:
            del self.running[name]
        return made

    def close(self) -> None:
        """End them all."""
        for origin in self.running.values():
            origin.close()
        self.running.clear()

    def __enter__(self) -> Origins:
        """These; leaving ends them."""
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
