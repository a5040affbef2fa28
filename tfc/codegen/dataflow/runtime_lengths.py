"""Loops that may set a length in the run although their step is one dataflow.

What a dataflow holds has sizes that are known when it starts. A length that is first known when its loop has run can
only stand inside of one region, whose program sets it: so the loop and all that touches a tensor of that length must
be kernels that may run together. Such nodes form a *cluster*, with all that lies between them. Where a cluster can not
be one region, because something of it goes to another device, say, its loops are lowered, and their rows lie on the
host.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.dataflow.deadness import Deadness, doubtful_functions, find_deadness
from tfc.codegen.dataflow.flow_region import has_kernel
from tfc.codegen.dataflow.part import Part
from tfc.codegen.dataflow.wait_classes import WaitSets, wait_sets
from tfc.ir.analysis.frames import ROOT, Frames, frames_of
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import nodes_within
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value
from tfc.ir.types.types import shape_symbols


@record(frozen=True)
class Clusters:
    """The clusters of a graph that can be regions, and the lengths of the others. `lengths` are all."""

    fit: tuple[frozenset[str], ...] = ()
    unfit: frozenset[str] = frozenset()
    lengths: frozenset[str] = frozenset()


def unfit_lengths(graph: Graph, part: Part | None) -> frozenset[str]:
    """The lengths of a step that is to be one dataflow that no native loop may set; `part` as of `outline_dataflow`."""
    fed = [graph.type_of(value).shape for entry in graph.entries for _, value in entry.inputs]
    part = part or Part()
    bound = part.bound.union(*(shape_symbols(shape) for shape in fed))
    frames = frames_of(graph)
    deadness = find_deadness(graph, frames, doubtful_functions(graph.function), part.alive)
    return find_clusters(graph, frames, deadness, bound).unfit


def find_clusters(graph: Graph, frames: Frames, deadness: Deadness, bound: frozenset[str]) -> Clusters:
    """The clusters of a graph in which the symbols `bound` are known from the start."""
    own = {node.name: symbols for node in graph.nodes if (symbols := _lengths(node))}
    lengths = frozenset().union(*own.values())
    if not lengths:
        return Clusters()
    find = _Finder(graph, frames, deadness, bound | lengths)
    found: list[tuple[frozenset[str], frozenset[str]]] = []
    unfit: frozenset[str] = frozenset()
    for members, symbols in _touching(graph, own, lengths):
        cluster = find.cluster(members, symbols)
        if cluster is None:
            unfit |= symbols
        else:
            found.append((cluster, symbols))
    circle = find.circle([cluster for cluster, _ in found])
    if circle:  # they wait for each other, so they must be one
        names = sorted(frozenset().union(*(found[k][0] for k in circle)))
        symbols = frozenset().union(*(found[k][1] for k in circle))
        cluster = find.cluster(names, symbols)
        found = [each for k, each in enumerate(found) if k not in circle]
        if cluster is None or find.circle([*(other for other, _ in found), cluster]):
            unfit |= symbols
        else:
            found.append((cluster, symbols))
    return Clusters(tuple(cluster for cluster, _ in found), unfit, lengths)


def _lengths(node: Node) -> frozenset[str]:
    """The lengths that a structured node, or one inside of it, sets in the run."""
    found = {str(each.attrs.get("length") or "") for each in nodes_within(node)}
    return frozenset(found - {""})


def _touching(
    graph: Graph, own: dict[str, frozenset[str]], lengths: frozenset[str]
) -> list[tuple[list[str], frozenset[str]]]:
    """The nodes that touch lengths, and these: apart where they have none in common."""
    leader = {name: name for name in lengths}

    def find(name: str) -> str:
        while leader[name] != name:
            leader[name] = name = leader[leader[name]]
        return name

    touched: list[tuple[str, str]] = []
    for node in graph.nodes:
        kinds = (*node.types, *map(graph.type_of, node.inputs))
        symbols_here = {name for kind in kinds for name in shape_symbols(kind.shape)}
        symbols = sorted((symbols_here & lengths) | own.get(node.name, frozenset()))
        for other in symbols[1:]:
            leader[find(other)] = find(symbols[0])
        if symbols:
            touched.append((node.name, symbols[0]))
    members: dict[str, list[str]] = {}
    for name, symbol in touched:
        members.setdefault(find(symbol), []).append(name)
    return [(names, frozenset(symbol for symbol in lengths if find(symbol) == root)) for root, names in members.items()]


class _Finder:
    """The facts of a graph that all its clusters are compared with."""

    def __init__(self, graph: Graph, frames: Frames, deadness: Deadness, bound: frozenset[str]) -> None:
        self.graph, self.frames, self.deadness, self.bound = graph, frames, deadness, bound
        self.waits: WaitSets = wait_sets(graph)
        self.order = [node.name for node in graph.order]
        given = [*graph.results, *(value for entry in graph.entries for _, value in entry.outputs)]
        self.given: frozenset[Value] = frozenset(given)

    def cluster(self, members: Sequence[str], symbols: frozenset[str]) -> frozenset[str] | None:
        """The members with all that lies between them; None when that can not be a region."""
        if any(not shape_symbols(self.graph.type_of(value).shape).isdisjoint(symbols) for value in self.given):
            return None
        found = self._convex(members)
        nodes = [self.graph[name] for name in found]
        conditions = self.deadness.node[nodes[0].name]
        for node in nodes:
            together = self.deadness.node[node.name] == conditions and self.frames.runs_in[node.name] == ROOT
            if not together or not has_kernel(self.graph, node, self.bound):
                return None
        return frozenset(found) if self.waits.may_share(found) else None

    def _convex(self, members: Sequence[str]) -> list[str]:
        """The members, and every node on a way from one to another, in topological order."""
        after, before = set(members), set(members)
        for name in self.order:
            if any(source in after for source in self.graph.by_name[name].sources):
                after.add(name)
        for name in reversed(self.order):
            if name in before:
                before.update(source for source in self.graph.by_name[name].sources if source in after)
        return [name for name in self.order if name in after and name in before]

    def circle(self, clusters: Sequence[frozenset[str]]) -> frozenset[int]:
        """The clusters, by number, that would wait for themselves by way of each other."""
        home = {name: k for k, cluster in enumerate(clusters) for name in cluster}
        waiting: dict[str | int, int] = {}
        users: dict[str | int, list[str | int]] = {}
        for name in self.order:
            user = home.get(name, name)
            waiting.setdefault(user, 0)
            for source in self.graph.by_name[name].sources:
                place = home.get(source, source)
                if place != user and self.graph.by_name[source].op not in NEXT_ITERATIONS:
                    waiting[user] += 1
                    users.setdefault(place, []).append(user)
        ready = [each for each, count in waiting.items() if not count]
        for each in ready:
            for user in users.get(each, ()):
                waiting[user] -= 1
                if not waiting[user]:
                    ready.append(user)
        return frozenset(each for each, count in waiting.items() if count and isinstance(each, int))
