"""What a running step has of a GPU besides memory: records of failures, recordings, times (native/tfc_device.h)."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tfc.runtime.gpu.launches import Launches
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.gpu_records import CHECK_BYTES, SCALAR_BYTES, ChecksRecord, RecordingRecord, TimerRecord

if TYPE_CHECKING:
    from tfc.codegen.program.program import Instruction
    from tfc.runtime.gpu.gpu import Gpu
    from tfc.runtime.native.records import MonitorRecord
    from tfc.runtime.program.loaded import LoadedProgram

TIMED = 512
"""Kernels whose times are read together."""


class Checks:
    """Where the kernels of one slot say what failed, on the device and as the host sees it."""

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
    """When the kernels of one slot run, by the device's clock: native code notes it in a monitor."""

    def __init__(self, gpu: Gpu) -> None:
        self._kept = (ctypes.c_void_p * (1 + 2 * TIMED))(), (ctypes.c_uint32 * TIMED)()
        events, instructions = (ctypes.addressof(each) for each in self._kept)
        self.record = TimerRecord(events, instructions, TIMED)
        self.address = ctypes.addressof(self.record)
        # What is kept goes with it: a finaliser that held the timer itself would never run.
        weakref.finalize(self, gpu.release_later, partial(_let_go, gpu, self.record, self._kept)).atexit = False

    def note_in(self, monitor: MonitorRecord) -> None:
        """Note what runs from now on in this monitor."""
        self.record.n, self.record.monitor = 0, ctypes.addressof(monitor)


def _let_go(gpu: Gpu, timer: TimerRecord, kept: object) -> None:
    del kept  # only kept until here
    gpu.untime(timer)


class Recording:
    """What makes a stretch of kernels that is launched alike again and again one launch."""

    def __init__(self, gpu: Gpu, uses: Sequence[Instruction], n_dims: int) -> None:
        self._key = (ctypes.c_uint64 * (Launches.key_words(uses) + n_dims + 1))()
        self.record = RecordingRecord(ctypes.addressof(self._key), n_dims, None, 0)
        self.address = ctypes.addressof(self.record)
        weakref.finalize(self, gpu.release_later, partial(gpu.forget, self.record)).atexit = False
