"""Persistent pipelined products as LLVM text: clusters of blocks go from tile to tile (stages: emit_stages.py).

The blocks of a cluster lie above each other, so that their tiles have the right operand's in common: each copies its
part of that into all of them. A stage of one block is therefore written by both, and empty when the warps of both have
read theirs; they say so to both.

The thread that copies goes from tile to tile on its own: while the others still have results to bring out, it fills
the stages for what comes next. Results go out in slices, through memory that is not the stages': a group of warps
writes one while the slice before it leaves, and waits for the one before that.

What a block has in its memory others of the cluster write to: none begins before all have made their mbarriers, and
none ends before all are done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.gpu.device.block_ops import DevicePeers
from tfc.codegen.gpu.device.emit_stages import FEW_REGISTERS, GROUP, MANY_REGISTERS, MULTIPLYING, Stages
from tfc.codegen.llvm import FALSE, I8, I32, I64, TRUE, VOID, Value, const, pointer, poison, vector_of
from tfc.codegen.loop_ir.async_pipeline import (
    CLUSTER,
    DEPTH,
    OUTGOING,
    ROW_BYTES,
    SLICE_BYTES,
    SLICE_ROWS,
    STAGES,
    Pipeline,
    Places,
    TensorMap,
    Walk,
)
from tfc.codegen.loop_ir.loops import BLOCK, WARP

_PIECE = 16
"""Bytes that keep together in the pattern that boxes are stored in."""
_OWN_BARRIER = 1
"""The number of the first barrier of a group of warps; that of a block is 0."""


class Walking(Stages):
    """Emitter of a product whose clusters go from tile to tile."""

    scope = "cluster"

    def __init__(
        self, e: Evaluator, made: Pipeline, walk: Walk, peers: DevicePeers, maps: Mapping[TensorMap, Value]
    ) -> None:
        super().__init__(e, made, peers, maps)
        b = self.b
        self.walk = walk
        block = self.word(e.value(BLOCK))
        blocks = b.intrinsic("llvm.nvvm.read.ptx.sreg.nctaid.x", I32, [])
        works = self.word(e.value(walk.works))
        self.rank, self.cluster = b.urem(block, CLUSTER), b.udiv(block, CLUSTER)
        self.clusters = b.udiv(blocks, CLUSTER)
        last = b.add(b.sub(works, self.cluster), b.sub(self.clusters, 1))
        self.turns = b.udiv(last, self.clusters)

    def emit(self) -> None:
        """Emit the whole walk."""
        b = self.b
        self.make_barriers(CLUSTER)
        self._meet()
        with b.if_else(self.multiplies()) as branches:
            with branches.then:
                self.keep_registers(MANY_REGISTERS)
                self._multiply_all()
            with branches.otherwise:
                self.keep_registers(FEW_REGISTERS)
                with b.if_(b.icmp("eq", self.thread, MULTIPLYING)):
                    self._copy_all()
        self._meet()

    def _meet(self) -> None:
        """Wait for all threads of the cluster."""
        self.call("barrier.cluster.arrive", VOID, [])
        self.call("barrier.cluster.wait", VOID, [])

    def _enter(self, turn: Value) -> None:
        """Bind the first rows and the matrix of a tile by its number."""
        number = self.b.add(self.cluster, self.b.mul(turn, self.clusters))
        self.e.bind(self.walk.number, self.b.zext(number, I64))
        self._bind(self.walk.places)

    def _bind(self, places: Places) -> None:
        for axis, value in places:
            self.e.bind(axis, self.e.value(value))

    # ---- copying -----------------------------------------------------------------------------------------------------

    def _copy_all(self) -> None:
        b, e, made = self.b, self.e, self.made
        share = made.right.boxes // CLUSTER
        own = [b.add(b.mul(self.rank, share), const(I32, box)) for box in range(share)]
        with b.loop(const(I32, 0), self.turns) as turn, e.scope():
            self._enter(turn)
            left, right, matrix = (self.word(e.value(x)) for x in (made.left.first, made.right.first, made.matrix))
            before = b.mul(turn, self.steps)
            with b.loop(const(I32, 0), self.steps) as step:
                stage, k = self.await_empty(b.add(before, step)), b.mul(step, DEPTH)
                self.copy(made.left, stage, [k, left, matrix], range(made.left.boxes))
                self.copy(made.right, stage, [k, right, matrix], own, (1 << CLUSTER) - 1)

    # ---- multiplying -------------------------------------------------------------------------------------------------

    def _multiply_all(self) -> None:
        b, e = self.b, self.e
        with b.loop(const(I32, 0), self.turns) as turn, e.scope():
            before = b.mul(turn, self.steps)
            sums = self.multiplied(before)
            self.release(b.sub(b.add(before, self.steps), 1), TRUE)
            self._enter(turn)
            self._bring_out(sums)
        with b.if_(self._leads()):
            self._await_slices(0)  # they are read from the memory of this block

    def release(self, number: Value, when: Value) -> None:
        """Mark the stage of use `number` as read by the warp, in all blocks of the cluster; each lane signals one
        block.
        """
        b = self.b
        lane, lanes = b.and_(self.thread, WARP - 1), WARP // CLUSTER
        with b.if_(b.and_(b.icmp("eq", b.and_(lane, lanes - 1), 0), when)):
            barrier = self.empty(b.and_(number, STAGES - 1))
            # LLVM may ask for the place in all lanes: each names a block that is there.
            place = self.call("mapa.shared.cluster", pointer(7), [barrier, b.udiv(lane, lanes)])
            self.call("mbarrier.arrive.scope.cluster.space.cluster", VOID, [place, const(I32, 1)])

    # ---- results -----------------------------------------------------------------------------------------------------

    def _leads(self) -> Value:
        """True where the thread is the one of its warp group that starts copies."""
        return self.b.icmp("eq", self.b.and_(self.thread, GROUP - 1), 0)

    def _await_slices(self, left: int) -> None:
        """Wait until all slices but `left` that this thread has sent have been read."""
        self.call("cp.async.bulk.wait.group.read", VOID, [const(I32, left)])

    def _meet_group(self) -> None:
        number = self.b.add(self.group, _OWN_BARRIER)
        self.call("barrier.cta.sync.aligned.count", VOID, [number, const(I32, GROUP)])

    def _bring_out(self, sums: list[Value]) -> None:
        """Store the results of a tile, slice by slice. A warp group uses its slices in rotation."""
        b, e, made, result = self.b, self.e, self.made, self.walk.result
        left, right, matrix = (self.word(e.value(x)) for x in (made.left.first, made.right.first, made.matrix))
        row = b.add(left, b.mul(self.group, SLICE_ROWS))
        wide = ROW_BYTES // result.tensor.dtype.size
        count = made.right.rows // wide
        first = b.add(b.mul(self.group, OUTGOING * SLICE_BYTES), STAGES * made.stage)
        for number in range(count):
            start = b.add(first, number % OUTGOING * SLICE_BYTES)
            with b.if_(self._leads()):
                self._await_slices(OUTGOING - 1)
            self._meet_group()
            each = len(sums) // count
            self._write(start, number * wide, sums[number * each : (number + 1) * each])
            self.call("fence.proxy.async.shared_cta", VOID, [])
            self._meet_group()
            with b.if_(self._leads()):
                self._send(start, [b.add(right, number * wide), row, matrix])

    def _write(self, start: Value, column: int, sums: list[Value]) -> None:
        """Write results of this thread to a slice whose first column in the tile is `column`, two neighbours at a time;
        their chunks are permuted in each row as the copy of boxes expects (swizzle).
        """
        b, e, dtype = self.b, self.e, self.walk.result.tensor.dtype
        kind = e.formats.memory_type(dtype)
        lane = b.and_(self.thread, WARP - 1)
        within = b.and_(b.lshr(self.thread, 5), GROUP // WARP - 1)
        upper = b.add(b.mul(within, 16), b.lshr(lane, 2))
        beside = b.mul(b.and_(lane, 3), 2)
        for half in range(2):
            row = b.add(upper, 8 * half)
            with e.scope():
                tile_row = b.add(b.mul(self.group, SLICE_ROWS), row)
                e.bind(self.walk.row, b.zext(tile_row, I64))
                self._bind(self.walk.row_places)
                line, transposed = b.add(start, b.mul(row, ROW_BYTES)), b.and_(row, ROW_BYTES // _PIECE - 1)
                for j in range(len(sums) // 4):
                    at = b.add(beside, 8 * j)
                    pair = [sums[4 * j + 2 * half + k] for k in range(2)]
                    values = [self._result(value, b.add(at, column + k)) for k, value in enumerate(pair)]
                    place = b.mul(at, dtype.size)
                    piece = b.xor(b.lshr(place, 4), transposed)
                    place = b.add(b.add(line, b.shl(piece, 4)), b.and_(place, _PIECE - 1))
                    both = b.insert(b.insert(poison(vector_of(kind, 2)), values[0], 0), values[1], 1)
                    b.store(both, b.gep(I8, self.memory, b.zext(place, I64)), align=2 * dtype.size)

    def _result(self, value: Value, column: Value) -> Value:
        """A result of a sum, as it is stored."""
        e, walk = self.e, self.walk
        with e.scope():
            e.bind(walk.column, self.b.zext(column, I64))
            self._bind(walk.column_places)
            e.bind(walk.sum, value)
            return e.formats.store(e.value(walk.value), walk.result.tensor.dtype)

    def _send(self, start: Value, at: Sequence[Value]) -> None:
        """Start the copy of a slice to the results, at this column and row of this matrix."""
        result = self.walk.result
        rank = len(result.sizes)
        source = self.b.gep(I8, self.memory, self.b.zext(start, I64))
        operands = [source, self.maps[result], *at[:rank], const(I64, 0), FALSE]
        self.call(f"cp.async.bulk.tensor.s2g.tile.{rank}d", VOID, operands)
        self.call("cp.async.bulk.commit.group", VOID, [])
