"""How one fetch gets out of a step: kernels write it directly, or it is copied at the end."""

from __future__ import annotations

from tfc.ir.errors import Error
from tfc.ir.types import Array
from tfc.runtime.loaded import LoadedProgram


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
        if given.dtype != self.dtype or given.shape != shape:
            wanted = f"{self.info.dtype}{list(shape)}"
            raise Error(f"out for {self.name} must be {wanted}, it is {given.dtype}{list(given.shape)}")
        if not given.flags.carray:
            raise Error(f"out for {self.name} must be contiguous, aligned and writable")

    def overlap(self) -> Error:
        """What to raise when the given array shares memory with a feed: kernels may read after they have written."""
        return Error(f"out for {self.name} shares memory with a feed")
