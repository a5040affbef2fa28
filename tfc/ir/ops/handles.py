"""Declarations of ops on what lives on the host: queues, readers, TensorArrays and their kin.

    queue_op = host_ops("a queue lives on the host")

    @queue_op(_dequeued, waits=True)
    def QueueDequeueV2(handle: Array) -> tuple[Array, ...]: ...

Most take the handle of their object, a scalar of dtype `resource`, as the first operand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ASYNC, FALLIBLE, STATEFUL, InferRule, Op, Trait, op
from tfc.ir.ops.rules import alias
from tfc.ir.types.types import DType, TensorType, f32, resource

HANDLE = TensorType(resource, ())


def host_ops(
    host: str, *, traits: Trait = STATEFUL | FALLIBLE, also: Callable[[str], str] = str
) -> Callable[..., Callable[[Callable[..., Any]], Op]]:
    """A decorator like `op` for a family of ops that run on the host, for the reason `host`, and have no gradient.

    It takes the shape rule and, where they are not the usual ones, `function` and `attributes` as `op` does; `waits` is
    said of ops that may have to wait for others (ASYNC). `also` gives the second name of an op out of its first.
    """

    def declare(
        infer: InferRule,
        *,
        waits: bool = False,
        function: str | None = None,
        attributes: Callable[..., None] | None = None,
    ) -> Callable[[Callable[..., Any]], Op]:
        declared = op(
            infer=infer, traits=traits | ASYNC if waits else traits, host=host, function=function, attributes=attributes
        )

        def register(body: Callable[..., Any]) -> Op:
            made = declared(body)
            made.gradient(None)
            if (other := also(made.name)) != made.name:
                alias(other, made)
            return made

        return register

    return declare


def of_handle(*results: TensorType, flow: int | None = None, then: DType | None = None) -> InferRule:
    """The shape rule of an op whose first operand is a handle, and which always gives the same types. The second one
    may be a scalar of the type `then`.
    """

    def rule(ctx: Infer) -> tuple[TensorType, ...]:
        check_handle(ctx, flow)
        if then is not None:
            ctx.require(1, (then,), rank=0)
        return results

    return rule


def check_handle(ctx: Infer, flow: int | None = None) -> None:
    """The first operand must be a handle, and operand `flow` a flow."""
    ctx.require(0, (resource,), "a handle (resource)", rank=0)
    if flow is not None:
        ctx.require(flow, (f32,), "a flow (f32)", rank=0)
