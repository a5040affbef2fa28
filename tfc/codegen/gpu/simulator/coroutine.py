"""Threads of the simulator as LLVM coroutines, and the loop that resumes those of a block.

A thread suspends with the number of its place in the code. The threads of a warp run until all have come to one place;
one where only the warp meets lets them go on at once, at any other the next warp has its turn, and when all warps have
come the places of the whole block are compared. Unequal ones are threads that would wait for each other for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.gpu.device.async_copies import PendingCopies
from tfc.codegen.gpu.device.fragments import load_on_stand_in, multiply_on_stand_in, round_on_stand_in
from tfc.codegen.llvm import (
    FALSE,
    I1,
    I8,
    I32,
    I64,
    PTR,
    TRUE,
    VOID,
    Builder,
    Function,
    Module,
    Param,
    Value,
    const,
    null,
)
from tfc.codegen.llvm.types import TOKEN
from tfc.codegen.loop_ir.loops import WARP, ShuffleMode
from tfc.codegen.loop_ir.tile_statements import FragmentKind
from tfc.codegen.target.formats import Formats
from tfc.ir.base.errors import InternalError

FRAME = 65 * 64
"""Bytes for what a thread keeps while it waits; an odd number of cache lines, as those of all threads would fall into
the same sets of the cache otherwise."""
SLOT = 64
"""Bytes that a thread lays out for the other threads of its warp at once."""
_START, _DONE, _TOO_LARGE = 1 << 30, -1, -2
"""In place of a place's number: the thread is about to begin; it has ended; what it keeps does not fit its frame."""
_WARP_PLACE = 1 << 29
"""Added to the numbers of the places where a warp meets."""


