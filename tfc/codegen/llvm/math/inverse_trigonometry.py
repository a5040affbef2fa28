"""asin, acos, atan and atan2: odd polynomials on a reduced range, and identities around it."""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, ordered_sum
from tfc.codegen.llvm.math.formats import INFINITY, Table, format_of, is_nan, polynomial, to_bits
from tfc.codegen.llvm.values import Value

_HALF_PI_F32 = (1.5707963705062866, -4.371138828673793e-08)
_HALF_PI_F64 = (1.5707963267948966, 6.123233995736766e-17)

# (atan(t) / t - 1) / t**2 on [0, 1] and (asin(s) / s - 1) / s**2 on [0, 1/2], polynomials in the square
_ATAN_F32 = (-0.33333298563957214, 0.1999853104352951, -0.14264056086540222, 0.10951215028762817, -0.08400620520114899,
             0.05790925398468971, -0.031129764392971992, 0.01088882889598608, -0.001787866116501391)  # fmt: skip
_ATAN_F64 = (-0.33333333333333065, 0.19999999999950857, -0.14285714282537174, 0.11111111005858774,
             -0.09090906981816262, 0.0769227958847239, -0.06666401990067439, 0.058805154441365734,
             -0.052534632586962095, 0.04722133924000233, -0.04218684252036233, 0.036631813633048044,
             -0.029887823085393467, 0.02196511952901082, -0.013881941096815835, 0.0071832967386320605,
             -0.0028781078277230515, 0.0008289122479286658, -0.00015163800159765666, 1.31726210342675e-05)  # fmt: skip
_ASIN_F32 = (0.16666753590106964, 0.07495253533124924, 0.04547548294067383, 0.024156387895345688, 0.04220253974199295)
_ASIN_F64 = (0.1666666666666538, 0.07500000000342749, 0.04464285682418835, 0.030381959289304483, 0.022371754739626267,
             0.017359750565021224, 0.013884816512662745, 0.012171778551152835, 0.006517549780343848,
             0.01955520177712881, -0.01626434154427386, 0.03193843336504792)  # fmt: skip


def _subtract_from(b: Builder, multiple: float, x: Word) -> Value:
    """multiple * π/2 - x, with π/2 as a double word, for 0 <= x <= π/2."""
    high, low = format_of(x.high.type).table(_HALF_PI_F32, _HALF_PI_F64)
    first, lost = ordered_sum(b, b.const(x.high.type, multiple * high), b.fneg(x.high))
    return b.fadd(first, b.fadd(lost, b.fsub(multiple * low, x.low)))


def _odd(b: Builder, x: Value, z: Value, table: Table, rest: Value) -> Word:
    """x + x z P(z) + rest, with |rest| tiny."""
    return Word(x, b.fma(b.fmul(x, z), polynomial(b, z, table), rest))


def _doubled(b: Builder, x: Word) -> Word:
    return Word(b.fadd(x.high, x.high), b.fadd(x.low, x.low))


def _rounded(b: Builder, x: Word) -> Value:
    return b.fadd(x.high, x.low)


def _arcsine_parts(b: Builder, x: Value) -> tuple[Value, Word]:
    """(|x| > 1/2, angle): asin |x| itself, or for larger |x| asin of sqrt((1 - |x|) / 2), half the arc cosine."""
    form = format_of(x.type)
    size = b.fabs(x)
    large = b.fcmp("ogt", size, 0.5)
    square = b.select(large, b.fma(size, -0.5, 0.5), b.fmul(size, size))
    root = b.sqrt(square)
    lost = b.fdiv(b.fma(b.fneg(root), root, square), b.fadd(root, root))  # to rounding
    lost = b.select(b.fcmp("oeq", square, 0.0), b.const(square.type, 0.0), lost)
    argument = b.select(large, root, size)
    rest = b.select(large, lost, b.const(x.type, 0.0))
    return large, _odd(b, argument, square, form.table(_ASIN_F32, _ASIN_F64), rest)


def asin(b: Builder, x: Value) -> Value:
    """Arc sine, about 1 ULP; NaN outside [-1, 1]. asin x = π/2 - 2 asin sqrt((1 - x) / 2) for x > 1/2."""
    large, angle = _arcsine_parts(b, x)
    return b.copysign(b.select(large, _subtract_from(b, 1.0, _doubled(b, angle)), _rounded(b, angle)), x)


def acos(b: Builder, x: Value) -> Value:
    """Arc cosine, about 1 ULP; NaN outside [-1, 1]."""
    large, angle = _arcsine_parts(b, x)
    double = _doubled(b, angle)
    negative = b.fcmp("olt", x, 0.0)
    outer = b.select(negative, _subtract_from(b, 2.0, double), _rounded(b, double))
    signed = Word(*(b.select(negative, b.fneg(part), part) for part in angle))
    return b.select(large, outer, _subtract_from(b, 1.0, signed))


def atan(b: Builder, x: Value) -> Value:
    """Arc tangent, about 1 ULP: atan x = π/2 - atan(1 / x) for x > 1."""
    form = format_of(x.type)
    size = b.fabs(x)
    large = b.fcmp("ogt", size, 1.0)
    t = b.select(large, b.fdiv(1.0, size), size)
    z = b.fmul(t, t)
    # What the quotient lost, (1 - t x) / x, times the derivative 1 / (1 + z), here to first order.
    lost = b.fmul(b.fma(b.fneg(t), size, 1.0), b.fma(b.fmul(t, -0.5), z, t))
    lost = b.select(b.and_(large, b.fcmp("olt", size, INFINITY)), lost, b.const(x.type, 0.0))
    angle = _odd(b, t, z, form.table(_ATAN_F32, _ATAN_F64), lost)
    return b.copysign(b.select(large, _subtract_from(b, 1.0, angle), _rounded(b, angle)), x)


def atan2(b: Builder, y: Value, x: Value) -> Value:
    """The angle of the point (x, y), about 2 ULP, with C's results for zeros, infinities and signs."""
    form = format_of(x.type)
    height, width = b.fabs(y), b.fabs(x)
    steep = b.fcmp("ogt", height, width)
    top, bottom = b.select(steep, width, height), b.select(steep, height, width)
    t = b.fdiv(top, bottom)
    t = b.select(b.fcmp("oeq", top, INFINITY), b.const(x.type, 1.0), t)
    t = b.select(b.fcmp("oeq", bottom, 0.0), b.const(x.type, 0.0), t)
    word = _odd(b, t, b.fmul(t, t), form.table(_ATAN_F32, _ATAN_F64), b.const(x.type, 0.0))
    angle = b.select(steep, _subtract_from(b, 1.0, word), _rounded(b, word))
    left = b.icmp("slt", to_bits(b, x), 0)
    angle = b.copysign(b.select(left, _subtract_from(b, 2.0, Word(angle, b.const(x.type, 0.0))), angle), y)
    return b.select(b.or_(is_nan(b, x), is_nan(b, y)), b.fadd(x, y), angle)
