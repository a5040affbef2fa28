"""Variables: what each writing op does to the value, interpreted and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.runners import Compiled, Runner, on_both
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Node, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, DType, bf16, f32, i32, i64

START = np.array([[1, 2], [3, 4], [5, 6]], np.float32)


class Step:
    """A graph with the variable `W` and one op that writes it."""

    def __init__(self, runner: Runner, op: str, *operands: Any, start: Array = START, **attrs: Any) -> None:
        b = Builder()
        kind = b.const(start)
        self.variable: Value = b.emit("VariableV2", name="W", shape=start.shape, dtype=b.type(kind).dtype)
        b.node("Assign", self.variable, kind, name="W/Assign")
        self.node: Node = b.node(op, self.variable, *map(b.const, operands), name="write", **attrs)
        self.graph = b.finish()
        verify(self.graph)
        self.run = runner(self.graph)

    def initialize(self) -> Step:
        self.run.run({}, [], ["W/Assign"])
        return self

    def result(self) -> tuple[Any, Any]:
        """The result of the write, and the variable in the next step."""
        (result,) = self.run.run({}, ["write"])
        (after,) = self.run.run({}, ["W"])
        return result, after


TWO = np.full((3, 2), 2, np.float32)
ROWS = np.array([[10, 20], [30, 40]], np.float32)
WRITES = [
    ("Assign", (TWO,), TWO),
    ("AssignAdd", (TWO,), START + 2),
    ("AssignSub", (TWO,), START - 2),
    ("ApplyGradientDescent", (np.float32(0.5), TWO), START - 1),
    ("ScatterUpdate", (np.array([2, 0], np.int32), ROWS), [[30, 40], [3, 4], [10, 20]]),
    ("ScatterAdd", (np.array([1, 1], np.int64), ROWS), [[1, 2], [43, 64], [5, 6]]),
    ("ScatterSub", (np.array([2, 0], np.int32), ROWS), [[-29, -38], [3, 4], [-5, -14]]),
    ("ScatterAdd", (np.int32(1), ROWS[0]), [[1, 2], [13, 24], [5, 6]]),
    ("ScatterUpdate", (np.array([0, 2], np.int32), np.float32(7)), [[7, 7], [3, 4], [7, 7]]),
]


@on_both
@pytest.mark.parametrize(("op", "operands", "expected"), WRITES, ids=[f"{w[0]}-{i}" for i, w in enumerate(WRITES)])
def test_a_write_gives_and_keeps_the_new_value(
    runner: Runner, op: str, operands: tuple[Any, ...], expected: Any
) -> None:
    result, after = Step(runner, op, *operands).initialize().result()
    np.testing.assert_array_equal(result, np.asarray(expected, np.float32), strict=True)
    np.testing.assert_array_equal(after, result, strict=True)


@on_both
@pytest.mark.parametrize("dtype", [i32, i64, bf16])
def test_additions_wrap_or_round_in_the_variables_type(runner: Runner, dtype: DType) -> None:
    largest = 2 ** (8 * dtype.size - 1) - 1 if dtype.is_integer else 256
    start = np.array(largest, dtype.storage)
    _, after = Step(runner, "AssignAdd", np.array(1, dtype.storage), start=start).initialize().result()
    expected = -largest - 1 if dtype.is_integer else 256
    assert after.dtype == dtype.storage
    assert int(after) == expected


@on_both
def test_of_several_updates_of_a_row_the_last_stays(runner: Runner) -> None:
    _, after = Step(runner, "ScatterUpdate", np.array([1, 1], np.int32), ROWS).initialize().result()
    np.testing.assert_array_equal(after[1], [30, 40])


@on_both
def test_a_fetched_value_does_not_change_with_the_variable(runner: Runner) -> None:
    step = Step(runner, "ScatterAdd", np.array([0, 0], np.int32), ROWS).initialize()
    (before,) = step.run.run({}, ["W"])
    step.run.run({}, [], ["write"])
    np.testing.assert_array_equal(before, START)


@on_both
@pytest.mark.parametrize("op", ["AssignAdd", "AssignSub"])
def test_an_uninitialised_variable_can_not_be_added_to(runner: Runner, op: str) -> None:
    with pytest.raises(Error, match="Attempting to use uninitialized value") as caught:
        Step(runner, op, TWO).run.run({}, [], ["write"])
    assert caught.value.code == "FAILED_PRECONDITION"


@on_both
def test_a_scatter_outside_of_the_variable_is_an_error_that_changes_nothing(runner: Runner) -> None:
    step = Step(runner, "ScatterAdd", np.array([0, 3], np.int32), ROWS).initialize()
    with pytest.raises(Error, match=r"indices.* = 3 is not in \[0, 3\)"):
        step.run.run({}, [], ["write"])
    np.testing.assert_array_equal(step.run.run({}, ["W"])[0], START)


@on_both
def test_is_variable_initialized_follows_the_assignment(runner: Runner) -> None:
    step = Step(runner, "IsVariableInitialized")
    assert not step.run.run({}, ["write"])[0]
    assert step.initialize().run.run({}, ["write"])[0]


@on_both
def test_count_up_to_stops_at_its_limit(runner: Runner) -> None:
    step = Step(runner, "CountUpTo", start=np.array(0, np.int32), limit=2).initialize()
    assert [int(step.run.run({}, ["write"])[0]) for _ in range(2)] == [0, 1]
    with pytest.raises(Error, match="Reached limit of 2") as caught:
        step.run.run({}, ["write"])
    assert caught.value.code == "OUT_OF_RANGE"


def test_assign_without_validation_may_change_the_shape() -> None:
    b = Builder()
    variable = b.emit("VariableV2", name="W", shape=None, dtype=f32)
    first = b.node("Assign", variable, b.const(TWO), validate_shape=False)
    second = b.node("Assign", variable, b.const(ROWS), validate_shape=False)
    run = Interpreter(b.finish())
    for node, value in ((first, TWO), (second, ROWS)):
        run.run({}, [], [node.name])
        np.testing.assert_array_equal(run.run({}, ["W"])[0], value)


def test_a_variable_of_unknown_shape_is_not_compiled() -> None:
    b = Builder()
    write = b.node("Assign", b.emit("VariableV2", shape=None, dtype=f32), b.const(TWO), validate_shape=False)
    with pytest.raises(Error, match="unknown shape") as caught:
        Compiled(b.finish()).run({}, [], [write.name])
    assert caught.value.code == "UNIMPLEMENTED"


@on_both
@pytest.mark.parametrize(
    ("op", "operands", "message"),
    [
        ("Assign", (ROWS,), "can not assign"),
        ("Assign", (TWO.astype(np.float64),), "ref is f32 but value is f64"),
        ("AssignAdd", (ROWS,), "does not fit"),
        ("ScatterAdd", (np.array([0], np.int32), ROWS), "updates must have the shape of indices"),
        ("CountUpTo", (), "must be"),
    ],
)
def test_what_does_not_fit_is_rejected_while_building(
    runner: Runner, op: str, operands: tuple[Any, ...], message: str
) -> None:
    with pytest.raises(BuildError, match=message):
        Step(runner, op, *operands, **({"limit": 1} if op == "CountUpTo" else {}))


def test_only_a_variable_can_be_assigned() -> None:
    b = Builder()
    value = b.const(TWO)
    with pytest.raises(BuildError, match="ref must be a variable") as caught:
        b.node("Assign", value, value)
    assert caught.value.operand == 0
