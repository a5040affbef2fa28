"""Attention as one kernel: what is recognised, results against the interpreter in float64, bits, memory, borders."""

from collections.abc import Mapping

import numpy as np
import pytest

from tests.codegen.contract.test_products import guarded
from tfc.codegen.compile import plan_kernels
from tfc.codegen.loop_ir.product import Attention
from tfc.codegen.target.target import for_cpu, host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import interpret
from tfc.runtime.session.session import Session

QKV = "input q: f32[2, 3, {t}, {d}]\ninput k: f32[2, 3, {u}, {d}]\ninput v: f32[2, 3, {u}, {e}]\n"
PLAIN = QKV.format(t=40, u=300, d=8, e=6)
SCORES = "q @ transpose(k, [0, 1, 3, 2]) * 0.3"
ONE = "input q: f32[50, 8]\ninput k: f32[60, 8]\ninput v: f32[60, 9]\n"
OPEN = "dim n in 0..999\ndim m in 0..999\ninput q: f32[2, n, 8]\ninput k: f32[2, m, 8]\ninput v: f32[2, m, 9]\n"
RECOGNISED = {
    "heads": PLAIN + f"y = softmax({SCORES}) @ v",
    "bias of a head": PLAIN + f"input b: f32[3, 1, 300]\ny = softmax({SCORES} + b) @ v",
    "mask of choices": PLAIN + f"input m: bool[40, 300]\ny = softmax(where(m, {SCORES}, -1e30)) @ v",
    "capped scores": PLAIN + f"y = softmax(tanh({SCORES}) * 5.0) @ v",
    "scaled queries": PLAIN + "y = softmax((q * 0.3) @ transpose(k, [0, 1, 3, 2])) @ v",
    "one matrix": ONE + "y = softmax(q @ transpose(k)) @ v",
    "by hand": ONE + "s = q @ transpose(k)\ne = exp(s - max(s, 1, keep_dims=true))\n"
    "y = (e / sum(e, 1, keep_dims=true)) @ v",
    "what follows": ONE + "y = transpose(relu(softmax(q @ transpose(k)) @ v + 1.0))",
    "values transposed": "input q: f32[50, 8]\ninput k: f32[8, 60]\ninput v: f32[9, 60]\n"
    "y = softmax(q @ k) @ transpose(v)",
    "einsum, heads behind positions": "input q: f32[2, 50, 3, 8]\ninput k: f32[2, 60, 3, 8]\n"
    'input v: f32[2, 60, 3, 8]\np = softmax(Einsum(q, k, equation="bqhd,bkhd->bhqk") * 0.3)\n'
    'y = Einsum(p, v, equation="bhqk,bkhd->bqhd")',
    "keys of all heads": "input q: f32[2, 3, 50, 8]\ninput k: f32[2, 1, 60, 8]\ninput v: f32[2, 1, 60, 9]\n"
    "y = softmax(q @ transpose(k, [0, 1, 3, 2])) @ v",
    "double": ONE.replace("f32", "f64") + "y = softmax(q @ transpose(k)) @ v",
    "library": "use nn\ninput q: f32[2, 50, 8]\ninput k: f32[2, 60, 8]\ninput v: f32[2, 60, 9]\n"
    "y = nn.attention(q, k, v)",
    "any lengths": OPEN + "y = softmax(q @ transpose(k, [0, 2, 1])) @ v",
}
APART = {
    "weights that are a result": ONE + "p = softmax(q @ transpose(k))\ny = p @ v\nz = p * 1.0",
    "another softmax": ONE + "y = log_softmax(q @ transpose(k)) @ v",
    "softmax along the queries": ONE + "y = transpose(softmax(transpose(q @ transpose(k)))) @ v[0:60]",
    "a single query": ONE.replace("50", "1") + "y = softmax(q @ transpose(k)) @ v",
    "few keys": ONE.replace("60", "16") + "y = softmax(q @ transpose(k)) @ v",
    "half precision": ONE.replace("f32", "f16") + "y = softmax(q @ transpose(k)) @ v",
}


def attentions(graph: Graph, fetches: tuple[str, ...] = ("y",)) -> list[Attention]:
    feeds = [node.out() for node in graph.nodes if node.op == "Placeholder"]
    values = [Value(name) for name in fetches]
    _, kernels = plan_kernels(graph, feeds, values, (), for_cpu("x86-64-v4"), Config())
    return [step for built in kernels.values() for step in built.kernel.nests if isinstance(step, Attention)]


def numbers(graph: Graph, sizes: Mapping[str, int] | None = None) -> dict[str, np.ndarray]:
    """Feeds for all inputs."""
    rng = np.random.default_rng(1)
    made = {}
    for node in graph.nodes:
        if node.op == "Placeholder":
            kind = node.types[0]
            shape = [d if isinstance(d, int) else (sizes or {})[str(d)] for d in kind.shape or ()]
            array = rng.standard_normal(shape)
            made[node.name] = array > 0.5 if kind.dtype.kind == "bool" else array.astype(kind.dtype.storage)
    return made


def check(graph: Graph, feeds: dict[str, np.ndarray], threads: int = 1) -> np.ndarray:
    """The result, which is that of the interpreter."""
    with np.errstate(all="ignore"):
        (want,) = interpret(graph, feeds, ["y"], precise=True)
    with Session(graph, threads=threads) as session:
        got = session.run("y", feeds=feeds)
    np.testing.assert_allclose(np.asarray(got, np.float64), want, rtol=2e-5, atol=4e-6)
    return got


