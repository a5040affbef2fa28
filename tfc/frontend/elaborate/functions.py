"""Callable operands besides language functions: ops by their own names, and the functions of the program."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tfc.frontend.functions.registry import MISSING, Parameter
from tfc.frontend.syntax import tree
from tfc.ir.base.record import record
from tfc.ir.graph.registry import Op

if TYPE_CHECKING:
    from tfc.frontend.elaborate.context import Context


@record(frozen=True)
class OpFunction:
    """An op of the registry, called by its own name: `MatMul(a, b, transpose_b=true)`."""

    op: Op

    def __str__(self) -> str:
        return f"the op `{self.op.name}`"


@dataclass(eq=False)
class UserFunction:
    """A `fn` of the program or of a library, with the context it was defined in."""

    node: tree.Function
    context: Context

    @property
    def name(self) -> str:
        """The function's name."""
        return self.node.name.text

    @cached_property
    def parameters(self) -> list[Parameter]:
        """The parameters as calls are held against them."""
        written = ((p.name.text, MISSING if p.default is None else None) for p in self.node.parameters)
        return [Parameter(name, "LanguageValue", True, default) for name, default in written]

    @cached_property
    def mentioned(self) -> frozenset[str]:
        """Every name in the body."""
        return frozenset(each.text for each in tree.walk(self.node.body) if isinstance(each, tree.Name))

    @cached_property
    def used(self) -> frozenset[str]:
        """The names in the body that refer to definitions of this file: neither members of libraries nor keywords."""
        nodes = list(tree.walk(self.node.body))
        others = {id(each.name) for each in nodes if isinstance(each, (tree.Attribute, tree.Argument))}
        return frozenset(each.text for each in nodes if isinstance(each, tree.Name) and id(each) not in others)

    @cached_property
    def is_recursive(self) -> bool:
        """True when the body mentions the function itself, or others that lead back to it."""
        seen: set[UserFunction] = set()
        pending = [self]
        while pending:
            function = pending.pop()
            for name in sorted(function.used):
                binding = function.context.names.find(name)
                other = None if binding is None else binding.thing
                if other is self:
                    return True
                if isinstance(other, UserFunction) and other not in seen:
                    seen.add(other)
                    pending.append(other)
        return False

    @property
    def results(self) -> tuple[tree.Expr, ...]:
        """The expressions that give its values; an `if` without `else` in the last place gives none."""
        values = self.node.body.values
        return tuple(v for v in values if not (isinstance(v, tree.If) and v.otherwise is None and not v.static))

    @property
    def declares_results(self) -> bool:
        """True when the types of the results are known before the body is: all are declared, without `_`."""
        types = self.node.results
        if types is None:
            return not self.results
        inferred = any(isinstance(size, tree.InferredDim) for type in types for size in type.dims or ())
        return not inferred and all(type.dims is not None or type.unranked for type in types)

    def __str__(self) -> str:
        return f"the function `{self.name}`"
