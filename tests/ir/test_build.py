"""Nodes like others get the types of these; what a type depends on tells nodes apart."""

import numpy as np
import pytest

import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.types.types import DTYPES, boolean, f32, f64, i32, tensor


def placeholder(b: Builder, *shape: int, dtype=f32):
    return b.emit("Placeholder", type=tensor(dtype, *shape))


def test_like_nodes_share_their_types():
    b = Builder()
    x, y = placeholder(b, 2, 3), placeholder(b, 2, 3)
    first, second = b.node("AddV2", x, y), b.node("AddV2", y, x)
    assert first.types == (tensor(f32, 2, 3),)
    assert first.types is second.types


def test_attributes_shapes_and_element_types_count():
    b = Builder()
    x, y = placeholder(b, 3, 3), placeholder(b, 3, 5)
    z = placeholder(b, 5, 3)
    assert b.node("MatMul", x, y).types == (tensor(f32, 3, 5),)
    assert b.node("MatMul", x, z, transpose_b=True).types == (tensor(f32, 3, 5),)
    assert b.node("MatMul", z, y, transpose_b=False).types == (tensor(f32, 5, 5),)
    assert b.node("MatMul", z, z, transpose_a=True).types == (tensor(f32, 3, 3),)
    assert b.node("AddV2", *[placeholder(b, 3, 3, dtype=f64)] * 2).types == (tensor(f64, 3, 3),)
    assert [b.node("Cast", x, DstT=to).types[0].dtype for to in (f64, i32, boolean, f64)] == [f64, i32, boolean, f64]


def test_what_is_known_of_operands_counts():
    b = Builder()
    x = placeholder(b, 2, 3)
    shapes = [b.node("Reshape", x, b.const(np.array(to, np.int32))).types[0].shape for to in ((6,), (3, 2), (-1, 1))]
    assert shapes == [(6,), (3, 2), (6, 1)]
    unknown = placeholder(b, 2, dtype=i32)
    assert b.node("Reshape", x, unknown).types[0].shape == (None, None)
    assert b.node("Reshape", x, b.const(np.array([3, 2], np.int32))).types[0].shape == (3, 2)


def test_what_does_not_fit_is_refused_each_time():
    b = Builder()
    x, y = placeholder(b, 2, 3), placeholder(b, 4, 5)
    for _ in range(2):
        with pytest.raises(BuildError, match="do not broadcast"):
            b.node("AddV2", x, y)


def test_bodies_share_what_is_known_of_types():
    b = Builder()
    x = placeholder(b, 2, 3)
    outer = b.node("Neg", x)
    body = Builder(parent=b)
    assert body.node("Neg", body.capture(x)).types is outer.types


def test_all_element_types_stay_apart():
    b = Builder()
    kinds = [d for d in DTYPES.values() if d.is_numeric]
    for _ in range(2):
        assert [b.node("Square", placeholder(b, 2, dtype=d)).types[0].dtype for d in kinds] == kinds
