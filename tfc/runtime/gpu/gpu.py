"""One GPU in use: its streams and memory, held by native code (native/gpu/gpu.c), and its errors.

All sessions of the process share one `Gpu` for each device, and its primary context with other libraries.
"""

from __future__ import annotations

import ctypes
import threading
import weakref
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.runtime.gpu import errors
from tfc.runtime.gpu.driver import Driver, GpuInfo, gpu_symbols, lost_results
from tfc.runtime.gpu.launches import Launches
from tfc.runtime.gpu.pool import Pool
from tfc.runtime.gpu.steps import ActivationOnGpu
from tfc.runtime.native.gpu_records import (
    LAUNCHES_KEPT,
    GpuRecord,
    LaunchRecord,
    ProductRecord,
    RecordingRecord,
    TimerRecord,
)

if TYPE_CHECKING:
    from tfc.codegen.program.launch import Launch, Resources
    from tfc.codegen.program.program import Instruction, Program
    from tfc.runtime.native.bindings import Symbols
    from tfc.runtime.native.records import CtxRecord, RegionRecord
    from tfc.runtime.program.control_tables import ControlTables
    from tfc.runtime.program.loaded import LoadedProgram

_PINNED = 1 << 16
"""Pinned memory is taken in pieces of so many bytes: to pin some is slow."""

