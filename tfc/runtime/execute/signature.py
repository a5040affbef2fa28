"""The signature of a step: the values it feeds and fetches and the nodes it runs, under the names its callers use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error, suggest
from tfc.ir.base.record import record
from tfc.runtime.program.feeds import FeedCheck

if TYPE_CHECKING:
    from tfc.ir.base.value import Value
    from tfc.ir.graph.graph import Graph


@record(frozen=True)
class Signature:
    """The feeds, fetches and target nodes of a step, and their names. `entry` is "" for a step asked for by nodes."""

    inputs: tuple[tuple[str, Value], ...]
    outputs: tuple[tuple[str, Value], ...]
    targets: tuple[str, ...]
    entry: str
    checks: tuple[FeedCheck, ...]
    """The rules for the inputs, in order."""

    @staticmethod
    def of(
        graph: Graph,
        inputs: Sequence[tuple[str, Value]],
        outputs: Sequence[tuple[str, Value]],
        targets: Sequence[str],
        entry: str = "",
    ) -> Signature:
        """The signature of a step of `graph`; KeyError and IndexError for values it does not have."""
        checks = tuple(
            FeedCheck(name, graph.type_of(value).value(), value.node, graph[value.node].loc) for name, value in inputs
        )
        return Signature(tuple(inputs), tuple(outputs), tuple(targets), entry, checks)

    @staticmethod
    def of_entry(graph: Graph, entry: str, order: Sequence[str] | None = None) -> Signature:
        """The signature of an entry, its inputs in another order if one is given. NOT_FOUND, INVALID_ARGUMENT."""
        if entry not in graph.entry:
            raise Error(f"the graph has no entry {entry!r}{suggest(entry, graph.entry)}", code="NOT_FOUND")
        found = graph.entry[entry]
        inputs = dict(found.inputs)
        if order is None:
            order = list(inputs)
        elif sorted(order) != sorted(inputs):
            raise Error(f"entry {entry} is fed {', '.join(inputs)}, not {', '.join(order)}")
        return Signature.of(graph, [(name, inputs[name]) for name in order], found.outputs, found.targets, entry)

    @property
    def feeds(self) -> tuple[Value, ...]:
        """The fed values."""
        return tuple(value for _, value in self.inputs)

    @property
    def fetches(self) -> tuple[Value, ...]:
        """The fetched values."""
        return tuple(value for _, value in self.outputs)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the results, in order."""
        return tuple(name for name, _ in self.outputs)

    @property
    def title(self) -> str:
        """The name of the step in errors."""
        return f"entry {self.entry}" if self.entry else "the step"
