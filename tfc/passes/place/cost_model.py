"""What a node costs: floating-point operations, memory traffic and bytes given out (white paper §3.2.1's cost model).

Costs are estimated from ops and shapes, or measured in earlier steps (`measured.py` reads and writes those). A
node's time on a device is the device's overhead for a node plus the greater of its work over the device's speed and its
traffic over the device's bandwidth. TensorFlow takes 1 µs for the least a node can take; here nodes of compiled kernels
cost `DeviceInfo.overhead`, which is less, and what only names or renames a tensor costs nothing. What will be one
kernel with its only user has no overhead of its own, and its result never goes through memory. Sizes that are not
known while compiling count as `default_size`, trips of a loop as `trips`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from tfc.ir.base.record import field, record
from tfc.ir.devices.devices import KINDS, DeviceInfo
from tfc.ir.graph.graph import Graph, Literal, Node, subgraphs
from tfc.ir.graph.registry import OPS, Trait
from tfc.ir.graph.rewrite import owners
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.types.dims import MaybeSize, evaluate
from tfc.ir.types.types import TensorType


class Work(NamedTuple):
    """What a node does in one run: operations, bytes read and written, and how many nodes' overheads it has."""

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
    """What a node took in earlier steps, on average, on a device of this type; its outputs' bytes (None: unknown)."""

    seconds: float
    bytes: int | None = None
    type: str = "CPU"


FREE = frozenset(
    {"Const", "VariableV2", "Variable", "Generator", "Placeholder", "PlaceholderWithDefault", "Arg", "NoOp", "Identity",
     "IdentityN", "StopGradient", "PreventGradient", "EnsureShape", "Reshape", "ExpandDims", "Squeeze", "Bitcast",
     "Shape", "ShapeN", "Rank", "Size", "DimSize", "BroadcastGradientArgs", "BroadcastArgs", "_Send", "_Recv"}
) | PRIMITIVES  # fmt: skip
"""Ops that compute nothing: they name, rename or describe a tensor, or hand it on."""

VIEWS = frozenset(
    {"Identity", "StopGradient", "PreventGradient", "EnsureShape", "Reshape", "ExpandDims", "Squeeze", "Bitcast"}
)
"""Ops whose output is their first input's memory under another name."""

_PER_ELEMENT: Mapping[str, float] = {
    "Exp": 16, "Expm1": 24, "Log": 16, "Log1p": 24, "Pow": 40, "Tanh": 24, "Sigmoid": 20, "Erf": 24, "Erfc": 24,
    "Erfinv": 40, "Ndtri": 40, "Lgamma": 60, "Digamma": 60, "Sin": 20, "Cos": 20, "Tan": 30, "Asin": 30, "Acos": 30,
    "Atan": 30, "Atan2": 40, "Sinh": 24, "Cosh": 24, "Asinh": 30, "Acosh": 30, "Atanh": 30, "Softplus": 30, "Elu": 20,
    "Selu": 20, "Sqrt": 4, "Rsqrt": 4, "RealDiv": 4, "Div": 4, "Reciprocal": 4, "FloorDiv": 8, "FloorMod": 10,
    "Igamma": 400, "Igammac": 400, "Betainc": 600, "Zeta": 200, "Polygamma": 200, "Softmax": 24, "LogSoftmax": 24,
    "SoftmaxCrossEntropyWithLogits": 40, "SparseSoftmaxCrossEntropyWithLogits": 40, "LRN": 60, "FusedBatchNorm": 8,
    "RandomUniform": 16, "RandomStandardNormal": 60, "TruncatedNormal": 80, "RandomUniformInt": 16,
    "PhiloxUniform": 16, "PhiloxStandardNormal": 60, "PhiloxTruncatedNormal": 80, "PhiloxUniformInt": 16,
    "TopKV2": 40, "Unique": 60, "RandomShuffle": 20, "Multinomial": 60,
}  # fmt: skip
"""Operations for an element, where one is not about right."""

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
        if node.op in FREE:
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
        flops = _FLOPS[node.op](self, node, inputs) if node.op in _FLOPS else self._plain(node, inputs)
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
        if len(users) != 1 or not (_is_elementwise(node.op) or node.op in _FLOPS):
            return False
        types, user = node.types, users[0]
        if len(types) != 1 or types[0].ref:
            return False
        if user.op in _REDUCTIONS:
            return node.op not in _FLOPS
        if not _is_elementwise(user.op):
            return False
        return user.types[0] is types[0] or self._measure(user.types[0])[0] == self._measure(types[0])[0]

    def _plain(self, node: Node, inputs: Sequence[TensorType]) -> float:
        """An op that does about as much for each element as its table entry says."""
        most, last = 0.0, None
        for kind in (*node.types, *inputs):
            if kind is not last:
                most, last = max(most, self._measure(kind)[0]), kind
        return most * _PER_ELEMENT.get(node.op, 1.0)

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
        """How often a loop's body runs: a constant, or the number of rows it collects, else `trips`."""
        if node.op == "For":
            count = graph.by_name[node.inputs[0].node].attrs.get("value")
            if isinstance(count, Literal):
                return float(count.array)
            collected = node.types[_loop_vars(node) :]
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
        """How long `node` with this work takes on each device: as measured, if it was, else as estimated."""
        found = self.measured.get(node.name)
        if found is not None:
            return tuple([self._scaled(found, work, info) for info in devices])
        extra = _HOST_SECONDS if work.launches and _is_host(node) else 0.0
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
def _is_elementwise(op: str) -> bool:
    return op in OPS and OPS[op].has(Trait.ELEMENTWISE) and op not in FREE


