"""Cache on disk for compiled objects, keyed by the hash of everything that determines them.

A file holds the SHA-256 of the object, then the object; a file whose hash does not match is ignored and rewritten.
Writing is temp file plus rename, so readers never see half an object. The folder is the user's alone (0700): native
code is loaded from it, so a folder others may write to is not used. Oldest use goes first when the folder is full.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from tfc.ir.base.config import Config
from tfc.version import __version__

CAPACITY = 512 << 20
_DIGEST = hashlib.sha256().digest_size
_PRUNE_EVERY = 64


class CachedFile(NamedTuple):
    """An object on disk: its last use (nanoseconds), name, size and path."""

    used: int
    name: str
    size: int
    path: Path


class ObjectCache:
    """Objects by key in one folder, at most `capacity` bytes of them. Every method survives a broken disk."""

    def __init__(self, folder: Path, capacity: int = CAPACITY) -> None:
        self.folder = folder
        self.capacity = capacity
        self._stores = 0

    def load(self, key: str) -> bytes | None:
        """The object stored under `key`, or None; a hit counts as a use."""
        path = self._path(key)
        try:
            if not self.is_trusted:
                return None
            data = path.read_bytes()
            if not _is_intact(path, data):
                return None
            os.utime(path)
        except OSError:
            return None
        return data[_DIGEST:]

    def store(self, key: str, data: bytes) -> None:
        """Keep an object; a full or read-only disk is no error."""
        path = self._path(key)
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not self.is_trusted:
                return
            path.parent.mkdir(mode=0o700, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_digest(path, data) + data)
                os.replace(name, path)
            except BaseException:
                os.unlink(name)
                raise
        except OSError:
            return
        if self._stores % _PRUNE_EVERY == 0:
            self.prune()
        self._stores += 1

    def prune(self, capacity: int | None = None) -> int:
        """Delete the objects unused for longest until the rest fits; how many they were."""
        files = self.files()
        total = sum(file.size for file in files)
        gone = 0
        for file in files:
            if total <= (self.capacity if capacity is None else capacity):
                break
            file.path.unlink(missing_ok=True)
            total -= file.size
            gone += 1
        return gone

    def files(self) -> list[CachedFile]:
        """The files in the folder, least recently used first; none when the folder does not exist."""
        found = []
        for path in self.folder.glob("*/*"):
            try:
                status = path.stat()
            except OSError:
                continue
            found.append(CachedFile(status.st_mtime_ns, path.name, status.st_size, path))
        return sorted(found)

    def damaged(self) -> int:
        """The number of objects whose contents do not match their hash; they are never used."""
        count = 0
        for file in self.files():
            try:
                data = file.path.read_bytes()
            except OSError:
                continue
            count += not _is_intact(file.path, data)
        return count

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / key[2:]

    @property
    def is_trusted(self) -> bool:
        """True when the folder exists and no other user may write to it."""
        try:
            found = self.folder.stat()
        except OSError:
            return False
        return not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & 0o022)


def _digest(path: Path, data: bytes | memoryview) -> bytes:
    """The digest of an object together with its key: an intact object under the key of another is damage too."""
    return hashlib.sha256(f"{path.parent.name}{path.name}".encode() + data).digest()


def _is_intact(path: Path, data: bytes) -> bool:
    return _digest(path, data[_DIGEST:]) == data[:_DIGEST]


def object_key(*parts: str) -> str:
    """The key of an object made from these texts by this version of tfc."""
    digest = hashlib.sha256()
    for part in (__version__, *parts):
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little") + encoded)
    return digest.hexdigest()


@cache
def files_of_tfc(*folders: str) -> str:
    """The contents of these folders of the package, as part of a key: changed code must not find old objects."""
    root = Path(__file__).resolve().parents[2]
    files = (path for name in folders for path in (root / name).rglob("*.*") if path.suffix != ".pyc")
    described = ((path, path.stat()) for path in files)
    return "\n".join(sorted(f"{path} {status.st_size} {status.st_mtime_ns}" for path, status in described))


def store_parts(key: str, head: object, blobs: Iterable[bytes]) -> None:
    """Store a head, written as JSON, and the bytes behind it as one object of the user's cache. RecursionError for a
    head that is nested too deep.
    """
    parts = (json.dumps(head, separators=(",", ":")).encode(), *blobs)
    packed = b"".join(piece for part in parts for piece in (len(part).to_bytes(8, "little"), part))
    default_cache().store(key, packed)


def load_parts(key: str) -> tuple[Any, list[bytes]] | None:
    """Load what `store_parts` stored, or None. ValueError or RecursionError for foreign contents under the name."""
    data = default_cache().load(key)
    if data is None:
        return None
    head, *blobs = _parts(data)
    return json.loads(head), blobs


def _parts(data: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(data):
        end = at + 8 + int.from_bytes(data[at : at + 8], "little")
        yield data[at + 8 : end]
        at = end


def default_cache() -> ObjectCache:
    """The user's cache, or the one TFC_CACHE_DIR names."""
    folder = Path(Config().cache_dir or platformdirs.user_cache_dir("tfc", appauthor=False)) / "objects"
    return _caches.setdefault(folder, ObjectCache(folder))


_caches: dict[Path, ObjectCache] = {}
"""One for each folder, which knows when it last looked for what is too much."""
