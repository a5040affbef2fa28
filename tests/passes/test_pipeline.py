"""The pipeline as a whole: long graphs, errors inside passes, dumps, and the order of passes."""

import sys
from pathlib import Path

import numpy as np
import pytest

from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.text.parse import parse_graph
from tfc.ir.types.types import f32, tensor
from tfc.passes.pipeline import DEVICE_PASSES, ORDER, PIPELINE, Pass, select_passes
from tfc.passes.run_pipeline import run_passes, run_pipeline
from tfc.passes.runner import check_order


def chain(length: int) -> tuple[Graph, Value, Value]:
    """x -> Tanh -> Neg -> Tanh -> …"""
    b = Builder()
    x = value = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    for i in range(length):
        value = b.emit("Tanh" if i % 2 else "Neg", value)
    return b.finish(), x, value


@pytest.mark.parametrize("length", [20_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_a_long_chain_passes_through_everything(length: int) -> None:
    graph, x, y = chain(length)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(400)
    try:
        verify(graph)
        step = run_pipeline(graph, [x], [y], (), Config(verify=False))
    finally:
        sys.setrecursionlimit(limit)
    assert len(step) == length + 1


def test_gradients_of_a_long_chain() -> None:
    b = Builder()
    x = value = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    for _ in range(20_000):
        value = b.emit("Neg", value)
    (dx,) = b.node("Gradients", value, x, ys=1, xs=1).outputs
    step = run_pipeline(b.finish(), [x], [dx])
    (result,) = Interpreter(step).run({"x": np.ones(2)}, [step.entries[0].outputs[0][1]])
    np.testing.assert_array_equal(result, np.ones(2, np.float32))


def test_order_constraints_name_passes_that_exist() -> None:
    names = {step.name for step in (*PIPELINE, *DEVICE_PASSES)}
    assert len(names) == len(PIPELINE) + len(DEVICE_PASSES)
    assert all(before in names and after in names and why for before, after, why in ORDER)


def test_an_order_that_breaks_a_constraint_is_refused() -> None:
    reason = [("cse", "sweep", "merging leaves dead nodes behind")]
    check_order(["cse", "fold_pads", "sweep"], reason)
    with pytest.raises(AssertionError, match="pass cse must run before sweep: merging leaves dead nodes behind"):
        check_order(["sweep", "cse"], reason)
    with pytest.raises(AssertionError, match="one name"):
        check_order(["cse", "cse"], ())


def test_a_pass_that_breaks_the_graph_is_named() -> None:
    graph, _, _ = chain(3)
    broken = Pass("broken", lambda g: g.with_(nodes=g.nodes[1:]))
    with pytest.raises(InternalError, match="pass broken left an ill-formed graph"):
        run_passes(graph, (broken,), Config(verify=True))


def test_a_crash_inside_a_pass_is_named() -> None:
    graph, _, _ = chain(3)
    crash = Pass("crash", lambda g: g.nodes[99])  # type: ignore[arg-type,return-value]
    with pytest.raises(InternalError, match="in pass crash: IndexError"):
        run_passes(graph, (crash,), Config())


def test_unknown_passes_get_a_suggestion() -> None:
    with pytest.raises(Error, match="did you mean 'simplify'"):
        select_passes(["simplfy"])


def test_dumps_are_numbered_and_read_back(tmp_path: Path) -> None:
    graph, x, y = chain(4)
    run_pipeline(graph, [x], [y], (), Config(print_dir=str(tmp_path)))
    files = sorted(tmp_path.iterdir())
    assert [f.name for f in files][:3] == ["00-parse.tfg", "01-loop_tail_calls.tfg", "02-inline_functions.tfg"]
    assert len(files) == sum(not step.option for step in PIPELINE) + 1
    for file in files:
        parse_graph(file.read_text())


def test_prints_and_times_go_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    graph, x, y = chain(2)
    run_pipeline(graph, [x], [y], (), Config(print_ir=("after:cse", "before:prune"), time=True))
    shown = capsys.readouterr().err
    assert "# after cse (unchanged)" in shown
    assert "# before prune" in shown
    assert "nodes" in shown


def test_level_0_runs_only_what_is_required() -> None:
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    y = b.emit("Neg", b.emit("Neg", x))
    graph = b.finish()
    assert len(run_pipeline(graph, [x], [y], (), Config(opt_level=0))) == 3
    assert len(run_pipeline(graph, [x], [y], (), Config(opt_level=2))) == 1
