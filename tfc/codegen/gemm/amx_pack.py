"""Packing for the matrix unit (amx.py): rows of A side by side, padded with zeros to whole registers; and the smallest
magnitude in an operand.

A panel of B is packed by interleave.py.
"""

from __future__ import annotations

from tfc.codegen.gemm.amx import BLOCK, ROW, SIDE
from tfc.codegen.gemm.bf16_subnormals import least_size, none_yet, smaller
from tfc.codegen.llvm import I8, I32, I64, PTR, VOID, Builder, Function, Module, Param, Type, vector_of, zero
from tfc.codegen.loop_ir.product import Amx


def emit_copy_rows(module: Module, amx: Amx, row: int, name: str) -> Function:
    """`copy(from, starts, to, first, k, valid, run, runs, run_step, band_step)`: k elements, number first, first + 1, …
    of `valid` rows of A, each row `row` bytes behind the one before and with zeros up to a whole block.

    Row r begins at from[starts[r]]. It consists of runs of so many contiguous elements, `run_step` apart; after `runs`
    of them the next ones begin band_step behind these. Nothing else is read. Gives the least size of an element
    (bf16_subnormals.py), or nothing where nobody asks.
    """
    numbers = ("first", "k", "valid", "run", "runs", "run_step", "band_step")
    parameters = [*(Param(PTR, each) for each in ("source", "starts", "to")), *(Param(I64, each) for each in numbers)]
    result: Type = I32 if amx.guarded else VOID
    function = module.function(name, result, parameters, linkage="internal", attributes=("noinline",))
    b, (source, starts, to, first, k, valid, run, runs, run_step, band_step) = Builder(function), function.args
    kind, size = vector_of(amx.element, SIDE * amx.step), amx.element.bits // 8
    stop = b.add(first, k)
    with b.if_(b.icmp("sgt", k, 0), name="zeros"), b.loop(0, valid, 1, name="row") as r:
        last = b.mul(b.sdiv(b.sub(k, 1), kind.count), ROW)
        b.store(zero(kind), b.gep(I8, to, b.add(b.mul(r, row), last)), align=ROW)
    least = [none_yet()] if amx.guarded else []
    pieces = b.sdiv(b.add(stop, b.sub(run, 1)), run)
    with b.carry_loop(b.sdiv(first, run), pieces, 1, least, name="piece") as piece:
        before = b.mul(piece.index, run)
        here, there = b.smax(before, first), b.smin(b.add(before, run), stop)
        length = b.sub(there, here)
        whole = b.and_(length, -kind.count)
        mask = b.lane_mask(kind.count, b.sub(length, whole))
        steps = b.add(b.mul(b.sdiv(piece.index, runs), band_step), b.mul(b.srem(piece.index, runs), run_step))
        begins = b.gep(amx.element, source, b.add(steps, b.sub(here, before)), inbounds=False)
        into = b.gep(amx.element, to, b.sub(here, first))
        with b.carry_loop(0, valid, 1, piece.carried, name="row") as rows:
            line = b.gep(amx.element, begins, b.load(I64, b.gep(I64, starts, rows.index)), inbounds=False)
            place = b.gep(I8, into, b.mul(rows.index, row))
            with b.carry_loop(0, whole, kind.count, rows.carried, name="k") as loop:
                values = b.load(kind, b.gep(amx.element, line, loop.index), align=size)
                b.store(values, b.gep(amx.element, place, loop.index), align=size)
                loop.next(*(smaller(b, total, values) for total in loop.carried))
            with b.carry_loop(whole, length, kind.count, loop.results, name="rest") as rest:
                values = b.masked_load(kind, b.gep(amx.element, line, whole), mask, default=zero(kind), align=size)
                b.masked_store(values, b.gep(amx.element, place, whole), mask, align=size)
                rest.next(*(smaller(b, total, values) for total in rest.carried))
            rows.next(*rest.results)
        piece.next(*rows.results)
    b.ret(*(least_size(b, total) for total in piece.results))
    return function


def emit_look(module: Module, amx: Amx, name: str) -> Function:
    """`look(lanes, steps, least)`: the minimum of `least` and the size of the elements in so many steps of a panel of
    B, stored in `least`.
    """
    parameters = [Param(PTR, "lanes", ("readonly",)), Param(I64, "steps"), Param(PTR, "least")]
    function = module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
    b, (lanes, steps, least) = Builder(function), function.args
    kind = vector_of(amx.element, SIDE * amx.step)
    with b.carry_loop(0, b.mul(steps, BLOCK), BLOCK, [none_yet()] * 2) as loop:
        line = b.gep(I32, lanes, loop.index)
        values = [b.load(kind, b.gep(I32, line, SIDE * v), align=ROW) for v in range(2)]
        loop.next(*(smaller(b, total, each) for total, each in zip(loop.carried, values, strict=True)))
    found = least_size(b, b.umin(*loop.results))
    b.store(b.umin(found, b.load(I32, least, align=4)), least, align=4)
    b.ret()
    return function
