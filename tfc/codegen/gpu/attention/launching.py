"""Parts common to both attention kernels: the queries of a block, and the description for remarks."""

from __future__ import annotations

from tfc.codegen.gpu.attention.match import Attention
from tfc.codegen.gpu.contract.coordinates import coordinates, split
from tfc.codegen.gpu.contract.tiles import DEEP, FIRST_ROW, MATRIX, PART, RUN, SCARCE
from tfc.codegen.gpu.launching import quotient_up
from tfc.codegen.loop_ir.loops import BLOCK, Let, Statement
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.expr import index
from tfc.ir.types.dims import Size

KEYS = 64
"""Keys that a block works on at a time."""


FEW_RESULTS = 64
"""Results of a query, and elements of a query, that leave registers for a second block on a multiprocessor."""


def resident_of(attention: Attention, gpu: Gpu) -> int:
    """The number of blocks that a multiprocessor shall have registers for: two, unless they would spill."""
    first, last = attention.scores, attention.results
    lengths, depths = (first.left.rows.size, first.right.rows.size), (first.k.size, last.right.rows.size)
    are_known = all(isinstance(size, int) for size in lengths)
    are_few = are_known and all(isinstance(size, int) and size <= FEW_RESULTS for size in depths)
    return 2 if are_few and attention.dtype.size <= RUN and DEEP <= gpu.sm < SCARCE else 1


def blocks_of(attention: Attention, rows: int) -> Size:
    """The number of blocks of `rows` queries each."""
    return attention.scores.batch.size * quotient_up(attention.scores.left.rows.size, rows)


def places(attention: Attention, rows: int) -> list[Statement]:
    """Statements that bind the queries of a block: the axes of the batch, under the names of both contractions, and
    FIRST_ROW.
    """
    each = quotient_up(attention.scores.left.rows.size, rows)
    matrix, row = split(BLOCK, index(each))
    return [
        Let(PART, index(0)),
        Let(MATRIX, matrix),
        Let(FIRST_ROW, row * rows),
        *coordinates(MATRIX, attention.scores.batch),
        *coordinates(MATRIX, attention.results.batch),
    ]


def describe(attention: Attention, how: str) -> str:
    """A description of the launch for remarks."""
    first, last = attention.scores, attention.results
    batch = f"{first.batch.size} times " if first.batch.size != 1 else ""
    sizes = f"{first.left.rows.size} x {first.k.size} by {first.right.rows.size} by {last.right.rows.size}"
    return f"attention, {batch}{sizes}, {how}: scores in blocks, never stored"
