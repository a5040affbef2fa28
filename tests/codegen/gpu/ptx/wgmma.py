"""wgmma: four warps multiply matrices that lie in shared memory, while they do other things.

A product reads its operands and adds to its registers at some time until it is waited for: here, at the latest. Until
then nobody may touch either. Descriptors and layouts: PTX ISA, "Asynchronous warpgroup level matrix instructions";
the strides of matrices that lie along m or n are as CUTLASS documents them (mma_traits_sm90_gmma.hpp).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import numpy as np

from tests.codegen.gpu.ptx.actions import Action, whole
from tests.codegen.gpu.ptx.arithmetic import WIDTH, bits_of, typed
from tests.codegen.gpu.ptx.fragments import elements
from tests.codegen.gpu.ptx.memory import SHARED, FaultError
from tests.codegen.gpu.ptx.parse import Instruction, parts
from tests.codegen.gpu.ptx.state import Registers, State
from tests.codegen.gpu.ptx.tensor_copies import swizzled
from tfc.ir.types.types import Array

MOST_SUMS = 1024
"""A product's registers are numbered from its own number times this on."""


@dataclass
class _Product:
    """One wgmma: the bytes that its operands lie at, what it adds to (numbers, or another's sums), its own sums."""

    number: int
    code: Instruction
    registers: Registers
    lanes: Array
    left: Array
    right: Array
    sums: list[Array | tuple[_Product, int]]
    done: list[Array] = field(default_factory=list)


@dataclass
class _Group:
    """The products of four warps that nobody has waited for, and whether their registers are fenced."""

    fenced: bool = False
    opened: list[_Product] = field(default_factory=list)
    closed: list[list[_Product]] = field(default_factory=list)


def _group(state: State, lanes: Array) -> _Group:
    kept: dict[int, _Group] = state.keep("products", dict)
    return kept.setdefault(int(lanes[0]), _Group())


def _fence(state: State, code: Instruction, lanes: Array) -> None:
    _group(state, lanes).fenced = True


def _commit(state: State, code: Instruction, lanes: Array) -> None:
    group = _group(state, lanes)
    group.closed.append(group.opened)
    group.opened = []


def _wait(state: State, code: Instruction, lanes: Array) -> None:
    group, left = _group(state, lanes), int(code.operands[0], 0)
    while len(group.closed) > left:
        for product in group.closed.pop(0):
            _finish(state, product)
    if left == 0:
        group.fenced = False
    state.clocks.learn(lanes, state.clocks.products(int(lanes[0])))


def _multiply(state: State, code: Instruction, lanes: Array) -> None:
    """wgmma.mma_async.sync.aligned.m64nNk16.f32.t.t {sums}, a, b, scale-d, scale-a, scale-b, transposed a, b."""
    shape = re.fullmatch(r"m64n(\d+)k(\d+)", code.types[3])
    group = _group(state, lanes)
    if shape is None or code.types[4] != "f32" or code.operands[4:6] != ("1", "1"):
        raise FaultError(f"not modelled: {code.text}")
    if not group.fenced:
        raise FaultError("wgmma.fence is missing before the registers of a product")
    n, k, size = int(shape[1]), int(shape[2]), WIDTH[code.types[5]] // 8
    turned = [operand == "1" for operand in code.operands[6:8]] or [False, False]
    left = _places(state, lanes, code.operands[1], (64, k), size, turned=turned[0])
    right = _places(state, lanes, code.operands[2], (n, k), size, turned=turned[1])
    registers, names = state.registers, parts(code.operands[0])
    numbers: dict[int, _Product] = state.keep("numbered products", dict)
    scale = code.operands[3]
    adds = scale == "1" or (scale != "0" and state.number(scale, lanes) != 0)
    sums = [_sum(state, name, lanes, numbers) if adds else np.zeros(len(lanes)) for name in names]
    made = _Product(len(numbers) + 1, code, registers, lanes, left, right, sums)
    numbers[made.number] = made
    for j, name in enumerate(names):
        state.write(name, lanes, np.zeros(len(lanes), np.uint64))
        flying = registers.flying.setdefault(name, np.zeros(state.count, np.int64))
        flying[lanes] = made.number * MOST_SUMS + j
    group.opened.append(made)
    _note(state, made, later=True)