@pytest.mark.few(3)
@pytest.mark.parametrize("name", RECOGNISED)
def test_recognised_and_right(name: str) -> None:
    graph = parse(RECOGNISED[name])
    (found,) = attentions(graph)
    assert str(found.columns) in ("60", "300", "m")
    check(graph, numbers(graph, {"n": 50, "m": 70}))


@pytest.mark.parametrize("name", APART)
def test_left_apart(name: str) -> None:
    graph = parse(APART[name])
    fetches = ("y", "z") if "\nz" in APART[name] else ("y",)
    assert not attentions(graph, fetches)


def test_no_memory_for_scores() -> None:
    graph = parse(PLAIN.replace("300", "4000") + f"y = softmax({SCORES}) @ v")
    feeds = [node.out() for node in graph.nodes if node.op == "Placeholder"]
    _, kernels = plan_kernels(graph, feeds, [Value("y")], (), host(), Config())
    sizes = [np.prod(param.shape) for built in kernels.values() for param in built.kernel.params]
    assert max(sizes) == 2 * 3 * 4000 * 8


@pytest.mark.parametrize(("n", "m"), [(0, 33), (1, 33), (50, 0), (50, 1), (65, 255), (64, 256), (63, 257), (131, 700)])
def test_sizes_at_the_borders_of_blocks(n: int, m: int) -> None:
    graph = parse(RECOGNISED["any lengths"])
    check(graph, numbers(graph, {"n": n, "m": m}))


def masked(mask: np.ndarray) -> tuple[Graph, dict[str, np.ndarray]]:
    graph = parse(PLAIN + f"input m: f32[40, 300]\ny = softmax({SCORES} + m) @ v")
    assert attentions(graph)
    return graph, numbers(graph) | {"m": mask.astype(np.float32)}


def test_masked_scores_and_numbers_that_are_none() -> None:
    """Blocks of -inf first, in the middle and last; rows of -inf only; NaN and infinities in any block."""
    rows, columns = np.arange(40)[:, None], np.arange(300)[None]
    mask = np.where((columns >= 280 - rows) | (columns < rows - 30), 0, -np.inf)
    mask[5] = -np.inf
    mask[6, 3] = np.inf
    mask[7, 299] = np.nan
    mask[8, 0] = np.nan
    mask[9, 290] = np.inf
    graph, feeds = masked(mask)
    got = check(graph, feeds)
    assert np.isnan(got[:, :, 5:10]).all()
    assert np.isfinite(got[:, :, 10:]).all()


def test_values_that_are_none_or_huge() -> None:
    """An infinite value makes its column infinite, or NaN where it weighs nothing; huge ones do not overflow."""
    graph, feeds = masked(np.where(np.arange(300)[None] <= 7 * np.arange(40)[:, None], 0, -np.inf))
    v = feeds["v"]
    v[0, 0, 10, 0], v[0, 1, 299, 1] = np.inf, np.nan
    v[1, 0, :, 2] = 3e38
    with np.errstate(all="ignore"):
        (want,) = interpret(graph, feeds, ["y"], precise=True)
    with Session(graph) as session:
        got = session.run("y", feeds=feeds)
    np.testing.assert_allclose(got, want, rtol=2e-5, atol=4e-6)
    assert np.isfinite(got[1, 0]).all()


def test_the_same_bits_for_any_number_of_threads() -> None:
    graph = parse(QKV.format(t=300, u=500, d=32, e=32) + f"y = softmax({SCORES}) @ v")
    feeds = numbers(graph)
    results = []
    for threads in (1, 2, 3):
        with Session(graph, threads=threads) as session:
            results.append(session.run("y", feeds=feeds).tobytes())
    assert len(set(results)) == 1


@pytest.mark.parametrize("at_end", [False, True])
def test_nothing_around_operands_is_touched(at_end: bool) -> None:
    graph = parse(QKV.format(t=17, u=265, d=16, e=16) + f"y = softmax({SCORES}) @ v\nentry main(q, k, v) -> y")
    feeds = {name: guarded(array, at_end) for name, array in numbers(graph).items()}
    with Session(graph) as session:
        out = guarded(np.full((2, 3, 17, 16), 77, np.float32), at_end)
        session.prepare("main")(q=feeds["q"], k=feeds["k"], v=feeds["v"], out={"y": out})
    (want,) = interpret(graph, feeds, ["y"], precise=True)
    np.testing.assert_allclose(out, want, rtol=2e-5, atol=4e-6)


def test_in_a_loop() -> None:
    source = ONE.replace("8", "9").replace("50", "60") + (
        "y = for i in range(3), x = q { yield softmax(x @ transpose(k) * 0.1) @ v + x * 0.5 }"
    )
    graph = parse(source)
    check(graph, numbers(graph))


def test_gradients_keep_the_weights() -> None:
    """The backward pass reads the weights, so they are stored, and nothing is an attention of its own."""
    graph = parse(ONE + "loss = sum((softmax(q @ transpose(k)) @ v) ** 2)\ndq, dk, dv = gradients(loss, [q, k, v])")
    names = ("dq", "dk", "dv")
    assert not attentions(graph, names)
    feeds = numbers(graph)
    q, k, v = (feeds[name].astype(np.float64) for name in "qkv")
    powers = np.exp(q @ k.T)
    p = powers / powers.sum(1, keepdims=True)
    dy = 2 * p @ v
    dp = dy @ v.T
    ds = p * (dp - (dp * p).sum(1, keepdims=True))
    with Session(graph) as session:
        got = session.run(list(names), feeds=feeds)
    for actual, want in zip(got, (ds @ k, ds.T @ q, p.T @ dy), strict=True):
        np.testing.assert_allclose(actual, want, rtol=1e-4, atol=1e-5)
