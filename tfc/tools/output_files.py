"""Files that a verb writes: complete, or not there; a full disk leaves what was there before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tfc.ir.base.system_errors import told
from tfc.ir.checkpoint.files import replace_files, replacing


def write_files(contents: Mapping[Path, bytes]) -> None:
    """Write several files, all or none of them, in folders that are made where they are missing.

    What is no regular file, such as `/dev/stdout` or a pipe, is written as it is. RESOURCE_EXHAUSTED for a full disk.
    """
    for path in contents:
        _make_folder(path)
    special = {path: content for path, content in contents.items() if _is_special(path)}
    regular = {path.resolve(): [content] for path, content in contents.items() if path not in special}
    replace_files(regular, keep_mode=True)
    for path, content in special.items():
        with told(f"cannot write {path}"):
            path.write_bytes(content)


def write_file(path: str | Path, content: bytes | str) -> None:
    """Write one file likewise."""
    write_files({Path(path): content.encode() if isinstance(content, str) else content})


@contextmanager
def output_file(path: str | Path) -> Iterator[IO[bytes]]:
    """A file to write piece by piece likewise."""
    place = Path(path)
    _make_folder(place)
    if _is_special(place):
        with told(f"cannot write {place}"), place.open("wb") as file:
            yield file
    else:
        with replacing(place.resolve()) as file:
            yield file


def _make_folder(path: Path) -> None:
    with told(f"cannot write {path}"):
        path.parent.mkdir(parents=True, exist_ok=True)


def _is_special(path: Path) -> bool:
    """True for what is there and no regular file."""
    return path.exists() and not path.is_file()
