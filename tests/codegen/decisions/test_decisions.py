"""The decisions about the models of bench/ stay as they are recorded: which nodes share a kernel, how it loops, how
products get their operands. No machine code is made, and the processors are fixed, so the machine does not matter.

Who changes a rule on purpose writes them anew, and shows in the commit what became of them:

    TFC_BLESS=1 pytest tests/codegen/decisions -m 'slow or not slow'
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tfc
from bench.nets import NETS
from bench.weights import declared
from bench.workload import MODELS
from bench.workloads import ROWS
from tfc.codegen.compile import plan_kernels
from tfc.codegen.explain.decisions import schedule_line
from tfc.codegen.explain.remarks import remarks
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.region import batched_kernels, flat
from tfc.codegen.target.target import for_cpu
from tfc.frontend.elaborate import constants
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.types.types import Array

FOLDER = Path(__file__).parent
PROCESSORS = ("x86-64-v3", "x86-64-v4")
LARGE_NODES = {"blocks"}
"""The model of 36,000 nodes says nothing that others do not."""
SMALL = sorted({row.kind for row in ROWS} - NETS.keys() - LARGE_NODES)
CASES = [*SMALL, *(pytest.param(name, marks=pytest.mark.slow) for name in sorted(NETS))]


def read(model: Path, monkeypatch: pytest.MonkeyPatch) -> Graph:
    """A model with weights that differ from each other, and along an axis, and take no memory: what is the same number
    everywhere is not read, so a product with it is none."""
    shapes = {(file, key): shape for file, key, shape in declared(model).values()}

    def made(_source: str, _program: object, file: str, key: str | None) -> tuple[Array, None]:
        found = shapes[file, key or ""]
        number = list(shapes).index((file, key or ""))
        along = max(range(len(found)), key=found.__getitem__, default=0)
        line = np.arange(max(found, default=1)).reshape([-1 if axis == along else 1 for axis in range(len(found))])
        return np.broadcast_to((1 + number / 1024 + line / 65536).astype(np.float32), found), None

    monkeypatch.setattr(constants, "read_array", made)
    return tfc.read(model)


def decided(graph: Graph, cpu: str) -> Iterator[str]:
    """The kernels of a step in the order they run first, each with its nodes, its loops and its products' operands."""
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    step, kernels = plan_kernels(graph, feeds, fetches, entry.targets, for_cpu(cpu), Config())
    every = list(remarks(step, kernels))
    told = [remark for remark in every if remark.kind == "contraction"]
    plans = [part for part in flat(step.steps) if isinstance(part, Plan)]
    yield f"{len(plans)} kernels run, {len(kernels)} of them different"
    ranges = {part.symbol for part in batched_kernels(step.steps)}
    yield from (remark.message for remark in every if remark.message.partition(" ")[0] in ranges)
    uses = Counter(plan.key for plan in plans)
    for plan in plans:
        if count := uses.pop(plan.key, 0):
            built = kernels[plan.key]
            ops = Counter(node.op for node in dict.fromkeys(stage.node for stage in plan.members))
            yield ""
            yield f"{built.symbol}: {', '.join(f'{op} x{n}' if n > 1 else op for op, n in ops.items())}"
            if count > 1:
                yield f"  runs {count} times"
            yield f"  {schedule_line(built.nest)}"
            own = [remark.message for remark in told if remark.message.startswith(f"{built.symbol}:")]
            yield from (f"  {message.partition(': ')[2]}" for message in dict.fromkeys(own))


@pytest.mark.parametrize("name", CASES)
def test_decisions_are_the_recorded_ones(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = read(MODELS / f"{name}.tfg", monkeypatch)
    actual = "".join(f"===== {cpu}\n" + "\n".join(decided(graph, cpu)) + "\n\n" for cpu in PROCESSORS)
    golden = FOLDER / f"{name}.txt"
    if os.environ.get("TFC_BLESS"):
        golden.write_text(actual, encoding="utf-8")
    assert actual == golden.read_text(encoding="utf-8")


def test_nothing_is_recorded_of_models_that_are_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*SMALL, *NETS}
