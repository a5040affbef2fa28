"""Reductions over the rows of a product are taken in its blocks: values against float64, NaN and infinities, threads,
borders, and which are taken."""

import re
from itertools import product

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_epilogue import contractions
from tests.codegen.contract.test_products import guarded
from tfc.codegen.target.target import host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import interpret
from tfc.runtime.module.module import Module
from tfc.runtime.session.session import Session

ALONE = ", their rows reduced in blocks, some columns at a time, which alone hold them"
IN_BLOCKS = ALONE.removesuffix(", which alone hold them")
APART = ""
"""What remarks say of the sums of a product, without the number of columns, which is the processor's."""

OPEN = "dim m in 0..\n"
MATRICES = f"{OPEN}input a: f32[m, {{k}}]\ninput b: f32[{{k}}, {{n}}]\n"
LABELS = f"{MATRICES}input labels: i32[m]\n"
BY_HAND = "t = max(x, axis=1, keep_dims=true)\ny = log(sum(exp(x - t), axis=1, keep_dims=true)) + t"
PROGRAMS = {
    "sum": (MATRICES + "y = sum(a @ b, axis=1)", ALONE),
    "greatest, behind a bias": (MATRICES + "input c: f32[{n}]\ny = max(relu(a @ b + c), axis=1)", ALONE),
    "least of something dear": (MATRICES + "y = min(tanh(a @ b), axis=1)", ALONE),
    "norm": (MATRICES + "x = a @ b\ny = sqrt(sum(x * x, axis=1))", ALONE),
    "weighed by columns": (MATRICES + "input c: f32[{n}]\ny = mean((a @ b) * c, axis=1) * 0.5", ALONE),
    "position": (MATRICES + "y = argmax(a @ b, 1)", ALONE),
    "position of the least": (MATRICES + "y = argmin(abs(a @ b), 1, dtype=i32)", ALONE),
    "log of a sum of powers": (MATRICES + "x = a @ b * 9.0\n" + BY_HAND, ALONE),
    "cross-entropy": (LABELS + "y = sparse_softmax_cross_entropy(a @ b + 1.0, labels)", ALONE),
    "a loss and what it is right about": (
        "use nn\n" + LABELS + "x = a @ b\ny = mean(sparse_softmax_cross_entropy(x, labels)) + nn.accuracy(x, labels)",
        ALONE,
    ),
    "right factor transposed": (f"{OPEN}input a: f32[m, {{k}}]\ninput b: f32[{{n}}, {{k}}]\n"
                                "y = sum(abs(a @ transpose(b)), axis=1)", ALONE),
    "matrices": (f"{OPEN}input a: f32[3, m, {{k}}]\ninput b: f32[3, {{k}}, {{n}}]\ny = max(a @ b, axis=2)", ALONE),
    "rows of a batch": (f"{OPEN}input a: f32[3, m, {{k}}]\ninput b: f32[{{k}}, {{n}}]\ny = sum(a @ b, axis=2)", ALONE),
    "logits that are a result": (LABELS + "x = relu(a @ b)\ny = sparse_softmax_cross_entropy(x, labels)", IN_BLOCKS),
    "double": (LABELS.replace("f32", "f64") + "y = sparse_softmax_cross_entropy(a @ b, labels)", ALONE),
    "bytes": (MATRICES.replace("f32", "i8") + "y = max(cast(a, i32) @ cast(b, i32), axis=1)", ALONE),
    "half precision": (MATRICES.replace("f32", "bf16") + "y = max(a @ b, axis=1)", ALONE),
    "windows": (f"{OPEN}input a: f32[m, 5, 6, {{k}}]\ninput b: f32[3, 3, {{k}}, {{n}}]\n"
                "y = max(conv2d(a, b), axis=3)", ALONE),
    "labels of all classes": (MATRICES + "input c: f32[m, {n}]\ny = softmax_cross_entropy(a @ b, abs(c))", APART),
    "rows that are written as well": (MATRICES + "y = softmax(a @ b)", APART),
    "variance": (MATRICES + "x = a @ b\nt = mean(x, axis=1, keep_dims=true)\ny = mean((x - t) ** 2, axis=1)", APART),
    "down the columns": (MATRICES + "y = sum(a @ b, axis=0)", APART),
}  # fmt: skip
FETCHES = {"logits that are a result": ["y", "x"]}
SIZES = [(7, 256), (1, 600), (14, 131), (97, 257), (30, 1025), (0, 300)]
"""Rows and columns: whole units, one more, a short one alone; few rows, tiles and one more, none."""


def remark(graph: Graph, *fetches: str) -> str:
    """The remark about the one product of a step."""
    (message,) = contractions(graph, inputs(graph), [Value(fetch) for fetch in fetches])
    return re.sub(r"\d+ columns at a time", "some columns at a time", message)


