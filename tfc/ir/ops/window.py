"""The geometry of sliding windows: what convolution and pooling share (TensorFlow's kernel_shape_util)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.graph import Attr
from tfc.ir.graph.infer import Infer, InferError
from tfc.ir.types.dims import MaybeSize, Size, maximum
from tfc.ir.types.types import Array, Shape

PADDINGS = ("SAME", "VALID", "EXPLICIT")
MAX_NUMBER, MAX_TAPS = 2**31 - 1, 2**20
"""Limits of a stride, a dilation or a padding, and of the elements of a pooling window."""


@record(frozen=True)
class Window:
    """A two-dimensional window that slides over height and width.

    `kernel` may be symbolic or unknown in shape rules; strides and dilations are numbers. `channels_last` tells NHWC
    from NCHW, `explicit` are the (before, after) paddings of height and width when `padding` is "EXPLICIT".
    """

    kernel: tuple[MaybeSize, MaybeSize]
    strides: tuple[int, int]
    dilations: tuple[int, int]
    padding: str
    explicit: tuple[tuple[int, int], tuple[int, int]]
    channels_last: bool

    @property
    def spatial(self) -> tuple[int, int]:
        """The axes of height and width."""
        return (1, 2) if self.channels_last else (2, 3)

    @property
    def channel(self) -> int:
        """The axis of the channels."""
        return 3 if self.channels_last else 1

    @property
    def taps(self) -> tuple[int, ...]:
        """The size of the kernel, as numbers."""
        return tuple(k for k in self.kernel if isinstance(k, int))

    def extent(self, axis: int) -> MaybeSize:
        """The number of input positions that the dilated kernel spans along height (0) or width (1)."""
        size = self.kernel[axis]
        return None if size is None else (size - 1) * self.dilations[axis] + 1

    def output(self, size: MaybeSize, axis: int) -> MaybeSize:
        """The number of window positions over an input of `size`."""
        stride, extent = self.strides[axis], self.extent(axis)
        if self.kernel[axis] == 0:
            raise InferError("the window has no elements", 1)
        if size is None or (extent is None and self.padding != "SAME"):
            return None
        if self.padding == "SAME":
            return (size + (stride - 1)) // stride
        before, after = self.explicit[axis] if self.padding == "EXPLICIT" else (0, 0)
        assert extent is not None
        count = (size + (before + after) - extent) // stride + 1
        if isinstance(count, int) and count < 0:
            raise InferError(f"the window spans {extent} but the input has only {size} (padding {self.padding})", 0)
        return count

    def before(self, size: Size, axis: int) -> Size:
        """The padding before the input (above it, left of it)."""
        if self.padding == "VALID":
            return 0
        if self.padding == "EXPLICIT":
            return self.explicit[axis][0]
        extent, count = self.extent(axis), self.output(size, axis)
        assert extent is not None and count is not None
        needed = (count - 1) * self.strides[axis] + extent - size
        return maximum(needed, 0) // 2

    def shape(self, source: Shape | None, channels: MaybeSize) -> Shape | None:
        """The output shape for an input shape of rank 4."""
        if source is None:
            return None
        result = list(source)
        for axis, position in enumerate(self.spatial):
            result[position] = self.output(source[position], axis)
        result[self.channel] = channels
        return tuple(result)

    def patches(self, x: Array, fill: float = 0.0) -> Array:
        """All windows of a concrete NHWC or NCHW array, as a view [N, OH, OW, KH, KW, C] of its padded copy."""
        if not self.channels_last:
            x = np.moveaxis(x, 1, 3)
        sizes = [int(x.shape[1]), int(x.shape[2])]
        padding, counts = [], []
        for axis, size in enumerate(sizes):
            try:
                before, count, extent = self.before(size, axis), self.output(size, axis), self.extent(axis)
            except InferError as error:  # while running, a size that is wrong is a bad value
                raise ValueError(error.message) from None
            assert isinstance(before, int) and isinstance(count, int) and isinstance(extent, int)
            after = max(0, (count - 1) * self.strides[axis] + extent - size - before)
            padding.append((before, after))
            counts.append(count)
        padded = np.pad(x, [(0, 0), *padding, (0, 0)], constant_values=x.dtype.type(fill))
        n, h, w, c = padded.strides
        (sh, sw), (dh, dw) = self.strides, self.dilations
        shape = (x.shape[0], *counts, *self.taps, x.shape[3])
        return np.lib.stride_tricks.as_strided(padded, shape, (n, h * sh, w * sw, h * dh, w * dw, c), writeable=False)

    def scatter(self, patches: Array, shape: Sequence[int]) -> Array:
        """The adjoint of `patches`: add windows [N, OH, OW, KH, KW, C] back into an array of `shape`."""
        n, oh, ow, kh, kw, c = patches.shape
        height, width = (int(shape[a]) for a in self.spatial)
        top, left = int(str(self.before(height, 0))), int(str(self.before(width, 1)))
        (sh, sw), (dh, dw) = self.strides, self.dilations
        rows = max(height + top, (oh - 1) * sh + (kh - 1) * dh + 1)
        columns = max(width + left, (ow - 1) * sw + (kw - 1) * dw + 1)
        padded = np.zeros((n, rows, columns, c), patches.dtype)
        for i in range(kh):
            for j in range(kw):
                padded[:, i * dh : i * dh + (oh - 1) * sh + 1 : sh, j * dw : j * dw + (ow - 1) * sw + 1 : sw] += (
                    patches[:, :, :, i, j]
                )
        result = padded[:, top : top + height, left : left + width]
        return result if self.channels_last else np.moveaxis(result, 3, 1)


def window(attrs: Mapping[str, Attr], kernel: tuple[MaybeSize, MaybeSize]) -> Window:
    """The window an op's attributes describe; InferError names the attribute that is wrong."""
    layout, padding = attrs["data_format"], attrs["padding"]
    if layout not in ("NHWC", "NCHW"):
        raise InferError(f"data_format must be NHWC or NCHW, not {layout!r}", attribute="data_format")
    allowed = PADDINGS if "explicit_paddings" in attrs else PADDINGS[:2]
    if padding not in allowed:
        raise InferError(f"padding must be one of {', '.join(allowed)}, not {padding!r}", attribute="padding")
    last = layout == "NHWC"
    pads = _pairs(attrs["explicit_paddings"], last) if padding == "EXPLICIT" else ((0, 0), (0, 0))
    strides = _spatial(attrs, "strides", last)
    dilations = _spatial(attrs, "dilations", last) if "dilations" in attrs else (1, 1)
    return Window(kernel, strides, dilations, str(padding), pads, last)


