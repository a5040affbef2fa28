"""A launch under way: where each thread stands, what its registers hold, how it gets at memory.

All threads of all blocks lie side by side, a number each (a lane); registers are 64-bit patterns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from tests.codegen.gpu.ptx.arithmetic import WIDTH, typed
from tests.codegen.gpu.ptx.memory import LOCAL, MAPS, SHARED, FaultError, Memory, Space
from tests.codegen.gpu.ptx.parse import Function, Instruction, Module
from tests.codegen.gpu.ptx.races import Clocks, Known
from tfc.ir.types.types import Array

T = TypeVar("T")
DONE = 1 << 60
"""Where a thread stands that has ended."""


@dataclass(frozen=True)
class TensorMap:
    """What cuTensorMapEncodeTiled is told of a buffer, given by number: sizes and box innermost first, in elements of
    `size` bytes; `pitches` bytes from one to the next in all dimensions but the innermost; `swizzle` bytes of a row
    that are permuted (0: none); `offset` bytes before it begins."""

    buffer: int
    sizes: tuple[int, ...]
    pitches: tuple[int, ...]
    box: tuple[int, ...]
    size: int = 2
    swizzle: int = 128
    offset: int = 0


@dataclass
class Registers:
    """The registers of one function: bits, who has written them, and which product's sums they wait for."""

    bits: dict[str, Array] = field(default_factory=dict)
    known: dict[str, Array] = field(default_factory=dict)
    flying: dict[str, Array] = field(default_factory=dict)


