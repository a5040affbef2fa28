"""A matrix product as a step of a kernel: the offsets and strides of its matrices in memory, in elements."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tfc.codegen.llvm import FLOAT, I32, Type, int_type
from tfc.codegen.loop_ir.clip import Clip
from tfc.codegen.tensor.expr import Axis, Expr, Var
from tfc.codegen.tensor.tensor import Sizes, Tensor
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, i64


@record(frozen=True)
class Amx:
    """The matrix unit's operation on operands of some types.

    step       how many neighbours along k a lane holds of each operand
    name       the instruction
    signed     whether A and B have signs
    guarded    operands have to be looked at first
    """

    step: int
    name: str
    signed: tuple[bool, bool] = (True, True)
    guarded: bool = False

    @property
    def element(self) -> Type:
        """One of the neighbours in a lane."""
        return int_type(32 // self.step)

    @property
    def sums(self) -> Type:
        """A sum."""
        return FLOAT if self.guarded else I32


if TYPE_CHECKING:
    from tfc.codegen.fusion.kernel import Nest

MATRIX, ROW, ROW_END, COLUMN, COLUMN_END, ROWS_APART = BOUNDS = tuple(
    Var(name, i64) for name in ("matrix", "row", "row_end", "column", "column_end", "rows_apart")
)
"""The variables of a block whose sums are complete: the number of its matrix, its rows and columns, each from .. to,
and the distance between rows of sums that have no memory but that of their block."""


UNIT = Axis("unit")
"""The number of the columns of a row that an epilogue reduces together."""


@record(frozen=True, eq=False)
class Matrix:
    """Element (b…, i, j) is tensor[offset + Σ b·batch + i·rows + j·columns] - bias, by flat position."""

    tensor: Tensor
    offset: Size
    rows: Size
    columns: Size
    batch: Sizes
    bias: int = 0


@record(frozen=True, eq=False)
class Epilogue:
    """Operations on the sums of a product while they are in the caches, block by block.

    nest    over the number of the matrix, the row and the column; it may reduce these, `unit` at a time
    work    about how many operations it is for an element
    sums    where it reads the sums if they have no memory of their own, at row * ROWS_APART + column
    unit    columns that are reduced at a time, those from a multiple of it on; what is stored of them may be placed by
            their number, UNIT
    """

    nest: Nest
    work: int
    sums: Tensor | None = None
    unit: int = 1


@record(frozen=True, eq=False)
class Unclipped:
    """The operand of a product of clipped windows where `strange`, an i32 scalar, is not 0: an image with a margin, of
    which nothing is left out; `k` and `runs` are those of its rows.
    """

    strange: Tensor
    a: Matrix
    k: Size
    runs: tuple[tuple[Size, Size], tuple[Size, Size]]


@record(frozen=True, eq=False)
class Product:
    """c = a @ b for every index of `batch`: a is m x k, b is k x n, c is m x n with contiguous rows, or None: then the
    sums of a block live until the epilogue has used them.

    The sum may go over several such pairs: `runs` has two numbers of runs, outer ones first, each with the distance
    between neighbours in a; b holds their rows one after the other (micro.py).
    `scratch` is memory for packed operands; one orientation of each operand has contiguous elements (see match.py).
    `turn`, an i32 scalar, numbers the runs of this product with one and the same B: the first one packs B into the
    scratch, which stays as it is, and the others find it there. `amx` is what the matrix unit does, where that computes
    the product. `is_ahead`: b is in panels when the step begins, in its own memory (pack_constants.py), which need not
    be of the type of the `sums`. `clip`: rows of a are windows that reach beyond their image; what lies there is
    neither read nor multiplied (clip.py), unless it has to be (`unclipped`). With `when`, an i32 scalar, it is computed
    where that is not 0.
    """

    a: Matrix
    b: Matrix
    c: Matrix | None
    m: Size
    n: Size
    k: Size
    batch: Sizes
    scratch: Tensor
    turn: Tensor | None = None
    runs: tuple[tuple[Size, Size], tuple[Size, Size]] = ((1, 0), (1, 0))
    epilogue: Epilogue | None = None
    amx: Amx | None = None
    is_ahead: bool = False
    clip: Clip | None = None
    unclipped: Unclipped | None = None
    when: Tensor | None = None
    sums: DType | None = None

    @property
    def depth(self) -> Size:
        """The number of products that are summed."""
        return self.k * self.runs[0][0] * self.runs[1][0]

    @property
    def dtype(self) -> DType:
        """The element type of the sums and of packed panels; the operands' may be narrower (operand.py)."""
        return self.sums or self.scratch.dtype

    @property
    def result(self) -> Matrix:
        """C, of a product whose sums have memory of their own."""
        assert self.c is not None
        return self.c

    @property
    def dtypes(self) -> tuple[DType, DType]:
        """The element types of A and B."""
        return self.a.tensor.dtype, self.b.tensor.dtype

    @property
    def a_by_rows(self) -> bool:
        """True when A is read along k, False when it is stored transposed."""
        return self.a.columns == 1

    @property
    def b_by_rows(self) -> bool:
        """True when B is read along n, False when it is stored transposed."""
        return self.b.columns == 1

    @property
    def work_after(self) -> int:
        """Estimated operations of the epilogue for an element of C."""
        return 0 if self.epilogue is None else self.epilogue.work

    @property
    def unit(self) -> int:
        """The number of columns of which the epilogue takes a multiple at a time."""
        return 1 if self.epilogue is None else self.epilogue.unit

    @property
    def flops(self) -> Size:
        """Multiplications and additions."""
        return prod(self.batch, start=2 * self.m * self.n * self.depth)

    def __str__(self) -> str:
        batch = "".join(f" x{size}" for size in self.batch)
        to = "sums" if self.c is None else _show(self.c)
        return f"{to} = {_show(self.a)} @ {_show(self.b)}  # {self.m} x {self.n} x {self.depth}{batch}"


