"""Arithmetic on graph values, so that gradient rules read like the formulas they are.

    x, y = terms(b, *node.inputs)
    return (dz * y.conj()).sum_to(x), ...

A `Term` is a value together with the builder that its uses are appended to. Python numbers become constants of the
other operand's element type. Everything is emitted as ordinary nodes, which is what makes second derivatives work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.ops import rules
from tfc.ir.ops.attributes import attributes_of
from tfc.ir.types.types import DType, Shape


@record(frozen=True, slots=True)
class Term:
    """A value in a formula. The operators emit AddV2, Sub, Mul, RealDiv and Neg."""

    b: Builder
    value: Value

    @property
    def dtype(self) -> DType:
        """The element type of the value."""
        return self.b.type(self.value).dtype

    @property
    def shape(self) -> Shape | None:
        """The shape of the value, as far as known."""
        return self.b.type(self.value).shape

    def emit(self, op: str, *others: Operand, **attrs: Any) -> Term:
        """Apply an op with this value as its first operand."""
        return Term(self.b, self.b.emit(op, self.value, *(self.like(other).value for other in others), **attrs))

    def like(self, other: Operand) -> Term:
        """A term as it is, a number as a scalar constant of this term's element type."""
        if isinstance(other, Term):
            return other
        return Term(self.b, self.b.const(np.asarray(other), self.dtype))

    def __add__(self, other: Operand) -> Term:
        return self.emit("AddV2", other)

    def __radd__(self, other: float) -> Term:
        return self.like(other).emit("AddV2", self)

    def __sub__(self, other: Operand) -> Term:
        return self.emit("Sub", other)

    def __rsub__(self, other: float) -> Term:
        return self.like(other).emit("Sub", self)

    def __mul__(self, other: Operand) -> Term:
        return self.emit("Mul", other)

    def __rmul__(self, other: float) -> Term:
        return self.like(other).emit("Mul", self)

    def __truediv__(self, other: Operand) -> Term:
        return self.emit("RealDiv", other)

    def __rtruediv__(self, other: float) -> Term:
        return self.like(other).emit("RealDiv", self)

    def __neg__(self) -> Term:
        return self.emit("Neg")

    def conj(self) -> Term:
        """The complex conjugate; the term itself when it is real."""
        return self.emit("Conj") if self.dtype.is_complex else self

    def where(self, condition: Term, otherwise: Operand) -> Term:
        """This term where `condition` holds, `otherwise` elsewhere, with broadcasting."""
        return condition.emit("SelectV2", self, self.like(otherwise))

    def cast(self, dtype: DType) -> Term:
        """The term converted to `dtype`; itself when it has that type."""
        return self if self.dtype == dtype else self.emit("Cast", DstT=dtype)

    def sum_to(self, like: Term) -> Value:
        """The value summed over the dimensions along which `like` was broadcast: a finished gradient."""
        return rules.sum_to(self.b, self.value, like.value)


Operand = Term | float


def terms(b: Builder, *values: Value) -> tuple[Term, ...]:
    """The values as terms."""
    return tuple(Term(b, value) for value in values)


Rule = Callable[[Builder, Node, Value], tuple[Value | None, ...]]
"""The gradient rule of an op with one result."""


def chain(derivative: Callable[[Term, Term], Term]) -> Rule:
    """The gradient rule of z = f(x) with f' = derivative(x, z): dz times the conjugate of f'.

    This is TensorFlow's convention for complex functions: f' is taken at the conjugates of x and z.
    """

    def rule(b: Builder, node: Node, dz: Value) -> tuple[Value]:
        x, z, d = terms(b, node.inputs[0], node.out(), dz)
        return ((d * derivative(x.conj(), z.conj())).value,)

    return rule


def partials(*formulas: Callable[..., Term] | None) -> Rule:
    """The gradient rule of an element-wise op: a formula for each operand, of all operands and dz, None for zero.

    What belongs to an operand that was broadcast is summed up.
    """

    def rule(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
        *operands, d = terms(b, *node.inputs, dz)
        pairs = zip(operands, formulas, strict=True)
        return tuple(formula(*operands, d).sum_to(x) if formula else None for x, formula in pairs)

    return rule


def linear(transposed: str) -> Rule:
    """The gradient rule of an op that is linear in its first operand: the op `transposed` takes dz in its place.

    The other operands say how, as the attributes do, and have no gradient.
    """

    def rule(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
        others = node.inputs[1:]
        return b.emit(transposed, dz, *others, **attributes_of(node)), *(None for _ in others)

    return rule
