"""Costs of nodes: floating-point operations, memory traffic and bytes given out (white paper §3.2.1's cost model).

Costs are estimated from what ops declare (`cost=`, ir/graph/cost.py) and from shapes, or measured in earlier steps
(`measured.py` reads and writes those). A node's time on a device is the device's overhead for a node plus the greater
of its work over the device's speed and its traffic over the device's bandwidth. TensorFlow takes 1 µs for the least a
node can take; here nodes of compiled kernels cost `DeviceInfo.overhead`, which is less, and what only names or renames
a tensor costs nothing. What will be one kernel with its only user has no overhead of its own, and its result never goes
through memory. Sizes that are not known while compiling count as `default_size`, trips of a loop as `trips`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from tfc.ir.base.record import field, record
from tfc.ir.devices.devices import KINDS, DeviceInfo
from tfc.ir.graph.bodies import loop_vars
from tfc.ir.graph.cost import Cost, PerElement, is_free, per_element
from tfc.ir.graph.graph import Graph, Literal, Node, subgraphs
from tfc.ir.graph.registry import ASYNC, ELEMENTWISE, REDUCTION, lookup
from tfc.ir.graph.rewrite import owners
from tfc.ir.types.dims import MaybeSize, evaluate
from tfc.ir.types.types import TensorType


class Work(NamedTuple):
    """The work of a node in one run: operations, bytes read and written, and how many nodes' overheads it has."""

    flops: float = 0.0
    traffic: float = 0.0
    launches: float = 0.0

    def plus(self, other: Work, times: float = 1.0) -> Work:
        """This and `times` times the other."""
        return Work(
            self.flops + times * other.flops,
            self.traffic + times * other.traffic,
            self.launches + times * other.launches,
        )


NO_WORK = Work()


class Measured(NamedTuple):
    """The average time of a node in earlier steps on a device of this type; its outputs' bytes (None: unknown)."""

    seconds: float
    bytes: int | None = None
    type: str = "CPU"


_HOST_SECONDS = 20e-6
"""What a node of strings, files or handles takes: Python runs it."""


