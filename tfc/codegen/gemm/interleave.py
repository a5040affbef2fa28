"""Packing for lanes that hold several neighbours along k (dot.py): rows of B are interleaved, and k is padded with
zeros.

A panel of B holds `tile.columns` lanes for each step of k; a panel of A `tile.rows` rows of steps, `tile.packed_depth`
apart. Zeros behind the last k of B make what A holds there count for nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.gemm.dot import Dot
from tfc.codegen.gemm.operand import Operand
from tfc.codegen.gemm.pack import begin_packer, transpose
from tfc.codegen.gemm.tile import Tile
from tfc.codegen.llvm import I16, I32, I64, PTR, VOID, Builder, Function, Module, Param, Value, vector_of, zero


def emit_interleave_rows(module: Module, tile: Tile, dot: Dot, name: str) -> Function:
    """`pack(from, stride, to, k, valid)`: for each step of k its rows of B, from from[i * stride] on, lane by lane.

    Only `valid` columns exist, the others become zero, and so do rows from k on.
    """
    b, (source, stride, to, k, valid) = begin_packer(module, name)
    kind = vector_of(dot.element, tile.columns)
    is_whole, steps = b.icmp("eq", valid, tile.columns), b.sdiv(k, dot.step)
    has_masks = tile.b.target.integer_bits == 512  # of bytes and words: others would go lane by lane as well
    whole = steps if has_masks else b.select(is_whole, steps, b.operand(I64, 0))

    def pack(end: Value, mask: Value | None) -> None:
        with b.loop(0, end, 1) as step:
            first = b.gep(tile.b.memory, source, b.mul(b.mul(step, dot.step), stride))
            lines = [b.gep(tile.b.memory, first, b.mul(stride, i)) for i in range(dot.step)]
            lanes = interleave(b, [tile.b.load(b, line, kind, mask) for line in lines])
            b.store(lanes, b.gep(tile.element, to, b.mul(step, tile.columns)), align=tile.size)

    with b.if_else(is_whole, name="whole") as branches:
        with branches.then:
            pack(whole, None)
        with branches.otherwise:
            if has_masks:
                pack(whole, b.lane_mask(tile.columns, valid))
    with b.loop(whole, _steps(b, k, dot), 1) as step, b.loop(0, tile.columns, 1) as j:

        def place(i: Value) -> Value:
            return b.gep(tile.b.memory, source, b.add(b.mul(i, stride), b.smin(j, b.sub(valid, 1))))

        value = lane_of(b, tile.b, dot, place, b.mul(step, dot.step), k)
        b.store(value, b.gep(tile.element, to, b.add(b.mul(step, tile.columns), j)))
    b.ret()
    return b.function


def emit_interleave_columns(module: Module, tile: Tile, dot: Dot, name: str) -> Function:
    """`pack(from, stride, to, k, valid)` of a B whose columns are contiguous; column j starts at from[j * stride].

    Squares of lanes are transposed in registers; columns from `valid` on repeat the last one.
    """
    b, (source, stride, to, k, valid) = begin_packer(module, name)
    lanes, memory = tile.lanes, tile.b.memory
    last = b.sub(valid, 1)
    whole = b.and_(b.sdiv(k, dot.step), -lanes)
    with b.loop(0, tile.columns, lanes) as first:
        with b.loop(0, whole, lanes) as step:
            square = []
            for lane in range(lanes):
                column = b.mul(b.smin(b.add(first, lane), last), stride)
                place = b.gep(memory, source, b.add(column, b.mul(step, dot.step)))
                square.append(dot.lanes(b, tile.b, place, lanes))
            for offset, values in enumerate(transpose(b, square)):
                row = b.mul(b.add(step, offset), tile.columns)
                b.store(values, b.gep(tile.element, to, b.add(row, first)), align=tile.size)
        with b.loop(whole, _steps(b, k, dot), 1) as step, b.loop(0, lanes, 1) as column_in_square:
            j = b.add(first, column_in_square)

            def place_of(i: Value) -> Value:
                return b.gep(memory, source, b.add(b.mul(b.smin(j, last), stride), i))

            value = lane_of(b, tile.b, dot, place_of, b.mul(step, dot.step), k)
            b.store(value, b.gep(tile.element, to, b.add(b.mul(step, tile.columns), j)))
    b.ret()
    return b.function


def emit_copy_lanes(module: Module, tile: Tile, dot: Dot, name: str) -> Function:
    """`pack(from, stride, to, k, valid)`: `valid` rows of A of k elements; row r of the panel starts at lane
    to[r * tile.packed_depth]. Reads nothing behind a row."""
    b, (source, stride, to, k, valid) = begin_packer(module, name)
    memory = tile.a.memory
    steps = b.sdiv(k, dot.step)
    whole = b.and_(steps, -tile.lanes)
    with b.loop(0, valid, 1) as r:
        row, place = b.gep(memory, source, b.mul(r, stride)), b.gep(tile.element, to, b.mul(r, tile.packed_depth))
        done = b.operand(I64, 0)
        for lanes, end in ((tile.lanes, whole), (1, steps)):
            with b.loop(done, end, lanes) as step:
                values = dot.lanes(b, tile.a, b.gep(memory, row, b.mul(step, dot.step)), lanes)
                b.store(dot.flipped(b, values), b.gep(tile.element, place, step), align=tile.size)
            done = end
        with b.loop(steps, _steps(b, k, dot), 1) as step:
            value = lane_of(b, tile.a, dot, lambda i: b.gep(memory, row, i), b.mul(step, dot.step), k)
            b.store(dot.flipped(b, value), b.gep(tile.element, place, step))
    b.ret()
    return b.function


def emit_start(module: Module, tile: Tile, dot: Dot, name: str) -> Function:
    """`start(panel, steps)`: store, behind so many steps of a panel of B, the values that the sums of its columns begin
    at.
    """
    parameters = [Param(PTR, "panel"), Param(I64, "steps")]
    function = module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
    b, (panel, steps) = Builder(function), function.args

    def place(step: Value, v: int) -> Value:
        return b.gep(tile.element, panel, b.add(b.mul(step, tile.columns), v * tile.lanes))

    with b.carry_loop(0, steps, 1, [zero(tile.vector)] * tile.vectors) as loop:
        lines = [b.load(tile.vector, place(loop.index, v), align=tile.size) for v in range(tile.vectors)]
        loop.next(*(dot.add_up(b, line, total) for line, total in zip(lines, loop.carried, strict=True)))
    for v, total in enumerate(loop.results):
        b.store(b.mul(total, dot.scale), place(steps, v), align=tile.size)
    b.ret()
    return function


def interleave(b: Builder, lines: list[Value]) -> Value:
    """Vectors of bytes or words, two or four of them, as one of 32-bit lanes: lane j holds element j of each."""
    count = lines[0].type.lanes or 1
    while len(lines) > 1:
        pairs = [lane for j in range(count) for lane in (j, count + j)]
        lines = [b.shuffle(x, y, pairs) for x, y in zip(lines[::2], lines[1::2], strict=True)]
        wider = vector_of(I32 if lines[0].type.bits == 16 else I16, count)
        lines = [b.bitcast(line, wider) for line in lines]
    return lines[0]


def _steps(b: Builder, k: Value, dot: Dot) -> Value:
    return b.sdiv(b.add(k, dot.step - 1), dot.step)


def lane_of(b: Builder, factor: Operand, dot: Dot, place: Callable[[Value], Value], first: Value, k: Value) -> Value:
    """A lane of the elements number first, first + 1, … from `place` on; zeros from k on."""
    lane = b.operand(I32, 0)
    for i in range(dot.step):
        at = b.add(first, i)
        x = factor.load(b, place(b.smin(at, b.sub(k, 1))), dot.element)
        x = b.shl(b.zext(x, I32), i * dot.element.bits)
        lane = b.or_(lane, b.select(b.icmp("slt", at, k), x, b.operand(I32, 0)))
    return lane
