"""Records of the ops that make numbers of bytes and texts: DecodeRaw, DecodeRows, DecodeCSV, StringToNumber."""

from __future__ import annotations

import csv
from typing import Any

import numpy as np

from tests.ops.records import Case, Record
from tfc.ir.types.types import Array, DType, boolean, complex64, f16, f32, f64, i16, i32, i64, u8


def texts(*items: str | bytes) -> Array:
    return np.array([item if isinstance(item, bytes) else item.encode() for item in items], object)


def memory(dtype: DType, *shape: int, order: str = "<") -> Array:
    """Strings that are the memory of random numbers, one for each along the first axis."""
    numbers = np.random.default_rng(7).integers(0, 2 if dtype == boolean else 100, shape).astype(dtype.storage)
    numbers = numbers.astype(numbers.dtype.newbyteorder(order))
    return np.array([row.tobytes() for row in numbers], object)


def raw(bytes: Array, out_type: DType, little_endian: bool = True) -> Array:
    kind = np.dtype(bool) if out_type == boolean else out_type.storage.newbyteorder("<" if little_endian else ">")
    rows = [np.frombuffer(item, kind) for item in bytes.reshape(-1)]
    width = len(rows[0]) if rows else 0
    return np.array(rows).reshape(*bytes.shape, width).astype(out_type.storage)


def rows(records: Array, dtypes: Any, shapes: Any, little_endian: bool = True) -> tuple[Array, ...]:
    order = "<" if little_endian else ">"
    kinds = list(zip(dtypes, shapes, strict=True))
    table = np.dtype([(f"f{k}", d.storage.newbyteorder(order), s) for k, (d, s) in enumerate(kinds)])
    parsed = np.frombuffer(b"".join(records.reshape(-1)), table).reshape(records.shape)
    return tuple(parsed[f"f{k}"].astype(d.storage) for k, (d, _) in enumerate(kinds))


def table(records: Array, *defaults: Array, field_delim: str = ",", na_value: str = "", **_: Any) -> tuple[Array, ...]:
    lines = list(csv.reader([item.decode() for item in records.reshape(-1)], delimiter=field_delim))
    columns = []
    for k, default in enumerate(defaults):
        items = [line[k] for line in lines]
        missing = [item in ("", na_value) for item in items]
        values = [default.reshape(-1)[0] if m else i for m, i in zip(missing, items, strict=True)]
        if default.dtype == object:
            columns.append(np.array([v if isinstance(v, bytes) else str(v).encode() for v in values], object))
        else:
            columns.append(np.array([float(v) for v in values]).astype(default.dtype))
        columns[-1] = columns[-1].reshape(records.shape)
    return tuple(columns)


PAIRS = np.array([bytes([k, k + 1, 0, 2]) * 4 for k in range(6)], object)

RECORDS = [
    Record(
        "DecodeRaw",
        [
            *(Case((memory(kind, 3, 4),), {"out_type": kind}) for kind in (u8, i16, i32, i64, f16, f32, f64, boolean)),
            Case((memory(f32, 4, 2).reshape(2, 2),), {"out_type": f32}),
            Case((memory(i32, 1, 5).reshape(()),), {"out_type": i32}),
            Case((memory(i32, 3, 5, order=">"),), {"out_type": i32, "little_endian": False}),
            Case((memory(complex64, 2, 3, order=">"),), {"out_type": complex64, "little_endian": False}),
            Case((texts("", ""),), {"out_type": f32}),
        ],
        raw,
    ),
    Record(
        "DecodeRows",
        [
            Case((PAIRS,), {"dtypes": (u8, f32), "shapes": ((4,), (3,))}),
            Case((PAIRS.reshape(2, 3),), {"dtypes": (i32, i16, u8), "shapes": ((), (2, 2), (4,))}),
            Case((PAIRS,), {"dtypes": (i64, i64), "shapes": ((), (1,)), "little_endian": False}),
            Case((PAIRS.reshape(-1)[:1].reshape(()),), {"dtypes": (i64, i64), "shapes": ((), (1,))}),
        ],
        rows,
    ),
    Record(
        "DecodeCSV",
        [
            Case(
                (
                    texts("1,2.5,x", "-7,,y z", "3,1e3,"),
                    np.array(0, np.int32),
                    np.array(9, np.float32),
                    texts("none"),
                )
            ),
            Case((texts('"a ""b"", c",1', 'd,"2"'), texts("-"), np.array(5, np.int64))),
            Case(
                (texts("1|NA", "2|3"), np.zeros(0, np.float64), np.array(-1, np.float64)),
                {"field_delim": "|", "na_value": "NA"},
            ),
            Case((texts("1,2", "3,4", "5,6", "7,8").reshape(2, 2), np.zeros(1, np.int64), np.zeros((), np.float32))),
        ],
        table,
    ),
    Record(
        "StringToNumber",
        [
            Case((texts("1.5", "-2e3", "inf", " 7 ", "0.1"),)),
            Case((texts("1.5", "0.1").reshape(2, 1),), {"out_type": f64}),
            Case((texts("12", "-2147483648", "+2147483647"),), {"out_type": i32}),
            Case((texts("9223372036854775807", "-1"),), {"out_type": i64}),
        ],
        lambda string_tensor, out_type=f32: (
            np.array([int(item) if out_type.is_integer else float(item) for item in string_tensor.reshape(-1)])
            .reshape(string_tensor.shape)
            .astype(out_type.storage)
        ),
    ),
]
