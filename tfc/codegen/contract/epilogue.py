"""Results and epilogues of contractions: what is done with the sums block by block, while they are in the caches.

A result whose elements follow from one sum each holds the sums first, so that they take no memory of their own. Where
none does, as of a variable that is updated by them or of another type, they have no memory but that of a block if a
block's sums are complete at once, else a scratch tensor. What wants another order than the product's (a transposed
result) is done after all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from tfc.codegen.contract.axis_groups import Group, step_of
from tfc.codegen.fusion.kernel import CheckAt, Nest, Put
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.gemm.tuned import blocks_of
from tfc.codegen.loop_ir.product import ROWS_APART, Epilogue, Matrix, Product
from tfc.codegen.nest.flatten import FlatNest, flatten
from tfc.codegen.nest.vectorize import cost_of, depends_on, value_nodes
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, cast, index
from tfc.codegen.tensor.tensor import Sizes, Tensor, axes, unravel
from tfc.codegen.tensor.traverse import loads, substitute
from tfc.ir.base.record import record, replace
from tfc.ir.types.types import DType

Groups = tuple[Group, Group, Group]
"""The batch, the rows and the columns."""


@record(frozen=True)
class Memory:
    """Memory that a product may write to: `outputs` are the tensors that the kernel only writes, `scratch` makes a
    tensor of some type, shape and name. `at_once`: the sums of a block are complete as soon as they are begun.
    `in_blocks`: the epilogue may run in their blocks.
    """

    outputs: Collection[Tensor]
    scratch: Callable[[DType, Sizes, str], Tensor]
    at_once: bool
    in_blocks: bool


def with_result(product: Product, nest: Nest, sums: Var, groups: Groups, memory: Memory) -> list[Product | Nest]:
    """The product with memory for its sums and its epilogue, and a nest behind it where the epilogue cannot run in
    blocks.
    """
    dtype = product.dtype
    if len(nest.puts) == 1 and not nest.checks and nest.puts[0].value is sums:
        matrix = _place(nest, nest.puts[0], groups, dtype)
        if matrix is not None:
            return [replace(product, c=matrix)]
    roots = [x for put in nest.puts for x in (*put.indices, put.value)]
    read = {load.tensor for load in loads(roots + [x for at in nest.checks for x in at.check.exprs])}
    for put in nest.puts:
        matrix = _place(nest, put, groups, dtype) if put.target in memory.outputs and put.target not in read else None
        if matrix is not None:
            return _followed(product, nest, sums, groups, memory.in_blocks, matrix, Load(put.target, put.indices))
    if memory.at_once and memory.in_blocks:
        tensor = Tensor(dtype, (groups[1].size * groups[2].size,), name="sums")
        _, row, column = axes(3)
        element = Load(tensor, (row * ROWS_APART + column,))
        epilogue = _epilogue(nest, sums, groups, _coordinates(nest, groups), element, product)
        if epilogue is not None:
            return [replace(product, epilogue=replace(epilogue, sums=tensor))]
    matrix, element = _scratch(groups, dtype, memory)
    return _followed(product, nest, sums, groups, memory.in_blocks, matrix, element)


def _followed(
    product: Product, nest: Nest, sums: Var, groups: Groups, in_blocks: bool, matrix: Matrix, element: Load
) -> list[Product | Nest]:
    """A product whose sums are in memory, as `element`: the epilogue runs in its blocks if it may and can, or else
    after it.
    """
    names = _coordinates(nest, groups)
    epilogue = _epilogue(nest, sums, groups, names, _moved(element, names), product) if in_blocks else None
    if epilogue is not None:
        return [replace(product, c=matrix, epilogue=epilogue)]
    kept = tuple(axes(len(nest.space))[k] for k in nest.kept)
    names = dict[Expr, Expr](zip(kept, axes(len(kept)), strict=True))
    space = tuple(nest.space[k] for k in nest.kept)
    return [replace(product, c=matrix), _after(nest, sums, space, names, _moved(element, names))]


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


def _scratch(groups: Groups, dtype: DType, memory: Memory) -> tuple[Matrix, Load]:
    """Memory for all sums, as a matrix and as an element of a tensor."""
    batch, m, n = groups
    tensor = memory.scratch(dtype, (*batch.sizes, *m.sizes, *n.sizes), "c")
    strides = batch.strides(m.size * n.size)
    return Matrix(tensor, 0, n.size, 1, strides), Load(tensor, (*batch.axes, *m.axes, *n.axes))


def sums_at_once(product: Product, target: Target) -> bool:
    """True when the sums of a block are complete as soon as they are begun."""
    depth = (blocks_of(product, target) or tile_for(target, product.dtype)).depth
    return product.amx is not None or (isinstance(product.depth, int) and product.depth <= depth)


# ---- what follows ---------------------------------------------------------------------------------------------------


def _after(nest: Nest, sums: Var, space: Sizes, names: dict[Expr, Expr], element: Load) -> Nest:
    """The nest's operations on each sum as a nest over `space`: `names` has its axes there, `element` is the sum."""
    names = {**names, sums: cast(element, sums.dtype)}
    puts = []
    for put in nest.puts:
        *where, value = substitute([*put.indices, put.value], names)
        puts.append(Put(put.target, tuple(where), value, "full"))
    checks = tuple(
        CheckAt(at.check.with_exprs(substitute(at.check.exprs, names)), "full", at.member) for at in nest.checks
    )
    return Nest(space, tuple(range(len(space))), puts=tuple(puts), checks=checks)


def _moved(element: Load, names: dict[Expr, Expr]) -> Load:
    return Load(element.tensor, tuple(substitute(element.children, names)))


def _coordinates(nest: Nest, groups: Groups) -> dict[Expr, Expr]:
    """The axes of a nest by the number of the matrix, the row and the column."""
    names: dict[Expr, Expr] = dict.fromkeys(axes(len(nest.space)), index(0))
    for group, axis in zip(groups, axes(3), strict=True):
        places = substitute(unravel((group.size,), group.sizes), {axes(1)[0]: axis})
        names.update(zip(group.axes, places, strict=True))
    return names


def _epilogue(
    nest: Nest, sums: Var, groups: Groups, names: dict[Expr, Expr], element: Load, product: Product
) -> Epilogue | None:
    """The nest as an epilogue; None unless lanes along the columns touch memory in order, nothing that the product
    still reads is overwritten, and checks name the elements that they would name in the nest.
    """
    blocks = _after(nest, sums, tuple(group.size for group in groups), names, element)
    order = [axis for group in groups for axis in group.axes]
    if nest.checks and order != [axes(len(nest.space))[k] for k in nest.kept]:
        return None
    if any(put.target in (product.a.tensor, product.b.tensor) for put in blocks.puts):
        return None
    flat = flatten(blocks, merge=False)
    is_in_order = reads_in_order(flat, [put.position for put in flat.puts])
    return Epilogue(blocks, 2 * cost_of(value_nodes(flat))) if is_in_order else None


def reads_in_order(blocks: FlatNest, others: Sequence[Expr] = ()) -> bool:
    """True when lanes along the columns of a product's blocks read memory in order, and touch these positions so."""
    column, indices = axes(3)[2], Indices(blocks.extents)
    forms = map(indices.of, dict.fromkeys([*others, *(load.children[0] for load in loads(blocks.roots()))]))
    return all(
        form.coefficient(column) in (0, 1)
        and not any(depends_on(atom, column) for atom in form.terms if not isinstance(atom, Axis))
        for form in forms
    )
