"""The benchmark's workloads compute what they say: NumPy's version against the model, at small sizes."""

import numpy as np
import pytest

import tfc
from bench.runner import wrong
from bench.worker import block
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
    graph = tfc.read(str(workload.path))
    feeds = workload.feeds()
    entry = graph.entry["main"]
    (got,) = interpret(graph, {value: feeds[name] for name, value in entry.inputs}, [entry.outputs[0][1]])
    assert wrong(got, workload.reference(feeds), workload.tolerance) == ""


def test_every_workload_has_its_model() -> None:
    assert {workload.model for workload in WORKLOADS} == {path.name for path in MODELS.glob("*.tfg")}


def test_a_wrong_result_is_told() -> None:
    right = np.ones(3)
    assert wrong(right, right, 1e-4) == ""
    assert "relative error 1.0e+00" in wrong(2 * right, right, 1e-4)
    assert "shape [2]" in wrong(right[:2], right, 1e-4)


def test_a_block_times_a_call() -> None:
    assert 0 < block(lambda: sum(range(100)), seconds=0.001) < 0.01
