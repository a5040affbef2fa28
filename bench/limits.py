"""What this machine can do at most, measured in the run that uses it: fused multiply-adds and copied bytes a second."""

from __future__ import annotations

import ctypes
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tfc.codegen.jit import Code, compile_module, load_objects
from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.types import FLOAT, I64, PTR, VOID, vector_of
from tfc.codegen.target import host

ACCUMULATORS = 12
"""Enough independent chains to hide the latency of an FMA on every processor we know (latency 4 to 5, two a cycle)."""
ROUNDS = 2_000_000
COPIED = 1 << 28
REPEATS = 20


def threads() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0))


def best(calls: Callable[[], object], repeats: int = REPEATS) -> float:
    """Seconds of the fastest of some calls: a limit is what the machine can do when nothing disturbs it."""
    found = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        calls()
        found = min(found, time.perf_counter() - start)
    return found


def fma_kernel() -> tuple[Code, Callable[[int], object], int]:
    """A loop of independent vector FMAs in registers; returns its code, the function and the FLOP of one call."""
    target = host()
    lanes = target.f32_lanes
    module = target.module("peak")
    vector = vector_of(FLOAT, lanes)
    function = module.function("peak", VOID, (PTR,))
    build = Builder(function)
    place = function.args[0]
    x = build.load(vector, place, align=64)
    with build.carry_loop(0, build.const(I64, ROUNDS), 1, [x] * ACCUMULATORS) as loop:
        # x starts as zeros: the sums stay zero, and no denormal slows anything down.
        loop.next(*(build.fma(x, x, chain) for chain in loop.carried))
    total = loop.results[0]
    for chain in loop.results[1:]:
        total = build.fadd(total, chain)
    build.store(total, place, align=64)
    build.ret()
    code = load_objects([compile_module(module.render(), target)])
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(code.address("peak"))
    return code, call, 2 * lanes * ACCUMULATORS * ROUNDS


def flops(workers: int) -> float:
    """Floating-point operations a second on that many threads; the foreign call holds no interpreter lock."""
    code, call, work = fma_kernel()
    places = [np.zeros(64, np.float32) for _ in range(workers)]
    aligned = [place.ctypes.data + (-place.ctypes.data) % 64 for place in places]
    with ThreadPoolExecutor(workers) as pool:
        seconds = best(lambda: list(pool.map(call, aligned)))
    del code
    return workers * work / seconds


def bandwidth(workers: int) -> float:
    """Bytes a second of copying arrays much larger than the caches, read and written bytes both counted."""
    size = COPIED // workers // 8
    pairs = [(np.zeros(size), np.ones(size)) for _ in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        seconds = best(lambda: list(pool.map(lambda pair: np.copyto(*pair), pairs)))
    return 2 * workers * size * 8 / seconds


def measure(workers: int = 0) -> dict[str, float]:
    """Both limits on so many processors (0: all) and on one, and the bytes of the last cache."""
    every = workers or threads()
    return {
        "threads": every,
        "cache": host().l3,
        "flops": flops(every),
        "flops_one": flops(1),
        "bytes": bandwidth(every),
        "bytes_one": bandwidth(1),
    }
