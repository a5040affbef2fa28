"""Panels of B that tasks pack when they need them: by many threads at once, and where another never finishes one."""

import ctypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from tests.codegen.contract.test_narrow import anything
from tests.codegen.contract.test_products import ORIENTATIONS, Orientation, numbers, routine, run
from tfc.codegen.gemm.gemm_arguments import ARGUMENTS
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import Tile
from tfc.codegen.llvm import I32, I64, PTR, VOID, Builder, Param
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target.target import Target, host
from tfc.ir.types.types import bf16, f32, f64, i8, i32

Body = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
Loop = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
THREADS = 5


def support(target: Target, loop: int) -> str:
    """A `tfc_parallel_for` that is the function at an address, and a system without the matrix unit."""
    module = target.module("support")
    params = [Param(PTR, "ctx"), Param(I64, "n"), Param(PTR, "body"), Param(PTR, "closure"), Param(I64, "grain")]
    function = module.function("tfc_parallel_for", VOID, params, linkage="")
    b = Builder(function)
    operands = ", ".join(each.typed for each in function.args)
    b.emit(f"call void inttoptr (i64 {loop} to ptr)({operands})")
    b.ret()
    Builder(module.function("tfc_may_use_amx", I32, [], linkage="")).ret(0)
    return module.render()


@contextmanager
def product(
    made: Routine, loop: Callable[[int, Callable[[int, int], None], int], None]
) -> Iterator[Callable[..., None]]:
    """The routine, its loops run by `loop(n, body, closure)`."""

    def call(_: int, n: int, body: int, closure: int, __: int) -> None:
        function = Body(body)
        loop(n, lambda begin, end: function(closure, begin, end), closure)

    kept = Loop(call)
    texts = [made.text(host()), support(host(), ctypes.cast(kept, ctypes.c_void_p).value or 0)]
    with load_objects([compile_objects.compile_module(text, host(), passes="none") for text in texts]) as code:
        yield ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 6)(code.address(made.symbol))


def by_threads(n: int, body: Callable[[int, int], None], _: int) -> None:
    """Task by task, by threads that begin at once and next to one another."""
    barrier = threading.Barrier(THREADS)

    def work(first: int) -> None:
        barrier.wait()
        for task in range(first, n, THREADS):
            body(task, task + 1)

    threads = [threading.Thread(target=work, args=(first,)) for first in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def factors(tile: Tile, made: Routine, steps: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows enough to go together, some of a last tile and a last panel, stretches enough."""
    m, n = 7 * tile.rows * tile.together + 3, 18 * tile.columns + 5
    a, b = made.a or made.dtype, made.b or made.dtype
    k = steps * tile.step + 1
    if made.dtype.is_float and made.a is None:
        return numbers((m, k), a, 1), numbers((k, n), b, 2)
    return anything((m, k), a, 1), anything((k, n), b, 2)


MADE = [Routine(f32), Routine(f64), Routine(f32, a=bf16, b=bf16), Routine(i32, a=i8, b=i8)]


@pytest.mark.few(2)
@pytest.mark.parametrize("made", MADE, ids=lambda made: made.symbol)
@pytest.mark.parametrize("how", ORIENTATIONS[:2], ids=["by rows", "by columns"])
def test_the_same_bits_by_many_threads(made: Routine, how: Orientation) -> None:
    tile = made.tile(host())
    a, b = factors(tile, made, tile.deep + 9 if made.dtype.is_float else 300)
    with routine(made, host(), allowed=False, chunk=1 << 40) as alone:
        want = run(alone, how, a, b, tile)
    exact = a.astype(np.float64) @ b.astype(np.float64)
    scale = np.abs(a.astype(np.float64)) @ np.abs(b.astype(np.float64))
    assert (np.abs(want - exact) <= (len(b) + 4) * np.finfo(np.float32).eps * scale).all()
    with product(made, by_threads) as function:
        for _ in range(3):
            assert run(function, how, a, b, tile).tobytes() == want.tobytes()


def test_a_thread_that_never_finishes_a_panel_holds_nobody_up() -> None:
    """Each mark says that somebody packs the panel, and nobody does."""
    made = Routine(f32)
    tile = made.tile(host())
    a, b = factors(tile, made, 200)
    with routine(made, host(), chunk=1 << 40) as alone:
        want = run(alone, Orientation(), a, b, tile)
    panels = -(-b.shape[1] // tile.columns)
    scratch = np.zeros(panels * tile.columns * b.shape[0], np.float32)
    seen: list[int] = []

    def lost(n: int, body: Callable[[int, int], None], closure: int) -> None:
        address = ctypes.c_int64.from_address(closure + 8 * ARGUMENTS.index("marks")).value
        claims = np.ctypeslib.as_array((ctypes.c_int64 * panels).from_address(address))
        seen.append(int(np.count_nonzero(claims)))
        claims[:] = 1
        body(0, n)

    c = np.zeros(want.shape, np.float32)
    m, k, n = *a.shape, b.shape[1]
    sizes = np.array([m, n, k, k, 1, n, 1, n, 1, 0, 1, 0, 0, 0, 0, 0, m, 0, 0, 1, 0], np.int64)
    with product(made, lost) as function:
        function(None, *(x.ctypes.data for x in (scratch, a, b, c, sizes)))
    assert seen == [0], "one loop, and no mark before it"
    assert c.tobytes() == want.tobytes()
