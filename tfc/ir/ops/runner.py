"""QueueRunner: which operations fill a queue while steps run (TensorFlow keeps that in a collection beside the graph;
python/training/queue_runner_impl.py).
"""

from __future__ import annotations

from tfc.ir.infer import Infer
from tfc.ir.ops.attributes import int_attr
from tfc.ir.ops.tensor_array import check_handle
from tfc.ir.registry import FALLIBLE, STATEFUL, op
from tfc.ir.types import Array, TensorType


def _runner(ctx: Infer) -> list[TensorType]:
    check_handle(ctx)
    if int_attr(ctx, "threads") < 1:
        ctx.fail(f"a queue runner needs a thread, not {ctx.attrs['threads']}", attribute="threads")
    return []


@op(infer=_runner, traits=STATEFUL | FALLIBLE)
def QueueRunner(handle: Array, *, threads: int = 1) -> None:
    """Say that the nodes this one waits for fill a queue: sessions repeat each of them in `threads` threads.

    They do so once their queue runners are started; when the last thread has met the end of its input the queue is
    closed. As a part of a step the node does nothing but wait.
    """


QueueRunner.gradient(None)
