"""Reduction of accumulators over the threads of a block; all threads get the result.

In a warp it is a butterfly of shuffles: in each round a lane takes in the state of the one whose number differs in one
bit, from the highest bit on. The warps of a wider group then leave one state each in shared memory, and every warp
combines these the same way. Threads a stride apart leave all their states in shared memory, and each takes in those of
its group one after the other. All this depends on the width alone, and so do the bits of the result.
"""

from __future__ import annotations

from tfc.codegen.emit.combine import State, combine, fold_lanes
from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.gpu.device.block_ops import Peers, in_words
from tfc.codegen.llvm import I32, Value, const
from tfc.codegen.loop_ir.loops import THREAD, WARP, Across
from tfc.ir.types.types import DType


def emit_block_reduce(e: Evaluator, peers: Peers, across: Across, state: State, dtype: DType) -> State:
    """The combined state; `state` is the thread's own, in lanes or not, of elements of type `dtype`."""
    b, width = e.b, across.width
    state = fold_lanes(b, across.kind, dtype, state)
    if across.stride > 1:
        return _apart(e, peers, across, state, dtype)
    state = _butterfly(e, peers, across.kind, dtype, state, min(width, WARP))
    if width <= WARP:
        return state
    thread = e.value(THREAD)
    lane, warp = b.and_(thread, WARP - 1), b.lshr(thread, WARP.bit_length() - 1)
    warps = width // WARP
    with b.if_(b.icmp("eq", lane, 0)):
        _write(e, across, warp, state)
    peers.barrier()
    first = b.and_(warp, -warps)
    state = _read(e, across, b.add(first, b.and_(lane, warps - 1)))
    state = _butterfly(e, peers, across.kind, dtype, state, warps)
    peers.barrier()  # before the memory serves again
    return state


def _apart(e: Evaluator, peers: Peers, across: Across, state: State, dtype: DType) -> State:
    b, thread = e.b, e.value(THREAD)
    _write(e, across, thread, state)
    peers.barrier()
    group = b.urem(thread, across.stride)
    with b.carry_loop(1, across.width, 1, _read(e, across, group)) as loop:
        other = _read(e, across, b.add(group, b.mul(loop.index, across.stride)))
        loop.next(*combine(b, across.kind, dtype, loop.carried, other))
    peers.barrier()  # before the memory serves again
    return loop.results


def _butterfly(e: Evaluator, peers: Peers, kind: str, dtype: DType, state: State, width: int) -> State:
    step = width // 2
    while step:
        state = combine(e.b, kind, dtype, state, tuple(_across_by(e, peers, x, step) for x in state))
        step //= 2
    return state


def _across_by(e: Evaluator, peers: Peers, value: Value, step: int) -> Value:
    return in_words(e.b, value, lambda word: peers.shuffle(word, "bfly", const(I32, step)))


def _write(e: Evaluator, across: Across, place: Value, state: State) -> None:
    for tensor, value in zip(across.shared, state, strict=True):
        base, scope = e.memory[tensor]
        kind = e.formats.memory_type(tensor.dtype)
        e.b.store(e.formats.store(value, tensor.dtype), e.b.gep(kind, base, place), scope=scope)


def _read(e: Evaluator, across: Across, place: Value) -> State:
    found = []
    for tensor in across.shared:
        base, scope = e.memory[tensor]
        kind = e.formats.memory_type(tensor.dtype)
        found.append(e.formats.load(e.b.load(kind, e.b.gep(kind, base, place), scope=scope), tensor.dtype))
    return tuple(found)
