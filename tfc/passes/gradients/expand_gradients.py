"""Extend the graph by gradients with the chain rule (white paper §4.1; TensorFlow's python/ops/gradients_util.py).

When: before feeds are cut, so that feeding an inner value leaves the backward graph whole. Required: no Gradients node
can run. For every Gradients node the nodes between its ys and xs are walked backwards, each op's registered gradient
rule is called with the gradients of its outputs, and the parts of each value are added up. Outputs that nothing
used get zeros; an x that no y depends on gets zeros too. Structured ops are extended and get backward ops of the same
kind (passes/gradients/). Gradients of gradients (second derivatives) work because rules emit ordinary nodes; Gradients
inside of bodies and functions are expanded first.

    d = Gradients(C, W) {ys=1, xs=1}   →   d/Relu_grad/…, d/MatMul_grad/…; uses of d read the last of them
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from tfc.ir.base.errors import Error
from tfc.ir.base.limits import most_nodes
from tfc.ir.graph.bodies import nodes_within
from tfc.ir.graph.build import Builder
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import map_node_bodies, resolve, substitute
from tfc.passes.gradients.branch import if_gradient
from tfc.passes.gradients.call import call_gradient
from tfc.passes.gradients.expansion import Expansion, differentiable, fitted
from tfc.passes.gradients.loop import loop_gradient
from tfc.passes.gradients.row_parts import add_parts

NODES_PER_NODE = 20
"""Nodes that gradients may take for each node there is: a first derivative takes four, a second four times those."""
STRUCTURED = {"If": if_gradient, "For": loop_gradient, "While": loop_gradient, "Call": call_gradient}
Values = Sequence[Value]


def expand_gradients(graph: Graph) -> Graph:
    """Replace every Gradients node by the backward graph. INVALID_ARGUMENT names an op without a gradient."""
    if not any("Gradients" in part.ops for part in parts_of(graph)):
        return graph

    def chain(
        expansion: Expansion, b: Builder, ys: Values, starts: Values, xs: Values, among: frozenset[str] | None
    ) -> list[Value | None]:
        return _Backward(expansion, b, {}, xs, among).run(ys, starts)

    written = sum(1 for part in parts_of(graph) for _ in part.nodes)
    expansion = Expansion(chain, dict(graph.functions), most_nodes(NODES_PER_NODE * written))
    for name in graph.function:
        expansion.functions[name] = _expand(expansion.functions[name], expansion)
    expanded = _expand(graph, expansion)
    return expanded.with_(functions=tuple(expansion.functions.items()))


def _expand(graph: Graph, expansion: Expansion) -> Graph:
    """Expand the Gradients nodes of one graph, those of its sub-graphs first."""
    graph = graph.with_nodes(map_node_bodies(node, lambda body: _expand(body, expansion)) for node in graph.nodes)
    wanted = [node for node in graph.order if node.op == "Gradients"]
    if not wanted:
        return graph
    builder = Builder(graph)
    replaced: dict[Value, Value] = {}
    for node in wanted:
        for port, value in enumerate(_gradients(expansion, builder, node, replaced)):
            replaced[node.out(port)] = value
    nodes = (node for node in builder.nodes.values() if node.op != "Gradients")
    changed = graph.with_(entries=tuple(builder.entries.values()), results=builder.results)
    return substitute(changed, nodes, replaced)


def _gradients(expansion: Expansion, b: Builder, node: Node, replaced: Mapping[Value, Value]) -> list[Value]:
    """The values that replace the outputs of one Gradients node."""
    ys, xs = node.attrs["ys"], node.attrs["xs"]
    assert isinstance(ys, int) and isinstance(xs, int)
    inputs = tuple(resolve(value, replaced) for value in b.nodes[node.name].inputs)
    b.gradient_source, expansion.asked = node.name, node
    with b.at(node.loc), b.scope(node.name):
        targets, sources = inputs[:ys], inputs[ys : ys + xs]
        starts = inputs[ys + xs :] or [b.emit("OnesLike", y, name="ones") for y in targets]
        found = _Backward(expansion, b, replaced, sources).run(targets, starts)
        return [
            b.emit("ZerosLike", x, name="zeros") if gradient is None else fitted(b, gradient, b.type(x).value())
            for gradient, x in zip(found, sources, strict=True)
        ]


@dataclass
class _Backward:
    """A walk from ys to xs; `among` limits it to these nodes."""

    expansion: Expansion
    builder: Builder
    replaced: Mapping[Value, Value]
    xs: Sequence[Value]
    among: frozenset[str] | None = None
    parts: dict[Value, list[Value]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.active = set(self.xs)

    def run(self, ys: Sequence[Value], starts: Sequence[Value]) -> list[Value | None]:
        """The gradients of the xs, in order."""
        for y, start in zip(ys, starts, strict=True):
            self.parts.setdefault(y, []).append(start)
        for node in self._between(ys):
            self._step(node)
        return [self._total(x) for x in self.xs]

    def _inputs(self, node: Node) -> tuple[Value, ...]:
        return tuple(resolve(value, self.replaced) for value in node.inputs)

    def _between(self, ys: Sequence[Value]) -> Iterator[Node]:
        """The nodes on paths from the xs to the ys, last ones first."""
        ordered = self._ancestors(ys)
        between = []
        for node in ordered:
            if any(value in self.active for value in self._inputs(node)):
                self.active.update(node.outputs)
                between.append(node)
        return reversed(between)

    def _ancestors(self, ys: Sequence[Value]) -> list[Node]:
        """The nodes that the ys are computed from, in topological order (depth-first, without recursion)."""
        ordered: list[Node] = []
        state: dict[str, bool] = {}
        stack = [(y.node, False) for y in reversed(ys)]
        while stack:
            name, done = stack.pop()
            if done:
                ordered.append(self.builder.nodes[name])
            elif name not in state and (self.among is None or name in self.among):
                state[name] = True
                stack.append((name, True))
                stack.extend((v.node, False) for v in reversed(self._inputs(self.builder.nodes[name])))
        return ordered

    def _step(self, node: Node) -> None:
        """Send the gradients of a node's outputs to its inputs."""
        nodes, counted = self.builder.nodes, self.expansion.nodes
        before = len(nodes)
        self._send(node)
        added = islice(reversed(nodes.values()), len(nodes) - before)
        made = sum(1 for each in added for _ in nodes_within(each))
        self.expansion.count(max(made - (self.expansion.nodes - counted), 0))  # those of bodies may be counted already

    def _send(self, node: Node) -> None:
        """The same, uncounted."""
        totals = [self._total(value) for value in node.outputs]
        op = lookup(node.op, node)
        if all(total is None for total in totals) or op.differentiable is False:
            return
        b, inputs = self.builder, self._inputs(node)
        with b.at(node.loc), b.device(node.device), b.scope(f"{node.name.rpartition('/')[2]}_grad"):
            if node.op in STRUCTURED:
                active = {index for index, value in enumerate(inputs) if value in self.active}
                known = node if inputs == node.inputs else node.with_(inputs=inputs)
                parts = tuple(STRUCTURED[node.op](self.expansion, b, known, totals, active))
            elif op.gradient_rule is None:
                raise Error(f"No gradient defined for operation {node.name!r} (op type: {node.op})",
                            loc=node.loc, node=node.name)  # fmt: skip
            else:
                grads = [self._or_zeros(total, value) for total, value in zip(totals, node.outputs, strict=True)]
                parts = tuple(op.gradient_rule(b, node, *grads))
        if len(parts) != len(inputs):
            raise AssertionError(f"the gradient of {node.op} gives {len(parts)} values for {len(inputs)} inputs")
        for value, part in zip(inputs, parts, strict=True):
            if part is not None and differentiable(b.type(value)):
                self.parts.setdefault(value, []).append(part)

    def _or_zeros(self, total: Value | None, output: Value) -> Value | None:
        """Zeros for an output whose gradient nothing asked for, if it can have one."""
        if total is not None or not differentiable(self.builder.type(output)):
            return total
        return self.builder.emit("ZerosLike", output, name="zeros")

    def _total(self, value: Value) -> Value | None:
        """The sum of all parts that have arrived for a value."""
        parts = self.parts.get(value)
        if not parts:
            return None
        if len(parts) > 1:
            self.parts[value] = [add_parts(self.builder, parts)]
        return self.parts[value][0]
