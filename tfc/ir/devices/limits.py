"""Speed limits of a device: operations a second, and bytes a second of each memory level (the roofline model)."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.base.record import field, record


@record(frozen=True, slots=True)
class Level:
    """A cache, or the memory behind all of them: what fits (bytes of all threads together), and bytes a second."""

    name: str
    fits: float
    rate: float


@record(frozen=True, slots=True)
class Limits:
    """The limits on `threads` threads: operations a second by element size in bytes, and the levels of memory. Those of
    one byte are products of bytes that are added up in i32; those of two, where there are such, products of bf16 by the
    processor's matrix unit. Of a GPU (gpu/peak.py) `threads` are its multiprocessors, `units` what its tensor units do
    with factors of a type, and what fits `cache` bytes may be quicker than its memory is."""

    threads: int
    flops: dict[int, float]
    levels: tuple[Level, ...]
    units: Mapping[str, float] = field(default_factory=dict)
    cache: int = 0

    def level(self, size: float) -> Level:
        """The fastest memory level that holds so many bytes."""
        return next(level for level in self.levels if size <= level.fits)

    def seconds(self, flops: float, size: float, element: int = 4, units: str = "") -> float:
        """The least time of a kernel with that many operations on elements of that many bytes, or on tensor units with
        factors of that type, and bytes moved."""
        rate = self.units.get(units) or self.flops.get(element, self.flops[4])
        return max(flops / rate, size / self.level(size).rate)
