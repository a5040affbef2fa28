"""A body together with its gradient: the active parameters and results, and the chain rule inside the sub-graph."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

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
    grads = expansion.chain(expansion, b, [body.results[i] for i in starts], list(starts.values()), wanted)
    return Joint(b, starts, grads)


def passes_gradients(node: Node) -> bool:
    """False for a node whose outputs do not depend on its inputs as far as gradients are concerned."""
    return lookup(node.op, node).differentiable is not False


def active_parameters(body: Graph, parameters: Sequence[Value], count: int, active: Collection[int]) -> set[int]:
    """The parameters of a loop that depend on the active ones over all iterations; the first `count` are variables."""
    places: dict[Value, list[int]] = {}
    for i in range(count):
        places.setdefault(body.results[i], []).append(i)
    found = set(active)
    reached: set[Value] = set()
    stack = [parameters[i] for i in sorted(found)]
    while stack:
        value = stack.pop()
        if value in reached:
            continue
        reached.add(value)
        for i in places.get(value, ()):
            found.add(i)
            stack.append(parameters[i])
        for user in body.users[value.node]:
            if value in user.inputs and passes_gradients(user):
                stack.extend(user.outputs)
    return found


def needed_variables(body: Graph, parameters: Sequence[Value], count: int, given: Collection[int]) -> set[int]:
    """The variables to which gradients of the results `given` flow, iterations included."""
    places = {parameter: i for i, parameter in enumerate(parameters[:count])}
    found = {i for i in given if i < count}
    reached: set[Value] = set()
    stack = [body.results[i] for i in sorted(given)]
    while stack:
        value = stack.pop()
        if value in reached:
            continue
        reached.add(value)
        if value in places:
            found.add(places[value])
            stack.append(body.results[places[value]])
        node = body.by_name[value.node]
        if passes_gradients(node):
            stack.extend(node.inputs)
    return found
