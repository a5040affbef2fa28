"""Steps of training on a device, fed from the host: a perceptron, a convolutional net, an LSTM; other libraries' too.

The time of a step is that from one loss to the next, as a user sees it: with what is fed, and with the loss read back.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import tfc
from bench.on_gpu.correct import EXAMPLES
from bench.on_gpu.machine import summary

MLP = """
use nn
use optimizers
input x: f32[{batch}, 784]
input y: i32[{batch}]
a = nn.dense(x, units=1024, activation=relu, seed=1)
b = nn.dense(a, units=1024, activation=relu, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(nn.dense(b, units=10, seed=3), y))
step = optimizers.sgd(loss, rate=0.05)
entry train(x, y) -> loss after step
"""
BATCHES = (128, 4096)


def measure(devices: str, budget: float, *, quick: bool) -> list[dict[str, Any]]:
    """The times of a step of each model."""
    rng = np.random.Generator(np.random.PCG64(5))
    rows: list[dict[str, Any]] = []
    for batch in BATCHES[: 1 if quick else 2]:
        feeds = {"x": rng.standard_normal((batch, 784), np.float32), "y": rng.integers(0, 10, batch).astype(np.int32)}
        rows.append(_row(f"MLP 784-1024-1024-10, batch {batch}", MLP.format(batch=batch), feeds, devices, budget))
        for name, made in {"torch": _torch, "jax": _jax}.items():
            if importlib.util.find_spec(name) is not None:
                rows.append(_of_peer(name, batch, made, feeds, budget))
    with np.load(EXAMPLES / "data" / "digits-train.npz") as file:
        digits = {"x": file["x"][:128], "y": file["y"][:128]}
    for name in ("cnn", "sequence"):
        text = (EXAMPLES / name / "model.tfg").read_text()
        rows.append(_row(f"{name} on digits, batch 128", text, digits, devices, budget))
    return rows


def _row(name: str, text: str, feeds: dict[str, Any], devices: str, budget: float) -> dict[str, Any]:
    with tfc.Session(tfc.parse(text), devices) as session:
        step = session.prepare("train")
        return {"step": name, "who": "tfc", **_times(lambda: float(step(**feeds)["loss"]), budget)}


def _of_peer(name: str, batch: int, made: Callable[..., Callable[[], float]], feeds: Any, budget: float) -> Any:
    row = {"step": f"MLP 784-1024-1024-10, batch {batch}", "who": name}
    try:
        return {**row, **_times(made(**feeds), budget)}
    except Exception as problem:  # a peer that does not run is told as such
        return {**row, "error": f"{type(problem).__name__}: {problem}"}


def _times(step: Callable[[], float], budget: float) -> dict[str, Any]:
    for _ in range(5):
        step()
    found: list[float] = []
    begun = time.perf_counter()
    while len(found) < 20 or time.perf_counter() - begun < budget:
        at = time.perf_counter()
        step()
        found.append(time.perf_counter() - at)
    return summary(found)


def _torch(x: Any, y: Any) -> Callable[[], float]:
    """torch.compile on the same model."""
    import torch

    if not torch.cuda.is_available():
        raise RuntimeError("torch finds no device")
    layers = [torch.nn.Linear(784, 1024), torch.nn.ReLU(), torch.nn.Linear(1024, 1024), torch.nn.ReLU()]
    net = torch.nn.Sequential(*layers, torch.nn.Linear(1024, 10)).cuda()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.05)

    def forward(images: Any, labels: Any) -> Any:
        return torch.nn.functional.cross_entropy(net(images), labels)

    compiled = torch.compile(forward, mode="reduce-overhead")

    def step() -> float:
        images, labels = torch.from_numpy(x).cuda(), torch.from_numpy(y).cuda().long()
        optimizer.zero_grad(set_to_none=True)
        loss = compiled(images, labels)
        loss.backward()
        optimizer.step()
        return float(loss)

    return step


def _jax(x: Any, y: Any) -> Callable[[], float]:
    """jax.jit on the same model."""
    import jax
    import jax.numpy as jnp

    if jax.default_backend() != "gpu":
        raise RuntimeError("jax finds no device")
    keys, sizes = jax.random.split(jax.random.key(0), 3), (784, 1024, 1024, 10)
    weights = [jax.random.normal(k, (a, b)) * 0.05 for k, a, b in zip(keys, sizes[:-1], sizes[1:], strict=True)]
    state = [(w, jnp.zeros(w.shape[1])) for w in weights]

    def loss_of(state: Any, images: Any, labels: Any) -> Any:
        h = images
        for w, b in state[:-1]:
            h = jax.nn.relu(h @ w + b)
        scores = jax.nn.log_softmax(h @ state[-1][0] + state[-1][1])
        return -jnp.mean(jnp.take_along_axis(scores, labels[:, None], 1))

    def update(state: Any, images: Any, labels: Any) -> Any:
        loss, slopes = jax.value_and_grad(loss_of)(state, images, labels)
        return loss, jax.tree.map(lambda p, g: p - 0.05 * g, state, slopes)

    compiled = jax.jit(update)

    def step() -> float:
        nonlocal state
        loss, state = compiled(state, x, y)
        return float(loss)

    return step
