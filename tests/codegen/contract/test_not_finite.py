"""Infinities and NaN in single places of either factor: contractions give them where the interpreter does alone.

Factors are whole numbers, so finite sums are exact in any order. Zeros that code adds by itself, as in a margin around
an image or behind the end of a sum, would show: zero times infinity is no number.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import tfc
from tests.ops.records_convolution import Convolution
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.types import Array, DType, bf16, f16, f32, f64

ODD = (np.inf, -np.inf, np.nan)
KINDS = (f32, f32, f32, f64, bf16, f16)

PRODUCTS = {
    "both transposed": ("[37, 30]", "[45, 37]", "transpose(a) @ transpose(b)"),
    "few rows": ("[3, 37]", "[37, 45]", "a @ b"),
    "one row, transposed": ("[1, 67]", "[45, 67]", "a @ transpose(b)"),
    "stretches of a long sum": ("[31, 805]", "[805, 33]", "a @ b"),
    "rows together": ("[100, 530]", "[530, 290]", "relu(a @ b + 1.0)"),
    "a batch": ("[3, 20, 9]", "[3, 9, 18]", "a @ b"),
    "a batch by one matrix": ("[5, 20, 35]", "[35, 18]", "a @ b"),
    "one column": ("[70, 33]", "[33, 1]", "a @ b"),
    "einsum": ("[2, 9, 3, 21]", "[2, 11, 3, 21]", 'Einsum(a, b, equation="bqhd,bkhd->bhqk")'),
    "long sums of few": ("[9001, 5]", "[9001, 7]", "transpose(a) @ b"),
}


def places(shape: tuple[int, ...], rng: random.Random) -> Iterator[tuple[int, ...]]:
    """The first element, the last, and two others."""
    yield (0,) * len(shape)
    yield tuple(size - 1 for size in shape)
    yield tuple(rng.randrange(size) for size in shape)
    yield tuple(rng.choice((0, size - 1)) for size in shape)


def whole_numbers(shape: tuple[int, ...], kind: DType, rng: random.Random) -> Array:
    """Numbers from -2 to 2 but not 0, of which few are large enough for sums to be rounded."""
    numbers = np.random.default_rng(rng.randrange(1 << 30)).choice((-2.0, -1.0, 1.0, 2.0), shape)
    return numbers.astype(kind.storage)


def check(graph: Graph, kind: DType, rng: random.Random, cpu: str = "") -> None:
    """Each input of the first entry in turn holds something that is not finite, and then none does."""
    (entry,) = graph.entries
    values = [value for _, value in entry.outputs]
    shapes = {name: tuple(map(int, graph.type_of(value).dims)) for name, value in entry.inputs}
    feeds = {name: whole_numbers(shape, kind, rng) for name, shape in shapes.items()}
    with tfc.Session(graph, threads=2, config=Config().with_(target_cpu=cpu)) as session:

        def agree(what: str) -> None:
            found = session.run(entry.name, **feeds)
            with np.errstate(all="ignore"):
                wanted = interpret(graph, {value: feeds[name] for name, value in entry.inputs}, values)
            for (name, _), expected in zip(entry.outputs, wanted, strict=True):
                result, value = (np.asarray(x).astype(np.float64) for x in (found[name], expected))
                tolerance = 0.02 if kind.size < f32.size else 0.0
                np.testing.assert_allclose(result, value, rtol=tolerance, err_msg=f"{name}, {what}")

        agree("all finite")
        for name, shape in shapes.items():
            for place in places(shape, rng):
                odd, before = rng.choice(ODD), feeds[name][place]
                feeds[name][place] = odd
                agree(f"{name}{list(place)} is {odd}")
                feeds[name][place] = before


def written(values: object) -> str:
    """An attribute as the language has it."""
    return f'"{values}"' if isinstance(values, str) else str(list(values) if isinstance(values, tuple) else values)


def all_three(convolution: Convolution, kind: DType, op: str) -> Graph:
    """A convolution of fed factors and its gradients."""
    shapes = dict(zip("xwg", convolution.shapes(op != "Conv2D"), strict=True))
    attrs = ", ".join(f"{name}={written(value)}" for name, value in convolution.attrs.items())
    inputs = "".join(f"input {name}: {kind}{list(shape)}\n" for name, shape in shapes.items())
    return tfc.parse(
        f"{inputs}y = {op}(x, w, {attrs})\n"
        f"dx = {op}BackpropInput({list(shapes['x'])}, w, g, {attrs})\n"
        f"dw = {op}BackpropFilter(x, {list(shapes['w'])}, g, {attrs})\n"
        "entry main(x, w, g) -> y, dx, dw"
    )


def random_convolution(rng: random.Random, *, depthwise: bool) -> Convolution:
    """Any geometry: layouts, paddings, strides, dilations, groups, and channels from one to more than a tile has."""
    groups = 1 if depthwise else rng.choice((1, 1, 1, 2))
    taps = rng.choice(((3, 3), (3, 3), (1, 1), (5, 3), (2, 2), (1, 4)))
    dilations = rng.choice(((1, 1), (1, 1), (2, 1), (2, 2)))
    span = [(tap - 1) * apart + 1 for tap, apart in zip(taps, dilations, strict=True)]
    size = tuple(rng.randint(max(each, 4), 16) for each in span)
    padding = rng.choice(("SAME", "SAME", "VALID", "EXPLICIT"))
    return Convolution(
        size=(size[0], size[1]),
        kernel=taps,
        channels=groups * rng.choice((1, 3, 8, 33, 64)),
        filters=rng.choice((1, 2)) if depthwise else groups * rng.choice((1, 5, 16, 33, 64)),
        strides=(1, 1) if dilations != (1, 1) else rng.choice(((1, 1), (1, 1), (2, 2), (3, 2))),
        dilations=dilations,
        padding=padding,
        explicit=tuple(rng.randint(0, 2) for _ in range(4)) if padding == "EXPLICIT" else (0, 0, 0, 0),
        layout=rng.choice(("NHWC", "NHWC", "NCHW")),
        groups=groups,
        batch=rng.choice((1, 2)),
    )


def run_seed(seed: int) -> None:
    """One random convolution, depthwise every third time."""
    rng = random.Random(seed)
    depthwise = seed % 3 == 2
    convolution, kind = random_convolution(rng, depthwise=depthwise), rng.choice(KINDS)
    cpu = rng.choice(("", "x86-64-v3")) if host().vector_bits > 256 else ""
    check(all_three(convolution, kind, "DepthwiseConv2dNative" if depthwise else "Conv2D"), kind, rng, cpu)


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 24))])
def test_random_convolutions(seed: int) -> None:
    run_seed(seed)


@pytest.mark.few(2)
@pytest.mark.parametrize("name", PRODUCTS)
def test_products(name: str) -> None:
    a, b, y = PRODUCTS[name]
    rng = random.Random(name)
    check(tfc.parse(f"input a: f32{a}\ninput b: f32{b}\nentry main(a, b) -> y = {y}"), f32, rng)
