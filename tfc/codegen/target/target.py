"""The target: LLVM's triple, CPU and features, and the few facts schedules ask about.

A `Target` is plain data. `host()` asks the running machine, `for_cpu` describes one by LLVM's name for it; what the
name implies (vector width, registers, FMA) is what a probe says (probe.py).
"""

from __future__ import annotations

import ctypes
import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.codegen.target.probe import Probe, probe, probe_as, probe_host
from tfc.codegen.target.tuned_table import read_tables, shipped_table
from tfc.ir.base.record import record, replace

if TYPE_CHECKING:
    from tfc.codegen.llvm.module import Module
    from tfc.codegen.llvm.types import Type

_CACHE_SIZES = {1: 32 << 10, 2: 512 << 10, 3: 8 << 20}
_BF16_CPUS = frozenset({"cooperlake", "sapphirerapids", "graniterapids", "graniterapids-d", "znver4", "znver5"})
_QUICK_BF16_CPUS = frozenset({"znver4", "znver5"})
_HALVING_CPUS = frozenset({"znver4"})
_AMX_CPUS = frozenset({"sapphirerapids", "graniterapids", "graniterapids-d"})
_ARCH_PRCTL = 158
_AMX = ("amx-tile", "amx-int8", "amx-bf16")
_VNNI_CPUS = _BF16_CPUS | {"cascadelake", "icelake-client", "icelake-server", "tigerlake", "rocketlake"}
_AVX_VNNI_CPUS = frozenset({"alderlake", "arrowlake", "arrowlake-s", "grandridge", "gracemont", "lunarlake"}) | {
    "meteorlake", "pantherlake", "raptorlake", "sierraforest"
}  # fmt: skip


ORDERS = ("ascending", "descending", "shuffled")
"""The orders in which a stand-in of a GPU runs the threads of a block."""


@record(frozen=True, slots=True)
class Gpu:
    """The GPU part of a target: its compute capability (80 is sm_80) and the version of PTX that is written.

    `order` is for its stand-in on a processor: which of all orders that threads may run in is taken. `tf32`: products
    of f32 may round their factors to 10 bits of mantissa, for tensor cores. `libraries` are those that may compute what
    they can (`cublaslt`).
    """

    sm: int = 80
    ptx: int = 70
    order: str = ""
    tf32: bool = False
    is_apart: bool = False
    """Of a stand-in: its launches are functions of their own, which a driver is asked for (runtime/gpu)."""
    is_exact: bool = False
    """The code is for devices of this capability alone, whose own instructions it may hold (sm_90a)."""
    libraries: tuple[str, ...] = ()
    clusters: bool = True
    """Large products may be those of clusters of blocks (gpu/contract/clusters.py), where the device has them."""

    @property
    def is_simulated(self) -> bool:
        """True when a processor runs the threads, one at a time."""
        return self.order != ""


