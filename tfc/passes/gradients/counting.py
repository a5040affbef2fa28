"""The trip count of a While, as a value: its gradient is a For over that many iterations.

A loop variable that starts at 0 and grows by 1 is that number already (`i = 0; …; i + 1`); otherwise one is added.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.bodies import arguments, body_of, loop_vars
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.types.types import TensorType, i32
from tfc.passes.gradients.replay import extend
from tfc.passes.gradients.rows import constant_number


def trip_count(b: Builder, node: Node) -> tuple[Node, Value, bool]:
    """The While `node`, its trip count, and whether a variable that counts them was added to it.

    The new variable is the last one. A loop that collects already can not be given one, but its results tell.
    """
    body, count = body_of(node, "body"), loop_vars(node)
    for i in range(count):
        if _counts(b, node, body, i):
            return node, node.out(i), False
    if len(node.types) > count:
        size = b.emit("Slice", b.emit("Shape", node.out(count)), b.const([0]), b.const([1]))
        return node, b.emit("Reshape", size, b.const(np.zeros(0, np.int32)), name="trips"), False
    return with_counter(b, node, count), node.out(count), True


def _counts(b: Builder, node: Node, body: Graph, i: int) -> bool:
    """True when variable `i` starts at 0 and grows by 1."""
    parameter = arguments(body)[i]
    start = b.value(node.inputs[i])
    step = body.by_name[body.results[i].node]
    while step.op == "Identity":
        step = body.by_name[step.inputs[0].node]
    if parameter.types[0] != TensorType(i32, ()) or start is None or step.op not in ("AddV2", "Add"):
        return False
    others = [value for value in step.inputs if value != parameter.out()]
    return len(others) == 1 and not start.any() and constant_number(body, others[0]) == 1


def with_counter(b: Builder, node: Node, count: int) -> Node:
    """Add a variable that counts the iterations, behind the others, to a While that collects nothing."""
    zero = b.const(0, name="no_trips")
    inputs = (*node.inputs[:count], zero, *node.inputs[count:])
    attrs: dict[str, Graph | int] = {"loop_vars": count + 1}
    for name in ("cond", "body"):
        graph = body_of(node, name)
        inner = Builder(graph)
        iteration = inner.arg(TensorType(i32, ()), name="trips")
        results = graph.results
        if name == "body":
            results = (*results, inner.emit("AddV2", iteration, inner.const(1), name="next_trip"))
        made = inner.finish(results)
        args = arguments(made)
        args.insert(count, args.pop())
        numbered = [arg.with_(attrs={**arg.attrs, "index": index}) for index, arg in enumerate(args)]
        attrs[name] = made.with_(nodes=(*numbered, *(n for n in made.nodes if n.op != "Arg")))
    # The constant must be known before the loop: the order of construction breaks ties only, so it may stand behind.
    return extend(b, node.with_(inputs=inputs), **attrs)
