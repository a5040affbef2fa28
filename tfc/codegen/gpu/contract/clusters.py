"""Large contractions on sm_90a by persistent clusters of blocks that go from tile to tile (hopper.py: one tile per
block).

Two blocks above each other have the right operand in common, and memory is asked for it once. No more clusters are
there than run at once: copies for a tile begin while the results of the one before are brought out, which goes by
copies of boxes too. The scheme is that of CUTLASS's persistent kernels with multicast.

It is taken by sizes alone, where the largest device has several tiles for each of its multiprocessors: with fewer there
is little to run ahead for. No device has confirmed that yet.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.gpu.contract.boxes import matrix_map
from tfc.codegen.gpu.contract.coordinates import coordinates, split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.contract.results import COLUMN, ROW
from tfc.codegen.gpu.contract.tiles import FIRST_COLUMN, FIRST_ROW, Tile, blocks_of, tile_places, wastes
from tfc.codegen.gpu.launching import Work
from tfc.codegen.loop_ir.async_pipeline import CLUSTER, ROW_BYTES, SLICE_ROWS, Places, TensorMap, Walk
from tfc.codegen.loop_ir.loops import BLOCK, Let, Statement, Store
from tfc.codegen.program.launch import MAP_DTYPES
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, index
from tfc.codegen.tensor.traverse import axes_in, postorder, substitute
from tfc.ir.types.types import f32

FEWEST_TILES = 2 * 132
"""Two tiles for each multiprocessor of the largest device (H100, H200)."""
WORK = Axis("work")
"""The number of what a cluster does next."""
_IN_TILE, _SUM = (Axis("tile_row"), Axis("tile_column")), Var("tile_sum", f32)


def walk_of(contraction: Contraction, tile: Tile, after: Sequence[Statement], work: Work) -> Walk | None:
    """The walk of clusters over the tiles of a contraction with its epilogue; None where each block computes one
    tile.
    """
    assert work.target.gpu is not None
    if not work.target.gpu.clusters or not _is_worth_while(contraction, tile) or len(after) != 1:
        return None
    (store,) = after
    if not isinstance(store, Store) or not _is_of_either(store, contraction):
        return None
    result = _result_map(contraction, store, Indices(work.nest.extents))
    if result is None:
        return None
    whole = Tile(CLUSTER * tile.rows, tile.columns, tile.depth)
    works = index(blocks_of(contraction, whole.rows, whole.columns))
    above = split(BLOCK, CLUSTER)[1] * tile.rows
    places = [
        (at, value + above if at == FIRST_ROW else value)
        for at, value in _places(tile_places(contraction, whole, WORK))
    ]
    row, column = _IN_TILE
    return Walk(
        number=WORK,
        works=works,
        places=tuple(places),
        row=row,
        row_places=_within(ROW, FIRST_ROW + row, contraction.left.rows, whole.rows),
        column=column,
        column_places=_within(COLUMN, FIRST_COLUMN + column, contraction.right.rows, whole.columns),
        sum=_SUM,
        value=substitute([store.value], {contraction.var: cast(_SUM, contraction.var.dtype)})[0],
        result=result,
    )


def _is_worth_while(contraction: Contraction, tile: Tile) -> bool:
    rows, tiles = contraction.left.rows.size, blocks_of(contraction, tile.rows, tile.columns)
    if not isinstance(rows, int) or not isinstance(tiles, int) or tiles < FEWEST_TILES:
        return False
    return not wastes(rows, CLUSTER * tile.rows)


def _is_of_either(store: Store, contraction: Contraction) -> bool:
    """True where the epilogue loads values that several results share: a thread has results of many rows, and would
    load a piece of each.
    """
    rows, columns = set(contraction.left.rows.axes), set(contraction.right.rows.axes)
    for node in postorder([store.value]):
        if isinstance(node, Load):
            axes = axes_in(node.children[0])
            if node.tensor is store.target or (axes & rows and axes & columns):
                return False
    return True


def _result_map(contraction: Contraction, store: Store, indices: Indices) -> TensorMap | None:
    """The tensor map of the results, in boxes of a slice."""
    dtype = store.target.dtype
    if dtype.name not in MAP_DTYPES:
        return None
    box = (ROW_BYTES // dtype.size, SLICE_ROWS)
    return matrix_map(
        store.target, indices.of(store.index), (contraction.left.rows, contraction.right.rows, contraction.batch), box
    )


def _within(at: Axis, number: Expr, group: Group, side: int) -> Places:
    """The axes of a group at number `at`, clamped to the last one: results beyond it are not stored."""
    size = group.size
    exact = isinstance(size, int) and size % side == 0
    inside = number if exact else apply("min", number, index(size) - 1)
    return ((at, inside), *_places(coordinates(at, group)))


def _places(statements: Sequence[Statement]) -> Places:
    found = []
    for each in statements:
        assert isinstance(each, Let)
        assert isinstance(each.var, Axis)
        found.append((each.var, each.value))
    return tuple(found)
