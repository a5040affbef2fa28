"""tf.train.Example records: features by name, each a list of bytes, floats or 64-bit integers
(tensorflow/core/example/{example,feature}.proto).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tfc.ir.types.types import Array, DType, f32, i64, string
from tfc.ir.wire import proto
from tfc.ir.wire.proto import as_bytes, fields, packed, signed, unpacked

_BYTES, _FLOATS, _INTEGERS = 1, 2, 3
_KINDS: Mapping[int, DType] = {_BYTES: string, _FLOATS: f32, _INTEGERS: i64}

Feature = tuple[DType | None, Sequence[bytes]]
"""The element type of a feature, None when it is empty, and the parts of its list as they stand in the record."""


def example(features: Mapping[str, object]) -> bytes:
    """An Example with these features: whole numbers and bools as integers, other numbers as floats, texts and bytes.

        tfc.write_records("data.tfrecord", (tfc.example({"image": x.tobytes(), "label": y}) for x, y in rows))

    A feature is one value, a list, or an array, which is flattened.
    """
    entries = (proto.message(1, proto.data(1, name) + proto.message(2, _feature(features[name]))) for name in features)
    return proto.message(1, b"".join(entries))


def _feature(value: object) -> bytes:
    if isinstance(value, (bytes, str)):
        return proto.message(_BYTES, proto.data(1, value, always=True))
    array = np.asarray(value).reshape(-1)
    if array.dtype.kind in "biu":
        return proto.message(_INTEGERS, proto.data(1, packed(array.tolist())))
    if array.dtype.kind in "OSU":
        return proto.message(_BYTES, b"".join(proto.data(1, item, always=True) for item in array.tolist()))
    return proto.message(_FLOATS, proto.data(1, array.astype("<f4").tobytes()))


def features_of(record: bytes) -> dict[bytes, Feature]:
    """The features of an Example by name; ValueError when it is none."""
    found: dict[bytes, Feature] = {}
    for number, content in fields(record):
        for entry, pair in fields(as_bytes(content)) if number == 1 else ():
            if entry == 1:
                parts = dict(fields(as_bytes(pair)))
                found[as_bytes(parts.get(1, b""))] = _parts(as_bytes(parts.get(2, b"")))
    return found


def _parts(feature: bytes) -> Feature:
    for kind, content in fields(feature):
        if kind in _KINDS:
            # A number that stands alone, as old writers leave them, gets the form of a packed list.
            return _KINDS[kind], [
                item if isinstance(item, bytes) else item.to_bytes(4, "little") if kind == _FLOATS else packed([item])
                for number, item in fields(as_bytes(content))
                if number == 1
            ]
    return None, ()


def values_of(feature: Feature) -> Array:
    """The list of a feature as a vector."""
    dtype, parts = feature
    if dtype == string:
        return np.array(list(parts), object)
    data = b"".join(parts)
    if dtype == f32:
        return np.frombuffer(data, "<f4").astype(np.float32)
    small = np.frombuffer(data, np.uint8)
    if not small.size or small.max() < 0x80:
        return small.astype(np.int64)
    return np.array([signed(number) for number in unpacked(data)], np.int64)
