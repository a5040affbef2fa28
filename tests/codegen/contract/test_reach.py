"""Routines for the products of one model only: less code, and the bits that the routine for all shapes gives."""

from collections.abc import Sequence

import pytest

from tests.codegen.contract.test_products import Orientation, numbers, routine_of_text, run
from tfc.codegen.gemm.gemm import PACK
from tfc.codegen.gemm.routine import KEPT, Routine
from tfc.codegen.gemm.specialize import BRIEF, Shape, all_fit_caches, are_brief, reach_of
from tfc.codegen.gemm.tile import tile_for, with_few_heights
from tfc.codegen.target.target import Target, for_cpu, host
from tfc.ir.types.types import f32

ANY = (0, 1 << 40)


NT, NN, TN = Orientation(True, False), Orientation(), Orientation(False, True)


def shape(m: tuple[int, int], n: int, k: int, how: Orientation = NN) -> Shape:
    """One matrix times another, of which A has a number of rows within bounds."""
    sizes = {
        "m": m, "n": (n, n), "k": (k, k), "a_rows": ANY, "b_rows": ANY, "c_rows": (n, n), "runs": (1, 1),
        "run_step": (0, 0), "bands": (1, 1), "band_step": (0, 0), "packed": (PACK, PACK), "after_work": ANY,
        "line": m, "lines_apart": (0, 0), "batch_rank": (0, 0), "a_columns": (1, 1) if how.a_by_rows else (2, 1 << 40),
        "b_columns": (1, 1) if how.b_by_rows else (2, 1 << 40),
    }  # fmt: skip
    return Shape(sizes, (1, 1))


MODEL = [((1, 2048), 256, 64, NN), ((1, 2048), 10, 256, NN), ((1, 2048), 256, 10, NT), ((64, 64), 256, 33, TN)]
ROWS = (1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 15, 16, 23, 24, 25, 32, 33, 61, 64, 100)


@pytest.mark.few(1)
@pytest.mark.parametrize("cpu", ["host", "x86-64-v3", "x86-64-v2"])
def test_the_same_bits_with_a_third_of_the_code(cpu: str) -> None:
    target: Target = host() if cpu == "host" else for_cpu(cpu)
    if target.vector_bits > host().vector_bits:
        pytest.skip(f"this processor does not run code for {cpu}")
    tile, made = tile_for(target, f32), Routine(f32)
    shapes = [shape(*each) for each in MODEL]
    whole, part = made.text(target), made.text(target, shapes)
    with routine_of_text(made, whole, target) as general, routine_of_text(made, part, target) as special:
        for (least, most), n, k, how in MODEL:
            for m in ROWS if least < most else (least,):
                a, b = numbers((m, k), f32, m), numbers((k, n), f32, n)
                assert run(special, how, a, b, tile).tobytes() == run(general, how, a, b, tile).tobytes(), (m, n, k)


def reached(shapes: Sequence[Shape]) -> tuple[tuple[int, ...], tuple[int, ...], bool, bool]:
    found = reach_of(shapes, tile_for(for_cpu("x86-64-v4"), f32))
    return found.by_rows, found.by_columns, found.whole, found.narrow


def test_only_what_is_reached_is_there() -> None:
    assert reached([]) == ((4, 2, 1), (4, 2, 1), True, True)
    assert reached([shape((64, 64), 256, 64)]) == ((), (), True, False)
    assert reached([shape((1, 64), 10, 64)]) == ((4, 2, 1), (), False, True)
    assert reached([shape((1, 64), 256, 20, NT)]) == ((), (2, 1), True, False)
    assert reached([shape((1, 3), 250, 1000, NT)]) == ((), (2, 1), True, True)
    known = reach_of([shape(*each) for each in MODEL], tile_for(for_cpu("x86-64-v4"), f32)).known
    assert {"runs": 1, "bands": 1, "batch_rank": 0, "b_count": 1, "far": 0}.items() <= known.items()
    assert not {"m", "n", "k", "a_columns", "b_columns"} & known.keys()


def test_large_products_keep_their_highest_tiles() -> None:
    assert all_fit_caches([shape(*each) for each in MODEL])
    assert not all_fit_caches([shape((1, 2048), 768, 768), shape((1, 2048), 10, 768)])
    assert not all_fit_caches([])


@pytest.mark.few(2)
@pytest.mark.parametrize("rows", [5, 13, 17, 27])
def test_small_products_give_the_same_bits_by_tiles_of_their_own_heights(rows: int) -> None:
    target = host()
    tile, made = tile_for(target, f32), Routine(f32)
    shapes = [shape((rows, rows), 70, 33), shape((rows, rows), 32, 70)]
    assert are_brief(shapes)
    whole, part = made.text(target), made.text(target, shapes)
    assert len(part) < 0.6 * len(whole)
    with routine_of_text(made, whole, target) as general, routine_of_text(made, part, target) as special:
        for n, k in ((70, 33), (32, 70)):
            a, b = numbers((rows, k), f32, n), numbers((k, n), f32, k)
            assert run(special, NN, a, b, tile).tobytes() == run(general, NN, a, b, tile).tobytes()


def test_one_or_two_tiles_hold_products_of_few_rows() -> None:
    tile = tile_for(for_cpu("x86-64-v4"), f32)
    assert with_few_heights(tile).heights == (12, 8, 4, 3, 2, 1)
    assert with_few_heights(tile, {13, 17, 100}).heights == (13, 12, 9, 8, 4, 3, 2, 1)
    assert with_few_heights(tile, {14}).rows == 14
    small = tile_for(for_cpu("x86-64-v2"), f32)
    assert with_few_heights(small, {5, 7, 14}).heights == (6, 5, 4, 3, 2, 1)


def test_what_is_brief() -> None:
    small = shape((64, 64), 128, 64)
    assert are_brief([small, small]) and not are_brief([small, None])
    assert not are_brief([shape((1, 1 << 40), 8, 8)])
    assert not are_brief([shape((64, 64), 512, 64 + 1)]) and BRIEF == 2 * 64 * 512 * 64


@pytest.mark.parametrize(("rows", "is_far"), [(64, False), (1 << 11, True)])
def test_sums_are_asked_for_where_caches_may_not_hold_them(rows: int, *, is_far: bool) -> None:
    target = for_cpu("x86-64-v4")
    shapes = [shape((rows, rows), 512, 512)]
    assert reach_of(shapes, tile_for(target, f32)).far_sums == is_far
    text = Routine(f32).text(target, shapes)
    asked = [line for line in text.splitlines() if "= or i1 %accumulate.arg, %far.arg" in line]
    assert bool(asked) == is_far


def test_texts_are_written_once_for_what_a_model_reaches() -> None:
    target = host()
    small = [shape((1, 7), 64, 33)]
    whole, part = Routine(f32).text(target), Routine(f32).text(target, small)
    assert whole != part and Routine(f32).text(target) is whole and Routine(f32).text(target, list(small)) is part
    for n in range(64, 64 + 2 * KEPT):
        Routine(f32).text(target, [shape((1, 7), n, 33)])
    again = Routine(f32).text(target)
    assert again is not whole and again == whole
