"""What the workers of a thread pool note, where native code sees it."""

from __future__ import annotations

import ctypes


class PoolEvent(ctypes.Structure):
    """tfc_pool_event."""

    _fields_ = (("begin_ns", ctypes.c_int64), ("end_ns", ctypes.c_int64), ("worker", ctypes.c_int64))


class PoolLog(ctypes.Structure):
    """tfc_pool_log."""

    _fields_ = (("count", ctypes.c_int64), ("capacity", ctypes.c_int64), ("events", PoolEvent * 4096))


def new_log() -> PoolLog:
    """An empty one."""
    return PoolLog(capacity=PoolLog.events.size // ctypes.sizeof(PoolEvent))
