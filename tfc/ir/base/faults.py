"""Faults of tfc itself: what nobody foresaw becomes an InternalError that says what tfc did, and at which line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error, InternalError, Loc

if TYPE_CHECKING:
    from types import FrameType

FORESEEN = (Error, InternalError, MemoryError, OSError)
"""Exceptions that say what they are about, to users or to whoever mends tfc."""


@contextmanager
def faults_told(doing: str) -> Iterator[None]:
    """Turn what escapes from the block, unless it is foreseen, into an InternalError that says where it happened."""
    try:
        yield
    except FORESEEN:
        raise
    except Exception as failure:
        raise fault(failure, doing) from failure


def fault(failure: Exception, doing: str, loc: Loc | None = None) -> InternalError:
    """The error for a `failure` while `doing` something, at `loc` or at the node that tfc had in hand."""
    node = None if loc else _node_in_hand(failure)
    cause = f"{type(failure).__name__}: {failure}" if str(failure) else type(failure).__name__
    return InternalError(f"{doing}: {cause}", getattr(node, "name", None), loc or getattr(node, "loc", None))


def _node_in_hand(failure: Exception) -> Any:
    """The node of a graph that the innermost function which has one calls `node`; None where none has."""
    found = None
    for frame in _frames(failure):
        node = frame.f_locals.get("node")
        if isinstance(getattr(node, "loc", None), Loc):
            found = node
    return found


def _frames(failure: Exception) -> Iterator[FrameType]:
    """The frames between where an exception was caught and where it was raised, the outermost first."""
    trace = failure.__traceback__
    while trace is not None:
        yield trace.tb_frame
        trace = trace.tb_next
