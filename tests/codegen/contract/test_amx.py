"""Products by x86's matrix unit: exact for bytes, for bf16 the bits of its own order of summation, subnormals kept."""

from typing import Any

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_narrow import BYTES, anything
from tests.codegen.contract.test_products import Orientation, guarded, numbers, routine, run
from tfc.codegen.gemm.amx import BLOCK, SIDE, amx_for, packed_size
from tfc.codegen.gemm.amx_gemm import FEW_ROWS
from tfc.codegen.gemm.gemm import PACK
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.loop_ir.product import Amx
from tfc.codegen.objects import compile_objects
from tfc.codegen.target.target import Target, for_cpu, host, without_tuning
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.types import DType, bf16, f32, i8, i32, u8
from tfc.passes.gradients.expand_gradients import expand_gradients

SHAPES = [
    (1, 1, 1), (1, 64, 40), (33, 33, 5), (50, 7, 3), (49, 32, 8), (48, 64, 16), (60, 31, 70), (100, 70, 700),
    (0, 4, 4), (40, 0, 4), (40, 4, 0), (97, 130, 321), (31, 65, 65), (32, 128, 32), (64, 64, 64), (65, 63, 33),
    (63, 1100, 31), (50, 2050, 65), (40, 2600, 40), (32, 1024, 576), (81, 610, 900), (200, 17, 1100),
]  # fmt: skip
BY_COLUMNS = Orientation(b_by_rows=False)
AVX512 = host().arch == "x86_64" and host().vector_bits == 512 and host().has_vnni
EVERY = [(f32, bf16, bf16), *((i32, *pair) for pair in BYTES)]
OFTEN = [*EVERY[:2], *(pytest.param(*each, marks=pytest.mark.slow) for each in EVERY[2:])]


def target(allowed: bool = True) -> Target:
    """A target with the unit; where it is not allowed, any machine with AVX-512 runs the code."""
    if allowed and not host().has_amx:
        pytest.skip("this machine has no matrix unit")
    if not AVX512:
        pytest.skip("this machine has no AVX-512 with VNNI")
    return host() if host().has_amx else for_cpu("sapphirerapids")


def unit(sums: DType, left: DType, right: DType) -> tuple[Routine, Amx]:
    found = amx_for(for_cpu("sapphirerapids"), sums, left, right)
    assert found is not None
    return Routine(sums, a=left, b=right, amx=True), found


def scratch(amx: Amx, a: np.ndarray, b: np.ndarray) -> int:
    size = packed_size(amx, b.shape[-1], a.shape[-1], int(np.prod(b.shape[:-2])))
    assert isinstance(size, int)
    return size


