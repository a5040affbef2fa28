"""Layouts of images: what an op's declaration says about the order of its operands' axes.

Passes that change the layout of images read these (passes/layout/channels_last.py). Pure element-wise ops need none:
they follow their operands.
"""

from __future__ import annotations

from enum import Enum

from tfc.ir.base.record import record


class AxisOrder(Enum):
    """The orders in which an op without a choice of layouts takes the axes of its first operand."""

    FIXED = "fixed"
    """They must stay as they are."""
    PER_AXIS = "per axis"
    """Any order will do: each other operand that is no scalar has a row for every axis (the bounds of a slice)."""


FIXED, PER_AXIS = AxisOrder.FIXED, AxisOrder.PER_AXIS


@record(frozen=True)
class Images:
    """An op with an attribute `data_format`: `operands` are the images among its operands."""

    operands: tuple[int, ...]
    convolves: bool = False
    """The op is a convolution, for which images are worth transposing; others take the layout they find."""
    sized: bool = False
    """The first operand is the shape of an image."""
    gives_image: bool = True
    """The first result is an image."""


Layout = AxisOrder | Images
