"""Which frame every node runs in, and what makes frames ill-formed."""

from __future__ import annotations

import pytest

from tfc.ir.analysis.frames import ROOT, frames_of, governed_nodes
from tfc.ir.analysis.verify import problems, verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.ir.text.parse import parse_graph
from tfc.ir.text.print import print_graph

LOOP = '{frame_name="loop", is_constant=false, parallel_iterations=10}'
INNER = '{frame_name="inner", is_constant=false, parallel_iterations=4}'
COUNT = f"""
  %n = Placeholder() {{type=i32[]}} : i32[]
  %enter = Enter(%n) {LOOP} : i32[]
  %merge = Merge(%enter, %next) : i32[], i32[]
  %less = Less(%merge, %merge) : bool[]
  %go = LoopCond(%less) : bool[]
  %switch = Switch(%merge, %go) : i32[], i32[]
  %next = NextIteration(%switch:1) : i32[]
  %exit = Exit(%switch) : i32[]
"""


def graph(*lines: str, results: str = "") -> Graph:
    body = COUNT + "".join(f"  {line}\n" for line in lines) + (f"  results {results}\n" if results else "")
    return parse_graph("graph main {" + body + "}")


def complaint(*lines: str) -> str:
    found = list(problems(graph(*lines)))
    assert len(found) == 1, found
    return found[0].message


def test_a_loop_prints_parses_and_is_well_formed() -> None:
    loop = graph(results="%exit")
    verify(loop)
    assert parse_graph(print_graph(loop)) == loop
    assert [node.name for node in loop.order] == ["n", "enter", "merge", "less", "go", "switch", "next", "exit"]


def test_enter_and_exit_lead_in_and_out() -> None:
    found = frames_of(graph(f"%deep = Enter(%merge) {INNER} : i32[]", "%out = Exit(%deep) : i32[]"))
    assert (found.runs_in["n"], found.runs_in["enter"], found.gives_to["enter"]) == (ROOT, ROOT, "loop")
    assert (found.runs_in["exit"], found.gives_to["exit"]) == ("loop", ROOT)
    assert (found.gives_to["deep"], found.gives_to["out"]) == ("inner", "loop")
    inner = found.frame["inner"]
    assert (inner.parent, inner.enters, inner.exits, inner.parallel_iterations) == ("loop", ["deep"], ["out"], 4)
    assert found.frame["loop"].loop_cond == "go"


def test_inputs_from_different_frames() -> None:
    assert complaint("%sum = AddV2(%n, %merge) : i32[]") == (
        "'sum' has inputs from different frames: 'n' is in no frame, 'merge' in the frame 'loop'"
    )
    constant = "%k = Const() {value=tensor i32[] [1]} : i32[]"
    assert complaint(constant, "%sum = AddV2(%k, %merge) : i32[]") == (
        "'sum' has inputs from different frames: 'k' is in no frame, 'merge' in the frame 'loop'; "
        "a constant must enter the frame, or wait for a node inside"
    )
    assert "'late' has inputs from different frames" in complaint("%late = Identity(%exit) after %less : i32[]")


def test_leaving_a_frame_that_was_not_entered() -> None:
    assert complaint("%out = Exit(%n) : i32[]") == "Exit 'out' stands outside of all frames"
    assert complaint("%i = NextIteration(%exit) : i32[]") == "NextIteration 'i' stands outside of all frames"
    assert complaint("%c = LoopCond(%p) : bool[]", "%p = Less(%n, %n) : bool[]") == (
        "LoopCond 'c' stands outside of all frames"
    )


def test_a_cycle_without_next_iteration_is_named_without_the_loops_around() -> None:
    with pytest.raises(Error, match="the graph has a cycle: a -> b -> a"):
        verify(graph("%a = AddV2(%b, %merge) : i32[]", "%b = Identity(%a) : i32[]"))


def test_governed_nodes_are_the_primitives_and_what_follows() -> None:
    assert governed_nodes(graph()) == {"enter", "merge", "less", "go", "switch", "next", "exit"}
