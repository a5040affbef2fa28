"""Live nodes and known values of a step: the nodes that run, those that run on the host, the values of operands that
code generation needs as numbers. Operands that an op declares static, and what only they need, never run.

An If, While or For is a native region unless something inside of it has no kernel; then it runs on the host as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from tfc.codegen.lower.registry import rule_of
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import arguments, first_variable, is_pure, loop_vars
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.infer import infer_value
from tfc.ir.graph.registry import OPS, lookup
from tfc.ir.types.types import Array

_NEVER_HOST = frozenset({"Placeholder", "Arg", "Const", "NoOp"})
_INSIDE = frozenset({"Arg", "Const", "NoOp"})
"""Ops without a lowering that a region may hold."""


STRUCTURED = ("If", "While", "For")
"""Ops that become native regions when all that is in their sub-graphs has kernels."""


@record(frozen=True)
class Needed:
    """The names of the nodes that run, and of those among them that run on the host and that are native regions."""

    names: frozenset[str]
    on_host: frozenset[str]
    regions: frozenset[str]


def find_needed(graph: Graph, known: Mapping[Value, Array] | None = None) -> Needed:
    """The nodes that outputs and targets of the graph's entries reach through computed operands and control edges;
    of a sub-graph those its results need, and every node that is not pure. `known` are the values of its
    parameters, as far as known.
    """
    stack = [value.node for entry in graph.entries for _, value in entry.outputs]
    stack += [name for entry in graph.entries for name in entry.targets]
    if not graph.entries:
        stack += [value.node for value in graph.results]
        stack += [node.name for node in graph.nodes if node.op != "Arg" and not is_pure(node)]
    found: set[str] = set()
    hosts: set[str] = set()
    regions: set[str] = set()
    by_name = graph.by_name
    while stack:
        name = stack.pop()
        if name in found:
            continue
        found.add(name)
        node = by_name[name]
        lookup(node.op, node)
        if runs_on_host(graph, node, known):
            hosts.add(name)
            stack += [value.node for value in node.inputs]
        else:
            if node.op in STRUCTURED:
                regions.add(name)
            static = static_operands(node.op, len(node.inputs))
            if True in static:
                stack += [value.node for value, known in zip(node.inputs, static, strict=True) if not known]
            else:
                stack += [name for name, _ in node.inputs if name not in found]
        stack += node.control_inputs
    return Needed(frozenset(found), frozenset(hosts), frozenset(regions))


def runs_on_host(graph: Graph, node: Node, known: Mapping[Value, Array] | None = None) -> bool:
    """True when the reference body runs a node: it is declared so, or kernels cannot hold its operands; of a structured
    node, when something inside of it runs on the host."""
    if node.op in STRUCTURED:
        return obstacle(graph, node, known) is not None
    if lookup(node.op).host is not None:
        return True
    if node.op in _NEVER_HOST or rule_of(node.op) is None:
        return False
    return not _are_held(graph, node)


def is_native(graph: Graph, node: Node) -> bool:
    """True for ops that have kernels, whatever sizes are not known yet: what the passes ask before sizes are named."""
    if node.op in STRUCTURED or node.op in _INSIDE:
        return True
    kinds = [*node.types, *(graph.type_of(value) for value in node.inputs)]
    return rule_of(node.op) is not None and all(kind.dtype.kind not in ("string", "complex") for kind in kinds)


def _are_held(graph: Graph, node: Node) -> bool:
    """True when kernels can hold the operands and results of a node."""
    by_name = graph.by_name
    for kind in (*node.types, *[by_name[name].types[port] for name, port in node.inputs]):
        if kind.shape is None or None in kind.shape or kind.dtype.kind in ("string", "complex"):
            return False
    return True


def obstacle(graph: Graph, node: Node, known: Mapping[Value, Array] | None = None) -> tuple[Graph, Node] | None:
    """Why a structured node is no native region: a node (itself, or one inside of it) without a kernel, and its graph.

    None when it is native. `known` are the values of the graph's own parameters, as far as known.
    """
    if not _are_held(graph, node):
        return graph, node
    given = known_arguments(graph, node, known)
    for _, body in subgraphs(node):
        found = _obstacle_in(body, bind_known(body, given))
        if found is not None:
            return found
    return None


def _obstacle_in(body: Graph, known: Mapping[Value, Array]) -> tuple[Graph, Node] | None:
    needed = find_needed(body, known)
    values = known_values(body, needed.names, known)
    for name in sorted(needed.names):
        node = body.by_name[name]
        if node.op in STRUCTURED and name in needed.on_host:
            return obstacle(body, node, known)
        has_kernel = rule_of(node.op) is not None or node.op in STRUCTURED or node.op in _INSIDE
        static = zip(node.inputs, static_operands(node.op, len(node.inputs)), strict=True)
        if name in needed.on_host or not has_kernel or any(known and v not in values for v, known in static):
            return body, node
    return None


def known_arguments(graph: Graph, node: Node, known: Mapping[Value, Array] | None = None) -> list[Array | None]:
    """For each parameter of a structured node's sub-graphs the value it has in every trip, None when not known."""
    first, changing = first_variable(node), loop_vars(node)
    operands: list[Value | None] = [None] * (changing + (node.op == "For"))
    operands += node.inputs[first + changing :]
    # Static operands are sizes, axes, indices: looking for others would walk the graph for nothing.
    kinds = {v: graph.type_of(v) for v in operands if v is not None}
    small = [v for v, kind in kinds.items() if kind.rank is not None and kind.rank <= 2]
    invariant = [v for v in small if kinds[v].dtype.kind in ("int", "uint", "bool")]
    values = dict(known or {})
    _evaluate(graph, invariant, values, set(values))
    return [None if v is None else values.get(v) for v in operands]


