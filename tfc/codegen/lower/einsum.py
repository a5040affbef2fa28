"""Einstein summation: a contraction of two operands, a map or a sum of one."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index
from tfc.codegen.tensor.tensor import Tensor, contract, reduce
from tfc.ir.ops.einsum import Labels, parse_equation
from tfc.ir.types.dims import Size


@lower("Einsum")
def _(ctx: Lowering) -> Tensor:
    equation = parse_equation(ctx.attr("equation", str), [x.rank for x in ctx.inputs])
    labels = equation.result + equation.summed
    sizes: dict[str, Size] = {}
    for axes, x in zip(equation.operands, ctx.inputs, strict=True):
        sizes |= {label: size for label, size in zip(axes, x.shape, strict=True) if sizes.get(label, 1) == 1}

    def read(x: Tensor, axes: Labels, at: tuple[Expr, ...]) -> Expr:
        position = dict(zip(labels, at, strict=True))
        return x[tuple(index(0) if n == 1 else position[a] for a, n in zip(axes, x.shape, strict=True))]

    space = [sizes[label] for label in labels]
    reduced = range(len(equation.result), len(labels))
    first, *second = zip(ctx.inputs, equation.operands, strict=True)
    if not second and not reduced:
        return ctx.compute(lambda *at: read(*first, at))
    if not second:
        return reduce("sum", space, reduced, lambda *at: read(*first, at))
    if not reduced:
        return ctx.compute(lambda *at: read(*first, at) * read(*second[0], at))
    return contract(space, reduced, lambda *at: (read(*first, at), read(*second[0], at)))
