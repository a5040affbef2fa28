"""NVIDIA's driver: a table of its functions, from libcuda.so.1 or from the stand-in without a device.

Nothing here is imported before a session has a GPU. Where PyCUDA is installed (the extra `gpu`) it makes the contexts,
so that arrays of its own and of other libraries live in the same ones; tfc does without it as well.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.gpu.errors import no_device_reason
from tfc.runtime.native import GPU_SYMBOLS

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.ir.devices.limits import Limits
    from tfc.runtime.native.bindings import Symbols

LEAST_VERSION = 11000
"""The oldest driver that reads the PTX tfc writes: CUDA 11.0."""
_MAJOR, _MINOR, _PROCESSORS = 75, 76, 16
_CLOCK, _MEMORY_CLOCK, _BUS, _CACHE = 13, 36, 37, 38
"""cuda.h's numbers of device attributes; clocks are in kHz, the bus in bits."""

STAND_IN = "stand-in"
"""The value of `TFC_GPU_DRIVER` for the driver that needs no device."""


@record(frozen=True, slots=True)
class GpuInfo:
    """A device: its place in the driver's list, name, compute capability (90 for 9.0), bytes of memory, and how many
    multiprocessors it has; their highest clock in Hz, bytes a second of the memory, bytes of the last cache, each 0
    where the driver does not say.
    """

    ordinal: int
    name: str
    capability: int
    memory: int
    processors: int
    clock: float = 0.0
    bandwidth: float = 0.0
    cache: int = 0

    @property
    def peak(self) -> Limits | None:
        """Its peak rates, as far as these figures tell them."""
        if not self.clock or not self.bandwidth:
            return None
        from tfc.runtime.gpu.peak import peak  # stand-ins do without

        return peak(self.capability, self.processors, self.clock, self.bandwidth, self.cache)


class Driver(Protocol):
    """A driver: what is above its table is the same for all."""

    @property
    def table(self) -> int:
        """The address of a tfc_driver_table (native/gpu/tfc_gpu.h)."""

    @property
    def version(self) -> int:
        """13020 for CUDA 13.2."""

    @property
    def is_stand_in(self) -> bool:
        """True when there is no device: kernels run on this machine's processor."""

    def devices(self) -> Sequence[GpuInfo]:
        """All devices, in the order of their PCI addresses. UNAVAILABLE, with the reason, when there are none."""

    def images(self, program: Program, info: GpuInfo, functions: Symbols | None) -> Iterator[Image]:
        """The images of a program for cuModuleLoadDataEx on a device, in the order in which they are tried.
        `functions` has those that a stand-in runs where the program's objects are linked already.
        """


@record(frozen=True, slots=True)
class Image:
    """Code as a driver loads it: where it lies, and what must live as long as what was loaded. `is_assembled`: it is
    for one kind of device, and another image may do where the driver refuses it.
    """

    address: int
    kept: object
    is_assembled: bool = False


@cache
def native_unit(unit: str) -> Symbols:
    """The native code for GPUs, or for their stand-in, in this process: compiled when it is first asked for."""
    from tfc.runtime.native.bindings import load_unit

    return load_unit(unit)


_brought: list[Symbols] = []


def provide_gpu_code(code: Symbols) -> None:
    """Let this process run steps on GPUs by the native code of a module, which must be that of this tfc: then none has
    to be compiled.
    """
    _brought.append(code)


@cache
def gpu_symbols() -> Mapping[str, int]:
    """The addresses of native/gpu/gpu.c's functions."""
    code = _brought[0] if _brought else native_unit("gpu")
    return {name: code.address(name) for name in GPU_SYMBOLS}


def function_names() -> list[str]:
    """The driver's functions, in the order of the table."""
    return ctypes.string_at(gpu_symbols()["tfc_gpu_functions"]).decode().split()


