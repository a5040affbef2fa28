"""Correctness of a device's results: each kernel against float64, and steps of training against a processor."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import tfc
from bench.on_gpu.straight import random_feeds
from tests.codegen.gpu.thirteen import SAMPLES, Sample
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.gradients.expand_gradients import expand_gradients

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
TRAINED = {"mlp": 16, "cnn": 2, "sequence": 4}
"""Steps that each example takes: a perceptron, a convolutional net, an LSTM."""
TOLERANCE = 1e-4
"""The tolerance of kernels against float64, and of weights, relative to the largest number."""
HALF = 1e-2
"""The same where operands have 16 bits."""


def kernels(devices: str) -> list[dict[str, Any]]:
    """The difference of each kernel at each of its small sizes from float64; `error` is "" within tolerance."""
    return [_checked(sample, sizes, devices) for sample in SAMPLES for sizes in sample.small]


def _checked(sample: Sample, sizes: Mapping[str, int], devices: str) -> dict[str, Any]:
    text = sample.at(dict(sizes))
    feeds = random_feeds(text, sizes)
    row: dict[str, Any] = {"kernel": sample.name, "sizes": dict(sizes), "error": "", "apart": 0.0}
    try:
        with tfc.Session(tfc.parse(text), devices=devices) as session:
            found = session.prepare("main").run(feeds)
        wanted = reference(text, feeds)
        row["apart"] = max(apart(found[name], wanted[name]) for name in wanted)
        if sample.exact:
            with tfc.Session(tfc.parse(text)) as session:
                same = session.prepare("main").run(feeds)
            if any(found[name].tobytes() != same[name].tobytes() for name in same):
                row["error"] = "other bits than on a processor"
        if row["apart"] > (HALF if "16" in text else TOLERANCE):
            row["error"] = "too far from float64"
    except Exception as problem:
        row["error"] = f"{type(problem).__name__}: {problem}"
    return row


def reference(text: str, feeds: Mapping[str, Array]) -> dict[str, Array]:
    """The results of a model's entry in float64."""
    graph = expand_gradients(tfc.parse(text))
    (entry,) = graph.entries
    given = {value: feeds[name] for name, value in entry.inputs}
    results = Interpreter(graph, precise=True).run(given, [value for _, value in entry.outputs], entry.targets)
    return dict(zip((name for name, _ in entry.outputs), results, strict=True))


def apart(found: Array, wanted: Array) -> float:
    """The greatest difference, relative to the largest number; infinite for another shape or a NaN."""
    one, other = np.asarray(found).astype(np.float64), np.asarray(wanted).astype(np.float64)
    if one.shape != other.shape or not np.array_equal(np.isnan(one), np.isnan(other)):
        return float("inf")
    if not one.size:
        return 0.0
    scale = max(float(np.nanmax(np.abs(other), initial=0.0)), 1e-30)
    return float(np.nanmax(np.abs(one - other), initial=0.0)) / scale


def training(devices: str, *, quick: bool) -> list[dict[str, Any]]:
    """Train each example for a few steps on digits; its weights are compared with those of a processor."""
    rows = []
    for name, steps in TRAINED.items():
        row: dict[str, Any] = {"example": name, "steps": max(1, steps // 4) if quick else steps, "error": ""}
        try:
            (here, losses), (there, others) = (_trained(name, row["steps"], kind) for kind in ("cpu:1", devices))
            row["apart"] = max(apart(there[key], here[key]) for key in here)
            row["loss"] = [losses[-1], others[-1]]
            if row["apart"] > TOLERANCE:
                row["error"] = "other weights than on a processor"
        except Exception as problem:
            row["error"] = f"{type(problem).__name__}: {problem}"
        rows.append(row)
    return rows


def _trained(name: str, steps: int, devices: str) -> tuple[dict[str, Any], list[float]]:
    with np.load(EXAMPLES / "data" / "digits-train.npz") as file:
        x, y = file["x"], file["y"]
    with tfc.Session(tfc.read(str(EXAMPLES / name / "model.tfg")), devices) as session:
        step = session.prepare("train")
        losses = [float(step(x=x[32 * k : 32 * k + 32], y=y[32 * k : 32 * k + 32])["loss"]) for k in range(steps)]
        return session.state(), losses
