"""A tile of a contraction as data of the loop IR, for devices with asynchronous copies of boxes and asynchronous
products.

The emission is in emit_pipeline.py, who chooses it in hopper.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.tensor.expr import Axis, Expr, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import Size

DEPTH = 64
"""Steps of k in a box: 128 bytes of 16-bit numbers, as wide as the widest pattern in which boxes are stored."""
ROW_BYTES = 128
STAGES = 4
"""Pairs of tiles that are on their way or worked on; a power of two."""
BARRIER_BYTES = 16
"""Of each stage: an mbarrier that says the tiles are there, one that says they have been used."""
GROUPS = 2
"""Groups of four warps that multiply."""
CLUSTER = 2
"""Blocks that share one operand's tiles, each of which copies a part for all of them."""
OUTGOING = 2
"""Slices of results that a group of warps has on their way out of shared memory at once."""
SLICE_ROWS = 64
"""Rows of a slice: those of a group of four warps."""
SLICE_BYTES = SLICE_ROWS * ROW_BYTES

Places = tuple[tuple[Axis, Expr], ...]
"""The values of axes, in order."""


@dataclass(frozen=True)
class TensorMap:
    """A tensor as its copies see it: sizes innermost first, `pitches` in bytes from one to the next in all dimensions
    but the innermost, beginning `offset` bytes behind the tensor's begin; boxes of `box` elements are copied.
    """

    tensor: Tensor
    sizes: tuple[Size, ...]
    pitches: tuple[Size, ...]
    box: tuple[int, ...]
    offset: int = 0


@dataclass(frozen=True)
class PipelineSide:
    """An operand: `rows` of it at a time, from number `first` on. `transposed`: contiguous along its rows, not
    along k.
    """

    map: TensorMap
    rows: int
    first: Expr
    transposed: bool

    @property
    def size(self) -> int:
        """Bytes of a tile."""
        return self.rows * ROW_BYTES

    @property
    def boxes(self) -> int:
        """The number of boxes of a tile, one behind the other."""
        return self.rows // self.map.box[0 if self.transposed else 1]


@dataclass(frozen=True)
class Walk:
    """Persistent clusters that go from tile to tile, of CLUSTER blocks above each other: a cluster does work number c
    of `works`, then c plus the number of clusters, and so on.

    number   stands for the number of the work
    places   what follows from it and the block's number, in order: among others what both sides' first rows are of
    row      stands for a row of the results and `column` for a column, with what follows from them in `row_places` and
             `column_places`; neither is beyond the last one
    value    a result there, of the variable `sum`
    result   where results go, in boxes of SLICE_ROWS rows of ROW_BYTES
    """

    number: Axis
    works: Expr
    places: Places
    row: Axis
    row_places: Places
    column: Axis
    column_places: Places
    sum: Var
    value: Expr
    result: TensorMap

    @property
    def roots(self) -> tuple[Expr, ...]:
        """The expressions it is given."""
        return (self.works, *(value for _, value in (*self.places, *self.row_places, *self.column_places)), self.value)


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
    walk: Walk | None = None
    """None for blocks of one tile, each by itself."""

    @property
    def stage(self) -> int:
        """Bytes of a pair of tiles."""
        return self.left.size + self.right.size

    @property
    def barriers(self) -> int:
        """The offset of the mbarriers in shared memory: behind everything else."""
        return pipeline_bytes(self.left, self.right, walked=self.walk is not None) - STAGES * BARRIER_BYTES

    @property
    def roots(self) -> tuple[Expr, ...]:
        """The expressions it is given."""
        walked = self.walk.roots if self.walk is not None else ()
        return (self.left.first, self.right.first, self.matrix, self.steps, *walked)

    def __str__(self) -> str:
        sides = f"{self.left.rows} x {self.right.rows} of {self.left.map.tensor.name} and {self.right.map.tensor.name}"
        walk = "" if self.walk is None else f", one tile after the other by clusters of {CLUSTER} blocks"
        return f"sums of {sides}, {STAGES} stages in {self.memory.name}{walk}"


def pipeline_bytes(left: PipelineSide, right: PipelineSide, *, walked: bool) -> int:
    """Bytes of shared memory of a pipeline: stages, slices for the results of a walk, mbarriers."""
    outgoing = GROUPS * OUTGOING * SLICE_BYTES if walked else 0
    return STAGES * (left.size + right.size + BARRIER_BYTES) + outgoing
