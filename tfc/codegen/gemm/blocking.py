"""Pieces of a product's body (blocks.py): blocks of C, K blocks, and the rows of a tile."""

from __future__ import annotations

from typing import Protocol

from tfc.codegen.gemm.specialize import Reach
from tfc.codegen.gemm.tile import Tile
from tfc.codegen.llvm import Function, Value
from tfc.ir.base.record import record


class Products(Protocol):
    """Facts about the product that its body needs: its tile, the cases it must handle, and its micro-kernels by their
    number of rows.

    micro         a whole tile across
    micro_narrow  up to one vector across, where the target has masks
    copy_a        copies the rows of one tile
    pack_a        packs the rows of one tile of an A that is stored transposed, where there are such
    on_demand     packs what is needed of a panel of B, where tasks do so
    """

    tile: Tile
    reach: Reach
    micro: dict[int, Function]
    micro_narrow: dict[int, Function]
    copy_a: Function
    pack_a: Function | None
    on_demand: Function | None


@record(frozen=True)
class RowsOfA:
    """The rows of one tile, from row m0 of C on, their strides in bytes, the address of element (0, 0) of C, the
    micro-kernels for so many, and the distance in bytes at which they prefetch B. `next` are the first row and the
    panel of the tile that comes next, unless that is beside this one, or the first of the rows below.
    """

    start: Value
    strides: tuple[Value, Value]
    m0: Value
    rows: Value
    c: Value
    micro: Value
    narrow: Value | None
    ahead: Value
    next: tuple[Value, Value] | None = None


@record(frozen=True)
class KBlock:
    """A K block: so many bands of runs of k steps, `rows` of B in all, so many `elements` of k in the last run, and
    where it begins in A and in B; whether it adds to earlier sums, and whether sums are complete then. `pieces` are its
    bands, runs and steps for the micro-kernel: one run where rows of A are copied or contiguous; `gaps` are the rows of
    B behind each run and each band that belong to no step. `place` is its first band, run and step, `steps` are those
    of a run.
    """

    place: tuple[Value, Value, Value]
    steps: Value
    bands: Value
    runs: Value
    pieces: tuple[Value, Value, Value]
    gaps: tuple[Value, Value]
    rows: Value
    elements: Value
    in_a: Value
    in_b: Value
    accumulate: Value
    completes: Value


@record(frozen=True)
class BlockOfC:
    """One block of C over one K block: the number of its matrix, and of B's among the different ones, its rows and
    panels, where its matrices begin there, and the distance in bytes at which the next block begins in B.
    """

    number: Value
    right: Value
    rows: tuple[Value, Value]
    panels: tuple[Value, Value]
    k_block: KBlock
    a: Value
    b: Value
    packed: Value
    c: Value
    ahead: Value
