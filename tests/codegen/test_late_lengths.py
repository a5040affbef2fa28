"""Loops that set a length in the run, in a step that is one dataflow: native wherever they can be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.codegen.dataflow.lower_for_kernels import lower_for_kernels
from tfc.codegen.dataflow.outline import outline_dataflow
from tfc.codegen.dataflow.plan_flows import FlowPlan
from tfc.codegen.fusion.live_nodes import is_native
from tfc.codegen.fusion.region import lengths
from tfc.codegen.pipeline import plan_flows
from tfc.codegen.request import Request
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.run_pipeline import run_pipeline

QUEUE = """
input x: f32[]
input n: i32[]
queue q = fifo(capacity=10) of f32[]
put = q.enqueue(x)
v = q.dequeue()
"""
ROWS = "p, c = for t in range(n), p = 1.0 { yield p + 1.0, collect p * x }\n"
NATIVE = {
    "summed": ROWS + "y = v + sum(c)\nentry main(x, n) -> y, p after put",
    "with what is waited for": ROWS + "y = sum(c * v) + sum(c)\nentry main(x, n) -> y, p after put",
    "before and after other regions": ROWS
    + "z = v * p\nd = sum(c * exp(x) * tanh(z))\ny = z + d\nentry main(x, n) -> y after put",
    "inside of a loop": """
a = for t in range(3), a = 0.0 {
  _, c = for u in range(n + t), p = 1.0 { yield p + 1.0, collect p * x }
  yield a + sum(c)
}
entry main(x, n) -> y = v + a after put""",
    "each uses the other's value": ROWS
    + """
r, d = for t in range(n), r = p { yield r * 0.5, collect r }
s = sum(d)
y = sum(c * s) + v
entry main(x, n) -> y after put""",
    "gradients": """
p = for t in range(n), p = x { yield sin(p) * v }
entry main(x, n) -> p, g = gradients(p, [x]) after put""",
    "a while": """
p, _ = while (p = x, i = 0; p < 9.0 and i < n) { yield p * p + x, i + 1 }
entry main(x, n) -> p, v, g = gradients(p, [x]) after put""",
}
LOWERED = {
    "fetched": ROWS + "entry main(x, n) -> c, v after put",
    "printed": ROWS + "y = sum(print(c)) + v\nentry main(x, n) -> y after put",
    "one waits for v, the other does not": ROWS
    + "more = q.enqueue(sum(c))\nw = q.dequeue()\ny = sum(c * w)\nentry main(x, n) -> v, y after put, more",
}


def planned(text: str) -> FlowPlan:
    """The dataflow that the step becomes."""
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    final = run_pipeline(graph, feeds, fetches, entry.targets, Config(), is_native)
    request = Request((), (), (), host(), Config(opt_level=0))
    (plan,) = plan_flows(outline_dataflow(lower_for_kernels(final)), request).values()
    return plan


def sets_a_length(plan: FlowPlan) -> bool:
    return any(lengths(unit.region.step.steps) for unit in plan.units if unit.region and unit.region.step)


def expected(graph: Graph, x: float, n: int) -> list[Any]:
    graph = expand_gradients(graph)
    (entry,) = graph.entries
    feeds = dict(zip([v for _, v in entry.inputs], (np.float32(x), np.int32(n)), strict=True))
    return Interpreter(graph).run(feeds, [v for _, v in entry.outputs], entry.targets)


@pytest.mark.parametrize("name", NATIVE)
def test_the_loop_and_its_rows_are_one_region(name: str) -> None:
    plan = planned(QUEUE + NATIVE[name])
    assert sets_a_length(plan)
    kinds = {unit.kind for unit in plan.units}
    assert kinds.isdisjoint({"enter", "switch", "merge"})
    on_host = {unit.members[0].op for unit in plan.units if unit.kind == "host"}
    assert on_host <= {"QueueEnqueueV2", "QueueDequeueV2", "FIFOQueueV2"}


FEW = ("with what is waited for", "each uses the other's value", "one waits for v, the other does not")


@pytest.mark.parametrize(
    "name", [*FEW, *(pytest.param(k, marks=pytest.mark.slow) for k in (*NATIVE, *LOWERED) if k not in FEW)]
)
def test_results_are_those_of_the_interpreter(name: str) -> None:
    graph = tfc.parse(QUEUE + (NATIVE | LOWERED)[name])
    with tfc.Session(graph) as session:
        for n in (5, 0, 9):
            got: Any = session.run("main", x=np.float32(0.7), n=n)
            for a, b in zip(got.values(), expected(graph, 0.7, n), strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-5)


@pytest.mark.parametrize("name", LOWERED)
def test_what_can_not_be_one_region_is_run_by_the_executor(name: str) -> None:
    assert not sets_a_length(planned(QUEUE + LOWERED[name]))


def test_devices_do_not_change_the_bits() -> None:
    text = """
        input x: f32[4]
        input n: i32[]
        with device("cpu:0") { a = x * 2.0 }
        with device("DEVICE") {
          p, c = for t in range(n), p = x { yield p + 1.0, collect p * x }
          y = a + sum(c, axis=0)
        }
        entry main(x, n) -> y, p
    """
    x = np.linspace(0.1, 0.4, 4, dtype=np.float32)
    results = []
    for device, devices in (("cpu:0", "cpu:1"), ("cpu:1", "cpu:2"), ("sim:0", "cpu:1,sim:1")):
        with tfc.Session(tfc.parse(text.replace("DEVICE", device)), devices=devices) as session:
            runs: list[Any] = [session.run("main", x=x, n=n) for n in (1000, 3)]
            results.append([array.tobytes() for run in runs for array in run.values()])
    assert results[0] == results[1] == results[2]


def test_a_module_sets_lengths_in_regions_too(tmp_path: Path) -> None:
    graph = tfc.parse(QUEUE + NATIVE["summed"])
    tfc.compile(graph).save(tmp_path / "model.tfcm")
    module = tfc.load(tmp_path / "model.tfcm")
    y, p = expected(graph, 0.7, 6)
    got = module.main(x=np.float32(0.7), n=np.int32(6))
    np.testing.assert_allclose(got["y"], y, rtol=1e-6)
    np.testing.assert_allclose(got["p"], p, rtol=1e-6)
