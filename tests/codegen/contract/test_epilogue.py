"""What follows a product runs in its blocks: values against float64, edge sizes, threads, and what remarks tell."""

import re
from collections.abc import Sequence

import numpy as np
import pytest

import tfc
from tfc.codegen.compile import plan_kernels
from tfc.codegen.explain.remarks import remarks
from tfc.codegen.loop_ir.loops import print_loops
from tfc.codegen.target.target import for_cpu, host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import interpret
from tfc.runtime.session.session import Session

IN_BLOCKS = ", what follows the sums computed in their blocks"
ALONE = f"{IN_BLOCKS}, which alone hold them"
AFTER = ", what follows the sums computed after them"

MATRICES = "input a: f32[m, {k}]\ninput b: f32[{k}, n]\n"
PROGRAMS = {
    "bias and relu": (MATRICES + "input c: f32[n]\ny = relu(a @ b + c)", IN_BLOCKS),
    "a residual and a scale for each row": (
        MATRICES + "input c: f32[m, n]\ninput d: f32[m, 1]\ny = (a @ b) * d + c",
        IN_BLOCKS,
    ),
    "another type": (MATRICES + "y = cast(a @ b, f64)", ALONE),
    "half precision": (MATRICES + "y = cast(tanh(a @ b), bf16)", ALONE),
    "heads": (MATRICES + "input c: f32[n]\ny = reshape(gelu(a @ b + c), [1, m, n, 1])", IN_BLOCKS),
    "left transposed": ("input a: f32[{k}, m]\ninput b: f32[{k}, n]\ny = cast(transpose(a) @ b, f64)", ALONE),
    "right transposed": ("input a: f32[m, {k}]\ninput b: f32[n, {k}]\ny = tanh(a @ transpose(b))", IN_BLOCKS),
    "batched": (
        "input a: f32[3, 2, m, {k}]\ninput b: f32[3, 2, {k}, n]\ninput c: f32[2, 1, n]\ny = (a @ b) * 0.25 + c",
        IN_BLOCKS,
    ),
    "columns that end up apart": (
        'input a: f32[m, {k}]\ninput b: f32[{k}, 2, n]\ny = relu(Einsum([a, b], equation="mk,kpq->pmq"))',
        AFTER,
    ),
}
SIZES = [
    (12, 32), (13, 33), (11, 31), (1, 600), (7, 515), (48, 64), (97, 130), (24, 3), (25, 129), (200, 1), (0, 5), (5, 0),
]  # fmt: skip
"""Rows and columns: whole tiles, one more and one less, few rows, a single row and column, none."""
SHORT, LONG = 40, 530
"""Steps of k: one stretch of them, and two."""


def fed(graph: Graph, m: int, n: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(3)
    made = {}
    for node in graph.nodes:
        if node.op == "Placeholder":
            shape = [{"m": m, "n": n}.get(str(size), size) for size in node.types[0].dims]
            made[node.name] = rng.uniform(-1, 1, [int(size) for size in shape]).astype(np.float32)
    return made


def contractions(graph: Graph, feeds: list[Value], fetches: list[Value], targets: Sequence[str] = ()) -> list[str]:
    """What remarks say of the products of a graph."""
    step, kernels = plan_kernels(graph, feeds, fetches, tuple(targets), host(), Config())
    return [remark.message for remark in remarks(step, kernels) if remark.kind == "contraction"]


@pytest.mark.few(2)
@pytest.mark.parametrize("name", PROGRAMS)
def test_values_against_float64(name: str) -> None:
    text, where = PROGRAMS[name]
    for k in (SHORT, LONG):
        graph = parse("dim m in 0..\ndim n in 0..\n" + text.format(k=k))
        with Session(graph, threads=1) as alone, Session(graph, threads=3) as several:
            for m, n in SIZES:
                feeds = fed(graph, m, n)
                (want,) = interpret(graph, feeds, ["y"], precise=True)
                got = np.asarray(alone.run("y", feeds=feeds))
                eps = 2.0**-8 if name == "half precision" else 2.0**-23
                np.testing.assert_allclose(
                    got.astype(np.float64), want, rtol=eps, atol=2.0**-24 * (k + 4) * k**0.5, err_msg=f"{m}x{n}x{k}"
                )
                assert np.asarray(several.run("y", feeds=feeds)).tobytes() == got.tobytes()
        inputs = [Value(node.name) for node in graph.nodes if node.op == "Placeholder"]
        (message,) = contractions(graph, inputs, [Value("y")])
        assert message.endswith(IN_BLOCKS if where == ALONE and k == LONG else where), message


@pytest.mark.parametrize("k", [SHORT, LONG])
def test_a_variable_is_updated_in_the_blocks_of_its_gradient(k: int) -> None:
    rng = np.random.default_rng(4)
    x, d = (rng.uniform(-1, 1, (k, columns)).astype(np.float32) for columns in (37, 70))
    text = (
        f"input x: f32[{k}, 37]\ninput d: f32[{k}, 70]\nvar w: f32[37, 70] = ones([37, 70])\n"
        "step = group { w -= 0.25 * (transpose(x) @ d) }\nentry main(x, d) -> w after step\n"
    )
    graph = parse(text)
    results = []
    for threads in (1, 3):
        with Session(graph, threads=threads) as session:
            step = session.prepare("main")
            before = [step(x=x, d=d)["w"] for _ in range(3)]  # a step gives what its update found
            results.append(np.asarray(before[-1]))
    want = 1 - 2 * 0.25 * (x.astype(np.float64).T @ d)
    np.testing.assert_allclose(results[0], want, rtol=0, atol=2.0**-24 * (k + 4) * k**0.5)
    assert results[0].tobytes() == results[1].tobytes()
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    (message,) = contractions(graph, feeds, fetches, entry.targets)
    assert message.endswith(ALONE if k == SHORT else IN_BLOCKS), message


def test_a_check_behind_a_product_is_told() -> None:
    text = "input a: i32[7, 40]\ninput b: i32[40, 33]\ninput c: i32[7, 33]\ny = c // (a @ b)"
    a, b, c = np.ones((7, 40), np.int32), np.ones((40, 33), np.int32), np.full((7, 33), 80, np.int32)
    with Session(parse(text), threads=1) as session:
        assert (session.run("y", feeds={"a": a, "b": b, "c": c}) == 2).all()
        a[5], b[:, 20:] = 0, 1
        with pytest.raises(tfc.Error, match="division by zero"):
            session.run("y", feeds={"a": a, "b": b, "c": c})


@pytest.mark.parametrize(
    ("cpu", "triple"), [("", "aarch64-unknown-linux-gnu"), ("", "riscv64-unknown-linux-gnu"), ("x86-64-v3", "")]
)
def test_lanes_are_powers_of_two(cpu: str, triple: str) -> None:
    """A tile of AArch64 has 12 columns; loops over so many lanes ran past a block, into the rows behind it."""
    graph = parse("input a: f32[12, 8]\ninput b: f32[8, 16]\ny = (a @ b) * 2.0\nentry f(a, b) -> y\n")
    target = for_cpu(cpu, triple) if triple else for_cpu(cpu)
    feeds = [Value("a"), Value("b")]
    _, kernels = plan_kernels(graph, feeds, [Value("y")], (), target, Config())
    text = "\n".join(print_loops(built.nest, built.symbol) for built in kernels.values())
    lanes = [int(number) for number in re.findall(r"vector x(\d+) for i2 in column", text)]
    assert lanes and all(number.bit_count() == 1 for number in lanes), text
