"""Matrix products whose right factor is a constant: packed before any step, when a session loads the program or when a
module is compiled.

A weight in panels is read from front to back, a page at a time, where its rows would lie a page and more apart; and no
step packs it. Only what products alone read is packed, so that no program holds a weight twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import prod
from typing import TypedDict

import numpy as np

from tfc.codegen.fusion.fuse import PRODUCTS
from tfc.codegen.fusion.kernel import Kernel, Nest, Plan
from tfc.codegen.fusion.region import Step, accesses, constant_of, flat, map_plans, map_steps
from tfc.codegen.fusion.stages import Leaf
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.gemm.routine import looks_at_factors, routine_of
from tfc.codegen.gemm.skinny_gemm import FEW_ROWS_CONVERTED, FEW_ROWS_FAR, converts_b
from tfc.codegen.gemm.tile import LINE, Tile
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.nest.flatten import flatten
from tfc.codegen.program.panels import Panels
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads
from tfc.ir.base.record import replace
from tfc.ir.types.dims import Size
from tfc.ir.types.types import i16

LEAST_ROWS = 2
"""A single row reads B where it lies, in long runs, as quickly; with more, panels are read about as fast as they come
(one Zen 4 thread, 4096 x 4096: 16 rows 7.9 to 5.3 ms, 24 rows 13.8 to 8.4)."""
LEAST_BYTES = 1 << 14
"""A smaller factor stays in the first cache as it is."""
FILTER_RANK = 4
"""Of windows over two axes, channels and filters."""
FILLING = 1.25
"""Panels may be so much larger than the matrix in them."""


def pack_constants(step: StepPlan) -> StepPlan:
    """The step whose products, in its loops and branches too, know which of their operands are constants of products
    alone."""
    ours = [part for part in flat(step.steps) if isinstance(part, Plan) and part.group.kind in PRODUCTS]
    uses = Counter(memory for memory, _ in accesses(step.steps, step.source))
    uses.subtract(memory for memory, _ in accesses(ours, step.source))

    def told(part: Plan) -> Plan:
        if part.group.kind not in PRODUCTS:
            return part
        leaves = enumerate(map(constant_of, part.operands))
        constants = tuple(k for k, leaf in leaves if leaf is not None and not uses[leaf])
        return replace(part, constants=constants) if constants else part

    return step.with_steps(map_plans(step.steps, told))


def with_panels(kernel: Kernel, target: Target, *, widens: bool = True) -> Kernel:
    """The kernel with those of its right factors as panels that are constants, and that nothing else in it reads; only
    those of as many bytes as the constant, but for zeros that fill up the last panel, unless it `widens` them.
    """
    panels: dict[Tensor, Panels] = {}
    apart = set(kernel.constants) - _read_otherwise(kernel) if kernel.constants else set()
    for part in kernel.nests:
        if isinstance(part, Product) and part.b.tensor in apart:
            found = _panels(part, target, widens)
            if found is not None:
                panels[part.b.tensor] = found
    if not panels:
        return kernel
    packed = {old: Tensor(each.dtype(old.dtype), (each.elements,), name=old.name) for old, each in panels.items()}
    nests = [_reading(part, packed, target) if isinstance(part, Product) else part for part in kernel.nests]
    used = {part.scratch for part in nests if isinstance(part, Product)}
    gone = {part.scratch for part in kernel.nests if isinstance(part, Product)} - used
    pairs = [(p, a) for p, a in zip(kernel.params, kernel.access, strict=True) if p not in gone]
    params = tuple(packed.get(param, param) for param, _ in pairs)
    places = {packed[old]: each for old, each in panels.items()}
    return replace(
        kernel, params=params, access="".join(a for _, a in pairs), nests=tuple(nests), panels=places, constants=()
    )


def _read_otherwise(kernel: Kernel) -> set[Tensor]:
    """The constants that a kernel reads not only as B of a product, or as B twice."""
    products = [part for part in kernel.nests if isinstance(part, Product)]
    nests = [part for part in kernel.nests if isinstance(part, Nest)]
    nests += [part.epilogue.nest for part in products if part.epilogue is not None]
    read = {load.tensor for nest in nests for load in loads(flatten(nest, merge=False).roots())}
    factors = [part.b.tensor for part in products]
    return read | {part.a.tensor for part in products} | {x for x in factors if factors.count(x) > 1}


def _panels(product: Product, target: Target, widens: bool) -> Panels | None:
    """The panels that B is packed into; None where it is as good, or needed, as it is."""
    b, n, k, rows = product.b, product.n, product.depth, prod(product.batch, start=product.m)
    sizes = n, k, b.rows, b.columns, b.offset
    if not all(isinstance(size, int) for size in sizes) or any(step != 0 for step in b.batch):
        return None
    n, k, row_step, column_step, offset = (int(str(size)) for size in sizes)
    tile = routine_of(product, target).tile(target)
    if not _are_enough(rows, tile) or min(n, k) < 1 or product.amx is not None:
        return None
    made = Panels(k, n, tile.columns, row_step, column_step, offset, **_lanes(product, tile, target))
    is_large = k * n * tile.size >= LEAST_BYTES
    own = b.tensor.dtype.size
    wider = 1 if widens else made.dtype(b.tensor.dtype).size // own
    return made if is_large and made.elements * wider <= FILLING * k * n else None


def _are_enough(rows: Size, tile: Tile) -> bool:
    """True if so many rows of A use panels with profit. Where a row of a panel fills two cache lines a single row of A
    takes about as long as one that reads B where it lies, so rows need not be known; with one line sums wait for
    themselves (AVX2: 784 x 512 in 40 instead of 28 µs). Panels of other types are larger than what they are made of."""
    if tile.is_narrow == (False, False) and tile.columns * tile.size >= 2 * LINE:
        return not isinstance(rows, int) or rows >= LEAST_ROWS
    return isinstance(rows, int) and rows > (FEW_ROWS_CONVERTED if converts_b(tile) else FEW_ROWS_FAR)


class _Lanes(TypedDict, total=False):
    step: int
    scale: int
    looked: int
    converted: str


def _lanes(product: Product, tile: Tile, target: Target) -> _Lanes:
    """The lanes by which panels differ from a matrix of the constant's own elements: what registers hold of it."""
    own = product.b.tensor.dtype
    if _in_pairs(product, target):
        return {"step": 2, "looked": 1}
    if tile.dot is None:
        return {} if own == product.dtype else {"converted": product.dtype.name}
    made: _Lanes = {"step": tile.dot.step, "scale": tile.dot.scale}
    return made if own.size * tile.dot.step == product.dtype.size else {**made, "converted": i16.name}


