"""Runs an entry over a data set: epochs of batches in seeded order, the means of its scalar outputs, a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from tfc.ir.types.types import Array
from tfc.tools.dataset import Dataset

Step = Callable[..., Mapping[str, Array]]
"""A prepared entry: called with its inputs by name, gives its outputs by name."""

Tell = Callable[[str], None]

ADVICE = "a smaller rate may help, and --check-numerics stops at the node where it begins"


class Means:
    """The means of an entry's scalar outputs over many steps, weighted by rows."""

    def __init__(self) -> None:
        self.totals: dict[str, float] = {}
        self.rows = 0

    def add(self, outputs: Mapping[str, Array], rows: int) -> None:
        """Take in one step's outputs; those that are no real scalars are passed over."""
        self.rows += rows
        for name, value in outputs.items():
            array = np.asarray(value)
            if array.ndim == 0 and array.dtype.kind not in "cOSU":
                self.totals[name] = self.totals.get(name, 0.0) + float(array) * rows

    @property
    def not_finite(self) -> list[str]:
        """The names of the means that are infinite or not a number."""
        return [name for name, total in self.totals.items() if not np.isfinite(total)]

    def report_end(self) -> int:
        """The exit status of a training that ended with these: 1, and a message, where one is not finite."""
        if not self.not_finite:
            return 0
        print(f"error: the training ended with {self.not_finite[0]} not finite", file=sys.stderr)
        return 1

    def values(self) -> dict[str, float]:
        """The means by name."""
        return {name: total / self.rows for name, total in self.totals.items() if self.rows}

    def __str__(self) -> str:
        return ", ".join(f"{name} {mean:.4f}" for name, mean in self.values().items())


@dataclass(frozen=True)
class Trained:
    """The end of a training: how many steps were taken in all, and the means of the last epoch or of the last steps."""

    steps: int
    means: Means


def train(
    step: Step,
    data: Dataset,
    epochs: int,
    batch: int,
    seed: int | None,
    done: Callable[[int, Means], None] = lambda epoch, means: None,
    *,
    first: int = 0,
    after: Callable[[int], bool] = lambda steps: False,
) -> Means:
    """Run `epochs` passes over the data, each in a fresh order when a seed is given; return the last one's means.

    `done` is called behind each epoch, `after` behind each step with the number of steps taken: True ends the training.
    `first` steps count as taken already; the others see the rows that they would see after those.
    The same seed gives the same order on every machine (NumPy's PCG64 keeps its stream).
    """
    warned = False
    generator = None if seed is None else np.random.Generator(np.random.PCG64(seed))
    means = Means()
    size = data.steps(batch)
    with progress(max(epochs * size - first, 0)) as (advance, note):
        for epoch in range(1, epochs + 1):
            order = generator.permutation(data.examples) if generator else None
            if epoch * size <= first:
                continue
            means = Means()
            for taken, (rows, feeds) in enumerate(data.batches(batch, order), (epoch - 1) * size + 1):
                if taken <= first:
                    continue
                means.add(step(**feeds), rows)
                is_over = after(taken)
                advance(f"epoch {epoch}/{epochs} {means}")
                if is_over:
                    return means
            note(f"epoch {epoch}/{epochs}: {means}")
            done(epoch, means)
            if means.not_finite and not warned:
                warned = True
                print(f"{means.not_finite[0]} is not finite from epoch {epoch} on; {ADVICE}", file=sys.stderr)
    return means


def evaluate(step: Step, data: Dataset, batch: int) -> Means:
    """Run an entry once over all the data and return the means of its scalar outputs."""
    means = Means()
    for rows, feeds in data.batches(batch):
        means.add(step(**feeds), rows)
    return means


@contextmanager
def progress(steps: int) -> Iterator[tuple[Tell, Tell]]:
    """Two functions, to tell of a step and of an epoch: a bar with the running loss on a terminal, elsewhere a line
    per epoch."""
    if not sys.stderr.isatty():
        yield (lambda text: None), print
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("starting", total=steps)
        yield (lambda text: bar.update(task, advance=1, description=text)), (lambda text: None)
