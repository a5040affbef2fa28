"""Merges two graphs into one, for `Session.extend` (white paper §2: clients may extend a session's graph)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Node

_T = TypeVar("_T")


def merge_graphs(graph: Graph, more: Graph) -> Graph:
    """The nodes, symbols, entries and functions of both; ALREADY_EXISTS when a name stands for two things.

    The initialisers of both are joined.
    """
    graph, more, init = _join_init(graph, more)
    nodes = dict(graph.by_name)
    for node in more.nodes:
        if nodes.setdefault(node.name, node) != node:
            raise node.error(f"the session has another node {node.name!r}", code="ALREADY_EXISTS")
    return graph.with_(
        nodes=tuple(nodes.values()),
        symbols=_merge("dimension", [(s.name, s) for s in (*graph.symbols, *more.symbols)]),
        entries=_merge("entry", [(e.name, e) for e in (*graph.entries, *more.entries)]),
        functions=_merge("function", [(name, (name, body)) for name, body in (*graph.functions, *more.functions)]),
        init=init,
    )


def _join_init(graph: Graph, more: Graph) -> tuple[Graph, Graph, str]:
    """Both graphs with one common initialiser, where both have one."""
    if not graph.init or not more.init:
        return graph, more, graph.init or more.init
    first, second = graph[graph.init], more[more.init]
    waits = tuple(dict.fromkeys((*first.control_inputs, *second.control_inputs)))
    joined = first.with_(control_inputs=waits)
    return _replace(graph, graph.init, joined), _replace(more, more.init, joined), graph.init


def _replace(graph: Graph, name: str, node: Node) -> Graph:
    return graph.with_nodes(node if other.name == name else other for other in graph.nodes)


def _merge(what: str, items: Iterable[tuple[str, _T]]) -> tuple[_T, ...]:
    found: dict[str, _T] = {}
    for name, item in items:
        if found.setdefault(name, item) != item:
            raise Error(f"the session has another {what} {name!r}", code="ALREADY_EXISTS")
    return tuple(found.values())
