"""Unroll loops of known trip count: of no iteration at all, or of few.

For(0, s) {body={…}}                    →   s
While(i, s) {cond={false}}              →   i, s
For(2, s, x) {body={s + x, collect s}}  →   a = s + x; b = a + x; and pack [s, a] for what is collected
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.bodies import arguments, body_of, first_variable, is_pure, loop_vars
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import InferError
from tfc.passes.loops.splice import Outer, Replacement, Splice, constant, has_references, same_value

UNROLLED_NODES = 64
"""Unrolling may not make more nodes than this, parameters and constants aside: code that is compiled once costs more
than the loop around it."""


def unroll(outer: Outer, node: Node, used: frozenset[int]) -> Replacement | None:
    """The replacement of a loop of few iterations. `used` are its outputs that something reads."""
    trips = _trips(outer, node)
    if trips is None or (trips > 1 and not is_pure(node)):
        return None
    inside = (each for part in parts_of(body_of(node, "body"), functions=False) for each in part.nodes)
    if trips > 1 and trips * sum(each.op not in ("Arg", "Const") for each in inside) > UNROLLED_NODES:
        return None
    if trips and has_references(node):
        return None
    splice = Splice(outer, node)
    try:
        return _unrolled(splice, trips, used)
    except InferError:
        return None


def _trips(outer: Outer, node: Node) -> int | None:
    if node.op == "For":
        known = constant(outer.graph, node.inputs[0])
        return None if known is None else max(0, int(known))
    if node.op == "While":
        cond = body_of(node, "cond")
        known = constant(cond, same_value(cond, cond.results[0]))
        return 0 if known is not None and not bool(known) and all(e.op == "Arg" or is_pure(e) for e in cond) else None
    return None


def _unrolled(splice: Splice, trips: int, used: frozenset[int]) -> Replacement | None:
    node, count = splice.node, loop_vars(splice.node)
    body, first = body_of(node, "body"), first_variable(node)
    given = splice.given(body) if trips else {}
    args = arguments(body)
    state = [splice.operand(first + variable) for variable in range(count)]
    rows: list[list[Value]] = [[] for _ in node.types[count:]]
    inner = [each for each in body.order if each.op != "Arg"]
    for iteration in range(trips):
        inside = dict(given)
        if args[0].out() in {v for each in body.nodes for v in each.inputs} | set(body.results):
            inside[args[0].out()] = splice.const(np.array(iteration, np.int32), f"{iteration}/turn")
        inside.update((args[1 + variable].out(), value) for variable, value in enumerate(state))
        found = splice.copy(inner, inside, f"{iteration}/" if trips > 1 else "")
        state = [found[value] for value in body.results[:count]]
        for row, value in zip(rows, body.results[count:], strict=True):
            row.append(found[value])
    collected = [_stacked(splice, count + i, row) if count + i in used else None for i, row in enumerate(rows)]
    results = [*state, *collected]
    fits = all(v is None or splice.type_of(v).value() == kind for v, kind in zip(results, node.types, strict=True))
    return splice.finished(results) if fits else None


def _stacked(splice: Splice, port: int, rows: list[Value]) -> Value:
    """The rows as one tensor; the empty one when there are none."""
    kind = splice.node.types[port]
    if rows:
        return splice.emit("Pack", *rows, name=f"collected_{port}", axis=0)
    sizes = kind.shape or ()
    if not all(isinstance(size, int) for size in sizes):
        raise InferError("the size of nothing is not known")
    return splice.const(np.zeros([0, *(int(str(size)) for size in sizes[1:])], kind.dtype.storage), f"collected_{port}")
