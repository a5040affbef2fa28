"""The workloads: for each its `.tfg` file, its feeds, how much work it is, and what NumPy computes.

The numbers W1 … W10 are those of the performance goals. Every workload gives one output, `y`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import numpy as np

from bench import loops

MODELS = Path(__file__).resolve().parent / "models"
Array = np.ndarray[Any, np.dtype[Any]]
Feeds = Mapping[str, Array]


@dataclass(frozen=True)
class Workload:
    """One thing to time.

    model     the `.tfg` file in bench/models, which reads nothing but its feeds
    shapes    what is fed
    flops     floating-point operations that have to be done (0: bound by memory alone)
    bytes     bytes that have to cross memory: inputs read once, outputs written once
    numpy     the same in NumPy, as its users write it
    tolerance largest relative error allowed against the float64 result
    numbers   integers that are fed, i32
    trips     of a loop: the time of one is told too
    twin      the same computation without its loop, for the peer `unrolled`
    timed     a call of the loaded model, or everything from the model to the result of a first call, or how much more
              memory the process has at its peak for a call than it had for one with `numbers` of 1
    peers     who takes part: NumPy has nothing to compile, and ONNX Runtime takes two minutes for 36,000 such nodes
    """

    name: str
    model: str
    shapes: Mapping[str, tuple[int, ...]]
    numpy: Callable[..., Array]
    flops: int = 0
    bytes: int = 0
    tolerance: float = 1e-4
    timed: Literal["call", "compile", "memory"] = "call"
    peers: tuple[str, ...] = ("tfc", "numpy", "onnxruntime")
    numbers: Mapping[str, int] = field(default_factory=dict)
    trips: int = 0
    twin: str = ""

    @property
    def path(self) -> Path:
        """The model's file."""
        return MODELS / self.model

    def feeds(self) -> dict[str, Array]:
        """Normal float32 numbers from a fixed seed; weights scaled to keep magnitudes (He)."""
        generator = np.random.Generator(np.random.PCG64(7))
        made = {}
        for name, shape in self.shapes.items():
            scale = np.sqrt(2 / np.prod(shape[:-1])) if name.startswith("w") else 1.0
            made[name] = (generator.standard_normal(shape) * scale).astype(np.float32)
        return made | {name: np.array(number, np.int32) for name, number in self.numbers.items()}

    def reference(self, feeds: Feeds) -> Array:
        """The result in float64; integers stay integers."""
        exact = {name: array.astype(np.float64) if array.dtype.kind == "f" else array for name, array in feeds.items()}
        return self.numpy(**exact)


def mlp(x: Array, w1: Array, b1: Array, w2: Array, b2: Array, w3: Array, b3: Array) -> Array:
    """Three dense layers."""
    h = np.maximum(x @ w1 + b1, 0)
    h = np.maximum(h @ w2 + b2, 0)
    result: Array = h @ w3 + b3
    return result


def matmul(a: Array, b: Array) -> Array:
    """A matrix product."""
    result: Array = a @ b
    return result


def chain(x: Array, y: Array) -> Array:
    """Nine element-wise operations."""
    result: Array = np.maximum(np.exp(-(x * x)) * y + np.tanh(x), 0) * 0.5 + y
    return result


def softmax(x: Array) -> Array:
    """Softmax over rows."""
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    result: Array = e / e.sum(axis=-1, keepdims=True)
    return result


def conv3x3(x: Array, w: Array) -> Array:
    """A 3×3 convolution, stride 1, same size, NHWC: windows gathered, then one matrix product."""
    n, height, width, channels = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
    rows = windows.transpose(0, 1, 2, 4, 5, 3).reshape(n * height * width, 9 * channels)
    result: Array = (rows @ w.reshape(9 * channels, -1)).reshape(n, height, width, -1)
    return result


def tiny(x: Array) -> Array:
    """Three operations on four numbers: all of the time is the call."""
    result: Array = np.maximum(x * 2 + 1, 0)
    return result


BLOCKS = 7200


def blocks(x: Array, w: Array, b: Array) -> Array:
    """36,000 small operations."""
    y = x
    for _ in range(BLOCKS):
        y = np.tanh(np.maximum(y @ w + b, 0) + y)
    return y


