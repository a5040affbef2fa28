"""Products of factors narrower than their sums: exact for integers, as converted first for floats."""

from dataclasses import replace

import numpy as np
import pytest

from tests.codegen.contract.test_products import ORIENTATIONS, Orientation, routine, run
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.objects import compile_objects
from tfc.codegen.target.target import Target, for_cpu, host
from tfc.ir.types.types import DType, bf16, f16, f32, i8, i16, i32, u8, u16

SHAPES = [
    (1, 1, 1), (1, 64, 40), (2, 33, 5), (5, 7, 3), (12, 32, 8), (13, 33, 9), (24, 64, 16), (60, 31, 70), (100, 70, 700),
    (1, 10, 900), (0, 4, 4), (4, 0, 4), (4, 4, 0), (97, 130, 321), (1, 610, 900), (3, 300, 40), (4, 1030, 7),
    (2, 256, 3), (11, 1100, 5), (23, 47, 2048), (31, 2050, 65), (2, 15, 31), (3, 17, 33), (4, 9, 16), (5, 1025, 31),
    (7, 2047, 15), (9, 24, 64), (16, 33, 130), (33, 37, 270), (8, 0, 3), (1, 4611, 9), (40, 2600, 40),
]  # fmt: skip
BYTES = [(i8, i8), (u8, i8), (i8, u8), (u8, u8)]
INTEGERS = [
    *((*pair, "host") for pair in (*BYTES, (i16, i16))),
    *(pytest.param(*pair, "host", marks=pytest.mark.slow) for pair in ((i8, i16), (u16, i8))),
    *(pytest.param(u8, i8, f"x86-64-v{level}", marks=pytest.mark.slow) for level in (2, 3, 4)),
]
FLOATS = [
    *((*pair, "host") for pair in ((bf16, bf16), (f32, bf16), (f32, i8))),
    *(pytest.param(*pair, "host", marks=pytest.mark.slow) for pair in ((f16, f16), (f16, f32), (u16, f32), (i16, u8))),
    *(pytest.param(bf16, f16, f"x86-64-v{level}", marks=pytest.mark.slow) for level in (2, 3)),
]
OTHERS = [
    ("x86-64", "x86_64-unknown-linux-gnu"),
    ("sandybridge", "x86_64-unknown-linux-gnu"),
    ("knl", "x86_64-unknown-linux-gnu"),
    ("alderlake", "x86_64-unknown-linux-gnu"),
    ("cascadelake", "x86_64-unknown-linux-gnu"),
    ("cortex-a72", "aarch64-unknown-linux-gnu"),
    ("", "riscv64-unknown-linux-gnu"),
]


def anything(shape: tuple[int, ...], dtype: DType, seed: int) -> np.ndarray:
    """Numbers from the whole range of an integer type, both ends often; floats of many magnitudes."""
    rng = np.random.default_rng(seed)
    if dtype.is_float:
        return (rng.uniform(-1, 1, shape) * 2.0 ** rng.integers(-6, 6, shape)).astype(dtype.storage)
    ends = np.iinfo(dtype.storage)
    found = rng.integers(ends.min, ends.max, shape, dtype.storage, endpoint=True)
    pick = rng.integers(0, 8, shape)
    return np.where(pick == 0, ends.min, np.where(pick == 1, ends.max, found)).astype(dtype.storage)


def processor(name: str) -> Target:
    target = host() if name == "host" else for_cpu(name)
    if host().arch != "x86_64" or host().vector_bits < target.vector_bits:
        pytest.skip(f"this machine cannot run {name} code")
    return target


@pytest.mark.few(1)
@pytest.mark.parametrize(("left", "right", "name"), INTEGERS, ids=str)
def test_integers_are_exact_and_wrap(left: DType, right: DType, name: str) -> None:
    target = processor(name)
    tile = tile_for(target, i32, left, right)
    with routine(Routine(i32, a=left, b=right), target) as function:
        for m, k, n in SHAPES:
            a, b = anything((m, k), left, 1), anything((k, n), right, 2)
            want = (a.astype(np.int64) @ b.astype(np.int64)).astype(np.int32)
            for how in ORIENTATIONS:
                if how.a_by_rows or tile.dot is None:
                    got = run(function, how, a, b, tile, at_end=m % 2 == 1)
                    np.testing.assert_array_equal(got, want, err_msg=f"{m}x{k}x{n} {how}")


