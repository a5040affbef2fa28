"""Instructions that a thread does by itself in its registers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.arithmetic import (
    ONE,
    TWO,
    WIDTH,
    bits_of,
    compare,
    convert,
    fma,
    is_float,
    shift_left,
    shift_right,
    typed,
)
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction, parts
from tests.codegen.gpu.ptx.state import State
from tfc.ir.types.types import Array

Types = tuple[str, ...]
Compute = Callable[[Types, list[Array]], Array]


def _arithmetic(state: State, code: Instruction, lanes: Array) -> None:
    target, *sources = code.operands
    values = [state.bits(each.lstrip("!"), lanes) for each in sources]
    with np.errstate(all="ignore"):
        state.write(target, lanes, _computed(code, code.types, values))


def _computed(code: Instruction, types: Types, values: list[Array]) -> Array:
    """The bits of the result; two halves of a register by themselves."""
    kind, name = types[-1], code.opcode
    if kind.endswith("x2"):
        low, half = np.uint64(0xFFFF), (*types[:-1], kind[:-2])
        lower = _computed(code, half, [x & low for x in values])
        return lower | _computed(code, half, [x >> np.uint64(16) & low for x in values]) << np.uint64(16)
    if name in _COMPUTE:
        return _COMPUTE[name](types, values)
    x = typed(values[0], kind)
    if name in ONE:
        return bits_of(ONE[name](x), "u32" if name in ("popc", "clz") else kind)
    if name in ("min", "max") and is_float(kind) and "NaN" not in types:
        name = "f" + name
    if name not in TWO:
        raise FaultError(f"not modelled: {code.text}")
    return bits_of(TWO[name](x, typed(values[1], kind)), kind)


# ---- moves -----------------------------------------------------------------------------------------------------------


def _mov(state: State, code: Instruction, lanes: Array) -> None:
    """A register as several narrower ones, the lowest first; several as one; or a copy, of sums under way too."""
    target, source = code.operands
    kind, flying = code.types[-1], state.registers.flying
    if target.startswith("{"):
        names = parts(target)
        bits, width = state.bits(source, lanes), WIDTH[kind] // len(names)
        for k, name in enumerate(names):
            state.write(name, lanes, (bits >> np.uint64(k * width)) & np.uint64((1 << width) - 1))
    elif source.startswith("{"):
        names = parts(source)
        width = WIDTH[kind] // len(names)
        each = [state.bits(name, lanes) << np.uint64(k * width) for k, name in enumerate(names)]
        state.write(target, lanes, np.bitwise_or.reduce(each))
    elif source in flying and flying[source][lanes].all():
        # A copy of a register that a product adds to is no read: the assembler gives both the same place.
        state.write(target, lanes, np.zeros(len(lanes), np.uint64))
        flying.setdefault(target, np.zeros(state.count, np.int64))[lanes] = flying[source][lanes]
    else:
        bits = state.bits(source, lanes)
        state.write(target, lanes, bits & np.uint64((1 << WIDTH[kind]) - 1) if WIDTH[kind] < 64 else bits)


def _setp(state: State, code: Instruction, lanes: Array) -> None:
    """setp.cmp{.boolean} p|q, a, b{, c}: q is what p is not."""
    target, _, other = code.operands[0].partition("|")
    x, y = (state.read(each, code.types[-1], lanes) for each in code.operands[1:3])
    holds = compare(code.types[0], x, y)
    fold = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}
    rest = state.flag(code.operands[3], lanes) if len(code.operands) > 3 else None
    for name, value in ((target, holds), (other, ~holds)):
        if name:
            whole = value if rest is None else fold[code.types[1]](value, rest)
            state.write(name, lanes, whole.astype(np.uint64))


# ---- what is computed of bits ----------------------------------------------------------------------------------------


def _cvt(types: Types, values: list[Array]) -> Array:
    rounding = types[0] if types[0] not in WIDTH else ""
    target, source = types[-2:]
    if target.endswith("x2"):  # the first operand is the upper half
        high, low = (bits_of(convert(typed(x, source), source, target[:-2], rounding), target[:-2]) for x in values)
        return high << np.uint64(16) | low
    made = convert(typed(values[0], source), source, target, rounding)
    # The sign fills a register that is wider than the type.
    return made.astype(np.int64).astype(np.uint64) if target[0] == "s" else bits_of(made, target)


def _selp(types: Types, values: list[Array]) -> Array:
    return bits_of(np.where(values[2] != 0, typed(values[0], types[-1]), typed(values[1], types[-1])), types[-1])


def _testp(types: Types, values: list[Array]) -> Array:
    if types[0] != "infinite":
        raise FaultError(f"not modelled: testp.{types[0]}")
    return np.isinf(typed(values[0], types[-1])).astype(np.uint64)


def _bfe(types: Types, values: list[Array]) -> Array:
    begin, length = (x & np.uint64(0xFF) for x in values[1:])
    bits = (values[0] >> begin) & ((np.uint64(1) << length) - np.uint64(1))
    if types[-1][0] == "s":
        sign = np.uint64(1) << (length - np.uint64(1))
        return bits_of(((bits ^ sign) - sign).astype(np.int64), types[-1])
    return bits


def _bfi(types: Types, values: list[Array]) -> Array:
    field, base, begin, length = values
    mask = ((np.uint64(1) << length) - np.uint64(1)) << begin
    return bits_of((base & ~mask) | (field << begin & mask), types[-1])


def _shl(types: Types, values: list[Array]) -> Array:
    by = typed(values[1], "u32").astype(np.int64)
    return bits_of(shift_left(typed(values[0], types[-1]), by), types[-1])


def _shr(types: Types, values: list[Array]) -> Array:
    by = typed(values[1], "u32").astype(np.int64)
    return bits_of(shift_right(typed(values[0], types[-1]), by), types[-1])


def _shf(types: Types, values: list[Array]) -> Array:
    """The upper (left) or lower (right) half of two registers shifted as one."""
    by = values[2] & np.uint64(31) if "wrap" in types else np.minimum(values[2], np.uint64(32))
    both = (values[1] << np.uint64(32)) | (values[0] & np.uint64(0xFFFFFFFF))
    return (both << by) >> np.uint64(32) if types[0] == "l" else (both >> by) & np.uint64(0xFFFFFFFF)


def _fma(types: Types, values: list[Array]) -> Array:
    return bits_of(fma(*(typed(x, types[-1]) for x in values)), types[-1])


def _mad(types: Types, values: list[Array]) -> Array:
    kind = types[-1]
    if "wide" in types:
        wide = f"{kind[0]}{2 * WIDTH[kind]}"
        return bits_of(typed(_mul(types, values[:2]), wide) + typed(values[2], wide), wide)
    if "hi" in types:
        return bits_of(typed(_mul(types, values[:2]), kind) + typed(values[2], kind), kind)
    x, y, z = (typed(x, kind) for x in values)
    return bits_of(x * y + z, kind)


def _mul(types: Types, values: list[Array]) -> Array:
    kind = types[-1]
    x, y = (typed(each, kind) for each in values)
    if "wide" in types:
        wide = f"{kind[0]}{2 * WIDTH[kind]}"
        storage = f"{'i' if kind[0] == 's' else 'u'}{WIDTH[kind] // 4}"
        return bits_of(x.astype(storage) * y.astype(storage), wide)
    return bits_of(TWO["mulhi" if "hi" in types else "mul"](x, y), kind)


def _prmt(types: Types, values: list[Array]) -> Array:
    """Four bytes of the eight of two registers, each picked by four bits; the fourth fills it with its sign."""
    both = (values[1] << np.uint64(32)) | (values[0] & np.uint64(0xFFFFFFFF))
    found = np.zeros(len(both), np.uint64)
    for k in range(4):
        pick = values[2] >> np.uint64(4 * k) & np.uint64(15)
        byte = both >> (pick & np.uint64(7)) * np.uint64(8) & np.uint64(0xFF)
        byte = np.where(pick & np.uint64(8), np.where(byte & np.uint64(0x80), 0xFF, 0).astype(np.uint64), byte)
        found |= byte << np.uint64(8 * k)
    return found


def _lop3(types: Types, values: list[Array]) -> Array:
    """Any function of three bits, by its table of eight."""
    a, b, c, table = values
    found = np.zeros(len(a), np.uint64)
    for k in range(8):
        term = (a if k & 4 else ~a) & (b if k & 2 else ~b) & (c if k & 1 else ~c)
        found |= np.where(table >> np.uint64(k) & np.uint64(1), term, np.uint64(0))
    return found & np.uint64(0xFFFFFFFF)


_COMPUTE: dict[str, Compute] = {
    "cvt": _cvt, "selp": _selp, "testp": _testp, "bfe": _bfe, "bfi": _bfi, "shl": _shl, "shr": _shr, "shf": _shf,
    "fma": _fma, "mad": _mad, "mul": _mul, "prmt": _prmt, "lop3": _lop3,
}  # fmt: skip
ARITHMETIC = Action(_arithmetic)
"""What every opcode does that no family lists."""
ACTIONS = {"mov": Action(_mov), "cvta": Action(_mov), "setp": Action(_setp)}
