"""Merge For loops of the same trip count into one (loop fusion; a scan that feeds a scan).

When: after loops were simplified and invariant code moved out. Two loops merge when the second needs of the first only
row t of what it collects, in iteration t, and both are pure. Loops that need nothing of each other merge when both are
small. The rows then need not be kept at all, unless something else reads them.

    h = For(n, a, x) {body={b = f(a, x[t]); b, collect b}}     →   s = For(n, a, c, x) {body={b = f(a, x[t]);
    s = For(n, c, h) {body={g(c, h[t])}}                                                     b, g(c, b)}}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.bodies import arguments, body_of, first_capture, free_name, is_pure, loop_vars
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.rewrite import map_bodies, substitute
from tfc.passes.loops.simplify_control_flow import simplify_control_flow
from tfc.passes.loops.splice import constant, has_references, same_value

NEIGHBOURS = 8
"""The maximum number of loops before a loop that are tried."""
MAX_WALKS = 200
"""The maximum number of pairs of loops that are analysed: each costs a walk over the second one's ancestors."""
SMALL_NODES = 32
"""Bodies of up to this many nodes merge even when the loops need nothing of each other."""
WHOLE = {"begin_mask": 0, "end_mask": 0, "ellipsis_mask": 0, "new_axis_mask": 0, "shrink_axis_mask": 1}
"""A StridedSlice of just one row."""


def fuse_loops(graph: Graph) -> Graph:
    """Merge neighbouring For loops until none fit, in bodies too."""
    graph = map_bodies(graph, fuse_loops)
    if "For" not in graph.ops:
        return graph
    fused, walks = graph, iter(range(MAX_WALKS))
    while (merged := _merge_one(fused, walks)) is not None:
        fused = merged
    return graph if fused is graph else simplify_control_flow(fused)


def _merge_one(graph: Graph, walks: Iterator[int]) -> Graph | None:
    """The graph with the first pair of loops that fit merged. Each pair that may fit takes one of the `walks`."""
    loops = [node for node in graph.order if node.op == "For"]
    fed = {value.node for entry in graph.entries for _, value in entry.inputs}
    for position, second in enumerate(loops):
        for first in loops[max(0, position - NEIGHBOURS) : position]:
            links = _links(first, second) if not {first.name, second.name} & fed else None
            if links is None:
                continue
            if next(walks, None) is None:
                return None
            others = [value.node for index, value in enumerate(second.inputs) if index not in links]
            if first.name not in ancestors(graph, others):
                return _merged(graph, first, second, links)
    return None


def _links(first: Node, second: Node) -> dict[int, int] | None:
    """The operands of `second` that it reads row t of, with the outputs of `first` they are; None for no fit."""
    if first.inputs[0] != second.inputs[0] or not (_is_plain(first) and _is_plain(second)):
        return None
    if first.device != second.device or first.attrs.get("length") != second.attrs.get("length"):
        return None
    links = {
        index: value.port
        for index, value in enumerate(second.inputs)
        if index >= first_capture(second) and value.node == first.name and value.port >= loop_vars(first)
    }
    body = body_of(second, "body")
    if any(_row_reads(body, arguments(body)[index].out()) is None for index in links):
        return None
    small = all(len(body_of(loop, "body")) <= SMALL_NODES for loop in (first, second))
    return links if links or small else None


def _is_plain(loop: Node) -> bool:
    return is_pure(loop) and not has_references(loop) and not loop.control_inputs


def _row_reads(body: Graph, sequence: Value) -> list[Node] | None:
    """The nodes that read row t of a parameter, when nothing reads it otherwise."""
    users = body.users.get(sequence.node, ())
    iteration = arguments(body)[0].out()
    found = [node for node in users if _is_row(body, node, sequence, iteration)]
    return found if len(found) == len(users) and sequence not in body.results else None


