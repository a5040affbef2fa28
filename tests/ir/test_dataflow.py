"""The dataflow executor: dead tensors, frames, iterations, and the order in which things run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running, graph_of
from tfc.ir.base.errors import Error
from tfc.ir.dataflow.executor import Activation, DataflowExecutor
from tfc.ir.graph.graph import Node
from tfc.ir.graph.registry import lookup
from tfc.ir.interpret.interpret import Interpreter

BRANCH = """
input p: bool[]
input x: f32[]
off, on = Switch(x, p)
doubled = on * on
halved = Neg(off)
y, index = Merge(halved, doubled)
"""

LOOP = """
input n: i32[]
input window: i32[]
m, index = Merge(Enter(constant(0, "i32"), frame_name="loop"))
go = LoopCond(m < Enter(n, frame_name="loop", is_constant=true))
done, again = Switch(m, go)
one = Enter(constant(1, "i32"), frame_name="loop", is_constant=true)
back_edge(m, NextIteration(again + one))
y = Exit(done)
"""


OUTLIVED = """
input n: i32[]
m, _i = Merge(Enter(constant(0, "i32"), frame_name="outer"))
last, _j = Merge(Enter(constant(7, "i32"), frame_name="outer"))
go = LoopCond(m < Enter(n, frame_name="outer", is_constant=true))
done, again = Switch(m, go)
body = Identity(again)
with after(body) { one = constant(1, "i32"); no = constant(false) }
never_off, never = Switch(last, no)
back_edge(m, NextIteration(body + one))
back_edge(last, NextIteration(never))
inner = Enter(body, frame_name="inner")
with after(inner) { stop = LoopCond(constant(false)) }
k, _k = Merge(inner)
l, _l = Merge(Enter(last, frame_name="inner"))
k_done, k_again = Switch(k, stop)
back_edge(k, NextIteration(k_again))
back_edge(l, NextIteration(after(k_again, l)))
y = Exit(done)
z = Exit(after(Exit(k_done) + Exit(l), done))
"""
"""From its second trip on the outer loop has no `last`, so that an Enter of the inner one is never reached."""


def run(text: str, *fetches: str, **feeds: Any) -> Any:
    return Running(text)(*fetches, **feeds)


# ---- deadness -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("p", "y", "index"), [(True, 9, 1), (False, -3, 0)])
def test_merge_forwards_the_branch_that_ran(p: bool, y: float, index: int) -> None:
    assert run(BRANCH, "y", "index", p=p, x=3.0) == [y, index]


def test_fetching_a_dead_tensor() -> None:
    with pytest.raises(Error, match="The tensor returned for halved:0 was not valid") as caught:
        run(BRANCH, "halved", p=True, x=3.0)
    assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "halved")


def test_what_depends_on_a_dead_tensor_does_not_run() -> None:
    text = BRANCH + "a = after(assert(off < 0), x)\nb, _ = Merge(a, on)\n"
    assert run(text, "b", p=True, x=3.0) == 3
    with pytest.raises(Error, match="assertion failed"):
        run(text, "b", p=False, x=3.0)


def test_a_dead_control_input_kills_too() -> None:
    text = BRANCH + "late = after(halved, x)\nz, which = Merge(late, on)\n"
    assert run(text, "z", "which", p=True, x=3.0) == [3, 1]


def test_control_inputs_of_a_merge_may_be_dead() -> None:
    text = BRANCH + "with after(halved) { z = Merge(on) }\n"
    assert run(text, "z:0", p=True, x=3.0) == 3


def test_a_merge_of_dead_inputs_is_dead() -> None:
    text = BRANCH + "a, _ = Merge(off, halved)\nb, which = Merge(a, on)\n"
    assert run(text, "b", "which", p=True, x=3.0) == [3, 1]


def test_a_control_trigger_lives_however_dead_its_inputs_are() -> None:
    text = BRANCH + "with after(halved, doubled) { go = ControlTrigger() }\nz = after(go, x)\n"
    assert [run(text, "z", p=p, x=3.0) for p in (True, False)] == [3, 3]


def test_two_live_inputs_of_a_merge() -> None:
    with pytest.raises(Error, match="Merge can not have more than one valid input") as caught:
        run("input x: f32[]\ny, _ = Merge(x, x * 2)\n", "y", x=1.0)
    assert caught.value.code == "INTERNAL"


def test_a_switch_in_a_branch() -> None:
    text = BRANCH + "low, high = Switch(on, on > 2)\ninner, _ = Merge(Neg(low), high * 10)\nz, _ = Merge(off, inner)\n"
    assert [run(text, "z", p=p, x=x) for p, x in [(True, 3.0), (True, 1.0), (False, 5.0)]] == [30, -1, 5]


# ---- loops --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [-1, 0, 1, 2, 10, 57])
@pytest.mark.parametrize("window", [1, 2, 10])
def test_a_loop_runs_as_long_as_its_condition_holds(n: int, window: int) -> None:
    text = LOOP.replace('"loop"))', f'"loop", parallel_iterations={window}))')
    assert run(text, "y", n=n) == max(n, 0)


def test_merge_tells_entry_from_return() -> None:
    text = LOOP + "last = Exit(Switch(index, go).0)\n"
    assert [run(text, "last", n=n) for n in (0, 1, 5)] == [0, 1, 1]


NESTED = """
input n: i32[]
input p: bool[]
skip, start = Switch(n, p)
i, _ = Merge(Enter(start, frame_name="outer", parallel_iterations=3))
out_zero = Enter(after(start, constant(0, "i32")), frame_name="outer", is_constant=true)
total, _ = Merge(Enter(after(start, constant(0, "i32")), frame_name="outer"))
go = LoopCond(i > out_zero)
i_done, i_again = Switch(i, go)
t_done, t_again = Switch(total, go)

