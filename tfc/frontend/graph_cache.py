"""Graphs of programs on disk: the second start of a program neither parses nor elaborates it.

An entry is found by the text of the program, its name and folder, and tfc's own files. It tells what else the program
was made of: the files that its libraries were found in, by their content, and its data files. These are known by inode,
size and both times; one that changed a moment before it was read could change again without a trace, as git's index
puts it, so a program of such files is not kept. Arrays that lie in their files as they are stay there.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tfc.frontend.data_files.archives import Memory, Place
from tfc.frontend.data_files.identity import identity
from tfc.frontend.elaborate.constants import UNREADABLE, UnreadableError, locate, read_array
from tfc.frontend.elaborate.context import Loaded, Program
from tfc.frontend.elaborate.libraries import STDLIB, find_library
from tfc.frontend.elaborate.report import Report
from tfc.frontend.syntax import source_text
from tfc.ir.base.errors import Diagnostic
from tfc.ir.base.object_cache import files_of_tfc, load_parts, object_key, store_parts
from tfc.ir.base.record_json import Json, Schema
from tfc.ir.graph.graph import Graph, Literal
from tfc.ir.text.graph_json import graph_from_json, graph_to_json
from tfc.ir.types.type_json import KINDS, literal_from_json, literal_to_json
from tfc.ir.types.types import DTYPES, Array, dtype_of

LEAST_NODES = 64
LEAST_BYTES = 1 << 20
"""A program of fewer nodes and bytes of constants is read from its text as quickly."""
MOST_BYTES = 16 << 20
"""One with more bytes of constants than this in its text is not kept."""
_SHARED = 4 << 20
"""Bytes of arrays from which on threads share reading them."""
_WARNINGS = Schema(KINDS)


class Kept(NamedTuple):
    """A program without errors: its graph, and the warnings about it."""

    graph: Graph
    warnings: Sequence[Diagnostic]


def graph_key(content: bytes, file: str, folder: Path, most_nodes: int = 0) -> str:
    """The name that the graph of a text is kept by; `file` is what messages call it, `most_nodes` a limit it met."""
    digest = hashlib.sha256(content).hexdigest()
    versions = f"{sys.version} {np.__version__} {most_nodes}"
    return object_key("graph", digest, file, str(folder.resolve()), versions, files_of_tfc("ir", "frontend"))


# ---- writing ---------------------------------------------------------------------------------------------------------


def store_graph(key: str, program: Program, kept: Kept) -> None:
    """Keep the graph that a program was elaborated to, unless it is too small or any of its files is too new."""
    if any(each is None for each in program.identities.values()):
        return
    content, literals = graph_to_json(kept.graph)
    if len(kept.graph.nodes) < LEAST_NODES and sum(each.array.nbytes for each in literals) < LEAST_BYTES:
        return
    loaded = {id(each.literal): each for each in program.loaded}
    files = {path: number for number, path in enumerate(program.identities)}
    blobs: list[bytes] = []
    head = {
        "libraries": [[*who, *_library(path, program)] for who, path in program.found.items()],
        "data": [[*who, files[path]] for who, path in program.located.items()],
        "files": [[str(path), program.identities[path]] for path in files],
        "constants": [_constant_out(each, loaded.get(id(each)), program, files, blobs) for each in literals],
        "warnings": [_WARNINGS.write(each) for each in kept.warnings],
        "graph": content,
    }
    if sum(map(len, blobs)) > MOST_BYTES:
        return
    with suppress(RecursionError):  # bodies in bodies in bodies
        store_parts(key, head, blobs)


def _library(path: Path | None, program: Program) -> tuple[str, str]:
    """The path of a library and the digest of its text; the standard library's files are among tfc's own."""
    assert path is not None  # else the program has an error
    own = path.parent == STDLIB
    return str(path), "" if own else _digest(program.sources[str(path)].text)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def _constant_out(
    literal: Literal, loaded: Loaded | None, program: Program, files: Mapping[Path, int], blobs: list[bytes]
) -> Json:
    """A constant: where it lies in a file, or how to load it from there, or the number of what it holds."""
    array = literal.array
    told = {"digest": literal.digest().hex(), "source": literal.source}
    if loaded is not None and loaded.place is not None:
        place = loaded.place
        number = files[program.located[loaded.source, loaded.path]]
        where = [place.start, place.shape, place.by_columns, place.dtype.str, place.head, place.checksum]
        return {**told, "place": [number, *where]}
    if loaded is not None:
        return {**told, "load": [loaded.source, loaded.path, loaded.key]}
    if array.dtype == object:
        return {**told, "literal": literal_to_json(array)}
    blobs.append(array.tobytes())
    return {**told, "bytes": [dtype_of(array).name, array.shape]}


# ---- reading ---------------------------------------------------------------------------------------------------------


def load_graph(key: str, folder: Path) -> Kept | None:
    """The graph kept under a key of `graph_key`, if all the files that it was made of are as they were; else None."""
    try:
        kept = load_parts(key)
        if kept is None:
            return None
        content, blobs = kept
        if not _same_libraries(content["libraries"], folder):
            return None
        literals = _Constants(content, folder).read(blobs)
        if literals is None:
            return None
        warnings = [_WARNINGS.read(Diagnostic, each) for each in content["warnings"]]
        return Kept(graph_from_json(content["graph"], literals), warnings)
    except (*UNREADABLE, UnreadableError, KeyError, IndexError, TypeError, RecursionError, StopIteration):
        return None  # written by something else under our name, or a file went away: the text is read again


def _same_libraries(rows: Json, folder: Path) -> bool:
    for using, name, path, digest in rows:
        if str(find_library(using, folder, name)) != path:
            return False
        if digest and _digest(source_text.decode(source_text.read(Path(path))[0], path)[0].text) != digest:
            return False
    return True


class _Constants:
    """The constants of an entry, and the files that they are read from."""

    def __init__(self, content: Json, folder: Path) -> None:
        self.rows: list[Json] = content["constants"]
        self.data, self.files = content["data"], content["files"]
        self.program = Program(Report(), folder)

    def read(self, blobs: Sequence[bytes]) -> list[Literal] | None:
        """All of them; None when a file is another one, or has changed."""
        opened: list[int] = []
        try:
            for path, known in self.files:
                opened.append(os.open(path, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0)))
                if list(identity(os.fstat(opened[-1]))) != known:
                    return None
            if any(str(locate(who, self.program.folder, path)) != self.files[k][0] for who, path, k in self.data):
                return None
            places = self._places(opened)
            given = iter(blobs)
            return [
                _literal(places[k] if k in places else self._array(row, given), row) for k, row in enumerate(self.rows)
            ]
        finally:
            self.program.archives.close()
            for file in opened:
                os.close(file)

    def _places(self, opened: Sequence[int]) -> dict[int, Array]:
        """The arrays that lie in their files as they are, by the numbers of their rows: read side by side."""
        found: dict[int, tuple[int, Place]] = {}
        for k, row in enumerate(self.rows):
            if "place" in row:
                number, start, shape, by_columns, dtype, *sums = row["place"]
                found[k] = opened[number], Place(start, tuple(shape), by_columns, np.dtype(dtype), *sums)
        total = sum(place.bytes for _, place in found.values())
        memory = Memory(total)
        jobs = [(k, *each, memory.take(each[1].bytes)) for k, each in found.items()]
        threads = len(os.sched_getaffinity(0)) if total >= _SHARED else 1
        parts = [jobs[part::threads] for part in range(threads)]
        if threads == 1:
            return _filled(jobs)
        with ThreadPoolExecutor(threads - 1) as pool:
            others = pool.map(_filled, parts[1:])
            arrays = _filled(parts[0])
            for each in others:
                arrays |= each
        return arrays

    def _array(self, row: Json, blobs: Iterator[bytes]) -> Array:
        if "load" in row:
            return read_array(row["load"][0], self.program, *row["load"][1:])[0]
        if "literal" in row:
            return literal_from_json(row["literal"])
        dtype, shape = row["bytes"]
        return np.frombuffer(next(blobs), DTYPES[dtype].storage).reshape(shape)


def _filled(jobs: Sequence[tuple[int, int, Place, Array]]) -> dict[int, Array]:
    """Arrays by number: each from an open file, from its place there, into its memory."""
    return {number: place.fill(file, content) for number, file, place, content in jobs}


def _literal(array: Array, row: Json) -> Literal:
    array.flags.writeable = False
    source = None if row["source"] is None else tuple(row["source"])
    return Literal(array, source, digest=bytes.fromhex(row["digest"]))
