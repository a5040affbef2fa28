"""Bit operations on integers (tensorflow/core/ops/bitwise_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.registry import COMMUTATIVE
from tfc.ir.ops.maps import map_op
from tfc.ir.ops.rules import INTEGER
from tfc.ir.types.types import Array, u8


@map_op(INTEGER, COMMUTATIVE, kernel="x & y", function="bitwise_and(x, y)")
def BitwiseAnd(x: Array, y: Array) -> Array:
    """The bits set in both x and y."""
    return x & y


@map_op(INTEGER, COMMUTATIVE, kernel="x | y", function="bitwise_or(x, y)")
def BitwiseOr(x: Array, y: Array) -> Array:
    """The bits set in x or y."""
    return x | y


@map_op(INTEGER, COMMUTATIVE, kernel="x ^ y", function="bitwise_xor(x, y)")
def BitwiseXor(x: Array, y: Array) -> Array:
    """The bits set in one of x and y."""
    return x ^ y


@map_op(INTEGER, kernel="~x", function="invert(x)")
def Invert(x: Array) -> Array:
    """All bits flipped."""
    return ~x


@map_op(INTEGER, function=None)
def LeftShift(x: Array, y: Array) -> Array:
    """x shifted left by y bits. A shift below 0 counts as 0, one of the width or more as the width less one."""
    return np.left_shift(x, _clamped(y))


@map_op(INTEGER, function=None)
def RightShift(x: Array, y: Array) -> Array:
    """x shifted right by y bits, filling with the sign; shifts out of range are clamped as in LeftShift."""
    return np.right_shift(x, _clamped(y))


def _clamped(shift: Array) -> Array:
    return np.clip(shift, 0, 8 * shift.dtype.itemsize - 1)


@map_op(INTEGER, to=u8, function=None)
def PopulationCount(x: Array) -> Array:
    """The number of bits set (in two's complement), as u8."""
    return np.bitwise_count(x.astype(np.dtype(f"u{x.dtype.itemsize}"))).astype(np.uint8)