def fed(graph: Graph, m: int, n: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(m + n)
    made = {}
    for node in graph.nodes:
        if node.op == "Placeholder":
            dtype, shape = (
                node.types[0].dtype,
                [m if str(size) == "m" else int(str(size)) for size in node.types[0].dims],
            )
            values = (
                rng.integers(0, n, shape) if dtype.is_integer and node.name == "labels" else rng.uniform(-2, 2, shape)
            )
            made[node.name] = values.astype(dtype.storage)
    return made


def inputs(graph: Graph) -> list[Value]:
    return [Value(node.name) for node in graph.nodes if node.op == "Placeholder"]


QUICK = ("cross-entropy", "position", "logits that are a result", "matrices", "rows that are written as well")


def run(
    graph: Graph, feeds: dict[str, np.ndarray], fetches: list[str], threads: int, cpu: str = ""
) -> list[np.ndarray]:
    with Session(graph, config=Config(target_cpu=cpu), threads=threads) as session:
        return [np.asarray(found) for found in session.run(fetches, feeds=feeds)]


@pytest.mark.few(2)
@pytest.mark.parametrize("name", [pytest.param(x, marks=() if x in QUICK else pytest.mark.slow) for x in PROGRAMS])
def test_values_against_float64(name: str) -> None:
    text, where = PROGRAMS[name]
    fetches = FETCHES.get(name, ["y"])
    for m, n in SIZES if name == "cross-entropy" else SIZES[3:4]:
        graph = parse(text.format(k=20, n=n))
        feeds = fed(graph, m, n)
        wanted = interpret(graph, feeds, fetches, precise=True)
        results = [run(graph, feeds, fetches, threads) for threads in (1, 2, 3)]
        close = {"half precision": 2.0**-8, "double": 1e-13}.get(name, 2e-6)
        for found, want in zip(results[0], wanted, strict=True):
            atol = close * float(np.abs(want).max(initial=0))
            np.testing.assert_allclose(found.astype(np.float64), want, rtol=close, atol=atol)
        assert len({tuple(each.tobytes() for each in found) for found in results}) == 1
    message = remark(graph, *fetches)
    assert message.endswith(where) and (where != APART or "reduced in blocks" not in message), message


INF, NAN = float("inf"), float("nan")
STRANGE = [[INF], [-INF], [NAN], [INF, -INF], [NAN, INF], [NAN, -INF], [3e38, -3e38], [1e30, -INF]]


@pytest.mark.parametrize("m", [2, 20])
def test_rows_that_are_not_finite_are_what_the_interpreter_makes_of_them(m: int) -> None:
    """A product with 1 passes logits on as they are: a few strange ones in one unit, in another, or all of them."""
    text = f"""
        input a: f32[{m}, 1]
        input b: f32[1, 600]
        input labels: i32[{m}]
        x = a @ b
        loss = sparse_softmax_cross_entropy(x, labels)
        {BY_HAND.replace("y =", "whole =")}
        greatest = max(x, axis=1)
        least = min(x, axis=1)
        first = argmax(x, 1)
        last = argmin(x, 1)
    """
    graph = parse(text)
    names = ["loss", "whole", "greatest", "least", "first", "last"]
    rng = np.random.default_rng(m)
    with Session(graph) as session:
        for values, where in product(STRANGE, ([5], [5, 300], [299], range(600), range(256), [599])):
            b = rng.uniform(-30, 30, (1, 600)).astype(np.float32)
            for turn, place in enumerate(where):
                b[0, place] = values[turn % len(values)]
            labels = rng.choice([0, 5, 255, 256, 299, 300, 599], m).astype(np.int32)
            feeds = {"a": np.ones((m, 1), np.float32), "b": b, "labels": labels}
            for found, want in zip(session.run(names, feeds=feeds), interpret(graph, feeds, names), strict=True):
                np.testing.assert_allclose(found, want, rtol=1e-5, atol=1e-5, err_msg=f"{values} {where}")


def test_sums_of_what_is_multiplied_by_zero_are_those_of_the_interpreter() -> None:
    """A sum that depends on a maximum linearly, with factors of 0, or that add up to 0: beside infinities too."""
    text = """
        input a: f32[3, 1]
        input b: f32[1, 600]
        input w: f32[600]
        x = a @ b
        t = max(x, axis=1, keep_dims=true)
        y = sum(where(w == 0.0, 0.0, w * (x - t)), axis=1)
    """
    graph = parse(text)
    rng = np.random.default_rng(1)
    weights = [np.zeros(600), np.where(np.arange(600) == 300, 2.0, 0.0), np.where(np.arange(600) < 256, 0.0, 1.0)]
    weights.append(np.concatenate([[1.0, -1.0], np.zeros(598)]))
    with Session(graph) as session:
        for w, strange in product(weights, (None, INF, -INF, NAN)):
            b = rng.uniform(-5, 5, (1, 600)).astype(np.float32)
            if strange is not None:
                b[0, 400] = strange
            feeds = {"a": np.ones((3, 1), np.float32), "b": b, "w": w.astype(np.float32)}
            (want,) = interpret(graph, feeds, ["y"])
            np.testing.assert_allclose(session.run("y", feeds=feeds), want, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("cpu", ["x86-64-v2", "x86-64-v3"])
@pytest.mark.slow
def test_narrower_processors(cpu: str) -> None:
    if host().arch != "x86_64" or host().vector_bits < 256:
        pytest.skip(f"this machine cannot run {cpu} code")
    graph = parse(PROGRAMS["cross-entropy"][0].format(k=20, n=1025))
    for m in (1, 3, 9, 40, 97):
        feeds = fed(graph, m, 1025)
        (want,) = interpret(graph, feeds, ["y"], precise=True)
        found = [run(graph, feeds, ["y"], threads, cpu)[0] for threads in (1, 3)]
        np.testing.assert_allclose(found[0], want, rtol=1e-5, atol=1e-3)
        assert found[0].tobytes() == found[1].tobytes()


@pytest.mark.parametrize("at_end", [False, True])
def test_nothing_around_operands_is_touched(at_end: bool) -> None:
    graph = parse(LABELS.format(k=9, n=301) + "x = a @ b\ny = sparse_softmax_cross_entropy(x, labels)\n"
                  "entry all(a, b, labels) -> x, y\nentry one(a, b, labels) -> y")  # fmt: skip
    with Session(graph) as session:
        for m, (entry, names) in product((1, 17), (("all", "xy"), ("one", "y"))):
            feeds = {name: guarded(array, at_end) for name, array in fed(graph, m, 301).items()}
            out = {"x": guarded(np.zeros((m, 301), np.float32), at_end), "y": guarded(np.zeros(m, np.float32), at_end)}
            session.prepare(entry)(**feeds, out={name: out[name] for name in names})
            for name, want in zip(names, interpret(graph, feeds, list(names), precise=True), strict=True):
                np.testing.assert_allclose(out[name], want, rtol=1e-5, atol=1e-3)


@pytest.mark.parametrize("cut", [pytest.param(40, marks=pytest.mark.slow), 700])
def test_deep_products_and_few_rows(cut: int) -> None:
    """Sums of one stretch of k and of several, in tiles, together, and of few rows whose B lies either way."""
    for m, turned in ((1, False), (5, True), (90, False), (90, True)):
        b = f"input b: f32[{'515, ' if turned else ''}{cut}{'' if turned else ', 515'}]\n"
        right = "transpose(b)" if turned else "b"
        text = f"input a: f32[{m}, {cut}]\n{b}input labels: i32[{m}]\n"
        graph = parse(f"{text}y = sparse_softmax_cross_entropy(gelu(a @ {right}), labels)\n")
        feeds = fed(graph, m, 515)
        feeds["a"] *= 0.1
        (want,) = interpret(graph, feeds, ["y"], precise=True)
        found = [run(graph, feeds, ["y"], threads)[0] for threads in (1, 3)]
        np.testing.assert_allclose(found[0], want, rtol=1e-5, atol=1e-4)
        assert found[0].tobytes() == found[1].tobytes()


def test_constants_modules_loops_and_checks() -> None:
    """Weights packed ahead and by the first trip, modules, and a label that is none."""
    weights = "b = reshape(sin(cast(range(0, 40 * 300), f32)), [40, 300])\n"
    text = f"{OPEN}input a: f32[m, 40]\ninput labels: i32[m]\n{weights}"
    loss = "mean(sparse_softmax_cross_entropy({} @ b, labels))"
    graph = parse(
        f"{text}y = {loss.format('a')}\nz = for i in range(4), s = 0.0 {{ yield s + {loss.format('(a + s)')} }}\n"
        "entry main(a, labels) -> y, z"
    )
    feeds = fed(graph, 70, 300)
    want = interpret(graph, feeds, ["y", "z"], precise=True)
    with Session(graph) as session:
        found = session.run(["y", "z"], feeds=feeds)
        np.testing.assert_allclose(found, want, rtol=1e-5)
        with pytest.raises(tfc.Error, match="label value of 300"):
            session.run("y", feeds={**feeds, "labels": np.full(70, 300, np.int32)})
    module = Module(tfc.compile(graph).bundle)
    assert [float(module.main(**feeds)[name]) for name in "yz"] == [float(each) for each in found]


def test_training_keeps_its_kernels_and_evaluation_reduces_in_blocks() -> None:
    """A step that needs the gradient writes rows, so the logits stay a product's result; a loss alone needs none."""
    text = "input a: f32[64, 20]\ninput labels: i32[64]\nvar w: f32[20, 512] = ones([20, 512])\n"
    text += "loss = mean(sparse_softmax_cross_entropy(a @ w, labels))\nuse optimizers\n"
    graph = parse(f"{text}step = optimizers.sgd(loss, rate=0.1)\nentry t(a, labels) -> loss after step\n")
    trained = contractions(graph, inputs(graph), [Value("loss")], ["step"])
    assert len(trained) == 2 and not any("reduced in blocks" in message for message in trained)
    assert remark(graph, "loss").endswith(ALONE)
