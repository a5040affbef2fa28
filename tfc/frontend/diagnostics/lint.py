"""Warnings about programs that are legal, and yet hardly what their author meant.

Names are resolved as the elaborator does it, but on the syntax tree: a function is looked at once, whether and however
it is called, and a warning is never about one expansion only. At the top level every name is a node that may be
fetched, so only declarations that nothing mentions are told there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import singledispatchmethod

from tfc.frontend.builder.nested_names import NestedNames
from tfc.frontend.syntax import tree
from tfc.ir.base.errors import Diagnostic, Label

_INERT = (
    tree.Name, tree.Number, tree.Boolean, tree.NoneLiteral, tree.List, tree.Unary, tree.Binary, tree.Index, tree.Port,
)  # fmt: skip
_ACTING = (tree.Call, tree.If, tree.While, tree.For, tree.With, tree.Group, tree.RepeatList)
"""Expressions that do nothing but give a value, and those that may do something."""
_DECLARED = {tree.Input: "input", tree.Variable: "variable", tree.Queue: "queue"}


def lint(module: tree.Module) -> list[Diagnostic]:
    """The warnings about a program that has no errors, in the order of the text."""
    linter = _Linter(module)
    linter.run()
    found = [linter.unused(bound) for bound in linter.bound.values() if not bound.used]
    found += [
        Diagnostic("W0103", "the value of this expression is not used", module.source.loc(each.span), "warning")
        for each in linter.lost.values()
    ]
    return sorted(
        (each for each in found if each is not None), key=lambda d: (d.loc.line, d.loc.column) if d.loc else (0, 0)
    )


@dataclass(eq=False)
class _Bound:
    """A name that is bound: as what (empty for those that may stay unused), and the one around it that it hides."""

    name: tree.Name
    kind: str
    hidden: _Bound | None = None
    used: bool = False


_Scope = NestedNames[_Bound]
"""The names of a block and of those around it."""


class _Linter:
    """Walks a tree, binding and looking up names. Recursion is safe: trees are at most MAX_DEPTH deep."""

    def __init__(self, module: tree.Module) -> None:
        self.module = module
        self.bound: dict[int, _Bound] = {}
        """By the place of the name: what `repeat` goes through twice is bound twice."""
        self.lost: dict[int, tree.Expr] = {}

    def run(self) -> None:
        """The whole file; functions last, because they see all that the file binds."""
        top = _Scope()
        functions = [each for each in self.module.statements if isinstance(each, tree.Function)]
        self.all((each for each in self.module.statements if not isinstance(each, tree.Function)), top)
        self.all(functions, top)

    def unused(self, bound: _Bound) -> Diagnostic | None:
        """The warning about a name that nothing uses, if it is worth one."""
        text = bound.name.text
        if not bound.kind or text.startswith("_"):
            return None
        loc = self.module.source.loc
        if bound.kind != "name":
            return Diagnostic(
                "W0102", f"the {bound.kind} `{text}` is not used anywhere", loc(bound.name.span), "warning"
            )
        labels: tuple[Label, ...] = ()
        help = f"call it `_{text}` if it shall stay"
        if bound.hidden is not None:
            labels = (Label(loc(bound.hidden.name.span), f"this `{text}` is another one, and keeps its value"),)
            help = "names end with their block: let the block give the value, and bind it outside"
        return Diagnostic("W0101", f"`{text}` is not used", loc(bound.name.span), "warning", labels=labels, help=help)

    # ---- names ----------------------------------------------------------------------------------------------------

    def bind(self, name: tree.Name, kind: str, scope: _Scope) -> None:
        """Bind a name; a second time only in a `repeat`, which makes it the same name still."""
        key = name.span.start
        if key not in self.bound:
            outer = scope.outer.find(name.text) if scope.outer is not None else None
            self.bound[key] = _Bound(name, kind, outer)
        scope.bindings.setdefault(name.text, self.bound[key])

    def all(self, nodes: Iterable[tree.Node | None], scope: _Scope) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node, scope)

    @singledispatchmethod
    def visit(self, node: tree.Node, scope: _Scope) -> None:
        """Look up what a node uses, then bind what it binds."""
        self.all(tree.children(node), scope)

    @visit.register
    def _(self, node: tree.Name, scope: _Scope) -> None:
        bound = scope.find(node.text)
        if bound is not None:
            bound.used = True

    @visit.register
    def _(self, node: tree.Assign, scope: _Scope) -> None:
        self.all((node.type, *node.values), scope)
        for target in node.targets:
            self.bind(target, "name" if scope.outer is not None else "", scope)

    @visit.register(tree.Input | tree.Variable | tree.Queue)
    def _(self, node: tree.Input | tree.Variable | tree.Queue, scope: _Scope) -> None:
        self.all((each for each in tree.children(node) if each is not node.name), scope)
        self.bind(node.name, _DECLARED[type(node)], scope)

    @visit.register
    def _(self, node: tree.Use, scope: _Scope) -> None:
        self.bind(node.alias or node.path[-1], "library", scope)

    @visit.register
    def _(self, node: tree.Dim, scope: _Scope) -> None:
        self.all((node.lower, node.upper), scope)
        for name in node.names:
            self.bind(name, "dimension", scope)

    @visit.register
    def _(self, node: tree.Evaluate, scope: _Scope) -> None:
        self.all(node.values, scope)
        for each in node.values:
            if isinstance(each, _INERT) and not any(isinstance(inner, _ACTING) for inner in tree.walk(each)):
                self.lost[each.span.start] = each

    @visit.register(tree.Argument | tree.Attribute | tree.Fetch)
    def _(self, node: tree.Argument | tree.Attribute | tree.Fetch, scope: _Scope) -> None:
        self.visit(node.value, scope)

    @visit.register
    def _(self, node: tree.Entry, scope: _Scope) -> None:
        self.all((*node.inputs, *node.fetches, *node.after), scope)

    @visit.register
    def _(self, node: tree.If, scope: _Scope) -> None:
        self.visit(node.condition, scope)
        for branch in (node.then, node.otherwise):
            self.all((branch,), scope if node.static else _Scope(scope))

    @visit.register(tree.While | tree.For)
    def _(self, node: tree.While | tree.For, scope: _Scope) -> None:
        self.all(node.options, scope)
        if isinstance(node, tree.For):
            self.visit(node.iterable, scope)
        for each in node.variables:
            self.all((each.type, each.initial), scope)
        inner = _Scope(scope)
        for each in node.variables:
            self.bind(each.name, "", inner)
        if isinstance(node, tree.For):
            self.bind(node.index, "", inner)
        else:
            self.visit(node.condition, inner)
        self.visit(node.body, inner)

    @visit.register
    def _(self, node: tree.Repeat, scope: _Scope) -> None:
        self.repetition(node.repetition, scope)
        for _ in range(2):  # an iteration uses what the one before has bound
            self.visit(node.body, scope)

    @visit.register
    def _(self, node: tree.RepeatList, scope: _Scope) -> None:
        inner = _Scope(scope)
        self.repetition(node.repetition, inner)
        self.visit(node.body, inner)

    @visit.register
    def _(self, node: tree.Function, scope: _Scope) -> None:
        inner = _Scope(scope)
        for parameter in node.parameters:
            self.all((parameter.type, parameter.default), scope)
            self.bind(parameter.name, "", inner)
        self.all(node.results or (), scope)
        self.visit(node.body, inner)

    def repetition(self, node: tree.Repetition, scope: _Scope) -> None:
        self.all(node.iterables, scope)
        for name in node.names:
            self.bind(name, "", scope)