def _mlp(batch: int) -> Workload:
    sizes = (784, 512, 256, 10)
    shapes: dict[str, tuple[int, ...]] = {"x": (batch, sizes[0])}
    for layer in (1, 2, 3):
        shapes |= {f"w{layer}": (sizes[layer - 1], sizes[layer]), f"b{layer}": (sizes[layer],)}
    weights = sum(a * b for a, b in pairwise(sizes))
    moved = 4 * (weights + batch * (sizes[0] + sizes[-1]))
    return Workload(f"W1 mlp, batch {batch}", "mlp.tfg", shapes, mlp, 2 * batch * weights, moved)


def _matmul(n: int) -> Workload:
    return Workload(f"W5 matmul {n}", "matmul.tfg", {"a": (n, n), "b": (n, n)}, matmul, 2 * n**3, 12 * n * n)


def _chain(n: int, label: str) -> Workload:
    return Workload(f"W3 chain, {label} floats", "chain.tfg", {"x": (n,), "y": (n,)}, chain, 0, 12 * n)


LOOP_PEERS = ("numpy", "jax", "tensorflow", "xla")
_LSTM = {"x": (64, 16, 64), "w": (128, 256), "b": (256,)}
LOOPS: tuple[tuple[str, str, dict[str, tuple[int, ...]], Callable[..., Array], int], ...] = (
    ("L1 counter", "counter.tfg", {}, loops.counter, 1_000_000),
    ("L2 congruence", "congruence.tfg", {}, loops.congruence, 1_000_000),
    ("L3 four floats", "four.tfg", {"x": (4,)}, loops.four, 100_000),
    ("L4 Mandelbrot, 256 points", "mandelbrot.tfg", {"x": (256,), "z": (256,)}, loops.mandelbrot, 10_000),
)


def _loop(name: str, model: str, shapes: dict[str, tuple[int, ...]], numpy: Callable[..., Array], n: int) -> Workload:
    # TensorFlow's executor takes 10 s for a million trips.
    peers = ("tfc", *(peer for peer in LOOP_PEERS if n < 1_000_000 or peer != "tensorflow"))
    return Workload(name, model, shapes, numpy, peers=peers, numbers={"n": n}, trips=n)


WORKLOADS = (
    _mlp(1),
    _mlp(128),
    _chain(1 << 20, "1M"),
    _chain(1 << 24, "16M"),
    Workload("W4 softmax over rows", "softmax.tfg", {"x": (8192, 1024)}, softmax, 0, 8 * 8192 * 1024),
    *(_matmul(n) for n in (64, 128, 256, 512, 1024, 2048)),
    Workload(
        "W6 conv 3x3",
        "conv3x3.tfg",
        {"x": (1, 56, 56, 64), "w": (3, 3, 64, 64)},
        conv3x3,
        2 * 56 * 56 * 64 * 64 * 9,
        4 * (2 * 56 * 56 * 64 + 9 * 64 * 64),
    ),
    Workload("W10 tiny call", "tiny.tfg", {"x": (4,)}, tiny),
    Workload(
        "W11 compile 36,000 nodes",
        "blocks.tfg",
        {"x": (4, 4), "w": (4, 4), "b": (4,)},
        blocks,
        timed="compile",
        peers=("tfc",),
    ),
    *(_loop(*row) for row in LOOPS),
    Workload(
        "L5 LSTM, 64 steps",
        "lstm.tfg",
        _LSTM,
        loops.lstm,
        64 * 2 * 16 * 128 * 256,
        peers=("tfc", "unrolled", *LOOP_PEERS),
        trips=64,
        twin="lstm_unrolled.tfg",
    ),
    Workload(
        "L6 compile the LSTM, 64 steps",
        "lstm.tfg",
        _LSTM,
        loops.lstm,
        timed="compile",
        peers=("tfc", "unrolled"),
        twin="lstm_unrolled.tfg",
    ),
    Workload(
        "L6 compile the LSTM, 1,024 steps",
        "lstm_long.tfg",
        _LSTM | {"x": (1024, 16, 64)},
        loops.lstm,
        timed="compile",
        peers=("tfc",),
    ),
    Workload(
        "L7 memory of 10M trips",
        "congruence.tfg",
        {},
        loops.congruence,
        timed="memory",
        peers=("tfc", "jax"),
        numbers={"n": 10_000_000},
    ),
)


def named(name: str) -> Workload:
    """The workload of that name; KeyError otherwise."""
    return {workload.name: workload for workload in WORKLOADS}[name]
