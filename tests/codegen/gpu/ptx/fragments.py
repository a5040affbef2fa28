"""Matrices in the registers of a warp: ldmatrix, stmatrix and mma.sync.

Which element is whose: PTX ISA, "Matrix Fragments for mma.m16n8k16" and its neighbours. They are one rule: lane l
stands for row l / 4; each 32-bit register holds e neighbours along k (2 halves, 4 bytes, 1 tf32), beginning at
e * (l % 4); the registers of A go through its two halves of rows first, then through further 4e along k.
"""

from __future__ import annotations

import re

import numpy as np

from tests.codegen.gpu.ptx.actions import Action, whole
from tests.codegen.gpu.ptx.arithmetic import WIDTH, bits_of, typed
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction, parts
from tests.codegen.gpu.ptx.state import State, aligned
from tfc.ir.types.types import Array

LANE = np.arange(32)
ROW, QUAD = LANE // 4, LANE % 4


# ---- matrices of 8 x 8 halves in shared memory -----------------------------------------------------------------------


def _ldmatrix(state: State, code: Instruction, lanes: Array) -> None:
    """ldmatrix.xN: lane 8j + r says where row r of matrix j is; register j takes two neighbours of matrix j."""
    names = parts(code.operands[0])
    rows = lanes[: 8 * len(names)]
    address = state.address(code.operands[1], rows)
    aligned(address, rows, 16)
    raw = state.fetch(address, rows, 16, "shared memory")
    matrices = np.ascontiguousarray(raw).view("<u2").reshape(len(names), 8, 8)
    for name, matrix in zip(names, matrices, strict=True):
        state.write(name, lanes, _pairs(matrix.T if "trans" in code.types else matrix))


def _pairs(matrix: Array) -> Array:
    """For each lane the elements 2q and 2q + 1 of its row, in one register."""
    low, high = (matrix[ROW, 2 * QUAD + k].astype(np.uint64) for k in (0, 1))
    return low | high << np.uint64(16)


def _stmatrix(state: State, code: Instruction, lanes: Array) -> None:
    """The way back of ldmatrix."""
    names = parts(code.operands[1])
    rows = lanes[: 8 * len(names)]
    address = state.address(code.operands[0], rows)
    aligned(address, rows, 16)
    matrices = np.zeros((len(names), 8, 8), "<u2")
    for name, matrix in zip(names, matrices, strict=True):
        bits = state.bits(name, lanes)
        for k in (0, 1):
            place = (2 * QUAD + k, ROW) if "trans" in code.types else (ROW, 2 * QUAD + k)
            matrix[place] = bits >> np.uint64(16 * k) & np.uint64(0xFFFF)
    space, at = state.noted(address, rows, 16, "shared memory", "write")
    space.data[at] = matrices.reshape(-1, 8).view(np.uint8)


# ---- products --------------------------------------------------------------------------------------------------------


def _mma(state: State, code: Instruction, lanes: Array) -> None:
    shape = re.fullmatch(r"m(\d+)n8k(\d+)", code.types[2])
    if shape is None or code.types[3:5] != ("row", "col"):
        raise FaultError(f"not modelled: {code.text}")
    m, k = int(shape[1]), int(shape[2])
    result, left, right = [kind for kind in code.types[5:] if kind in WIDTH][:3]
    targets, first, second, third = (parts(each) for each in code.operands)
    a, b = np.zeros((m, k)), np.zeros((k, 8))
    for number, name in enumerate(first):
        for column, values in _elements(state.bits(name, lanes), left):
            a[ROW + 8 * (number % (m // 8)), column + _step(left) * (number // (m // 8))] = values
    for number, name in enumerate(second):
        for column, values in _elements(state.bits(name, lanes), right):
            b[column + _step(right) * number, ROW] = values
    product = a @ b
    for number, (target, name) in enumerate(zip(targets, third, strict=True)):
        place = ROW + 8 * (number // 2), 2 * QUAD + number % 2
        total = typed(state.bits(name, lanes), result).astype(np.float64) + product[place]
        state.write(target, lanes, bits_of(total.astype(np.int64) if result == "s32" else total, result))


def elements(bits: Array, kind: str) -> list[Array]:
    """The numbers that a register holds, as float64, the lowest first."""
    width = min(WIDTH[kind], 64)
    found = []
    for k in range(max(32 // width, 1)):
        part = bits >> np.uint64(k * width) & np.uint64((1 << width) - 1)
        if kind == "tf32":  # the rest of an f32 is not looked at
            part = part & np.uint64(0xFFFFE000)
        found.append(typed(part, "f32" if kind == "tf32" else kind).astype(np.float64))
    return found


def _elements(bits: Array, kind: str) -> list[tuple[Array, Array]]:
    """(places along k, numbers) for each number that a register holds."""
    found = elements(bits, kind)
    return [(QUAD * len(found) + k, values) for k, values in enumerate(found)]


def _step(kind: str) -> int:
    """How far along k a register is from the next."""
    return 4 * max(32 // WIDTH[kind], 1)


ACTIONS = {
    "ldmatrix": Action(_ldmatrix, whole(32)),
    "stmatrix": Action(_stmatrix, whole(32)),
    "mma": Action(_mma, whole(32)),
}
