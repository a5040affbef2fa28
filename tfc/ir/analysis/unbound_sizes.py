"""Symbolic sizes that a step uses and that nothing determines: each is to be read off an axis of a tensor.

An axis of `n` rows, or of `2*n + 1`, tells n once the tensor is there. A sum or a product of several symbols tells none
of them, and neither does a quotient (`f32[n + m]`, `f32[n * n]`).
"""

from __future__ import annotations

from collections.abc import Collection

from tfc.ir.base.errors import Error
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.types.dims import parse_dim, symbols_of
from tfc.ir.types.types import shape_symbols


def check_bound_sizes(graph: Graph, bound: Collection[str]) -> None:
    """INVALID_ARGUMENT at the first node of a step, its loops and branches included, with a size that is not `bound`.

    Dataflows are passed over: inside of them tensors may be objects, whose sizes are known once they are there.
    """
    for node in (node for part in parts_of(graph, functions=False) for node in part.nodes):
        unbound = _sizes(node).difference(bound) if node.op != "Dataflow" else None
        if unbound:
            raise unbound_size(node, min(unbound))


def unbound_size(node: Node, name: str) -> Error:
    """The error about a size that a node needs and that no tensor tells."""
    wanted = f"an axis of {name}, or of a multiple of it plus a number, such as 2*{name} + 1"
    return node.error(f"the size {name} can not be told from what is fed: no input of this step has {wanted}")


def _sizes(node: Node) -> frozenset[str]:
    """The symbols in the types of a node, and those of the size that it gives."""
    found = frozenset[str]().union(*(shape_symbols(kind.shape) for kind in node.types))
    return found | symbols_of(parse_dim(str(node.attrs["dim"]))) if node.op == "DimSize" else found
