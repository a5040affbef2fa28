"""The compiled products against NumPy in float64: orientations, edges, batches, element types, reads in place."""

import ctypes
import mmap
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

import numpy as np
import pytest

from tfc.codegen.gemm.gemm import PACK
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import Tile, tile_for
from tfc.codegen.llvm import DOUBLE, FLOAT, I32, I64, PTR, VOID, Builder, Param
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target.target import Target, for_cpu, host
from tfc.ir.types.types import DType, f32, f64, i32, i64


def support(target: Target, allowed: bool, chunk: int) -> str:
    """A `tfc_parallel_for` that runs everything in chunks on the calling thread, and a system that lets us use the
    matrix unit or does not."""
    module = target.module("serial")
    params = [Param(PTR, "ctx"), Param(I64, "n"), Param(PTR, "body"), Param(PTR, "closure"), Param(I64, "grain")]
    function = module.function("tfc_parallel_for", VOID, params, linkage="")
    b = Builder(function)
    _, n, body, closure, _ = function.args
    with b.loop(0, n, chunk) as begin:
        end = b.smin(b.add(begin, chunk), n)
        b.emit(f"call void {body.text}({closure.typed}, {begin.typed}, {end.typed})")
    b.ret()
    function = module.function("tfc_may_use_amx", I32, [], linkage="")
    Builder(function).ret(int(allowed))
    return module.render()


@dataclass(frozen=True)
class Orientation:
    """How the operands lie in memory: by rows, or transposed."""

    a_by_rows: bool = True
    b_by_rows: bool = True


def routine(
    made: Routine, target: Target, allowed: bool = True, chunk: int = 3
) -> AbstractContextManager[Callable[..., None]]:
    return routine_of_text(made, made.text(target), target, allowed, chunk)


@contextmanager
def routine_of_text(
    made: Routine, text: str, target: Target, allowed: bool = True, chunk: int = 3
) -> Iterator[Callable[..., None]]:
    texts = [text, support(target, allowed, chunk)]
    with load_objects([compile_objects.compile_module(text, target, passes="none") for text in texts]) as code:
        yield ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 6)(code.address(made.symbol))


