"""Repetition in input pipelines: QueueRunner says what fills a queue while steps run, CountEpochs how often.

TensorFlow keeps queue runners in a collection beside the graph (python/training/queue_runner_impl.py).
"""

from __future__ import annotations

from itertools import count

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import int_attr
from tfc.ir.ops.handles import check_handle, host_ops
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array, TensorType, i64


def _runner(ctx: Infer) -> list[TensorType]:
    check_handle(ctx)
    if int_attr(ctx, "threads") < 1:
        ctx.fail(f"a queue runner needs a thread, not {ctx.attrs['threads']}", attribute="threads")
    return []


@host_ops("it does nothing")(_runner)
def QueueRunner(handle: Array, *, threads: int = 1) -> None:
    """Say that the nodes this one waits for fill a queue: sessions repeat each of them in `threads` threads.

    They do so once their queue runners are started; when the last of a queue's threads has met the end of its input the
    queue is closed. As a part of a step the node does nothing but wait.
    """


def _epochs(ctx: Infer) -> TensorType:
    if int_attr(ctx, "limit") < 0:
        ctx.fail(f"limit must not be negative, but is {ctx.attrs['limit']}", attribute="limit")
    return TensorType(i64, ())


@host_ops("it counts on between steps")(_epochs)
def CountEpochs(*, limit: int, state: Slot) -> Array:
    """0, 1, …, `limit` - 1, one more each time; OUT_OF_RANGE from then on.

    Each session counts for itself and anew: how far an input was read is not part of what a model has learned, so that
    it is no variable (TensorFlow: limit_epochs, a local variable).
    """
    if state.value is None:
        state.value = count()
    epoch = next(state.value)
    if epoch >= limit:
        raise Error(f"Reached limit of {limit}", "OUT_OF_RANGE")
    return np.array(epoch, np.int64)
