"""Steps that wait once, for what they begin with: a training step that takes its batch from a queue.

Such a step needs no executor. It waits before it touches anything, and is a straight line of kernels from there on,
the same as if the batch were fed. Whatever else a step may wait for, or do meanwhile that others can see, is a matter
for the dataflow executor (outline.py).
"""

from __future__ import annotations

from tfc.codegen.dataflow.part import Part
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.ir.analysis.effects import ancestors, descendants, written_operands
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import is_pure
from tfc.ir.graph.graph import Graph, Node, subgraphs
from tfc.ir.graph.registry import ASYNC, lookup
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.reference.async_result import may_wait

_GIVEN = ("Placeholder", "Const")


def must_interleave(graph: Graph, part: Part | None = None) -> bool:
    """True for a step of which some nodes have to run while others wait. `part` says that it is one device's part."""
    meets_caller = "_Send" in graph.ops
    return part is not None or meets_caller or (may_wait(graph) and not first_nodes(graph))


def first_nodes(graph: Graph) -> frozenset[str]:
    """The node that waits and what gives it its handle, if it is the only one that may, of known sizes, takes nothing
    that is computed, and if nobody can see what else the step does before it. Else none.
    """
    waiting = [node for node in graph.nodes if lookup(node.op, node).has(ASYNC)]
    if len(waiting) != 1 or any(_needs_executor(graph, node) for node in graph.nodes):
        return frozenset()
    (last,) = waiting
    before = [graph[name] for name in ancestors(graph, [last.name])]
    if not all(kind.is_known for kind in last.types) or not all(map(_can_be_first, before)):
        return frozenset()
    later = descendants(graph, [last.name])
    first = frozenset(node.name for node in before if node.op not in _GIVEN)
    others = (node for node in graph.nodes if node.name not in first and node.name not in later)
    return frozenset() if any(_can_be_seen(node) for node in others) else first


def _needs_executor(graph: Graph, node: Node) -> bool:
    """True for control-flow primitives and calls, and where something inside of a body may wait."""
    inside = any(True for _ in subgraphs(node)) and may_wait(Graph((node,)), graph.function)
    return inside or node.op in PRIMITIVES or node.op == "Call"


def _can_be_first(node: Node) -> bool:
    """True for what is fed or known, and for nodes of the host that touch no variable."""
    touches = any(kind.ref for kind in node.types) or written_operands(node)
    return not node.control_inputs and (node.op in _GIVEN or (lookup(node.op).host is not None and not touches))


def _can_be_seen(node: Node) -> bool:
    """True for a node that does more than give results."""
    is_variable = not node.inputs and any(kind.ref for kind in node.types)
    return not is_variable and node.op not in (*_GIVEN, "NoOp") and not is_pure(node)


def move_wait_first(step: StepPlan) -> StepPlan:
    """The same step in an order that begins with those nodes; the very same object when it has none."""
    first = first_nodes(step.graph)
    if not first:
        return step
    begin = [part for part in step.steps if isinstance(part, Node) and part.name in first]
    rest = [part for part in step.steps if not (isinstance(part, Node) and part.name in first)]
    return replace(step, steps=(*begin, *rest))
