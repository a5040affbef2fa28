"""Files of arrays as inputs: npy, npz, safetensors, and rows of records, event files among them.

All readers of a format read the same file: those that take it must agree on what it holds.
"""

from __future__ import annotations

import atexit
import io
import json
import os
import re
import shutil
import tempfile
import zipfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import tfc
from tests.fuzz.mutate import NUMBERS, TEXTS, mutate_bytes, mutate_words
from tests.fuzz.target import Target, WrongError, check_error
from tfc.ir.base.errors import Error
from tfc.ir.readers.example import example, features_of, values_of
from tfc.ir.readers.numpy_files import read_archive
from tfc.ir.readers.numpy_rows import NumpyRows
from tfc.ir.readers.tf_record import TFRecords, frames
from tfc.ir.wire import summaries
from tfc.runtime.checkpoint.safetensors_file import encode_tensors, read_tensors
from tfc.runtime.memory.mapped_tensors import map_tensors
from tfc.tools.feeds import load

_SHAPES = (
    "()",
    "(0,)",
    "(3,)",
    "(2, 2)",
    "(-1,)",
    "(1, -2)",
    "(4611686018427387904, 4)",
    "(65536, 65536, 0)",
    "3",
    "((),)",
)
_TYPES = ("<f4", ">f8", "|b1", "|O", "<U5", "|S3", "<c8", "<M8[s]", "|V4", "[('a', '<f4')]", "<i8", "<f2", "{}", "|V2")


