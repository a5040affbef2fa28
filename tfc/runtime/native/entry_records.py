"""The records of tfc_entry.h and tfc_gpu_entry.h, as ctypes sees them.

Made by `python -m tfc.runtime.native`; do not edit.
"""

# fmt: off
# ruff: noqa: I001
from ctypes import (
    Structure, c_char_p, c_int32, c_int64, c_uint32, c_uint64, c_uint8, c_void_p,
)

AT_INPUT = 0
AT_OUTPUT = 1
AT_STATE = 2
AT_WEIGHTS = 3
AT_CONSTANT = 4
AT_WORK = 5
AT_VIEW = 6


class LocRecord(Structure):
    """tfc_loc: A place in the model's source."""

    _fields_ = (
        ("file", c_char_p), ("node", c_char_p), ("line", c_uint32), ("col", c_uint32),
    )


class DimRecord(Structure):
    """tfc_dim: A dimension: `size`, or -1 when `sym` stands for it, in min..max."""

    _fields_ = (
        ("size", c_int64), ("min", c_int64), ("max", c_int64), ("sym", c_char_p),
    )


class DescRecord(Structure):
    """tfc_desc: A tensor of an entry, or a variable: then `offset` is where it lies in the state."""

    _fields_ = (
        ("name", c_char_p), ("dims", c_void_p), ("dtype", c_uint32), ("rank", c_uint32), ("align", c_uint32),
        ("flags", c_uint32), ("offset", c_uint64), ("max_bytes", c_uint64), ("reserved", c_uint64 * 2),
    )


class SigRecord(Structure):
    """tfc_sig: An entry: its tensors, the symbols of its dimensions in the order of `dims`, and the function."""

    _fields_ = (
        ("name", c_char_p), ("in", c_void_p), ("out", c_void_p), ("dims", c_void_p), ("n_in", c_uint32),
        ("n_out", c_uint32), ("n_dims", c_uint32), ("reserved32", c_uint32), ("workspace_bytes", c_uint64),
        ("reserved", c_uint64 * 2), ("run", c_void_p),
    )


class ModuleRecord(Structure):
    """tfc_module: A model. Entry 0 of `sigs` is the first one its header lists. A state that `init` made begins
    with eight bytes of the model's own, then a byte for each of `vars`: whether that variable has a value.
    """

    _fields_ = (
        ("struct_size", c_uint32), ("abi", c_uint32), ("name", c_char_p), ("producer", c_char_p), ("flags", c_char_p),
        ("triple", c_char_p), ("cpu", c_char_p), ("features", c_char_p), ("digest", c_uint8 * 32),
        ("weights_bytes", c_uint64), ("state_bytes", c_uint64), ("init_workspace_bytes", c_uint64),
        ("weights", c_void_p), ("align", c_uint32), ("n_sigs", c_uint32), ("n_vars", c_uint32),
        ("reserved32", c_uint32), ("sigs", c_void_p), ("vars", c_void_p), ("init", c_void_p), ("pool_bytes", c_void_p),
        ("pool_start", c_void_p), ("pool_stop", c_void_p), ("run", c_void_p),
    )


class BoundRecord(Structure):
    """tfc_bound: A symbolic dimension: the size of an input along an axis is scale * value + shift."""

    _fields_ = (
        ("least", c_int64), ("most", c_int64), ("scale", c_int64), ("shift", c_int64), ("name", c_int32),
        ("input", c_int32), ("axis", c_int32), ("reserved", c_int32),
    )


class GivenRecord(Structure):
    """tfc_given: A tensor that the caller gives: its name, its element's alignment, the formulas of its bytes and
    of its sizes.
    """

    _fields_ = (
        ("where", c_int32), ("name", c_int32), ("align", c_int32), ("bytes", c_int32), ("sizes", c_int32),
        ("dtype", c_uint32), ("rank", c_uint32),
    )


class ResultRecord(Structure):
    """tfc_result: A copy of `bytes` (a formula) from a buffer to out[index], when the step is done."""

    _fields_ = (
        ("buffer", c_int32), ("index", c_int32), ("bytes", c_int64),
    )


class FlagRecord(Structure):
    """tfc_flag: A variable: where its flag is in the state, and its name; what is copied aside while the step may
    fail.
    """

    _fields_ = (
        ("offset", c_int32), ("name", c_int32),
    )


class AsideRecord(Structure):
    """tfc_aside."""

    _fields_ = (
        ("state", c_int64), ("work", c_int64), ("bytes", c_int64),
    )


class MessageRecord(Structure):
    """tfc_message: A message of an instruction; the text has {element}, {a}, {b} and {value}."""

    _fields_ = (
        ("where", c_int32), ("instruction", c_uint32), ("reason", c_uint32), ("text", c_int32),
    )


class InitialRecord(Structure):
    """tfc_initial: A variable's value before the first step."""

    _fields_ = (
        ("state", c_int64), ("constant", c_int64), ("bytes", c_int64), ("flag", c_int64),
    )


class EntryRecord(Structure):
    """tfc_entry."""

    _fields_ = (
        ("tables", c_void_p), ("instructions", c_void_p), ("constants", c_void_p), ("locs", c_void_p),
        ("check_overlaps", c_void_p), ("cancel_before", c_int64), ("workspace_bytes", c_int64),
        ("operands_at", c_int64), ("turned_at", c_int64), ("state_key", c_uint64), ("weights_bytes", c_int64),
        ("state_bytes", c_int64), ("name", c_int32), ("places", c_int32), ("sizes", c_int32), ("bounds", c_int32),
        ("results", c_int32), ("needed", c_int32), ("assigned", c_int32), ("asides", c_int32), ("given", c_int32),
        ("messages", c_int32), ("n_instructions", c_int32), ("n_places", c_int32), ("n_bounds", c_int32),
        ("n_inputs", c_uint32), ("n_outputs", c_uint32), ("n_results", c_int32), ("n_needed", c_int32),
        ("n_assigned", c_int32), ("n_asides", c_int32), ("n_messages", c_int32), ("n_turned", c_int32),
        ("is_straight", c_int32),
    )


class SymbolRecord(Structure):
    """tfc_symbol: Where the driver finds the function of a launch: its name, and which image has it."""

    _fields_ = (
        ("name", c_char_p), ("image", c_int64),
    )


class ImageRecord(Structure):
    """tfc_image: The kernels of an entry: assembled for one kind of device, NULL if they are not, and as PTX,
    ending in a NUL.
    """

    _fields_ = (
        ("cubin", c_void_p), ("ptx", c_void_p),
    )


class GpuModelRecord(Structure):
    """tfc_gpu_model."""

    _fields_ = (
        ("images", c_void_p), ("launches", c_void_p), ("symbols", c_void_p), ("constants", c_void_p),
        ("weights", c_void_p), ("n_images", c_int64), ("n_launches", c_int64), ("constants_bytes", c_int64),
        ("weights_bytes", c_int64), ("most_checks", c_int64),
    )
