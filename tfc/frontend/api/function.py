"""`@tfc.function("f32[]")`: Python functions that become functions of the graph, which may call themselves.

@tfc.function("f32[]")
def power(x, n):
    return tfc.cond(n < 1, lambda: 1.0, lambda: x * power(x, n - 1))
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import update_wrapper
from typing import Any

from tfc.frontend.api.builder import parse_type
from tfc.frontend.api.tensor import build, building, caller_loc, current, items_of, unwrap, wrap
from tfc.frontend.builder.bodies import Body, outputs_of, settle
from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.graph_functions import EndlessError, GraphFunction, GraphFunctions
from tfc.frontend.builder.values import LanguageValue
from tfc.frontend.functions.operands import as_tensor
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Value
from tfc.ir.ops.control import is_assignable
from tfc.ir.types.types import TensorType

Results = str | TensorType | Sequence[str | TensorType] | Callable[..., Any]


def function(results: Results) -> Callable[[Callable[..., Any]], FunctionOfGraphs]:
    """Make a Python function one of the graph, built once for every combination of argument types.

    Its arguments are tensors, or what can be one. `results` are the types of what it returns: they must be told because
    the function may call itself before they are known. A function of the argument types may give them.
    """
    return lambda python: FunctionOfGraphs(python, results)


class FunctionOfGraphs:
    """A Python function under `@tfc.function`: its calls become Call nodes of a function of the graph."""

    def __init__(self, python: Callable[..., Any], results: Results) -> None:
        self.python = python
        self.results = results
        self.name = getattr(python, "__name__", "function").strip("<>")
        update_wrapper(self, python)

    def __call__(self, *arguments: Any, name: str | None = None, **keywords: Any) -> Any:
        """Call the function: a node of the graph, and the tensors that it gives."""
        bound = inspect.signature(self.python).bind(*arguments, **keywords)
        bound.apply_defaults()
        given = {key: unwrap(value) for key, value in bound.arguments.items()}
        return build(lambda b: self._call(b, given), name)

    def _call(self, b: GraphBuilder, given: Mapping[str, LanguageValue]) -> LanguageValue:
        tensors = {key: as_tensor(b, thing) for key, thing in given.items()}
        kinds = {key: b.type(tensor).value() for key, tensor in tensors.items()}
        functions = b.root.graph_functions
        try:
            made = functions.versions.get((self, *kinds.items())) or self._build(b, functions, kinds)
            if made.failed:
                raise Error(f"the function {self.name!r} could not be built", loc=caller_loc())
            return outputs_of(b, functions.call(b, made, list(tensors.values())))
        except EndlessError as error:
            raise Error(f"{self.name!r} {error}", loc=caller_loc()) from None

    def _build(self, b: GraphBuilder, functions: GraphFunctions, kinds: Mapping[str, TensorType]) -> GraphFunction:
        declared = self.results(*kinds.values()) if callable(self.results) else self.results
        items = [declared] if isinstance(declared, (str, TensorType)) else list(declared)
        results = [parse_type(item) if isinstance(item, str) else item for item in items]
        made = functions.begin((self, *kinds.items()), self.name, b, kinds, results)
        values: list[Value] | None = None
        try:
            with building(made.builder):
                values = self._body(made)
        finally:
            functions.end(made, values)
        return made

    def _body(self, made: GraphFunction) -> list[Value]:
        b = current()
        b.loc = caller_loc()
        items = items_of(unwrap(self.python(*map(wrap, made.parameters))))
        if len(items) != len(made.results):
            raise Error(f"{self.name!r} declares {len(made.results)} results, but gives {len(items)}", loc=b.loc)
        body = Body(b)
        for item, kind in zip(items, made.results, strict=True):
            tensor = as_tensor(b, item, kind.dtype)
            fits = is_assignable(b.type(tensor).value(), kind)
            body.results.append(tensor if fits else b.emit("EnsureShape", tensor, type=kind))
        settle(body)
        return body.results


__all__ = ["FunctionOfGraphs", "function"]
