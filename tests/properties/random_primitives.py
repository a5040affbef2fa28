"""Random graphs of control-flow primitives: legal ones, however oddly their branches and loops are nested.

Switches and Merges stand anywhere, loops have live and dead inputs side by side, windows of all widths, and bodies that
end some variables and not others. All numbers are small integers, so every way to run a graph gives the same bits.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np

from tests.properties.random_graphs import Case
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import boolean, i32, tensor

UNARY = ("Neg", "Abs", "Square")
BINARY = ("AddV2", "Sub", "Maximum", "Minimum")


@dataclass
class _Level:
    """What nodes of one frame may use. `gate` keeps constants in the frame; "" outside of loops."""

    values: list[Value] = field(default_factory=list)
    preds: list[Value] = field(default_factory=list)
    gate: str = ""


def random_primitives(seed: int, size: int) -> Case:
    """A graph of about `size` steps, its feeds, and the values that can be fetched: some of them dead."""
    maker = _Maker(random.Random(seed))
    return maker.case(size)


class _Maker:
    def __init__(self, rng: random.Random) -> None:
        self.rng, self.b, self.loops = rng, Builder(), 0

    def case(self, size: int) -> Case:
        level = _Level()
        feeds = {}
        for k in range(2):
            x = self.b.emit("Placeholder", name=f"x{k}", type=tensor(i32, 2))
            p = self.b.emit("Placeholder", name=f"p{k}", type=tensor(boolean))
            feeds[x] = np.array([self.rng.randint(-3, 3) for _ in range(2)], np.int32)
            feeds[p] = np.array(self.rng.random() < 0.5)
            level.values.append(x)
            level.preds.append(p)
        first = len(level.values)
        for _ in range(size):
            self.step(level, depth=0)
        return Case(self.b.finish(), feeds, level.values[first:] or level.values)

    def value(self, level: _Level) -> Value:
        return self.rng.choice(level.values[-6:])

    def step(self, level: _Level, depth: int) -> None:
        action = self.rng.choices(
            (self.unary, self.binary, self.switch, self.merge, self.wait, self.pred, self.host, self.loop),
            (2, 3, 4, 3, 2, 2, 1, 2 if depth < 2 else 0),
        )[0]
        action(level, depth)

    def control(self, level: _Level) -> tuple[str, ...]:
        return (self.value(level).node,) if self.rng.random() < 0.1 else ()

    def unary(self, level: _Level, depth: int) -> None:
        op = self.rng.choice(UNARY)
        small = self.b.emit(
            "Maximum", self.b.emit("Minimum", self.value(level), self.constant(level, 9)), self.constant(level, -9)
        )
        level.values.append(self.b.node(op, small, control=self.control(level)).out())

    def binary(self, level: _Level, depth: int) -> None:
        op = self.rng.choice(BINARY)
        level.values.append(self.b.node(op, self.value(level), self.value(level), control=self.control(level)).out())

    def constant(self, level: _Level, number: int) -> Value:
        control = (level.gate,) if level.gate else ()
        node = self.b.node("Identity", self.b.const(np.int32(number))) if not level.gate else None
        if node is not None:
            return node.out()
        made = self.b.const(np.int32(number))
        self.b.replace(self.b.nodes[made.node].with_(control_inputs=control))
        return made

    def switch(self, level: _Level, depth: int) -> None:
        made = self.b.node("Switch", self.value(level), self.rng.choice(level.preds))
        level.values += self.rng.sample([made.out(0), made.out(1)], self.rng.randint(1, 2))

    def merge(self, level: _Level, depth: int) -> None:
        p = self.rng.choice(level.preds)
        if self.rng.random() < 0.7:  # of the two outcomes of one predicate: never both alive
            x, y = (self.b.node("Switch", self.value(level), p).out(port) for port in (0, 1))
            inputs = [self.b.emit(self.rng.choice(UNARY), x), y]
            self.rng.shuffle(inputs)
        else:
            inputs = [self.value(level) for _ in range(self.rng.randint(1, 3))]
        made = self.b.node("Merge", *inputs, control=self.control(level))
        level.values.append(made.out())
        if self.rng.random() < 0.2:
            level.preds.append(self.b.emit("Greater", made.out(1), self.constant(level, 0)))

    def wait(self, level: _Level, depth: int) -> None:
        names = tuple(dict.fromkeys(self.value(level).node for _ in range(2)))
        if self.rng.random() < 0.5:
            names = (self.b.node("ControlTrigger", control=names).name,)
        level.values.append(self.b.node("Identity", self.value(level), control=names).out())

    def pred(self, level: _Level, depth: int) -> None:
        total = self.b.emit("Sum", self.value(level), self.constant_axis(level))
        level.preds.append(self.b.emit("Less", total, self.constant(level, self.rng.randint(-2, 4))))

    def constant_axis(self, level: _Level) -> Value:
        made = self.b.const(np.array([0], np.int32))
        if level.gate:
            self.b.replace(self.b.nodes[made.node].with_(control_inputs=(level.gate,)))
        return made

    def host(self, level: _Level, depth: int) -> None:
        """An op without a kernel, and so one that the host runs in between."""
        permutation = self.b.emit("BitwiseAnd", self.value(level), self.constant(level, 0))
        order = self.b.emit("AddV2", permutation, self.pair(level))
        level.values.append(self.b.emit("InvertPermutation", order))

    def pair(self, level: _Level) -> Value:
        made = self.b.const(np.array(self.rng.choice([[0, 1], [1, 0]]), np.int32))
        if level.gate:
            self.b.replace(self.b.nodes[made.node].with_(control_inputs=(level.gate,)))
        return made

    # ---- loops --------------------------------------------------------------------------------------------------

    def loop(self, level: _Level, depth: int) -> None:
        """A loop of a few trips over some values, which may be dead; now and then one with nothing but its counter."""
        frame = f"loop{self.loops}"
        self.loops += 1
        attrs = {"frame_name": frame, "parallel_iterations": self.rng.choice([1, 2, 3, 10])}
        starts = [self.value(level) for _ in range(self.rng.randint(0, 2))]
        counter = self.constant(level, 0)
        enters = [self.b.node("Enter", v, **attrs).out() for v in (counter, *starts)]
        merges = [self.b.node("Merge", v).out() for v in enters]
        limit = self.b.node("Enter", self.constant(level, self.rng.randint(0, 4)), is_constant=True, **attrs).out()
        go = self.b.node("LoopCond", self.b.emit("Less", merges[0], limit)).out()
        switches = [self.b.node("Switch", m, go) for m in merges]
        gate = self.b.node("Identity", switches[0].out(1)).name
        inside = _Level(gate=gate)
        inside.values = [s.out(1) for s in switches[1:]]
        for _ in range(self.rng.randint(0, 2)):
            outer = self.b.node("Enter", self.value(level), is_constant=True, **attrs).out()
            if self.rng.random() < 0.7:
                outer = self.b.node("Identity", outer, control=(gate,)).out()
            inside.values.append(outer)
        if not inside.values:
            inside.values.append(self.pair(inside))
        if self.rng.random() < 0.5:
            inside.preds.append(self.b.node("Enter", self.rng.choice(level.preds), is_constant=True, **attrs).out())
        self.pred(inside, depth + 1)
        for _ in range(self.rng.randint(0, 5)):
            self.step(inside, depth + 1)
        self.close(switches[0].out(1), self.constant(inside, 1), merges[0])
        for m in merges[1:]:
            following = self.b.node("Identity", self.value(inside), control=(gate,)).out()  # else it might never end
            self.back(m, self.b.node("NextIteration", following).out())
        for s in switches[1:] or switches:
            made = self.b.node("Exit", s.out(0)).out()
            level.values.append(made if s is not switches[0] else self.b.emit("AddV2", made, self.pair(level)))
        if self.rng.random() < 0.2:
            level.values.append(self.b.node("Exit", self.value(inside)).out())

    def close(self, now: Value, one: Value, merge: Value) -> None:
        self.back(merge, self.b.node("NextIteration", self.b.emit("AddV2", now, one)).out())

    def back(self, merge: Value, following: Value) -> None:
        """The back edge of a loop variable."""
        node = self.b.nodes[merge.node]
        self.b.replace(node.with_(inputs=(*node.inputs, following)))
