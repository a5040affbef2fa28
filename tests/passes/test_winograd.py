"""WinogradConv2D and the pass that makes it: the same convolutions within the stated error, and only where it pays."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tests.passes.one_input import rewritten, run
from tfc.codegen.explain.filter_remarks import filter_remarks
from tfc.ir.base.config import Config
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.ops.winograd import F2, F4, Transform
from tfc.ir.types.types import TensorType, f32
from tfc.passes.layout.fold_batch_norm import fold_batch_norm
from tfc.passes.layout.winograd import winograd, winograd_2x2
from tfc.runtime.session.session import Session

RNG = np.random.default_rng(11)
EPS = float(np.finfo(np.float32).eps)
SAME = {"padding": "SAME"}
VALID = {"padding": "VALID"}
EXPLICIT = {"padding": "EXPLICIT", "explicit_paddings": (0, 0, 0, 2, 1, 3, 0, 0)}


def built(image: tuple[int, ...], filters: int, kernel: tuple[int, int] = (3, 3), **attrs: object) -> Graph:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, image))
    w = b.const(RNG.normal(size=(*kernel, image[3], filters)).astype(np.float32))
    y = b.emit("Relu", b.emit("Conv2D", x, w, **{"strides": (1, 1, 1, 1), **attrs}))
    return b.finish().with_(entries=(Entry("main", (("x", x),), (("y", y),)),))


def sizes_of_terms(graph: Graph, x: np.ndarray) -> np.ndarray:
    """The sum of the sizes of all products, for each window: what error bounds are in proportion to."""
    weights = next(node for node in graph.nodes if node.op == "Const")
    literal = weights.attrs["value"].array  # type: ignore[union-attr]
    positive = weights.with_(attrs={"value": type(weights.attrs["value"])(np.abs(literal))})  # type: ignore[call-arg]
    absolute = graph.with_nodes(positive if node is weights else node for node in graph.nodes)
    return run(absolute, np.abs(x), precise=True)


WHOLE = ["Pad", "WinogradConv2D", "Relu"]
CUT = ["Pad", "WinogradConv2D", "Slice", "Relu"]


def points(graph: Graph) -> list[int]:
    """The points of the transformed filters."""
    return [graph.type_of(node.inputs[1]).shape[0] for node in graph.nodes if node.op == "WinogradConv2D"]  # type: ignore[index,misc]


@pytest.mark.parametrize("rule", [winograd, winograd_2x2])
@pytest.mark.parametrize(
    ("image", "filters", "attrs", "cut"),
    [
        ((1, 24, 24, 40), 32, SAME, ()),
        ((3, 14, 14, 40), 33, SAME, (36,)),
        ((1, 31, 19, 40), 40, VALID, (16, 36)),
        ((2, 17, 23, 40), 40, EXPLICIT, (16, 36)),
    ],
    ids=["whole tiles", "cut tiles", "valid", "explicit"],
)
def test_windows_are_those_of_the_convolution(
    rule: Callable[[Graph], Graph], image: tuple[int, ...], filters: int, attrs: dict[str, object], cut: Sequence[int]
) -> None:
    graph = built(image, filters, **attrs)
    changed, found = rewritten(rule, graph)
    assert points(changed) == [36 if rule is winograd else 16]
    assert found == (CUT if points(changed)[0] in cut else WHOLE)
    x = RNG.normal(size=image).astype(np.float32)
    # The filter is rounded once after its transform, so these are not the very numbers in f64 either.
    close = 40 * EPS * sizes_of_terms(graph, x)
    assert (np.abs(run(changed, x, precise=True) - run(graph, x, precise=True)) <= close).all()


@pytest.mark.parametrize(("rule", "units"), [(winograd, 60), (winograd_2x2, 8)])
@pytest.mark.parametrize("channels", [16, pytest.param(200, marks=pytest.mark.slow)])
def test_compiled_results_are_within_the_stated_error(
    rule: Callable[[Graph], Graph], units: int, channels: int
) -> None:
    image = (1, 26, 31, channels)
    graph = built(image, 70, **SAME)
    changed, _ = rewritten(rule, graph)
    x = RNG.normal(size=image).astype(np.float32)
    exact, bound = run(graph, x, precise=True), units * EPS * sizes_of_terms(graph, x)
    (entry,) = changed.entries
    with Session(changed, config=Config(cache_programs=False)) as session:
        (got,) = session.run([entry.outputs[0][1]], {entry.inputs[0][1]: x})
    assert (np.abs(got - exact) <= bound).all()


def absolute(transform: Transform, x: np.ndarray, kernel: np.ndarray) -> np.ndarray:
    """What the algorithm gives for sizes, by matrices without signs, in f64: [H, W, F] of a padded image [H, W, C]."""
    before, filters, after = (np.abs(np.array(each)) for each in (transform.input, transform.filter, transform.output))
    step, tile = transform.windows, transform.tile
    tiles = np.lib.stride_tricks.sliding_window_view(np.abs(x.astype(np.float64)), (tile, tile), (0, 1))[::step, ::step]
    middle = np.einsum("ui,vj,hwcij,ua,vb,abcf->hwuvf", before, before, tiles, filters, filters,
                       np.abs(kernel.astype(np.float64)), optimize=True)  # fmt: skip
    made = np.einsum("au,bv,hwuvf->hawbf", after, after, middle, optimize=True)
    return made.reshape(made.shape[0] * step, -1, kernel.shape[3])


@pytest.mark.parametrize(("rule", "transform", "more"), [(winograd, F4, 17), (winograd_2x2, F2, 7)])
def test_no_numbers_are_further_off_than_the_bound(
    rule: Callable[[Graph], Graph], transform: Transform, more: int
) -> None:
    graph = built((1, 24, 24, 40), 32, **SAME)
    changed, _ = rewritten(rule, graph)
    assert points(changed) == [transform.points]
    x = (RNG.normal(size=(1, 24, 24, 40)) * np.exp(4 * RNG.normal(size=(1, 24, 24, 40)))).astype(np.float32)
    exact = run(graph, x, precise=True)
    (entry,) = changed.entries
    with Session(changed, config=Config(cache_programs=False)) as session:
        (got,) = session.run([entry.outputs[0][1]], {entry.inputs[0][1]: x})
    (kernel,) = (node.attrs["value"].array for node in graph.nodes if node.op == "Const")  # type: ignore[union-attr]
    padded = np.pad(x[0], ((1, 1), (1, 1), (0, 0)))
    assert (np.abs(got - exact) <= (40 + more) * EPS / 2 * absolute(transform, padded, kernel)).all()


def test_what_is_not_finite_spreads_over_the_windows_of_its_tiles_only() -> None:
    graph = built((1, 24, 24, 40), 32, **SAME)
    changed, _ = rewritten(winograd, graph)
    x = RNG.normal(size=(1, 24, 24, 40)).astype(np.float32)
    x[0, 10, 10, 3] = np.inf
    found = np.isnan(run(changed, x, precise=False)).any(axis=(0, 3))
    assert found[8:12, 8:12].all()
    found[8:12, 8:12] = False
    assert not found.any()


@pytest.mark.few(3)
@pytest.mark.parametrize("at", [(0, 0), (9, 10), (10, 9), (11, 25), (16, 16)])
@pytest.mark.parametrize("value", [np.inf, np.nan])
def test_by_small_tiles_only_windows_that_hold_it_are_not_finite(at: tuple[int, int], value: float) -> None:
    graph = built((1, 17, 26, 40), 32, **SAME)
    changed, _ = rewritten(winograd_2x2, graph)
    x = RNG.normal(size=(1, 17, 26, 40)).astype(np.float32)
    x[(0, *at, 3)] = value
    near = np.zeros((17, 26), bool)
    near[max(at[0] - 1, 0) : at[0] + 2, max(at[1] - 1, 0) : at[1] + 2] = True
    (entry,) = changed.entries
    with Session(changed, config=Config(cache_programs=False)) as session:
        (compiled,) = session.run([entry.outputs[0][1]], {entry.inputs[0][1]: x})
    for got in (run(changed, x, precise=False), compiled):
        (places,) = got
        assert np.isfinite(places[~near]).all()


@pytest.mark.parametrize(
    ("image", "filters", "kernel", "attrs"),
    [
        ((1, 48, 48, 64), 32, (3, 3), {**SAME, "strides": (1, 2, 2, 1)}),
        ((1, 24, 24, 64), 32, (3, 3), {**SAME, "dilations": (1, 2, 2, 1)}),
        ((1, 24, 24, 64), 32, (5, 5), SAME),
        ((1, 24, 24, 2), 32, (3, 3), SAME),
        ((1, 8, 8, 64), 64, (3, 3), SAME),
        ((0, 24, 24, 64), 32, (3, 3), SAME),
    ],
    ids=["stride", "dilation", "5x5", "few channels", "few tiles", "empty"],
)
def test_what_gains_nothing_stays(
    image: tuple[int, ...], filters: int, kernel: tuple[int, int], attrs: dict[str, object]
) -> None:
    graph = built(image, filters, kernel, **attrs)
    assert winograd(graph) is graph


def test_remarks_say_which_filters_were_changed() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (1, 24, 24, 40)))
    w = b.const(RNG.normal(size=(3, 3, 40, 32)).astype(np.float32), name="w")
    y = b.emit("Conv2D", x, w, strides=(1, 1, 1, 1), padding="SAME")
    z = b.emit("Mul", y, b.const(np.float32(3)), name="z")
    graph = b.finish().with_(entries=(Entry("main", (("x", x),), (("z", z),)),))
    told = "z (WinogradConv2D) has the scale of its channels in its filter"
    other = "z computes windows of 3x3 by F(4x4, 3x3), with larger rounding errors"
    assert [message for message, _ in filter_remarks(winograd(fold_batch_norm(graph)))] == [told, other]
    assert not list(filter_remarks(graph))


def test_few_tiles_are_small_ones() -> None:
    graph = built((1, 14, 14, 256), 256, **SAME)
    assert points(winograd(graph)) == points(winograd_2x2(graph)) == [16]


def test_nobody_gets_it_without_asking() -> None:
    assert not Config().winograd
    assert not Config().winograd_2x2
