"""Contractions of 16-bit numbers on sm_90a: copies of boxes and products of four warps, each by itself.

Twelve warps work on a tile. Four of them copy: for each step along k, one of their threads asks for a box of each
factor, as soon as the memory of one has been used. The others multiply what is there; as the hardware copies and
multiplies by itself, both overlap without any of them waiting for a single instruction's end. The scheme is that of
CUTLASS's kernels for Hopper (warp-specialised, with a ring of stages).

It takes factors that lie in memory as matrices, with rows that begin at multiples of 16 bytes; what is ragged at the
edges is read as zero. Whatever else goes another way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.affine import Affine, Indices, is_nonnegative
from tfc.codegen.contract.groups import Group
from tfc.codegen.expr import Axis, Expr, Load, Var, apply, index
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.match import Contraction, Factor
from tfc.codegen.gpu.contract.pipeline import BARRIER_BYTES, DEPTH, STAGES, Pipeline, PipelineSide, TensorMap
from tfc.codegen.gpu.contract.results import Sums, finish
from tfc.codegen.gpu.contract.tiles import (
    FIRST_COLUMN,
    FIRST_ROW,
    PAD,
    THREADS,
    Tile,
    blocks_of,
    describe,
    tile_places,
)
from tfc.codegen.gpu.launching import Work
from tfc.codegen.loops import THREAD, WARP, Launch, PipelinedProduct, Statement
from tfc.codegen.tensor import Tensor
from tfc.ir.dims import Size, divide
from tfc.ir.types import bf16, f16, f32

COPYING = 128
"""Threads that copy, behind those that multiply."""
FEWEST_BLOCKS = 32
"""With fewer tiles than this most of a device is idle, and smaller tiles are quicker."""
_ALIGNED = 16


@dataclass(frozen=True)
class Pipelined:
    """A contraction, its tile, and both factors as tensor maps."""

    made: Contraction
    tile: Tile
    left: TensorMap
    right: TensorMap


def pipeline_of(made: Contraction, work: Work) -> Pipelined | str:
    """How a contraction is done in this way; or why it is not, which is nothing where the device has no such way."""
    gpu = work.target.gpu
    if gpu is None or gpu.sm != 90 or not gpu.is_exact:
        return ""
    if made.left.value.dtype not in (bf16, f16) or made.left.value.dtype != made.right.value.dtype:
        return "groups of four warps multiply bf16 or f16"
    tile, indices = _tile(made), Indices(work.nest.extents)
    if isinstance(tile, str):
        return tile
    left = _map(made, made.left, tile.rows, indices)
    right = _map(made, made.right, tile.columns, indices)
    if left is None or right is None:
        return "a factor is no matrix in memory whose rows begin at multiples of 16 bytes"
    return Pipelined(made, tile, left, right)


def pipeline_launches(pipelined: Pipelined, work: Work) -> list[Launch]:
    """The launch of a contraction, with what follows its sums."""
    return [_launch(pipelined, work.row_end())]


def _tile(made: Contraction) -> Tile | str:
    """128 rows; 256 columns where that leaves enough tiles. Or why there is no tile."""
    m, n, k = made.left.rows.size, made.right.rows.size, made.k.size
    if made.dtype != f32 or not isinstance(k, int):
        return "sums are not of f32 over a known length"
    if any(isinstance(size, int) and size < 2 * DEPTH for size in (m, n, k)):
        return f"{m} x {k} by {k} x {n} is too narrow for groups of four warps"
    for columns in (256, 128):
        tile, blocks = Tile(128, columns, DEPTH), blocks_of(made, 128, columns)
        if not isinstance(blocks, int):
            return Tile(128, 128, DEPTH)
        if blocks >= (4 * FEWEST_BLOCKS if columns > 128 else FEWEST_BLOCKS):
            return tile
    return f"fewer than {FEWEST_BLOCKS} tiles of 128 x 128"


# ---- factors as tensor maps ------------------------------------------------------------------------------------------


def _map(made: Contraction, side: Factor, rows: int, indices: Indices) -> TensorMap | None:
    """A factor as a matrix, or a matrix for each number of the batch; None where it does not lie like one."""
    value = side.value
    if not isinstance(value, Load):
        return None
    size = value.dtype.size
    form = indices.of(value.children[0])
    axes = [_long_axis(group) for group in (side.rows, made.k, made.batch)]
    if any(len(found) > 1 for found in axes) or not set(form.terms) <= {axis for found in axes for axis in found}:
        return None
    row, step, matrix = (_stride(form, found) for found in axes)
    across, along = (row, step) if side.along_k else (step, row)
    sizes: tuple[Size, ...] = (made.k.size, side.rows.size) if side.along_k else (side.rows.size, made.k.size)
    if along != 1 or not isinstance(form.constant, int):
        return None
    if any(not is_nonnegative(each - least) for each, least in ((across, 1), (matrix, 0), (form.constant, 0))):
        return None
    pitches: tuple[Size, ...] = (across * size,)
    box: tuple[int, ...] = (DEPTH, rows if side.along_k else DEPTH)
    if matrix != 0:
        sizes, pitches, box = (*sizes, made.batch.size), (*pitches, matrix * size), (*box, 1)
    if any(divide(each, _ALIGNED) is None for each in (*pitches, form.constant * size)):
        return None
    return TensorMap(value.tensor, sizes, pitches, box, form.constant * size)


def _long_axis(group: Group) -> list[Axis]:
    return [axis for axis, size in zip(group.axes, group.sizes, strict=True) if size != 1]


def _stride(form: Affine, axes: Sequence[Axis]) -> Size:
    return form.coefficient(axes[0]) if axes else 0


# ---- the launch ------------------------------------------------------------------------------------------------------


def _launch(pipelined: Pipelined, after: Sequence[Statement]) -> Launch:
    made, tile = pipelined.made, pipelined.tile
    left = PipelineSide(pipelined.left, tile.rows, FIRST_ROW, not made.left.along_k)
    right = PipelineSide(pipelined.right, tile.columns, FIRST_COLUMN, not made.right.along_k)
    sums = tuple(Var(f"s{k}", f32) for k in range(tile.rows * tile.columns // THREADS))
    size = STAGES * (left.size + right.size + BARRIER_BYTES)
    memory = Tensor(f32, (size // f32.size,), name="stages")
    steps = apply("truncdiv", index(made.k.size) + (DEPTH - 1), DEPTH)
    pipeline = Pipeline(left, right, Axis("matrix"), steps, sums, memory)
    places = _places(tile, sums)
    first = FIRST_ROW, FIRST_COLUMN
    ends = finish(made, tile, first, memory, Sums(1, tile.rows, lambda part, row: row, lambda part: places, PAD), after)
    body = tile_places(made, tile)
    body.append(PipelinedProduct(pipeline, tuple(ends)))
    note = describe(made, tile, "by groups of four warps, which copies run ahead of")
    return Launch(blocks_of(made, tile.rows, tile.columns), THREADS + COPYING, tuple(body), (memory,), note=note)


def _places(tile: Tile, sums: Sequence[Var]) -> list[tuple[Expr, Expr, Expr]]:
    """Row and column in the tile, and value, of each sum of a thread (see Pipeline)."""
    warp, lane = split(THREAD, WARP)
    row, column = split(lane, 4)
    row, column = warp * 16 + row, column * 2  # warps 0 to 3 have the upper half, 4 to 7 the lower one
    return [(row + k % 4 // 2 * 8, column + (k // 4 * 8 + k % 2), value) for k, value in enumerate(sums)]