_Take = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
_Give = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class Gpu:
    """A device of the driver. UNAVAILABLE when it can not be used.

    Other threads of Python run while one waits for the device.
    """

    def __init__(self, driver: Driver, info: GpuInfo) -> None:
        self.driver, self.info = driver, info
        self.record = GpuRecord(driver=driver.table, ordinal=info.ordinal, is_synchronous=Config().gpu_sync)
        self.address = ctypes.addressof(self.record)
        self._lock = threading.Lock()
        self._refusal: str | None = None
        self._pinned: list[tuple[int, int]] = []
        """Pieces of pinned memory that are free, by their size."""
        self._names: weakref.WeakValueDictionary[int, _Named] = weakref.WeakValueDictionary()
        self._to_release: deque[Callable[[], None]] = deque()
        """The driver objects that finalizers left to be freed."""
        result = self._call("tfc_gpu_start", self.address)
        if result:
            failed = (self.record.failed or b"").decode()
            raise Error(f"{info.name} can not be used: {failed} gave {errors.result_name(result)}", "UNAVAILABLE")
        self.pool = Pool(self)
        self._callbacks = (
            _Take(lambda _, size: self.pool.take_for_native(size)),
            _Give(lambda _, at: self.pool.give(at)),
        )
        device = self.record.device
        device.take, device.give = (ctypes.cast(each, ctypes.c_void_p).value for each in self._callbacks)

    # ---- finalizers -------------------------------------------------------------------------------------------------

    def release_later(self, release: Callable[[], None]) -> None:
        """Have `release` called by one of the next calls that go to the device, or when a session is closed.

        For finalizers, which Python's collector may run anywhere, within a launch too: they wait for no lock of the
        driver, which the launch may hold.
        """
        self._to_release.append(release)

    def release(self) -> None:
        """Free the driver objects that finalizers left."""
        while self._to_release:
            try:
                release = self._to_release.popleft()
            except IndexError:  # another thread was quicker
                return
            release()

    # ---- code -------------------------------------------------------------------------------------------------------

    def refusal(self, program: Program) -> str:
        """The reason why the driver takes no code for this device, of which `program` has some; "" when it does.
        Checked once.
        """
        if self._refusal is None:
            made = self._load(program, None)
            self._refusal = ""
            if not isinstance(made, GpuCode) and made[0] in errors.NO_CODE:
                self._refusal = self._refused(*made, program).message
        return self._refusal

    def load(self, program: Program, functions: Symbols | None = None) -> GpuCode:
        """The code of a program, as the driver has it: of its forms the first that the driver takes, as Driver.images
        has them.
        """
        made = self._load(program, functions)
        if isinstance(made, GpuCode):
            return made
        raise self._refused(*made, program)

    def _load(self, program: Program, functions: Symbols | None) -> GpuCode | tuple[int, str]:
        """The same, or the driver's result and words."""
        self.release()
        refused: tuple[int, str] | None = None
        for image in self.driver.images(program, self.info, functions):
            log, module = ctypes.create_string_buffer(1 << 14), ctypes.c_void_p()
            result = self._call("tfc_gpu_load", self.address, image.address, log, len(log), ctypes.byref(module))
            if not result:
                return GpuCode(self, module.value or 0, image.kept)
            if refused is None or not image.is_assembled:
                refused = result, log.value.decode(errors="replace").strip()
            if result in lost_results() or not (image.is_assembled or result in errors.NO_CODE):
                break
        assert refused is not None
        return refused

    def _refused(self, result: int, said: str, program: Program) -> Error:
        """The error for code that the driver refused. An ill-formed text is kept in a file."""
        what = f"{self.info.name}: the driver refuses its code, {errors.result_name(result)}"
        if result in lost_results():
            return self.error(result, "cuModuleLoadDataEx")
        if result == errors.BAD_PTX:
            kept = keep_refused(program.code.objects[0])
            return Error(f"{what}: {said or 'it does not say why'}; the PTX is in {kept}", "INTERNAL")
        if result in errors.NO_CODE:
            major, minor = divmod(self.driver.version // 10, 100)
            return Error(f"{what}; it is one for CUDA {major}.{minor}", "UNAVAILABLE")
        return Error(f"{what}: {said}" if said else what, "INTERNAL")

    def function(self, module: int, name: str) -> int:
        """A function of a module."""
        found = ctypes.c_void_p()
        self.check(self._call("tfc_gpu_function", self.address, module, name.encode(), ctypes.byref(found)))
        return found.value or 0

    def resources(self, function: int) -> Resources:
        """The resources of a function as the driver compiled it: spilled registers are a part of its stack."""
        from tfc.codegen.program.launch import Resources

        asked = (errors.REGISTERS, errors.LOCAL_BYTES, errors.SHARED_BYTES)
        registers, stack, shared = (self._attribute(function, each) for each in asked)
        return Resources(registers, stack, stack, shared)

    def _attribute(self, function: int, number: int) -> int:
        value = ctypes.c_int32()
        self.check(self._call("tfc_gpu_attribute", self.address, function, number, ctypes.byref(value)))
        return value.value

    def use_library(self) -> None:
        """Let launches leave products to cuBLASLt. UNAVAILABLE where it is not there, or does not start."""
        from tfc.runtime.gpu.cublaslt import WORKSPACE, cublaslt

        with self._lock:
            if self.record.library:
                return
            library = cublaslt()
            workspace = self.pool.take(WORKSPACE, library.path)
            result = self._call("tfc_gpu_use_library", self.address, library.table, workspace, WORKSPACE)
            if result:
                self.pool.give(workspace)
                what = errors.result_name(result)
                raise Error(f"{self.info.name}: cublasLtCreate of {library.path} gave {what}", "UNAVAILABLE")
            self._library = library

    def unmake(self, product: ProductRecord) -> None:
        """Free what the vendor library made for a product."""
        self._call("tfc_gpu_unmake", self.address, ctypes.addressof(product))

    def allow(self, function: int, size: int) -> None:
        """Let launches of a function give its blocks so much shared memory."""
        self.check(self._call("tfc_gpu_allow", self.address, function, size))

    def unload(self, module: int) -> None:
        """Unload a module whose functions are not used any more."""
        self._call("tfc_gpu_unload", self.address, module)

    # ---- memory -----------------------------------------------------------------------------------------------------

    def alloc(self, size: int) -> int:
        """Memory as the driver gives it; 0 when there is none."""
        found = ctypes.c_uint64()
        result = self._call("tfc_gpu_alloc", self.address, size, ctypes.byref(found))
        if result == errors.OUT_OF_MEMORY:
            return 0
        self.check(result)
        return found.value

    def free(self, address: int) -> None:
        """Give it back."""
        self._call("tfc_gpu_free", self.address, address)

    def memory_left(self) -> tuple[int, int]:
        """The bytes that the driver could still give, and the bytes of the device."""
        left, total = ctypes.c_size_t(), ctypes.c_size_t()
        self.check(self._call("tfc_gpu_memory", self.address, ctypes.byref(left), ctypes.byref(total)))
        return left.value, total.value

    def write(self, to: int, source: int, size: int) -> None:
        """Copy from the host's memory, which may change at once."""
        self.release()
        self.check_status(self._call("tfc_gpu_write", self.address, to, source, size))

    def read(self, to: int, source: int, size: int) -> None:
        """Copy to the host's memory, once all work submitted before is done."""
        self.release()
        self.check_status(self._call("tfc_gpu_read", self.address, to, source, size))

    def move(self, to: int, source: int, size: int) -> None:
        """Copy on the device."""
        self.check_status(self._call("tfc_gpu_move", self.address, to, source, size))

    def fill(self, to: int, value: int, size: int) -> None:
        """Set every byte to a value."""
        self.check_status(self._call("tfc_gpu_fill", self.address, to, value, size))

    def wait(self) -> None:
        """Wait until all submitted work is done."""
        self.release()
        self.check_status(self._call("tfc_gpu_wait", self.address))

    def pinned(self, size: int) -> Pinned:
        """Memory of the host that the device can write to while others run."""
        size = -(-size // 64) * 64
        with self._lock:
            for k, (start, room) in enumerate(self._pinned):
                if room >= size:
                    self._pinned[k] = (start + size, room - size)
                    return Pinned(start, size, self)
            found = ctypes.c_void_p()
            wanted = max(_PINNED, size)
            self.check(self._call("tfc_gpu_pin", self.address, wanted, ctypes.byref(found)))
            self._pinned.append(((found.value or 0) + size, wanted - size))
            return Pinned(found.value or 0, size, self)

    def unpin(self, start: int, size: int) -> None:
        """Let pinned memory be used again."""
        self._pinned.append((start, size))

    # ---- programs ---------------------------------------------------------------------------------------------------

    def launches(self, program: Program, control_tables: ControlTables) -> Launches:
        """The launches of the kernels of a loaded program."""
        return Launches(program, control_tables)

    def activation(
        self, loaded: LoadedProgram, context: CtxRecord, regions: ctypes.Array[RegionRecord]
    ) -> ActivationOnGpu:
        """The memory and records of the device for an activation of a loaded program."""
        return ActivationOnGpu(self, loaded, context, regions)

    def name_launches(self, launches: Launches, program: Program) -> list[_Named]:
        """Let errors name these launches, while what is given back lives."""
        made = [_Named(use, launch, program) for use, launch in launches.named().values()]
        self._names.update(zip(launches.named(), made, strict=True))
        return made

    def drop(self, owner: int) -> None:
        """Free the tensors that the executor of this record sent and that no Recv has taken."""
        self._call("tfc_gpu_drop", self.address, owner)

    def forget(self, recording: RecordingRecord) -> None:
        """Free a recording."""
        self._call("tfc_gpu_forget", self.address, ctypes.addressof(recording))

    def untime(self, timer: TimerRecord) -> None:
        """Let go of a timer's events."""
        self._call("tfc_gpu_untime", self.address, ctypes.addressof(timer))

    # ---- failures ---------------------------------------------------------------------------------------------------

    @property
    def is_lost(self) -> bool:
        """True when the device gives nothing any more before the process is started anew."""
        return bool(self.record.lost)

    def check(self, result: int) -> None:
        """Raise the error of a CUresult."""
        if result:
            raise self.error(result, "")

    def check_status(self, status: int) -> None:
        """Raise the error of a status of native code."""
        if status:
            raise self.problem()

    def problem(self) -> Error:
        """The error of the last failure."""
        return self.error(self.record.lost or self.record.result, (self.record.failed or b"").decode())

    def error(self, result: int, function: str) -> Error:
        """The error of a result, with the launches that may be at fault."""
        what = f"{self.info.name}: {function or 'the driver'} gave {errors.result_name(result)}"
        if result in lost_results():
            self.record.lost = result
        if result == errors.OUT_OF_MEMORY:
            return Error(f"{self.info.name} has no memory left", "RESOURCE_EXHAUSTED")
        suspects = self.suspects()
        if result == errors.OUT_OF_RESOURCES:
            return Error(f"{what}: {self._needs()}", "INTERNAL")
        if result not in lost_results():
            return Error(what + (f"; launched last: {suspects[-1]}" if suspects else ""), "INTERNAL")
        lines = "".join(f"\n  {each}" for each in suspects)
        among = f"; one of these launches is at fault, the last began last:{lines}" if suspects else ""
        return Error(f"{what}, so that the device is lost to this process{among}", "UNAVAILABLE")

    def suspects(self) -> list[str]:
        """The launches that are not known to have ended, of the last 64: kernel, node, and its line."""
        record = self.record
        first = max(record.ended, record.begun - min(LAUNCHES_KEPT, record.begun))
        found = [self._names.get(record.ring[n % LAUNCHES_KEPT] or 0) for n in range(first, record.begun)]
        return [str(each) for each in found if each is not None]

    def _needs(self) -> str:
        """The resources that the last launch takes of the device."""
        launch = LaunchRecord.from_address(self.record.ring[(self.record.begun - 1) % LAUNCHES_KEPT])
        registers, shared = (self._attribute(launch.function, each) for each in (errors.REGISTERS, errors.SHARED_BYTES))
        named = self._names.get(self.record.ring[(self.record.begun - 1) % LAUNCHES_KEPT] or 0)
        memory = shared + launch.shared
        return f"{named} has {launch.threads} threads a block, {registers} registers each, {memory:,} shared bytes"

    def _call(self, name: str, *arguments: Any) -> int:
        return int(_function(name, tuple(map(type, arguments)))(*arguments))


@cache
def _function(name: str, kinds: tuple[type, ...]) -> Callable[..., int]:
    """A function of native/gpu/gpu.c; whole numbers are 64 bits wide, as addresses and sizes are."""
    wide = {int: ctypes.c_uint64, bytes: ctypes.c_char_p}
    made: Callable[..., int] = ctypes.CFUNCTYPE(ctypes.c_int32, *[wide.get(kind, ctypes.c_void_p) for kind in kinds])(
        gpu_symbols()[name]
    )
    return made


class _Named:
    """The kernel and the node of a launch."""

    __slots__ = ("__weakref__", "_launch", "_program", "_use")

    def __init__(self, use: Instruction, launch: Launch, program: Program) -> None:
        self._use, self._launch, self._program = use, launch, program

    def __str__(self) -> str:
        node = self._use.nodes[0] if self._use.nodes else ""
        info = self._program.nodes.get(node)
        line = f" at {info.loc}" if info is not None and info.loc else ""
        return f"{self._launch.entry} of {node}{line}" if node else self._launch.entry


def keep_refused(ptx: bytes) -> str:
    """Write code that a driver refused to a file, for a report."""
    import tempfile

    with tempfile.NamedTemporaryFile(prefix="tfc-refused-", suffix=".ptx", delete=False) as file:
        file.write(ptx)
    return file.name


class GpuCode:
    """A module of the driver: its functions by name (runtime/native/bindings.py, Symbols)."""

    def __init__(self, gpu: Gpu, module: int, kept: object) -> None:
        self._gpu, self._module, self._kept = gpu, module, kept
        self._functions: dict[str, int] = {}
        weakref.finalize(self, gpu.release_later, partial(_unload, gpu, module, kept)).atexit = False

    def address(self, symbol: str) -> int:
        """The handle of a function."""
        if symbol not in self._functions:
            self._functions[symbol] = self._gpu.function(self._module, symbol)
        return self._functions[symbol]


def _unload(gpu: Gpu, module: int, kept: object) -> None:
    del kept  # only kept until here: kernels may have been running
    gpu.unload(module)


class Pinned:
    """A piece of pinned memory, given back when nobody refers to it."""

    def __init__(self, start: int, size: int, gpu: Gpu) -> None:
        self.start, self.size = start, size
        weakref.finalize(self, gpu.unpin, start, size).atexit = False


OPEN_GPUS: dict[tuple[Driver, int], Gpu] = {}
"""The devices in use, by their driver and number."""
_lock = threading.Lock()


def gpu_of(driver: Driver, number: int) -> Gpu:
    """A device by its number, in the order of PCI addresses; one for the process. UNAVAILABLE, or NOT_FOUND."""
    with _lock:
        if (driver, number) not in OPEN_GPUS:
            there = driver.devices()
            if number >= len(there):
                raise Error(f"there is no GPU {number}: the driver has {len(there)}", "NOT_FOUND")
            OPEN_GPUS[driver, number] = Gpu(driver, there[number])
        return OPEN_GPUS[driver, number]
