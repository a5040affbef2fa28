"""Extend the graph by gradients with the chain rule (white paper §4.1; TensorFlow's python/ops/gradients_util.py).

When: before feeds are cut, so that feeding an inner value leaves the backward graph whole. Required: no Gradients node
can run. For every Gradients node the nodes between its ys and xs are walked backwards, each op's registered gradient
rule is called with the gradients of its outputs, and the parts of each value are added by AddN. Outputs that nothing
used get zeros; an x that no y depends on gets zeros too. Gradients of gradients (second derivatives) work because
rules emit ordinary nodes.

    d = Gradients(C, W) {ys=1, xs=1}   →   d/Relu_grad/…, d/MatMul_grad/…; uses of d read the last of them
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tfc.ir.build import Builder
from tfc.ir.errors import Error
from tfc.ir.graph import Graph, Node, Value
from tfc.ir.registry import lookup
from tfc.ir.rewrite import resolve, substitute


def expand_gradients(graph: Graph) -> Graph:
    """Replace every Gradients node by the backward graph. INVALID_ARGUMENT names an op without a gradient."""
    wanted = [node for node in graph.order if node.op == "Gradients"]
    if not wanted:
        return graph
    builder = Builder(graph)
    replaced: dict[Value, Value] = {}
    for node in wanted:
        for port, value in enumerate(_Backward(builder, node, replaced).run()):
            replaced[node.out(port)] = value
    nodes = (node for node in builder.nodes.values() if node.op != "Gradients")
    return substitute(graph, nodes, replaced)


class _Backward:
    """The expansion of one Gradients node."""

    def __init__(self, builder: Builder, node: Node, replaced: Mapping[Value, Value]) -> None:
        self.builder, self.node, self.replaced = builder, node, replaced
        ys, xs = node.attrs["ys"], node.attrs["xs"]
        assert isinstance(ys, int) and isinstance(xs, int)
        inputs = tuple(resolve(value, replaced) for value in node.inputs)
        self.ys, self.xs, self.starts = inputs[:ys], inputs[ys : ys + xs], inputs[ys + xs :]
        self.parts: dict[Value, list[Value]] = {}

    def run(self) -> list[Value]:
        """The gradients of the xs, in order."""
        b = self.builder
        b.gradient_source = self.node.name
        with b.at(self.node.loc), b.scope(self.node.name):
            for index, y in enumerate(self.ys):
                start = self.starts[index] if self.starts else b.emit("OnesLike", y, name="ones")
                self.parts.setdefault(y, []).append(start)
            for node in self._between():
                self._step(node)
            return [self._total(x) or b.emit("ZerosLike", x, name="zeros") for x in self.xs]

    def _inputs(self, node: Node) -> tuple[Value, ...]:
        return tuple(resolve(value, self.replaced) for value in node.inputs)

    def _between(self) -> Iterator[Node]:
        """The nodes on paths from the xs to the ys, last ones first."""
        xs = set(self.xs)
        active: dict[str, bool] = {}
        ordered = self._ancestors()
        for node in ordered:
            active[node.name] = any(v in xs or active.get(v.node, False) for v in self._inputs(node))
        return (node for node in reversed(ordered) if active[node.name])

    def _ancestors(self) -> list[Node]:
        """What the ys are computed from, in topological order (depth-first, without recursion)."""
        ordered: list[Node] = []
        state: dict[str, bool] = {}
        stack = [(y.node, False) for y in reversed(self.ys)]
        while stack:
            name, done = stack.pop()
            if done:
                ordered.append(self.builder.nodes[name])
            elif name not in state:
                state[name] = True
                stack.append((name, True))
                stack.extend((v.node, False) for v in reversed(self._inputs(self.builder.nodes[name])))
        return ordered

    def _step(self, node: Node) -> None:
        """Send the gradients of a node's outputs to its inputs."""
        totals = [self._total(value) for value in node.outputs]
        if all(total is None for total in totals):
            return
        op = lookup(node.op, node)
        if op.differentiable is False:
            return
        if op.gradient_rule is None:
            raise Error(
                f"No gradient defined for operation {node.name!r} (op type: {node.op})", loc=node.loc, node=node.name
            )
        with self.builder.at(node.loc), self.builder.device(node.device), self.builder.scope(_scope_of(node)):
            grads = [self._or_zeros(total, value) for total, value in zip(totals, node.outputs, strict=True)]
            parts = tuple(op.gradient_rule(self.builder, node, *grads))
        if len(parts) != len(node.inputs):
            raise AssertionError(f"the gradient of {node.op} gives {len(parts)} values for {len(node.inputs)} inputs")
        for value, part in zip(self._inputs(node), parts, strict=True):
            kind = self.builder.type(value).dtype
            if part is not None and (kind.is_float or kind.is_complex):
                self.parts.setdefault(value, []).append(part)

    def _or_zeros(self, total: Value | None, output: Value) -> Value | None:
        """Zeros for an output whose gradient nothing asked for, if it can have one."""
        kind = self.builder.type(output).dtype
        if total is not None or not (kind.is_float or kind.is_complex):
            return total
        return self.builder.emit("ZerosLike", output, name="zeros")

    def _total(self, value: Value) -> Value | None:
        """The sum of all parts that have arrived for a value."""
        parts = self.parts.get(value)
        if not parts:
            return None
        if len(parts) > 1:
            self.parts[value] = [self.builder.emit("AddN", *parts)]
        return self.parts[value][0]


def _scope_of(node: Node) -> str:
    return f"{node.name.rpartition('/')[2]}_grad"
