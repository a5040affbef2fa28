"""`entry power`: a function exported as it is. Its parameters become inputs, its results outputs.

Parameters with a default are optional inputs, or take it where it is known while building. Names of sizes that nothing
declares become symbolic dimensions.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.frontend.builder.values import LanguageValue, Operation, Outputs, describe
from tfc.frontend.elaborate.context import POISON, Context, Poison, elaborates
from tfc.frontend.elaborate.entries import may_declare
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.instantiate import instantiate
from tfc.frontend.elaborate.names import Binding
from tfc.frontend.elaborate.parameters import definition
from tfc.frontend.elaborate.types import fitted, tensor_type
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.syntax import tree
from tfc.ir.base.errors import Label
from tfc.ir.graph.graph import Entry, Symbol, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType


@elaborates(tree.FunctionEntry)
def function_entry(f: Context, node: tree.FunctionEntry) -> None:
    """Export a function: placeholders for its parameters, one call of it."""
    if not may_declare(f, node):
        return
    b, name = f.builder, node.name.text
    function = f.eval(node.name)
    if not isinstance(function, UserFunction):
        if function is not POISON:
            f.error("E0507", f"`{name}` is {describe(b, function)}, not a function", node.name,
                    help=f"write `entry {name}(…) -> …` for a way to run the graph")  # fmt: skip
        return
    with b.inside(b.function_scope(name)):
        inputs = _inputs(f, node, function)
        if inputs is None:
            return
        given = [(parameter.name, value) for parameter, value in inputs]
        arguments = tuple(tree.Argument(node.span, name, name) for name, _ in given)
        call = tree.Call(node.span, node.name, arguments)
        thing = instantiate(f, call, function, [], {name.text: value for name, value in given})
        if thing is not POISON:
            _export(f, node, function, [(name.text, value) for name, value in given], thing)


def _inputs(f: Context, node: tree.FunctionEntry, function: UserFunction) -> list[tuple[tree.Parameter, Value]] | None:
    """A placeholder for every tensor that the function takes; None after reporting what can not be fed."""
    inside = _with_sizes(f, function)
    found = []
    for parameter in function.node.parameters:
        if parameter.type.dims is None and not parameter.type.unranked:
            if parameter.default is None:
                _refused(f, node, function, parameter, "is known while building only", "give it a default")
                return None
            continue
        name = parameter.type.name.text
        if name[:1].isupper() and inside.names.find(name) is None:
            hint = f"write the type of its elements: `{parameter.name.text}: f32[…]`"
            _refused(f, node, function, parameter, "may be of any element type", hint)
            return None
        kind = tensor_type(inside, parameter.type, inferred=True)
        if not isinstance(kind, TensorType):
            return None
        value = _placeholder(f, inside, parameter, kind)
        if value is None:
            return None
        found.append((parameter, value))
    return found


def _with_sizes(f: Context, function: UserFunction) -> Context:
    """A context in which every name of a size in the function's parameters is a symbolic dimension."""
    inside = function.context.inner(builder=f.builder)
    for parameter in function.node.parameters:
        for size in parameter.type.dims or ():
            if isinstance(size, tree.Name) and inside.names.find(size.text) is None:
                f.builder.symbols.setdefault(size.text, Symbol(size.text))
                inside.names.bindings[size.text] = Binding(size.text, Dim.symbol(size.text), None, f.builder)
    return inside


def _refused(
    f: Context, node: tree.FunctionEntry, function: UserFunction, parameter: tree.Parameter, why: str, hint: str
) -> None:
    label = Label(function.context.source.loc(parameter.span), "the parameter")
    message = f"`{function.name}` can not be exported: `{parameter.name.text}` {why}"
    f.error("E0507", message, node.name, labels=[label], help=hint)


def _placeholder(f: Context, inside: Context, parameter: tree.Parameter, kind: TensorType) -> Value | None:
    b, name = f.builder, parameter.name.text
    if parameter.default is None:
        made = f.build(parameter, lambda: b.emit("Placeholder", name=name, type=kind))
        return made if isinstance(made, Value) else None
    default = fitted(inside, inside.eval(parameter.default), kind, parameter.default, f"`{name}`")
    if isinstance(default, Poison):
        return None
    made = f.build(parameter, lambda: b.emit("PlaceholderWithDefault", default, name=name, type=kind))
    return made if isinstance(made, Value) else None


def _export(
    f: Context,
    node: tree.FunctionEntry,
    function: UserFunction,
    inputs: Sequence[tuple[str, Value]],
    thing: LanguageValue,
) -> None:
    things = list(thing.values) if isinstance(thing, Outputs) else [thing]
    names = _names(function.node.body.values, len(things))
    outputs: list[tuple[str, Value]] = []
    targets: list[str] = []
    for name, each in zip(names, things, strict=True):
        if isinstance(each, Operation):
            targets.append(each.node)
            continue
        value = f.build(node, lambda each=each: as_tensor(f.builder, each, name="result"))  # type: ignore[misc]
        if not isinstance(value, Value):
            label = Label(definition(function), "the function")
            f.error("E0507", f"`{function.name}` can not be exported: it gives {describe(f.builder, each)}", node.name,
                    labels=[label])  # fmt: skip
            return
        outputs.append((name, value))
    name = node.name.text
    f.builder.entries[name] = Entry(name, tuple(inputs), tuple(outputs), tuple(targets), f.loc(node))


def _names(values: Sequence[tree.Expr], count: int) -> list[str]:
    """Names for the results: those of variables of the body, else `result`, `result_1` …"""
    found: list[str] = []
    for index in range(count):
        value = values[index] if len(values) == count else None
        name = value.text if isinstance(value, tree.Name) else "result"
        number, free = 0, name
        while free in found:
            number += 1
            free = f"{name}_{number}"
        found.append(free)
    return found
