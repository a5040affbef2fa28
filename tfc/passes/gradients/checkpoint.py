"""Split loops with `recompute` = k into chunks of k iterations: the gradient keeps only every k-th state and recomputes
the others (Griewank 1992).

The loop becomes an outer one over chunks, whose body is a loop of k iterations. The outer one has `recompute` = 1: its
gradient keeps the variables at the start of each iteration and runs the inner loop once more. That is memory for n/k
states and the insides of k iterations, O(√n) for k ≈ √n, at the price of a second forward run (A. Griewank, Achieving
logarithmic growth of temporal and spatial complexity in reverse automatic differentiation, 1992, with one level). The
iterations that are left over run behind the chunks.

    For(n, s, xs) {t: …}, recompute=k   →   For(n/k, s, rows of xs) {c: For(k, s, rows[c]) {j: t = c*k + j …}},
                                            For(n%k, …) {j: t = (n/k)*k + j …}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tfc.ir.graph.bodies import arguments, body_of, loop_vars
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.ops.shape import dimension
from tfc.ir.types.dims import is_natural
from tfc.ir.types.types import TensorType, i32
from tfc.passes.gradients.counting import with_counter
from tfc.passes.gradients.expansion import fitted
from tfc.passes.gradients.replay import extend
from tfc.passes.gradients.rows import row_index

SCALAR = TensorType(i32, ())


def in_chunks(b: Builder, node: Node, every: int) -> list[Value]:
    """The outputs of a For or While made of chunks of `every` iterations, appended to `b`."""
    outputs = _for_in_chunks(b, node, every) if node.op == "For" else _while_in_chunks(b, node, every)
    return [fitted(b, value, kind) for value, kind in zip(outputs, node.types, strict=True)]


# ---------------------------------------------------------------------------------------------------------- For


def _for_in_chunks(b: Builder, node: Node, every: int) -> list[Value]:
    body, count = body_of(node, "body"), loop_vars(node)
    trips = _natural(b, node.inputs[0])
    chunks = b.emit("FloorDiv", trips, b.const(every), name="chunks")
    first = b.emit("Mul", chunks, b.const(every), name="covered")
    rest = b.emit("Sub", trips, first, name="rest")
    variables, invariants = node.inputs[1 : 1 + count], node.inputs[1 + count :]
    # Cutting arrays needs sizes; without them their gradients come back through the numbers of the rows.
    rows = {i for i in _read_by_iteration(body, count) if b.value(rest) is not None and b.type(invariants[i]).is_known}
    main, left = list(invariants), list(invariants)
    for i in sorted(rows):
        covered, left[i] = _cut(b, invariants[i], trips, (first, rest))
        main[i] = b.emit("Reshape", covered, _sizes(b, covered, 1, chunks, b.const(every)), name="rows")
    attrs: dict[str, Any] = {**node.attrs, "recompute": 1}
    attrs["body"] = _chunk(node, rows, [b.type(v) for v in main], every)
    outer = b.node("For", chunks, *variables, *main, name="chunks", control=node.control_inputs, **attrs)
    attrs = {**node.attrs, "recompute": 0, "body": _shifted(body, rows, [b.type(v) for v in left], count)}
    tail = b.node("For", rest, *outer.outputs[:count], *left, first, name="rest", **attrs)
    joined = []
    for stacked, last in zip(outer.outputs[count:], tail.outputs[count:], strict=True):
        flat = b.emit("Reshape", stacked, _sizes(b, stacked, 2, first), name="flat")  # [chunk, iteration, …] as one
        joined.append(b.emit("ConcatV2", flat, last, b.const(0), name="joined"))
    return [*tail.outputs[:count], *joined]


def _natural(b: Builder, trips: Value) -> Value:
    """max(trips, 0): a For makes no iterations when their number is negative."""
    known = b.value(trips)
    if known is not None and is_natural(known.reshape(-1).tolist()[0]):
        return trips
    return b.emit("Maximum", trips, b.const(0), name="trips")


def _read_by_iteration(body: Graph, count: int) -> set[int]:
    """The invariants of which the body reads row t on iteration t and nothing else."""
    t, *parameters = (node.out() for node in arguments(body))
    found = set()
    for i, value in enumerate(parameters[count:]):
        users = body.users[value.node]
        if users and value not in body.results and all(row_index(body, node, value) == (0, (t,)) for node in users):
            found.add(i)
    return found


def _cut(b: Builder, array: Value, trips: Value, sizes: Sequence[Value]) -> tuple[Value, Value]:
    """The rows that the chunks read, and those that the iterations behind them read."""
    left = b.emit("Sub", dimension(b, array, 0), trips)
    parts = b.emit("Pack", *sizes, left, axis=0)
    covered, rest, _ = b.emit_many("SplitV", array, parts, b.const(0), num_split=3, name="rows")
    return covered, rest


def _sizes(b: Builder, like: Value, skip: int, *first: Value) -> Value:
    """The shape that starts with `first` and goes on as `like` does behind its `skip` dimensions."""
    front = b.emit("Pack", *first, axis=0)
    rank = b.type(like).rank
    if rank == skip:
        return front
    rest = b.emit("Slice", b.shape(like), b.const([skip]), b.const([-1]))
    return b.emit("ConcatV2", front, rest, b.const(0))


def _chunk(node: Node, rows: set[int], invariants: Sequence[TensorType], every: int) -> Graph:
    """The body of the outer loop: one chunk. `invariants` are the types it gets those in."""
    body, count = body_of(node, "body"), loop_vars(node)
    b = Builder()
    b.loc = node.loc
    chunk = b.arg(SCALAR, name="chunk")
    given = []
    for i, parameter in enumerate(arguments(body)[1:]):
        kind = invariants[i - count] if i - count in rows else parameter.types[0]
        given.append(b.emit("Arg", name=parameter.name, index=len(b.args), type=kind))
    inner = [b.emit("GatherV2", v, chunk, b.const(0), name="rows") if i - count in rows else v
             for i, v in enumerate(given)]  # fmt: skip
    base = b.emit("Mul", chunk, b.const(every), name="first")
    kinds = [b.type(value) for value in inner[count:]]
    attrs: dict[str, Any] = {**node.attrs, "recompute": 0, "body": _shifted(body, rows, kinds, count)}
    made = b.node("For", b.const(every), *inner, base, name="trips", **attrs)
    return b.finish(made.outputs)


def _shifted(body: Graph, rows: set[int], invariants: Sequence[TensorType], count: int) -> Graph:
    """The body of a loop that starts at iteration `first`, a new parameter; the arrays in `rows` start there too."""
    b = Builder(body)
    iteration, *parameters = (node.out() for node in arguments(body))
    first = b.arg(SCALAR, name="first")
    t = b.emit("AddV2", first, iteration, name="t")
    keep = {t.node}
    for i in rows:
        parameter = b.nodes[parameters[count + i].node]
        kind = invariants[i]
        b.replace(parameter.with_(attrs={**parameter.attrs, "type": kind}, types=(kind,)))
        for read in body.users[parameter.name]:
            row = b.nodes[b.emit("GatherV2", parameter.out(), iteration, b.const(0)).node]
            del b.nodes[row.name]
            b.replace(row.with_(name=read.name, loc=read.loc))
            keep.add(read.name)
    nodes = [
        n if n.name in keep else n.with_(inputs=tuple(t if value == iteration else value for value in n.inputs))
        for n in b.nodes.values()
    ]
    args = [n for n in nodes if n.op == "Arg"]
    results = tuple(t if value == iteration else value for value in body.results)
    return Graph((*args, *(n for n in nodes if n.op != "Arg")), results=results)


# -------------------------------------------------------------------------------------------------------- While


def _while_in_chunks(b: Builder, node: Node, every: int) -> list[Value]:
    """While(cond, s) as While(cond, s) whose body makes up to `every` iterations while the condition holds."""
    body, count = body_of(node, "body"), loop_vars(node)
    inner = Builder()
    inner.loc = node.loc
    given = [inner.emit("Arg", name=p.name, index=p.attrs["index"], type=p.types[0]) for p in arguments(body)]
    attrs: dict[str, Any] = {**node.attrs, "recompute": 0}
    made = with_counter(inner, inner.node("While", *given, name="trips", **attrs), count)
    cond = body_of(made, "cond")
    test = Builder(cond)
    fewer = test.emit("Less", arguments(cond)[count].out(), test.const(every))
    made = extend(inner, made, cond=test.finish([test.emit("LogicalAnd", cond.results[0], fewer)]))
    attrs = {**node.attrs, "recompute": 1, "body": inner.finish(made.outputs[:count])}
    return list(b.node("While", *node.inputs, name="chunks", control=node.control_inputs, **attrs).outputs)
