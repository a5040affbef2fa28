"""Convolutions that leave out what lies beyond the image: against float64, with pages around it nobody may touch."""

import ctypes
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_packed_ahead import models
from tests.codegen.contract.test_products import AFTER, guarded, routine
from tfc.codegen.compile import plan_kernels
from tfc.codegen.explain.remarks import remarks
from tfc.codegen.gemm.gemm import AHEAD, PACK
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import has_masks, tile_for
from tfc.codegen.loop_ir.clip import Along, Clip
from tfc.codegen.program.panels import Panels, in_panels
from tfc.codegen.target.target import Target, for_cpu, host, host_as
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.types import f32

WINDOWS = [  # images, (height, width), channels, (taps), stride, dilation, before, (lines, line), filters
    (1, (7, 14), 40, (3, 3), 1, 1, 1, (7, 14), 33),
    (2, (5, 30), 3, (3, 3), 1, 1, 1, (5, 30), 64),
    (1, (9, 13), 17, (5, 5), 1, 1, 2, (9, 13), 20),
    (1, (6, 29), 8, (3, 4), 2, 1, 1, (3, 14), 34),
    (2, (8, 15), 5, (3, 3), 1, 2, 2, (8, 15), 7),
    (1, (2, 2), 300, (3, 3), 1, 1, 1, (2, 2), 31),
    (1, (3, 27), 800, (1, 3), 1, 1, 1, (3, 27), 32),
    (1, (13, 3), 12, (7, 1), 1, 1, 3, (13, 3), 40),
]


def windows(image: np.ndarray, clip: Clip, taps: tuple[int, int], shape: tuple[int, int]) -> np.ndarray:
    """The matrix of an image's windows, with zeros for what lies beyond it."""
    found = np.zeros((*shape, *taps, image.shape[2]))
    for y, x, v, u in np.ndindex(*shape, *taps):
        at = (
            y * clip.lines.step + v * clip.lines.tap - clip.lines.before,
            x * clip.rows.step + u * clip.rows.tap - clip.rows.before,
        )
        if 0 <= at[0] < image.shape[0] and 0 <= at[1] < image.shape[1]:
            found[y, x, v, u] = image[at]
    return found.reshape(shape[0] * shape[1], -1)


def processors() -> list[Target]:
    """The machine, and less of it: those with masks, without which no product is clipped."""
    found = [host(), host_as("x86-64-v3")] if host().vector_bits > 256 else [host()]
    return [target for target in found if has_masks(target)]


def name_of(target: Target) -> str:
    """What a session calls it: nothing for the machine, which may lack what other processors of its name have."""
    return "" if target is host() else target.cpu


