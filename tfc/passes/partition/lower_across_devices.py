"""Lower branches and loops whose bodies run on several devices to primitives, so that `partition` can cut them.

When: after variables are ordered, before `partition`. A branch or loop that is on one device as a whole stays what it
is: a native one, if it can be.

    If(p, x) on A {then_branch={Neg(x) on B} …}   →   s = Switch(x, p) on A; n = Neg(s:1) on B; Merge(…, n) on A
"""

from __future__ import annotations

from tfc.ir.graph.bodies import nodes_within
from tfc.ir.graph.graph import Graph, Node
from tfc.passes.lowering.lower_control_flow import lower_control_flow


def lower_across_devices(graph: Graph) -> Graph:
    """The graph without structured ops that span devices; the same one when there are none."""
    return lower_control_flow(graph, spans_devices)


def spans_devices(graph: Graph, node: Node) -> bool:
    """True when a node inside of a structured one is on another device than the structured node itself."""
    return any(each.op != "Arg" and each.device not in ("", node.device) for each in nodes_within(node))
