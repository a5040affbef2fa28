"""The stages of a pipelined product as LLVM text: their mbarriers, copies into them and products of their tiles.

All of it is intrinsics but for the product itself, for which LLVM has none: its sums are operands of inline assembly
that are read and written, so that a loop keeps them in their registers. What must be true of the code around it, or the
assembler has every product waited for, is said where it is done.

Each stage has two mbarriers. `full` ends a phase when one thread has announced a number of bytes and they have come;
`empty` when a thread of each warp that multiplies has said that its warp has read the stage. The n-th use of a stage
waits for the n-th phase of `full`, and a copy for the one before it of `empty`: so that the first copies do not wait,
they ask for the phase that was before the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.gpu.device.block_ops import DevicePeers
from tfc.codegen.llvm import (
    FALSE,
    FLOAT,
    I1,
    I8,
    I16,
    I32,
    I64,
    PTR,
    TRUE,
    VOID,
    Operand,
    StructType,
    Value,
    const,
    pointer,
)
from tfc.codegen.loop_ir.async_pipeline import (
    BARRIER_BYTES,
    DEPTH,
    GROUPS,
    ROW_BYTES,
    STAGES,
    Pipeline,
    PipelineSide,
    TensorMap,
)
from tfc.codegen.loop_ir.loops import THREAD, WARP
from tfc.ir.types.types import bf16

GROUP = 128
"""Threads of four warps, which multiply together."""
MULTIPLYING = GROUPS * GROUP
FEW_REGISTERS, MANY_REGISTERS = 40, 232
"""Registers of a thread that copies, and of one that multiplies."""
STEP = 16
"""Steps of k of one product."""
_SWIZZLE_128 = 1 << 62
_EIGHT_ROWS = 8 * ROW_BYTES >> 4
"""Of descriptors: the distance of 8 rows (or of 8 steps of k, where rows lie along memory), in units of 16 bytes."""


class Stages:
    """Emitter of operations on stages; subclasses choose the threads and the order.

    `maps` are the addresses of the tensor maps. `scope` is how far a wait for `empty` looks: to threads of the block,
    or of the cluster.
    """

    scope = "cta"

    def __init__(self, e: Evaluator, made: Pipeline, peers: DevicePeers, maps: Mapping[TensorMap, Value]) -> None:
        self.e, self.b, self.made, self.peers, self.maps = e, e.b, made, peers, maps
        self.call = peers.call
        self.memory = e.memory[made.memory][0]
        self.steps = self.word(e.value(made.steps))
        self.thread = self.word(e.value(THREAD))
        # Of a shuffle the assembler knows that it gives all threads of a warp the same: roles are whole warps'.
        self.group = self.peers.shuffle(self.b.lshr(self.thread, 7), "idx", const(I32, 0))

    def multiplies(self) -> Value:
        """True where the thread belongs to a warp group that multiplies; the others copy."""
        return self.b.icmp("ult", self.group, GROUPS)

    def keep_registers(self, count: int) -> None:
        """Set the number of registers of each thread of the warp group."""
        change = "inc" if count == MANY_REGISTERS else "dec"
        self.call(f"setmaxnreg.{change}.sync.aligned.u32", VOID, [const(I32, count)])

    def make_barriers(self, blocks: int) -> None:
        """Initialise the mbarriers by one thread, for stages that the warps of so many blocks have to read."""
        b = self.b
        with b.if_(b.icmp("eq", self.thread, 0)):
            for stage in range(STAGES):
                for barrier, arrivals in ((self.full, 1), (self.empty, blocks * MULTIPLYING // WARP)):
                    self.call("mbarrier.init.shared", VOID, [barrier(const(I32, stage)), const(I32, arrivals)])
            self.call("fence.mbarrier_init.release.cluster", VOID, [])
            self.call("fence.proxy.async.shared_cta", VOID, [])

    # ---- copying -----------------------------------------------------------------------------------------------------

    def await_empty(self, number: Value) -> Value:
        """Wait until stage use `number` may be copied into and announce its bytes; gives the stage."""
        b = self.b
        stage, round_ = b.and_(number, STAGES - 1), b.lshr(number, STAGES.bit_length() - 1)
        self._wait(self.empty(stage), b.and_(b.xor(round_, 1), 1), self.scope)
        operands = [self.full(stage), const(I32, self.made.stage)]
        self.call("mbarrier.arrive.expect.tx.scope.cta.space.cta", I64, operands)
        return stage

    def copy(
        self, side: PipelineSide, stage: Value, at: Sequence[Value], boxes: Iterable[Operand], blocks: int = 0
    ) -> None:
        """Copy some boxes of a tile that begins at step `at[0]` of k, row `at[1]`, matrix `at[2]`. `blocks` has a bit
        for each block of the cluster that receives them, where this is not one block alone.
        """
        b, (k, row, matrix), rank = self.b, at, len(side.map.sizes)
        start = b.add(b.mul(stage, self.made.stage), 0 if side is self.made.left else self.made.left.size)
        for box in boxes:
            place = b.gep(I8, self.memory, b.zext(b.add(start, b.mul(const(I32, side.size // side.boxes), box)), I64))
            generic = b.define(PTR, f"addrspacecast {place.typed} to ptr")
            target = b.define(pointer(7), f"addrspacecast {generic.typed} to {pointer(7)}")
            within = b.add(row, b.mul(const(I32, side.rows // side.boxes), box))
            first = [*([within, k] if side.transposed else [k, within]), matrix][:rank]
            rest = [const(I16, blocks), const(I64, 0), TRUE if blocks else FALSE, FALSE, const(I32, 0)]
            operands = [target, self.full(stage), self.maps[side.map], *first, *rest]
            self.call(f"cp.async.bulk.tensor.g2s.tile.{rank}d", VOID, operands)

    # ---- multiplying -------------------------------------------------------------------------------------------------

    def multiplied(self, before: Value) -> list[Value]:
        """The sums of a warp group for a tile, after `before` uses of stages.

        The sums begin as constants: taken from elsewhere, they would be copied behind the fence. Two steps overlap:
        while the products of one run, those of the step before have ended, so that its stage is free again.
        """
        b, made = self.b, self.made
        zeros = [const(FLOAT, 0.0) for _ in made.sums]
        address = b.pointer_to_int(self.memory, I64)
        begin = b.lshr(b.and_(address, 0x3FFFF), 4)
        left = b.add(begin, b.mul(b.zext(self.group, I64), made.left.size // GROUPS >> 4))
        right = b.add(begin, made.left.size >> 4)
        # Descriptors count in units of 16 bytes.
        steps = [(STEP * ROW_BYTES if side.transposed else STEP * 2) >> 4 for side in (made.left, made.right)]
        with b.carry_loop(const(I32, 0), self.steps, 1, zeros) as loop:
            number = b.add(before, loop.index)
            stage = b.and_(number, STAGES - 1)
            self._wait(self.full(stage), b.and_(b.lshr(number, STAGES.bit_length() - 1), 1), "cta")
            start = b.zext(b.mul(stage, made.stage >> 4), I64)
            factors = [
                b.or_(b.add(place, start), const(I64, _constant(side)))
                for place, side in ((left, made.left), (right, made.right))
            ]
            self.call("wgmma.fence.sync.aligned", VOID, [])
            sums = list(loop.carried)
            for depth in range(DEPTH // STEP):
                sums = self._product(sums, *(b.add(x, depth * apart) for x, apart in zip(factors, steps, strict=True)))
            self.call("wgmma.commit_group.sync.aligned", VOID, [])
            self.call("wgmma.wait_group.sync.aligned", VOID, [const(I64, 1)])
            self.release(b.sub(number, 1), b.icmp("ne", loop.index, 0))
            loop.next(*sums)
        self.call("wgmma.wait_group.sync.aligned", VOID, [const(I64, 0)])
        return list(loop.results)

    def release(self, number: Value, when: Value) -> None:
        """Mark the stage of use `number` as read by the warp, where the i1 `when` holds."""
        b = self.b
        with b.if_(b.and_(b.icmp("eq", b.and_(self.thread, WARP - 1), 0), when)):
            self.call("mbarrier.arrive.shared", I64, [self.empty(b.and_(number, STAGES - 1))])

    def _product(self, sums: Sequence[Value], left: Value, right: Value) -> list[Value]:
        """Add the product of 64 rows by STEP of k by all columns to the sums."""
        b, made, size = self.b, self.made, len(sums)
        kind = "bf16" if made.left.map.tensor.dtype == bf16 else "f16"
        registers = ", ".join(f"${k}" for k in range(size))
        transposed = ", ".join(str(int(side.transposed)) for side in (made.left, made.right))
        name = f"wgmma.mma_async.sync.aligned.m64n{made.right.rows}k{STEP}.f32.{kind}.{kind}"
        text = f"{name} {{{registers}}}, ${2 * size}, ${2 * size + 1}, 1, 1, 1, {transposed};"
        ties = ",".join(["=f"] * size + [str(k) for k in range(size)] + ["l", "l"])
        result = StructType((FLOAT,) * size)
        given = ", ".join(value.typed for value in (*sums, left, right))
        group = b.module.attribute_group(("convergent", "nounwind"))
        both = b.define(result, f'call {result.text} asm sideeffect "{text}", "{ties}"({given}) {group}')
        return [b.extract_value(both, FLOAT, k) for k in range(size)]

    # ---- mbarriers ---------------------------------------------------------------------------------------------------

    def full(self, stage: Value) -> Value:
        """The mbarrier that signals that a stage's tiles have arrived."""
        return self._barrier(stage, 0)

    def empty(self, stage: Value) -> Value:
        """The mbarrier that signals that a stage's tiles have been read."""
        return self._barrier(stage, BARRIER_BYTES // 2)

    def _barrier(self, stage: Value, offset: int) -> Value:
        b = self.b
        place = b.add(b.mul(stage, BARRIER_BYTES), self.made.barriers + offset)
        return b.gep(I8, self.memory, b.zext(place, I64))

    def _wait(self, barrier: Value, parity: Value, scope: str) -> None:
        """Wait until the phase of that parity has ended."""
        b, function = self.b, self.b.function
        again, on = function.detached("again"), function.detached("on")
        b.br(again)
        b.enter(again)
        done = self.call(f"mbarrier.try.wait.parity.scope.{scope}.space.cta", I1, [barrier, parity])
        b.cond_br(done, on, again)
        b.enter(on)

    def word(self, value: Value) -> Value:
        """A number as an i32."""
        return self.b.int_resize(value, I32, signed=False)


def _constant(side: PipelineSide) -> int:
    """The constant bits of a descriptor: the swizzle pattern, and the distances of the pieces of the matrix."""
    leading = side.size // side.boxes >> 4 if side.transposed else 1
    return _SWIZZLE_128 | _EIGHT_ROWS << 32 | leading << 16
