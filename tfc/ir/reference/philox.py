"""Philox 4×32-10, the counter-based generator behind every random op, and the distributions built on it.

Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (SC 2011), with the keys, the number layout and the
distributions of TensorFlow (core/lib/random/philox_random.h, random_distributions.h), so that a (seed, seed2) gives
TensorFlow's numbers. Element i of a result depends on the counter and i alone, so any number of threads gives the same.

A generator's state is three u64: the key and the low and high half of the 128-bit counter.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import numpy as np

from tfc.ir.types.types import Array, DType

DEFAULT_GRAPH_SEED = 87654321
"""TensorFlow's default for the graph's seed when only the op has one (python/framework/random_seed.py)."""
RESERVED_PER_OUTPUT = 256
"""Counter steps that a random op consumes for every element of its result, needed or not (random_op.cc)."""

MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
KEY_STEPS = (0x9E3779B9, 0xBB67AE85)
ROUNDS = 10
_MASK32, _MASK64 = 2**32 - 1, 2**64 - 1


def initial_state(seed: int, seed2: int) -> Array:
    """The state of a fresh generator. Seeds (0, 0) ask for an unpredictable one."""
    if seed == 0 and seed2 == 0:
        seed, seed2 = secrets.randbits(64), secrets.randbits(64)
    return np.array([seed & _MASK64, 0, seed2 & _MASK64], np.uint64)


def advance(state: Array, steps: int) -> Array:
    """The state after skipping `steps` blocks of four numbers."""
    key, low, high = (int(word) for word in state)
    counter = (high << 64) + low + steps
    return np.array([key, counter & _MASK64, (counter >> 64) & _MASK64], np.uint64)


def blocks(state: Array, places: Array) -> Array:
    """The four u32 of every block at `places` (steps after the state, any shape): u32 of shape [..., 4]."""
    key, low, high = (int(word) for word in state)
    places = places.astype(np.uint64)
    lows = places + np.uint64(low)
    highs = np.where(lows < places, np.uint64((high + 1) & _MASK64), np.uint64(high))
    mask, half = np.uint64(_MASK32), np.uint64(32)
    counter = [lows & mask, lows >> half, highs & mask, highs >> half]
    keys = [key & _MASK32, key >> 32]
    for _ in range(ROUNDS):
        first, second = np.uint64(MULTIPLIERS[0]) * counter[0], np.uint64(MULTIPLIERS[1]) * counter[2]
        counter = [
            (second >> half) ^ counter[1] ^ np.uint64(keys[0]),
            second & mask,
            (first >> half) ^ counter[3] ^ np.uint64(keys[1]),
            first & mask,
        ]
        keys = [(word + step) & _MASK32 for word, step in zip(keys, KEY_STEPS, strict=True)]
    return np.stack(counter, -1).astype(np.uint32)


def words(state: Array, count: int) -> Array:
    """The first `count` u32 of the generator's stream."""
    return blocks(state, np.arange((count + 3) // 4)).reshape(-1)[:count]


# ---- distributions ------------------------------------------------------------------------------------------------


def uniform_f16(bits: Array) -> Array:
    """u32 -> f16 in [0, 1): ten random bits as the mantissa of a number in [1, 2), minus one."""
    ones = ((bits & np.uint32(0x3FF)) | np.uint32(15 << 10)).astype(np.uint16).view(np.float16)
    return ones - np.float16(1)


def uniform_bf16(bits: Array) -> Array:
    """u32 -> numbers in [0, 1) with seven random bits, exact in bf16 (given as f32)."""
    ones = (((bits & np.uint32(0x7F)) | np.uint32(127 << 7)) << np.uint32(16)).view(np.float32)
    return ones - np.float32(1)


def uniform_f32(bits: Array) -> Array:
    """u32 -> f32 in [0, 1): the low 23 bits."""
    return ((bits & np.uint32(0x7FFFFF)) | np.uint32(127 << 23)).view(np.float32) - np.float32(1)


def uniform_f64(first: Array, second: Array) -> Array:
    """Two u32 -> f64 in [0, 1): 20 bits of the first above the 32 of the second."""
    mantissa = ((first.astype(np.uint64) & np.uint64(0xFFFFF)) << np.uint64(32)) | second.astype(np.uint64)
    return (mantissa | np.uint64(1023 << 52)).view(np.float64) - 1.0


def box_muller_f32(first: Array, second: Array) -> tuple[Array, Array]:
    """Two u32 -> two independent standard normal f32, every step rounded to f32 as TensorFlow does."""
    radius = np.maximum(uniform_f32(first), np.float32(1e-7)).astype(np.float64)
    angle = (2 * np.pi * uniform_f32(second).astype(np.float64)).astype(np.float32).astype(np.float64)
    length = np.sqrt(np.float32(-2) * np.log(radius).astype(np.float32))
    return np.sin(angle).astype(np.float32) * length, np.cos(angle).astype(np.float32) * length


def box_muller_f64(block: Array) -> tuple[Array, Array]:
    """Blocks of four u32 [..., 4] -> two independent standard normal f64 each."""
    radius = np.maximum(uniform_f64(block[..., 0], block[..., 1]), 1e-7)
    angle = 2 * np.pi * uniform_f64(block[..., 2], block[..., 3])
    length = np.sqrt(-2 * np.log(radius))
    return np.sin(angle) * length, np.cos(angle) * length


def uniform(state: Array, count: int, dtype: DType) -> Array:
    """`count` numbers uniform in [0, 1), with the values they have in `dtype`."""
    if dtype.name == "f64":
        pairs = words(state, 2 * count).reshape(-1, 2)
        return uniform_f64(pairs[:, 0], pairs[:, 1])
    makers: dict[str, Callable[[Array], Array]] = {"f16": uniform_f16, "bf16": uniform_bf16, "f32": uniform_f32}
    return makers[dtype.name](words(state, count))


def uniform_int(state: Array, count: int, low: int, high: int, dtype: DType) -> Array:
    """`count` integers uniform in [low, high) (up to the bias of a remainder, as TensorFlow has it)."""
    if dtype.name == "i64":
        pairs = words(state, 2 * count).reshape(-1, 2).astype(np.uint64)
        bits = pairs[:, 0] | (pairs[:, 1] << np.uint64(32))
        return (bits % np.uint64(high - low) + np.uint64(low & _MASK64)).astype(np.int64)
    bits = words(state, count) % np.uint32(high - low)
    return (bits + np.uint32(low & _MASK32)).astype(np.int32)


def normals(block: Array, dtype: DType) -> Array:
    """Blocks [n, 4] -> the normal numbers each gives, in order: [n, 4], for f64 [n, 2]."""
    if dtype.name == "f64":
        return np.stack(box_muller_f64(block), -1)
    first, second = box_muller_f32(block[..., 0], block[..., 1]), box_muller_f32(block[..., 2], block[..., 3])
    return np.stack([*first, *second], -1)


def normal(state: Array, count: int, dtype: DType) -> Array:
    """`count` standard normal numbers (f32 for the narrow types)."""
    per_block = 2 if dtype.name == "f64" else 4
    places = np.arange((count + per_block - 1) // per_block)
    return normals(blocks(state, places), dtype).reshape(-1)[:count]


def truncated_normal(state: Array, count: int, dtype: DType) -> Array:
    """`count` standard normal numbers, redrawn until they lie inside (-2, 2).

    Each group of four (f64: two) results has a stretch of the stream of its own, so groups do not depend on another.
    """
    per_block = 2 if dtype.name == "f64" else 4
    groups = (count + per_block - 1) // per_block
    stretch = per_block * RESERVED_PER_OUTPUT // 4
    result = np.zeros((groups, per_block), np.float64 if per_block == 2 else np.float32)
    filled = np.zeros(groups, np.int64)
    trial = 0
    while (filled < per_block).any():
        open_groups = np.flatnonzero(filled < per_block)
        drawn = normals(blocks(state, open_groups * stretch + trial), dtype)
        for column in range(per_block):
            usable = (np.abs(drawn[:, column]) < 2) & (filled[open_groups] < per_block)
            rows = open_groups[usable]
            result[rows, filled[rows]] = drawn[usable, column]
            filled[rows] += 1
        trial += 1
    return result.reshape(-1)[:count]


def permutation(state: Array, size: int) -> Array:
    """A random order of 0 … size-1, as TensorFlow's RandomShuffle draws it; takes size - 1 words."""
    order = list(range(size))
    for i, bits in enumerate(words(state, max(size - 1, 0)).tolist()):
        j = i + bits % (size - i)
        order[i], order[j] = order[j], order[i]
    return np.array(order, np.int64)
