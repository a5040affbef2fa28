"""Launches of kernels on a GPU, as data of the Program."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tfc.codegen.program.library_product import Product, problems_of
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size, divide, symbols_of


@dataclass(frozen=True)
class Resources:
    """Resources of a kernel, as ptxas reports them: registers of a thread, bytes of its stack and of spills there,
    bytes of shared memory of a block that the code declares."""

    registers: int
    stack: int
    spilled: int
    shared: int


if TYPE_CHECKING:
    from tfc.codegen.program.program import Program

MOST_THREADS, MOST_SHARED, MOST_MAPS, MAP_RANK = 1024, 228 << 10, 4, 5
"""Threads of a block and bytes of its shared memory, on any device; tensor maps of a launch, and axes of one."""
MOST_BOX = 256
"""Elements along an axis that a tensor map copies at once."""
MAP_DTYPES = ("f16", "bf16", "f32")
MOST_CLUSTER = 8
"""Blocks of a cluster, on any device that has them."""


@record(frozen=True, slots=True)
class TensorMap:
    """Arguments of cuTensorMapEncodeTiled, so that a launch can copy boxes of operand number `operand`.

    The matrix begins `offset` bytes behind the operand's address. `sizes` are innermost first, in elements of `dtype`
    (of MAP_DTYPES), `pitches` in bytes, one fewer; `box` in elements. Nothing is interleaved, elements follow one
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
    failures (48 bytes, see codegen/gpu/device/failure.py), then the values of `sizes`: 8 bytes each; then the tensor
    maps `maps`, 128 bytes each, at multiples of 64. Of each block's memory `shared` bytes are declared in the code
    itself, `dynamic` are given by the launch (more than 48 KiB must be allowed for the function before). A kernel is
    its launches one after the other; one of no blocks is left out. A `product` is computed by a library, without
    threads of ours.

    With a `cluster` (0: none) the code is for clusters of so many blocks, which share the work of `blocks`, a multiple,
    whatever their number is: there are no more than the device has multiprocessors.
    """

    entry: str
    blocks: Size
    threads: int
    shared: int = 0
    fails: bool = False
    sizes: tuple[str, ...] = ()
    maps: tuple[TensorMap, ...] = ()
    dynamic: int = 0
    product: Product | None = None
    cluster: int = 0


def check_launches(program: Program) -> Iterator[str]:
    """The problems of the launches of a program, or of its kernels without any."""
    inner = [region.program for flow in program.dataflows for region in flow.regions]
    known = {dim.name for each in (program, *inner) for dim in each.dims}
    for kernel, uses in program.kernels.items():
        if not program.code.launches.get(kernel):
            yield f"kernel {kernel} has no launches"
        for launch in program.code.launches.get(kernel, ()):
            for problem in _problems(launch, min(len(use.operands) for use in uses), known):
                yield f"kernel {kernel}, launch {launch.entry}: {problem}"


def _problems(launch: Launch, operands: int, known: set[str]) -> Iterator[str]:
    if launch.product is not None:
        yield from problems_of(launch.product, operands, known)
        if launch.threads or launch.maps or launch.sizes or launch.fails or launch.cluster:
            yield "a library's product with what kernels take"
        return
    if not 1 <= launch.threads <= MOST_THREADS:
        yield f"blocks of {launch.threads} threads"
    if min(launch.shared, launch.dynamic) < 0 or launch.shared + launch.dynamic > MOST_SHARED:
        yield f"blocks with {launch.shared + launch.dynamic} bytes of shared memory"
    if not 0 <= launch.cluster <= MOST_CLUSTER or (launch.cluster and divide(launch.blocks, launch.cluster) is None):
        yield f"{launch.blocks} blocks in clusters of {launch.cluster}"
    free = symbols_of(launch.blocks).union(launch.sizes) - known
    if len(launch.maps) > MOST_MAPS:
        yield f"{len(launch.maps)} tensor maps"
    for made in launch.maps:
        rank = len(made.sizes)
        if not 1 <= rank <= MAP_RANK or len(made.pitches) != rank - 1 or len(made.box) != rank:
            yield f"a tensor map of {rank} sizes, {len(made.pitches)} pitches, and a box of {len(made.box)}"
        if not 0 <= made.operand < operands or made.dtype not in MAP_DTYPES or made.offset < 0:
            yield f"a tensor map of operand {made.operand}, {made.dtype}, at {made.offset}"
        if not all(1 <= size <= MOST_BOX for size in made.box):
            yield f"a tensor map with a box of {made.box}"
        free |= {name for size in (*made.sizes, *made.pitches) for name in symbols_of(size)} - known
    if free:
        yield f"unbound symbols {', '.join(sorted(free))}"
