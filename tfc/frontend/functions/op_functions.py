"""Language functions that ops declare themselves: one node, its parameters the op's operands and then attributes.

    @op(infer=elementwise(FLOAT), ..., function="leaky_relu(x: Float, alpha)")
    def LeakyRelu(features: Array, *, alpha: float = 0.2) -> Array: ...

The kinds are those of functions/kinds.py: where none is written, operands are any tensor, or several that share their
element type, and attributes are what the op says. So are their defaults, and the documentation. A `function=` without
parameters names a function that is written in one of the modules beside this one.
"""

from __future__ import annotations

import re
from typing import Any

import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.functions.registry import MISSING, Function, Parameter, declare
from tfc.ir.graph.registry import OPS, Op


def _function_of(op: Op, signature: str) -> Function:
    """The function that a signature declares: `name(parameter: Kind, ...)`."""
    name, _, listed = signature.removesuffix(")").partition("(")
    written = [each.partition(": ") for each in listed.split(", ")]
    count = len(op.operands)
    usual = "Tensor" if count == 1 else "Operand"
    parameters = [Parameter(operand, kind or usual, False, MISSING) for operand, _, kind in written[:count]]
    for attribute, _, kind in written[count:]:
        declared = op.attributes[attribute]
        default = MISSING if declared.required else declared.default
        parameters.append(Parameter(attribute, kind or declared.annotation, False, default))
    attributes = [parameter.name for parameter in parameters[count:]]

    def body(b: GraphBuilder, *given: Any) -> Any:
        return b.emit(op.name, *given[:count], **dict(zip(attributes, given[count:], strict=True)))

    names = {operand: p.name for operand, p in zip(op.operands, parameters, strict=False) if operand != p.name}
    doc = op.body.__doc__ or ""
    body.__doc__ = re.sub(r"\w+", lambda word: names.get(word[0], word[0]), doc) if names else doc
    body.__module__ = op.body.__module__
    return Function(name, tuple(parameters), body)


for _op in OPS.values():
    if _op.function and "(" in _op.function:
        declare(_function_of(_op, _op.function))