@cache
def lost_results() -> frozenset[int]:
    """Result codes after which a device gives nothing before the process is started anew (native/gpu/tfc_gpu.h)."""
    return frozenset(map(int, ctypes.string_at(gpu_symbols()["tfc_lost_results"]).split()))


class TableDriver:
    """A driver by the addresses of its functions. UNAVAILABLE when one is missing, or the driver finds nothing."""

    is_stand_in = False

    def __init__(self, code: Symbols) -> None:
        self._code = code
        names = function_names()
        self._addresses = (ctypes.c_void_p * len(names))(*(_address(code, name) for name in names))
        self._places = {name: k for k, name in enumerate(names)}
        self.table = ctypes.addressof(self._addresses)
        result = self.call("cuInit", 0)
        if result:
            raise Error(no_device_reason(result), "UNAVAILABLE")

    def call(self, name: str, *arguments: Any) -> int:
        """Call a function of the driver; its CUresult."""
        types = [ctypes.c_int if isinstance(each, int) else ctypes.c_void_p for each in arguments]
        function = ctypes.CFUNCTYPE(ctypes.c_int, *types)
        return int(function(self._addresses[self._places[name]] or 0)(*arguments))

    @property
    def version(self) -> int:
        """See Driver."""
        found = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(found))
        return found.value

    def devices(self) -> Sequence[GpuInfo]:
        """See Driver."""
        count = ctypes.c_int()
        result = self.call("cuDeviceGetCount", ctypes.byref(count))
        if result or not count.value:
            raise Error(no_device_reason(result or 100), "UNAVAILABLE")
        if self.version < LEAST_VERSION:
            major, minor = divmod(self.version // 10, 100)
            raise Error(f"the driver is for CUDA {major}.{minor}; tfc needs one for 11.0 or newer", "UNAVAILABLE")
        found = [(self._bus(k), self._describe(k)) for k in range(count.value)]
        return [info for _, info in sorted(found, key=lambda each: (each[0], each[1].ordinal))]

    def images(self, program: Program, info: GpuInfo, functions: Symbols | None = None) -> Iterator[Image]:
        """See Driver: what was assembled for the device, then PTX, ending in a NUL, then what the assembler makes of
        that here, if there is one.
        """
        code = program.code
        for name, cubin in code.cubins.items():
            if runs_on(name, info.capability):
                yield _image(cubin, is_assembled=True)
        (text,) = code.objects
        yield _image(text)
        name = code.cpu if code.cpu.endswith("a") else f"sm_{info.capability}"
        # For a driver that has no compiler of its own, or is older than the PTX.
        assembled = toolchain().assemble_ptx(text, name)
        if assembled is not None:
            yield _image(assembled)

    def _describe(self, ordinal: int) -> GpuInfo:
        device, name, size = ctypes.c_int(), ctypes.create_string_buffer(128), ctypes.c_size_t()
        self.call("cuDeviceGet", ctypes.byref(device), ordinal)
        self.call("cuDeviceGetName", name, 128, device.value)
        self.call("cuDeviceTotalMem_v2", ctypes.byref(size), device.value)
        major, minor, processors = (self._attribute(each, device.value) for each in (_MAJOR, _MINOR, _PROCESSORS))
        clock, memory_clock, bus, cache = (
            self._attribute(each, device.value) for each in (_CLOCK, _MEMORY_CLOCK, _BUS, _CACHE)
        )
        # Data goes over the bus at both edges of its clock.
        bandwidth = 2e3 * memory_clock * bus / 8
        plain = name.value.decode(errors="replace")
        return GpuInfo(
            ordinal, plain, 10 * major + minor, size.value, processors, 1e3 * clock, bandwidth, cache
        )  # fmt: skip

    def _attribute(self, number: int, device: int) -> int:
        value = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(value), number, device)
        return value.value

    def _bus(self, ordinal: int) -> str:
        text = ctypes.create_string_buffer(32)
        self.call("cuDeviceGetPCIBusId", text, 32, ordinal)
        return text.value.decode(errors="replace")


