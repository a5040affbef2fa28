"""Sub-graphs of If, While and For: their parameters and operands, and how passes change them.

A body's Arg `i` stands for operand `i` of its loop (a For's Arg 0 is the iteration where operand 0 is the trip count)
and for operand `i + 1` of an If, whose first operand is the predicate. All bodies of one node take the same operands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from tfc.ir.graph.graph import Graph, Node, Value, map_nodes, subgraphs
from tfc.ir.graph.registry import PURE, Trait, lookup
from tfc.ir.graph.rewrite import map_node_bodies, owners
from tfc.ir.types.types import TensorType


def arguments(body: Graph) -> list[Node]:
    """The parameters of a sub-graph, in order."""
    return [node for node in body.nodes if node.op == "Arg"]


def offset(node: Node) -> int:
    """The difference between operands and Args: Arg `i` of the node's bodies is operand `i + offset`."""
    return 1 if node.op == "If" else 0


def loop_vars(node: Node) -> int:
    """The number of loop variables; 0 for an If."""
    count = node.attrs.get("loop_vars", 0)
    assert isinstance(count, int)
    return count


def first_variable(node: Node) -> int:
    """The operand that is the first loop variable (or the first one captured, where there is none)."""
    return 0 if node.op == "While" else 1


def first_capture(node: Node) -> int:
    """The first operand that is the same in every iteration."""
    return first_variable(node) + loop_vars(node)


def body_of(node: Node, name: str) -> Graph:
    """The sub-graph that is the node's attribute `name`."""
    body = node.attrs[name]
    assert isinstance(body, Graph)
    return body


def add_operands(node: Node, values: Sequence[Value], types: Sequence[TensorType], names: Sequence[str]) -> Node:
    """The node handing `values` to its bodies too, as new last parameters called `names` where that is free."""
    changed = {}
    for key, body in subgraphs(node):
        args = arguments(body)
        taken = set(body.by_name)
        added: list[Node] = []
        for kind, name in zip(types, names, strict=True):
            free = free_name(taken, name)
            taken.add(free)
            index = len(args) + len(added)
            added.append(Node(free, "Arg", (), (), {"index": index, "type": kind}, (kind,), loc=node.loc))
        rest = (each for each in body.nodes if each.op != "Arg")
        changed[key] = body.with_nodes((*args, *added, *rest))
    return node.with_(inputs=(*node.inputs, *values), attrs={**node.attrs, **changed})


def reorder(node: Node, operands: Sequence[int], results: Sequence[int], variables: int = 0) -> Node:
    """The node with just these operands (behind the predicate or trip count) and just these results, in order.

    The first `variables` operands are a loop's variables. A parameter that is not among `operands` must be unused.
    """
    fixed = first_variable(node)
    changed: dict[str, Graph] = {}
    for key, body in subgraphs(node):
        args = arguments(body)
        turn = args[: fixed - offset(node)]
        chosen = (*turn, *(args[operand - offset(node)] for operand in operands))
        numbered = [arg.with_(attrs={**arg.attrs, "index": index}) for index, arg in enumerate(chosen)]
        gone = {arg.name for arg in args} - {arg.name for arg in chosen}
        rest = (without_waits(each, gone) for each in body.nodes if each.op != "Arg")
        kept = body.results if key == "cond" else tuple(body.results[index] for index in results)
        changed[key] = body.with_(nodes=(*numbered, *rest), results=kept)
    counts = {"loop_vars": variables} if "loop_vars" in node.attrs else {}
    return node.with_(
        inputs=(*node.inputs[:fixed], *(node.inputs[operand] for operand in operands)),
        attrs={**node.attrs, **changed, **counts},
        types=tuple(node.types[index] for index in results),
    )


def without_waits(node: Node, gone: Collection[str]) -> Node:
    """The node without control edges from, and colocation with, nodes that are gone."""
    if not any(name in gone for name in (*node.control_inputs, *node.colocate)):
        return node
    control = tuple(name for name in node.control_inputs if name not in gone)
    return node.with_(control_inputs=control, colocate=tuple(name for name in node.colocate if name not in gone))


def refer_operands(node: Node, operands: Collection[int]) -> Node:
    """The node whose bodies take these operands, which are variables, as references."""
    if not operands:
        return node

    def changed(each: Node) -> Node:
        is_meant = each.op == "Arg" and int(str(each.attrs["index"])) + offset(node) in operands
        return as_reference(each) if is_meant else each

    return map_node_bodies(node, lambda body: map_nodes(body, changed))


def as_reference(arg: Node) -> Node:
    """The parameter as a reference to a variable."""
    kind = arg.types[0]
    if kind.ref:
        return arg
    reference = TensorType(kind.dtype, kind.shape, ref=True)
    return arg.with_(attrs={**arg.attrs, "type": reference}, types=(reference,))


def drop_operands(node: Node, gone: Collection[int], stand_in: Callable[[int, Node], Node | None]) -> Node:
    """The node without some operands. `stand_in(operand, arg)` is what a body has instead of the parameter, under the
    same name, or None where nothing needs it."""
    changed = {}
    for key, body in subgraphs(node):
        nodes, index = [], 0
        for each in body.nodes:
            if each.op != "Arg":
                nodes.append(each)
                continue
            operand = int(str(each.attrs["index"])) + offset(node)
            if operand in gone:
                other = stand_in(operand, each)
                nodes += [] if other is None else [other]
            else:
                nodes.append(each.with_(attrs={**each.attrs, "index": index}))
                index += 1
        changed[key] = body.with_nodes(nodes)
    inputs = tuple(value for operand, value in enumerate(node.inputs) if operand not in gone)
    return node.with_(inputs=inputs, attrs={**node.attrs, **changed})


def free_name(taken: Collection[str] | Mapping[str, object] | Graph, name: str) -> str:
    """`name`, with underscores behind it until it is none of those taken."""
    while name in taken:
        name += "_"
    return name


def nodes_within(node: Node) -> Iterator[Node]:
    """A node, the nodes of its bodies, and those of theirs."""
    pending = [node]
    while pending:
        each = pending.pop()
        yield each
        pending += [inner for _, body in subgraphs(each) for inner in body.nodes]


def is_pure(node: Node) -> bool:
    """True when the node has no effects; for a structured op, when all its nodes are pure."""
    if node.op not in owners():
        return lookup(node.op, node).has(PURE)
    inside = (each for each in nodes_within(node) if each.op not in owners() and each.op != "Arg")
    return all(lookup(each.op, each).has(PURE) for each in inside)


def may_fail(node: Node) -> bool:
    """True when a pure node can fail, or not end: it must not be moved to where it did not run before."""
    return any(each.op == "While" or lookup(each.op, each).has(Trait.FALLIBLE) for each in nodes_within(node))