def numbers(shape: tuple[int, ...], dtype: DType, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    if dtype.is_float:
        return rng.uniform(-1, 1, shape).astype(dtype.storage)
    return rng.integers(-9, 9, shape).astype(dtype.storage)


def stored(matrix: np.ndarray, by_rows: bool) -> np.ndarray:
    return np.ascontiguousarray(matrix if by_rows else np.swapaxes(matrix, -1, -2))


def guarded(array: np.ndarray, at_end: bool) -> np.ndarray:
    """A copy whose memory ends, or begins, at a page that nobody may touch."""
    page = mmap.PAGESIZE
    pages = -(-max(1, array.nbytes) // page)
    memory = mmap.mmap(-1, (pages + 2) * page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for guard in (start, start + (pages + 1) * page):
        assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(guard), ctypes.c_size_t(page), 0) == 0
    offset = page + (pages * page - array.nbytes if at_end else 0)
    copy = np.frombuffer(memory, array.dtype, array.size, offset).reshape(array.shape)
    copy[...] = array
    return copy


AFTER = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *[ctypes.c_int64] * 6, ctypes.c_void_p)
After = Callable[[int, slice, slice, np.ndarray], None]
"""What follows a block: the number of its matrix, its rows and columns, and its sums."""


def called(after: After, dtype: type[np.generic]) -> "ctypes._FuncPointer":
    """A function of C that calls one of Python."""
    size = np.dtype(dtype).itemsize

    def call(_: int, matrix: int, row: int, row_end: int, column: int, end: int, apart: int, sums: int) -> None:
        rows, columns = slice(row, row_end), slice(column, end)
        if row == row_end or column == end:
            return
        elements = (row_end - row - 1) * apart + end - column
        first = (ctypes.c_byte * (elements * size)).from_address(sums + (row * apart + column) * size)
        shape, strides = (row_end - row, end - column), (apart * size, size)
        block = np.lib.stride_tricks.as_strided(np.frombuffer(first, dtype), shape, strides)
        after(matrix, rows, columns, block)

    return AFTER(call)


def run(  # noqa: PLR0917
    function: Callable[..., None],
    how: Orientation,
    a: np.ndarray,
    b: np.ndarray,
    tile: Tile,
    at_end: bool = True,
    after: After | None = None,
    brief: bool = False,
    packed: int | None = None,
    gap: int = 0,
    unit: int = 1,
) -> np.ndarray:
    """One product of (possibly batched) matrices through the raw entry, next to memory that may not be touched; with
    `brief` the sums have no memory but that of a block. Behind each line of single factors lie `gap` elements;
    what follows takes a multiple of `unit` columns."""
    m, k, n = a.shape[-2], a.shape[-1], b.shape[-1]
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    apart = (0, 0), (0, gap)
    lines = [np.pad(x, apart) if gap else x for x in (stored(a, how.a_by_rows), stored(b, how.b_by_rows))]
    left, right = (guarded(x, at_end) for x in lines)
    sums = {FLOAT: np.float32, DOUBLE: np.float64, I32: np.int32, I64: np.int64}[tile.element]
    c = guarded(np.full((*batch, m, n), 77, sums), at_end)
    strides = [
        (x.shape[-1], 1) if rows else (1, x.shape[-1]) for x, rows in ((left, how.a_by_rows), (right, how.b_by_rows))
    ]
    call = called(after, sums) if after is not None else None
    follows = [ctypes.cast(call, ctypes.c_void_p).value or 0, 0, 1] if call is not None else [0, 0, 0]
    sizes = [
        m,
        n,
        k,
        *strides[0],
        *strides[1],
        0 if brief else n,
        1,
        0,
        1,
        0,
        PACK,
        *follows,
        m,
        0,
        0,
        unit,
        len(batch),
    ]
    for i, count in enumerate(batch):
        inner = int(np.prod(batch[i + 1 :]))
        steps = [0 if x.shape[i] == 1 else int(np.prod(x.shape[i + 1 : -2])) for x in (a, b)]
        sizes += [count, steps[0] * m * k, steps[1] * k * n, 0 if brief else inner * m * n]
    rows = -(-k // tile.step) + tile.starts
    if packed is None:
        packed = -(-n // tile.columns) * tile.columns * rows * int(np.prod(b.shape[:-2]))
    scratch = np.full(packed + 16, 99, sums)
    array = np.array(sizes, np.int64)
    pointers = [x.ctypes.data for x in (scratch, left, right, c, array)]
    function(None, *pointers[:3], None if brief else pointers[3], pointers[4])
    assert (scratch[packed:] == 99).all(), "wrote beyond the scratch memory it asked for"
    return c


SHAPES = [
    (1, 1, 1), (1, 64, 40), (2, 33, 5), (5, 7, 3), (12, 32, 8), (13, 33, 9), (24, 64, 16), (60, 31, 70),
    (100, 70, 700), (1, 10, 900), (0, 4, 4), (4, 0, 4), (4, 4, 0), (97, 130, 321),
    (1, 610, 900), (3, 300, 40), (4, 1030, 7), (2, 256, 3), (11, 1100, 5), (150, 96, 1024), (23, 47, 2048),
    (390, 1050, 20),
    (1, 2050, 65), (2, 15, 31), (3, 17, 33), (4, 9, 16), (5, 1025, 31), (6, 8, 100), (7, 1023, 15), (8, 300, 47),
    (9, 24, 64), (15, 7, 130), (16, 33, 130), (31, 40, 250), (33, 37, 270), (20, 1090, 1001),
    (14, 32, 257), (15, 34, 256), (49, 70, 600), (27, 40, 520), (43, 1, 511),
    (8, 0, 3), (3, 5, 0), (1, 4611, 9), (3, 1061, 1003), (230, 545, 140),
]  # fmt: skip
ORIENTATIONS = [Orientation(a, b) for a in (True, False) for b in (True, False)]


@pytest.mark.few(3)
@pytest.mark.parametrize("how", ORIENTATIONS, ids=lambda o: f"{'nt'[not o.a_by_rows]}{'nt'[not o.b_by_rows]}")
@pytest.mark.parametrize("dtype", [f32, f64, i32, i64], ids=str)
def test_shapes(dtype: DType, how: Orientation) -> None:
    tile = tile_for(host(), dtype)
    with routine(Routine(dtype), host()) as function:
        for m, n, k in SHAPES:
            a, b = numbers((m, k), dtype, 1), numbers((k, n), dtype, 2)
            got = run(function, how, a, b, tile, at_end=m % 2 == 1)
            want = a.astype(np.float64) @ b.astype(np.float64) if dtype.is_float else a @ b
            bound = (k + 4) * np.finfo(dtype.storage).eps if dtype.is_float else 0
            np.testing.assert_allclose(got, want, rtol=0, atol=bound * max(1, k) ** 0.5, err_msg=f"{m}x{n}x{k}")


@pytest.mark.parametrize("cpu", ["x86-64-v2", "x86-64-v3"])
def test_narrower_processors(cpu: str) -> None:
    target = for_cpu(cpu)
    if host().arch != "x86_64" or host().vector_bits < target.vector_bits:
        pytest.skip(f"this machine cannot run {cpu} code")
    tile = tile_for(target, f32)
    assert (tile.rows, tile.columns) == {"x86-64-v2": (6, 8), "x86-64-v3": (6, 16)}[cpu]
    with routine(Routine(f32), target) as function:
        for m, n, k in SHAPES:
            a, b = numbers((m, k), f32, 3), numbers((k, n), f32, 4)
            np.testing.assert_allclose(run(function, Orientation(), a, b, tile), a @ b, atol=1e-4)


@pytest.mark.parametrize(
    ("left", "right"), [((3,), (3,)), ((2, 3), (1, 3)), ((2, 1), (2, 4)), ((1,), (5,)), ((2, 3, 4), (2, 1, 1))], ids=str
)
@pytest.mark.parametrize("rows", [True, False])
def test_batches_broadcast(left: tuple[int, ...], right: tuple[int, ...], rows: bool) -> None:
    how = Orientation(rows, rows)
    a, b = numbers((*left, 14, 50), f32, 5), numbers((*right, 50, 35), f32, 6)
    with routine(Routine(f32), host()) as function:
        np.testing.assert_allclose(run(function, how, a, b, tile_for(host(), f32)), a @ b, atol=1e-4)


@pytest.mark.parametrize(("left", "right"), [((9,), (1,)), ((5,), (5,)), ((3, 3), (1, 3)), ((3, 3), (3, 1))], ids=str)
def test_few_rows_of_many_matrices_that_share_a_factor_or_not(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    a, b = numbers((*left, 7, 300), f32, 5), numbers((*right, 300, 135), f32, 6)
    with routine(Routine(f32), host()) as function:
        got = run(function, Orientation(), a, b, tile_for(host(), f32))
    np.testing.assert_allclose(got, a.astype(np.float64) @ b, rtol=0, atol=300**0.5 * 304 * np.finfo(np.float32).eps)


@pytest.mark.parametrize("brief", [False, True], ids=["sums in C", "sums of blocks"])
@pytest.mark.parametrize("how", ORIENTATIONS[:: len(ORIENTATIONS) - 1], ids=["nn", "tt"])
def test_what_follows_sees_each_sum_once(how: Orientation, brief: bool) -> None:
    tile = tile_for(host(), f32)
    with routine(Routine(f32), host()) as function:
        for m, n, k in SHAPES:
            if brief and k > tile.depth:
                continue
            a, b = numbers((m, k), f32, 1), numbers((k, n), f32, 2)
            want, unit = run(function, how, a, b, tile), tile.unit if (m + n) % 2 else 1
            got, times = np.zeros_like(want), np.zeros(want.shape, int)

            def after(
                matrix: int,
                rows: slice,
                columns: slice,
                sums: np.ndarray,
                got: np.ndarray = got,
                times: np.ndarray = times,
                unit: int = unit,
            ) -> None:
                assert matrix == 0
                assert columns.start % unit == 0
                got[rows, columns] = sums
                times[rows, columns] += 1

            run(function, how, a, b, tile, at_end=m % 2 == 0, after=after, brief=brief, unit=unit)
            assert (times == 1).all(), f"{m}x{n}x{k}"
            assert got.tobytes() == want.tobytes(), f"{m}x{n}x{k}"


@pytest.mark.parametrize("brief", [False, True], ids=["sums in C", "sums of blocks"])
def test_what_follows_knows_the_matrix(brief: bool) -> None:
    a, b = numbers((2, 3, 14, 50), f32, 5), numbers((1, 3, 50, 35), f32, 6)
    tile = tile_for(host(), f32)
    got = np.zeros((6, 14, 35), np.float32)

    def after(matrix: int, rows: slice, columns: slice, sums: np.ndarray) -> None:
        got[matrix, rows, columns] += sums

    with routine(Routine(f32), host()) as function:
        run(function, Orientation(), a, b, tile, after=after, brief=brief)
    np.testing.assert_allclose(got, (a @ b).reshape(6, 14, 35), atol=1e-4)


def test_nan_and_infinity_stay_in_their_rows_and_columns() -> None:
    a, b = numbers((15, 20), f32, 7), numbers((20, 45), f32, 8)
    a[3, 4], b[5, 6] = np.nan, np.inf
    with routine(Routine(f32), host()) as function:
        got = run(function, Orientation(), a, b, tile_for(host(), f32))
    assert np.isnan(got[3]).all()
    assert not np.isfinite(got[:, 6]).any()
    clean = np.delete(np.delete(got, 3, 0), 6, 1)
    assert np.isfinite(clean).all()


def test_the_same_bits_however_rows_are_grouped() -> None:
    a, b = numbers((40, 700), f32, 9), numbers((700, 40), f32, 10)
    tile = tile_for(host(), f32)
    with routine(Routine(f32), host()) as function:
        whole = run(function, Orientation(), a, b, tile)
        for row in (0, 7, 39):
            alone = run(function, Orientation(), a[row : row + 1], b, tile)
            assert alone.tobytes() == whole[row : row + 1].tobytes()


def test_the_same_bits_whether_rows_of_several_tiles_go_together_or_not() -> None:
    """But for columns that fill no tile, on processors without masks."""
    tile = tile_for(host(), f32)
    m, n, k = 16 * tile.rows + 7, 17 * tile.columns + 3, 2 * tile.deep + 5
    a, b = numbers((m, k), f32, 9), numbers((k, n), f32, 10)
    with routine(Routine(f32), host(), chunk=2) as function:
        alone = run(function, Orientation(), a[: 2 * tile.rows], b, tile)
        for how in ORIENTATIONS:
            together = run(function, how, a, b, tile)
            inside = n if tile.masks else n // tile.columns * tile.columns
            assert together[: 2 * tile.rows, :inside].tobytes() == alone[:, :inside].tobytes()
            exact = a.astype(np.float64) @ b.astype(np.float64)
            np.testing.assert_allclose(together, exact, rtol=0, atol=1e-4 * k**0.5)


@pytest.mark.parametrize(
    ("m", "k", "n", "most"),
    [
        (1, 512, 256, 0.5),  # few rows: columns are divided
        (1, 4096, 520, 0.3),
        (49, 1024, 190, 0.52),  # rows a page apart are copied, and few columns are divided no further
        (36, 1024, 320, 0.5),  # too few rows to be divided
        (49, 700, 352, 0.52),
    ],
)
def test_a_product_worth_several_threads_has_work_for_two(m: int, k: int, n: int, most: float) -> None:
    tile = tile_for(host(), f32)
    a, b = numbers((m, k), f32, 1), numbers((k, n), f32, 2)
    blocks: list[int] = []

    def after(_: int, rows: slice, columns: slice, sums: np.ndarray) -> None:
        blocks.append(sums.size)

    with routine(Routine(f32), host(), chunk=1) as function:
        got = run(function, Orientation(), a, b, tile, after=after)
    np.testing.assert_allclose(got, a.astype(np.float64) @ b, rtol=0, atol=1e-4 * k**0.5)
    assert sum(blocks) == m * n
    if m == 1 or (tile.rows, tile.columns) == (14, 32):
        assert max(blocks) <= most * m * n
