"""Turn While loops that count into For loops, whose trip count is known before they begin.

When: before gradients are expanded: a For needs no recorded trip count, collects into an output of known length and
runs natively without computing a condition. A While counts when its condition is i < n, i <= n, n > i or n >= i, i is
an i32 variable that starts at a constant from 0 up and grows by one in every iteration, and n does not change. It
counts down when i shrinks by one until it reaches a constant from 0 up; i then stays a variable.

    i, s = While(0, s, n) {cond={i < n}, body={i + 1, s * i}}   →   s = For(n, s) {body={s * t}}; i = n or 0
    k, s = While(k, s) {cond={k > 0}, body={k - 1, s * 2}}      →   k, s = For(max(k, 0), k, s) {body={k - 1, s * 2}}
"""

from __future__ import annotations

import numpy as np

from tfc.ir.analysis.effects import ancestors, descendants
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import arguments, body_of, free_name, is_pure, loop_vars, may_fail
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.graph.rewrite import map_bodies
from tfc.ir.types.types import TensorType, i32
from tfc.passes.effects.keep_effects import does_something
from tfc.passes.loops.splice import Outer, Replacement, Splice, constant, replace_nodes, same_value

COMPARISONS = {"Less": (0, 1, 0), "LessEqual": (0, 1, 1), "Greater": (1, 0, 0), "GreaterEqual": (1, 0, 1)}
"""The operand that counts up, the one that is the bound, and the number added to the bound."""
DOWN = {"Greater": (0, 1, 0), "GreaterEqual": (0, 1, -1), "Less": (1, 0, 0), "LessEqual": (1, 0, -1)}
"""The same for counting down."""


@record(frozen=True)
class _Count:
    """The facts of a counting While: its counter, the start, and the bound below which it stays."""

    variable: int
    start: int
    bound: Value
    added: int


def count_loops(graph: Graph) -> Graph:
    """Replace every While that counts by a For, in bodies too."""
    graph = map_bodies(graph, count_loops)
    if "While" not in graph.ops:
        return graph
    acting = _acting(graph)

    def find(outer: Outer, node: Node) -> tuple[Replacement, tuple[str, ...]] | None:
        found = _for_loop(outer, node, node.name in acting) if node.op == "While" else None
        return None if found is None else (found, (found.nodes[-1].name,))  # the loop, or what waits for it

    return replace_nodes(graph, find)


def _acting(graph: Graph) -> frozenset[str]:
    """The loops with effects, and those that wait for effects: of others a step runs only those it needs."""
    doing = [node.name for node in graph.nodes if does_something(node)]
    if not doing:
        return frozenset()
    return frozenset(doing) | (descendants(graph, doing) if graph.entries else frozenset())


def _for_loop(outer: Outer, node: Node, is_acting: bool) -> Replacement | None:
    cond = body_of(node, "cond")
    if node.types[loop_vars(node) :] or not all(each.op == "Arg" or is_pure(each) for each in cond.nodes):
        return None
    test = cond[same_value(cond, cond.results[0]).node]
    count = _count(outer.graph, node, test) if test.op in COMPARISONS else None
    if count is not None:
        return _counted(outer, node, count, is_acting)
    return _counted_down(outer, node, test) if test.op in DOWN else None


def _counter(node: Node, value: Value) -> int | None:
    """The variable that a value of the condition is, if it can count."""
    cond = body_of(node, "cond")
    index = {arg.out(): i for i, arg in enumerate(arguments(cond))}
    variable = index.get(same_value(cond, value), -1)
    can_count = 0 <= variable < loop_vars(node) and node.types[variable].rank == 0
    return variable if can_count and cond.type_of(value).dtype == i32 else None


def _count(graph: Graph, node: Node, test: Node) -> _Count | None:
    """The counter, start and bound of a While that counts up; None for others."""
    cond = body_of(node, "cond")
    counter, bound, added = COMPARISONS[test.op]
    variable = _counter(node, test.inputs[counter])
    start = None if variable is None else constant(graph, node.inputs[variable])
    if variable is None or start is None or int(start) < 0 or _step(node, variable) != 1:
        return None
    value = test.inputs[bound]
    if added and constant(cond, same_value(cond, value)) is None:
        return None  # the bound may be the largest number, and then the loop has no end
    return _Count(variable, int(start), value, added) if _is_fixed(node, cond, value) else None


def _step(node: Node, variable: int) -> int | None:
    """The number that every iteration adds to a variable."""
    body = body_of(node, "body")
    step = body[same_value(body, body.results[variable]).node]
    counter = arguments(body)[variable].out()
    if step.op not in ("Add", "AddV2", "Sub"):
        return None
    for value, other in (step.inputs, step.inputs[::-1])[: 1 if step.op == "Sub" else 2]:
        known = constant(body, same_value(body, other))
        if same_value(body, value) == counter and known is not None and known.shape == ():
            return -int(known) if step.op == "Sub" else int(known)
    return None


