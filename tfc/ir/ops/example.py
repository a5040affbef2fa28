"""Records of tf.train.Example become tensors (TensorFlow's core/ops/parsing_ops.cc and
core/util/example_proto_fast_parsing.cc).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE
from tfc.ir.ops.attributes import int_attr, types_attr
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, DType, TensorType, f32, i64, string

Sizes = tuple[int, ...]
_TYPES = (f32, i64, string)
_NAMES = {"f32": "float", "i64": "int64", "string": "string"}


def _types_attr(ctx: Infer, name: str, count: int) -> Sequence[DType]:
    given = types_attr(ctx, name)
    if len(given) != count:
        ctx.fail(f"attribute {name!r} must be a list of {count} element types", attribute=name)
    for dtype in given:
        if dtype not in _TYPES:
            ctx.fail(f"attribute {name!r}: a feature is f32, i64 or string, not {dtype!r}", attribute=name)
    return given


def _shapes_attr(ctx: Infer, count: int) -> Sequence[Sizes]:
    given = cast("tuple[Sizes, ...]", ctx.attrs["dense_shapes"])
    if len(given) != count:
        ctx.fail(f"attribute 'dense_shapes' must be a list of {count} shapes", attribute="dense_shapes")
    for shape in given:
        if min(shape, default=0) < 0:
            ctx.fail(f"the sizes of a dense feature must be known, not {shape!r}", attribute="dense_shapes")
    return given


def _parsed(ctx: Infer) -> list[TensorType]:
    sparse, dense = int_attr(ctx, "Nsparse"), int_attr(ctx, "Ndense")
    if min(sparse, dense) < 0 or len(ctx.types) != 2 + sparse + 2 * dense:
        ctx.fail(
            f"{sparse} sparse keys, {dense} dense keys and as many defaults are needed behind serialized and names"
        )
    for index in range(2 + sparse + dense):
        ctx.require(index, (string,))
        ctx.rank(index, 0 if index > 1 else 1)
    kinds, wanted, shapes = (
        _types_attr(ctx, "sparse_types", sparse), _types_attr(ctx, "Tdense", dense), _shapes_attr(ctx, dense)
    )  # fmt: skip
    for number, dtype in enumerate(wanted):
        ctx.require(2 + sparse + dense + number, (dtype,))
    rows = (ctx.shape(0) or (None,))[0]
    return [
        *(TensorType(i64, (None, 2)) for _ in kinds),
        *(TensorType(kind, (None,)) for kind in kinds),
        *(TensorType(i64, (2,)) for _ in kinds),
        *(TensorType(dtype, (rows, *shape)) for dtype, shape in zip(wanted, shapes, strict=True)),
    ]


@host_ops("it works on strings", traits=PURE | FALLIBLE)(_parsed)
def ParseExample(
    serialized: Array,
    names: Array,
    *keys_and_defaults: Array,
    Nsparse: int,
    Ndense: int,
    sparse_types: tuple[DType, ...] = (),
    Tdense: tuple[DType, ...] = (),
    dense_shapes: tuple[tuple[int, ...], ...] = (),
) -> tuple[Array, ...]:
    """The features of tf.train.Example records, by name.

    Behind `serialized` and `names` (what messages call the records, or nothing) stand the keys of the sparse features,
    those of the dense ones, and the dense ones' defaults: an empty tensor where the feature must be there. A sparse
    feature gives indices `[row, place]`, values and a shape: first all indices, then all values, then all shapes.
    Behind them stand the dense ones, a row for each record.
    """
    keys = [text_of(key.item()) for key in keys_and_defaults[: Nsparse + Ndense]]
    defaults = keys_and_defaults[Nsparse + Ndense :]
    rows = [_features(text_of(item), k, names) for k, item in enumerate(serialized.tolist())]
    sparse = [_sparse(rows, key, kind) for key, kind in zip(keys[:Nsparse], sparse_types, strict=True)]
    dense = [
        _dense(rows, names, key, default, dtype, shape)
        for key, default, dtype, shape in zip(keys[Nsparse:], defaults, Tdense, dense_shapes, strict=True)
    ]
    parts: list[Sequence[Array]] = [[each[k] for each in sparse] for k in range(3)]
    return tuple(array for part in (*parts, dense) for array in part)


def _name(names: Array, row: int) -> str:
    return text_of(names[row]).decode("utf-8", "replace") if row < names.size else f"record {row}"


def _features(record: bytes, row: int, names: Array) -> dict[bytes, Any]:
    from tfc.ir.readers.example import features_of

    try:
        return features_of(record)
    except ValueError as problem:
        raise Error(f"Could not parse example input, {_name(names, row)}: {problem}") from problem


def _values(rows: Sequence[dict[bytes, Any]], row: int, key: bytes, dtype: DType) -> Array | None:
    from tfc.ir.readers.example import values_of

    feature = rows[row].get(key)
    if feature is None or feature[0] is None:
        return None
    if feature[0] != dtype:
        raise Error(
            f"Key: {key.decode()}.  Data types don't match. Expected type: {_NAMES[dtype.name]}, "
            f"got: {_NAMES[feature[0].name]}"
        )
    return values_of(feature)


def _sparse(rows: Sequence[dict[bytes, Any]], key: bytes, dtype: DType) -> tuple[Array, Array, Array]:
    found = [_values(rows, row, key, dtype) for row in range(len(rows))]
    counts = [0 if values is None else len(values) for values in found]
    places = [np.arange(count) for count in counts]
    at = np.repeat(np.arange(len(rows)), counts)
    indices = np.stack([at, np.concatenate([*places, at[:0]])], axis=1).astype(np.int64)
    values = np.concatenate([np.zeros(0, dtype.numpy), *(part for part in found if part is not None)])
    return indices, values.astype(dtype.numpy), np.array([len(rows), max(counts, default=0)], np.int64)


def _dense(
    rows: Sequence[dict[bytes, Any]], names: Array, key: bytes, default: Array, dtype: DType, shape: Sizes
) -> Array:
    size = int(np.prod(shape, dtype=np.int64))
    if default.size and default.shape != shape:
        raise Error(f"the default of {key.decode()} is {list(default.shape)}, its feature {list(shape)}")
    result: Array = np.empty((len(rows), *shape), dtype.numpy)
    for row in range(len(rows)):
        values = _values(rows, row, key, dtype)
        if values is None:
            if not default.size and size:
                name = _NAMES[dtype.name]
                raise Error(
                    f"Name: {_name(names, row)}, Feature: {key.decode()} (data type: {name}) is required but could not "
                    "be found."
                )
            values = default
        elif len(values) != size:
            raise Error(
                f"Name: {_name(names, row)}, Key: {key.decode()}.  Number of {_NAMES[dtype.name]} values != expected.  "
                f"Values size: {len(values)} but output shape: {list(shape)}"
            )
        result[row] = values.reshape(shape)
    return result
