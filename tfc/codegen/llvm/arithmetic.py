"""Arithmetic, comparison and conversion instructions, with folding of integer constants.

Float instructions carry no fast-math flags. Folding keeps the text of index arithmetic small; LLVM does the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import add, and_, eq, ge, gt, le, lt, mul, ne, or_, sub, xor

from tfc.codegen.llvm.emitter import Emitter
from tfc.codegen.llvm.types import BFLOAT, FLOAT, I1, I16, I32, IntType, PointerType, Type
from tfc.codegen.llvm.values import Operand, Value, const

_FOLD: dict[str, Callable[[int, int], int]] = {"add": add, "sub": sub, "mul": mul, "and": and_, "or": or_, "xor": xor}
_COMPARE: dict[str, Callable[[int, int], bool]] = {"eq": eq, "ne": ne, "slt": lt, "sle": le, "sgt": gt, "sge": ge}
_RIGHT_IDENTITY = {
    **dict.fromkeys(("add", "sub", "or", "xor", "shl", "lshr", "ashr"), 0),
    "mul": 1,
    "sdiv": 1,
    "udiv": 1,
}
_COMMUTATIVE = frozenset({"add", "mul", "and", "or", "xor"})


def _integers(op: str) -> Callable[[Arithmetic, Operand, Operand], Value]:
    return lambda b, x, y: b._int(op, x, y)


def _floats(op: str) -> Callable[[Arithmetic, Operand, Operand], Value]:
    def emit(b: Arithmetic, x: Operand, y: Operand) -> Value:
        x, y = b.pair(x, y)
        return b.define(x.type, f"{op} {x.typed}, {y.text}")

    return emit


def _conversion(op: str) -> Callable[[Arithmetic, Value, Type], Value]:
    return lambda b, x, kind: b.cast(op, x, kind)


class Arithmetic(Emitter):
    """Instructions on numbers, scalar or vector alike."""

    sdiv = _integers("sdiv")
    """Signed division, towards zero; undefined for y = 0 and for the one overflow."""
    udiv = _integers("udiv")
    """Unsigned division; undefined for y = 0."""
    srem = _integers("srem")
    """Remainder of signed division, with the sign of x."""
    urem = _integers("urem")
    """Remainder of unsigned division."""
    and_ = _integers("and")
    """Bitwise and."""
    or_ = _integers("or")
    """Bitwise or."""
    xor = _integers("xor")
    """Bitwise exclusive or."""
    shl = _integers("shl")
    """Shift left; poison when y is not below the width."""
    lshr = _integers("lshr")
    """Shift right, zeros come in."""
    ashr = _integers("ashr")
    """Shift right, the sign comes in."""
    fadd = _floats("fadd")
    """x + y on floats."""
    fsub = _floats("fsub")
    """x - y on floats."""
    fmul = _floats("fmul")
    """x * y on floats."""
    fdiv = _floats("fdiv")
    """x / y on floats, correctly rounded."""
    frem = _floats("frem")
    """C fmod; a libm call on most targets."""
    trunc = _conversion("trunc")
    """Drop high bits."""
    zext = _conversion("zext")
    """Widen with zeros."""
    bitcast = _conversion("bitcast")
    """The same bits under another type of the same size."""
    pointer_to_int = _conversion("ptrtoint")
    """An address as an integer."""

    def _int(self, op: str, x: Operand, y: Operand, flags: str = "") -> Value:
        x, y = self.pair(x, y)
        if op in _COMMUTATIVE and x.const is not None and y.const is None:
            x, y = y, x
        if isinstance(y.const, int):
            if isinstance(x.const, int) and op in _FOLD:
                return const(x.type, _FOLD[op](x.const, y.const))
            if _RIGHT_IDENTITY.get(op) == y.const:
                return x
            if y.const == 0 and op in ("mul", "and"):
                return y
        return self.define(x.type, f"{op} {flags + ' ' if flags else ''}{x.typed}, {y.text}")

    def add(self, x: Operand, y: Operand, flags: str = "") -> Value:
        """x + y on integers; `flags` may be "nsw", "nuw" or both."""
        return self._int("add", x, y, flags)

    def sub(self, x: Operand, y: Operand, flags: str = "") -> Value:
        """x - y on integers."""
        return self._int("sub", x, y, flags)

    def mul(self, x: Operand, y: Operand, flags: str = "") -> Value:
        """x * y on integers."""
        return self._int("mul", x, y, flags)

    def not_(self, x: Value) -> Value:
        """Bitwise complement."""
        return self._int("xor", x, -1)

    def neg(self, x: Value) -> Value:
        """0 - x on integers."""
        return self._int("sub", const(x.type, 0), x)

    def fneg(self, x: Value) -> Value:
        """-x, flipping the sign of everything, NaN included."""
        return self.define(x.type, f"fneg {x.typed}")

    def fma(self, x: Operand, y: Operand, z: Operand) -> Value:
        """x * y + z with one rounding; at least one operand must be a value."""
        typed = next(each for each in (x, y, z) if isinstance(each, Value))
        args = [self.operand(typed.type, each) for each in (x, y, z)]
        return self.intrinsic("llvm.fma", typed.type, args, (typed.type,))

    def icmp(self, predicate: str, x: Operand, y: Operand) -> Value:
        """Integer or pointer comparison: eq ne slt sle sgt sge ult ule ugt uge."""
        x, y = self.pair(x, y)
        result = x.type.with_element(I1)
        if isinstance(x.const, int) and isinstance(y.const, int) and predicate in _COMPARE:
            return const(result, _COMPARE[predicate](x.const, y.const))
        return self.define(result, f"icmp {predicate} {x.typed}, {y.text}")

    def fcmp(self, predicate: str, x: Operand, y: Operand) -> Value:
        """Float comparison: oeq ogt oge olt ole one ord, and the u… forms that are true on NaN (uno: any NaN)."""
        x, y = self.pair(x, y)
        return self.define(x.type.with_element(I1), f"fcmp {predicate} {x.typed}, {y.text}")

    def select(self, condition: Value, x: Operand, y: Operand) -> Value:
        """condition ? x : y; a scalar condition chooses whole vectors."""
        x, y = self.pair(x, y)
        if condition.const is not None:
            return x if condition.const else y
        return self.define(x.type, f"select {condition.typed}, {x.typed}, {y.typed}")

    def cast(self, op: str, x: Value, kind: Type) -> Value:
        """One conversion instruction by name; the same type on both sides emits nothing."""
        if x.type == kind:
            return x
        if op in ("trunc", "sext") and isinstance(x.const, int) and isinstance(kind.element, IntType):
            return const(kind, x.const if kind.element != I1 else x.const & 1)
        if op == "zext" and isinstance(x.const, int):
            return const(kind, x.const & ((1 << x.type.bits) - 1))
        return self.define(kind, f"{op} {x.typed} to {kind.text}")

    def sext(self, x: Value, kind: Type) -> Value:
        """Widen with the sign."""
        if x.type.element == I1 and x.const is not None:
            return const(kind, -int(x.const))
        return self.cast("sext", x, kind)

    def int_resize(self, x: Value, kind: Type, *, signed: bool = True) -> Value:
        """Widen or narrow an integer to `kind`."""
        if x.type.bits >= kind.bits:
            return self.trunc(x, kind)
        return self.sext(x, kind) if signed else self.zext(x, kind)

    def float_resize(self, x: Value, kind: Type) -> Value:
        """Widen or narrow a float to `kind`, rounding to nearest even; between the two 16-bit formats through float.

        A float becomes a bfloat by integer arithmetic: LLVM's own truncation calls a library function on processors
        without the instruction. ValueError for a double, which would be rounded twice.
        """
        if x.type == kind:
            return x
        if x.type.bits == kind.bits:
            return self.float_resize(self.cast("fpext", x, kind.with_element(FLOAT)), kind)
        if kind.element == BFLOAT:
            if x.type.element != FLOAT:
                raise ValueError(f"{x.type} is not rounded to {kind} at once")
            half = self.trunc(self.lshr(self.bfloat_in_upper_half(x), 16), kind.with_element(I16))
            return self.bitcast(half, kind)
        return self.cast("fpext" if x.type.bits < kind.bits else "fptrunc", x, kind)

    def bfloat_in_upper_half(self, x: Value) -> Value:
        """Words whose upper halves are floats rounded to bfloat, to nearest even; a NaN stays a quiet one."""
        bits = self.bitcast(x, x.type.with_element(I32))
        odd = self.and_(self.lshr(bits, 16), 1)
        rounded = self.add(bits, self.add(odd, 0x7FFF))
        return self.select(self.fcmp("uno", x, x), self.or_(bits, 0x400000), rounded)

    def int_to_float(self, x: Value, kind: Type, *, signed: bool = True) -> Value:
        """Integer to the nearest float."""
        return self.cast("sitofp" if signed else "uitofp", x, kind)

    def float_to_int(self, x: Value, kind: Type, *, signed: bool = True, saturate: bool = False) -> Value:
        """Float to integer, towards zero. Out of range is poison, or with `saturate` the nearest end, NaN giving 0."""
        if saturate:
            name = "llvm.fptosi.sat" if signed else "llvm.fptoui.sat"
            return self.intrinsic(name, kind, [x], (kind, x.type))
        return self.cast("fptosi" if signed else "fptoui", x, kind)

    def int_to_pointer(self, x: Value) -> Value:
        """An integer as an address."""
        return self.cast("inttoptr", x, PointerType())
