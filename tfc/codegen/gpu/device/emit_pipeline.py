"""A pipelined product as LLVM text: of twelve warps four copy, the others multiply a tile and run the epilogue (stages:
emit_stages.py).
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.gpu.device.emit_stages import FEW_REGISTERS, MANY_REGISTERS, MULTIPLYING, Stages
from tfc.codegen.llvm import I32, const
from tfc.codegen.loop_ir.async_pipeline import DEPTH


class OneTile(Stages):
    """Emitter of a product of one tile."""

    def emit(self, body: Callable[[], None]) -> None:
        """Emit the whole product; `body` emits the epilogue, with the sums bound, in the threads that multiply."""
        b, e, made = self.b, self.e, self.made
        left, right, matrix = (self.word(e.value(x)) for x in (made.left.first, made.right.first, made.matrix))
        self.make_barriers(1)
        self.peers.barrier()
        with b.if_else(self.multiplies()) as branches:
            with branches.then, e.scope():
                self.keep_registers(MANY_REGISTERS)
                for var, value in zip(made.sums, self.multiplied(const(I32, 0)), strict=True):
                    e.bind(var, value)
                self.peers.among(MULTIPLYING).barrier()  # what follows uses the memory of the stages
                body()
            with branches.otherwise:
                self.keep_registers(FEW_REGISTERS)
                with b.if_(b.icmp("eq", self.thread, MULTIPLYING)), b.loop(const(I32, 0), self.steps) as step:
                    stage, k = self.await_empty(step), b.mul(step, DEPTH)
                    self.copy(made.left, stage, [k, left, matrix], range(made.left.boxes))
                    self.copy(made.right, stage, [k, right, matrix], range(made.right.boxes))
