"""Searches the schedules of a model's products by timing each alone on this machine, with the layout of its own
operands.

A search is a function from a space of choices and a way to measure one to the best of them: `exhaustive` tries all,
and a cleverer one can take its place. What it finds is written down once (codegen/target/tuned_table.py); compiling
only looks it up, so it stays deterministic.
"""

from __future__ import annotations

import ctypes
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TypeVar

import numpy as np

from tfc.codegen.compile import plan_kernels
from tfc.codegen.emit.kernels import emit_kernel
from tfc.codegen.gemm.routine import routine_of
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.gemm.tuned import Blocks, shape_of, space
from tfc.codegen.loop_ir.loops import LoopNest, Multiply
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.codegen.target.target import Target
from tfc.ir.base.config import Config
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Entry, Graph
from tfc.runtime.memory.storage import address_of, aligned_bytes
from tfc.runtime.native.records import CtxRecord
from tfc.runtime.native.thread_pool import ThreadPool

ROUNDS = 7
"""The number of rounds of timing; the rounds go over all choices, so that what disturbs one disturbs all."""
LEAST_GAIN = 0.03
"""By so much another choice has to be quicker than the rule's: less is noise."""
SAMPLE_SECONDS = 2e-3
"""A sample takes about as long: several calls of a small product."""

T = TypeVar("T")
Measure = Callable[[T], float]
Search = Callable[[Sequence[T], Measure[T]], T]


def exhaustive(choices: Sequence[T], measure: Measure[T], rounds: int = ROUNDS) -> T:
    """The choice of the lowest median time; the first one, the rule's, unless another is clearly quicker."""
    times: list[list[float]] = [[] for _ in choices]
    for _ in range(rounds):
        for found, choice in zip(times, choices, strict=True):
            found.append(measure(choice))
    medians = [statistics.median(found) for found in times]
    best = min(range(len(choices)), key=lambda i: medians[i])
    return choices[best] if medians[best] < medians[0] * (1 - LEAST_GAIN) else choices[0]


def products_of(kernels: Kernels) -> dict[str, tuple[LoopNest, Product]]:
    """The products of known sizes in some kernels by their shapes, one of each, with its kernel."""
    found: dict[str, tuple[LoopNest, Product]] = {}
    for built in kernels.values():
        for statement in built.kernel.nests:
            if isinstance(statement, Product) and (shape := shape_of(statement)):
                found.setdefault(shape, (built.nest, statement))
    return found


def products_of_entry(
    graph: Graph, entry: Entry, target: Target, config: Config
) -> dict[str, tuple[LoopNest, Product]]:
    """The products of known sizes in all kernels of one entry, as `products_of` gives them."""
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    _, kernels = plan_kernels(graph, feeds, fetches, entry.targets, target, config)
    return products_of(kernels)


def by_rule(product: Product, target: Target) -> Blocks:
    """The blocks of a product for which no search was made."""
    return space(tile_for(target, product.dtype))[0]


def tune_product(nest: LoopNest, product: Product, target: Target, pool: ThreadPool, search: Search[Blocks]) -> Blocks:
    """The fastest blocks of one product on this machine."""
    choices = space(tile_for(target, product.dtype))
    with _timers(nest, product, target, pool, choices) as timers:
        return search(choices, lambda choice: timers[choice]())


@contextmanager
def _timers(
    nest: LoopNest, product: Product, target: Target, pool: ThreadPool, choices: Sequence[Blocks]
) -> Iterator[dict[Blocks, Callable[[], float]]]:
    """A timer for each choice: it gives the seconds of one run of the product alone, in its kernel's memory."""
    alone = replace(nest, body=(Multiply(replace(product, turn=None, epilogue=None)),), failures=())
    memory = [aligned_bytes(_bytes(param.shape) * param.dtype.size) for param in nest.params]
    for each in memory:
        each.view(np.uint8)[:] = 0
    addresses = (ctypes.c_void_p * len(memory))(*map(address_of, memory))
    context = CtxRecord(struct_size=ctypes.sizeof(CtxRecord), pool=pool.address or None)
    with ExitStack() as stack:
        timers = {}
        for choice in choices:
            here = replace(target, tuned=((shape_of(product), (choice.depth, choice.panels)),))
            module = here.module("tuned")
            emit_kernel(module, "product", alone, here, {})
            routine = routine_of(product, here).text(here)
            jobs = [compile_objects.Job(module.render(), passes="few"), compile_objects.Job(routine, passes="none")]
            code = stack.enter_context(
                load_objects(compile_objects.compile_modules(jobs, here), pool.native.for_kernels)
            )
            call = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 3)(code.address("product"))
            timers[choice] = _timer(call, addresses, context)
        yield timers


def _timer(
    call: Callable[..., int], addresses: ctypes.Array[ctypes.c_void_p], context: CtxRecord
) -> Callable[[], float]:
    repeats = 0

    def seconds() -> float:
        nonlocal repeats
        if not repeats:  # the first run touches memory and wakes threads
            call(addresses, None, ctypes.byref(context))
            start = time.perf_counter()
            call(addresses, None, ctypes.byref(context))
            repeats = max(1, int(SAMPLE_SECONDS / max(1e-7, time.perf_counter() - start)))
        start = time.perf_counter()
        for _ in range(repeats):
            call(addresses, None, ctypes.byref(context))
        return (time.perf_counter() - start) / repeats

    return seconds


def _bytes(shape: Sequence[object]) -> int:
    total = 1
    for size in shape:
        if not isinstance(size, int):
            raise TypeError(f"a kernel of known products has a tensor of size {size}")
        total *= size
    return total
