"""Philox 4×32-10 and its distributions as expressions: element i from the counter and i alone (ir/reference/philox.py).

Elements that share a block compute it each for themselves; vector units make up for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Bitcast, Expr, apply, cast, const, index, maximum, select
from tfc.codegen.tensor.tensor import Check, Tensor, assign, compute, view
from tfc.ir.reference import philox
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, f32, f64, i64, product, u16, u32, u64

CANDIDATES = 20
"""Normal numbers drawn for each group of two (f64) or four truncated ones. That they do not suffice happens once in
10^20 groups; what is lacking is 0 then."""


def _elements(ctx: Lowering) -> Size:
    elements = product(ctx.sizes(1))
    assert elements is not None
    return elements


def _block(state: Tensor, place: Expr) -> tuple[Expr, ...]:
    """The four u32 of the block `place` steps after the state."""
    key, low, high = (state[index(k)] for k in range(3))
    step = cast(place, u64)
    at = low + step
    above = high + cast(at < step, u64)
    counter = [cast(at, u32), cast(at >> 32, u32), cast(above, u32), cast(above >> 32, u32)]
    keys = [cast(key, u32), cast(key >> 32, u32)]
    factors = [const(number, u32) for number in philox.MULTIPLIERS]
    for _ in range(philox.ROUNDS):
        counter = [
            apply("umulh", counter[2], factors[1]) ^ counter[1] ^ keys[0],
            counter[2] * factors[1],
            apply("umulh", counter[0], factors[0]) ^ counter[3] ^ keys[1],
            counter[0] * factors[0],
        ]
        keys = [word + step for word, step in zip(keys, philox.KEY_STEPS, strict=True)]
    return tuple(counter)


def _pick(choices: Sequence[Expr], place: Expr) -> Expr:
    """choices[place]."""
    result = choices[0]
    for k, choice in enumerate(choices[1:], 1):
        result = select(place.eq(k), choice, result)
    return result


def _uniform_f64(first: Expr, second: Expr) -> Expr:
    mantissa = (cast(first & 0xFFFFF, u64) << 32) | cast(second, u64)
    return Bitcast(mantissa | const(1023 << 52, u64), f64) - 1


def _uniform(word: Expr, dtype: DType) -> Expr:
    """A number of [0, 1): the mantissa bits that the type has, below the exponent of 1."""
    bits, bias, unsigned = {"f16": (10, 15, u16), "bf16": (7, 127, u16), "f32": (23, 127, u32)}[dtype.name]
    return Bitcast(cast((word & (2**bits - 1)) | (bias << bits), unsigned), dtype) - 1


def _per_block(dtype: DType) -> int:
    """The number of values of this type that a block gives."""
    return 2 if dtype.size == 8 else 4


def _filled(
    ctx: Lowering, body: Callable[[Expr, Expr], Expr], checks: Callable[..., Sequence[Check]] | None = None
) -> Tensor:
    """The output from `body(block or group, place in it)`."""
    count = _per_block(ctx.dtype)
    flat = compute(ctx.dtype, (_elements(ctx),), lambda i: body(i // count, i % count), checks=checks)
    return view(flat, ctx.shape)


@lower("PhiloxUniform")
def _(ctx: Lowering) -> Tensor:
    def body(block: Expr, place: Expr) -> Expr:
        words = _block(ctx.x, block)
        if ctx.dtype == f64:
            return _uniform_f64(_pick(words[::2], place), _pick(words[1::2], place))
        return _uniform(_pick(words, place), ctx.dtype)

    return _filled(ctx, body)


def _normal(state: Tensor, dtype: DType, block: Expr, place: Expr) -> Expr:
    """Normal number `place` of a block, by the Box-Muller transform: a sine, then a cosine, of each pair of words."""
    words = _block(state, block)
    if dtype == f64:
        radius, angle = _uniform_f64(words[0], words[1]), _uniform_f64(words[2], words[3]) * (2 * pi)
    else:
        first, second = (select(place >= 2, words[2 + k], words[k]) for k in range(2))
        # The angle is rounded from f64 once, as TensorFlow does.
        radius, angle = _uniform(first, f32), cast(cast(_uniform(second, f32), f64) * (2 * pi), f32)
    length = apply("sqrt", apply("log", maximum(radius, 1e-7)) * -2)
    return _pick([apply("sin", angle), apply("cos", angle)], place % 2) * length


@lower("PhiloxStandardNormal")
def _(ctx: Lowering) -> Tensor:
    return _filled(ctx, lambda block, place: cast(_normal(ctx.x, ctx.dtype, block, place), ctx.dtype))


@lower("PhiloxTruncatedNormal")
def _(ctx: Lowering) -> Tensor:
    """Each group of results has a run of the stream; of its candidates the usable ones are taken in order."""
    count = _per_block(ctx.dtype)
    stretch = count * philox.RESERVED_PER_OUTPUT // 4
    wide = f64 if ctx.dtype == f64 else f32
    groups = (_elements(ctx) + count - 1) // count

    def candidate(group: Expr, k: Expr) -> Expr:
        return _normal(ctx.x, ctx.dtype, group * stretch + k // count, k % count)

    drawn = compute(wide, (groups, CANDIDATES), candidate)

    def body(group: Expr, place: Expr) -> Expr:
        result, seen = const(0, wide), const(0, i64)
        for k in range(CANDIDATES):
            usable = apply("abs", drawn[group, index(k)]) < 2
            result = select(usable & seen.eq(place), drawn[group, index(k)], result)
            seen = seen + cast(usable, i64)
        return cast(result, ctx.dtype)

    return _filled(ctx, body)


@lower("PhiloxUniformInt")
def _(ctx: Lowering) -> Tensor:
    low, high = ctx.inputs[2][()], ctx.inputs[3][()]
    unsigned = u64 if ctx.dtype == i64 else u32
    span = cast(high, unsigned) - cast(low, unsigned)

    def body(block: Expr, place: Expr) -> Expr:
        words = _block(ctx.x, block)
        if unsigned == u64:
            first, second = _pick(words[::2], place), _pick(words[1::2], place)
            bits = cast(first, u64) | (cast(second, u64) << 32)
        else:
            bits = _pick(words, place)
        return cast(bits % span + cast(low, unsigned), ctx.dtype)

    def checks(*i: Expr) -> list[Check]:
        return [Check(low < high, "Need minval < maxval, got {a} >= {b}", a=cast(low, i64), b=cast(high, i64))]

    return _filled(ctx, body, checks=checks)


@lower("PhiloxAdvance")
def _(ctx: Lowering) -> Tensor:
    state = ctx.x
    steps = cast(index(_elements(ctx) * philox.RESERVED_PER_OUTPUT), u64)

    def body(i: Expr) -> Expr:
        key, low, high = (state[index(k)] for k in range(3))
        moved = low + steps
        return _pick([key, moved, high + cast(moved < steps, u64)], i)

    return assign(state, compute(u64, (3,), body))