_REDUCTIONS = frozenset({"Sum", "Mean", "Prod", "Max", "Min", "All", "Any", "EuclideanNorm"})


def _loop_vars(node: Node) -> int:
    count = node.attrs.get("loop_vars", 0)
    return count if isinstance(count, int) else 0


def _is_host(node: Node) -> bool:
    return _waits(node.op) or any([kind.dtype.kind == "string" for kind in node.types])


@cache
def _waits(op: str) -> bool:
    return op in OPS and OPS[op].has(Trait.ASYNC)


def _matmul(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    """2mnk; the length of the sum is what an operand has and the result has not."""
    left = inputs[0].shape
    if not left:
        return 0.0
    transposed = node.attrs.get("transpose_a", node.attrs.get("adj_x", False))
    inner = left[-2] if transposed and len(left) > 1 else left[-1]
    return 2.0 * costs.elements(node.types[0]) * costs.size(inner)


def _convolution(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    """Each output element sums over a window of all input channels: filters are [height, width, in, out]."""
    filters = inputs[1].shape
    if not filters or len(filters) != 4:
        return 2.0 * costs.elements(node.types[0])
    window = costs.size(filters[0]) * costs.size(filters[1])
    deep = 1 if node.op.startswith("Depthwise") else costs.size(filters[2])
    return 2.0 * costs.elements(node.types[0]) * window * deep


def _input_gradient(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    """As much as the convolution did: a product for each gradient element, window and channel."""
    filters = inputs[1].shape
    if not filters or len(filters) != 4:
        return 2.0 * costs.elements(node.types[0])
    deep = 1 if node.op.startswith("Depthwise") else costs.size(filters[2])
    return 2.0 * costs.elements(inputs[2]) * costs.size(filters[0]) * costs.size(filters[1]) * deep


def _filter_gradient(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    filters = node.types[0].shape
    if not filters or len(filters) != 4:
        return 2.0 * costs.elements(inputs[0])
    deep = 1 if node.op.startswith("Depthwise") else costs.size(filters[2])
    return 2.0 * costs.elements(inputs[2]) * costs.size(filters[0]) * costs.size(filters[1]) * deep


def _einsum(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    """Two operations for every combination of the indices that stand in the equation."""
    letters: dict[str, int] = {}
    operands = str(node.attrs.get("equation", "")).partition("->")[0].split(",")
    for labels, kind in zip(operands, inputs, strict=False):
        for label, size in zip(labels.strip(), kind.shape or (), strict=False):
            letters[label] = costs.size(size)
    total = 2.0
    for each in letters.values():
        total *= each
    return total if letters else 2.0 * costs.elements(node.types[0])


def _cubic(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    """Factorisations and solves: every element of a matrix meets a row of it."""
    shape = inputs[0].shape
    return costs.elements(inputs[0]) * (costs.size(shape[-1]) if shape else costs.default_size)


def _pool(costs: CostModel, node: Node, inputs: Sequence[TensorType]) -> float:
    window = 1
    sizes = node.attrs.get("ksize", ())
    for each in sizes if isinstance(sizes, tuple) else ():
        window *= each if isinstance(each, int) else 1
    return max(map(costs.elements, node.types), default=0.0) * window


_Flops = Callable[[CostModel, Node, Sequence[TensorType]], float]
_FLOPS: Mapping[str, _Flops] = {
    "MatMul": _matmul, "BatchMatMul": _matmul, "BatchMatMulV2": _matmul, "Conv2D": _convolution,
    "DepthwiseConv2dNative": _convolution, "Conv2DBackpropInput": _input_gradient,
    "Conv2DBackpropFilter": _filter_gradient, "DepthwiseConv2dNativeBackpropInput": _input_gradient,
    "DepthwiseConv2dNativeBackpropFilter": _filter_gradient, "Einsum": _einsum, "MatrixInverse": _cubic,
    "MatrixDeterminant": _cubic, "LogMatrixDeterminant": _cubic, "Cholesky": _cubic, "MatrixSolve": _cubic,
    "MatrixTriangularSolve": _cubic, "MaxPool": _pool, "AvgPool": _pool, "MaxPoolGrad": _pool, "AvgPoolGrad": _pool,
    "MaxPoolGradGrad": _pool,
}  # fmt: skip
