"""What the device can do at most, as far as NVIDIA's own code shows it: copies, and products by cuBLAS."""

from __future__ import annotations

import ctypes
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.on_gpu.machine import Machine, summary
from tfc.ir.errors import Error

COPIED = 1 << 30
SIDE = {"f32": 4096, "tf32": 8192, "bf16": 8192, "f16": 8192}
"""The size of square products."""
_KINDS = {"f32": (0, 68), "tf32": (0, 77), "bf16": (14, 68), "f16": (2, 68)}
"""cudaDataType_t and cublasComputeType_t of each."""
_F32, _DEFAULT = 0, -1


def copies(machine: Machine, budget: float) -> dict[str, Any]:
    """Bytes a second of a copy on the device, read and written bytes both counted."""
    size = COPIED if machine.has_clock else 1 << 20
    source, to = machine.block(size), machine.block(size)
    taken = summary(machine.seconds(lambda: machine.copy(to, source, size), budget=budget))
    return {"bytes": 2 * size, **taken, "rate": 2 * size / taken["median"]}


def products(machine: Machine, budget: float) -> dict[str, Any]:
    """Operations a second of square products of random numbers by cuBLAS, by type. UNAVAILABLE without it."""
    wheels = sorted(str(path) for path in Path(sysconfig.get_path("purelib")).glob("nvidia/*/lib/libcublas.so.*"))
    found_by_name = map(_library, (*(f"libcublas.so.{number}" for number in (13, 12, 11)), *wheels))
    library = next((each for each in found_by_name if each is not None), None)
    if library is None:
        raise Error("cuBLAS (libcublas.so) is not there", "UNAVAILABLE")
    handle = ctypes.c_void_p()
    if library.cublasCreate_v2(ctypes.byref(handle)):
        raise Error("cuBLAS does not start", "UNAVAILABLE")
    library.cublasSetStream_v2(handle, ctypes.c_void_p(machine.stream))
    found: dict[str, Any] = {"version": _version(library, handle)}
    for kind, side in SIDE.items():
        work = _product(machine, library, handle, kind, side)
        taken = summary(machine.seconds(work, budget=budget / len(SIDE)))
        found[kind] = {"side": side, **taken, "rate": 2 * side**3 / taken["median"]}
    library.cublasDestroy_v2(handle)
    return found


def _library(name: str) -> Any:
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


def _version(library: Any, handle: ctypes.c_void_p) -> int:
    found = ctypes.c_int()
    library.cublasGetVersion_v2(handle, ctypes.byref(found))
    return found.value


def _product(machine: Machine, library: Any, handle: ctypes.c_void_p, kind: str, side: int) -> Callable[[], None]:
    width = 2 if kind.endswith("16") else 4
    rng = np.random.Generator(np.random.PCG64(3))
    raw = rng.standard_normal((side, side), np.float32)
    bits = raw if width == 4 else raw.astype(np.float16) if kind == "f16" else (raw.view(np.uint32) >> 16).astype("<u2")
    a, b, c = (machine.block(width * side * side) for _ in range(3))
    machine.write(a, bits)
    machine.write(b, bits[::-1])
    data, compute = _KINDS[kind]
    one, zero = ctypes.c_float(1.0), ctypes.c_float(0.0)
    places = [ctypes.c_void_p(each) for each in (a, b, c)]

    def work() -> None:
        status = library.cublasGemmEx(
            handle, 0, 0, side, side, side, ctypes.byref(one), places[0], data, side, places[1], data, side,
            ctypes.byref(zero), places[2], data, side, compute, _DEFAULT,
        )  # fmt: skip
        if status:
            raise RuntimeError(f"cublasGemmEx gave {status}")

    return work
