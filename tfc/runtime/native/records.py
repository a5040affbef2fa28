"""The records of tfc_native.h and tfc_call.h, as ctypes sees them.

Made by `python -m tfc.runtime.native`; do not edit.
"""

# fmt: off
# ruff: noqa: I001
from ctypes import (
    Structure, c_double, c_int32, c_int64, c_uint32, c_void_p,
)

KERNEL = 0
JUMP = 1
REPEAT = 2
UNLESS = 3
START = 4
NEXT = 5
SWAP = 6
HOME = 7
SIZE = 8
MAKE = 9
GROW = 10
POISON = 11
LAUNCH = 12
NO_NUMBER = 0
F32 = 1
F64 = 2
I32 = 3
I64 = 4
MOST = 64
ONE = 0
LIST = 1
DICT = 2


class HostRecord(Structure):
    """tfc_host: What the program that calls a model lends it; NULL wherever a host is asked for means: one thread,
    no hooks. A NULL member is absent.
    """

    _fields_ = (
        ("struct_size", c_uint32), ("n_threads", c_uint32), ("user", c_void_p), ("parallel_for", c_void_p),
        ("import_fn", c_void_p), ("trace", c_void_p), ("cancelled", c_void_p), ("pool", c_void_p),
    )


class FailureRecord(Structure):
    """tfc_failure: What went wrong: filled by `tfc_fail`, completed by the walker. `reason` selects one of the
    instruction's message texts; element, a, b and value are what the text may quote.
    """

    _fields_ = (
        ("code", c_int32), ("lock", c_int32), ("instruction", c_uint32), ("reason", c_uint32), ("element", c_int64),
        ("a", c_int64), ("b", c_int64), ("value", c_double),
    )


class CtxRecord(Structure):
    """tfc_ctx: What a kernel is given besides its data."""

    _fields_ = (
        ("struct_size", c_uint32), ("reserved", c_uint32), ("pool", c_void_p), ("host", c_void_p),
        ("failure", c_void_p), ("device", c_void_p), ("checks", c_void_p), ("timer", c_void_p),
    )


class PoolEventRecord(Structure):
    """tfc_pool_event: When a worker took part in a loop."""

    _fields_ = (
        ("begin_ns", c_int64), ("end_ns", c_int64), ("worker", c_int64),
    )


class PoolLogRecord(Structure):
    """tfc_pool_log."""

    _fields_ = (
        ("count", c_int64), ("capacity", c_int64),
    )


class InstructionRecord(Structure):
    """tfc_instruction."""

    _fields_ = (
        ("kernel", c_void_p), ("operands", c_int32), ("n_operands", c_uint32), ("id", c_uint32), ("op", c_uint32),
        ("to", c_int32),
    )


class BlockRecord(Structure):
    """tfc_block: Memory of a tensor whose size becomes known while the step runs; it stays for the next step."""

    _fields_ = (
        ("memory", c_void_p), ("capacity", c_int64),
    )


class RegionRecord(Structure):
    """tfc_region: A run of instructions that stay in native code: one foreign call."""

    _fields_ = (
        ("instructions", c_void_p), ("n_instructions", c_int64), ("buffers", c_void_p), ("dims", c_void_p),
        ("operands", c_void_p), ("numbers", c_void_p), ("ctx", c_void_p), ("cancel_before", c_int64),
        ("sizes", c_void_p), ("turned", c_void_p), ("blocks", c_void_p), ("is_straight", c_int64), ("turns", c_void_p),
        ("recording", c_void_p),
    )


class EventRecord(Structure):
    """tfc_event."""

    _fields_ = (
        ("begin_ns", c_int64), ("end_ns", c_int64), ("instruction", c_int64),
    )


class RunsRecord(Structure):
    """tfc_runs: All runs of one instruction in a step. Of one that closes a loop: the trips, and 0 for the rest."""

    _fields_ = (
        ("count", c_int64), ("total_ns", c_int64), ("begin_ns", c_int64), ("end_ns", c_int64),
    )


class MonitorRecord(Structure):
    """tfc_monitor: What a session that traces its steps, or may have to cancel them, passes as a host's `user`."""

    _fields_ = (
        ("cancelled", c_int32), ("reserved", c_int32), ("events", c_void_p), ("capacity", c_int64), ("count", c_int64),
        ("runs", c_void_p), ("n_runs", c_int64), ("keep", c_int64),
    )