j, _ = Merge(Enter(i_again, frame_name="inner", parallel_iterations=2))
sum, _ = Merge(Enter(t_again, frame_name="inner"))
in_zero = Enter(out_zero, frame_name="inner", is_constant=true)
in_go = LoopCond(j > in_zero)
j_done, j_again = Switch(j, in_go)
sum_done, sum_again = Switch(sum, in_go)
out_one = Enter(after(start, constant(1, "i32")), frame_name="outer", is_constant=true)
one = Enter(out_one, frame_name="inner", is_constant=true)
back_edge(j, NextIteration(j_again - one))
back_edge(sum, NextIteration(sum_again + j_again))
inner = Exit(sum_done)

back_edge(i, NextIteration(i_again - out_one))
back_edge(total, NextIteration(inner))
triangular = Exit(t_done)
y, which = Merge(skip, triangular)
"""


@pytest.mark.parametrize("n", [0, 1, 4, 9])
def test_nested_loops_with_different_windows(n: int) -> None:
    expected = sum(sum(range(i + 1)) for i in range(n + 1))
    assert run(NESTED, "y", "which", n=n, p=True) == [expected, 1]


def test_a_loop_on_a_branch_that_was_not_taken_is_dead() -> None:
    assert run(NESTED, "y", "which", n=7, p=False) == [7, 0]


def test_a_merge_that_a_dead_and_a_live_enter_feed() -> None:
    text = """
    input p: bool[]
    off, on = Switch(constant(3.0), p)
    m, which = Merge(Enter(off, frame_name="f"), Enter(on, frame_name="f"))
    y = Exit(m)
    z = Exit(which)
    """
    assert [run(text, "y", "z", p=p) for p in (False, True)] == [[3, 0], [3, 1]]


def test_constants_that_arrive_late_reach_the_iterations_already_begun() -> None:
    text = LOOP + f'late = Enter({"Neg(" * 51}n{")" * 51}, frame_name="loop", is_constant=true)\n'
    assert run(text + "last = Exit(Switch(late - m, go).0)\n", "last", n=5) == -10


def test_long_loops_need_no_stack() -> None:
    assert run(LOOP, "y", n=5_000) == 5_000


# ---- the log ------------------------------------------------------------------------------------------------------


def activations(text: str, **feeds: Any) -> list[Activation]:
    """What ran, in order; the fed inputs are looked up by name."""
    graph = graph_of(text)
    log: list[Activation] = []

    def node(node: Node, inputs: Sequence[Any]) -> Sequence[Any]:
        if node.op == "Placeholder":
            return [np.array(feeds.get(node.name, 0), node.types[0].dtype.storage)]
        return lookup(node.op).run(inputs, node.attrs)

    DataflowExecutor(graph, node, log=log).run()
    return log


def most_at_once(log: list[Activation]) -> int:
    """How far the iterations of the loop were apart."""
    oldest = {a.iteration: i for i, a in enumerate(log) if a.frame == ";0;loop"}
    begun = {a.iteration: i for i, a in reversed(list(enumerate(log))) if a.frame == ";0;loop"}
    return max(sum(1 for k in begun if begun[k] <= at <= oldest[k]) for at in range(len(log)))


@pytest.mark.parametrize("window", [1, 2, 5])
def test_no_more_iterations_run_at_a_time_than_the_window_allows(window: int) -> None:
    slow = LOOP + f"slow = {'Neg(' * 50}m{')' * 50}\nlast = Exit(Switch(slow, go).0)\n"
    log = activations(slow.replace('"loop"))', f'"loop", parallel_iterations={window}))'), n=9)
    assert most_at_once(log) == window
    assert max(a.iteration for a in log) == 9


def test_frames_are_named_after_the_frame_and_iteration_around() -> None:
    frames = {a.frame for a in activations(NESTED, n=2, p=True)}
    assert frames == {"", ";0;outer", ";0;outer;0;inner", ";0;outer;1;inner", ";0;outer;2;inner"}


def test_ready_nodes_run_first_in_first_out() -> None:
    text = "input x: f32[]\na = Neg(x)\nb = Neg(a)\nc = Neg(x)\nd = b + c\n"
    assert [a.node for a in activations(text)] == ["x", "a", "c", "b", "d"]


# ---- state, feeds, structured ops -----------------------------------------------------------------------------------


def test_a_loop_writes_a_variable_through_a_reference() -> None:
    text = LOOP.replace(
        "m, index", 'var v: f32[] = 100\nref = RefEnter(v, frame_name="loop", is_constant=true)\nm, index', 1
    )
    text += 'half = Enter(constant(0.5), frame_name="loop", is_constant=true)\n'
    text = text.replace("back_edge(m, NextIteration(again + one))", "")
    text += "add = AssignAdd(ref, after(again, half))\nback_edge(m, NextIteration(after(add, again + one)))\n"
    running = Running(text)
    assert [running("y", n=n) for n in (0, 3, 4)] == [0, 3, 4]
    assert running("v") == 103.5


def test_only_the_live_branch_writes() -> None:
    text = BRANCH + "var v: f32[] = 1\nr = RefSwitch(v, p)\ns = AssignAdd(r.1, on)\nt = AssignSub(r.0, off)\n"
    text += "m = RefMerge(s, t)\nwith after(m) { z = v + 0 }\n"
    running = Running(text)
    assert running("z", p=True, x=3.0) == 4
    assert running("z", p=False, x=10.0) == -6
    assert running("v") == -6


def test_structured_ops_inside_of_a_loop_of_primitives() -> None:
    text = LOOP.replace("again + one", "(if again > one { again * again } else { again + one })")
    assert [run(text, "y", n=n) for n in (2, 3, 5, 17)] == [2, 4, 16, 256]


def test_primitives_inside_of_a_structured_body() -> None:
    text = """
    input n: i32[]
    y = for t in range(n), y = 1.0 { off, on = Switch(y, t % 2 == 0); m, _ = Merge(off * 3, on + 1); yield m }
    """
    assert run(text, "y", n=3) == 7


def test_feeding_a_merge_cuts_the_loop_off() -> None:
    graph = graph_of(BRANCH)
    assert Interpreter(graph).run({"y": np.float32(8)}, ["y"]) == [8]


def test_python_and_text_build_the_same_loop() -> None:
    with tfc.graph() as g:
        p, x = tfc.input("p", "bool[]"), tfc.input("x", "f32[]")
        off, on = tfc.op("Switch", x, p)
        tfc.op("Merge", -off, on * on, name="y")
    assert Interpreter(g.build()).run({"p": True, "x": 3.0}, ["y:0", "y:1"]) == [9, 1]


@pytest.mark.parametrize("n", [1, 2, 5])
def test_a_frame_that_an_enter_never_reaches_stays_behind(n: int) -> None:
    running = Running(OUTLIVED)
    assert running("y", targets=["z"], n=n) == n
    with pytest.raises(Error, match="The tensor returned for z:0 was not valid"):
        running("z", n=n)
