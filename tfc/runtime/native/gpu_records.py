"""The records of tfc_device.h, tfc_gpu.h and tfc_stand_in.h, as ctypes sees them.

Made by `python -m tfc.runtime.native`; do not edit.
"""

# fmt: off
# ruff: noqa: I001
from ctypes import (
    Structure, c_char, c_char_p, c_double, c_float, c_int, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p,
)

MAP_RANK = 5
MAP_BYTES = 128
MOST_MAPS = 4
PRODUCT_SIZES = 16
CHECK_BYTES = 48
SCALAR_BYTES = 64
FAILED_DEVICE = 2147483647
LIBRARY_RESULT = 10000
LAUNCHES_KEPT = 64
STAGES = 16
ENTRIES = 4


class MapRecord(Structure):
    """tfc_map: A tensor map that a launch takes: codegen/program/launch.py. `sizes` and `pitches` are formulas over
    dims.
    """

    _fields_ = (
        ("operand", c_uint32), ("type", c_uint32), ("rank", c_uint32), ("box", c_uint32 * 5), ("offset", c_int64),
        ("sizes", c_void_p * 5), ("pitches", c_void_p * 5),
    )


class MatrixRecord(Structure):
    """tfc_matrix: One side of a library's product, or its result: codegen/program/library_product.py. Formulas are
    in elements.
    """

    _fields_ = (
        ("pitch", c_void_p), ("stride", c_void_p), ("offset", c_void_p), ("operand", c_uint32), ("type", c_uint32),
        ("bytes", c_uint32), ("along_k", c_uint32),
    )


class ProductRecord(Structure):
    """tfc_product: A product that a library computes, and what the library has made for the sizes that it had last."""

    _fields_ = (
        ("formulas", c_void_p * 4), ("left", MatrixRecord), ("right", MatrixRecord), ("result", MatrixRecord),
        ("compute", c_uint32), ("scale", c_uint32), ("sizes", c_int64 * 16), ("operation", c_void_p),
        ("layouts", c_void_p * 3), ("algorithm", c_uint64 * 8), ("workspace", c_size_t),
    )


class LaunchRecord(Structure):
    """tfc_launch: One launch of a function of the device: codegen/program/launch.py. One of no threads is a
    library's product.
    """

    _fields_ = (
        ("function", c_void_p), ("blocks", c_void_p), ("sizes", c_void_p), ("maps", c_void_p), ("n_sizes", c_uint32),
        ("n_maps", c_uint32), ("threads", c_uint32), ("shared", c_uint32), ("check", c_int32), ("cluster", c_int32),
    )


class LaunchesRecord(Structure):
    """tfc_launches: The launches of a kernel, one after the other."""

    _fields_ = (
        ("first", c_void_p), ("n", c_uint64),
    )


class CheckRecord(Structure):
    """tfc_check: A record that kernels fail in: codegen/gpu/device/failure.py."""

    _fields_ = (
        ("lock", c_int32), ("code", c_int32), ("reason", c_uint32), ("reserved", c_uint32), ("element", c_int64),
        ("a", c_int64), ("b", c_int64), ("value", c_double),
    )


class ChecksRecord(Structure):
    """tfc_checks: The records that the kernels of a step's region fail in, and memory of the host that the device
    can write to.
    """

    _fields_ = (
        ("records", c_void_p), ("instructions", c_void_p), ("seen", c_void_p), ("n", c_int64), ("is_due", c_int64),
    )


class RecordingRecord(Structure):
    """tfc_recording: A region whose way does not depend on what the device computes: kernels, and loops of so many
    trips. Launched once for these addresses and sizes, it is recorded the second time, and from the third time on
    replayed as one.
    """

    _fields_ = (
        ("key", c_void_p), ("n_dims", c_int64), ("graph", c_void_p), ("state", c_int64),
    )


class TimerRecord(Structure):
    """tfc_timer: When kernels of a step run, by the device's clock. Kernels are not waited for; their times are
    read together. A region that can be recorded is recorded anew for them, with its events.
    """

    _fields_ = (
        ("events", c_void_p), ("instructions", c_void_p), ("capacity", c_int64), ("n", c_int64), ("start_ns", c_int64),
        ("monitor", c_void_p),
    )


class DeviceRecord(Structure):
    """tfc_device."""

    _fields_ = (
        ("launch", c_void_p), ("replay", c_void_p), ("replayable", c_void_p), ("time", c_void_p), ("note", c_void_p),
        ("settle", c_void_p), ("set", c_void_p), ("fill", c_void_p), ("move", c_void_p), ("write", c_void_p),
        ("read", c_void_p), ("receive", c_void_p), ("send", c_void_p), ("arrived", c_void_p), ("arrival", c_void_p),
        ("release", c_void_p), ("take", c_void_p), ("give", c_void_p),
    )


class HeuristicRecord(Structure):
    """tfc_heuristic: What is called of cuBLASLt, by the documentation of its C interface; all give a
    cublasStatus_t.
    """

    _fields_ = (
        ("algorithm", c_uint64 * 8), ("workspace", c_size_t), ("status", c_int), ("waves", c_float),
        ("reserved", c_int * 4),
    )


class StageRecord(Structure):
    """tfc_stage: Pinned memory of the host that a copy goes through."""

    _fields_ = (
        ("memory", c_void_p), ("event", c_void_p), ("bytes", c_size_t), ("owner", c_void_p),
    )


class GpuRecord(Structure):
    """tfc_gpu: A device in use. The caller fills the first part; zeroes are right for the rest."""

    _fields_ = (
        ("device", DeviceRecord), ("driver", c_void_p), ("ordinal", c_int32), ("is_synchronous", c_int32),
        ("context", c_void_p), ("compute", c_void_p), ("out", c_void_p), ("recorder", c_void_p), ("order", c_void_p),
        ("ordering", c_uint32), ("recording", c_uint32), ("lock", c_uint32), ("lost", c_int32), ("result", c_int32),
        ("failed", c_char_p), ("begun", c_uint64), ("ended", c_uint64), ("ring", c_void_p * 64),
        ("n_replays", c_uint64), ("n_records", c_uint64), ("stages", StageRecord * 16), ("entries", StageRecord * 4),
        ("n_entries", c_uint64), ("entering", c_uint32), ("library", c_void_p), ("library_handle", c_void_p),
        ("library_workspace", c_void_p), ("library_bytes", c_size_t), ("multiplying", c_uint32),
        ("processors", c_int32),
    )


class StandInFunctionRecord(Structure):
    """tfc_stand_in_function: A launch as a function of the host: addresses of tensors; the number of blocks, then
    the sizes it takes.
    """

    _fields_ = (
        ("name", c_char_p), ("code", c_void_p), ("n_addresses", c_uint32), ("n_sizes", c_uint32), ("threads", c_uint32),
        ("fails", c_uint32), ("n_maps", c_uint32), ("shared", c_uint32), ("cluster", c_uint32), ("reserved", c_uint32),
    )


class StandInMapRecord(Structure):
    """tfc_stand_in_map: What stands for a tensor map."""

    _fields_ = (
        ("address", c_uint64), ("type", c_uint32), ("rank", c_uint32), ("sizes", c_uint64 * 5),
        ("pitches", c_uint64 * 4), ("box", c_uint32 * 5),
    )


class StandInImageRecord(Structure):
    """tfc_stand_in_image."""

    _fields_ = (
        ("magic", c_char * 8), ("n_functions", c_uint64), ("functions", c_void_p),
    )
