"""Smaller forms of While and For, without unused variables, collected values and operands.

    While(i, x, y) {body={i + 1, x, y * 2}}, y unused   →   While(i; x) {body={i + 1}}; x after the loop is x before
    For(n, s, W, W, b) with b unused in the body        →   For(n, s, W)

A variable that every iteration hands on as it is, is invariant; one that only its own next value needs is dead.
"""

from __future__ import annotations

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.bodies import arguments, body_of, first_capture, first_variable, is_pure, loop_vars, offset, reorder
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import map_node_bodies, substitute
from tfc.passes.cleanup.prune import prune_body
from tfc.passes.loops.splice import Outer, Replacement, Splice, has_references, same_value


def simplify_loop(outer: Outer, node: Node, used: frozenset[int]) -> Replacement | None:
    """The replacement of a loop that can be smaller. `used` are its outputs that something reads."""
    if node.op not in ("While", "For"):
        return None
    merged = _merged_captures(node)
    invariant = _invariant(outer.graph, merged)
    live = _live(merged, used, invariant)
    count, first = loop_vars(node), first_variable(node)
    variables = [v for v in range(count) if v in live and v not in invariant]
    collected = [port for port in range(count, len(node.types)) if port in used]
    results = [*variables, *collected]
    operands = _used_operands(merged, results)
    captures = [i for i in (*range(first + count, len(node.inputs)), *(first + v for v in invariant)) if i in operands]
    if len(results) == len(node.types) and len(captures) == len(node.inputs) - first - count:
        return None
    splice = Splice(outer, node)
    stands = {port: splice.operand(first + port) for port in invariant if port in used}
    chosen = [*(first + v for v in variables), *captures]
    smaller = map_node_bodies(reorder(merged, chosen, results, len(variables)), prune_body)
    stands.update(splice.put(smaller, results))
    return splice.finished([stands.get(port) for port in range(len(node.types))])


def _merged_captures(node: Node) -> Node:
    """The loop reading an operand that comes twice through the first of its parameters."""
    first: dict[Value, int] = {}
    twins = {}
    for index in range(first_capture(node), len(node.inputs)):
        earlier = first.setdefault(node.inputs[index], index)
        if earlier != index:
            twins[index] = earlier
    if not twins or has_references(node):
        return node

    def change(body: Graph) -> Graph:
        args = arguments(body)
        pairs = ((args[i - offset(node)], args[j - offset(node)]) for i, j in twins.items())
        return substitute(body, body.nodes, {a.out(): b.out() for a, b in pairs if a.types == b.types})

    return map_node_bodies(node, change)


def _invariant(graph: Graph, node: Node) -> list[int]:
    """The variables whose next value is always the one they have."""
    body, first = body_of(node, "body"), first_variable(node)
    args = arguments(body)
    found = []
    for variable in range(loop_vars(node)):
        arg = args[first + variable - offset(node)]
        given = graph.type_of(node.inputs[first + variable]).value()
        if same_value(body, body.results[variable]) == arg.out() and given == arg.types[0] == node.types[variable]:
            found.append(variable)
    return found


def _live(node: Node, used: frozenset[int], invariant: list[int]) -> frozenset[int]:
    """The variables that something needs besides their own next values."""
    body, first = body_of(node, "body"), first_variable(node) - offset(node)
    variable_of = {arg.name: index - first for index, arg in enumerate(arguments(body))}
    roots = [body.results[port].node for port in range(loop_vars(node), len(body.results)) if port in used]
    roots += [each.name for each in body.nodes if each.op != "Arg" and not is_pure(each)]
    live = {port for port in used if port < loop_vars(node)} | set(invariant)
    if node.op == "While":
        cond = body_of(node, "cond")
        index = {arg.name: i for i, arg in enumerate(arguments(cond))}
        effects = (node.name for node in cond.nodes if node.op != "Arg" and not is_pure(node))
        needed = ancestors(cond, [*(value.node for value in cond.results), *effects])
        live |= {index[name] for name in needed if name in index and index[name] < loop_vars(node)}
    reached: set[str] = set()
    while True:
        roots += [body.results[variable].node for variable in sorted(live)]
        new = ancestors(body, roots)
        grown = live | {variable_of[n] for n in new if n in variable_of and 0 <= variable_of[n] < loop_vars(node)}
        if grown == live and new == reached:
            return frozenset(live)
        live, reached = grown, set(new)


def _used_operands(node: Node, results: list[int]) -> frozenset[int]:
    """The operands whose parameters a body reads when the loop gives just these results."""
    found: set[int] = set()
    for key, each in subgraphs(node):
        body = prune_body(each if key == "cond" else each.with_(results=tuple(each.results[p] for p in results)))
        used = {value for inner in body.nodes for value in inner.inputs} | set(body.results)
        found |= {index + offset(node) for index, arg in enumerate(arguments(body)) if arg.out() in used}
    return frozenset(found)
