"""A tile of a contraction as data of the loop IR, for devices that copy boxes and multiply by themselves.

The emission is in emit_pipeline.py, who chooses it in hopper.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.expr import Expr, Var
from tfc.codegen.tensor import Tensor
from tfc.ir.dims import Size

DEPTH = 64
"""Steps of k in a box: 128 bytes of 16-bit numbers, as wide as the widest pattern in which boxes are stored."""
ROW_BYTES = 128
STAGES = 4
"""Pairs of tiles that are on their way or worked on; a power of two."""
BARRIER_BYTES = 16
"""Of each stage: an mbarrier that says the tiles are there, one that says they have been used."""


@dataclass(frozen=True)
class TensorMap:
    """A tensor as its copies see it: sizes innermost first, `pitches` in bytes from one to the next in all dimensions
    but the innermost, beginning `offset` bytes behind where the tensor does; boxes of `box` elements are copied."""

    tensor: Tensor
    sizes: tuple[Size, ...]
    pitches: tuple[Size, ...]
    box: tuple[int, ...]
    offset: int = 0


@dataclass(frozen=True)
class PipelineSide:
    """A factor: `rows` of it at a time, from number `first` on. `turned`: its rows lie along memory, not k."""

    map: TensorMap
    rows: int
    first: Expr
    turned: bool

    @property
    def size(self) -> int:
        """Bytes of a tile."""
        return self.rows * ROW_BYTES

    @property
    def boxes(self) -> int:
        """How many boxes a tile is made of, one behind the other."""
        return self.rows // DEPTH if self.turned else 1


@dataclass(frozen=True)
class Pipeline:
    """The tile of `matrix` that begins at the first rows of both sides: `steps` times DEPTH products for each of the
    sums. Two groups of four warps multiply, the upper and the lower half of the left side's rows; a third one copies.

    `sums` are those of a thread that multiplies. Sum 4j + e of lane l of warp w of a group is in row
    16 w + l / 4 + 8 (e / 2) of its half, column 8 j + 2 (l % 4) + e % 2 (PTX ISA, "Register Fragments" of wgmma).
    """

    left: PipelineSide
    right: PipelineSide
    matrix: Expr
    steps: Expr
    sums: tuple[Var, ...]
    memory: Tensor

    @property
    def stage(self) -> int:
        """Bytes of a pair of tiles."""
        return self.left.size + self.right.size

    @property
    def roots(self) -> tuple[Expr, ...]:
        """The expressions it is given."""
        return (self.left.first, self.right.first, self.matrix, self.steps)

    def __str__(self) -> str:
        sides = f"{self.left.rows} x {self.right.rows} of {self.left.map.tensor.name} and {self.right.map.tensor.name}"
        return f"sums of {sides}, {STAGES} stages in {self.memory.name}"
