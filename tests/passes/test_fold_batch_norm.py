"""Batch normalisation folded into products: the same results but for rounding, and only where all is safe."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.passes.one_input import rewritten, run
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.types.types import TensorType, f32
from tfc.passes.layout.fold_batch_norm import fold_batch_norm

MEAN, VARIANCE = np.float32([0.5, -1.5, 2.25, 0.125, 0, 7]), np.float32([0.5, 1.5, 2.25, 0.125, 1, 3])
SCALE, OFFSET = np.float32([1, -2, 0.75, 3, 1.5, 0.3]), np.float32([0.1, 0.2, 0.3, -0.4, 0, 6])
RNG = np.random.default_rng(5)
IMAGE = (2, 9, 8, 3)


def by_parts(b: Builder, y: Value) -> Value:
    centred = b.emit("Sub", y, b.const(MEAN))
    gain = b.const((SCALE / np.sqrt(VARIANCE)).reshape(1, 1, 1, 6))
    return b.emit("AddV2", b.const(OFFSET), b.emit("Mul", gain, centred))


def one_op(b: Builder, y: Value) -> Value:
    vectors = [b.const(vector) for vector in (SCALE, OFFSET, MEAN, VARIANCE)]
    return b.emit_many("FusedBatchNorm", y, *vectors, is_training=False)[0]


def from_the_right(b: Builder, y: Value) -> Value:
    quotient = b.emit("RealDiv", b.emit("Sub", b.const(MEAN), y), b.const(VARIANCE))
    return b.emit("BiasAdd", quotient, b.const(OFFSET))


def built(follow: Callable[[Builder, Value], Value], filters: np.ndarray, op: str = "Conv2D") -> Graph:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, IMAGE))
    y = b.emit(op, x, b.const(filters), strides=(1, 2, 1, 1), padding="SAME")
    result = b.emit("Relu", follow(b, y))
    return b.finish().with_(entries=(Entry("main", (("x", x),), (("y", result),)),))


@pytest.mark.parametrize("follow", [by_parts, one_op, from_the_right])
@pytest.mark.parametrize(("op", "shape"), [("Conv2D", (3, 3, 3, 6)), ("DepthwiseConv2dNative", (3, 3, 3, 2))])
def test_normalisation_becomes_part_of_the_filter(
    follow: Callable[[Builder, Value], Value], op: str, shape: tuple[int, ...]
) -> None:
    graph = built(follow, RNG.normal(size=shape).astype(np.float32), op)
    changed, ops = rewritten(fold_batch_norm, graph)
    assert ops == [op, "AddV2", "Relu"]
    x = RNG.normal(size=IMAGE).astype(np.float32)
    exact = run(graph, x, precise=True)
    own = np.abs(run(graph, x, precise=False) - exact).max()
    assert np.abs(run(changed, x, precise=False) - exact).max() <= 4 * own


def test_results_with_infinities_and_nans_are_those_of_the_graph_as_written() -> None:
    graph = built(by_parts, RNG.normal(size=(3, 3, 3, 6)).astype(np.float32))
    changed, _ = rewritten(fold_batch_norm, graph)
    x = RNG.normal(size=IMAGE).astype(np.float32)
    x[0, 4, 4, 1], x[1, 2, 2, 0] = np.inf, np.nan
    wanted, got = run(graph, x, precise=False), run(changed, x, precise=False)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(wanted))
    np.testing.assert_array_equal(np.isinf(got), np.isinf(wanted))


@pytest.mark.parametrize(
    ("filters", "scale"),
    [(1.0, np.inf), (1.0, np.nan), (3e38, 100.0), (1e-20, 1e-20), (1e-30, 1e-10)],
    ids=["infinite", "nan", "overflow", "underflow", "subnormal"],
)
def test_what_is_not_exact_enough_is_left_alone(filters: float, scale: float) -> None:
    def follow(b: Builder, y: Value) -> Value:
        return b.emit("Mul", y, b.const(np.float32(scale)))

    graph = built(follow, np.full((3, 3, 3, 6), filters, np.float32))
    assert fold_batch_norm(graph) is graph


def test_a_larger_filter_is_kept_and_three_operations_become_two() -> None:
    graph = built(by_parts, RNG.normal(size=(20, 20, 3, 6)).astype(np.float32))
    changed, ops = rewritten(fold_batch_norm, graph)
    assert ops == ["Conv2D", "Mul", "AddV2", "Relu"]
    x = RNG.normal(size=IMAGE).astype(np.float32)
    np.testing.assert_allclose(run(changed, x, precise=True), run(graph, x, precise=True), rtol=0, atol=1e-4)


def test_what_others_read_wait_for_or_fetch_stays() -> None:
    graph = built(by_parts, RNG.normal(size=(3, 3, 3, 6)).astype(np.float32))
    (entry,) = graph.entries
    (product,) = (node for node in graph.nodes if node.op == "Conv2D")
    fetched = graph.with_(entries=(Entry("main", entry.inputs, (*entry.outputs, ("z", product.out()))),))
    assert fold_batch_norm(fetched) is fetched
    targets = graph.with_(entries=(Entry("main", entry.inputs, entry.outputs, (product.name,)),))
    assert fold_batch_norm(targets) is targets