@cache
def _base() -> Path:
    made = tempfile.mkdtemp(prefix="tfc-fuzz-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


def folder() -> Path:
    """The folder of this process, for files that readers open by their names; its parent removes it."""
    made = _base() / str(os.getpid())
    made.mkdir(exist_ok=True)
    return made


def place(name: str, data: bytes) -> Path:
    """A file with this content; one of each process and name at a time."""
    path = folder() / name
    path.unlink(missing_ok=True)  # the one before may be mapped
    path.write_bytes(data)
    return path


def _arrays() -> list[Any]:
    return [
        np.arange(6, dtype=np.float32).reshape(2, 3),
        np.array(7, np.int64),
        np.zeros((0, 4), np.float64),
        np.array([True, False]),
        np.asfortranarray(np.ones((2, 2), np.uint8)),
        np.array([1 + 2j], np.complex64),
    ]


def _npy_bytes(array: Any) -> bytes:
    content = io.BytesIO()
    np.save(content, array)
    return content.getvalue()


def _outcome(read: Any) -> Any:
    """The arrays of a reader, or None where it refuses the file."""
    try:
        return read()
    except Error as error:
        check_error(error)
        return None


def _agree(*readers: Any) -> str:
    """Check that the readers that take a file give the same."""
    taken = [found for read in readers if (found := _outcome(read)) is not None]
    shown = [_shown(found) for found in taken]
    if len(set(shown)) > 1:
        raise WrongError(f"two readers give different arrays: {sorted(set(shown))}"[:400])
    return shown[0][:200] if shown else "refused"


def _shown(arrays: dict[str, Any]) -> str:
    parts = []
    for name, array in sorted(arrays.items()):
        native = array.astype(array.dtype.newbyteorder("="))
        content = (
            native.shape if not native.size else native.tolist() if native.dtype.kind in "OSU" else native.tobytes()
        )
        kind = "text" if native.dtype.kind in "OSU" else native.dtype.name
        parts.append(f"{name}: {kind} {array.shape} {content!r}")
    return "; ".join(parts)


def _loaded(path: Path, key: str | None = None) -> dict[str, Any]:
    """The array that the language's `load` gives, as the value of a constant."""
    argument = f', "{key}"' if key is not None else ""
    graph = tfc.parse(f'c = load("{path.name}"{argument})\nentry f() -> c\n', folder=path.parent)
    return {key or "": next(node.attrs["value"].array for node in graph.nodes if "value" in node.attrs)}


def _npy(data: bytes) -> str:
    path = place("a.npy", data)
    rows = _outcome(lambda: NumpyRows(os.fsencode(path)).take(1 << 20))
    said = _agree(lambda: _loaded(path), lambda: {"": load(str(path), None, None, "x")})
    return f"{said} {rows is not None}"


def _npz(data: bytes) -> str:
    path = place("a.npz", data)
    try:
        with zipfile.ZipFile(path) as archive:
            names = [name.removesuffix(".npy") for name in archive.namelist() if name.endswith(".npy")]
    except Exception:
        names = []
    plain = [name for name in dict.fromkeys(names) if re.fullmatch(r"[\w/.]+", name)][:3] or ["a"]
    all_of = _outcome(lambda: read_archive(path))
    said = []
    for name in plain:
        readers = [lambda name=name: _loaded(path, name)]
        if all_of is not None and name in all_of:
            readers.append(lambda name=name: {name: all_of[name]})
        said.append(_agree(*readers))
    return " ".join(said)


def _safetensors(data: bytes) -> str:
    path = place("a.safetensors", data)
    return _agree(lambda: read_tensors(path), lambda: map_tensors(memoryview(data), "the file"))


def _records(data: bytes) -> str:
    """Records until the damage, each read as an Example and as a summary."""
    path = place("a.records", data)
    file = TFRecords(os.fsencode(path))
    values: list[bytes] = []
    said = ""
    try:
        while (found := file.take(4))[1]:
            values += [bytes(each) for each in found[1]]
    except Error as error:
        check_error(error)
        said = str(error)
    finally:
        file.close()
    if not data.startswith(frames(values)) or (not said and data != frames(values)):
        raise WrongError("records are not those of the file")
    for value in values:
        for read in (lambda value: [values_of(each) for each in features_of(value).values()], summaries.tags):
            try:
                read(value)
            except (ValueError, Error) as error:
                said += f" {error}"
    return f"{len(values)} {said}".replace(str(folder()), "")


# ---- mutations -------------------------------------------------------------------------------------------------------


def _mutate_npy(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Bytes, or words of the header, whose length is made right again."""
    if draw.random() < 0.3 or len(data) < 12 or data[:6] != b"\x93NUMPY":
        return mutate_bytes(draw, data, others)
    size = int.from_bytes(data[8:10], "little")
    header, body = data[10 : 10 + size], data[10 + size :]
    match draw.randrange(4):
        case 0:
            header = re.sub(rb"\(.*?\)", lambda _: draw.choice(_SHAPES).encode(), header, count=1)
        case 1:
            header = re.sub(rb"'descr': [^,]*", lambda _: f"'descr': '{draw.choice(_TYPES)}'".encode(), header, count=1)
        case 2:
            header = mutate_words(
                draw, header, others, ("descr", "shape", "True", "(", ")", "{", "'", "None", "+", "9" * 40)
            )
        case _:
            body = mutate_bytes(draw, body, others)
    return data[:8] + (len(header) & 0xFFFF).to_bytes(2, "little") + header + body


def _mutate_npz(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Bytes, or a member, whose checksum is made right again."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = [(info.filename, archive.read(info), info.compress_type) for info in archive.infolist()]
    except Exception:
        return mutate_bytes(draw, data, others)
    if draw.random() < 0.4 or not members:
        return mutate_bytes(draw, data, others)
    at = draw.randrange(len(members))
    name, content, kind = members[at]
    match draw.randrange(4):
        case 0:
            name = draw.choice((*TEXTS[:8], "a.npy", "b.npy", name + ".npy"))
        case 1:
            kind = draw.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
        case _:
            content = _mutate_npy(draw, content, [content])
    members[at] = (name or "x", content, kind)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for each, inside, compression in members:
            info = zipfile.ZipInfo(each.replace("\0", "") or "x", (1980, 1, 1, 0, 0, 0))
            archive.writestr(info, inside, compression)
    return packed.getvalue()


def _mutate_safetensors(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Bytes, or values of the header, whose length and checksum are made right again."""
    size = int.from_bytes(data[:8], "little")
    try:
        header = json.loads(data[8 : 8 + size])
        names = [name for name in header if name != "__metadata__"]
        if draw.random() < 0.3 or not names:
            return mutate_bytes(draw, data, others)
    except (ValueError, TypeError, RecursionError):
        return mutate_bytes(draw, data, others)
    entry = header[draw.choice(names)]
    try:
        match draw.randrange(5):
            case 0:
                entry["dtype"] = draw.choice(("F32", "I64", "BOOL", "BF16", "C64", "F8_E4M3", "F4", "", 7))
            case 1:
                entry["shape"][draw.randrange(len(entry["shape"]) + 1) - 1] = draw.choice(NUMBERS)
            case 2:
                entry["data_offsets"][draw.randrange(2)] = draw.choice(NUMBERS)
            case 3:
                header[draw.choice(TEXTS)] = entry
            case _:
                header["__metadata__"] = draw.choice(({}, None, [], {"a": "b"}, {"crc32:x": 7}, {"header": "--------"}))
    except (LookupError, TypeError):
        return mutate_bytes(draw, data, others)
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data[8 + size :]


def _mutate_records(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Bytes, or a record, whose checksums are made right again."""
    values, at = [], 0
    while at + 16 <= len(data):
        size = int.from_bytes(data[at : at + 8], "little")
        if at + 16 + size > len(data):
            break
        values.append(data[at + 12 : at + 12 + size])
        at += 16 + size
    if draw.random() < 0.2 or not values:
        return mutate_bytes(draw, data, others)
    at = draw.randrange(len(values))
    if draw.random() < 0.2:
        values.insert(at, values[at])
    values[at] = mutate_bytes(draw, values[at], others)
    return frames(values)


def _record_files() -> list[bytes]:
    """An event file, records of Examples, and both with many records of a length."""
    examples = [example({"a": [1, 2], "b": [0.5], "c": [b"text"]}), example({}), example({"n": [-1] * 9})]
    events = [b"\x09" + bytes(8) + summary for summary in (summaries.scalar("loss", 0.5),)]
    events.append(summaries.scalar("a", 1.0) + summaries.histogram("h", np.arange(4.0)))
    return [frames(examples), frames(events), frames([b"abc"] * 20), b""]


def _npz_files() -> list[bytes]:
    made = []
    for save in (np.savez, np.savez_compressed):
        content = io.BytesIO()
        save(content, a=np.arange(3.0), b=np.ones((2, 2), np.float32))
        made.append(content.getvalue())
    return made


def _safetensors_files() -> list[bytes]:
    tensors = {
        "w": np.arange(6, dtype=np.float32).reshape(2, 3),
        "n": np.array(3, np.int64),
        "e": np.zeros((0, 2), np.int8),
    }
    return [b"".join(map(bytes, encode_tensors(some))) for some in (tensors, {"w": tensors["w"]}, {})]


_FILES = (
    "tfc.frontend.data_files",
    "tfc.frontend.elaborate.constants",
    "tfc.ir.readers.numpy_files",
    "tfc.ir.readers.numpy_rows",
)
_RECORDS = ("tfc.ir.readers.tf_record", "tfc.ir.readers.equal_records", "tfc.ir.readers.example", "tfc.ir.wire")
_TENSORS = ("tfc.runtime.checkpoint.safetensors_file", "tfc.runtime.memory.mapped_tensors")
TARGETS = (
    Target("npy", "arrays of NumPy", lambda: [*map(_npy_bytes, _arrays())], _mutate_npy, _npy, _FILES, suffix=".npy"),
    Target("npz", "archives of NumPy", _npz_files, _mutate_npz, _npz, _FILES, suffix=".npz"),
    Target("safetensors", "safetensors", _safetensors_files, _mutate_safetensors, _safetensors, _TENSORS,
           suffix=".safetensors", is_native=True),
    Target("records", "event files and records", _record_files, _mutate_records, _records, _RECORDS),
)  # fmt: skip
