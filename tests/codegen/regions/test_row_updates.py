"""Updates of rows in place: the old array is overwritten only when nobody reads it any more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

import tfc
from tfc.codegen.fusion.region import Loop, regions
from tfc.codegen.fusion.row_updates import order_row_updates
from tfc.codegen.pipeline import plan_step
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import f32, i32, tensor
from tfc.passes.run_pipeline import run_pipeline

ROWS, WIDTH, TRIPS = 5, 3, 4
X = np.arange(ROWS * WIDTH, dtype=np.float32).reshape(ROWS, WIDTH)
Body = Callable[[Builder, Value, Value], Sequence[Value]]


def row(b: Builder, array: Value, index: Value | int) -> Value:
    at = index if isinstance(index, Value) else b.const(index)
    return b.emit("GatherV2", array, at, b.const(0))


def update(b: Builder, array: Value, index: Value | int, value: Value, combine: str = "set") -> Value:
    at = index if isinstance(index, Value) else b.const(index)
    return b.emit("UpdateRow", array, at, value, combine=combine)


def plain(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    return [update(b, a, t, b.emit("Exp", row(b, a, 4)))]


def adds(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    return [update(b, a, 2, row(b, a, t), "add")]


def chain(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """The second update needs a row of the first one's result."""
    first = update(b, a, t, row(b, a, 4))
    return [update(b, first, 0, b.emit("AddV2", row(b, first, t), row(b, first, 1)))]


