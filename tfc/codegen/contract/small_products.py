"""Products that are too small to share among threads: one thread computes each; estimates of their time."""

from __future__ import annotations

from math import inf, prod

from tfc.codegen.gemm.gemm import TASK_WORK
from tfc.codegen.loop_ir.product import Product

COLUMNS, ROWS = 32, 16
"""What is left of a register tile takes as long as a whole one; and few rows wait for the other factor."""
MOST_TASKS = 4
FLOPS_PER_NS = 64
BESIDE_NS = 500
"""The overhead of a call: its arguments, packing."""


def serial_ns(product: Product) -> float:
    """Estimated time in ns of a product on one thread, if it makes MOST_TASKS at most; infinite for any other, and for
    those of unknown sizes or special ways.
    """
    special = (product.turn, product.amx, product.clip, product.unclipped)
    sizes = (product.m, product.n, product.depth, *product.batch)
    numbers = [size for size in sizes if isinstance(size, int)]
    if len(numbers) < len(sizes) or any(special) or product.is_ahead or product.dtypes != (product.dtype,) * 2:
        return inf
    m, n, k, *batch = numbers
    after = product.epilogue.work if product.epilogue is not None else 0
    work = max(m, ROWS) * -(-n // COLUMNS) * COLUMNS * (2 * k + after) * prod(batch)
    return BESIDE_NS + work / FLOPS_PER_NS if work < MOST_TASKS * TASK_WORK else inf
