"""`tfc run --checkpoint=DIR`: go on from the newest checkpoint, and save every so many steps or seconds."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tfc.tools.failures import UsageError

if TYPE_CHECKING:
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session

_EVERY = re.compile(r"(\d+)\s*(s|steps?)?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags."""
    group = parser.add_argument_group("checkpoints")
    group.add_argument("--checkpoint", metavar="DIR", help="go on from the newest checkpoint here; save while training")
    group.add_argument("--checkpoint-every", metavar="N[s]", default="600s", help="N steps, or Ns seconds (600s)")
    group.add_argument("--checkpoint-keep", metavar="K", type=int, default=5, help="keep the newest K (default 5)")


def check(options: argparse.Namespace) -> None:
    """UsageError for values of the flags that make no sense."""
    parse_every(options.checkpoint_every)
    if options.checkpoint_keep < 1:
        raise UsageError("--checkpoint-keep must be at least 1")


def parse_every(text: str) -> tuple[int, bool]:
    """`100`, `100steps` or `30s`: the number, and whether it counts seconds."""
    match = _EVERY.fullmatch(text.strip())
    if match is None or int(match[1]) < 1:
        raise UsageError(f"--checkpoint-every is a number of steps such as 100, or of seconds such as 30s, not {text}")
    return int(match[1]), match[2] == "s"


def resume(session: Session | Module, folder: str, notes: Mapping[str, object] | None = None) -> int:
    """Restore the newest checkpoint and tell of it and of damaged ones; the step it was saved after, or 0.

    With `notes` what was noted then must be the same: another batch size or order would not go on but begin anew.
    """
    restored = session.restore_checkpoint(folder)
    if restored is None:
        return 0
    for each in restored.skipped:
        print(each, file=sys.stderr)
    for name, value in (notes or {}).items():
        if restored.notes.get(name) != value:
            was = restored.notes.get(name)
            raise UsageError(
                f"the checkpoints in {folder} are of a run with {name} {was}, not {value}; use another DIR"
            )
    print(f"resumed {folder} after step {restored.step}", file=sys.stderr)
    return restored.step


class Saver:
    """Saves while training goes on; does nothing without --checkpoint."""

    def __init__(self, session: Session | Module, options: argparse.Namespace, notes: Mapping[str, object]) -> None:
        self._session = session
        self._folder: str | None = options.checkpoint
        self._keep: int = options.checkpoint_keep
        self._notes = notes
        self._every, self._seconds = parse_every(options.checkpoint_every)
        self.first = resume(session, self._folder, notes) if self._folder else 0
        """The steps that the checkpoint holds."""
        self._saved = self.first
        self._start()

    def __call__(self, steps: int) -> None:
        """Save when it is time; called after each step with the number of steps taken."""
        if self._folder is None:
            return
        if (time.monotonic() - self._clock if self._seconds else steps - self._last) >= self._every:
            self._save(steps)

    def finish(self, steps: int) -> None:
        """Save what was trained since."""
        if self._folder is not None and steps > self._saved:
            self._save(steps)

    def _save(self, steps: int) -> None:
        assert self._folder is not None
        self._session.save_checkpoint(self._folder, steps, keep=self._keep, notes=self._notes)
        self._saved = steps
        self._start()

    def _start(self) -> None:
        """Restart the count at a multiple of the interval, so that a resumed run saves where the first would."""
        self._last = self._saved - self._saved % self._every
        self._clock = time.monotonic()
