"""Send and Recv: how a tensor gets from one device to another (white paper §3.2.2; core/ops/sendrecv_ops.cc).

The pass `partition` makes them, in pairs. A pair is known by its tensor's name and the two devices, and meets in a
rendezvous (ir/reference/rendezvous.py), which whoever runs the step puts into the node's state. Both run whatever is
dead among their inputs: a _Send passes a dead tensor on, and a _Recv gives it.
"""

from __future__ import annotations

from typing import Any

from tfc.ir.graph.cost import free
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ASYNC, STATEFUL, op
from tfc.ir.ops.attributes import str_attr, type_attr
from tfc.ir.reference.async_result import then
from tfc.ir.reference.rendezvous import Endpoint, Received, transfer_key
from tfc.ir.types.types import Array, TensorType

HOST = "the step's rendezvous carries it"

TRANSFERS = frozenset({"_Send", "_Recv"})
"""The ops that carry dead tensors, and so run even when something they wait for is dead."""


def _check_key(ctx: Infer) -> None:
    for name in ("tensor_name", "send_device", "recv_device"):
        if not str_attr(ctx, name):
            ctx.fail(f"{name} must not be empty", attribute=name)


def _send(ctx: Infer) -> list[TensorType]:
    _check_key(ctx)
    if ctx.types[0].ref:
        ctx.fail("a reference to a variable can not leave its device; send what an Identity reads", 0)
    return []


def _edge(
    *,
    tensor_name: str,
    send_device: str,
    recv_device: str,
    send_device_incarnation: int = 0,
    client_terminated: bool = False,
) -> None:
    """The attributes of both ends of an edge between devices: what its key is made of."""


@op(infer=_send, traits=STATEFUL, cost=free, host=HOST, function=None, attributes=_edge)
def _Send(tensor: Array, *, state: Any, **edge: Any) -> None:
    """Send `tensor`, dead or alive, to the _Recv on `recv_device` that names the same tensor and devices."""
    endpoint: Endpoint = state.value
    key = transfer_key(edge, endpoint.tag)
    endpoint.rendezvous.send(key, tensor, tensor is None)


def _recv(ctx: Infer) -> TensorType:
    _check_key(ctx)
    return type_attr(ctx, "tensor_type").value()


@op(infer=_recv, traits=STATEFUL | ASYNC, cost=free, host=HOST, function=None, attributes=_edge)
def _Recv(*, tensor_type: TensorType, state: Any, **edge: Any) -> Array:
    """The tensor of the _Send on `send_device` that names the same tensor and devices, once it is there."""
    endpoint: Endpoint = state.value
    coming = endpoint.rendezvous.recv(transfer_key(edge, endpoint.tag))
    if coming.done():
        return _tensor(coming.result())
    return then(coming, _tensor)  # type: ignore[return-value]  # an ASYNC body may give a future


def _tensor(received: Received) -> Any:
    return None if received.dead else received.value
