"""Declarations of element-wise ops, by what tells them apart.

@map_op(FLOAT, cost=40, kernel="atan2(y, x)", function="atan2(x, y)")
def Atan2(y: Array, x: Array) -> Array:
    '''The angle of the point (x, y).'''
    return np.arctan2(y, x)

@unary(lambda x, z: x.emit("Cos"), cost=20)
def Sin(x: Array) -> Array:
    '''The sine of x in radians.'''
    return np.sin(x)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tfc.ir.graph.cost import per_element
from tfc.ir.graph.registry import ELEMENTWISE, PURE, Op, Trait, op
from tfc.ir.ops.rules import ANY, DIFFERENTIABLE, elementwise
from tfc.ir.ops.terms import Term, chain
from tfc.ir.types.types import Array, DType

MAP = PURE | ELEMENTWISE
"""The traits of element-wise ops."""


def map_op(
    of: Sequence[DType] = ANY,
    more: Trait = Trait.NONE,
    *,
    to: DType | None = None,
    cost: float = 1,
    kernel: str | None = None,
    host: str | None = None,
    function: str | None,
) -> Callable[[Callable[..., Any]], Op]:
    """Declare an element-wise op: the types its operands may all have and, where that is not theirs, that of its
    result; the operations for an element; traits besides those of all such ops. The rest is as for `op`. Where no
    result is a float or complex, the derivative is zero everywhere.
    """
    infer, traits = elementwise(of, to), MAP | more

    def declare(body: Callable[..., Any]) -> Op:
        made = op(infer=infer, traits=traits, cost=per_element(cost), kernel=kernel, host=host, function=function)(body)
        if not set(DIFFERENTIABLE) & set((to,) if to else of):
            made.gradient(None)
        return made

    return declare


def unary(
    derivative: Callable[[Term, Term], Term] | None,
    *,
    cost: float = 1,
    of: Sequence[DType] = DIFFERENTIABLE,
    to: DType | None = None,
    kernel: str | None = None,
    host: str | None = None,
    function: str | None = None,
) -> Callable[[Callable[[Array], Array]], Op]:
    """Declare an element-wise op on x: its derivative as terms of x and the result z (None: zero everywhere), the types
    it takes and, where that is not theirs, gives.

    Unless it is said otherwise, its kernel and its language function have the op's name in small letters, and literals
    that the function is called with are floats. An op of the host has neither.
    """

    def declare(body: Callable[[Array], Array]) -> Op:
        name = body.__name__.lower()
        formula = None if host else kernel or f"{name}(x)"
        call = None if host else function or f"{name}(x: Float)"
        declared = map_op(of, to=to, cost=cost, kernel=formula, host=host, function=call)(body)
        declared.gradient(chain(derivative) if derivative else None)
        return declared

    return declare
