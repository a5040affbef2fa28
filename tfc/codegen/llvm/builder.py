"""The builder: all instruction families in one object."""

from __future__ import annotations

from tfc.codegen.llvm.flow import Flow
from tfc.codegen.llvm.intrinsics import Intrinsics
from tfc.codegen.llvm.memory import Memory
from tfc.codegen.llvm.types import I1, I64, IntType, vector_of
from tfc.codegen.llvm.values import Value, const
from tfc.codegen.llvm.vectors import Vectors


class Builder(Flow, Memory, Vectors, Intrinsics):
    """Emits instructions into one function, starting with an `entry` block of its own."""

    def lane_mask(self, lanes: int, count: Value) -> Value:
        """A mask whose first `count` lanes (i64, not negative) are set, for the rest of a loop."""
        mask = vector_of(I1, lanes)
        if self.module.has_mask_registers and lanes in (8, 16, 32):
            # A shift and a move: comparing lane numbers takes two vectors of them from memory.
            beyond = self.shl(const(I64, -1), self.smin(count, lanes))
            return self.bitcast(self.trunc(self.not_(beyond), IntType(lanes)), mask)
        return self.intrinsic("llvm.get.active.lane.mask", mask, [const(I64, 0), count], (mask, I64))
