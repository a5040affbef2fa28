"""How kernels of a GPU are launched, as data of the Program."""

from __future__ import annotations

from tfc.ir.dims import Size
from tfc.ir.record import record


@record(frozen=True, slots=True)
class TensorMap:
    """What cuTensorMapEncodeTiled is told, so that a launch can copy boxes of operand number `operand`.

    The matrix begins `offset` bytes behind the operand's address. `sizes` are innermost first, in elements of `dtype`
    (bf16 or f16), `pitches` in bytes, one fewer; `box` in elements. Nothing is interleaved, elements follow one
    another, rows of boxes are stored in the pattern of 128 bytes, what lies outside is zero.
    """

    operand: int
    dtype: str
    sizes: tuple[Size, ...]
    pitches: tuple[Size, ...]
    box: tuple[int, ...]
    offset: int = 0


@record(frozen=True, slots=True)
class Launch:
    """One launch of the entry function `entry`: `blocks` blocks of `threads` threads, in one dimension.

    It takes the addresses of all operands of the kernel's instruction, then, when it `fails`, that of a record of
    failures (48 bytes, see codegen/gpu/failure.py), then the values of `sizes`: 8 bytes each; then the tensor maps
    `maps`, 128 bytes each, at multiples of 64. Of each block's memory `shared` bytes are declared in the code itself,
    `dynamic` are given by the launch (more than 48 KiB must be allowed for the function before). A kernel is its
    launches one after the other; one of no blocks is left out.
    """

    entry: str
    blocks: Size
    threads: int
    shared: int = 0
    fails: bool = False
    sizes: tuple[str, ...] = ()
    maps: tuple[TensorMap, ...] = ()
    dynamic: int = 0
