"""A GPU as measurements use it: memory by address, launches, graphs of launches, and times between two events.

Everything goes through the driver that sessions use, so that the stand-in serves where there is no device: it has no
clock, and what it takes says nothing.
"""

from __future__ import annotations

import ctypes
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tfc.codegen.program.launch import TensorMap
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array
from tfc.runtime.gpu.driver import Driver, TableDriver, driver, stand_in
from tfc.runtime.gpu.gpu import Gpu, gpu_of
from tfc.runtime.gpu.launches import MAP_TYPES
from tfc.runtime.memory.storage import address_of

POISON = 0xFF
"""The byte that memory is filled with before a kernel runs: NaN as floats, -1 as integers."""
_RELAXED = 2
_L2_BYTES, _DYNAMIC_BYTES = 38, 8
"""cuda.h's numbers of a way to record, of an attribute of devices, and of one of functions."""
_PATTERNS = {0: 0, 32: 1, 64: 2, 128: 3}
"""cuda.h's CUtensorMapSwizzle."""


class Machine:
    """One device, and the stream that sessions would use: copies and launches come one after the other."""

    def __init__(self, of: Driver) -> None:
        self.driver = of
        assert isinstance(of, TableDriver)
        self._call = of.call
        self.gpu: Gpu = gpu_of(of, 0)
        self.has_clock = not of.is_stand_in
        self.call("cuCtxSetCurrent", ctypes.c_void_p(self.gpu.record.context))
        self.stream: int = self.gpu.record.compute or 0

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function of the driver; INTERNAL, with its name and result, when it fails."""
        result = self._call(name, *arguments)
        if result:
            raise Error(f"{name} gave {result}", "INTERNAL")

    @property
    def cache(self) -> int:
        """Bytes of the last cache."""
        found, device = ctypes.c_int(), ctypes.c_int()
        self.call("cuDeviceGet", ctypes.byref(device), self.gpu.info.ordinal)
        self.call("cuDeviceGetAttribute", ctypes.byref(found), _L2_BYTES, device.value)
        return found.value

    # ---- memory -----------------------------------------------------------------------------------------------------

    def block(self, size: int) -> int:
        """The address of so many bytes, poisoned; they are the process's until it ends."""
        address = self.gpu.pool.take(max(1, size), "bench")
        self.poison(address, size)
        return address

    def poison(self, address: int, size: int) -> None:
        """Fill memory with a pattern that reads as NaN, so that reads of unwritten memory show."""
        if size:
            self.gpu.fill(address, POISON, size)

    def write(self, address: int, value: Array) -> None:
        """Copy an array to the device."""
        given = np.ascontiguousarray(value)
        if given.nbytes:
            self.gpu.write(address, address_of(given), given.nbytes)

    def read(self, address: int, like: Array) -> Array:
        """Copy an array of the shape and type of `like` from the device."""
        self.wait()
        made = np.empty(like.shape, like.dtype)
        if made.nbytes:
            self.gpu.read(address_of(made), address, made.nbytes)
        return made

    def copy(self, to: int, source: int, size: int) -> None:
        """Copy on the device, in the stream."""
        pointers = (ctypes.c_void_p(each) for each in (to, source, size, self.stream))
        self.call("cuMemcpyDtoDAsync_v2", *pointers)

    # ---- launches ---------------------------------------------------------------------------------------------------

    def load(self, text: bytes, *entries: str) -> list[int]:
        """Functions of a module of PTX."""
        module, kept = ctypes.c_void_p(), ctypes.create_string_buffer(text)
        log = ctypes.create_string_buffer(1 << 14)
        options = (ctypes.c_int * 2)(5, 6)  # CU_JIT_ERROR_LOG_BUFFER and its size
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), len(log))
        result = self._call("cuModuleLoadDataEx", ctypes.byref(module), kept, 2, options, values)
        if result:
            raise Error(f"the driver refuses PTX ({result}): {log.value.decode(errors='replace')}", "INTERNAL")
        found = []
        for entry in entries:
            function = ctypes.c_void_p()
            self.call("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
            found.append(function.value or 0)
        return found

    def launch(
        self,
        function: int,
        blocks: int,
        threads: int,
        words: Sequence[int],
        maps: Sequence[Array] = (),
        shared: int = 0,
    ) -> None:
        """Launch a function in the stream; each parameter is a word of 8 bytes, behind these come tensor maps. Each
        block is given so many bytes of `shared` memory besides its own."""
        values = (ctypes.c_uint64 * max(1, len(words)))(*words)
        places = [ctypes.addressof(values) + 8 * k for k in range(len(words))] + [address_of(each) for each in maps]
        given = (ctypes.c_void_p * max(1, len(places)))(*places)
        stream = ctypes.c_void_p(self.stream)
        self.call("cuLaunchKernel", ctypes.c_void_p(function), blocks, 1, 1, threads, 1, 1, shared, stream, given, None)

    def allow_shared(self, function: int, size: int) -> None:
        """Let launches of a function give so many bytes of shared memory."""
        self.call("cuFuncSetAttribute", ctypes.c_void_p(function), _DYNAMIC_BYTES, size)

    def tensor_map(self, made: TensorMap, start: int, dims: dict[str, int]) -> Array:
        """A tensor map of a matrix whose operand begins at `start`, as a parameter of a launch."""
        sizes, pitches = ([evaluate(size, dims) for size in part] for part in (made.sizes, made.pitches))
        return self.encoded(MAP_TYPES[made.dtype], start + made.offset, sizes, pitches, made.box, 128)

    def encoded(
        self, kind: int, start: int, sizes: Sequence[int], pitches: Sequence[int], box: Sequence[int], swizzle: int
    ) -> Array:
        """The same by cuda.h's CUtensorMapDataType, with a pattern of `swizzle` bytes, 0 for none."""
        rank, steps = len(sizes), [1] * len(sizes)
        wide = [(ctypes.c_uint64 * 5)(*each) for each in (sizes, pitches)]
        narrow = [(ctypes.c_uint32 * 5)(*each) for each in (box, steps)]
        room = np.zeros(192, np.uint8)
        found = room[-address_of(room) % 64 :][:128]
        place, address = ctypes.c_void_p(address_of(found)), ctypes.c_void_p(start)
        given = (place, kind, rank, address, *wide, *narrow, 0, _PATTERNS[swizzle], 2, 0)
        self.call("cuTensorMapEncodeTiled", *given)
        return found

    def wait(self) -> None:
        """Wait until all that was asked is done."""
        self.call("cuStreamSynchronize", ctypes.c_void_p(self.stream))

    # ---- times ------------------------------------------------------------------------------------------------------

    def recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        """A function that launches all of `work` as one graph; `work` itself where the driver records nothing."""
        stream, graph, made = ctypes.c_void_p(self.stream), ctypes.c_void_p(), ctypes.c_void_p()
        if self._call("cuStreamBeginCapture_v2", stream, _RELAXED):
            return work
        work()
        self.call("cuStreamEndCapture", stream, ctypes.byref(graph))
        self.call("cuGraphInstantiateWithFlags", ctypes.byref(made), graph, ctypes.c_void_p(0))
        return lambda: self.call("cuGraphLaunch", made, stream)

    def seconds(self, work: Callable[[], None], least: int = 20, budget: float = 2.0) -> list[float]:
        """Times of `work`, by events around each of at least so many runs, for about `budget` seconds in all."""
        for _ in range(3):
            work()
        self.wait()
        found: list[float] = []
        begun = time.perf_counter()
        while len(found) < least or (time.perf_counter() - begun < budget and len(found) < 20 * least):
            found.append(self._timed(work))
        return found

    def _timed(self, work: Callable[[], None]) -> float:
        if not self.has_clock:
            begun = time.perf_counter()
            work()
            self.wait()
            return time.perf_counter() - begun
        events = ctypes.c_void_p(), ctypes.c_void_p()
        for event in events:
            self.call("cuEventCreate", ctypes.byref(event), 0)
        self.call("cuEventRecord", events[0], ctypes.c_void_p(self.stream))
        work()
        self.call("cuEventRecord", events[1], ctypes.c_void_p(self.stream))
        self.call("cuEventSynchronize", events[1])
        elapsed = ctypes.c_float()
        self.call("cuEventElapsedTime", ctypes.byref(elapsed), *events)
        for event in events:
            self.call("cuEventDestroy_v2", event)
        return elapsed.value * 1e-3


def machine(*, sim: bool) -> Machine:
    """The first device, or its stand-in. UNAVAILABLE, with the reason, when there is none."""
    return Machine(stand_in() if sim else driver())


def summary(seconds: Sequence[float]) -> dict[str, float]:
    """The median, the quartiles, and the number of times."""
    ordered = sorted(seconds)
    low, high = ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]
    return {"median": statistics.median(ordered), "low": low, "high": high, "runs": len(ordered)}
