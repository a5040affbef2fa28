"""A graph as a serialized GraphDef, for viewers: TensorBoard and Netron (core/framework/graph.proto, attr_value.proto).

Bodies of structured ops and functions stand in scopes of their own, `loop/body/…`, joined to the node that owns them:
their parameters take its operands, it waits for their results. Long constants are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.ir.checkpoint.slices import DTYPE_NUMBERS
from tfc.ir.graph.bodies import offset
from tfc.ir.graph.graph import Attr, Graph, Literal, Node, subgraphs
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DType, Shape, TensorType, resource
from tfc.ir.wire import proto

LONGEST_CONSTANT = 64
"""Elements of a constant that are still written."""
_NODE, _VERSIONS = 1, 4
_PRODUCER = 27
_TYPES = {**DTYPE_NUMBERS, resource: 20}
"""TensorFlow's numbers for element types: those that checkpoints have, and handles."""
_REFERENCE = 100


def graph_def(graph: Graph) -> bytes:
    """The serialized GraphDef."""
    nodes = (proto.message(_NODE, content) for content in _nodes(graph))
    return b"".join(nodes) + proto.message(_VERSIONS, proto.integer(1, _PRODUCER))


def _nodes(graph: Graph) -> Iterator[bytes]:
    pending: list[tuple[str, Graph, tuple[str, Node] | None]] = [
        ("", graph, None),
        *((f"functions/{name}/", body, None) for name, body in reversed(graph.functions)),
    ]
    while pending:
        scope, body, owner = pending.pop()
        for node in body.nodes:
            inputs = [f"{scope}{value}" for value in node.inputs]
            inputs += [f"^{scope}{name}" for name in node.control_inputs]
            if owner is not None and node.op == "Arg":
                outside, held = owner
                operand = held.inputs[int(str(node.attrs["index"])) + offset(held)]
                inputs.append(f"{outside}{operand}")
            for attribute, inner in subgraphs(node):
                inside = f"{scope}{node.name}/{attribute}/"
                inputs += dict.fromkeys(f"^{inside}{value.node}" for value in inner.results)
                pending.append((inside, inner, (scope, node)))
            yield _node(node, scope + node.name, inputs)


def _node(node: Node, name: str, inputs: list[str]) -> bytes:
    content = proto.data(1, name) + proto.data(2, node.op)
    content += b"".join(proto.data(3, each) for each in inputs) + proto.data(4, node.device)
    attributes = {key: _attribute(value) for key, value in node.attrs.items()}
    shapes = b"".join(proto.message(7, _shape(kind.shape)) for kind in node.types)
    attributes["_output_shapes"] = proto.message(1, shapes)
    if node.types:
        attributes.setdefault("dtype", proto.integer(6, _type(node.types[0])))
    for key, attribute in sorted(attributes.items()):
        if attribute is not None:
            content += proto.message(5, proto.data(1, key) + proto.message(2, attribute))
    return content


def _type(kind: TensorType) -> int:
    return _TYPES[kind.dtype] + (_REFERENCE if kind.ref else 0)


def _attribute(value: Attr) -> bytes | None:
    """An AttrValue; None for attributes that viewers need not see."""
    if isinstance(value, bool):
        return proto.integer(5, value, always=True)
    if isinstance(value, int):
        return proto.integer(3, value, always=True)
    if isinstance(value, float):
        return proto.single(4, value, always=True)
    if isinstance(value, str):
        return proto.data(2, value, always=True)
    if isinstance(value, DType):
        return proto.integer(6, _TYPES[value])
    if isinstance(value, TensorType):
        return proto.message(7, _shape(value.shape))
    if isinstance(value, Literal):
        return proto.message(8, _tensor(value))
    if isinstance(value, tuple):
        return proto.data(2, ", ".join(map(str, value)), always=True)
    return None


def _shape(shape: Shape | None) -> bytes:
    """A TensorShapeProto; sizes that depend on a feed are -1."""
    if shape is None:
        return proto.integer(3, 1)
    sizes = (-1 if size is None or isinstance(size, Dim) else size for size in shape)
    return b"".join(proto.message(2, proto.integer(1, size)) for size in sizes)


def _tensor(literal: Literal) -> bytes:
    array = literal.array
    content = proto.integer(1, _type(literal.type)) + proto.message(2, _shape(array.shape))
    if array.size > LONGEST_CONSTANT:
        return content
    if array.dtype == object:
        items = (item if isinstance(item, bytes) else str(item) for item in array.reshape(-1).tolist())
        return content + b"".join(proto.data(8, item, always=True) for item in items)
    return content + proto.data(4, array.astype(array.dtype.newbyteorder("<")).tobytes())
