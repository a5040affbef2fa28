"""Run a graph compiled and interpreted, and compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tfc.ir.config import Config
from tfc.ir.graph import Graph, Value
from tfc.ir.interpret import Interpreter
from tfc.ir.types import Array
from tfc.runtime.session import Session

CONFIG = Config(cache=True)


def compiled(graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[Value], threads: int = 2) -> list[Array]:
    """The fetches, by compiled code."""
    with Session(graph, threads=threads, config=CONFIG) as session:
        results = session.run([str(value) for value in fetches], feeds)
    assert isinstance(results, list)
    return results


def interpreted(graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[Value]) -> list[Array]:
    """The fetches, by the reference bodies in float64."""
    given = {Value(name): array for name, array in feeds.items()}
    return [np.asarray(x) for x in Interpreter(graph, precise=True).run(given, fetches)]


def assert_agree(
    graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[Value], tolerance: float = 1e-5, threads: int = 2
) -> list[Array]:
    """Compiled and interpreted results are the same, up to `tolerance` of the largest element; the compiled ones."""
    found, wanted = compiled(graph, feeds, fetches, threads), interpreted(graph, feeds, fetches)
    for value, result, reference in zip(fetches, found, wanted, strict=True):
        assert result.shape == reference.shape, value
        if result.dtype.kind in "biu":
            np.testing.assert_array_equal(result, reference, err_msg=str(value))
            continue
        wide = reference.astype(np.float64)
        scale = np.abs(wide[np.isfinite(wide)]).max(initial=1e-30)
        np.testing.assert_allclose(result.astype(np.float64), wide, rtol=tolerance, atol=tolerance * scale)
    return found
