"""The oracle of steps on several devices: interprets the parts of a partitioned graph against each other.

Every part has a dataflow executor of its own; one rendezvous joins them. The parts take turns, one activation at a
time, in a fixed or a random order: what a step gives must not depend on that.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.dataflow.executor import DataflowExecutor
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import lookup
from tfc.ir.interpret.interpret import Interpreter, value_of
from tfc.ir.interpret.interpret import _Frame as Frame
from tfc.ir.ops.transfer import TRANSFERS
from tfc.ir.reference.async_result import Waiting, is_future, result_of
from tfc.ir.reference.node_state import Slot
from tfc.ir.reference.rendezvous import Endpoint, Rendezvous
from tfc.ir.types.types import Array


def interpret_parts(
    parts: Mapping[str, Graph],
    feeds: Mapping[Any, Any],
    fetches: Sequence[Any],
    *,
    entry: str = "step",
    seed: int | None = None,
    state: dict[str, Slot] | None = None,
) -> list[Array]:
    """Run the parts of one step, and give what is fetched of any of them.

    The targets are those of each part's `entry`. Without a `seed` the parts take turns in order. `state` holds the
    variables of all parts by their names. The first error ends all parts; DEADLINE_EXCEEDED when all wait in vain.
    """
    fed = {value_of(key): array for key, array in feeds.items()}
    wanted = [value_of(fetch) for fetch in fetches]
    rendezvous, symbols = Rendezvous(), dict[str, int]()
    runs = [_Part(graph, rendezvous, symbols, {} if state is None else state) for graph in parts.values()]
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for part in runs:
            part.begin(fed, wanted, entry)
        with _aborting(rendezvous, runs):
            _interleave(runs, rendezvous, None if seed is None else random.Random(seed))
        found = {value: array for part in runs for value, array in part.end().items()}
    for value in wanted:
        if value not in found:
            raise Error(f"no part has a node {value.node!r}", "NOT_FOUND", value.node)
    return [found[value] for value in wanted]


def _interleave(runs: Sequence[_Part], rendezvous: Rendezvous, rng: random.Random | None) -> None:
    idle: set[int] = set()
    position = 0
    while len(idle) < len(runs):
        position = rng.randrange(len(runs)) if rng is not None else (position + 1) % len(runs)
        if position in idle:
            continue
        if runs[position].executor.advance():
            idle.clear()  # a tensor may have been sent
        else:
            idle.add(position)
    if any(part.executor.parked for part in runs):
        keys = rendezvous.awaited()
        raise Error(f"the step waits forever for {keys[0] if keys else 'nothing'}", "DEADLINE_EXCEEDED")


@contextmanager
def _aborting(rendezvous: Rendezvous, runs: Sequence[_Part]) -> Iterator[None]:
    try:
        yield
    except Error as error:
        rendezvous.abort(error)
        for part in runs:
            part.executor.withdraw()
        raise


class _Part(Interpreter):
    """A part that is being run. Variables are read when their node runs: edges give the order."""

    def __init__(self, graph: Graph, rendezvous: Rendezvous, symbols: dict[str, int], state: dict[str, Slot]) -> None:
        super().__init__(graph)
        self.rendezvous, self.symbols, self.state = rendezvous, symbols, state

    def begin(self, feeds: Mapping[Value, Any], fetches: Sequence[Value], entry: str) -> None:
        """Bind the feeds of this part, and start."""
        here = {value: array for value, array in feeds.items() if value.node in self.graph}
        self.wanted = [value for value in fetches if value.node in self.graph]
        targets = self.graph.entry[entry].targets if entry in self.graph.entry else ()
        self.frame = self._frame(self.graph, self.wanted, targets, here, order=lambda _: {})
        self._prepare(self.frame)
        self.executor: DataflowExecutor = self._executor(self.frame)
        self.executor.begin()

    def end(self) -> dict[Value, Array]:
        """Finish the part: the values that were fetched of it."""
        self._keep(self.frame, self.executor.end())
        return {value: self._fetch(self.frame, value) for value in self.wanted}

    def _compute(self, frame: Frame, node: Node, inputs: list[Any]) -> Sequence[Any] | Waiting:
        if node.op not in TRANSFERS:
            return super()._compute(frame, node, inputs)
        op = lookup(node.op, node)
        result = op.begin(inputs, node.attrs, Slot(Endpoint(self.rendezvous, self.executor.tag)))
        if is_future(result):
            return Waiting(node, (result,), lambda: op.given(result_of(result)))
        return op.given(result)

    def _read(self, frame: Frame, reader: str, variable: str, node: Node) -> Any:
        seen = frame.slots[variable].value
        if seen is None and lookup(node.op).name != "IsVariableInitialized":
            raise Error(f"Attempting to use uninitialized value {variable}", "FAILED_PRECONDITION", variable, node.loc)
        return seen
