"""Sink small constants into the branches and loops that capture them, whose bodies then know their values.

Axes, shapes and indices are operands whose values types depend on: fold_constants sinks what it has found to be known,
raise_control_flow what was known where the nodes of a body stood before.

    k = Const 2; l = For(n, k) {body={k = Arg(); …}}   →   l = For(n) {body={k = Const 2; …}}
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.ir.graph.bodies import arguments, drop_operands, first_capture, offset
from tfc.ir.graph.graph import Graph, Literal, Node, Value, subgraphs
from tfc.ir.graph.infer import InferError, infer_types, infer_value
from tfc.ir.graph.registry import lookup
from tfc.ir.types.types import Array

SMALL_BYTES = 1 << 10


def sink_constants(node: Node, known: Callable[[Value], Literal | None]) -> Node:
    """A structured node with its captures of small constants turned into constants of its bodies."""
    sunk: dict[int, Literal] = {}
    for operand in range(first_capture(node), len(node.inputs)):
        literal = known(node.inputs[operand])
        if literal is None or literal.array.nbytes > SMALL_BYTES:
            continue
        if all(arguments(body)[operand - offset(node)].types[0] == literal.type for _, body in subgraphs(node)):
            sunk[operand] = literal
    return drop_operands(node, sunk, lambda operand, arg: const_of(arg, arg.name, sunk[operand])) if sunk else node


def const_of(node: Node, name: str, literal: Literal) -> Node:
    """A Const that replaces a node."""
    return Node(name, "Const", (), (), {"value": literal}, (literal.type,), node.device, node.colocate, node.loc)


def keeps_types(node: Node) -> bool:
    """True when retyping the bodies of a structured node with what they know changes no type."""
    return all(_keeps_types(body) for _, body in subgraphs(node))


def _keeps_types(body: Graph) -> bool:
    known: dict[Value, Array] = {}
    for node in body.order:
        op, inputs = lookup(node.op, node), [body.type_of(value) for value in node.inputs]
        values = [known.get(value) for value in node.inputs]
        try:
            if infer_types(op, inputs, values, node.attrs) != node.types:
                return False
        except InferError:
            return False
        value = infer_value(op, inputs, values, node.attrs, node.types[0]) if len(node.types) == 1 else None
        if value is not None:
            known[node.out()] = value
    return True
