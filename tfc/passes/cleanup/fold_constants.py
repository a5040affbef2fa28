"""Compute at compile time what depends on constants only (TensorFlow's common_runtime/constant_folding.cc).

When: after gradients, so that their shape arithmetic disappears. A pure node whose inputs are all constants is run by
its reference body; so is integer shape arithmetic whose value is known although its inputs are not (`Shape` of a static
shape). Results over 10 MiB, or much larger than what they are made from, stay computations: a constant is stored.

    a = Const 2.0; b = Sqrt(a); c = Mul(x, b)   →   b = Const 1.4142135; c = Mul(x, b)

A large constant of a narrow type that products of few rows read in a wider one stays as it is: they convert what they
load, and read half as many bytes.

Small constants sink into bodies (sink_constants.py).
"""

from __future__ import annotations

import warnings

import numpy as np

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.base.errors import Error
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.graph.registry import CONTROL_FLOW, PURE, lookup
from tfc.ir.graph.rewrite import map_bodies, owners, substitute
from tfc.ir.types.types import Array, bf16, f16, f32, i16
from tfc.passes.cleanup.sink_constants import SMALL_BYTES, const_of, keeps_types, sink_constants

MAX_BYTES = 10 << 20
POINTER_BYTES = 8
"""What a string counts for, whose bytes lie elsewhere."""
WIDENED_BYTES, FEW_ROWS = 1 << 20, 4
"""A factor of so many bytes at least is read narrow, by products of so many rows at most: others wait for arithmetic
and read panels of the wider type as quickly (f16, 1024 x 1024, a Zen 4 core: one row 52 to 40 µs, 4 rows 76 to 75, 8
rows 152 to 165)."""
PRODUCTS = frozenset({"MatMul", "BatchMatMulV2"})
"""The ops whose second operand may be converted as it is loaded."""


def fold_constants(graph: Graph) -> Graph:
    """Replace nodes with known results by Const nodes of the same names, then do the same in bodies."""
    graph = _fold(graph)
    graph = graph.with_nodes(_sink(graph, node) for node in graph.nodes)
    return map_bodies(graph, fold_constants)


def _sink(graph: Graph, node: Node) -> Node:
    """A structured node with the small constants it captures in its bodies."""
    if node.op not in owners():
        return node

    def known(value: Value) -> Literal | None:
        source = graph.by_name[value.node]
        literal = source.attrs.get("value") if source.op == "Const" else None
        return literal if isinstance(literal, Literal) else None

    changed = sink_constants(node, known)
    # What is known now may make a type of the body more precise, which the types around it would not show.
    return changed if changed is node or keeps_types(changed) else node


def _fold(graph: Graph) -> Graph:
    known = Builder(graph)
    literals: dict[Value, Array] = {}
    folded: dict[str, list[Node]] = {}
    replaced: dict[Value, Value] = {}
    stays = governed_nodes(graph) | {value.node for entry in graph.entries for _, value in entry.inputs}
    stays |= {node.name for node in graph.nodes if node.op == "Cast" and _is_read_narrow(graph, node)}
    for node in graph.order:
        if node.op == "Const":
            literal = node.attrs["value"]
            assert isinstance(literal, Literal)
            literals[node.out()] = literal.array
            continue
        results = None if node.name in stays else _results(node, known, literals)
        if results is None:
            continue
        names = (
            [node.name] if len(results) == 1 else [free_name(graph, f"{node.name}_{i}") for i in range(len(results))]
        )
        folded[node.name] = [const_of(node, name, Literal(array)) for name, array in zip(names, results, strict=True)]
        for port, const in enumerate(folded[node.name]):
            literals[node.out(port)] = literals[const.out()] = results[port]
            if len(results) > 1:
                replaced[node.out(port)] = const.out()
    if not folded:
        return graph
    nodes = (new for node in graph.nodes for new in folded.get(node.name, [node]))
    return substitute(graph, nodes, replaced)


def _is_read_narrow(graph: Graph, node: Node) -> bool:
    """True when only products of few rows read the converted constant."""
    source, (kind,) = graph.by_name[node.inputs[0].node], node.types
    narrow = source.types[0].dtype
    halves = narrow in (f16, bf16) or (narrow.is_integer and narrow.size <= i16.size)  # f32 holds all their numbers
    if source.op != "Const" or kind.dtype != f32 or not halves:
        return False
    if not isinstance(kind.elements, int) or kind.elements * kind.dtype.size < WIDENED_BYTES:
        return False
    others = {value.node for entry in graph.entries for _, value in entry.outputs}
    others |= {value.node for value in graph.results}
    users = graph.users[node.name]
    return bool(users) and node.name not in others and all(_has_few_rows(user, node.out()) for user in users)


def _has_few_rows(node: Node, right: Value) -> bool:
    """True when a node is a product of few rows whose right operand is this value."""
    if node.op not in PRODUCTS or node.inputs.count(right) != 1 or node.inputs[1] != right:
        return False
    elements, shape = node.types[0].elements, node.types[0].shape
    columns = shape[-1] if shape else None
    return isinstance(elements, int) and isinstance(columns, int) and elements <= FEW_ROWS * columns


def _results(node: Node, known: Builder, literals: dict[Value, Array]) -> list[Array] | None:
    """The outputs of a node that can be computed now, or None."""
    op = lookup(node.op, node)
    if not op.has(PURE) or op.has(CONTROL_FLOW) or node.control_inputs or not node.types:
        return None
    if not all(value in literals for value in node.inputs) or node.op == "DimSize":
        value = known.value(node.out()) if len(node.types) == 1 else None
        if value is None or value.dtype != node.types[0].dtype.storage or node.types[0].shape != value.shape:
            return None
        return [value]
    sizes = [kind.elements for kind in node.types]
    made = sum(
        n * (kind.dtype.size or POINTER_BYTES) for n, kind in zip(sizes, node.types, strict=True) if isinstance(n, int)
    )
    inputs = [literals[value] for value in node.inputs]
    if not all(isinstance(n, int) for n in sizes) or made > max(SMALL_BYTES, 2 * sum(a.nbytes for a in inputs)):
        return None
    return _run(node, inputs) if made <= MAX_BYTES else None


def _run(node: Node, inputs: list[Array]) -> list[Array] | None:
    try:
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            results = [np.asarray(result) for result in lookup(node.op, node).run(inputs, node.attrs)]
    except (Error, ArithmeticError, ValueError, IndexError, TypeError):
        return None  # it fails when it runs, and then the error is reported with the step
    fits = all(a.dtype == kind.dtype.storage for a, kind in zip(results, node.types, strict=True))
    return results if fits else None