def _counted_down(outer: Outer, node: Node, test: Node) -> Replacement | None:
    """The For of a loop that counts down to a constant."""
    cond, body = body_of(node, "cond"), body_of(node, "body")
    counter, bound, added = DOWN[test.op]
    variable = _counter(node, test.inputs[counter])
    known = constant(cond, same_value(cond, test.inputs[bound]))
    if variable is None or known is None or int(known) + added < 0 or _step(node, variable) != -1:
        return None
    splice = Splice(outer, node)
    last = splice.const(np.array(int(known) + added, np.int32), "last")
    highest = splice.emit("Maximum", splice.operand(variable), last, name="highest")
    trips = splice.emit("Sub", highest, last, name="trips")
    iteration = Node(
        free_name(body, "t"), "Arg", (), (), {"index": 0, "type": TensorType(i32, ())}, (TensorType(i32, ()),)
    )
    args = [arg.with_(attrs={**arg.attrs, "index": index}) for index, arg in enumerate(arguments(body), 1)]
    made = body.with_nodes((iteration, *args, *(each for each in body.nodes if each.op != "Arg")))
    attrs = {key: value for key, value in node.attrs.items() if key != "cond"} | {"body": made}
    splice.put(node.with_(op="For", inputs=(trips, *node.inputs), attrs=attrs), range(len(node.types)))
    return splice.finished(node.outputs)


def _is_fixed(node: Node, cond: Graph, value: Value) -> bool:
    """True for a loop-invariant value of the condition that can be computed before the loop without failing."""
    args = arguments(cond)
    body, inner = body_of(node, "body"), arguments(body_of(node, "body"))
    for name in ancestors(cond, [value.node]):
        each = cond[name]
        if each.op == "Arg":
            index = int(str(each.attrs["index"]))
            changes = index < loop_vars(node) and same_value(body, body.results[index]) != inner[index].out()
            if changes or args[index].types[0].ref:
                return False
        elif may_fail(each):
            return False
    return True


def _counted(outer: Outer, node: Node, count: _Count, is_acting: bool) -> Replacement | None:
    splice = Splice(outer, node)
    bound = splice.before(body_of(node, "cond"), [count.bound], "cond/")[count.bound]
    known = splice.known(bound)
    start = splice.const(np.array(count.start, np.int32), "start")
    if known is not None and known.dtype != object:
        limit = int(known) + count.added
        if limit > np.iinfo(np.int32).max:
            return None
        trips = splice.const(np.array(max(0, limit - count.start), np.int32), "trips")
        last = splice.const(np.array(max(limit, count.start), np.int32), "last")
    elif count.start:
        last = splice.emit("Maximum", bound, start, name="last")
        trips = splice.emit("Sub", last, start, name="trips")
    else:
        trips, last = bound, splice.emit("Maximum", bound, start, name="last")
    loop = _loop(node, count, trips)
    ports = [port for port in range(len(node.types)) if port != count.variable]
    stands = splice.put(loop, ports)
    if is_acting or not is_pure(loop):  # who needs the last count needs what is done until then
        kind, waits = splice.type_of(last).value(), (splice.nodes[-1].name,)
        last = splice.append(Node(f"{node.name}/count", "Identity", (last,), waits, {}, (kind,))).out()
    stands[count.variable] = last
    return splice.finished([stands[port] for port in range(len(node.types))])


def _loop(node: Node, count: _Count, trips: Value) -> Node:
    """The For: its iteration is the counter, less its start."""
    body = body_of(node, "body")
    args = arguments(body)
    counter = args[count.variable]
    others = [arg for arg in args if arg is not counter]
    numbered = [arg.with_(attrs={**arg.attrs, "index": i}) for i, arg in enumerate(others, 1)]
    iteration = counter.with_(attrs={**counter.attrs, "index": 0})
    extra: list[Node] = []
    if count.start:
        iteration = iteration.with_(name=free_name(body, f"{counter.name}/turn"))
        start = Literal(np.array(count.start, np.int32))
        first = Node(free_name(body, f"{counter.name}/start"), "Const", (), (), {"value": start}, (start.type,))
        extra = [
            first,
            Node(counter.name, "AddV2", (iteration.out(), first.out()), (), {}, counter.types, loc=node.loc),
        ]
    rest = (each for each in body.nodes if each.op != "Arg")
    results = tuple(value for port, value in enumerate(body.results) if port != count.variable)
    made = body.with_(nodes=(iteration, *numbered, *extra, *rest), results=results)
    attrs = {key: value for key, value in node.attrs.items() if key != "cond"}
    attrs.update(body=made, loop_vars=loop_vars(node) - 1)
    inputs = (trips, *(value for i, value in enumerate(node.inputs) if i != count.variable))
    types = tuple(kind for port, kind in enumerate(node.types) if port != count.variable)
    return node.with_(op="For", inputs=inputs, attrs=attrs, types=types)
