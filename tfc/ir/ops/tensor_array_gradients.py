"""The gradients of TensorArray ops, by TensorFlow's rules (python/ops/tensor_array_grad.py).

The gradient of a read is a write to the array of gradients, and the other way round. The gradient that arrives at a
flow is a flow: it stands for all writes to the array of gradients, which so come before what reads it.
"""

from __future__ import annotations

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.ops.tensor_array import (
    TensorArrayConcatV3,
    TensorArrayGatherV3,
    TensorArrayReadV3,
    TensorArrayScatterV3,
    TensorArraySplitV3,
    TensorArrayWriteV3,
)
from tfc.ir.ops.terms import Rule
from tfc.ir.types.types import Shape

Gradients = tuple[Value | None, ...]


def _array(b: Builder, handle: Value, flow: Value) -> tuple[Value, Value]:
    """The array of gradients of this backward graph for an array."""
    grad, after = b.emit_many("TensorArrayGradV3", handle, flow, source=b.gradient_source or "gradients")
    return grad, after


def _shape(b: Builder, value: Value, first: int) -> Shape | None:
    """The shape of a value from axis `first` on as an attribute: symbols count as unknown."""
    shape = b.type(value).shape
    return None if shape is None else tuple(d if isinstance(d, int) else None for d in shape[first:])


def _written(writer: str) -> Rule:
    """The gradient rule of a read: `writer` writes dz where the value came from."""

    def rule(b: Builder, node: Node, dz: Value) -> Gradients:
        handle, at, flow = node.inputs
        grad, after = _array(b, handle, flow)
        return None, None, b.emit(writer, grad, at, dz, after)

    return rule


def _read(reader: str, first: int) -> Rule:
    """The gradient rule of a write: `reader` reads from there; elements have the axes of the value from `first` on."""

    def rule(b: Builder, node: Node, flow: Value) -> Gradients:
        handle, at, value, _ = node.inputs
        grad, after = _array(b, handle, flow)
        kind, element = b.type(value).dtype, _shape(b, value, first)
        return None, None, b.emit(reader, grad, at, after, dtype=kind, element_shape=element), flow

    return rule


TensorArrayReadV3.gradient(_written("TensorArrayWriteV3"))
TensorArrayGatherV3.gradient(_written("TensorArrayScatterV3"))
TensorArrayWriteV3.gradient(_read("TensorArrayReadV3", 0))
TensorArrayScatterV3.gradient(_read("TensorArrayGatherV3", 1))


@TensorArrayConcatV3.gradient
def _(b: Builder, node: Node, dz: Value, _lengths: Value | None) -> Gradients:
    handle, flow = node.inputs
    grad, after = _array(b, handle, flow)
    return None, b.emit("TensorArraySplitV3", grad, dz, node.out(1), after)


@TensorArraySplitV3.gradient
def _(b: Builder, node: Node, flow: Value) -> Gradients:
    handle, value, _, _ = node.inputs
    grad, after = _array(b, handle, flow)
    kind, rest = b.type(value).dtype, _shape(b, value, 1)
    joined = b.emit_many("TensorArrayConcatV3", grad, after, dtype=kind, element_shape_except0=rest)
    return None, joined[0], None, flow
