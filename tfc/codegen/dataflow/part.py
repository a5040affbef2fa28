"""The part of a step that one device runs: what code generation must know of the whole, and what it makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.program.program import Dimension, Program
from tfc.codegen.tensor.size_bounds import least_values
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Graph, Symbol


@record(frozen=True)
class Part:
    """The part of a step on one device. All of it is one dataflow, since any of it may have to wait for others.

    symbols   the sizes that the feeds of the whole step determine: every part is given their values
    alive     the Recvs that never get a dead tensor
    """

    symbols: tuple[Symbol, ...] = ()
    alive: frozenset[str] = frozenset()

    @property
    def bound(self) -> frozenset[str]:
        """The names of the symbols."""
        return frozenset(symbol.name for symbol in self.symbols)


def with_given_sizes(program: Program, graph: Graph, symbols: Sequence[Symbol]) -> Program:
    """The program of a graph as one that is given the values of these symbols, and reads none off its own feeds."""
    least = least_values(graph)
    given = {
        s.name: Dimension(s.name, -1, 0, minimum=max(s.minimum, least.get(s.name, 0)), maximum=s.maximum)
        for s in symbols
    }
    kept = tuple(given.pop(dim.name, dim) for dim in program.dims)
    return replace(program, dims=(*kept, *given.values()))
