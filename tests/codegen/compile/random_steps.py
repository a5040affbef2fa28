"""Random steps that read and write a few variables in all orders the rule for variables allows."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import Array, f32, tensor

SHAPES = ((4, 5), (4, 5), (5, 4), (20,))
UPDATES = ("Assign", "AssignAdd", "AssignSub")


class RandomStep:
    """A graph with three variables, values to fetch, updates to run, and feeds for three steps."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.b = Builder()
        self.variables = [self._variable(f"W{k}") for k in range(3)]
        self.b.node("NoOp", name="init", control=[f"W{k}/Assign" for k in range(3)])
        self.values = [self.b.emit("Placeholder", name="x", type=tensor(f32, 4, 5))]
        self.updates: list[Value] = []
        for _ in range(int(self.rng.integers(4, 16))):
            waits = [self._choose(self.updates).node] if self.updates and self.rng.random() < 0.2 else []
            with self.b.after(*waits):
                self._add()
        self.graph: Graph = self.b.finish().with_(init="init")
        chosen = [v for v in (*self.values[1:], *self.variables, *self.updates) if self.rng.random() < 0.4]
        self.fetches = list(dict.fromkeys(chosen)) or [self.variables[0]]
        self.targets = [update.node for update in self.updates if self.rng.random() < 0.7]
        self.feeds = [self._floats((4, 5)) for _ in range(3)]

    def _floats(self, shape: tuple[int, ...]) -> Array:
        return self.rng.standard_normal(shape).astype(np.float32)

    def _choose(self, values: list[Value]) -> Value:
        return values[int(self.rng.integers(len(values)))]

    def _shape(self, value: Value) -> tuple[int, ...]:
        return tuple(int(d) for d in self.b.type(value).dims)  # type: ignore[arg-type]

    def _variable(self, name: str) -> Value:
        shape = SHAPES[int(self.rng.integers(len(SHAPES)))]
        variable = self.b.emit("VariableV2", name=name, shape=shape, dtype=f32)
        self.b.node("Assign", variable, self.b.const(self._floats(shape)), name=f"{name}/Assign")
        return variable

    def _ints(self, *numbers: int) -> Value:
        return self.b.const(np.array(numbers, np.int32))

    def _operand(self, shape: tuple[int, ...]) -> Value:
        """Something of this shape: a value, a variable, or one of them seen through an index map."""
        every = [*self.values, *self.variables]
        fitting = [value for value in every if self._shape(value) == shape]
        if fitting and self.rng.random() < 0.7:
            return self._choose(fitting)
        value = self._choose(every)
        if self._shape(value) == shape:
            return value
        if self._shape(value) == shape[::-1] and self.rng.random() < 0.5:
            return self.b.emit("Transpose", value, self._ints(1, 0))
        return self.b.emit("Reshape", value, self._ints(*shape))

    def _add(self) -> None:
        shape = SHAPES[int(self.rng.integers(len(SHAPES)))]
        kind = self.rng.random()
        if kind < 0.45:
            op = ("AddV2", "Mul", "Sub")[int(self.rng.integers(3))]
            self.values.append(self.b.emit(op, self._operand(shape), self._operand(shape)))
        elif kind < 0.6:
            self.values.append(self.b.emit("Tanh", self._operand(shape)))
        elif kind < 0.7:
            total = self.b.emit("Sum", self._operand((4, 5)), self._ints(int(self.rng.integers(2))), keep_dims=True)
            self.values.append(self.b.emit("Mul", self._operand((4, 5)), total))
        elif kind < 0.77:
            square = self.b.emit("MatMul", self._operand((4, 5)), self._operand((5, 4)))
            self.values.append(self.b.emit("MatMul", square, self._operand((4, 5))))
        else:
            self._update()

    def _update(self) -> None:
        variable = self._choose(self.variables)
        shape = self._shape(variable)
        op = UPDATES[int(self.rng.integers(len(UPDATES)))]
        update = self.b.emit(op, variable, self.b.emit("Tanh", self._operand(shape)))
        self.updates.append(update)
        if self.rng.random() < 0.4:
            self.values.append(self.b.emit("Mul", update, self._operand(shape)))
