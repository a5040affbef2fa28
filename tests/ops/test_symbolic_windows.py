"""Convolutions and pools over images of unknown number and size, and their gradients, against recorded answers.

The geometries are those of the records: strides larger than kernels, kernels larger than images, dilations, groups. The
answers are TensorFlow's and PyTorch's; memory is poisoned, so that an element nobody writes is NaN.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops import records_convolution, records_pooling
from tests.ops.records import Case, Record, comparable
from tests.ops.records_convolution import Convolution, both_ways
from tests.ops.records_pooling import Pooling
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Symbol, Value
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array, TensorType, f32

SIZES = pytest.mark.parametrize("sizes", ["known", "batch", "images"])
"""Nothing is symbolic; the batch is; height and width are too."""


def image_type(window: Convolution | Pooling, sizes: str) -> TensorType:
    """The type of a window's images, of sizes that are known or not."""
    batch: Size = window.batch if sizes == "known" else Dim.symbol("n")
    plane: Sequence[Size] = window.size if sizes != "images" else (Dim.symbol("h"), Dim.symbol("w"))
    shape: list[Size] = [batch, *plane]
    shape.insert(3 if window.layout == "NHWC" else 1, window.channels)
    return TensorType(f32, tuple(shape))


def run(b: Builder, feeds: Mapping[Value, Array], fetches: Sequence[Value]) -> list[Array]:
    """The values of a step in memory that held NaN before."""
    graph = b.finish().with_(symbols=tuple(map(Symbol, "nhw")))
    with tfc.Session(graph, config=tfc.Config(poison=True)) as session:
        results = session.run([str(value) for value in fetches], {str(k): v for k, v in feeds.items()})
        assert isinstance(results, list)
        return results


def agree(found: Array, op: str, case: Case, sizes: str) -> None:
    """Equal to what is recorded but for the rounding of sums."""
    (record,) = (each for each in RECORDS if each.op == op and not each.label)
    assert record.oracle is not None
    answer = record.oracle(*map(comparable, case.inputs), **case.attrs)
    expected = np.asarray(answer[0] if isinstance(answer, tuple) else answer)
    largest = float(np.max(np.abs(expected), initial=0.0))
    message = f"{op} {[x.shape for x in case.inputs]} {dict(case.attrs)} {sizes}"
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-5 * largest, err_msg=message)


RECORDS: list[Record] = [*records_convolution.RECORDS, *records_pooling.RECORDS]
CONVOLUTIONS = [(window, False) for window in records_convolution.WINDOWS + records_convolution.GROUPED]
CONVOLUTIONS += [(window, True) for window in records_convolution.WINDOWS]


@pytest.mark.few(40)
@SIZES
@pytest.mark.parametrize(("window", "depthwise"), CONVOLUTIONS)
def test_convolution_and_both_gradients(window: Convolution, depthwise: bool, sizes: str) -> None:
    names = both_ways("DepthwiseConv2dNative" if depthwise else "Conv2D")
    cases = window.cases(f32, depthwise)
    (image, taps), (_, _, dy) = cases[0].inputs, cases[1].inputs
    b = Builder()
    x = b.emit("Placeholder", type=image_type(window, sizes))
    w = b.emit("Placeholder", type=TensorType(f32, taps.shape))
    y = b.emit(names[0], x, w, **window.attrs)
    slope = b.emit("Placeholder", type=TensorType(f32, b.type(y).shape))
    dx = b.emit(names[1], b.shape(x), w, slope, **window.attrs)
    dw = b.emit(names[2], x, b.shape(w), slope, **window.attrs)
    found = run(b, {x: image, w: taps, slope: dy}, [y, dx, dw])
    for name, case, result in zip(names, cases, found, strict=True):
        agree(result, name, case, sizes)


@pytest.mark.few(20)
@SIZES
@pytest.mark.parametrize("window", records_pooling.WINDOWS)
def test_pools_and_their_gradients(window: Pooling, sizes: str) -> None:
    cases: dict[str, Case] = {
        "MaxPool": window.forward(f32),
        "AvgPool": window.forward(f32),
        "MaxPoolGrad": window.max_grad(f32),
        "AvgPoolGrad": window.avg_grad(f32),
    }
    b = Builder()
    x = b.emit("Placeholder", type=image_type(window, sizes))
    attrs: dict[str, Any] = window.attrs
    largest, mean = b.emit("MaxPool", x, **attrs), b.emit("AvgPool", x, **attrs)
    slopes = [b.emit("Placeholder", type=TensorType(f32, b.type(largest).shape)) for _ in range(2)]
    dx = [
        b.emit("MaxPoolGrad", x, largest, slopes[0], **attrs),
        b.emit("AvgPoolGrad", b.shape(x), slopes[1], **attrs),
    ]
    given = cases["MaxPool"].inputs[0], cases["MaxPoolGrad"].inputs[2], cases["AvgPoolGrad"].inputs[1]
    found = run(b, dict(zip((x, *slopes), given, strict=True)), [largest, mean, *dx])
    for (name, case), result in zip(cases.items(), found, strict=True):
        agree(result, name, case, sizes)
