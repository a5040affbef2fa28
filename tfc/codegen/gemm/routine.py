"""The GEMM routines: functions with external symbols, one for the element types of sums and operands, shared by all
kernels; and one more for blocks where the sums are floats.

    void tfc_gemm_f32(const tfc_ctx *ctx, T *scratch, const A *a, const B *b, T *c, const int64_t *sizes)
    void tfc_gemm_f32_block(T *scratch, const A *a, const B *b, T *c, const int64_t *sizes)

`sizes` holds m, n, k, the distances between rows and columns of a, b and c, how many runs of k there are and how far
apart they lie in a (micro.py), a number that says what to do about packing B (gemm.py), what follows (below), and the
number of batch dimensions; behind these, for each of them its size and its strides in a, b and c. Rows of a may lie in
lines (gemm_arguments.py). Where they are windows that are clipped, `clip` points to the numbers of CLIP; it is NULL
elsewhere.
The second function computes one block inside of a parallel loop, on the running thread; its `sizes` are those of
BLOCK_SIZES.

What follows is a function, its closure, and how many operations it is for an element. It runs for each block of C as
soon as its sums are complete, on the thread that computed them:

    void after(void *closure, int64_t matrix, int64_t row, int64_t row_end, int64_t column, int64_t column_end,
               int64_t c_rows, T *sums)

The sum of row i and column j is sums[i * c_rows + j], and `column` is a multiple of `unit`. Where c is NULL the sums
have no memory but that of their block. They are compiled once per target, whatever the shapes: a batch of any size and
all layers of a net, forward and backward, use the same code.
"""

from __future__ import annotations

from _thread import allocate_lock
from collections.abc import Callable, Mapping, Sequence

from tfc.codegen.gemm.amx import amx_for
from tfc.codegen.gemm.amx_gemm import AmxGemm
from tfc.codegen.gemm.bf16_gemm import Bf16Gemm
from tfc.codegen.gemm.gemm import AHEAD, PACK, PACK_AND_KEEP, PACKED, Gemm
from tfc.codegen.gemm.gemm_arguments import POINTERS
from tfc.codegen.gemm.operand import Operand
from tfc.codegen.gemm.row_gather import lines_together
from tfc.codegen.gemm.specialize import Reach, Shape, all_fit_caches, known_rows, range_of, reach_of, shares_panels
from tfc.codegen.gemm.tile import Tile, tile_for, with_few_heights
from tfc.codegen.gemm.tuned import Blocks, blocks_of, with_blocks
from tfc.codegen.llvm import I1, I32, I64, PTR, VOID, Builder, Module, Param, Value, null
from tfc.codegen.loop_ir.clip import CLIP
from tfc.codegen.loop_ir.product import Amx, Block, BlockProduct, Matrix, Product
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import Expr, index
from tfc.codegen.tensor.tensor import Sizes, Tensor
from tfc.ir.base.record import record, replace
from tfc.ir.types.dim_ranges import Range
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, bf16, f32

SIZES = (
    "m", "n", "k", "a_rows", "a_columns", "b_rows", "b_columns", "c_rows",
    "runs", "run_step", "bands", "band_step", "packed", "after", "closure", "after_work", "line", "lines_apart",
    "clip", "unit", "batch_rank",
)  # fmt: skip
BLOCK_SIZES = ("m", "n", "k", "a_rows", "a_columns", "b_rows", "b_columns", "c_rows", "accumulate")
KEPT = 8
_WRITING = allocate_lock()
_WRITTEN: dict[object, str] = {}
"""The last texts: most models of a process ask for the same, and writing one takes as long as some twenty kernels."""


