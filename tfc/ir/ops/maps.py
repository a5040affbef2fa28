"""Declarations of element-wise functions of one operand, by what tells them apart.

@unary(lambda x, z: x.emit("Cos"), cost=20)
def Sin(x: Array) -> Array:
    '''The sine of x in radians.'''
    return np.sin(x)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.ir.graph.cost import per_element
from tfc.ir.graph.registry import ELEMENTWISE, PURE, Op, op
from tfc.ir.ops.rules import DIFFERENTIABLE, elementwise
from tfc.ir.ops.terms import Term, chain
from tfc.ir.types.types import Array, DType

MAP = PURE | ELEMENTWISE
"""The traits of element-wise ops."""


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
        declared = op(
            infer=elementwise(of, to),
            traits=MAP,
            cost=per_element(cost),
            kernel=None if host else kernel or f"{name}(x)",
            host=host,
            function=None if host else function or f"{name}(x: Float)",
        )(body)
        declared.gradient(chain(derivative) if derivative else None)
        return declared

    return declare
