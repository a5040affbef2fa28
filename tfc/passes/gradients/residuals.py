"""Residuals: the forward values that the backward half of a body reads, saved or rematerialized.

A value that the backward nodes need comes to them in one of three ways. What is known while compiling, a parameter
they have themselves, and what follows from those by pure ops is rematerialized; so is what cheap ops give from values
that are there anyway; everything else is saved by the forward half. The split minimises only over what the backward
nodes really read (the idea of partial evaluation in A. Griewank and A. Walther, Evaluating Derivatives, 2008, §3; the
greedy choice of cheap ops is ours, linear in the size of the body).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum, auto

from tfc.ir.base.reachable import reachable
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value, subgraphs, topological
from tfc.ir.graph.registry import CONTROL_FLOW, PURE, lookup
from tfc.ir.types.types import TensorType

CHEAP = frozenset(
    "Abs Add AddV2 BroadcastTo Cast ConcatV2 Conj EnsureShape Equal ExpandDims Fill FloorDiv FloorMod Gather "
    "GatherV2 Greater GreaterEqual Identity IsFinite IsNan Less LessEqual LogicalAnd LogicalNot LogicalOr Maximum "
    "Minimum Mul Neg NotEqual OnesLike Pack PlaceholderWithDefault Rank Relu Relu6 Reshape ReverseV2 Select "
    "SelectV2 Shape Sign Size Slice Split SplitV Square Squeeze StopGradient StridedSlice Sub Tile Transpose "
    "Unpack ZerosLike".split()
)
"""Ops that cost no more than reading a saved result would."""


class Way(Enum):
    """The source of a forward node's outputs in the backward half."""

    INVARIANT = auto()
    """The same on every iteration: rematerialized, and hoisted out of the loop."""
    AGAIN = auto()
    """Rematerialized, or there anyway."""
    UNSIZED = auto()
    """Rematerialized, because there may be no room of one size for it: what it comes from is saved instead."""
    SOURCE = auto()
    """Saved when something rematerialized needs it."""
    MISSING = auto()
    """Saved when the backward nodes read it themselves; nothing else is computed from it."""


