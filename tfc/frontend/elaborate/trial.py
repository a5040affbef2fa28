"""Checks the types in functions that the program never calls, where the declaration alone determines them all.

That is so when every parameter is a tensor of known element type and sizes, or has a default. The body is built once on
such parameters and thrown away. Sizes that calls would determine are not tried: what holds for some of them may not
hold for all.
"""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import SizeError
from tfc.frontend.builder.values import LanguageValue
from tfc.frontend.elaborate.context import call_of
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.parameters import Call
from tfc.frontend.elaborate.types import tensor_type
from tfc.frontend.syntax import tree
from tfc.ir.types.types import TensorType


def try_function(function: UserFunction) -> None:
    """Report errors in the body of a function that do not depend on its arguments."""
    if not all(_is_certain(parameter) for parameter in function.node.parameters):
        return
    try:
        _try(function)
    except SizeError:
        return  # so many nodes were not asked for


def _try(function: UserFunction) -> None:
    """Build the body of a function once. SizeError."""
    builder = function.context.builder.root.body()
    effects = builder.region.effects if builder.region is not None else None
    inside = function.context.inner(builder=builder, effects=effects)
    given: dict[str, LanguageValue] = {}
    places: dict[str, tree.Node] = {}
    for parameter in function.node.parameters:
        if parameter.default is None:
            kind = tensor_type(inside, parameter.type)
            if not isinstance(kind, TensorType):
                return
            given[parameter.name.text] = builder.arg(kind, name=parameter.name.text)
            places[parameter.name.text] = parameter
    call = Call(inside, tree.Call(function.node.span, function.node.name, ()), function)
    call.arguments = places
    if call.bind(inside, given):
        with call_of(inside.program, function):
            call.run(inside)


def _is_certain(parameter: tree.Parameter) -> bool:
    if parameter.default is not None:
        return True
    type = parameter.type
    is_variable = type.name.text[:1].isupper()
    return not is_variable and type.dims is not None and all(isinstance(size, tree.Number) for size in type.dims)
