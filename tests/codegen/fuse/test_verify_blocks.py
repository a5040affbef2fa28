"""The verifier of fused blocks: quiet about sound ones, and a complaint for each way of being broken."""

from dataclasses import replace

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401
from tests.codegen.fuse.steps import Step
from tfc.codegen.fusion.fused_block import FusedBlock, fuse_blocks, plan_block
from tfc.codegen.fusion.region_stages import build_stages
from tfc.codegen.fusion.verify_blocks import problems, verify_blocks
from tfc.frontend.read import parse
from tfc.ir.types.types import f32, tensor
from tfc.passes.run_pipeline import run_pipeline


def fused() -> FusedBlock:
    """A product with a map behind it, then a softmax: two groups."""
    b = Step()
    x, w = b.feed(tensor(f32, 4, 8)), b.feed(tensor(f32, 8, 4), "w")
    product = b.emit("MatMul", x, w)
    return fuse_blocks(build_stages(b.step(b.emit("Softmax", b.emit("Relu", product)))))


def complaints(block: FusedBlock) -> list[str]:
    return [error.message for error in problems(block)]


def test_sound_blocks_are_accepted_before_and_after_they_are_planned() -> None:
    block = fused()
    verify_blocks(block)
    verify_blocks(plan_block(block))
    assert [group.kind for group in block.groups] == ["contraction", "loop"]


def test_a_stage_is_in_one_group() -> None:
    block = fused()
    first, second = block.groups
    second.levels[next(iter(first.levels))] = "full"
    assert any("is a member of two groups" in each for each in complaints(block))


def test_groups_run_in_order() -> None:
    block = fused()
    reversed_block = replace(block, groups=block.groups[::-1])
    assert any("which is computed later" in each for each in complaints(reversed_block))
    alone = replace(block, groups=block.groups[1:])
    assert any("which no group computes" in each for each in complaints(alone))


def test_a_group_has_members_that_fit_its_axes() -> None:
    block = fused()
    block.groups[1].kept = None
    assert any("in a group without rows" in each for each in complaints(block))
    block.groups[1].levels.clear()
    assert "a group of kind loop has no members" in complaints(block)


def test_a_member_is_not_computed_by_its_readers() -> None:
    block = fused()
    next(iter(block.groups[0].levels)).virtual = True
    assert any("though its readers compute it" in each for each in complaints(block))


def test_the_members_of_a_group_are_those_of_its_parts() -> None:
    block = fused()
    block.groups[1].parts = block.groups[:1]
    assert any("of none of its parts" in each for each in complaints(block))


def test_plans_are_those_of_groups() -> None:
    block = plan_block(fused())
    twisted = replace(block, plans=block.plans[::-1])
    assert any("no group is left that it stands for" in each for each in complaints(twisted))


def test_a_region_has_the_blocks_of_its_sub_graphs() -> None:
    graph = parse("input x: f32[4]\nentry main(x) -> y = if sum(x) > 0.0 { tanh(x) } else { exp(x) }")
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    block = fuse_blocks(build_stages(run_pipeline(graph, feeds, fetches, entry.targets, is_native=lambda *_: True)))
    assert complaints(block) == []
    assert complaints(replace(block, regions={})) == ["is a region without blocks"]
    (name,) = block.regions
    half = replace(block.regions[name], blocks=block.regions[name].blocks[:1])
    assert complaints(replace(block, regions={name: half})) == ["has 2 sub-graphs, 1 blocks"]
