"""What a step computes and what it knows: the nodes that run, those that run on the host, the values of operands that
code generation needs as numbers. Operands that an op declares static, and what only they need, never run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tfc.codegen.lowering import HOST, RULES
from tfc.ir.graph import Graph, Node, Value
from tfc.ir.infer import infer_value
from tfc.ir.registry import OPS, lookup
from tfc.ir.types import Array

_NEVER_HOST = frozenset({"Placeholder", "Arg", "Const", "NoOp"})


@dataclass(frozen=True)
class Needed:
    """The names of the nodes that run, and of those among them that run on the host."""

    names: frozenset[str]
    on_host: frozenset[str]


def find_needed(graph: Graph) -> Needed:
    """What outputs and targets of the graph's entries reach through computed operands and control edges."""
    stack = [value.node for entry in graph.entries for _, value in entry.outputs]
    stack += [name for entry in graph.entries for name in entry.targets]
    found: set[str] = set()
    hosts: set[str] = set()
    while stack:
        name = stack.pop()
        if name in found:
            continue
        found.add(name)
        node = graph.by_name[name]
        lookup(node.op, node)
        if runs_on_host(graph, node):
            hosts.add(name)
            stack += [value.node for value in node.inputs]
        else:
            static = static_operands(node.op, len(node.inputs))
            stack += [value.node for value, known in zip(node.inputs, static, strict=True) if not known]
        stack += node.control_inputs
    return Needed(frozenset(found), frozenset(hosts))


def runs_on_host(graph: Graph, node: Node) -> bool:
    """True when the reference body runs a node: it is declared so, or kernels cannot hold its operands."""
    if node.op in HOST:
        return True
    if node.op in _NEVER_HOST or node.op not in RULES:
        return False
    kinds = [*node.types, *(graph.type_of(value) for value in node.inputs)]
    return any(not kind.is_known or kind.dtype.kind in ("string", "complex") for kind in kinds)


@cache
def static_operands(op: str, count: int) -> tuple[bool, ...]:
    """For each of `count` operands of an op whether its value must be known when code is generated."""
    return tuple(OPS[op].is_static(k, count) for k in range(count))


@cache
def wanted_operands(op: str, count: int) -> tuple[bool, ...]:
    """For each of `count` operands of an op whether its value shapes the code when it is known."""
    return tuple(OPS[op].wants_value(k, count) for k in range(count))


def known_values(graph: Graph, needed: Iterable[str]) -> Mapping[Value, Array]:
    """The values of all wanted operands of the needed nodes, as far as known."""
    values: dict[Value, Array] = {}
    tried: set[Value] = set()
    for name in sorted(needed):
        node = graph.by_name[name]
        wanted = wanted_operands(node.op, len(node.inputs))
        if any(wanted):
            _evaluate(graph, [v for v, w in zip(node.inputs, wanted, strict=True) if w], values, tried)
    return values


def _evaluate(graph: Graph, roots: Sequence[Value], values: dict[Value, Array], tried: set[Value]) -> None:
    """Shape arithmetic from its constants up, operands first."""
    stack = [(value, False) for value in roots]
    while stack:
        value, expanded = stack.pop()
        if value in tried:
            continue
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
