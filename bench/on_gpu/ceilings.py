"""The peak rates of the device, as far as NVIDIA's own code shows it: copies, and products by cuBLASLt."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from bench.on_gpu.machine import Machine, summary
from tfc.ir.base.errors import Error
from tfc.runtime.gpu.cublaslt import COMPUTE, TYPES, WORKSPACE, CublasLt, cublaslt

COPIED = 1 << 30
SIDE = {"f32": 4096, "tf32": 8192, "bf16": 8192, "f16": 8192}
"""The size of square products."""
_MOST_WORKSPACE, _EIGHT = 1, ctypes.c_size_t(8)
"""cublasLtMatmulPreferenceAttributes_t, and the bytes of its value."""


class Heuristic(ctypes.Structure):
    """tfc_heuristic (native/gpu/tfc_gpu.h)."""

    _fields_ = (
        ("algorithm", ctypes.c_uint64 * 8),
        ("workspace", ctypes.c_size_t),
        ("status", ctypes.c_int),
        ("waves", ctypes.c_float),
        ("reserved", ctypes.c_int * 4),
    )


def copies(machine: Machine, budget: float) -> dict[str, Any]:
    """Bytes a second of a copy on the device, read and written bytes both counted."""
    size = COPIED if machine.has_clock else 1 << 20
    source, to = machine.block(size), machine.block(size)
    taken = summary(machine.seconds(lambda: machine.copy(to, source, size), budget=budget))
    return {"bytes": 2 * size, **taken, "rate": 2 * size / taken["median"]}


def products(machine: Machine, budget: float) -> dict[str, Any]:
    """Operations a second of square products of random numbers by cuBLASLt, by type. UNAVAILABLE without it."""
    library = cublaslt()
    handle = ctypes.c_void_p()
    _must(library, "cublasLtCreate", ctypes.byref(handle))
    found: dict[str, Any] = {"version": library.version}
    for kind, full in SIDE.items():
        side = full if machine.has_clock else 24
        work = Square(machine, library, handle, kind, side)
        taken = summary(machine.seconds(work, budget=budget / len(SIDE)))
        found[kind] = {"side": side, **taken, "rate": 2 * side**3 / taken["median"]}
    _must(library, "cublasLtDestroy", handle)
    return found


def _must(library: CublasLt, name: str, *arguments: Any) -> None:
    status = library.call(name, *arguments)
    if status:
        raise Error(f"{name} gave status {status}", "INTERNAL")


class Square:
    """c = a b of square matrices by columns, by the first algorithm that the library finds: called, it asks for one."""

    def __init__(self, machine: Machine, library: CublasLt, handle: ctypes.c_void_p, kind: str, side: int) -> None:
        width = 2 if kind.endswith("16") else 4
        rng = np.random.Generator(np.random.PCG64(3))
        raw = rng.standard_normal((side, side), np.float32)
        narrow = raw.astype(np.float16) if kind == "f16" else (raw.view(np.uint32) >> 16).astype("<u2")
        self.bits = raw if width == 4 else narrow
        """a; b are its rows in the other order."""
        self.places = [machine.block(width * side * side) for _ in range(3)]
        machine.write(self.places[0], self.bits)
        machine.write(self.places[1], self.bits[::-1])
        self._library = library
        operation, layout, preference = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        compute, scale = COMPUTE["tf32" if kind == "tf32" else "f32"]
        data = TYPES["f32" if width == 4 else kind]
        size = ctypes.c_uint64(side)
        _must(library, "cublasLtMatmulDescCreate", ctypes.byref(operation), compute, scale)
        _must(library, "cublasLtMatrixLayoutCreate", ctypes.byref(layout), data, size, size, size)
        _must(library, "cublasLtMatmulPreferenceCreate", ctypes.byref(preference))
        room = ctypes.c_uint64(WORKSPACE)
        _must(library, "cublasLtMatmulPreferenceSetAttribute", preference, _MOST_WORKSPACE, ctypes.byref(room), _EIGHT)
        chosen, count = Heuristic(), ctypes.c_int()
        asked = (handle, operation, *[layout] * 4, preference, 1, ctypes.byref(chosen), ctypes.byref(count))
        _must(library, "cublasLtMatmulAlgoGetHeuristic", *asked)
        self._kept = ctypes.c_float(1.0), ctypes.c_float(0.0), chosen
        one, zero = (ctypes.byref(each) for each in self._kept[:2])
        a, b, c = map(ctypes.c_void_p, self.places)
        workspace = ctypes.c_void_p(machine.block(WORKSPACE))
        behind = (ctypes.byref(chosen), workspace, ctypes.c_size_t(chosen.workspace), ctypes.c_void_p(machine.stream))
        self._given = handle, operation, one, a, layout, b, layout, zero, c, layout, c, layout, *behind

    def __call__(self) -> None:
        """Ask for the product, in the machine's stream."""
        _must(self._library, "cublasLtMatmul", *self._given)
