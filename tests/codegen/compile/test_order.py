"""Ordering for memory: lower peaks, the same results, and every dependence kept."""

import numpy as np

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401
from tfc.codegen.dataflow.outline import outline_dataflow
from tfc.codegen.fusion.order_for_memory import (
    Waited,
    _in_arena,
    _in_block,
    _touches_inside,
    dependences,
    order_for_memory,
)
from tfc.codegen.fusion.region import Loop
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.pipeline import plan_flows, plan_step
from tfc.codegen.request import Request
from tfc.codegen.target.target import host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import Interpreter, interpret
from tfc.passes.run_pipeline import run_pipeline
from tfc.runtime.session.session import Session

BRANCHES = 6
WIDE = f"""
input x: f32[64, 256]
input w: f32[256, 512]
input v: f32[512, 4]
{chr(10).join(f"big{i} = (x + {i}.0) @ w" for i in range(BRANCHES))}
{chr(10).join(f"small{i} = big{i} @ v" for i in range(BRANCHES))}
y = {" + ".join(f"sum(small{i})" for i in range(BRANCHES))}
"""


def planned(source: str, feeds: list[str], fetch: str) -> StepPlan:
    step = run_pipeline(parse(source), [Value(f) for f in feeds], [Value(fetch)])
    return plan_step(step)


def peak(step: StepPlan) -> int:
    steps = dependences(step)
    return _in_arena(step).peak(steps, range(len(steps)))


def test_branches_run_one_after_the_other() -> None:
    before = planned(WIDE, ["x", "w", "v"], "y")
    after = order_for_memory(before)
    assert after is not before
    assert peak(after) < 0.5 * peak(before)
    assert sorted(map(id, after.steps)) == sorted(map(id, before.steps))


def test_results_stay() -> None:
    rng = np.random.default_rng(0)
    shapes = {"x": (64, 256), "w": (256, 512), "v": (512, 4)}
    feeds = {name: rng.uniform(-1, 1, shape).astype("f") / 10 for name, shape in shapes.items()}
    graph = parse(WIDE)
    with Session(graph) as session:
        got = session.run("y", feeds=feeds)
    np.testing.assert_allclose(got, interpret(graph, feeds, ["y"], precise=True)[0], rtol=1e-4)


def test_a_straight_line_is_left_alone() -> None:
    step = planned("input x: f32[8, 8]\ny = relu(x @ x) @ x", ["x"], "y")
    assert order_for_memory(step) is step


def test_dependences_hold_in_the_new_order() -> None:
    step = order_for_memory(planned(WIDE, ["x", "w", "v"], "y"))
    for now in dependences(step):
        assert all(other > now.index for other in now.waiting)


CROSSED = """
input d: f32[3]
var V: f32[3] = ones([3])
var U: f32[3] = ones([3])
first = group { V -= d }
dead = V * 2.0 with after(first)
second = group { U -= d } with after(dead)
third = group { U += V } with after(first)
z = d * 2.0
entry step(d) -> z after second, third
"""


def test_waiting_for_what_is_never_computed_loses_no_step() -> None:
    graph = parse(CROSSED)
    feeds = {"d": np.full(3, 0.25, np.float32)}
    run = Interpreter(graph)
    run.initialize()
    entry = graph.entry["step"]
    run.run(feeds, [], entry.targets)
    with Session(graph) as session:
        session.run("step", **feeds)
        state = session.state()
    for name in ("V", "U"):
        np.testing.assert_array_equal(state[name], run.state[name].value)


def test_what_runs_between_ops_of_the_host_is_ordered_too() -> None:
    dequeue = "queue q = fifo(capacity=2) of f32[64, 256]\nn = q.size()\nwith after(n) { x = q.dequeue() }"
    source = WIDE.replace("input x: f32[64, 256]", dequeue, 1)
    graph = outline_dataflow(run_pipeline(parse(source), [Value("w"), Value("v")], [Value("y")]))
    (flow,) = plan_flows(graph, Request((), (), (), host(), Config())).values()
    (region,) = [unit.region for unit in flow.units if unit.region]
    assert region.step is not None
    assert peak(region.step) < 0.5 * peak(plan_step(region.graph))


LOOP = f"""
input x: f32[64, 256]
input w: f32[256, 512]
input v: f32[512, 4]
input n: i32[]
p = for t in range(n), p = 0.0 {{
  z = x + p
{chr(10).join(f"  big{i} = (z + {i}.0) @ w" for i in range(BRANCHES))}
{chr(10).join(f"  small{i} = big{i} @ v" for i in range(BRANCHES))}
  yield {" + ".join(f"mean(small{i})" for i in range(BRANCHES))}
}}
entry main(x, w, v, n) -> p
"""


def arena(step: StepPlan) -> int:
    """The bytes of what the kernels of a loop's body make and use, at the most at a time."""
    (loop,) = [part for part in step.steps if isinstance(part, Loop)]
    steps = [Waited(i, part, _touches_inside(part)) for i, part in enumerate(loop.body.steps)]
    return _in_block({}, steps).peak(steps, range(len(steps)))


def test_a_loop_body_is_ordered_too() -> None:
    before = planned(LOOP, ["x", "w", "v", "n"], "p")
    after = order_for_memory(before)
    peaks = arena(before), arena(after)
    assert peaks[1] < 0.7 * peaks[0]
    rng = np.random.default_rng(0)
    shapes = {"x": (64, 256), "w": (256, 512), "v": (512, 4)}
    feeds = {name: rng.uniform(-1, 1, shape).astype("f") / 10 for name, shape in shapes.items()}
    feeds["n"] = np.array(3, np.int32)
    graph = parse(LOOP)
    with Session(graph) as session:
        got = session.run("p", feeds=feeds)
    np.testing.assert_allclose(got, interpret(graph, feeds, ["p"], precise=True)[0], rtol=1e-3)
