"""How kernels of a GPU are launched, as data of the Program."""

from __future__ import annotations

from tfc.ir.dims import Size
from tfc.ir.record import record


@record(frozen=True, slots=True)
class Launch:
    """One launch of the entry function `entry`: `blocks` blocks of `threads` threads, in one dimension.

    It takes the addresses of all operands of the kernel's instruction, then, when it `fails`, that of a record of
    failures (48 bytes, see codegen/gpu/failure.py), then the values of `sizes`: 8 bytes each. `shared` bytes of each
    block's memory are declared in the code itself. A kernel is its launches one after the other.
    """

    entry: str
    blocks: Size
    threads: int
    shared: int = 0
    fails: bool = False
    sizes: tuple[str, ...] = ()
