"""The state that gradients of structured ops share: the chain rule for bodies, the functions, checks of shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.graph.infer import shape_value
from tfc.ir.types.types import TensorType, i32


class Chain(Protocol):
    """The chain rule: gradients of `ys`, weighted by `starts`, with respect to `xs` (None where there is none).

    With `among` only these nodes are walked.
    """

    def __call__(
        self,
        expansion: Expansion,
        b: Builder,
        ys: Sequence[Value],
        starts: Sequence[Value],
        xs: Sequence[Value],
        among: frozenset[str] | None = None,
    ) -> list[Value | None]:
        """Append the backward nodes to `b` and give the gradients of the xs."""


@dataclass
class Expansion:
    """One run of the pass: the chain rule, and the function library, which grows by gradient functions."""

    chain: Chain
    functions: dict[str, Graph]
    gradient_functions: dict[str, str] = field(default_factory=dict)
    """For a function the name of the one that gives its gradient."""


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
