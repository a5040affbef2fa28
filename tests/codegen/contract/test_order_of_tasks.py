"""Which tasks of a product follow one another, and so belong to one thread: those that share what it has just read."""

import ctypes
import functools
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tests.codegen.contract.test_on_demand import Body, Loop, support
from tests.codegen.contract.test_products import numbers
from tfc.codegen.gemm.gemm import KEPT_STRETCHES, TASK_WORK
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target.target import host
from tfc.ir.types.types import f32

COUNT = 6
Run = Callable[[int, Callable[[int, int], None], int], None]


@functools.cache
def compiled() -> bytes:
    """The routine, which takes longer to compile than to run."""
    return compile_objects.compile_module(Routine(f32).text(host()), host(), passes="none")


def multiply(arrays: Sequence[np.ndarray], sizes: Sequence[int], loop: Run) -> None:
    """C = A @ B, of f32, with the `sizes` that the routine takes; its loops are run by `loop(tasks, body, grain)`."""

    def call(_: int, count: int, body: int, closure: int, grain: int) -> None:
        loop(count, lambda begin, end: Body(body)(closure, begin, end), grain)

    kept = Loop(call)
    loops = compile_objects.compile_module(
        support(host(), ctypes.cast(kept, ctypes.c_void_p).value or 0), host(), passes="none"
    )
    given = [np.zeros(2 * arrays[1].size + 64, np.float32), *arrays, np.array(sizes, np.int64)]
    with load_objects([compiled(), loops]) as code:
        function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 6)(code.address(Routine(f32).symbol))
        function(None, *(array.ctypes.data for array in given))


@pytest.mark.parametrize(("reads", "shared", "whole"), [(2, True, True), (2, False, False), (0, True, False)])
def test_tasks_that_share_a_large_block_are_not_cut_further(reads: int, shared: bool, whole: bool) -> None:
    """B of so many times what the second cache keeps of it, or of one stretch; the same for all matrices or not."""
    tile = Routine(f32).tile(host())
    m, n = tile.rows, tile.columns
    k = reads * tile.near // KEPT_STRETCHES // (n * tile.size) or tile.depth
    a, b = numbers((COUNT, m, k), f32, 1), numbers((1 if shared else COUNT, k, n), f32, 2)
    c = np.zeros((COUNT, m, n), np.float32)
    grains: list[int] = []

    def by_tasks(count: int, body: Callable[[int, int], None], grain: int) -> None:
        grains.append(grain)
        for task in range(count):
            body(task, task + 1)

    sizes = [m, n, k, k, 1, n, 1, n, 1, 0, 1, 0, 0, 0, 0, 0, m, 0, 0, 1, 1, COUNT, m * k, 0 if shared else k * n, m * n]
    multiply([a, b, c], sizes, by_tasks)
    np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-3, atol=1e-3)
    assert (grains[-1] < 0) == whole


@pytest.mark.parametrize(
    ("count", "k", "rows_first"), [(COUNT, 40, True), (COUNT, 4000, False), (1, 40, True), (1, 1000, False)]
)
def test_tasks_with_the_same_rows_follow_one_another(count: int, k: int, rows_first: bool) -> None:
    """The first half of the tasks has the first rows of matrices that lie side by side, where the second cache holds B
    of all; of a single one, where B is smaller than A and C."""
    tile = Routine(f32).tile(host())
    # Small tiles need more rows, or columns, to be several tasks.
    n = tile.columns + 1 if count > 1 else 4 * tile.columns if rows_first else 16 * tile.columns
    m = max(8 * tile.rows, 4 * TASK_WORK // (count * k * n)) if rows_first else 4 * tile.rows
    a, b = numbers((m, count, k), f32, 1), numbers((count, k, n), f32, 2)
    c = np.full((m, count, n), np.nan, np.float32)
    parts: list[np.ndarray] = []

    def by_halves(tasks: int, body: Callable[[int, int], None], _: int) -> None:
        body(0, tasks // 2)
        parts.append(~np.isnan(c))
        body(tasks // 2, tasks)

    sizes = [m, n, k, count * k, 1, n, 1, count * n, 1, 0, 1, 0, 0, 0, 0, 0, m, 0, 0, 1, 1, count, k, k * n, n]
    multiply([a, b, c], sizes, by_halves)
    np.testing.assert_allclose(c, np.einsum("mck,ckn->mcn", a.astype(np.float64), b), rtol=1e-3, atol=1e-3)
    written = parts[-1]
    assert written.any() and not written.all()
    rows = np.arange(m) < written.all(axis=(1, 2)).sum()
    assert (written == rows[:, None, None]).all() == rows_first
