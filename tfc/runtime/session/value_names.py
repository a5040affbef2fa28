"""Names of values and nodes in a session's calls, and TensorFlow's rules for feeds and fetches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from numpy.typing import ArrayLike

from tfc.ir.base.errors import Error, suggest
from tfc.ir.graph.graph import Graph, Value


@runtime_checkable
class HasValue(Protocol):
    """An object that stands for a value: a tensor of the Python builder."""

    @property
    def value(self) -> Value:
        """The value."""


ValueName = str | Value | HasValue
"""A value of the graph: `node`, `node:port`, a Value or a tensor."""


@runtime_checkable
class Operation(Protocol):
    """An object that stands for a node without outputs: an operation of the Python builder."""

    @property
    def node(self) -> str:
        """The node's name."""


Target = ValueName | Operation
"""A node of the graph: its name, a value or tensor of it, or an operation."""
Targets = Target | Iterable[Target]
Feeds = Mapping[Any, ArrayLike]
"""Feeds by ValueName: keys of a Mapping are invariant, which would refuse a dict[str, …]."""


def name_of(given: ValueName) -> str:
    """`node` or `node:port`; INVALID_ARGUMENT for what names no value."""
    if isinstance(given, (str, Value)):
        return str(given)
    if isinstance(getattr(given, "value", None), Value):
        return str(given.value)
    raise _names_nothing(given)


def names_of(given: ValueName | Iterable[ValueName] | None) -> tuple[list[str], bool]:
    """The names of one value or of several, and whether it was one by itself."""
    if type(given) is list:  # the usual case first: whether something stands for a value is slow to say
        return [name_of(each) for each in given], False
    if isinstance(given, (str, Value, HasValue)):
        return [name_of(given)], True
    try:
        several = list(given or ())
    except TypeError:
        raise _names_nothing(given) from None
    return [name_of(each) for each in several], False


def targets_of(given: Targets) -> tuple[str, ...]:
    """The names of one node to run, or of several."""
    if type(given) is tuple and not given:
        return ()
    if isinstance(given, (str, Value, HasValue, Operation)):
        return (_target(given),)
    try:
        return tuple([_target(each) for each in given])
    except TypeError:
        raise _names_nothing(given) from None


def _target(given: Target) -> str:
    if isinstance(given, str):
        return given
    value = getattr(given, "value", None)
    node = value.node if isinstance(value, Value) else getattr(given, "node", None)
    if not isinstance(node, str):
        raise _names_nothing(given)
    return node


def value_of(graph: Graph, name: str) -> Value:
    """The value called `node` or `node:port`; NOT_FOUND suggests the nearest name."""
    value = Value.parse(name)
    node = graph.by_name.get(value.node)
    if node is None:
        named = next((each.name for each in graph.entries if name in dict(each.outputs)), None)
        near = suggest(value.node, graph.by_name)
        near = f"; entry {named!r} calls a result so: ask for the entry, or bind the name before it" if named else near
        raise Error(f"there is no node {value.node!r}{near}", code="NOT_FOUND", node=value.node)
    if value.port >= len(node.types) and (value.port or ":" in name):
        raise node.error(f"{node.op} has {len(node.types)} outputs, so there is no {name}", code="NOT_FOUND")
    return value


def _names_nothing(given: object) -> Error:
    return Error(f"{given!r} names no value: give `node`, `node:port` or a tensor")


def check_endpoints(feeds: Sequence[Value], fetches: Sequence[Value], targets: Sequence[str]) -> None:
    """TensorFlow's rules (core/graph/subgraph.cc)."""
    seen: set[Value] = set()
    for value in feeds:
        if value in seen:
            raise Error(f"Endpoint {value.node}:{value.port} fed more than once.", node=value.node)
        seen.add(value)
    for value in fetches:
        if value in seen:
            raise Error(f"{value.node}:{value.port} is both fed and fetched.", node=value.node)
    if not fetches and not targets:
        raise Error("Must specify at least one target to fetch or execute.")
