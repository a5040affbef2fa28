"""Graphs of tens of thousands of small nodes: compile time stays linear, and what comes out is right."""

import random
import sys
import time
from collections.abc import Callable

import numpy as np
import pytest

from tests.codegen.compile.agree import assert_agree
from tfc.codegen.compile import compile_graph
from tfc.codegen.fusion import limit_kernels
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import f32, tensor

SECONDS = 20
"""Processor time that 36,000 nodes may take; they take 3 to 5 s."""
Made = tuple[Graph, Value, Value]


def chain(length: int) -> Made:
    """x -> Neg -> Tanh -> Neg -> …"""
    b = Builder()
    x = value = b.emit("Placeholder", name="x", type=tensor(f32, 4, 4))
    for i in range(length):
        value = b.emit("Tanh" if i % 2 else "Neg", value)
    return b.finish(), x, value


def blocks(length: int) -> Made:
    """Repeated residual blocks over 4×4 matrices."""
    b = Builder()
    x = value = b.emit("Placeholder", name="x", type=tensor(f32, 4, 4))
    for _ in range(length // 6):
        h = b.emit("AddV2", b.emit("MatMul", value, x), x)
        value = b.emit("Mul", b.emit("Tanh", b.emit("AddV2", b.emit("Relu", h), value)), value)
    return b.finish(), x, value


def tangle(length: int) -> Made:
    """Random operations on the last few values: no two neighbourhoods are alike."""
    chosen = random.Random(3)
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, 4, 4))
    values = [x]
    for _ in range(length):
        op = chosen.choice(["AddV2", "Maximum", "Tanh", "MatMul", "Sub", "Relu"])
        operands = [chosen.choice(values[-20:]) for _ in range(1 if op in ("Tanh", "Relu") else 2)]
        # Bounded: sums of many random values would overflow.
        values.append(b.emit("Tanh", b.emit(op, *operands)))
    value = values[-1]
    for other in values[-20:-1]:
        value = b.emit("AddV2", value, other)
    return b.finish(), x, value


SHAPES = [chain, blocks, tangle]


def feed() -> np.ndarray:
    """What goes into x."""
    return np.random.default_rng(1).standard_normal((4, 4)).astype(np.float32)


@pytest.mark.parametrize("make", SHAPES)
@pytest.mark.parametrize("many", [400, 0])
def test_small_ones_are_right_fused_and_taken_apart(
    make: Callable[[int], Made], many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit_kernels, "MANY_KERNELS", many)
    graph, _, y = make(60)
    assert_agree(graph, {"x": feed()}, [y], 1e-4)


def test_a_tangle_shares_its_kernels() -> None:
    graph, x, y = tangle(5000)
    program = compile_graph(graph, (x,), (y,), (), host(), Config(verify=False))
    assert len({each.kernel for each in program.instructions}) < limit_kernels.MANY_KERNELS


@pytest.mark.slow
@pytest.mark.parametrize("make", SHAPES)
def test_36_000_nodes_compile_in_time(make: Callable[[int], Made]) -> None:
    graph, x, y = make(36_000)
    start = time.process_time()
    compile_graph(graph, (x,), (y,), (), host(), Config(verify=False))
    assert time.process_time() - start < SECONDS


@pytest.mark.slow
def test_a_chain_of_100_000_nodes_compiles_without_recursion() -> None:
    graph, x, y = chain(100_000)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(400)
    try:
        compile_graph(graph, (x,), (y,), (), host(), Config(verify=False))
    finally:
        sys.setrecursionlimit(limit)
