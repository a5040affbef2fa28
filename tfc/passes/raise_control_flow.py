"""Recover While and If from well-formed graphs of control-flow primitives, as TensorFlow 1 writes them.

When: early, so that gradients, simplification and native loops see structure. Loops first (raise_loops.py), then
branches (raise_branches.py). What While and If can not say is left alone and runs on the dataflow executor.

    s = Switch(x, p); a = Neg(s:1); b = Abs(s:0); y = Merge(b, a)   →   y = If(p, x) {then_branch=Neg, else_branch=Abs}
"""

from __future__ import annotations

from tfc.ir.frames import has_primitives
from tfc.ir.graph import Graph
from tfc.ir.rewrite import map_bodies
from tfc.passes.raise_branches import raise_branches
from tfc.passes.raise_loops import raise_loops


def raise_control_flow(graph: Graph) -> Graph:
    """Turn well-formed frames and branches into structured ops, in sub-graphs too."""
    if has_primitives(graph):
        graph = raise_branches(raise_loops(graph))
    return map_bodies(graph, raise_control_flow)
