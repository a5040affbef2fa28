"""Runs a table of passes over whatever they work on: prints, times and verifies between them as a `Config` asks for.

Two tables are run by it: the passes over graphs (pipeline.py) and code generation's rewrites of a step
(codegen/pipeline.py). A table comes with constraints on its order, each with a reason; they are checked when the module
that holds it is imported, so that a wrong order cannot start (after Go's cmd/compile).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Generic, TypeVar

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError, suggest
from tfc.ir.base.faults import faults_told
from tfc.ir.base.limits import phase
from tfc.ir.base.record import record

S = TypeVar("S")
Order = Sequence[tuple[str, str, str]]
"""Constraints: this one runs before that one, because of a reason."""


@record(frozen=True)
class Row(Generic[S]):
    """A row of a table: a name, and the function that it stands for. `described_in` names the module whose text
    describes it, where that is not the function's own."""

    name: str
    run: Callable[[S], S]
    described_in: str = ""

    @property
    def module(self) -> ModuleType:
        """The module that describes it."""
        return import_module(self.described_in or self.run.__module__)


@record(frozen=True)
class Subject(Generic[S]):
    """The functions by which the runner shows and checks what a table works on.

    noun      its name in messages
    text      its text form, for dumps
    size      its size in words, for timing
    verify    raises an Error that names the first broken invariant
    suffix    ends the names of dump files
    in_place  passes may change what they are given: only the text tells if they did
    """

    noun: str
    text: Callable[[S], str]
    size: Callable[[S], str]
    verify: Callable[[S], None]
    suffix: str
    in_place: bool = False


def check_order(names: Sequence[str], order: Order) -> None:
    """AssertionError for a name that stands in a table twice, and for the first constraint that its order breaks."""
    position = {name: index for index, name in enumerate(names)}
    if len(position) < len(names):
        raise AssertionError("two rows of a table have one name")
    for before, after, why in order:
        if position[before] >= position[after]:
            raise AssertionError(f"pass {before} must run before {after}: {why}")


def check_name(name: str, known: Iterable[str]) -> None:
    """NOT_FOUND for a pass that is not among those `known`, with the nearest name."""
    names = list(known)
    if name not in names:
        raise Error(f"there is no pass {name!r}{suggest(name, names)}", "NOT_FOUND")


class Runner(Generic[S]):
    """Runs rows of a table one after the other. The dump file of the first one has the number `first`."""

    def __init__(self, subject: Subject[S], config: Config, first: int = 0) -> None:
        self.subject = subject
        self.config = config
        self.number = first
        self.times: list[tuple[str, float, str]] = []

    def run(self, row: Row[S], given: S) -> S:
        """Run a row on `given`. InternalError when it crashes, or leaves something ill-formed."""
        wanted = self.config.print_ir
        is_shown = "all" in wanted or f"after:{row.name}" in wanted
        old = self.subject.text(given) if self.subject.in_place and (is_shown or "changed" in wanted) else ""
        if f"before:{row.name}" in wanted:
            self._print(f"before {row.name}", self.subject.text(given))
        begin = time.perf_counter()
        with phase(f"the pass {row.name}"):
            made = self._called(row, given)
        if self.config.time:
            self.times.append((row.name, time.perf_counter() - begin, self.subject.size(made)))
        if is_shown or "changed" in wanted:
            text = self.subject.text(made)
            is_changed = text != old if self.subject.in_place else made is not given
            if is_shown or is_changed:
                self._print(f"after {row.name}" + ("" if is_changed else " (unchanged)"), text)
        self.dump(row.name, made)
        if self.config.verify and (self.subject.in_place or made is not given):
            self._verify(row, made)
        return made

    def dump(self, name: str, state: S) -> None:
        """Write the numbered file of one stage."""
        if self.config.print_dir:
            folder = Path(self.config.print_dir)
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{self.number:02d}-{name}{self.subject.suffix}"
            file.write_text(self.subject.text(state), encoding="utf-8")
        self.number += 1

    def finish(self) -> None:
        """Report the times."""
        for name, seconds, size in self.times:
            print(f"{seconds * 1e3:9.2f} ms  {name:<20} {size}", file=sys.stderr)

    def _called(self, row: Row[S], given: S) -> S:
        with faults_told(f"in pass {row.name}"):
            return row.run(given)

    def _verify(self, row: Row[S], made: S) -> None:
        try:
            self.subject.verify(made)
        except Error as error:
            raise InternalError(f"pass {row.name} left an ill-formed {self.subject.noun}: {error}") from error

    def _print(self, title: str, text: str) -> None:
        print(f"# {title}\n{text}", file=sys.stderr)
