"""Stacks as TensorFlow has them (core/kernels/stack.cc): what the gradients of its loops keep forward values in.

The pass raise_tensor_arrays turns stacks of known bound into plain tensors; the rest runs on the host.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import dtype_attr, shape_attr
from tfc.ir.ops.handles import HANDLE, check_handle, host_ops, of_handle
from tfc.ir.ops.tensor_array import Sizes
from tfc.ir.reference.tensor_array import Stack, handle_of, held
from tfc.ir.types.types import Array, DType, TensorType, i32

stack_op = host_ops("a stack that is not raised to a tensor lives on the host")


def _stack(handle: Array) -> Stack:
    found: Stack = held(handle, Stack, "stack")
    return found


def _made(ctx: Infer) -> TensorType:
    ctx.require(0, (i32,), rank=0)
    return HANDLE


@stack_op(_made)
def StackV2(max_size: Array, *, elem_type: DType, stack_name: str = "") -> Array:
    """A new stack for this step: its handle. It holds at most `max_size` tensors, any number when that is negative."""
    return handle_of(Stack(stack_name or "Stack", elem_type, int(max_size)))


def _pushed(ctx: Infer) -> TensorType:
    check_handle(ctx)
    return ctx.types[1].value()


@stack_op(_pushed)
def StackPushV2(handle: Array, elem: Array, *, swap_memory: bool = False) -> Array:
    """Put `elem` on the stack; the result is `elem` itself, once it is there."""
    stack = _stack(handle)
    if elem.dtype != stack.dtype.numpy:
        raise ValueError(f"Must have type {stack.dtype} but got {elem.dtype}")
    stack.push(elem)
    return elem


def _popped(ctx: Infer) -> TensorType:
    check_handle(ctx)
    return TensorType(dtype_attr(ctx, "elem_type"), shape_attr(ctx, "element_shape"))


@stack_op(_popped)
def StackPopV2(handle: Array, *, elem_type: DType, element_shape: Sizes = None) -> Array:
    """Take off the tensor that was pushed last. An empty stack is an INVALID_ARGUMENT error."""
    value = _stack(handle).pop()
    if value.dtype != elem_type.numpy:
        raise ValueError(f"Must have type {elem_type} but got {value.dtype}")
    return np.asarray(value)


@stack_op(of_handle())
def StackCloseV2(handle: Array) -> None:
    """Let go of what the stack holds; any use after that is an error."""
    _stack(handle).close()
