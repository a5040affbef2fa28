"""Packing for the matrix unit (amx.py): rows of A side by side, filled up with zeros to whole registers, and how small
the factors are.

A panel of B is packed by interleave.py.
"""

from __future__ import annotations

from tfc.codegen.contract.amx import BLOCK, ROW, SIDE, Amx
from tfc.codegen.contract.bf16_guard import least_size, none_yet, smaller
from tfc.codegen.llvm import (
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    Module,
    Param,
    Type,
    vector_of,
    zero,
)


def emit_copy_rows(module: Module, amx: Amx, row: int, name: str) -> Function:
    """`copy(from, stride, to, k, valid)`: `valid` rows of A of k elements, each `row` bytes behind the one before and
    with zeros up to a whole block. Reads nothing behind a row.

    Gives the least size of an element that is not zero (bf16_guard.py), or nothing where nobody asks.
    """
    parameters = [Param(PTR, "source"), Param(I64, "stride"), Param(PTR, "to"), Param(I64, "k"), Param(I64, "valid")]
    result: Type = I32 if amx.guarded else VOID
    function = module.function(name, result, parameters, linkage="internal", attributes=("noinline",))
    b, (source, stride, to, k, valid) = Builder(function), function.args
    kind = vector_of(amx.element, SIDE * amx.step)
    whole = b.and_(k, -kind.count)
    least = [none_yet()] if amx.guarded else []
    with b.carry_loop(0, valid, 1, least, name="row") as rows:
        line, place = b.gep(amx.element, source, b.mul(rows.index, stride)), b.gep(I8, to, b.mul(rows.index, row))
        with b.carry_loop(0, whole, kind.count, rows.carried, name="k") as loop:
            values = b.load(kind, b.gep(amx.element, line, loop.index), align=1)
            b.store(values, b.gep(amx.element, place, loop.index), align=ROW)
            loop.next(*(smaller(b, total, values) for total in loop.carried))
        with b.carry_loop(whole, k, kind.count, loop.results, name="rest") as rest:
            mask = b.lane_mask(kind.count, b.sub(k, whole))
            values = b.masked_load(kind, b.gep(amx.element, line, whole), mask, default=zero(kind), align=1)
            b.store(values, b.gep(amx.element, place, whole), align=ROW)
            rest.next(*(smaller(b, total, values) for total in rest.carried))
        rows.next(*rest.results)
    b.ret(*(least_size(b, total) for total in rows.results))
    return function


def emit_look(module: Module, amx: Amx, name: str) -> Function:
    """`look(lanes, steps, least)`: the least size of an element in so many steps of a panel of B, or what `least` has
    if that is less, put there."""
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