@pytest.mark.few(1)
@pytest.mark.parametrize(("left", "right", "name"), FLOATS, ids=str)
def test_floats_are_what_converted_factors_give(left: DType, right: DType, name: str) -> None:
    target = replace(processor(name), multiplies_bf16=False)  # pairs are summed in another order (test_guarded.py)
    narrow, wide = tile_for(target, f32, left, right), tile_for(target, f32)
    with (
        routine(Routine(f32, a=left, b=right), target) as function,
        routine(Routine(f32), target) as converted,
    ):
        for m, k, n in SHAPES:
            a, b = anything((m, k), left, 3), anything((k, n), right, 4)
            exact = a.astype(np.float64) @ b.astype(np.float64)
            bound = (k + 4) * np.finfo(np.float32).eps * (np.abs(a.astype(np.float64)) @ np.abs(b.astype(np.float64)))
            for how in ORIENTATIONS:
                got = run(function, how, a, b, narrow, at_end=m % 2 == 1)
                assert (np.abs(got - exact) <= bound).all(), f"{m}x{k}x{n} {how}"
                # Lanes of a transposed B, and last columns where there are no masks, are added up in another order.
                if not how.b_by_rows or not wide.masks:
                    continue
                want = run(converted, how, a.astype(np.float32), b.astype(np.float32), wide)
                assert got.tobytes() == want.tobytes(), f"{m}x{k}x{n} {how}"


def test_subnormals_infinities_and_nan_of_narrow_floats() -> None:
    for dtype in (bf16, f16):
        bits = np.arange(1 << 16, dtype=np.uint16).reshape(256, 256)
        a, one = bits.view(dtype.storage), np.eye(256, dtype=dtype.storage)
        with routine(Routine(f32, a=dtype, b=dtype), host()) as function:
            for rows in (1, 200):
                part = a[:rows] if rows > 1 else a[:1]
                clean = np.where(np.isfinite(part.astype(np.float32)), part, np.zeros_like(part))
                got = run(function, Orientation(), clean, one, tile_for(host(), f32, dtype, dtype))
                assert got.tobytes() == (clean.astype(np.float32) + np.float32(0)).tobytes()


@pytest.mark.few(1)
@pytest.mark.parametrize("k", [1 << 15, (1 << 17) + 3])
def test_long_sums_of_extreme_bytes(k: int) -> None:
    for left, right in BYTES:
        with routine(Routine(i32, a=left, b=right), host()) as function:
            ends = [np.iinfo(dtype.storage) for dtype in (left, right)]
            for x in (ends[0].min, ends[0].max):
                for y in (ends[1].min, ends[1].max):
                    a, b = np.full((2, k), x, left.storage), np.full((k, 3), y, right.storage)
                    want = np.full((2, 3), k * int(x) * int(y)).astype(np.int32)
                    for how in (Orientation(), Orientation(b_by_rows=False)):
                        got = run(function, how, a, b, tile_for(host(), i32, left, right))
                        np.testing.assert_array_equal(got, want)


def test_which_instruction_multiplies_integers() -> None:
    def step(cpu: str, a: DType, b: DType, triple: str = "x86_64-unknown-linux-gnu") -> int:
        return tile_for(for_cpu(cpu, triple), i32, a, b).step

    assert [step(cpu, i8, u8) for cpu in ("x86-64-v2", "x86-64-v3", "x86-64-v4", "znver4")] == [2, 2, 2, 4]
    assert [step(cpu, i8, i8) for cpu in ("alderlake", "knl", "sandybridge", "bdver2")] == [4, 1, 1, 1]
    assert step("znver4", i16, i8) == 2
    assert step("znver4", u16, i8) == step("znver4", i32, i8) == 1
    assert step("neoverse-n1", i8, i8, "aarch64-unknown-linux-gnu") == 1


@pytest.mark.slow
@pytest.mark.parametrize(("cpu", "triple"), OTHERS, ids=str)
@pytest.mark.parametrize(
    "made", [Routine(i32, a=i8, b=i8), Routine(f32, a=bf16, b=f16), Routine(f32, b=i8)], ids=lambda r: r.symbol
)
def test_other_processors_get_code(made: Routine, cpu: str, triple: str) -> None:
    target = for_cpu(cpu, triple)
    assert compile_objects.compile_module(made.text(target), target, passes="none")
