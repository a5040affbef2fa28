"""A pipelined product as LLVM text: who copies, who multiplies, and how they tell each other (pipeline.py).

All of it is intrinsics but for the product itself, for which LLVM has none: its sums are operands of inline assembly
that are read and written, so that a loop keeps them in their registers. What must be true of the code around it, or the
assembler has every product waited for, is said where it is done.

Each stage has two mbarriers. `full` ends a phase when one thread has announced a number of bytes and they have come;
`empty` when a thread of each warp that multiplies has said that its warp has read the stage. The n-th use of a stage
waits for the n-th phase of `full`, and a copy for the one before it of `empty`: so that the first copies do not wait,
they ask for the phase that was before the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.gpu.contract.pipeline import BARRIER_BYTES, DEPTH, ROW_BYTES, STAGES, Pipeline, PipelineSide, TensorMap
from tfc.codegen.gpu.peers import DevicePeers, call_together
from tfc.codegen.llvm import (
    FALSE,
    FLOAT,
    I1,
    I8,
    I16,
    I32,
    I64,
    PTR,
    VOID,
    StructType,
    Type,
    Value,
    const,
    pointer,
)
from tfc.codegen.loops import THREAD, WARP, PipelinedProduct
from tfc.ir.types import bf16

GROUP, GROUPS = 128, 2
"""Threads of four warps, which multiply together; how many such groups do."""
MULTIPLYING = GROUPS * GROUP
FEW_REGISTERS, MANY_REGISTERS = 40, 232
"""What a thread that copies leaves of its registers, and what one that multiplies gets."""
STEP = 16
"""Steps of k of one product."""
_SWIZZLE_128 = 1 << 62
_EIGHT_ROWS = 8 * ROW_BYTES >> 4
"""Of descriptors: the distance of 8 rows (or of 8 steps of k, where rows lie along memory), in units of 16 bytes."""


def emit_pipeline(
    e: Evaluator,
    statement: PipelinedProduct,
    peers: DevicePeers,
    maps: Mapping[TensorMap, Value],
    body: Callable[[], None],
) -> None:
    """Emit the product; `body` emits what follows it, where the sums are bound, in the threads that multiply.

    `maps` are the addresses of the tensor maps.
    """
    _Emission(e, statement.product, peers, maps).emit(body)


class _Emission:
    def __init__(self, e: Evaluator, made: Pipeline, peers: DevicePeers, maps: Mapping[TensorMap, Value]) -> None:
        self.e, self.b, self.made, self.peers, self.maps = e, e.b, made, peers, maps
        self.memory = e.memory[made.memory][0]
        self.steps = self._word(e.value(made.steps))
        self.thread = self._word(e.value(THREAD))
        # Of a shuffle the assembler knows that it gives all threads of a warp the same: roles are whole warps'.
        self.group = self.peers.shuffle(self.b.lshr(self.thread, 7), "idx", const(I32, 0))

    def emit(self, body: Callable[[], None]) -> None:
        """All of it."""
        b, e = self.b, self.e
        first = [self._word(e.value(x)) for x in (self.made.left.first, self.made.right.first, self.made.matrix)]
        self._begin()
        with b.if_else(b.icmp("ult", self.group, GROUPS)) as arms:
            with arms.then, e.scope():
                self._call("setmaxnreg.inc.sync.aligned.u32", VOID, [const(I32, MANY_REGISTERS)])
                for var, value in zip(self.made.sums, self._multiplied(), strict=True):
                    e.bind(var, value)
                self.peers.among(MULTIPLYING).barrier()  # what follows uses the memory of the stages
                body()
            with arms.otherwise:
                self._call("setmaxnreg.dec.sync.aligned.u32", VOID, [const(I32, FEW_REGISTERS)])
                with b.if_(b.icmp("eq", self.thread, MULTIPLYING)):
                    self._copy_all(first)

    def _begin(self) -> None:
        """One thread makes the mbarriers, and all know of them."""
        b = self.b
        with b.if_(b.icmp("eq", self.thread, 0)):
            for stage in range(STAGES):
                for barrier, arrivals in ((self._full, 1), (self._empty, MULTIPLYING // WARP)):
                    self._call("mbarrier.init.shared", VOID, [barrier(const(I32, stage)), const(I32, arrivals)])
            self._call("fence.mbarrier_init.release.cluster", VOID, [])
            self._call("fence.proxy.async.shared_cta", VOID, [])
        self.peers.barrier()

    # ---- copying -----------------------------------------------------------------------------------------------------

    def _copy_all(self, first: Sequence[Value]) -> None:
        b, made = self.b, self.made
        with b.loop(const(I32, 0), self.steps) as step:
            stage, round_ = b.and_(step, STAGES - 1), b.lshr(step, STAGES.bit_length() - 1)
            self._wait(self._empty(stage), b.and_(b.xor(round_, 1), 1))
            full = self._full(stage)
            self._call("mbarrier.arrive.expect.tx.scope.cta.space.cta", I64, [full, const(I32, made.stage)])
            k, start = b.mul(step, DEPTH), b.mul(stage, made.stage)
            self._copy(made.left, start, full, k, first[0], first[2])
            self._copy(made.right, b.add(start, made.left.size), full, k, first[1], first[2])

    def _copy(self, side: PipelineSide, start: Value, full: Value, k: Value, row: Value, matrix: Value) -> None:
        """Ask for the boxes of a tile."""
        b, rank = self.b, len(side.map.sizes)
        for box in range(side.boxes):
            place = b.gep(I8, self.memory, b.zext(b.add(start, box * side.size // side.boxes), I64))
            generic = b.define(PTR, f"addrspacecast {place.typed} to ptr")
            target = b.define(pointer(7), f"addrspacecast {generic.typed} to {pointer(7)}")
            within = b.add(row, box * DEPTH)
            at = [*([within, k] if side.turned else [k, within]), matrix][:rank]
            rest = [const(I16, 0), const(I64, 0), FALSE, FALSE, const(I32, 0)]
            operands = [target, full, self.maps[side.map], *at, *rest]
            self._call(f"cp.async.bulk.tensor.g2s.tile.{rank}d", VOID, operands)

    # ---- multiplying -------------------------------------------------------------------------------------------------

    def _multiplied(self) -> list[Value]:
        """All products of a group of warps, and their sums.

        The sums begin as constants: taken from elsewhere, they would be copied behind the fence. Two steps overlap:
        while the products of one run, those of the step before have ended, so that its stage is free again.
        """
        b, made = self.b, self.made
        leads = b.icmp("eq", b.and_(self.thread, WARP - 1), 0)
        zeros = [const(FLOAT, 0.0) for _ in made.sums]
        address = b.pointer_to_int(self.memory, I64)
        begin = b.lshr(b.and_(address, 0x3FFFF), 4)
        left = b.add(begin, b.mul(b.zext(self.group, I64), made.left.size // GROUPS >> 4))
        right = b.add(begin, made.left.size >> 4)
        with b.carry_loop(const(I32, 0), self.steps, 1, zeros) as loop:
            step = loop.index
            stage = b.and_(step, STAGES - 1)
            self._wait(self._full(stage), b.and_(b.lshr(step, STAGES.bit_length() - 1), 1))
            start = b.zext(b.mul(stage, made.stage >> 4), I64)
            factors = [
                b.or_(b.add(place, start), const(I64, _constant(side)))
                for place, side in ((left, made.left), (right, made.right))
            ]
            self._call("wgmma.fence.sync.aligned", VOID, [])
            sums = list(loop.carried)
            for number in range(DEPTH // STEP):
                sums = self._product(
                    sums,
                    *(
                        b.add(x, number * _along_k(side))
                        for x, side in zip(factors, (made.left, made.right), strict=True)
                    ),
                )
            self._call("wgmma.commit_group.sync.aligned", VOID, [])
            self._call("wgmma.wait_group.sync.aligned", VOID, [const(I64, 1)])
            with b.if_(b.and_(leads, b.icmp("ne", step, 0))):
                self._call("mbarrier.arrive.shared", I64, [self._empty(b.and_(b.sub(step, 1), STAGES - 1))])
            loop.next(*sums)
        self._call("wgmma.wait_group.sync.aligned", VOID, [const(I64, 0)])
        return list(loop.results)

    def _product(self, sums: Sequence[Value], left: Value, right: Value) -> list[Value]:
        """64 rows by STEP of k by all columns, added to the sums."""
        b, made, size = self.b, self.made, len(sums)
        kind = "bf16" if made.left.map.tensor.dtype == bf16 else "f16"
        registers = ", ".join(f"${k}" for k in range(size))
        turned = ", ".join(str(int(side.turned)) for side in (made.left, made.right))
        name = f"wgmma.mma_async.sync.aligned.m64n{made.right.rows}k{STEP}.f32.{kind}.{kind}"
        text = f"{name} {{{registers}}}, ${2 * size}, ${2 * size + 1}, 1, 1, 1, {turned};"
        ties = ",".join(["=f"] * size + [str(k) for k in range(size)] + ["l", "l"])
        result = StructType((FLOAT,) * size)
        given = ", ".join(value.typed for value in (*sums, left, right))
        group = b.module.attribute_group(("convergent", "nounwind"))
        both = b.define(result, f'call {result.text} asm sideeffect "{text}", "{ties}"({given}) {group}')
        return [b.extract_value(both, FLOAT, k) for k in range(size)]

    # ---- mbarriers ---------------------------------------------------------------------------------------------------

    def _full(self, stage: Value) -> Value:
        return self._barrier(stage, 0)

    def _empty(self, stage: Value) -> Value:
        return self._barrier(stage, BARRIER_BYTES // 2)

    def _barrier(self, stage: Value, offset: int) -> Value:
        b = self.b
        place = b.add(b.mul(stage, BARRIER_BYTES), STAGES * self.made.stage + offset)
        return b.gep(I8, self.memory, b.zext(place, I64))

    def _wait(self, barrier: Value, parity: Value) -> None:
        """Until the phase of that parity has ended."""
        b, function = self.b, self.b.function
        again, on = function.detached("again"), function.detached("on")
        b.br(again)
        function.place(again)
        b.at(again)
        done = self._call("mbarrier.try.wait.parity.scope.cta.space.cta", I1, [barrier, parity])
        b.cond_br(done, on, again)
        function.place(on)
        b.at(on)

    def _call(self, name: str, result: Type, operands: Sequence[Value]) -> Value:
        return call_together(self.b, name, result, operands)

    def _word(self, value: Value) -> Value:
        return self.b.int_resize(value, I32, signed=False)


def _constant(side: PipelineSide) -> int:
    """What a descriptor says besides the place: the pattern, and the distances of the pieces it is made of."""
    leading = side.size // side.boxes >> 4 if side.turned else 1
    return _SWIZZLE_128 | _EIGHT_ROWS << 32 | leading << 16


def _along_k(side: PipelineSide) -> int:
    """How far STEP of k are, in units of 16 bytes."""
    return (STEP * ROW_BYTES if side.turned else STEP * 2) >> 4
