"""The records of a run of dataflows as ctypes structures (native/tfc_executor.h, native/tfc_group.h)."""

from __future__ import annotations

import ctypes

HOST, WAITING = -1, -2
"""What tfc_drive returns when the host is to run an op, and when nothing can go on before it finishes one."""

BY_KERNEL, BY_STOPPING, BY_MEMORY, BY_TWO_INPUTS, BY_TWO_EXITS, BY_SIZES, BY_DEVICE = range(7)
"""tfc_cause: why a run failed."""

AWAITED = 1
"""tfc_parcel_kind: of a Recv that waits."""

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
        ("writes", ctypes.c_int64),
    )


class ParcelRecord(ctypes.Structure):
    """tfc_parcel."""

    _fields_ = (
        ("next", ctypes.c_void_p),
        ("owner", ctypes.c_void_p),
        ("value", ctypes.c_void_p),
        ("tag", ctypes.c_uint64),
        ("time_ns", ctypes.c_int64),
        ("copy", ctypes.c_void_p),
        ("transfer", ctypes.c_int32),
        ("kind", ctypes.c_int32),
    )


class ActivationRecord(ctypes.Structure):
    """tfc_activation."""

    _fields_ = (
        ("parcel", ParcelRecord),
        ("graph", ctypes.c_int32),
        ("node", ctypes.c_int32),
        ("dead", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("tensor", ctypes.c_void_p),
        ("inputs", ctypes.POINTER(ctypes.c_void_p)),
        ("outputs", ctypes.POINTER(ctypes.c_void_p)),
        ("instance", ctypes.c_void_p),
        ("iteration", ctypes.c_void_p),
    )


class FlowEventRecord(ctypes.Structure):
    """tfc_flow_event."""

    _fields_ = (
        ("begin_ns", ctypes.c_int64),
        ("end_ns", ctypes.c_int64),
        ("tag", ctypes.c_uint64),
        ("graph", ctypes.c_int32),
        ("node", ctypes.c_int32),
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
        ("group", ctypes.c_void_p),
        ("transfers", ctypes.c_void_p),
        ("events", ctypes.c_void_p),
        ("n_events", ctypes.c_int64),
        ("most_events", ctypes.c_int64),
        ("has_written", ctypes.c_int32),
        ("state", ctypes.c_int32),
        ("started", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("outstanding", ctypes.c_int64),
        ("at_host", ctypes.c_int64),
        ("steps", ctypes.c_int64),
        ("inbox", ctypes.c_void_p),
        ("ready", ctypes.c_void_p),
        ("ready_first", ctypes.c_int64),
        ("ready_count", ctypes.c_int64),
        ("ready_size", ctypes.c_int64),
        ("more_data", More),
        ("data", ctypes.c_void_p),
        ("data_end", ctypes.c_void_p),
        ("apart", ctypes.c_void_p),
        ("free", ctypes.c_void_p * SIZE_CLASSES),
    )


class TransferRecord(ctypes.Structure):
    """tfc_transfer."""

    _fields_ = (
        ("first", ctypes.POINTER(ParcelRecord)),
        ("delay_ns", ctypes.c_int64),
        ("is_copied", ctypes.c_int64),
    )


class GroupRecord(ctypes.Structure):
    """tfc_group."""

    _fields_ = (
        ("executors", ctypes.c_void_p),
        ("transfers", ctypes.c_void_p),
        ("deadline_ns", ctypes.c_int64),
        ("n_executors", ctypes.c_int32),
        ("failed", ctypes.c_int32),
        ("status", ctypes.c_int32),
        ("lock", ctypes.c_uint32),
        ("epoch", ctypes.c_uint32),
        ("n_sleepers", ctypes.c_int32),
        ("n_running", ctypes.c_int32),
        ("n_ended", ctypes.c_int32),
        ("is_paused", ctypes.c_int32),
        ("on_the_way", ctypes.c_void_p),
        ("copied", ctypes.c_void_p),
        ("n_looking", ctypes.c_int32),
    )


class DriverRecord(ctypes.Structure):
    """tfc_driver."""

    _fields_ = (("held", ctypes.c_int32), ("home", ctypes.c_int32), ("helps", ctypes.c_int32))
