"""A step as a sequence of instructions to be: kernels (planned groups), nodes that run on the host, and regions, which
are such sequences themselves."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.fusion.region import Step
from tfc.codegen.fusion.stages import Source
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Graph, Value


@record(frozen=True, eq=False)
class StepPlan:
    """The kernels and regions of a step in their order, and the memory of each value of the graph."""

    graph: Graph
    source: Mapping[Value, Source]
    steps: tuple[Step, ...]

    def with_steps(self, steps: tuple[Step, ...]) -> StepPlan:
        """The plan with other steps; the very same object where they are its own."""
        return self if steps is self.steps else replace(self, steps=steps)