def _sum(state: State, name: str, lanes: Array, numbers: dict[int, _Product]) -> Array | tuple[_Product, int]:
    """What a register holds, or which sum of a product under way."""
    flying = state.registers.flying.get(name)
    if flying is not None and flying[lanes].any():
        number, j = divmod(state_same(flying[lanes], name), MOST_SUMS)
        return numbers[number], j
    return state.read(name, "f32", lanes)


def state_same(found: Array, name: str) -> int:
    """A number that must be the same in all lanes."""
    if (found != found[0]).any():
        raise FaultError(f"{name} waits for different products in the threads of four warps")
    return int(found[0])


def _places(state: State, lanes: Array, operand: str, shape: tuple[int, int], size: int, *, turned: bool) -> Array:
    """The bytes of shared memory (rows, k) at which the elements of a matrix begin, by its descriptor.

    Along k, W bytes of a row lie together, and 8 rows follow one another; the next 8 are a stride on. Turned, W bytes
    along the rows lie together for each k, and 8 of k follow one another; the next 8 are a stride on, the next W bytes
    of rows the leading stride.
    """
    bits = state.number(operand, lanes)
    start, leading, stride = (bits & 0x3FFF) << 4, (bits >> 16 & 0x3FFF) << 4, (bits >> 32 & 0x3FFF) << 4
    width = {1: 128, 2: 64, 3: 32}.get(bits >> 62)
    if width is None or bits >> 49 & 7:
        raise FaultError(f"not modelled: the descriptor {bits:#x}")
    row, k = np.indices(shape)
    if turned:
        each = width // size
        place = row % each * size + row // each * leading + k % 8 * width + k // 8 * stride
    else:
        if shape[1] * size + start % width > width:
            raise FaultError(f"the descriptor {bits:#x}: {shape[1]} elements along k leave {width} bytes")
        place = row % 8 * width + row // 8 * stride + k * size
    return swizzled((start | SHARED & ~0x3FFFF) + place, width) - SHARED


def _note(state: State, product: _Product, *, later: bool) -> None:
    """That a product reads its operands from now on, or has read them: what they hold must be known to all four
    warps."""
    lanes, shared = product.lanes, state.memory.shared
    actor = state.clocks.products(int(lanes[0]))
    places = np.concatenate([product.left.reshape(-1), product.right.reshape(-1)])
    words = np.unique(places // shared.grain) * shared.grain
    row = np.full(len(words), int(lanes[0]) // state.threads)
    for lane in lanes[::32]:
        who = np.full(len(words), lane)
        if later:
            shared.reach(row, words, shared.grain, who)
            shared.read(row, words, who, by=actor, later=True)
        else:
            shared.rest(row, words, who, actor)


def _finish(state: State, product: _Product) -> None:
    """Read, multiply, add, and give the registers that wait for the sums their values."""
    lanes, kind = product.lanes, product.code.types[5]
    block = state.memory.shared.data[int(lanes[0]) // state.threads]
    a, b = (_numbers(block, places, kind) for places in (product.left, product.right))
    whole_sums = a @ b.T
    lane = np.arange(128)
    for j, sums in enumerate(product.sums):
        row = lane // 32 * 16 + lane % 32 // 4 + j % 4 // 2 * 8
        column = j // 4 * 8 + lane % 4 * 2 + j % 2
        before = typed(sums[0].done[sums[1]], "f32") if isinstance(sums, tuple) else sums
        total = before.astype(np.float64) + whole_sums[row, column]
        product.done.append(bits_of(total.astype(np.float32), "f32"))
    product.sums = []
    for name, flying in product.registers.flying.items():
        number, j = np.divmod(flying[lanes], MOST_SUMS)
        if number[0] == product.number:
            product.registers.bits[name][lanes] = product.done[int(j[0])]
            flying[lanes] = 0
    _note(state, product, later=False)


def _numbers(block: Array, places: Array, kind: str) -> Array:
    size = WIDTH[kind] // 8
    raw = np.zeros((*places.shape, 8), np.uint8)
    raw[..., :size] = block[places[..., None] + np.arange(size)]
    return elements(raw.view("<u8")[..., 0].reshape(-1), kind)[0].reshape(places.shape)


ACTIONS = {
    "wgmma.fence": Action(_fence, whole(128)),
    "wgmma.commit_group": Action(_commit, whole(128)),
    "wgmma.wait_group": Action(_wait, whole(128)),
    "wgmma.mma_async": Action(_multiply, whole(128)),
}
