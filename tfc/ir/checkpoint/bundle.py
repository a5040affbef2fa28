"""TensorFlow's V2 checkpoints: PREFIX.index, a table of the tensors' offsets, and PREFIX.data-0000i-of-0000n.

Each tensor, or slice of one, has a masked CRC32C. (TensorFlow's core/util/tensor_bundle/tensor_bundle.h and
core/protobuf/tensor_bundle.proto.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record, replace
from tfc.ir.base.system_errors import system_error
from tfc.ir.checkpoint.crc32c import mask
from tfc.ir.checkpoint.elements import decode_elements, encode_elements, join_slices
from tfc.ir.checkpoint.files import flush_folder, read_file, replace_file
from tfc.ir.checkpoint.slices import (
    DTYPE_NUMBERS,
    DTYPES_BY_NUMBER,
    SliceSpec,
    decode_shape,
    decode_slice,
    encode_shape,
    encode_slice,
    slice_key,
)
from tfc.ir.checkpoint.table import decode_table, encode_table
from tfc.ir.types.types import Array, DType, dtype_of
from tfc.ir.wire import proto
from tfc.ir.wire.proto import as_bytes, as_number, fields, signed

_HEADER, _SLICE = b"", b"\0"
"""The key of the header, and the first byte of the keys of slices; other keys are names of tensors."""
_LITTLE, _VERSION = 0, 1

Part = tuple[str, Array, SliceSpec | None]
"""A tensor to save: its name, its elements, and which part of it they are (None: all)."""


@record(frozen=True)
class BundleEntry:
    """The position of a tensor's data: shard, offset and size, or the slices in which it was saved."""

    dtype: DType
    shape: tuple[int, ...]
    shard: int = 0
    offset: int = 0
    size: int = 0
    crc: int = 0
    """As stored: masked."""
    slices: tuple[SliceSpec, ...] = ()

    def encode(self) -> bytes:
        """A BundleEntryProto."""
        place = (
            proto.integer(3, self.shard)
            + proto.integer(4, self.offset)
            + proto.integer(5, self.size)
            + proto.fixed32(6, self.crc)
        )
        kind = proto.integer(1, DTYPE_NUMBERS[self.dtype]) + proto.message(2, encode_shape(self.shape))
        return kind + place + b"".join(proto.message(7, encode_slice(spec)) for spec in self.slices)


def index_path(prefix: str | Path) -> Path:
    """The path of a bundle's index file."""
    return Path(f"{prefix}.index")


def shard_path(prefix: str | Path, shard: int, shards: int) -> Path:
    """The file of a bundle's elements."""
    return Path(f"{prefix}.data-{shard:05}-of-{shards:05}")


class Bundle:
    """A bundle opened for reading. NOT_FOUND when there is no index, DATA_LOSS when it is damaged."""

    def __init__(self, prefix: str | Path) -> None:
        self.prefix = str(prefix)
        self.shards = 1
        self.entries: dict[bytes, BundleEntry] = {}
        path = index_path(prefix)
        try:
            for key, value in decode_table(read_file(path), str(path)).items():
                if key == _HEADER:
                    self._read_header(value)
                else:
                    if not key.startswith(_SLICE):
                        key.decode()  # ValueError: it is to be a name
                    self.entries[key] = _decode_entry(value)
        except ValueError as problem:
            raise Error(f"{path} is damaged: {problem}", "DATA_LOSS") from problem

    def __iter__(self) -> Iterator[str]:
        """The names of the tensors, without the slices they were saved in."""
        return (key.decode() for key in self.entries if not key.startswith(_SLICE))

    def entry(self, name: str) -> BundleEntry:
        """The index entry of a tensor; NOT_FOUND when there is none of this name."""
        found = self.entries.get(name.encode())
        if found is None:
            raise Error(f"Key {name} not found in checkpoint {self.prefix}", "NOT_FOUND")
        return found

    def read(self, name: str, part: SliceSpec | None = None) -> Array:
        """A tensor or a part of it. DATA_LOSS, naming it, when its bytes are damaged."""
        entry = self.entry(name)
        if part is not None and part.shape != entry.shape:
            raise Error(f"tensor {name} in {self.prefix} is {entry.dtype}{list(entry.shape)}, not {list(part.shape)}")
        if not entry.slices:
            whole = self._read_bytes(name, entry)
        else:
            slices = [(spec, self._read_slice(name, spec)) for spec in entry.slices]
            whole = join_slices(f"{name} in {self.prefix}", entry.dtype, entry.shape, slices)
        return whole if part is None else np.ascontiguousarray(whole[part.index])

    def _read_slice(self, name: str, spec: SliceSpec) -> Array:
        entry = self.entries.get(slice_key(name, spec))
        if entry is None or entry.shape != spec.sizes:
            raise Error(f"{self.prefix} lacks a slice of tensor {name}", "DATA_LOSS")
        return self._read_bytes(name, entry)

    def _read_bytes(self, name: str, entry: BundleEntry) -> Array:
        path = shard_path(self.prefix, entry.shard, self.shards)
        try:
            with path.open("rb") as file:
                file.seek(0, 2)
                if entry.offset + entry.size > file.tell():
                    raise Error(f"{path} is too short to hold tensor {name}", "DATA_LOSS")
                file.seek(entry.offset)
                data = file.read(entry.size)
        except OSError as problem:
            raise system_error(problem, f"cannot read tensor {name} from {path}") from problem
        try:
            array, crc = decode_elements(data, entry.dtype, entry.shape)
        except ValueError as problem:
            raise Error(f"{path}: tensor {name} is damaged: {problem}", "DATA_LOSS") from problem
        if mask(crc) != entry.crc:
            raise Error(f"{path}: tensor {name} is damaged (its checksum differs)", "DATA_LOSS")
        return array

    def _read_header(self, message: bytes) -> None:
        header = {field: value for field, value in fields(message) if field < 3}
        self.shards = as_number(header.get(1, 0))
        if header.get(2, _LITTLE) != _LITTLE:
            raise Error(f"{self.prefix} was written by a big-endian machine", "UNIMPLEMENTED")


