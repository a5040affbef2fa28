"""Operations that the threads of a block do together: the interface for emitters, and its implementation on a device.

Everything is full warps: a warp whose threads do not all come by would hang a device, and the stand-in says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tfc.codegen.gpu.device.async_copies import copy_on_device
from tfc.codegen.gpu.device.fragments import load_on_device, multiply_on_device, round_on_device
from tfc.codegen.llvm import I32, I64, VOID, Builder, Type, Value, const, int_type
from tfc.codegen.loop_ir.loops import ShuffleMode
from tfc.codegen.loop_ir.tile_statements import FragmentKind

ALL_LANES = -1
"""The mask of a full warp."""
ASYNCHRONOUS = 80
"""The first device that copies while its threads go on."""


class Peers(Protocol):
    """The other threads of a block, as one of them sees them."""

    def barrier(self) -> None:
        """Wait for all threads of the block; what they wrote until then is seen from here on."""

    def warp_barrier(self) -> None:
        """The same for the threads of the warp."""

    def shuffle(self, word: Value, mode: ShuffleMode, by: Value) -> Value:
        """The i32 of another lane; `by` is an i32 from 0 to 31 (see loops.Shuffle)."""

    def ballot(self, condition: Value) -> Value:
        """An i32 with a bit for each lane of the warp where the i1 holds."""

    def numbers(self) -> tuple[Value, Value] | None:
        """The numbers of the block and of the thread, read again where that saves registers."""

    def expect_copies(self) -> None:
        """Prepare for asynchronous copies: called once, before all else."""

    def copy(self, target: Value, source: Value, when: Value) -> None:
        """Begin to copy 16 bytes, or zeros where the i1 `when` does not hold."""

    def commit_copies(self) -> None:
        """End a group of copies: those begun since the last call."""

    def await_copies(self, pending: int) -> None:
        """Wait for all groups but the last `pending`."""

    def load_fragments(self, address: Value, count: int, *, transposed: bool) -> list[Value]:
        """`count` i32 of matrices in shared memory (see loops.LoadFragments)."""

    def round_fragment(self, word: Value) -> Value:
        """An f32, as an i32, rounded to tf32."""

    def multiply_fragments(
        self, kind: FragmentKind, left: Sequence[Value], right: Sequence[Value], sums: Sequence[Value]
    ) -> list[Value]:
        """Four sums in f32 (see loops.MultiplyFragments)."""


class DevicePeers:
    """Operations of a device: intrinsics (nvvm.py). Where only the first `threads` threads of a block take part, they
    use barrier number 1.
    """

    def __init__(self, b: Builder, sm: int, threads: int = 0) -> None:
        self.b, self.sm, self.threads = b, sm, threads

    def among(self, threads: int) -> DevicePeers:
        """The same where only the first so many threads take part."""
        return DevicePeers(self.b, self.sm, threads)

    def barrier(self) -> None:
        """bar.sync."""
        if self.threads:
            self.call("barrier.cta.sync.aligned.count", VOID, [const(I32, 1), const(I32, self.threads)])
        else:
            self.call("barrier.cta.sync.aligned.all", VOID, [const(I32, 0)])

    def warp_barrier(self) -> None:
        """bar.warp.sync."""
        self.call("bar.warp.sync", VOID, [const(I32, ALL_LANES)])

    def shuffle(self, word: Value, mode: ShuffleMode, by: Value) -> Value:
        """shfl.sync."""
        # The last operand clamps: no lane above 31, or, for `up`, none below 0.
        last = const(I32, 0 if mode == "up" else 31)
        return self.call(f"shfl.sync.{mode}.i32", I32, [const(I32, ALL_LANES), word, by, last])

    def ballot(self, condition: Value) -> Value:
        """vote.sync.ballot."""
        return self.call("vote.ballot.sync", I32, [const(I32, ALL_LANES), condition])

    def numbers(self) -> tuple[Value, Value]:
        """Read the special registers, by code that LLVM does not merge with the first read."""
        found = [self.b.define(I32, f'call i32 asm sideeffect "mov.u32 $0, %{x}.x;", "=r"()') for x in ("ctaid", "tid")]
        return self.b.zext(found[0], I64), self.b.zext(found[1], I64)

    def expect_copies(self) -> None:
        """Nothing to prepare."""

    def copy(self, target: Value, source: Value, when: Value) -> None:
        """cp.async, or a load and a store."""
        copy_on_device(self.b, target, source, when, is_asynchronous=self.sm >= ASYNCHRONOUS)

    def commit_copies(self) -> None:
        """cp.async.commit_group."""
        if self.sm >= ASYNCHRONOUS:
            self.b.call(self.b.module.declare("llvm.nvvm.cp.async.commit.group", VOID, []), [])

    def await_copies(self, pending: int) -> None:
        """cp.async.wait_group."""
        if self.sm >= ASYNCHRONOUS:
            called = self.b.module.declare("llvm.nvvm.cp.async.wait.group", VOID, [I32])
            self.b.call(called, [const(I32, pending)])

    def load_fragments(self, address: Value, count: int, *, transposed: bool) -> list[Value]:
        """ldmatrix."""
        return load_on_device(self.b, address, count, transposed=transposed)

    def round_fragment(self, word: Value) -> Value:
        """cvt.rna.tf32."""
        return round_on_device(self.b, word)

    def multiply_fragments(
        self, kind: FragmentKind, left: Sequence[Value], right: Sequence[Value], sums: Sequence[Value]
    ) -> list[Value]:
        """mma.sync."""
        return multiply_on_device(self.b, kind, left, right, sums)

    def call(self, name: str, result: Type, operands: Sequence[Value]) -> Value:
        """Call one of NVVM's convergent intrinsics: LLVM must not move it under a condition."""
        kinds = [each.type for each in operands]
        called = self.b.module.declare(f"llvm.nvvm.{name}", result, kinds, attributes=("convergent",))
        return self.b.call(called, operands)


def in_words(b: Builder, value: Value, act: Callable[[Value], Value]) -> Value:
    """Apply an action on i32 to a scalar of any type: narrower ones are widened, 64 bits are two halves."""
    kind = value.type
    raw = b.bitcast(value, int_type(kind.bits)) if kind.is_float else value
    if kind.bits <= I32.bits:
        word = act(raw if kind.bits == I32.bits else b.zext(raw, I32))
        made = word if kind.bits == I32.bits else b.trunc(word, raw.type)
    else:
        low, high = act(b.trunc(raw, I32)), act(b.trunc(b.lshr(raw, 32), I32))
        made = b.or_(b.zext(low, I64), b.shl(b.zext(high, I64), 32))
    return b.bitcast(made, kind) if kind.is_float else made


def vote(b: Builder, peers: Peers, kind: str, condition: Value) -> Value:
    """A ballot, or `any` or `all` of the condition over the lanes."""
    found = peers.ballot(condition)
    if kind == "ballot":
        return found
    return b.icmp("ne", found, 0) if kind == "any" else b.icmp("eq", found, ALL_LANES)