@record(frozen=True, eq=False)
class Block:
    """Element (i, j) is tensor[offset + i·rows + j·columns], by flat position; loops around choose the offset."""

    tensor: Tensor
    offset: Expr
    rows: Size
    columns: Size


@record(frozen=True, eq=False)
class BlockProduct:
    """c = a @ b, or c += a @ b if `accumulate`, of blocks of m x k and k x n elements, on the thread that executes it.

    `scratch` is that thread's memory for a packed b.
    """

    a: Block
    b: Block
    c: Block
    m: Expr
    n: Expr
    k: Expr
    scratch: Tensor
    accumulate: bool = False

    @property
    def dtype(self) -> DType:
        """The element type of the sums; the operands' may be narrower."""
        return self.c.tensor.dtype

    @property
    def dtypes(self) -> tuple[DType, DType]:
        """The element types of a and b."""
        return self.a.tensor.dtype, self.b.tensor.dtype

    def __str__(self) -> str:
        sign = "+=" if self.accumulate else "="
        return f"{_show(self.c)} {sign} {_show(self.a)} @ {_show(self.b)}  # {self.m} x {self.n} x {self.k}"


def _show(matrix: Matrix | Block) -> str:
    return f"{matrix.tensor.name}[{matrix.offset} + {matrix.rows}i + {matrix.columns}j]"


@record(frozen=True, eq=False)
class Attention:
    """c = softmax(f(a @ k)) @ v for every index of `batch`, the softmax along the n columns of a @ k.

    `products` are a @ k and the product with v; c of the first and a of the second are the matrix of scores, which
    nobody else reads. f is `logit` as an expression of `score` (the element of a @ k) at a point of the axes `lines`
    and `column`: the scores' lines one after the other, numbered by axes of these sizes.
    """

    products: tuple[Product, Product]
    score: Var
    logit: Expr
    lines: tuple[tuple[Axis, Size], ...]
    column: Axis

    @property
    def dtype(self) -> DType:
        """The element type of all sums; queries, keys and values may be narrower."""
        return self.products[1].dtype

    @property
    def columns(self) -> Size:
        """The number of columns of the scores: the keys."""
        return self.products[0].n

    @property
    def flops(self) -> Size:
        """Multiplications and additions of the products."""
        return self.products[0].flops + self.products[1].flops