@record(frozen=True, slots=True)
class Target:
    """One kind of CPU. Cache sizes are bytes; `cores` is what this process may use (1 when compiling for elsewhere).

    `vector_bits` are those of vectors of floats, `integer_bits` of 16-bit integers (AVX has wide floats only).
    `has_vnni`: x86's dot products of bytes and words on vectors of `vector_bits`. `has_amx`: its matrix unit.
    `multiplies_bf16`: products of bf16 in vectors are quicker than those of floats; on Intel's processors they are not.
    `halves_vectors`: vectors of 512 bits are multiplied in two halves, one after the other.
    """

    triple: str
    cpu: str
    features: str
    data_layout: str
    vector_bits: int
    vector_registers: int
    has_fma: bool
    has_bf16: bool = False
    has_vnni: bool = False
    has_amx: bool = False
    multiplies_bf16: bool = False
    halves_vectors: bool = False
    integer_bits: int = 0
    l1: int = _CACHE_SIZES[1]
    l2: int = _CACHE_SIZES[2]
    l3: int = _CACHE_SIZES[3]
    cores: int = 1
    gpu: Gpu | None = None
    tuned: tuple[tuple[str, tuple[int, int]], ...] = ()
    """The blocking of some products, by their shapes (gemm/tuned.py): what searches found for this processor."""

    @property
    def machine(self) -> str:
        """The key of tables of tuned schedules: processor, caches and cores."""
        return f"{self.key} {self.l1} {self.l2} {self.l3} {self.cores}"

    @property
    def f32_lanes(self) -> int:
        """Floats in a vector register."""
        return max(1, self.vector_bits // 32)

    @property
    def masks_remainder(self) -> bool:
        """True when the remainder of a vector loop is better masked than done one by one."""
        return self.vector_bits >= 512

    def lanes(self, kind: Type) -> int:
        """Elements of a scalar type in a vector register."""
        return max(1, self.vector_bits // kind.bits)

    @property
    def arch(self) -> str:
        """The first part of the triple: `x86_64`, `aarch64`, `wasm32` …"""
        return self.triple.split("-", 1)[0]

    @property
    def key(self) -> str:
        """Everything about the target that changes machine code, as text for cache keys."""
        return f"{self.triple} {self.cpu} {self.features}" + (f" {self.gpu}" if self.gpu is not None else "")

    def module(self, name: str = "tfc") -> Module:
        """An empty LLVM module for this target; its functions may use the full vector width."""
        from tfc.codegen.llvm.module import Module

        attributes = ["nounwind"]
        if self.arch == "x86_64":
            attributes.append(f'"prefer-vector-width"="{max(self.vector_bits, 128)}"')
        made = Module(self.triple, self.data_layout, attributes=attributes, name=name)
        made.has_libm = self.gpu is None or self.gpu.is_simulated
        made.mends_extrema = self.arch == "x86_64"
        made.has_ldexp = made.has_mask_registers = self.arch == "x86_64" and self.vector_bits == 512
        made.has_range = made.has_ldexp and "+avx512dq" in self.features.split(",")
        return made


@cache
def host() -> Target:
    """The machine this process runs on, with all its features, and what `tfc tune` found on it."""
    probed = probe_host()
    if "+amx-tile" in probed.features and not _system_allows_amx():
        probed = replace(probed, features=probed.features.replace("+amx-", "-amx-"))
    return _running(probed)


def _system_allows_amx() -> bool:
    """Ask Linux to save the registers of x86's matrix unit for this process, as native/core/amx.c does."""
    ask, registers = 0x1023, 18
    return not ctypes.CDLL(None).syscall(_ARCH_PRCTL, ask, registers)


def without_tuning(target: Target) -> Target:
    """The same machine without tuned schedules."""
    return replace(target, tuned=())


@cache
def host_as(cpu: str) -> Target:
    """The running machine with the instructions of another processor, e.g. `x86-64-v3`, which it has to know itself.

    Caches and cores stay its own: to see how code for AVX2 does on a machine with AVX-512. NOT_FOUND for a name that
    LLVM does not know.
    """
    return _running(probe_as(cpu))


def _running(probed: Probe) -> Target:
    """The running machine as a processor of this kind, with what `tfc tune` found for such a one."""
    found = _describe(probed, _host_caches(), len(os.sched_getaffinity(0)))
    return replace(found, tuned=tuple({**dict(found.tuned), **read_tables().get(found.machine, {})}.items()))


@cache
def for_cpu(cpu: str, triple: str = "x86_64-unknown-linux-gnu", features: str = "") -> Target:
    """A target by LLVM's CPU name, e.g. `x86-64-v3`, `znver4`, `cortex-a72`; "" is the triple's baseline.

    Raises InternalError for a triple LLVM does not know. Cache sizes are cautious defaults.
    """
    if triple.startswith("riscv64") and not features:
        features = "+m,+a,+f,+d,+c"  # rv64gc, what Linux distributions build for
    return _describe(probe(triple, cpu, features), _CACHE_SIZES, 1)


_GPU_TRIPLE = "nvptx64-nvidia-cuda"


_PTX = {75: 70, 80: 70, 86: 71, 87: 74, 89: 78, 90: 78, 100: 86, 120: 87}
"""The devices that code can be made for, and the oldest PTX that knows them: the user's driver must read it."""


def gpu_of_capability(capability: int, version: int = 0) -> str:
    """The newest device that tfc makes code for whose code runs on one of this compute capability, 86 say, with a
    driver of this version (12040 is for CUDA 12.4). UNIMPLEMENTED where there is none.
    """
    from tfc.ir.base.errors import Error

    fitting = [each for each in _PTX if each <= capability]
    if not fitting:
        raise Error(f"tfc writes no code for sm_{capability}, only for sm_{min(_PTX)} and newer", "UNIMPLEMENTED")
    if capability == 90 and version >= 12000:
        return "sm_90a"  # products that run by themselves
    return f"sm_{max(fitting)}"


@cache
def for_gpu(name: str = "sm_80") -> Target:
    """An NVIDIA GPU by its architecture: `sm_80`, `sm_90a` … UNIMPLEMENTED for one that tfc writes no code for."""
    from tfc.ir.base.errors import Error

    found = re.fullmatch(r"sm_(\d+)(a?)", name)
    sm = int(found[1]) if found else 0
    if found is None or sm not in _PTX or (found[2] and sm < 90):
        known = ", ".join(f"sm_{each}" for each in _PTX)
        raise Error(
            f"tfc writes no code for {name!r}; it does for {known}, and from sm_90 on those with `a`", "UNIMPLEMENTED"
        )
    from tfc.codegen.llvm import native

    gpu = Gpu(sm, max(_PTX[sm], 80) if found[2] else _PTX[sm], is_exact=bool(found[2]))
    return Target(
        triple=_GPU_TRIPLE,
        cpu=name,
        features=f"+ptx{gpu.ptx}",
        data_layout=native.data_layout(_GPU_TRIPLE, name, f"+ptx{gpu.ptx}"),
        vector_bits=128,
        vector_registers=255,
        has_fma=True,
        gpu=gpu,
    )


@cache
def simulated_gpu(order: str = "ascending", *, is_apart: bool = False) -> Target:
    """A GPU whose threads this machine's processor runs one at a time, in one of ORDERS.

    Kernels are those of `for_gpu`, down to the loop IR; only their emission differs. `is_apart`: see Gpu.
    """
    from tfc.ir.base.errors import Error

    if order not in ORDERS:
        raise Error(f"threads run in one of the orders {', '.join(ORDERS)}, not {order!r}")
    return replace(host(), vector_bits=128, gpu=Gpu(order=order, is_apart=is_apart))


def _describe(probed: Probe, caches: dict[int, int], cores: int) -> Target:
    triple, cpu, features = probed.triple, probed.cpu, probed.features
    bits, integer_bits = probed.vector_bits, probed.integer_bits
    arch = triple.split("-", 1)[0]
    listed = set(features.split(","))
    has_bf16 = "+avx512bf16" in listed or (cpu in _BF16_CPUS and "-avx512bf16" not in listed)
    vnni, vnni_cpus = ("avx512vnni", _VNNI_CPUS) if bits == 512 else ("avxvnni", _AVX_VNNI_CPUS)
    has_vnni = f"+{vnni}" in listed or (cpu in vnni_cpus and f"-{vnni}" not in listed)
    amx = [f"+{name}" in listed or (cpu in _AMX_CPUS and f"-{name}" not in listed) for name in _AMX]
    has_amx = bits == 512 and all(amx)
    if arch == "x86_64" and bits >= 256:
        implied = ["-prefer-256-bit", "+avx512f"] if bits == 512 else []
        implied += (
            ["+avx512dq"] * probed.has_dq + ["+avx512bw"] * (integer_bits == 512) + ["+avx2"] * (integer_bits == 256)
        )
        implied += ["+avx512bf16"] * has_bf16 + [f"+{vnni}"] * has_vnni + [f"+{name}" for name in _AMX if has_amx]
        features = ",".join([*filter(None, (features,)), *(each for each in implied if each not in listed)])
    return Target(
        triple=triple,
        cpu=cpu,
        features=features,
        data_layout=probed.data_layout,
        vector_bits=bits,
        vector_registers=probed.vector_registers,
        has_fma=probed.has_fma,
        has_bf16=has_bf16,
        has_vnni=has_vnni,
        has_amx=has_amx,
        multiplies_bf16=has_bf16 and bits == 512 and cpu in _QUICK_BF16_CPUS,
        halves_vectors=bits == 512 and cpu in _HALVING_CPUS,
        integer_bits=integer_bits,
        l1=caches[1],
        l2=caches[2],
        l3=caches[3],
        cores=cores,
        tuned=tuple(shipped_table(cpu).items()),
    )


def _host_caches() -> dict[int, int]:
    """Data cache sizes by level, from Linux; the defaults where it does not say."""
    sizes = dict(_CACHE_SIZES)
    for entry in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        try:
            level, kind, size = (entry.joinpath(name).read_text().strip() for name in ("level", "type", "size"))
        except OSError:
            continue
        number = re.fullmatch(r"(\d+)([KM]?)", size)
        if kind != "Instruction" and number and int(level) in sizes:
            sizes[int(level)] = int(number[1]) << {"": 0, "K": 10, "M": 20}[number[2]]
    return sizes
