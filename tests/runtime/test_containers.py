"""Containers: variables known by container and name, shared between sessions, reset (white paper §4.7)."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import tfc
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph
from tfc.ir.types.types import f32

COUNTER = "var n: f32[] = 1.0\ncount = AssignAdd(n, 1.0)\nentry next() -> n, count\n"


def two_names(container: str = "") -> Graph:
    """Two nodes that are the same variable, and a step that reads one and writes the other."""
    b = Builder()
    first, second = (
        b.emit("VariableV2", name=name, shape=(), dtype=f32, shared_name="w", container=container) for name in "ab"
    )
    b.node("Assign", first, b.const(np.float32(1)), name="a/Assign")
    b.node("AssignAdd", second, b.const(np.float32(1)), name="add")
    b.emit("Mul", first, b.const(np.float32(10)), name="ten")
    return b.finish()


def test_sessions_that_share_see_each_others_variables() -> None:
    with tfc.Session(tfc.parse(COUNTER)) as one, tfc.Session(tfc.parse(COUNTER), share=one) as other:
        one.run("count")
        assert other.state() == {"n": 2}, "it is initialised already, so the other session leaves it"
        other.run("count")
        assert one.run("n") == 3
        with tfc.Session(tfc.parse(COUNTER)) as alone:
            assert alone.run("n") == 1
        with tfc.Session(tfc.parse("var m: f32[] = 5.0"), share=one) as stranger:
            assert stranger.state() == {"m": 5}


def test_containers_keep_equal_names_apart() -> None:
    text = 'with container("{}") {{ var n: f32[] = {} }}\nadd = AssignAdd(n, 1.0)'
    with (
        tfc.Session(tfc.parse(text.format("experiment_a", 1.0))) as a,
        tfc.Session(tfc.parse(text.format("experiment_b", 10.0)), share=a) as b,
    ):
        a.run("add")
        assert (a.run("n"), b.run("n")) == (2, 10)
        b.run("add")
        a.reset(["experiment_b"])
        assert (a.run("n"), b.run("n")) == (2, 10)
        a.reset("experiment_a")
        assert a.run("n") == 1


def test_reset_without_names_means_the_default_container() -> None:
    text = 'var n: f32[] = 1.0\nvar m: f32[] = 1.0 with container("kept")\nadd = group { n += 1.0; m += 1.0 }'
    with tfc.Session(tfc.parse(text)) as session:
        session.run(None, targets=["add"])
        session.reset()
        assert session.state() == {"n": 1, "m": 2}
        session.reset("localhost")
        assert session.state() == {"n": 1, "m": 2}


def test_a_prepared_step_notices_a_reset() -> None:
    with tfc.Session(tfc.parse(COUNTER)) as session:
        step = session.prepare("next")
        for _ in range(3):
            step()
        session.reset()
        assert step()["n"] == 1


def test_without_initial_values_a_reset_leaves_none() -> None:
    with tfc.Session(tfc.parse(COUNTER), initialize=False) as session:
        session.run(None, targets=["init"])
        session.reset()
        with pytest.raises(tfc.Error, match="Attempting to use uninitialized value n"):
            session.run("n")


def test_a_shared_name_makes_two_nodes_one_variable() -> None:
    with tfc.Session(two_names(), initialize=False) as session:
        session.run(None, targets=["a/Assign"])
        ten, _ = session.run(["ten", "add"])
        assert ten == 10, "reads come before writes, under whichever name"
        assert session.run(["a", "b"]) == [2, 2]
        assert session.state() == {"a": 2, "b": 2}


def test_python_names_what_is_shared() -> None:
    graphs = []
    for name in ("mine", "yours"):
        with tfc.graph() as g, tfc.container("pool"):
            tfc.variable(name, np.zeros(2, np.float32), shared_name="w")
        graphs.append(g.build())
    with tfc.Session(graphs[0]) as one, tfc.Session(graphs[1], share=one) as other:
        one.set_state({"mine": np.array([1, 2], np.float32)})
        np.testing.assert_array_equal(other.state()["yours"], [1, 2])


@pytest.mark.parametrize(
    ("attrs", "message"),
    [
        ({"shared_name": "_private"}, "shared_name cannot start with '_'"),
        ({"container": "no spaces"}, "container contains invalid characters"),
    ],
)
def test_names_that_tensorflow_refuses(attrs: dict[str, str], message: str) -> None:
    b = Builder()
    b.emit("VariableV2", name="v", shape=(), dtype=f32, **attrs)
    with pytest.raises(tfc.Error, match=message):
        tfc.Session(b.finish())


def test_one_variable_cannot_have_two_types() -> None:
    b = Builder()
    for name, shape in (("a", ()), ("b", (2,))):
        b.emit("VariableV2", name=name, shape=shape, dtype=f32, shared_name="w")
    with pytest.raises(tfc.Error, match="Trying to share variable w"):
        tfc.Session(b.finish())
    with (
        tfc.Session(tfc.parse("var n: f32[] = 1.0")) as one,
        tfc.Session(tfc.parse("var n: f32[2] = [1.0, 2.0]"), share=one) as other,
    ):
        one.run("n")
        with pytest.raises(tfc.Error, match="variable n is f32"):
            other.run("n")


def test_shared_variables_outlive_the_session_that_made_them() -> None:
    with tfc.Session(tfc.parse(COUNTER)) as one:
        one.run("count")
        other = tfc.Session(tfc.parse(COUNTER), share=one)
    del one
    gc.collect()
    assert other.run("n") == 2
    other.close()


def test_saved_and_restored_under_the_names_of_the_nodes(tmp_path: object) -> None:
    with tfc.Session(two_names("shared"), initialize=False) as session:
        session.run(None, targets=["a/Assign"])
        session.save(f"{tmp_path}/w.safetensors")
        session.run(None, targets=["add"])
        session.restore(f"{tmp_path}/w.safetensors")
        assert session.run("b") == 1
