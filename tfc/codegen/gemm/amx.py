"""The matrix unit of some x86 processors (AMX): the operands it takes, and its kernels.

The unit has eight registers of 16 rows of 64 bytes. One instruction adds to a register of 16 x 16 sums the products of
a register of 16 rows of A and one of B, whose rows hold 16 columns of some neighbours along k, as dot.py has them in
vectors: four bytes, exact in i32, or two bf16 (TDPBSSD, TDPBF16PS: Intel's manual of instructions).

Products of bf16 are the unit's where it loses nothing (bf16_subnormals.py). It sums in an order that the manual tells:
from zero, over 32 neighbours along k, even and odd places apart, with one rounding a product; then both sums are added
up, and that is added to the result. `emit_exact` sums like that with vectors, for the other operands and where the
system does not let a program use the unit: which way it goes is not seen in the bits.
"""

from __future__ import annotations

from tfc.codegen.gemm.operand import Operand
from tfc.codegen.llvm import (
    FLOAT,
    I1,
    I8,
    I16,
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    Module,
    Param,
    Value,
    const,
    vector_of,
    zero,
)
from tfc.codegen.loop_ir.product import Amx
from tfc.codegen.target.target import Target
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, bf16, f32, i32

SIDE = 16
"""Rows of a register of the unit, and lanes of 32 bits in each: steps of k in A."""
BLOCK = 2 * SIDE
"""Rows and columns of what one kernel computes: four registers of sums, two of A and two of B."""
ROW = 64
"""Bytes of a register's row."""
ONCE = "tileloaddt164"
"""The load of what is used once while L1 is to hold something else."""
GROUP = 4
"""Rows that `emit_exact` computes at once."""
_SUMS, _LEFT, _RIGHT = (0, 1, 2, 3), (4, 5), (6, 7)
_PALETTE = bytes([1, *[0] * 15, *[ROW, 0] * 8, *[0] * 16, *[SIDE] * 8, *[0] * 8])
"""The operand of `ldtilecfg`: all eight registers whole."""


def amx_for(target: Target, sums: DType, a: DType, b: DType) -> Amx | None:
    """The matrix unit's operation on operands of these types, where the target has it."""
    if not target.has_amx:
        return None
    if sums == f32 and a == b == bf16:
        return Amx(2, "tdpbf16ps", guarded=True)
    if sums == i32 and a.size == b.size == 1:
        signed = Operand(a, target).is_signed, Operand(b, target).is_signed
        letters = "".join("s" if each else "u" for each in signed)
        return Amx(4, f"tdpb{letters}d", signed)
    return None


def packed_size(amx: Amx, n: Size, k: Size, count: Size) -> Size:
    """Lanes of packed panels of `count` matrices of k x n elements."""
    blocks = (k + (SIDE * amx.step - 1)) // (SIDE * amx.step)
    panels = (n + (BLOCK - 1)) // BLOCK
    return panels * BLOCK * (blocks * SIDE + int(amx.guarded)) * count


def begin(b: Builder) -> None:
    """Configure the matrix unit on the running thread."""
    name = "amx_palette"
    found = b.module.globals.get(name)
    place = found.value if found else b.module.bytes_constant(name, _PALETTE, align=64)
    b.intrinsic("llvm.x86.ldtilecfg", VOID, [place])


def end(b: Builder) -> None:
    """Release the matrix unit when no other code uses it: context switches need not save its registers then."""
    b.intrinsic("llvm.x86.tilerelease", VOID, [])


def multiply_add_registers(b: Builder, amx: Amx) -> None:
    """Add the products of all registers of A and B to those of sums."""
    for i, left in enumerate(_LEFT):
        for j, right in enumerate(_RIGHT):
            _multiply_registers(b, amx, _SUMS[2 * i + j], left, right)


def _multiply_registers(b: Builder, amx: Amx, sums: int, left: int, right: int) -> None:
    b.intrinsic(f"llvm.x86.{amx.name}", VOID, [const(I8, each) for each in (sums, left, right)])


_PARAMETERS = [
    Param(PTR, "a", ("readonly",)), Param(I64, "a_rows"), Param(PTR, "b", ("readonly",)), Param(PTR, "c"),
    Param(I64, "c_rows"), Param(I64, "blocks"), Param(I1, "accumulate"), Param(I64, "rows"),
    Param(PTR, "ahead", ("readonly",)), Param(I64, "ahead_rows"), Param(I64, "lines"),
]  # fmt: skip


