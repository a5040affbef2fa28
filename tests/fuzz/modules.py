"""Compiled files as inputs: `.tfcm`, `.so`, objects and Programs as JSON, each a row of edits of a file made here.

A module's file is unpacked, its members and JSON values change, and its digests and checksums are made right again; the
machine code is left as it is, for whoever writes that runs what he likes.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import numpy as np

import tfc
from tests.fuzz.data_files import folder, place
from tests.fuzz.mutate import (
    TEXTS,
    Edit,
    apply_bytes,
    at_path,
    edit_bytes,
    edits_of,
    mutate_edits,
    other_value,
    places,
    set_value,
)
from tests.fuzz.target import Target, WrongError, is_wrong
from tfc.codegen.program.json import from_json, to_json
from tfc.ir.base.errors import Error
from tfc.runtime.bundle.archive import lay_out, read_archive
from tfc.runtime.bundle.manifest import Seal
from tfc.runtime.bundle.object_file import read_object
from tfc.tools.artifact import open_artifact

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
_MANIFEST = "manifest.json"


@cache
def _original(suffix: str) -> bytes:
    """A module's file; compiled once, before any input."""
    path = folder() / f"original{suffix}"
    if suffix in (".tfcm", ".so"):
        tfc.compile(tfc.parse(TEXT)).save(path)
    else:
        (folder() / "m.tfg").write_text(TEXT)
        from tfc.tools.cli import main

        if main(["compile", str(folder() / "m.tfg"), "-o", str(path)]):
            raise RuntimeError(f"no {suffix} was made")
    return path.read_bytes()


@cache
def _members(suffix: str) -> tuple[dict[str, bytes], int]:
    found, start = read_archive(memoryview(_original(suffix)), "")
    return {name: bytes(data) for name, data in found.items()}, start


@cache
def _values(suffix: str) -> dict[str, Any]:
    """The JSON of a file's members by their names."""
    return {name: json.loads(data) for name, data in _members(suffix)[0].items() if name.endswith(".json")}


def _edit_of_module(suffix: str) -> Any:
    def edit(draw: Random) -> Edit:
        members, _ = _members(suffix)
        values = _values(suffix)
        name = draw.choice(list(members))
        match draw.randrange(10):
            case 0:
                return ["raw", edit_bytes(draw, len(_original(suffix)))]
            case 1 if not _is_code(name):
                return ["member", name, edit_bytes(draw, len(members[name]))]
            case 2:
                return ["drop", name]
            case 3:
                return ["add", draw.choice(("added", "a/b.json", "debug/x", *TEXTS))]
            case 4:
                return ["unsealed"]
            case _:
                name = draw.choice(list(values))
                path = draw.choice(places(values[name]))
                return ["json", name, list(path), other_value(draw, at_path(values[name], path), values[name])]

    return edit


def _is_code(name: str) -> bool:
    return name.startswith("native/")


def _module(suffix: str, data: bytes) -> bytes:
    """The file of a row of edits."""
    original, start = _members(suffix)
    members = dict(original)
    values = json.loads(json.dumps(_values(suffix)))
    edits = edits_of(data)
    for edit in edits:
        match edit:
            case ["json", str(name), list(path), new] if name in values and path:
                set_value(values[name], path, new)
                members[name] = json.dumps(values[name]).encode()
            case ["member", str(name), list(change)] if name in members and not _is_code(name):
                content = bytearray(members[name])
                apply_bytes(content, change)
                members[name] = bytes(content)
            case ["drop", str(name)] if name != _MANIFEST:
                members.pop(name, None)
            case ["add", str(name)]:
                members[name] = bytes(16)
    if ["unsealed"] not in edits and any(edit[0] in ("json", "member") for edit in edits):
        members[_MANIFEST] = _sealed(values[_MANIFEST], members)
    try:
        rows = [(_MANIFEST, members.pop(_MANIFEST)), *members.items()]
        file = bytearray(_original(suffix)[:start] + b"".join(bytes(piece) for piece in lay_out(rows, start)))
    except ValueError:  # no name for a member
        return b""
    for edit in edits:
        if edit[0] == "raw" and len(edit) == 2 and isinstance(edit[1], list):
            apply_bytes(file, edit[1])
    return bytes(file)


def _sealed(manifest: Any, members: dict[str, bytes]) -> bytes:
    """A manifest with the digests of the members as they are now."""
    seals = manifest.get("members") if isinstance(manifest, dict) else None
    for name, data in members.items():
        if isinstance(seals, dict) and name in seals:
            seal = Seal.of(data)
            seals[name] = {"bytes": seal.bytes, "sha256": seal.sha256}
    return json.dumps(manifest).encode()


