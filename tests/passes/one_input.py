"""Graphs of one input and one result: what a pass makes of them, and what they compute."""

from collections.abc import Callable

import numpy as np

from tfc.ir.analysis.verify import verify
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import interpret
from tfc.passes.cleanup.prune import prune


def rewritten(rule: Callable[[Graph], Graph], graph: Graph) -> tuple[Graph, list[str]]:
    """What a pass leaves, verified and pruned, and the ops in it that compute something."""
    changed = prune(rule(graph))
    verify(changed)
    return changed, [node.op for node in changed.nodes if node.op not in ("Const", "Placeholder")]


def run(graph: Graph, x: np.ndarray, *, precise: bool) -> np.ndarray:
    """The result, by the interpreter, in float64 if `precise`."""
    (entry,) = graph.entries
    return np.asarray(interpret(graph, {entry.inputs[0][1]: x}, [entry.outputs[0][1]], precise=precise)[0])
