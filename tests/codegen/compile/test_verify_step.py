"""The verifier of step plans: quiet about sound ones, and a complaint for each way of being broken."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401
from tfc.codegen.fusion.kernel import Kernel, Plan, build_kernel
from tfc.codegen.fusion.live_nodes import is_native
from tfc.codegen.fusion.region import Block, Branch, Loop, Step, every_plan, flat
from tfc.codegen.fusion.stages import Stage
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.fusion.verify_step import problems, verify_step
from tfc.codegen.pipeline import plan_step
from tfc.codegen.tensor.tensor import Scatter
from tfc.frontend.read import parse
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Value
from tfc.passes.run_pipeline import run_pipeline

CHAIN = "input x: f32[4, 8]\ninput w: f32[8, 4]\nh = tanh(x) @ w\ny = softmax(h, -1)\nentry main(x, w) -> y"
TWINS = "input x: f32[4]\ninput z: f32[8]\na = sum(x)\nb = sum(z)\nentry main(x, z) -> a, b"
HOST = "input x: f32[4]\nh = tanh(x)\ny = print(h)\nentry main(x) -> y"
CONCAT = "input x: f32[8, 64]\ninput z: f32[8, 32]\ny = concat([tanh(x), exp(z)], 1)\nentry main(x, z) -> y"
SCATTER = "input x: f32[4, 2]\ninput v: f32[2]\nh = tanh(x)\nz = UpdateRow(h, 1, v)\nentry main(x, v) -> h, z"
BRANCH = "input x: f32[4]\ny = if sum(x) > 0.0 { tanh(x) } else { exp(x) }\nentry main(x) -> y"
LOOP = """
input x: f32[16]
a, b = for i in 0..1000, p = x, q = x * 2.0 { yield reverse(p, [0]) + q, exp(-q * q) }
entry main(x) -> a, b
"""
WHILE = "input x: f32[16]\ny = while (p = x; sum(p) < 100.0) { yield p * 2.0 + 1.0 }\nentry main(x) -> y"


def planned(text: str) -> StepPlan:
    """The plan of the only entry."""
    graph = parse(text)
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    return plan_step(run_pipeline(graph, feeds, fetches, entry.targets, is_native=is_native))


def complaints(step: StepPlan) -> list[str]:
    return [error.message for error in problems(step, {})]


def with_plan(step: StepPlan, number: int, change: Callable[[Plan], Plan]) -> StepPlan:
    """The step with another plan in the place of one."""
    made = step.steps[number]
    assert isinstance(made, Plan)
    return replace(step, steps=(*step.steps[:number], change(made), *step.steps[number + 1 :]))


def with_region(step: StepPlan, change: Callable[[Loop], Step] | Callable[[Branch], Step]) -> StepPlan:
    return replace(
        step,
        steps=tuple(change(part) if isinstance(part, Loop | Branch) else part for part in step.steps),  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("text", [CHAIN, TWINS, HOST, CONCAT, SCATTER, BRANCH, LOOP, WHILE])
def test_sound_plans_are_accepted(text: str) -> None:
    step = planned(text)
    kernels = {part.key: build_kernel(part) for part in flat(step.steps) if isinstance(part, Plan)}
    verify_step(step, kernels)


BROKEN: list[tuple[str, Callable[[StepPlan], StepPlan], str]] = [
    (CHAIN, lambda step: replace(step, steps=(*step.steps, step.steps[0])), "is a member of two kernels"),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, members=())), "has no members"),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, access="rwx")), "and the accesses 'rwx'"),
    (
        CHAIN,
        lambda step: with_plan(step, 0, lambda made: replace(made, operands=made.operands[:1] * 2)),
        "has an operand twice",
    ),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, access="rr")), "does not write"),
    (
        CHAIN,
        lambda step: with_plan(step, 0, lambda made: replace(made, access="uw")),
        "where no stage that it stores lies",
    ),
    (CHAIN, lambda step: replace(step, steps=step.steps[::-1]), "which nobody has written"),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, stored=())), "which no kernel before stores"),
    (HOST, lambda step: replace(step, steps=step.steps[::-1]), "reads h, which nobody has written"),
    (
        BRANCH,
        lambda step: with_region(step, lambda part: replace(part, otherwise=Block(()))),
        "does not write y on both sides",
    ),
    (BRANCH, lambda step: replace(step, steps=step.steps[1:]), "is steered by"),
    (
        LOOP,
        lambda step: with_region(step, lambda part: replace(part, body=Block(part.body.steps[::-1]))),
        "which has been overwritten",
    ),
    (
        TWINS,
        lambda step: with_plan(step, 1, lambda made: replace(made, signature=plans(step)[0].signature, access="uw")),
        "has the key of a kernel with other operands",
    ),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, finite=(7,))), "has no operands of the numbers"),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, constants=(0,))), "takes x for a constant"),
    (CHAIN, lambda step: with_plan(step, 0, lambda made: replace(made, turn=0)), "counts trips outside of a loop"),
    (
        LOOP,
        lambda step: with_region(step, lambda part: replace(part, body=Block(tuple(map(all_fixed, part.body.steps))))),
        "for the same in all trips",
    ),
    (LOOP, lambda step: with_region(step, lambda part: replace(part, trips=None)), "is a For without trips"),
    (LOOP, lambda step: with_region(step, lambda part: replace(part, homes=())), "brings 0 of 1 variables home"),
    (WHILE, lambda step: with_region(step, lambda part: replace(part, flag=None)), "has a condition and no flag"),
    (CHAIN, lambda step: replace(step, steps=step.steps[:-1]), "fetch y is not in memory"),
    (CHAIN, lambda step: replace(step, source={}), "fetch y has no source"),
    (
        CHAIN,
        lambda step: replace(step, source={**step.source, Value("x"): plans(step)[0].members[0]}),
        "feed x is computed",
    ),
]


def plans(step: StepPlan) -> list[Plan]:
    return list(every_plan(step.steps))


def all_fixed(part: Step) -> Step:
    return replace(part, fixed=(0,), turn=0) if isinstance(part, Plan) else part


@pytest.mark.parametrize(("text", "break_it", "message"), BROKEN)
def test_a_broken_plan_is_refused(text: str, break_it: Callable[[StepPlan], StepPlan], message: str) -> None:
    step = planned(text)
    assert complaints(step) == []
    assert any(message in each for each in complaints(break_it(step)))


def test_the_first_complaint_is_an_error_that_names_the_node() -> None:
    step = planned(CHAIN)
    with pytest.raises(Error, match=r"Tanh.* has an operand twice") as refused:
        verify_step(with_plan(step, 0, lambda made: replace(made, operands=made.operands[:1] * 2)), {})
    assert refused.value.node == plans(step)[0].members[0].node.name


def test_what_is_fetched_must_not_be_overwritten() -> None:
    step = planned(SCATTER)
    (scatter,) = [each for made in plans(step) for each in made.members if isinstance(each.tensor.definition, Scatter)]
    scatter.in_place = True
    assert "fetch h has been overwritten" in complaints(step)


def test_parts_of_a_join_lie_side_by_side() -> None:
    step = planned(CONCAT)
    part = plans(step)[1].members[0]
    assert part.place is not None and isinstance(part.place.memory, Stage)
    part.place = replace(part.place, start=32)
    assert any("at 32 along axis 1 instead of 64" in each for each in complaints(step))


def test_every_plan_has_a_kernel_that_takes_its_operands() -> None:
    step = planned(CHAIN)
    first, *others = plans(step)
    kernels: dict[object, Kernel] = {made.key: build_kernel(made) for made in others}
    assert any("has no kernel" in error.message for error in problems(step, kernels))
    kernels[first.key] = replace(build_kernel(first), params=())
    assert any("and a kernel that takes []" in error.message for error in problems(step, kernels))
