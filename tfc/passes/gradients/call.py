"""The gradient of Call: a call of a function made for it, `f_grad(arguments, gradients of results)`.

It computes what it needs of `f` again, because a function that calls itself keeps no values for later in graphs of
fixed shape, and calls itself where `f` does. Functions that do not call themselves are expanded before gradients are,
so this is the way of recursive ones.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.bodies import arguments
from tfc.ir.graph.build import Builder
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import CONTROL_FLOW, PURE, lookup
from tfc.ir.ops.control import Arg
from tfc.passes.gradients.expansion import Expansion, differentiable, fitted
from tfc.passes.gradients.joint import joint
from tfc.passes.gradients.replay import trimmed


def call_gradient(
    expansion: Expansion, b: Builder, node: Node, totals: Sequence[Value | None], active: Collection[int]
) -> list[Value | None]:
    """The gradients of a call's operands from those of its outputs."""
    function = str(node.attrs["function"])
    body = expansion.functions.get(function)
    if body is None:
        raise node.error(f"calls {function!r}, which the graph does not have", "NOT_FOUND")
    floating = [i for i, arg in enumerate(arguments(body)) if differentiable(arg.types[0])]
    results = [i for i, kind in enumerate(node.types) if differentiable(kind)]
    name = _gradient_function(expansion, node, function, body, floating, results)
    starts = []
    for i in results:
        total = totals[i]
        starts.append(b.emit("ZerosLike", node.out(i), name="zeros") if total is None else total)
    starts = [fitted(b, start, node.types[i].value()) for i, start in zip(results, starts, strict=True)]
    kinds = tuple(arguments(body)[i].types[0].value() for i in floating)
    made = b.node("Call", *node.inputs, *starts, function=name, signature=kinds, name=name)
    grads: list[Value | None] = [None] * len(node.inputs)
    for place, i in enumerate(floating):
        if i in active:
            grads[i] = fitted(b, made.out(place), b.type(node.inputs[i]).value())
    return grads


def _gradient_function(
    expansion: Expansion, node: Node, function: str, body: Graph, floating: Sequence[int], results: Sequence[int]
) -> str:
    """The name of the gradient function of `function`, which is built on the first request."""
    if function in expansion.gradient_functions:
        return expansion.gradient_functions[function]
    name = f"{function}_grad"
    while name in expansion.functions or name in expansion.gradient_functions.values():
        name += "_"
    expansion.gradient_functions[function] = name  # before its body, which may call it
    _check_effects(node, function, body)
    parameters = [arg.out() for arg in arguments(body)]
    kinds = {i: body.type_of(body.results[i]).value() for i in results}
    halves = joint(expansion, body, kinds, [parameters[i] for i in floating])
    b = halves.b
    grads: list[Value] = []
    for i, gradient in zip(floating, halves.grads, strict=True):
        value = b.emit("ZerosLike", parameters[i]) if gradient is None else gradient
        grads.append(fitted(b, value, b.type(parameters[i]).value()))
    made = b.finish(grads)
    needed = ancestors(made, [value.node for value in made.results])
    nodes = (*arguments(made), *(n for n in made.nodes if n.name in needed and n.op != Arg.name))
    expansion.functions[name] = trimmed(made.with_(nodes=nodes))
    return name


def _check_effects(node: Node, function: str, body: Graph) -> None:
    """A function that is run again for its gradient must not do anything but compute."""
    for part in parts_of(body, functions=False):
        for inner in part.nodes:
            op = lookup(inner.op, inner)
            harmless = op.has(PURE) or op.has(CONTROL_FLOW) or inner.op == "PlaceholderWithDefault"
            if (inner.op == "Arg" and inner.types[0].ref) or (inner.op != "Arg" and not harmless):
                raise node.error(
                    f"no gradient through a call of {function!r}: it calls itself, and {inner.op} in it "
                    f"({inner.name!r}) would be run once more",
                    "UNIMPLEMENTED",
                )
