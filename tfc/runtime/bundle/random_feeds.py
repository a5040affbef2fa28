"""Random feeds for verbs that need some input but not a particular one: seeded, the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array, TensorType, shape_symbols

UNKNOWN = 3
"""The size used for a dimension nothing is known about."""


def dimensions(graph: Graph, types: Mapping[str, TensorType], given: Mapping[str, int], default: int) -> dict[str, int]:
    """A size for every symbol the types mention: the one given, or the default within the declared bounds.

    NOT_FOUND when one is given that neither they nor the graph know.
    """
    bounds = {symbol.name: symbol for symbol in graph.symbols}
    names = symbols(types)
    for name in given:
        if name not in bounds and name not in names:
            there = ", ".join(sorted({*bounds, *names})) or "none"
            raise Error(f"there is no dimension `{name}`; the model has {there}", code="NOT_FOUND")
    sizes = {}
    for name in names:
        low, high = (bounds[name].minimum, bounds[name].maximum) if name in bounds else (0, None)
        sizes[name] = given.get(name, max(low, default if high is None else min(default, high)))
    return sizes


def symbols(types: Mapping[str, TensorType]) -> list[str]:
    """The symbolic dimensions that the types mention, sorted."""
    return sorted({name for kind in types.values() for name in shape_symbols(kind.shape)})


def feeds(types: Mapping[str, TensorType], dims: Mapping[str, int], seed: int = 0) -> dict[str, Array]:
    """An array for every input: normal floats; integers are 0 or 1, valid labels and indices of most models."""
    generator = np.random.Generator(np.random.PCG64(seed))
    return {name: _array(kind, dims, generator) for name, kind in types.items()}


def _array(kind: TensorType, dims: Mapping[str, int], generator: np.random.Generator) -> Array:
    shape = tuple(UNKNOWN if size is None else evaluate(size, dims) for size in kind.shape or ())
    dtype = kind.dtype.storage
    if kind.dtype.kind == "string":
        return np.full(shape, b"text", dtype=object)
    if kind.dtype.kind in ("int", "uint", "bool"):
        return generator.integers(0, 2, shape).astype(dtype)
    real = generator.standard_normal(shape)
    imaginary = 1j * generator.standard_normal(shape) if kind.dtype.is_complex else 0
    return np.asarray(real + imaginary).astype(dtype)
