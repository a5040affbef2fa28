"""The state that gradients of structured ops share: the chain rule for bodies, the functions, checks of shapes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from tfc.ir.base.limits import LimitError
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.infer import shape_value
from tfc.ir.types.types import TensorType, i32

Chain = Callable[
    ["Expansion", Builder, Sequence[Value], Sequence[Value], Sequence[Value], "frozenset[str] | None"],
    "list[Value | None]",
]
"""The chain rule, which appends the backward nodes of ys, weighted by starts, with respect to xs to a builder; the
gradients of the xs, None where there is none. Of the given names, if any, only these nodes are walked."""


@dataclass
class Expansion:
    """One run of the pass: the chain rule, and the function library, which grows by gradient functions."""

    chain: Chain
    functions: dict[str, Graph]
    most_nodes: int
    """Nodes that the gradients may add up to."""
    gradient_functions: dict[str, str] = field(default_factory=dict)
    """For a function the name of the one that gives its gradient."""
    asked: Node | None = None
    """The Gradients node that is being expanded."""
    nodes: int = 0
    """Nodes that were added so far."""

    def count(self, added: int) -> None:
        """Count nodes that were added. LimitError when all are too many."""
        self.nodes += added
        if self.nodes > self.most_nodes:
            loc = self.asked.loc if self.asked is not None else None
            raise LimitError(f"gradients expand to more than {self.most_nodes:,} nodes (--max-nodes)", loc)


def differentiable(kind: TensorType) -> bool:
    """True for the element types that have gradients."""
    return kind.dtype.is_float or kind.dtype.is_complex


def fitted(b: Builder, value: Value, kind: TensorType) -> Value:
    """The value as one of type `kind`, which differs at most in what is known of the shape."""
    if not _says_all_of(b.type(value), kind):
        value = b.emit("EnsureShape", value, type=kind)
    if b.type(value).value() != kind:
        value = b.emit("PlaceholderWithDefault", value, type=kind, name="loosened")
    return value


def _says_all_of(given: TensorType, kind: TensorType) -> bool:
    """True when all that `kind` says of the shape is known of `given` too."""
    if given.shape is None or kind.shape is None:
        return kind.shape is None
    return all(want is None or have == want for have, want in zip(given.shape, kind.shape, strict=True))


def zeros(b: Builder, kind: TensorType) -> Value:
    """Zeros of a type whose shape is known (numbers and symbols)."""
    scalar = b.const(np.zeros((), kind.dtype.storage))
    if not kind.dims:
        return scalar
    known = shape_value("Shape", kind, i32)
    assert known is not None
    return b.emit("Fill", b.rebuilt(known, i32), scalar)
