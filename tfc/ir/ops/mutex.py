"""Mutexes, TensorFlow's MutexV2, MutexLock and ConsumeMutexLock (core/ops/resource_variable_ops.cc).

They are the white paper's MutexAcquire and MutexRelease: what must happen under the lock waits for MutexLock by a
control edge, and ConsumeMutexLock for it.
"""

from __future__ import annotations

from typing import Any

from tfc.ir.ops.handles import HANDLE, host_ops, of_handle
from tfc.ir.queues.mutex import Held, Mutex
from tfc.ir.queues.resource import shared
from tfc.ir.reference.tensor_array import handle_of, held
from tfc.ir.types.types import Array

mutex_op = host_ops("a mutex lives on the host")


@mutex_op(lambda ctx: HANDLE, function="mutex")
def MutexV2(*, container: str = "", shared_name: str = "", state: Any) -> Array:
    """The handle of a mutex, which outlives the steps."""
    return handle_of(shared(state, Mutex, attrs=(), check=lambda _: None))


@mutex_op(of_handle(HANDLE), waits=True)
def MutexLock(mutex: Array) -> Array:
    """Lock the mutex, waiting for whoever holds it. The result is the lock: the mutex stays locked while it lives.

    ConsumeMutexLock keeps it alive and releases it. A lock that nothing of the step consumes protects nothing.
    """
    found: Mutex = held(mutex, Mutex, "mutex")
    result: Array = found.acquire()
    return result


@mutex_op(of_handle())
def ConsumeMutexLock(mutex_lock: Array) -> None:
    """Release a lock. What must happen under it has to be waited for by control edges."""
    found: Held = held(mutex_lock, Held, "mutex lock")
    found.release()
