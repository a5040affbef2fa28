"""Products of bf16 by vectors' instructions: within the bounds of sums in f32, and no subnormal is lost."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product as product_of

import numpy as np
import pytest

from tests.codegen.contract.test_narrow import SHAPES, anything
from tests.codegen.contract.test_products import ORIENTATIONS, Orientation, routine, run
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.objects import compile_objects
from tfc.codegen.target.target import Target, for_cpu, host
from tfc.ir.types.types import bf16, f32

MADE = Routine(f32, a=bf16, b=bf16)
EPS = float(np.finfo(np.float32).eps)


def target() -> Target:
    """This machine as one that has no matrix unit, and on which the instructions are quick."""
    if not host().has_bf16 or host().vector_bits < 512:
        pytest.skip("this machine has no instructions for products of bf16")
    return replace(host(), has_amx=False, multiplies_bf16=True)


def product(
    function: Callable[..., None], a: np.ndarray, b: np.ndarray, how: Orientation = ORIENTATIONS[0], gap: int = 0
) -> np.ndarray:
    return run(function, how, a, b, tile_for(target(), f32, bf16, bf16), at_end=len(a) % 2 == 1, gap=gap)


def assert_within_bounds(got: np.ndarray, a: np.ndarray, b: np.ndarray) -> None:
    x, y = a.astype(np.float64), b.astype(np.float64)
    smallest = float(np.finfo(np.float32).smallest_subnormal)
    bound = (a.shape[1] + 4) * (EPS * (np.abs(x) @ np.abs(y)) + smallest)
    assert (np.abs(got - x @ y) <= bound).all()


def test_shapes_and_orientations() -> None:
    with routine(MADE, target()) as function:
        for m, k, n in SHAPES:
            a, b = anything((m, k), bf16, 3), anything((k, n), bf16, 4)
            for how in ORIENTATIONS:
                assert_within_bounds(product(function, a, b, how), a, b)


def test_batches() -> None:
    a, b = anything((2, 3, 40, 70), bf16, 5), anything((1, 3, 70, 50), bf16, 6)
    with routine(MADE, target()) as function:
        got = product(function, a, b)
    np.testing.assert_allclose(got, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-4, atol=1e-3)


@pytest.mark.parametrize("how", [ORIENTATIONS[0], Orientation(b_by_rows=False)], ids=["by rows", "by columns"])
def test_no_subnormal_is_lost(how: Orientation) -> None:
    """A single factor that is too small, wherever it stands, beside others or with gaps between its lines, and factors
    that are."""
    places = [(i, j) for i in (0, 31, 63) for j in (0, 31, 32, 64, 98)]
    with routine(MADE, target()) as function:
        for place, left, gap in product_of(places, (True, False), (0, 5)):
            a, b = np.zeros((64, 99), np.float32), np.zeros((99, 64), np.float32)
            factors = (a, b) if left else (b.T, a.T)
            factors[0][place] = 2.0**-133
            factors[1][place[1]] = 3.0
            x, y = a.astype(bf16.storage), b.astype(bf16.storage)
            got = product(function, x, y, how, gap)
            assert np.array_equal(got, a.astype(np.float64) @ b.astype(np.float64))
            assert np.count_nonzero(got) == 64
        tiny = np.float32(2.0**-70)
        a, b = ((anything((64, 64), bf16, seed).astype(np.float32) * tiny).astype(bf16.storage) for seed in (7, 8))
        assert_within_bounds(product(function, a, b, how), a, b)


def test_who_uses_the_instruction() -> None:
    assembly = compile_objects.emit_text(MADE.text(for_cpu("znver5")), for_cpu("znver5"), "asm", passes="none")
    assert "vdpbf16ps" in assembly
    assert not for_cpu("cooperlake").multiplies_bf16
