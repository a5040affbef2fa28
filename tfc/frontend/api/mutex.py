"""Mutexes in the Python API: `m = tfc.mutex()`, and sections that one step at a time may run.

with tfc.locked(m) as section:
    update = tfc.op("AssignAdd", total, 1)
session.run(targets=[section.done])
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tfc.frontend.api.tensor import Tensor, current, unwrap
from tfc.frontend.builder.values import Operation
from tfc.frontend.functions.mutexes import Section
from tfc.ir.base.errors import Error


class LockedSection:
    """A section that runs while a mutex is locked. `done`, once the block is over, is the operation to release it."""

    def __init__(self) -> None:
        self._done: Operation | None = None

    @property
    def done(self) -> Operation:
        """The operation that releases the mutex when all nodes of the block have run."""
        if self._done is None:
            raise Error("the block of this section is not over yet", "FAILED_PRECONDITION")
        return self._done


@contextmanager
def locked(mutex: Tensor) -> Iterator[LockedSection]:
    """Nodes made inside run while the mutex is locked.

    The operation `done` releases it. Steps that run something of the block must run it too: else nothing keeps the
    mutex locked.
    """
    found = LockedSection()
    section = Section(current(), unwrap(mutex))
    with section.open():
        yield found
    found._done = section.close()
