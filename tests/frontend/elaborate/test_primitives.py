"""Loops written with the control-flow primitives by name: `back_edge` closes them."""

import pytest

import tfc
from tests.frontend.programs import codes, graph_of
from tfc.ir.verify import verify

COUNT = """
input n: i32[]
m, index = Merge(Enter(constant(0, "i32"), frame_name="loop"))
go = LoopCond(m < Enter(n, frame_name="loop", is_constant=true))
done, again = Switch(m, go)
next = NextIteration(again + Enter(constant(1, "i32"), frame_name="loop", is_constant=true))
back_edge(m, next)
y = Exit(done)
"""


def test_back_edge_makes_the_next_value_an_input_of_the_merge() -> None:
    assert [value.node for value in graph_of(COUNT)["Merge"].inputs] == ["Enter", "next"]


def test_a_node_that_is_named_afterwards_keeps_its_back_edge() -> None:
    lines = COUNT.replace("next = NextIteration(", "next = back_edge(m, NextIteration(").splitlines()
    text = "\n".join(f"{line})" if "next =" in line else line for line in lines if not line.startswith("back_edge"))
    assert [value.node for value in graph_of(text)["Merge"].inputs] == ["Enter", "next"]


def test_a_loop_in_python() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[2]")
        m, _ = tfc.op("Merge", tfc.op("Enter", x, frame_name="loop"))
        done, again = tfc.op("Switch", m, tfc.op("LoopCond", tfc.sum(m) < 100))
        tfc.back_edge(m, tfc.op("NextIteration", again * 2))
        tfc.op("Exit", done, name="y")
    graph = g.build()
    verify(graph)
    assert [value.node for value in graph["Merge"].inputs] == ["Enter", "NextIteration"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("back_edge(m, next)", "back_edge(go, next)"), "E0304"),
        (("back_edge(m, next)", "back_edge(m, again)"), "E0304"),
        (("next = NextIteration(again", 'next = NextIteration(cast(again, "i64")'), "E02"),
        (("NextIteration(again +", "NextIteration([1, 2] + again +"), "E0407"),
    ],
)
def test_what_is_no_back_edge(change: tuple[str, str], code: str) -> None:
    found = codes(COUNT.replace(*change))
    assert len(found) == 1
    assert found[0].startswith(code)
