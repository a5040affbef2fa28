"""The memory of an activation's dataflow executor: pieces that stay for the next run, up to a bound."""

from __future__ import annotations

import ctypes
from typing import Any

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.memory.storage import HOST, Memory, address_of

_FIRST = 1 << 18
_KEPT = 1 << 26
"""Memory beyond this goes back to the system after a run."""
_SLACK = 256
"""Behind the end of a piece: kernels may read a whole vector where less is left of a tensor."""
SHARE = 0.75
"""The part of the machine's free memory that one run may take."""


_More = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64))


class FlowMemory:
    """Pieces that grow as a run asks for more. `more` is the address of the native hook, valid while this lives."""

    def __init__(self, memory: Memory = HOST) -> None:
        self._memory = memory
        self._pieces: list[Array] = []
        self.used = 0
        """The number of pieces that this run has taken."""
        self._held = 0
        self._limit = 0
        self._hook = _More(self._more)
        self.more = ctypes.cast(self._hook, ctypes.c_void_p).value
        self.refused: Error | None = None
        """Why the device had no more, when it was asked last."""

    def begin(self) -> tuple[int, int]:
        """Start a run: all memory is free. The bounds of the first piece, if there is one."""
        while self._held > _KEPT:
            self._held -= self._pieces.pop().size
        self._limit = 0
        self.used = 1 if self._pieces else 0
        if not self._pieces:
            return 0, 0
        first = address_of(self._pieces[0])
        return first, first + _usable(self._pieces[0])

    def _more(self, _user: Any, wanted: Any) -> int | None:
        """At least so many bytes: a piece from the run before, or a new one as large as all before it."""
        least = wanted[0]
        while self.used < len(self._pieces):
            piece = self._pieces[self.used]
            self.used += 1
            if piece.size - _SLACK >= least:
                return self._give(piece, wanted)
        if not self._limit:
            self._limit = self._held + int(SHARE * self._memory.left())
        size = max(least, min(max(_FIRST, self._held), self._limit - self._held - _SLACK)) + _SLACK
        if self._memory.is_limited:
            size = max(least, min(_FIRST, self._held)) + _SLACK  # hardly more than is needed
        new = self._block(size) if self._held + size <= self._limit else None
        if new is None and self._memory.is_limited:
            new = self._block(least + _SLACK)
        if new is None:
            return None
        self._pieces.append(new)
        self.used = len(self._pieces)
        self._held += new.size
        return self._give(new, wanted)

    def _block(self, size: int) -> Array | None:
        try:
            return self._memory.block(size, "tensors between regions")
        except Error as error:
            self.refused = error
            return None

    def _give(self, piece: Array, wanted: Any) -> int:
        wanted[0] = _usable(piece)
        return address_of(piece)


def _usable(piece: Array) -> int:
    """The size of a piece without its slack, in whole cache lines."""
    return (piece.size - _SLACK) // 64 * 64


def pointers(addresses: list[int]) -> Any:
    """An array of pointers."""
    return (ctypes.c_void_p * max(1, len(addresses)))(*addresses)
