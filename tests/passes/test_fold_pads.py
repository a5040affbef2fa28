"""Padding that windows take up: the same results, to the bit, of numbers that are not finite too."""

import numpy as np
import pytest

from tests.passes.one_input import rewritten, run
from tfc.ir.base.config import Config
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.types.types import TensorType, f32, i32
from tfc.passes.layout.fold_pads import fold_pads
from tfc.runtime.session.session import Session

RNG = np.random.default_rng(4)
ONES = (1, 1, 1, 1)
ODD = [np.nan, np.inf, -np.inf, -0.0, 1e-45, -np.finfo(np.float32).max]


def graph_of(b: Builder, x: Value, y: Value) -> Graph:
    return b.finish().with_(entries=(Entry("main", (("x", x),), (("y", y),)),))


def padded(b: Builder, x: Value, around: tuple[tuple[int, int], tuple[int, int]], layout: str, fill: float) -> Value:
    pairs = ((0, 0), *around, (0, 0)) if layout == "NHWC" else ((0, 0), (0, 0), *around)
    return b.emit("PadV2", x, b.const(np.array(pairs, np.int32)), b.const(np.asarray(fill, b.type(x).dtype.storage)))


def compiled(graph: Graph, x: np.ndarray) -> np.ndarray:
    (entry,) = graph.entries
    with Session(graph, config=Config(cache_programs=False)) as session:
        (got,) = session.run([entry.outputs[0][1]], {entry.inputs[0][1]: x})
    return np.asarray(got)


@pytest.mark.few(4)
@pytest.mark.parametrize("layout", ["NHWC", "NCHW"])
@pytest.mark.parametrize("around", [((1, 1), (1, 1)), ((2, 0), (0, 1)), ((0, 2), (2, 2))])
@pytest.mark.parametrize("strides", [1, 2])
def test_pooling(layout: str, around: tuple[tuple[int, int], tuple[int, int]], strides: int) -> None:
    b = Builder()
    shape = (2, 7, 5, 19) if layout == "NHWC" else (2, 19, 7, 5)
    x = b.emit("Placeholder", type=TensorType(f32, shape))
    size, step = ((1, n, n, 1) if layout == "NHWC" else (1, 1, n, n) for n in (3, strides))
    image = padded(b, x, around, layout, -np.inf)
    y = b.emit("MaxPool", image, ksize=size, strides=step, padding="VALID", data_format=layout)
    graph = graph_of(b, x, y)
    changed, found = rewritten(fold_pads, graph)
    assert found == ["MaxPool"]
    numbers = RNG.normal(size=shape).astype(np.float32)
    places = RNG.integers(numbers.size, size=60)
    numbers.reshape(-1)[places] = np.resize(np.array(ODD, np.float32), 60)
    expected = run(graph, numbers, precise=False)
    assert np.array_equal(run(changed, numbers, precise=False), expected, equal_nan=True)
    assert np.array_equal(compiled(graph, numbers), expected, equal_nan=True)


@pytest.mark.parametrize("around", [((1, 2), (0, 3)), ((4, 0), (0, 5))])
def test_convolutions_of_whole_numbers_and_of_what_is_not_finite(
    around: tuple[tuple[int, int], tuple[int, int]],
) -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (2, 7, 6, 5)))
    kernel = RNG.integers(-3, 4, size=(3, 3, 5, 33)).astype(np.float32)
    kernel[0, 1, 2, 3], kernel[2, 2, 0, 1] = np.inf, np.nan
    y = b.emit("Conv2D", padded(b, x, around, "NHWC", 0), b.const(kernel), strides=ONES, padding="VALID")
    graph = graph_of(b, x, y)
    changed, found = rewritten(fold_pads, graph)
    assert found == ["Conv2D"]
    numbers = RNG.integers(-9, 10, size=(2, 7, 6, 5)).astype(np.float32)
    expected = run(graph, numbers, precise=False)
    assert np.isnan(expected).any()
    assert np.array_equal(run(changed, numbers, precise=False), expected, equal_nan=True)
    assert np.array_equal(compiled(graph, numbers), expected, equal_nan=True)


def test_integers_are_filled_with_the_lowest() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(i32, (1, 4, 4, 2)))
    image = padded(b, x, ((1, 1), (1, 1)), "NHWC", np.iinfo(np.int32).min)
    y = b.emit("MaxPool", image, ksize=(1, 2, 2, 1), strides=(1, 2, 2, 1), padding="VALID")
    assert rewritten(fold_pads, graph_of(b, x, y))[1] == ["MaxPool"]


def test_what_is_fetched_stays() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (1, 4, 4, 2)))
    image = padded(b, x, ((1, 1), (1, 1)), "NHWC", -np.inf)
    y = b.emit("MaxPool", image, ksize=(1, 2, 2, 1), strides=(1, 2, 2, 1), padding="VALID")
    graph = graph_of(b, x, y)
    (entry,) = graph.entries
    both = graph.with_(entries=(Entry("main", entry.inputs, (*entry.outputs, ("image", image))),))
    assert fold_pads(both) is both


def test_zeros_behind_a_relu_never_win() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (1, 6, 6, 8)))
    image = padded(b, b.emit("Relu", x), ((1, 1), (0, 1)), "NHWC", 0)
    y = b.emit("MaxPool", image, ksize=(1, 3, 3, 1), strides=(1, 2, 2, 1), padding="VALID")
    graph = graph_of(b, x, y)
    changed, found = rewritten(fold_pads, graph)
    assert found == ["Relu", "MaxPool"]
    numbers = -np.abs(RNG.normal(size=(1, 6, 6, 8))).astype(np.float32)
    numbers.reshape(-1)[RNG.integers(numbers.size, size=30)] = np.resize(np.array(ODD, np.float32), 30)
    expected = run(graph, numbers, precise=False)
    for got in (run(changed, numbers, precise=False), compiled(graph, numbers)):
        assert np.array_equal(got, expected, equal_nan=True)
        assert not np.signbit(got[got == 0]).any()
