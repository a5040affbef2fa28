"""Tensors by name as safetensors files: a header and raw bytes, so that loading one never runs code.

A file is complete or absent: written beside its place, flushed to disk, then renamed. Each tensor carries a checksum
in the header's metadata, and the header one of itself, because the format would load a flipped bit in silence.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.errors import Error
from tfc.ir.base.system_errors import system_error
from tfc.ir.types.types import MAX_DIM, MAX_RANK, Array, dtype_of
from tfc.runtime.base.json_values import read_json
from tfc.runtime.memory.mapped_tensors import FORMAT_DTYPES

_FORMAT_NAMES = {dtype.name: text for text, dtype in FORMAT_DTYPES.items()}
_HEADER, _UNKNOWN = "header", "--------"
"""The key of the header's own checksum, and what stands there while it is computed."""


def write_tensors(path: str | Path, tensors: Mapping[str, Array]) -> None:
    """Replace the file at `path` by these tensors; UNIMPLEMENTED for element types the format lacks."""
    from tfc.ir.checkpoint.files import replace_file  # reading needs none of it

    replace_file(Path(path), encode_tensors(tensors))


def encode_tensors(tensors: Mapping[str, Array], first: Sequence[str] = ()) -> list[bytes | memoryview]:
    """The pieces of a safetensors file; the tensors' own memory, not copies. UNIMPLEMENTED as for `write_tensors`.

    Equal tensors give equal bytes: the writer is our own, the library's orders the metadata by chance. The format
    allows no gaps, so tensors whose size is a multiple of the alignment come first: all those lie aligned in the file,
    and can be used where it is mapped. Before all others come those that `first` names, in that order, each from a
    multiple of the alignment: what is between two of them is a tensor too, of zeros.
    """
    header: dict[str, object] = {}
    sums: dict[str, str] = {}
    parts: list[bytes | memoryview] = []
    offset = 0
    others = (item for item in tensors.items() if item[0] not in set(first))
    # By the largest power of two, at most the alignment, that divides the size.
    ordered = sorted(others, key=lambda item: (-min(item[1].nbytes & -item[1].nbytes or ALIGNMENT, ALIGNMENT), item[0]))
    for name, array in [*_spaced(tensors, first), *ordered]:
        data = np.ascontiguousarray(array).reshape(-1).view(np.uint8).data
        dtype = dtype_of(array)
        if dtype.name not in _FORMAT_NAMES:
            raise Error(f"variable {name}: {dtype} cannot be saved as safetensors", code="UNIMPLEMENTED", node=name)
        header[name] = {
            "dtype": _FORMAT_NAMES[dtype.name],
            "shape": list(array.shape),
            "data_offsets": [offset, offset + len(data)],
        }
        sums[f"crc32:{name}"] = f"{zlib.crc32(data):08x}"
        parts.append(data)
        offset += len(data)
    import json

    text = json.dumps({"__metadata__": {_HEADER: _UNKNOWN, **sums}, **header}).encode()
    text += b" " * (-(8 + len(text)) % ALIGNMENT)
    text = text.replace(_UNKNOWN.encode(), f"{zlib.crc32(text):08x}".encode(), 1)
    return [len(text).to_bytes(8, "little") + text, *parts]


def _spaced(tensors: Mapping[str, Array], names: Sequence[str]) -> Iterator[tuple[str, Array]]:
    """The tensors of these names, each followed by padding to a multiple of the alignment."""
    for number, name in enumerate(names):
        yield name, tensors[name]
        gap = -tensors[name].nbytes % ALIGNMENT
        if gap:
            yield f"gap {number}", np.zeros(gap, np.uint8)


def read_tensors(path: str | Path) -> dict[str, Array]:
    """All tensors of a file. NOT_FOUND when there is none, DATA_LOSS (naming the tensor) when it is damaged."""
    import safetensors

    try:
        content = Path(path).read_bytes()
        entries = safetensors.deserialize(content)  # type: ignore[no-untyped-call]
        sums = _metadata(content)
    except OSError as problem:
        raise system_error(problem, f"cannot read {path}") from problem
    except (safetensors.SafetensorError, ValueError) as problem:
        raise Error(f"{path} is damaged or no safetensors file: {problem}", code="DATA_LOSS") from problem
    tensors = {}
    for name, entry in entries:
        if entry["dtype"] not in FORMAT_DTYPES:
            raise Error(f"{path}: tensor {name} has element type {entry['dtype']}", code="UNIMPLEMENTED")
        data = bytes(entry["data"])
        expected = sums.get(f"crc32:{name}")
        if expected is not None and expected != f"{zlib.crc32(data):08x}":
            raise Error(f"{path}: tensor {name} is damaged (its checksum differs)", code="DATA_LOSS")
        shape = tuple(entry["shape"])
        if len(shape) > MAX_RANK or any(extent >= MAX_DIM for extent in shape):
            raise Error(f"{path}: tensor {name} has shape {list(shape)}", code="DATA_LOSS")
        tensors[name] = np.frombuffer(data, FORMAT_DTYPES[entry["dtype"]].storage).reshape(shape)
    return tensors


def _metadata(content: bytes) -> dict[str, str]:
    """The checksums; ValueError when that of the header differs."""
    length = int.from_bytes(content[:8], "little")
    header = content[8 : 8 + length]
    found = read_json(header.decode()).get("__metadata__") or {}
    sums = {str(key): str(value) for key, value in found.items()}
    if any(key == _HEADER or key.startswith("crc32:") for key in sums):  # otherwise another program wrote it
        stored = sums.get(_HEADER, "")
        if stored != f"{zlib.crc32(header.replace(stored.encode(), _UNKNOWN.encode(), 1)):08x}":
            raise ValueError("the checksum of its header differs")
    return sums
