"""Run a graph compiled and interpreted, and compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.runtime.session.session import Session

CONFIG = Config(cache=True, verify=True)
AS_FAR = 32
"""How many times the error of the interpreter in the graph's own types is still rounding: where values cancel, no order
of operations gives more."""


def compiled(
    graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[Value], threads: int = 2, config: Config = CONFIG
) -> list[Array]:
    """The fetches, by compiled code."""
    with Session(graph, threads=threads, config=config) as session:
        results = session.run([str(value) for value in fetches], feeds)
    assert isinstance(results, list)
    return results


def interpreted(
    graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[Value], *, precise: bool = True
) -> list[Array]:
    """The fetches, by the reference bodies in float64, or in the graph's own types."""
    given = {Value(name): array for name, array in feeds.items()}
    return [np.asarray(x) for x in Interpreter(graph, precise=precise).run(given, fetches)]


def assert_agree(
    graph: Graph,
    feeds: Mapping[str, Array],
    fetches: Sequence[Value],
    tolerance: float = 1e-5,
    threads: int = 2,
    config: Config = CONFIG,
) -> list[Array]:
    """Compiled and interpreted results are the same, up to `tolerance` of the largest element, or up to rounding where
    values cancel; the compiled ones."""
    found, wanted = compiled(graph, feeds, fetches, threads, config), interpreted(graph, feeds, fetches)
    for value, result, reference in zip(fetches, found, wanted, strict=True):
        assert result.shape == reference.shape, value
        if result.dtype.kind in "biu":
            np.testing.assert_array_equal(result, reference, err_msg=str(value))
            continue
        wide = reference.astype(np.float64)
        scale = np.abs(wide[np.isfinite(wide)]).max(initial=1e-30)
        near = tolerance * scale
        if not np.allclose(result.astype(np.float64), wide, rtol=tolerance, atol=near, equal_nan=True):
            near = max(near, AS_FAR * _rounding(graph, feeds, value, wide))
        np.testing.assert_allclose(result.astype(np.float64), wide, rtol=tolerance, atol=near, err_msg=str(value))
    return found


def _rounding(graph: Graph, feeds: Mapping[str, Array], value: Value, exact: Array) -> float:
    """How far the interpreter in the graph's own types is from the exact value at most, where both are finite."""
    (own,) = interpreted(graph, feeds, [value], precise=False)
    error = np.abs(own.astype(np.float64) - exact)
    return float(error[np.isfinite(error)].max(initial=0.0))