@record(frozen=True)
class Routine:
    """The functions of a routine, by the types of sums and operands (the same, unless named)."""

    dtype: DType
    blocks: Blocks | None = None
    """Its blocking for the caches, where a search found better than the rule."""
    a: DType | None = None
    b: DType | None = None
    bias: int = 0
    """The bias that is added to the elements stored in A."""
    amx: bool = False
    """Computed by the matrix unit (amx_gemm.py): A lies by rows."""

    @property
    def symbol(self) -> str:
        """The external name of the function for whole products."""
        name = f"tfc_gemm_{self.dtype}"
        if self.a or self.b:
            name += f"_{self.a or self.dtype}_{self.b or self.dtype}"
        if self.bias:
            name += "_biased"
        if self.amx:
            name += "_amx"
        return name + (f"_{self.blocks.depth}_{self.blocks.panels}" if self.blocks else "")

    @property
    def block_symbol(self) -> str:
        """The external name of the function for a block."""
        return f"{self.symbol}_block"

    def tile(self, target: Target) -> Tile:
        """The tile of its products."""
        tile = tile_for(target, self.dtype, self.a, self.b, self.bias)
        return with_blocks(tile, self.blocks) if self.blocks else tile

    def text(self, target: Target, shapes: Sequence[Shape] = ()) -> str:
        """The LLVM module that defines them; specialized if it is for products of these shapes only."""
        tile = self.tile(target)
        amx = amx_for(target, self.dtype, self.a or self.dtype, self.b or self.dtype) if self.amx else None
        if amx is None and all_fit_caches(shapes):
            tile = with_few_heights(tile, known_rows(shapes))
        if shapes and not any(shares_panels(shape, tile) for shape in shapes):
            tile = replace(tile, together=1, deep=0)
        reach = reach_of(shapes if amx is None else (), tile)
        key = (self, target, tile, amx, repr(reach))
        with _WRITING:
            found = _WRITTEN.pop(key, None) or self._write(target, tile, amx, reach)
            _WRITTEN[key] = found  # behind those that were asked for longer ago
            if len(_WRITTEN) > KEPT:
                del _WRITTEN[next(iter(_WRITTEN))]
        return found

    def _write(self, target: Target, tile: Tile, amx: Amx | None, reach: Reach) -> str:
        module = target.module(self.symbol)
        # Loops have the steps they shall have: where models are linked, LLVM would unroll them for nothing.
        module.attributes = (*module.attributes, "optsize")
        gemm = self._gemm(module, tile, target, amx, reach)
        b, values, sizes = _function(module, self.symbol, ("ctx", "scratch", "a", "b", "c"), SIZES)
        values |= {name: b.operand(I64, number) for name, number in reach.known.items() if name in values}
        values["batch"] = b.gep(I64, sizes, len(SIZES))
        gemm.call(b, values)
        b.ret()
        if self.dtype.is_float and not isinstance(gemm, AmxGemm) and reach.blocks:
            b, values, _ = _function(module, self.block_symbol, ("scratch", "a", "b", "c"), BLOCK_SIZES)
            gemm.call_block(b, values)
            b.ret()
        return module.render()

    def _gemm(
        self, module: Module, tile: Tile, target: Target, amx: Amx | None, reach: Reach
    ) -> Gemm | AmxGemm | Bf16Gemm:
        if amx is not None:
            return AmxGemm(module, amx, tile, target)
        if _pairs(target, self.dtype, self.a, self.b):
            return Bf16Gemm(module, tile, target, reach)
        return Gemm(module, tile, reach)


def _function(
    module: Module, symbol: str, names: Sequence[str], sizes: Sequence[str]
) -> tuple[Builder, dict[str, Value], Value]:
    """The beginning of an external function: its pointers, the values that `sizes` lists by name, and the pointer to
    these.
    """
    function = module.function(symbol, VOID, [Param(PTR, name) for name in (*names, "sizes")], linkage="")
    b = Builder(function)
    *pointers, table = function.args
    numbers = [b.load(PTR if name in POINTERS else I64, b.gep(I64, table, i)) for i, name in enumerate(sizes)]
    return b, dict(zip((*names, *sizes), (*pointers, *numbers), strict=True)), table


def routine_of(product: Product, target: Target) -> Routine:
    """The function that computes a product."""
    a, b = (None if dtype == product.dtype else dtype for dtype in product.dtypes)
    return Routine(product.dtype, blocks_of(product, target), a, b, product.a.bias, product.amx is not None)


def _pairs(target: Target, sums: DType, a: DType | None, b: DType | None) -> bool:
    return target.multiplies_bf16 and sums == f32 and a == b == bf16


def looks_at_factors(product: Product, target: Target) -> bool:
    """True for a product whose operands are checked in every run, and multiplied in pairs if nothing is lost."""
    return product.amx is None and _pairs(target, product.dtype, *product.dtypes)


def _unclipped(product: Product) -> Product:
    """The product without clipping."""
    other = product.unclipped
    return product if other is None else replace(product, a=other.a, k=other.k, runs=other.runs)


def _numbers(product: Product, tile: Tile) -> tuple[list[Size], Sizes]:
    """The values that SIZES lists, of a product, with addresses as 0; and the remaining batch dimensions."""
    a, right, c = product.a, product.b, product.c
    bands, runs = product.runs
    lines = lines_together(product, tile)
    batch = product.batch if lines == 1 else product.batch[:-1]
    numbers: list[Size] = [product.m * lines, product.n, product.k, a.rows, a.columns, right.rows, right.columns]
    numbers += [0 if c is None else c.rows, *runs, *bands, AHEAD if product.is_ahead else PACK]
    numbers += [0, 0, product.work_after, product.m, a.batch[-1] if lines > 1 else 0, 0]
    numbers += [product.unit if product.unit > 1 else 0, len(batch)]  # zeros side by side are stored at once
    return numbers, batch