@pytest.mark.few(1)
@pytest.mark.parametrize("target", processors(), ids=lambda target: target.cpu)
def test_taps_beyond_the_image_are_neither_read_nor_multiplied(target: Target) -> None:
    tile = tile_for(target, f32)
    with routine(Routine(f32), target) as function:
        for at, (images, size, k, taps, stride, dilation, before, shape, n) in enumerate(WINDOWS):
            rng = np.random.default_rng(at)
            # Nothing is zero, so that what is left out of a sum, or read twice, is seen.
            x = rng.uniform(1, 2, (images, *size, k)).astype(np.float32)
            alongs = [Along(before if t > 1 else 0, dilation, stride, s) for t, s in zip(taps, size, strict=True)]
            down, across = alongs
            clip = Clip(across, down)
            b = rng.uniform(-1, 1, (taps[0] * taps[1] * k, n)).astype(np.float32)
            want = np.stack([windows(image, clip, taps, shape) @ b.astype(np.float64) for image in x])
            lines, line = shape
            seen = np.zeros(want.shape, int)

            def after(
                _: object, matrix: int, row: int, end: int, column: int, last: int, apart: int, sums: int
            ) -> None:
                for i in range(row, end):
                    found = (ctypes.c_float * (last - column)).from_address(sums + 4 * (i * apart + column))
                    image, y = divmod(matrix, lines)  # noqa: B023  called before the loop goes on
                    wanted = want[image, y * line + i, column:last]  # noqa: B023
                    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-4)
                    seen[image, y * line + i, column:last] += 1  # noqa: B023

            for brief in (False, True) if b.shape[0] <= tile.depth else (False,):
                for ahead in (False, True):
                    seen[:] = 0
                    call = AFTER(after)
                    row = size[1] * k
                    runs = [taps[1], dilation * k, taps[0], dilation * row]
                    sizes = [line, n, k, across.step * k, 1, n, 1, 0 if brief else n, *runs, AHEAD if ahead else PACK]
                    table = np.array(clip.numbers, np.int64)
                    sizes += [ctypes.cast(call, ctypes.c_void_p).value or 0, 0, 1, line, 0, table.ctypes.data, 1, 2]
                    sizes += [images, size[0] * row, 0, lines * line * n, lines, down.step * row, 0, line * n]
                    panels = Panels(*b.shape, tile.columns, n, 1)
                    scratch = in_panels(b, panels) if ahead else np.full(panels.elements, 99, np.float32)
                    c, array = np.full(want.shape, 77, np.float32), np.array(sizes, np.int64)
                    for at_end in (False, True):
                        image = guarded(x, at_end=at_end)
                        begin = image.ctypes.data - 4 * (down.before * row + across.before * k)
                        places = scratch.ctypes.data, begin, None if ahead else b.ctypes.data
                        function(None, *places, None if brief else c.ctypes.data, array.ctypes.data)
                    assert (seen == 2).all()
                    if not brief:
                        np.testing.assert_allclose(c, want, rtol=1e-4, atol=1e-4)


CONV = """
input x: f32[{sizes}]
{{w}}
y = Conv2D(x, w, strides=[1, {stride}, {stride}, 1], padding="SAME")
entry main(x{{more}}) -> y = relu(y + 1.0), z = y, s = cast(y * 8.0, i32)
"""


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("sizes", "taps", "stride", "filters"),
    [((1, 14, 14, 33), 3, 1, 70), ((2, 15, 28, 32), 3, 2, 96), ((1, 9, 7, 64), 5, 1, 40), ((1, 4, 13, 300), 3, 1, 20)],
)
def test_results_are_those_of_an_image_with_a_margin(
    tmp_path: Path, sizes: tuple[int, ...], taps: int, stride: int, filters: int
) -> None:
    rng = np.random.default_rng(sum(sizes))
    w = rng.standard_normal((taps, taps, sizes[3], filters)).astype(np.float32)
    x = rng.standard_normal(sizes).astype(np.float32)
    text = CONV.format(sizes=", ".join(map(str, sizes)), stride=stride)
    given, fed = models(tmp_path, text, w)
    with tfc.Session(given) as one, tfc.Session(fed) as other:
        found, wanted = one.run("main", x=x), other.run("main", x=x, w=w)
    for name, value in wanted.items():
        np.testing.assert_array_equal(found[name], value, err_msg=name)


TRAINING = """
input x: {kind}[{sizes}]
input w: {kind}[{taps}, {channels}, {filters}]
input g: {kind}[{sizes_of_g}]
y = Conv2D(x, w, strides=[1, {stride}, {stride}, 1], padding="SAME")
dx = Conv2DBackpropInput([{sizes}], w, g, strides=[1, {stride}, {stride}, 1], padding="SAME")
entry main(x, w, g) -> y = relu(y), dx
"""


