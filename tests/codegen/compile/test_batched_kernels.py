"""Small independent kernels run as one range of work: which ones, and that neither order nor bits change."""

import numpy as np
import pytest

from tests.codegen.compile.agree import assert_agree
from tests.codegen.compile.random_graphs import RandomGraph
from tests.codegen.compile.random_steps import RandomStep
from tests.codegen.compile.test_random_graphs import assert_steps_agree
from tfc.codegen import rewrites
from tfc.codegen.compile import plan_kernels
from tfc.codegen.explain.remarks import remarks
from tfc.codegen.fusion.region import batched_kernels, flat
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.schedule import batch_small_kernels as gathering
from tfc.codegen.schedule.batch_small_kernels import batch_small_kernels
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.codegen.schedule.compact_regions import Compacted
from tfc.codegen.target.target import for_cpu
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.runtime.session.session import Session

DEEP = """
use nn
use optimizers
input x: f32[32, 64]
input labels: i32[32]
h = x
repeat i in 0..LAYERS { h = tanh(nn.dense(h, units=64, seed=i)) }
loss = mean(nn.sparse_softmax_cross_entropy(h, labels))
step = optimizers.OPTIMISER(loss)
entry train(x, labels) -> loss after step
"""
CLIPPED = """
use nn
input x: f32[8, 128]
h = x
repeat i in 0..LAYERS { h = tanh(nn.dense(h, units=128, seed=i)) }
loss = sum(square(h))
ps = variables(of=loss)
gs = gradients(loss, ps)
factor = minimum(1.0, rsqrt(add_n([repeat g in gs { sum(square(g)) }])))
step = group { repeat p, g in ps, gs { p -= 0.01 * factor * tanh(g) } }
entry train(x) -> loss after step
"""


DEEP, CLIPPED = (text.replace("LAYERS", "32") for text in (DEEP, CLIPPED))


ANEW = Config(cache_programs=False)
"""A step that was kept would be the one that was gathered before."""


def planned(graph: Graph) -> tuple[StepPlan, list[str]]:
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    step, kernels = plan_kernels(graph, feeds, fetches, entry.targets, for_cpu("x86-64-v4"), Config())
    return step, [remark.message for remark in remarks(step, kernels) if "side by side" in remark.message]


def test_updates_of_many_variables_are_one_range() -> None:
    step, told = planned(parse(CLIPPED))
    gradients, updates = batched_kernels(step.steps)
    is_last = step.steps[-1] is updates
    assert is_last
    told_of = "runs 64 kernels side by side, one range of work for all threads: "
    assert told[0] == f"s0_64_kernels {told_of}32 times k6_MatMul_Tanh, 32 times k4_Sum"
    assert told[1].startswith(f"s1_64_kernels {told_of}")
    assert {stage.node.op for plan in gradients.members for stage in plan.members} >= {"MatMul", "Sum"}
    assert all("AssignSub" in {stage.node.op for stage in plan.members} for plan in updates.members)
    assert sum(count for _, count, _, _ in updates.shares) == len(updates.members) == 64
    times = [units for _, _, _, units in updates.shares]
    assert times == sorted(times, reverse=True)
    assert times[0] > 20 * times[-1]  # matrices before vectors


def test_products_with_updates_wait_until_there_are_many_while_the_gradient_goes_on() -> None:
    step, told = planned(parse(DEEP.replace("OPTIMISER", "adam")))
    (part,) = batched_kernels(step.steps)
    names = [{stage.node.op for stage in plan.members} for plan in part.members]
    assert len(names) > 60
    assert all("AssignSub" in ops for ops in names)
    assert sum("MatMul" in ops for ops in names) >= 31  # dW = h.T @ dz, and Adam's update in the product's blocks
    assert "side by side" in told[0]
    assert len({id(plan) for plan in flat(step.steps)}) == len(list(flat(step.steps)))


@pytest.mark.parametrize("wide", [8, 1 << 16])
def test_work_for_no_second_thread_or_for_all_threads_stays_apart(wide: int) -> None:
    lines = [f"y{i} = tanh(x * {i}.0)\ns{i} = sum(y{i})" for i in range(6)]
    outputs = ", ".join(f"y{i}" for i in range(6))
    step, _ = planned(parse(f"input x: f32[{wide}]\n" + "\n".join(lines) + f"\nentry main(x) -> {outputs}"))
    assert not list(batched_kernels(step.steps))


def trained(source: str, threads: int) -> list[np.ndarray]:
    """The losses of three steps, and the variables after them."""
    graph = parse(source)
    rng = np.random.default_rng(3)
    with Session(graph, config=ANEW, threads=threads) as session:
        kinds = {name: graph.type_of(value) for name, value in graph.entries[0].inputs}
        feeds = {name: rng.integers(0, 10, kind.dims).astype(kind.dtype.numpy) for name, kind in kinds.items()}
        step = session.prepare("train")
        losses = [np.copy(step(**feeds)["loss"]) for _ in range(3)]
        return losses + [np.copy(value) for _, value in sorted(session.state().items())]


@pytest.mark.few(1)
@pytest.mark.parametrize("source", [CLIPPED, DEEP.replace("OPTIMISER", "adam")])
def test_bits_are_those_of_kernels_one_by_one_on_any_number_of_threads(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = trained(source, threads=3)
    monkeypatch.setattr(rewrites, "batch_small_kernels", lambda step, kernels, prefix: step)
    for value, wanted in zip(found, trained(source, threads=1), strict=True):
        np.testing.assert_array_equal(value, wanted)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whatever need not wait for each other is gathered, and every kernel is worth a thread; says of each step if it
    held any."""
    held: list[bool] = []

    def put(step: StepPlan, kernels: Kernels, prefix: str) -> StepPlan:
        made = batch_small_kernels(step, kernels, prefix)
        held.append(made is not step)
        return made

    monkeypatch.setattr(gathering, "ENOUGH_NS", 1)
    monkeypatch.setattr(gathering, "FEW", 1.001)  # two, then, unless one is next to nothing
    monkeypatch.setattr(gathering, "GRAIN", 0)
    monkeypatch.setattr(rewrites, "batch_small_kernels", put)
    return held


def test_what_reads_and_writes_the_same_keeps_its_order(eager: list[bool]) -> None:
    for seed in range(1000, 1006):
        assert_steps_agree(RandomStep(seed), ANEW)
        made = RandomGraph(seed, 25)
        assert_agree(made.graph, made.feeds, made.fetches, 1e-4, config=ANEW)
    assert sum(eager) > len(eager) / 2


LOOP = """
input x: f32[16]
a, b, c, s = for i in 0..7, p = x, q = x * 2.0, r = x + 1.0, t = 0.0 {
  u = tanh(expand_dims(p, 0) @ reshape(q, [16, 1]))
  yield tanh(p + r), exp(-q * q), r * 0.5 + p, t + sum(u) + sum(p) * sum(r)
}
d = if sum(a) > 0.0 { tanh(a) + reverse(b, [0]) } else { sigmoid(b) }
entry main(x) -> a, b, c, d, s
"""


def test_the_bodies_of_loops_are_gathered_too(eager: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewrites, "compact_regions", lambda step, *_: Compacted(step))
    graph = parse(LOOP)
    feeds = {"x": np.random.default_rng(1).uniform(-1, 1, 16).astype("f")}
    assert_agree(graph, feeds, [value for _, value in graph.entries[0].outputs], 1e-5, config=ANEW)
    assert eager == [True]
