"""Matrix products that a library of the device's vendor computes, as data of the Program."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tfc.ir.base.record import record
from tfc.ir.types.dims import Size, symbols_of

MATRIX_DTYPES = ("f32", "f64", "f16", "bf16")
COMPUTE = ("f32", "tf32", "f64")


@record(frozen=True, slots=True)
class Matrix:
    """One side of a product, or its result: matrices of `dtype` in operand number `operand`, evenly spaced.

    Element e of line l of matrix b lies `offset + b * stride + l * pitch + e` elements behind the operand's address.
    Lines are those of the result's rows; of a factor those along k, or, where not `along_k`, those across it.
    """

    operand: int
    dtype: str
    pitch: Size
    stride: Size = 0
    offset: Size = 0
    along_k: bool = False

    @property
    def formulas(self) -> tuple[Size, Size, Size]:
        """The sizes that are known when a step runs."""
        return self.pitch, self.stride, self.offset


@record(frozen=True, slots=True)
class Product:
    """result[b, i, j] = sum over l < k of left[b, i, l] * right[b, j, l], for b < batch, i < m, j < n.

    `compute` is what products and sums are of: `f32`, `f64`, or `tf32` where factors may be rounded to 10 bits of
    mantissa.
    """

    m: Size
    n: Size
    k: Size
    batch: Size
    left: Matrix
    right: Matrix
    result: Matrix
    compute: str

    @property
    def formulas(self) -> tuple[Size, Size, Size, Size]:
        """The sizes that are known when a step runs."""
        return self.m, self.n, self.k, self.batch


def problems_of(product: Product, operands: int, known: Collection[str]) -> Iterator[str]:
    """The problems of a product of an instruction of so many operands, in a program with these symbols."""
    sides = (product.left, product.right, product.result)
    free: set[str] = set()
    for side in sides:
        if not 0 <= side.operand < operands or side.dtype not in MATRIX_DTYPES:
            yield f"a matrix of operand {side.operand}, {side.dtype}"
        free |= {name for size in side.formulas for name in symbols_of(size)}
    free |= {name for size in product.formulas for name in symbols_of(size)}
    if product.compute not in COMPUTE:
        yield f"products in {product.compute}"
    if free - set(known):
        yield f"unbound symbols {', '.join(sorted(free - set(known)))}"
