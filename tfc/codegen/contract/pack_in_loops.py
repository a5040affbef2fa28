"""Matrix products in loops whose right factor no trip changes: packed in the first trip, found packed by the others.

A weight is packed for every product by default, as its memory is shared with whatever comes between. In a loop it pays
to keep it: an LSTM's step of few rows costs as much to pack as to multiply. The kernel learns from the loop's turn
whether it is the first trip; its scratch memory lives for the whole loop.
"""

from __future__ import annotations

from collections.abc import Collection

from tfc.codegen.contract.match import SMALL
from tfc.codegen.fusion.fuse import PRODUCTS
from tfc.codegen.fusion.kernel import Memory, Plan
from tfc.codegen.fusion.region import Block, Branch, Loop, Step, lengths, map_steps, memory_of, touches, with_blocks
from tfc.codegen.fusion.stages import Leaf
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.tensor.accesses import count
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import TensorType, i32, shape_symbols


def pack_in_loops(step: StepPlan) -> StepPlan:
    """The step, products with an unchanging factor marked in all loops."""
    late = lengths(step.steps)
    return step.with_steps(map_steps(step.steps, lambda part: _marked(part, late)))


def _marked(step: Step, late: frozenset[str]) -> Step:
    if not isinstance(step, (Branch, Loop)):
        return step
    step = with_blocks(step, lambda block: block.with_steps(map_steps(block.steps, lambda part: _marked(part, late))))
    if isinstance(step, Branch) or not any(isinstance(x, Plan) and _is_product(x, late) for x in step.body.steps):
        return step
    turn = step.turn or Leaf("region", Value(f"{step.node.name}~turn"), TensorType(i32, ()))
    changed = {memory for memory, access in touches(step) if access != "r"}
    steps = map_steps(
        step.body.steps,
        lambda part: _keep_packed(part, turn, changed) if isinstance(part, Plan) and _is_product(part, late) else part,
    )
    return step if steps is step.body.steps else replace(step, turn=turn, body=Block(steps))


def _is_product(part: Plan, late: frozenset[str]) -> bool:
    """True for a product that is not left to plain loops; one whose scratch memory is made anew in every trip can keep
    nothing in it."""
    points = count(part.group.space)
    is_small = isinstance(points, int) and points <= SMALL
    return part.group.kind in PRODUCTS and not is_small and late.isdisjoint(shape_symbols(part.group.space))


def _keep_packed(part: Plan, turn: Leaf, changed: Collection[Memory]) -> Plan:
    """A kernel of the body that knows which of its operands no trip changes; the very same one if there are none."""
    fixed = tuple(
        k
        for k, (memory, access) in enumerate(zip(part.operands, part.access, strict=True))
        if access == "r" and memory_of(memory) not in changed and len(memory_of(memory).type.dims) > 1
    )
    if not fixed:
        return part
    if turn not in part.operands:
        part = replace(part, operands=(*part.operands, turn), access=part.access + "r")
    return replace(part, fixed=fixed, turn=part.operands.index(turn))
