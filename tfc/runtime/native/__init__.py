"""The C side of the runtime, and its LLVM text.

core/        the instruction walker, the thread pool, memory and sizes known while a step runs, the monitor
executor/    the dataflow executor, its frames, groups of executors and their rendezvous
python/      calls of prepared steps from Python
gpu/         steps on an NVIDIA device, by the driver's functions
stand_in/    a driver without a device
embed/       entries of models that other programs link, and the headers that these programs include
generated/   the LLVM text

Installing tfc needs no C compiler: `python -m tfc.runtime.native` turns the C into one LLVM module per target, those
files ship with the package, and `module_text` gives them to whoever compiles or links a Program. C includes C by its
path from this folder ("core/pool.c"), but for the headers of embed/ that are written beside a model.
"""

from __future__ import annotations

import os
from typing import Any

TARGETS: dict[str, str] = {
    "x86_64": "x86_64-unknown-linux-gnu",
    "aarch64": "aarch64-unknown-linux-gnu",
    "riscv64": "riscv64-unknown-linux-gnu",
    "wasm32": "wasm32-unknown-unknown",
}
"""The architectures with native support code, and the triple each module is written for."""

SYMBOLS: tuple[str, ...] = (
    "tfc_parallel_for", "tfc_fail", "tfc_status", "tfc_cancelled", "tfc_may_use_amx", "tfc_pool_bytes",
    "tfc_pool_start", "tfc_pool_stop", "tfc_pool_watch", "tfc_walk", "tfc_drive", "tfc_await", "tfc_complete",
    "tfc_abort", "tfc_finish", "tfc_forget", "tfc_block_free", "tfc_monitor_cancelled", "tfc_monitor_trace",
    "tfc_call_from_python", "tfc_call_with_dict", "tfc_call_from_c",
)  # fmt: skip
"""The symbols that the module defines; compiled kernels call the first five."""


CALL_SYMBOLS: tuple[str, ...] = (
    "tfc_parallel_for", "tfc_fail", "tfc_status", "tfc_cancelled", "tfc_pool_bytes", "tfc_pool_start",
    "tfc_pool_stop", "tfc_pool_watch", "tfc_walk", "tfc_monitor_cancelled", "tfc_monitor_trace",
    "tfc_call_from_python", "tfc_call_with_dict", "tfc_call_from_c",
)  # fmt: skip
"""The functions that Python calls in a module of native code alone, in the order of its table (embed/tables.py)."""
LOADER_TABLE = "tfc_loader_table"
"""The symbol of that table."""


GPU_SYMBOLS: tuple[str, ...] = (
    "tfc_gpu_start", "tfc_gpu_stop", "tfc_gpu_load", "tfc_gpu_unload", "tfc_gpu_function", "tfc_gpu_allow",
    "tfc_gpu_attribute", "tfc_gpu_alloc", "tfc_gpu_free", "tfc_gpu_pin", "tfc_gpu_unpin", "tfc_gpu_memory",
    "tfc_gpu_write", "tfc_gpu_read", "tfc_gpu_move", "tfc_gpu_fill", "tfc_gpu_wait", "tfc_gpu_forget",
    "tfc_gpu_untime", "tfc_gpu_drop", "tfc_gpu_use_library", "tfc_gpu_unmake", "tfc_gpu_functions",
    "tfc_library_functions", "tfc_lost_results",
)  # fmt: skip
"""The symbols that the unit for GPUs defines."""

_WITH_DRIVERS = ("x86_64", "aarch64", "riscv64")
UNITS = {
    "native": tuple(TARGETS),
    "entry": tuple(TARGETS),
    "module": ("x86_64", "aarch64", "riscv64"),
    "versions": ("x86_64",),
    "gpu": _WITH_DRIVERS,
    "stand_in": _WITH_DRIVERS,
    "gpu_entry": _WITH_DRIVERS,
}
"""The architectures of each unit. The units are the code for sessions and for modules with host ops; for the entries of
a model that other programs link; for those of a shared object, which Python calls too; for the choice among versions;
for steps on GPUs; the stand-in driver; and the code for the entries of a model whose kernels are a GPU's.
"""


def file_name(architecture: str, unit: str) -> str:
    """The file of a unit's LLVM text for an architecture, as a path from this folder."""
    return f"generated/{architecture}.ll" if unit == "native" else f"generated/{unit}_{architecture}.ll"


def module_text(architecture: str, unit: str = "native") -> str:
    """The LLVM module of the native support code for an architecture of `TARGETS`; KeyError for another one.

    It names no CPU: whoever compiles it chooses one.
    """
    if architecture not in TARGETS:
        raise KeyError(architecture)
    return _read(file_name(architecture, unit))


HEADERS = ("tfc.h", "tfc.hpp", "tfc_file.h", "tfc_archive.h", "tfc_open.h")
"""The headers of programs that use a model: the interface, the same for C++, variables to and from files; the container
of modules, and modules opened while a program runs.
"""


def header_text(name: str = "tfc.h") -> str:
    """The text of one of `HEADERS`."""
    return _read(f"embed/{name}")


def loader_text() -> str:
    """tfc.mjs, which loads models compiled to WebAssembly."""
    return _read("embed/tfc.mjs")


def _read(name: str) -> str:
    # What importlib.resources would ask. To import that takes a third of a module's first call on a GPU.
    loader: Any = globals()["__loader__"]
    return bytes(loader.get_data(os.path.join(os.path.dirname(__file__), name))).decode("utf-8")
