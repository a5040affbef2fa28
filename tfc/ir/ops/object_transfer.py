"""Transfers of what native code can not copy between devices: strings, and tensors of sizes not known before.

Such tensors are objects of the host. The object stays in a table of the step, and its number travels, which is a tensor
like any other and dies with it. The compiler puts these ops around a _Send and a _Recv; no graph of a user holds them.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import STATEFUL, op
from tfc.ir.ops.attributes import type_attr
from tfc.ir.types.types import Array, TensorType, i64, tensor

HOST = "the step's table of objects keeps it"


class ObjectTable:
    """The objects of one step that are on their way, by their numbers. From any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._objects: dict[int, Any] = {}
        self._last = 0

    def put(self, value: Any) -> int:
        """Keep an object until somebody takes it; its number."""
        with self._lock:
            self._last += 1
            self._objects[self._last] = value
            return self._last

    def take(self, number: int) -> Any:
        """The object of this number, which is no one's any more."""
        with self._lock:
            return self._objects.pop(number)


@op(infer=lambda ctx: tensor(i64), traits=STATEFUL, host=HOST, function=None)
def _PutObject(value: Array, *, state: Any) -> Array:
    """The number under which `value` waits in the step's table of objects."""
    table: ObjectTable = state.value
    return np.array(table.put(value), np.int64)


def _given(ctx: Infer) -> TensorType:
    return type_attr(ctx, "type").value()


@op(infer=_given, traits=STATEFUL, host=HOST, function=None)
def _TakeObject(number: Array, *, type: TensorType, state: Any) -> Array:
    """The tensor that waits in the step's table of objects under this number."""
    table: ObjectTable = state.value
    taken: Array = table.take(int(number))
    return taken
