"""Records of ops/pooling.py."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.ops.recorded import recorded
from tests.ops.records import FLOATS, INTEGERS, Case, Record, array
from tfc.ir.types.types import Array, DType, f32, f64, i8, i32, u8, u32, u64

Pair = tuple[int, int]


@dataclass(frozen=True)
class Pooling:
    """One geometry."""

    size: Pair = (5, 6)
    kernel: Pair = (2, 2)
    strides: Pair = (2, 2)
    padding: str = "VALID"
    layout: str = "NHWC"
    batch: int = 2
    channels: int = 3
    around: tuple[Pair, Pair] = ((0, 0), (0, 0))
    """What explicit padding puts before and behind height and width."""

    @property
    def attrs(self) -> dict[str, Any]:
        """The op's attributes."""
        sizes = {"ksize": self.tensor(1, self.kernel, 1), "strides": self.tensor(1, self.strides, 1)}
        explicit = {"explicit_paddings": self.explicit} if self.padding == "EXPLICIT" else {}
        return sizes | {"padding": self.padding, "data_format": self.layout} | explicit

    @property
    def explicit(self) -> tuple[int, ...]:
        """Explicit padding as the attribute has it."""
        pairs = ((0, 0), *self.around, (0, 0)) if self.layout == "NHWC" else ((0, 0), (0, 0), *self.around)
        return tuple(number for pair in pairs for number in pair)

    def tensor(self, batch: int, size: Pair, channels: int) -> tuple[int, int, int, int]:
        """A shape in this layout."""
        return (batch, *size, channels) if self.layout == "NHWC" else (batch, channels, *size)

    @property
    def shapes(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Of the input and the output."""
        count = [
            -(-n // s) if self.padding == "SAME" else (n + sum(around) - k) // s + 1
            for n, s, k, around in zip(self.size, self.strides, self.kernel, self.around, strict=True)
        ]
        outer = (self.batch, self.channels)
        return self.tensor(outer[0], self.size, outer[1]), self.tensor(outer[0], (count[0], count[1]), outer[1])

    def largest(self, x: Array) -> Array:
        """The output of MaxPool, window by window."""
        y = np.empty(self.shapes[1], x.dtype)
        for to, taken in self.each():
            y[to] = x[taken].max(axis=self.space)
        return y

    @property
    def space(self) -> Pair:
        """The axes of height and width."""
        return (1, 2) if self.layout == "NHWC" else (2, 3)

    def each(self) -> Iterator[tuple[tuple[slice | int, ...], tuple[slice, ...]]]:
        """For every window where it lies in the output, and what it covers of the input."""
        counts = [self.shapes[1][axis] for axis in self.space]
        every = slice(None)
        for at in np.ndindex(*counts):
            spans = []
            for axis in (0, 1):
                n, s, k = self.size[axis], self.strides[axis], self.kernel[axis]
                missing = max((counts[axis] - 1) * s + k - n, 0) if self.padding == "SAME" else 0
                begin = at[axis] * s - (self.around[axis][0] if self.padding == "EXPLICIT" else missing // 2)
                spans.append(slice(max(begin, 0), min(begin + k, n)))
            if self.layout == "NHWC":
                yield (every, *at), (every, *spans)
            else:
                yield (every, every, *at), (every, every, *spans)

    def first(self, x: Array) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        """For every element of the output where it lies, and where the first largest element of its window does."""
        for to, taken in self.each():
            window = x[taken]
            for n, c in np.ndindex(self.batch, self.channels):
                own = (n, slice(None), slice(None), c) if self.layout == "NHWC" else (n, c)
                flat = window[own]
                at = np.unravel_index(int(flat.argmax()), flat.shape)
                h, w = (taken[axis].start + int(at[k]) for k, axis in enumerate(self.space))
                one = [int(i) for i in to if not isinstance(i, slice)]
                yield self.tensor(n, (one[0], one[1]), c), self.tensor(n, (h, w), c)

    def spread(self, x: Array, y: Array, dy: Array, **_: object) -> Array:
        """What MaxPoolGrad gives."""
        dx = np.zeros_like(x)
        for to, source in self.first(x):
            dx[source] += dy[to]
        return dx

    def picked(self, x: Array, y: Array, ddx: Array, **_: object) -> Array:
        """What MaxPoolGradGrad gives."""
        ddy = np.zeros_like(y)
        for to, source in self.first(x):
            ddy[to] = ddx[source]
        return ddy

    def forward(self, kind: DType) -> Case:
        """MaxPool or AvgPool."""
        return Case((distinct(self.shapes[0], kind),), self.attrs)

    def max_grad(self, kind: DType) -> Case:
        """MaxPoolGrad."""
        x = distinct(self.shapes[0], kind)
        return Case((x, self.largest(x), array(self.shapes[1], kind, seed=1)), self.attrs)

    def max_grad_grad(self, kind: DType) -> Case:
        """MaxPoolGradGrad."""
        x = distinct(self.shapes[0], kind)
        return Case((x, self.largest(x), array(self.shapes[0], kind, seed=1)), self.attrs)

    def avg_grad(self, kind: DType) -> Case:
        """AvgPoolGrad."""
        return Case((np.array(self.shapes[0], np.int32), array(self.shapes[1], kind)), self.attrs)


def distinct(shape: tuple[int, ...], kind: DType) -> Array:
    """Numbers that all differ, far enough apart for differences to be taken, in a random order."""
    count = int(np.prod(shape))
    order = np.random.default_rng([count, kind.size]).permutation(count)
    return (order if kind.kind == "uint" else order - count // 2).reshape(shape).astype(kind.storage)


WINDOWS = [
    Pooling(),
    Pooling(padding="SAME"),
    Pooling(kernel=(3, 3)),
    Pooling(kernel=(3, 3), padding="SAME"),
    Pooling(kernel=(3, 2), strides=(1, 1)),
    Pooling(kernel=(3, 2), strides=(1, 1), padding="SAME"),
    Pooling(kernel=(1, 1), strides=(1, 1)),
    Pooling(kernel=(1, 1), strides=(2, 3)),
    Pooling(kernel=(2, 2), strides=(3, 3), padding="SAME"),
    Pooling(kernel=(5, 6), strides=(1, 1)),
    Pooling(size=(3, 2), kernel=(4, 4), padding="SAME"),
    Pooling(size=(1, 1), kernel=(3, 3), strides=(1, 1), padding="SAME", batch=1, channels=1),
    Pooling(layout="NCHW"),
    Pooling(layout="NCHW", kernel=(3, 3), padding="SAME"),
    Pooling(size=(8, 8), kernel=(1, 1), strides=(2, 2), channels=16, batch=3, padding="SAME"),
    Pooling(size=(8, 8), kernel=(2, 2), strides=(4, 4), channels=16),
    Pooling(size=(9, 8), kernel=(3, 2), strides=(4, 3), layout="NCHW", channels=5),
    Pooling(batch=0),
    Pooling(size=(8, 8), channels=17),
]
SMALL = [
    Pooling(size=(4, 3), batch=1),
    Pooling(size=(4, 3), batch=1, padding="SAME", kernel=(3, 3)),
    Pooling(size=(3, 3), batch=1, strides=(1, 1), layout="NCHW", channels=2),
]
EXPLICIT = [
    Pooling(kernel=(3, 3), padding="EXPLICIT", around=((1, 1), (0, 2))),
    Pooling(layout="NCHW", kernel=(2, 3), strides=(1, 2), padding="EXPLICIT", around=((1, 0), (2, 1))),
]
ANSWERED = tuple(kind for kind in INTEGERS if kind not in (u32, u64))
"""TensorFlow's kernels take no u32 and u64."""
TIES = np.zeros((1, 4, 4, 1), np.float32)
INFINITE = np.full((1, 4, 4, 1), -np.inf, np.float32)
GAPS = np.array([np.nan, 1, 2, 3, -np.inf, np.nan, -0.0, 0, 5, 6, np.inf, 1, 0, -1, 1e-45, -1e-45], np.float32)
NAN = GAPS.reshape(1, 4, 4, 1)
FLAT = Pooling(size=(4, 4), batch=1, channels=1)
OVERLAPPING = Pooling(size=(4, 4), kernel=(3, 3), strides=(1, 1), padding="SAME", batch=1, channels=1)


def forward_cases(kinds: tuple[DType, ...]) -> list[Case]:
    calls = [window.forward(f32) for window in WINDOWS]
    calls += [window.forward(kind) for window in (WINDOWS[0], WINDOWS[3]) for kind in kinds]
    return calls + [Case((x,), window.attrs) for x in (TIES, INFINITE, NAN) for window in (FLAT, OVERLAPPING)]


def backward_cases(name: str, kinds: tuple[DType, ...]) -> list[Case]:
    calls = [getattr(window, name)(f32) for window in WINDOWS]
    calls += [getattr(window, name)(kind) for window in (WINDOWS[0], WINDOWS[3]) for kind in kinds]
    if name == "avg_grad":
        return calls
    for window in (FLAT, OVERLAPPING):
        for x in (TIES, INFINITE) if name == "max_grad" else (TIES,):
            shape = window.shapes[1] if name == "max_grad" else window.shapes[0]
            calls.append(Case((x, window.largest(x), array(shape, f32, seed=1)), window.attrs))
    return calls


def gradients(name: str) -> list[Case]:
    return [getattr(window, name)(f64) for window in SMALL]


RECORDS = [
    Record("MaxPool", forward_cases(FLOATS + ANSWERED), recorded("MaxPool"), gradients("forward")),
    Record("MaxPool", [WINDOWS[3].forward(kind) for kind in (u32, u64)], lambda x, **_: WINDOWS[3].largest(x),
           label="unsigned"),
    *(Record("MaxPool", [window.forward(f32), window.forward(i32)], lambda x, window=window, **_: window.largest(x),
             label=f"explicit, {window.layout}") for window in EXPLICIT),
    *(Record("MaxPoolGrad", [window.max_grad(f32)], window.spread, [window.max_grad(f64)],
             tolerance=8, compiled=16, summed=True, label=f"explicit, {window.layout}") for window in EXPLICIT),
    *(Record("MaxPoolGradGrad", [window.max_grad_grad(f32)], window.picked, label=f"explicit, {window.layout}")
      for window in EXPLICIT),
    Record("AvgPool", forward_cases(FLOATS), recorded("AvgPool"), gradients("forward"), tolerance=8, summed=True),
    Record("MaxPoolGrad", backward_cases("max_grad", (*FLOATS, i32, i8, u8)), recorded("MaxPoolGrad"),
           gradients("max_grad"), tolerance=8, compiled=16, summed=True),
    Record("MaxPoolGradGrad", backward_cases("max_grad_grad", (*FLOATS, i32, i8, u8)), recorded("MaxPoolGradGrad"),
           gradients("max_grad_grad")),
    Record("AvgPoolGrad", backward_cases("avg_grad", FLOATS), recorded("AvgPoolGrad"), gradients("avg_grad"),
           tolerance=8, compiled=16, summed=True),
]  # fmt: skip
