"""Rows of several short lines in one register tile: the windows of small images, against plain sums in float64."""

import ctypes
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_products import AFTER, guarded, routine
from tfc.codegen.gemm.gemm import AHEAD, PACK
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.row_gather import lines_together
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.loop_ir.product import Matrix, Product
from tfc.codegen.program.panels import Panels, in_panels
from tfc.codegen.target.target import for_cpu, host
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.dims import Size
from tfc.ir.types.types import f32


def windows(lines: int, line: int, k: int, runs: int) -> tuple[np.ndarray, np.ndarray]:
    """An image with a margin, of k channels, and its windows of `runs` x `runs` pixels as a matrix."""
    rng = np.random.default_rng(lines * line + k)
    image = rng.uniform(-1, 1, (lines + runs - 1, line + runs - 1, k)).astype(np.float32)
    rows = [image[y : y + runs, x : x + runs].reshape(-1) for y in range(lines) for x in range(line)]
    return image, np.array(rows).reshape(lines * line, -1)


SHAPES = [
    (7, 7, 40, 3, 96), (4, 8, 300, 1, 70), (5, 9, 17, 2, 33), (2, 13, 64, 3, 64), (17, 2, 5, 2, 40), (6, 6, 1, 3, 65),
    (3, 15, 700, 1, 48), (30, 1, 31, 1, 34),
    (7, 15, 600, 1, 70),  # packed ahead, tiles go over B together, in two stretches of k
]  # fmt: skip


@pytest.mark.few(8)
@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize(
    ("brief", "lines", "line", "k", "runs", "n"),
    [(brief, *sizes) for brief in (False, True) for sizes in SHAPES if not brief or sizes[2] * sizes[3] ** 2 <= 256],
)
def test_rows_of_several_lines(brief: bool, lines: int, line: int, k: int, runs: int, n: int, *, ahead: bool) -> None:
    tile = tile_for(host(), f32)
    image, rows = windows(lines, line, k, runs)
    assert not brief or rows.shape[1] <= tile.depth  # sums without memory of their own are complete at once
    b = np.random.default_rng(n).uniform(-1, 1, (rows.shape[1], n)).astype(np.float32)
    want = rows.astype(np.float64) @ b
    m, across = lines * line, image.shape[1] * k
    c, seen = np.full((m, n), 77, np.float32), np.zeros((m, n), int)

    def after(_: object, matrix: int, row: int, end: int, column: int, last: int, apart: int, sums: int) -> None:
        for i in range(row, end):
            at = (ctypes.c_float * (last - column)).from_address(sums + 4 * (i * apart + column))
            np.testing.assert_allclose(at, want[matrix * line + i, column:last], rtol=0, atol=1e-4)
            seen[matrix * line + i, column:last] += 1

    call = AFTER(after)
    sizes = [m, n, k, k, 1, n, 1, 0 if brief else n, runs, k, runs, across, AHEAD if ahead else PACK]
    sizes += [ctypes.cast(call, ctypes.c_void_p).value or 0, 0, 1, line, across, 0, 1, 0]
    array = np.array(sizes, np.int64)
    panels = Panels(*b.shape, tile.columns, n, 1)
    scratch = in_panels(b, panels) if ahead else np.full(panels.elements, 99, np.float32)
    operands = (scratch, guarded(image, at_end=True), b, c, array)
    pointers = [x.ctypes.data for x in operands]
    with routine(Routine(f32), host()) as function:
        function(None, *pointers[:2], None if ahead else pointers[2], None if brief else pointers[3], pointers[4])
    assert (seen == 1).all()
    if not brief:
        np.testing.assert_allclose(c, want, rtol=0, atol=1e-4)


def product(
    m: Size, lines: Size, n: Size, b_moves: int = 0, apart: Size | None = None, *, k: Size = 64, ahead: bool = False
) -> Product:
    a, b, c, packed = (Tensor(f32, (1,), name=name) for name in ("a", "b", "c", "packed"))
    left, right = Matrix(a, 0, 64, 1, (9 * 64,)), Matrix(b, 0, n, 1, (b_moves,))
    result = Matrix(c, 0, n, 1, (m * n if apart is None else apart,))
    return Product(left, right, result, m, n, k, (lines,), packed, is_ahead=ahead)