class Split:
    """The two halves of the differentiated body in `b`.

    `outputs` is what the backward half gives, `starts` are the parameters that only it has. `invariants` and `there`
    are parameters that both halves have, `invariants` those with one value for all iterations. With `everything` all
    that is pure is rematerialized.
    """

    def __init__(
        self,
        b: Builder,
        outputs: Sequence[Value],
        starts: Collection[Value],
        *,
        invariants: Collection[Value] = (),
        there: Collection[Value] = (),
        everything: bool = False,
    ) -> None:
        self.b, self.outputs = b, outputs
        self.starts = frozenset(value.node for value in starts)
        self.invariants, self.there = frozenset(invariants), frozenset(there)
        self.everything = everything
        self.order = topological(b.nodes.values(), b.nodes)
        self.dependent = set(self.starts)
        """The nodes computed from the gradients that come in: the backward half proper."""
        for node in self.order:
            if any(value.node in self.dependent for value in node.inputs):
                self.dependent.add(node.name)
        self.ways: dict[str, Way] = {}
        self.read: frozenset[Value] = frozenset()
        self.sources: set[Value] = set()
        replayed, frontier = self._backward()
        self._choose(frontier)
        self.saved, self.parameters = self._collect(replayed, frontier)
        self.replayed = [node for node in self.order if node.name in replayed]

    def _backward(self) -> tuple[set[str], list[Value]]:
        """The backward nodes that the outputs need, and the forward values that they read."""
        needed: set[str] = set()
        frontier: dict[Value, None] = {}
        stack = list(self.outputs)
        while stack:
            value = stack.pop()
            if value.node not in self.dependent:
                frontier[value] = None
            elif value.node not in needed and value.node not in self.starts:
                needed.add(value.node)
                stack.extend(self.b.nodes[value.node].inputs)
        return needed, list(frontier)

    def _choose(self, frontier: Sequence[Value]) -> None:
        """Decide for every forward node behind the frontier, operands first."""

        def operands(name: str) -> list[str]:
            return [value.node for value in self.b.nodes[name].inputs]

        behind = reachable([value.node for value in frontier], operands)
        self.read = frozenset(frontier)
        for node in self.order:
            if node.name in behind:
                self.ways[node.name] = way = self._way(node)
                if way is Way.MISSING:
                    self.sources.update(value for value in node.outputs if value in self.read)

    def _way(self, node: Node) -> Way:
        if node.op == "Arg":
            return self._parameter(node)
        if is_known(self.b, node):
            return Way.INVARIANT
        missing = Way.SOURCE if self.everything else Way.MISSING
        if any(kind.ref for kind in node.types) or not is_pure(node):
            return missing
        ways = [self._of(value) for value in node.inputs]
        if all(way is Way.INVARIANT for way in ways):
            return Way.INVARIANT
        if not all(kind.is_known for kind in node.types):
            return Way.UNSIZED
        if any(way in (Way.MISSING, Way.UNSIZED) for way in ways) and not self.everything:
            return Way.AGAIN if node.op in CHEAP and self._is_no_larger_before(node) else missing
        return Way.AGAIN if self.everything or node.op in CHEAP else missing

    def _is_no_larger_before(self, node: Node) -> bool:
        """True when saving the operands that a node lacks takes no more memory than saving its outputs.

        With equal room the operand is the better choice: other values may come from it too.
        """
        if not any(value in self.read for value in node.outputs):
            return False
        if any(self._of(value) is Way.UNSIZED for value in node.inputs):
            return False
        lacking = {value for value in node.inputs if self._of(value) is Way.MISSING}
        before = [_bytes(self.b.type(value)) for value in sorted(lacking)]
        after = [_bytes(kind) for value, kind in zip(node.outputs, node.types, strict=True) if value in self.read]
        known = [size for size in (*before, *after) if size is not None]
        return len(known) == len(before) + len(after) and sum(known[: len(before)]) <= sum(known[len(before) :])

    def _parameter(self, node: Node) -> Way:
        value = node.out()
        if node.types[0].ref:
            return Way.MISSING
        if value in self.invariants:
            return Way.INVARIANT
        return Way.AGAIN if value in self.there else Way.SOURCE if self.everything else Way.MISSING

    def _of(self, value: Value) -> Way:
        return Way.AGAIN if value in self.sources else self.ways[value.node]

    def _collect(self, replayed: set[str], frontier: Sequence[Value]) -> tuple[list[Value], list[Value]]:
        """Add the rematerialized nodes to `replayed`; the values to save, and the parameters that are read."""
        saved: set[Value] = set()
        parameters: set[Value] = set()
        stack = list(frontier)
        while stack:
            value = stack.pop()
            node, way = self.b.nodes[value.node], self.ways[value.node]
            if value in self.sources or way in (Way.SOURCE, Way.MISSING):
                saved.add(value)
            elif node.op == "Arg":
                parameters.add(value)
            elif node.name not in replayed:
                replayed.add(node.name)
                if not is_known(self.b, node):
                    stack.extend(node.inputs)
        ordered = [value for node in self.order for value in node.outputs]
        return [v for v in ordered if v in saved], [v for v in ordered if v in parameters]


def _bytes(kind: TensorType) -> int | None:
    """The room a value takes, None when it is not known as a number."""
    elements = kind.elements
    return elements * kind.dtype.storage.itemsize if isinstance(elements, int) else None


def is_known(b: Builder, node: Node) -> bool:
    """True for a node that can be made again from constants and symbolic sizes alone."""
    if node.op in ("ZerosLike", "OnesLike") and node.types[0].is_known and not node.types[0].ref:
        return True
    return node.op != "Arg" and len(node.types) == 1 and b.value(node.out()) is not None


def is_pure(node: Node) -> bool:
    """True when a node may be run once more: pure ops, and structured ones that hold only such."""
    pending = [node]
    while pending:
        node = pending.pop()
        op = lookup(node.op, node)
        bodies = [body for _, body in subgraphs(node)]
        if node.op == "PlaceholderWithDefault" or (op.has(CONTROL_FLOW) and bodies):
            for body in bodies:
                if any(kind.ref for inner in body.nodes for kind in inner.types):
                    return False
                pending.extend(inner for inner in body.nodes if inner.op != "Arg")
        elif not op.has(PURE):
            return False
    return True
