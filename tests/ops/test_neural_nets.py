"""Whole small nets, trained a step: any batch size, any number of threads, any float type; and labels out of range."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error, Loc
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Symbol, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import Array, DType, TensorType, bf16, f16, f32, f64, i32, i64, u8
from tfc.passes.gradients.expand_gradients import expand_gradients

N = Dim.symbol("n")
WINDOW = {"strides": (1, 2, 2, 1), "padding": "SAME"}


class Net:
    """Convolution, batch norm, relu, pooling, a dense layer and cross-entropy: the loss and all gradients."""

    def __init__(self, dtype: DType, batch: Any = N, size: int = 9, channels: int = 4, classes: int = 5) -> None:
        self.dtype, self.size, self.classes = dtype, size, classes
        self.rng = np.random.default_rng(7)
        b = self.b = Builder()
        self.images = b.emit("Placeholder", type=TensorType(dtype, (batch, size, size, 3)))
        self.labels = b.emit("Placeholder", type=TensorType(i32, (batch,)))
        self.weights: list[Value] = []
        statistics = f32 if dtype.size < f32.size else dtype
        y = b.emit("Conv2D", self.images, self.weight(3, 3, 3, channels), **WINDOW)
        y = b.emit("BiasAdd", y, self.weight(channels))
        scale, offset = (self.weight(channels, dtype=statistics) for _ in range(2))
        empty = b.const(np.zeros(0, statistics.storage))
        y = b.emit("Relu", b.node("FusedBatchNorm", y, scale, offset, empty, empty).out())
        y = b.emit("DepthwiseConv2dNative", y, self.weight(2, 2, channels, 1), strides=(1, 1, 1, 1), padding="VALID")
        y = b.emit("MaxPool", y, ksize=(1, 3, 3, 1), **WINDOW)
        y = b.emit("AvgPool", y, ksize=(1, 2, 2, 1), strides=(1, 1, 1, 1), padding="SAME")
        kind = b.type(y).dims
        flat = int(str(kind[1])) * int(str(kind[2])) * channels
        y = b.emit("Reshape", y, b.const([-1, flat]))
        y = b.emit("MatMul", y, self.weight(flat, classes))
        losses = b.node("SparseSoftmaxCrossEntropyWithLogits", y, self.labels).out()
        loss = b.emit("Sum", losses, b.const([0]))
        wrt = (*self.weights, self.images)
        gradients = b.emit_many("Gradients", loss, *wrt, ys=1, xs=len(wrt))
        graph = b.finish((loss, *gradients)).with_(symbols=(Symbol("n"),) if isinstance(batch, Dim) else ())
        self.graph: Graph = expand_gradients(graph)

    def weight(self, *shape: int, dtype: DType | None = None) -> Value:
        value = self.rng.uniform(-0.5, 1, shape).astype((dtype or self.dtype).storage)
        self.weights.append(self.b.emit("Identity", self.b.const(value)))
        return self.weights[-1]

    def feeds(self, batch: int) -> dict[Value, Array]:
        images = self.rng.uniform(-1, 1, (batch, self.size, self.size, 3)).astype(self.dtype.storage)
        return {self.images: images, self.labels: self.rng.integers(0, self.classes, batch).astype(np.int32)}


def run(session: tfc.Session, net: Net, feeds: dict[Value, Array]) -> list[Array]:
    results = session.run(list(net.graph.results), {str(value): array for value, array in feeds.items()})
    assert isinstance(results, list)
    return results


def test_a_net_compiled_once_takes_any_batch() -> None:
    net = Net(f32)
    with tfc.Session(net.graph) as session:
        for batch in (1, 2, 3, 17, 64):
            feeds = net.feeds(batch)
            wanted = Interpreter(net.graph, precise=True).run(feeds, net.graph.results)
            for got, value in zip(run(session, net, feeds), wanted, strict=True):
                np.testing.assert_allclose(got, value, rtol=1e-4, atol=2e-5 * max(1.0, float(np.abs(value).max())))


@pytest.mark.few(1)
@pytest.mark.parametrize(("dtype", "tolerance"), [(f64, 1e-12), (f16, 2e-2), (bf16, 2e-1)], ids=str)
def test_a_net_of_any_float_type_agrees_with_the_interpreter(dtype: DType, tolerance: float) -> None:
    net = Net(dtype)
    feeds = net.feeds(4)
    wanted = Interpreter(net.graph).run(feeds, net.graph.results)
    with tfc.Session(net.graph) as session:
        for got, value in zip(run(session, net, feeds), wanted, strict=True):
            assert got.dtype == value.dtype
            scale = max(1.0, float(np.abs(value.astype(np.float64)).max()))
            error = np.abs(got.astype(np.float64) - value.astype(np.float64))
            assert float(error.max()) <= tolerance * scale


@pytest.mark.few(1)
@pytest.mark.parametrize("batch", [N, 33], ids=["symbolic", "fixed"])
def test_results_have_the_same_bits_for_any_number_of_threads(batch: Any) -> None:
    net = Net(f32, batch, size=21, channels=19)
    feeds, seen = net.feeds(33), []
    for threads in (1, 2, 4):
        with tfc.Session(net.graph, threads=threads) as session:
            seen += [[result.tobytes() for result in run(session, net, feeds)] for _ in range(3)]
    assert all(results == seen[0] for results in seen)


@pytest.mark.parametrize("label", [-1, 3, 2**31 - 1, -(2**31), 2**63 - 1, -(2**63)])
@pytest.mark.parametrize("output", [0, 1], ids=["loss", "backprop"])
@on_both
def test_a_label_out_of_range_fails_the_step(runner: Runner, output: int, label: int) -> None:
    b = Builder()
    logits = b.emit("Placeholder", type=TensorType(f32, (N, 3)))
    labels = b.emit("Placeholder", type=TensorType(i64, (N,)))
    with b.at(Loc("model.tfg", 7, 3)):
        node = b.node("SparseSoftmaxCrossEntropyWithLogits", logits, labels, name="loss")
    step = runner(b.finish().with_(symbols=(Symbol("n"),)))
    feeds = {logits: np.zeros((4, 3), np.float32), labels: np.array([0, 2, label, 7])}
    with pytest.raises(Error, match=rf"label value of {label} which is outside the valid range of \[0, 3\)") as caught:
        step.run(feeds, [node.out(output)])
    error = caught.value
    assert (error.code, error.node, str(error.loc)) == ("INVALID_ARGUMENT", "loss", "model.tfg:7:3")
    (fine,) = step.run({logits: feeds[logits], labels: np.array([0, 2, 1, 0])}, [node.out(output)])
    assert np.isfinite(fine).all()


@pytest.mark.parametrize("x", [np.full((1, 4, 4, 1), -np.inf, np.float32), np.zeros((1, 4, 4, 1), np.uint8)])
@on_both
def test_the_gradient_of_a_pool_of_lowest_numbers_is_not_lost_in_the_padding(runner: Runner, x: Array) -> None:
    attrs = {"ksize": (1, 3, 3, 1), "strides": (1, 2, 2, 1), "padding": "SAME"}
    b = Builder()
    image = b.emit("Placeholder", type=TensorType(f32 if x.dtype == np.float32 else u8, x.shape))
    pooled = b.emit("MaxPool", image, **attrs)
    dy = b.const(np.arange(1, 5, dtype=x.dtype).reshape(1, 2, 2, 1))
    back = b.emit("MaxPoolGrad", image, pooled, dy, **attrs)
    again = b.emit("MaxPoolGradGrad", image, pooled, back, **attrs)
    first, second = runner(b.finish()).run({image: x}, [back, again])
    np.testing.assert_array_equal(first[0, :, :, 0], [[1, 0, 2, 0], [0, 0, 0, 0], [3, 0, 4, 0], [0, 0, 0, 0]])
    np.testing.assert_array_equal(second, [[[[1], [2]], [[3], [4]]]])


EXPLICIT = {"padding": "EXPLICIT", "explicit_paddings": (0, 0, 1, 0, 0, 0, 0, 0)}


@pytest.mark.few(5)
@pytest.mark.parametrize("stride", [1, 2, 3])
@pytest.mark.parametrize(
    ("op", "attrs"),
    [("Conv2D", EXPLICIT), *((op, {"padding": each}) for op in ("Conv2D", "MaxPool") for each in ("SAME", "VALID"))],
)
def test_windows_over_images_of_any_height(op: str, attrs: dict[str, Any], stride: int) -> None:
    """A window that does not fit even once is an error; compiled once for all heights."""
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (1, N, 4, 2)))
    moves = attrs | {"strides": (1, stride, 1, 1)}
    taps = b.const(np.arange(18, dtype=np.float32).reshape(3, 1, 2, 3))
    y = b.emit(op, x, taps, **moves) if op == "Conv2D" else b.emit(op, x, ksize=(1, 3, 1, 1), **moves)
    graph = b.finish().with_(symbols=(Symbol("n"),))
    with tfc.Session(graph) as session:
        for height in range(8):
            image = np.arange(height * 8, dtype=np.float32).reshape(1, height, 4, 2)
            try:
                (wanted,) = Interpreter(graph).run({x: image}, [y])
            except Error:
                with pytest.raises(Error, match="leaves n outside of"):
                    session.run(str(y), {str(x): image})
                continue
            np.testing.assert_allclose(session.run(str(y), {str(x): image}), wanted, rtol=1e-6)


def test_a_size_of_several_symbols_that_gets_negative_is_an_error() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (1, N, 1, 1)))
    taps = b.emit("Placeholder", type=TensorType(f32, (Dim.symbol("k"), 1, 1, 1)))
    y = b.emit("Conv2D", x, taps, strides=(1, 1, 1, 1), padding="VALID")
    with tfc.Session(b.finish().with_(symbols=(Symbol("n"), Symbol("k")))) as session:
        ones = [np.ones((1, 5, 1, 1), np.float32), np.ones((3, 1, 1, 1), np.float32)]
        assert session.run(str(y), {str(x): ones[0], str(taps): ones[1]}).shape == (1, 3, 1, 1)
        with pytest.raises(Error, match="can not be for k = 7, n = 5") as caught:
            session.run(str(y), {str(x): ones[0], str(taps): np.ones((7, 1, 1, 1), np.float32)})
        assert caught.value.code == "INVALID_ARGUMENT"


@pytest.mark.parametrize("beta", [0.25, 0.5, 0.75])
@pytest.mark.parametrize(("bias", "alpha"), [(1.0, 1e-4), (0.0, 1.0), (-0.0, -1.0), (1e-40, 0.0), (2.0, 1e30)])
def test_normalisation_by_roots_is_that_by_a_power(beta: float, bias: float, alpha: float) -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (1, 1, 9, 16)))
    y = b.emit("LRN", x, depth_radius=1, bias=bias, alpha=alpha, beta=beta)
    image = np.random.default_rng(3).normal(size=(1, 1, 9, 16)).astype(np.float32)
    image[0, 0, 0, [1, 5, 9]] = np.inf, np.nan, -np.inf
    image[0, 0, 1], image[0, 0, 2], image[0, 0, 3] = 0.0, -0.0, 1e-42
    graph = b.finish()
    with np.errstate(all="ignore"):
        (wanted,) = Interpreter(graph).run({x: image}, [y])
    with tfc.Session(graph) as session:
        got = session.run(str(y), {str(x): image})
    np.testing.assert_allclose(got, wanted, rtol=1e-6)
