"""Shape arithmetic on symbolic dimensions runs the ops' own bodies."""

from __future__ import annotations

import numpy as np
import pytest

import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, f32, i32, i64

N = Dim.symbol("n")


def batch(b: Builder) -> Value:
    """The number n of rows of a fed tensor, as a value of the graph."""
    x = b.emit("Placeholder", type=TensorType(f32, (N, 4)))
    return b.emit("Prod", b.emit("Shape", x, out_type=i32), b.const(np.array([0], np.int32)))


@pytest.mark.parametrize(
    ("op", "number", "expected"),
    [("AddV2", 1, 4 * N + 1), ("Sub", 1, 4 * N - 1), ("Mul", 3, 12 * N), ("FloorDiv", 4, N), ("FloorMod", 2, 0)],
)
def test_arithmetic_is_exact(op: str, number: int, expected: Dim) -> None:
    b = Builder()
    result = b.value(b.emit(op, batch(b), b.const(number, i32)))
    assert result is not None
    assert result[()] == expected


def test_maximum_and_minimum_stay_symbolic() -> None:
    b = Builder()
    for op, name in (("Maximum", "max"), ("Minimum", "min")):
        result = b.value(b.emit(op, batch(b), b.const(7, i32)))
        assert result is not None
        assert str(result[()]) == f"{name}(4*n, 7)"


def test_casts_and_sums_keep_symbols() -> None:
    b = Builder()
    wide = b.emit("Cast", batch(b), DstT=i64)
    doubled = b.emit("AddN", wide, wide)
    result = b.value(doubled)
    assert result is not None
    assert result[()] == 8 * N


def test_result_types_carry_symbols() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (N, 4)))
    w = b.emit("Placeholder", type=TensorType(f32, (4, 3)))
    product = b.emit("MatMul", x, w)
    assert b.type(product).shape == (N, 3)
    assert b.type(b.emit("Sum", product, b.const(np.array([1], np.int32)))).shape == (N,)
    assert b.type(b.emit("SumTo", product, b.const(np.array([3], np.int32)))).shape == (3,)


def test_different_symbols_do_not_broadcast() -> None:
    b = Builder()
    x, y = (b.emit("Placeholder", type=TensorType(f32, (Dim.symbol(name),))) for name in "nm")
    with pytest.raises(BuildError, match="which may differ"):
        b.emit("AddV2", x, y)


@pytest.mark.parametrize(("op", "expected"), [("AddV2", 2**31 - 1), ("Mul", -(2**31)), ("FloorDiv", -(2**31))])
def test_known_integers_wrap_silently(op: str, expected: int) -> None:
    b = Builder()
    result = b.value(b.emit(op, b.const(np.array(-(2**31), np.int32)), b.const(np.array(-1, np.int32))))
    assert result is not None
    assert int(result) == expected


def test_a_known_division_by_zero_is_left_to_the_run() -> None:
    b = Builder()
    assert b.value(b.emit("FloorDiv", b.const(1), b.const(0))) is None
