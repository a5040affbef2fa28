"""Replace calls by the bodies of the functions they name (white paper §10).

When: first, so that every other pass sees through functions. A function that calls itself, directly or not, stays a
call, which costs about 2 µs each time. Inlining is linear in nodes and no more, for equal kernels are compiled once: 32
calls of a function of 70 nodes compile in 1.5 s, one call in 0.2 s. A body's nodes are named `call/node`; what waited
for the call waits for everything in the body that matters, and for what the call waited for: a result may be one of
its arguments.

    y = Call(x) {function="double"}   with   graph double { a = Arg(); s = Add(a, a); results s }   →   y/s = Add(x, x)
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.analysis.effects import ancestors, with_control, write_order
from tfc.ir.base.errors import Loc
from tfc.ir.graph.calls import called_functions, reached_functions, recursive_functions
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import PURE, lookup
from tfc.ir.graph.rewrite import map_bodies, map_node_bodies, resolve, substitute


def inline_functions(graph: Graph) -> Graph:
    """Expand every Call of a function that is not recursive, also inside branches and loop bodies."""
    if not graph.functions:
        return graph
    graph = _ordered(graph)
    recursive = recursive_functions(graph.function)
    inlined = _inline(graph, graph.function, recursive)
    bodies = {name: _inline(graph.function[name], graph.function, recursive) for name in sorted(recursive)}
    calls = {name: called_functions(body) for name, body in bodies.items()}
    called = reached_functions(called_functions(inlined), calls)
    kept = tuple((name, bodies[name]) for name, _ in graph.functions if name in called)
    return inlined if inlined is graph and kept == graph.functions else inlined.with_(functions=kept)


def _ordered(graph: Graph) -> Graph:
    """A graph of steps with control edges from every write of a variable to the next one, where calls write: they tell
    the nodes of a body which write they come after. Only between writes that all steps which run the later one run."""
    graph = map_bodies(graph, _ordered_body)
    if not _has_writing_calls(graph) or not graph.entries:
        return graph
    steps = [ancestors(graph, e.roots) for e in graph.entries]
    extra = {
        later: tuple(name for name in names if all(name in step for step in steps if later in step))
        for later, names in write_order(graph).items()
    }
    return with_control(graph, extra)


def _ordered_body(graph: Graph) -> Graph:
    """The same for a body, all of whose writes happen together."""
    graph = map_bodies(graph, _ordered_body)
    return with_control(graph, write_order(graph)) if _has_writing_calls(graph) else graph


def _has_writing_calls(graph: Graph) -> bool:
    return any(node.op == "Call" and node.attrs["writes"] for node in graph.nodes)


def _inline(graph: Graph, functions: Mapping[str, Graph], recursive: frozenset[str]) -> Graph:
    nodes: list[Node] = []
    replaced: dict[Value, Value] = {}
    control: dict[str, tuple[str, ...]] = {}
    taken = set(graph.by_name)
    pending = list(reversed(graph.nodes))
    while pending:
        node = map_node_bodies(pending.pop(), lambda body: _inline(body, functions, recursive))
        name = str(node.attrs["function"]) if node.op == "Call" else ""
        if node.op != "Call" or name in recursive or name not in functions:
            nodes.append(node)
            continue
        body = functions[name]
        prefix = node.name
        while any(f"{prefix}/{each.name}" in taken for each in body.nodes):
            prefix += "_"
        copies, results = _copy(body, node, prefix)
        taken.update(copy.name for copy in copies)
        # The copies may hold calls themselves: they are looked at next, in their order.
        pending.extend(reversed(copies))
        replaced.update(zip(node.outputs, results, strict=True))
        matter = [copy.name for copy in copies if not lookup(copy.op, copy).has(PURE)]
        computed = [resolve(value, replaced).node for value in results]
        control[node.name] = tuple(dict.fromkeys([*computed, *matter, *node.control_inputs]))
    return substitute(graph, nodes, replaced, control)


def _copy(body: Graph, call: Node, prefix: str) -> tuple[list[Node], list[Value]]:
    """The body's nodes renamed for one call, and the values that stand for the call's outputs."""
    args = [node for node in body.nodes if node.op == "Arg"]
    given = {arg.out(): call.inputs[index] for index, arg in enumerate(args)}

    def rename(value: Value) -> Value:
        return given[value] if value in given else Value(f"{prefix}/{value.node}", value.port)

    names = {node.name for node in args}
    copies = []
    for node in body.nodes:
        if node.op == "Arg":
            continue
        control = tuple(f"{prefix}/{name}" for name in node.control_inputs if name not in names)
        attrs = node.attrs
        if "frame_name" in attrs:  # each call has frames of its own
            attrs = {**attrs, "frame_name": f"{prefix}/{attrs['frame_name']}"}
        loc = node.loc
        if loc and not loc.caller:
            loc = Loc(loc.file, loc.line, loc.column, loc.end_line, loc.end_column, call.loc)
        copies.append(
            node.with_(
                attrs=attrs,
                name=f"{prefix}/{node.name}",
                inputs=tuple(map(rename, node.inputs)),
                control_inputs=(*control, *call.control_inputs),
                colocate=tuple(f"{prefix}/{name}" for name in node.colocate),
                device=node.device or call.device,
                loc=loc,
            )
        )
    return copies, [rename(value) for value in body.results]