def write_bundle(prefix: str | Path, parts: Iterable[Part]) -> dict[bytes, BundleEntry]:
    """Write a bundle of one shard: the elements first, the index last, each file at once or not at all.

    A crash between the two leaves the index of a bundle that this one replaces, whose tensors are then found damaged:
    to lose nothing, write under a new name (runtime/checkpoint/folder.py does). INVALID_ARGUMENT for a name given
    twice.
    """
    entries: dict[bytes, BundleEntry] = {}
    pieces: list[bytes | memoryview] = []
    offset = 0
    for name, array, part in parts:
        dtype = dtype_of(array)
        key = name.encode()
        if part is not None and not part.is_full:
            whole = entries.get(key, BundleEntry(dtype, part.shape))
            if whole.shape != part.shape or whole.dtype != dtype or whole.size:
                raise Error(f"the slices of tensor {name} differ in shape or type", "INVALID_ARGUMENT")
            entries[key] = replace(whole, slices=(*whole.slices, part))
            key = slice_key(name, part)
        if key in entries or not name:
            raise Error(f"Adding duplicate key: {name}", "INVALID_ARGUMENT")
        data, crc = encode_elements(array)
        size = sum(len(piece) for piece in data)
        entries[key] = BundleEntry(dtype, array.shape, 0, offset, size, mask(crc))
        pieces += data
        offset += size
    replace_file(shard_path(prefix, 0, 1), pieces)
    _write_index(prefix, entries, 1)
    return entries


def merge_bundles(prefixes: Sequence[str], destination: str) -> None:
    """Make one bundle of several: their shards are renamed, their indices become one. They exist no longer then."""
    bundles = [Bundle(prefix) for prefix in prefixes]
    shards = sum(bundle.shards for bundle in bundles)
    entries: dict[bytes, BundleEntry] = {}
    moves: list[tuple[Path, Path]] = []
    for bundle in bundles:
        for key, entry in bundle.entries.items():
            before = entries.get(key)
            if before is None:
                entries[key] = replace(entry, shard=0 if entry.slices else entry.shard + len(moves))
            elif before.slices and entry.slices and before.shape == entry.shape and before.dtype == entry.dtype:
                entries[key] = replace(before, slices=before.slices + entry.slices)
            else:
                raise Error(f"tensor {key.decode(errors='replace')} is in several of {', '.join(prefixes)}")
        first = len(moves)
        moves += [
            (shard_path(bundle.prefix, i, bundle.shards), shard_path(destination, first + i, shards))
            for i in range(bundle.shards)
        ]
    try:
        for source, target in moves:
            source.replace(target)
    except OSError as problem:
        raise system_error(problem, f"cannot move {problem.filename}") from problem
    flush_folder(Path(destination).parent)
    _write_index(destination, entries, shards)
    for prefix in prefixes:
        if Path(prefix) != Path(destination):
            index_path(prefix).unlink(missing_ok=True)


def _write_index(prefix: str | Path, entries: dict[bytes, BundleEntry], shards: int) -> None:
    header = proto.integer(1, shards) + proto.integer(2, _LITTLE) + proto.message(3, proto.integer(1, _VERSION))
    table = {_HEADER: header} | {key: entry.encode() for key, entry in entries.items()}
    replace_file(index_path(prefix), encode_table(table))


def _decode_entry(message: bytes) -> BundleEntry:
    values: dict[int, int | bytes] = {}
    slices = []
    for field, value in fields(message):
        if field == 7:
            slices.append(as_bytes(value))
        else:
            values[field] = value
    kind = as_number(values.get(1, 0))
    if kind not in DTYPES_BY_NUMBER:
        raise Error(f"a tensor of TensorFlow's element type {kind}", "UNIMPLEMENTED")
    shape = decode_shape(as_bytes(values.get(2, b"")))
    shard, offset, size, crc = (signed(as_number(values.get(field, 0))) for field in (3, 4, 5, 6))
    if min(shard, offset, size) < 0:
        raise ValueError("a place is negative")
    specs = tuple(decode_slice(each, shape) for each in slices)
    return BundleEntry(DTYPES_BY_NUMBER[kind], shape, shard, offset, size, crc, specs)
