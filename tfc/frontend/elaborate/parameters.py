"""Arguments of a call of a function of the program, and the sizes and types that the names in its types stand for.

A function is polymorphic: names in its parameters' types are its own. The first argument that fits them binds them
(`x: T[n, m]` binds T, n and m), and all others must agree. Parameters whose types have no brackets (`units: int = 10`)
are known while building.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tfc.frontend.builder.values import ArgumentError, LanguageValue, Outputs, describe, is_list, is_size, single
from tfc.frontend.elaborate.context import POISON, Context, Poison
from tfc.frontend.elaborate.expressions import suggestion
from tfc.frontend.elaborate.functions import OpFunction, UserFunction
from tfc.frontend.elaborate.names import Binding, Scope
from tfc.frontend.elaborate.types import dimension, tensor_type
from tfc.frontend.functions.indexing import index
from tfc.frontend.functions.kinds import known, may_be
from tfc.frontend.functions.operands import as_tensor, common_dtype, default_dtype
from tfc.frontend.functions.registry import Function, match
from tfc.frontend.syntax import tree
from tfc.ir.base.errors import Label, Loc
from tfc.ir.graph.graph import Value
from tfc.ir.types.dims import Dim, MaybeSize
from tfc.ir.types.types import DType, TensorType

ATTRIBUTE_KINDS: Mapping[str, tuple[str, Callable[[LanguageValue], bool]]] = {
    "int": ("a whole number", is_size),
    "float": ("a number", lambda thing: isinstance(thing, (int, float)) and not isinstance(thing, bool)),
    "bool": ("true or false", lambda thing: isinstance(thing, bool)),
    "string": ("a string", lambda thing: isinstance(thing, str)),
    "dtype": ("an element type", lambda thing: isinstance(thing, DType)),
    "shape": ("a shape", lambda thing: is_list(thing) or isinstance(thing, (int, Dim, Value))),
    "list": ("a list", lambda thing: is_list(thing) or isinstance(thing, Outputs)),
    "function": ("a function", lambda thing: isinstance(thing, (Function, UserFunction, OpFunction))),
    "any": ("anything", lambda thing: True),
}
"""The kinds of parameters that are no tensors: in words, and whether a thing is of one."""


def definition(function: UserFunction) -> Loc:
    """The location of a function's definition."""
    return function.context.source.loc(function.node.name.span)


def blamed(node: tree.Call, error: ArgumentError) -> tree.Node:
    """The part of a call that does not match the parameters: an argument, the name of one, or all of it."""
    if isinstance(error.argument, int):
        return node.arguments[error.argument].value
    names = (argument.name for argument in node.arguments if argument.name is not None)
    return next((name for name in names if name.text == error.argument), node)


