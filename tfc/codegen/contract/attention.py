"""Recognise a kernel of two products with a softmax between them as attention, whose scores are never stored.

The kernel comes from codegen/fusion/join_attention.py: three nests, the outer ones contractions that have become
products by now. What is done with the scores before the softmax (a scale, a mask, a bias of any shape) becomes a
function of one score and its position. Where something does not fit, the kernel stays what it is: three steps, the
scores in scratch memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.contract.softmax import FEW_QUERIES, softmax_of
from tfc.codegen.fusion.kernel import Kernel, Nest, Put
from tfc.codegen.loop_ir.product import Attention, Matrix, Product
from tfc.codegen.nest.flatten import flatten
from tfc.codegen.tensor.expr import Axis, Const, Expr, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads, substitute
from tfc.ir.base.record import replace
from tfc.ir.types.dims import Size, divide

Step = Nest | Product | Attention
WIDE = 512
"""Columns of the left operand, and of the values, whose blocks still fit L2."""


def attention_steps(kernel: Kernel, made: Sequence[Sequence[Step]]) -> list[Step] | None:
    """The steps of an attention kernel, given the steps that each of its nests has become; None where it is none."""
    if len(kernel.passed) != 2 or len(made) != 3:
        return None
    scores, weights = kernel.passed
    first, after_first = _product(made[0])
    last, after_last = _product(made[2])
    middle = kernel.nests[1]
    if first is None or last is None or not isinstance(middle, Nest):
        return None
    rows = _with_epilogue(middle, after_first, scores)
    if rows is None or first.result.tensor is not scores or last.a.tensor is not weights or not _fit(first, last):
        return None
    flat, score = flatten(rows), Var("score", scores.dtype)
    logit = softmax_of(flat, scores, weights, score)
    if logit is None:
        return None
    lines = tuple((axis, flat.extents[axis]) for axis in flat.kept)
    before = [step for part in (made[0], made[2]) for step in part[: _place(part)]]
    return [*before, Attention((first, last), score, logit, lines, flat.reduced[0]), *after_last]


def _place(steps: Sequence[Step]) -> int:
    return next(at for at, step in enumerate(steps) if isinstance(step, Product))


def _product(steps: Sequence[Step]) -> tuple[Product | None, Sequence[Step]]:
    """The product among the steps of a contraction, and what comes after it."""
    if sum(isinstance(step, Product) for step in steps) != 1:
        return None, ()
    at = _place(steps)
    product = steps[at]
    assert isinstance(product, Product)
    is_plain = product.runs == ((1, 0), (1, 0)) and product.a.bias == product.b.bias == 0
    return (product if is_plain else None), steps[at + 1 :]


def _fit(first: Product, last: Product) -> bool:
    """True when the result of one product is the left operand of the other, matrix by matrix, and blocks are small."""
    c, a = first.result, last.a
    same = (first.m, first.n, first.batch, c.rows, c.batch) == (last.m, last.k, last.batch, a.rows, a.batch)
    steps = [divide(step, first.n) for step in (c.rows, *c.batch)]
    if not same or c.offset != 0 or a.offset != 0 or a.columns != 1 or None in steps:
        return False
    many = not isinstance(first.m, int) or first.m >= FEW_QUERIES
    return many and all(isinstance(n, int) and n <= WIDE for n in (first.k, last.n))


def _with_epilogue(rows: Nest, after: Sequence[Step], scores: Tensor) -> Nest | None:
    """The row nest, with the epilogue of the score's product moved to where the score is read."""
    if not after:
        return rows
    (nest,) = after
    if not isinstance(nest, Nest) or nest.accumulates or nest.checks or len(nest.puts) != 1:
        return None
    (put,) = nest.puts
    moving = [i for i in put.indices if isinstance(i, Axis)]
    fixed = [i for i in put.indices if not isinstance(i, Axis)]
    if put.target is not scores or len(set(moving)) != len(moving) or not all(isinstance(i, Const) for i in fixed):
        return None

    def changed(root: Expr) -> Expr:
        values: dict[Expr, Expr] = {}
        for read in (load for load in loads([root]) if load.tensor is scores):
            at: dict[Expr, Expr] = dict(zip(put.indices, read.children, strict=True))
            values[read] = substitute([put.value], {i: at[i] for i in moving})[0]
        return substitute([root], values)[0]

    accumulates = tuple(replace(each, body=changed(each.body)) for each in rows.accumulates)
    puts = tuple(Put(put.target, put.indices, changed(put.value), put.level) for put in rows.puts)
    return replace(rows, accumulates=accumulates, puts=puts)


def line_steps(attention: Attention) -> tuple[Size, tuple[Size, ...]]:
    """The number of lines of scores between neighbouring rows, and between matrices along each axis of the batch."""
    c: Matrix = attention.products[0].result
    row, *batch = (divide(step, attention.columns) for step in (c.rows, *c.batch))
    return row or 0, tuple(step or 0 for step in batch)
