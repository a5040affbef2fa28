"""Records of ops/convolution.py and ops/depthwise.py: all kinds of windows, each run forwards and both ways back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.ops.recorded import recorded
from tests.ops.records import FLOATS, Case, Record, array
from tfc.ir.types.types import DType, f32, f64

Pair = tuple[int, int]


@dataclass(frozen=True)
class Convolution:
    """One geometry. `size` is height and width of the input, `filters` their number (per channel when depthwise)."""

    size: Pair = (5, 6)
    kernel: Pair = (3, 3)
    channels: int = 2
    filters: int = 3
    strides: Pair = (1, 1)
    dilations: Pair = (1, 1)
    padding: str = "SAME"
    explicit: tuple[int, int, int, int] = (0, 0, 0, 0)
    layout: str = "NHWC"
    groups: int = 1
    batch: int = 2

    @property
    def attrs(self) -> dict[str, Any]:
        """The op's attributes."""
        made = {
            "strides": self.tensor(1, self.strides, 1),
            "dilations": self.tensor(1, self.dilations, 1),
            "padding": self.padding,
            "data_format": self.layout,
        }
        if self.padding == "EXPLICIT":
            top, bottom, left, right = self.explicit
            around = (top, bottom, left, right)
            made["explicit_paddings"] = (0, 0, *around, 0, 0) if self.layout == "NHWC" else (0, 0, 0, 0, *around)
        return made

    def tensor(self, batch: int, size: Pair, channels: int) -> tuple[int, int, int, int]:
        """A shape in this layout."""
        return (batch, *size, channels) if self.layout == "NHWC" else (batch, channels, *size)

    @property
    def positions(self) -> Pair:
        """How often the window fits, by TensorFlow's documentation."""
        count = []
        for axis in (0, 1):
            n, s = self.size[axis], self.strides[axis]
            span = (self.kernel[axis] - 1) * self.dilations[axis] + 1
            pads = sum(self.explicit[2 * axis : 2 * axis + 2])
            count.append(-(-n // s) if self.padding == "SAME" else (n + pads - span) // s + 1)
        return count[0], count[1]

    def shapes(self, depthwise: bool) -> tuple[tuple[int, ...], ...]:
        """Of the input, the filter and the output."""
        depth = self.channels if depthwise else self.channels // self.groups
        results = self.channels * self.filters if depthwise else self.filters
        x = self.tensor(self.batch, self.size, self.channels)
        return x, (*self.kernel, depth, self.filters), self.tensor(self.batch, self.positions, results)

    def cases(self, kind: DType, depthwise: bool = False) -> tuple[Case, Case, Case]:
        """The convolution, the gradient of its input and the gradient of its filter."""
        x, w, y = self.shapes(depthwise)
        image, taps, dy = array(x, kind, -2, 2), array(w, kind, -2, 2, seed=1), array(y, kind, -2, 2, seed=2)
        operands = ((image, taps), (np.array(x, np.int32), taps, dy), (image, np.array(w, np.int32), dy))
        return tuple(Case(given, self.attrs) for given in operands)  # type: ignore[return-value]


WINDOWS = [
    Convolution(),
    Convolution(padding="VALID"),
    Convolution(strides=(2, 2)),
    Convolution(strides=(2, 3), padding="VALID"),
    Convolution(dilations=(2, 1)),
    Convolution(size=(7, 8), dilations=(2, 3), padding="VALID"),
    Convolution(size=(7, 8), dilations=(2, 2), strides=(2, 2)),
    Convolution(padding="EXPLICIT", explicit=(1, 0, 2, 1)),
    Convolution(padding="EXPLICIT", explicit=(0, 3, 1, 2), strides=(2, 1), dilations=(1, 2)),
    Convolution(layout="NCHW"),
    Convolution(layout="NCHW", strides=(2, 1), padding="VALID"),
    Convolution(layout="NCHW", padding="EXPLICIT", explicit=(2, 1, 0, 1), strides=(1, 2), dilations=(2, 1)),
    Convolution(kernel=(1, 1)),
    Convolution(kernel=(1, 1), strides=(2, 2), padding="VALID"),
    Convolution(kernel=(2, 4)),
    Convolution(kernel=(2, 2), strides=(3, 3)),
    Convolution(size=(3, 2), kernel=(5, 5)),
    Convolution(size=(1, 1), kernel=(3, 3)),
    Convolution(size=(5, 6), kernel=(5, 6), padding="VALID"),
    Convolution(size=(1, 9), kernel=(1, 3), channels=1, filters=1),
    Convolution(size=(4, 4), kernel=(1, 1), strides=(5, 5)),
    Convolution(size=(8, 8), kernel=(1, 1), strides=(2, 2), channels=16, filters=32, batch=3),
    Convolution(size=(8, 8), kernel=(1, 1), strides=(3, 3), channels=16, filters=8, padding="VALID"),
    Convolution(size=(8, 8), kernel=(2, 2), strides=(4, 4), channels=8, filters=16),
    Convolution(size=(8, 12), kernel=(3, 3), strides=(4, 4), channels=8, filters=16, padding="VALID"),
    Convolution(size=(8, 8), kernel=(1, 2), strides=(4, 2), layout="NCHW", channels=8),
    Convolution(size=(2, 3), kernel=(4, 5), strides=(2, 2)),
    Convolution(size=(9, 10), dilations=(2, 3), strides=(3, 2)),
    Convolution(size=(9, 8), kernel=(2, 2), dilations=(3, 2), strides=(4, 4), padding="VALID"),
    Convolution(batch=0),
    Convolution(batch=1, size=(9, 17), channels=3, filters=17),
]
GROUPED = [
    Convolution(channels=4, filters=6, groups=2),
    Convolution(channels=3, filters=3, groups=3, strides=(2, 2)),
    Convolution(channels=4, filters=2, groups=2, layout="NCHW", padding="VALID"),
    Convolution(channels=6, filters=9, groups=3, dilations=(2, 2), size=(7, 7)),
    Convolution(channels=8, filters=8, groups=4, size=(8, 8), kernel=(1, 1), strides=(2, 2)),
    Convolution(channels=4, filters=6, groups=2, size=(8, 8), kernel=(2, 2), strides=(4, 4), padding="VALID"),
]
SMALL = [
    Convolution(size=(3, 4), batch=1, channels=1),
    Convolution(size=(4, 4), batch=1, strides=(2, 2), padding="VALID", filters=1),
    Convolution(size=(4, 5), kernel=(2, 2), dilations=(2, 1), padding="EXPLICIT", explicit=(1, 0, 0, 1)),
    Convolution(size=(3, 3), kernel=(2, 2), layout="NCHW", batch=1),
]
SMALL_GROUPED = [Convolution(size=(3, 3), kernel=(2, 2), channels=4, filters=2, groups=2, batch=1)]


def records(
    names: tuple[str, str, str], windows: list[Convolution], small: list[Convolution], depthwise: bool
) -> list[Record]:
    calls = [each.cases(f32, depthwise) for each in windows]
    calls += [each.cases(kind, depthwise) for each in (Convolution(), Convolution(strides=(2, 1))) for kind in FLOATS]
    at = [each.cases(f64, depthwise) for each in small]
    return [
        Record(name, [call[k] for call in calls], recorded(name), [call[k] for call in at],
               tolerance=32, compiled=64, summed=True)
        for k, name in enumerate(names)
    ]  # fmt: skip


def both_ways(name: str) -> tuple[str, str, str]:
    return name, f"{name}BackpropInput", f"{name}BackpropFilter"


RECORDS = [
    *records(both_ways("Conv2D"), WINDOWS + GROUPED, SMALL + SMALL_GROUPED, depthwise=False),
    *records(both_ways("DepthwiseConv2dNative"), WINDOWS, SMALL, depthwise=True),
]