@pytest.mark.parametrize(
    ("made", "wanted"),
    [
        (product(7, 7, 512), 7),
        (product(17, 17, 128), 17),
        (product(14, 14, 512), 1),  # fills its tiles
        (product(56, 56, 64), 1),
        (product(7, 2, 512), 1),  # few rows: another way
        (product(7, 7, 32), 1),  # one panel
        (product(7, 7, 512, b_moves=64), 1),
        (product(7, 7, 512, apart=9 * 512), 1),
        (product(14, 14, 512, k=256, ahead=True), 14),  # go over B together
        (product(14, 14, 512, k=256), 1),
        (product(14, 14, 512, k=128, ahead=True), 1),
        (product(14, 5, 512, k=256, ahead=True), 1),
        (product(14, 14, 32, k=256, ahead=True), 1),
    ],
)
def test_lines_are_taken_together_where_they_fill_tiles_badly(made: Product, wanted: int) -> None:
    assert lines_together(made, tile_for(for_cpu("x86-64-v4"), f32)) == wanted


CONV = """
input x: f32[{batch}, {size}, {size}, {channels}]
input w: f32[3, 3, {channels}, 96]
y = Conv2D(x, w, strides=[1, {stride}, {stride}, 1], padding="SAME")
entry main(x, w) -> y = relu(y + 1.0), z = y, s = cast(y * 8.0, i32)
"""


@pytest.mark.few(2)
@pytest.mark.parametrize("sizes", [(1, 7, 130, 1), (3, 7, 40, 1), (1, 14, 70, 2), (2, 9, 300, 1), (1, 17, 64, 2)])
def test_convolutions_of_small_images_are_those_of_the_interpreter(sizes: Sequence[int]) -> None:
    names = dict(zip(("batch", "size", "channels", "stride"), sizes, strict=True))
    graph = tfc.parse(CONV.format(**names))
    rng = np.random.default_rng(sum(sizes))
    batch, size, channels, _ = sizes
    x = rng.integers(-3, 4, (batch, size, size, channels)).astype(np.float32)
    w = rng.integers(-3, 4, (3, 3, channels, 96)).astype(np.float32)
    with tfc.Session(graph) as session:
        found = session.run("main", x=x, w=w)
    (entry,) = graph.entries
    given, names_out = [value for _, value in entry.inputs], [name for name, _ in entry.outputs]
    wanted = interpret(graph, dict(zip(given, (x, w), strict=True)), [value for _, value in entry.outputs])
    for name, value in zip(names_out, wanted, strict=True):
        np.testing.assert_array_equal(found[name], value, err_msg=name)  # integers: sums are exact


def test_every_other_pixel_by_constant_filters(tmp_path: Path) -> None:
    """Lines of 13 windows of a pixel, whose rows go over the packed filters together: the same bits for any number of
    threads, and what float64 says."""
    rng = np.random.default_rng(3)
    shapes = {"x": (1, 26, 25, 160), "r": (1, 13, 13, 70), "w": (1, 1, 160, 70)}
    x, r, w = (rng.standard_normal(shape, dtype=np.float32) for shape in shapes.values())
    x[0, 4, 6, :2] = np.nan, np.inf
    np.savez(tmp_path / "w.npz", w=w)
    (tmp_path / "model.tfg").write_text(
        'input x: f32[1, 26, 25, 160]\ninput r: f32[1, 13, 13, 70]\nw = load("w.npz", "w")\n'
        'y = relu(Conv2D(x, w, strides=[1, 2, 2, 1], padding="VALID") + r)\nentry main(x, r) -> y\n'
    )
    want = np.einsum("hwk,kn->hwn", x[0, ::2, ::2].astype(np.float64), w[0, 0].astype(np.float64))
    found = []
    for threads in (1, 3):
        with tfc.Session(tfc.read(tmp_path / "model.tfg"), threads=threads) as session:
            found.append(session.run("main", x=x, r=r)["y"][0])
    np.testing.assert_array_equal(*found)
    np.testing.assert_allclose(found[0], np.maximum(want + r[0], 0), rtol=0, atol=1e-4)
    assert np.isnan(found[0][2, 3]).all()


@pytest.mark.parametrize("size", [41, 30])
def test_gradients_of_filters_sum_over_stretches_of_several_runs(size: int) -> None:
    """Of 18 and of 25 rows of the image, which divide none of these sizes."""
    graph = tfc.parse(
        f"input x: f32[2, {size}, {size}, 20]\ninput g: f32[2, {size}, {size}, 40]\n"
        'w = Conv2DBackpropFilter(x, [3, 3, 20, 40], g, strides=[1, 1, 1, 1], padding="SAME")\n'
    )
    rng = np.random.default_rng(size)
    feeds = {
        name: rng.integers(-3, 4, (2, size, size, channels)).astype(np.float32)
        for name, channels in (("x", 20), ("g", 40))
    }
    (want,) = interpret(graph, feeds, ["w"])
    with tfc.Session(graph, threads=3) as session:
        np.testing.assert_array_equal(session.run("w", feeds=feeds), want)  # integers: sums are exact