@record(frozen=True)
class CostModel:
    """Costs of nodes and sizes of tensors; `measured` overrides estimates for the nodes it names."""

    sizes: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """What symbols of shapes stand for."""
    measured: Mapping[str, Measured] = field(default_factory=lambda: MappingProxyType({}))
    chosen: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Devices by node path that an earlier search found best: they count where no constraint says otherwise."""
    default_size: int = 64
    trips: int = 16
    _known: dict[int, tuple[float, float, TensorType]] = field(default_factory=dict, compare=False, repr=False)

    def size(self, size: MaybeSize) -> int:
        """A dimension as a number; `default_size` stands for what is not known."""
        if isinstance(size, int):
            return size
        if size is None:
            return self.default_size
        try:
            unbound = dict.fromkeys(size.symbols(), self.default_size)
            return max(0, evaluate(size, {**unbound, **self.sizes}))
        except ValueError:
            return self.default_size

    def elements(self, kind: TensorType) -> float:
        """The number of elements of a tensor."""
        return self._measure(kind)[0]

    def bytes(self, kind: TensorType) -> float:
        """The bytes of a tensor; a handle or string counts as 64."""
        return self._measure(kind)[1]

    def _measure(self, kind: TensorType) -> tuple[float, float, TensorType]:
        """Elements and bytes, remembered by the type object, which is kept: hashing shapes would cost more."""
        found = self._known.get(id(kind))
        if found is None:
            elements = 1.0
            for each in kind.shape if kind.shape is not None else (None,):
                elements *= self.size(each)
            width = kind.dtype.size or 64
            found = self._known[id(kind)] = (elements, elements * width, kind)
        return found

    def given_out(self, node: Node) -> float:
        """The bytes of the node's outputs that it makes itself: none for references."""
        found = self.measured.get(node.name)
        if found is not None and found.bytes is not None:
            return float(found.bytes)
        return sum(self.bytes(kind) for kind in node.types if not kind.ref)

    def kept(self, node: Node) -> float:
        """The bytes that stay on the node's device from step to step: variables and constants."""
        if node.op in ("Const", "VariableV2", "Variable", "Generator"):
            return sum(self.bytes(kind) for kind in node.types)
        return 0.0

    def work(self, graph: Graph, node: Node, fused: Container[str] | None = None) -> Work:
        """The estimated work of one run of a node of the graph. `fused` are its `fused_nodes`, where they are known."""
        cost = _cost(node.op)
        if is_free(cost):
            return NO_WORK
        if node.op in owners():
            return self._structured(graph, node)
        if node.op == "Call":
            return Work(launches=self.trips)
        traffic = 0.0
        inputs = []
        for name, port in node.inputs:
            source = graph.by_name[name]
            kind = source.types[port]
            inputs.append(kind)
            if not (self.is_fused(graph, source) if fused is None else name in fused):
                traffic += self._measure(kind)[1]
        flops = cost(self, node, inputs)
        if self.is_fused(graph, node) if fused is None else node.name in fused:
            return Work(flops, traffic)
        for kind in node.types:
            traffic += self._measure(kind)[1]
        return Work(flops, traffic, 1.0)

    def fused_nodes(self, graph: Graph) -> frozenset[str]:
        """The nodes for which `is_fused` holds."""
        return frozenset(node.name for node in graph.nodes if self.is_fused(graph, node))

    def is_fused(self, graph: Graph, node: Node) -> bool:
        """True when the node's only user takes its elements one by one, so that one kernel computes both."""
        users = graph.users[node.name]
        if len(users) != 1 or not (_is_elementwise(node.op) or _is_contraction(node.op)):
            return False
        types, user = node.types, users[0]
        if len(types) != 1 or types[0].ref:
            return False
        if lookup(user.op).has(REDUCTION):
            return not _is_contraction(node.op)
        if not _is_elementwise(user.op):
            return False
        return user.types[0] is types[0] or self._measure(user.types[0])[0] == self._measure(types[0])[0]

    def _structured(self, graph: Graph, node: Node) -> Work:
        """All trips of a loop, or the dearer arm of a branch."""
        bodies = [self.graph_work(body) for _, body in subgraphs(node)]
        if node.op == "If":
            return max(bodies, default=Work())
        times = self.trips_of(graph, node)
        total = Work()
        for each in bodies:
            total = total.plus(each, times)
        return total

    def trips_of(self, graph: Graph, node: Node) -> float:
        """The trip count of a loop: a constant, or the number of rows it collects, else `trips`."""
        if node.op == "For":
            count = graph.by_name[node.inputs[0].node].attrs.get("value")
            if isinstance(count, Literal):
                return float(count.array)
            collected = node.types[loop_vars(node) :]
            if collected and collected[0].shape:
                return float(self.size(collected[0].shape[0]))
        return float(self.trips)

    def graph_work(self, graph: Graph) -> Work:
        """The work of all nodes of a graph, each once."""
        total, fused = Work(), self.fused_nodes(graph)
        for node in graph.nodes:
            total = total.plus(self.work(graph, node, fused))
        return total

    def times(self, work: Work, node: Node, devices: Iterable[DeviceInfo]) -> tuple[float, ...]:
        """The time of `node` with this work on each device: as measured, if it was, else as estimated."""
        found = self.measured.get(node.name)
        if found is not None:
            return tuple([self._scaled(found, work, info) for info in devices])
        on_host = work.launches and (_waits(node.op) or any([kind.dtype.kind == "string" for kind in node.types]))
        extra = _HOST_SECONDS if on_host else 0.0
        return tuple([estimate(work, info) + extra for info in devices])

    def _scaled(self, found: Measured, work: Work, info: DeviceInfo) -> float:
        """A measured time on a device of another type, in proportion to the estimates."""
        if found.type == info.type:
            return found.seconds
        kind = KINDS.get(found.type)
        here, there = estimate(work, info), estimate(work, kind.info) if kind else 0.0
        return found.seconds * (here / there if there else 1.0)


def estimate(work: Work, info: DeviceInfo) -> float:
    """Overhead, and the greater of computing and moving."""
    return work.launches * info.overhead + max(work.flops / info.flops, work.traffic / info.bandwidth)


@cache
def _cost(op: str) -> Cost:
    """The cost of an op as it is declared, and one operation for each element where nobody has said."""
    return lookup(op).cost or per_element(1)


@cache
def _is_elementwise(op: str) -> bool:
    return lookup(op).has(ELEMENTWISE) and not is_free(_cost(op))


@cache
def _is_contraction(op: str) -> bool:
    """True for products, windows and factorisations: each element of the result takes many operations."""
    return not isinstance(_cost(op), PerElement) and not is_free(_cost(op))


@cache
def _waits(op: str) -> bool:
    return lookup(op).has(ASYNC)
