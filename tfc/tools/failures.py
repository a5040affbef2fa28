"""Failures as the user sees them: a diagnostic, or one line and a bundle that lets us repeat our own fault."""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Diagnostic, Error, InternalError
from tfc.ir.base.faults import fault
from tfc.ir.base.limits import LimitError
from tfc.ir.base.system_errors import system_error
from tfc.version import __version__

if TYPE_CHECKING:
    from tfc.frontend.syntax.source import Source


LIMIT_REACHED = 4
_LIMITS = frozenset({"E0904", "E0905"})
"""The codes of programs that expand too far."""


class UsageError(Exception):
    """The command line asks for something that does not make sense: exit status 2."""


def report(failure: Exception, words: Sequence[str], options: argparse.Namespace) -> int:
    """Tell about `failure` on stderr and return the exit status it stands for."""
    as_json = getattr(options, "diagnostics", "text") == "json"
    if isinstance(failure, UsageError):
        print(f"tfc {words[0]}: {failure}", file=sys.stderr)
        return 2
    error = as_error(failure)
    if error is None:
        return internal(failure, words, options)
    try:
        print(render(error, as_json), file=sys.stderr)
    except Exception as worse:
        return internal(worse, words, options)
    return LIMIT_REACHED if is_limit(error) else 1


def warn(found: Sequence[Diagnostic], options: argparse.Namespace) -> None:
    """Show warnings about a model on stderr, or raise them as errors, as `-W` says."""
    if not found or options.warnings == "none":
        return
    if options.warnings == "error":
        errors = tuple(replace(each, severity="error", notes=(*each.notes, "-Werror is on")) for each in found)
        raise Error(found[0].message, loc=found[0].loc, diagnostics=errors)
    print(show(found, sources_of(found), options.diagnostics == "json"), file=sys.stderr)


def as_error(failure: Exception) -> Error | None:
    """The failure as one the user can mend; None when it is a fault of tfc."""
    if isinstance(failure, Error):
        return failure
    if isinstance(failure, UnicodeDecodeError):
        return Error(f"the file is not UTF-8 text: {failure.reason} at byte {failure.start}")
    if isinstance(failure, UnicodeEncodeError):
        return Error(f"{failure.object!r} is no text: a part of it is not UTF-8")
    if isinstance(failure, OSError):
        return system_error(failure)
    return Error("out of memory", "RESOURCE_EXHAUSTED") if isinstance(failure, MemoryError) else None


def is_limit(error: Error) -> bool:
    """True when a limit on compiling was reached that a flag sets (`--max-nodes` and so on)."""
    return isinstance(error, LimitError) or any(found.code in _LIMITS for found in error.diagnostics)


def render(error: Error, as_json: bool) -> str:
    """An error as text in rustc's manner, or as a JSON list of diagnostics.

    A failure that is not about a source file becomes one diagnostic with its status as the code.
    """
    found = error.diagnostics
    if not found:
        notes = (f"node {error.node}",) if error.node else ()
        found = (Diagnostic(error.code, error.message, error.loc, notes=notes),)
    sources = getattr(error, "sources", None) or sources_of(found)  # a rejected program brings its texts along
    return show(found, sources, as_json)


def show(found: Sequence[Diagnostic], sources: Mapping[str, Source], as_json: bool) -> str:
    """Diagnostics as text or as JSON, without the last end of a line."""
    from tfc.frontend.diagnostics import diagnostics

    if as_json:
        return diagnostics.to_json(found).rstrip()
    return diagnostics.render(found, sources, color=sys.stderr.isatty()).rstrip()


def sources_of(found: Sequence[Diagnostic]) -> dict[str, Source]:
    """The text of every file the diagnostics point into, as far as it can be read."""
    from tfc.frontend.syntax.source import Source

    places = [place for each in found for place in (each.loc, *(label.loc for label in each.labels)) if place]
    names = {loc.file for place in places for loc in place.stack()}
    sources = {}
    for name in sorted(names):
        try:
            sources[name] = Source(name, Path(name).read_text(encoding="utf-8", errors="replace"))
        except (OSError, ValueError):
            continue
    return sources


def internal(failure: Exception, words: Sequence[str], options: argparse.Namespace) -> int:
    """Report a fault of tfc itself: one line, a folder with what is needed to repeat it, exit status 3."""
    trace = "".join(traceback.format_exception(failure))
    where = save_bundle(trace, words)
    if options.traceback:
        print(trace, end="", file=sys.stderr)
    kept = f"what is needed to repeat it is in {where}" if where else ""
    told = failure if isinstance(failure, InternalError) else fault(failure, f"in `tfc {words[0]}`")
    if getattr(options, "diagnostics", "text") == "json":
        notes = (kept,) if kept else ()
        print(show([Diagnostic("INTERNAL", told.message, told.loc, notes=notes)], {}, True), file=sys.stderr)
        return 3
    place = f"{told.loc}: " if told.loc else ""
    cause = told.message.splitlines()[0]
    print(f"tfc: internal error: {place}{cause}{kept and '; '}{kept} (--traceback shows where)", file=sys.stderr)
    return 3


def save_bundle(trace: str, words: Sequence[str]) -> Path | None:
    """Write the sources, the flags, the versions and the traceback into `tfc-repro-…`; None when that fails too."""
    sources = [Path(word) for word in words[1:] if word.endswith(".tfg") and Path(word).is_file()]
    name = hashlib.sha256("\0".join([trace, *words]).encode(errors="surrogateescape")).hexdigest()[:12]
    folder = Path(f"tfc-repro-{name}")
    try:
        folder.mkdir(exist_ok=True)
        for source in sources:
            shutil.copy(source, folder)
        (folder / "traceback.txt").write_text(trace, encoding="utf-8", errors="backslashreplace")
        facts = {"command": ["tfc", *words], "tfc": __version__, "versions": versions()}
        (folder / "command.json").write_text(json.dumps(facts, indent=2) + "\n")
    except OSError:
        return None
    return folder


def versions() -> dict[str, str]:
    """The versions of Python and of the packages results depend on; "missing" for what is not installed."""
    import importlib.metadata
    import platform

    found = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    for package in ("llvmlite", "numpy", "lark", "ml_dtypes", "networkx", "safetensors", "rich"):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            found[package] = "missing"
    return found
