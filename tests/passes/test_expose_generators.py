"""Graphs with exposed generators draw the same numbers, and only steps that draw move a generator on."""

from __future__ import annotations

import numpy as np
import pytest

import tfc
from tfc.ir.build import Builder
from tfc.ir.graph import Entry, Graph, Value
from tfc.ir.interpret import Interpreter
from tfc.ir.types import Array, f32, tensor
from tfc.ir.verify import verify
from tfc.passes.expose_generators import expose_generators


def two_draws() -> tuple[Graph, Value, Value]:
    b = Builder()
    size = b.const(np.array([5], np.int32))
    first = b.emit("RandomUniform", size, dtype=f32, seed=7, seed2=1, name="first")
    second = b.emit("TruncatedNormal", size, dtype=f32, seed=7, seed2=2, name="second")
    entries = tuple(Entry(value.node, (), (("r", value),)) for value in (first, second))
    return b.finish().with_(entries=entries), first, second


def steps(graph: Graph, plan: str) -> list[Array]:
    """Run the entries whose first letters are in `plan`, in one interpreter."""
    run = Interpreter(graph)
    chosen = [next(entry for entry in graph.entries if entry.name[0] == letter) for letter in plan]
    return [run.run({}, [value for _, value in entry.outputs], entry.targets)[0] for entry in chosen]


def test_the_numbers_stay_the_same() -> None:
    graph, *_ = two_draws()
    exposed = expose_generators(graph)
    verify(exposed)
    for plan in ("fff", "sss", "fsfs"):
        for before, after in zip(steps(graph, plan), steps(exposed, plan), strict=True):
            np.testing.assert_array_equal(before, after)


def test_a_step_that_does_not_draw_leaves_the_generator_where_it_is() -> None:
    graph, *_ = two_draws()
    exposed = expose_generators(graph)
    np.testing.assert_array_equal(steps(exposed, "ff")[1], steps(exposed, "fssf")[3])


def test_a_graph_without_random_ops_is_left_alone() -> None:
    b = Builder()
    b.const(1.0)
    graph = b.finish()
    assert expose_generators(graph) is graph


@pytest.mark.parametrize("opt_level", [0, 2])
def test_a_session_draws_on_across_different_fetches(opt_level: int) -> None:
    """All steps of a session share the generators, which are not among its variables."""
    graph, first, second = two_draws()
    reference = Interpreter(graph)
    with tfc.Session(graph, config=tfc.Config().with_(opt_level=opt_level)) as session:
        for fetches in ([first], [first, second], [second], [first]):
            expected = reference.run({}, fetches)
            for got, want in zip(session.run(fetches), expected, strict=True):
                np.testing.assert_allclose(got, want, rtol=1e-6)
        assert session.state() == {}


def test_a_failed_step_does_not_move_the_generator() -> None:
    b = Builder()
    drawn = b.emit("RandomUniform", b.const(np.array([3])), dtype=f32, seed=7, seed2=1)
    divisor = b.emit("Placeholder", type=tensor(f32))
    checked = b.emit("CheckNumerics", b.emit("RealDiv", drawn, divisor), message="here")
    with tfc.Session(b.finish()) as session:
        with pytest.raises(tfc.Error, match="here : Tensor had Inf"):
            session.run(checked, {divisor: 0})
        got = session.run(checked, {divisor: 1})
    run = Interpreter(two_draws()[0])
    np.testing.assert_array_equal(got, run.run({}, ["first"])[0][:3])
