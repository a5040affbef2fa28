"""Sources of tensors (constants, feeds), and ops that pass them on unchanged (TensorFlow's array_ops.cc)."""

from __future__ import annotations

from typing import NoReturn

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import free, view
from tfc.ir.graph.graph import Literal, Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ELEMENTWISE, FALLIBLE, PURE, SHAPE, SOURCE, op
from tfc.ir.ops.attributes import literal_attr, type_attr
from tfc.ir.ops.control import is_assignable
from tfc.ir.ops.rules import same_as_first
from tfc.ir.types.types import Array, TensorType, dtype_of, shape_text


@op(infer=lambda ctx: literal_attr(ctx, "value").type, traits=PURE, cost=free, function=None)
def Const(*, value: Literal) -> Array:
    """The tensor `value`."""
    return value.array.astype(dtype_of(value.array).numpy, copy=False)


@op(infer=lambda ctx: type_attr(ctx, "type").value(), traits=SOURCE, cost=free, function=None)
def Placeholder(*, type: TensorType) -> Array:
    """A tensor that must be fed. `type` stands for TensorFlow's attributes dtype and shape, symbols included."""
    raise AssertionError("a placeholder takes its value from a feed")


def _default(ctx: Infer) -> TensorType:
    kind = type_attr(ctx, "type").value()
    if not is_assignable(ctx.types[0].value(), kind):
        ctx.fail(f"the default is {ctx.types[0].value()}, but the placeholder is {kind}", 0)
    return kind


@op(infer=_default, traits=SOURCE, cost=free, function=None)
def PlaceholderWithDefault(input: Array, *, type: TensorType) -> Array:
    """A tensor that may be fed; otherwise it is `input`."""
    return input


@PlaceholderWithDefault.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    return (dz,)


@op(infer=same_as_first, traits=PURE | ELEMENTWISE | SHAPE, cost=view, function="identity(x)")
def Identity(input: Array) -> Array:
    """The same tensor. Of a variable: its value at the time of the read."""
    return input


Identity.gradient(PlaceholderWithDefault.gradient_rule)


@op(infer=lambda ctx: [kind.value() for kind in ctx.types], traits=PURE, cost=free, function=None)
def IdentityN(*input: Array) -> tuple[Array, ...]:
    """The same tensors; an override of the gradient or a name for a group of values."""
    return input


@IdentityN.gradient
def _(b: Builder, node: Node, *grads: Value | None) -> tuple[Value | None, ...]:
    return grads


@op(infer=same_as_first, traits=PURE | ELEMENTWISE | SHAPE, cost=view, function="stop_gradient(x)")
def StopGradient(input: Array) -> Array:
    """The same tensor, taken for a constant by the gradient."""
    return input


@op(infer=same_as_first, traits=PURE | ELEMENTWISE | SHAPE, cost=view, function=None)
def PreventGradient(input: Array, *, message: str = "") -> Array:
    """The same tensor; asking for a gradient through it is an error that shows `message`."""
    return input


@PreventGradient.gradient
def _(b: Builder, node: Node, dz: Value) -> NoReturn:
    raise node.error(f"Gradient explicitly disabled. Reason: {node.attrs['message']}")


@op(infer=lambda ctx: [], cost=free, function="no_op")
def NoOp() -> None:
    """Does nothing; its control edges make it wait for other nodes, or others for it."""


def _ensured(ctx: Infer) -> TensorType:
    want, given = type_attr(ctx, "type").value(), ctx.types[0]
    if want.dtype != given.dtype:
        ctx.fail(f"input is {given.dtype} but attribute 'type' says {want.dtype}", 0)
    if want.shape is None or given.shape is None:
        return given.value() if want.shape is None else want
    if len(want.shape) != len(given.shape):
        ctx.fail(f"{given.value()} can never be {want}", 0)
    for a, b in zip(want.shape, given.shape, strict=True):
        if isinstance(a, int) and isinstance(b, int) and a != b:
            ctx.fail(f"{given.value()} can never be {want}", 0)
    return given.with_shape([b if a is None else a for a, b in zip(want.shape, given.shape, strict=True)])


@op(infer=_ensured, traits=PURE | FALLIBLE | SHAPE, cost=view, function="ensure_shape")
def EnsureShape(input: Array, *, type: TensorType) -> Array:
    """The same tensor, checked while running to have the shape of `type`: turns a belief into a fact.

    INVALID_ARGUMENT when a dimension differs. Symbols in `type` are those of the graph.
    """
    shape = type.shape
    if shape is not None and (
        len(shape) != input.ndim
        or any(isinstance(want, int) and want != got for want, got in zip(shape, input.shape, strict=True))
    ):
        given, wanted = shape_text(input.shape), shape_text(shape)
        raise ValueError(f"Shape of tensor {given} is not compatible with expected shape {wanted}.")
    return input


EnsureShape.gradient(Identity.gradient_rule)


for _op in (Const, Placeholder, StopGradient, NoOp):
    _op.gradient(None)