def read_after(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """The old array is read by what is written down after the update."""
    new = update(b, a, t, row(b, a, 4))
    total = b.emit("Sum", a, b.const(0))
    return [new, total]


def read_by_the_update_s_reader(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """Something needs both arrays, so the old one must be kept."""
    new = update(b, a, t, row(b, a, 4))
    return [new, b.emit("Sum", b.emit("Sub", new, a), b.const(0))]


def forked(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """Two updates of one array: one of them has to copy."""
    left, right = update(b, a, t, row(b, a, 0)), update(b, a, t, row(b, a, 1))
    return [left, b.emit("Sum", right, b.const(0))]


def collected(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """The old array itself is collected."""
    return [update(b, a, t, row(b, a, 4)), a]


def viewed(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """The old array is read through another shape."""
    flat = b.emit("Reshape", a, b.const(np.array([ROWS * WIDTH], np.int32)))
    new = update(b, a, t, row(b, a, 4))
    return [new, b.emit("Neg", flat)]


def in_a_branch(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    arms = []
    for which in range(2):
        arm = Builder(parent=b)
        at, array = arm.arg(tensor(i32)), arm.arg(tensor(f32, ROWS, WIDTH))
        arms.append(arm.finish([update(arm, array, at, row(arm, array, 4)) if which else array]))
    odd = b.emit("Equal", b.emit("FloorMod", t, b.const(2)), b.const(1))
    return [b.emit("If", odd, t, a, then_branch=arms[1], else_branch=arms[0])]


def in_branches(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """An update, and one in each arm, one of them in a branch of its own."""
    a = update(b, a, 1, row(b, a, t))
    arms = []
    for which in range(2):
        arm = Builder(parent=b)
        at, array = arm.arg(tensor(i32)), arm.arg(tensor(f32, ROWS, WIDTH))
        if which:
            twice = update(arm, array, at, row(arm, array, 4))
            arms.append(arm.finish([update(arm, twice, 2, row(arm, twice, at), "add"), row(arm, array, 0)]))
        else:
            made = in_a_branch(arm, at, array)[0]
            arms.append(arm.finish([made, row(arm, made, at)]))
    late = b.emit("Greater", t, b.const(1))
    node = b.node("If", late, t, a, then_branch=arms[1], else_branch=arms[0])
    return [update(b, node.out(0), 3, node.out(1))]


def keeps_the_old_one(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    """A branch updates the array, which is read after it."""
    made = in_a_branch(b, t, a)[0]
    return [made, b.emit("Sum", b.emit("Sub", made, a), b.const(0))]


def in_a_loop(b: Builder, t: Value, a: Value) -> Sequence[Value]:
    inner = Builder(parent=b)
    k, array, turn = inner.arg(tensor(i32)), inner.arg(tensor(f32, ROWS, WIDTH)), inner.arg(tensor(i32))
    again = update(inner, array, k, row(inner, array, turn), "add")
    return [b.emit("For", b.const(3), a, t, body=inner.finish([again]), loop_vars=1), row(b, a, 0)]


BODIES = (
    {
        made.__name__: made
        for made in (
            plain,
            adds,
            chain,
            read_after,
            read_by_the_update_s_reader,
            forked,
            collected,
            viewed,
            in_a_branch,
        )
    }
    | {made.__name__: made for made in (in_branches, keeps_the_old_one)}
    | {"in_a_loop": in_a_loop}
)


def loop(make: Body) -> Graph:
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, ROWS, WIDTH))
    body = Builder(parent=b)
    results = make(body, body.arg(tensor(i32)), body.arg(tensor(f32, ROWS, WIDTH)))
    node = b.node("For", b.const(TRIPS), x, body=body.finish(results), loop_vars=1, name="loop")
    b.emit(
        "AddN", *(b.emit("Sum", v, b.emit("Range", b.const(0), b.emit("Rank", v), b.const(1))) for v in node.outputs)
    )
    for k, value in enumerate(node.outputs):
        b.emit("Identity", value, name=f"y{k}")
    graph = b.finish()
    verify(graph)
    return graph


@pytest.mark.few(8)
@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("name", BODIES)
def test_compiled_loops_agree_with_the_interpreter(name: str, level: int) -> None:
    graph = loop(BODIES[name])
    fetches = [node.name for node in graph.nodes if node.name.startswith("y")]
    expected = Interpreter(graph).run({"x": X}, fetches)
    with tfc.Session(graph, config=Config(opt_level=level)) as session:
        for _ in range(2):
            for result, wanted in zip(session.run(fetches, {"x": X}), expected, strict=True):
                np.testing.assert_allclose(result, wanted, rtol=1e-6)


@pytest.mark.parametrize(
    ("name", "copies"),
    [
        ("plain", 0),
        ("adds", 0),
        ("chain", 0),
        ("read_after", 0),
        ("in_a_branch", 0),
        ("in_branches", 0),
        ("in_a_loop", 0),
        ("forked", 1),
    ],
)
def test_a_variable_that_is_only_updated_has_one_memory(name: str, copies: int) -> None:
    fetches = [Value("y0")] + [Value("y1")] * (name == "collected")
    graph = run_pipeline(loop(BODIES[name]), [Value("x")], fetches, config=Config(opt_level=0))
    made = [each for each in regions(plan_step(graph).steps) if isinstance(each, Loop)]
    assert sum(len(loop.state) for loop in made) == copies


def test_straight_code_copies_once() -> None:
    b = Builder()
    x = value = b.emit("Placeholder", name="x", type=tensor(f32, ROWS, WIDTH))
    for k in range(3):
        value = update(b, value, k, row(b, x, 4))
    b.emit("Identity", value, name="y")
    graph = b.finish()
    names = {node.name for node in graph.nodes}
    assert order_row_updates(graph, names, (), {Value("y")}).nodes == {"UpdateRow_1", "UpdateRow_2"}
    with tfc.Session(graph) as session:
        np.testing.assert_array_equal(session.run("y", {"x": X}), X[[4, 4, 4, 3, 4]])


def test_an_index_out_of_range_fails_the_step() -> None:
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, ROWS, WIDTH))
    body = Builder(parent=b)
    t, a = body.arg(tensor(i32)), body.arg(tensor(f32, ROWS, WIDTH))
    inside = body.finish([update(body, a, body.emit("Mul", t, body.const(3)), row(body, a, 0))])
    b.node("For", b.const(TRIPS), x, body=inside, loop_vars=1, name="y")
    checked = tfc.Session(b.finish(), config=tfc.Config(verify=True))  # the index is known once the loop is unrolled
    with checked as session, pytest.raises(tfc.Error, match=r"index = 6 is not in \[0, 5\)"):
        session.run("y", {"x": X})
