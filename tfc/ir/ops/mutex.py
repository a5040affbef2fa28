"""Mutexes, TensorFlow's MutexV2, MutexLock and ConsumeMutexLock (core/ops/resource_variable_ops.cc).

They are the white paper's MutexAcquire and MutexRelease: what must happen under the lock waits for MutexLock by a
control edge, and ConsumeMutexLock for it.
"""

from __future__ import annotations

from typing import Any

from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ASYNC, FALLIBLE, STATEFUL, op
from tfc.ir.ops.attributes import str_attr
from tfc.ir.ops.tensor_array import HANDLE, of_handle
from tfc.ir.queues.mutex import Held, Mutex
from tfc.ir.queues.resource import shared
from tfc.ir.reference.tensor_array import handle_of, held
from tfc.ir.types.types import Array, TensorType

HOST = "a mutex lives on the host"


def _made(ctx: Infer) -> TensorType:
    str_attr(ctx, "container")
    str_attr(ctx, "shared_name")
    return HANDLE


@op(infer=_made, traits=STATEFUL | FALLIBLE, host=HOST, function="mutex")
def MutexV2(*, container: str = "", shared_name: str = "", state: Any) -> Array:
    """The handle of a mutex, which outlives the steps."""
    return handle_of(shared(state, Mutex, attrs=(), check=lambda _: None))


@op(infer=of_handle(HANDLE), traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None)
def MutexLock(mutex: Array) -> Array:
    """Lock the mutex, waiting for whoever holds it. The result is the lock: the mutex stays locked while it lives.

    ConsumeMutexLock keeps it alive and releases it. A lock that nothing of the step consumes protects nothing.
    """
    found: Mutex = held(mutex, Mutex, "mutex")
    result: Array = found.acquire()
    return result


@op(infer=of_handle(), traits=STATEFUL | FALLIBLE, host=HOST, function=None)
def ConsumeMutexLock(mutex_lock: Array) -> None:
    """Release a lock. What must happen under it has to be waited for by control edges."""
    found: Held = held(mutex_lock, Held, "mutex lock")
    found.release()


for _op in (MutexV2, MutexLock, ConsumeMutexLock):
    _op.gradient(None)
