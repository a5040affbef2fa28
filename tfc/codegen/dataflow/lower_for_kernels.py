"""Lowers the structured ops that turn out to be no native regions to primitives, for the dataflow executor.

The pass `lower_control_flow` leaves what holds compiled ops alone. Of these some are no regions after all: one has a
size that nobody knows, or stands in a step in which something waits.
"""

from __future__ import annotations

from tfc.codegen.dataflow.leading_wait import must_interleave
from tfc.codegen.dataflow.part import Part
from tfc.codegen.dataflow.runtime_lengths import unfit_lengths
from tfc.codegen.fusion.live_nodes import obstacle
from tfc.ir.graph.graph import Graph, Node
from tfc.passes.lowering.lower_control_flow import also_late, lower_control_flow


def lower_for_kernels(graph: Graph, part: Part | None = None) -> Graph:
    """Lower what turns out to be no native region, and what can be none where all of the step is one dataflow."""
    if not must_interleave(graph, part):
        graph = lower_control_flow(graph, has_obstacle)
        if not must_interleave(graph, part):
            return graph
    while True:
        unfit = unfit_lengths(graph, part)
        lowered = lower_control_flow(graph, also_late(has_obstacle, unfit))
        if lowered is graph:
            return graph
        graph = lowered  # what was lowered may be in the way of what was not


def has_obstacle(graph: Graph, node: Node) -> bool:
    """True for a structured op that is no native region after all: for an unknown size, say. The executor runs it."""
    return obstacle(graph, node) is not None