def shape_of_call(product: Product, target: Target, ranges: Mapping[str, Range]) -> Shape:
    """The bounds of the sizes of a product when symbols are in these ranges."""
    tile = routine_of(product, target).tile(target)
    numbers, batch = _numbers(product, tile)
    others = _numbers(_unclipped(product), tile)[0]
    named = dict(zip(SIZES, zip(numbers, others, strict=True), strict=True))
    joins = numbers[SIZES.index("line")] != numbers[SIZES.index("m")]
    for pointer in ("after", "closure", "clip"):
        del named[pointer]
    found = {name: _both(range_of(one, ranges), range_of(other, ranges)) for name, (one, other) in named.items()}
    found["unit"] = product.unit, product.unit
    if product.turn is not None:
        found["packed"] = (PACK_AND_KEEP, PACKED)
    matrices = (1, 1)
    for size in batch:
        low, high = range_of(size, ranges)
        matrices = matrices[0] * max(0, low), matrices[1] * max(0, high)
    clip = product.clip
    return Shape(found, matrices, joins, clip is not None, clip is not None and clip.sums)


def _both(x: Range, y: Range) -> Range:
    """The union of two ranges."""
    return min(x[0], y[0]), max(x[1], y[1])


def emit_product(
    b: Builder,
    product: Product,
    target: Target,
    ctx: Value,
    pointer: Callable[[Tensor], Value],
    size: Callable[[Size], Value],
    after: tuple[Value, Value] | None,
) -> None:
    """Emit the call of a product inside a kernel; `pointer` and `size` give its operands' memory and sizes, `after` is
    the epilogue's function and its closure.
    """
    routine = routine_of(product, target)
    a, right, c = product.a, product.b, product.c
    whole = _unclipped(product)

    def listed(product: Product) -> list[Size]:
        numbers, batch = _numbers(product, routine.tile(target))
        for i, count in enumerate(batch):
            numbers += [count, product.a.batch[i], right.batch[i], 0 if c is None else c.batch[i]]
        return numbers

    strange = b.operand(I1, 0)
    if product.unclipped is not None:
        strange = b.icmp("ne", b.load(I32, pointer(product.unclipped.strange)), 0)
    numbers, others = listed(product), listed(whole)
    sizes = b.alloca(I64, len(numbers), align=16, name="sizes")
    for i, (number, other) in enumerate(zip(numbers, others, strict=True)):
        value = size(number) if number == other else b.select(strange, size(other), size(number))
        b.store(value, b.gep(I64, sizes, i))
    if product.turn is not None:
        is_first = b.icmp("eq", b.load(I32, pointer(product.turn)), 0)
        todo = b.select(is_first, b.operand(I64, PACK_AND_KEEP), b.operand(I64, PACKED))
        b.store(todo, b.gep(I64, sizes, SIZES.index("packed")))
    if after is not None:
        for name, value in zip(("after", "closure"), after, strict=True):
            b.store(value, b.gep(I64, sizes, SIZES.index(name)))

    if product.clip is not None:
        table = b.alloca(I64, len(CLIP), align=16, name="clip")
        for i, number in enumerate(product.clip.numbers):
            b.store(size(number), b.gep(I64, table, i))
        b.store(b.select(strange, null(), table), b.gep(I64, sizes, SIZES.index("clip")))

    def start(matrix: Matrix | None) -> Value:
        if matrix is None:
            return null()
        element = Operand(matrix.tensor.dtype, target).memory
        # The first window of an image without a margin begins before it.
        return b.gep(element, pointer(matrix.tensor), size(matrix.offset), inbounds=product.clip is None)

    function = b.module.declare(routine.symbol, VOID, [PTR] * 6)
    left = start(a) if whole is product else b.select(strange, start(whole.a), start(a))
    operands = [left, start(right), start(c)]
    b.call(function, [ctx, pointer(product.scratch), *operands, sizes])


def routine_of_blocks(product: BlockProduct | Product) -> Routine:
    """The functions whose second one computes a product block by block."""
    a, b = (None if dtype == product.dtype else dtype for dtype in product.dtypes)
    return Routine(product.dtype, None, a, b)


def emit_block_product(
    b: Builder,
    product: BlockProduct,
    target: Target,
    pointer: Callable[[Tensor], Value],
    value: Callable[[Expr], Value],
) -> None:
    """Emit the call of a product of blocks; `pointer` gives its operands' memory, `value` the value of an index."""
    routine = routine_of_blocks(product)
    strides = [product.a.rows, product.a.columns, product.b.rows, product.b.columns, product.c.rows]
    numbers = [product.m, product.n, product.k, *map(index, strides), index(int(product.accumulate))]
    sizes = b.alloca(I64, len(numbers), align=16, name="sizes")
    for i, number in enumerate(numbers):
        b.store(value(number), b.gep(I64, sizes, i))

    def start(block: Block) -> Value:
        element = Operand(block.tensor.dtype, target).memory
        return b.gep(element, pointer(block.tensor), value(block.offset))

    function = b.module.declare(routine.block_symbol, VOID, [PTR] * 5)
    b.call(function, [pointer(product.scratch), start(product.a), start(product.b), start(product.c), sizes])