class StandIn(TableDriver):
    """The driver without a device (native/stand_in/stand_in.c)."""

    is_stand_in = True

    def __init__(self, code: Symbols | None = None) -> None:
        super().__init__(code or native_unit("stand_in"))

    def images(self, program: Program, info: GpuInfo, functions: Symbols | None = None) -> Iterator[Image]:
        """See Driver: the functions of this process that stand for launches."""
        from tfc.runtime.gpu.stand_in import make_image

        yield make_image(program, functions)

    def set(self, what: str, value: int) -> None:
        """See tfc_stand_in_set."""
        self._control("tfc_stand_in_set", what.encode(), value)

    def fail(self, function: str, error: int, after: int = 0) -> None:
        """Let a function of the driver fail with this result, once, after so many calls."""
        self._kept = function.encode()
        self._control("tfc_stand_in_fail", self._kept, after, error)

    def mend(self) -> None:
        """Bring lost devices back."""
        self._control("tfc_stand_in_mend")

    def _control(self, name: str, *arguments: Any) -> None:
        kinds = [ctypes.c_char_p if isinstance(each, bytes) else ctypes.c_int64 for each in arguments]
        ctypes.CFUNCTYPE(None, *kinds)(self._code.address(name))(*arguments)


def _image(content: bytes, *, is_assembled: bool = False) -> Image:
    kept = ctypes.create_string_buffer(content)
    return Image(ctypes.addressof(kept), kept, is_assembled)


def runs_on(name: str, capability: int) -> bool:
    """True when what was assembled for a device, `sm_86` say, runs on one of this capability: one of its generation
    that is not older; with an `a`, this one alone.
    """
    own, exact = int(re.sub(r"\D", "", name) or 0), name.endswith("a")
    return own == capability or (not exact and own // 10 == capability // 10 and own < capability)


_MAY_BE_MISSING = frozenset({"cuEventRecordWithFlags", "cuGraphInstantiateWithFlags", "cuTensorMapEncodeTiled"})
"""Functions since CUDA 11.1, 11.4 and 12.0: without them no recording tells times, nothing is recorded, and no kernel
takes tensor maps."""


def _address(code: Symbols, name: str) -> int:
    try:
        return code.address(name)
    except Error:
        if name in _MAY_BE_MISSING:
            return 0
        raise


class Exports:
    """The functions of a shared library. UNAVAILABLE when there is none at this path."""

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._library = ctypes.CDLL(path)
        except OSError as problem:
            raise Error(f"there is no driver: {problem}", "UNAVAILABLE") from problem

    def __contains__(self, symbol: object) -> bool:
        return hasattr(self._library, str(symbol))

    def address(self, symbol: str) -> int:
        """See Symbols. UNAVAILABLE for a driver that is too old to have it."""
        try:
            return ctypes.cast(getattr(self._library, symbol), ctypes.c_void_p).value or 0
        except AttributeError as problem:
            raise Error(f"{self._path} has no {symbol}: the driver is too old", "UNAVAILABLE") from problem


@cache
def stand_in() -> StandIn:
    """The stand-in of this process."""
    return StandIn()


DRIVERS: dict[str, Driver] = {}
"""The drivers in use, by the paths of their shared objects."""


def _open(path: str) -> Driver:
    """The driver in a shared object, which may be a stand-in too: then it says so by a function of its own."""
    exports = Exports(path)
    if "tfc_stand_in_set" in exports:
        return StandIn(exports)
    from tfc.runtime.gpu.pycuda_driver import PyCudaDriver, has_pycuda

    return PyCudaDriver(exports) if has_pycuda() else TableDriver(exports)


def driver() -> Driver:
    """The driver of this process: that of the system, or what `TFC_GPU_DRIVER` names."""
    name = Config().gpu_driver or "libcuda.so.1"
    if name == STAND_IN:
        return stand_in()
    if name not in DRIVERS:
        DRIVERS[name] = _open(name)
    return DRIVERS[name]
