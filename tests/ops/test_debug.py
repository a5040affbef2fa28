"""Ops that look at values while a graph runs, and those that refuse to go on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Symbol
from tfc.ir.ops.debug import summarize
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, tensor
from tfc.passes.gradients.expand_gradients import expand_gradients

MATRIX = np.arange(6, dtype=np.float32).reshape(2, 3)


@pytest.mark.parametrize(
    ("value", "limit", "text"),
    [
        (np.float32(1.5), 3, "1.5"),
        (np.arange(5), 3, "0 1 2..."),
        (np.arange(3), 3, "0 1 2"),
        (MATRIX, 6, "[0 1 2][3 4 5]"),
        (MATRIX, -1, "[0 1 2][3 4 5]"),
        (MATRIX, 4, "[0 1 2][3...]..."),
        (MATRIX, 3, "[0 1 2]..."),
        (MATRIX.reshape(2, 1, 3), 4, "[[0 1 2]][[3...]]..."),
        (np.array([True, False]), 3, "1 0"),
        (
            np.array([np.nan, -np.inf, 0.1, 1e10, 1 / 3, 123456.789, -0.0, 2**24], np.float32),
            9,
            "nan -inf 0.1 1e+10 0.333333343 123456.789 -0 16777216",
        ),
        (np.array([0.1, 1e10, 1 / 3]), 9, "0.1 10000000000 0.33333333333333331"),
        (np.array([0.1, 3.140625], np.float16), 9, "0.0999755859 3.140625"),
        (np.array(["a", "b"], object), 3, "a b"),
        (np.zeros(0), 3, ""),
    ],
)
def test_tensors_are_shown_as_tensorflow_does(value: Any, limit: int, text: str) -> None:
    assert summarize(np.asarray(value), limit) == text


@on_both
def test_print_passes_its_input_on_and_writes_to_stderr(runner: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    b = Builder()
    x = b.const(MATRIX)
    shown = b.emit("Print", x, x, b.const(7), message="values: ", first_n=2)
    run = runner(b.finish())
    for _ in range(3):
        np.testing.assert_array_equal(run.run({}, [shown])[0], MATRIX)
    assert capsys.readouterr().err == "values: [[0 1 2]...][7]\n" * 2


def check(runner: Runner, condition: bool) -> None:
    b = Builder()
    node = b.node("Assert", b.const(np.array(condition)), b.const(MATRIX), b.const("why"), name="guard")
    runner(b.finish()).run({}, [], [node.name])


@on_both
def test_assert_shows_its_data(
    runner: Runner,
) -> None:
    check(runner, True)
    with pytest.raises(Error, match=r"assertion failed: \[\[0 1 2\]\.\.\.\] \[why\]") as caught:
        check(runner, False)
    assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "guard")


@pytest.mark.parametrize(("bad", "what"), [(np.nan, "NaN"), (np.inf, "Inf"), (-np.inf, "Inf")])
@on_both
def test_check_numerics_names_what_it_found(runner: Runner, bad: float, what: str) -> None:
    b = Builder()
    checked = b.emit("CheckNumerics", b.const(np.array([1, bad], np.float32)), message="loss")
    with pytest.raises(Error, match=f"loss : Tensor had {what} values"):
        runner(b.finish()).run({}, [checked])


@on_both
def test_check_numerics_watches_the_gradient_too(
    runner: Runner,
) -> None:
    b = Builder()
    x = b.const(np.zeros(2, np.float32))
    checked = b.emit("CheckNumerics", x, message="loss")
    (dx,) = b.emit_many("Gradients", b.emit("Sqrt", checked), x, ys=1, xs=1)
    graph = expand_gradients(b.finish((dx,)))
    with pytest.raises(Error, match=r"detected in gradient\. loss : Tensor had Inf"):
        runner(graph).run({}, graph.results)


def test_prevent_gradient_says_why() -> None:
    b = Builder()
    x = b.const(np.float32(1))
    (dx,) = b.emit_many("Gradients", b.emit("PreventGradient", x, message="not yet"), x, ys=1, xs=1)
    with pytest.raises(Error, match=r"Gradient explicitly disabled\. Reason: not yet"):
        expand_gradients(b.finish((dx,)))


@on_both
def test_no_op_runs_what_it_waits_for(
    runner: Runner,
) -> None:
    b = Builder()
    variable = b.emit("VariableV2", name="v", shape=(), dtype=f32)
    write = b.node("Assign", variable, b.const(2.0))
    group = b.node("NoOp", control=[write.name])
    run = runner(b.finish())
    run.run({}, [], [group.name])
    assert run.run({}, [variable])[0] == 2


@on_both
def test_ensure_shape_is_checked_while_running(
    runner: Runner,
) -> None:
    b = Builder()
    x = b.emit("Placeholder", type=tensor(f32, None, None))
    y = b.emit("EnsureShape", x, type=tensor(f32, None, 3))
    assert b.type(y) == tensor(f32, None, 3)
    run = runner(b.finish())
    np.testing.assert_array_equal(run.run({x: MATRIX}, [y])[0], MATRIX)
    with pytest.raises(
        Error, match=r"\[2,2\] is not compatible with expected shape \[\?,3\]|can never be f32\[\?, 3\]"
    ):
        run.run({x: MATRIX[:, :2]}, [y])


@on_both
def test_a_symbolic_dimension_is_compared_while_running(runner: Runner) -> None:
    b = Builder()
    x = b.emit("Placeholder", type=tensor(f32, Dim.symbol("n"), 3))
    y = b.emit("Neg", b.emit("EnsureShape", x, type=tensor(f32, 2, 3)))
    run = runner(b.finish().with_(symbols=(Symbol("n"),)))
    np.testing.assert_array_equal(run.run({x: MATRIX}, [y])[0], -MATRIX)
    with pytest.raises(Error, match="is not compatible with"):
        run.run({x: MATRIX[:1]}, [y])


def test_a_shape_that_can_never_fit_is_refused_while_building() -> None:
    b = Builder()
    with pytest.raises(BuildError, match="can never be"):
        b.emit("EnsureShape", b.const(MATRIX), type=tensor(f32, 2, 4))
