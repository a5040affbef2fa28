"""Collector of the diagnostics of one run: each problem once, at most `MAX_ERRORS` errors."""

from __future__ import annotations

from tfc.ir.base.errors import Diagnostic, Loc

MAX_ERRORS = 20


class TooManyErrors(Exception):  # noqa: N818 - not an error of tfc, but the signal to stop looking
    """Enough errors have been reported; the elaborator stops."""


class Report:
    """The diagnostics of a program, in the order in which they were found."""

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        self._seen: set[tuple[str, str, str]] = set()
        self.errors = 0
        self.said = 0
        """The number of diagnostics reported, repeated ones included."""

    def knows(self, code: str, message: str, loc: Loc) -> bool:
        """True when just this was said already."""
        return (code, str(loc), message) in self._seen

    def add(self, diagnostic: Diagnostic) -> None:
        """Keep a diagnostic, unless the same thing was said about the same place; TooManyErrors ends the run."""
        self.said += 1
        key = (diagnostic.code, str(diagnostic.loc), diagnostic.message)
        if key in self._seen:
            return
        self._seen.add(key)
        self.diagnostics.append(diagnostic)
        self.errors += diagnostic.severity == "error"
        if self.errors >= MAX_ERRORS:
            raise TooManyErrors
