"""Name the lengths of values that loops collect, where the trip count is first known in the run.

When: behind everything that may still find the number. What is collected has one row for each iteration; the name is a
symbol, `LOOP.trips`, so all types behind the loop are known as far as kernels need it, and the step sets the symbol
once the loop has run. Loops inside of bodies get one too, unless their length would be seen outside, where it is
another on every iteration. Where a name would forbid what unknown sizes allow (two lengths that are equal by
chance), the loop goes without. So do loops that the dataflow executor runs.

    ys = For(n) : f32[?, 4]; z = Neg(ys) : f32[?, 4]   →   ys = For(n) {length="ys.trips"} : f32[ys.trips, 4]; z too
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from tfc.ir.base.errors import Error
from tfc.ir.graph.bodies import loop_vars
from tfc.ir.graph.graph import Graph, Node, Symbol
from tfc.ir.graph.rewrite import map_node_bodies, owners
from tfc.ir.types.types import shape_symbols
from tfc.passes.cleanup.retype import retype
from tfc.passes.lowering.lower_control_flow import IsNative, needs_executor

Skip = Callable[[Graph, Node], bool]
"""Says of a structured node that neither it nor what is inside gets names."""


def name_lengths(graph: Graph, skip: Skip | None = None) -> Graph:
    """Name the lengths of all loops that collect and whose trip count is not known."""
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
        """A graph with its loops named, those of bodies too."""
        if owners().isdisjoint(graph.ops):
            return graph
        structured = [node for node in graph.nodes if node.op in owners()]
        skipped = {node.name for node in structured if self.skip(graph, node)}
        lost = [node.with_(attrs={**node.attrs, "length": ""}) for node in structured if node.attrs.get("length")]
        graph = _retyped(graph, [node for node in lost if node.name in skipped])
        graph = self._all_named(graph, path, skipped)
        changed = [
            map_node_bodies(graph[node.name], partial(self.graph, path=f"{path}{node.name}."))
            for node in structured
            if node.name not in skipped
        ]
        return _retyped(graph, [node for node in changed if node is not graph[node.name]])

    def _all_named(self, graph: Graph, path: str, refused: set[str]) -> Graph:
        """The loops of one graph named: all at a time, again for those whose rows only that has made known."""
        refused = set(refused)
        while wanted := [node for node in graph.nodes if node.name not in refused and _has_unknown_length(node)]:
            named = self._named(graph, wanted, path)
            if named is None:
                for node in wanted:  # one of them is in the way
                    graph = self._named(graph, [graph[node.name]], path) or graph
                    refused.add(node.name)
            else:
                graph = named
        return graph

    def _named(self, graph: Graph, loops: Sequence[Node], path: str) -> Graph | None:
        """The graph with names for the lengths of these loops; None when they can not be used, or would be seen
        outside of the body that this graph is."""
        symbols: list[str] = []
        for node in loops:
            name = re.sub(r"[^\w.]", ".", f"{path}{node.name}.trips")
            name = name if name[0].isalpha() else f"loop.{name}"
            while name in self.taken or name in symbols:
                name += "_"
            symbols.append(name)
        changed = [
            node.with_(attrs={**node.attrs, "length": symbol}) for node, symbol in zip(loops, symbols, strict=True)
        ]
        named = _retyped(graph, changed)
        seen = {name for value in named.results for name in shape_symbols(named.type_of(value).shape)}
        if named is graph or not seen.isdisjoint(symbols):
            return None
        self.taken.update(symbols)
        self.made += symbols
        return named


def _has_unknown_length(node: Node) -> bool:
    """True for a loop that collects rows of known size and unknown number."""
    if node.op not in ("For", "While") or node.attrs["length"]:
        return False
    collected = [kind.shape or (None, None) for kind in node.types[loop_vars(node) :]]
    return any(shape[0] is None for shape in collected) and not any(None in shape[1:] for shape in collected)


def _retyped(graph: Graph, nodes: Sequence[Node]) -> Graph:
    """The graph with changed nodes and all types behind them; the graph itself when they do not fit."""
    if not nodes:
        return graph
    changed = {node.name: node for node in nodes}
    try:
        return retype(graph.with_nodes(changed.get(node.name, node) for node in graph.nodes))
    except Error:
        return graph
