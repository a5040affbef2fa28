"""Support for programs written with the control-flow primitives: a function that closes a loop."""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, Outputs
from tfc.frontend.functions.kinds import Tensor
from tfc.frontend.functions.registry import function
from tfc.ir.graph.graph import NEXT_ITERATIONS
from tfc.ir.graph.infer import InferError, infer_types
from tfc.ir.graph.registry import lookup
from tfc.ir.ops.primitives import MERGES


@function
def back_edge(b: GraphBuilder, merge: Tensor, next: Tensor) -> Outputs:
    """Closes a loop written with primitives: `next`, made by NextIteration, becomes one more input of `merge`.

    A name can only be used after it is bound, so that a loop begins with `m = Merge(Enter(x, frame_name="loop"))` and
    ends with `back_edge(m, NextIteration(y))`. What comes back must have the type that the loop began with.
    """
    node = b.nodes[merge.node]
    while node.op == "Identity":  # a copy that gives a name to one output of several
        node = b.nodes[node.inputs[0].node]
    if node.op not in MERGES:
        raise ArgumentError(f"a loop comes back to a Merge, not to {node.op}", "E0304", "merge")
    if b.nodes[next.node].op not in NEXT_ITERATIONS:
        raise ArgumentError(f"only NextIteration leads back, not {b.nodes[next.node].op}", "E0304", "next")
    inputs = (*node.inputs, next)
    try:
        types = infer_types(lookup(node.op), [b.type(value) for value in inputs], [None] * len(inputs), node.attrs)
    except InferError as error:
        raise ArgumentError(error.message, "E0201", "next") from None
    if types != node.types:
        before, after = node.types[0].value(), b.type(next).value()
        raise ArgumentError(f"the loop begins with {before}, but comes back with {after}", "E0407", "next")
    b.replace(node.with_(inputs=inputs))
    b.back_edges.setdefault(next.node, []).append(node.name)
    return Outputs(())  # nothing outside of the loop can wait for it
