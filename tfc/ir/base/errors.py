"""Errors and diagnostics: the exceptions of tfc, with TensorFlow's status codes.

A `Diagnostic` is data about one problem in a source file; a `tfc.Error` is what a caller catches. Rendering
(carets, colours, JSON) belongs to the front end, so that every layer can report a problem without knowing how
it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tfc.ir.base.record import record

if TYPE_CHECKING:
    from tfc.ir.base.status import Status


@record(frozen=True, slots=True)
class Loc:
    """A location in a source file, 1-based. `caller` is the call that instantiated a function's body."""

    file: str
    line: int
    column: int = 1
    end_line: int = 0
    end_column: int = 0
    caller: Loc | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def stack(self) -> Iterator[Loc]:
        """This location and then each caller, innermost first."""
        loc: Loc | None = self
        while loc is not None:
            yield loc
            loc = loc.caller

    @property
    def outermost(self) -> Loc:
        """The line of the model itself, rather than that of a function that it calls."""
        return list(self.stack())[-1]


@record(frozen=True, slots=True)
class Label:
    """A secondary location that explains a diagnostic ("the other operand comes from here")."""

    loc: Loc
    text: str


@record(frozen=True, slots=True)
class Diagnostic:
    """A problem in a source file: a stable code (`E0203`), a message, a location, and help."""

    code: str
    message: str
    loc: Loc | None = None
    severity: str = "error"
    labels: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    help: str | None = None

    def __str__(self) -> str:
        place = f"{self.loc}: " if self.loc else ""
        return f"{place}{self.severity}[{self.code}]: {self.message}"


class Error(Exception):
    """Every failure that is the user's to mend. `code` is a status name such as "INVALID_ARGUMENT".

    `node` names the graph node at fault and `loc` the `.tfg` line, where known; `diagnostics` is filled when a
    source file was rejected.
    """

    def __init__(
        self,
        message: str,
        code: str = "INVALID_ARGUMENT",
        node: str | None = None,
        loc: Loc | None = None,
        diagnostics: tuple[Diagnostic, ...] = (),
    ) -> None:
        self.message = message
        self.code = code
        self.node = node
        self.loc = loc
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        return f"{self.code}: {self.message}{_place(self.node, self.loc)}"

    @property
    def status(self) -> Status:
        """The numeric status, as the C ABI reports it."""
        from tfc.ir.base.status import Status  # loading a module does without

        return Status[self.code]


class InternalError(Exception):
    """A broken invariant inside tfc: never the user's fault. The command line reports it with exit code 3.

    `node` and `loc` tell where in the user's program tfc was, where known.
    """

    def __init__(self, message: str, node: str | None = None, loc: Loc | None = None) -> None:
        self.message = message
        self.node = node
        self.loc = loc

    def __str__(self) -> str:
        return self.message + _place(self.node, self.loc)


def _place(node: str | None, loc: Loc | None) -> str:
    """The node and the lines that an error is about, behind its message."""
    where = "".join(f"\n  at {each}" for each in loc.stack()) if loc else ""
    return (f" (node {node!r})" if node else "") + where


def nearest(name: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """The known name most like this one; None when none is as like it as `cutoff` (0 to 1) asks."""
    from difflib import get_close_matches  # costs a millisecond, and only errors need it

    return next(iter(get_close_matches(name, list(known), 1, cutoff)), None)


def suggest(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` for the nearest known name, "" when none is near."""
    close = nearest(name, known)
    return f"; did you mean {close!r}?" if close else ""