def emit_multiply(module: Module, amx: Amx, high: int, name: str) -> Function:
    """`multiply(a, a_rows, b, c, c_rows, blocks, accumulate, rows, ahead, ahead_rows, lines)`: SIDE * `high` x BLOCK
    sums over so many blocks of SIDE steps of k.

    Rows of A are a_rows bytes apart, those of C c_rows; a row of B is BLOCK lanes. With `accumulate` the sums are added
    to what is in C. All rows are computed, whatever `rows` says. As many bytes as a row of A has are brought into L2
    from each of so many `lines`, which begin at `ahead` and are ahead_rows apart.
    """
    function = module.function(name, VOID, _PARAMETERS, linkage="internal", attributes=("noinline",))
    b, (a, a_rows, right, c, c_rows, blocks, accumulate, _, *next_a) = Builder(function), function.args
    places = [(i, j) for i in range(high) for j in range(2)]

    def number(register: int) -> Value:
        return const(I8, register)

    def at(i: int, j: int) -> Value:
        return b.gep(I8, c, b.add(b.mul(c_rows, SIDE * i), ROW * j))

    def read(register: int, place: Value, stride: Value, how: str = "tileloadd64") -> None:
        b.intrinsic(f"llvm.x86.{how}", VOID, [number(register), place, stride])

    with b.if_else(accumulate, name="start") as branches:
        with branches.then:
            for i, j in places:
                read(_SUMS[2 * i + j], at(i, j), c_rows)
        with branches.otherwise:
            for i, j in places:
                b.intrinsic("llvm.x86.tilezero", VOID, [number(_SUMS[2 * i + j])])
    with b.loop(0, blocks, 1, name="block") as block:
        left = b.gep(I8, a, b.mul(block, ROW))
        line = b.gep(I8, right, b.mul(block, SIDE * BLOCK * 4))
        ahead = b.gep(I8, next_a[0], b.mul(block, ROW), inbounds=False)
        with b.loop(0, next_a[2], 1, name="ahead") as each:
            b.prefetch(b.gep(I8, ahead, b.mul(each, next_a[1]), inbounds=False), locality=2)
        for i, j in places:
            if i == 0:
                read(_RIGHT[j], b.gep(I8, line, ROW * j), const(I64, BLOCK * 4), ONCE)
            if j == 0:
                read(_LEFT[i], b.gep(I8, left, b.mul(a_rows, SIDE * i)), a_rows)
            _multiply_registers(b, amx, _SUMS[2 * i + j], _LEFT[i], _RIGHT[j])
    for i, j in places:
        b.intrinsic("llvm.x86.tilestored64", VOID, [number(_SUMS[2 * i + j]), at(i, j), c_rows])
    b.ret()
    return function


def emit_exact(module: Module, amx: Amx, name: str) -> Function:
    """The same for any operands, without the matrix unit, GROUP rows at a time: all groups that have one of the
    `rows`.
    """
    function = module.function(name, VOID, _PARAMETERS, linkage="internal", attributes=("noinline",))
    b, (a, a_rows, right, c, c_rows, blocks, accumulate, rows, *_) = Builder(function), function.args
    vector, lanes = vector_of(amx.sums, SIDE), vector_of(I32, SIDE)
    add = b.fadd if amx.guarded else b.add
    places = [(r, v) for r in range(GROUP) for v in range(2)]
    with b.loop(0, rows, GROUP, name="group") as row:
        left, into = (b.gep(I8, x, b.mul(row, stride)) for x, stride in ((a, a_rows), (c, c_rows)))
        at = [b.gep(I8, into, b.add(b.mul(c_rows, r), ROW * v)) for r, v in places]
        with b.if_(b.not_(accumulate), name="start"):
            for place in at:
                b.store(zero(vector), place, align=4)
        with b.loop(0, blocks, 1, name="block") as block:
            with b.carry_loop(0, SIDE, 1, [zero(vector)] * (2 * len(places)), name="step") as loop:
                step = b.add(b.mul(block, SIDE), loop.index)
                line = b.gep(I8, right, b.mul(step, BLOCK * 4))
                columns = [_halves(b, amx, b.load(lanes, b.gep(I8, line, ROW * v), align=4), 1) for v in range(2)]
                sums = list(loop.carried)
                for r in range(GROUP):
                    place = b.gep(I8, left, b.add(b.mul(a_rows, r), b.mul(step, 4)))
                    x = _halves(b, amx, b.splat(b.load(I32, place, align=4), SIDE), 0)
                    for v, y in enumerate(columns):
                        for half in range(2):
                            one = (r * 2 + v) * 2 + half
                            sums[one] = _multiply_add(b, amx, x[half], y[half], sums[one])
                loop.next(*sums)
            for i, place in enumerate(at):
                both = add(loop.results[2 * i], loop.results[2 * i + 1])
                b.store(add(b.load(vector, place, align=4), both), place, align=4)
    b.ret()
    return function


def _halves(b: Builder, amx: Amx, x: Value, factor: int) -> tuple[Value, Value]:
    """The even and the odd neighbours in each lane: of two bf16 each as a float, of four bytes two each as words."""
    if amx.guarded:
        even, odd = b.shl(x, 16), b.and_(x, 0xFFFF0000)
        kind = x.type.with_element(FLOAT)
        return b.bitcast(even, kind), b.bitcast(odd, kind)
    words = b.bitcast(x, vector_of(I16, 2 * SIDE))
    if amx.signed[factor]:
        return b.ashr(b.shl(words, 8), 8), b.ashr(words, 8)
    return b.and_(words, 0xFF), b.lshr(words, 8)


def _multiply_add(b: Builder, amx: Amx, x: Value, y: Value, z: Value) -> Value:
    if amx.guarded:
        return b.fma(x, y, z)
    return b.add(z, b.intrinsic("llvm.x86.avx512.pmaddw.d.512", z.type, [x, y]))
