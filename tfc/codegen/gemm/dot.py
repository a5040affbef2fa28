"""Dot instructions: sums of products of neighbours along k, on x86 for i8 and i16, exact in i32, and for bf16.

A lane of 32 bits holds `step` neighbours along k of each operand: four bytes for VNNI's vpdpbusd, two words for
vpmaddwd (SSE2, AVX2, AVX-512BW) and vpdpwssd. All of them wrap around as sums in i32 do: a product of two bytes fits a
word, and of vpmaddwd's sums only (-2^15)^2 + (-2^15)^2 wraps.

vpdpbusd takes one operand as unsigned and the other as signed bytes. Where both are signed or both unsigned, the
highest bits of A are flipped when it is packed, which makes its elements 128 larger (or smaller), and the sums begin at
-128 (or +128) times the sum of B's column: a b = (a + 128) b - 128 b.
"""

from __future__ import annotations

from tfc.codegen.gemm.operand import Operand
from tfc.codegen.llvm import BFLOAT, I16, I32, Builder, Type, Value, const, int_type, vector_of
from tfc.codegen.target.target import Target
from tfc.ir.base.record import record

_WORDS = {512: "llvm.x86.avx512.pmaddw.d.512", 256: "llvm.x86.avx2.pmadd.wd", 128: "llvm.x86.sse2.pmadd.wd"}
FLIP = 128
"""The change of a byte whose highest bit is flipped and which is read as of the other kind."""


@record(frozen=True)
class Dot:
    """The operation of one instruction on each lane of the sums, on vectors of `bits`.

    step       how many neighbours along k a lane holds of each operand
    fused      the instruction adds to the sums as well
    flips      A's elements are read as of the other kind, unsigned or signed, with their highest bits flipped
    swaps      the unsigned operand is B
    scale      sums begin at so many times the sum of B's column
    of_bf16    the neighbours are two bf16, and sums are f32
    """

    step: int
    bits: int
    fused: bool = False
    flips: bool = False
    swaps: bool = False
    scale: int = 0
    of_bf16: bool = False

    @property
    def element(self) -> Type:
        """One of the neighbours in a lane."""
        return int_type(32 // self.step)

    def lanes(self, b: Builder, factor: Operand, place: Value, lanes: int, mask: Value | None = None) -> Value:
        """So many lanes of an operand whose elements are contiguous along k, B as it is and A too (see `flipped`)."""
        x = factor.load(b, place, vector_of(self.element, lanes * self.step), mask)
        return b.bitcast(x, vector_of(I32, lanes))

    def flipped(self, b: Builder, x: Value) -> Value:
        """Lanes of A as the instruction takes them."""
        return b.xor(x, 0x80808080) if self.flips else x

    def multiply_add(self, b: Builder, x: Value, y: Value, z: Value) -> Value:
        """z plus, lane by lane, the sum of products of the neighbours in x, of A, and in y, of B."""
        if self.of_bf16:
            pairs = vector_of(BFLOAT, self.bits // 16)
            operands = [z, b.bitcast(x, pairs), b.bitcast(y, pairs)]
            return b.intrinsic(f"llvm.x86.avx512bf16.dpbf16ps.{self.bits}", z.type, operands)
        if self.step == 4:
            first, second = (y, x) if self.swaps else (x, y)
            return b.intrinsic(f"llvm.x86.avx512.vpdpbusd.{self.bits}", z.type, [z, first, second])
        if self.fused:
            return b.intrinsic(f"llvm.x86.avx512.vpdpwssd.{self.bits}", z.type, [z, x, y])
        words = vector_of(I16, self.bits // 16)
        return b.add(z, b.intrinsic(_WORDS[self.bits], z.type, [b.bitcast(x, words), b.bitcast(y, words)]))

    def add_up(self, b: Builder, y: Value, z: Value) -> Value:
        """z plus, lane by lane, the sum of the neighbours in y, of B."""
        return self.multiply_add(b, const(y.type, 0x01010101), y, z)


def dot_for(target: Target, a: Operand, b: Operand) -> Dot | None:
    """The instruction for two operands of integers whose sums are i32, where the target has one."""
    bits = target.vector_bits
    if target.arch != "x86_64" or target.integer_bits != bits or bits not in _WORDS:
        return None
    if a.size == b.size == 1 and target.has_vnni:
        if a.is_signed == b.is_signed:
            return Dot(4, bits, fused=True, flips=True, swaps=not a.is_signed, scale=-FLIP if a.is_signed else FLIP)
        return Dot(4, bits, fused=True, swaps=a.is_signed, scale=-a.bias)
    if all(factor.size == 1 or (factor.size == 2 and factor.is_signed) for factor in (a, b)) and not a.bias:
        return Dot(2, bits, fused=target.has_vnni)
    return None
