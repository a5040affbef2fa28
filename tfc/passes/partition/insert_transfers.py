"""Replace every edge between devices by a Send and a Recv (white paper §3.2.2; core/graph/graph_partition.cc).

When: after placement and ordering of variables, once what spans devices is lowered to primitives. It stays one graph:
`split_by_device` takes it apart.

    a on CPU:0;  b = Neg(a), c = Exp(a) on CPU:1
      →   a/_0 = _Send(a) on CPU:0;  a/_1 = _Recv(), b = Neg(a/_1), c = Exp(a/_1) on CPU:1

All users of a tensor on one device share one Recv; what is known while compiling does not cross (copy_known.py). A
control edge becomes an empty tensor that is sent once its source has run, one for each source and device. A reference
to a variable never leaves its device. In a loop every Recv waits for the control loop of its device (control_loops.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tfc.ir.analysis.effects import variable_of
from tfc.ir.analysis.frames import ROOT, frames_of, has_primitives
from tfc.ir.base.reachable import reachable
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Attr, Entry, Graph, Node, Value
from tfc.passes.partition.control_loops import ControlLoops, empty_tensor
from tfc.passes.partition.copy_known import copy_known
from tfc.passes.partition.localize import localize


def partition(graph: Graph) -> Graph:
    """The graph without an edge between devices; the same one when all of it is on one device.

    Every _Send becomes a target of the entries that need what it sends. INVALID_ARGUMENT for a node without a device,
    a reference that would cross, or a loop across devices without a predicate.
    """
    free = next((node for node in graph.nodes if not node.device), None)
    if free is not None and any(node.device for node in graph.nodes):
        raise free.error("has no device; place the graph before it is partitioned")
    if len({node.device for node in graph.nodes}) < 2:
        return graph
    return _Cut(copy_known(localize(graph))).run()


def cut_signals(graph: Graph) -> Graph:
    """A partitioned graph to which control edges between devices were added, with those cut as well.

    They may not lead from or to what stands in a loop. The very same graph when there are none.
    """
    device = {node.name: node.device for node in graph.nodes}
    if all(device[name] == node.device for node in graph.nodes for name in node.control_inputs):
        return graph
    return _Cut(graph, first=sum(node.op == "_Send" for node in graph.nodes)).run(in_loops=False)


@dataclass
class _Cut:
    """One run of the pass: the edges between devices, and the transfers that replace them.

    tensors   the Recv of a value on a device
    signals   the Recv that stands for a control edge from a node, on a device
    senders   for each Recv the Send it is given its tensor by
    first     the number of the first transfer
    """

    graph: Graph
    first: int = 0
    nodes: list[Node] = field(default_factory=list)
    tensors: dict[tuple[Value, str], Value] = field(default_factory=dict)
    signals: dict[tuple[str, str], str] = field(default_factory=dict)
    senders: dict[str, str] = field(default_factory=dict)
    count: int = 0

    def __post_init__(self) -> None:
        self.taken = set(self.graph.by_name)
        self.loops: ControlLoops | None = None
        self.frame_of: dict[str, str] = {}

    def run(self, in_loops: bool = True) -> Graph:
        """Cut all edges between devices; those of loops need the loops' control."""
        if in_loops and has_primitives(self.graph):
            frames = frames_of(self.graph)
            self.frame_of.update(frames.gives_to)
            self.loops = ControlLoops(self.graph, frames, self.taken)
            self.loops.add_missing()
        for node in self.graph.nodes:
            self.nodes.append(self._cut(node))
        done = 0
        while self.loops is not None and done < len(self.loops.nodes):
            self.nodes.append(self._cut(self.loops.nodes[done]))  # which may ask for more loops
            done += 1
        graph = self.graph.with_(nodes=tuple(self.nodes))
        return graph.with_(entries=tuple(_sending(graph, entry, self.senders) for entry in graph.entries))

    def _cut(self, node: Node) -> Node:
        """The node with a Recv for each input that comes from another device."""
        inputs = tuple(self._tensor(value, node) for value in node.inputs)
        control = tuple(dict.fromkeys(self._signal(name, node) for name in node.control_inputs))
        if inputs == node.inputs and control == node.control_inputs:
            return node
        return node.with_(inputs=inputs, control_inputs=control)

    def _tensor(self, value: Value, user: Node) -> Value:
        source = self.graph.by_name.get(value.node)  # nodes of control loops, which it lacks, only have inputs nearby
        if source is None or source.device == user.device:
            return value
        if (value, user.device) not in self.tensors:
            if source.types[value.port].ref:
                variable = variable_of(self.graph, value)
                raise user.error(
                    f"{user.name!r} on {user.device} takes a reference to the variable {variable!r}, which "
                    f"{source.name!r} on {source.device} gives: a reference can not leave its device"
                )
            self.tensors[value, user.device] = self._transfer(source, value, source, user).out()
        return self.tensors[value, user.device]

    def _signal(self, name: str, user: Node) -> str:
        source = self.graph.by_name.get(name)
        if source is None or source.device == user.device:
            return name
        if (name, user.device) not in self.signals:
            empty = empty_tensor(self._name(source), source.device, (name,)).with_(loc=source.loc)
            self.nodes.append(empty)
            self.signals[name, user.device] = self._transfer(empty, empty.out(), source, user).name
        return self.signals[name, user.device]

    def _transfer(self, sent: Node, value: Value, source: Node, user: Node) -> Node:
        """A Send and its Recv; `source` gives them their name. In a loop both keep to their device's control loop."""
        attrs: dict[str, Attr] = {
            "tensor_name": f"edge_{self.first + len(self.senders)}_{source.name}",
            "send_device": source.device,
            "recv_device": user.device,
            "send_device_incarnation": 0,
            "client_terminated": False,
        }
        kind = sent.types[value.port]
        frame = self.frame_of.get(source.name, ROOT)
        before, after = tuple[str, ...](), tuple[str, ...]()
        if self.loops is not None and frame != ROOT:
            after = (self.loops.merge(frame, user.device),)
            before = self.loops.of_sender(frame, source.device)
        send = Node(self._name(source), "_Send", (value,), before, attrs, (), source.device, loc=source.loc)
        attrs = {"tensor_type": kind, **attrs}
        recv = Node(self._name(source), "_Recv", (), after, attrs, (kind,), user.device, loc=source.loc)
        self.senders[recv.name] = send.name
        self.nodes += (send, recv)
        return recv

    def _name(self, source: Node) -> str:
        """A name as TensorFlow's: `x/_0`, `x/_1` …, numbered throughout the graph."""
        name = free_name(self.taken, f"{source.name}/_{self.count}")
        self.count += 1
        self.taken.add(name)
        return name


def _sending(graph: Graph, entry: Entry, senders: dict[str, str]) -> Entry:
    """The entry, which now also runs the Sends of all that it needs of other devices."""
    starts = [*(value.node for _, value in entry.inputs), *entry.roots]
    reached = reachable(starts, lambda name: (*graph[name].sources, *((senders[name],) if name in senders else ())))
    sends = (name for name in senders.values() if name in reached)
    return replace(entry, targets=(*entry.targets, *sends))
