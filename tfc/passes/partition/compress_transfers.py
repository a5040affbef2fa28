"""Send 32-bit floats between devices as 16 bits: drop the low half of each, and fill it with zeros (white paper §5.5).

When: after `partition`, when asked for (`--compress-transfers`): results differ in the last 16 bits of the mantissa. A
NaN stays a NaN, even one whose payload is all in the half that is dropped; TensorFlow would make an infinity of it.

    x/_0 = _Send(x); x/_1 = _Recv(); y = Neg(x/_1)
      →
    t = Cast(x) {DstT=bf16, Truncate=true}; x/_0 = _Send(t); x/_1 = _Recv(); r = Cast(x/_1) {DstT=f32}; y = Neg(r)
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Attr, Graph, Node, Value
from tfc.ir.types.types import DType, TensorType, bf16, f32


def compress_transfers(graph: Graph) -> Graph:
    """Truncate transfers of f32, and only those: integers, other floats and control edges cross as they are."""
    sent = ((node, graph.type_of(node.inputs[0])) for node in graph.nodes if node.op == "_Send")
    # An empty tensor stands for a control edge.
    compressed = {_pair(node) for node, kind in sent if kind.dtype == f32 and 0 not in (kind.shape or ())}
    if not compressed:
        return graph
    taken = set(graph.by_name)
    nodes: list[Node] = []
    replaced: dict[Value, Value] = {}
    for node in graph.nodes:
        if node.op not in ("_Send", "_Recv") or _pair(node) not in compressed:
            nodes.append(node)
        elif node.op == "_Send":
            nodes.append(_cast(taken, node, node.inputs[0], graph.type_of(node.inputs[0]), bf16))
            nodes.append(node.with_(inputs=(nodes[-1].out(),)))
        else:
            narrow = node.types[0].with_dtype(bf16)
            nodes.append(node.with_(types=(narrow,), attrs={**node.attrs, "tensor_type": narrow}))
            nodes.append(_cast(taken, node, node.out(), narrow, f32))
            replaced[node.out()] = nodes[-1].out()
    restored = {value.node for value in replaced.values()}
    return graph.with_nodes(node if node.name in restored else _renamed(node, replaced) for node in nodes)


def _renamed(node: Node, replaced: Mapping[Value, Value]) -> Node:
    inputs = tuple(replaced.get(value, value) for value in node.inputs)
    return node if inputs == node.inputs else node.with_(inputs=inputs)


def _cast(taken: set[str], node: Node, value: Value, kind: TensorType, to: DType) -> Node:
    """A Cast beside a Send or Recv."""
    name = free_name(taken, f"{node.name}/{'truncate' if to == bf16 else 'restore'}")
    taken.add(name)
    attrs: dict[str, Attr] = {"DstT": to, "Truncate": to == bf16}
    return Node(name, "Cast", (value,), (), attrs, (kind.value().with_dtype(to),), node.device, loc=node.loc)


def _pair(node: Node) -> tuple[object, ...]:
    return tuple(node.attrs[key] for key in ("tensor_name", "send_device", "recv_device"))
