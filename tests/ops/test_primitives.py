"""The control-flow primitives one by one: types, what they do with live tensors, what they refuse.

How they work together is tested in tests/ir/test_dataflow.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Value
from tfc.ir.graph.registry import OPS
from tfc.ir.types.types import TensorType, boolean, f32, i32

DATA, PRED = TensorType(f32, (2, 3)), TensorType(boolean, ())
FRAME = {"frame_name": "loop"}


class Given:
    """A builder with a tensor, a predicate and a variable."""

    def __init__(self) -> None:
        self.b = Builder()
        self.data = self.fed(DATA)
        self.pred = self.fed(PRED)
        self.variable = self.b.emit("VariableV2", shape=(2, 3), dtype=f32)

    def fed(self, kind: TensorType) -> Value:
        return self.b.emit("Placeholder", type=kind)

    def types(self, op: str, *inputs: Value, **attrs: Any) -> str:
        return ", ".join(map(str, self.b.node(op, *inputs, **attrs).types))


@pytest.mark.parametrize(
    ("op", "attrs"), [("Enter", FRAME), ("Exit", {}), ("Leave", {}), ("NextIteration", {})], ids=str
)
def test_what_forwards_a_tensor_gives_a_value_of_its_type(op: str, attrs: dict[str, Any]) -> None:
    given = Given()
    assert given.types(op, given.data, **attrs) == "f32[2, 3]"
    assert given.types(op, given.variable, **attrs) == "f32[2, 3]"


@pytest.mark.parametrize(("op", "attrs"), [("RefEnter", FRAME), ("RefExit", {}), ("RefNextIteration", {})], ids=str)
def test_what_forwards_a_reference_gives_a_reference(op: str, attrs: dict[str, Any]) -> None:
    given = Given()
    assert given.types(op, given.variable, **attrs) == "f32[2, 3]&"
    with pytest.raises(BuildError, match="must be a reference to a variable, but is f32"):
        given.types(op, given.data, **attrs)


def test_switch_has_two_outputs() -> None:
    given = Given()
    assert given.types("Switch", given.data, given.pred) == "f32[2, 3], f32[2, 3]"
    assert given.types("RefSwitch", given.variable, given.pred) == "f32[2, 3]&, f32[2, 3]&"
    with pytest.raises(BuildError, match="pred must be bool, but is f32"):
        given.types("Switch", given.data, given.data)
    with pytest.raises(BuildError, match="pred must have rank 0"):
        given.types("Switch", given.data, given.fed(TensorType(boolean, (1,))))
    with pytest.raises(BuildError, match="data must be a reference"):
        given.types("RefSwitch", given.data, given.pred)


def test_merge_knows_the_sizes_on_which_its_inputs_agree() -> None:
    given = Given()
    other, flat = given.fed(TensorType(f32, (2, 4))), given.fed(TensorType(f32, (2,)))
    assert given.types("Merge", given.data, given.data) == "f32[2, 3], i32[]"
    assert given.types("Merge", given.data, other) == "f32[2, ?], i32[]"
    assert given.types("Merge", given.data, flat) == "f32[*], i32[]"
    assert given.types("Merge", flat, given.data, flat) == "f32[*], i32[]"
    assert given.types("RefMerge", given.variable, given.variable) == "f32[2, 3]&, i32[]"
    with pytest.raises(BuildError, match=r"is f32 but inputs\[1\] is i32"):
        given.types("Merge", given.data, given.fed(TensorType(i32, (2, 3))))
    with pytest.raises(BuildError, match="takes 1 or more operands"):
        given.types("Merge")


def test_a_frame_needs_a_name_and_room_for_an_iteration() -> None:
    given = Given()
    with pytest.raises(BuildError, match="a frame needs a name"):
        given.types("Enter", given.data, frame_name="")
    with pytest.raises(BuildError, match="parallel_iterations must be 1 or more"):
        given.types("Enter", given.data, parallel_iterations=0, **FRAME)


def test_loop_cond_takes_a_predicate_and_control_trigger_nothing() -> None:
    given = Given()
    assert given.types("LoopCond", given.pred) == "bool[]"
    assert given.types("ControlTrigger") == ""
    with pytest.raises(BuildError, match="must be bool"):
        given.types("LoopCond", given.data)


def run(op: str, *inputs: Any, **attrs: Any) -> tuple[Any, ...]:
    return OPS[op].run(inputs, attrs)


@pytest.mark.parametrize("op", ["Switch", "RefSwitch"])
def test_switch_forwards_to_the_output_that_the_predicate_names(op: str) -> None:
    assert run(op, 7, np.array(True)) == (None, 7)
    assert run(op, 7, np.array(False)) == (7, None)


@pytest.mark.parametrize("op", ["Merge", "RefMerge"])
def test_merge_forwards_the_live_input(op: str) -> None:
    assert run(op, None, 7, None) == (7, 1)
    assert run(op, None, None) == (None, None)
    with pytest.raises(Error, match="Merge can not have more than one valid input") as caught:
        run(op, 7, None, 7)
    assert caught.value.code == "INTERNAL"