def _run_module(suffix: str) -> Any:
    def run(data: bytes) -> str:
        content = _module(suffix, data)
        path = place(f"module{suffix}", content)
        try:
            module = tfc.load(path, threads=1)
            result = module["f"](x=X)
        except Error as error:
            if content == _original(suffix):
                raise WrongError(f"what was saved is refused: {error}") from error
            raise Error(str(error).replace(str(path), ""), error.code) from error
        state = {name: array.tolist() for name, array in module.state().items()}
        results = result if isinstance(result, tuple) else (result,)
        return f"{[np.asarray(each).shape for each in results]} {sorted(state)}"

    return run


# ---- Programs and objects --------------------------------------------------------------------------------------------


@cache
def _program() -> Any:
    members, _ = _members(".tfcm")
    return next(
        json.loads(data) for name, data in members.items() if name.startswith("programs/") and "init" not in name
    )


def _edit_of_program(draw: Random) -> Edit:
    program = _program()["program"]
    path = draw.choice(places(program))
    return ["json", list(path), other_value(draw, at_path(program, path), program)]


def _run_program(data: bytes) -> str:
    """A Program that is taken is written as JSON that is taken, and that says the same."""
    content = json.loads(json.dumps(_program()["program"]))
    for edit in edits_of(data):
        if len(edit) == 3 and isinstance(edit[1], list) and edit[1]:
            set_value(content, edit[1], edit[2])
    constants = [np.zeros(4, np.float32) for _ in _program()["constants"]]
    program = from_json(content, constants)
    written = to_json(program)  # which reads what is told of nodes, lazily: an Error here is right, too
    with is_wrong("a Program's own JSON is refused"):
        again = from_json(json.loads(json.dumps(written)), constants)
    if to_json(again) != written:
        raise WrongError("a Program's JSON is read as another one")
    str(program)
    return f"{len(program.instructions)} {len(program.buffers)}"


def _objects() -> list[bytes]:
    """An object, a library and a module for web pages, as they are."""
    return [b"[]", b'[[".a", ["put", 0, 33, 1]]]', b'[[".wasm", ["put", 0, 0, 1]]]']


def _edit_of_object(draw: Random) -> Edit:
    suffix = draw.choice((".o", ".a", ".wasm"))
    head = draw.random() < 0.5
    size = len(_original(suffix))
    edit = edit_bytes(draw, 64 if head else size)
    if not head and draw.random() < 0.5 and edit[0] == "put":  # the table of sections stands at the end
        edit[1] = size - draw.randrange(min(1600, size))
    return [suffix, edit]


def _run_object(data: bytes) -> str:
    """`tfc inspect` of an object that changed."""
    edits = [edit for edit in edits_of(data) if len(edit) == 2 and edit[0] in (".o", ".a", ".wasm")]
    suffix = edits[0][0] if edits else ".o"
    content = bytearray(_original(suffix))
    for _, change in edits:
        apply_bytes(content, change)
    found = read_object(memoryview(bytes(content)), "the file")
    said = f"{sorted(found.sections)[:20]} {sorted(found.functions)[:20]}"
    path = place(f"m{suffix}", bytes(content))
    try:
        open_artifact(str(path), None)
    except Error as error:
        raise Error(str(error).replace(str(path), ""), error.code) from error
    return said


_LOADS = ("tfc.runtime.bundle", "tfc.runtime.module", "tfc.codegen.program", "tfc.ir.base.record_json")
_PROGRAMS = (
    "tfc.codegen.program.json",
    "tfc.codegen.program.check",
    "tfc.ir.base.record_json",
    "tfc.ir.types.type_json",
)
_OBJECTS = ("tfc.runtime.bundle.object_file", "tfc.ir.wire.elf", "tfc.runtime.bundle.description", "tfc.tools.artifact")
TARGETS = (
    Target("tfcm", "modules", lambda: [b"[]"], mutate_edits(_edit_of_module(".tfcm")), _run_module(".tfcm"), _LOADS,
           is_native=True, suffix=".json"),
    Target("so", "shared objects' archives", lambda: [b"[]"], mutate_edits(_edit_of_module(".so")), _run_module(".so"),
           _LOADS, is_native=True, lifetime=300, suffix=".json"),
    Target("object", "objects for `tfc inspect`", _objects, mutate_edits(_edit_of_object), _run_object, _OBJECTS,
           suffix=".json"),
    Target("program", "Programs as JSON", lambda: [b"[]"], mutate_edits(_edit_of_program), _run_program, _PROGRAMS,
           suffix=".json"),
)  # fmt: skip
