"""A body together with its gradient: the active parameters and results, and the chain rule inside the sub-graph."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tfc.ir.base.reachable import reachable
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import lookup
from tfc.ir.types.types import TensorType
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
    """Differentiate a body: `kinds` are the types of the results' given gradients, `wanted` the requested ones."""
    b = Builder(body)
    starts = {index: b.arg(kind, name="dy") for index, kind in kinds.items()}
    grads = expansion.chain(expansion, b, [body.results[i] for i in starts], list(starts.values()), wanted, None)
    return Joint(b, starts, grads)


def passes_gradients(node: Node) -> bool:
    """False for a node whose outputs do not depend on its inputs as far as gradients are concerned."""
    return lookup(node.op, node).differentiable is not False


def active_parameters(body: Graph, parameters: Sequence[Value], count: int, active: Collection[int]) -> set[int]:
    """The parameters of a loop that depend on the active ones over all iterations; the first `count` are variables."""
    places: dict[Value, list[int]] = {}
    for i in range(count):
        places.setdefault(body.results[i], []).append(i)

    def following(value: Value) -> Iterator[Value]:
        yield from (parameters[i] for i in places.get(value, ()))
        for user in body.users[value.node]:
            if value in user.inputs and passes_gradients(user):
                yield from user.outputs

    reached = reachable([parameters[i] for i in sorted(active)], following)
    return {*active, *(i for value in reached for i in places.get(value, ()))}


def needed_variables(body: Graph, parameters: Sequence[Value], count: int, given: Collection[int]) -> set[int]:
    """The variables to which gradients of the results `given` flow, iterations included."""
    places = {parameter: i for i, parameter in enumerate(parameters[:count])}

    def before(value: Value) -> Iterator[Value]:
        if value in places:
            yield body.results[places[value]]
        node = body.by_name[value.node]
        if passes_gradients(node):
            yield from node.inputs

    reached = reachable([body.results[i] for i in sorted(given)], before)
    return {i for i in given if i < count} | {places[value] for value in reached if value in places}
