"""Tasks that would read a large block of B again: each thread has all of its own in one piece, and others have not."""

import ctypes

import numpy as np
import pytest

from tests.codegen.contract.test_on_demand import Body, Loop, support
from tests.codegen.contract.test_products import numbers
from tfc.codegen import jit
from tfc.codegen.contract.gemm import KEPT_STRETCHES
from tfc.codegen.contract.library import Routine
from tfc.codegen.loaded_code import load_objects
from tfc.codegen.target import host
from tfc.ir.types import f32

COUNT = 6


@pytest.mark.parametrize(("reads", "shared", "whole"), [(2, True, True), (2, False, False), (0, True, False)])
def test_tasks_that_share_a_large_block_are_not_cut_further(reads: int, shared: bool, whole: bool) -> None:
    """B of so many times what the second cache keeps of it, or of one stretch; the same for all matrices or not."""
    made = Routine(f32)
    tile = made.tile(host())
    m, n = tile.rows, tile.columns
    k = reads * tile.near // KEPT_STRETCHES // (n * tile.size) or tile.depth
    a, b = numbers((COUNT, m, k), f32, 1), numbers((1 if shared else COUNT, k, n), f32, 2)
    c = np.zeros((COUNT, m, n), np.float32)
    grains: list[int] = []

    def call(_: int, count: int, body: int, closure: int, grain: int) -> None:
        grains.append(grain)
        for task in range(count):
            Body(body)(closure, task, task + 1)

    kept = Loop(call)
    texts = [made.text(host()), support(host(), ctypes.cast(kept, ctypes.c_void_p).value or 0)]
    sizes = [m, n, k, k, 1, n, 1, n, 1, 0, 1, 0, 0, 0, 0, 0, m, 0, 0, 1, COUNT, m * k, 0 if shared else k * n, m * n]
    packed = np.zeros(2 * b.size + 64, np.float32)
    given = [packed, a, b, c, np.array(sizes, np.int64)]
    with load_objects([jit.compile_module(text, host(), passes="none") for text in texts]) as code:
        function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 6)(code.address(made.symbol))
        function(None, *(array.ctypes.data for array in given))
    np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-3, atol=1e-3)
    assert (grains[-1] < 0) == whole
