"""Mark the values of f16 and bf16 that are rounded to their type where a kernel computes them.

Kernels compute these types in f32. Within a kernel a value may keep that excess precision on its way to the one op that
reads it, which saves the rounding and is more exact. But a value is one number: where more than one op reads it, or it
is stored as well (fetched, written to a variable, carried round a loop, read by another kernel), all see it rounded. So
does an op that would tell the two apart: one that tests the value (a comparison, is_inf, argmax, a sort, floor), or has
results of another type (a cast).

    y = x * x; z = is_inf(y); w = y / 4      in f16, x = 300: y is inf for both
    y = x * x; w = y / 4                     w may be 22500, and is inf where y is fetched as well

With strict rounding every value is rounded, as if each op had a kernel of its own. What an op computes inside, such as
the exponentials of a softmax or the sums of a product, is f32 in any case and rounded once. XLA has the same choice
(`xla_allow_excess_precision`), and so have C's compilers (FLT_EVAL_METHOD).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tfc.codegen.fusion.stages import Stage, StageGraph
from tfc.codegen.tensor.rounding import is_narrow, tested
from tfc.codegen.tensor.tensor import Tensor


def round_values(stages: StageGraph, *, strict: bool = False) -> None:
    """Mark the stages that are rounded (`Stage.rounds`), those of all regions too; `strict`: whoever reads them."""
    waiting = [stages]
    while waiting:
        graph = waiting.pop()
        waiting += [body for region in graph.regions.values() for body in region.bodies]
        _Marking(graph, strict).run()


class _Marking:
    def __init__(self, graph: StageGraph, strict: bool) -> None:
        self.graph, self.strict = graph, strict
        self.reader: dict[Stage, str] = {}
        """The node that reads a value, if only one was met so far."""
        self.tests: dict[tuple[Tensor, ...], frozenset[Tensor]] = {}

    def run(self) -> None:
        of_nodes: set[Stage] = set()
        for name, stages in self.graph.stages_of.items():
            of_nodes.update(stages)
            self._node(name, stages)
        for step in self.graph.steps:
            if isinstance(step, Stage) and step not in of_nodes:
                for source in _values(step):  # what is copied for a region or out of one has been observed
                    source.rounds = True

    def _node(self, name: str, stages: Sequence[Stage]) -> None:
        for stage in stages:
            if self.strict and stage.port is not None and is_narrow(stage.tensor.dtype):
                stage.rounds = True
            for source in _values(stage):
                observes = any(kind.dtype != source.tensor.dtype for kind in stage.node.types)
                if observes or self.reader.setdefault(source, name) != name or self._is_tested(source, stages):
                    source.rounds = True

    def _is_tested(self, source: Stage, stages: Sequence[Stage]) -> bool:
        """True when the op with these stages tests a value that it reads."""
        key = tuple(stage.tensor for stage in stages)
        if key not in self.tests:
            self.tests[key] = tested([(stage.tensor, stage.facts) for stage in stages])
        return any(stages[-1].binding.get(tensor) is source for tensor in self.tests[key])


def _values(stage: Stage) -> Iterator[Stage]:
    """The values of f16 and bf16 that a stage reads and that have been computed in the same graph."""
    for tensor, _ in stage.facts.reads:
        if is_narrow(tensor.dtype):
            source = stage.binding[tensor]
            if isinstance(source, Stage) and source.port is not None:
                yield source
