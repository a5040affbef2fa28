"""Structure is recovered from primitives, of lowered programs and TensorFlow's graphs; what is not structure stays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.frontend.programs import graph_of
from tests.passes.test_lower_control_flow import FEEDS, STEPS, Pair, step
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.reference.node_state import Slot
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.raising.raise_control_flow import raise_control_flow
from tfc.passes.run_pipeline import run_pipeline


def ops(graph: Graph) -> dict[str, int]:
    """How many structured ops and primitives there are, bodies included."""
    found: dict[str, int] = {}
    pending = [graph]
    while pending:
        for node in pending.pop().nodes:
            if node.op in PRIMITIVES or node.op in ("If", "While", "For"):
                found[node.op] = found.get(node.op, 0) + 1
            pending.extend(attr for attr in node.attrs.values() if isinstance(attr, Graph))
    return found


def raised(text: str, *fetches: str) -> Graph:
    graph = raise_control_flow(step(graph_of(text), fetches))
    verify(graph)
    return graph


@pytest.mark.parametrize("name", STEPS)
def test_what_was_lowered_is_raised_again(name: str) -> None:
    text, fetches = STEPS[name]
    pair = Pair(text, fetches.split())
    again = raise_control_flow(pair.lowered)
    verify(again)
    assert not PRIMITIVES & ops(again).keys()
    looks = 1 if name == "SHAPES" else 0  # whether a loop collected anything
    assert ops(again).get("If", 0) <= ops(pair.structured).get("If", 0) + looks  # those of one predicate become one
    run = pair.runs[1] = Interpreter(again)
    for variable, slot in pair.runs[0].state.items():
        run.state[variable] = Slot()
        run.state[variable].value = slot.value
    for feeds in (*FEEDS[name], *FEEDS[name]):
        (wanted, variables), (given, written) = pair(**feeds)
        for a, b in zip(wanted, given, strict=True):
            np.testing.assert_array_equal(a, b, strict=True)
        assert written == variables


def twin(root: Path, name: str) -> str:
    return (root / "tests" / "conformance" / f"{name}.tfg").read_text()


def test_tensorflows_while_loop_is_one_while(root: Path) -> None:
    graph = raised(twin(root, "cf_while"), "i", "acc")
    assert ops(graph) == {"While": 1}
    x = np.random.default_rng(1).normal(size=(4, 4)).astype(np.float32)
    for n in (0, 1, 7):
        i, acc = Interpreter(graph).run({"n": n, "x": x}, [value for _, value in graph.entries[0].outputs])
        assert i == n
        np.testing.assert_allclose(acc, np.linalg.matrix_power(x, n) / 2**n, rtol=1e-5, atol=1e-6)


def test_tensorflows_cond_and_its_gradient_are_ifs(root: Path) -> None:
    graph = raised(twin(root, "cf_cond"), "y", "dx")
    assert ops(graph).keys() == {"If"}
    for p, x, y, dx in [(True, [1, 2, 3], [1, 4, 9], [2, 4, 6]), (False, [1, 2, 3], [10, 20, 30], [10, 10, 10])]:
        found = Interpreter(graph).run({"p": p, "x": x}, [value for _, value in graph.entries[0].outputs])
        np.testing.assert_allclose(found, [y, dx])


def test_gradients_go_through_what_was_raised(root: Path) -> None:
    text = twin(root, "cf_cond").replace("entry", "wanted = gradients(y, x)\nentry")
    graph = expand_gradients(raised(text, "dx", "wanted"))
    for p, x in [(True, [1, 2, 3]), (False, [1, 2, 3]), (False, [-1, 2, 3])]:
        dx, wanted = Interpreter(graph).run({"p": p, "x": x}, [value for _, value in graph.entries[0].outputs])
        np.testing.assert_array_equal(dx, wanted)


BRANCH = "input p: bool[]\ninput q: bool[]\ninput x: f32[]\ns = Switch(x, p)\nt = Switch(x, q)\n"


def test_the_index_of_a_merge_is_a_result() -> None:
    graph = raised(BRANCH + "m = Merge(s.1, Neg(s.0))\n", "m:0", "m:1")
    assert ops(graph) == {"If": 1}
    found = [
        Interpreter(graph).run({"p": p, "x": 3.0}, [v for _, v in graph.entries[0].outputs]) for p in (True, False)
    ]
    assert found == [[3, 0], [-3, 1]]


def test_names_for_outputs_and_constants_that_wait_for_an_enter_are_no_obstacle() -> None:
    graph = raised(
        """
