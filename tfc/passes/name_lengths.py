"""Give the lengths of what loops collect names, where the number of trips is first known in the run.

When: behind everything that may still find the number. What is collected has one row for each trip; the name is a
symbol, `LOOP.trips`, so all types behind the loop are known as far as kernels need it, and the step sets the symbol
once the loop has run. Loops inside of bodies get one too, unless their length would be seen outside, where it is
another on every trip. Where a name would forbid what unknown sizes allow (two lengths that are equal by
chance), the loop goes without. So do loops that the dataflow executor runs.

    ys = For(n) : f32[?, 4]; z = Neg(ys) : f32[?, 4]   →   ys = For(n) {length="ys.trips"} : f32[ys.trips, 4]; z too
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from tfc.ir.bodies import loop_vars
from tfc.ir.errors import Error
from tfc.ir.graph import Graph, Node, Symbol, subgraphs
from tfc.ir.rewrite import owners
from tfc.ir.types import shape_symbols
from tfc.passes.lower_control_flow import IsNative, needs_executor
from tfc.passes.retype import retype

Skip = Callable[[Graph, Node], bool]
"""Says of a structured node that neither it nor what is inside gets names."""


def name_lengths(graph: Graph, skip: Skip | None = None) -> Graph:
    """Name the lengths of all loops that collect and whose number of trips is not known."""
    naming = _Naming({symbol.name for symbol in graph.symbols}, skip or (lambda graph, node: False))
    named = naming.graph(graph, "")
    return named if named is graph else named.with_(symbols=(*graph.symbols, *map(Symbol, naming.made)))


def name_native_lengths(is_native: IsNative) -> Callable[[Graph], Graph]:
    """The pass as the pipeline runs it: for loops that become native regions."""
    return partial(name_lengths, skip=lambda graph, node: needs_executor(graph, node, is_native))


class _Naming:
    def __init__(self, taken: set[str], skip: Skip) -> None:
        self.taken, self.skip = taken, skip
        self.made: list[str] = []

    def graph(self, graph: Graph, path: str) -> Graph:
        """A graph with its loops named, in order: the types behind one decide what is known of the next."""
        for name in [node.name for node in graph.order if node.op in owners()]:
            inside = self._bodies(graph, graph[name], path)
            if self.skip(inside, inside[name]):
                graph = _unnamed(graph, graph[name])
            else:
                graph = self._named(inside, inside[name], path)
        return graph

    def _bodies(self, graph: Graph, node: Node, path: str) -> Graph:
        """The graph with the loops inside of one node named."""
        changed = {name: self.graph(body, f"{path}{node.name}.") for name, body in subgraphs(node)}
        if all(changed[name] is body for name, body in subgraphs(node)):
            return graph
        return _retyped(graph, node.with_(attrs={**node.attrs, **changed}))

    def _named(self, graph: Graph, node: Node, path: str) -> Graph:
        if node.op not in ("For", "While") or node.attrs["length"]:
            return graph
        collected = [kind.shape or (None, None) for kind in node.types[loop_vars(node) :]]
        if all(shape[0] is not None for shape in collected) or any(None in shape[1:] for shape in collected):
            return graph
        symbol = self._free(f"{path}{node.name}.trips")
        named = _retyped(graph, node.with_(attrs={**node.attrs, "length": symbol}))
        if named is graph or symbol in _result_symbols(named):
            return graph
        self.taken.add(symbol)
        self.made.append(symbol)
        return named

    def _free(self, name: str) -> str:
        name = re.sub(r"[^\w.]", ".", name)
        name = name if name[0].isalpha() else f"loop.{name}"
        while name in self.taken:
            name += "_"
        return name


def _unnamed(graph: Graph, node: Node) -> Graph:
    """The graph with one loop's name taken back."""
    return _retyped(graph, node.with_(attrs={**node.attrs, "length": ""})) if node.attrs.get("length") else graph


def _retyped(graph: Graph, node: Node) -> Graph:
    """The graph with a changed node and all types behind it; the graph itself when they do not fit."""
    try:
        return retype(graph.with_nodes(node if each.name == node.name else each for each in graph.nodes))
    except Error:
        return graph


def _result_symbols(body: Graph) -> frozenset[str]:
    return frozenset().union(*(shape_symbols(body.type_of(value).shape) for value in body.results))
