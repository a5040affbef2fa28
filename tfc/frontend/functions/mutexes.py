"""Mutexes in the language: `m = mutex()`, and `with locked(m) { … }` for sections that one step at a time may run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Operation, Outputs, describe, is_list, single
from tfc.frontend.functions.registry import function
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import resource


@function
def mutex(b: GraphBuilder, shared_name: str = "") -> Value:
    """A mutex, which outlives the steps: `with locked(m) { … }`. Sessions that share containers share it by name."""
    return b.emit("MutexV2", shared_name=shared_name)


class Section:
    """Nodes that run while a mutex is locked: those made inside of `open`. `close` releases it after them."""

    def __init__(self, b: GraphBuilder, mutex: LanguageValue) -> None:
        mutex = single(mutex)
        if not isinstance(mutex, Value) or b.type(mutex).dtype != resource:
            raise ArgumentError(
                f"`locked` takes a mutex, not {describe(b, mutex)}", "E0304", hint="make one: `mutex()`"
            )
        self.builder = b
        self.lock = b.node("MutexLock", mutex)
        self._mark = len(b.nodes)

    @contextmanager
    def open(self) -> Iterator[Section]:
        """Nodes made inside wait for the lock."""
        with self.builder.after(self.lock.name):
            yield self

    def close(self) -> Operation:
        """The operation that releases the lock, once all nodes of the section have run."""
        nodes = list(self.builder.nodes.values())[self._mark :]
        used = {name for node in nodes for name in node.sources}
        ends = [node.name for node in nodes if node.name not in used]
        node = self.builder.node("ConsumeMutexLock", self.lock.out(), control=ends)
        return Operation(node.name)


def released(b: GraphBuilder, thing: LanguageValue, done: Operation) -> LanguageValue:
    """The results of a section once its lock is released; the operation itself where it has none."""
    if isinstance(thing, Outputs):
        return Outputs(tuple(released(b, each, done) for each in thing.values)) if thing.values else done
    if isinstance(thing, Value):
        return b.node("Identity", thing, control=[done.node]).out()
    if is_list(thing):
        return [released(b, each, done) for each in thing]
    return done if isinstance(thing, Operation) else thing
