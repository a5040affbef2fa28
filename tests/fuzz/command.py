"""The command line, the environment and calls as inputs: a word, a variable or an argument on each line.

A command runs in a folder of its own with a small model in it; words that name a place outside of it are left out. Its
exit status must be 0, 1 or 2.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import numpy as np

import tfc
from tests.fuzz.data_files import folder
from tests.fuzz.modules import TEXT
from tests.fuzz.mutate import NUMBERS, TEXTS
from tests.fuzz.target import Target, WrongError
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.tools.cli import VERBS, main, verb_parser

_NOT_HERE = ("/", "..", "\0", "~")
_SLOW = ("tune", "bench", "profile", "doctor", "cache")
"""Verbs that measure, or that look at the machine."""
_VALUES = (
    "m.tfg",
    "m.npz",
    "x.npy",
    "s.safetensors",
    "f",
    "x",
    "x=1",
    "x=2x4xf32=1",
    "x=@x.npy",
    "x=@m.npz:x",
    "batch=2",
    "all",
    "cse",
    "after:cse",
    "loops",
    "0",
    "-1",
    "1",
    "2",
    "abc",
    "",
    "1e9",
    "99999999999999999999",
    "nan",
    "(",
    "[",
    "x86-64-v3",
    "cpu",
    "gpu:0",
    "sm_80",
    "json",
    "text",
    "out.tfcm",
    "out.o",
    "é",
    "x=",
    "=",
    ",",
    "x=4xf32=[1,2",
)
_FIRST = (
    "run m.tfg --input=x=2x4xf32=1",
    "compile m.tfg -o out.tfcm",
    "inspect m.tfg",
    "opt --passes=cse,prune m.tfg",
    "verify m.tfg",
    "diff m.tfg m.tfg",
    "fmt m.tfg",
    "explain E0203",
    "weights s.safetensors",
    "place m.tfg",
    "partition m.tfg",
    "run m.tfg --data=m.npz --steps=2",
    "compile m.tfg --emit=llvm-ir,asm",
    "--version",
)


@cache
def _flags(verb: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The flags of a verb, and the words that each lets one choose among."""
    return tuple(
        (flag, tuple(map(str, action.choices or ())))
        for action in verb_parser(verb)._actions
        for flag in action.option_strings
        if flag not in ("-h", "--help")
    )


def _home() -> Path:
    """A folder with a model and its data, as it was at the start."""
    home = folder() / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    (home / "m.tfg").write_text(TEXT)
    x = np.ones((2, 4), np.float32)
    np.savez(home / "m.npz", x=x)
    np.save(home / "x.npy", x)
    from tfc.runtime.checkpoint.safetensors_file import write_tensors

    write_tensors(home / "s.safetensors", {"w": np.ones(4, np.float32)})
    return home


def _commands() -> list[bytes]:
    return [each.replace(" ", "\n").encode() for each in _FIRST]


