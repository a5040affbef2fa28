"""Where the sums of a contraction go: to the place of a result when they fit there, and what is done with them then.

A result whose elements follow from one sum each holds the sums first, so that they take no memory of their own; only
sums of another type, or whose place is read as well, get scratch memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from tfc.codegen.affine import Indices
from tfc.codegen.contract.groups import Group, step_of
from tfc.codegen.contract.product import Matrix
from tfc.codegen.expr import Axis, Expr, Load, Var, cast
from tfc.codegen.kernel import CheckAt, Nest, Put
from tfc.codegen.tensor import Sizes, Tensor, axes
from tfc.codegen.traverse import postorder, substitute
from tfc.ir.dims import Size
from tfc.ir.types import DType

Groups = tuple[Group, Group, Group]
"""The batch, the rows and the columns."""


def result_of(
    nest: Nest,
    sums: Var,
    groups: Groups,
    dtype: DType,
    outputs: Collection[Tensor],
    scratch: Callable[[DType, Sizes, str], Tensor],
) -> tuple[Matrix, list[Nest]]:
    """The matrix the products are written to, and the nest that takes them from there, if there is anything to do.

    `outputs` are the tensors that the kernel only writes; `scratch` makes a tensor of some type, shape and name.
    """
    if len(nest.puts) == 1 and not nest.checks and nest.puts[0].value is sums:
        matrix = _place(nest, nest.puts[0], groups, dtype)
        if matrix is not None:
            return matrix, []
    read = {node.tensor for node in postorder(_roots(nest)) if isinstance(node, Load)}
    for put in nest.puts:
        if put.target in outputs and put.target not in read:
            matrix = _place(nest, put, groups, dtype)
            if matrix is not None:
                return matrix, [_after(nest, sums, put.target, put.indices)]
    batch, m, n = groups
    order = (*batch.axes, *m.axes, *n.axes)
    tensor = scratch(dtype, (*batch.sizes, *m.sizes, *n.sizes), "c")
    strides: list[Size] = []
    step = m.size * n.size
    for size in reversed(batch.sizes):
        strides.insert(0, step)
        step = step * size
    return Matrix(tensor, 0, n.size, 1, tuple(strides)), [_after(nest, sums, tensor, order)]


def _roots(nest: Nest) -> list[Expr]:
    found = [x for put in nest.puts for x in (*put.indices, put.value)]
    return found + [x for at in nest.checks for x in at.check.exprs]


def _place(nest: Nest, put: Put, groups: Groups, dtype: DType) -> Matrix | None:
    """The matrix that a put fills, when it has the type of the sums and contiguous rows."""
    if put.target.dtype != dtype:
        return None
    extents = dict(zip(axes(len(nest.space)), nest.space, strict=True))
    position = Indices(extents).flat(put.indices, put.target.shape)
    if not all(isinstance(atom, Axis) for atom in position.terms):
        return None
    batch, m, n = groups
    row, column = step_of(position.terms, m), step_of(position.terms, n)
    if row is None or column != 1:
        return None
    return Matrix(put.target, position.constant, row, 1, tuple(position.terms.get(axis, 0) for axis in batch.axes))


def _after(nest: Nest, sums: Var, tensor: Tensor, place: tuple[Expr, ...]) -> Nest:
    """The nest over all results that does what followed the sums, which lie in a tensor."""
    kept = tuple(axes(len(nest.space))[k] for k in nest.kept)
    at = axes(len(kept))
    names: dict[Expr, Expr] = dict(zip(kept, at, strict=True))
    names[sums] = cast(Load(tensor, tuple(substitute(place, names))), sums.dtype)
    puts = []
    for put in nest.puts:
        *where, value = substitute([*put.indices, put.value], names)
        puts.append(Put(put.target, tuple(where), value, "full"))
    checks = tuple(
        CheckAt(at.check.with_exprs(substitute(at.check.exprs, names)), "full", at.member) for at in nest.checks
    )
    return Nest(tuple(nest.space[k] for k in nest.kept), tuple(range(len(kept))), puts=tuple(puts), checks=checks)
