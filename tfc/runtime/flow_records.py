"""The dataflow executor's records of one run as ctypes structures (native/tfc_executor.h)."""

from __future__ import annotations

import ctypes

HOST, WAITING = -1, -2
"""What tfc_execute returns when the host is to run an op, and when nothing can go on before it finishes one."""

BY_KERNEL, BY_STOPPING, BY_MEMORY, BY_TWO_INPUTS, BY_TWO_EXITS, BY_WAITING = range(6)
"""tfc_cause: why a run failed."""

SIZE_CLASSES = 240
More = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64))
"""The hook that gives the executor memory."""


class ValueRecord(ctypes.Structure):
    """tfc_value."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("object", ctypes.c_int64),
        ("bytes", ctypes.c_int64),
        ("uses", ctypes.c_int32),
        ("kept", ctypes.c_int32),
        ("type", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("next", ctypes.c_void_p),
    )


class RegionUseRecord(ctypes.Structure):
    """tfc_region_use."""

    _fields_ = (
        ("region", ctypes.c_void_p),
        ("buffers", ctypes.c_void_p),
        ("inputs", ctypes.c_void_p),
        ("outputs", ctypes.c_void_p),
        ("moves", ctypes.c_void_p),
        ("n_moves", ctypes.c_int64),
    )


class ActivationRecord(ctypes.Structure):
    """tfc_activation."""

    _fields_ = (
        ("graph", ctypes.c_int32),
        ("node", ctypes.c_int32),
        ("inputs", ctypes.POINTER(ctypes.c_void_p)),
        ("outputs", ctypes.POINTER(ctypes.c_void_p)),
        ("instance", ctypes.c_void_p),
        ("iteration", ctypes.c_void_p),
    )


class ExecutorRecord(ctypes.Structure):
    """tfc_executor."""

    _fields_ = (
        ("graphs", ctypes.c_void_p),
        ("regions", ctypes.c_void_p),
        ("constants", ctypes.c_void_p),
        ("arguments", ctypes.c_void_p),
        ("results", ctypes.POINTER(ctypes.c_void_p)),
        ("outputs", ctypes.c_void_p),
        ("ctx", ctypes.c_void_p),
        ("root", ctypes.c_int32),
        ("stoppable", ctypes.c_int32),
        ("more", More),
        ("user", ctypes.c_void_p),
        ("room", ctypes.c_void_p),
        ("room_end", ctypes.c_void_p),
        ("activation", ctypes.c_void_p),
        ("dropped", ctypes.c_void_p),
        ("status", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("failed_graph", ctypes.c_int32),
        ("failed_node", ctypes.c_int32),
        ("started", ctypes.c_int32),
        ("finished", ctypes.c_int32),
        ("outstanding", ctypes.c_int64),
        ("ready", ctypes.c_void_p),
        ("ready_first", ctypes.c_int64),
        ("ready_count", ctypes.c_int64),
        ("ready_size", ctypes.c_int64),
        ("free", ctypes.c_void_p * SIZE_CLASSES),
    )
