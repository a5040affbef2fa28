"""Random ops with their generator laid open: what passes/effects/expose_generators.py turns RandomUniform and its kin
into.

A Generator is a variable of three u64, the key and the two halves of the counter (ir/reference/philox.py). The Philox
ops are pure functions of it, and PhiloxAdvance moves it on. These are tfc's own ops; TensorFlow hides the counter in
kernels.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tfc.ir.graph.cost import free, per_element
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE, STATEFUL, WRITES, op
from tfc.ir.ops.attributes import dtype_attr, int_attr
from tfc.ir.ops.random import drawn, sizes_of
from tfc.ir.ops.rules import FLOAT
from tfc.ir.reference import philox
from tfc.ir.types.types import Array, DType, Shape, TensorType, f32, i32, i64, u64

STATE = TensorType(u64, (3,), ref=True)


def _generator(ctx: Infer) -> TensorType:
    if int_attr(ctx, "seed") == 0 and int_attr(ctx, "seed2") == 0:
        ctx.fail("seeds (0, 0) ask for a seed that is not known in advance", attribute="seed")
    return STATE


@op(infer=_generator, traits=STATEFUL, cost=free, function=None)
def Generator(*, seed: int, seed2: int) -> Array:
    """The state of a random op, kept from step to step; before the first step it is that of the seeds."""
    raise AssertionError("the session keeps the state of generators")


def _sizes(ctx: Infer) -> Shape | None:
    ctx.merge(ctx.shape(0), STATE.shape, 0, "generator must have three elements")
    ctx.require(0, (u64,))
    return ctx.sizes(1)


def _drawn(ctx: Infer) -> TensorType:
    return TensorType(dtype_attr(ctx, "dtype", *FLOAT), _sizes(ctx))


@op(infer=_drawn, traits=PURE, static=("shape",), cost=per_element(16), function=None)
def PhiloxUniform(generator: Array, shape: Array, *, dtype: DType = f32) -> Array:
    """The result of RandomUniform when its generator is in this state."""
    return drawn(philox.uniform, generator, shape, dtype)


@op(infer=_drawn, traits=PURE, static=("shape",), cost=per_element(60), function=None)
def PhiloxStandardNormal(generator: Array, shape: Array, *, dtype: DType = f32) -> Array:
    """The result of RandomStandardNormal when its generator is in this state."""
    return drawn(philox.normal, generator, shape, dtype)


@op(infer=_drawn, traits=PURE, static=("shape",), cost=per_element(80), function=None)
def PhiloxTruncatedNormal(generator: Array, shape: Array, *, dtype: DType = f32) -> Array:
    """The result of TruncatedNormal when its generator is in this state."""
    return drawn(philox.truncated_normal, generator, shape, dtype)


def _drawn_int(ctx: Infer) -> TensorType:
    ctx.require(2, (i32, i64))
    for index in (2, 3):
        ctx.rank(index, 0)
    return TensorType(ctx.same_dtype(2, 3), _sizes(ctx))


@op(infer=_drawn_int, traits=PURE | FALLIBLE, static=("shape",), cost=per_element(16), function=None)
def PhiloxUniformInt(generator: Array, shape: Array, minval: Array, maxval: Array) -> Array:
    """The result of RandomUniformInt when its generator is in this state."""
    sizes, low, high = sizes_of(shape), int(minval.reshape(())), int(maxval.reshape(()))
    if low >= high:
        raise ValueError(f"Need minval < maxval, got {low} >= {high}")
    kind = i64 if minval.dtype == np.int64 else i32
    return philox.uniform_int(generator, prod(sizes), low, high, kind).reshape(sizes)


def _advanced(ctx: Infer) -> TensorType:
    _sizes(ctx)
    if not ctx.types[0].ref:
        ctx.fail(f"generator must be a Generator, but is a value of type {ctx.types[0]}", 0)
    return STATE


@op(infer=_advanced, traits=WRITES | STATEFUL, static=("shape",), cost=per_element(1), function=None)
def PhiloxAdvance(generator: Array, shape: Array, *, state: Any) -> Array:
    """Move a generator behind the numbers that a result of this shape may have consumed."""
    state.value = philox.advance(generator, prod(sizes_of(shape)) * philox.RESERVED_PER_OUTPUT)
    return np.asarray(state.value)


for _op in (Generator, PhiloxUniform, PhiloxStandardNormal, PhiloxTruncatedNormal, PhiloxUniformInt, PhiloxAdvance):
    _op.gradient(None)
