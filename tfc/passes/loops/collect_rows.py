"""Collect the rows that a For writes: an array that each iteration only gives its own row need not be a loop variable.

When: before gradients are expanded, behind the passes that make such loops (raise_tensor_arrays, count_loops): what is
collected has a simpler gradient, is written straight to its place, and needs no first value. The loop must write row t
of an array of as many rows as it makes iterations, whatever the array held before, and do nothing else with it.

    ys = For(n, zeros) {body={UpdateRow(ys, t, f(t))}}   →   ys = For(n) {body={collect f(t)}}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tfc.ir.graph.bodies import arguments, body_of, drop_operands, first_variable, loop_vars
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.rewrite import map_bodies
from tfc.ir.types.dims import Dim
from tfc.passes.loops.splice import Outer, Replacement, Splice, replace_nodes, same_value
from tfc.passes.raising.array_shapes import known_value


def collect_rows(graph: Graph) -> Graph:
    """Turn the loop variables of For loops that are filled row by row into collected values, in bodies too."""
    graph = map_bodies(graph, collect_rows)
    if "For" not in graph.ops:
        return graph

    def find(outer: Outer, node: Node) -> tuple[Replacement, tuple[str, ...]] | None:
        filled = _filled(graph, node) if node.op == "For" else {}
        return _collected(outer, node, filled) if filled else None

    return replace_nodes(graph, find)


def _filled(graph: Graph, node: Node) -> dict[int, Value]:
    """The loop variables of a For that are arrays filled row by row, with the row of each iteration."""
    body = body_of(node, "body")
    iteration, *args = (arg.out() for arg in arguments(body))
    found = {}
    for k, variable in enumerate(args[: loop_vars(node)]):
        update = body[same_value(body, body.results[k]).node]
        if update.op != "UpdateRow" or update.attrs["combine"] != "set" or update.control_inputs:
            continue
        array, index, value = update.inputs
        if same_value(body, array) != variable or same_value(body, index) != iteration:
            continue
        if _is_carried_only(body, k, {variable, update.out()}) and _fills(graph, node, k):
            found[k] = value
    return found


def _fills(graph: Graph, node: Node, variable: int) -> bool:
    """True when a variable has as many rows as the loop makes iterations."""
    shape, known = node.types[variable].shape, known_value(graph, node.inputs[0])
    if not shape or known is None or known.size != 1:
        return False
    (trips,) = known.reshape(-1).tolist()
    return shape[0] == (trips if isinstance(trips, Dim) else max(0, int(trips)))


def _is_carried_only(body: Graph, result: int, values: set[Value]) -> bool:
    """True when nothing of a body but result number `result` and Identity nodes on the way there uses these values."""
    names = {value.node for value in values}
    for node in body.order:
        if names.intersection(node.control_inputs):
            return False
        if not any(value.node in names for value in node.inputs) or node.name in names:
            continue
        if node.op != "Identity":
            return False
        names.add(node.name)
    return [k for k, value in enumerate(body.results) if value.node in names] == [result]


def _collected(outer: Outer, node: Node, filled: Mapping[int, Value]) -> tuple[Replacement, tuple[str, ...]]:
    """The For that collects the rows instead of carrying the arrays, and its name."""
    body = body_of(node, "body")
    kept = [port for port in range(len(node.types)) if port not in filled]
    ports = [*kept, *filled]
    results = (*(body.results[port] for port in kept), *filled.values())
    dead = _dead(body, filled)
    smaller = body.with_(nodes=tuple(each for each in body.nodes if each.name not in dead), results=results)
    attrs = {**node.attrs, "body": smaller, "loop_vars": loop_vars(node) - len(filled)}
    first = first_variable(node)
    loop = drop_operands(node.with_(attrs=attrs), [first + k for k in filled], lambda operand, arg: None)
    loop = loop.with_(types=tuple(node.types[port] for port in ports))
    splice = Splice(outer, node)
    stands = splice.put(loop, ports)
    return splice.finished([stands[port] for port in range(len(node.types))]), (splice.nodes[0].name,)


def _dead(body: Graph, gone: Iterable[int]) -> set[str]:
    """The updates of the arrays that are not carried any more, and the Identity nodes on their way."""
    dead: set[str] = set()
    args = arguments(body)[1:]
    carried = {args[k].name for k in gone}
    for node in body.order:
        if any(value.node in dead | carried for value in node.inputs):
            dead.add(node.name)
    return dead
