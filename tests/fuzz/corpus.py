"""The inputs in the repository: of each target some that together reach all that was ever reached, and every finding.

    corpus/TARGET/inputs.zip     what was interesting: each reaches a branch that no other does
    corpus/TARGET/found-*        minimised inputs of mended faults, each a file of its own

A test runs all of them again (test_corpora.py).
"""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

FOLDER = Path(__file__).parent / "corpus"
MOST_BYTES = 40_000
"""Of a target's packed inputs."""
_EPOCH = (1980, 1, 1, 0, 0, 0)


def kept(target: str) -> dict[str, bytes]:
    """The inputs of a target by their names."""
    path = FOLDER / target / "inputs.zip"
    if not path.exists():
        return {}
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def found(target: str) -> dict[str, bytes]:
    """The inputs of its findings, by the names of their files."""
    return {path.name: path.read_bytes() for path in sorted((FOLDER / target).glob("found-*"))}


def everything(target: str) -> dict[str, bytes]:
    """Both."""
    return {**kept(target), **found(target)}


def add_finding(target: str, key: str, data: bytes, suffix: str) -> Path:
    """Keep the input of a finding; the smaller one where there is one of this key."""
    name = re.sub(r"[^A-Za-z0-9]+", "-", key).strip("-")[:60].lower()
    path = FOLDER / target / f"found-{name}{suffix}"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or len(path.read_bytes()) > len(data):
        path.write_bytes(data)
    return path


def keep(target: str, reached: Mapping[bytes, Iterable[int]]) -> int:
    """Keep, of inputs and the marks that each reaches, few that reach all of them; how many. Small ones go first."""
    sets = {data: frozenset(marks) for data, marks in reached.items()}
    seen: set[int] = set()
    chosen: list[bytes] = []
    size = 0
    for data in sorted(sets, key=lambda each: (len(each), each)):
        if sets[data] <= seen:
            continue
        packed = len(_packed([data]))
        if size + packed > MOST_BYTES:
            continue
        seen |= sets[data]
        size += packed
        chosen.append(data)
    for data in list(chosen):  # what later ones reach too
        others = frozenset().union(*(sets[each] for each in chosen if each != data))
        if sets[data] <= others:
            chosen.remove(data)
    path = FOLDER / target / "inputs.zip"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_packed(sorted(chosen)))
    return len(chosen)


def _packed(inputs: Iterable[bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for data in inputs:
            archive.writestr(zipfile.ZipInfo(hashlib.sha256(data).hexdigest()[:12], _EPOCH), data, zipfile.ZIP_DEFLATED)
    return content.getvalue()
