"""What PTX's arithmetic gives, bit for bit: on arrays of 64-bit patterns, one number a lane."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from tfc.ir.types.types import Array

WIDTH = {"b8": 8, "u8": 8, "s8": 8, "b16": 16, "u16": 16, "s16": 16, "b32": 32, "u32": 32, "s32": 32, "f32": 32,
         "b64": 64, "u64": 64, "s64": 64, "f64": 64, "pred": 1, "f16": 16, "bf16": 16, "tf32": 32, "f16x2": 32,
         "bf16x2": 32}  # fmt: skip


def is_float(kind: str) -> bool:
    """True for the types of floating-point numbers."""
    return kind[0] == "f" or kind in ("bf16", "tf32")


def typed(bits: Array, kind: str) -> Array:
    """Bit patterns as numbers of a type."""
    if kind == "pred":
        return bits != 0
    if kind == "bf16":  # the upper half of an f32
        return (bits << np.uint64(16) & np.uint64(0xFFFF0000)).astype(np.uint32).view(np.float32)
    unsigned = bits.astype(np.uint64).astype(f"u{WIDTH[kind] // 8}")
    if kind[0] == "f":
        return unsigned.view(f"f{WIDTH[kind] // 8}")
    return unsigned.view(f"i{WIDTH[kind] // 8}") if kind[0] == "s" else unsigned


def bits_of(values: Array, kind: str) -> Array:
    """Numbers of a type as bit patterns."""
    if kind == "pred":
        return np.asarray(values).astype(np.uint64)
    if kind in ("bf16", "tf32"):
        return _upper(np.asarray(values, np.float32).view(np.uint32), kind)
    size = WIDTH[kind] // 8
    if kind[0] == "f":
        return np.asarray(values, f"f{size}").view(f"u{size}").astype(np.uint64)
    return np.asarray(values).astype(f"u{size}").astype(np.uint64)


def _upper(bits: Array, kind: str) -> Array:
    """An f32 with fewer bits: bf16 to nearest and even, half a register wide; tf32 to nearest, halves away from 0."""
    wide = bits.astype(np.uint64)
    special = (wide & np.uint64(0x7F800000)) == 0x7F800000
    if kind == "tf32":
        return np.where(special, wide, (wide + np.uint64(0x1000)) & np.uint64(0xFFFFE000))
    even = wide >> np.uint64(16) & np.uint64(1)
    nan = special & (wide & np.uint64(0x7FFFFF) != 0)
    rounded = np.where(special, wide, wide + np.uint64(0x7FFF) + even) >> np.uint64(16)
    return np.where(nan, np.uint64(0x7FFF), rounded)


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c, rounded once."""
    if a.dtype == np.float16:
        return (a.astype(np.float64) * b.astype(np.float64) + c.astype(np.float64)).astype(np.float16)
    if a.dtype == np.float64:
        return np.array([_exact_fma(*map(float, each)) for each in zip(a, b, c, strict=True)])
    wide = a.astype(np.float64) * b.astype(np.float64)  # exact: 48 bits
    x, y = wide, c.astype(np.float64)
    total = x + y
    part = total - x
    lost = (x - (total - part)) + (y - part)  # what rounding to 53 bits lost (Knuth's two-sum)
    # Rounding to odd, so that rounding again to 24 bits is rounding once (Boldo and Melquiond).
    even = (total.view(np.uint64) & np.uint64(1)) == 0
    wrong = even & (lost != 0) & np.isfinite(total)
    towards = np.where(lost > 0, np.inf, -np.inf)
    return np.where(wrong, np.nextafter(total, towards), total).astype(np.float32)


def _exact_fma(a: float, b: float, c: float) -> float:
    plain = a * b + c
    if not all(map(np.isfinite, (a, b, c, plain))):
        return plain
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    return float(exact) if exact else plain


def _divide(x: Array, y: Array) -> Array:
    """Towards zero; a device gives all ones for a division by zero."""
    if x.dtype.kind == "f":
        return x / y
    safe = np.where(y == 0, 1, y).astype(x.dtype)
    q = x // safe
    q = np.where((x % safe != 0) & ((x < 0) != (safe < 0)), q + 1, q) if x.dtype.kind == "i" else q
    return np.where(y == 0, np.array(-1).astype(x.dtype), q).astype(x.dtype)


