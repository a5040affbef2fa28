"""How one fetch gets out of a step: kernels write it directly, or it is copied at the end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.memory.storage import address_of
from tfc.runtime.program.loaded import LoadedProgram


class FetchPlan:
    """One fetch, called `name` by who asked for it.

    `direct` when its buffer is a result array of its own whose shape is known before the step; `takes` when it is heap
    memory that no other fetch is in: the result takes that memory along.
    """

    def __init__(self, loaded: LoadedProgram, index: int, name: str) -> None:
        fetch = loaded.program.fetches[index]
        buffer = loaded.program.buffers[fetch.buffer]
        late = fetch.buffer in loaded.late_buffers
        self.name = name
        self.buffer = fetch.buffer
        self.info = buffer
        self.direct = buffer.kind == "fetch" and buffer.index == index and not late
        sharing = sum(loaded.program.root(other.buffer) == fetch.buffer for other in loaded.program.fetches)
        self.takes = buffer.kind == "heap" and sharing == 1
        self.dtype = buffer.dtype.storage

    def check_given(self, given: Array, shape: tuple[int, ...]) -> None:
        """INVALID_ARGUMENT unless results of this shape may be written into this array."""
        if not isinstance(given, np.ndarray):
            raise Error(f"out for {self.name} must be a NumPy array, it is {type(given).__name__}")
        if given.dtype != self.dtype or given.shape != shape:
            wanted = f"{self.info.dtype}{list(shape)}"
            raise Error(f"out for {self.name} must be {wanted}, it is {given.dtype}{list(given.shape)}")
        if not given.flags.carray:
            raise Error(f"out for {self.name} must be contiguous, aligned and writable")

    def check_apart(self, given: Array, feeds: Sequence[Array]) -> None:
        """INVALID_ARGUMENT when the given array shares memory with a feed: kernels may read after they have written."""
        if any(_overlap(given, feed) for feed in feeds):
            raise Error(f"out for {self.name} shares memory with a feed")


def check_results_apart(plans: Sequence[FetchPlan], out: Sequence[Array | None]) -> None:
    """INVALID_ARGUMENT when two of the arrays that are given for results share memory."""
    given = [(plan, array) for plan, array in zip(plans, out, strict=True) if isinstance(array, np.ndarray)]
    for i, (plan, array) in enumerate(given):
        for other, earlier in given[:i]:
            if _overlap(array, earlier):
                raise Error(f"out for {plan.name} shares memory with out for {other.name}")


def _overlap(a: Array, b: Array) -> bool:
    x, y = address_of(a), address_of(b)
    return x < y + b.nbytes and y < x + a.nbytes
