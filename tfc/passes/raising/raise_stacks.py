"""Turn stacks into tensors where the value of every pop is known: TensorFlow keeps values for gradients in stacks.

When: with the TensorArrays (raise_tensor_arrays). Two forms are understood. In straight code whose pushes and pops have
one order, a pop is what was pushed. And a loop that pushes once an iteration, followed by one that pops once an
iteration: the first collects what it pushes, the second carries a pointer that counts down the rows.

    s = StackV2(); For {StackPushV2(s, x)}; For {y = StackPopV2(s)}
    →   rows = For {collect x}; For(p = trips - 1) {y = GatherV2(rows, p); p - 1}
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from tfc.ir.analysis.effects import ancestors, descendants
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import arguments, body_of, drop_operands, first_variable, free_name, loop_vars
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Literal, Node, Value, subgraphs
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import owners
from tfc.ir.types.types import TensorType, i32
from tfc.passes.cleanup.retype import retype
from tfc.passes.raising.array_shapes import known_value

MANY = 256
"""Uses of one stack in straight code whose order is not looked into."""
_DEFAULTS = Builder()


def raise_stacks(graph: Graph) -> Graph:
    """Replace the stacks of a graph that are understood (not those that its bodies make)."""
    for made in [node for node in graph.nodes if node.op == "StackV2"]:
        try:
            raised = _straight(graph, made) or _loops(graph, made)
            graph = graph if raised is None else retype(raised)
        except Error:
            continue
    return graph


def _node(like: Node, op: str, *inputs: Value, name: str = "", **attrs: object) -> Node:
    """A node of another op in the place of `like`, or near it under a name of its own; its type is still to come."""
    complete = _DEFAULTS.attributes(lookup(op), attrs)
    control = () if name else like.control_inputs
    return like.with_(name=name or like.name, op=op, inputs=inputs, control_inputs=control, attrs=complete, types=())


# ---- straight code --------------------------------------------------------------------------------------------------


def _straight(graph: Graph, made: Node) -> Graph | None:
    """The graph in which every pop is the value that was pushed; None when loops or an unknown order forbid it."""
    users = [node for node in graph.order if made.out() in node.inputs]
    if any(node.op not in ("StackPushV2", "StackPopV2", "StackCloseV2") for node in users):
        return None
    if len(users) > MANY:
        return None
    for earlier, later in pairwise(users):
        if later.name not in descendants(graph, [earlier.name]):
            return None
    changed: dict[str, Node] = {made.name: _node(made, "NoOp")}
    limit = known_value(graph, made.inputs[0])
    held: list[Value] = []
    for node in users:
        if _is_wrong(made, node, graph) or (node.op == "StackCloseV2" and node is not users[-1]):
            return None
        if node.op == "StackPushV2":
            held.append(node.inputs[1])
            if limit is None or limit.dtype == object or 0 <= int(limit) < len(held):
                return None
            changed[node.name] = _node(node, "Identity", node.inputs[1])
        elif node.op == "StackPopV2":
            if not held:
                return None
            changed[node.name] = _node(node, "Identity", held.pop())
        else:
            changed[node.name] = _node(node, "NoOp")
    return graph.with_nodes(changed.get(node.name, node) for node in graph.nodes)


def _is_wrong(made: Node, node: Node, graph: Graph) -> bool:
    """True for a push or pop of another type than the stack's."""
    kind = graph.type_of(node.inputs[1]).dtype if node.op == "StackPushV2" else node.attrs.get("elem_type")
    return kind is not None and kind != made.attrs["elem_type"]


# ---- loops ----------------------------------------------------------------------------------------------------------


@record(frozen=True)
class _Use:
    """A loop that pushes or pops once an iteration, the operand that is the handle, and the node in its body."""

    loop: Node
    operand: int
    node: Node


def _loops(graph: Graph, made: Node) -> Graph | None:
    """The graph in which one loop collects what another one takes from the last row on."""
    users = [node for node in graph.order if made.out() in node.inputs]
    closing = {node.name for node in users if node.op == "StackCloseV2"}
    loops = [node for node in users if node.name not in closing]
    uses = [use for node in loops if (use := _use(node, made.out())) is not None]
    if len(loops) != 2 or len(uses) != 2:
        return None
    push, pop = uses
    if _is_wrong(made, push.node, body_of(push.loop, "body")) or _is_wrong(made, pop.node, body_of(pop.loop, "body")):
        return None
    if closing & ancestors(graph, [push.loop.name, pop.loop.name]):
        return None
    if push.node.op != "StackPushV2" or pop.node.op != "StackPopV2" or len(pop.loop.types) != loop_vars(pop.loop):
        return None
    if pop.loop.name not in descendants(graph, [push.loop.name]):
        return None
    rows = Value(push.loop.name, len(push.loop.types))
    first = _first_pointer(graph, pop.loop, rows)
    changed = {
        made.name: [_node(made, "NoOp")],
        push.loop.name: [_collecting(push)],
        pop.loop.name: [*first, _counting_down(pop, rows, first[-1].out())],
        **{name: [_node(graph[name], "NoOp")] for name in closing},
    }
    return graph.with_nodes(new for node in graph.nodes for new in changed.get(node.name, [node]))