class State:
    """All there is of a launch but the instructions."""

    def __init__(
        self,
        module: Module,
        entry: Function,
        blocks: int,
        buffers: list[Array],
        numbers: Sequence[int],
        maps: Sequence[TensorMap],
        dynamic: int,
        *,
        eager: bool,
    ) -> None:
        self.eager = eager
        self.module, self.entry, self.blocks, self.maps = module, entry, blocks, maps
        self.threads, self.count, self.cluster = entry.threads, blocks * entry.threads, entry.cluster
        if blocks % self.cluster:
            raise FaultError(f"{blocks} blocks in clusters of {self.cluster}")
        self.clocks = Clocks(blocks, self.threads)
        shared = {name: (size or dynamic, align) for name, (size, align) in entry.shared.items()}
        self.symbols, sizes = {}, []
        for declared, base in ((shared, SHARED), (entry.local, LOCAL)):
            places, size = _laid_out(declared, base)
            self.symbols |= places
            sizes.append(size)
        self.memory = Memory(buffers, *sizes, blocks, _grain(module), self.clocks, self.cluster)
        given = [Memory.address(k) for k in range(len(buffers))] + list(numbers)
        given += [MAPS + 128 * k for k in range(len(maps))]
        self.params: dict[str, Array] = {
            name: np.full(self.count, value, np.uint64) for name, value in zip(entry.params, given, strict=True)
        }
        self.scopes = {name: Registers() for name in module.functions}
        self.registers = self.scopes[entry.name]
        self.pc = np.full(self.count, entry.begin, np.int64)
        self.back = np.full(self.count, -1, np.int64)
        self.held = np.zeros(self.count, bool)
        """Threads that wait at their instruction until others come to it."""
        self.yields = np.zeros(self.count, bool)
        """Threads that looked for what is not there yet: others go first."""
        self.moved = True
        """Something happened that threads may have looked for."""
        self.handed: dict[int, Known] = {}
        """What atomic accesses hand on, by address."""
        self.kept: dict[str, Any] = {}
        """What families of instructions keep of their own."""
        self.remote: list[tuple[int, int, int]] = []
        """What actors did to the shared memory of other blocks: the block, the actor, when."""
        self.landings: list[Callable[[], None]] = []
        """What happens by itself, at the latest when no thread can go on."""

    def keep(self, name: str, made: Callable[[], T]) -> T:
        """What a family keeps under a name, made when it is first asked for."""
        if name not in self.kept:
            self.kept[name] = made()
        return self.kept[name]

    # ---- operands ----------------------------------------------------------------------------------------------------

    def bits(self, operand: str, lanes: Array) -> Array:
        """The bits of a register, a special register, a name or a number. FaultError where nobody wrote it."""
        held = self.registers
        if operand in held.bits:
            if operand in held.flying and held.flying[operand][lanes].any():
                raise FaultError(f"{operand} is read while a product is still adding to it")
            if not held.known[operand][lanes].all():
                raise FaultError(f"{operand} is read before it is written")
            return held.bits[operand][lanes]
        if operand.startswith("%"):
            return self._special(operand, lanes)
        if operand in self.symbols:
            return np.full(len(lanes), self.symbols[operand], np.uint64)
        if operand in self.params:
            return self.params[operand][lanes]  # the address of a parameter that is a tensor map
        if operand.startswith(("0f", "0d")):
            return np.full(len(lanes), int(operand[2:], 16), np.uint64)
        return np.full(len(lanes), int(operand.rstrip("U"), 0) & (2**64 - 1), np.uint64)

    def _special(self, operand: str, lanes: Array) -> Array:
        name, _, axis = operand[1:].partition(".")
        size = len(lanes)
        if axis in ("y", "z") and name in ("tid", "ctaid", "ntid", "nctaid"):
            return np.full(size, name.startswith("n"), np.uint64)
        within = lanes % self.threads
        values = {
            "tid": within, "ctaid": lanes // self.threads, "ntid": np.full(size, self.threads),
            "nctaid": np.full(size, self.blocks), "laneid": within % 32, "SPL": np.full(size, LOCAL),
            "SP": np.full(size, LOCAL),
        }  # fmt: skip
        if name not in values:
            raise FaultError(f"{operand} is read before it is written")
        return values[name].astype(np.uint64)

    def read(self, operand: str, kind: str, lanes: Array) -> Array:
        """An operand as numbers of a type."""
        return typed(self.bits(operand, lanes), kind)

    def number(self, operand: str, lanes: Array) -> int:
        """An operand that must be the same in all lanes."""
        found = self.bits(operand, lanes)
        if (found != found[0]).any():
            raise FaultError(f"{operand} differs between threads that act together")
        return int(found[0])

    def write(self, register: str, lanes: Array, bits: Array) -> None:
        """Set a register; `_` takes what nobody wants."""
        if register == "_":
            return
        held = self.registers
        if register not in held.bits:
            held.bits[register] = np.zeros(self.count, np.uint64)
            held.known[register] = np.zeros(self.count, bool)
        held.bits[register][lanes] = bits
        held.known[register][lanes] = True
        if register in held.flying:
            held.flying[register][lanes] = 0

    def flag(self, operand: str, lanes: Array, *, negated: bool = False) -> Array:
        """A predicate; `!` before its name, too, turns it over."""
        holds = self.read(operand.lstrip("!"), "pred", lanes)
        return ~holds if negated != operand.startswith("!") else holds

    # ---- memory ------------------------------------------------------------------------------------------------------

    def address(self, operand: str, lanes: Array) -> Array:
        """Where `[base+offset]` is."""
        base, sign, offset = operand.strip("[]").replace("+-", "-").partition("-" if "-" in operand else "+")
        value = self.bits(base, lanes)
        return value + np.uint64((int(offset or 0) * (-1 if sign == "-" else 1)) & (2**64 - 1))

    def touch(self, address: Array, lanes: Array, size: int, bits: Array | None = None, *, races: bool) -> Array:
        """Read `size` bytes a lane, or write them. FaultError for what memory.py looks for."""
        aligned(address, lanes, size)
        found = np.zeros(len(lanes), np.uint64)
        for space, which, rows, at in self.memory.places(address, lanes):
            here = lanes[which]
            may_race = races and space is not self.memory.local
            space.reach(rows, at, size, here)
            for part in range(0, size, space.grain):
                (space.read if bits is None else space.write)(rows, at + part, here, races=may_race)
            if self.cluster > 1 and space is self.memory.shared:
                for lane, block in zip(here, rows, strict=True):
                    self.note_remote(int(lane), int(block), int(self.clocks.own(lane)))
            if bits is None:
                found[which] = space.load(rows, at, size)
            else:
                space.store(rows, at, size, bits[which])
        return found

    def note_remote(self, lane: int, block: int, actor: int) -> None:
        """Note that a thread, or an actor on its behalf, touches the shared memory of a block."""
        if lane // self.threads != block:
            self.remote.append((block, actor, self.clocks.now))

    def fetch(
        self, address: Array, lanes: Array, size: int, wanted: str, *, by: int = -1, later: bool = False
    ) -> Array:
        """`size` bytes for each lane, from one space; `by` and `later` as in memory.py."""
        space, at = self.noted(address, lanes, size, wanted, "read", by=by, later=later)
        return space.data[at]

    def noted(
        self, address: Array, lanes: Array, size: int, wanted: str, what: str, *, by: int = -1, later: bool = False
    ) -> tuple[Space, tuple[Array, Array]]:
        """Note that `size` bytes a lane are read or written; the space, and the rows and places of its bytes."""
        space, row, at = self.memory.only(address, lanes, wanted)
        space.reach(row, at, size, lanes)
        step = np.arange(0, size, space.grain)
        rows, words = np.repeat(row, len(step)), (at[:, None] + step).reshape(-1)
        note = space.read if what == "read" else space.write
        note(rows, words, np.repeat(lanes, len(step)), by=by, later=later)
        return space, (row[:, None], at[:, None] + np.arange(size))


def aligned(address: Array, lanes: Array, size: int) -> None:
    """A fault where an address is no multiple of what it must be."""
    wrong = address % np.uint64(size) != 0
    if wrong.any():
        k = int(np.flatnonzero(wrong)[0])
        raise FaultError(f"thread {lanes[k]}: {int(address[k]):#x} is no multiple of {size}")


def is_plain(code: Instruction) -> bool:
    """True for an access that threads may not do at the same time."""
    return not {"volatile", "release", "acquire", "relaxed", "acq_rel"} & set(code.types)


def _laid_out(declared: dict[str, tuple[int, int]], base: int) -> tuple[dict[str, int], int]:
    """Addresses of declared arrays, one after the other, and the size of all."""
    places, at = {}, base
    for name, (size, align) in sorted(declared.items(), key=lambda each: -each[1][1]):
        at = -(-at // max(align, 16)) * max(align, 16)
        places[name] = at
        at += size
    return places, -(-(at - base) // 16) * 16


def _grain(module: Module) -> int:
    """The bytes of the smallest access of a module's code."""
    sizes = [4]
    for code in module.code:
        if code.opcode in ("ld", "st", "atom", "red") and "param" not in code.types:
            sizes.append(max(WIDTH[code.types[-1]] // 8, 1))
    return min(sizes)
