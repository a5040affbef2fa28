"""The reciprocal square root."""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import product
from tfc.codegen.llvm.math.formats import is_nan
from tfc.codegen.llvm.values import Value


def rsqrt(b: Builder, x: Value) -> Value:
    """1 / sqrt(x), below 1 ULP: one Newton step, its residual exact, on the quotient."""
    y = b.fdiv(1.0, b.sqrt(x))
    root, lost = product(b, x, y)
    error = b.fma(b.fneg(lost), y, b.fma(b.fneg(root), y, 1.0))  # 1 - x y²
    better = b.fma(b.fmul(error, 0.5), y, y)
    return b.select(is_nan(b, better), y, better)
