"""Costs of ops: the floating-point operations that one run of a node takes, as the op's declaration gives them.

    @op(infer=elementwise(FLOAT), traits=MAP, cost=per_element(16))     # 16 operations for each element
    @op(infer=_infer_shape, traits=PURE, cost=free)                     # computes nothing
    @op(infer=_infer_matmul, traits=PURE | HEAVY, cost=matrix_product)  # any function of sizes, node and operands

Memory traffic is counted apart from this, from shapes alone (passes/place/cost_model.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tfc.ir.base.record import record
from tfc.ir.graph.graph import Node
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import TensorType


class Sizes(Protocol):
    """Sizes as numbers, with assumptions for those that are not known while compiling."""

    @property
    def default_size(self) -> int:
        """The number that stands for an unknown size."""

    def size(self, size: MaybeSize, /) -> int:
        """A dimension as a number."""

    def elements(self, kind: TensorType, /) -> float:
        """The number of elements of a tensor."""


Cost = Callable[[Sizes, Node, Sequence[TensorType]], float]
"""The operations of one run, from a node and the types of its operands."""


@record(frozen=True)
class PerElement:
    """A cost proportional to the largest of a node's operands and results."""

    operations: float

    def __call__(self, sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
        """See Cost."""
        most, last = 0.0, None
        for kind in (*node.types, *inputs):
            if kind is not last:
                most, last = max(most, sizes.elements(kind)), kind
        return most * self.operations


def per_element(operations: float) -> PerElement:
    """So many operations for each element of the largest operand or result."""
    return PerElement(operations)


def free(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
    """No work: the op names or describes a tensor, or hands it on."""
    return 0.0


def view(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
    """No work: the output is the first operand's memory under another name."""
    return 0.0


def is_free(cost: Cost | None) -> bool:
    """True for ops that compute nothing, so that neither kernels nor time are counted for them."""
    return cost is free or cost is view
