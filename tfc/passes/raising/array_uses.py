"""Uses of a TensorArray's handle and flow, through branches and loops (for raise_tensor_arrays.py).

Handles and flows are followed from the op that makes them through Identity, into branches and loops and out again. An
array is understood when its handle is only ever an operand of TensorArray ops (or handed to a body for that), every
flow is changed by one op at most, and no flow is fed, fetched or computed with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tfc.ir.graph.bodies import arguments, first_variable, loop_vars, offset
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import owners

CHANGES = {"TensorArrayWriteV3": 3, "TensorArrayScatterV3": 3, "TensorArraySplitV3": 3}
"""Ops that give a new flow, and the operand that is the old one."""
READS = {"TensorArrayReadV3": 2, "TensorArrayGatherV3": 2, "TensorArrayConcatV3": 1, "TensorArraySizeV3": 1}


class EscapeError(Exception):
    """Raised for uses of the array that a plain tensor can not replace."""


@dataclass
class Scope:
    """A graph that an array is used in: the values there that are its handle or its flow, and its bodies.

    `varying` names the parameters of a loop's body that change from iteration to iteration; None in any other graph.
    `is_home` is true of the graph in which the array is made.
    """

    graph: Graph
    varying: frozenset[str] | None = None
    is_home: bool = False
    handles: set[Value] = field(default_factory=set)
    flows: set[Value] = field(default_factory=set)
    inner: dict[tuple[str, str], Scope] = field(default_factory=dict)
    """By structured node and attribute; only those the array is used in."""

    def uses(self) -> Iterator[tuple[Scope, Node]]:
        """Every TensorArray op on this array but the one that made it, bodies included, in order."""
        for node in self.graph.order:
            if node.inputs and node.inputs[0] in self.handles and node.op.startswith("TensorArray"):
                yield self, node
            for name, _ in subgraphs(node):
                inner = self.inner.get((node.name, name))
                if inner is not None:
                    yield from inner.uses()


def follow(graph: Graph, made: Node) -> Scope:
    """The uses of the array that node `made` makes. Raises EscapeError."""
    scope = Scope(graph, is_home=True, handles={made.out(0)}, flows={made.out(1)})
    _follow(scope)
    visible = {*graph.results, *(v for entry in graph.entries for _, v in (*entry.inputs, *entry.outputs))}
    if visible & (scope.handles | scope.flows):
        raise EscapeError
    return scope


def _follow(scope: Scope) -> None:
    """Find all handles and flows of a graph, from those that are known, and check their uses."""
    advanced: set[Value] = set()
    for node in scope.graph.order:
        marked = [k for k, v in enumerate(node.inputs) if v in scope.handles or v in scope.flows]
        if not marked:
            continue
        changed = _op(scope, node, marked) if node.op not in owners() else _structured(scope, node)
        if advanced.intersection(changed):
            raise EscapeError  # two ops change the array after the same one: which comes first is not said
        advanced.update(changed)


def _op(scope: Scope, node: Node, marked: list[int]) -> list[Value]:
    """Follow a plain op; the flows that it changes."""
    if node.op == "Identity":
        (kind,) = (scope.handles if node.inputs[0] in scope.handles else scope.flows,)
        kind.add(node.out())
        return []
    flow = CHANGES.get(node.op, READS.get(node.op))
    wanted = [0] if node.op == "TensorArrayCloseV3" else [0, flow]
    if marked != wanted or node.inputs[0] not in scope.handles:
        raise EscapeError
    if flow is not None and node.inputs[flow] not in scope.flows:
        raise EscapeError
    if node.op not in CHANGES:
        return []
    scope.flows.add(node.out())
    assert flow is not None
    return [node.inputs[flow]]


def _structured(scope: Scope, node: Node) -> list[Value]:
    """Follow an array into the bodies of a structured op and out again; the flows that it changes."""
    variables = range(first_variable(node), first_variable(node) + loop_vars(node))
    if node.op not in ("If", "While", "For") or any(node.inputs[k] in scope.handles for k in variables):
        raise EscapeError
    given = {name: _enter(scope, node, name, body) for name, body in subgraphs(node)}
    if node.op == "If":
        flows = given["then_branch"]
        consistent = given["else_branch"] == flows
        changed = {v for v in node.inputs if v in scope.flows} if any(flows) else set()
    else:
        carried = [k for k in variables if node.inputs[k] in scope.flows]
        flows = [k in carried for k in variables] + [False] * (len(node.types) - len(variables))
        consistent = given["body"] == flows and not any(given.get("cond", ()))
        changed = {node.inputs[k] for k in carried}
        consistent = consistent and len(changed) == len(carried)
    if not consistent:
        raise EscapeError
    scope.flows.update(value for value, is_flow in zip(node.outputs, flows, strict=True) if is_flow)
    return sorted(changed)


def _enter(scope: Scope, node: Node, name: str, body: Graph) -> list[bool]:
    """Follow the array in one body: which of its results are flows."""
    last = first_variable(node) + loop_vars(node)
    changing = frozenset(arg.name for arg in arguments(body) if int(str(arg.attrs["index"])) < last)
    inner = scope.inner[node.name, name] = Scope(body, None if node.op == "If" else changing)
    for arg in arguments(body):
        operand = int(str(arg.attrs["index"])) + offset(node)
        if node.op == "For" and operand == 0:
            continue  # the body's iteration, whose parameter stands where the trip count is
        if node.inputs[operand] in scope.handles:
            inner.handles.add(arg.out())
        elif node.inputs[operand] in scope.flows:
            inner.flows.add(arg.out())
    _follow(inner)
    if inner.handles.intersection(body.results):
        raise EscapeError
    return [value in inner.flows for value in body.results]
