"""Which functions a graph calls, and which lead back to themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tfc.ir.graph import Graph, subgraphs


def called_functions(graph: Graph) -> list[str]:
    """The functions a graph calls, sub-graphs included."""
    found: list[str] = []
    pending = [graph]
    while pending:
        for node in pending.pop().nodes:
            if node.op == "Call":
                found.append(str(node.attrs["function"]))
            pending.extend(body for _, body in subgraphs(node))
    return found


def reached_functions(names: Iterable[str], calls: Mapping[str, list[str]]) -> frozenset[str]:
    """These functions, and all that are called from them; `calls` says which each one calls."""
    reached: set[str] = set()
    queue = list(names)
    while queue:
        name = queue.pop()
        if name not in reached:
            reached.add(name)
            queue.extend(calls.get(name, ()))
    return frozenset(reached)


def recursive_functions(functions: Mapping[str, Graph]) -> frozenset[str]:
    """The functions from which a chain of calls leads back to themselves."""
    calls = {name: called_functions(body) for name, body in functions.items()}
    return frozenset(name for name in functions if name in reached_functions(calls[name], calls))
