"""The records of tfc_executor.h and tfc_group.h, as ctypes sees them.

Made by `python -m tfc.runtime.native`; do not edit.
"""

# fmt: off
# ruff: noqa: I001
from ctypes import (
    Structure, c_int32, c_int64, c_uint32, c_uint64, c_void_p,
)

DONE = 0
HOST = -1
WAITING = -2
NODE_REGION = 0
NODE_HOST_OP = 1
NODE_SWITCH = 2
NODE_MERGE = 3
NODE_ENTER = 4
NODE_EXIT = 5
NODE_NEXT = 6
NODE_FORWARD = 7
NODE_NOTHING = 8
NODE_TRIGGER = 9
NODE_CONSTANT = 10
NODE_ARGUMENT = 11
NODE_RESULT = 12
NODE_CALL = 13
NODE_SEND = 14
NODE_RECV = 15
TENSOR = 0
AWAITED = 1
FINISHED = 2
BY_KERNEL = 0
BY_STOPPING = 1
BY_MEMORY = 2
BY_TWO_INPUTS = 3
BY_TWO_EXITS = 4
BY_SIZES = 5
BY_DEVICE = 6
SIZE_CLASSES = 240


class ValueRecord(Structure):
    """tfc_value: A tensor. The executor counts how many inputs hold it and reuses it after the last, unless `kept`
    is set.
    """

    _fields_ = (
        ("data", c_void_p), ("object", c_int64), ("bytes", c_int64), ("uses", c_int32), ("kept", c_int32),
        ("type", c_int32), ("reserved", c_int32), ("next", c_void_p),
    )


class EdgeRecord(Structure):
    """tfc_edge."""

    _fields_ = (
        ("node", c_int32), ("input", c_int32),
    )


class NodeRecord(Structure):
    """tfc_node."""

    _fields_ = (
        ("kind", c_int32), ("argument", c_int32), ("frame", c_int32), ("place", c_int32), ("first_input", c_int32),
        ("n_inputs", c_int32), ("n_outputs", c_int32), ("pending", c_int32), ("n_first", c_int32),
        ("first_output", c_int32), ("first_border", c_int32),
    )


class FrameRecord(Structure):
    """tfc_frame."""

    _fields_ = (
        ("n_nodes", c_int32), ("n_inputs", c_int32), ("n_enters", c_int32), ("n_constants", c_int32),
        ("n_nexts", c_int32), ("n_exits", c_int32), ("window", c_int32), ("n_sources", c_int32), ("sources", c_void_p),
        ("exits", c_void_p), ("pending", c_void_p), ("name", c_uint64),
    )


class GraphRecord(Structure):
    """tfc_graph: A graph: what a step hands to the executor, or a function's graph. Frame 0 is that of the call."""

    _fields_ = (
        ("nodes", c_void_p), ("edges", c_void_p), ("borders", c_void_p), ("frames", c_void_p), ("bytes", c_void_p),
        ("aliases", c_void_p), ("types", c_void_p), ("n_arguments", c_int32), ("n_results", c_int32),
    )


class MoveRecord(Structure):
    """tfc_move."""

    _fields_ = (
        ("view", c_int32), ("base", c_int32), ("offset", c_int64),
    )


class RegionUseRecord(Structure):
    """tfc_region_use: How a node's tensors become buffers of its region."""

    _fields_ = (
        ("region", c_void_p), ("buffers", c_void_p), ("inputs", c_void_p), ("outputs", c_void_p), ("moves", c_void_p),
        ("n_moves", c_int64), ("writes", c_int64),
    )


class ParcelRecord(Structure):
    """tfc_parcel."""

    _fields_ = (
        ("next", c_void_p), ("owner", c_void_p), ("value", c_void_p), ("tag", c_uint64), ("time_ns", c_int64),
        ("copy", c_void_p), ("transfer", c_int32), ("kind", c_int32),
    )


class ActivationRecord(Structure):
    """tfc_activation: An op the host is to run: it fills `outputs` (elements, or object numbers) and calls
    tfc_finish, or tfc_complete if others went on meanwhile. Or a Recv that waits.
    """

    _fields_ = (
        ("parcel", ParcelRecord), ("graph", c_int32), ("node", c_int32), ("dead", c_int32), ("reserved", c_int32),
        ("tensor", c_void_p), ("inputs", c_void_p), ("outputs", c_void_p), ("instance", c_void_p),
        ("iteration", c_void_p),
    )


class FlowEventRecord(Structure):
    """tfc_flow_event: One run of a node that is a region, an op of the host, a Send (until it was sent) or a Recv
    (from waiting on).
    """

    _fields_ = (
        ("begin_ns", c_int64), ("end_ns", c_int64), ("tag", c_uint64), ("graph", c_int32), ("node", c_int32),
    )


class ExecutorRecord(Structure):
    """tfc_executor: One run. The caller fills the first part; zeroes are right for the rest."""

    _fields_ = (
        ("graphs", c_void_p), ("regions", c_void_p), ("constants", c_void_p), ("arguments", c_void_p),
        ("results", c_void_p), ("outputs", c_void_p), ("ctx", c_void_p), ("root", c_int32), ("stoppable", c_int32),
        ("more", c_void_p), ("user", c_void_p), ("room", c_void_p), ("room_end", c_void_p), ("activation", c_void_p),
        ("dropped", c_void_p), ("status", c_int32), ("cause", c_int32), ("failed_graph", c_int32),
        ("failed_node", c_int32), ("group", c_void_p), ("transfers", c_void_p), ("events", c_void_p),
        ("n_events", c_int64), ("most_events", c_int64), ("has_written", c_int32), ("state", c_int32),
        ("started", c_int32), ("reserved", c_int32), ("outstanding", c_int64), ("at_host", c_int64), ("steps", c_int64),
        ("inbox", c_void_p), ("ready", c_void_p), ("ready_first", c_int64), ("ready_count", c_int64),
        ("ready_size", c_int64), ("more_data", c_void_p), ("data", c_void_p), ("data_end", c_void_p),
        ("apart", c_void_p), ("free", c_void_p * 240),
    )


class TransferRecord(Structure):
    """tfc_transfer: What has come to one of the two ends before the other: tensors, or Recvs that wait, with
    different tags.
    """

    _fields_ = (
        ("first", c_void_p), ("delay_ns", c_int64), ("is_copied", c_int64),
    )


class GroupRecord(Structure):
    """tfc_group: The caller fills the first part before each run; zeroes are right for the rest."""

    _fields_ = (
        ("executors", c_void_p), ("transfers", c_void_p), ("deadline_ns", c_int64), ("n_executors", c_int32),
        ("failed", c_int32), ("status", c_int32), ("lock", c_uint32), ("epoch", c_uint32), ("n_sleepers", c_int32),
        ("n_running", c_int32), ("n_ended", c_int32), ("is_paused", c_int32), ("on_the_way", c_void_p),
        ("copied", c_void_p), ("n_looking", c_int32),
    )


class DriverRecord(Structure):
    """tfc_driver: A thread that drives."""

    _fields_ = (
        ("held", c_int32), ("home", c_int32), ("helps", c_int32),
    )
