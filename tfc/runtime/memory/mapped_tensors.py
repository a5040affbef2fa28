"""Read safetensors in place: arrays over memory that is already there, such as a mapped file. Nothing is copied.

Every tensor is checked to lie inside the data, without gaps or overlaps, and to have the size its shape says.
(safetensors' own rules; the library itself would copy.)
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.types.types import DTYPES, MAX_DIM, MAX_RANK, Array
from tfc.runtime.base.json_values import read_json

_FORMAT_NAMES = {
    "i8": "I8", "i16": "I16", "i32": "I32", "i64": "I64", "u8": "U8", "u16": "U16", "u32": "U32", "u64": "U64",
    "f16": "F16", "bf16": "BF16", "f32": "F32", "f64": "F64", "bool": "BOOL", "complex64": "C64",
}  # fmt: skip
FORMAT_DTYPES = {text: DTYPES[name] for name, text in _FORMAT_NAMES.items()}
"""Element types by safetensors' names for them."""
_LONGEST_HEADER = 100 << 20


def map_tensors(data: memoryview, where: str) -> dict[str, Array]:
    """The tensors of a safetensors file in memory, read-only. DATA_LOSS, naming it as `where`, when it is damaged."""
    try:
        start = 8 + int.from_bytes(data[:8], "little")
        if len(data) < 8 or start > min(len(data), 8 + _LONGEST_HEADER):
            raise ValueError("its header is cut off")
        header = read_json(bytes(data[8:start]).decode())
        header.pop("__metadata__", None)
        return _tensors(header, data[start:])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as problem:
        raise Error(f"{where} is damaged: {problem}", code="DATA_LOSS") from problem


def _tensors(header: dict[str, Any], data: memoryview) -> dict[str, Array]:
    tensors = {}
    at = 0
    for name, entry in sorted(header.items(), key=lambda item: item[1]["data_offsets"]):
        dtype = FORMAT_DTYPES[entry["dtype"]]
        shape = tuple(entry["shape"])
        if len(shape) > MAX_RANK or not all(type(extent) is int and 0 <= extent < MAX_DIM for extent in shape):
            raise ValueError(f"tensor {name} has shape {list(shape)}")
        size = dtype.size * math.prod(shape)
        if entry["data_offsets"] != [at, at + size] or at + size > len(data):
            raise ValueError(f"tensor {name} is not where its shape says")
        array = np.frombuffer(data[at : at + size], dtype.storage).reshape(shape)
        array.flags.writeable = False
        tensors[name] = array
        at += size
    if at != len(data):
        raise ValueError("it has bytes that belong to no tensor")
    return tensors
