"""Turn TensorArrays into tensors where all uses of their handles are known, through branches and loops.

When: early, and at every level, so that gradients, loops and kernels see tensors only. The flow of an array becomes the
tensor of all its elements: a write replaces a row of it, a read takes one, stacking and unstacking are the tensor
itself. Needed are a size and an element shape that are known (symbols will do), and that the array does not grow. Such
a tensor starts as zeros. That an element is written twice, or read once it was cleared, is not noticed any more, so a
program that plainly does so keeps its array, and fails.

    handle, flow = TensorArrayV3(3); f = TensorArrayWriteV3(handle, i, x, flow); y = TensorArrayReadV3(handle, j, f)
    →   flow = Fill([3, 2], 0); f = UpdateRow(flow, i, x); y = GatherV2(f, j, 0)
"""

from __future__ import annotations

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.rewrite import map_node_bodies, owners
from tfc.ir.types.types import DType
from tfc.passes.cleanup.retype import retype
from tfc.passes.raising.array_rewrite import rewritten
from tfc.passes.raising.array_shapes import known_elements, plainly_fails
from tfc.passes.raising.array_uses import EscapeError, follow
from tfc.passes.raising.raise_stacks import raise_stacks


def raise_tensor_arrays(graph: Graph) -> Graph:
    """Replace the TensorArrays that are understood by tensors, in bodies and functions too."""
    functions = tuple((name, _same_results(body, raise_tensor_arrays(body))) for name, body in graph.functions)
    if any(new is not old for (_, new), (_, old) in zip(functions, graph.functions, strict=True)):
        graph = graph.with_(functions=functions)
    return _raised(graph)


def _same_results(before: Graph, after: Graph) -> Graph:
    """A function's new body, or the old one if the types of its results, which its calls rely on, are others now."""
    types = [[body.type_of(value) for value in body.results] for body in (before, after)]
    return after if types[0] == types[1] else before


def _raised(graph: Graph) -> Graph:
    if graph.ops.isdisjoint((*owners(), "TensorArrayV3", "StackV2")):
        return graph
    inside = graph.with_nodes(map_node_bodies(node, _raised) for node in graph.nodes)
    graph = graph if inside is graph else retype(inside)
    for made in [node for node in graph.nodes if node.op == "TensorArrayV3"]:
        graph = _without(graph, graph[made.name])
    return raise_stacks(graph)


def _without(graph: Graph, made: Node) -> Graph:
    """The graph with one array raised; the graph itself when that array has to stay."""
    dtype = made.attrs["dtype"]
    assert isinstance(dtype, DType)
    if made.attrs["dynamic_size"] or dtype.kind == "string":
        return graph
    try:
        scope = follow(graph, made)
        elements = known_elements(scope, made)
        if elements is None or plainly_fails(scope, made):
            return graph
        return retype(rewritten(scope, elements, made))
    except (EscapeError, Error, ValueError):
        return graph
