"""What remarks say of packing is what routines do: scratch memory is written where the right factor is packed."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.codegen.contract.test_products import ORIENTATIONS, Orientation, routine
from tfc.codegen.contract.packing_facts import packing_of
from tfc.codegen.gemm.gemm import IN_PLACE, LOW_ROWS, PACK, PACK_AND_KEEP, rows_in_place
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.skinny_gemm import FEW_ROWS_CONVERTED, FEW_ROWS_FAR
from tfc.codegen.loop_ir.product import Matrix, Product
from tfc.codegen.target.target import host
from tfc.codegen.tensor.tensor import Sizes, Tensor
from tfc.ir.types.dims import parse_dim
from tfc.ir.types.types import DType, bf16, f16, f32, f64, i8, i32

UNTOUCHED = 0x5A
COUNT = 3


def matrix(dtype: DType, rows: int, by_rows: bool, columns: int, batch: Sizes) -> Matrix:
    """Rows by columns, as they lie in memory by rows or by columns."""
    return Matrix(Tensor(dtype, (1,), name="x"), 0, *((columns, 1) if by_rows else (1, rows)), batch)


def shapes(made: Routine) -> list[tuple[int, int, int]]:
    """Rows, columns and steps on both sides of each bound."""
    tile = made.tile(host())
    bounds = {1, LOW_ROWS, 8, FEW_ROWS_FAR, FEW_ROWS_CONVERTED, 64, rows_in_place(tile)}
    rows = sorted(bounds | {bound + 1 for bound in bounds})
    return [(m, n, k) for m in rows for n in (IN_PLACE * tile.columns, 17 * tile.columns) for k in (24, 64)]


ROUTINES = Routine(f32), Routine(f64), Routine(f32, b=f16), Routine(f32, a=bf16, b=bf16), Routine(i32, a=i8, b=i8)
FORMS = [
    pytest.param(made, how, id=f"{made.symbol}-{how}")
    for made in ROUTINES
    for how in ORIENTATIONS
    if how.a_by_rows or made.dtype is not i32  # lanes that hold neighbours along k need an A by rows
]


@pytest.mark.few(3)
@pytest.mark.parametrize(("made", "how"), FORMS)
def test_told_of_packing_as_it_is(made: Routine, how: Orientation) -> None:
    by_rows = how.a_by_rows, how.b_by_rows
    dtypes = made.a or made.dtype, made.b or made.dtype
    told: set[str] = set()
    with routine(made, host(), allowed=False, chunk=1 << 40) as function:
        for m, n, k in shapes(made):
            for batch, moves in (((), 0), ((COUNT,), 0), ((COUNT,), 1)):
                for keeps in (False, True):
                    steps = [
                        tuple(step for _ in batch) for step in (m * k, moves * k * n, (m + 1) * n)
                    ]  # no rows of one C
                    product = Product(
                        matrix(dtypes[0], m, by_rows[0], k, steps[0]),
                        matrix(dtypes[1], k, by_rows[1], n, steps[1]),
                        Matrix(Tensor(made.dtype, (1,), name="c"), 0, n, 1, steps[2]),
                        m, n, k, batch, Tensor(made.dtype, (1,), name="packed"),
                        turn=Tensor(i32, (), name="turn") if keeps else None,
                    )  # fmt: skip
                    found = packing_of(product, host())
                    told.add(found)
                    assert found == told_by(function, made, product, keeps=keeps), (m, n, k, batch, moves)
    assert told == {"", "packed", "kept"}


def told_by(function: Callable[..., None], made: Routine, product: Product, *, keeps: bool) -> str:
    """Whether the routine writes scratch memory."""
    m, n, k, count = int(product.m), int(product.n), int(product.k), COUNT if product.batch else 1
    a = np.zeros((count, m, k), (made.a or made.dtype).storage)
    b = np.zeros((count, k, n), (made.b or made.dtype).storage)
    c = np.zeros((count, m + 1, n), made.dtype.storage)
    scratch = np.full(8 * (count * (k + 8) * (n + 64) + 4096), UNTOUCHED, np.uint8)
    left, right = product.a, product.b
    sizes = [m, n, k, left.rows, left.columns, right.rows, right.columns, n, 1, 0, 1, 0]
    sizes += [PACK_AND_KEEP if keeps else PACK, 0, 0, 0, m, 0, 0, 1, len(product.batch)]
    for i, size in enumerate(product.batch):
        sizes += [size, left.batch[i], right.batch[i], (m + 1) * n]
    function(None, *(x.ctypes.data for x in (scratch, a, b, c, np.array(sizes, np.int64))))
    packed = bool((scratch != UNTOUCHED).any())
    return ("kept" if keeps else "packed") if packed else ""


def test_sizes_that_only_a_step_knows() -> None:
    """Rows do not matter where a right factor of few columns is read in place, or one of many types converted."""
    rows, tile = parse_dim("m"), Routine(f32).tile(host())
    for n, wanted in ((tile.columns, ""), (17 * tile.columns, "by sizes"), (parse_dim("n"), "by sizes")):
        tensors = [Tensor(f32, (1,), name=name) for name in "abcs"]
        a, b, c = Matrix(tensors[0], 0, 64, 1, ()), Matrix(tensors[1], 0, n, 1, ()), Matrix(tensors[2], 0, n, 1, ())
        assert packing_of(Product(a, b, c, rows, n, 64, (), tensors[3]), host()) == wanted
