"""Products as functions with external symbols, one for the element types of sums and factors, shared by all kernels.

    void tfc_gemm_f32(const tfc_ctx *ctx, T *scratch, const A *a, const B *b, T *c, const int64_t *sizes)

`sizes` holds m, n, k, the distances between rows and columns of a, b and c, how many runs of k there are and how far
apart they lie in a (micro.py), a number that says what to do about packing B (gemm.py), and the number of batch
dimensions; behind these, for each of them its size and its strides in a, b and c.
They are compiled once per target, whatever the shapes: a batch of any size and all layers of a net, forward and
backward, use the same code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from tfc.codegen.contract.factor import Factor
from tfc.codegen.contract.gemm import PACK, PACK_AND_KEEP, PACKED, Gemm
from tfc.codegen.contract.product import Matrix, Product
from tfc.codegen.contract.tile import tile_for
from tfc.codegen.contract.tuned import Blocks, blocks_of
from tfc.codegen.llvm import I32, I64, PTR, VOID, Builder, Param, Value
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor
from tfc.ir.dims import Size
from tfc.ir.types import DType

SIZES = (
    "m", "n", "k", "a_rows", "a_columns", "b_rows", "b_columns", "c_rows",
    "runs", "run_step", "bands", "band_step", "packed", "batch_rank",
)  # fmt: skip


@dataclass(frozen=True)
class Routine:
    """One function of the library, by the types of sums and factors (the same, unless named)."""

    dtype: DType
    blocks: Blocks | None = None
    """How it cuts for the caches, where a search found better than the rule."""
    a: DType | None = None
    b: DType | None = None
    bias: int = 0
    """What A holds more than its elements."""

    @property
    def symbol(self) -> str:
        """Its external name."""
        name = f"tfc_gemm_{self.dtype}"
        if self.a or self.b:
            name += f"_{self.a or self.dtype}_{self.b or self.dtype}"
        if self.bias:
            name += "_biased"
        return name + (f"_{self.blocks.depth}_{self.blocks.panels}" if self.blocks else "")

    def text(self, target: Target) -> str:
        """The LLVM module that defines it."""
        module = target.module(self.symbol)
        # Loops have the steps they shall have: where models are linked, LLVM would unroll them for nothing.
        module.attributes = (*module.attributes, "optsize")
        tile = tile_for(target, self.dtype, self.a, self.b, self.bias)
        gemm = Gemm(module, replace(tile, **self.blocks._asdict()) if self.blocks else tile)
        names = ("ctx", "scratch", "a", "b", "c")
        parameters = [Param(PTR, name) for name in (*names, "sizes")]
        function = module.function(self.symbol, VOID, parameters, linkage="")
        b = Builder(function)
        *pointers, sizes = function.args
        numbers = [b.load(I64, b.gep(I64, sizes, i)) for i in range(len(SIZES))]
        values = dict(zip((*names, *SIZES), (*pointers, *numbers), strict=True))
        values["batch"] = b.gep(I64, sizes, len(SIZES))
        gemm.call(b, values)
        b.ret()
        return module.render()


def routine_of(product: Product, target: Target) -> Routine:
    """The function that computes a product."""
    a, b = (None if dtype == product.dtype else dtype for dtype in product.dtypes)
    return Routine(product.dtype, blocks_of(product, target), a, b, product.a.bias)


def emit_product(
    b: Builder,
    product: Product,
    target: Target,
    ctx: Value,
    pointer: Callable[[Tensor], Value],
    size: Callable[[Size], Value],
) -> Routine:
    """Emit the call of a product inside a kernel; `pointer` and `size` give its operands' memory and sizes."""
    routine = routine_of(product, target)
    strides = [product.a.rows, product.a.columns, product.b.rows, product.b.columns, product.c.rows]
    bands, runs = product.runs
    numbers: list[Size] = [product.m, product.n, product.k, *strides, *runs, *bands, PACK, len(product.batch)]
    for i, count in enumerate(product.batch):
        numbers += [count, product.a.batch[i], product.b.batch[i], product.c.batch[i]]
    sizes = b.alloca(I64, len(numbers), align=16, name="sizes")
    for i, number in enumerate(numbers):
        b.store(size(number), b.gep(I64, sizes, i))
    if product.turn is not None:
        is_first = b.icmp("eq", b.load(I32, pointer(product.turn)), 0)
        todo = b.select(is_first, b.operand(I64, PACK_AND_KEEP), b.operand(I64, PACKED))
        b.store(todo, b.gep(I64, sizes, SIZES.index("packed")))

    def start(matrix: Matrix) -> Value:
        element = Factor(matrix.tensor.dtype, target).memory
        return b.gep(element, pointer(matrix.tensor), size(matrix.offset))

    function = b.module.declare(routine.symbol, VOID, [PTR] * 6)
    operands = [start(product.a), start(product.b), start(product.c)]
    b.call(function, [ctx, pointer(product.scratch), *operands, sizes])
    return routine
