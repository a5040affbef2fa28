"""The layouts of the PTX interpreter against the device: its own tests, with their PTX run by the device instead.

They write out which lane has which element of a matrix, and where copies of boxes put what, as the PTX ISA says it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from bench.on_gpu.machine import Machine
from tests.codegen.gpu import test_interpreter_copies, test_interpreter_products, test_interpreter_warps
from tests.codegen.gpu.ptx import texts
from tests.codegen.gpu.ptx.state import TensorMap
from tfc.ir.types.types import Array

MODULES = (test_interpreter_copies, test_interpreter_products, test_interpreter_warps)
NEEDS = {"cp.async.": (80, 70), "mbarrier": (80, 70), "try_wait": (90, 78), "bulk": (90, 80), "wgmma": (90, 80),
         "stmatrix": (90, 78), "bf16": (80, 70), "tf32": (80, 70), "m16n8k16": (80, 70), "m16n8k32": (80, 70),
         "f64.f64": (80, 70), "redux": (80, 70)}  # fmt: skip
"""The oldest device and PTX for a body that has one of these words in it."""
LEFT_OUT = (
    "mistake",
    "wrong_places",
    "for_ever",
    "does_not",
    "stay_away",
    "not_waited",
    "nobody",
    "must_be",
    "barrier",
    "last",
)
"""Tests of errors that the interpreter finds and a device does not."""
_TYPES = {2: 1, 4: 2}
"""cuda.h's CUtensorMapDataType of elements of so many bytes."""


def confirm(machine: Machine) -> list[dict[str, Any]]:
    """The fault of each test, by its name; "" where there is none."""
    rows = []
    for name, run in cases():
        error = ""
        try:
            with_device(machine, run)
        except UnfitError as problem:
            error = f"not run: {problem}"
        except Exception as problem:
            error = f"{type(problem).__name__}: {str(problem).strip().splitlines()[0] if str(problem) else ''}"
        rows.append({"layout": name, "error": error})
    return rows


class UnfitError(Exception):
    """The device is too old for a test, or the test is for the interpreter alone."""


def cases() -> Iterator[tuple[str, Callable[[], None]]]:
    """Every test with every set of its parameters, as functions of nothing."""
    for module in MODULES:
        for name, test in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("test_") and not any(word in name for word in LEFT_OUT):
                for given in parameters(test):
                    shown = ", ".join(str(value) for value in given.values() if not isinstance(value, np.ndarray))
                    yield f"{name.removeprefix('test_')}{f' [{shown}]' if shown else ''}", partial(test, **given)


def parameters(test: Any) -> list[dict[str, Any]]:
    """The arguments with which pytest would call a test, one mapping for each call."""
    found: list[dict[str, Any]] = [{}]
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names, values = mark.args
            listed = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)
            rows = [dict(zip(listed, row if len(listed) > 1 else (row,), strict=True)) for row in values]
            found = [{**one, **row} for one in found for row in rows]
    return found


def with_device(machine: Machine, run: Callable[[], None]) -> None:
    """Run a test with its PTX run by the device."""

    def run_body(
        body: str,
        buffers: Sequence[Array],
        *,
        threads: int = 32,
        blocks: int = 1,
        maps: Sequence[TensorMap] = (),
        shared: int = 0,
    ) -> None:
        text = module_of(body, len(buffers), threads, shared, machine.gpu.info.capability, len(maps))
        (function,) = machine.load(text.encode() + b"\0", "k")
        places = [machine.block(buffer.nbytes) for buffer in buffers]
        for place, buffer in zip(places, buffers, strict=True):
            machine.write(place, buffer)
        made = [
            machine.encoded(
                _TYPES[each.size], places[each.buffer] + each.offset, each.sizes, each.pitches, each.box, each.swizzle
            )
            for each in maps
        ]
        machine.launch(function, blocks, threads, places, made)
        for place, buffer in zip(places, buffers, strict=True):
            buffer[...] = machine.read(place, buffer)

    kept = [(module, module.run_body) for module in (*MODULES, texts)]
    try:
        for module, _ in kept:
            module.run_body = run_body  # type: ignore[attr-defined]
        run()
    finally:
        for module, original in kept:
            module.run_body = original  # type: ignore[attr-defined]


def module_of(body: str, buffers: int, threads: int, shared: int, capability: int, maps: int = 0) -> str:
    """A whole module of a test's body, its registers declared; UnfitError for a device that is too old."""
    sm, version = 75, 70
    for word, (device, ptx) in NEEDS.items():
        if word in body:
            sm, version = max(sm, device), max(version, ptx)
    exact = "wgmma" in body
    if capability < sm or (exact and capability > sm):
        raise UnfitError(f"it needs sm_{sm}")
    params = ",\n".join(
        [f".param .u64 .ptr .global .align 16 p{k}" for k in range(buffers)]
        + [f".param .align 64 .b8 map{k}[128]" for k in range(maps)]
    )
    lines = [f".version {version // 10}.{version % 10}", f".target sm_{sm}{'a' * exact}", ".address_size 64"]
    lines += [f".visible .entry k(\n{params}\n)\n.reqntid {threads}, 1, 1\n{{"]
    lines += [f".shared .align 1024 .b8 tile[{shared}];"] if shared else []
    lines += [f".reg {kind} {name};" for name, kind in sorted(registers(body).items())]
    lines += [f"ld.param.b64 %rd{k}, [p{k}];" for k in range(buffers)]
    lines += ["mov.u32 %r0, %tid.x;", *body.strip().splitlines(), "ret;", "}"]
    return "\n".join(lines)


def registers(body: str) -> dict[str, str]:
    """The type of every register of a body: what it is first written with says whether it has 32 bits or 64."""
    found = {"%r0": ".b32", **{f"%rd{k}": ".b64" for k in range(8)}}
    for statement in body.split(";"):
        names = re.findall(r"%(?:rd|r|p|f)\d+", statement)
        wide = bool(re.search(r"\.[bf]64\b", statement))
        for name in names:
            kind = ".pred" if name.startswith("%p") else ".b64" if name.startswith("%rd") or wide else ".b32"
            found.setdefault(name, kind)
    return found
