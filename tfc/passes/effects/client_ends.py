"""Replace feeds by Recvs and fetches by Sends, so that a client can take part in a running step (white paper §4.2).

When: by the session, for a step that is fed and fetched in pieces, after feeds have been cut and gradients expanded.
TensorFlow's core/graph/subgraph.cc feeds and fetches all steps so. The sizes that have names are those of feeds:
for each that tells one a placeholder stays, which is fed with a tensor of that shape and never read.

    x = Placeholder() # f32[n, 4]; entry step(x) -> y
        →   x/sizes = Placeholder() # bool[n]; x = _Recv() # f32[n, 4]; y/fetch = _Send(y)
            entry step(x/sizes) after y/fetch
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Entry, Graph, Node, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, boolean


def client_ends(graph: Graph, feeds: Sequence[str], fetches: Sequence[str], client: str) -> Graph:
    """The graph of one step whose ends are those of `client`, a device: transfers that have these names, in order.

    The graph's only entry is changed: its inputs are the placeholders for sizes, in the order of the feeds.
    """
    (entry,) = graph.entries
    taken = set(graph.by_name)
    names = {value.node: name for (_, value), name in zip(entry.inputs, feeds, strict=True)}
    nodes: list[Node] = []
    inputs: list[tuple[str, Value]] = []
    for node in graph.nodes:
        if node.name not in names:
            nodes.append(node)
            continue
        kind = node.types[0]
        nodes.append(node.with_(op="_Recv", attrs={"tensor_type": kind, **transfer_attrs(names[node.name], client)}))
    for shown, value in entry.inputs:
        sizes = sizes_of(graph.type_of(value))
        if sizes is not None:
            name = _free(taken, f"{value.node}/sizes")
            nodes.append(Node(name, "Placeholder", (), (), {"type": sizes}, (sizes,)))
            inputs.append((shown, Value(name)))
    sends = []
    for (_, value), name in zip(entry.outputs, fetches, strict=True):
        source, sent = graph[value.node], value
        if source.types[value.port].ref:
            kind = source.types[value.port].value()
            read = Node(_free(taken, f"{value.node}/read"), "Identity", (value,), types=(kind,), loc=source.loc)
            nodes.append(read)
            sent = read.out()
        send = Node(_free(taken, f"{value.node}/fetch"), "_Send", (sent,), (), transfer_attrs(name, client))
        nodes.append(send)
        sends.append(send.name)
    changed = Entry(entry.name, tuple(inputs), (), (*entry.targets, *sends))
    return graph.with_(nodes=tuple(nodes), entries=(changed,))


def transfer_attrs(name: str, client: str) -> dict[str, Any]:
    """The attributes of a transfer to or from the client."""
    return {
        "tensor_name": name,
        "send_device": client,
        "recv_device": client,
        "send_device_incarnation": 0,
        "client_terminated": True,
    }


def sizes_of(kind: TensorType) -> TensorType | None:
    """The type of the vector that carries the named sizes of a feed; None when it has none."""
    named = tuple(size for size in kind.shape or () if isinstance(size, Dim))
    return TensorType(boolean, named) if named else None


def _free(taken: set[str], wanted: str) -> str:
    name = free_name(taken, wanted)
    taken.add(name)
    return name
