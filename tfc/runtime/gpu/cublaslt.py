"""cuBLASLt, NVIDIA's vendor library for GEMM: found where a program leaves products to it, and called by native code
(native/gpu/gpu_library.c).

It is looked for as `TFC_CUBLASLT` says, else among the system's libraries, else in the wheels of NVIDIA's packages.
"""

from __future__ import annotations

import ctypes
import sysconfig
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.runtime.gpu.driver import gpu_symbols

WORKSPACE = 32 << 20
"""Bytes of a device's memory that the library is lent: what its documentation advises for the newest devices."""
_VERSIONS = (13, 12, 11)

TYPES = {"f32": 0, "f64": 1, "f16": 2, "bf16": 14}
"""cudaDataType_t."""
COMPUTE = {"f32": (68, 0), "tf32": (77, 0), "f64": (70, 1)}
"""cublasComputeType_t, and the type of scale factors."""


class CublasLt:
    """The library as native code calls it: `table` is the address of a tfc_library_table, `path` where it was found."""

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            self._library: Any = ctypes.CDLL(path)
        except OSError as problem:
            raise Error(f"there is no cublaslt: {problem}", "UNAVAILABLE") from problem
        names = ctypes.string_at(gpu_symbols()["tfc_library_functions"]).decode().split()
        missing = [name for name in names if not hasattr(self._library, name)]
        if missing:
            raise Error(f"{path} has no {missing[0]}: it is too old for cublaslt, or another library", "UNAVAILABLE")
        places = (ctypes.cast(getattr(self._library, name), ctypes.c_void_p).value for name in names)
        self._addresses = (ctypes.c_void_p * len(names))(*places)
        self.table = ctypes.addressof(self._addresses)

    def call(self, name: str, *arguments: Any) -> int:
        """Call one of its functions; its cublasStatus_t."""
        return int(getattr(self._library, name)(*arguments))

    @property
    def version(self) -> int:
        """130100 for 13.1."""
        asked = self._library.cublasLtGetVersion
        asked.restype = ctypes.c_size_t
        return int(asked())


def _candidates() -> Iterator[str]:
    yield from (f"libcublasLt.so.{number}" for number in _VERSIONS)
    folder = Path(sysconfig.get_path("purelib")) / "nvidia"
    yield from sorted((str(path) for path in folder.glob("*/lib/libcublasLt.so.*")), reverse=True)


@cache
def _opened(path: str) -> CublasLt:
    if path:
        return CublasLt(path)
    for each in _candidates():
        try:
            ctypes.CDLL(each)
        except OSError:
            continue
        return CublasLt(each)
    raise Error(
        "there is no libcublasLt.so: install CUDA's libraries (`pip install nvidia-cublas-cu12`), let TFC_CUBLASLT "
        "name it, or leave --libraries=cublaslt out",
        "UNAVAILABLE",
    )


def cublaslt() -> CublasLt:
    """The vendor library of this process. UNAVAILABLE, with a remedy, where there is none."""
    return _opened(Config().cublaslt)
