"""Bodies of structured ops: sub-graphs with builders of their own.

What a body uses from outside becomes an argument the first time it is used (GraphBuilder.capture); the sub-graphs of
one node then get the same arguments in the same order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import LanguageValue, Operation, Outputs
from tfc.ir.graph.graph import Graph, Node, Value


@dataclass
class Body:
    """A sub-graph being built: its builder, its own parameters, and its results."""

    builder: GraphBuilder
    parameters: list[Value] = field(default_factory=list)
    results: list[Value] = field(default_factory=list)

    @property
    def captured(self) -> list[Value]:
        """The outer values that became arguments, in the order in which they were first used."""
        b = self.builder
        return [outer for outer, inner in b.captures.items() if b.nodes[inner.node].op == "Arg"]


def owner(b: GraphBuilder, op: str, operands: Sequence[Value], bodies: Mapping[str, Body], **attrs: Any) -> Node:
    """Append the node that owns these bodies, by attribute; what they use from outside comes behind its operands."""
    outer, graphs = _closed([*bodies.values()])
    own: dict[str, Any] = dict(zip(bodies, graphs, strict=True))
    return b.node(op, *operands, *outer, name=op, **own, **attrs)


def _closed(bodies: Sequence[Body]) -> tuple[list[Value], list[Graph]]:
    """The outer values that the bodies use, all told, and the finished graphs, which all take all of them."""
    outer = list(dict.fromkeys(value for body in bodies for value in body.captured))
    _share_references(bodies, outer)
    graphs = []
    for body in bodies:
        b = body.builder
        b.loc = None
        parameters = [b.nodes[value.node] for value in body.parameters]
        captured = [b.nodes[_argument(b, value).node] for value in outer]
        args: list[Node] = [
            node.with_(attrs={**node.attrs, "index": index}) for index, node in enumerate((*parameters, *captured))
        ]
        names = {node.name for node in args}
        rest = [node for node in b.nodes.values() if node.name not in names]
        graphs.append(b.finish(body.results).with_(nodes=(*args, *rest)))
    return outer, graphs


def _share_references(bodies: Sequence[Body], outer: Sequence[Value]) -> None:
    """Make a variable that one body writes a reference in all: a loop's condition sees the writes of its body."""
    for value in outer:
        inner = [(body, body.builder.captures[value]) for body in bodies if value in body.builder.captures]
        if any(body.builder.type(argument).ref for body, argument in inner):
            for body, argument in inner:
                b = body.builder
                b.refer(argument)
                body.results = [b.emit("Identity", v, name="result") if v == argument else v for v in body.results]


def _argument(b: GraphBuilder, value: Value) -> Value:
    """The argument for an outer value, even where the body does not use it or knows it as a constant."""
    inner = b.captures.get(value)
    if inner is not None and b.nodes[inner.node].op == "Arg":
        return inner
    assert b.parent is not None
    return b.arg(b.parent.type(value), name=value.node.rpartition("/")[2])


def settle(body: Body) -> None:
    """Make a body's results wait for its effects."""
    b, region = body.builder, body.builder.region
    names = tuple(dict.fromkeys(region.effects)) if region is not None else ()
    own = {value.node for value in body.results}
    waits = tuple(name for name in names if name not in own)
    if waits:
        body.results = [b.node("Identity", value, name="result", control=waits).out() for value in body.results]
    else:
        body.results = [b.emit("Identity", v, name="result") if b.type(v).ref else v for v in body.results]


def outputs_of(b: GraphBuilder, node: Node) -> LanguageValue:
    """The outputs of a structured node as an operand: one value, several outputs, or an operation (its effect)."""
    if not node.types:
        if b.region is not None:
            b.region.effects.append(node.name)
        return Operation(node.name)
    return node.out() if len(node.types) == 1 else Outputs(node.outputs)
