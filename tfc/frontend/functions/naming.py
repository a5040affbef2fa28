"""Naming nodes after the variables of the program: `h = relu(x @ W + b)` makes the Relu node `h`."""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import LanguageValue, Operation, Outputs
from tfc.ir.graph.graph import Value

KEEP_NAME = frozenset({"Arg", "Gradients", "Placeholder", "PlaceholderWithDefault", "VariableV2"})
"""Ops whose nodes are called what they are: parameters, declarations, and what a pass will replace."""


def name_result(b: GraphBuilder, thing: LanguageValue, name: str, mark: int, keep: bool = True) -> LanguageValue | None:
    """Give the node that computes `thing` a name in the current scope; the thing under that name.

    None when there is no such node: it was made before the builder held `mark` nodes, it has a name to keep, or several
    nodes compute the thing. With `keep` the new name is one to keep.
    """
    owner = _owner(thing)
    if owner is None or owner in b.named or not b.made_since(mark, owner) or b.nodes[owner].op in KEEP_NAME:
        return None
    full = b.claim(name)
    b.rename(owner, full)
    if keep:
        b.named.add(full)
    if isinstance(thing, Operation):
        return Operation(full)
    if isinstance(thing, Outputs):
        return Outputs(tuple(Value(full, value.port) for value in thing.values))
    return Value(full, thing.port)


def _owner(thing: LanguageValue) -> str | None:
    """The node that a thing is all of."""
    if isinstance(thing, Operation):
        return thing.node
    if isinstance(thing, Value):
        return thing.node if thing.port == 0 else None
    if isinstance(thing, Outputs) and thing.values:
        in_order = all(isinstance(value, Value) and value.port == i for i, value in enumerate(thing.values))
        owners = {value.node for value in thing.values} if in_order else set()
        return next(iter(owners)) if len(owners) == 1 else None
    return None
