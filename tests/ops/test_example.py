"""ParseExample, `input.parse_example`, SerializeTensor and ParseTensor, interpreted and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.ir.wire import proto

DENSE = """
use input
input records: string[?]
x, y, t = input.parse_example(records, ["x", "y", "t"], [f32, i64, string], [[2], [], [1]])
"""
FULL = """
input records: string[?]
input names: string[?]
at, values, shape, y = ParseExample(records, names, "words", "y", constant(7, i64), Nsparse=1, Ndense=1,
  sparse_types=[string], Tdense=[i64], dense_shapes=[[]])
"""


def texts(*items: bytes) -> Array:
    return np.array(items, object)


def row(k: int) -> bytes:
    return tfc.example({"x": [k, k + 0.5], "y": -k, "t": f"text {k}", "more": [k] * 200})


@on_both
def test_dense_features_are_rows(runner: Runner) -> None:
    x, y, t = runner(tfc.parse(DENSE)).run({"records": texts(row(1), row(300))}, ["x", "y", "t"])
    np.testing.assert_array_equal(x, np.float32([[1, 1.5], [300, 300.5]]))
    np.testing.assert_array_equal(y, [-1, -300])
    assert t.tolist() == [[b"text 1"], [b"text 300"]]


@on_both
def test_sparse_features_have_places_and_dense_ones_defaults(runner: Runner) -> None:
    records = texts(tfc.example({"words": ["a", "b"]}), tfc.example({"y": 3}), tfc.example({"words": b"c", "y": 2**40}))
    at, values, shape, y = runner(tfc.parse(FULL)).run(
        {"records": records, "names": texts()}, ["at", "values", "shape", "y"]
    )
    assert at.tolist() == [[0, 0], [0, 1], [2, 0]]
    assert values.tolist() == [b"a", b"b", b"c"]
    assert shape.tolist() == [3, 2]
    assert y.tolist() == [7, 3, 2**40]


def test_no_records_give_no_rows() -> None:
    with tfc.Session(tfc.parse(FULL)) as session:
        at, values, shape, y = session.run(["at", "values", "shape", "y"], {"records": texts(), "names": texts()})
    assert (at.shape, values.shape, shape.tolist(), y.shape) == ((0, 2), (0,), [0, 0], (0,))


@on_both
@pytest.mark.parametrize(
    ("record", "message"),
    [
        (
            tfc.example({"x": [1.0, 2.0], "t": "a"}),
            r"Feature: y \(data type: int64\) is required but could not be found",
        ),
        (tfc.example({"x": [1.0], "y": 1, "t": "a"}), r"Key: x.  Number of float values != expected.  Values size: 1"),
        (
            tfc.example({"x": [1, 2], "y": 1, "t": "a"}),
            "Key: x.  Data types don't match. Expected type: float, got: int64",
        ),
        (b"\x0a\xff", "Could not parse example input, record 0"),
        (b"\x08\x01\x0a", "Could not parse example input"),
    ],
)
def test_what_does_not_fit_is_told(runner: Runner, record: bytes, message: str) -> None:
    with pytest.raises(Error, match=message):
        runner(tfc.parse(DENSE)).run({"records": texts(record)}, ["x", "y", "t"])


def test_numbers_may_stand_alone() -> None:
    """proto2 writers do not pack lists."""
    floats = proto.message(2, proto.single(1, 1.5) + proto.single(1, -2))
    integers = proto.message(3, proto.integer(1, 4))
    entry = [
        proto.message(1, proto.data(1, key) + proto.message(2, value))
        for key, value in (("x", floats), ("y", integers), ("t", proto.message(1, proto.data(1, "s"))))
    ]
    record = proto.message(1, b"".join(entry))
    with tfc.Session(tfc.parse(DENSE)) as session:
        x, y, t = session.run(["x", "y", "t"], {"records": texts(record)})
    assert (x.tolist(), y.tolist(), t.tolist()) == ([[1.5, -2]], [4], [[b"s"]])


VALUES: list[Any] = [
    np.float32(2.5), np.arange(6, dtype=np.int32).reshape(2, 3), np.zeros((0, 2)), np.array([True, False]),
    np.array([b"a", b""], object), np.array([1 + 2j], np.complex64), np.float16([1, -0.5]), np.array(200, np.uint8),
]  # fmt: skip


@on_both
@pytest.mark.parametrize("value", VALUES, ids=lambda value: f"{np.asarray(value).dtype}{np.shape(value)}")
def test_a_tensor_comes_back(runner: Runner, value: Any) -> None:
    array = np.asarray(value)
    from tfc.ir.types.types import dtype_of

    kind = dtype_of(array)
    sizes = ", ".join(map(str, array.shape))
    graph = runner(tfc.parse(f"input x: {kind}[{sizes}]\ns = SerializeTensor(x)\ny = ParseTensor(s, out_type={kind})"))
    (back,) = graph.run({"x": array}, ["y"])
    assert back.shape == array.shape
    np.testing.assert_array_equal(back, array)


def parse(content: bytes, kind: str = "i32") -> Array:
    with tfc.Session(tfc.parse(f"input s: string[]\ny = ParseTensor(s, out_type={kind})")) as session:
        result = session.run("y", {"s": np.array(content, object)})
    assert isinstance(result, np.ndarray)
    return result


def shaped(dtype: int, *sizes: int) -> bytes:
    return proto.integer(1, dtype) + proto.message(2, b"".join(proto.message(2, proto.integer(1, n)) for n in sizes))


def test_lists_of_values_are_read_and_the_last_is_repeated() -> None:
    assert parse(shaped(3, 4) + proto.message(7, b"\x01\x02")).tolist() == [1, 2, 2, 2]
    assert parse(shaped(3, 2) + proto.integer(7, -5)).tolist() == [-5, -5]
    assert parse(shaped(1, 1) + proto.single(5, 0.5), "f32").tolist() == [0.5]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff", "Could not parse `serialized` as TensorProto"),
        (shaped(1, 1) + proto.single(5, 0.5), r"Type mismatch between parsed tensor \(f32\) and dtype \(i32\)"),
        (shaped(3, 2), "holds 0 values"),
        (shaped(3, 1) + proto.message(7, b"\x01\x02"), "holds 2 values"),
        (shaped(3, 1 << 39, 1 << 39) + proto.message(7, b"\x01"), "holds 1 values"),
        (shaped(99, 1), "there is no element type 99"),
        (shaped(3, 3) + proto.data(4, b"12345"), "Could not parse"),
    ],
)
def test_hostile_messages_are_refused(content: bytes, message: str) -> None:
    with pytest.raises(Error, match=message):
        parse(content)