def training(kind: str, sizes: tuple[int, ...], taps: tuple[int, int], stride: int, filters: int) -> Graph:
    of_g = sizes[0], -(-sizes[1] // stride), -(-sizes[2] // stride), filters
    shown = {"sizes": sizes, "taps": taps, "sizes_of_g": of_g}
    lists = {name: ", ".join(map(str, numbers)) for name, numbers in shown.items()}
    return tfc.parse(TRAINING.format(kind=kind, channels=sizes[3], filters=filters, stride=stride, **lists))


def clips(graph: Graph, cpu: str) -> int:
    """How many products are clipped, for any filter or if theirs is finite."""
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in ends] for ends in (entry.inputs, entry.outputs))
    step, kernels = plan_kernels(graph, feeds, fetches, entry.targets, for_cpu(cpu), Config())
    return sum("left clipped" in remark.message for remark in remarks(step, kernels))


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("kind", "sizes", "taps", "stride", "filters", "clipped"),
    [
        ("f32", (2, 14, 14, 64), (3, 3), 1, 70, 2),
        ("f32", (2, 28, 27, 65), (3, 3), 2, 64, 1),
        ("f64", (1, 20, 14, 64), (5, 3), 1, 64, 2),
        ("f32", (1, 30, 14, 32), (3, 1), 1, 33, 0),
    ],
)
def test_fed_filters_are_looked_at(
    kind: str, sizes: tuple[int, ...], taps: tuple[int, int], stride: int, filters: int, clipped: int
) -> None:
    rng = np.random.default_rng(sum(sizes))
    graph = training(kind, sizes, taps, stride, filters)
    assert clips(graph, "x86-64-v4") == clipped
    (entry,) = graph.entries
    feeds = {name: rng.integers(-3, 4, graph.type_of(value).shape) for name, value in entry.inputs}
    feeds = {name: value.astype(kind.replace("f", "float")) for name, value in feeds.items()}
    values = [value for _, value in entry.outputs]
    for threads in (1, 2):
        with tfc.Session(graph, config=Config().with_(threads=threads)) as session:
            # Whole numbers are summed exactly; what is not finite meets the zeros around the image.
            for place, odd in ((None, 0.0), ((0, 0, 5, 7), np.inf), ((taps[0] - 1, taps[1] - 1, 3, 2), np.nan)):
                if place is not None:
                    feeds["w"][place] = odd
                found = session.run("main", **feeds)
                wanted = interpret(graph, {value: feeds[name] for name, value in entry.inputs}, values)
                for (name, _), value in zip(entry.outputs, wanted, strict=True):
                    np.testing.assert_array_equal(found[name], value, err_msg=f"{name}, {odd}")
                assert np.isnan(found["y"]).any() == (place is not None)
            feeds["w"] = np.nan_to_num(feeds["w"], posinf=1)