class WaitingRoom:
    """The layout, in a block's scratch memory, of what belongs to its waiting threads, `begin` bytes from its start.

    places   the numbers of the points where threads wait, an i32 each
    handles  those that threads are resumed by, 8 bytes each
    slots    the values that threads publish for their warps: twice SLOT bytes each, for one exchange and the next
    frames   the coroutine frames of threads, FRAME bytes each
    """

    def __init__(self, threads: int, begin: int) -> None:
        if threads % WARP:
            raise InternalError(f"a block of {threads} threads has a warp that is not full")
        self.threads = threads
        self.places = begin
        self.handles = self.places + 4 * threads
        self.slots = -(-(self.handles + 8 * threads) // 64) * 64
        self.frames = self.slots + 2 * SLOT * threads
        self.end = self.frames + FRAME * threads


class Coroutine:
    """The coroutine of a thread around its code (LLVM's "Coroutines", switched resume). It is the thread's
    block_ops.Peers, too: values that a warp exchanges are published and read behind a point where the warp meets.
    """

    def __init__(
        self, b: Builder, thread: Value, place: Value, slots: Value, frame: Value, threads: int, formats: Formats
    ) -> None:
        self.b, self.place, self.threads, self.formats = b, place, threads, formats
        self.pending: PendingCopies | None = None
        self.lane, self.thread, self.slots = b.and_(thread, WARP - 1), thread, slots
        self.places = 0
        self.leave, self.cleanup = b.function.detached("leave"), b.function.detached("cleanup")
        nothing = null()
        self.turn = b.alloca(I64)
        """The half of the slots that the next exchange takes: those of the last one are still being read."""
        self.id = b.intrinsic("llvm.coro.id", TOKEN, [const(I32, 16), nothing, nothing, nothing])
        self._leave_if_too_large()
        self.handle = b.intrinsic("llvm.coro.begin", PTR, [self.id, frame])
        b.store(const(I64, 0), self.turn)
        self._suspend(_START, final=False)

    # ---- what threads do together ------------------------------------------------------------------------------------

    def barrier(self) -> None:
        """Wait for the block."""
        self._suspend(self._next_place(), final=False)

    def warp_barrier(self) -> None:
        """Wait for the warp."""
        self._suspend(_WARP_PLACE + self._next_place(), final=False)

    def exchange(self, values: Sequence[Value]) -> Callable[[Value, int], Value]:
        """Publish values for the threads of the warp, SLOT bytes at most and 8 for each, and wait for theirs. The
        result reads value `k` of a lane (an i64), until the next exchange.
        """
        b = self.b
        if 8 * len(values) > SLOT:
            raise InternalError(f"{len(values)} values do not fit the slot of a thread")
        turn = b.load(I64, self.turn)
        b.store(b.xor(turn, 1), self.turn)
        first = b.mul(turn, self.threads)
        own = b.gep(I8, self.slots, b.mul(b.add(first, self.thread), SLOT))
        for k, value in enumerate(values):
            b.store(value, b.gep(I8, own, 8 * k))
        self.warp_barrier()
        warp = b.add(first, b.sub(self.thread, self.lane))

        def read(lane: Value, k: int) -> Value:
            slot = b.gep(I8, self.slots, b.mul(b.add(warp, lane), SLOT))
            return b.load(values[k].type, b.gep(I8, slot, 8 * k))

        return read

    def shuffle(self, word: Value, mode: ShuffleMode, by: Value) -> Value:
        """One exchange, read where `mode` says."""
        b = self.b
        read = self.exchange([word])
        by = b.zext(by, I64)
        if mode == "idx":
            source = b.and_(by, WARP - 1)
        elif mode == "bfly":
            source = b.and_(b.xor(self.lane, by), WARP - 1)
        else:
            other = b.sub(self.lane, by) if mode == "up" else b.add(self.lane, by)
            source = b.select(b.icmp("ult", other, WARP), other, self.lane)
        return read(source, 0)

    def ballot(self, condition: Value) -> Value:
        """One exchange, read from all lanes."""
        b = self.b
        read = self.exchange([b.zext(condition, I32)])
        bits = [b.shl(read(const(I64, lane), 0), lane) for lane in range(WARP)]
        while len(bits) > 1:
            bits = [b.or_(x, y) for x, y in zip(bits[::2], bits[1::2], strict=True)]
        return bits[0]

    def numbers(self) -> None:
        """The numbers of the block and of the thread, which stay where they are."""

    def expect_copies(self) -> None:
        """Allocate the ring of pending copies."""
        self.pending = PendingCopies(self.b)

    def copy(self, target: Value, source: Value, when: Value) -> None:
        """Begin a copy, which arrives when it is awaited."""
        self.copies.begin(target, source, when)

    def commit_copies(self) -> None:
        """End a group of copies."""
        self.copies.commit()

    def await_copies(self, pending: int) -> None:
        """Complete all groups but the last ones."""
        self.copies.wait(pending)

    @property
    def copies(self) -> PendingCopies:
        """The pending copies."""
        if self.pending is None:
            raise InternalError("a thread copies that was not to copy")
        return self.pending

    def load_fragments(self, address: Value, count: int, *, transposed: bool) -> list[Value]:
        """Load fragments by one exchange of addresses."""
        return load_on_stand_in(self.b, self.lane, self.exchange([address]), count, transposed=transposed)

    def round_fragment(self, word: Value) -> Value:
        """Round by bits."""
        return round_on_stand_in(self.b, word)

    def multiply_fragments(
        self, kind: FragmentKind, left: Sequence[Value], right: Sequence[Value], sums: Sequence[Value]
    ) -> list[Value]:
        """Multiply fragments by one exchange of the words of both operands."""
        read = self.exchange([*left, *right])
        words = len(left), len(right)
        return multiply_on_stand_in(self.b, self.lane, read, kind, words, sums, self.formats)

    # ---- waiting -----------------------------------------------------------------------------------------------------

    def _next_place(self) -> int:
        self.places += 1
        return self.places - 1

    def _leave_if_too_large(self) -> None:
        """Stop where the coroutine frame has too little room: the next thread's begins behind it."""
        b = self.b
        size = b.intrinsic("llvm.coro.size", I64, [], (I64,))
        refused, on = b.function.block("refused"), b.function.block("on")
        b.cond_br(b.icmp("ugt", size, FRAME), refused, on)
        b.at(refused)
        b.store(const(I32, _TOO_LARGE), self.place)
        b.ret(null())
        b.at(on)

    def _suspend(self, place: int, *, final: bool) -> None:
        b = self.b
        b.store(const(I32, place), self.place)
        state = b.intrinsic("llvm.coro.suspend", I8, [Value(TOKEN, "none"), TRUE if final else FALSE])
        on = b.function.block("on")
        b.switch(state, self.leave, {0: on, 1: self.cleanup})
        b.at(on)

    def end(self) -> None:
        """End the thread."""
        b = self.b
        self._suspend(_DONE, final=True)
        b.unreachable()
        b.enter(self.cleanup)
        b.intrinsic("llvm.coro.free", PTR, [self.id, self.handle])
        b.br(self.leave)
        b.enter(self.leave)
        b.intrinsic("llvm.coro.end", VOID, [self.handle, FALSE, Value(TOKEN, "none")])
        b.ret(self.handle)


def ordered(b: Builder, k: Value, count: int, order: str) -> Value:
    """The number of the k-th of `count` threads, or of the warps of a block, to run."""
    if order == "descending":
        return b.sub(const(I64, count - 1), k)
    if order == "shuffled":  # a prime above the number of warps permutes what it does not divide
        return b.urem(b.add(b.mul(k, 61), 13), count)
    return k


def block_runner(module: Module, room: WaitingRoom, order: str) -> Function:
    """`i1 run(thread, closure, block, room)`: runs the threads of a block from one point of waiting to the next; true
    if they wait at different ones.
    """
    name = f"run_block{room.threads}_{room.places}"
    if name in module.functions:
        return module.functions[name]
    threads, warps = room.threads, room.threads // WARP
    params = [Param(PTR, "thread"), Param(PTR, "closure"), Param(I64, "block"), Param(PTR, "room")]
    function = module.function(name, I1, params, linkage="internal")
    b = Builder(function)
    thread, closure, block, base = function.args
    places, handles, frames = (b.gep(I8, base, k) for k in (room.places, room.handles, room.frames))
    with b.loop(0, threads) as own:
        frame = b.gep(I8, frames, b.mul(own, FRAME))
        handle = b.call_pointer(PTR, thread, [closure, block, own, b.gep(I32, places, own), frame])
        b.store(handle, b.gep(PTR, handles, own))
    round_, lost, done = (function.detached(x) for x in ("round", "lost", "done"))
    b.cond_br(b.icmp("eq", b.load(I32, places), _TOO_LARGE), lost, round_)
    b.enter(round_)
    with b.loop(0, warps) as k:
        first = b.mul(ordered(b, k, warps, order), WARP)
        again, together, on = (function.detached(x) for x in ("again", "together", "on"))
        b.br(again)
        b.enter(again)
        resume = module.declare("llvm.coro.resume", VOID, [PTR])
        with b.loop(0, WARP) as lane:
            own = b.add(first, ordered(b, lane, WARP, order))
            b.call(resume, [b.load(PTR, b.gep(PTR, handles, own))])
        place, differs = _compared(b, b.gep(I32, places, first), WARP)
        b.cond_br(differs, lost, together)
        b.enter(together)
        meets = b.and_(b.icmp("sgt", place, 0), b.icmp("ne", b.and_(place, _WARP_PLACE), 0))
        b.cond_br(meets, again, on)
        b.enter(on)
    place, differs = _compared(b, places, threads)
    agreed = function.detached("agreed")
    b.cond_br(differs, lost, agreed)
    b.enter(agreed)
    b.cond_br(b.icmp("eq", place, _DONE), done, round_)
    for leave, result in ((lost, True), (done, False)):
        b.enter(leave)
        b.ret(int(result))
    return function


def _compared(b: Builder, places: Value, count: int) -> tuple[Value, Value]:
    """The point at which the first of `count` threads waits, and whether any waits at another one."""
    first = b.load(I32, places)
    with b.carry_loop(0, count, 1, [FALSE]) as loop:
        differs = b.icmp("ne", b.load(I32, b.gep(I32, places, loop.index)), first)
        loop.next(b.or_(loop.carried[0], differs))
    return first, loop.results[0]