def _mutate_command(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    words = data.decode("utf-8", "replace").split("\n")
    verb = words[0] if words[0] in VERBS else draw.choice([each for each in VERBS if each not in _SLOW])
    flags = _flags(verb)
    at = draw.randrange(1, len(words) + 1)
    match draw.randrange(7):
        case 0 if len(words) > 1:
            del words[at - 1 or 1]
        case 1:
            words.insert(at, draw.choice(_VALUES))
        case 2:
            words[at - 1 :] = draw.choice(others).decode("utf-8", "replace").split("\n")[at - 1 :]
        case 3 if len(words) > 1:
            at = min(at, len(words) - 1)
            flag, equals, _ = words[at].partition("=")
            words[at] = f"{flag}={draw.choice((*_VALUES, *map(str, NUMBERS)))}" if equals else draw.choice(_VALUES)
        case _:
            flag, choices = draw.choice(flags)
            value = draw.choice(choices or (*_VALUES, *map(str, NUMBERS)))
            words.insert(at, flag if draw.random() < 0.3 or flag[1] != "-" else f"{flag}={value}")
    return "\n".join(words).encode()


def _run_command(data: bytes) -> str:
    words = [
        word for word in data.decode("utf-8", "replace").split("\n") if not any(each in word for each in _NOT_HERE)
    ]
    if not words or words[0] in _SLOW:
        return "left out"
    return f"{words[0]} {_status(words, {})}"


def _status(words: list[str], variables: dict[str, str]) -> int:
    """The exit status of a command; what it says goes nowhere."""
    home, before = _home(), os.getcwd()
    os.chdir(home)
    try:
        with mock.patch.dict(os.environ, variables), open(os.devnull, "w") as nowhere, open(os.devnull) as empty:
            kept = sys.stdout, sys.stderr, sys.stdin
            sys.stdout = sys.stderr = nowhere
            sys.stdin = empty
            try:
                status = main(words)
            except SystemExit as end:
                status = end.code if isinstance(end.code, int) else 2
            finally:
                sys.stdout, sys.stderr, sys.stdin = kept
        if status not in (0, 1, 2):
            trace = next(iter(home.glob("tfc-repro-*/traceback.txt")), None)
            raise WrongError(f"exit status {status} {_last(trace) if trace else ''}")
    finally:
        os.chdir(before)
    return status


def _last(trace: Path) -> str:
    """The error and the place of a saved traceback."""
    lines = trace.read_text().splitlines()
    frames = [line.split("/tfc/")[-1].partition('"')[0] for line in lines if "/tfc/" in line]
    return f"{lines[-1].split(':')[0]} {frames[-1] if frames else ''}: {lines[-1]}"


# ---- environment -----------------------------------------------------------------------------------------------------


@cache
def _variables() -> tuple[str, ...]:
    """The variables of docs/environment.md, as the one place that reads them names them."""
    text = Path(sys.modules[Config.__module__].__file__ or "").read_text()
    return tuple(sorted(set(re.findall(r"\bTFC_[A-Z0-9_]+\b", text)) - {"TFC_CACHE_DIR"}))


def _mutate_environment(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    lines = data.decode("utf-8", "replace").split("\n") if draw.random() < 0.6 else []
    values = (
        *_VALUES,
        *TEXTS,
        "on",
        "off",
        "true",
        "alap",
        "stand-in",
        "shuffled",
        "1.5",
        "-0",
        "inf",
        "changed",
        "before:",
    )
    lines.insert(0, f"{draw.choice(_variables())}={draw.choice(values)}")
    if draw.random() < 0.2:
        lines.append(draw.choice(_FIRST).replace(" ", "\0"))
    return "\n".join(lines[:4]).encode()


def _run_environment(data: bytes) -> str:
    variables, words = {}, _FIRST[0].split(" ")
    for line in data.decode("utf-8", "replace").split("\n"):
        name, equals, value = line.partition("=")
        if not equals or "\0" in line:
            words = line.split("\0") if "\0" in line and line.split("\0")[0] in VERBS else words
        elif name in _variables() and not any(each in value for each in _NOT_HERE):
            variables[name] = value
    try:
        with mock.patch.dict(os.environ, variables):
            Config()
    except Error as error:
        said = str(error)
    else:
        said = "taken"
    return f"{said} {_status(words, variables)}"


# ---- calls -----------------------------------------------------------------------------------------------------------

_DTYPES = ("<f4", ">f4", "<f8", "<i4", "?", "<U3", "O", "V4", "<c8", "<M8[s]", "f2", "S2")
_KINDS = ("array", "list", "none", "text", "number", "nested", "bytes", "bigint", "nan")


@cache
def _module() -> Any:
    return tfc.compile(tfc.parse(TEXT))


@cache
def _session() -> Any:
    return tfc.Session(tfc.parse(TEXT), threads=1)


def _mutate_call(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    try:
        call = json.loads(data)
        key, value = draw.choice(
            (
                ("dtype", draw.choice(_DTYPES)),
                ("shape", [draw.choice((0, 1, 2, 3, 4, 8, 9, 64)) for _ in range(draw.randrange(5))]),
                ("strides", draw.choice((None, [], [4], [16, 4], [0, 0], [-16, -4], [1, 1], [32, 8]))),
                ("offset", draw.choice((0, 1, 2, 3, 4, 64))),
                ("kind", draw.choice(_KINDS)),
                ("writeable", draw.random() < 0.5),
                ("name", draw.choice(("x", "y", "", "x", "w", "batch", "x"))),
                ("entry", draw.choice(("f", "g", "", "f"))),
            )
        )
        call[key] = value
    except (ValueError, TypeError):
        return b"{}"
    return json.dumps(call).encode()


def _argument(call: dict[str, Any]) -> Any:
    shape = [size for size in call.get("shape", [2, 4]) if isinstance(size, int) and 0 <= size <= 64][:5]
    values = {"list": [[1.0] * 4] * 2, "none": None, "text": "abc", "number": 3, "nested": [[1.0], [2.0, [3.0]]],
              "bytes": b"\0" * 32, "bigint": 1 << 70, "nan": float("nan")}  # fmt: skip
    if call.get("kind", "array") in values:
        return values[call["kind"]]
    dtype = np.dtype(call.get("dtype", "<f4"))
    if dtype.hasobject:
        return np.full(shape, 1.0, object)
    memory = np.zeros(1 << 15, np.uint8)
    offset = call.get("offset", 0) + 4096
    try:
        array = np.ndarray(shape, dtype, memory.data, offset, call.get("strides"))
    except (ValueError, TypeError, OverflowError):
        array = np.zeros(shape, dtype)
    array.flags.writeable = bool(call.get("writeable", True))
    return array


def _run_call(data: bytes) -> str:
    """A module and a session take and refuse the same arguments, and give the same for the same values."""
    try:
        call = json.loads(data)
        argument = _argument(call)
    except (ValueError, TypeError, AttributeError, KeyError):
        return "left out"
    entry, name = str(call.get("entry", "f")), str(call.get("name", "x"))
    said = []
    for owner in (lambda: _module()[entry](**{name: argument}), lambda: _session().run(entry, {name: argument})):
        _module().set_state({"w": np.ones(4, np.float32)})
        _session().set_state({"w": np.ones(4, np.float32)})
        try:
            said.append(str(np.asarray(owner()).tolist()))
        except (TypeError, KeyError) as error:  # what Python says of arguments that a function has not
            said.append(f"refused {type(error).__name__}")
        except Error as error:
            said.append(f"refused {error}")
    if said[0].startswith("refused") != said[1].startswith("refused"):
        raise WrongError(f"a module and a session differ: {said}"[:500])
    if not said[0].startswith("refused") and said[0] != said[1]:
        raise WrongError(f"a module and a session give different values: {said}"[:500])
    return said[0][:100]


TARGETS = (
    Target(
        "cli",
        "words of the command line",
        _commands,
        _mutate_command,
        _run_command,
        ("tfc.tools",),
        is_native=True,
        lifetime=150,
        suffix=".txt",
    ),
    Target(
        "env",
        "TFC_ variables",
        lambda: [b"TFC_THREADS=1"],
        _mutate_environment,
        _run_environment,
        ("tfc.ir.base.config",),
        is_native=True,
        lifetime=150,
        suffix=".txt",
    ),
    Target(
        "call",
        "arguments of calls",
        lambda: [b"{}"],
        _mutate_call,
        _run_call,
        ("tfc.runtime.execute",),
        is_native=True,
        suffix=".json",
    ),
)
