"""Checks functions that the program never calls: every name is bound somewhere, every call has the right arguments.

A function that is called is checked by expanding it (instantiate.py), which finds more. This looks at the syntax only,
because without a call nothing is known of the types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tfc.frontend.builder.values import ArgumentError, LanguageValue
from tfc.frontend.elaborate.calls import SPECIAL
from tfc.frontend.elaborate.context import POISON, Context
from tfc.frontend.elaborate.expressions import predefined, undefined_name
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.libraries import Library
from tfc.frontend.elaborate.names import Binding
from tfc.frontend.elaborate.parameters import ATTRIBUTE_KINDS, blamed
from tfc.frontend.elaborate.types import dimension, element_type
from tfc.frontend.functions import Function
from tfc.frontend.functions.registry import match
from tfc.frontend.syntax import tree

UNKNOWN = object()
"""The value of a name that only a call determines."""


def check_definition(function: UserFunction) -> None:
    """Report names that are not defined in the body of a function, and calls that can not be right."""
    context = function.context.inner()
    types = [parameter.type for parameter in function.node.parameters]
    for each in tree.walk(*types):
        if isinstance(each, tree.Name):
            _define(context, each)
    for parameter in function.node.parameters:
        _define(context, parameter.name)
        if parameter.default is not None:
            _check(function.context, parameter.default)
    _results(context, function)
    _check(context, function.node.body)


def _results(f: Context, function: UserFunction) -> None:
    """The declared result types: element types and sizes that exist, as many as there are results."""
    declared, values = function.node.results, function.node.body.values
    for type in declared or ():
        is_attribute = type.dims is None and not type.unranked and type.name.text in ATTRIBUTE_KINDS
        if not is_attribute and f.names.find(type.name.text) is None:
            element_type(f, type.name)
        for size in type.dims or ():
            if not isinstance(size, tree.Name):
                _check(f, size)
            elif f.names.find(size.text) is None:
                dimension(f, size)
    # Calls in the last place may give several values.
    is_known = not any(isinstance(value, (tree.Call, tree.If, tree.While, tree.For, tree.With)) for value in values)
    if declared is not None and is_known and len(declared) != len(values):
        at = values[0] if values else function.node.name
        f.error("E0322", f"`{function.name}` declares {len(declared)} results, but gives {len(values)}", at)


def _define(f: Context, *names: tree.Name) -> None:
    for name in names:
        f.names.bindings[name.text] = Binding(name.text, UNKNOWN, None, f.builder)


def _check_all(f: Context, nodes: Iterable[tree.Node]) -> None:
    for node in nodes:
        _check(f, node)


def _check(f: Context, node: tree.Node) -> None:
    """Check a statement or an expression; blocks inside of it have names of their own, or those around them."""
    check = _CHECKS.get(type(node))
    if check is not None:
        check(f, node)
    else:
        _check_all(f, (child for child in tree.children(node) if not isinstance(child, tree.Operator)))


def _binding(f: Context, node: tree.Assign | tree.Variable | tree.Repetition) -> None:
    """Check what names are bound to, then define these; they are the first children."""
    if isinstance(node, tree.Assign):
        names = node.targets
    else:
        names = node.names if isinstance(node, tree.Repetition) else (node.name,)
    _check_all(f, list(tree.children(node))[len(names) :])
    _define(f, *names)


def _queue(f: Context, node: tree.Queue) -> None:
    _check_all(f, (*(argument.value for argument in node.kind.arguments), *node.components))
    _define(f, node.name)


def _name(f: Context, node: tree.Name) -> None:
    if f.names.find(node.text) is None and predefined(node.text) is POISON and node.text not in SPECIAL:
        undefined_name(f, node)


def _if(f: Context, node: tree.If) -> None:
    _check(f, node.condition)
    for block in (node.then, node.otherwise):
        if block is not None:
            _check(f if node.static else f.inner(), block)


def _scoped(f: Context, node: tree.With) -> None:
    for scope in node.scopes:
        _check_all(f, [argument.value for argument in scope.arguments])
    _check(f, node.body)


def _attribute(f: Context, node: tree.Attribute) -> None:
    _check(f, node.value)
    _callee(f, node)


def _loop(f: Context, node: tree.While | tree.For) -> None:
    if isinstance(node, tree.For):
        _check(f, node.iterable)
    _check_all(f, [variable.initial for variable in node.variables])
    inside = f.inner()
    _define(inside, *(variable.name for variable in node.variables))
    if isinstance(node, tree.For):
        _define(inside, node.index)
    else:
        _check(inside, node.condition)
    _check(inside, node.body)


def _call(f: Context, node: tree.Call) -> None:
    _check(f, node.callee)
    _check_all(f, [argument.value for argument in node.arguments])
    callee = _callee(f, node.callee)
    positional = [None for argument in node.arguments if argument.name is None]
    keywords = {argument.name.text: None for argument in node.arguments if argument.name is not None}
    try:
        if isinstance(callee, (Function, UserFunction)):
            match(callee.name, callee.parameters, positional, keywords)
    except ArgumentError as error:
        f.error(error.page, error.message, blamed(node, error), help=error.hint)


def _callee(f: Context, node: tree.Expr) -> LanguageValue:
    """The callee, where it is known without a call of the function that is checked."""
    if isinstance(node, tree.Name):
        binding = f.names.find(node.text)
        return predefined(node.text) if binding is None else binding.thing
    if isinstance(node, tree.Attribute) and isinstance(node.value, tree.Name):
        binding = f.names.find(node.value.text)
        if binding is not None and isinstance(binding.thing, Library):
            return f.eval(node)
    return UNKNOWN


_CHECKS: dict[type[tree.Node], Callable[[Context, Any], None]] = {
    tree.Name: _name,
    tree.Call: _call,
    tree.If: _if,
    tree.While: _loop,
    tree.For: _loop,
    tree.With: _scoped,
    tree.RepeatList: lambda f, node: _check_all(f.inner(), tree.children(node)),
    tree.Attribute: _attribute,
    tree.Type: lambda f, node: _check_all(f, node.dims or ()),
    **dict.fromkeys((tree.Assign, tree.Variable, tree.Repetition), _binding),
    tree.Input: lambda f, node: _define(f, node.name),
    tree.Queue: _queue,
}