def _use(loop: Node, handle: Value) -> _Use | None:
    """The use of a stack by a loop that captures the handle for one push or pop in its body; None for others."""
    if loop.op not in ("While", "For") or loop.inputs.count(handle) != 1:
        return None
    operand = loop.inputs.index(handle)
    if operand < first_variable(loop) + loop_vars(loop):
        return None
    found: list[Node] = []
    for name, body in subgraphs(loop):
        arg = arguments(body)[operand].out()
        for node in body.nodes:
            if arg in node.inputs:
                if name != "body" or node.op in owners():
                    return None
                found.append(node)
        if arg in body.results:
            return None
    if len(found) != 1 or found[0].inputs[0].node != arguments(body_of(loop, "body"))[operand].name:
        return None
    return _Use(loop, operand, found[0])


def _collecting(use: _Use) -> Node:
    """The loop that collects what it pushed."""
    body, value = body_of(use.loop, "body"), use.node.inputs[1]
    stand_in = _node(use.node, "Identity", value).with_(types=(body.type_of(value).value(),))
    nodes = tuple(stand_in if node is use.node else node for node in body.nodes)
    attrs = {**use.loop.attrs, "body": body.with_(nodes=nodes, results=(*body.results, value))}
    return drop_operands(use.loop.with_(attrs=attrs), [use.operand], lambda operand, arg: None)


def _first_pointer(graph: Graph, loop: Node, rows: Value) -> list[Node]:
    """The number of the last row, as nodes of which the last one gives it."""
    taken = set(graph.by_name)

    def named(what: str) -> str:
        taken.add(name := free_name(taken, f"{loop.name}/{what}"))
        return name

    def const(what: str, value: object) -> Node:
        return _node(loop, "Const", name=named(what), value=Literal(np.array(value, np.int32)))

    begin, end, one = const("begin", [0]), const("end", [1]), const("one", 1)
    shape = _node(loop, "Shape", rows, name=named("shape"))
    bounds = (begin.out(), end.out(), end.out())
    count = _node(loop, "StridedSlice", shape.out(), *bounds, name=named("rows"), shrink_axis_mask=1)
    return [begin, end, one, shape, count, _node(loop, "Sub", count.out(), one.out(), name=named("last"))]


def _counting_down(use: _Use, rows: Value, first: Value) -> Node:
    """The loop that takes the rows one by one, a pointer to the next one among its variables."""
    loop, at = use.loop, first_variable(use.loop) + loop_vars(use.loop)
    bodies = {name: _with_pointer(body, at, use) for name, body in subgraphs(loop)}
    given = [rows if k == use.operand else value for k, value in enumerate(loop.inputs)]
    attrs = {**loop.attrs, **bodies, "loop_vars": loop_vars(loop) + 1}
    return loop.with_(inputs=(*given[:at], first, *given[at:]), attrs=attrs)


def _with_pointer(body: Graph, at: int, use: _Use) -> Graph:
    """A sub-graph of the popping loop with the pointer as parameter `at`; in the body it takes a row and moves on."""
    pointer = Node(
        free_name(body, "pointer"),
        "Arg",
        attrs={"index": at, "type": TensorType(i32, ())},
        types=(TensorType(i32, ()),),
    )
    args = arguments(body)
    later = [arg.with_(attrs={**arg.attrs, "index": int(str(arg.attrs["index"])) + 1}) for arg in args[at:]]
    handle = args[use.operand].out()
    nodes: list[Node] = []
    results = body.results
    for node in body.nodes:
        if node.op == "Arg":
            continue
        if handle not in node.inputs:
            nodes.append(node)
            continue
        zero = _node(node, "Const", name=free_name(body, f"{node.name}/axis"), value=Literal(np.array(0, np.int32)))
        one = _node(node, "Const", name=free_name(body, f"{node.name}/one"), value=Literal(np.array(1, np.int32)))
        down = _node(node, "Sub", pointer.out(), one.out(), name=free_name(body, f"{node.name}/next"))
        nodes += [zero, one, down, _node(node, "GatherV2", handle, pointer.out(), zero.out())]
        results = (*body.results, down.out())
    return body.with_(nodes=(*args[:at], pointer, *later, *nodes), results=results)
