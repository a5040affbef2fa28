"""The rule for variables read and written in one step (tfc/ir/analysis/effects.py), under repetition and many threads.

Every program runs 200 steps on the interpreter, which applies the rule directly, and compiled, where passes have made
edges and snapshots of it: all bits must agree. Numbers are integers, or floats whose arithmetic here is exact.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, TensorType, i32
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes

STEPS = 200
SIZES = (5, 50_000)
each_size = pytest.mark.parametrize("size", SIZES)
each_pool = pytest.mark.parametrize("threads", [1, 2, 4])

HEAD = """
input d: i32[SIZE]
var A = cast(range(SIZE), "i32") * 3
var B = fill([SIZE], 7)
var C = fill([SIZE], -1)
"""

PROGRAMS = {
    "reads come before writes": """
early = A * 2
write = group { A += d }
late = A * 3 - d
entry step(d) -> early, late, A after write
""",
    "a control edge makes a read late": """
write = group { A += d }
early = A * 1
late = (A * 1) with after(write)
again = group { A -= 1 } with after(late)
last = (A + B) with after(again)
entry step(d) -> early, late, last after again
""",
    "writes keep the order of the file": """
first = group { A := d }
second = group { A += B }
third = group { A -= d * d }
fourth = group { A += A }
entry step(d) -> A after fourth, third, second, first
""",
    "control edges turn the order of writes": """
second = group { A += B * 2 }
first = group { A := A - d }
B_next = group { B += 1 } with after(second, first)
entry step(d) -> A, B after B_next
""",
    "two variables are exchanged": """
swap = group {
  A := B + d
  B := A
}
entry step(d) -> A, B after swap
""",
    "three variables go round": """
turn = group {
  A := B
  B := C
  C := A + d
}
entry step(d) -> A, B, C after turn
""",
    "edges instead make it a shift": """
one = group { A := B }
two = group { B := C } with after(one)
three = group { C := A + d } with after(two)
entry step(d) -> A, B, C after three
""",
    "a reader waits for one write and not for another": """
a = group { A += d }
crossed = (A * B) with after(a)
b = group { B -= A }
c = group { C += crossed }
entry step(d) -> A, B, C, crossed after a, b, c
""",
    "a function sees its own writes": """
fn bump(v: T[*], by: T[*]) {
  before = v * 1
  v += by
  between = v * 2
  v -= 1
  before + between + v
}
y = bump(A, d)
z = bump(B, d)
entry step(d) -> y, z, A, B
""",
    "a variable is fetched while it is written": """
write = group {
  A += d
  B := d
}
sum = A + B
entry step(d) -> A, B, sum after write
""",
    "momentum inside of a function": """
