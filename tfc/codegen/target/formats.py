"""Representation of element types in registers and in memory.

f16 and bf16 compute in f32 and are rounded once, when stored; bool is an i1 in registers and a byte in memory. bf16 is
loaded and stored as the integer it is: LLVM's bfloat calls for library functions on most CPUs, and drops subnormals on
those with instructions for it. The same goes for f16 where the CPU cannot convert it. Devices round both by an
instruction that is right.
"""

from __future__ import annotations

from tfc.codegen.llvm import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I16,
    I32,
    Builder,
    Type,
    Value,
    const,
    int_type,
    vector_of,
)
from tfc.codegen.target.target import Target
from tfc.ir.types.types import DType

_NARROW = ("f16", "bf16")
FEW_LANES = 32
"""Fewer halves of words than this fill no vector: they are cut off."""


def register_type(dtype: DType) -> Type:
    """The LLVM type one element has while it is computed with."""
    if dtype.kind == "float":
        return DOUBLE if dtype.name == "f64" else FLOAT
    return I1 if dtype.kind == "bool" else int_type(8 * dtype.size)


class Formats:
    """Conversions between registers and memory, and between types, on a target."""

    def __init__(self, b: Builder, target: Target) -> None:
        self.b = b
        device = None if target.gpu is None or target.gpu.is_simulated else target.gpu
        self.has_half = target.arch == "aarch64" or (target.arch == "x86_64" and target.has_fma) or device is not None
        self.rounds_bfloat = device is not None and device.sm >= 80
        self.picks_words = target.arch == "x86_64" and target.integer_bits == 512
        self._bits: dict[int, tuple[Value, Value]] = {}  # floats that are bf16, and their bits

    def memory_type(self, dtype: DType) -> Type:
        """The LLVM type one element has in memory."""
        if dtype.name in _NARROW:
            return HALF if dtype.name == "f16" and self.has_half else I16
        return I8 if dtype.kind == "bool" else register_type(dtype)

    def load(self, x: Value, dtype: DType) -> Value:
        """A value as loaded, as it is computed with."""
        b = self.b
        if dtype.kind == "bool":
            return b.icmp("ne", x, 0)
        if x.type.element == I16 and dtype.name in _NARROW:
            if dtype.name == "f16":
                return _from_half(b, x)
            value = b.bitcast(b.shl(b.zext(x, x.type.with_element(I32)), 16), x.type.with_element(FLOAT))
            self._bits[id(value)] = value, x
            return value
        return b.float_resize(x, x.type.with_element(register_type(dtype))) if dtype.kind == "float" else x

    def store(self, x: Value, dtype: DType) -> Value:
        """A computed value, as it is stored."""
        b = self.b
        kind = x.type.with_element(self.memory_type(dtype))
        if dtype.kind == "bool":
            return b.zext(x, kind)
        if kind.element == I16 and dtype.name in _NARROW:
            if dtype.name == "f16":
                return _to_half(b, x)
            _, raw = self._bits.get(id(x), (None, None))
            if raw is None and self.rounds_bfloat:
                return b.bitcast(b.cast("fptrunc", x, x.type.with_element(BFLOAT)), kind)
            return raw if raw is not None else _to_bfloat(b, x, self.picks_words)
        return b.float_resize(x, kind) if dtype.kind == "float" else x

    def convert(self, x: Value, source: DType, target: DType) -> Value:
        """TensorFlow's Cast: integers wrap, floats truncate towards zero and saturate, anything but 0 is true."""
        b = self.b
        kind = x.type.with_element(register_type(target))
        if target.kind == "bool":
            return b.fcmp("une", x, 0.0) if source.is_float else b.icmp("ne", x, 0)
        if source.kind == "bool":
            return b.int_to_float(x, kind, signed=False) if target.is_float else b.zext(x, kind)
        if source.is_float and target.is_float:
            return self._rounded(b.float_resize(x, kind), target)
        if source.is_float:
            return self._saturated(x, kind, signed=target.kind == "int")
        if target.is_float:
            return self._rounded(b.int_to_float(x, kind, signed=source.kind == "int"), target)
        return b.int_resize(x, kind, signed=source.kind == "int")

    def _saturated(self, x: Value, kind: Type, *, signed: bool) -> Value:
        """A float towards zero, held inside the range of an integer type; NaN gives 0.

        What is narrower than a word is held in range as a float, whose borders are exact, and goes by way of a word:
        LLVM takes vectors of such results apart.
        """
        b, bits = self.b, kind.bits
        if bits >= I32.bits:
            return b.float_to_int(x, kind, signed=signed, saturate=True)
        low, high = (-float(1 << (bits - 1)), float((1 << (bits - 1)) - 1)) if signed else (0.0, float((1 << bits) - 1))
        x = b.select(b.fcmp("uno", x, x), const(x.type, 0.0), x)
        x = b.select(b.fcmp("olt", x, low), const(x.type, low), x)
        x = b.select(b.fcmp("ogt", x, high), const(x.type, high), x)
        return b.trunc(b.float_to_int(x, kind.with_element(I32), signed=True), kind)

    def _rounded(self, x: Value, target: DType) -> Value:
        """An explicit Cast to a narrow float rounds, though the value stays in f32."""
        return self.load(self.store(x, target), target) if target.name in _NARROW else x

    def reinterpret(self, x: Value, source: DType, target: DType) -> Value:
        """The same bits under another type of the same size."""
        raw = self.store(x, source)
        return self.load(self.b.bitcast(raw, raw.type.with_element(self.memory_type(target))), target)


