"""Recognise the softmax between the two contractions of an attention, for every target.

Processors find attention in products that have their operands already (attention.py), GPUs in contractions of any
expressions (gpu/attention/match.py); the rows between them are the same for both.
"""

from __future__ import annotations

from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Expr, Var, apply, cast
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads, substitute

FEW_QUERIES = 16
"""Fewer rows of scores than this for one matrix of keys are not worth packing that for."""


def softmax_of(flat: FlatNest, scores: Tensor, weights: Tensor, score: Var) -> Expr | None:
    """The operand of the softmax, as an expression of `score`; None when the nest is no softmax of its last axis."""
    if len(flat.reductions) != 2 or len(flat.puts) != 1 or len(flat.reduced) != 1 or flat.tests or flat.scatters:
        return None
    top, total = flat.reductions
    (put,) = flat.puts
    dtype = total.var.dtype
    power = apply("exp", cast(top.body, dtype) - cast(top.var, dtype))
    shares = (power * (1.0 / total.var), power / total.var)
    if (top.kind, total.kind, put.target) != ("max", "sum", weights) or total.body is not power:
        return None
    if not any(put.value is cast(share, put.value.dtype) for share in shares):
        return None
    indices = Indices(flat.extents)
    order = (*flat.kept, *flat.reduced)
    here = indices.flat(order, tuple(flat.extents[axis] for axis in order))
    reads = [load for load in loads([top.body]) if load.tensor is scores]
    if any(indices.of(position) != here for position in (put.position, *(read.children[0] for read in reads))):
        return None
    return substitute([top.body], dict.fromkeys(reads, score))[0]
