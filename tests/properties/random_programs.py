"""Random graphs with control flow: If, While and For in any nesting, over the values of random_graphs.

What the passes look for is made on purpose: constant predicates, equal arms, loops of no, one or few trips, counters,
variables that never change or that nothing reads, captures that come twice, scans that feed scans.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import numpy as np

from tests.properties.random_graphs import ACTIONS, SHAPES, Case, Maker, placeholder
from tfc.ir.graph.bodies import as_reference
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Symbol, Value
from tfc.ir.types.types import Array, TensorType, boolean, f32, f64, i32, tensor

MAX_DEPTH = 2


def random_program(seed: int, size: int, *, gradients: bool = False, variables: bool = False) -> Case:
    """The graph for a seed: placeholders and `size` random steps, a third of them control flow; leaves are fetched.

    With `variables` the steps also read and write the variable `V`, inside and outside of bodies.
    """
    m = Maker(random.Random(seed))
    if variables:
        variable = m.b.emit("VariableV2", name="V", shape=(), dtype=f32)
        assign = m.b.node("Assign", variable, m.b.const(0.5), name="V/Assign").name
        m.b.init = m.b.node("NoOp", name="init", control=[assign]).name
    m.b.symbols["n"] = Symbol("n", 1, 64)
    numbers = np.random.default_rng(seed)
    n = m.rng.choice((1, 2, 7))
    feeds: dict[Value, Array] = {}
    for i in range(3):
        placeholder(m, f"x{i}", m.rng.choice((f32, f32, f64)), n, numbers, feeds)
    placeholder(m, "i0", i32, n, numbers, feeds)
    trips = m.b.emit("Placeholder", name="trips", type=tensor(i32))
    feeds[trips] = np.array(m.rng.choice((0, 1, 2, 5)), np.int32)
    flag = m.b.emit("Placeholder", name="flag", type=tensor(boolean))
    feeds[flag] = np.array(m.rng.random() < 0.5)
    for _ in range(size):
        step(m, 0)
    used = {value for node in m.b.nodes.values() for value in node.inputs}
    values = [v for v in (*m.floats, *m.integers) if v not in used and v not in feeds]
    fetches = values[-6:] or [m.b.emit("Neg", m.floats[-1])]
    if gradients:
        ys = [v for v in fetches if m.kind(v).dtype in (f32, f64)]
        xs = [v for v in feeds if m.kind(v).dtype in (f32, f64)]
        if ys:
            grads = m.b.node("Gradients", *ys, *xs, ys=len(ys), xs=len(xs), name="grads").outputs
            fetches = [*grads, *fetches]
    return Case(m.b.finish(), feeds, fetches)


def step(m: Maker, depth: int) -> None:
    """One random step: an operation, or an If or loop."""
    if depth < MAX_DEPTH and m.rng.random() < 0.33:
        action: Callable[[Maker, int], None] = m.rng.choice((_if, _for, _while, _scans))
        try:
            action(m, depth)
        except ValueError:
            return
    elif _has_variable(m) and m.rng.random() < 0.3:
        with suppress(ValueError):
            (_write if m.rng.random() < 0.5 else _read)(m)
    else:
        m.step(ACTIONS)


def _has_variable(m: Maker) -> bool:
    builder = m.b
    while builder.parent is not None:
        builder = builder.parent
    return "V" in builder.nodes


def _read(m: Maker) -> None:
    """Read the variable, perhaps after something."""
    waits = [m.pick(m.floats).node] if m.rng.random() < 0.5 else []
    m.floats.append(m.b.node("Identity", _outermost(m, "V"), control=waits).out())


def _write(m: Maker) -> None:
    """Add to the variable; what it is then may be used."""
    variable = _outermost(m, "V", reference=True)
    scalar = m.pick([v for v in m.floats if m.kind(v).dtype == f32])
    mean = m.b.emit("Mean", scalar, m.b.const(np.arange(m.kind(scalar).rank or 0, dtype=np.int32)))
    waits = [m.pick(m.floats).node] if m.rng.random() < 0.3 else []
    written = m.b.node("AssignAdd", variable, m.b.emit("Tanh", mean), control=waits)
    m.floats.append(m.b.emit("Identity", written.out()))


def _pred(m: Maker) -> Value:
    if m.rng.random() < 0.3:
        return m.b.const(m.rng.random() < 0.5)
    scalars = [v for v in m.bools if m.kind(v).rank == 0]
    return m.pick(scalars) if scalars else _outermost(m, "flag")


def _outermost(m: Maker, name: str, reference: bool = False) -> Value:
    """A placeholder or variable of the outermost graph, here or captured."""
    chain = [m.b]
    while chain[-1].parent is not None:
        chain.append(chain[-1].parent)
    value = Value(name)
    for builder in reversed(chain[:-1]):
        value = builder.capture(value)
        if reference:
            builder.replace(as_reference(builder.nodes[value.node]))
    return value


def _trips(m: Maker) -> Value:
    choice = m.rng.random()
    if choice < 0.6:
        return m.b.const(np.array(m.rng.choice((0, 1, 2, 3, 9)), np.int32))
    return _outermost(m, "trips")


class Body:
    """A sub-graph being made: its own parameters, then what it captures."""

    def __init__(self, outer: Maker, parameters: list[TensorType]) -> None:
        self.m = Maker(outer.rng, Builder(parent=outer.b))
        self.outer = outer
        self.parameters = [self.m.b.arg(kind, name=f"p{i}") for i, kind in enumerate(parameters)]
        for value in self.parameters:
            (self.m.floats if self.m.kind(value).dtype in (f32, f64) else self.m.integers).append(value)
        for value in outer.rng.sample(outer.floats[-8:], min(3, len(outer.floats[-8:]))):
            self.m.floats.append(self.m.b.capture(value))

    def steps(self, depth: int) -> None:
        for _ in range(self.outer.rng.randint(0, 4)):
            step(self.m, depth + 1)

    def like(self, kind: TensorType, base: Value) -> Value:
        """A bounded value of just this type that depends on `base`, of that type, and perhaps on more."""
        m = self.m
        if m.rng.random() < 0.15:
            return base
        others = [v for v in m.floats if m.kind(v).dtype == kind.dtype]
        other = m.pick(others) if others else base
        axes = m.b.const(np.arange(m.kind(other).rank or 0, dtype=np.int32))
        return m.b.emit("Tanh", m.b.emit("AddV2", base, m.b.emit("Mean", other, axes)))


def close(bodies: list[Body], results: list[list[Value]]) -> tuple[list[Value], list[Graph]]:
    """The outer values that the bodies capture, and the graphs, which all take all of them."""
    outer = list(dict.fromkeys(v for body in bodies for v in body.m.b.captures))
    again = [value for value in outer if value.node != "V" and not bodies[0].outer.kind(value).ref]
    if again and bodies[0].outer.rng.random() < 0.2:
        outer.append(again[0])  # the same operand once more
    graphs = []
    for body, given in zip(bodies, results, strict=True):
        b = body.m.b
        args = [b.nodes[value.node] for value in body.parameters]
        for value in outer:
            arg = b.nodes[b.capture(value).node]
            if arg in args:
                arg = b.nodes[b.arg(arg.types[0].value(), name="again").node]
            args.append(arg)
        numbered = [arg.with_(attrs={**arg.attrs, "index": index}) for index, arg in enumerate(args)]
        rest = [node for node in b.nodes.values() if node.op != "Arg"]
        graphs.append(b.finish(given).with_(nodes=(*numbered, *rest)))
    return outer, graphs


def _register(m: Maker, values: tuple[Value, ...]) -> None:
    for value in values:
        if m.kind(value).is_known and m.rng.random() < 0.8:
            (m.floats if m.kind(value).dtype in (f32, f64) else m.integers).append(value)


def _if(m: Maker, depth: int) -> None:
    pred = _pred(m)
    chosen = [m.pick(m.floats) for _ in range(m.rng.randint(1, 2))]
    then, otherwise = Body(m, []), Body(m, [])
    rows = []
    for body in (then, otherwise):
        body.steps(depth)
        rows.append([body.like(m.kind(value), body.m.b.capture(value)) for value in chosen])
    if m.rng.random() < 0.2:
        otherwise, rows[1] = then, rows[0]
    outer, graphs = close([then, otherwise], rows)
    _register(m, m.b.emit_many("If", pred, *outer, then_branch=graphs[0], else_branch=graphs[1], name="If"))


def _variables(m: Maker) -> list[Value]:
    chosen = [m.pick(m.floats) for _ in range(m.rng.randint(1, 3))]
    return [m.b.emit("Tanh", value) if m.rng.random() < 0.5 else value for value in chosen]


def _next(body: Body, kinds: list[TensorType], first: int) -> list[Value]:
    """The next values of a loop's variables: of the same types, sometimes unchanged."""
    return [body.like(kind, body.parameters[first + i]) for i, kind in enumerate(kinds)]


