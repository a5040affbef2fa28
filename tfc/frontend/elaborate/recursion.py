"""Calls of functions that call themselves: Call nodes, which name a graph that is built once for the types at hand.

The types of the results must be declared, because the body calls the function before it is known what it gives.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from tfc.frontend.builder.bodies import Body, outputs_of, settle
from tfc.frontend.builder.graph_functions import EndlessError, GraphFunction, GraphFunctions
from tfc.frontend.builder.values import LanguageValue, has_tensor, is_list
from tfc.frontend.elaborate.context import POISON, Context, call_of
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.parameters import Call, definition
from tfc.frontend.elaborate.types import fitted, tensor_type
from tfc.frontend.syntax import tree
from tfc.ir.base.errors import Label
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import TensorType


def call_graph_function(
    f: Context,
    node: tree.Call,
    function: UserFunction,
    positional: Sequence[LanguageValue],
    keywords: Mapping[str, LanguageValue],
) -> LanguageValue:
    """Call a recursive function: build its graph if these types are new, then a Call node."""
    call = Call(f, node, function)
    given = call.match(positional, keywords)
    if given is None or not call.bind(_scope_of(call), given):
        return POISON
    tensors = {name: thing for name, thing in call.values.items() if isinstance(thing, Value)}
    others = {name: thing for name, thing in call.values.items() if name not in tensors}
    for name, thing in others.items():
        if has_tensor(thing):
            return f.error("E0321", f"`{function.name}` calls itself, so it can not take a list of tensors as `{name}`",
                           call.arguments[name], labels=[Label(definition(function), "the function")])  # fmt: skip
    kinds = {name: f.builder.type(value).value() for name, value in tensors.items()}
    functions = f.builder.root.graph_functions
    key = (function, *kinds.items(), *((name, _key(thing)) for name, thing in others.items()))
    try:
        made = functions.versions.get(key)
        if made is None:
            made = _build(f, call, functions, key, kinds, others)
        if made is None or made.failed:
            return POISON
        found = made
        called = f.build(node, lambda: outputs_of(f.builder, functions.call(f.builder, found, list(tensors.values()))))
    except EndlessError as error:
        label, help = Label(definition(function), "the function"), "a recursion ends by an `if` around the inner call"
        return f.error("E0320", f"`{function.name}` {error}", node, labels=[label], help=help)
    return called


def _scope_of(call: Call) -> Context:
    """A context for the function's own names."""
    return call.function.context.inner(builder=call.f.builder, caller=call.loc, effects=None)


def _key(thing: LanguageValue) -> Hashable:
    """A hashable key of an argument: equal for those that one version of a function serves."""
    if is_list(thing):
        return tuple(_key(item) for item in thing)
    return (type(thing).__name__, thing)


def _build(
    f: Context, outer: Call, functions: GraphFunctions, key: Hashable, kinds: Mapping[str, TensorType],
    others: Mapping[str, LanguageValue],
) -> GraphFunction | None:  # fmt: skip
    """Build one version of a function; None after reporting why it can not be."""
    function = outer.function
    context = _scope_of(outer)
    outer.bind_type_names(context)
    declared = [tensor_type(context, type, inferred=True) for type in function.node.results or ()]
    results = [kind for kind in declared if isinstance(kind, TensorType)]
    if len(results) < len(declared):
        return None
    made = functions.begin(key, function.name, f.builder, kinds, results)
    values: list[Value] | None = None
    saved, f.program.calls = f.program.calls, []
    try:
        with call_of(f.program, function):
            values = _body(f, outer, made, {**dict(zip(kinds, made.parameters, strict=True)), **others})
    finally:
        f.program.calls = saved
        functions.end(made, values)
    return made


def _body(f: Context, outer: Call, made: GraphFunction, given: Mapping[str, LanguageValue]) -> list[Value] | None:
    """Elaborate the function's body on its parameters; the values it gives."""
    function, b = outer.function, made.builder
    region = b.region
    assert region is not None
    # The body serves all its callers; messages show the outermost call and the one that asked for this version.
    caller = outer.loc if outer.loc.caller is None else replace(outer.loc, caller=outer.loc.outermost)
    inside = function.context.inner(builder=b, effects=region.effects, caller=caller)
    call = Call(inside, outer.node, function)
    call.arguments = outer.arguments
    if not call.bind(inside, given):
        return None
    results = call.run(inside)
    if results is None:
        return None
    body = Body(b)
    for thing, kind in zip(results if made.results else (), made.results, strict=True):
        result = fitted(inside, thing, kind, function.node.body.values[-1], f"`{function.name}`")
        if not isinstance(result, Value):
            return None
        body.results.append(result)
    settle(body)
    return body.results
