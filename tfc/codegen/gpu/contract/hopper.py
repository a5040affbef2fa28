"""Contractions of 16-bit numbers on sm_90a: asynchronous copies of boxes (TMA) and products of four warps (wgmma).

Twelve warps work on a tile. Four of them copy: for each step along k, one of their threads asks for a box of each
operand, as soon as the memory of one has been used. The others multiply what is there; as the hardware copies and
multiplies by itself, both overlap without any of them waiting for a single instruction's end. The scheme is that of
CUTLASS's kernels for Hopper (warp-specialised, with a ring of stages).

It takes operands that lie in memory as matrices, with rows that begin at multiples of 16 bytes; what is ragged at the
edges is read as zero. Whatever else goes another way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.contract.boxes import operand_map
from tfc.codegen.gpu.contract.clusters import walk_of
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.contract.results import Sums, finish
from tfc.codegen.gpu.contract.tiles import (
    FIRST_COLUMN,
    FIRST_ROW,
    MATRIX,
    PAD,
    THREADS,
    Tile,
    blocks_of,
    describe,
    tile_places,
    wastes,
)
from tfc.codegen.gpu.launching import Work
from tfc.codegen.loop_ir.async_pipeline import CLUSTER, DEPTH, Pipeline, PipelineSide, TensorMap, Walk, pipeline_bytes
from tfc.codegen.loop_ir.loops import THREAD, WARP, Launch, PipelinedProduct, Statement
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Expr, Var, apply, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import bf16, f16, f32

COPYING = 128
"""Threads that copy, behind those that multiply."""
FEWEST_BLOCKS = 32
"""With fewer tiles than this most of a device is idle, and smaller tiles are quicker."""


@dataclass(frozen=True)
class Pipelined:
    """A contraction, the tile of a block, and both operands as tensor maps."""

    contraction: Contraction
    tile: Tile
    left: TensorMap
    right: TensorMap


def pipeline_of(contraction: Contraction, work: Work) -> Pipelined | str:
    """The pipelined form of a contraction; or the reason why there is none, empty where the device has no such
    instructions.
    """
    gpu = work.target.gpu
    if gpu is None or gpu.sm != 90 or not gpu.is_exact:
        return ""
    if contraction.left.value.dtype not in (bf16, f16) or contraction.left.value.dtype != contraction.right.value.dtype:
        return "groups of four warps multiply bf16 or f16"
    tile, indices = _tile(contraction), Indices(work.nest.extents)
    if isinstance(tile, str):
        return tile
    left = operand_map(contraction, contraction.left, tile.rows, indices)
    right = operand_map(contraction, contraction.right, tile.columns, indices)
    if left is None or right is None:
        return "a factor is no matrix in memory whose rows begin at multiples of 16 bytes"
    return Pipelined(contraction, tile, left, right)


def pipeline_launches(pipelined: Pipelined, work: Work) -> list[Launch]:
    """The launch of a contraction with its epilogue."""
    after = work.row_end()
    walk = walk_of(pipelined.contraction, pipelined.tile, after, work)
    return [_launch(pipelined, after) if walk is None else _walking(pipelined, walk, after, work)]


def _tile(contraction: Contraction) -> Tile | str:
    """The tile: 128 rows, and 256 columns where there are enough tiles and columns; or the reason why there is none."""
    m, n, k = contraction.left.rows.size, contraction.right.rows.size, contraction.k.size
    if contraction.dtype != f32 or not isinstance(k, int):
        return "sums are not of f32 over a known length"
    if any(isinstance(size, int) and size < 2 * DEPTH for size in (m, n, k)):
        return f"{m} x {k} by {k} x {n} is too narrow for groups of four warps"
    for columns in (256, 128):
        tile, blocks = Tile(128, columns, DEPTH), blocks_of(contraction, 128, columns)
        if not isinstance(blocks, int) or not isinstance(n, int):
            return Tile(128, 128, DEPTH)
        if columns > 128 and wastes(n, columns):
            continue
        if blocks >= (4 * FEWEST_BLOCKS if columns > 128 else FEWEST_BLOCKS):
            return tile
    return f"fewer than {FEWEST_BLOCKS} tiles of 128 x 128"


# ---- the launch ------------------------------------------------------------------------------------------------------


def _launch(pipelined: Pipelined, after: Sequence[Statement]) -> Launch:
    """A launch of one tile per block."""
    contraction, tile = pipelined.contraction, pipelined.tile
    pipeline = _pipeline(pipelined, pipelined.right, None)
    places, first = _places(pipeline.sums), (FIRST_ROW, FIRST_COLUMN)
    sums = Sums(1, tile.rows, lambda part, row: row, lambda part: places, PAD)
    ends = finish(contraction, tile, first, pipeline.memory, sums, after)
    body = (*tile_places(contraction, tile), PipelinedProduct(pipeline, tuple(ends)))
    note = describe(contraction, tile, "by groups of four warps, which copies run ahead of")
    return Launch(
        blocks_of(contraction, tile.rows, tile.columns), THREADS + COPYING, body, (pipeline.memory,), note=note
    )


def _walking(pipelined: Pipelined, walk: Walk, after: Sequence[Statement], work: Work) -> Launch:
    """A launch of persistent clusters; each block copies a part of the right operand."""
    contraction, tile = pipelined.contraction, pipelined.tile
    right = operand_map(contraction, contraction.right, tile.columns // CLUSTER, Indices(work.nest.extents))
    assert right is not None
    pipeline = _pipeline(pipelined, right, walk)
    body = (PipelinedProduct(pipeline, tuple(after)),)
    note = describe(contraction, tile, "by groups of four warps, in clusters of two blocks that go from tile to tile")
    blocks = blocks_of(contraction, CLUSTER * tile.rows, tile.columns) * CLUSTER
    return Launch(blocks, THREADS + COPYING, body, (pipeline.memory,), note=note, cluster=CLUSTER)


def _pipeline(pipelined: Pipelined, right: TensorMap, walk: Walk | None) -> Pipeline:
    contraction, tile = pipelined.contraction, pipelined.tile
    sides = (
        PipelineSide(pipelined.left, tile.rows, FIRST_ROW, not contraction.left.along_k),
        PipelineSide(right, tile.columns, FIRST_COLUMN, not contraction.right.along_k),
    )
    sums = tuple(Var(f"s{k}", f32) for k in range(tile.rows * tile.columns // THREADS))
    steps = apply("truncdiv", index(contraction.k.size) + (DEPTH - 1), DEPTH)
    memory = Tensor(f32, (pipeline_bytes(*sides, walked=walk is not None) // f32.size,), name="stages")
    return Pipeline(*sides, MATRIX, steps, sums, memory, walk)


def _places(sums: Sequence[Var]) -> list[tuple[Expr, Expr, Expr]]:
    """Row and column in the tile, and value, of each sum of a thread (see Pipeline)."""
    warp, lane = split(THREAD, WARP)
    row, column = split(lane, 4)
    row, column = warp * 16 + row, column * 2  # warps 0 to 3 have the upper half, 4 to 7 the lower one
    return [(row + k % 4 // 2 * 8, column + (k // 4 * 8 + k % 2), value) for k, value in enumerate(sums)]
