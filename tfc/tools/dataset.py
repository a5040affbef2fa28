"""Cuts arrays into batches for an entry: which inputs hold one row per example, and what stays whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.ir.readers.numpy_files import read_archive
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import Array, TensorType
from tfc.tools.feeds import fit

DEFAULT_BATCH = 32


@dataclass(frozen=True)
class Dataset:
    """Feeds for many steps: `rows` arrays are cut along their first axis, `whole` ones go into every step."""

    rows: Mapping[str, Array]
    whole: Mapping[str, Array]
    examples: int
    smallest: int
    largest: int | None
    """The least and the most rows a step takes; both the same number when the model fixes it."""

    def batch_size(self, wanted: int | None) -> int:
        """The batch size to use: what was asked for, or what the model fixes, within the model's bounds."""
        size = wanted or min(self.largest or DEFAULT_BATCH, DEFAULT_BATCH)
        if size < self.smallest or (self.largest is not None and size > self.largest):
            bounds = f"{self.smallest}..{'' if self.largest is None else self.largest}"
            raise Error(f"a batch of {size} does not fit the model, which takes {bounds} rows a step", "OUT_OF_RANGE")
        return size

    def batches(self, size: int, order: Array | None = None) -> Iterator[tuple[int, dict[str, Array]]]:
        """Yield (rows, feeds) for every step; a last smaller batch only if the model takes it."""
        for start in range(0, self.examples, size):
            stop = min(start + size, self.examples)
            if stop - start < self.smallest:
                return
            picked = slice(start, stop) if order is None else order[start:stop]
            feeds = {name: np.ascontiguousarray(array[picked]) for name, array in self.rows.items()}
            yield stop - start, {**feeds, **self.whole}

    def steps(self, size: int) -> int:
        """The number of batches in one pass over the examples."""
        full, rest = divmod(self.examples, size)
        return full + (rest > 0 and rest >= self.smallest)


def load_dataset(
    graph: Graph, types: Mapping[str, TensorType], path: str | None, given: Mapping[str, Array]
) -> Dataset:
    """Read the inputs from an npz file; arrays `given` by --input take precedence and may also hold rows."""
    arrays = dict(given)
    if path is not None:
        stored = read_archive(path)
        arrays = {name: fit(name, stored[name], types[name]) for name in types if name in stored} | arrays
    missing = [name for name in types if name not in arrays]
    if missing:
        where = f" and {path} has no array of that name" if path else "; give it by --input or --data"
        raise Error(f"input `{missing[0]}` is not given{where}", "INVALID_ARGUMENT")
    return split_rows(graph, types, arrays)


def split_rows(graph: Graph, types: Mapping[str, TensorType], arrays: Mapping[str, Array]) -> Dataset:
    """Tell inputs with a row per example from whole ones: the former share a first dimension that may vary."""
    leading = {name: types[name].shape for name in arrays if types[name].rank}
    firsts = {name: shape[0] for name, shape in leading.items() if shape}
    varying = {name for name, size in firsts.items() if not isinstance(size, int)}
    # A model with a fixed batch has no varying dimension: then more rows than the input takes mean many steps.
    fixed = {name for name, size in firsts.items() if isinstance(size, int) and len(arrays[name]) > size}
    named = varying or fixed
    if not named:
        return Dataset({}, arrays, 1, 1, 1)
    counts = {name: len(arrays[name]) for name in sorted(named)}
    if len(set(counts.values())) > 1:
        listed = ", ".join(f"`{name}` has {count}" for name, count in counts.items())
        raise Error(f"inputs differ in their number of rows: {listed}")
    bounds = [_bounds(graph, firsts[name]) for name in sorted(named)]
    largest = [high for _, high in bounds if high is not None]
    return Dataset(
        {name: array for name, array in arrays.items() if name in named},
        {name: array for name, array in arrays.items() if name not in named},
        next(iter(counts.values())),
        max(low for low, _ in bounds),
        min(largest) if largest else None,
    )


def _bounds(graph: Graph, size: object) -> tuple[int, int | None]:
    if isinstance(size, int):
        return size, size
    symbols = {symbol.name: symbol for symbol in graph.symbols}
    symbol = symbols.get(str(size)) if isinstance(size, Dim) else None
    return (max(symbol.minimum, 1), symbol.maximum) if symbol else (1, None)
