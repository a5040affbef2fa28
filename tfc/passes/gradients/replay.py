"""Graphs of the two halves of a differentiated body: the extended forward body, and the backward half's copies of
nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.bodies import loop_vars
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.infer import InferError, infer_types
from tfc.ir.graph.registry import lookup
from tfc.passes.gradients.expansion import zeros
from tfc.passes.gradients.residuals import Split, is_known


class Replay:
    """Copies the backward half of a body into another builder.

    `given` maps values of the body to values of the target, and grows; `parameter` gives what stands for a parameter
    that is not in it.
    """

    def __init__(self, split: Split, target: Builder, parameter: Callable[[Value], Value]) -> None:
        self.source, self.target, self.split, self.parameter = split.b, target, split, parameter
        self.given: dict[Value, Value] = {}

    def run(self) -> None:
        """Copy all nodes of the half, operands first."""
        for node in self.split.replayed:
            if all(value in self.given for value in node.outputs):
                continue
            with self.target.at(node.loc), self.target.device(node.device):
                if node.name not in self.split.dependent and is_known(self.source, node):
                    copies: Sequence[Value] = (self._known(node),)
                else:
                    inputs = [self.value(value) for value in node.inputs]
                    copies = self.target.emit_many(node.op, *inputs, name=node.name, **node.attrs)
            for value, copy in zip(node.outputs, copies, strict=True):
                self.given.setdefault(value, copy)

    def value(self, value: Value) -> Value:
        """The replacement of a value of the body."""
        if value not in self.given:
            self.given[value] = self.parameter(value)
        return self.given[value]

    def _known(self, node: Node) -> Value:
        """A value known while building, made again without its operands."""
        b, kind = self.target, node.types[0]
        if node.op == "Const":
            return b.emit("Const", name=node.name, **node.attrs)
        if node.op in ("ZerosLike", "OnesLike"):
            filled = zeros(b, kind)
            return filled if node.op == "ZerosLike" else b.emit("OnesLike", filled)
        known = self.source.value(node.out())
        assert known is not None
        return b.rebuilt(np.asarray(known), kind.dtype, node.name)


def forward_graph(split: Split, body: Graph, extra: Sequence[Value]) -> Graph:
    """The forward half: the body's own nodes as they are now, what `extra` needs, and `extra` as further results.

    Structured ops inside may have been given results that only the backward half would read: these go again.
    """
    b = split.b
    whole = Graph(tuple(b.nodes.values()), results=(*b.results, *extra))
    needed = ancestors(whole, [value.node for value in whole.results])
    kept = [node for node in whole.nodes if node.name in needed or (node.name in body and node.name in b.nodes)]
    return trimmed(Graph(tuple(kept), results=whole.results), body)


def trimmed(graph: Graph, original: Graph | None = None) -> Graph:
    """The graph without results of structured ops that nothing reads, in sub-graphs too.

    Loop variables stay, and so do the results that the same node has in `original`.
    """
    used: dict[str, set[int]] = {}
    for value in (*graph.results, *(v for node in graph.nodes for v in node.inputs)):
        used.setdefault(value.node, set()).add(value.port)
    nodes: list[Node] = []
    moved: dict[Value, Value] = {}
    for node in graph.nodes:
        before = original.by_name.get(node.name) if original is not None else None
        if node.op not in ("If", "While", "For") or before is node:
            nodes.append(node)
            continue
        fixed = max(loop_vars(node), len(before.types) if before is not None else 0)
        wanted = [p for p in range(len(node.types)) if p < fixed or p in used.get(node.name, ())]
        nodes.append(_with_results(node, wanted, before))
        moved.update({node.out(port): node.out(index) for index, port in enumerate(wanted) if index != port})
    if not moved:
        return graph.with_nodes(nodes)
    renamed = [
        node.with_(inputs=tuple(moved.get(v, v) for v in node.inputs)) if any(v in moved for v in node.inputs) else node
        for node in nodes
    ]
    return graph.with_(nodes=tuple(renamed), results=tuple(moved.get(v, v) for v in graph.results))


def _with_results(node: Node, wanted: Sequence[int], before: Node | None) -> Node:
    """A structured node with these of its results only, without the nodes that no result needs and `before` lacks."""
    old = dict(subgraphs(before)) if before is not None else {}
    attrs = dict(node.attrs)
    for name, body in subgraphs(node):
        if name != "cond":
            own = old.get(name)
            cut = body.with_(results=tuple(body.results[port] for port in wanted))
            kept = ancestors(cut, [value.node for value in cut.results]) | frozenset(own.by_name if own else ())
            attrs[name] = trimmed(cut.with_nodes(n for n in cut.nodes if n.name in kept or n.op == "Arg"), own)
    return node.with_(attrs=attrs, types=tuple(node.types[port] for port in wanted))


def extend(b: Builder, node: Node, **attrs: Graph | int) -> Node:
    """Give a structured node of `b` other sub-graphs; its first results stay what they are."""
    record = lookup(node.op, node)
    complete = b.attributes(record, {**node.attrs, **attrs})
    try:
        types = infer_types(record, [b.type(v) for v in node.inputs], [b.value(v) for v in node.inputs], complete)
    except InferError as error:
        raise AssertionError(f"extending {node.name}: {error.message}") from error
    extended = node.with_(attrs=complete, types=types)
    b.replace(extended)
    return extended
