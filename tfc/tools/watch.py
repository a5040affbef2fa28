"""Records of the steps of `tfc run`: summaries in event files (`--logdir`), the trace of one (`--trace`)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.graph.registry import Trait, lookup
from tfc.ir.ops.summary import SUMMARY_OPS
from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session
    from tfc.runtime.trace.events import EventWriter
    from tfc.runtime.trace.trace import Trace

_CHANGES = Trait.WRITES | Trait.STATEFUL
"""Of an op: it does more than give results."""


class Watch:
    """An entry that is called like its prepared step, and looked at now and then.

    every    each so-many-th call writes the summaries to `log`
    traced   this call is traced (the second one of many: the first one also waits for memory); 0 is none
    """

    def __init__(
        self,
        session: Session | Module,
        graph: Graph,
        entry: Entry,
        log: EventWriter | None,
        every: int = 1,
        traced: int = 0,
    ) -> None:
        from tfc.runtime.session.session import Session

        assert isinstance(session, Session), "a compiled module has no graph to fetch from"
        self.trace: Trace | None = None
        self.calls = 0
        self._session = session
        self._entry = entry
        self._step = session.prepare(entry.name)
        self._log = log
        self._every = every
        self._traced = traced
        self._summaries = summaries_of(graph, entry) if log else []
        self._where = {name: str(value) for name, value in entry.inputs}

    def __call__(self, **feeds: Array) -> Mapping[str, Array]:
        """One step."""
        self.calls += 1
        logged = bool(self._summaries) and self.calls % self._every == 0
        if self.calls != self._traced:
            return self._logged(feeds) if logged else self._step.run(feeds)
        with self._session.tracing() as self.trace:
            results = self._logged(feeds) if logged else self._step.run(feeds)
        if self._log:
            self._log.add_trace(self.trace, f"step {self.calls}", self.calls)
        return results

    def _logged(self, feeds: Mapping[str, Array]) -> Mapping[str, Array]:
        """One step that gives the summaries too."""
        assert self._log is not None
        names = [name for name, _ in self._entry.outputs]
        fetches = [*(str(value) for _, value in self._entry.outputs), *map(str, self._summaries)]
        known: dict[str | Value, Array] = {self._where[name]: array for name, array in feeds.items()}
        results = self._session.run(fetches, known, self._entry.targets)
        assert isinstance(results, list)
        for summary in results[len(names) :]:
            self._log.add_summary(summary, self.calls)
        return dict(zip(names, results, strict=False))


def summaries_of(graph: Graph, entry: Entry) -> list[Value]:
    """The summaries that a step of the entry can give: its inputs suffice, and they write nothing that it does not.

    What is merged into another one of them is left out.
    """
    fed = {value for _, value in entry.inputs}
    out_of_reach: set[str] = set()
    for node in graph.order:
        sources = {value.node for value in node.inputs if value not in fed} | set(node.control_inputs)
        if (node.op == "Placeholder" and node.out() not in fed) or sources & out_of_reach:
            out_of_reach.add(node.name)
    own = ancestors(graph, entry.roots)
    found = []
    for node in graph:
        if node.op in SUMMARY_OPS and node.name not in out_of_reach:
            beside = [graph[name] for name in ancestors(graph, [node.name]) - own]
            if not any(lookup(each.op).traits & _CHANGES and each.op != "VariableV2" for each in beside):
                found.append(node)
    merged = {value.node for node in found if node.op == "MergeSummary" for value in node.inputs}
    return [node.out() for node in found if node.name not in merged]


@contextmanager
def open_log(folder: str | None, graph: Graph) -> Iterator[EventWriter | None]:
    """The event file of a run, with the model's graph in it; None without a folder."""
    if folder is None:
        yield None
        return
    from tfc.passes.run_pipeline import with_gradients
    from tfc.runtime.trace.events import EventWriter

    with EventWriter(folder) as log:
        log.add_graph(with_gradients(graph))  # the times of a step name these too
        yield log
    print(f"wrote {log.path}", file=sys.stderr)


def add_scalars(log: EventWriter | None, scope: str, outputs: Mapping[str, object], step: int) -> None:
    """Write those outputs that are real numbers, as `scope/NAME`."""
    for name, value in outputs.items():
        array = np.asarray(value)
        if log and array.ndim == 0 and array.dtype.kind in "fiub":
            log.add_scalar(f"{scope}/{name}", float(array), step)


def save_trace(trace: Trace | None, path: str | None) -> None:
    """Write the Chrome trace, and print where the step spent its time."""
    if trace is None or path is None:
        return
    from tfc.tools import per_node

    trace.save(Path(path))
    print(per_node.table(per_node.uses(trace)), end="", file=sys.stderr)
    print(f"wrote {path}: open it in ui.perfetto.dev or chrome://tracing", file=sys.stderr)
