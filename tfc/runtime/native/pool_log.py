"""What the workers of a thread pool note, where native code sees it."""

from __future__ import annotations

import ctypes

from tfc.runtime.native.records import PoolEventRecord, PoolLogRecord

_CAPACITY = 4096


class PoolLog(ctypes.Structure):
    """tfc_pool_log and the events behind it; empty at first."""

    _fields_ = (("head", PoolLogRecord), ("events", PoolEventRecord * _CAPACITY))

    def __init__(self) -> None:
        super().__init__(PoolLogRecord(capacity=_CAPACITY))

    def since(self, first: int) -> list[PoolEventRecord]:
        """The events from number `first` on, as far as they are kept."""
        count = self.head.count
        return [self.events[k % _CAPACITY] for k in range(max(first, count - _CAPACITY), count)]