class PythonRecord(Structure):
    """tfc_python: Functions and objects of CPython and NumPy."""

    _fields_ = (
        ("incref", c_void_p), ("decref", c_void_p), ("vectorcall", c_void_p), ("call_no_args", c_void_p),
        ("save_thread", c_void_p), ("restore_thread", c_void_p), ("dict_new", c_void_p), ("dict_set", c_void_p),
        ("dict_get", c_void_p), ("dict_size", c_void_p), ("list_new", c_void_p), ("list_set", c_void_p),
        ("list_get", c_void_p), ("list_size", c_void_p), ("compare_text", c_void_p), ("error", c_void_p),
        ("clear_error", c_void_p), ("as_double", c_void_p), ("as_integer", c_void_p), ("new_array", c_void_p),
        ("none", c_void_p), ("array_type", c_void_p), ("tuple_type", c_void_p), ("list_type", c_void_p),
        ("dict_type", c_void_p), ("float_type", c_void_p), ("int_type", c_void_p), ("tuple_items", c_int64),
    )


class StepLockRecord(Structure):
    """tfc_step_lock: Who reads and writes variables now; Python changes it, holding the interpreter lock
    (step_lock.py).
    """

    _fields_ = (
        ("readers", c_int32), ("writing", c_int32), ("waiting_writers", c_int32), ("reserved", c_int32),
    )


class OperandRecord(Structure):
    """tfc_operand: A feed or a result, of known sizes."""

    _fields_ = (
        ("descr", c_void_p), ("scalar_type", c_void_p), ("dims", c_void_p), ("bytes", c_int64), ("rank", c_int32),
        ("buffer", c_int32), ("number_type", c_int32), ("copied", c_int32), ("make", c_void_p), ("data", c_void_p),
        ("number", c_int64),
    )


class ShiftRecord(Structure):
    """tfc_shift: A view that lies in a feed or a result."""

    _fields_ = (
        ("view", c_int64), ("base", c_int64), ("offset", c_int64),
    )


class SavedRecord(Structure):
    """tfc_saved: A variable that a step which fails must leave as it was."""

    _fields_ = (
        ("variable", c_void_p), ("copy", c_void_p), ("bytes", c_int64),
    )


class CellRecord(Structure):
    """tfc_cell: Where the address of a feed goes."""

    _fields_ = (
        ("place", c_void_p), ("feed", c_int64),
    )


class BegunRecord(Structure):
    """tfc_begun: A step on several devices that takes microseconds. A call copies the records of a run that has
    begun over those of the last one, and drives them alone.
    """

    _fields_ = (
        ("group", c_void_p), ("records", c_void_p), ("fresh", c_void_p), ("bytes", c_int64), ("cells", c_void_p),
        ("n_cells", c_int64), ("values", c_void_p), ("status", c_int32),
    )


class BindingRecord(Structure):
    """tfc_binding: A step with all of its sizes settled, and memory to run in: of one call at a time."""

    _fields_ = (
        ("self", c_void_p), ("next", c_void_p), ("region", c_void_p), ("feeds", c_void_p), ("results", c_void_p),
        ("moves", c_void_p), ("n_moves", c_int64), ("n_feeds", c_int32), ("n_results", c_int32), ("saved", c_void_p),
        ("n_saved", c_int64), ("lock", c_void_p), ("version", c_void_p), ("verified", c_int64), ("begin", c_void_p),
        ("end", c_void_p), ("failed", c_void_p), ("cancelled", c_void_p), ("writes", c_int32), ("brief", c_int32),
        ("busy", c_int32), ("off", c_int32), ("begun", c_void_p),
    )


class PreparedRecord(Structure):
    """tfc_prepared: A prepared step."""

    _fields_ = (
        ("python", c_void_p), ("bindings", c_void_p), ("ready", c_void_p), ("feed_names", c_void_p),
        ("result_names", c_void_p), ("out_name", c_void_p), ("n_feeds", c_int32), ("n_results", c_int32),
    )


class CallableRecord(Structure):
    """tfc_callable."""

    _fields_ = (
        ("step", c_void_p), ("slow", c_void_p), ("form", c_int64),
    )
