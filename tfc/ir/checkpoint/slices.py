"""Slices of tensors in checkpoints: their text (`"784 100 0,392:-"`), their messages and their keys in tables.

(TensorFlow's core/framework/tensor_slice.h, core/util/saved_tensor_slice_util.h, core/lib/strings/ordered_code.h.)
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.base.record import record
from tfc.ir.types.types import (
    DType,
    bf16,
    boolean,
    complex64,
    complex128,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    string,
    u8,
    u16,
    u32,
    u64,
)
from tfc.ir.wire import proto
from tfc.ir.wire.proto import as_bytes, as_number, fields, signed

Sizes = tuple[int, ...]
Extent = tuple[int, int]
"""The start and length of a slice along an axis; (0, -1) is all of the axis."""

ALL: Extent = (0, -1)

DTYPE_NUMBERS: dict[DType, int] = {
    f32: 1, f64: 2, i32: 3, u8: 4, i16: 5, i8: 6, string: 7, complex64: 8, i64: 9, boolean: 10, bf16: 14, u16: 17,
    complex128: 18, f16: 19, u32: 22, u64: 23,
}  # fmt: skip
"""TensorFlow's DataType of each element type (core/framework/types.proto)."""
DTYPES_BY_NUMBER = {number: dtype for dtype, number in DTYPE_NUMBERS.items()}


@record(frozen=True)
class SliceSpec:
    """A part of a tensor of `shape`, or all of it."""

    shape: Sizes
    extents: tuple[Extent, ...]

    @property
    def sizes(self) -> Sizes:
        """The shape of the part."""
        return tuple(size if length < 0 else length for size, (_, length) in zip(self.shape, self.extents, strict=True))

    @property
    def is_full(self) -> bool:
        """True when the part is everything."""
        return self.sizes == self.shape

    @property
    def index(self) -> tuple[slice, ...]:
        """The NumPy index that selects the slice from the whole tensor."""
        starts = (start for start, _ in self.extents)
        return tuple(slice(start, start + size) for start, size in zip(starts, self.sizes, strict=True))


def full_slice(shape: Sequence[int]) -> SliceSpec:
    """All of a tensor."""
    return SliceSpec(tuple(shape), (ALL,) * len(shape))


def parse_slice(text: str) -> SliceSpec | None:
    """`"784 100 0,392:-"`: a shape, then start,length of each axis or `-` for all of it; None for `""`.

    ValueError when it is malformed or outside of the shape.
    """
    if not text:
        return None
    *sizes, last = text.split(" ")
    parts = last.split(":") if last else []
    if len(parts) != len(sizes):
        raise ValueError(f"{text!r} must be a shape followed by as many parts, such as '784 100 0,392:-'")
    try:
        shape = tuple(int(size) for size in sizes)
        extents = tuple(ALL if part == "-" else _extent(part) for part in parts)
    except ValueError:
        raise ValueError(f"{text!r} must be a shape followed by a slice, such as '784 100 0,392:-'") from None
    for size, (start, length) in zip(shape, extents, strict=True):
        if size < 0 or start < 0 or start + max(length, 0) > size:
            raise ValueError(f"{text!r} reaches outside of the shape")
    return SliceSpec(shape, extents)


def _extent(part: str) -> Extent:
    start, length = (int(number) for number in part.split(","))
    if length <= 0:
        raise ValueError(part)
    return start, length


def encode_shape(shape: Sequence[int]) -> bytes:
    """A TensorShapeProto."""
    return b"".join(proto.message(2, proto.integer(1, size)) for size in shape)


def decode_shape(message: bytes) -> Sizes:
    """The sizes in a TensorShapeProto; ValueError when one is unknown."""
    sizes = []
    for field, value in fields(message):
        if field == 2:
            size = 0
            for inner, found in fields(as_bytes(value)):
                size = signed(as_number(found)) if inner == 1 else size
            sizes.append(size)
        elif field == 3 and value:
            raise ValueError("a tensor of unknown rank")
    if any(size < 0 for size in sizes):
        raise ValueError("a size is negative")
    return tuple(sizes)


def encode_slice(spec: SliceSpec) -> bytes:
    """A TensorSliceProto."""
    return b"".join(
        proto.message(1, b"" if e == ALL else proto.integer(1, e[0]) + proto.integer(2, e[1])) for e in spec.extents
    )


def decode_slice(message: bytes, shape: Sizes) -> SliceSpec:
    """The slice in a TensorSliceProto; ValueError when it does not fit the shape."""
    extents = []
    for field, value in fields(message):
        if field == 1:
            found = {inner: signed(as_number(number)) for inner, number in fields(as_bytes(value))}
            extents.append((found.get(1, 0), found[2]) if 2 in found else ALL)
    spec = SliceSpec(shape, tuple(extents))
    if len(extents) != len(shape) or any(
        start < 0 or start + length > size for size, (start, length) in zip(shape, extents, strict=True)
    ):
        raise ValueError("a slice does not fit its tensor")
    return spec


def slice_key(name: str, spec: SliceSpec) -> bytes:
    """The key of a slice in a table: 0, the name, the rank, the extents, so that equal names stand together."""
    escaped = name.encode().replace(b"\xff", b"\xff\x00").replace(b"\x00", b"\x00\xff")
    rank = len(spec.extents)
    key = b"\x00" + escaped + b"\x00\x01" + (bytes([1, rank]) if rank else b"\x00")
    return key + b"".join(_ordered(start) + _ordered(length) for start, length in spec.extents)


def _ordered(value: int) -> bytes:
    """A signed number whose bytes sort like it: the first bits tell the length, as in UTF-8."""
    magnitude = ~value if value < 0 else value
    if magnitude < 64:
        return bytes([0x80 ^ value & 0xFF])
    length = next(n for n in range(2, 11) if magnitude < 1 << 7 * n - 1 or n == 10)
    header = ((1 << length) - 1) << (16 - length)
    padded = bytearray((value & (1 << 80) - 1).to_bytes(10, "big")[-length:])
    padded[0] ^= header >> 8
    padded[1] ^= header & 0xFF
    return bytes(padded)
