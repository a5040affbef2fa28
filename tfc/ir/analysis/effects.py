"""Effect order: the rule for variables that one step reads and writes, as analyses over a graph.

TensorFlow's reference variables leave a race when one step reads and writes a variable. tfc defines the order:

1. What data and control edges say, holds.
2. Otherwise every read of a variable in a step comes before every write of it: reads see the value the variable had
   when the step began.
3. Otherwise writes of one variable happen in construction order.

The interpreter applies the rule directly; the pass `order_variables` turns it into control edges and snapshots.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

from tfc.ir.base.reachable import reachable
from tfc.ir.graph.graph import Graph, Node, Value, map_nodes, subgraphs
from tfc.ir.graph.registry import Trait, lookup


def variable_of(graph: Graph, value: Value) -> str | None:
    """The variable a reference value refers to, or None for an ordinary value."""
    node = graph.by_name.get(value.node)
    while node is not None and value.port < len(node.types) and node.types[value.port].ref:
        if not node.inputs:
            return node.name
        value = node.inputs[0]
        node = graph.by_name.get(value.node)
    return None


def written_operands(node: Node) -> tuple[int, ...]:
    """The operands through which `node` writes a variable: the first of Assign and its kin, and the references that a
    structured op passes to a body that writes them.
    """
    record = lookup(node.op, node)
    if record.has(Trait.WRITES):
        return (0,)
    if not record.has(Trait.CONTROL_FLOW):
        return ()
    if node.op == "Call":
        given = node.attrs.get("writes", ())
        assert isinstance(given, tuple)
        return tuple(index for index in given if isinstance(index, int))
    offset = {"If": 1, "For": 0}.get(node.op, 0)
    found = set()
    for _, body in subgraphs(node):
        for arg in body.nodes:
            if arg.op == "Arg" and arg.types[0].ref:
                index = arg.attrs["index"]
                assert isinstance(index, int)
                found.add(index + offset)
    return tuple(sorted(found))


def forwards_reference(node: Node) -> bool:
    """True for RefSwitch and its kin, which hand a reference on without reading the variable."""
    return bool(node.inputs) and node.op.startswith("Ref") and lookup(node.op, node).has(Trait.CONTROL_FLOW)


def writes(graph: Graph) -> Mapping[str, tuple[Node, ...]]:
    """For every variable that is written, the writing nodes in topological (that is, construction) order."""
    found: dict[str, list[Node]] = {}
    for node in graph.order:
        for operand in written_operands(node):
            variable = variable_of(graph, node.inputs[operand])
            if variable is not None:
                found.setdefault(variable, []).append(node)
    return {variable: tuple(nodes) for variable, nodes in found.items()}


def reads(graph: Graph, node: Node) -> tuple[tuple[int, str], ...]:
    """(operand index, variable) for every operand through which `node` only reads a variable."""
    if not any(graph.by_name[v.node].types[v.port].ref for v in node.inputs if v.node in graph.by_name):
        return ()
    if forwards_reference(node):
        return ()
    written = written_operands(node)
    found = []
    for index, value in enumerate(node.inputs):
        variable = variable_of(graph, value) if index not in written else None
        if variable is not None:
            found.append((index, variable))
    return tuple(found)


def write_order(graph: Graph) -> Mapping[str, tuple[str, ...]]:
    """Rule 3 as extra control edges: for a writing node the earlier write of its variable that it must wait for."""
    extra: dict[str, tuple[str, ...]] = {}
    for nodes in writes(graph).values():
        for earlier, later in pairwise(nodes):
            waits = set(later.sources)
            if earlier.name != later.name and earlier.name not in waits:
                extra[later.name] = (*extra.get(later.name, ()), earlier.name)
    return extra


def with_control(graph: Graph, extra: Mapping[str, tuple[str, ...]]) -> Graph:
    """The graph with additional control edges (`extra` maps a node to the nodes it waits for)."""
    if not extra:
        return graph
    return map_nodes(
        graph,
        lambda node: (
            node.with_(control_inputs=tuple(dict.fromkeys((*node.control_inputs, *extra[node.name]))))
            if node.name in extra
            else node
        ),
    )


def descendants(graph: Graph, names: Iterable[str]) -> frozenset[str]:
    """All nodes that wait, directly or not, for one of `names` (which are not included unless they do)."""

    def users(name: str) -> list[str]:
        return [user.name for user in (*graph.users.get(name, ()), *graph.control_users.get(name, ()))]

    return frozenset(reachable((user for name in names for user in users(name)), users))


def ancestors(graph: Graph, names: Iterable[str]) -> frozenset[str]:
    """All nodes that must run before one of `names` can, and those nodes themselves."""
    by_name = graph.by_name
    found = reachable(names, lambda name: by_name[name].sources if name in by_name else ())
    return frozenset(name for name in found if name in by_name)
