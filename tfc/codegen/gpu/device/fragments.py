"""Fragments of matrices over the lanes of a warp: loads and products by a device's instructions, and by the simulator,
where lanes publish their values and each computes its own sums.

Lane 4g + t has, of a 16 x k matrix a, the 4 bytes number t of rows g and g + 8, of the first half of k, then of the
second; of b, k x 8, the 4 bytes number t of column g, of the first half of k, then of the second; of the 16 x 8 sums
rows g and g + 8, columns 2t and 2t + 1 (PTX ISA, "Matrix multiply-accumulate operation using mma instruction").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.llvm import FLOAT, HALF, I16, I32, Builder, Type, Value, vector_of
from tfc.codegen.llvm.types import StructType
from tfc.codegen.loop_ir.tile_statements import FragmentKind
from tfc.codegen.target.formats import Formats
from tfc.ir.types.types import bf16, f16

Read = Callable[[Value, int], Value]
"""The published value number k of a lane."""


# ---- a device --------------------------------------------------------------------------------------------------------


def load_on_device(b: Builder, address: Value, count: int, *, transposed: bool) -> list[Value]:
    """ldmatrix: `count` words from rows whose addresses the lanes give."""
    turned = ".trans" if transposed else ""
    result = I32 if count == 1 else StructType((I32,) * count)
    name = f"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x{count}{turned}.b16.p3"
    called = b.module.declare(name, result, [address.type], attributes=("convergent",))
    found = b.call(called, [address])
    return [found] if count == 1 else [b.extract_value(found, I32, k) for k in range(count)]


def multiply_on_device(
    b: Builder, kind: FragmentKind, left: Sequence[Value], right: Sequence[Value], sums: Sequence[Value]
) -> list[Value]:
    """mma.sync."""
    deep = 8 if kind == "tf32" else 4 * len(left)
    word: Type = vector_of(HALF, 2) if kind == "f16" else I32
    name = f"llvm.nvvm.mma.m16n8k{deep}.row.col.{'f32.f32' if kind == 'f16' else kind}"
    words = [x if word == I32 else b.bitcast(x, word) for x in (*left, *right)]
    kinds = [word] * len(words) + [FLOAT] * len(sums)
    result = StructType((FLOAT,) * len(sums))
    found = b.call(b.module.declare(name, result, kinds, attributes=("convergent",)), [*words, *sums])
    return [b.extract_value(found, FLOAT, k) for k in range(len(sums))]


def round_on_device(b: Builder, word: Value) -> Value:
    """cvt.rna.tf32."""
    called = b.module.declare("llvm.nvvm.f2tf32.rna", I32, [FLOAT])
    return b.call(called, [b.bitcast(word, FLOAT)])


# ---- the stand-in ----------------------------------------------------------------------------------------------------


def load_on_stand_in(b: Builder, lane: Value, read: Read, count: int, *, transposed: bool) -> list[Value]:
    """The words that a lane loads of matrices whose row addresses are the lanes' first published values."""
    row, part = b.lshr(lane, 2), b.and_(lane, 3)
    found = []
    for k in range(count):
        if transposed:
            first = b.add(b.mul(part, 2), 8 * k)
            pair = [b.zext(b.load(I16, b.gep(I16, read(b.add(first, far), 0), row)), I32) for far in range(2)]
            found.append(b.or_(pair[0], b.shl(pair[1], 16)))
        else:
            found.append(b.load(I32, b.gep(I32, read(b.add(row, 8 * k), 0), part)))
    return found


def multiply_on_stand_in(
    b: Builder,
    lane: Value,
    read: Read,
    kind: FragmentKind,
    words: tuple[int, int],
    sums: Sequence[Value],
    formats: Formats,
) -> list[Value]:
    """The sums of a lane; all lanes have published `words` of a and of b. The sum runs along k in order."""
    row, part = b.lshr(lane, 2), b.and_(lane, 3)
    halves = range(words[1])
    rows, columns = [], []
    for far in range(2):
        first = b.mul(row, 4)
        rows.append([x for h in halves for x in _elements(b, read, first, far + 2 * h, kind, formats)])
    for near in range(2):
        first = b.mul(b.add(b.mul(part, 2), near), 4)
        columns.append([x for h in halves for x in _elements(b, read, first, words[0] + h, kind, formats)])
    found = list(sums)
    for k in range(len(found)):
        for x, y in zip(rows[k // 2], columns[k % 2], strict=True):
            found[k] = b.fma(x, y, found[k])
    return found


def _elements(b: Builder, read: Read, first: Value, word: int, kind: FragmentKind, formats: Formats) -> list[Value]:
    """The elements, in f32, in the words number `word` of four lanes."""
    found = []
    for t in range(4):
        raw = read(b.add(first, t), word)
        if kind == "tf32":
            found.append(b.bitcast(b.and_(raw, -(1 << 13)), FLOAT))
            continue
        for half in (raw, b.lshr(raw, 16)):
            dtype = bf16 if kind == "bf16" else f16
            bits = b.trunc(half, I16)
            memory = formats.memory_type(dtype)
            found.append(formats.load(bits if memory == I16 else b.bitcast(bits, memory), dtype))
    return found


def round_on_stand_in(b: Builder, word: Value) -> Value:
    """An f32, as a word, rounded to 10 bits of mantissa; ties away from zero."""
    finite = b.icmp("ult", b.and_(word, 0x7FFFFFFF), 0x7F800000)
    return b.select(finite, b.and_(b.add(word, 0x1000), -(1 << 13)), word)
