"""Facts about a float format that the functions need, and conversions between a float and its bits.

Nothing here converts a float to an integer with an instruction: for NaN that result is undefined. Adding and
subtracting 1.5 * 2**mantissa rounds to an integer and leaves it, in two's complement, in the low bits of the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.types import DOUBLE, FLOAT, I32, I64, FloatType, IntType, Type
from tfc.codegen.llvm.values import Operand, Value, const, float_bits
from tfc.ir.base.errors import InternalError
from tfc.ir.base.record import record

INFINITY = float("inf")
NAN = float("nan")
CURRENT_ROUNDING = 4
"""The operand of AVX-512 instructions that selects the thread's rounding mode."""
Table = tuple[float, ...]


@record(frozen=True)
class Format:
    """An IEEE binary format. `mantissa` counts the stored bits, so 2**-mantissa is the gap above 1."""

    kind: FloatType
    integer: IntType
    mantissa: int
    bias: int

    @property
    def smallest_normal(self) -> float:
        """The least positive normal number."""
        return float(2.0 ** (1 - self.bias))

    @property
    def magic(self) -> float:
        """1.5 * 2**mantissa."""
        return 1.5 * float(2**self.mantissa)

    def choose(self, single: float, double: float) -> float:
        """The constant for this format."""
        return single if self is F32 else double

    def table(self, single: Table, double: Table) -> Table:
        """The coefficients for this format."""
        return single if self is F32 else double

    def bits(self, number: float) -> int:
        """The bit pattern of a constant."""
        return float_bits(self.kind, number)


F32 = Format(FLOAT, I32, 23, 127)
F64 = Format(DOUBLE, I64, 52, 1023)


def format_of(kind: Type) -> Format:
    """The format of a float or double, scalar or vector. Others raise InternalError: callers widen first."""
    if kind.element == FLOAT:
        return F32
    if kind.element == DOUBLE:
        return F64
    raise InternalError(f"no math functions for type {kind}")


def to_bits(b: Builder, x: Value) -> Value:
    """The bits of a float as an integer of the same shape."""
    return b.bitcast(x, x.type.with_element(format_of(x.type).integer))


def round_product(b: Builder, x: Value, factor: float) -> tuple[Value, Value]:
    """x * factor rounded to an integer, as a float and as an integer; meaningful below 2**(mantissa - 2)."""
    form = format_of(x.type)
    shifted = b.fma(x, factor, form.magic)
    return b.fsub(shifted, form.magic), b.sub(to_bits(b, shifted), form.bits(form.magic))


def to_float(b: Builder, n: Value, kind: Type) -> Value:
    """A small integer (as `round_product` makes) as a float; exact below 2**(mantissa - 2)."""
    form = format_of(kind)
    if form is F32:
        return b.int_to_float(n, kind)
    return b.fsub(b.bitcast(b.add(n, form.bits(form.magic)), kind), form.magic)


def power_of_two(b: Builder, n: Value, kind: Type) -> Value:
    """2**n for integers n in the normal exponent range; one below it gives 0, one above infinity."""
    form = format_of(kind)
    return b.bitcast(b.shl(b.add(n, form.bias), form.mantissa), kind)


def scale(b: Builder, x: Value, n: Value, turns: Value | None = None) -> Value:
    """x * 2**n, rounded once, for x near 1 and |n| up to the whole exponent range with subnormals; `turns` is n as a
    float, where it is known: AVX-512 takes that."""
    if b.module.has_ldexp:
        return _ldexp(b, x, n, turns)
    half = b.ashr(n, 1)
    return b.fmul(b.fmul(x, power_of_two(b, half, x.type)), power_of_two(b, b.sub(n, half), x.type))


def scale_down(b: Builder, x: Value, n: Value, turns: Value | None = None) -> Value:
    """`scale` for n from -190 to 63 (-1534 to 511), and x far below the greatest number: one power of two is known
    beforehand.
    """
    if b.module.has_ldexp:
        return _ldexp(b, x, n, turns)
    apart = 64 if format_of(x.type) is F32 else 512
    return b.fmul(b.fmul(x, power_of_two(b, b.add(n, apart), x.type)), float(2.0**-apart))


def _ldexp(b: Builder, x: Value, n: Value, turns: Value | None) -> Value:
    if turns is not None:
        made = by_registers(b, (x, turns), lambda b, x, turns: masked(b, "scalef", [x, turns], x))
        if made is not None:
            return made
    exponent = b.int_resize(n, n.type.with_element(I32))
    return b.intrinsic("llvm.ldexp", x.type, [x, exponent], (x.type, exponent.type))


def masked(b: Builder, name: str, operands: Sequence[Value], other: Value, *, mode: int | None = None) -> Value:
    """A 512-bit instruction of AVX-512 on all lanes, rounding as the thread does."""
    kind = other.type
    modes = [] if mode is None else [const(I32, mode)]
    every, rounding = const(IntType(kind.lanes or 1), -1), const(I32, CURRENT_ROUNDING)
    return b.intrinsic(
        f"llvm.x86.avx512.mask.{name}.{'ps' if kind.element == FLOAT else 'pd'}.512",
        kind,
        [*operands, *modes, other, every, rounding],
    )


def by_registers(b: Builder, operands: Sequence[Value], made: Callable[..., Value]) -> Value | None:
    """The results of `made` for each 512 bits of floats or doubles, concatenated; None where they do not fill
    registers.
    """
    kind = operands[0].type
    lanes = 512 // kind.element.bits
    if kind.element not in (FLOAT, DOUBLE) or kind.lanes is None or kind.lanes not in (lanes << i for i in range(4)):
        return None
    if kind.lanes == lanes:
        return made(b, *operands)
    parts = [made(b, *(b.slice_lanes(x, first, lanes) for x in operands)) for first in range(0, kind.lanes, lanes)]
    while len(parts) > 1:
        parts = [b.concat(low, high) for low, high in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def clamp(b: Builder, x: Value, low: float, high: float) -> Value:
    """x held inside [low, high]; NaN stays NaN."""
    return at_least(b, at_most(b, x, high), low)


def at_least(b: Builder, x: Value, low: float) -> Value:
    """The larger of x and `low`; NaN stays NaN."""
    below = b.const(x.type, low)
    return b.select(b.fcmp("ogt", below, x), below, x)


def at_most(b: Builder, x: Value, high: float) -> Value:
    """The smaller of x and `high`; NaN stays NaN."""
    above = b.const(x.type, high)
    return b.select(b.fcmp("olt", above, x), above, x)


def polynomial(b: Builder, x: Value, table: Table) -> Value:
    """Horner's rule with FMA; `table` holds the coefficients from the constant up."""
    result: Operand = table[-1]
    for coefficient in reversed(table[:-1]):
        result = b.fma(result, x, coefficient)
    return result if isinstance(result, Value) else b.const(x.type, result)


def split_polynomial(b: Builder, x: Value, table: Table) -> Value:
    """`polynomial` as two chains, even and odd powers, for long tables whose one chain would leave pipelines idle.

    Not where the two parts cancel (alternating signs near x = 1).
    """
    square = b.fmul(x, x)
    return b.fma(polynomial(b, square, table[1::2]), x, polynomial(b, square, table[::2]))


def is_nan(b: Builder, x: Value) -> Value:
    """True in lanes that are NaN."""
    return b.fcmp("uno", x, x)
