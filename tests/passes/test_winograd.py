"""WinogradConv2D and the pass that makes it: the same convolutions within the stated error, and only where it pays."""

import numpy as np
import pytest

from tests.passes.one_input import rewritten, run
from tfc.codegen.filter_remarks import filter_remarks
from tfc.ir.build import Builder
from tfc.ir.config import Config
from tfc.ir.graph import Entry, Graph
from tfc.ir.types import TensorType, f32
from tfc.passes.fold_batch_norm import fold_batch_norm
from tfc.passes.winograd import winograd
from tfc.runtime.session import Session

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


@pytest.mark.parametrize(
    ("image", "filters", "attrs", "ops"),
    [
        ((1, 24, 24, 40), 32, SAME, ["Pad", "WinogradConv2D", "Relu"]),
        ((3, 14, 14, 40), 33, SAME, ["Pad", "WinogradConv2D", "Slice", "Relu"]),
        ((1, 31, 19, 40), 40, VALID, ["Pad", "WinogradConv2D", "Slice", "Relu"]),
        ((2, 17, 23, 40), 40, EXPLICIT, ["Pad", "WinogradConv2D", "Slice", "Relu"]),
    ],
    ids=["whole tiles", "cut tiles", "valid", "explicit"],
)
def test_windows_are_those_of_the_convolution(
    image: tuple[int, ...], filters: int, attrs: dict[str, object], ops: list[str]
) -> None:
    graph = built(image, filters, **attrs)
    changed, found = rewritten(winograd, graph)
    assert found == ops
    x = RNG.normal(size=image).astype(np.float32)
    # The filter is rounded once after its transform, so these are not the very numbers in f64 either.
    close = 40 * EPS * sizes_of_terms(graph, x)
    assert (np.abs(run(changed, x, precise=True) - run(graph, x, precise=True)) <= close).all()


@pytest.mark.parametrize("channels", [16, pytest.param(200, marks=pytest.mark.slow)])
def test_compiled_results_are_within_the_stated_error(channels: int) -> None:
    image = (1, 26, 31, channels)
    graph = built(image, 70, **SAME)
    changed, _ = rewritten(winograd, graph)
    x = RNG.normal(size=image).astype(np.float32)
    exact, bound = run(graph, x, precise=True), 60 * EPS * sizes_of_terms(graph, x)
    (entry,) = changed.entries
    with Session(changed, config=Config(cache_programs=False)) as session:
        (got,) = session.run([entry.outputs[0][1]], {entry.inputs[0][1]: x})
    assert (np.abs(got - exact) <= bound).all()


def test_what_is_not_finite_spreads_over_the_windows_of_its_tiles_only() -> None:
    graph = built((1, 24, 24, 40), 32, **SAME)
    changed, _ = rewritten(winograd, graph)
    x = RNG.normal(size=(1, 24, 24, 40)).astype(np.float32)
    x[0, 10, 10, 3] = np.inf
    found = np.isnan(run(changed, x, precise=False)).any(axis=(0, 3))
    assert found[8:12, 8:12].all()
    found[8:12, 8:12] = False
    assert not found.any()


@pytest.mark.parametrize(
    ("image", "filters", "kernel", "attrs"),
    [
        ((1, 48, 48, 64), 32, (3, 3), {**SAME, "strides": (1, 2, 2, 1)}),
        ((1, 24, 24, 64), 32, (3, 3), {**SAME, "dilations": (1, 2, 2, 1)}),
        ((1, 24, 24, 64), 32, (5, 5), SAME),
        ((1, 24, 24, 2), 32, (3, 3), SAME),
        ((1, 16, 16, 64), 64, (3, 3), SAME),
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


def test_nobody_gets_it_without_asking() -> None:
    assert not Config().winograd
