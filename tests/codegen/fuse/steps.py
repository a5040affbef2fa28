"""Graphs planned into steps, for tests of fusion."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.pipeline import plan_step
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Symbol, Value
from tfc.ir.types.types import TensorType
from tfc.passes.effects.order_variables import order_variables


class Step(Builder):
    """A builder with the shorthands these tests need."""

    def feed(self, kind: TensorType, name: str = "x") -> Value:
        return self.emit("Placeholder", name=name, type=kind)

    def ints(self, *numbers: int) -> Value:
        return self.const(np.array(numbers, np.int32))

    def number(self, value: float) -> Value:
        return self.const(np.float32(value))

    def over(self, op: str, x: Value, *axes: int, keep: bool = True) -> Value:
        return self.emit(op, x, self.ints(*axes), keep_dims=keep)

    def step(self, *fetches: Value, targets: Sequence[str] = (), symbols: Sequence[str] = ()) -> Graph:
        feeds = tuple((node.name, node.out()) for node in self.nodes.values() if node.op == "Placeholder")
        entry = Entry("step", feeds, tuple((str(value), value) for value in fetches), tuple(targets))
        graph = self.finish().with_(entries=(entry,), symbols=tuple(Symbol(name) for name in symbols))
        return order_variables(graph)

    def kernels(self, *fetches: Value, targets: Sequence[str] = ()) -> list[str]:
        return kernels(self.step(*fetches, targets=targets))


def kernels(graph: Graph) -> list[str]:
    """Every instruction of the step, as the ops it runs in order: `Mul Tanh`, `host Print`."""
    found = []
    for part in plan_step(graph).steps:
        if isinstance(part, Plan):
            found.append(" ".join(dict.fromkeys(stage.node.op for stage in part.members)))
        else:
            found.append(f"host {part.op}")
    return found
