"""The gradient of If: an If on the same predicate, whose branches are the backward halves of the branches.

What they read of the forward branches comes out of the forward If as further results; the branch that does not compute
a value gives zeros of its type, or a value of its own that happens to have it. Cheap values, and those whose shape can
not be written down, are rematerialized. An operand that the taken branch does not use gets zeros.

    y = If(p, x) {then: Exp(x), else: x * x}   →   y, e = If(p, x) {then: Exp(x), Exp(x); else: x * x, 0}
                                                   dx = If(p, dy, e, x) {then: dy * e; else: dy * x * 2}
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from tfc.ir.graph.bodies import arguments, body_of
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.types.types import TensorType
from tfc.passes.gradients.expansion import Expansion, differentiable, fitted, zeros
from tfc.passes.gradients.joint import Joint, joint
from tfc.passes.gradients.replay import Replay, extend, forward_graph, trimmed
from tfc.passes.gradients.residuals import Split

NAMES = ("then_branch", "else_branch")


@dataclass
class _Branch:
    """A branch, differentiated and split."""

    body: Graph
    parameters: list[Value]
    halves: Joint
    split: Split
    grads: dict[int, Value]
    """By the number of the operand."""
    ports: dict[Value, int] = field(default_factory=dict)
    """The output of the forward If for each saved value."""


def if_gradient(
    expansion: Expansion, b: Builder, node: Node, totals: Sequence[Value | None], active: Collection[int]
) -> list[Value | None]:
    """The gradients of the operands of an If (those at `active` places) from those of its outputs."""
    wanted = [i for i in sorted(active) if i and differentiable(b.type(node.inputs[i]))]
    given = [i for i, total in enumerate(totals) if total is not None]
    branches = [_branch(expansion, node, name, wanted, given) for name in NAMES]
    wanted = [i for i in wanted if any(i in branch.grads for branch in branches)]
    if not wanted:
        return [None] * len(node.inputs)
    _save(b, node, branches)
    operands = _operands(b, node, totals, branches, wanted)
    backward = [_backward(b, branch, node, operands, totals, wanted) for branch in branches]
    made = b.node("If", node.inputs[0], *operands, then_branch=backward[0], else_branch=backward[1], name="If")
    grads: list[Value | None] = [None] * len(node.inputs)
    for i, value in zip(wanted, made.outputs, strict=True):
        grads[i] = fitted(b, value, b.type(node.inputs[i]).value())
    return grads


def _branch(expansion: Expansion, node: Node, name: str, wanted: Sequence[int], given: Sequence[int]) -> _Branch:
    body = body_of(node, name)
    parameters = [arg.out() for arg in arguments(body)]
    for i in wanted:
        if body.type_of(parameters[i - 1]).ref:
            raise node.error(
                f"If writes the variable {node.inputs[i].node!r}, so there is no gradient with respect to it: write it "
                "after the `if`, or read it before",
                "UNIMPLEMENTED",
            )
    kinds = {i: body.type_of(body.results[i]).value() for i in given}
    halves = joint(expansion, body, kinds, [parameters[i - 1] for i in wanted])
    grads = {i: g for i, g in zip(wanted, halves.grads, strict=True) if g is not None}
    split = Split(halves.b, list(grads.values()), list(halves.starts.values()), there=parameters)
    return _Branch(body, parameters, halves, split, grads)


def _save(b: Builder, node: Node, branches: Sequence[_Branch]) -> None:
    """Give the forward If the results that the backward branches read."""
    count = len(node.types)
    slots: list[TensorType] = []
    filled: list[dict[int, Value]] = []
    for branch in branches:
        taken: dict[int, Value] = {}
        for value in branch.split.saved:
            kind = branch.halves.b.type(value)
            if kind.ref:
                raise node.error(
                    f"the gradient of If needs the variable {value.node!r} as it is in the middle of a branch that "
                    "writes it: read it into a value first",
                    "UNIMPLEMENTED",
                )
            if value in branch.halves.b.results:
                branch.ports[value] = branch.halves.b.results.index(value)
                continue
            free = [i for i, slot in enumerate(slots) if slot == kind and i not in taken]
            if not free:
                free = [len(slots)]
                slots.append(kind)
            taken[free[0]] = value
            branch.ports[value] = count + free[0]
        filled.append(taken)
    bodies = {}
    # What a branch returns for a value that only the other one has: zeros, none where a size is not known.
    blanks = [TensorType(kind.dtype, tuple(0 if d is None else d for d in kind.shape or ())) for kind in slots]
    for name, branch, taken in zip(NAMES, branches, filled, strict=True):
        extra = [taken[i] if i in taken else zeros(branch.halves.b, blank) for i, blank in enumerate(blanks)]
        bodies[name] = forward_graph(branch.split, branch.body, extra)
    if slots or any(bodies[name] != branch.body for name, branch in zip(NAMES, branches, strict=True)):
        extend(b, node, **bodies)


def _operands(
    b: Builder, node: Node, totals: Sequence[Value | None], branches: Sequence[_Branch], wanted: Sequence[int]
) -> list[Value]:
    """The operands of the backward If: gradients, saved values, and operands of the forward one."""
    found = [total for total in totals if total is not None]
    for branch in branches:
        found += [node.out(port) for port in branch.ports.values()]
        found += [node.inputs[branch.parameters.index(value) + 1] for value in branch.split.parameters]
        found += [node.inputs[i] for i in wanted if i not in branch.grads and not b.type(node.inputs[i]).is_known]
    return list(dict.fromkeys(found))


def _backward(
    b: Builder,
    branch: _Branch,
    node: Node,
    operands: Sequence[Value],
    totals: Sequence[Value | None],
    wanted: Sequence[int],
) -> Graph:
    """The backward branch of one branch."""
    inner = Builder()
    inner.loc, inner.gradient_source = b.loc, b.gradient_source
    given: Mapping[Value, Value] = {
        value: inner.arg(b.type(value).value(), name=value.node.rpartition("/")[2]) for value in operands
    }
    replay = Replay(branch.split, inner, lambda value: given[node.inputs[branch.parameters.index(value) + 1]])
    source = branch.halves.b
    for i, start in branch.halves.starts.items():
        total = totals[i]
        assert total is not None
        replay.given[start] = fitted(inner, given[total], source.type(start))
    for value, port in branch.ports.items():
        replay.given[value] = fitted(inner, given[node.out(port)], source.type(value).value())
    replay.run()
    results = []
    for i in wanted:
        if i in branch.grads:
            results.append(replay.value(branch.grads[i]))
        elif b.type(node.inputs[i]).is_known:
            results.append(zeros(inner, b.type(node.inputs[i]).value()))
        else:
            results.append(inner.emit("ZerosLike", given[node.inputs[i]]))
    return trimmed(inner.finish(results))
