"""Conditions for non-temporal stores in a vector loop: the stores want it, and every vector is aligned.

Whether it is can be seen before the loop is entered, as each round moves on by whole vectors.
"""

from __future__ import annotations

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.llvm import I64, VOID, Builder, Value
from tfc.codegen.loop_ir.loops import For, Store
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.tensor import Tensor

NARROWEST = 32
"""Bytes of a store below which lines would go out in too many pieces."""


def vector_alignment(tensor: Tensor, lanes: int, target: Target) -> int:
    """The alignment that a non-temporal store of a vector needs; 0 if there is none."""
    size = lanes * max(1, tensor.dtype.size)
    found = min(size & -size, target.vector_bits // 8)
    return found if found >= NARROWEST else 0


def may_stream(e: Evaluator, loop: For, begin: Value, target: Target) -> Value | None:
    """The condition under which the whole vectors of a loop from `begin` on may be non-temporal stores; None if they
    never may.
    """
    b = e.b
    wanted: Value | None = None
    with e.scope():
        e.bind(loop.axis, begin)
        for store in loop.body:
            if not isinstance(store, Store) or store.streams is None:
                continue
            if Indices({}).of(store.index).coefficient(loop.axis) != 1 or not e.is_bound(store.index):
                return None
            align = vector_alignment(store.target, loop.lanes, target)
            if not align:
                return None
            base, _ = e.memory[store.target]
            address = b.gep(e.formats.memory_type(store.target.dtype), base, e.value(store.index))
            fits = b.icmp("eq", b.and_(b.pointer_to_int(address, I64), align - 1), 0)
            also = fits if e.value(store.streams).const == 1 else b.and_(fits, e.value(store.streams))
            wanted = also if wanted is None else b.and_(wanted, also)
    return wanted


def may_stream_tile(e: Evaluator, loop: For, target: Target) -> Value | None:
    """The same for a tile loop (tiles.py), all of whose rows must be aligned."""
    (inner,) = loop.body
    assert isinstance(inner, For)
    for store in inner.body:
        if isinstance(store, Store) and store.streams is not None:
            stride = Indices({}).of(store.index).coefficient(loop.axis)
            align = vector_alignment(store.target, inner.lanes, target)
            if not isinstance(stride, int) or not align or stride * store.target.dtype.size % align:
                return None
    with e.scope():
        e.bind(loop.axis, e.value(loop.begin))
        return may_stream(e, inner, e.value(inner.begin), target)


def settle(b: Builder) -> None:
    """A fence that orders non-temporal stores before all later stores."""
    b.intrinsic("llvm.x86.sse.sfence", VOID, [])
