"""The rendezvous: Send and Recv exchange tensors of one step by their keys (white paper §3.2.2, §4.4;
core/framework/rendezvous.cc).

A key is `source;incarnation;destination;tensor;frame:iteration`: both devices by their full names, the source's
incarnation in 16 hexadecimal digits, and the activation of the node in its loops. A step uses each key once. A tensor
may be dead: then it belongs to a branch that was not taken, or to an iteration that does not come.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tfc.ir.base.errors import Error

if TYPE_CHECKING:
    from concurrent.futures import Future

ROOT_TAG = ":0"
"""The tag of what runs outside of all loops: no frame, iteration 0."""


class Received(NamedTuple):
    """A received tensor, or nothing where a dead one was sent."""

    value: Any
    dead: bool


class Endpoint(NamedTuple):
    """The state of a running _Send or _Recv: the rendezvous, and the tag of the activation."""

    rendezvous: Rendezvous
    tag: str = ROOT_TAG


def transfer_key(attrs: Mapping[str, Any], tag: str = ROOT_TAG) -> str:
    """The key of a _Send or _Recv with these attributes, activated with this `frame:iteration`."""
    incarnation = int(attrs["send_device_incarnation"]) & (1 << 64) - 1
    return f"{attrs['send_device']};{incarnation:016x};{attrs['recv_device']};{attrs['tensor_name']};{tag}"


class Rendezvous:
    """The tensors of one step on their way. All methods may be called from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sent: dict[str, Received] = {}
        self._waiting: dict[str, Future[Received]] = {}
        self.error: Error | None = None
        """The error that ended the step, if one did."""

    def send(self, key: str, value: Any, dead: bool = False) -> None:
        """Leave a tensor for its receiver, now or later. INTERNAL when the key was sent already."""
        with self._lock:
            if self.error is not None:
                raise self.error
            waiting = self._waiting.pop(key, None)
            if waiting is None or not waiting.set_running_or_notify_cancel():
                if key in self._sent:
                    raise Error(f"{key} is sent twice", "INTERNAL")
                self._sent[key] = Received(value, dead)
                return
        waiting.set_result(Received(value, dead))

    def recv(self, key: str) -> Future[Received]:
        """A future of the tensor that is sent under `key`; INTERNAL when the key is awaited already.

        Cancelling the future withdraws the request.
        """
        from concurrent.futures import Future

        future: Future[Received] = Future()
        with self._lock:
            if self.error is not None:
                raise self.error
            if key in self._sent:
                future.set_result(self._sent.pop(key))
                return future
            earlier = self._waiting.get(key)
            if earlier is not None and not earlier.cancelled():
                raise Error(f"{key} is received twice", "INTERNAL")
            self._waiting[key] = future
        return future

    def abort(self, error: Error) -> None:
        """Fail all receivers, present and future, with `error`; the first error stays."""
        with self._lock:
            if self.error is not None:
                return
            self.error = error
            waiting = list(self._waiting.values())
            self._waiting.clear()
            self._sent.clear()
        for future in waiting:
            if future.set_running_or_notify_cancel():
                future.set_exception(error)

    def awaited(self) -> tuple[str, ...]:
        """The keys with waiting receivers, in the order they were asked for."""
        with self._lock:
            return tuple(key for key, future in self._waiting.items() if not future.cancelled())