fn momentum(w: T[*], g: T[*], decay: T[]) {
  var velocity = zeros(w.shape, w.dtype)
  velocity := decay * velocity + g
  w -= 0.25 * velocity
  velocity * 1
}
var W = cast(A, "f32") * 0.0
g = cast(d, "f32") - 0.5 * W
v = momentum(W, g, 0.5)
entry step(d) -> v, W
""",
}


def feeds(size: int) -> list[Array]:
    """What is fed in each step."""
    rng = np.random.default_rng(size)
    return [rng.integers(-8, 9, size).astype(np.int32) for _ in range(STEPS)]


def graph_of(program: str, size: int) -> Graph:
    return tfc.parse((HEAD + PROGRAMS[program]).replace("SIZE", str(size)), "rule.tfg")


def interpreter_of(graph: Graph) -> Interpreter:
    """The graph on the reference interpreter, initialised."""
    run = Interpreter(run_passes(graph, select_passes(["inline_functions", "expand_gradients"]), tfc.Config()))
    run.initialize()
    return run


@cache
def expected(program: str, size: int) -> list[dict[str, bytes]]:
    """The results of all steps by the interpreter, and the variables afterwards."""
    graph = graph_of(program, size)
    entry, run = graph.entry["step"], interpreter_of(graph)
    fetches = [value for _, value in entry.outputs]
    found = []
    for d in feeds(size):
        results = run.run({"d": d}, fetches, entry.targets)
        found.append({name: x.tobytes() for (name, _), x in zip(entry.outputs, results, strict=True)})
    return found


@pytest.mark.few(8)
@each_pool
@each_size
@pytest.mark.parametrize("program", PROGRAMS)
def test_compiled_steps_keep_the_rule(program: str, size: int, threads: int) -> None:
    with tfc.Session(graph_of(program, size), threads=threads) as session:
        for number, (d, wanted) in enumerate(zip(feeds(size), expected(program, size), strict=True)):
            results = session.run("step", d=d)
            assert {name: x.tobytes() for name, x in results.items()} == wanted, f"step {number}"


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_rule_is_no_matter_of_optimisation(program: str) -> None:
    config = tfc.Config().with_(opt_level=0)
    with tfc.Session(graph_of(program, SIZES[0]), config=config) as session:
        for d, wanted in zip(feeds(SIZES[0])[:20], expected(program, SIZES[0]), strict=False):
            assert {name: x.tobytes() for name, x in session.run("step", d=d).items()} == wanted


# ---- steps of several threads at once -------------------------------------------------------------------------------

SHARED = """
input d: i32[SIZE]
var count: i32[] = 0
var A = cast(range(SIZE), "i32")
var B = zeros([SIZE], "i32")
seen = count * 1
step = group {
  count += 1
  A := B * 3 + seen
  B := A
}
entry step() -> seen, A, B after step
entry look() -> seen, A, B
"""


def in_threads(work: Callable[[int], None], count: int) -> None:
    """Run `work(0)` … `work(count - 1)` at once; the first exception of any is raised here."""
    failures: list[BaseException] = []
    barrier = threading.Barrier(count)

    def run(number: int) -> None:
        try:
            barrier.wait()
            work(number)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


@each_pool
@each_size
def test_steps_of_several_callers_happen_one_after_the_other(size: int, threads: int) -> None:
    """Each step tells how many came before it, and must have seen exactly what the interpreter's step of that number
    saw. Callers that only look must see the state between two steps."""
    callers, turns = 4, STEPS // 4
    graph = tfc.parse(SHARED.replace("SIZE", str(size)), "shared.tfg")
    run, entry = interpreter_of(graph), graph.entry["step"]
    states = [run.run({}, [v for _, v in entry.outputs], entry.targets) for _ in range(callers * turns + 1)]
    wanted = [tuple(x.tobytes() for x in state[1:]) for state in states]
    seen: list[int] = []
    with tfc.Session(graph, threads=threads) as session:

        def work(number: int) -> None:
            for _ in range(turns):
                results = session.run("step" if number < callers else "look")
                at = int(results["seen"])
                assert (results["A"].tobytes(), results["B"].tobytes()) == wanted[at]
                if number < callers:
                    seen.append(at)

        in_threads(work, callers + 2)
        assert sorted(seen) == list(range(callers * turns))
        assert session.state()["B"].tobytes() == wanted[-1][1]


# ---- programs drawn at random -----------------------------------------------------------------------------------


class RandomProgram:
    """Reads and writes of three variables in any order, with control edges here and there."""

    def __init__(self, seed: int, size: int) -> None:
        self.rng, b = np.random.default_rng(seed), Builder()
        self.b = b
        kind = TensorType(i32, (size,))
        self.feed = b.emit("Placeholder", name="d", type=kind)
        starts = [b.const(self.rng.integers(-9, 9, size).astype(np.int32)) for _ in range(3)]
        self.variables = [b.emit("VariableV2", name=f"V{k}", shape=(size,), dtype=i32) for k in range(3)]
        pairs = zip(self.variables, starts, strict=True)
        assigns = [b.node("Assign", v, x, name=f"{v.node}/Assign") for v, x in pairs]
        b.node("NoOp", name="init", control=[node.name for node in assigns])
        self.values: list[Value] = [self.feed, *self.variables]
        self.made: list[str] = []
        for _ in range(int(self.rng.integers(4, 16))):
            self._statement()
        self.graph = b.finish().with_(init="init")
        verify(self.graph)
        self.fetches = [self.values[k + 1] for k in self._some(len(self.values) - 1, 6)]  # all but the feed
        self.targets = [self.made[k] for k in self._some(len(self.made), len(self.made))]

    def _some(self, count: int, most: int) -> list[int]:
        return [int(k) for k in self.rng.permutation(count)[: int(self.rng.integers(1, most + 1))]]

    def _pick(self, values: list[Any]) -> Any:
        return values[int(self.rng.integers(len(values)))]

    def _statement(self) -> None:
        waits = [self._pick(self.made)] if self.made and self.rng.random() < 0.4 else []
        if self.rng.random() < 0.5:
            op = self._pick(["AddV2", "Sub", "Mul", "Maximum"])
            node = self.b.node(op, self._pick(self.values), self._pick(self.values), control=waits)
        else:
            op = self._pick(["Assign", "AssignAdd", "AssignSub"])
            node = self.b.node(op, self._pick(self.variables), self._pick(self.values), control=waits)
        self.made.append(node.name)
        self.values.append(node.out())


def check_random(seed: int, size: int, steps: int) -> None:
    program = RandomProgram(seed, size)
    run = interpreter_of(program.graph)
    with tfc.Session(program.graph, threads=1 + seed % 4) as session:
        for number in range(steps):
            d = program.rng.integers(-99, 99, size).astype(np.int32)
            wanted = run.run({"d": d}, program.fetches, program.targets)
            results = session.run([str(value) for value in program.fetches], {"d": d}, program.targets)
            for value, got, answer in zip(program.fetches, results, wanted, strict=True):
                assert np.array_equal(got, answer), f"{value} in step {number} of {program.graph}"


ONCE_WRONG = (51, 113, 129, 338, 372, 1437, 1781, 1866, 1896, 2066, 2606)
"""A value read through an earlier write than the last one; orders that go through nodes which nobody computes."""


@pytest.mark.few(5)
@pytest.mark.parametrize("seed", [*range(25), *ONCE_WRONG])
def test_random_programs_agree(seed: int) -> None:
    check_random(seed, (3, 20_000)[seed % 2], 12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(25, 125))
def test_many_random_programs_agree(seed: int) -> None:
    check_random(seed, (1, 3, 20_000)[seed % 3], 30)
