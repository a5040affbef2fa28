"""Changed module files by the thousand: `python -m tests.runtime.module_fuzz FIRST COUNT` loads each and runs an entry.

A file must work or be refused with a tfc.Error; what ends the process, or any other exception, is a bug, and the last
number printed is the seed of the file. Of each seed the change is the same on any machine of one architecture.
"""

from __future__ import annotations

import json
import os
import platform
import random
import struct
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

import tfc
from tfc.runtime.bundle.archive import lay_out, read_archive
from tfc.runtime.bundle.manifest import Seal

TEXT = """
dim batch in 1..8
input x: f32[batch, 4]
var w: f32[4] = ones([4])
table = constant([0.5, 1.5, 2.5, 3.5])
k, s = while (k = 0, s = x * w; k < 3) { yield k + 1, s + table }
grow = group { w += 1 }
entry f(x) -> s after grow
"""
X = np.ones((2, 4), np.float32)
NUMBERS = (0, 1, -1, 2, 7, 255, 1 << 16, (1 << 31) - 1, 1 << 32, (1 << 63) - 1, 1 << 64, -(1 << 63), 1.5)
TEXTS = ("", "..", "../../etc/passwd", "/etc/passwd", "manifest.json", "batch", "f32", "\0", "é", "x" * 5000)


def originals(folder: Path) -> list[bytes]:
    """The module as both kinds of file, one for a GPU, and one with several versions where these are made."""
    module, names = tfc.compile(tfc.parse(TEXT)), ["m.tfcm", "m.so"]
    for name in names:
        module.save(folder / name)
    names.append("d.tfcm")
    tfc.compile(tfc.parse(TEXT), "sm_80", triple="nvptx64").save(folder / "d.tfcm")
    if platform.machine() == "x86_64":
        names.append("v.tfcm")
        tfc.compile(tfc.parse(TEXT), levels=(2, 3)).save(folder / "v.tfcm")
    return [(folder / name).read_bytes() for name in names]


def changed(files: list[bytes], seed: int) -> bytes:
    """The file of a seed."""
    draw = random.Random(seed)
    content = bytearray(draw.choice(files))
    way = draw.choice((_bytes, _words, _cut, _moved, _members, _json, _json, _json, _weights))
    return bytes(way(draw, content))


def _bytes(draw: random.Random, content: bytearray) -> bytearray:
    for _ in range(draw.randint(1, 8)):
        content[draw.randrange(len(content))] = draw.randrange(256)
    return content


def _words(draw: random.Random, content: bytearray) -> bytearray:
    """Sizes and offsets that lie: words in the directory, or just before a member."""
    marks = [at for mark in (b"PK\1\2", b"PK\3\4", b"PK\5\6") for at in _all(content, mark)]
    for _ in range(draw.randint(1, 3)):
        at = min(draw.choice(marks) + draw.randrange(46), len(content) - 4)
        struct.pack_into(
            "<I", content, at, draw.choice((0, 1, 0xFFFF, 0xFFFFFFFF, 1 << 31, draw.randrange(len(content))))
        )
    return content


def _all(content: bytearray, mark: bytes) -> list[int]:
    found, at = [], content.find(mark)
    while at >= 0:
        found.append(at)
        at = content.find(mark, at + 1)
    return found


def _cut(draw: random.Random, content: bytearray) -> bytearray:
    del content[draw.randrange(len(content)) :]
    return content


def _moved(draw: random.Random, content: bytearray) -> bytearray:
    """A piece of the file over another one, or twice."""
    size, start, to = draw.randrange(1, 5000), draw.randrange(len(content)), draw.randrange(len(content))
    piece = content[start : start + size]
    content[to : to + (len(piece) if draw.random() < 0.5 else 0)] = piece
    return content


def _members(draw: random.Random, content: bytearray) -> bytes:
    """Members left out, added, empty or in another order, their seals as they should be or not."""

    def change(members: dict[str, bytes], manifest: dict[str, Any]) -> None:
        name = draw.choice(list(members))
        match draw.randrange(4):
            case 0:
                del members[name]
            case 1:
                members["added"] = bytes(100)
            case 2:
                members[name] = b""
            case _:
                members[name] = members.pop(name)
        if draw.random() < 0.5:
            manifest["members"] = {key: {"bytes": 0, "sha256": ""} for key in members}

    return _repacked(draw, content, change)


def _json(draw: random.Random, content: bytearray) -> bytes:
    """A value of the manifest or of a program replaced, the file sealed again."""

    def change(members: dict[str, bytes], manifest: dict[str, Any]) -> None:
        name = draw.choice([name for name in members if name.endswith(".json")] + ["manifest.json"])
        value = manifest if name == "manifest.json" else json.loads(members[name])
        for _ in range(draw.randint(1, 3)):
            _replace(draw, value)
        if value is not manifest:
            members[name] = json.dumps(value).encode()

    return _repacked(draw, content, change)


def _replace(draw: random.Random, value: Any) -> None:
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = draw.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and draw.random() < 0.85:
            value = value[key]
            continue
        other = draw.choice(keys)
        value[key] = draw.choice(
            (draw.choice(NUMBERS), draw.choice(TEXTS), None, [], {}, True, value[other], [value[key]])
        )
        return


def _weights(draw: random.Random, content: bytearray) -> bytes:
    """Tensors that are cut, longer, or whose header says other things, sealed again."""

    def change(members: dict[str, bytes], manifest: dict[str, Any]) -> None:
        name = draw.choice([name for name in members if name.endswith(".safetensors")])
        data = bytearray(members[name])
        match draw.randrange(3):
            case 0:
                del data[draw.randrange(len(data)) :]
            case 1:
                struct.pack_into("<Q", data, 0, draw.choice((0, 1, len(data), 1 << 31, (1 << 64) - 1)))
            case _:
                at = draw.randrange(8, len(data))
                data[at] = draw.choice(b'0123456789[]{},":-\0')
        members[name] = bytes(data)

    return _repacked(draw, content, change)


def _repacked(draw: random.Random, content: bytearray, change: Any) -> bytes:
    found, start = read_archive(memoryview(bytes(content)), "")
    members = {name: bytes(data) for name, data in found.items()}
    manifest = json.loads(members.pop("manifest.json"))
    change(members, manifest)
    sealed = manifest.get("members")
    for name, data in members.items():
        if isinstance(sealed, dict) and name in sealed and draw.random() < 0.98:
            seal = Seal.of(data)
            sealed[name] = {"bytes": seal.bytes, "sha256": seal.sha256}
    whole = [("manifest.json", json.dumps(manifest).encode()), *members.items()]
    return bytes(content[:start]) + b"".join(bytes(piece) for piece in lay_out(whole, start))


def main(first: int, count: int) -> Counter[str]:
    """Load the files of these seeds; how they ended, by status."""
    ends: Counter[str] = Counter()
    os.environ["TFC_GPU_DRIVER"] = "/nowhere/libcuda.so.1"  # what is for a GPU is read, and not run
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        files = originals(place)
        for seed in range(first, first + count):
            print(f"\r{seed}", end="", file=sys.stderr, flush=True)
            path = place / f"{seed}.tfcm"
            path.write_bytes(changed(files, seed))
            try:
                tfc.load(path)["f"](x=X)
                ends["works"] += 1
            except tfc.Error as error:
                ends[error.code] += 1
            path.unlink()
    return ends


if __name__ == "__main__":
    for status, number in sorted(main(int(sys.argv[1]), int(sys.argv[2])).items()):
        print(f"{status} {number}")
