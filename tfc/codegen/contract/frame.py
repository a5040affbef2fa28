"""The parameters of a running matrix product: an array of 8-byte slots that its parallel bodies share as closure."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.llvm import I64, PTR, Builder, Operand, Value

SLOTS = (
    "ctx", "scratch", "a", "b", "c", "m", "n", "k", "a_stride", "b_stride", "c_stride",
    "runs", "run_step", "bands", "band_step", "k_depth", "runs_depth", "bands_depth",
    "count", "shared_b", "panels", "packed_panels", "packed_b", "pack_a", "direct_b", "row_blocks", "column_blocks",
)  # fmt: skip
POINTERS = frozenset({"ctx", "scratch", "a", "b", "c"})
BATCH = ("size", "a", "b", "c")
"""What is kept for each batch dimension: its size and the distance between two matrices in A, B and C."""


class Frame:
    """Reads and writes the slots; values read are kept, so that each is loaded once per function."""

    def __init__(self, b: Builder, base: Value) -> None:
        self.b, self.base = b, base
        self.known: dict[str, Value] = {}

    def _slot(self, index: int) -> Value:
        return self.b.gep(I64, self.base, index)

    def __getitem__(self, name: str) -> Value:
        if name not in self.known:
            kind = PTR if name in POINTERS else I64
            self.known[name] = self.b.load(kind, self._slot(SLOTS.index(name)))
        return self.known[name]

    def load(self, *names: str) -> None:
        """Read these slots here, where they dominate every later use."""
        for name in names:
            _ = self[name]

    def store(self, values: Mapping[str, Value]) -> None:
        """Fill slots; later reads see these values."""
        for name, value in values.items():
            self.b.store(value, self._slot(SLOTS.index(name)))
            self.known[name] = value

    def store_batch(self, dimension: int, values: Mapping[str, Operand]) -> None:
        """Fill the slots of one batch dimension."""
        for position, name in enumerate(BATCH):
            value = self.b.operand(I64, values[name])
            self.b.store(value, self._slot(len(SLOTS) + len(BATCH) * dimension + position))

    def batch_offset(self, batch: Value, rank: int, operand: str) -> Value:
        """Where matrix number `batch` starts in an operand, in elements: row-major over the batch dimensions."""
        b = self.b
        offset = b.operand(I64, 0)
        for dimension in reversed(range(rank)):
            first = len(SLOTS) + len(BATCH) * dimension
            size = b.load(I64, self._slot(first))
            stride = b.load(I64, self._slot(first + BATCH.index(operand)))
            offset = b.add(offset, b.mul(b.srem(batch, size), stride))
            batch = b.sdiv(batch, size)
        return offset


def slots(batch_rank: int) -> int:
    """How many slots a frame has."""
    return len(SLOTS) + len(BATCH) * batch_rank
