"""The workloads W1 … W11 of the performance goals, and loops L1 … L7; bench/README.md tells how they were chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import prod
from typing import Any, Literal

from bench.nets import NETS, reference
from bench.reference import convolution, dense, encoder, loops, recurrent
from bench.weights import declared
from bench.workload import MODELS, Array, Shapes, Workload

# TVM without hours of tuning is fast where there is little to choose: it takes part in two rows.
INFERENCE = ("tfc", "numpy", "onnxruntime", "openvino", "jax", "torch", "torch_compile", "tensorflow", "xla", "iree")
TRAINING = ("tfc", "numpy", "jax", "torch", "torch_compile", "tensorflow", "xla", "iree")
LOOP_PEERS = ("numpy", "jax", "tensorflow", "xla")


APPROXIMATE = 1e-3
"""The tolerance where NumPy, which has no erf, computes GELU by tanh."""


def inference(
    name: str,
    model: str,
    shapes: Shapes,
    numpy: Callable[..., Any],
    result: tuple[int, ...],
    flops: int = 0,
    **more: Any,
) -> Workload:
    """A workload whose model reads its feeds and its weights, and writes one result."""
    loaded = [shape for _, _, shape in declared(MODELS / model).values()]
    moved = 4 * sum(prod(shape) for shape in (*shapes.values(), *loaded, result))
    return Workload(name, model, shapes, numpy, flops, moved, peers=INFERENCE, **more)


def training(name: str, model: str, shapes: Shapes, numpy: Callable[..., Any], flops: int, **more: Any) -> Workload:
    """A step that reads its feeds, reads and writes its weights."""
    loaded = [shape for _, _, shape in declared(MODELS / model).values()]
    moved = 4 * (sum(map(prod, shapes.values())) + 2 * sum(map(prod, loaded)))
    return Workload(name, model, shapes, numpy, flops, moved, peers=TRAINING, tolerance=1e-3, **more)


MLP = (784, 512, 256, 10)
MLP_PRODUCTS = sum(a * b for a, b in pairwise(MLP))


def _mlp(batch: int) -> Workload:
    shapes = {"x": (batch, MLP[0])}
    return inference(f"W1 MLP, batch {batch}", "mlp.tfg", shapes, dense.mlp, (batch, 10), 2 * batch * MLP_PRODUCTS)


def _matmul(m: int, k: int, n: int) -> Workload:
    label = str(m) if m == k == n else f"{m}x{k}x{n}"
    shapes = {"a": (m, k), "b": (k, n)}
    return inference(f"W5 matmul {label}", "matmul.tfg", shapes, dense.matmul, (m, n), 2 * m * k * n)


def _narrow_matmul(type: Literal["bf16", "i8"], m: int, k: int, n: int) -> Workload:
    made = _matmul(m, k, n)
    sums, size = (4, 1) if type == "i8" else (2, 2)
    return replace(
        made,
        name=f"{made.name}, {type}",
        model=f"matmul_{type}.tfg",
        bytes=size * (m * k + k * n) + sums * m * n,
        type=type,
        tolerance=0.0 if type == "i8" else 1e-2,
        peers=("tfc", "jax", "torch", "tensorflow", *(("onnxruntime", "openvino") if type == "i8" else ())),
    )


def _conv(name: str, model: str, numpy: Callable[..., Array], image: tuple[int, int, int], filters: int) -> Workload:
    size, _, depth, _ = declared(MODELS / model)["w"][2]
    height, width, _ = image
    stride = 2 if numpy is convolution.conv_stride2 else 1
    result = (1, height // stride, width // stride, filters)
    seen = 1 if numpy is convolution.depthwise else depth
    work = 2 * prod(result) * size * size * seen
    made = inference(f"W6 {name}", model, {"x": (1, *image)}, numpy, result, work)
    return replace(made, peers=(*INFERENCE, "tvm")) if seen == 1 else made


ATTENTION = (1, 8, 2048, 64)
LSTM = (40, 32, 512)
LSTM_STEP = 2 * 32 * 512 * 4 * 512
"""FLOP of one of the two products of a step: inputs or outputs of the step before with their half of the weights."""
ENCODER = (8, 128, 512)
ENCODER_DENSE = 2 * 8 * 128 * (4 * 512 * 512 + 2 * 512 * 2048)
ENCODER_QKV = 2 * 8 * 128 * 3 * 512 * 512
ENCODER_ATTENTION = 2 * 2 * 8 * 128 * 128 * 512


def _net(name: str) -> Workload:
    model, classes = f"{name}.tfg", (1, 1000, 1, 1) if name in ("squeezenet", "densenet121") else (1, 1000)
    peers = tuple(peer for peer in INFERENCE if peer not in ("numpy", "iree"))
    flops = NETS[name][1]
    made = inference(f"W7 {name}", model, {"x": (1, 224, 224, 3)}, reference(name), classes, flops)
    return replace(made, peers=peers)


ROWS = (
    _mlp(1),
    _mlp(128),
    training(
        "W2 MLP training",
        "mlp_train.tfg",
        {"x": (128, 784)},
        dense.mlp_train,
        # The inputs need no gradient.
        2 * 128 * (3 * MLP_PRODUCTS - MLP[0] * MLP[1]),
        labels={"labels": (128, 10)},
    ),
    inference("W3 chain, 1M floats", "chain.tfg", {"x": (1 << 20,), "y": (1 << 20,)}, dense.chain, (1 << 20,)),
    inference("W3 chain, 16M floats", "chain.tfg", {"x": (1 << 24,), "y": (1 << 24,)}, dense.chain, (1 << 24,)),
    inference(
        "W3 GELU, residual, norm",
        "gelu_norm.tfg",
        {"x": (1024, 1024), "r": (1024, 1024)},
        dense.gelu_norm,
        (1024, 1024),
        tolerance=APPROXIMATE,
    ),
    inference("W4 softmax over rows", "softmax.tfg", {"x": (4096, 4096)}, dense.softmax, (4096, 4096)),
    inference(
        "W4 softmax over columns", "softmax_columns.tfg", {"x": (4096, 4096)}, dense.softmax_columns, (4096, 4096)
    ),
    inference("W4 sums of columns", "sum_columns.tfg", {"x": (4096, 4096)}, dense.sum_columns, (4096,)),
    *(_matmul(n, n, n) for n in (64, 128, 256, 512, 1024, 2048)),
    _matmul(1, 4096, 4096),
    _matmul(4096, 64, 4096),
    *(_narrow_matmul("bf16", *size) for size in ((256, 256, 256), (1024, 1024, 1024), (1, 4096, 4096))),
    *(_narrow_matmul("i8", *size) for size in ((256, 256, 256), (1024, 1024, 1024), (1, 4096, 4096))),
    _conv("conv 3x3", "conv3x3.tfg", convolution.conv, (56, 56, 64), 64),
    _conv("conv 1x1", "conv1x1.tfg", convolution.conv, (56, 56, 64), 256),
    _conv("conv 7x7, stride 2", "conv7x7.tfg", convolution.conv_stride2, (224, 224, 3), 64),
    _conv("depthwise 3x3", "depthwise.tfg", convolution.depthwise, (56, 56, 128), 128),
    Workload(
        "W6 conv training",
        "conv_train.tfg",
        {"x": (8, 56, 56, 64), "w": (3, 3, 64, 64), "g": (8, 56, 56, 64)},
        convolution.conv_train,
        3 * 2 * 8 * 56 * 56 * 64 * 64 * 9,
        4 * (4 * 8 * 56 * 56 * 64 + 2 * 9 * 64 * 64),
        peers=TRAINING,
    ),
    inference("W8 LSTM", "lstm_512.tfg", {"x": LSTM}, recurrent.lstm, LSTM, 40 * 2 * LSTM_STEP),
    training(
        "W8 LSTM training",
        "lstm_train.tfg",
        {"x": LSTM, "target": LSTM},
        recurrent.lstm_train,
        # Both products, both gradients of the weights, and the gradient of the outputs of the step before.
        40 * 5 * LSTM_STEP,
    ),
    inference(
        "W9 encoder",
        "encoder.tfg",
        {"x": ENCODER},
        encoder.encoder,
        ENCODER,
        ENCODER_DENSE + ENCODER_ATTENTION,
        tolerance=APPROXIMATE,
    ),
    training(
        "W9 encoder training",
        "encoder_train.tfg",
        {"x": ENCODER, "target": ENCODER},
        encoder.encoder_train,
        3 * (ENCODER_DENSE + ENCODER_ATTENTION) - ENCODER_QKV,
    ),
    inference(
        "W9 attention, 2,048 positions",
        "attention.tfg",
        {"q": ATTENTION, "k": ATTENTION, "v": ATTENTION},
        encoder.attention,
        ATTENTION,
        2 * 2 * prod(ATTENTION) * ATTENTION[2],
    ),
    *(_net(name) for name in NETS),
    Workload("W10 tiny call", "tiny.tfg", {"x": (4,)}, dense.tiny, peers=(*INFERENCE, "tvm")),
    replace(_net("resnet50"), name="W11 compile ResNet-50", timed="compile"),
    replace(_net("resnet50"), name="W11 compile ResNet-50, cached", timed="load", peers=("tfc",)),
    Workload(
        "W11 compile 36,000 nodes",
        "blocks.tfg",
        {"x": (4, 4), "w": (4, 4), "b": (4,)},
        dense.blocks,
        timed="compile",
        peers=("tfc",),
    ),
)

_LSTM_LOOP = {"x": (64, 16, 64), "w": (128, 256), "b": (256,)}


def _loop(name: str, model: str, shapes: Shapes, numpy: Callable[..., Array], n: int) -> Workload:
    # TensorFlow's executor takes 10 s for a million trips.
    peers = ("tfc", *(peer for peer in LOOP_PEERS if n < 1_000_000 or peer != "tensorflow"))
    return Workload(name, model, shapes, numpy, peers=peers, numbers={"n": n}, trips=n)


LOOPS = (
    _loop("L1 counter", "counter.tfg", {}, loops.counter, 1_000_000),
    _loop("L2 congruence", "congruence.tfg", {}, loops.congruence, 1_000_000),
    _loop("L3 four floats", "four.tfg", {"x": (4,)}, loops.four, 100_000),
    _loop("L4 Mandelbrot, 256 points", "mandelbrot.tfg", {"x": (256,), "z": (256,)}, loops.mandelbrot, 10_000),
    Workload(
        "L5 LSTM, 64 steps",
        "lstm.tfg",
        _LSTM_LOOP,
        loops.lstm,
        64 * 2 * 16 * 128 * 256,
        peers=("tfc", "unrolled", *LOOP_PEERS),
        trips=64,
        twin="lstm_unrolled.tfg",
    ),
    Workload(
        "L6 compile the LSTM, 64 steps",
        "lstm.tfg",
        _LSTM_LOOP,
        loops.lstm,
        timed="compile",
        peers=("tfc", "unrolled"),
        twin="lstm_unrolled.tfg",
    ),
    Workload(
        "L6 compile the LSTM, 1,024 steps",
        "lstm_long.tfg",
        _LSTM_LOOP | {"x": (1024, 16, 64)},
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

WORKLOADS = (*ROWS, *LOOPS)


def named(name: str) -> Workload:
    """The workload of that name; KeyError otherwise."""
    return {workload.name: workload for workload in WORKLOADS}[name]
