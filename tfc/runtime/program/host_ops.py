"""Runs host ops: those without a kernel, by the reference body of the op registry.

A step that holds such an op is cut there: kernels before it, the op in Python, kernels after it. Inside of loops and
branches the dataflow executor asks for it (executor.py). An ASYNC op may give a future: then it is pending, and the
executor goes on with what does not need it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Node
from tfc.ir.graph.registry import ASYNC, OPS, Op, lookup
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array, resource

if TYPE_CHECKING:
    from concurrent.futures import Future

    from tfc.codegen.program.program import Program
    from tfc.ir.reference.rendezvous import Rendezvous
    from tfc.runtime.program.loaded import Segment

_USER_ERRORS = (ArithmeticError, ValueError, IndexError, OSError)


class Pending:
    """An asynchronous op that has begun and not ended. Cancelling `future` withdraws it, if it has not taken effect
    yet.
    """

    def __init__(self, node: Node, op: Op, future: Future[Any]) -> None:
        self._node, self._op, self.future = node, op, future

    def error(self, message: str, code: str) -> Error:
        """An error about the node that waits."""
        return self._node.error(message, code)

    def awaited(self, deadline: float | None) -> Sequence[Any]:
        """The op once it has ended. CANCELLED when it was withdrawn, DEADLINE_EXCEEDED when it has not ended by
        `deadline` of time.monotonic.
        """
        from concurrent.futures import CancelledError

        try:
            self.future.exception(None if deadline is None else max(0.0, deadline - time.monotonic()))
        except CancelledError:
            raise Error("the step was cancelled", code="CANCELLED") from None
        except TimeoutError:
            if self.future.cancel():
                raise self.error("Timed out waiting for notification", "DEADLINE_EXCEEDED") from None
        except BaseException:
            self.future.cancel()
            raise
        return self.outputs()

    def outputs(self) -> Sequence[Any]:
        """The outputs of the op, once it has ended; an Error that names the node when it failed."""
        if self.future.cancelled():
            raise self._node.error(f"{self._op.name}: it was withdrawn", code="CANCELLED")
        with _Named(self._node):
            return self._op.given(self.future.result())


def run_host_op(
    node: Node, inputs: Sequence[Array | None], written: Mapping[int, Slot], own: Slot
) -> Sequence[Any] | Pending:
    """The outputs of a node for given inputs; an Error that names the node when it fails.

    `written` holds a slot for each operand that is a variable the node writes, `own` what the node keeps between
    steps. Of an ASYNC op (`may_wait`) it may be Pending; its inputs must be arrays that it may keep.
    """
    op = OPS.get(node.op) or _op(node)
    with _Named(node):
        if _is_async(node.op):
            result = op.begin(inputs, node.attrs, written.get(0, own))
            return Pending(node, op, result) if hasattr(result, "add_done_callback") else op.given(result)
        with np.errstate(all="ignore"):
            outputs = op.given(op.begin(inputs, node.attrs, written.get(0, own)))
    stands = not inputs and own.value is not None and len(node.types) == 1 and node.types[0].dtype is resource
    return Handle(outputs, own) if stands and outputs[0][()] is own.value else outputs


class Handle(tuple[Any, ...]):
    """The output of a node that stands for its state, such as a queue: the same handle again while that `holds`."""

    own: Slot
    thing: object

    def __new__(cls, outputs: Sequence[Any], own: Slot) -> Handle:
        """The outputs of a node that keeps `own`."""
        handle = super().__new__(cls, outputs)
        handle.own, handle.thing = own, own.value
        return handle

    @property
    def holds(self) -> bool:
        """True as long as the node's state is what it was."""
        return self.own.value is self.thing


def client_slot(rendezvous: Rendezvous) -> Slot:
    """The state of a Send or Recv whose other end is the client of the step."""
    from tfc.ir.reference.rendezvous import Endpoint  # only partial runs need it

    return Slot(Endpoint(rendezvous))


def waits_first(segments: Sequence[Segment], program: Program) -> int:
    """The number of segments up to the op that may have to wait, if a program begins with one. They are host ops that
    touch no variable (codegen/dataflow/leading_wait.py).
    """
    hosts = takewhile(bool, (program.instructions[segment.first].host for segment in segments))
    return max((k + 1 for k, host in enumerate(hosts) if host is not None and may_wait(host)), default=0)


def may_wait(node: Node) -> bool:
    """True for an op that may be Pending."""
    return _is_async(node.op)


@cache
def _is_async(name: str) -> bool:
    import tfc.ir.ops  # noqa: F401  fills the registry

    return lookup(name, None).has(ASYNC)


class _Named:
    """A context in which errors of a reference body are raised as errors of the node."""

    __slots__ = ("_node",)

    def __init__(self, node: Node) -> None:
        self._node = node

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if problem is None:
            return
        node = self._node
        if isinstance(problem, Error):
            problem.node = problem.node or node.name
            problem.loc = problem.loc or node.loc
        elif isinstance(problem, _USER_ERRORS):
            raise node.error(f"{node.op}: {problem}") from problem
        elif isinstance(problem, MemoryError):
            raise node.error(f"{node.op}: out of memory", code="RESOURCE_EXHAUSTED") from problem


def _op(node: Node) -> Op:
    """The registry's declaration of the node's op. The ops are imported when a program first has a host op."""
    import tfc.ir.ops  # noqa: F401  fills the registry

    return lookup(node.op, node)