def window_of_attrs(attrs: Mapping[str, Attr]) -> Window:
    """The window of a pooling op, whose kernel size is an attribute."""
    height, width = _spatial(attrs, "ksize", attrs["data_format"] == "NHWC")
    if height * width > MAX_TAPS:
        raise InferError(f"a window of {height} x {width} elements is over the limit of 2^20", attribute="ksize")
    slide = window(attrs, (height, width))
    for size, pair in zip((height, width), slide.explicit, strict=True):
        if max(pair) >= size:  # a window could lie outside of the image
            raise InferError(f"padding must be less than the window's {size} elements", attribute="explicit_paddings")
    return slide


def _integers(attrs: Mapping[str, Attr], name: str, count: int, least: int, what: str) -> list[int]:
    """The attribute `name`: `count` integers from `least` on."""
    given = attrs[name]
    items = given if isinstance(given, tuple) else ()
    numbers = [n for n in items if isinstance(n, int) and not isinstance(n, bool) and least <= n <= MAX_NUMBER]
    if len(items) != count or len(numbers) != count:
        raise InferError(f"{name} must be {what}, but is {given!r}", attribute=name)
    return numbers


def _spatial(attrs: Mapping[str, Attr], name: str, channels_last: bool) -> tuple[int, int]:
    numbers = _integers(attrs, name, 4, 1, "four positive integers")
    outer = (numbers[0], numbers[3]) if channels_last else (numbers[0], numbers[1])
    if outer != (1, 1):
        raise InferError(f"{name} must be 1 along batch and channels, but is {tuple(numbers)}", attribute=name)
    return (numbers[1], numbers[2]) if channels_last else (numbers[2], numbers[3])


def _pairs(explicit: Attr, channels_last: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    given = {"explicit_paddings": explicit}
    numbers = _integers(given, "explicit_paddings", 8, 0, "eight non-negative integers")
    at = 2 if channels_last else 4
    if any(n for k, n in enumerate(numbers) if not at <= k < at + 4):
        raise InferError("explicit_paddings must be 0 along batch and channels", attribute="explicit_paddings")
    return (numbers[at], numbers[at + 1]), (numbers[at + 2], numbers[at + 3])


def check_rank(ctx: Infer, *operands: int) -> None:
    """Raise InferError unless these operands have rank 4."""
    for operand in operands:
        ctx.rank(operand, 4)


def four_sizes(ctx: Infer, operand: int) -> Shape:
    """The four sizes that an integer operand holds."""
    ctx.rank(operand, 1)
    sizes = ctx.sizes(operand)
    if sizes is not None and len(sizes) != 4:
        ctx.fail(f"{ctx.op.operand_name(operand)} must hold four sizes, but holds {len(sizes)}", operand)
    if sizes is not None and any(isinstance(n, int) and n < 0 for n in sizes):
        ctx.fail(f"{ctx.op.operand_name(operand)} holds a negative size: {', '.join(map(str, sizes))}", operand)
    return (None,) * 4 if sizes is None else sizes