def _remainder(x: Array, y: Array) -> Array:
    return (x - _divide(x, y) * y).astype(x.dtype)


def _high(x: Array, y: Array) -> Array:
    bits = 8 * x.dtype.itemsize
    return np.array([(int(a) * int(b)) >> bits for a, b in zip(x, y, strict=True)], dtype=object).astype(x.dtype)


def shift_left(x: Array, by: Array) -> Array:
    """shl: nothing is left of what is shifted by the width or more."""
    bits = 8 * x.dtype.itemsize
    return np.where(by >= bits, 0, x << np.minimum(by, bits - 1).astype(x.dtype)).astype(x.dtype)


def shift_right(x: Array, by: Array) -> Array:
    """shr: the sign comes in from the left of a signed number."""
    bits = 8 * x.dtype.itemsize
    moved = x >> np.minimum(by, bits - 1).astype(x.dtype)
    return moved if x.dtype.kind == "i" else np.where(by >= bits, 0, moved).astype(x.dtype)


TWO: dict[str, Callable[[Array, Array], Array]] = {
    "add": np.add, "sub": np.subtract, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "div": _divide, "rem": _remainder, "mul": np.multiply, "mulhi": _high,
    "copysign": lambda sign, x: np.copysign(x, sign),
    "min": np.minimum, "max": np.maximum, "fmin": np.fmin, "fmax": np.fmax,
}  # fmt: skip
ONE: dict[str, Callable[[Array], Array]] = {
    "neg": np.negative, "abs": np.abs, "not": np.invert, "sqrt": np.sqrt, "ex2": np.exp2, "lg2": np.log2,
    "tanh": np.tanh, "rsqrt": lambda x: 1 / np.sqrt(x), "rcp": lambda x: np.ones_like(x) / x,
    "popc": lambda x: np.array([int(v).bit_count() for v in x], np.uint32),
    "clz": lambda x: np.array([8 * x.dtype.itemsize - int(v).bit_length() for v in x], np.uint32),
}  # fmt: skip

COMPARE: dict[str, Callable[[Array, Array], Array]] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "lo": np.less, "ls": np.less_equal, "hi": np.greater, "hs": np.greater_equal,
}  # fmt: skip


def compare(how: str, x: Array, y: Array) -> Array:
    """setp: ordered comparisons of floats are false on NaN, those that end in u are true; num and nan test for it."""
    if x.dtype.kind != "f":
        return COMPARE[how](x, y)
    unordered = np.isnan(x) | np.isnan(y)
    if how in ("num", "nan"):
        return unordered if how == "nan" else ~unordered
    if how.endswith("u") and how != "u":
        return unordered | COMPARE[how[:-1]](x, y)
    return ~unordered & COMPARE[how](x, y)


def convert(x: Array, source: str, target: str, rounding: str) -> Array:
    """cvt: to integers by rounding towards zero, saturated; between floats to nearest, or to a whole number."""
    if is_float(source) and is_float(target):
        whole = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
        return (whole[rounding](x) if rounding in whole else x).astype(_storage(target))
    if is_float(source):
        whole_number = {"rzi": np.trunc, "rni": np.rint, "rmi": np.floor, "rpi": np.ceil}[rounding](x)
        bits = WIDTH[target]
        low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
        made = [_saturated(float(value), low, high) for value in whole_number]
        return np.array(made, dtype=object).astype(f"{'i' if target[0] == 's' else 'u'}{bits // 8}")
    if is_float(target):
        return x.astype(_storage(target))
    return x.astype(f"{'i' if target[0] == 's' else 'u'}{WIDTH[target] // 8}")


def _storage(kind: str) -> str:
    """NumPy's type of a floating-point number; what NumPy lacks is an f32 until its bits are asked for."""
    return "f4" if kind in ("bf16", "tf32") else f"f{WIDTH[kind] // 8}"


def _saturated(value: float, low: int, high: int) -> int:
    """The nearest integer of a range; 0 for NaN."""
    if np.isnan(value):
        return 0
    return min(max(int(value), low), high) if np.isfinite(value) else high if value > 0 else low