def _to_bfloat(b: Builder, x: Value, picks_words: bool) -> Value:
    """The upper half of a float, rounded to nearest even; in vectors by one shuffle where the target has it."""
    both = b.bfloat_in_upper_half(x)
    lanes = x.type.lanes
    if lanes is None or lanes < FEW_LANES or not picks_words:
        return b.trunc(b.lshr(both, 16), x.type.with_element(I16))
    return b.shuffle(b.bitcast(both, vector_of(I16, 2 * lanes)), None, range(1, 2 * lanes, 2))


def _to_half(b: Builder, x: Value) -> Value:
    """IEEE half by integer arithmetic, to nearest even (after F. Giesen, float_to_half_fast3_rtne)."""
    word = x.type.with_element(I32)
    bits = b.bitcast(x, word)
    sign = b.and_(bits, const(word, 0x80000000))
    size = b.xor(bits, sign)
    odd = b.and_(b.lshr(size, 13), 1)
    normal = b.lshr(b.add(b.add(size, const(word, ((15 - 127) << 23) + 0xFFF)), odd), 13)
    # Adding 0.5 lines the bits of a subnormal half up at the end of the mantissa, rounded by the addition itself.
    shifted = b.fadd(b.bitcast(size, x.type), const(x.type, 0.5))
    subnormal = b.sub(b.bitcast(shifted, word), 0x3F000000)
    finite = b.select(b.icmp("ult", size, 0x38800000), subnormal, normal)
    special = b.select(b.icmp("ugt", size, 0x7F800000), const(word, 0x7E00), const(word, 0x7C00))
    half = b.select(b.icmp("ult", size, 0x47800000), finite, special)
    return b.trunc(b.or_(half, b.lshr(sign, 16)), x.type.with_element(I16))


def _from_half(b: Builder, x: Value) -> Value:
    """Exponent and mantissa moved into place and rescaled, which makes subnormals right as well."""
    word = x.type.with_element(I32)
    bits = b.zext(x, word)
    size = b.and_(bits, 0x7FFF)
    scaled = b.fmul(b.bitcast(b.shl(size, 13), x.type.with_element(FLOAT)), 2.0**112)
    raw = b.bitcast(scaled, word)
    special = b.select(b.icmp("ugt", size, 0x7BFF), b.or_(raw, 0x7F800000), raw)
    sign = b.shl(b.and_(bits, 0x8000), 16)
    return b.bitcast(b.or_(special, sign), x.type.with_element(FLOAT))