def _is_row(body: Graph, node: Node, sequence: Value, iteration: Value) -> bool:
    if node.inputs[0] != sequence or sequence in node.inputs[1:] or node.control_inputs:
        return False
    if node.op == "GatherV2":
        axis = constant(body, node.inputs[2])
        return axis is not None and int(axis.reshape(())) == 0 and same_value(body, node.inputs[1]) == iteration
    if node.op != "StridedSlice" or any(node.attrs[name] != mask for name, mask in WHOLE.items()):
        return False
    begin, steps = body[node.inputs[1].node], constant(body, node.inputs[3])
    is_iteration = begin.op == "Pack" and len(begin.inputs) == 1 and same_value(body, begin.inputs[0]) == iteration
    return is_iteration and steps is not None and steps.reshape(-1).tolist() == [1]


def _merged(graph: Graph, first: Node, second: Node, links: Mapping[int, int]) -> Graph:
    count, other = loop_vars(first), loop_vars(second)
    body = _joined(first, second, links)
    captures = [v for index, v in enumerate(second.inputs) if index >= first_capture(second) and index not in links]
    inputs = (*first.inputs[: 1 + count], *second.inputs[1 : 1 + other], *first.inputs[1 + count :], *captures)
    types = (*first.types[:count], *second.types[:other], *first.types[count:], *second.types[other:])
    name = free_name(graph, f"{second.name}_fused")
    loop = second.with_(
        name=name, inputs=inputs, types=types, attrs={**second.attrs, "body": body, "loop_vars": count + other}
    )
    collected = len(first.types) - count
    replaced = {first.out(p): loop.out(p if p < count else p + other) for p in range(len(first.types))}
    replaced |= {
        second.out(p): loop.out(p + (count if p < other else count + collected)) for p in range(len(second.types))
    }
    nodes = [loop if node.name == second.name else node for node in graph.nodes if node.name != first.name]
    return substitute(graph, nodes, replaced, {first.name: (name,), second.name: (name,)})


def _joined(first: Node, second: Node, links: Mapping[int, int]) -> Graph:
    """Both bodies as one: parameters are the iteration, the variables of both, and what both capture."""
    one, two = body_of(first, "body"), body_of(second, "body")
    count, other = loop_vars(first), loop_vars(second)
    ours, theirs = arguments(one), arguments(two)
    names = _names(one, two)
    rows = {
        node.out(): one.results[port]
        for index, port in links.items()
        for node in _row_reads(two, theirs[index].out()) or ()
    }
    given = {theirs[0].out(): ours[0].out(), **rows}

    def value(v: Value) -> Value:
        return given[v] if v in given else Value(names[v.node], v.port)

    gone = {v.node for v in rows} | {theirs[index].name for index in links} | {theirs[0].name}
    renamed = {
        node.name: node.with_(
            name=names[node.name],
            inputs=tuple(map(value, node.inputs)),
            control_inputs=tuple(names[n] for n in node.control_inputs if n not in gone),
            colocate=tuple(names[n] for n in node.colocate if n not in gone),
        )
        for node in two.nodes
        if node.name not in gone
    }
    rest = [renamed[arg.name] for index, arg in enumerate(theirs) if index > other and index not in links]
    args = [*ours[: 1 + count], *(renamed[arg.name] for arg in theirs[1 : 1 + other]), *ours[1 + count :], *rest]
    numbered = [arg.with_(attrs={**arg.attrs, "index": index}) for index, arg in enumerate(args)]
    inner = [node for node in one.nodes if node.op != "Arg"]
    inner += [node for node in renamed.values() if node.op != "Arg"]
    given_back = tuple(map(value, two.results))
    results = (*one.results[:count], *given_back[:other], *one.results[count:], *given_back[other:])
    return one.with_(nodes=(*numbered, *inner), results=results)


def _names(one: Graph, two: Graph) -> dict[str, str]:
    """Names for the nodes of the second body that the first does not have."""
    taken = set(one.by_name)
    names: dict[str, str] = {}
    for node in two.nodes:
        names[node.name] = free_name(taken, node.name)
        taken.add(names[node.name])
    return names