class Call:
    """A call: its arguments, and the sizes and types that the names in the function's types stand for."""

    def __init__(self, f: Context, node: tree.Call, function: UserFunction) -> None:
        self.f = f
        self.node = node
        self.function = function
        self.loc = f.loc(node)
        self.dtypes: dict[str, DType] = {}
        self.dims: dict[str, MaybeSize] = {}
        self.unknown: dict[str, tuple[str, int]] = {}
        """The sizes that only the run knows, with a parameter and its axis to read them from."""
        self.arguments: dict[str, tree.Node] = {}
        self.values: dict[str, LanguageValue] = {}

    def match(
        self, positional: Sequence[LanguageValue], keywords: Mapping[str, LanguageValue]
    ) -> dict[str, LanguageValue] | None:
        """Arguments by parameter; None after reporting what does not match."""
        parameters, arguments = self.function.parameters, self.node.arguments
        try:
            given = match(self.function.name, parameters, positional, keywords)
        except ArgumentError as error:
            names = [p.name for p in parameters]
            is_unknown = isinstance(error.argument, str) and error.argument not in names
            help = suggestion(str(error.argument), names) if is_unknown else None
            labels = [Label(definition(self.function), f"`{self.function.name}` is defined here")]
            self.f.error(error.page, error.message, blamed(self.node, error), labels=labels, help=help)
            return None
        own = [parameter.name for parameter in parameters[: len(positional)]]
        own += [argument.name.text for argument in arguments if argument.name is not None]
        self.arguments = {name: argument.value for name, argument in zip(own, arguments, strict=True)}
        return given

    def bind(self, inside: Context, given: Mapping[str, LanguageValue]) -> bool:
        """Check the arguments against the parameters and bind them in the body's scope."""
        parameters = self.function.node.parameters
        values = self.values
        for parameter in parameters:
            name = parameter.name.text
            if name in given:
                values[name] = given[name]
            else:
                assert parameter.default is not None
                values[name] = inside.eval(parameter.default)
                self.arguments[name] = parameter.default
                if values[name] is POISON:
                    return False
        # Tensors with an element type of their own come first: literals take the type that those bind.
        tensors = [p for p in parameters if p.type.dims is not None or p.type.unranked]
        literals: list[tree.Parameter] = []
        for parameter in tensors:
            if common_dtype(self.f.builder, [values[parameter.name.text]]) is None:
                literals.append(parameter)
            elif not self._bind_tensor(inside, parameter):
                return False
        for parameter in literals:
            if not self._bind_tensor(inside, parameter):
                return False
        self.bind_type_names(inside)
        for parameter in parameters:
            name = parameter.name.text
            is_tensor = parameter.type.dims is not None or parameter.type.unranked
            if not is_tensor and not self._check_attribute(parameter, values[name]):
                return False
            inside.names.bindings[name] = Binding(name, values[name], inside.loc(parameter), inside.builder)
        return True

    def bind_type_names(self, inside: Context) -> None:
        """Bind the names in the function's types to what they turned out to be."""
        for name, thing in (*self.dtypes.items(), *self.dims.items()):
            if thing is not None:
                inside.names.bindings[name] = Binding(name, thing, None, inside.builder)
        for name, (parameter, axis) in self.unknown.items():
            if self.dims[name] is None and name in self.function.mentioned:
                b = inside.builder
                size = index(b, b.emit("Shape", self.values[parameter]), [axis])
                inside.names.bindings[name] = Binding(name, size, None, b)

    def _sizes_known(self, inside: Context) -> Context:
        """The context of the body, with the sizes and attributes that are known so far, for sizes like `2 * n`."""
        names = Scope(inside.names)
        for name, thing in (*self.dims.items(), *self.values.items()):
            if is_size(thing):
                names.bindings[name] = Binding(name, thing, None, inside.builder)
        return inside.with_(names=names)

    def _bind_tensor(self, inside: Context, parameter: tree.Parameter) -> bool:
        """An operand: a tensor that fits the parameter's type, whose names it may bind."""
        name, f, values = parameter.name.text, self.f, self.values
        at = self.arguments[name]
        if values[name] is None and isinstance(parameter.default, tree.NoneLiteral):
            return True
        wanted = self._wanted_dtype(inside, parameter)
        if wanted is POISON:
            return False
        dtype = wanted if isinstance(wanted, DType) else None
        default = default_dtype(f.builder, [values[name]]) if dtype is None else None
        if default is not None:  # a literal: its type is the first that the tensors determine and that can hold it
            dtype = next((each for each in self.dtypes.values() if each.is_float or not default.is_float), None)
        tensor = f.build(at, lambda: as_tensor(f.builder, values[name], dtype))
        if not isinstance(tensor, Value):
            return False
        values[name] = tensor
        kind = f.builder.type(tensor).value()
        if isinstance(wanted, DType) and kind.dtype != wanted:
            return self._mismatch(parameter, kind)
        self.dtypes.setdefault(parameter.type.name.text, kind.dtype)
        return parameter.type.dims is None or self._bind_dims(inside, parameter, kind)

    def _wanted_dtype(self, inside: Context, parameter: tree.Parameter) -> DType | Poison | None:
        """The element type that a parameter asks for, None while its type variable is free."""
        name = parameter.type.name.text
        if name in self.dtypes:
            return self.dtypes[name]
        if not name[:1].isupper():  # names of type variables start with a capital letter
            kind = tensor_type(inside, tree.Type(parameter.type.span, parameter.type.name, (), False))
            return kind.dtype if isinstance(kind, TensorType) else POISON
        return None

    def _bind_dims(self, inside: Context, parameter: tree.Parameter, kind: TensorType) -> bool:
        dims = parameter.type.dims or ()
        if kind.shape is None:
            return True
        if len(kind.shape) != len(dims):
            return self._mismatch(parameter, kind)
        for axis, (node, size) in enumerate(zip(dims, kind.shape, strict=True)):
            if isinstance(node, (tree.UnknownDim, tree.InferredDim)):
                continue
            if isinstance(node, tree.Name) and not is_size(self.values.get(node.text)):
                if self.dims.get(node.text) is None:
                    self.dims[node.text] = size
                    if size is None:
                        self.unknown.setdefault(node.text, (parameter.name.text, axis))
                elif size is not None and size != self.dims[node.text]:
                    return self._mismatch(parameter, kind, f"`{node.text}` is {self.dims[node.text]} already")
                continue
            wanted = dimension(self._sizes_known(inside), node)
            if isinstance(wanted, Poison):
                return False
            if wanted is not None and size is not None and wanted != size:
                return self._mismatch(parameter, kind, f"{wanted} was expected, not {size}")
        return True

    def _mismatch(self, parameter: tree.Parameter, kind: TensorType, note: str | None = None) -> bool:
        name = parameter.name.text
        source = self.function.context.source
        label = Label(source.loc(parameter.span), "the parameter")
        message = f"`{self.function.name}` takes {source.text[slice(*parameter.type.span)]} as `{name}`, not {kind}"
        self.f.error("E0321", message, self.arguments[name], labels=[label], notes=[note] if note else [])
        return False

    def _check_attribute(self, parameter: tree.Parameter, thing: LanguageValue) -> bool:
        kind, name = parameter.type.name.text, parameter.name.text
        if kind not in ATTRIBUTE_KINDS:
            source = self.function.context.source
            help = (
                suggestion(kind, ATTRIBUTE_KINDS) or f"`{kind}[…]` is a tensor; others are {', '.join(ATTRIBUTE_KINDS)}"
            )
            self.f.error("E0323", f"`{kind}` is no kind of parameter", source.loc(parameter.type.span), help=help)
            return False
        content = thing if kind in ("list", "function", "any") else known(self.f.builder, thing)
        words, fits = ATTRIBUTE_KINDS[kind]
        if (thing is None and isinstance(parameter.default, tree.NoneLiteral)) or fits(content):
            return True
        label = Label(self.function.context.source.loc(parameter.span), "the parameter")
        shown = describe(self.f.builder, thing)
        self.f.error("E0321", f"`{self.function.name}` takes {words} as `{name}`, not {shown}",
                     self.arguments[name], labels=[label])  # fmt: skip
        return False

    def run(self, inside: Context) -> list[LanguageValue] | None:
        """Elaborate the body; its results, held against the types that the function declares, None after an error."""
        declared, body = self.function.node.results, self.function.node.body
        inside.run(body.statements)
        results = [single(inside.eval(value)) for value in body.values]
        if any(result is POISON for result in results):
            return None
        if declared is None:
            return results
        sites: Sequence[tree.Node] = body.values
        if len(declared) > 1 and len(results) == 1 and isinstance(results[0], Outputs):
            results = [single(value) for value in results[0].values]
            sites = [body.values[0]] * len(results)
        if len(declared) != len(results):
            at = body.values[0] if body.values else self.function.node.name
            inside.error(
                "E0322", f"`{self.function.name}` declares {len(declared)} results, but gives {len(results)}", at
            )
            return None
        checked = []
        for type, result, node in zip(declared, results, sites, strict=True):
            fitting = self._check_result(inside, type, result, node)
            if fitting is POISON:
                return None
            checked.append(fitting)
        return checked

    def _check_result(self, inside: Context, type: tree.Type, result: LanguageValue, node: tree.Node) -> LanguageValue:
        if type.dims is None and not type.unranked:
            return result
        kind = tensor_type(inside, type, inferred=True)
        if not isinstance(kind, TensorType):
            return POISON
        try:
            tensor = as_tensor(inside.builder, result, kind.dtype)
        except ArgumentError as error:
            return inside.error(error.page, error.message, node, help=error.hint)
        given = inside.builder.type(tensor).value()
        if not may_be(given, kind):
            label = Label(inside.source.loc(type.span), "declared here")
            message = f"`{self.function.name}` declares a result {kind}, but gives {given}"
            return inside.error("E0322", message, node, labels=[label])
        return tensor
