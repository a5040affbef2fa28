"""Subscribe to decisions about the kernels of a step while it is compiled: `tfc profile` does.

    with listening() as decided:
        session.prepare("train")
    decided[0].schedule        # "parallel over i; 16 lanes along j"

Nothing is decided here; what listens changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Node


@record(frozen=True, eq=False)
class Decision:
    """One kernel in one position of a step, or a small loop or branch that is one function.

    names     the nodes it computes
    nodes     those that stand in `graph`: the step's after the passes, or the body of one of its loops or branches
    remarks   why it came to be so
    schedule  its loops in a line; `loops` in full
    element   bytes of the widest floating-point number it computes with, 4 if there is none
    units     the type of the factors that a GPU's tensor cores multiply, "" where none do
    """

    symbol: str
    names: frozenset[str]
    graph: Graph
    nodes: tuple[Node, ...]
    remarks: tuple[str, ...]
    schedule: str
    loops: str
    element: int
    units: str = ""


_heard: ContextVar[list[Decision] | None] = ContextVar("heard", default=None)


@contextmanager
def listening() -> Iterator[list[Decision]]:
    """Collect the decisions about all steps that this thread compiles in the meantime."""
    found: list[Decision] = []
    token = _heard.set(found)
    try:
        yield found
    finally:
        _heard.reset(token)


def listener() -> list[Decision] | None:
    """The list that receives decisions; None without a subscriber."""
    return _heard.get()
