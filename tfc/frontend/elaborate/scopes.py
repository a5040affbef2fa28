"""`with device(…), after(…), name(…), colocate(…), container(…), locked(…) { … }` and `group { … }`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Any

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Operation, describe
from tfc.frontend.elaborate.bindings import block_value
from tfc.frontend.elaborate.context import POISON, Context, elaborates
from tfc.frontend.elaborate.expressions import suggestion
from tfc.frontend.functions.kinds import known, nodes_of
from tfc.frontend.functions.mutexes import Section, released
from tfc.frontend.syntax import tree
from tfc.ir.base.device_names import device_problem


@elaborates(tree.With)
def scoped(f: Context, node: tree.With) -> LanguageValue:
    """A block whose nodes get a device, control edges, a name prefix, a colocation or a container, or hold a mutex."""
    sections: list[Section] = []
    with ExitStack() as stack:
        for scope in node.scopes:
            opened = _open(f, scope)
            entered = stack.enter_context(opened) if opened is not None else None
            sections += [entered] if isinstance(entered, Section) else []
        thing = block_value(f, node.body)
    for section in reversed(sections):
        done = section.close()
        if f.effects is not None:
            f.effects.append(done.node)
        thing = thing if thing is POISON else released(f.builder, thing, done)
    return thing


def _open(f: Context, scope: tree.Call) -> AbstractContextManager[Any] | None:
    assert isinstance(scope.callee, tree.Name)
    kind = scope.callee.text
    if kind not in SCOPES:
        help = suggestion(kind, SCOPES) or f"scopes are {', '.join(SCOPES)}"
        f.error("E0801", f"there is no scope `{kind}`", scope.callee, help=help)
        return None
    things = [f.eval(argument.value) for argument in scope.arguments]
    if any(thing is POISON for thing in things):
        return None
    if not things or any(argument.name is not None for argument in scope.arguments):
        f.error("E0302", f"`{kind}` takes one value or more, without names", scope)
        return None
    try:
        return SCOPES[kind](f.builder, things)
    except ArgumentError as error:
        f.error(error.page, error.message, scope.arguments[0].value, help=error.hint)
        return None


def _text(b: GraphBuilder, things: list[LanguageValue], what: str) -> str:
    content = known(b, things[0])
    if len(things) != 1 or not isinstance(content, str):
        raise ArgumentError(f"`{what}` takes one string, not {describe(b, content)}", "E0304")
    return content


def _device(b: GraphBuilder, things: list[LanguageValue]) -> AbstractContextManager[None]:
    name = _text(b, things, "device")
    problem = device_problem(name)
    if problem:
        raise ArgumentError(
            f"`{name}` is no device name: {problem}", "E0802", hint='such as "gpu:0" or "/job:worker/task:1"'
        )
    return b.device(name)


def _name(b: GraphBuilder, things: list[LanguageValue]) -> AbstractContextManager[None]:
    name = _text(b, things, "name")
    if not name or not all(part and part.replace("_", "a").isalnum() for part in name.split("/")):
        raise ArgumentError(f'"{name}" is no scope name: use letters, digits, `_` and `/`', "E0304")
    return b.inside(f"{b.scope_name}{name}/", home=True)


def _locked(b: GraphBuilder, things: list[LanguageValue]) -> AbstractContextManager[Section]:
    if len(things) != 1:
        raise ArgumentError(f"`locked` takes one mutex, not {len(things)}", "E0304")
    return Section(b, things[0]).open()


SCOPES: dict[str, Callable[[GraphBuilder, list[LanguageValue]], AbstractContextManager[Any]]] = {
    "device": _device,
    "after": lambda b, things: b.after(*nodes_of(b, things)),
    "name": _name,
    "colocate": lambda b, things: b.colocate(*nodes_of(b, things)),
    "container": lambda b, things: b.inside_container(_text(b, things, "container")),
    "locked": _locked,
}


@elaborates(tree.Group)
def group(f: Context, node: tree.Group) -> LanguageValue:
    """A NoOp that waits for every update, check and operation of the block."""
    collected: list[str] = []
    inside = f.with_(effects=collected)
    inside.run(node.body.statements)
    for value in node.body.values:
        thing = inside.eval(value)
        if thing is POISON:
            return POISON
        try:
            collected.extend(nodes_of(f.builder, thing))
        except ArgumentError as error:
            return f.error(error.page, error.message, value)
    b = f.builder
    return f.build(node, lambda: Operation(b.node("NoOp", name="group", control=dict.fromkeys(collected)).name))
