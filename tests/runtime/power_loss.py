"""What a disk may hold after the power failed during a save: replayed from the save's system calls.

The model is the weakest that POSIX allows (ALICE: Pillai and others, "All File Systems Are Not Created Equal", OSDI
2014). A write is safe once its file was flushed; a name in a folder, new, moved or gone, once the folder was. Whatever
is not yet safe may have happened or not, each on its own, except that what is done to one name happens in order; a
write may have happened in part, or have left zeros.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

ROOT = 0
_CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += +(\d+)")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_OPENED = re.compile(r"^\d+<((?:\\x[0-9a-f]{2})*)>")


@dataclass(frozen=True)
class Write:
    """Bytes at the end of a file."""

    file: int
    offset: int
    data: bytes


@dataclass(frozen=True)
class Rename:
    """A name of a folder goes (`into` None), comes (`name` None) or moves."""

    folder: int
    name: str | None
    into: int | None
    new: str = ""
    made: int = -1
    """The file or folder that a new name stands for."""

    @property
    def names(self) -> set[tuple[int, str]]:
        found = {(self.folder, self.name)} if self.name is not None else set()
        return found | ({(self.into, self.new)} if self.into is not None else set())


@dataclass(frozen=True)
class Flush:
    """A file or folder is safe as it is."""

    what: int


Operation = Write | Rename | Flush


@dataclass
class Disk:
    """Files by number, and folders: names to numbers."""

    files: dict[int, bytes] = field(default_factory=dict)
    folders: dict[int, dict[str, int]] = field(default_factory=lambda: {ROOT: {}})

    def find(self, path: Path) -> tuple[int, str]:
        """The folder that holds the last name of a relative path."""
        at = ROOT
        for name in path.parts[:-1]:
            at = self.folders[at][name]
        return at, path.name

    def number(self, path: Path) -> int:
        if not path.parts:
            return ROOT
        folder, name = self.find(path)
        return self.folders[folder][name]

    def apply(self, operation: Operation) -> None:
        if isinstance(operation, Write):
            before = self.files[operation.file].ljust(operation.offset, b"\0")
            self.files[operation.file] = before[: operation.offset] + operation.data
        elif isinstance(operation, Rename):
            gone = self.folders[operation.folder].pop(operation.name, -1) if operation.name is not None else -1
            if operation.into is not None:
                self.folders[operation.into][operation.new] = operation.made if operation.name is None else gone

    def copy(self) -> Disk:
        return Disk(dict(self.files), {number: dict(names) for number, names in self.folders.items()})

    def put(self, root: Path) -> None:
        """Make files and folders of it."""
        waiting = [(ROOT, root)]
        while waiting:
            number, path = waiting.pop()
            if number in self.files:
                path.write_bytes(self.files[number])
                continue
            path.mkdir()
            waiting += [(inner, path / name) for name, inner in self.folders[number].items()]


def read_disk(root: Path) -> Disk:
    """The disk that holds what a folder does."""
    disk = Disk()
    for number, path in enumerate(sorted(root.rglob("*")), 1):
        folder, name = disk.find(path.relative_to(root))
        disk.folders[folder][name] = number
        if path.is_dir():
            disk.folders[number] = {}
        else:
            disk.files[number] = path.read_bytes()
    return disk


def operations(log: str, root: Path, disk: Disk) -> list[Operation]:
    """What the system calls of a log (strace -f -y -xx) did below `root`, which held `disk`, now changed by them."""
    found: list[Operation] = []
    for line in log.splitlines():
        match = _CALL.match(line)
        if match is None:
            continue
        for operation in _operation(match[1], match[2], root, disk):
            disk.apply(operation)
            found.append(operation)
    return found


def _operation(call: str, arguments: str, root: Path, disk: Disk) -> Iterator[Operation]:
    texts = [bytes.fromhex(text.replace("\\x", "")) for text in _TEXT.findall(arguments)]
    opened = _OPENED.match(arguments)
    at = Path(bytes.fromhex(opened[1].replace("\\x", "")).decode()) if opened else Path("/")
    paths = [] if call == "write" else [_below(root, at / text.decode()) for text in texts]
    if None in paths or (call in ("write", "fsync", "fdatasync") and _below(root, at) is None):
        return
    if call == "mkdir":
        yield _made(disk, paths[0], is_folder=True)
    elif call == "openat" and "O_CREAT" in arguments:
        yield _made(disk, paths[0], is_folder=False)
    elif call == "write":
        number = disk.number(_below(root, at))
        yield Write(number, len(disk.files[number]), texts[0])
    elif call in ("fsync", "fdatasync"):
        yield Flush(disk.number(_below(root, at)))
    elif call == "rename":
        (folder, name), (into, new) = disk.find(paths[0]), disk.find(paths[1])
        yield Rename(folder, name, into, new)
    elif call in ("unlink", "unlinkat", "rmdir"):
        folder, name = disk.find(paths[0])
        yield Rename(folder, name, None)


def _below(root: Path, path: Path) -> Path | None:
    return path.relative_to(root) if path.is_relative_to(root) else None


def _made(disk: Disk, path: Path, is_folder: bool) -> Rename:
    number = 1 + max([*disk.files, *disk.folders])
    if is_folder:
        disk.folders[number] = {}
    else:
        disk.files[number] = b""
    folder, name = disk.find(path)
    return Rename(folder, None, folder, name, number)


def crashes(before: Disk, done: Sequence[Operation], limit: int, seed: int = 0) -> Iterator[tuple[int, Disk]]:
    """Disks that may be found when the power fails after the first n operations, with n: `limit` for each, at most.

    Of what writes may leave some parts are picked, more with a higher limit.
    """
    made = before.copy()
    for operation in done:  # whatever is made exists, empty and without a name
        if isinstance(operation, Rename) and operation.made >= 0:
            number = operation.made
            (made.files if number in _files(done) else made.folders)[number] = b"" if number in _files(done) else {}
    generator = random.Random(seed)
    for n in range(len(done) + 1):
        choices = _choices(done[:n], 1 + limit // 4, generator)
        every = list(choices)
        total = 1
        for options in choices.values():
            total *= len(options)
        if total <= limit:
            plans = [dict(zip(every, picked, strict=True)) for picked in product(*choices.values())]
        else:
            plans = [{k: generator.choice(options) for k, options in choices.items()} for _ in range(limit)]
        for plan in plans:
            yield n, _replayed(made, done[:n], plan)


def _files(done: Sequence[Operation]) -> set[int]:
    return {operation.file for operation in done if isinstance(operation, Write)}


def _choices(done: Sequence[Operation], tears: int, generator: random.Random) -> dict[int, list[Operation | None]]:
    """For each operation that is not safe yet what may have come of it."""
    flushed: dict[int, int] = {}
    for at, operation in enumerate(done):
        if isinstance(operation, Flush):
            flushed[operation.what] = at
    open_: dict[int, list[Operation | None]] = {}
    for at, operation in enumerate(done):
        if isinstance(operation, Write) and flushed.get(operation.file, -1) < at:
            cuts = [generator.randrange(len(operation.data)) for _ in range(tears)]
            torn = [Write(operation.file, operation.offset, operation.data[:cut]) for cut in cuts]
            full = len(operation.data)
            zeros = [Write(operation.file, operation.offset, part.data.ljust(full, b"\0")) for part in torn]
            open_[at] = [operation, None, *torn, *zeros]
        elif isinstance(operation, Rename):
            folders = {folder for folder, _ in operation.names}
            if all(flushed.get(folder, -1) < at for folder in folders):
                open_[at] = [operation, None]
    return open_


def _replayed(start: Disk, done: Sequence[Operation], plan: Mapping[int, Operation | None]) -> Disk:
    """The disk when some operations came to this or nothing; a name to which something did not happen stays so."""
    disk, stuck = start.copy(), set()
    for at, operation in enumerate(done):
        now = plan.get(at, operation)
        if isinstance(operation, Rename) and (now is None or (at in plan and operation.names & stuck)):
            stuck |= operation.names
        elif now is not None:
            disk.apply(now)
    return disk
