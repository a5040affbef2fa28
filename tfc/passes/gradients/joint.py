"""A body together with its gradient: what flows where in a sub-graph, and the chain rule applied inside of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tfc.ir.build import Builder
from tfc.ir.graph import Graph, Node, Value
from tfc.ir.registry import lookup
from tfc.ir.types import TensorType
from tfc.passes.gradients.expansion import Expansion


@dataclass
class Joint:
    """A body with its backward nodes appended.

    `starts` are the added parameters that hold the gradients of results, by the result's index; `grads` the gradients
    that were asked for.
    """

    b: Builder
    starts: Mapping[int, Value]
    grads: Sequence[Value | None]


def joint(expansion: Expansion, body: Graph, kinds: Mapping[int, TensorType], wanted: Sequence[Value]) -> Joint:
    """Differentiate a body: `kinds` are the types of the results' gradients that are given, `wanted` what is asked."""
    b = Builder(body)
    starts = {index: b.arg(kind, name="dy") for index, kind in kinds.items()}
    grads = expansion.chain(expansion, b, [body.results[i] for i in starts], list(starts.values()), wanted)
    return Joint(b, starts, grads)


def arguments(body: Graph) -> list[Node]:
    """The parameters of a body, in order."""
    return [node for node in body.nodes if node.op == "Arg"]


def passes_gradients(node: Node) -> bool:
    """False for a node whose outputs do not depend on its inputs as far as gradients are concerned."""
    return lookup(node.op, node).differentiable is not False


def reached_from(body: Graph, sources: Iterable[Value]) -> set[Value]:
    """All values of a body through which a gradient could flow back to one of `sources`."""
    reached = set(sources)
    for node in body.order:
        if any(value in reached for value in node.inputs) and passes_gradients(node):
            reached.update(node.outputs)
    return reached


def leading_to(body: Graph, results: Iterable[Value]) -> set[Value]:
    """All values of a body to which a gradient of one of `results` could flow."""
    reached = set(results)
    for node in reversed(body.order):
        if any(value in reached for value in node.outputs) and passes_gradients(node):
            reached.update(node.inputs)
    return reached


def active_parameters(body: Graph, parameters: Sequence[Value], count: int, active: Collection[int]) -> set[int]:
    """Which of a loop's parameters depend on the active ones, trips included; the first `count` are variables."""
    found = set(active)
    while True:
        reached = reached_from(body, [parameters[i] for i in found])
        grown = found | {i for i in range(count) if body.results[i] in reached}
        if grown == found:
            return found
        found = grown


def needed_variables(body: Graph, parameters: Sequence[Value], count: int, given: Collection[int]) -> set[int]:
    """The variables to which gradients of the results `given` flow, trips included."""
    found = set(given)
    while True:
        reached = leading_to(body, [body.results[i] for i in found])
        grown = found | {i for i in range(count) if parameters[i] in reached}
        if grown == found:
            return {i for i in found if i < count}
        found = grown
