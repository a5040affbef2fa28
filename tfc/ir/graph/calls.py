"""Sub-graphs of a graph, the functions that it calls, and recursive functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tfc.ir.base.reachable import reachable
from tfc.ir.graph.graph import Graph


def parts_of(graph: Graph, *, functions: bool = True) -> Iterator[Graph]:
    """A graph and the bodies of its loops and branches, and theirs; those of its functions too unless told not to."""
    waiting = [graph]
    while waiting:
        found = waiting.pop()
        yield found
        if functions:
            waiting += [body for _, body in found.functions]
        waiting += found.bodies


def called_functions(graph: Graph) -> list[str]:
    """The functions a graph calls, sub-graphs included."""
    parts = (part for part in parts_of(graph, functions=False) if "Call" in part.ops)
    return [str(node.attrs["function"]) for part in parts for node in part.nodes if node.op == "Call"]


def reached_functions(names: Iterable[str], calls: Mapping[str, list[str]]) -> frozenset[str]:
    """These functions, and all that are called from them; `calls` says which each one calls."""
    return frozenset(reachable(names, lambda name: calls.get(name, ())))


def recursive_functions(functions: Mapping[str, Graph]) -> frozenset[str]:
    """The functions from which a chain of calls leads back to themselves."""
    calls = {name: called_functions(body) for name, body in functions.items()}
    return frozenset(name for name in functions if name in reached_functions(calls[name], calls))
