"""Conditional accumulators: gradients of several workers, averaged once enough have come (white paper §7).

TensorFlow's core/kernels/conditional_accumulator*.{h,cc} and sparse_conditional_accumulator.h. A gradient that was
computed for an earlier step than the accumulator's is stale, and dropped. Taking the average begins the next step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np

from tfc.ir.queues.attempts import Attempt, Lines, Progress
from tfc.ir.types.types import Array, DType, fits, shape_text

REDUCTIONS = ("MEAN", "SUM")


class Accumulator(Lines, ABC):
    """The base of dense and sparse accumulators. `shape` has None for unknown sizes, and is None for any rank."""

    def __init__(
        self, dtype: DType, shape: Sequence[int | None] | None, reduction: str = "MEAN", name: str = "accumulator"
    ) -> None:
        super().__init__(sides=1)
        if reduction not in REDUCTIONS:
            raise ValueError(f"reduction_type must be one of MEAN, SUM, not {reduction}")
        self.dtype, self.reduction, self.name = dtype, reduction, name
        self.shape = None if shape is None else tuple(shape)
        self.step = self.count = 0

    def set_step(self, step: int) -> None:
        """From now on gradients of steps before this one are stale."""
        with self.lock:
            self.step = step

    def num_accumulated(self) -> int:
        """The number of gradients added since the last average was taken."""
        with self.lock:
            return self.count

    def take(self, required: int) -> Any:
        """The average (or sum) once `required` gradients have come, or a future of it."""
        if required <= 0:
            raise ValueError(f"Argument num_required must be positive, but was {required}")
        return self.attempt(0, Attempt(self._try_take, required, what="TakeGrad"))

    def _try_take(self, attempt: Attempt) -> Progress:
        if self.count < attempt.requested or not attempt.commit():
            return Progress.NONE
        self.step += 1
        result = self._result()
        self.count = 0
        return attempt.complete(result)

    @abstractmethod
    def _result(self) -> Any:
        """The average or sum of the accumulated gradients."""


class DenseAccumulator(Accumulator):
    """Gradients that are tensors of one shape."""

    _sum: Array

    def add(self, step: int, gradient: Array) -> None:
        """Add a gradient computed for `step`, unless it is stale."""
        if gradient.dtype != self.dtype.numpy:
            raise ValueError(f"the gradient is {gradient.dtype}, the accumulator {self.dtype}")
        with self.lock:
            if step < self.step:
                return
            wanted = self._sum.shape if self.count else self.shape
            if not fits(gradient.shape, wanted):
                raise ValueError(f"Shape mismatch: expected {shape_text(wanted)}, got {shape_text(gradient.shape)}")
            self._sum = self._sum + gradient if self.count else gradient.copy()
            self.count += 1
        self.flush()

    def _result(self) -> Array:
        divisor = self.dtype.numpy.type(self.count if self.reduction == "MEAN" else 1)
        return np.asarray(self._sum / divisor, self.dtype.numpy)


class SparseAccumulator(Accumulator):
    """Gradients that are rows of a tensor: their indices, and their values.

    What is taken has every row once, in ascending order; an average counts for each row in how many gradients it came.
    (TensorFlow gives a row that came twice in one gradient twice.)
    """

    _rows: dict[int, Array]
    _counts: dict[int, int]
    _row_shape: tuple[int, ...]

    def add(self, step: int, indices: Array, values: Array, shape: Array, has_known_shape: bool) -> None:
        """Add the rows of a gradient computed for `step`, unless it is stale."""
        if values.dtype != self.dtype.numpy:
            raise ValueError(f"the gradient is {values.dtype}, the accumulator {self.dtype}")
        with self.lock:
            if step < self.step:
                return
            if not values.ndim:
                raise ValueError("Values cannot be 0-dimensional.")
            if len(values) != len(indices):
                raise ValueError(f"Expected {len(indices)} non-empty input values, got {len(values)}")
            if has_known_shape:
                self._check_shape(shape.tolist())
            self._check_indices(indices.tolist())
            self._check_values(values)
            if not self.count:
                self._rows, self._counts, self._row_shape = {}, {}, values.shape[1:]
            for row, index in zip(values, indices.tolist(), strict=True):
                self._rows[index] = self._rows[index] + row if index in self._rows else np.array(row)
            for index in dict.fromkeys(indices.tolist()):
                self._counts[index] = self._counts.get(index, 0) + 1
            self.count += 1
        self.flush()

    def _check_shape(self, shape: Sequence[int]) -> None:
        """Check a gradient's own statement of its dense shape: it may have more dimensions than are known of it."""
        wanted = self.shape or ()
        if len(wanted) > len(shape):
            raise ValueError(f"Shape mismatch: expected shape rank at least {len(wanted)}, got {len(shape)}")
        _check_sizes("shape", wanted, shape)

    def _check_indices(self, indices: Sequence[int]) -> None:
        bound = self.shape[0] if self.shape else None
        for place, index in enumerate(indices):
            if index < 0:
                raise ValueError(f"Shape mismatch: index of slice {place} is negative; index is {index}")
            if bound is not None and index >= bound:
                raise ValueError(
                    f"Shape mismatch: index of slice {place} exceeded limits of shape; index is {index} exceeded "
                    f"{bound}"
                )

    def _check_values(self, values: Array) -> None:
        if self.count and values.ndim != 1 + len(self._row_shape):
            raise ValueError(f"Shape mismatch: expected values rank {1 + len(self._row_shape)}, got {values.ndim}")
        if not self.count and self.shape is not None and values.ndim < len(self.shape):
            raise ValueError(f"Shape mismatch: expected values rank at least {len(self.shape)}, got {values.ndim}")
        known = self._row_shape if self.count else (self.shape or ())[1:]
        _check_sizes("values", (None, *known), values.shape)

    def _result(self) -> tuple[Array, Array, Array]:
        order = sorted(self._rows)
        values = np.zeros((len(order), *self._row_shape), self.dtype.numpy)
        for place, index in enumerate(order):
            count = self._counts[index] if self.reduction == "MEAN" else 1
            values[place] = self._rows[index] / self.dtype.numpy.type(count)
        rows = self.shape[0] if self.shape else None
        shape = (-1 if rows is None else rows, *self._row_shape)
        return np.array(order, np.int64), values, np.array(shape, np.int64)


def _check_sizes(what: str, wanted: Sequence[int | None], sizes: Sequence[int]) -> None:
    for axis, (expected, size) in enumerate(zip(wanted, sizes, strict=False)):
        if expected is not None and expected != size:
            raise ValueError(f"Shape mismatch: expected {what} dim {axis} to be {expected}, got {size}")
