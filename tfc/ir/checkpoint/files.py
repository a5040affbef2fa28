"""Atomic files: written beside their final name, flushed to disk, then renamed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from tfc.ir.base.system_errors import told

Pieces = Iterable[bytes | memoryview]


def replace_file(path: Path, pieces: Pieces, mode: int = 0o666) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one; `mode` is what umask cuts from."""
    with replacing(path, mode) as file:
        file.writelines(pieces)


def replace_files(contents: Mapping[Path, Pieces], *, keep_mode: bool = False) -> None:
    """Write several files, all or none of them: where one can not be written, such as on a full disk, all stay as they
    were. A crash may come between two of them. RESOURCE_EXHAUSTED for a full disk. With `keep_mode` a file that is
    replaced keeps its permissions.
    """
    with ExitStack() as undo:
        written = []
        for path, pieces in contents.items():
            written.append(undo.enter_context(_Temporary(path)))
            with written[-1].opened() as file:
                file.writelines(pieces)
            if keep_mode and path.exists():
                written[-1].allow(path.stat().st_mode)
        for temporary in written:
            temporary.rename()
    for folder in {path.parent for path in contents}:
        flush_folder(folder)


@contextmanager
def replacing(path: Path, mode: int = 0o666) -> Iterator[IO[bytes]]:
    """A file to write, which takes the place of `path` when the block ends, or is gone when it fails."""
    with _Temporary(path) as temporary:
        with temporary.opened(mode) as file:
            yield file
        temporary.rename()
    flush_folder(path.parent)


class _Temporary:
    """A file that is being written beside its final name; nothing is left of it unless it is renamed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._name = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
        self._is_there = False

    def __enter__(self) -> _Temporary:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_there:
            with suppress(OSError):  # what went wrong before is told
                self._name.unlink()

    @contextmanager
    def opened(self, mode: int = 0o666) -> Iterator[IO[bytes]]:
        """The file, new and open; at the end of the block what was written is on the disk."""
        with told(f"cannot write {self._path}"):
            handle = os.open(self._name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
            self._is_there = True
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())

    def allow(self, mode: int) -> None:
        """Set the permissions."""
        with told(f"cannot write {self._path}"):
            self._name.chmod(mode & 0o7777)

    def rename(self) -> None:
        """Give the file its final name."""
        with told(f"cannot write {self._path}"):
            os.replace(self._name, self._path)
        self._is_there = False


def make_folder(folder: Path) -> None:
    """Make a folder and those above that are missing, so that they survive a crash of the machine."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(exist_ok=True)
        flush_folder(each.parent)


def flush_folder(folder: Path) -> None:
    """Make the names in a folder survive a crash of the machine."""
    with told(f"cannot write {folder}"):
        handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_file(path: Path) -> bytes:
    """The bytes of a file; NOT_FOUND when there is none."""
    with told(f"cannot read {path}"):
        return path.read_bytes()
