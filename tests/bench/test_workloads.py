"""The benchmark's workloads compute what they say: NumPy's version against the model, at small sizes."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

import tfc
from bench.runner import wrong
from bench.worker import block, growth
from bench.workloads import MODELS, WORKLOADS, Workload
from tfc.ir.interpret import interpret


@pytest.mark.parametrize("workload", WORKLOADS, ids=lambda workload: workload.name)
def test_feeds_are_the_same_every_time(workload: Workload) -> None:
    if sum(int(np.prod(shape)) for shape in workload.shapes.values()) > 1 << 20:
        pytest.skip("only the small ones, to be quick")
    once, again = workload.feeds(), workload.feeds()
    assert all(np.array_equal(once[name], again[name]) for name in once)


@pytest.mark.parametrize(
    "workload",
    [w for w in WORKLOADS if w.flops < 1 << 22 and w.bytes < 1 << 22],
    ids=lambda workload: workload.name,
)
def test_the_model_computes_what_numpy_does(workload: Workload) -> None:
    workload = replace(workload, numbers=dict.fromkeys(workload.numbers, 7))
    graph = tfc.read(str(workload.path))
    feeds = workload.feeds()
    entry = graph.entry["main"]
    (got,) = interpret(graph, {value: feeds[name] for name, value in entry.inputs}, [entry.outputs[0][1]])
    assert wrong(got, workload.reference(feeds), workload.tolerance) == ""


def test_every_workload_has_its_model() -> None:
    used = {model for workload in WORKLOADS for model in (workload.model, workload.twin) if model}
    assert used == {path.name for path in MODELS.glob("*.tfg")}


def test_a_wrong_result_is_told() -> None:
    right = np.ones(3)
    assert wrong(right, right, 1e-4) == ""
    assert "relative error 1.0e+00" in wrong(2 * right, right, 1e-4)
    assert "shape [2]" in wrong(right[:2], right, 1e-4)


def test_a_block_times_a_call() -> None:
    assert 0 < block(lambda: sum(range(100)), seconds=0.001) < 0.01


@pytest.mark.parametrize("workload", [w for w in WORKLOADS if w.twin], ids=lambda workload: workload.name)
def test_a_twin_computes_the_same(workload: Workload) -> None:
    feeds = workload.feeds()
    results = []
    for model in (workload.model, workload.twin):
        step = tfc.Session(tfc.read(str(MODELS / model))).prepare("main")
        results.append(step(**feeds)["y"])
    np.testing.assert_allclose(*results, rtol=1e-5, atol=1e-6)


def test_growth_sees_what_a_call_keeps() -> None:
    workload = next(w for w in WORKLOADS if w.timed == "memory")
    modest = SimpleNamespace(load=lambda workload, feeds: lambda: None)
    greedy = SimpleNamespace(load=lambda workload, feeds: lambda: bytearray(16 * int(feeds["n"])))
    assert growth(modest, workload) < 50 << 20 < growth(greedy, workload)
