"""Packing: operands rearranged into panels that the micro-kernel reads from front to back.

A panel of B holds `tile.columns` columns, k by k; a panel of A `tile.rows` rows, k by k, `tile.packed_rows` apart.
What stands in the padding of a last panel is never looked at, so it may hold anything. Elements of a narrow type are
converted on the way; those that share a lane are packed by interleave.py.
"""

from __future__ import annotations

from tfc.codegen.gemm.operand import Operand
from tfc.codegen.gemm.tile import Tile
from tfc.codegen.llvm import I64, PTR, VOID, Builder, Function, Module, Param, Value


def begin_packer(module: Module, name: str) -> tuple[Builder, tuple[Value, ...]]:
    """A new function `name(from, stride, to, k, valid)` that packs: its builder and its arguments."""
    parameters = [Param(PTR, "source"), Param(I64, "stride"), Param(PTR, "to"), Param(I64, "k"), Param(I64, "valid")]
    function = module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
    return Builder(function), function.args


def emit_pack_rows(module: Module, tile: Tile, factor: Operand, width: int, distance: int, name: str) -> Function:
    """`pack(from, stride, to, k, valid)`: for each k copy `valid` (at most `width`) contiguous elements of an operand.

    Row k of the source starts at from[k * stride], of the panel at to[k * distance].
    """
    b, (source, stride, to, k, valid) = begin_packer(module, name)
    vectors = -(-width // tile.lanes)
    counts = [b.smax(b.smin(b.sub(valid, v * tile.lanes), tile.lanes), 0) for v in range(vectors)]
    masks = [b.lane_mask(tile.lanes, count) for count in counts]
    with b.loop(0, k, 1) as i:
        row, place = b.gep(factor.memory, source, b.mul(i, stride)), b.gep(tile.element, to, b.mul(i, distance))
        for v in range(vectors):
            values = factor.load(b, b.gep(factor.memory, row, v * tile.lanes), tile.vector, masks[v])
            b.store(values, b.gep(tile.element, place, v * tile.lanes), align=tile.size)
    b.ret()
    return b.function


def emit_copy_rows(module: Module, tile: Tile, name: str) -> Function:
    """`pack(from, stride, to, k, valid)`: `valid` rows of k elements; row r of the panel starts at
    to[r * tile.packed_depth]. Reads nothing behind a row."""
    b, (source, stride, to, k, valid) = begin_packer(module, name)
    element, factor = tile.element, tile.a
    whole = b.and_(k, -tile.lanes)
    with b.loop(0, valid, 1) as r:
        row, place = b.gep(factor.memory, source, b.mul(r, stride)), b.gep(element, to, b.mul(r, tile.packed_depth))
        with b.loop(0, whole, tile.lanes) as i:
            values = factor.load(b, b.gep(factor.memory, row, i), tile.vector)
            b.store(values, b.gep(element, place, i), align=tile.size)
        with b.loop(whole, k, 1) as i:
            b.store(factor.load(b, b.gep(factor.memory, row, i), element), b.gep(element, place, i))
    b.ret()
    return b.function


def emit_pack_transposed(module: Module, tile: Tile, distance: int, name: str) -> Function:
    """`pack(from, stride, to, k, valid)`: a panel whose `distance` columns are contiguous along k in the source.

    Column j of the source starts at from[j * stride], row k of the panel at to[k * distance]. Squares of lanes x lanes
    are transposed in registers; columns from `valid` on repeat the last one.
    """
    b, (source, stride, to, k, valid) = begin_packer(module, name)
    element, lanes, factor = tile.element, tile.lanes, tile.b
    last = b.sub(valid, 1)
    whole = b.mul(b.sdiv(k, lanes), lanes)
    with b.loop(0, distance, lanes) as first:
        with b.loop(0, whole, lanes) as i:
            square = []
            for lane in range(lanes):
                column = b.mul(b.smin(b.add(first, lane), last), stride)
                square.append(factor.load(b, b.gep(factor.memory, source, b.add(column, i)), tile.vector))
            for offset, values in enumerate(transpose(b, square)):
                row = b.mul(b.add(i, offset), distance)
                b.store(values, b.gep(element, to, b.add(row, first)), align=tile.size)
        with b.loop(whole, k, 1) as i, b.loop(0, lanes, 1) as column_in_square:
            j = b.add(first, column_in_square)
            at = b.add(b.mul(b.smin(j, last), stride), i)
            value = factor.load(b, b.gep(factor.memory, source, at), element)
            b.store(value, b.gep(element, to, b.add(b.mul(i, distance), j)))
    b.ret()
    return b.function


def transpose(b: Builder, rows: list[Value]) -> list[Value]:
    """A square of vectors transposed: bit by bit, the row number and the lane number change places."""
    lanes = len(rows)
    bit: int = 1
    while bit < lanes:
        swapped = list(rows)
        for i in range(lanes):
            if not i & bit:
                x, y = rows[i], rows[i | bit]
                swapped[i] = b.shuffle(x, y, [j if not j & bit else lanes + (j ^ bit) for j in range(lanes)])
                swapped[i | bit] = b.shuffle(x, y, [j | bit if not j & bit else lanes + j for j in range(lanes)])
        rows = swapped
        bit *= 2
    return rows
