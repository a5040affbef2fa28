"""Make what a step does besides computing its results a target of it, so that no simplification takes it away.

When: once what a step needs is known, before anything is simplified. A loop may write a variable and give a value that
turns out not to matter (multiplied by a constant, taken by a loop without trips): the write still happens, as it does
in the reference interpreter (white paper §4.2: what the fetches reach runs).

    w = AssignAdd(W, x); y = …w…; entry run(x=x) -> (y=y)    →    entry run(x=x) -> (y=y) targets w
"""

from __future__ import annotations

from tfc.ir.bodies import is_pure
from tfc.ir.effects import ancestors
from tfc.ir.graph import Entry, Graph, Node
from tfc.ir.registry import CONTROL_FLOW, SOURCE, WRITES, lookup


def keep_effects(graph: Graph) -> Graph:
    """Add to every entry's targets the nodes it needs that write, print or check something."""
    doing = [node.name for node in graph.nodes if _does_something(node)]
    if not doing:
        return graph
    entries = tuple(_with_targets(graph, entry, doing) for entry in graph.entries)
    return graph if entries == graph.entries else graph.with_(entries=entries)


def _does_something(node: Node) -> bool:
    record = lookup(node.op, node)
    if record.has(SOURCE) or not node.inputs:
        return False
    return record.has(WRITES) or not node.types or (record.has(CONTROL_FLOW) and not is_pure(node))


def _with_targets(graph: Graph, entry: Entry, doing: list[str]) -> Entry:
    needed = ancestors(graph, [*(value.node for _, value in entry.outputs), *entry.targets])
    fed = {value.node for _, value in entry.inputs}
    found = [name for name in doing if name in needed and name not in fed]
    return Entry(entry.name, entry.inputs, entry.outputs, tuple(dict.fromkeys((*entry.targets, *found))), entry.loc)
