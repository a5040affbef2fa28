"""The two ways to run a graph, behind one face, for tests that hold for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import tfc
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter


class Compiled:
    """A session with the face of an interpreter: nothing is initialised unless asked for."""

    def __init__(self, graph: Graph) -> None:
        self.session = tfc.Session(graph, initialize=False)

    def run(self, feeds: dict[Any, Any], fetches: list[Any], targets: Sequence[str] = ()) -> list[Any]:
        """Run one step."""
        results: list[Any] = self.session.run(fetches, feeds, targets)  # type: ignore[assignment]
        return results


Runner = type[Interpreter] | type[Compiled]
on_both = pytest.mark.parametrize("runner", [Interpreter, Compiled])