FILTER = """
input x: f32[{sizes}]
input g: f32[{sizes_of_g}]
dw = Conv2DBackpropFilter(x, [{taps}], g, strides=[1, {stride}, {stride}, 1], dilations=[1, {apart}, {apart}, 1],
                          padding="SAME")
entry main(x, g) -> dw, s = dw * 0.5 - 1.0
"""


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("sizes", "taps", "stride", "apart", "filters"),
    [
        ((2, 14, 15, 64), (3, 3), 1, 1, 70),  # several lines in a stretch
        # A line in several stretches.
        pytest.param((1, 4, 700, 65), (3, 3), 1, 1, 33, marks=pytest.mark.slow),
        ((2, 2, 3, 64), (3, 3), 1, 1, 600),  # several images in a stretch, packed panels
        pytest.param((1, 12, 13, 64), (5, 3), 1, 2, 20, marks=pytest.mark.slow),
        ((2, 17, 16, 64), (3, 3), 2, 1, 33),
    ],
)
def test_gradients_of_filters_leave_windows_out(
    sizes: tuple[int, ...], taps: tuple[int, int], stride: int, apart: int, filters: int
) -> None:
    of_g = sizes[0], -(-sizes[1] // stride), -(-sizes[2] // stride), filters
    shapes = {"sizes": sizes, "taps": (*taps, sizes[3], filters), "sizes_of_g": of_g}
    lists = {name: ", ".join(map(str, numbers)) for name, numbers in shapes.items()}
    graph = tfc.parse(FILTER.format(stride=stride, apart=apart, **lists))
    assert clips(graph, "x86-64-v4") == 1
    (entry,) = graph.entries
    rng = np.random.default_rng(sum(sizes))
    x, g = (rng.integers(1, 4, shape).astype(np.float32) for shape in (sizes, of_g))
    (_, of_x), (_, of_dy) = entry.inputs
    odd = ((0, 0, 1, 2), (-1, -1, -1, -1), (0, of_g[1] // 2, of_g[2] // 2, 1), (0, of_g[1] // 2, -1, 1))
    for target in processors():
        with tfc.Session(graph, threads=2, config=Config().with_(target_cpu=name_of(target))) as session:
            for place in (None, *odd):
                dy = g.copy()
                if place is not None:
                    dy[place] = np.inf
                found = session.run("main", x=x, g=dy)
                with np.errstate(all="ignore"):
                    wanted = interpret(graph, {of_x: x, of_dy: dy}, [value for _, value in entry.outputs])
                for (name, _), value in zip(entry.outputs, wanted, strict=True):
                    np.testing.assert_array_equal(found[name], value, err_msg=f"{name}, {place}")


def test_small_products_of_modules_have_tiles_of_all_heights(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    w, x = (
        rng.standard_normal((3, 3, 32, 12)).astype(np.float32),
        rng.standard_normal((1, 5, 14, 32)).astype(np.float32),
    )
    given, fed = models(tmp_path, CONV.format(sizes="1, 5, 14, 32", stride=1), w)
    with tfc.Session(given) as one, tfc.Session(fed) as other:
        found, wanted = one.run("main", x=x), other.run("main", x=x, w=w)
    in_module = tfc.compile(given).main(x=x)
    for name, value in wanted.items():
        np.testing.assert_array_equal(found[name], value, err_msg=name)
        np.testing.assert_array_equal(in_module[name], value, err_msg=name)


@pytest.mark.parametrize("odd", [np.inf, np.nan, -np.inf])
def test_filters_of_other_than_finite_numbers_meet_zeros(tmp_path: Path, odd: float) -> None:
    w, x = np.ones((3, 3, 32, 40), np.float32), np.ones((1, 14, 14, 32), np.float32)
    w[0, 0, 5, 7] = odd
    given, _ = models(tmp_path, CONV.format(sizes="1, 14, 14, 32", stride=1), w)
    (entry,) = given.entries
    with tfc.Session(given) as session:
        found = session.run("main", x=x)["z"]
    values = [value for name, value in entry.outputs if name == "z"]
    (wanted,) = interpret(given, {entry.inputs[0][1]: x}, values)
    np.testing.assert_array_equal(found, wanted)
    assert np.isnan(found[0, 0, :, 7]).all()


@pytest.mark.parametrize(
    ("text", "is_clipped"),
    [
        ('Conv2D(x, w, strides=[1, 1, 1, 1], padding="SAME")', True),
        ('Conv2D(x * 2.0, w, strides=[1, 1, 1, 1], padding="SAME")', True),  # in memory by then
        ('Conv2D(x, w, strides=[1, 1, 1, 1], padding="VALID")', False),
        ('Conv2D(x[:, :, :7, :], w, strides=[1, 1, 1, 1], padding="SAME")', False),  # lines fill tiles badly
    ],
)
def test_what_is_clipped(tmp_path: Path, text: str, *, is_clipped: bool) -> None:
    w = np.ones((3, 3, 32, 40), np.float32) + np.arange(40, dtype=np.float32)
    given, _ = models(tmp_path, f"input x: f32[1, 14, 14, 32]\n{{w}}\nentry main(x{{more}}) -> y = {text}", w)
    (entry,) = given.entries
    feeds, fetches = ([value for _, value in ends] for ends in (entry.inputs, entry.outputs))
    step, kernels = plan_kernels(given, feeds, fetches, entry.targets, for_cpu("x86-64-v4"), Config())
    assert any("left clipped" in remark.message for remark in remarks(step, kernels)) == is_clipped
