"""Move loop-invariant nodes out of the loop (white paper §4.4; LLVM's LICM).

When: after loops have been simplified, which tells what is invariant. A node moves when it is pure, its inputs do not
change from iteration to iteration, and it can not fail: the loop may make no iteration at all. What the condition
computes always runs at least once and may fail outside just the same. Constants stay, and so does what only spreads out
its inputs (Fill, BroadcastTo …), which would be written to memory instead of being computed where it is used. Inner
loops come first, so that code moves out through all levels.

    For(n, s, W, x) {body={s * Sum(W * x)}}   →   k = Sum(W * x); For(n, s, k) {body={s * k}}
"""

from __future__ import annotations

from collections.abc import Collection

from tfc.ir.graph.bodies import add_operands, arguments, body_of, first_capture, is_pure, may_fail, offset
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import map_bodies, substitute
from tfc.passes.cleanup.prune import prune_body
from tfc.passes.loops.splice import Outer, Splice

SPREADING = 4
"""A result with this many times more elements than the inputs together is computed where it is used."""
SMALL = 64
"""Results of up to this many elements are worth keeping anyhow."""


def hoist_invariants(graph: Graph) -> Graph:
    """Move invariant nodes out of every While and For, innermost first."""
    graph = map_bodies(graph, hoist_invariants)
    if graph.ops.isdisjoint(("While", "For")):
        return graph
    outer = Outer(graph)
    return graph.with_nodes(
        new for node in graph.nodes for new in (_hoisted(outer, node) if node.op in ("While", "For") else (node,))
    )


def _hoisted(outer: Outer, loop: Node) -> list[Node]:
    """The nodes to compute before the loop, and the smaller loop; the loop alone when nothing moves."""
    splice = Splice(outer, loop)
    node = loop
    for key, body in subgraphs(loop):
        invariant = invariant_nodes(loop, body, always_runs=key == "cond")
        moved = _wanted(body, invariant)
        if not moved:
            continue
        found = splice.before(body, moved)
        node = _reading(node, key, moved, [found[value] for value in moved])
    return [*splice.nodes, node]


def invariant_nodes(loop: Node, body: Graph, always_runs: bool) -> dict[str, bool]:
    """The nodes of a body whose values are the same in every iteration; True for those that may run before the loop."""
    args = arguments(body)
    fixed = {
        arg.name: False
        for index, arg in enumerate(args)
        if index + offset(loop) >= first_capture(loop) and not arg.types[0].ref
    }
    for node in body.order:
        if node.op == "Arg" or node.control_inputs or not all(value.node in fixed for value in node.inputs):
            continue
        if is_pure(node) and (always_runs or not may_fail(node)):
            fixed[node.name] = node.op not in ("Const", "DimSize")
    return fixed


def _wanted(body: Graph, invariant: dict[str, bool]) -> list[Value]:
    """The invariant values that are worth moving and that nodes which stay, or results, read.

    Sizes that are known while building stay: the types behind them rely on that.
    """
    if not any(invariant.values()):
        return []
    known = Builder(body)
    moving = {
        name
        for name, moves in invariant.items()
        if moves and known.value(Value(name)) is None and not _spreads(body, body[name])
    }
    found = [v for node in body.nodes if node.name not in moving for v in node.inputs if v.node in moving]
    found += [value for value in body.results if value.node in moving]
    return list(dict.fromkeys(found))


def _spreads(body: Graph, node: Node) -> bool:
    sizes = [kind.elements for kind in node.types]
    given = [body.type_of(value).elements for value in node.inputs]
    if not all(isinstance(n, int) for n in (*sizes, *given)):
        return False
    made, read = sum(int(str(n)) for n in sizes), sum(int(str(n)) for n in given)
    return made > SMALL and made >= SPREADING * max(read, 1)


def _reading(node: Node, key: str, moved: Collection[Value], values: list[Value]) -> Node:
    """The loop being handed the moved values, which its body `key` reads instead of computing them."""
    old = body_of(node, key)
    kinds = [old.type_of(value).value() for value in moved]
    node = add_operands(node, values, kinds, [f"{value.node}/before" for value in moved])
    body = body_of(node, key)
    added = arguments(body)[-len(values) :]
    changed = substitute(body, body.nodes, {v: arg.out() for v, arg in zip(moved, added, strict=True)})
    return node.with_(attrs={**node.attrs, key: prune_body(changed)})
