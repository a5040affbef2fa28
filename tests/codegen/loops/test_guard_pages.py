"""Every family of loops at the edges of its vectors, tiles and strips, between pages that nobody may touch."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_products import guarded
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array
from tfc.passes.gradients.expand_gradients import expand_gradients

SIZES = [
    (0, 3), (1, 1), (1, 17), (15, 16), (17, 15), (16, 33), (31, 64), (65, 63), (7, 131), (131, 7), (257, 2), (3, 1025),
]  # fmt: skip
"""Rows and columns: none, one, primes, and one more and one less than vectors, tiles and strips hold."""

FAMILIES = {
    "maps": "input x: f32[n, m]\ninput b: f32[m]\nentry main(x, b) -> y = tanh(x) * b + 1.0, z = where(x > b, x, -b)\n",
    "narrow maps": """input x: f16[n, m]
input b: bool[n, m]
entry main(x, b) -> y = cast(x, f32), z = where(b, x, -x)
""",
    "rows": """input x: f32[n, m]
s = sum(x, axis=-1)
entry main(x) -> y = softmax(x), l = log_softmax(x), s, q = x * rsqrt(mean(square(x), axis=-1, keep_dims=true) + 0.1)
""",
    "columns": "input x: f32[n, m]\nentry main(x) -> y = softmax(x, axis=0), s = sum(x, axis=0), q = max(x, axis=0)\n",
    "all": "input x: f32[n, m]\nentry main(x) -> s = sum(square(x)), q = max(abs(x))\n",
    "scans": """input x: f32[n, m]
entry main(x) -> r = cumsum(x, axis=1), c = cumsum(x, axis=0), e = cumsum(x, axis=1, exclusive=true, reverse=true)
""",
    "transposes": "input x: f32[n, m]\ninput k: i8[n, m]\nentry main(x, k) -> y = transpose(x), z = transpose(k)\n",
    "joins": """input x: f32[n, m]
entry main(x) -> y = concat([x, x, x], axis=1), z = pad(x, [[1, 2], [3, 0]]), q = x[::2, ::3]
""",
    "losses": """use nn
input x: f32[n, m]
input k: i32[n]
l = nn.sparse_softmax_cross_entropy(x, k)
dx = gradients(sum(l), [x])
entry main(x, k) -> l, dx
""",
    "indices": """input x: f32[n, m]
input k: i32[n]
entry main(x, k) -> y = gather(x, k), s = UnsortedSegmentSum(x, k, 2)
""",
    "sorts": "input x: f32[n, m]\nv, i = top_k(x, 1)\nentry main(x) -> v, i\n",
    "products": """input x: f32[n, m]
input w: f32[m, 33]
entry main(x, w) -> y = relu(x @ w + 0.5), z = transpose(x) @ x
""",
    "attention": """input x: f32[2, n, 16]
input k: f32[2, m, 16]
entry main(x, k) -> y = softmax(x @ transpose(k, [0, 2, 1]) * 0.25) @ k
""",
}
NEEDS_COLUMNS = ("sorts", "losses", "indices")


def processors() -> list[str]:
    """The machine itself, and the narrower ones it can stand in for."""
    wide = host().arch == "x86_64" and host().vector_bits > 128
    return ["", *(["x86-64-v3", "x86-64-v2"] if wide else [])]


def numbers(kind: str, shape: tuple[int, ...], rng: np.random.Generator) -> Array:
    if kind.startswith("f"):
        return rng.standard_normal(shape).astype(kind.replace("f", "float"))
    return rng.integers(0, 2, shape).astype({"bool": np.bool_, "i8": np.int8, "i32": np.int32}[kind])


def check(graph: Graph, session: tfc.Session, sizes: dict[str, int]) -> None:
    """What a step reads and writes ends, and then begins, at such a page; results are those of the interpreter."""
    (entry,) = graph.entries
    rng = np.random.default_rng(sum(sizes.values()))
    feeds = {}
    for name, value in entry.inputs:
        kind = graph.type_of(value)
        feeds[name] = numbers(str(kind.dtype), tuple(evaluate(size, sizes) for size in kind.dims), rng)
    given = {value: feeds[name] for name, value in entry.inputs}
    wanted = interpret(expand_gradients(graph), given, [value for _, value in entry.outputs], precise=True)
    step = session.prepare(entry.name)
    plain = step(**feeds)
    for at_end in (True, False):
        out = {
            name: guarded(np.full(np.shape(value), 77, np.asarray(plain[name]).dtype), at_end)
            for (name, _), value in zip(entry.outputs, wanted, strict=True)
        }
        step(**{name: guarded(array, at_end) for name, array in feeds.items()}, out=out)
        for (name, _), value in zip(entry.outputs, wanted, strict=True):
            np.testing.assert_allclose(out[name], value, rtol=1e-4, atol=1e-4, err_msg=f"{name} {sizes}")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("cpu", "family"),
    [
        pytest.param(cpu, family, marks=[] if cpu == "" else pytest.mark.slow, id=f"{family} {cpu}".strip())
        for cpu, family in product(processors(), FAMILIES)
    ],
)
def test_loops_keep_to_their_tensors(cpu: str, family: str) -> None:
    graph = tfc.parse(f"dim n in 0..\ndim m in 0..\n{FAMILIES[family]}")
    with tfc.Session(graph, config=Config(target_cpu=cpu)) as session:
        for n, m in SIZES:
            if n or family not in NEEDS_COLUMNS:
                check(graph, session, {"n": n, "m": max(m, 2) if family == "losses" else m})


WINDOWS = """input x: f32[1, {h}, {w}, {c}]
input k: f32[3, 3, {c}, 1]
input f: f32[3, 3, {c}, {d}]
input g: f32[1, {h}, {w}, {d}]
y = Conv2D(x, f, strides=[1, 1, 1, 1], padding="SAME")
dx = Conv2DBackpropInput([1, {h}, {w}, {c}], f, g, strides=[1, 1, 1, 1], padding="SAME")
df = Conv2DBackpropFilter(x, [3, 3, {c}, {d}], g, strides=[1, 1, 1, 1], padding="SAME")
a = depthwise_conv2d(x, k)
entry main(x, k, f, g) -> y = relu(y), dx, df, a, m = max_pool(x, [3], [2], "SAME"), v = avg_pool(x, [2], [1], "SAME")
"""


@pytest.mark.parametrize(
    ("cpu", "h", "w", "c", "d"),
    [
        pytest.param(cpu, *sizes, marks=[] if cpu == "" and sizes[0] == 5 else pytest.mark.slow)
        for cpu, sizes in product(processors(), [(1, 1, 1, 1), (5, 13, 17, 31), (8, 7, 16, 33), (3, 15, 64, 65)])
    ],
)
def test_windows_keep_to_their_tensors(cpu: str, h: int, w: int, c: int, d: int) -> None:
    graph = tfc.parse(WINDOWS.format(h=h, w=w, c=c, d=d))
    with tfc.Session(graph, config=Config(target_cpu=cpu)) as session:
        check(graph, session, {})
