"""How many threads drive a group's steps: one while they are short, and for long ones what turned out to be quicker.

Handing an executor to another thread costs some microseconds. Whether that pays depends on whether devices work at the
same time or wait for each other, which only running shows: so long steps are driven in both ways now and then.
"""

from __future__ import annotations

import os
import time

LONG = 3e-4
"""Steps of more seconds than this are worth a trial with more threads."""
TRIAL = 64
"""One step in so many is driven in the way that was slower."""

KEPT = 0.7
"""How much of what was known a new measurement leaves."""


class Pace:
    """The drivers of a group of `executors`. Time in which all of a step waits does not count."""

    def __init__(self, executors: int) -> None:
        self._most = min(executors, len(os.sched_getaffinity(0)))
        self._seconds: dict[int, float] = {}
        self._steps = 0
        self._drivers = 1
        self._began = self._paused = 0.0

    @property
    def drivers(self) -> int:
        """How many threads the next step shall have."""
        alone = self._seconds.get(1)
        if self._most == 1 or alone is None or alone < LONG:
            return 1
        helped = self._seconds.get(self._most)
        if helped is None:
            return self._most
        best = self._most if helped < alone else 1
        return best if self._steps % TRIAL else 1 + self._most - best

    def begin(self, drivers: int) -> None:
        """A step starts."""
        self._drivers, self._began = drivers, time.perf_counter()

    def pause(self) -> None:
        """All of it waits."""
        self._paused = time.perf_counter()

    def go_on(self) -> None:
        """It goes on."""
        self._began += time.perf_counter() - self._paused

    def end(self) -> None:
        """It has ended well."""
        self._steps += 1
        seconds = time.perf_counter() - self._began
        self._seconds[self._drivers] = seconds + KEPT * (self._seconds.get(self._drivers, seconds) - seconds)
