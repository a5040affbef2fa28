"""Make every effect of a step one of its targets, and every write that a read sees a control edge, so that no
simplification removes either.

When: once what a step needs is known, before anything is simplified. A loop may write a variable and give a value that
turns out not to matter (taken by a loop without iterations, say): the write still happens, as it does in the reference
interpreter (white paper §4.2: what the fetches reach runs). And what was computed from such a value still reads the
variable after that write, although the value is no longer an operand.

    w = AssignAdd(W, x); y = …w…; entry run(x=x) -> (y=y)    →    entry run(x=x) -> (y=y) after w
    i = While(…, W) {writes W}; y = For(…, i, W) {…}         →    y = For(…, i, W) {…} after i
"""

from __future__ import annotations

from itertools import pairwise

from tfc.ir.analysis.effects import ancestors, descendants, reads, with_control, write_order, writes
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import is_pure
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import CONTROL_FLOW, SOURCE, WRITES, lookup
from tfc.ir.graph.rewrite import map_bodies, owners


def keep_effects(graph: Graph) -> Graph:
    """Add to every entry's targets the nodes it needs that write, print or check something, and edges from writes."""
    graph = _keep_order(graph)
    doing = [node.name for node in graph.nodes if does_something(node)]
    if not doing:
        return graph
    entries = []
    for entry in graph.entries:
        needed = ancestors(graph, entry.roots)
        found = needed.difference(value.node for _, value in entry.inputs)
        targets = (*entry.targets, *(name for name in doing if name in found))
        entries.append(replace(entry, targets=tuple(dict.fromkeys(targets))))
    return graph if tuple(entries) == graph.entries else graph.with_(entries=tuple(entries))


def _keep_order(graph: Graph) -> Graph:
    """Control edges from every write to the next one, and to the nodes that read what it wrote. Only where there is
    control flow: elsewhere nothing that is simplified takes an edge away."""
    graph = map_bodies(graph, _keep_order)
    if not any(node.op in owners() for node in graph.nodes) or not writes(graph):
        return graph
    graph = with_control(graph, write_order(graph))
    written = writes(graph)
    waiting = {node.name: descendants(graph, [node.name]) for nodes in written.values() for node in nodes}
    extra: dict[str, tuple[str, ...]] = {}
    for nodes in written.values():
        for earlier, later in pairwise(nodes):
            if later.op in owners():  # the operand that makes it wait may turn out not to matter
                extra[later.name] = (*extra.get(later.name, ()), earlier.name)
    for node in graph.nodes:
        for _, variable in reads(graph, node):
            seen = [write.name for write in written.get(variable, ()) if node.name in waiting[write.name]]
            extra[node.name] = (*extra.get(node.name, ()), *seen[-1:])
    return with_control(graph, {name: waits for name, waits in extra.items() if waits})


def does_something(node: Node) -> bool:
    """True for a node that writes, prints or checks something, itself or in a body."""
    record = lookup(node.op, node)
    if record.has(SOURCE) or not node.inputs:
        return False
    return record.has(WRITES) or not node.types or (record.has(CONTROL_FLOW) and not is_pure(node))
