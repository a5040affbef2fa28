"""How element types look in registers and in memory.

f16 and bf16 compute in f32 and are rounded once, when stored; bool is an i1 in registers and a byte in memory. bf16 is
loaded and stored as the integer it is: LLVM's bfloat calls for library functions on most CPUs, and drops subnormals on
those with instructions for it.
"""

from __future__ import annotations

from tfc.codegen.llvm import DOUBLE, FLOAT, HALF, I1, I8, I16, I32, Builder, Type, Value, int_type
from tfc.ir.types import DType

_FLOATS: dict[str, tuple[Type, Type]] = {
    "f16": (FLOAT, HALF),
    "bf16": (FLOAT, I16),
    "f32": (FLOAT, FLOAT),
    "f64": (DOUBLE, DOUBLE),
}


def register_type(dtype: DType) -> Type:
    """The LLVM type one element has while it is computed with."""
    if dtype.kind == "float":
        return _FLOATS[dtype.name][0]
    return I1 if dtype.kind == "bool" else int_type(8 * dtype.size)


def memory_type(dtype: DType) -> Type:
    """The LLVM type one element has in memory."""
    if dtype.kind == "float":
        return _FLOATS[dtype.name][1]
    return I8 if dtype.kind == "bool" else int_type(8 * dtype.size)


def from_memory(b: Builder, x: Value, dtype: DType) -> Value:
    """A value as loaded, as it is computed with."""
    if dtype.kind == "bool":
        return b.icmp("ne", x, 0)
    if dtype.name == "bf16":
        wide = b.shl(b.zext(x, x.type.with_element(I32)), 16)
        return b.bitcast(wide, x.type.with_element(FLOAT))
    return b.float_resize(x, x.type.with_element(register_type(dtype))) if dtype.kind == "float" else x


def to_memory(b: Builder, x: Value, dtype: DType) -> Value:
    """A computed value, as it is stored."""
    kind = x.type.with_element(memory_type(dtype))
    if dtype.kind == "bool":
        return b.zext(x, kind)
    if dtype.name == "bf16":
        return _bfloat_bits(b, x)
    return b.float_resize(x, kind) if dtype.kind == "float" else x


def _bfloat_bits(b: Builder, x: Value) -> Value:
    """The upper half of a float, rounded to nearest even."""
    bits = b.bitcast(x, x.type.with_element(I32))
    odd = b.and_(b.lshr(bits, 16), 1)
    rounded = b.lshr(b.add(bits, b.add(odd, 0x7FFF)), 16)
    quiet = b.or_(b.lshr(bits, 16), 0x40)
    return b.trunc(b.select(b.fcmp("uno", x, x), quiet, rounded), x.type.with_element(I16))


def convert(b: Builder, x: Value, source: DType, target: DType) -> Value:
    """TensorFlow's Cast: integers wrap, floats truncate towards zero and saturate, anything but 0 is true."""
    kind = x.type.with_element(register_type(target))
    if target.kind == "bool":
        return b.fcmp("une", x, 0.0) if source.is_float else b.icmp("ne", x, 0)
    if source.kind == "bool":
        return b.int_to_float(x, kind, signed=False) if target.is_float else b.zext(x, kind)
    if source.is_float and target.is_float:
        return _round(b, b.float_resize(x, kind), target)
    if source.is_float:
        return b.float_to_int(x, kind, signed=target.kind == "int", saturate=True)
    if target.is_float:
        return _round(b, b.int_to_float(x, kind, signed=source.kind == "int"), target)
    return b.int_resize(x, kind, signed=source.kind == "int")


def _round(b: Builder, x: Value, target: DType) -> Value:
    """An explicit Cast to a narrow float rounds, though the value stays in f32."""
    return x if memory_type(target) == register_type(target) else from_memory(b, to_memory(b, x, target), target)


def reinterpret(b: Builder, x: Value, source: DType, target: DType) -> Value:
    """The same bits under another type of the same size."""
    raw = to_memory(b, x, source)
    return from_memory(b, b.bitcast(raw, raw.type.with_element(memory_type(target))), target)
