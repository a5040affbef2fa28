"""A check that this machine can run code made for another: the architecture, and the instruction sets that its kernels
use.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record

_LINUX_NAMES = {
    "avx512bf16": "avx512_bf16", "avx512bitalg": "avx512_bitalg", "avx512fp16": "avx512_fp16",
    "avx512vbmi2": "avx512_vbmi2", "avx512vnni": "avx512_vnni", "avx512vp2intersect": "avx512_vp2intersect",
    "avx512vpopcntdq": "avx512_vpopcntdq", "avxifma": "avx_ifma", "avxneconvert": "avx_ne_convert",
    "avxvnni": "avx_vnni", "avxvnniint16": "avx_vnni_int16", "avxvnniint8": "avx_vnni_int8",
    "bmi": "bmi1", "lzcnt": "abm", "pclmul": "pclmulqdq",
    "sha": "sha_ni", "sse3": "pni", "sse4.1": "sse4_1", "sse4.2": "sse4_2",
}  # fmt: skip
"""Linux's names (/proc/cpuinfo) for x86 features that LLVM calls otherwise."""


@record(frozen=True)
class Machine:
    """The machine that code was made for: triple, CPU and features by LLVM's names, and the features that the code
    requires.
    """

    triple: str
    cpu: str
    features: str
    needs: tuple[str, ...]

    @property
    def architecture(self) -> str:
        """The architecture: the first part of the triple, and also the name that the system gives it."""
        return self.triple.split("-", 1)[0]

    @property
    def missing(self) -> list[str]:
        """The required features that this processor lacks."""
        return missing_features(self.needs) if os.uname().machine == "x86_64" else []

    def check(self, name: str) -> None:
        """FAILED_PRECONDITION unless this machine runs code of `name`, which was made for that one."""
        system = os.uname()
        if self.architecture != system.machine or system.sysname.lower() not in self.triple:
            here = f"{system.machine} {system.sysname}"
            raise Error(f"{name} is compiled for {self.triple}, this machine is {here}", code="FAILED_PRECONDITION")
        if self.missing:
            raise Error(
                f"{name} is compiled for {self.cpu or self.triple} and needs {', '.join(self.missing)}, which this "
                "processor lacks; compile it again here, or with --target-cpu=x86-64-v3 or lower",
                code="FAILED_PRECONDITION",
            )


def missing_features(needs: Sequence[str]) -> list[str]:
    """The features of these that this x86 processor lacks; none when the system does not list them."""
    have = _flags()
    return [name for name in needs if _LINUX_NAMES.get(name, name) not in have] if have else []


@cache
def _flags() -> frozenset[str]:
    """The processor's features as Linux lists them: of the first core, as the system asks each of them in turn."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            line = next((line for line in file if line.startswith(("flags", "Features"))), "")
    except OSError:
        return frozenset()
    return frozenset(line.partition(":")[2].split())
