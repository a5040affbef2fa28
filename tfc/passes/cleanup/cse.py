"""Common subexpression elimination (white paper §5.1, after Click 1995; TensorFlow's graph/optimizer_cse.cc).

When: after gradients, folding and simplification, which all leave repeated computations. Two nodes are merged when
they have the same op, inputs (in any order for commutative ops), attributes, types, control inputs and device, and the
op is pure (an If, While or For is when all its nodes are). A node that reads a variable may be merged too: equal inputs
and control inputs wait for the same writes, so both would see the same value (ir/analysis/effects.py). Bodies are
searched on their own.

    a = Relu(x); b = Relu(x); c = Add(a, b)   →   a = Relu(x); c = Add(a, a)
"""

from __future__ import annotations

from collections.abc import Hashable

from tfc.ir.graph.bodies import is_pure
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import COMMUTATIVE, lookup
from tfc.ir.graph.rewrite import map_bodies, resolve, substitute


def cse(graph: Graph) -> Graph:
    """Merge equal pure nodes into the first of them. One sweep in topological order, linear."""
    graph = map_bodies(graph, cse)
    first: dict[Hashable, Node] = {}
    replaced: dict[Value, Value] = {}
    gone: dict[str, tuple[str, ...]] = {}
    fed = {value.node for entry in graph.entries for _, value in entry.inputs}
    for node in graph.order:
        if not is_pure(node) or node.name in fed:
            continue
        inputs = [resolve(value, replaced) for value in node.inputs] if replaced else list(node.inputs)
        if lookup(node.op, node).has(COMMUTATIVE):
            inputs.sort()
        waits = tuple(sorted({gone.get(name, (name,))[0] for name in node.control_inputs}))
        key = (node.op, tuple(inputs), tuple(node.attrs.items()), node.types, waits, node.device, node.colocate)
        twin = first.setdefault(key, node)
        if twin is not node:
            replaced.update(zip(node.outputs, twin.outputs, strict=True))
            gone[node.name] = (twin.name,)
    if not gone:
        return graph
    return substitute(graph, (node for node in graph.nodes if node.name not in gone), replaced, gone)
