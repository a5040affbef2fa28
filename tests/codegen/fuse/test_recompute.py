"""Cheap maps of what is in memory anyway are computed again by each kernel that reads them, not stored for it."""

import pytest

from tests.codegen.compile.agree import assert_agree
from tests.codegen.compile.random_graphs import RandomGraph
from tests.codegen.fuse.steps import Step
from tfc.codegen.fusion import rematerialize
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.pipeline import plan_step
from tfc.codegen.schedule import column_strips
from tfc.ir.types.types import f32, tensor


@pytest.fixture
def b():
    return Step()


def stored(b, *fetches, targets=()):
    """What each kernel stores."""
    steps = plan_step(b.step(*fetches, targets=targets)).steps
    return [" ".join(stage.node.op for stage in part.stored) for part in steps if isinstance(part, Plan)]


def test_a_centred_matrix_is_not_stored_for_sums_along_both_axes(b):
    x = b.feed(tensor(f32, 512, 256))
    centred = b.emit("Sub", x, b.over("Mean", x, 1))
    made = stored(b, b.over("Sum", b.emit("Exp", centred), 1), b.over("Sum", centred, 0))
    assert made == ["Mean Sum", "Sum"]


def test_a_chain_of_cheap_maps_is_computed_again_as_a_whole(b):
    x, scale = b.feed(tensor(f32, 512, 256)), b.feed(tensor(f32, 256), "scale")
    y = b.emit("Neg", b.emit("Mul", b.emit("AddV2", x, b.number(1.0)), scale))
    assert stored(b, b.over("Sum", y, 1), b.over("Sum", y, 0)) == ["Sum", "Sum"]


def test_a_small_value_is_stored(b):
    y = b.emit("Neg", b.feed(tensor(f32, 16, 16)))
    assert stored(b, b.over("Sum", y, 1), b.over("Sum", y, 0)) == ["Neg Sum", "Sum"]


def test_an_expensive_value_is_stored(b):
    y = b.emit("Tanh", b.feed(tensor(f32, 512, 256)))
    assert "Tanh" in " ".join(stored(b, b.over("Sum", y, 0), b.over("Sum", y, 1)))


def test_what_a_product_reads_is_stored(b):
    x, w = b.feed(tensor(f32, 512, 256)), b.feed(tensor(f32, 256, 8), "w")
    y = b.emit("Mul", x, x)
    assert "Mul" in " ".join(stored(b, b.emit("MatMul", y, w), b.over("Sum", y, 0)))


def test_values_of_a_variable_that_is_written_are_stored(b):
    w = b.emit("VariableV2", name="W", shape=(512, 256), dtype=f32)
    y = b.emit("Mul", w, b.number(2.0))
    rows, columns = b.over("Sum", y, 1), b.over("Sum", y, 0)
    b.emit("AssignSub", w, b.emit("Mul", b.number(0.1), y), name="step")
    assert "Mul" in " ".join(stored(b, rows, columns, targets=["step"]))


def test_two_large_operands_are_not_read_again_for_one(b):
    x, z = b.feed(tensor(f32, 512, 256)), b.feed(tensor(f32, 512, 256), "z")
    y = b.emit("AddV2", x, z)
    assert "AddV2" in " ".join(stored(b, b.over("Sum", y, 0), b.over("Sum", y, 1)))


@pytest.mark.parametrize("seed", range(6))
def test_random_graphs_agree_when_everything_cheap_is_computed_again(seed, monkeypatch):
    monkeypatch.setattr(rematerialize, "SMALL_BYTES", 0)
    monkeypatch.setattr(column_strips, "WORTH_BYTES", 0)
    made = RandomGraph(seed, 20)
    assert_agree(made.graph, made.feeds, made.fetches, 1e-4)
