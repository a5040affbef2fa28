"""Statements that bind names or change variables: `h = relu(x)`, `a, b = split(x, 2)`, `W -= d`, plain expressions."""

from __future__ import annotations

from tfc.frontend.builder.values import ArgumentError, LanguageValue, Operation, Outputs, has_tensor, is_list, single
from tfc.frontend.elaborate.calls import is_effect
from tfc.frontend.elaborate.context import POISON, Context, Places, elaborates
from tfc.frontend.elaborate.types import fitted, tensor_type
from tfc.frontend.functions.effects import UPDATES, update
from tfc.frontend.functions.kinds import nodes_of
from tfc.frontend.functions.naming import name_result
from tfc.frontend.functions.operands import as_tensor, is_literal
from tfc.frontend.syntax import tree
from tfc.ir.graph.graph import Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, i32


@elaborates(tree.Assign)
def assign(f: Context, node: tree.Assign) -> None:
    """Bind names to values; a node is named after the name that its value is bound to."""
    if len(node.values) > 1:
        for target, value in zip(node.targets, node.values, strict=True):
            f.bind(target, named(f, target, value))
        return
    value_node = node.values[0]
    if len(node.targets) == 1:
        thing = named(f, node.targets[0], value_node, node.type)
        f.bind(node.targets[0], thing)
        return
    thing = f.eval(value_node)
    results = thing.values if isinstance(thing, Outputs) else thing if is_list(thing) else (thing,)
    if thing is not POISON and len(results) != len(node.targets):
        count = "1 value" if len(results) == 1 else f"{len(results)} values"
        f.error("E0309", f"{len(node.targets)} names for {count}", value_node)
        thing = POISON
    for position, target in enumerate(node.targets):
        part = POISON if thing is POISON else results[position]
        with f.builder.inside(f.builder.home):
            f.bind(target, _passed_on(f, target, part) if target.text != "_" else part)


def named(f: Context, target: tree.Name, value: tree.Expr, type: tree.Type | None = None) -> LanguageValue:
    """The value of an expression, its node named after the target, the nodes inside `target/…`."""
    b = f.builder
    if target.text == "_":
        return f.eval(value)
    mark = len(b.nodes)
    with b.inside(f"{b.home}{target.text}/"):
        thing = f.eval(value)
        if type is not None and thing is not POISON:
            kind = tensor_type(f, type, inferred=True)
            thing = fitted(f, thing, kind, value, f"`{target.text}`") if isinstance(kind, TensorType) else POISON
    with b.inside(b.home):
        return _named_after(f, target, single(thing), mark, value)


def _named_after(f: Context, target: tree.Name, thing: LanguageValue, mark: int, value: tree.Expr) -> LanguageValue:
    b = f.builder
    if thing is POISON:
        b.reserved.discard(b.scope_name + target.text)
        return thing
    if f.top and ((is_literal(thing) and thing != []) or isinstance(thing, Dim)):
        return _constant(f, target, thing, value)
    result = name_result(b, thing, target.text, mark, keep=f.top)
    if result is not None:
        return result
    return _passed_on(f, target, thing)


def _constant(f: Context, target: tree.Name, literal: LanguageValue, at: tree.Expr) -> LanguageValue:
    """A number, size or list of numbers bound at the top level: a node that adapts to what it meets."""
    b = f.builder
    b.claim(target.text)
    if isinstance(literal, Dim):
        value = f.build(at, lambda: b.emit("DimSize", dim=str(literal), dtype=i32, name=target.text))
    else:
        value = f.build(at, lambda: as_tensor(b, literal, name=target.text))
    if isinstance(value, Value):
        b.weak[value] = literal
    return value


def _passed_on(f: Context, target: tree.Name, thing: LanguageValue) -> LanguageValue:
    """At the top level a name for a value that has a node of another name already is an Identity of that name."""
    thing = single(thing)
    if not f.top or not isinstance(thing, Value):
        return thing
    b = f.builder
    b.claim(target.text)
    copy = f.build(target, lambda: b.emit("Identity", thing, name=target.text))
    if isinstance(copy, Value) and thing in b.weak:
        b.weak[copy] = b.weak[thing]
    return copy


@elaborates(tree.Update)
def change(f: Context, node: tree.Update) -> None:
    """`W := e`, `W += e`, `W -= e`."""
    b = f.builder
    target = single(f.eval(node.target))
    scope = b.home
    base = target.node.removeprefix(scope) + "/" if isinstance(target, Value) else ""
    with b.inside(f"{scope}{base}{UPDATES[node.operator]}/"):
        value = f.eval(node.value)
    if target is POISON or value is POISON:
        return
    places = Places({0: node.target, 1: node.value}, [(node.target, target), (node.value, value)])
    with b.inside(scope + base):
        result = f.build(node, lambda: update(b, target, node.operator, value), places)
    if isinstance(result, Value) and f.effects is not None:
        f.effects.append(result.node)


@elaborates(tree.Evaluate)
def evaluate(f: Context, node: tree.Evaluate) -> None:
    """An expression for its effect: where a group or body collects effects, it waits for the expression."""
    for value in node.values:
        thing = f.eval(value)
        if f.effects is None or thing is POISON or not (has_tensor(thing) or isinstance(single(thing), Operation)):
            continue
        try:
            f.effects.extend(nodes_of(f.builder, thing))
        except ArgumentError as error:
            f.error(error.page, error.message, value)


def block_value(f: Context, block: tree.Block) -> LanguageValue:
    """Run a block in the names of `f`; its values are one thing or several outputs."""
    f.run(block.statements)
    things = [f.eval(value) for value in block.values]
    if any(thing is POISON for thing in things):
        return POISON
    if f.effects is not None:
        done = [thing for thing in things if is_effect(f.builder, thing)]
        f.effects.extend(name for thing in done for name in nodes_of(f.builder, thing))
    return things[0] if len(things) == 1 else Outputs(tuple(things))
