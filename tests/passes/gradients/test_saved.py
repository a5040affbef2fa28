"""What loops and branches keep for their gradients: only what the backward half reads and can not compute again."""

import tracemalloc

import numpy as np
import pytest

import tfc
from tests.passes.gradients.checking import expanded, nodes_of
from tfc.codegen.compile import compile_graph
from tfc.codegen.program.arena import assign_offsets
from tfc.codegen.target.target import host
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes


def forward(graph: Graph, op: str) -> Node:
    """The forward node of that op."""
    return next(node for node in graph.nodes if node.op == op and "_grad" not in node.name)


def collected(body: str, wrt: str = "x") -> list[str]:
    """The shapes that the loop of a program stacks for its gradient, without the trips."""
    text = f"""
    input x: f32[8]
    input w: f32[8]
    input xs: f32[5, 8]
    a = for t in range(5), a = x {{ yield {body} }}
    d = gradients(a, {wrt})
    """
    loop = forward(expanded(text), "For")
    assert all(kind.shape is not None and kind.shape[0] == 5 for kind in loop.types[1:])
    return [f"{kind.dtype}{list((kind.shape or ())[1:])}" for kind in loop.types[1:]]


SAVED = {
    "nothing for a linear loop": ("a * w + xs[t]", "x", []),
    "nothing for the gradient of what is added": ("a * 0.5 + w", "[x, w]", []),
    "the variable for the gradient of the factor": ("a * w", "[x, w]", ["f32[8]"]),
    "the result of tanh, not its argument": ("tanh(a * w + xs[t])", "x", ["f32[8]"]),
    "nothing that follows from rows and turns": ("a * sin(xs[t]) * cast(t, f32)", "x", ["f32[8]"]),
    "cheap values come from saved ones": ("square(a) * w + relu(a * w)", "x", ["f32[8]"]),
    "a mask takes less than what it comes from": ("where(sin(a) > 0.0, a, 2.0 * a)", "x", ["bool[8]"]),
    "h, not h and a row of xs": ("split(concat([xs[t], a]) * concat([w, w]), 2).1 * w", "[x, w]", ["f32[8]"]),
    "only what the wanted gradient needs": ("stop_gradient(sin(a)) + a", "x", []),
}


@pytest.mark.parametrize(("body", "wrt", "wanted"), SAVED.values(), ids=SAVED)
def test_a_loop_saves(body: str, wrt: str, wanted: list[str]) -> None:
    assert collected(body, wrt) == wanted


def test_values_that_follow_from_invariants_are_computed_again() -> None:
    text = """
    input x: f32[8]
    input W: f32[8, 8]
    a = for t in range(5), a = x { yield sum(W @ W * a, axis=1) }
    d = gradients(a, x)
    """
    graph = expanded(text)
    assert len(forward(graph, "For").types) == 1
    assert len(nodes_of(graph, "MatMul")) == 2


def test_a_loop_inside_a_loop_saves_once_for_both() -> None:
    text = """
    input x: f32[8]
    a = for t in range(5), a = x { b = for k in range(3), b = a { yield sin(b) }; yield b }
    d = gradients(a, x)
    """
    outer = forward(expanded(text), "For")
    assert [str(kind) for kind in outer.types] == ["f32[8]", "f32[5, 3, 8]"]


def test_the_branches_of_an_if_share_places() -> None:
    text = """
    input p: bool[]
    input x: f32[8]
    a = if p { exp(x) * tanh(x) } else { sigmoid(x) }
    d = gradients(a, x)
    """
    assert len(forward(expanded(text), "If").types) == 3  # the value, two places; one of them is the value of else


def test_cheap_values_of_a_branch_are_computed_again() -> None:
    text = """
    input p: bool[]
    input x: f32[8]
    a = if p { x * x } else { relu(x) }
    d = gradients(a, x)
    """
    assert len(forward(expanded(text), "If").types) == 1


@pytest.mark.parametrize("order", ["t", "7 - t", "t % 8"])
def test_gradients_of_rows_are_collected(order: str) -> None:
    text = f"""
    input x: f32[3]
    input xs: f32[8, 3]
    a = for t in range(8), a = x {{ yield sin(a * xs[{order}]) }}
    d = gradients(a, xs)
    """
    graph = expanded(text)
    backward = [node for node in graph.nodes if node.op == "For"][-1]
    assert "f32[8, 3]" not in [str(kind) for kind in backward.types[: int(str(backward.attrs["loop_vars"]))]]
    assert not nodes_of(graph, "StridedSliceGrad")


@pytest.mark.parametrize("read", ["xs[t + k]", "xs[t, 0] * xs[t + k, -1]"])
def test_gradients_of_rows_that_inner_loops_read_are_collected(read: str) -> None:
    text = """
    input x: f32[3]
    input xs: f32[40, 3]
    a = for t in range(8), a = x { b = for k in range(4), b = a { yield sin(b) * READ }; yield b }
    d = gradients(a, xs)
    """.replace("READ", read)
    for node in nodes_of(expanded(text), "For"):
        variables = node.types[: int(str(node.attrs["loop_vars"]))]
        assert "f32[40, 3]" not in map(str, variables)


def test_gradients_of_columns_are_collected() -> None:
    text = """
    input x: f32[8]
    input xs: f32[8, 5, 2]
    b = for t in range(5), b = x { yield sin(b) * sum(xs[:, t], axis=1) }
    d = gradients(b, xs)
    """
    graph = expanded(text)
    backward = [node for node in graph.nodes if node.op == "For"][-1]
    assert [str(kind) for kind in backward.types] == ["f32[8]", "f32[5, 8, 2]"]


def test_unused_backward_loops_go_away() -> None:
    text = """
    input x: f32[3]
    a = for t in range(8), a = x { yield sin(a) }
    d = gradients(a, x)
    entry f(x) -> a
    """
    assert len(run_passes(expanded(text), select_passes(["prune"]), tfc.Config())) < 6


ROW = 1000


def chain(option: str, trips: int) -> Graph:
    """The gradient of a loop that saves one row of `ROW` f32 numbers a trip."""
    return tfc.parse(f"""
    input x: f32[{ROW}]
    a = for{option} t in range({trips}), a = x {{ yield sin(a) * 1.01 }}
    d = gradients(a, x)
    """)


def interpreted_peak(option: str, trips: int) -> float:
    """The most memory that a gradient takes on the reference interpreter, in rows."""
    run = Interpreter(run_passes(chain(option, trips), select_passes(["expand_gradients"]), tfc.Config()))
    given = {"x": np.ones(ROW)}
    tracemalloc.start()
    try:
        run.run(given, ["d"])
        return tracemalloc.get_traced_memory()[1] / (4 * ROW)
    finally:
        tracemalloc.stop()


def planned(option: str, trips: int) -> float:
    """The memory planned for the step of compiled code, in rows."""
    program = compile_graph(chain(option, trips), [Value("x")], [Value("d")], [], host(), tfc.Config())
    return assign_offsets(program.buffers, {})[1] / (4 * ROW)


def test_memory_with_recompute_grows_with_the_root_of_the_trips() -> None:
    assert interpreted_peak("", 400) > 400
    assert interpreted_peak("[recompute=20]", 400) < 120
    assert interpreted_peak("[recompute=30]", 900) < 180


@pytest.mark.parametrize(("option", "trips", "rows"), [("", 900, 902), ("[recompute=30]", 900, 64)])
def test_compiled_gradients_keep_one_planned_buffer_for_each_stack(option: str, trips: int, rows: float) -> None:
    assert planned(option, trips) <= rows
