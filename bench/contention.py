"""The use of processors by a process while a block ran: its threads ran side by side, or waited for one."""

from __future__ import annotations

import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

WAITED, IDLE = 0.1, 0.1
"""A block is disturbed when its threads waited, ready to run, for more than this part of it, while the process did not
have this much of its processors: they stood in line for one, or others took it."""
NANO = 1e-9


@dataclass(frozen=True)
class Use:
    """The use of processors during one block.

    busy      processors that its threads kept busy on the average
    waited    threads that were ready to run and did not, on the average
    switches  how often a thread had to leave its processor
    """

    busy: float = 0.0
    waited: float = 0.0
    switches: int = 0

    def disturbed(self, processors: float) -> bool:
        """True where threads waited though there were processors for them."""
        return self.waited > WAITED and self.busy < processors - IDLE


class Meter:
    """Measures the use of processors from the moment it is made."""

    def __init__(self) -> None:
        self._wall, self._busy = time.perf_counter(), time.process_time()
        self._waited, self._switches = waited(), resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw

    def use(self) -> Use:
        """The use of processors since the meter was made."""
        wall = max(time.perf_counter() - self._wall, NANO)
        busy = time.process_time() - self._busy
        switches = resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw - self._switches
        return Use(busy / wall, max(0.0, waited() - self._waited) / wall, switches)


def waited() -> float:
    """Seconds that all threads of this process were ready to run and did not (0 where the system does not say)."""
    total = 0
    for thread in Path("/proc/self/task").iterdir():
        try:
            total += int((thread / "schedstat").read_text().split()[1])
        except (FileNotFoundError, ProcessLookupError):  # it ended meanwhile, or the system keeps no such file
            continue
    return total * NANO


def undisturbed(rounds: Sequence[float], uses: Sequence[Use], processors: float) -> list[float]:
    """The rounds that count: without the disturbed ones, as long as another is left."""
    if len(uses) != len(rounds):  # runs of long ago did not note them
        return list(rounds)
    return [each for each, use in zip(rounds, uses, strict=True) if not use.disturbed(processors)] or list(rounds)
