"""Bugs planted in kernels: which of the two oracles finds each, and that one of them does.

A is the stand-in of a device, in three orders of threads, between margins that nobody may touch. B is the interpreter
of the PTX. Bugs of the loop IR are given to both; those of PTX, where copies and products run by themselves, to B, as A
does not have them. A finds what shows in results; B also what only another timing would show.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from unittest.mock import patch

import numpy as np
import pytest

import tfc
from bench.on_gpu.straight import random_feeds
from tests.codegen.gpu.kernels import rewritten, run_launches, scheduled
from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.thirteen import SAMPLES
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu.contract import hopper
from tfc.codegen.gpu.device.ptx import emit_launches
from tfc.codegen.llvm import native
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, Barrier, Launch, LoopNest, Statement, Store, When
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import ORDERS, for_gpu
from tfc.codegen.tensor.expr import Expr, Load, apply, const, guard, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array, bf16, f32

MARGIN = 256
"""Elements before and behind each array of A."""


def finds_a(nest: LoopNest, arrays: list[Array], wanted: Array) -> bool:
    """True when a run on the stand-in fails, leaves its arrays, or gives other results than `wanted` in some order."""
    for order in ORDERS:
        whole = [np.full(x.size + 2 * MARGIN, np.nan, np.float32) for x in arrays]
        inside = [x[MARGIN:-MARGIN] for x in whole]
        for each, given in zip(inside, arrays, strict=True):
            each[:] = given.reshape(-1)
        failures = run_launches(nest, inside, order)
        margins = np.concatenate([np.concatenate([x[:MARGIN], x[-MARGIN:]]) for x in whole])
        result = inside[-1].reshape(wanted.shape)
        if failures or not np.isnan(margins).all() or not np.allclose(result, wanted, rtol=1e-5, atol=1e-5):
            return True
    return False


def finds_b(nest: LoopNest, arrays: list[Array], wanted: Array) -> bool:
    """True when the interpreter of the PTX finds a fault, or another result."""
    target = for_gpu()
    text, launches = emit_launches([("k", nest)], target)
    ptx = native.emit(text, target.triple, target.cpu, target.features, kind="asm").decode()
    module, given = parse_ptx(ptx), [x.copy() for x in arrays]
    try:
        for launch in launches["k"]:
            run_launch(module, launch.entry, evaluate(launch.blocks, {}), given, [])
    except FaultError:
        return True
    return not np.allclose(given[-1].reshape(wanted.shape), wanted, rtol=1e-5, atol=1e-5)


# ---- a sum of every 64 elements, by a tree in shared memory ----------------------------------------------------------

N, EACH = 100, 64
X, Y, S = Tensor(f32, (N,), name="x"), Tensor(f32, (2,), name="y"), Tensor(f32, (EACH,), name="s")
GIVEN = np.random.default_rng(7).standard_normal(N).astype(np.float32)
SUMS = np.array([GIVEN[:EACH].sum(), GIVEN[EACH:].sum()])
LAST = EACH - 1
"""The thread that stores the sum: not the one that has made it, so that the last barrier is needed."""


@dataclass(frozen=True)
class Tree:
    """The reduction, with what may be wrong in it."""

    first_barrier: tuple[Statement, ...] = (Barrier(),)
    last_barrier: tuple[Statement, ...] = (Barrier(),)
    limit: int = N
    last_step: int = 1
    active: Callable[[int], Expr] = lambda step: step > THREAD
    offset: int = 0
    operation: str = "add"

    def nest(self) -> LoopNest:
        """It as a kernel."""
        at, step = BLOCK * EACH + THREAD, EACH // 2
        body: list[Statement] = [Store(S, THREAD, guard(at < self.limit, Load(X, (at,)), const(0, f32)))]
        while step >= self.last_step:
            body += self.first_barrier if step == EACH // 2 else (Barrier(),)
            total = apply(self.operation, Load(S, (THREAD,)), Load(S, (THREAD + (step + self.offset),)))
            body.append(When(self.active(step), (Store(S, THREAD, total),)))
            step //= 2
        body += [*self.last_barrier, When(THREAD.eq(LAST), (Store(Y, BLOCK, Load(S, (index(0),))),))]
        return LoopNest((X, Y), "rw", (Launch(2, EACH, tuple(body), (S,)),))


HALF = (When(THREAD < 32, (Barrier(),)),)
PLANTS = {
    # what is planted: (the kernel, found by A, found by B)
    "nothing": (Tree(), False, False),
    "no barrier behind what threads wrote": (Tree(first_barrier=()), True, True),
    "no barrier before the sum is read": (Tree(last_barrier=()), True, True),
    "a barrier that half of the threads miss": (Tree(first_barrier=HALF), True, True),
    "a guard off by one": (Tree(limit=N + 1), True, True),
    "a guard off by one, the other way": (Tree(limit=N - 1), True, True),
    "a wrong predicate": (Tree(active=lambda step: step >= THREAD), True, True),
    "a bound off by one": (Tree(last_step=2), True, True),
    "a wrong place in shared memory": (Tree(offset=1), True, True),
    "a wrong operation": (Tree(operation="sub"), True, True),
}


@pytest.mark.few(2)
@pytest.mark.parametrize("name", PLANTS)
def test_bugs_in_a_reduction(name):
    tree, by_a, by_b = PLANTS[name]
    arrays = [GIVEN, np.zeros(2, np.float32)]
    assert (finds_a(tree.nest(), arrays, SUMS), finds_b(tree.nest(), arrays, SUMS)) == (by_a, by_b)


# ---- what the schedules write ----------------------------------------------------------------------------------------


def product_of(m: int, n: int, k: int) -> str:
    return f"input x: f32[{m}, {k}]\ninput y: f32[{k}, {n}]\nentry main(x, y) -> z = matmul(x, y)\n"


def without_barrier(nest: LoopNest, number: int) -> LoopNest:
    """The kernel without one of its barriers."""
    seen = iter(range(1000))
    return rewritten(nest, lambda each: () if isinstance(each, Barrier) and next(seen) == number else (each,))


def barriers(nest: LoopNest) -> int:
    found: list[Statement] = []
    rewritten(nest, lambda each: (found.append(each) or each,) if isinstance(each, Barrier) else (each,))
    return len(found)


PRODUCT = scheduled(product_of(20, 17, 40))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(-1, barriers(PRODUCT)))
def test_every_barrier_of_a_product_is_needed(number):
    """-1: none is left out."""
    rng = np.random.default_rng(11)
    x, y = (rng.standard_normal(size).astype(np.float32) for size in ((20, 40), (40, 17)))
    arrays = [x, y, np.zeros((20, 17), np.float32)]
    nest = without_barrier(PRODUCT, number) if number >= 0 else PRODUCT
    found = finds_a(nest, [each.reshape(-1) for each in arrays], x @ y), finds_b(nest, arrays, x @ y)
    assert any(found) == (number >= 0)


# ---- copies and products that run by themselves ----------------------------------------------------------------------


def compiled(text: str, name: str) -> Program:
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    with patch.object(hopper, "FEWEST_BLOCKS", 1):
        return compile_graph(graph, feeds, fetches, entry.targets, for_gpu(name))


@cache
def units(name: str, m: int, n: int, k: int) -> tuple[Program, list[Array], Array]:
    """A product of 16-bit numbers for a device, the right factor as it lies; factors, and what comes out."""
    text = f"input x: bf16[{m}, {k}]\ninput y: bf16[{k}, {n}]\nentry main(x, y) -> z = matmul(x, y)\n"
    rng = np.random.default_rng(13)
    x, y = (rng.integers(-3, 4, size).astype(bf16.storage) for size in ((m, k), (k, n)))
    wanted = (x.astype(np.float32) @ y.astype(np.float32)).astype(bf16.storage).astype(np.float32)
    return compiled(text, name), [x, y], wanted


def finds_in_text(made: tuple[Program, list[Array], Array], change: Callable[[str], str]) -> bool:
    """True when the interpreter finds what was changed in the PTX."""
    program, factors, wanted = made
    (ptx,) = program.code.objects
    planted = replace(program, code=replace(program.code, objects=(change(ptx.decode()).encode(),)))
    feeds = {feed.name: value for feed, value in zip(program.feeds, factors, strict=True)}
    try:
        (found,) = run_program(planted, feeds)
    except FaultError:
        return True
    return not np.array_equal(found.astype(np.float32), wanted)


def instead(pattern: str, by: str | Callable[[re.Match[str]], str], *, which: int = 0) -> Callable[[str], str]:
    """Another text in one place where a pattern is found."""

    def change(text: str) -> str:
        found = list(re.finditer(pattern, text))[which]
        made = found.expand(by) if isinstance(by, str) else by(found)
        return text[: found.start()] + made + text[found.end() :]

    return change


def everywhere(pattern: str, by: str | Callable[[re.Match[str]], str]) -> Callable[[str], str]:
    """Another text in all places where a pattern is found."""

    def change(text: str) -> str:
        made, count = re.subn(pattern, by, text)
        assert count
        return made

    return change


DESCRIPTOR = r"46116862933[0-9]{8}"
"""The constant part of a descriptor: 128-byte pattern, 1024 bytes from 8 rows to the next."""
FULL_WAIT = r"(mov\.b32 \t%r\d+, )(\d);(\n\tmbarrier\.try_wait\S+ %p\d+, \[given_memory\+131072\])"
WARPGROUP_PLANTS = {
    "the parity of the second round": instead(FULL_WAIT, r"\g<1>0;\3", which=1),
    "a stage that is not waited for": instead(r"(%p\d+, \[given_memory\+131104\], %r\d+;\n.*\n\t)@%p\d+ bra .*", r"\1"),
    "sums that are not waited for": everywhere(r"wgmma\.wait_group\.sync\.aligned \t0;", ""),
    "a stage that is never given back": instead(r"mbarrier\.arrive\.shared\.b64 .*", ""),
    "a stage given back while it is read": everywhere(
        r"wait_group\.sync\.aligned \t1;", "wait_group.sync.aligned \t2;"
    ),
    "a stage filled before it was given back": instead(
        r"(\[given_memory\+131080\], %r\d+;\n.*\n\t)@%p\d+ bra .*", r"\1", which=1
    ),
    "fewer bytes than come": instead(r"mov\.b32 (\t%r\d+), 32768;", r"mov.b32 \1, 16384;"),
    "more bytes than come": instead(r"mov\.b32 (\t%r\d+), 32768;", r"mov.b32 \1, 49152;"),
    "a stride of half the rows": everywhere(DESCRIPTOR, lambda found: str(int(found[0]) - (32 << 32))),
    "a wrong step along k": instead(DESCRIPTOR, lambda found: str(int(found[0]) + 2), which=2),
    "another box": instead(r"(\[%rd\d+, \{%r\d+, )(%r\d+)(\}\], \[given_memory\+131088\])", r"\1%r2\3", which=1),
    "no barrier between products and what follows": instead(r"bar\.sync \t1, 256;", ""),
    "no barrier behind what the block begins with": instead(r"bar\.sync \t0;", ""),
    "no fence behind new mbarriers": everywhere(r"fence\.(mbarrier_init|proxy\.async)\S*;", ""),
    "no fence before products": everywhere(r"wgmma\.fence\.sync\.aligned;", ""),
}
UNIT_PLANTS = {
    "one copy fewer waited for": everywhere(r"cp\.async\.wait_group \t1;", "cp.async.wait_group \t2;"),
    "copies that are not waited for": everywhere(r"cp\.async\.wait_group \t\d;", ""),
    "no barrier in a step": everywhere(r"(wait_group \t1;\n\t)bar\.sync \t0;", r"\1"),
    "no barrier before what follows": everywhere(r"(wait_group \t0;\n\t)bar\.sync \t0;", r"\1"),
    "copies in another order": everywhere(r"cp\.async\.commit_group;", ""),
    "other rows": instead(r"(ldmatrix\S+ \{.*\}, \[%rd\d+)\]", r"\1+64]"),
    "a turned fragment": instead(r"ldmatrix(\S+)\.trans\.", r"ldmatrix\1."),
    "another product": instead(r"\.row\.col\.f32\.bf16\.bf16\.f32", ".row.col.f32.f16.f16.f32"),
}
"""What is planted in the PTX of products by four warps (sm_90a) and by tensor units (sm_80)."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", *WARPGROUP_PLANTS])
def test_bugs_in_products_of_four_warps(name):
    change = WARPGROUP_PLANTS[name] if name else str
    assert finds_in_text(units("sm_90a", 128, 128, 384), change) == bool(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", *UNIT_PLANTS])
def test_bugs_in_products_of_tensor_units(name):
    change = UNIT_PLANTS[name] if name else str
    assert finds_in_text(units("sm_80", 40, 48, 136), change) == bool(name)


@pytest.mark.slow
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_barrier_of_the_samples_is_needed(sample):
    """But for the last one of those that let memory serve again where nothing follows."""
    text = sample.at(sample.small[0])
    program = compiled(text, "sm_80")
    given = random_feeds(text, sample.small[0])
    names = [name for name, _ in tfc.parse(text).entries[0].inputs]
    feeds = {feed.name: given[name] for feed, name in zip(program.feeds, names, strict=True)}
    run_program(program, feeds)
    ptx = program.code.objects[0].decode()
    found = 0
    for barrier in re.finditer(r"bar\.(warp\.)?sync[^;]*;", ptx):
        text = ptx[: barrier.start()] + ptx[barrier.end() :]
        try:
            run_program(replace(program, code=replace(program.code, objects=(text.encode(),))), feeds)
        except FaultError:
            found += 1
    assert found >= len(re.findall(r"bar\.(?:warp\.)?sync", ptx)) - 1
