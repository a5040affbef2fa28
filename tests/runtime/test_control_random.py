"""Random nests of loops and branches: what the walker computes is what Python computes from the same tree."""

import random

import numpy as np
import pytest

from tests.runtime.hand_made import executable
from tests.runtime.hand_made_loops import Maker
from tfc.codegen.program.control import Jump, Next, Repeat, Start, Swap, Unless
from tfc.codegen.program.poison import poison
from tfc.ir.types.types import boolean

VARIABLES = ("a", "b", "c", "d")
PROGRAMS = 60


class RandomProgram:
    """Statements over i32 variables: each method adds instructions and gives the Python function that does the same."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.m = Maker()
        self.labels = 0
        for name in VARIABLES:
            self.m.buffer(f"{name}_in", "feed")
        for k in range(5):
            self.m.constant(str(k), np.array(k, np.int32))
        for name in VARIABLES:
            self.m.buffer(name, "fetch")
            self.m("copy", f"{name}_in", name)
        self.readable = [*VARIABLES, *"01234"]
        self.run = self.block(3)

    def new(self, kind, **more):
        self.labels += 1
        name = f"{kind}{self.labels}"
        self.m.buffer(name, **more)
        return name

    def label(self):
        self.labels += 1
        return f"label{self.labels}"

    def block(self, depth):
        kinds = [self.add, self.copy] + [self.branch, self.counted, self.conditional] * (depth > 0)
        steps = [self.random.choice(kinds)(depth - 1) for _ in range(self.random.randint(1, 4))]

        def execute(values):
            for step in steps:
                step(values)

        return execute

    def add(self, depth):
        a, b, out = self.random.choice(self.readable), self.random.choice(self.readable), self.random.choice(VARIABLES)
        self.m("add", a, b, out)
        return lambda values: values.__setitem__(out, wrapped(values[a] + values[b]))

    def copy(self, depth):
        a, out = self.random.choice(self.readable), self.random.choice(VARIABLES)
        self.m("copy", a, out)
        return lambda values: values.__setitem__(out, values[a])

    def branch(self, depth):
        a, b = self.random.choice(self.readable), self.random.choice(self.readable)
        flag, otherwise, end = self.new("flag", dtype=boolean), self.label(), self.label()
        self.m("less", a, b, flag)
        self.m.steer(Unless, flag, otherwise)
        then = self.block(depth)
        self.m.steer(Jump, end)
        self.m.label(otherwise)
        other = self.block(depth)
        self.m.label(end)
        return lambda values: (then if values[a] < values[b] else other)(values)

    def counted(self, depth):
        trips, turn, end, top = self.random.choice("01234"), self.new("turn"), self.label(), self.label()
        self.m.steer(Start, turn, trips, end)
        self.m.label(top)
        trip = self.trip(depth, turn)
        self.m.steer(Next, turn, trips, top)
        self.m.label(end)
        self.home(trip)

        def execute(values):
            for t in range(int(trips)):
                values[turn] = t
                trip.run(values)

        return execute

    def conditional(self, depth):
        """While a counter of its own is below a constant."""
        limit, end, top = self.random.choice("01234"), self.label(), self.label()
        turn, flag = self.new("turn"), self.new("flag", dtype=boolean)
        self.m("copy", "0", turn)
        self.m.label(top)
        self.m("less", turn, limit, flag)
        self.m.steer(Unless, flag, end)
        trip = self.trip(depth, turn)
        self.m("add", turn, "1", turn)
        self.m.steer(Repeat, top)
        self.m.label(end)
        self.home(trip)

        def execute(values):
            values[turn] = 0
            while values[turn] < int(limit):
                trip.run(values)
                values[turn] += 1

        return execute

    def trip(self, depth, turn):
        """A block, and then new values for some variables, which are swapped in."""
        self.readable.append(turn)
        trip = Trip(self.block(depth), self.random.sample(VARIABLES, self.random.randint(0, 2)))
        for name in trip.state:
            trip.following.append(self.new("next"))
            trip.addends.append(self.random.choice(self.readable))
            self.m("add", name, trip.addends[-1], trip.following[-1])
        for pair in zip(trip.state, trip.following, strict=True):
            self.m.steer(Swap, *pair)
        self.readable.remove(turn)
        return trip

    def home(self, trip):
        for pair in zip(trip.state, trip.following, strict=True):
            self.m.swap_home(*pair)


class Trip:
    def __init__(self, block, state):
        self.block, self.state, self.following, self.addends = block, state, [], []

    def run(self, values):
        self.block(values)
        new = [wrapped(values[a] + values[b]) for a, b in zip(self.state, self.addends, strict=True)]
        values.update(zip(self.state, new, strict=True))


def wrapped(value):
    return (value + 2**31) % 2**32 - 2**31


@pytest.mark.parametrize("is_poisoned", [False, True])
@pytest.mark.parametrize("seed", range(PROGRAMS))
def test_random_programs(seed, is_poisoned):
    """Also where memory holds -1 before a value is made: outside of the loops that carry it, inside of all others."""
    made = RandomProgram(seed)
    program = made.m.program(*VARIABLES)
    steps = executable(poison(program) if is_poisoned else program)
    for k in range(3):
        feeds = [made.random.randint(-5, 5) for _ in VARIABLES] if k else [0, 1, 2, 3]
        values = dict(zip(VARIABLES, feeds, strict=True)) | {str(k): k for k in range(5)}
        made.run(values)
        results = steps.run([np.array(feed, np.int32) for feed in feeds])
        assert [int(result) for result in results] == [values[name] for name in VARIABLES]
