"""Sliding windows as index arithmetic: the position that a window reads, and the windows that read an element."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering
from tfc.codegen.tensor.expr import Expr, all_of, guard, index, inside, maximum, minimum
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.record import record
from tfc.ir.ops.convolution import kernel_window
from tfc.ir.ops.window import Window, window_of_attrs
from tfc.ir.types.dims import Size

Spatial = tuple[Expr, Expr]


@record(frozen=True)
class Slide:
    """A window over inputs of `sizes` (height, width) with `counts` positions and `kernel` elements along each axis."""

    window: Window
    sizes: tuple[Size, Size]
    counts: tuple[Size, Size]
    kernel: tuple[Size, Size]

    def source(self, position: Spatial, tap: Spatial) -> Spatial:
        """The position in the input of tap (i, j) of window (oh, ow); possibly outside."""
        at = []
        for axis in (0, 1):
            before = index(self.window.before(self.sizes[axis], axis))
            stride, dilation = self.window.strides[axis], self.window.dilations[axis]
            at.append(position[axis] * stride + tap[axis] * dilation - before)
        return at[0], at[1]

    def first(self, position: Spatial) -> Spatial:
        """The first tap of a window that lies in the input (without dilation)."""
        at = self.source(position, (index(0), index(0)))
        return maximum(-at[0], 0), maximum(-at[1], 0)

    def covers(self, at: Spatial) -> Expr:
        """True when a position lies in the input."""
        return all_of(inside(i, size) for i, size in zip(at, self.sizes, strict=True))

    def windows(self, at: Spatial, tap: Spatial) -> tuple[Spatial, Expr]:
        """The window whose tap (i, j) is input element `at`, and whether there is one."""
        found, exists = [], []
        for axis in (0, 1):
            before = index(self.window.before(self.sizes[axis], axis))
            stride = self.window.strides[axis]
            distance = at[axis] + before - tap[axis] * self.window.dilations[axis]
            found.append(distance // stride)
            exists.append(inside(found[axis], self.counts[axis]))
            if stride != 1:
                exists.append((distance % stride).eq(0))
        return (found[0], found[1]), all_of(exists)

    def count(self, position: Spatial) -> Expr:
        """The number of input elements that a window covers (without dilation), as an index."""
        total = index(1)
        for axis in (0, 1):
            begin = position[axis] * self.window.strides[axis] - index(self.window.before(self.sizes[axis], axis))
            end = minimum(begin + index(self.kernel[axis]), index(self.sizes[axis]))
            total = total * (end - maximum(begin, 0))
        return total

    def pick(self, values: Sequence[Expr]) -> tuple[Expr, Spatial, Expr]:
        """(n, (h, w), c) out of the indices of a tensor in this window's layout."""
        n, h, w, c = (values[k] for k in (0, *self.window.spatial, self.window.channel))
        return n, (h, w), c

    def at(self, x: Tensor, n: Expr, position: Spatial, c: Expr) -> Expr:
        """The element (n, h, w, c) of a tensor in this window's layout."""
        return x[(n, *position, c) if self.window.channels_last else (n, c, *position)]

    def padded(self, x: Tensor, n: Expr, at: Spatial, c: Expr, fill: float) -> Expr:
        """The same, `fill` outside."""
        return guard(self.covers(at), self.at(x, n, at, c), fill)


def convolution(ctx: Lowering, x: Sequence[Size], kernel: Sequence[Size], y: Sequence[Size]) -> Slide:
    """The window of a convolution with input, filter and output of these shapes."""
    return _slide(kernel_window(ctx.attrs, tuple(kernel)), x, y)


def pooling(ctx: Lowering, x: Sequence[Size], y: Sequence[Size]) -> Slide:
    """The window of a pooling op with input and output of these shapes."""
    return _slide(window_of_attrs(ctx.attrs), x, y)


def _slide(window: Window, x: Sequence[Size], y: Sequence[Size]) -> Slide:
    (h, w), (kh, kw) = window.spatial, window.kernel
    assert kh is not None and kw is not None
    return Slide(window, (x[h], x[w]), (y[h], y[w]), (kh, kw))