def _for(m: Maker, depth: int) -> None:
    trips, initial = _trips(m), _variables(m)
    kinds = [m.kind(value).value() for value in initial]
    body = Body(m, [tensor(i32), *kinds])
    body.steps(depth)
    results = _next(body, kinds, 1)
    collected = [body.m.pick(body.m.floats) for _ in range(m.rng.randint(0, 2))]
    outer, graphs = close([body], [[*results, *collected]])
    _register(m, m.b.emit_many("For", trips, *initial, *outer, body=graphs[0], loop_vars=len(initial), name="For"))


def _while(m: Maker, depth: int) -> None:
    trips, initial = _trips(m), _variables(m)
    start = m.b.const(np.array(m.rng.choice((0, 0, 1)), np.int32))
    kinds = [m.kind(value).value() for value in (start, *initial)]
    test, body = Body(m, kinds), Body(m, kinds)
    counter = test.parameters[0]
    limit = test.m.b.emit("Minimum", test.m.b.capture(trips), test.m.b.const(4, i32))
    less = test.m.b.emit(m.rng.choice(("Less", "LessEqual")), counter, limit)
    if m.rng.random() < 0.3:
        less = test.m.b.emit("LogicalAnd", less, test.m.b.emit("Less", counter, test.m.b.const(3, i32)))
    body.steps(depth)
    grown = body.m.b.emit("AddV2", body.parameters[0], body.m.b.const(1, i32))
    outer, graphs = close([test, body], [[less], [grown, *_next(body, kinds[1:], 1)]])
    values = (start, *initial)
    _register(
        m, m.b.emit_many("While", *values, *outer, cond=graphs[0], body=graphs[1], loop_vars=len(values), name="While")
    )


def _scans(m: Maker, depth: int) -> None:
    """A loop that collects, and one that reads the rows of that."""
    rows = m.pick([v for v in m.floats if m.kind(v).rank and m.kind(v).is_static])
    for _ in range(2):
        length = m.kind(rows).dims[0]
        trips = m.b.const(np.array(length, np.int32))
        row = TensorType(m.kind(rows).dtype, m.kind(rows).dims[1:])
        start = m.b.emit("Fill", m.b.const(np.array(row.dims, np.int32)), m.b.const(0.5, row.dtype))
        body = Body(m, [tensor(i32), row])
        b = body.m.b
        read = b.emit("GatherV2", b.capture(rows), body.parameters[0], b.const(0, i32))
        made = b.emit("Tanh", b.emit("AddV2", read, body.parameters[1]))
        outer, graphs = close([body], [[made, made]])
        last, rows = m.b.emit_many("For", trips, start, *outer, body=graphs[0], loop_vars=1, name="Scan")
        _register(m, (last, rows))


__all__ = ["SHAPES", "random_program"]