def _in_pairs(product: Product, target: Target) -> bool:
    """True for a product whose factors are looked at, and are in pairs if nothing is lost (gemm/bf16_gemm.py)."""
    is_single = product.runs == ((1, 0), (1, 0)) and product.a.columns == 1
    return is_single and looks_at_factors(product, target)


def _reading(product: Product, packed: Mapping[Tensor, Tensor], target: Target) -> Product:
    tensor = packed.get(product.b.tensor)
    if tensor is None:
        return product
    b, sums = replace(product.b, tensor=tensor, offset=0), product.dtype
    scratch = product.scratch if _in_pairs(product, target) else tensor
    return replace(product, b=b, scratch=scratch, sums=sums, turn=None, is_ahead=True)


def finite_constants(step: StepPlan) -> StepPlan:
    """The step whose products, but for those in loops and branches, know which of their operands are filters whose
    elements are all finite numbers."""
    return step.with_steps(map_steps(step.steps, _with_finite))


def _with_finite(part: Step) -> Step:
    if not isinstance(part, Plan) or part.group.kind not in PRODUCTS:
        return part
    finite = tuple(k for k, memory in enumerate(part.operands) if isinstance(memory, Leaf) and _is_finite(memory))
    return replace(part, finite=finite) if finite else part


def _is_finite(memory: Leaf) -> bool:
    if memory.kind != "constant" or memory.literal is None or not memory.type.dtype.is_float:
        return False
    array = memory.literal.array
    if array.ndim != FILTER_RANK or not array.size:
        return False
    # Both ends are numbers if nothing is NaN, and finite if nothing is infinite.
    return bool(np.isfinite(array.min()) and np.isfinite(array.max()))
