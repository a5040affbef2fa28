"""Random loops that read, update and view rows of arrays and hand them through branches: in place or not, the same."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, f32, i32, tensor

ROWS, WIDTH = 4, 3
WHOLE, ROW, NUMBER = tensor(f32, ROWS, WIDTH), tensor(f32, WIDTH), tensor(i32)


@dataclass
class Body:
    """A graph of a few random steps on arrays and rows."""

    rng: random.Random
    b: Builder
    turn: Value
    arrays: list[Value]
    rows: list[Value] = field(default_factory=list)
    depth: int = 0

    def index(self) -> Value:
        shifted = self.b.emit("AddV2", self.turn, self.b.const(self.rng.randrange(ROWS)))
        return self.b.emit("FloorMod", shifted, self.b.const(ROWS))

    def array(self) -> Value:
        """Mostly the newest array, so that chains of updates come about."""
        return self.arrays[-1] if self.rng.random() < 0.6 else self.rng.choice(self.arrays)

    def row(self) -> Value:
        if not self.rows or self.rng.random() < 0.4:
            self.rows.append(self.b.emit("GatherV2", self.array(), self.index(), self.b.const(0)))
        return self.rng.choice(self.rows)

    def step(self) -> None:
        b, kind = self.b, self.rng.randrange(8 if self.depth < 2 else 6)
        if kind < 3:
            combine = self.rng.choice(("set", "set", "add"))
            self.arrays.append(b.emit("UpdateRow", self.array(), self.index(), self.row(), combine=combine))
        elif kind == 3:
            self.rows.append(b.emit("Tanh", b.emit("AddV2", self.row(), self.row())))
        elif kind == 4:
            flat = b.emit("Reshape", self.array(), b.const(np.array([WIDTH, ROWS], np.int32)))
            self.rows.append(b.emit("Mean", flat, b.const(1)))
        elif kind == 5:
            op = self.rng.choice(("Identity", "Neg", "Tanh"))
            self.arrays.append(b.emit(op, self.array()))
        elif kind == 6:
            self.branch()
        else:
            self.loop()

    def inner(self) -> tuple[Body, list[Value]]:
        """A body that takes the turn, two arrays and a row."""
        outer = [self.array(), self.array(), self.row()]
        b = Builder(parent=self.b)
        turn, first, second, row = (b.arg(kind) for kind in (NUMBER, WHOLE, WHOLE, ROW))
        return Body(self.rng, b, turn, [second, first], [row], self.depth + 1), outer

    def branch(self) -> None:
        then, outer = self.inner()
        other, _ = self.inner()
        arms = [then.finish(2), other.finish(2)]
        if self.rng.random() < 0.4:
            arms[1] = other.b.finish([other.arrays[1], other.arrays[0]])
        even = self.b.emit("Equal", self.b.emit("FloorMod", self.turn, self.b.const(2)), self.b.const(0))
        node = self.b.node("If", even, self.turn, *outer, then_branch=arms[0], else_branch=arms[1])
        self.arrays += [node.out(1), node.out(0)]

    def loop(self) -> None:
        body, outer = self.inner()
        trips = self.b.const(self.rng.randrange(4))
        node = self.b.node("For", trips, *outer, body=body.finish(self.rng.choice((2, 2, 3))), loop_vars=2)
        self.arrays += [node.out(1), node.out(0)]

    def finish(self, results: int) -> Graph:
        for _ in range(self.rng.randrange(1, 7)):
            self.step()
        chosen = [self.arrays[-1], *(self.array() for _ in range(results - 1))]
        return self.b.finish(chosen)


def program(seed: int) -> tuple[Graph, dict[str, Array], list[str]]:
    rng = random.Random(seed)
    b = Builder()
    n = b.emit("Placeholder", name="n", type=NUMBER)
    x = b.emit("Placeholder", name="x", type=WHOLE)
    main = Body(rng, b, n, [b.emit("Neg", x), x])
    body, outer = main.inner()
    node = b.node("For", n, *outer, body=body.finish(rng.choice((2, 3))), loop_vars=2, name="loop")
    last = b.emit("UpdateRow", node.out(0), b.const(1), main.row())
    names = [b.emit("Identity", value, name=f"y{k}").node for k, value in enumerate((*node.outputs, last))]
    graph = b.finish()
    verify(graph)
    value = np.random.default_rng(seed).uniform(-1, 1, (ROWS, WIDTH)).astype(np.float32)
    return graph, {"x": value, "n": np.int32(rng.randrange(5))}, names


@pytest.mark.few(8)
@pytest.mark.parametrize("seed", [*range(60), 80])
def test_compiled_agrees_with_interpreted(seed: int) -> None:
    graph, feeds, names = program(seed)
    wanted = Interpreter(graph).run(feeds, names)
    for level in (0, 2):
        with tfc.Session(graph, config=Config(opt_level=level)) as session:
            for result, expected in zip(session.run(names, feeds), wanted, strict=True):
                np.testing.assert_allclose(result, expected, rtol=2e-5, atol=2e-5, err_msg=f"level {level}")
