"""Atomic files: written beside their final name, flushed to disk, then renamed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from tfc.ir.base.errors import Error


def replace_file(path: Path, pieces: Iterable[bytes | memoryview], mode: int = 0o666) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one; `mode` is what umask cuts from."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
    except OSError as problem:
        raise Error(f"cannot write {path}: {problem.strerror}", code="NOT_FOUND") from problem
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(pieces)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as problem:
        temporary.unlink(missing_ok=True)
        raise Error(f"cannot write {path}: {problem.strerror}", code="UNAVAILABLE") from problem
    flush_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder and those above that are missing, so that they survive a crash of the machine."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(exist_ok=True)
        flush_folder(each.parent)


def flush_folder(folder: Path) -> None:
    """Make the names in a folder survive a crash of the machine."""
    handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_file(path: Path) -> bytes:
    """The bytes of a file; NOT_FOUND when it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as problem:
        raise Error(f"cannot read {path}: {problem.strerror}", "NOT_FOUND") from problem
