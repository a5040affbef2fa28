"""Values and constants: a type, its text and, for integer and float constants, the number behind it.

Floats print as hexadecimal bit patterns, so every constant, NaN payloads and -0 included, reaches LLVM exactly.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from functools import lru_cache

from tfc.codegen.llvm.types import I1, FloatType, IntType, PointerType, Type, vector_of
from tfc.ir.base.record import record


@record(frozen=True, slots=True)
class Value:
    """An SSA value or constant. `const` is the number of a scalar or splat constant, None for everything else."""

    type: Type
    text: str
    const: int | float | None = None

    @property
    def typed(self) -> str:
        """The operand with its type, as LLVM prints it: `float %v3`."""
        return f"{self.type.text} {self.text}"


Number = int | float
Operand = Value | int | float


def float_bits(kind: FloatType, number: float) -> int:
    """The bit pattern of `number` rounded to nearest-even in the given format; too large becomes infinity."""
    if kind.name == "double":
        return int.from_bytes(struct.pack("<d", number), "little")
    if kind.name == "bfloat":
        return _bfloat_bits(number)
    code = "<f" if kind.name == "float" else "<e"
    try:
        return int.from_bytes(struct.pack(code, number), "little")
    except OverflowError:
        return int.from_bytes(struct.pack(code, math.copysign(math.inf, number)), "little")


def _bfloat_bits(number: float) -> int:
    if math.isnan(number):
        return 0x7FC0
    mantissa, exponent = math.frexp(number)
    if number == 0 or math.isinf(number):
        return int.from_bytes(struct.pack("<f", number), "little") >> 16
    # Round once, straight from double: going through float first could round twice.
    shift = min(8, exponent + 133)
    rounded = math.copysign(math.ldexp(round(math.ldexp(mantissa, shift)), exponent - shift), number)
    if abs(rounded) >= math.ldexp(1, 128):
        rounded = math.copysign(math.inf, number)
    return int.from_bytes(struct.pack("<f", rounded), "little") >> 16


def _float_text(kind: FloatType, number: float) -> str:
    bits = float_bits(kind, number)
    if kind.name == "half":
        return f"0xH{bits:04X}"
    if kind.name == "bfloat":
        return f"0xR{bits:04X}"
    if kind.name == "float":  # LLVM spells a float by the bits of the equal double
        widened: float = struct.unpack("<f", struct.pack("<I", bits))[0]
        bits = int.from_bytes(struct.pack("<d", widened), "little")
    return f"0x{bits:016X}"


def _scalar(kind: Type, number: Number) -> tuple[str, Number]:
    """Text and normalised number of a scalar constant."""
    if isinstance(kind, IntType):
        if kind.width == 1:
            return ("true" if number else "false"), int(bool(number))
        if int(number) != number:
            raise TypeError(f"{number} is not an integer constant of type {kind}")
        wrapped = int(number) & ((1 << kind.width) - 1)
        if wrapped >> (kind.width - 1):
            wrapped -= 1 << kind.width
        return str(wrapped), wrapped
    if isinstance(kind, FloatType):
        return _float_text(kind, float(number)), float(number)
    if isinstance(kind, PointerType) and number == 0:
        return "null", 0
    raise TypeError(f"no constant {number} of type {kind}")


def const(kind: Type, number: Number) -> Value:
    """A constant of a scalar type, or its splat for a vector type. Integers wrap, floats round to nearest."""
    # 0.0 and -0.0 are equal as keys, so zeros stay out of the table.
    return _const(kind, number) if number else _make_const(kind, number)


def _make_const(kind: Type, number: Number) -> Value:
    text, folded = _scalar(kind.element, number)
    if kind.lanes is not None:
        text = f"splat ({kind.element.text} {text})"
    return Value(kind, text, folded)


_const = lru_cache(maxsize=4096, typed=True)(_make_const)


def const_vector(element: Type, numbers: Sequence[Number]) -> Value:
    """A constant vector with one number per lane."""
    kind = vector_of(element, len(numbers))
    if all(type(each) is type(numbers[0]) and repr(each) == repr(numbers[0]) for each in numbers):
        return const(kind, numbers[0])
    return Value(kind, "<" + ", ".join(f"{element.text} {_scalar(element, each)[0]}" for each in numbers) + ">")


def zero(kind: Type) -> Value:
    """The all-zero constant of any sized type."""
    if isinstance(kind.element, IntType | FloatType | PointerType):
        return const(kind, 0)
    return Value(kind, "zeroinitializer")


def poison(kind: Type) -> Value:
    """A value whose bits do not matter and must not be used."""
    return Value(kind, "poison")


def null() -> Value:
    """The null pointer."""
    return Value(PointerType(), "null", 0)


TRUE = const(I1, 1)
FALSE = const(I1, 0)
