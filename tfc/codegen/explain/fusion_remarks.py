"""Remarks on values that are stored between two kernels, and on how kernels walk their tensors.

    model.tfg:4:1: remark[apart]: h (Relu) goes through memory to y (MatMul): a product reads its operands from memory
    model.tfg:5:1: remark[vector]: k1_Sum: 64 lanes, on all threads, rows or columns kept in the first cache

Told after the fact from the plans and loops, like all remarks: the rules are those of fuse.py and rematerialize.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from tfc.codegen.fusion.fuse import MAX_COST, PRODUCTS
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.stages import Stage
from tfc.codegen.loop_ir.loops import Alloc, For, LoopNest, Running, Store, every_statement
from tfc.codegen.tensor.accesses import ALONE, count
from tfc.codegen.tensor.tensor import Reduction

Told = tuple[Literal["apart", "recomputed"], str, Stage]
"""Kind, message and the stage a remark is about."""


def apart_remarks(plans: Sequence[Plan]) -> Iterator[Told]:
    """For every value that one kernel stores for another, the reason that they are two; and the values that are
    rematerialized instead.
    """
    plan_of = {stage: made for made in plans for stage in made.members}
    for made in plans:
        for stage in made.members:
            if stage.recomputed:
                message = "is cheap and made of what is in memory anyway: other kernels that read it compute it again"
                yield "recomputed", f"{_named(stage)} {message}", stage
            elif stage in made.stored:
                users = [user for user in stage.users if plan_of.get(user, made) is not made]
                for user in list({plan_of[user].group: user for user in reversed(users)}.values())[::-1]:
                    reason = _why_apart(stage, user, made, plan_of[user])
                    yield "apart", f"{_named(stage)} goes through memory to {_named(user)}: {reason}", stage


def _why_apart(stage: Stage, user: Stage, made: Plan, other: Plan) -> str:
    early, late = made.group, other.group
    if stage.node is user.node and isinstance(user.tensor.definition, Reduction):
        return "these are results of parts, combined in a second step"
    if isinstance(user.tensor.definition, ALONE) or early.kind == "alone":
        return "joins, scans, scatters and sorts have kernels of their own"
    if late.kind in (*PRODUCTS, "attention"):
        return "a product reads its operands from memory"
    accesses = [access for source, access in user.reads if source is stage]
    is_moved = count(stage.facts.space) == count(user.facts.space)
    if early.kept is None and any(not access.flat and (is_moved or access.rows is None) for access in accesses):
        return "it is read elsewhere than where it is computed"
    if late.kept is not None and any(access.transposed for _, access in stage.reads):
        return "it is transposed by tiles first, as rows gathered from memory would take longer"
    if early.kept is not None and late.kept is not None and (early.space, early.kept) != (late.space, late.kept):
        return "the reductions of both are along other axes"
    if isinstance(stage.tensor.definition, Reduction) and not all(
        access.rows is not None and any(axis is not None for axis in access.rows) for access in accesses
    ):
        return "all of the reduction must be done first"
    if count(early.space) != count(late.space):
        return "they walk spaces of different sizes"
    if early.cost + late.cost > MAX_COST:
        return "one kernel would be too long to compile"
    return "something between them must run first, or rows are too few to share among cores"


def loop_remark(symbol: str, nest: LoopNest) -> str:
    """The walk of a kernel over its tensors."""
    found = list(every_statement(nest.body))
    loops = [statement for statement in found if isinstance(statement, For)]
    lanes = sorted({loop.lanes for loop in loops if loop.kind == "vector"})
    said = [f"{' and '.join(map(str, lanes))} lanes" if lanes else "one element at a time"]
    said += ["on all threads"] * any(loop.kind == "parallel" for loop in loops)
    said += ["tiles transposed in registers"] * any(loop.kind == "tile" for loop in loops)
    said += ["sums running along the lanes"] * any(isinstance(each, Running) for each in found)
    said += ["rows or columns kept in the first cache"] * any(isinstance(each, Alloc) for each in found)
    past = [each.streams for each in found if isinstance(each, Store) and each.streams is not None]
    said += ["results stored past the caches"] * bool(past)
    return f"{symbol}: {', '.join(said)}"


def _named(stage: Stage) -> str:
    return f"{stage.node.name} ({stage.node.op})"
