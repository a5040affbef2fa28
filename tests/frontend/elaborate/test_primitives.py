"""Loops written with the control-flow primitives by name: `back_edge` closes them."""

import pytest

import tfc
from tests.frontend.programs import codes, graph_of
from tfc.ir.analysis.verify import verify
from tfc.ir.interpret.interpret import Interpreter

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
    closing = "fn close(m: i32[], y: i32[]) -> i32[] { n = NextIteration(y); back_edge(m, n); n }\n"
    text = closing + COUNT.replace("next = NextIteration(", "next = close(m, ").replace("back_edge(m, next)\n", "")
    assert [value.node for value in graph_of(text)["Merge"].inputs] == ["Enter", "next"]


def test_every_call_of_a_function_has_frames_of_its_own() -> None:
    body = COUNT.replace("input n: i32[]\n", "").replace("y = Exit(done)", "Exit(done)").replace("\n", "\n  ")
    graph = graph_of(f"fn count(n: i32[]) -> i32[] {{{body}}}\ninput n: i32[]\ny = count(count(n))\n")
    frames = {node.attrs["frame_name"] for node in graph if node.op == "Enter"}
    assert len(frames) == 2
    assert Interpreter(graph).run({"n": 5}, ["y"]) == [5]


def test_a_loop_in_python() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[]")
        two, limit = (tfc.op("Enter", tfc.constant(c), frame_name="loop", is_constant=True) for c in (2.0, 100.0))
        m, _ = tfc.op("Merge", tfc.op("Enter", x, frame_name="loop"))
        done, again = tfc.op("Switch", m, tfc.op("LoopCond", m < limit))
        tfc.back_edge(m, tfc.op("NextIteration", again * two))
        tfc.op("Exit", done, name="y")
    graph = g.build()
    verify(graph)
    assert Interpreter(graph).run({"x": 3}, ["y"]) == [192]


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
