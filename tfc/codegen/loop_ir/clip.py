"""Windows that reach beyond their image, and the taps of each that lie in it (contract/clipped.py)."""

from __future__ import annotations

from dataclasses import dataclass

from tfc.ir.types.dims import Size


@dataclass(frozen=True)
class Along:
    """One axis of an image of `size` pixels: tap t of window i lies at pixel i * step + t * tap - before, if at all."""

    before: int
    tap: int
    step: int
    size: int

    def taps(self, window: int, number: int) -> list[int]:
        """The range of a window's `number` taps that lie in the image."""
        return [t for t in range(number) if 0 <= window * self.step + t * self.tap - self.before < self.size]


@dataclass(frozen=True)
class Clip:
    """The windows of a product over an image: `rows` are windows beside one another, which are the rows of a matrix,
    and the inner runs of k; `lines` are the lines of windows, which are the innermost batch dimension, and the outer
    runs.

    Or the windows are summed over (`sums`): those of a line are the steps of a run of k, the lines are the inner runs,
    and the matrices are the taps, of one line beside one another. `rows` tells of what lies beside, `lines` of what is
    above one another in any case.
    """

    rows: Along
    lines: Along
    sums: bool = False

    @property
    def numbers(self) -> list[Size]:
        """The values that CLIP lists."""
        alongs = [n for each in (self.rows, self.lines) for n in (each.before, each.tap, each.step, each.size)]
        return [*alongs, int(self.sums)]


CLIP = (*(f"{axis}_{what}" for axis in ("row", "line") for what in ("before", "tap", "step", "pixels")), "clips_k")
"""The slots of a product's frame that say how windows are clipped."""
