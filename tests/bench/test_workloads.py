"""The benchmark's workloads compute what they say: NumPy's version against the model, as it is or compiled."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

import tfc
from bench import weights
from bench.runner import differs, wrong
from bench.worker import block, growth
from bench.workload import MODELS, Job, Loaded, Workload
from bench.workloads import LOOPS, ROWS, WORKLOADS
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import interpret

LARGE = ("W4", "W7", "W3 chain, 16M", "W5 matmul 1024", "W5 matmul 2048", "W5 matmul 4096", "W11")
"""Sizes that a test can do without: the same models at others stand beside them, nets in test_onnx_import.py."""


def by_name(workload: Workload) -> str:
    return workload.name


SMALL = [w for w in WORKLOADS if sum(int(np.prod(shape)) for shape in w.shapes.values()) <= 1 << 20]


@pytest.mark.parametrize("workload", SMALL, ids=by_name)
def test_feeds_are_the_same_every_time(workload: Workload) -> None:
    once, again = workload.feeds(), workload.feeds()
    assert all(np.array_equal(once[name], again[name]) for name in once)


@pytest.mark.parametrize("workload", LOOPS, ids=by_name)
def test_a_loop_computes_what_numpy_does(workload: Workload) -> None:
    workload = replace(workload, numbers=dict.fromkeys(workload.numbers, 7))
    graph = tfc.read(str(workload.path))
    feeds = workload.feeds()
    entry = graph.entry["main"]
    (got,) = interpret(graph, {value: feeds[name] for name, value in entry.inputs}, [entry.outputs[0][1]])
    assert wrong(got, workload.reference(feeds)["y"], workload.tolerance) == ""


def first_step(workload: Workload) -> str:
    """What is wrong with the results of a first call, and with the weights after it."""
    workload.prepare()
    feeds, before = workload.feeds(), workload.weights()
    session = tfc.Session(tfc.read(str(workload.path)), config=Config(cache_programs=False))
    got = dict(session.prepare("main")(**feeds))
    got |= {name: np.array(value) for name, value in session.state().items()}
    return differs(got, workload.reference(feeds | before), before, workload.tolerance)


@pytest.mark.few(4)
@pytest.mark.parametrize(
    "workload", [w for w in ROWS if w.flops < 1 << 28 and not w.name.startswith(LARGE)], ids=by_name
)
def test_the_compiled_model_computes_what_numpy_does(workload: Workload) -> None:
    assert first_step(workload) == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    "workload", [w for w in ROWS if w.flops >= 1 << 28 and not w.name.startswith(LARGE)], ids=by_name
)
def test_a_large_model_computes_what_numpy_does(workload: Workload) -> None:
    assert first_step(workload) == ""


@pytest.mark.parametrize(
    ("name", "shape"), [("softmax", (37, 61)), ("softmax_columns", (37, 61)), ("sum_columns", (61, 5))]
)
def test_reductions_compute_what_numpy_does_at_small_sizes(name: str, shape: tuple[int, ...]) -> None:
    workload = next(replace(w, shapes={"x": shape}) for w in ROWS if w.kind == name)
    assert first_step(workload) == ""


def test_every_workload_has_its_model() -> None:
    used = {model for workload in WORKLOADS for model in (workload.model, workload.twin) if model}
    assert used == {path.name for path in MODELS.glob("*.tfg")}


def test_a_wrong_result_is_told() -> None:
    right = np.ones(3)
    assert wrong(right, right, 1e-4) == ""
    assert "relative error 1.0e+00" in wrong(2 * right, right, 1e-4)
    assert "shape [2]" in wrong(right[:2], right, 1e-4)


def test_a_step_that_changes_weights_wrongly_is_told() -> None:
    before = {"w": np.full(4, 10.0)}
    right = {"y": np.array(1.0), "w": np.full(4, 10.001)}
    assert differs(right, right, before, 1e-3) == ""
    assert differs({"y": np.array(1.0)}, right, before, 1e-3) == "no result w"
    # As near to the right weights as any tolerance of results asks; but they have not moved.
    assert "w: wrong result: relative error 1.0e+00" in differs(right | before, right, before, 1e-3)


def test_a_block_times_a_call() -> None:
    assert 0 < block(lambda: sum(range(100)), seconds=0.001)[0] < 0.01


@pytest.mark.parametrize("workload", [w for w in WORKLOADS if w.twin], ids=by_name)
def test_a_twin_computes_the_same(workload: Workload) -> None:
    feeds = workload.feeds()
    results = []
    for model in (workload.model, workload.twin):
        step = tfc.Session(tfc.read(str(MODELS / model))).prepare("main")
        results.append(step(**feeds)["y"])
    np.testing.assert_allclose(*results, rtol=1e-5, atol=1e-6)


def test_growth_sees_what_a_call_keeps() -> None:
    workload = next(w for w in WORKLOADS if w.timed == "memory")
    job = Job(workload, workload.feeds(), {}, threads=1)

    def adapter(made: object) -> SimpleNamespace:
        return SimpleNamespace(load=lambda job: Loaded(lambda: made(int(job.feeds["n"])), lambda result: {}))

    assert growth(adapter(lambda n: None), job) < 50 << 20 < growth(adapter(lambda n: bytearray(16 * n)), job)


def test_weights_depend_on_their_names_alone() -> None:
    once, again = (weights.made("weights/a.npz", "w", (3, 4)) for _ in range(2))
    assert np.array_equal(once, again) and once.dtype == np.float32
    assert not np.array_equal(once, weights.made("weights/a.npz", "v", (3, 4)))


def test_weights_are_written_once(tmp_path) -> None:
    model = tmp_path / "model.tfg"
    model.write_text('w: f32[4, 4] = load("weights/a.npz", "w")\nvar b: f32[4] = load("weights/a.npz", "b")\n')
    weights.ensure(model)
    written = (tmp_path / "weights" / "a.npz").stat().st_mtime_ns
    weights.ensure(model)
    assert (tmp_path / "weights" / "a.npz").stat().st_mtime_ns == written
    assert {name: array.shape for name, array in weights.load(model).items()} == {"w": (4, 4), "b": (4,)}
    model.write_text(model.read_text() + 'c: f32[2] = load("weights/a.npz", "c")\n')
    weights.ensure(model)
    assert set(weights.load(model)) == {"w", "b", "c"}
