"""Count the operations of a kernel, to compare its time with peak speed."""

from __future__ import annotations

from collections.abc import Iterable

from tfc.codegen.fusion.kernel import Kernel, Nest
from tfc.codegen.loop_ir.product import Attention, Product
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Apply, Expr
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.types.dims import Size
from tfc.ir.types.types import boolean, i64


def work_of(kernel: Kernel) -> Size:
    """The number of arithmetic operations of a kernel; of a product the multiplications and additions alone."""
    total: Size = 0
    for nest in kernel.nests:
        if isinstance(nest, Product | Attention):
            return nest.flops
        total = total + _work_of_nest(nest)
    return total


def _work_of_nest(nest: Nest) -> Size:
    """The operations at every point, and behind reductions once for the points that they keep."""
    roots = [a.body for a in nest.accumulates] + [put.value for put in nest.puts if put.level == "full"]
    roots += [into.value for into in (nest.scatter, nest.scan) if into is not None]
    roots += [nest.sort.key] if nest.sort is not None else []
    everywhere = _operations(roots)
    behind = _operations(put.value for put in nest.puts if put.level == "row") - everywhere
    per_point = len(everywhere) + len(nest.accumulates)
    return count(nest.space) * per_point + count(tuple(nest.space[k] for k in nest.kept)) * len(behind)


def _operations(roots: Iterable[Expr]) -> set[Expr]:
    """The operations of expressions, each once: none on positions, or on what is true or false."""
    nodes = postorder(list(roots))
    return {x for x in nodes if isinstance(x, Apply) and x.children[0].dtype not in (i64, boolean)}
