"""The device state of a running step besides memory: failure records, recordings, times (native/gpu/tfc_device.h)."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from tfc.runtime.gpu.launches import Launches, is_recordable
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.gpu_records import CHECK_BYTES, SCALAR_BYTES, ChecksRecord, RecordingRecord, TimerRecord

if TYPE_CHECKING:
    from tfc.codegen.program.program import Instruction
    from tfc.runtime.gpu.gpu import Gpu
    from tfc.runtime.native.records import CtxRecord, MonitorRecord, RegionRecord
    from tfc.runtime.program.loaded import LoadedProgram

TIMED = 512
"""Kernels whose times are read together."""


class Checks:
    """The failure records of the kernels of one activation, on the device and as the host sees them."""

    def __init__(self, gpu: Gpu, loaded: LoadedProgram) -> None:
        assert loaded.launches is not None
        whose = loaded.launches.instructions
        size = len(whose) * CHECK_BYTES
        self._whose = whose
        self._records = loaded.memory.block(size)
        self._seen = gpu.pinned(size + SCALAR_BYTES)
        if size:
            gpu.fill(address_of(self._records), 0, size)
        self.record = ChecksRecord(
            address_of(self._records) if size else None, address_of(whose), self._seen.start, len(whose), 0
        )
        self.address = ctypes.addressof(self.record)


class Timer:
    """The times of the kernels of one activation, by the device's clock: native code notes them in a monitor."""

    def __init__(self, gpu: Gpu) -> None:
        self._kept = (ctypes.c_void_p * (1 + 2 * TIMED))(), (ctypes.c_uint32 * TIMED)()
        events, instructions = (ctypes.addressof(each) for each in self._kept)
        self.record = TimerRecord(events, instructions, TIMED)
        self.address = ctypes.addressof(self.record)
        # What is kept goes with it: a finaliser that held the timer itself would never run.
        weakref.finalize(self, gpu.release_later, partial(_let_go, gpu, self.record, self._kept)).atexit = False

    def note_in(self, monitor: MonitorRecord) -> None:
        """Note kernels that run from now on in this monitor."""
        self.record.n, self.record.monitor = 0, ctypes.addressof(monitor)


def _let_go(gpu: Gpu, timer: TimerRecord, kept: object) -> None:
    del kept  # only kept until here
    gpu.untime(timer)


class Recording:
    """A recorded run of kernels that is launched alike again and again: replayed as one launch."""

    def __init__(self, gpu: Gpu, uses: Sequence[Instruction], n_dims: int) -> None:
        self._key = (ctypes.c_uint64 * (Launches.key_words(uses) + n_dims + 1))()
        self.record = RecordingRecord(ctypes.addressof(self._key), n_dims, None, 0)
        self.address = ctypes.addressof(self.record)
        weakref.finalize(self, gpu.release_later, partial(gpu.forget, self.record)).atexit = False


class ActivationOnGpu:
    """The device state of one activation, as the records of its context and its regions have it.

    Native code launches the kernels of its `regions` then, and sees what the host must see of them.
    """

    def __init__(
        self, gpu: Gpu, loaded: LoadedProgram, context: CtxRecord, regions: ctypes.Array[RegionRecord]
    ) -> None:
        program = loaded.program
        self._gpu, self._context = gpu, context
        self._timer: Timer | None = None
        self._checks = Checks(gpu, loaded)
        context.device, context.checks = gpu.address, self._checks.address
        self._turns = np.zeros(max(1, len(program.buffers)), np.int32)
        self._recordings = []
        for region, segment in zip(regions, loaded.segments, strict=False):
            region.turns = address_of(self._turns)
            if segment.native and is_recordable(program, segment.first, segment.last):
                uses = program.instructions[segment.first : segment.last + 1]
                self._recordings.append(Recording(gpu, uses, len(program.dims)))
                region.recording = self._recordings[-1].address

    def time_in(self, monitor: MonitorRecord) -> None:
        """Time kernels by the device's own clock, and note in this monitor when each ran."""
        if self._timer is None:
            self._timer = Timer(self._gpu)
        self._timer.note_in(monitor)
        self._context.timer = self._timer.address