def in_its_order(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The sums as amx.py tells: f64 holds a product of two bf16, and here what it is added to besides."""
    m, n = len(a), b.shape[1]
    blocks = -(-a.shape[1] // (2 * SIDE))
    left, right = np.zeros((m, blocks * 2 * SIDE)), np.zeros((blocks * 2 * SIDE, n))
    left[:, : a.shape[1]], right[: a.shape[1]] = a, b
    total = np.zeros((m, n), np.float32)
    for block in range(blocks):
        halves = np.zeros((2, m, n), np.float32)
        for k in range(2 * SIDE * block, 2 * SIDE * (block + 1)):
            halves[k % 2] = halves[k % 2] + left[:, k : k + 1] * right[k : k + 1]
        total += halves[0] + halves[1]
    return total


@pytest.mark.few(2)
@pytest.mark.parametrize("allowed", [True, False], ids=["unit", "vectors"])
@pytest.mark.parametrize(("left", "right"), BYTES, ids=str)
def test_bytes_are_exact_and_wrap(left: DType, right: DType, allowed: bool) -> None:
    here, (made, amx) = target(allowed), unit(i32, left, right)
    tile = tile_for(here, i32, left, right)
    with routine(made, here, allowed) as function:
        for m, k, n in SHAPES:
            a, b = anything((m, k), left, 1), anything((k, n), right, 2)
            want = (a.astype(np.int64) @ b.astype(np.int64)).astype(np.int32)
            for how in (Orientation(), BY_COLUMNS):
                got = run(function, how, a, b, tile, at_end=m % 2 == 1, packed=scratch(amx, a, b))
                np.testing.assert_array_equal(got, want, err_msg=f"{m}x{k}x{n} {how}")


@pytest.mark.parametrize("allowed", [True, False], ids=["unit", "vectors"])
def test_sums_of_bf16_have_one_order(allowed: bool) -> None:
    here, (made, amx) = target(allowed), unit(f32, bf16, bf16)
    tile = tile_for(here, f32, bf16, bf16)
    with routine(made, here, allowed) as function:
        for m, k, n in SHAPES:
            a, b = anything((m, k), bf16, 3), anything((k, n), bf16, 4)
            for how in (Orientation(), BY_COLUMNS):
                got = run(function, how, a, b, tile, at_end=m % 2 == 1, packed=scratch(amx, a, b))
                if m <= FEW_ROWS:
                    np.testing.assert_allclose(got, a.astype(np.float64) @ b.astype(np.float64), rtol=1e-5, atol=1e-5)
                else:
                    np.testing.assert_array_equal(got, in_its_order(a, b), err_msg=f"{m}x{k}x{n} {how}")


def test_the_unit_and_vectors_give_the_same_bits() -> None:
    """Of factors of all sizes at which the unit is used, at the border too, and of those where it is not."""
    here, (made, amx) = target(), unit(f32, bf16, bf16)
    tile = tile_for(here, f32, bf16, bf16)
    rng = np.random.default_rng(5)
    with routine(made, here) as by_unit, routine(made, here, allowed=False) as by_vectors:
        for least in (*range(68, 75), 1, 110, 250):
            bits = [
                (rng.integers(least, least + spread, (128, 128)) << 7) | rng.integers(0, 128, (128, 128)) | sign
                for spread, sign in ((3, rng.integers(0, 2, (128, 128)) << 15), (1, 0))
            ]
            a, b = (x.astype(np.uint16).view(bf16.storage) for x in bits)
            a[rng.integers(0, 2, a.shape) == 0] = 0
            with np.errstate(all="ignore"):
                got, want = (
                    run(function, Orientation(), a, b, tile, packed=scratch(amx, a, b))
                    for function in (by_unit, by_vectors)
                )
            assert np.array_equal(np.isnan(got), np.isnan(want))
            assert np.nan_to_num(got).tobytes() == np.nan_to_num(want).tobytes(), least


@pytest.mark.parametrize("k", [64, 1100])
def test_no_subnormal_is_lost(k: int) -> None:
    here, (made, amx) = target(), unit(f32, bf16, bf16)
    tile = tile_for(here, f32, bf16, bf16)
    a, b = anything((100, k), bf16, 6), anything((k, 70), bf16, 7)
    tiny = np.float32(2.0**-70)
    with routine(made, here) as function:

        def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
            return run(function, Orientation(), a, b, tile, packed=scratch(amx, a, b))

        # Subnormal products, a subnormal factor, and sums that cancel to a subnormal.
        small = (a.astype(np.float32) * tiny).astype(bf16.storage), (b.astype(np.float32) * tiny).astype(bf16.storage)
        np.testing.assert_array_equal(product(*small), in_its_order(*small))
        assert (np.abs(product(*small)) < np.finfo(np.float32).tiny).any()
        a[50, k - 1], b[k - 1] = 2.0**-133, 2.0**20
        np.testing.assert_array_equal(product(a, b), in_its_order(a, b))
        a[:, :], b[:, :] = 0, 0
        a[7, 0], a[7, k - 1], b[0, 9], b[k - 1, 9] = 2.0**-63, -(2.0**-63), 2.0**-63 * 1.0078125, 2.0**-63
        assert product(a, b)[7, 9] == np.float32(2.0**-133)


def test_batches_what_follows_and_sums_without_memory() -> None:
    for sums, left, right in ((f32, bf16, bf16), (i32, i8, u8)):
        here, (made, amx) = target(), unit(sums, left, right)
        tile = tile_for(here, sums, left, right)
        for m, k, n in ((70, 40, 100), (40, 1200, 33), (64, 64, 64)):
            a, b = anything((2, 3, m, k), left, 8), anything((1, 3, k, n), right, 9)
            want = (a.astype(np.float64) @ b.astype(np.float64)).reshape(6, m, n)
            with routine(made, here) as function:
                for brief in (False, True):
                    got, times = np.zeros_like(want), np.zeros_like(want)

                    def after(
                        matrix: int,
                        rows: slice,
                        columns: slice,
                        block: np.ndarray,
                        got: np.ndarray = got,
                        times: np.ndarray = times,
                    ) -> None:
                        got[matrix, rows, columns] = block
                        times[matrix, rows, columns] += 1

                    c = run(function, Orientation(), a, b, tile, after=after, brief=brief, packed=scratch(amx, a, b))
                    assert (times == 1).all()
                    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-3)
                    if not brief:
                        assert (c.reshape(got.shape) == got).all()


def test_nan_and_infinity_stay_in_their_rows_and_columns() -> None:
    here, (made, amx) = target(), unit(f32, bf16, bf16)
    a, b = numbers((35, 45), f32, 7).astype(bf16.storage), numbers((45, 45), f32, 8).astype(bf16.storage)
    a[3, 4], b[5, 6] = np.nan, np.inf
    with routine(made, here) as function:
        got = run(function, Orientation(), a, b, tile_for(here, f32, bf16, bf16), packed=scratch(amx, a, b))
    assert np.isnan(got[3]).all()
    assert not np.isfinite(got[:, 6]).any()
    assert np.isfinite(np.delete(np.delete(got, 3, 0), 6, 1)).all()


def test_who_has_the_unit() -> None:
    assert amx_for(for_cpu("graniterapids"), f32, bf16, bf16) is not None
    assert amx_for(for_cpu("graniterapids"), f32, f32, bf16) is None
    for cpu in ("znver5", "x86-64-v4", "cascadelake"):
        assert amx_for(for_cpu(cpu), i32, i8, i8) is None
    assert without_tuning(host()).has_amx == host().has_amx


@pytest.mark.parametrize(("sums", "left", "right"), OFTEN, ids=str)
def test_code_is_made_on_any_machine(sums: DType, left: DType, right: DType) -> None:
    made, amx = unit(sums, left, right)
    there = for_cpu("sapphirerapids")
    assembly = compile_objects.emit_text(made.text(there), there, "asm", passes="none")
    assert amx.name in assembly
    assert BLOCK == 2 * SIDE


@pytest.mark.parametrize("joined", [True, False], ids=["lines joined", "line by line"])
@pytest.mark.parametrize(("sums", "left", "right"), [EVERY[0], EVERY[1], EVERY[2]], ids=str)
def test_windows_are_gathered(sums: DType, left: DType, right: DType, joined: bool) -> None:
    """Windows of images, which end where nobody may read, against sums over their positions."""
    here, (made, amx) = target(), unit(sums, left, right)
    with routine(made, here) as function:
        for height, width, depth, window, step, n in (
            (9, 9, 5, 3, 1, 7), (16, 17, 24, 3, 2, 40), (7, 7, 100, 3, 1, 33), (30, 31, 3, 7, 2, 64),
            (12, 40, 64, 1, 1, 32), (5, 70, 130, 2, 1, 20),
        ):  # fmt: skip
            image, weights = anything((height, width, depth), left, 11), anything((window, window, depth, n), right, 12)
            lines, m = (height - window) // step + 1, (width - window) // step + 1
            want = np.zeros((lines, m, n))
            for u in range(window):
                for v in range(window):
                    part = image[u : u + step * lines : step, v : v + step * m : step].astype(np.float64)
                    want += (part[:lines, :m] @ weights[u, v].astype(np.float64)).reshape(want.shape)
            a, b = guarded(image, height % 2 == 0), guarded(weights, True)
            c = guarded(np.full((lines, m, n), 77, np.float32 if sums == f32 else np.int32), True)
            apart = step * width * depth
            rows = [lines * m if joined else m, n, window * depth, step * depth, 1, n, 1, n]
            runs = [window, width * depth, 1, 0, PACK, 0, 0, 0]
            batch = [m, apart, 0, 1, 0] if joined else [m, 0, 0, 1, 1, lines, apart, 0, m * n]
            sizes = np.array([*rows, *runs, *batch], np.int64)
            size = packed_size(amx, n, window * window * depth, 1)
            assert isinstance(size, int)
            packed = np.full(size + 16, 99, np.int32)
            function(None, *(x.ctypes.data for x in (packed, a, b, c, sizes)))
            assert (packed[size:] == 99).all(), "wrote beyond the scratch memory it asked for"
            np.testing.assert_allclose(c, want, rtol=1e-5 if sums == f32 else 0, atol=1e-2 if sums == f32 else 0)


def test_convolutions_of_any_kind_are_those_of_the_interpreter() -> None:
    """Padding, strides, dilation, batches and gradients, of bf16 and of bytes with all signs."""
    text = """
input a: bf16[2, 9, 11, 24]
input v: bf16[3, 3, 24, 40]
input x: i8[2, 9, 11, 24]
input w: i8[3, 3, 24, 40]
input u: u8[2, 9, 11, 24]
y = conv2d(a, v)
z = relu(conv2d(a, v, strides=[1, 2, 2, 1]))
d = conv2d(a, v, dilations=[1, 2, 2, 1])
s = sum(y * y)
da = gradients(s, a)
i = conv2d(cast(x, i32), cast(w, i32))
j = conv2d(cast(u, i32), cast(w, i32), padding="VALID")
entry f(a, v, x, w, u) -> y, z, d, da, i, j
"""
    rng = np.random.default_rng(13)
    feeds: dict[str, Any] = {"a": rng.uniform(-1, 1, (2, 9, 11, 24)).astype(bf16.storage)}
    feeds["v"] = rng.uniform(-1, 1, (3, 3, 24, 40)).astype(bf16.storage)
    feeds |= {"x": anything((2, 9, 11, 24), i8, 1), "w": anything((3, 3, 24, 40), i8, 2)}
    feeds["u"] = anything((2, 9, 11, 24), u8, 3)
    graph = tfc.parse(text)
    with tfc.Session(graph) as session:
        got = session.prepare("f")(**feeds)
    entry = graph.entries[0]
    given = {value: feeds[name] for name, value in entry.inputs}
    want = interpret(expand_gradients(graph), given, [value for _, value in entry.outputs], precise=True)
    for name, value in zip(got, want, strict=True):
        exact = np.asarray(value).astype(np.float64)
        tolerance = 0 if name in "ij" else 0.02 * np.abs(exact).max()
        assert np.abs(got[name].astype(np.float64) - exact).max() <= tolerance, name


def test_the_same_bits_on_any_number_of_threads() -> None:
    """Also where the unit may compute some rows and not others."""
    text = "input a: bf16[500, 600]\ninput b: bf16[600, 300]\ny = cast(a, f32) @ cast(b, f32)\nentry f(a, b) -> y\n"
    a, b = anything((500, 600), bf16, 14), anything((600, 300), bf16, 15)
    a[100:130] = (a[100:130].astype(np.float32) * np.float32(2.0**-110)).astype(bf16.storage)
    b[:, 250:] = (b[:, 250:].astype(np.float32) * np.float32(2.0**-30)).astype(bf16.storage)
    found = set()
    for threads in (1, 2, 3):
        with tfc.Session(tfc.parse(text), config=Config(threads=threads)) as session:
            found.add(session.prepare("f")(a=a, b=b)["y"].tobytes())
    assert len(found) == 1
    got = np.frombuffer(found.pop(), np.float32).reshape(500, 300)
    if host().has_amx:
        np.testing.assert_array_equal(got, in_its_order(a, b))
