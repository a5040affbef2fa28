"""Loads, stores and atomic accesses, vectors of them included."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.arithmetic import TWO, WIDTH, bits_of, typed
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction, parts
from tests.codegen.gpu.ptx.state import State, aligned, is_plain
from tfc.ir.types.types import Array


def _ld(state: State, code: Instruction, lanes: Array) -> None:
    kind = code.types[-1]
    size = WIDTH[kind] // 8
    targets = parts(code.operands[0])
    if "param" in code.types:
        state.write(targets[0], lanes, state.params[code.operands[1].strip("[]")][lanes])
        return
    address = state.address(code.operands[1], lanes)
    aligned(address, lanes, size * len(targets))
    found = {}
    for k, target in enumerate(targets):
        if target != "_":
            bits = state.touch(address + np.uint64(k * size), lanes, size, races=is_plain(code))
            found[target] = typed(bits, kind).astype(np.int64).astype(np.uint64) if kind[0] == "s" else bits
    for target, bits in found.items():
        state.write(target, lanes, bits)


def _st(state: State, code: Instruction, lanes: Array) -> None:
    kind = code.types[-1]
    size = WIDTH[kind] // 8
    values = parts(code.operands[1])
    if "param" in code.types:
        place = state.params.setdefault(code.operands[0].strip("[]"), np.zeros(state.count, np.uint64))
        place[lanes] = bits_of(state.read(values[0], kind, lanes), kind)
        return
    address = state.address(code.operands[0], lanes)
    aligned(address, lanes, size * len(values))
    for k, value in enumerate(values):
        bits = bits_of(state.read(value, kind, lanes), kind)
        state.touch(address + np.uint64(k * size), lanes, size, bits, races=is_plain(code))


_CHANGES: dict[str, Callable[[Array, Array], Array]] = {
    **{name: TWO[name] for name in ("add", "and", "or", "xor", "min", "max")},
    "exch": lambda old, new: new,
}


def _atom(state: State, code: Instruction, lanes: Array) -> None:
    """One lane after the other; a compare-and-swap that fails lets other threads go first. Each hands on to the next
    that comes to the same place what it knows of others."""
    kind = code.types[-1]
    names = list(code.operands) if code.opcode == "atom" else ["_", *code.operands]
    address = state.address(names[1], lanes)
    given = [state.read(each, kind, lanes) for each in names[2:]]
    change = next((name for name in (*_CHANGES, "cas") if name in code.types), None)
    if change is None:
        raise FaultError(f"not modelled: {code.text}")
    size, old = WIDTH[kind] // 8, np.zeros(len(lanes), np.uint64)
    for k in range(len(lanes)):
        one = slice(k, k + 1)
        old[one] = state.touch(address[one], lanes[one], size, races=False)
        was = typed(old[one], kind)
        if change == "cas" and was[0] != given[0][k]:
            state.yields[lanes[k]] = True
        else:
            new = given[1][one] if change == "cas" else _CHANGES[change](was, given[0][one])
            state.touch(address[one], lanes[one], size, bits_of(new, kind), races=False)
            state.moved = True
        known = state.handed.get(int(address[k]))
        if known is not None:
            state.clocks.hear(lanes[one], known)
        state.handed[int(address[k])] = state.clocks.told(int(lanes[k]))
    state.write(names[0], lanes, old)


ACTIONS = {"ld": Action(_ld), "st": Action(_st), "atom": Action(_atom), "red": Action(_atom)}