input n: i32[]
limit = Enter(n, frame_name="loop", is_constant=true)
with after(limit) { one = constant(1, "i32") }
now, _ = Merge(Enter(constant(0, "i32"), frame_name="loop"))
done, again = Switch(now, LoopCond(now < limit))
back_edge(now, NextIteration(again + one))
y = Exit(done)
""",
        "y",
    )
    assert ops(graph) == {"While": 1}
    assert Interpreter(graph).run({"n": 5}, [value for _, value in graph.entries[0].outputs]) == [5]


KNOWN = {
    "axes": "y, _i = Merge(sum(a), sum(b * 2.0))",
    "a shape": "k = stack([3, Rank(x)])\ny, _i = Merge(reshape(a, k), reshape(b * 2.0, k))",
}


@pytest.mark.parametrize("merged", KNOWN.values(), ids=KNOWN)
def test_what_types_depend_on_is_known_in_arms_too(merged: str) -> None:
    graph = raised(f"input p: bool[]\ninput x: f32[2, 3]\na, b = Switch(x, p)\n{merged}\n", "y")
    assert ops(graph) == {"If": 1}


def test_merges_that_depend_on_each_other_become_several_ifs() -> None:
    text = BRANCH + "a = s.1 * 2\nm = Merge(a, s.0)\nu = Switch(m.0, p)\nn = Merge(u.1 + a, u.0)\n"
    graph = raised(text, "n:0")
    assert ops(graph) == {"If": 2}
    assert Interpreter(graph).run({"p": True, "x": 3.0}, [graph.entries[0].outputs[0][1]]) == [12]


def test_two_branches_that_need_each_others_results() -> None:
    text = (
        BRANCH
        + """
    a = Merge(s.0, s.1 * 2)
    b = Merge(t.0, t.1 * 3)
    c = Switch(b.0, p)
    d = Switch(a.0, q)
    e = Merge(c.0, Neg(c.1))
    f = Merge(d.0, Neg(d.1))
    """
    )
    graph = raised(text, "e:0", "f:0")
    assert ops(graph) == {"If": 4}
    values = [value for _, value in graph.entries[0].outputs]
    assert Interpreter(graph).run({"p": True, "q": False, "x": 3.0}, values) == [-3, 6]


@pytest.mark.parametrize(
    ("text", "fetch"),
    [
        ("m = Merge(s.0, t.1)\n", "m:0"),  # two predicates
        ("m = Merge(s.0, s.1, t.0)\n", "m:0"),  # three inputs
        ("m = Merge(s.1)\n", "m:0"),  # one side only
        ("a = Neg(s.1)\nm = Merge(a, s.0)\n", "m:0 a"),  # the inside of a branch is fetched
        ("a = Neg(s.1)\nm = Merge(a, s.0)\nwith after(a) { c = ControlTrigger() }\nz = after(c, m.0)\n", "z"),
    ],
)
def test_what_an_if_can_not_say_stays(text: str, fetch: str) -> None:
    graph = step(graph_of(BRANCH + text), fetch.split())
    assert raise_control_flow(graph) is graph


LOOP = """
input n: i32[]
m = Merge(Enter(n, frame_name="loop"))
one = Enter(constant(1, "i32"), frame_name="loop", is_constant=true)
go = LoopCond(m.0 > one)
s = Switch(m.0, go)
back_edge(m.0, NextIteration(s.1 - one))
y = Exit(s.0)
"""


@pytest.mark.parametrize(
    ("change", "fetch"),
    [
        (("", ""), "last"),
        (("Merge(Enter(", 'Merge(Enter(n, frame_name="loop"), Enter('), "y"),
        (("Exit(s.0)", "Exit(Neg(s.0))"), "y"),
        (("y = Exit(s.0)", "y = Exit(m.0)"), "y"),
    ],
)
def test_what_a_while_can_not_say_stays(change: tuple[str, str], fetch: str) -> None:
    text = LOOP.replace(*change) + "last = Exit(Switch(m.1, go).0)\n"
    graph = step(graph_of(text), [fetch])
    assert raise_control_flow(graph) is graph


def test_a_loop_inside_of_what_stays_is_raised_all_the_same() -> None:
    text = (
        BRANCH
        + LOOP.replace("s = ", "u = ").replace("s.", "u.").replace("m = ", "v = ").replace("m.", "v.")
        + "w = Merge(Switch(y, p).0, Switch(y, q).1)\n"
    )
    assert ops(raised(text, "w:0")) == {"While": 1, "Switch": 2, "Merge": 1}


def test_a_long_chain_of_branches_is_raised_in_one_go() -> None:
    with tfc.graph() as g:
        p, x = tfc.input("p", "bool[]"), tfc.input("x", "f32[]")
        for _ in range(500):
            off, on = tfc.op("Switch", x, p)
            x, _index = tfc.op("Merge", -off, on + 1)
        tfc.entry("run", inputs=[p], outputs={"x": x})
    graph = raise_control_flow(g.build())
    assert ops(graph) == {"If": 500}


@pytest.mark.parametrize("name", ["cf_while", "cf_cond"])
@pytest.mark.parametrize("opt_level", [0, 2])
def test_the_pipeline_leaves_no_primitives_in_tensorflows_graphs(name: str, opt_level: int, root: Path) -> None:
    graph = tfc.read(str(root / "tests" / "conformance" / f"{name}.tfg"))
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in pairs] for pairs in (entry.inputs, entry.outputs))
    final = run_pipeline(graph, feeds, fetches, (), tfc.Config().with_(opt_level=opt_level))
    assert not PRIMITIVES & ops(final).keys()