def bind_known(body: Graph, given: Sequence[Array | None]) -> dict[Value, Array]:
    """The known values of a sub-graph's parameters."""
    return {arg.out(): x for arg, x in zip(arguments(body), given, strict=True) if x is not None}


def length_of(node: Node) -> str:
    """The symbol that a loop determines: the length of what it collects, when no type says it; "" for none."""
    return str(node.attrs.get("length") or "") if node.op in ("While", "For") else ""


def shared_operands(node: Node) -> tuple[Value, ...]:
    """The operands that a region reads where they are: all but the initial values of its loop variables."""
    first = first_variable(node)
    return (*node.inputs[:first], *node.inputs[first + loop_vars(node) :])


@cache
def static_operands(op: str, count: int) -> tuple[bool, ...]:
    """For each of `count` operands of an op whether its value must be known when code is generated."""
    return tuple(OPS[op].is_static(k, count) for k in range(count))


@cache
def wanted_operands(op: str, count: int) -> tuple[bool, ...]:
    """For each of `count` operands of an op whether its value shapes the code when it is known."""
    return tuple(OPS[op].wants_value(k, count) for k in range(count))


def known_values(
    graph: Graph, needed: Iterable[str], known: Mapping[Value, Array] | None = None
) -> Mapping[Value, Array]:
    """The values of all wanted operands of the needed nodes, as far as known; `known` are those of parameters."""
    values: dict[Value, Array] = dict(known or {})
    tried: set[Value] = set(values)
    for name in sorted(needed):
        node = graph.by_name[name]
        wanted = wanted_operands(node.op, len(node.inputs))
        if True in wanted:
            _evaluate(graph, [v for v, w in zip(node.inputs, wanted, strict=True) if w], values, tried)
    return values


def _evaluate(graph: Graph, roots: Sequence[Value], values: dict[Value, Array], tried: set[Value]) -> None:
    """Shape arithmetic from its constants up, operands first. What depends on itself, around a loop, is not known."""
    stack = [(value, False) for value in roots]
    entered: set[Value] = set()
    while stack:
        value, expanded = stack.pop()
        if value in tried or (value in entered and not expanded):
            continue
        entered.add(value)
        node = graph.by_name[value.node]
        record = lookup(node.op, node)
        if not expanded:
            stack.append((value, True))
            if node.op not in ("Shape", "Size", "Rank", "Const"):
                stack += [(v, False) for v in node.inputs if v not in tried]
            continue
        tried.add(value)
        if len(node.types) == 1 and not record.takes_state:
            types = [graph.type_of(v).value() for v in node.inputs]
            known = infer_value(record, types, [values.get(v) for v in node.inputs], node.attrs, node.types[0])
            if known is not None:
                values[value] = known
