"""Concatenations of many operands on GPUs: neighbouring short ones share a launch, in which each element finds its
operand by binary search. Separate launches would take longer to begin than to run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tfc.codegen.fusion.kernel import Nest
from tfc.codegen.loop_ir.product import Attention, Product
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Indices, plus
from tfc.codegen.tensor.expr import Expr, guard, index
from tfc.codegen.tensor.tensor import axes
from tfc.codegen.tensor.traverse import substitute

FEW_PARTS = 8
"""So many have a launch each, which reads them in vectors."""
MOST_PARTS = 32
"""Parts that share a launch."""
LONG_PART = 1 << 16
"""Elements that are worth a launch."""


def concat_nests(nests: Sequence[Nest | Product | Attention], axis: int) -> list[Nest | Product | Attention]:
    """The nests that store the operands of a concatenation, with neighbours merged into one nest where there are
    many.
    """
    if len(nests) <= FEW_PARTS:
        return list(nests)
    made: list[Nest | Product | Attention] = []
    group: list[Nest] = []
    for nest in nests:
        assert isinstance(nest, Nest)
        if group and (len(group) == MOST_PARTS or _is_long(nest) or not _follows(group[-1], nest, axis)):
            made.append(_as_one(group, axis))
            group = []
        if _is_long(nest):
            made.append(nest)
        else:
            group.append(nest)
    return [*made, _as_one(group, axis)] if group else made


def _is_long(nest: Nest) -> bool:
    elements = count(nest.space)
    return isinstance(elements, int) and elements >= LONG_PART


def _follows(nest: Nest, other: Nest, axis: int) -> bool:
    """True where an operand begins where another one ends."""
    indices, at = Indices({}), axes(len(nest.space))
    first, second = (indices.flat(each.puts[0].indices, each.puts[0].target.shape) for each in (nest, other))
    apart = plus(second, first, -1)
    return apart.is_constant and apart.constant == nest.space[axis] * first.coefficient(at[axis])


def _as_one(nests: Sequence[Nest], axis: int) -> Nest:
    """Contiguous operands as one nest, each of whose elements computes one of their values."""
    first, at = nests[0], axes(len(nests[0].space))[axis]
    starts: list[Expr] = [index(0)]
    for nest in nests:
        starts.append(starts[-1] + index(nest.space[axis]))
    (put,) = first.puts
    values = [substitute([nest.puts[0].value], {at: at - start})[0] for nest, start in zip(nests, starts, strict=False)]

    def among(begin: int, end: int) -> Expr:
        if end - begin == 1:
            return values[begin]
        middle = (begin + end) // 2
        return guard(at < starts[middle], among(begin, middle), among(middle, end))

    total = sum((nest.space[axis] for nest in nests[1:]), first.space[axis])
    space = (*first.space[:axis], total, *first.space[axis + 1 :])
    return replace(first, space=space, puts=(replace(put, value=among(0, len(values))),))
