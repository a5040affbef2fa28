"""Size and element shape of a TensorArray, and plain mistakes in its uses (for raise_tensor_arrays.py)."""

from __future__ import annotations

import numpy as np

from tfc.ir.analysis.effects import ancestors, descendants
from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array as NumPyArray
from tfc.ir.types.types import Shape, merge_shape
from tfc.passes.raising.array_uses import Scope


@record(frozen=True)
class Elements:
    """The number of elements of an array, and their shape.

    size   None when the number of elements is data: the value `count` of the graph in which the array is made
    """

    size: Size | None
    shape: tuple[Size, ...]
    count: Value


def known_elements(scope: Scope, made: Node) -> Elements | None:
    """The elements of the array that node `made` of a scope makes; None when not all is known."""
    count, known = made.inputs[0], known_value(scope.graph, made.inputs[0])
    shape = _element_shape(scope, made)
    if shape is None or any(d is None for d in shape):
        return None
    if known is None and any(scope.graph[n].op in ("Shape", "Size") for n in ancestors(scope.graph, [count.node])):
        return None  # the number comes from unknown sizes of some tensor, which are fixed when that is fed
    size = None if known is None else known.reshape(-1).tolist()[0]
    return Elements(size, tuple(d for d in shape if d is not None), count)


def known_value(graph: Graph, value: Value) -> NumPyArray | None:
    """The known value of an integer tensor: numbers, or an object array with `Dim`s."""
    node = graph[value.node]
    if node.op == "Const":
        literal = node.attrs["value"]
        assert isinstance(literal, Literal)
        return literal.array
    return Builder(graph).value(value)


def _element_shape(scope: Scope, made: Node) -> Shape | None:
    """The shape of an element, from the declaration and all writes. ValueError when they differ."""
    declared = made.attrs["element_shape"]
    shape: Shape | None = None
    if isinstance(declared, tuple):
        shape = tuple(d if isinstance(d, int) else None for d in declared)
    for inner, node in scope.uses():
        written = _written(inner, node)
        if written is not None and all(d is not None for d in written):
            shape = merge_shape(shape, written)
    return shape


def _written(scope: Scope, node: Node) -> Shape | None:
    """The shape of the elements that a node writes, if it writes any."""
    if node.op == "TensorArrayWriteV3":
        return scope.graph.type_of(node.inputs[2]).shape
    if node.op == "TensorArrayScatterV3":
        rows = scope.graph.type_of(node.inputs[2]).shape
        return None if rows is None else rows[1:]
    if node.op == "TensorArraySplitV3":
        rows, length = scope.graph.type_of(node.inputs[1]).shape, piece_length(scope, node)
        return None if rows is None or length is None else (length, *rows[1:])
    return None


def piece_length(scope: Scope, node: Node) -> int | None:
    """The length of the pieces a TensorArraySplitV3 cuts, when it is known and the same for all."""
    lengths = known_value(scope.graph, node.inputs[2])
    if lengths is None or lengths.dtype == object or not lengths.size or (lengths != lengths[0]).any():
        return None
    return int(lengths[0])


def is_whole(scope: Scope, indices: Value, elements: Elements) -> bool:
    """True when an index vector is 0, 1, … size-1."""
    node = scope.graph[indices.node]
    if node.op == "Const":
        known = known_value(scope.graph, indices)
        return known is not None and isinstance(elements.size, int) and np.array_equal(known, np.arange(elements.size))
    if node.op != "Range":
        return False
    start, limit, step = node.inputs
    return _number(scope, start) == 0 and _number(scope, step) == 1 and _is_size(scope, limit, elements)


def _is_size(scope: Scope, value: Value, elements: Elements) -> bool:
    """True when a number is the size of the array."""
    node = scope.graph[value.node]
    if node.op == "TensorArraySizeV3":
        if node.inputs[0] in scope.handles:
            return True
        made = scope.graph[node.inputs[0].node]  # arrays are often made as long as another one
        value = made.inputs[0] if made.op == "TensorArrayV3" and not made.attrs["dynamic_size"] else value
    if elements.size is None:
        return scope.is_home and value == elements.count
    return _number(scope, value) == elements.size


def _number(scope: Scope, value: Value) -> Size | None:
    known = known_value(scope.graph, value)
    if known is None or known.size != 1:
        return None
    (number,) = known.reshape(-1).tolist()
    return number if isinstance(number, Dim) else int(number)


def plainly_fails(scope: Scope, made: Node) -> bool:
    """True when one place writes an element twice for certain, or reads it twice although reading clears it; when the
    array is used once it is closed, or read as another type."""
    seen: set[tuple[int, str, int]] = set()
    clears = made.attrs["clear_after_read"]
    closed = descendants(scope.graph, [n.name for _, n in scope.uses() if n.op == "TensorArrayCloseV3"])
    for inner, node in scope.uses():
        if (inner is scope and node.name in closed) or node.attrs.get("dtype", made.attrs["dtype"]) != made.attrs[
            "dtype"
        ]:
            return True
        if node.op not in ("TensorArrayWriteV3", "TensorArrayReadV3") or (node.op.endswith("ReadV3") and not clears):
            continue
        if inner.varying is not None and inner.varying.isdisjoint(ancestors(inner.graph, [node.inputs[1].node])):
            return True
        known = known_value(inner.graph, node.inputs[1])
        if known is None or known.dtype == object:
            continue
        place = (id(inner), node.op, int(known))
        if place in seen:
            return True
        seen.add(place)
    return False
