"""Roofline limits measured on this machine: fused multiply-adds per second, and bytes per second of copies in each
cache.

No step can be quicker than the larger of its operations over the first and its bytes over the second (Williams,
Waterman and Patterson, "Roofline", 2009). Both are measured by loops of native code of our own, on as many threads as
the step has; a limit is the best of some tries, what the machine can do when nothing disturbs it.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tfc.codegen.gemm.amx import BLOCK, SIDE, amx_for, begin, end, multiply_add_registers
from tfc.codegen.gemm.tile import Tile, multiply_add, tile_for
from tfc.codegen.llvm import FLOAT, I64, PTR, VOID, Builder, Module, Param, vector_of
from tfc.codegen.loop_ir.product import Amx
from tfc.codegen.objects.compile_objects import compile_module
from tfc.codegen.objects.loaded_code import LoadedCode, load_objects
from tfc.codegen.target.target import Target, host
from tfc.ir.devices.limits import Level, Limits
from tfc.ir.types.types import bf16, f32, f64, i8, i32, u8

CHAINS = 12
"""Enough independent sums to hide the latency of an FMA on every processor we know (latency 4 to 5, two a cycle)."""
TRIPS, UNIT_TRIPS = 200_000, 50_000
TRIES = 30
BESIDE_MEMORY = 4
"""Copies in memory are of arrays so many times as large as the last-level cache."""
LEAST_COPIED = 1 << 22
"""Bytes that a measurement of a cache copies at least: it takes some hundred microseconds then."""


def measure(threads: int) -> Limits:
    """The limits of this machine; takes about a quarter of a second."""
    target = host()
    code = load_objects([compile_module(_module(target), target)])
    with ThreadPoolExecutor(threads) as pool:
        tiles = {1: tile_for(target, i32, u8, i8), 4: tile_for(target, f32), 8: tile_for(target, f64)}
        flops = {size: _flops(code, pool, threads, tile) for size, tile in tiles.items()}
        flops |= {4 // amx.step: _unit_flops(code, pool, threads, amx) for amx in _units(target)}
        caches = (("L1", target.l1, threads), ("L2", target.l2, threads), ("L3", target.l3, 1))
        found = [Level(name, size * times, _copied(code, pool, threads, size // 2)) for name, size, times in caches]
        far = _copied(code, pool, threads, BESIDE_MEMORY * target.l3 // threads)
    # What is nearer is never slower; a copy of a small cache is short, and may be disturbed as a whole.
    rate, levels = far, [Level("memory", float("inf"), far)]
    for level in reversed(found):
        rate = max(rate, level.rate)
        levels.insert(0, Level(level.name, level.fits, rate))
    return Limits(threads, flops, tuple(levels))


def best(call: Callable[[], object], tries: int = TRIES) -> float:
    """Seconds of the fastest of some calls."""
    found = float("inf")
    for _ in range(tries):
        start = time.perf_counter()
        call()
        found = min(found, time.perf_counter() - start)
    return found


def _flops(code: LoadedCode, pool: ThreadPoolExecutor, threads: int, tile: Tile) -> float:
    """Operations a second of multiply-adds in registers; foreign calls hold no interpreter lock."""
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(code.address(f"fma_{tile.element.text}"))
    places = [np.zeros(64, np.float64) for _ in range(threads)]
    addresses = [place.ctypes.data for place in places]
    seconds = best(lambda: list(pool.map(call, addresses)))
    return threads * 2 * tile.lanes * tile.step * CHAINS * TRIPS / seconds


def _units(target: Target) -> list[Amx]:
    """The matrix unit's operations a second, if there is one."""
    return [amx for amx in (amx_for(target, f32, bf16, bf16), amx_for(target, i32, u8, i8)) if amx is not None]


def _unit_flops(code: LoadedCode, pool: ThreadPoolExecutor, threads: int, amx: Amx) -> float:
    """The same of the matrix unit."""
    call = ctypes.CFUNCTYPE(None)(code.address(f"unit_{amx.name}"))
    seconds = best(lambda: list(pool.map(lambda _: call(), range(threads))))
    return threads * 2 * BLOCK * BLOCK * SIDE * amx.step * UNIT_TRIPS / seconds


def _copied(code: LoadedCode, pool: ThreadPoolExecutor, threads: int, size: int) -> float:
    """Bytes a second, those read and those written both counted, of copies within `size` bytes for each thread."""
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, *[ctypes.c_int64] * 2)(code.address("copy"))
    half = size // 2 // 64 * 64
    rounds = max(1, LEAST_COPIED // half)
    arrays = [np.zeros(2 * half + 64, np.uint8) for _ in range(threads)]
    starts = [array.ctypes.data + -array.ctypes.data % 64 for array in arrays]
    seconds = best(lambda: list(pool.map(lambda start: call(start, start + half, half, rounds), starts)))
    return threads * 2 * half * rounds / seconds


def _module(target: Target) -> str:
    module = target.module("limits")
    for tile in (tile_for(target, i32, u8, i8), tile_for(target, f32), tile_for(target, f64)):
        _emit_fma(module, tile)
    for amx in _units(target):
        _emit_unit(module, amx)
    _emit_copy(module, target)
    return module.render()


def _emit_fma(module: Module, tile: Tile) -> None:
    """`fma_T(place)`: independent chains of multiply-adds. They start as zeros, so nothing is ever denormal; each
    multiplies by a number of its own, or LLVM would see that products of integers are the same in all."""
    function = module.function(f"fma_{tile.element.text}", VOID, [Param(PTR, "place")], linkage="")
    b, place = Builder(function), function.args[0]
    x = b.load(tile.vector, place, align=tile.size)
    with b.carry_loop(0, TRIPS, 1, [x] * CHAINS) as loop:
        loop.next(*(multiply_add(b, tile, x, chain, chain) for chain in loop.carried))
    total = loop.results[0]
    for chain in loop.results[1:]:
        total = b.fadd(total, chain) if tile.element.is_float else b.add(total, chain)
    b.store(total, place, align=tile.size)
    b.ret()


def _emit_unit(module: Module, amx: Amx) -> None:
    """`unit_T()`: BLOCK x BLOCK sums in the matrix unit's registers, all of them zero."""
    b = Builder(module.function(f"unit_{amx.name}", VOID, [], linkage=""))
    begin(b)
    with b.loop(0, UNIT_TRIPS, 1):
        multiply_add_registers(b, amx)
    end(b)
    b.ret()


def _emit_copy(module: Module, target: Target) -> None:
    """`copy(from, to, bytes, rounds)`: the same whole vectors, round after round."""
    vector = vector_of(FLOAT, target.f32_lanes)
    parameters = [Param(PTR, "source"), Param(PTR, "to"), Param(I64, "size"), Param(I64, "rounds")]
    function = module.function("copy", VOID, parameters, linkage="")
    b, (source, to, size, rounds) = Builder(function), function.args
    count = b.sdiv(size, 4)
    with b.loop(0, rounds, 1), b.loop(0, count, target.f32_lanes) as i:
        b.store(b.load(vector, b.gep(FLOAT, source, i), align=4), b.gep(FLOAT, to, i), align=4)
    b.ret()
