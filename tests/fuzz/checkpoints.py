"""Checkpoints as inputs: rows of edits of a folder's files and of a v1 file, their checksums made right again."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tests.fuzz.data_files import folder
from tests.fuzz.mutate import Edit, apply_bytes, edit_bytes, edits_of, mutate_edits, other_value, places, set_value
from tests.fuzz.target import Target, WrongError, check_error
from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.bundle import Bundle, write_bundle
from tfc.ir.checkpoint.crc32c import crc32c, mask
from tfc.ir.checkpoint.slice_file import SliceFile, write_slice_file
from tfc.ir.checkpoint.slices import parse_slice
from tfc.ir.checkpoint.table import decode_table, encode_table
from tfc.ir.wire import proto
from tfc.runtime.checkpoint import folder as folders

_BLOCK_TRAILER = 5


@cache
def _originals() -> dict[str, Any]:
    """The content of the files: of a folder, of a bundle in slices, and of a v1 file."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        text = np.array([b"one", b"", b"three" * 3], object)
        variables = {"w": np.arange(6, dtype=np.float32).reshape(2, 3), "text": text, "n": np.array(3, np.int64)}
        whole = folders.write_checkpoint(
            root / "c", folders.Checkpoint(3, variables, {"g": np.arange(4)}, {"note": [1, "a"]})
        )
        files = {path.name: path.read_bytes() for path in sorted(whole.iterdir())}
        halves = [(variables["w"][:1], parse_slice("2 3 0,1:-")), (variables["w"][1:], parse_slice("2 3 1,1:-"))]
        parts = [("w", array, spec) for array, spec in halves]
        write_bundle(root / "s", parts)
        files |= {f"s{path.name}": path.read_bytes() for path in sorted(root.glob("s.*"))}
        write_slice_file(root / "v1", [*parts, ("n", variables["n"], None), ("text", text, None)])
        files["v1"] = (root / "v1").read_bytes()
    return files


@cache
def _tables() -> tuple[str, ...]:
    return tuple(name for name in _originals() if name.endswith(".index") or name == "v1")


def _edit(draw: Random) -> Edit:
    """One change: of a raw file, of a table's key or value, of a block and its checksum, of the manifest, a field."""
    files = _originals()
    name = draw.choice(list(files))
    table = draw.choice(_tables())
    entries = list(decode_table(files[table], table).items())
    at = draw.randrange(len(entries))
    match draw.randrange(7):
        case 0:
            return ["raw", name, edit_bytes(draw, len(files[name]))]
        case 1:
            return ["key", table, at, edit_bytes(draw, len(entries[at][0]))]
        case 2:
            return ["drop", table, at]
        case 3:
            return ["block", table, edit_bytes(draw, len(files[table]) - 60)]
        case 4:
            manifest = folders.json.loads(files["manifest.json"])
            path = draw.choice(places(manifest))
            return ["manifest", list(path), other_value(draw, 0, manifest)]
        case 5:
            number = draw.choice((0, 1, 2, 3, 7, 14, 255, 1 << 31, (1 << 63) - 1, (1 << 64) - 1))
            return ["field", table, at, draw.choice((1, 2, 3, 4, 5, 7)), number]
        case _:
            return ["value", table, at, edit_bytes(draw, len(entries[at][1]))]


def _edited(edits: list[Edit]) -> dict[str, bytes]:
    """The files with their edits, all checksums right but those of files that were edited raw."""
    files = dict(_originals())
    for table in _tables():
        own = [edit for edit in edits if edit[1:2] == [table]]
        files[table] = _blocks(b"".join(encode_table(_entries(table, own))), own)
    manifest = folders.json.loads(files["manifest.json"])
    manifest.pop("crc32c")
    manifest["index"] = (
        f"{crc32c(files[next(name for name in files if name.endswith('.index') and name[0] != 's')]):08x}"
    )
    for edit in edits:
        if edit[0] == "manifest" and isinstance(edit[1], list) and edit[1]:
            set_value(manifest, edit[1], edit[2])
    files["manifest.json"] = folders._encode(manifest)
    for edit in edits:
        if edit[0] == "raw" and edit[1] in files:
            content = bytearray(files[edit[1]])
            apply_bytes(content, edit[2])
            files[edit[1]] = bytes(content)
    return files


def _entries(table: str, edits: list[Edit]) -> dict[bytes, bytes]:
    rows = [[key, value] for key, value in decode_table(_originals()[table], table).items()]
    for edit in edits:
        match edit:
            case ["key" | "value" as side, _, int(at), list(change)] if 0 <= at < len(rows):
                content = bytearray(rows[at][side == "value"])
                apply_bytes(content, change)
                rows[at][side == "value"] = bytes(content)
            case ["drop", _, int(at)] if 0 <= at < len(rows):
                rows[at] = [b"", rows[0][1]]
            case ["field", _, int(at), int(field), int(number)] if 0 <= at < len(rows):
                rows[at][1] += proto.integer(field, number & (1 << 64) - 1)
    return {key: value for key, value in rows}


def _blocks(content: bytes, edits: list[Edit]) -> bytes:
    """A table whose first block has changes and its checksum."""
    for edit in edits:
        match edit:
            case ["block", _, ["put", int(at), _, _] as change] if 0 <= at < len(content) - 60:
                block = bytearray(content)
                apply_bytes(block, change)
                for end in range(at + 1, len(content) - 48):  # the trailer behind it: where the checksum was right
                    stored = int.from_bytes(content[end + 1 : end + _BLOCK_TRAILER], "little")
                    if content[end] == 0 and mask(crc32c(content[: end + 1])) == stored:
                        block[end + 1 : end + _BLOCK_TRAILER] = mask(crc32c(bytes(block[: end + 1]))).to_bytes(
                            4, "little"
                        )
                        break
                content = bytes(block)
    return content


def _run(data: bytes) -> str:
    files = _edited(edits_of(data))
    root = folder() / "checkpoint"
    shutil.rmtree(root, ignore_errors=True)
    (root / "ckpt-3").mkdir(parents=True)
    for name, content in files.items():
        place = root / name if name == "v1" else root / name[1:] if name.startswith("ss.") else root / "ckpt-3" / name
        place.write_bytes(content)
    said = [_told(lambda: sorted(folders.read_checkpoint(root / "ckpt-3").variables))]
    said.append(_told(lambda: _all_of(Bundle(root / "s"))))
    said.append(_told(lambda: _all_of(SliceFile(root / "v1"))))
    if all(files[name] == content for name, content in _originals().items()) and "refused" in " ".join(said):
        raise WrongError(f"what was written is refused: {said}")
    return " | ".join(said)


def _all_of(file: Any) -> list[str]:
    return [f"{name} {file.read(name).shape}" for name in file]


def _told(read: Any) -> str:
    try:
        return str(read())
    except Error as error:
        check_error(error)
        return f"refused: {error}"


TARGETS = (
    Target("checkpoint", "checkpoints of TensorFlow and of tfc", lambda: [b"[]"], mutate_edits(_edit), _run,
           ("tfc.ir.checkpoint", "tfc.runtime.checkpoint.folder", "tfc.ir.wire.proto"), suffix=".json"),
)  # fmt: skip
