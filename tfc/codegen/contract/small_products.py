"""Which products are so small that threads rather take one each, and about how long one takes."""

from __future__ import annotations

from math import inf, prod

from tfc.codegen.gemm.gemm import TASK_WORK
from tfc.codegen.loop_ir.product import Product

COLUMNS, ROWS = 32, 16
"""What is left of a register tile takes as long as a whole one; and few rows wait for the other factor."""
MOST_TASKS = 4
FLOPS_PER_NS = 64
BESIDE_NS = 500
"""What a call takes besides: laying out, packing."""


def ns_alone(product: Product) -> float:
    """About how many ns one thread takes for a product that makes MOST_TASKS at most; infinite for any other, and for
    those of unknown sizes or special ways."""
    special = (product.turn, product.amx, product.clip, product.unclipped)
    sizes = (product.m, product.n, product.depth, *product.batch)
    numbers = [size for size in sizes if isinstance(size, int)]
    if len(numbers) < len(sizes) or any(special) or product.is_ahead or product.dtypes != (product.dtype,) * 2:
        return inf
    m, n, k, *batch = numbers
    after = product.epilogue.work if product.epilogue is not None else 0
    work = max(m, ROWS) * -(-n // COLUMNS) * COLUMNS * (2 * k + after) * prod(batch)
    return BESIDE_NS + work / FLOPS_PER_NS if work < MOST_TASKS * TASK_WORK else inf
