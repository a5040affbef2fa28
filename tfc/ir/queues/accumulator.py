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
from tfc.ir.queues.signature import fits, shape_text
from tfc.ir.types import Array, DType

REDUCTIONS = ("MEAN", "SUM")


class Accumulator(Lines, ABC):
    """What dense and sparse accumulators share. `shape` has None for sizes not known, and is None for any rank."""

    def __init__(
        self, dtype: DType, shape: Sequence[int | None] | None, reduction: str = "MEAN", name: str = "accumulator"
    ) -> None:
        super().__init__(sides=1)
        if reduction not in REDUCTIONS:
            raise ValueError(f"reduction_type must be one of MEAN, SUM, not {reduction}")
        self.dtype, self.shape, self.reduction, self.name = (
            dtype,
            None if shape is None else tuple(shape),
            reduction,
            name,
        )
        self.step = 0
        self.count = 0

    def set_step(self, step: int) -> None:
        """From now on gradients of steps before this one are stale."""
        with self.lock:
            self.step = step

    def num_accumulated(self) -> int:
        """How many gradients have been added since the last one was taken."""
        with self.lock:
            return self.count

    def take(self, required: int) -> Any:
        """The average (or sum) once `required` gradients have come, or a future of it."""
        if required <= 0:
            raise ValueError(f"Argument num_required must be positive, but was {required}")
        return self.attempt(0, Attempt(self._try_take, required, what="TakeGrad"))

    def discard(self) -> None:
        """Fail all that wait."""
        finished: list[Attempt] = []
        with self.lock:
            self._cancel(self.lines[0], finished)
        for attempt in finished:
            attempt.settle()

    def _try_take(self, attempt: Attempt) -> Progress:
        if self.count < attempt.requested or not attempt.commit():
            return Progress.NONE
        self.step += 1
        result = self._result()
        self.count = 0
        return attempt.complete(result)

    def _divisor(self) -> Any:
        return self.dtype.numpy.type(self.count if self.reduction == "MEAN" else 1)

    @abstractmethod
    def _result(self) -> Any:
        """What was accumulated, reduced."""


class DenseAccumulator(Accumulator):
    """Gradients that are tensors of one shape."""

    _sum: Array

    def add(self, step: int, gradient: Array) -> None:
        """Add a gradient computed for `step`, unless it is stale."""
        if gradient.dtype != self.dtype.numpy:
            raise ValueError(f"the gradient is {gradient.dtype}, the accumulator {self.dtype}")
        if not fits(gradient.shape, self.shape):
            raise ValueError(
                f"Shape mismatch: expected {shape_text(self.shape)} to be compatible with {shape_text(gradient.shape)}"
            )
        with self.lock:
            if step < self.step:
                return
            if self.count and gradient.shape != self._sum.shape:
                raise ValueError(
                    f"Shape mismatch: expected {shape_text(self._sum.shape)}, got {shape_text(gradient.shape)}"
                )
            self._sum = self._sum + gradient if self.count else gradient.copy()
            self.count += 1
        self.flush()

    def _result(self) -> Array:
        return np.asarray(self._sum / self._divisor(), self.dtype.numpy)


class SparseAccumulator(Accumulator):
    """Gradients that are rows of a tensor: their indices, and their values.

    What is taken has every row once, in ascending order; an average counts for each row how often it came.
    """

    def __init__(
        self, dtype: DType, shape: Sequence[int | None] | None, reduction: str = "MEAN", name: str = "accumulator"
    ) -> None:
        super().__init__(dtype, shape, reduction, name)
        self._rows: dict[int, Array] = {}
        self._counts: dict[int, int] = {}
        self._row_shape: tuple[int, ...] = ()
        self._taken_shape: tuple[int, ...] | None = None

    def add(self, step: int, indices: Array, values: Array, shape: Array, has_known_shape: bool) -> None:
        """Add the rows of a gradient computed for `step`, unless it is stale."""
        self._check(indices, values, tuple(map(int, shape)) if has_known_shape else None)
        with self.lock:
            if step < self.step:
                return
            if self.count and values.shape[1:] != self._row_shape:
                raise ValueError(
                    f"Shape mismatch: expected values shape[1:] {shape_text(self._row_shape)}, got "
                    f"{shape_text(values.shape[1:])}"
                )
            if not self.count:
                self._rows, self._counts, self._row_shape = {}, {}, values.shape[1:]
            for row, index in zip(values, indices.tolist(), strict=True):
                self._rows[index] = self._rows[index] + row if index in self._rows else np.array(row)
            for index in dict.fromkeys(indices.tolist()):
                self._counts[index] = self._counts.get(index, 0) + 1
            if has_known_shape:
                self._taken_shape = tuple(map(int, shape))
            self.count += 1
        self.flush()

    def _check(self, indices: Array, values: Array, shape: tuple[int, ...] | None) -> None:
        if values.dtype != self.dtype.numpy:
            raise ValueError(f"the gradient is {values.dtype}, the accumulator {self.dtype}")
        if indices.ndim != 1:
            raise ValueError(f"Input indices should be vector but received shape: {shape_text(indices.shape)}")
        if not values.ndim or len(values) != len(indices):
            raise ValueError(
                f"Expected {len(indices)} rows of values, one for each index, but got shape {shape_text(values.shape)}"
            )
        if not len(indices):
            raise ValueError("Must have at least one index.")
        known = shape if shape is not None else (None, *values.shape[1:])
        wanted = self.shape
        compatible = wanted is None or (
            len(known) == len(wanted)
            and all(a is None or b is None or a == b for a, b in zip(known, wanted, strict=True))
        )
        if not compatible:
            raise ValueError(
                f"Shape mismatch: expected shape rank at least {shape_text(wanted)}, got {shape_text(known)}"
            )
        bound = known[0] if known[0] is not None else (wanted[0] if wanted else None)
        if indices.min() < 0 or (bound is not None and indices.max() >= bound):
            raise ValueError(f"Shape mismatch: index of slice to accumulate is out of [0, {bound})")

    def _result(self) -> tuple[Array, Array, Array]:
        order = sorted(self._rows)
        divisors = [self._counts[i] if self.reduction == "MEAN" else 1 for i in order]
        rows = [np.asarray(self._rows[i] / self.dtype.numpy.type(n)) for i, n in zip(order, divisors, strict=True)]
        shape = self._taken_shape or tuple(-1 if d is None else d for d in self.shape or (-1, *self._row_shape))
        return (
            np.array(order, np.int64),
            np.stack(rows).astype(self.dtype.numpy),
            np.array(shape, np.int64),
        )
