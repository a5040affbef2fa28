"""Rewriting of a graph in which a TensorArray becomes a tensor: the replacement of each op (for
raise_tensor_arrays.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tfc.ir.graph.bodies import drop_operands, free_name
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Literal, Node, Value, subgraphs
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import substitute
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import DType, TensorType, i32, i64
from tfc.passes.raising.array_shapes import Elements, is_whole, piece_length
from tfc.passes.raising.array_uses import EscapeError, Scope

_DEFAULTS = Builder()
Nodes = list[Node]


def rewritten(scope: Scope, elements: Elements, made: Node | None = None) -> Graph:
    """The scope's graph with the array as a tensor, types still to be inferred; `made` is the node that makes it.

    A node that stands for an op keeps its name, so that control edges and targets need no care. Raises EscapeError for
    an op that has no such form.
    """
    return _Rewriting(scope, elements).run(made)


class _Rewriting:
    def __init__(self, scope: Scope, elements: Elements) -> None:
        self.scope, self.elements = scope, elements
        self.taken = set(scope.graph.by_name)
        self.replaced: dict[Value, Value] = {}
        self.new: Nodes = []

    def run(self, made: Node | None) -> Graph:
        for node in self.scope.graph.nodes:
            if made is not None and node.name == made.name:
                self._made(node)
            elif node.inputs and node.inputs[0] in self.scope.handles and node.op.startswith("TensorArray"):
                _FORMS[node.op](self, node)
            elif node.op == "Identity" and node.inputs[0] in self.scope.handles:
                self._stand_in(node, "NoOp")
            else:
                self.new.append(self._structured(node))
        return substitute(self.scope.graph, self.new, self.replaced)

    # ---- making nodes ---------------------------------------------------------------------------------------------

    def _stand_in(self, node: Node, op: str, *inputs: Value, **attrs: Any) -> None:
        """Replace a node by `op`, under its name."""
        complete = _DEFAULTS.attributes(lookup(op), attrs)
        self.new.append(node.with_(op=op, inputs=inputs, attrs=complete, types=()))

    def _add(self, near: Node, what: str, op: str, *inputs: Value, **attrs: Any) -> Value:
        """A further node, called after the one that needs it."""
        name = free_name(self.taken, f"{near.name}/{what}")
        self.taken.add(name)
        complete = _DEFAULTS.attributes(lookup(op), attrs)
        self.new.append(Node(name, op, inputs, (), complete, device=near.device, loc=near.loc))
        return Value(name)

    def _size(self, near: Node, size: Size, dtype: DType = i32) -> Value:
        if isinstance(size, Dim):
            return self._add(near, "size", "DimSize", dim=str(size), dtype=dtype)
        return self._add(near, "size", "Const", value=Literal(np.array(size, dtype.storage)))

    def _sizes(self, near: Node, sizes: Sequence[Size]) -> Value:
        """A shape as a tensor."""
        if any(isinstance(size, Dim) for size in sizes):
            return self._add(near, "shape", "Pack", *(self._size(near, size) for size in sizes))
        return self._add(near, "shape", "Const", value=Literal(np.array(sizes, np.int32)))

    # ---- ops ------------------------------------------------------------------------------------------------------

    def _made(self, node: Node) -> None:
        dtype = node.attrs["dtype"]
        assert isinstance(dtype, DType)
        if self.elements.size is None:
            self._stand_in(node, "For", self.elements.count, body=self._blank_row(dtype), loop_vars=0)
        else:
            shape = self._sizes(node, (self.elements.size, *self.elements.shape))
            zero = self._add(node, "zero", "Const", value=Literal(np.zeros((), dtype.storage)))
            self._stand_in(node, "Fill", shape, zero)
        self.replaced[node.out(1)] = node.out(0)

    def _blank_row(self, dtype: DType) -> Graph:
        """The body of a loop that collects zeros: an array whose length is data gets a name as loops do."""
        b = Builder()
        b.arg(TensorType(i32, ()), name="t")
        shape = [b.emit("DimSize", dim=str(d)) if isinstance(d, Dim) else b.const(d) for d in self.elements.shape]
        zero = b.const(np.zeros((), dtype.storage))
        return b.finish([b.emit("Fill", b.emit("Pack", *shape), zero) if shape else zero])

    def _write(self, node: Node) -> None:
        _, index, value, flow = node.inputs
        self._stand_in(node, "UpdateRow", flow, index, value)

    def _read(self, node: Node) -> None:
        _, index, flow = node.inputs
        axis = self._add(node, "axis", "Const", value=Literal(np.array(0, np.int32)))
        self._stand_in(node, "GatherV2", flow, index, axis)

    def _gather(self, node: Node) -> None:
        if is_whole(self.scope, node.inputs[1], self.elements):
            self._stand_in(node, "Identity", node.inputs[2])
        else:
            self._read(node)

    def _scatter(self, node: Node) -> None:
        _, indices, value, _ = node.inputs
        kind = self.scope.graph.type_of(value)
        if not is_whole(self.scope, indices, self.elements) or kind.shape is None:
            raise EscapeError
        if self.elements.size is None or kind.shape[0] != self.elements.size:
            raise EscapeError
        self._stand_in(node, "Identity", value)

    def _split(self, node: Node) -> None:
        length, kind = piece_length(self.scope, node), self.scope.graph.type_of(node.inputs[1])
        rows = None if kind.shape is None else kind.shape[0]
        if length is None or not isinstance(self.elements.size, int) or rows != length * self.elements.size:
            raise EscapeError
        shape = self._sizes(node, (self.elements.size, *self.elements.shape))
        self._stand_in(node, "Reshape", node.inputs[1], shape)

    def _concat(self, node: Node) -> None:
        size, shape = self.elements.size, self.elements.shape
        if not shape or size is None:
            raise EscapeError
        lengths = self._add(node, "lengths", "Fill", self._sizes(node, (size,)), self._size(node, shape[0], i64))
        self._stand_in(node, "Reshape", node.inputs[1], self._sizes(node, (size * shape[0], *shape[1:])))
        self.replaced[node.out(1)] = lengths

    def _length(self, node: Node) -> None:
        size = self.elements.size
        if size is None:
            ends = (np.array([0], np.int32), np.array([1], np.int32))
            bounds = [self._add(node, "bound", "Const", value=Literal(end)) for end in ends]
            shape = self._add(node, "shape", "Shape", node.inputs[1])
            self._stand_in(node, "StridedSlice", shape, *bounds, bounds[1], shrink_axis_mask=1)
        elif isinstance(size, Dim):
            self._stand_in(node, "DimSize", dim=str(size), dtype=i32)
        else:
            self._stand_in(node, "Const", value=Literal(np.array(size, np.int32)))

    def _close(self, node: Node) -> None:
        self._stand_in(node, "NoOp")

    def _structured(self, node: Node) -> Node:
        """A node with the bodies in which the array is used rewritten, and without the handle as an operand."""
        inner = {name: self.scope.inner.get((node.name, name)) for name, _ in subgraphs(node)}
        bodies = {name: rewritten(each, self.elements) for name, each in inner.items() if each is not None}
        if not bodies:
            return node
        gone = [k for k, value in enumerate(node.inputs) if value in self.scope.handles]
        return drop_operands(node.with_(attrs={**node.attrs, **bodies}), gone, lambda operand, arg: None)


_FORMS = {
    "TensorArrayWriteV3": _Rewriting._write,
    "TensorArrayReadV3": _Rewriting._read,
    "TensorArrayGatherV3": _Rewriting._gather,
    "TensorArrayScatterV3": _Rewriting._scatter,
    "TensorArraySplitV3": _Rewriting._split,
    "TensorArrayConcatV3": _Rewriting._concat,
    "TensorArraySizeV3": _Rewriting._length,
    "TensorArrayCloseV3": _Rewriting._close,
}
