"""Builder of a backward loop's body: values from around the loop, the forward iteration, its rows."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import TensorType, i32


class BackwardBody:
    """The body of a backward loop under construction: iteration s of it belongs to iteration t = trips - 1 - s."""

    def __init__(self, outer: Builder, trips: Value) -> None:
        self.enclosing, self.trips = outer, trips
        self.b = Builder()
        self.b.loc, self.b.gradient_source = outer.loc, outer.gradient_source
        self.counter = self.b.arg(TensorType(i32, ()), name="s")
        self.operands: list[Value] = []
        self._inner: dict[Value, Value] = {}
        self._rows: dict[Value, Value] = {}
        self._iteration: Value | None = None

    def outer(self, value: Value) -> Value:
        """A value from around the loop, as a parameter."""
        if value not in self._inner:
            kind = self.enclosing.type(value).value()
            self._inner[value] = self.b.arg(kind, name=value.node.rpartition("/")[2])
            self.operands.append(value)
        return self._inner[value]

    @property
    def iteration(self) -> Value:
        """The number of the forward iteration."""
        if self._iteration is None:
            known = self.enclosing.value(self.trips)
            if known is not None and known.dtype != object:
                last = self.b.const(np.asarray(known - 1, np.int32), name="last")
            else:
                b = self.enclosing
                last = self.outer(b.emit("Sub", self.trips, b.const(1), name="last"))
            self._iteration = self.b.emit("Sub", last, self.counter, name="t")
        return self._iteration

    def row(self, array: Value) -> Value:
        """The row of a stacked value that belongs to the iteration."""
        if array not in self._rows:
            self._rows[array] = self.b.emit("GatherV2", self.outer(array), self.iteration, self.b.const(0), name="row")
        return self._rows[array]
