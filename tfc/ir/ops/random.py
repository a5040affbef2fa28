"""Random ops: Philox streams keyed by (seed, seed2), TensorFlow's numbers (random_ops.cc; see ir/reference/philox.py).

Every op owns a generator whose counter moves on from run to run. Seeds (0, 0) draw a seed when the session starts.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from tfc.ir.graph.cost import per_element
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, STATEFUL, op
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.ops.rules import FLOAT, REAL, same_as_first
from tfc.ir.reference import philox
from tfc.ir.types.types import Array, DType, TensorType, f32, i32, i64

HOST = "without a seed the session draws one; with one, the pass expose_generators makes it a variable"


def _filled(ctx: Infer) -> TensorType:
    sizes = ctx.sizes(0)
    for d in sizes or ():
        if isinstance(d, int) and d < 0:
            ctx.fail(f"Dimension {d} must be >= 0", 0)
    return TensorType(dtype_attr(ctx, "dtype", *FLOAT), sizes)


def _generator(state: Any, seed: int, seed2: int) -> Array:
    """The generator's state at the start of this run."""
    if state.value is None:
        state.value = philox.initial_state(seed, seed2)
    found: Array = state.value
    return found


def _reserve(state: Any, seed: int, seed2: int, outputs: int) -> Array:
    """The state for a run that makes `outputs` elements; the next run starts behind all it may consume."""
    start = _generator(state, seed, seed2)
    state.value = philox.advance(start, outputs * philox.RESERVED_PER_OUTPUT)
    return start


def sizes_of(shape: Array) -> list[int]:
    """The sizes that an operand holds."""
    return [int(d) for d in shape.reshape(-1)]


def drawn(draw: Callable[[Array, int, DType], Array], start: Array, shape: Array, dtype: DType) -> Array:
    """A tensor of the numbers that a generator gives from the state `start` on, rounded to the element type."""
    sizes = sizes_of(shape)
    return draw(start, prod(sizes), dtype).astype(dtype.storage).astype(dtype.numpy).reshape(sizes)


@op(infer=_filled, traits=STATEFUL, static=("shape",), cost=per_element(16), host=HOST, function="random_uniform")
def RandomUniform(shape: Array, *, dtype: DType = f32, seed: int = 0, seed2: int = 0, state: Any) -> Array:
    """Numbers uniform in [0, 1)."""
    return drawn(philox.uniform, _reserve(state, seed, seed2, prod(sizes_of(shape))), shape, dtype)


@op(infer=_filled, traits=STATEFUL, static=("shape",), cost=per_element(60), host=HOST, function="random_normal")
def RandomStandardNormal(shape: Array, *, dtype: DType = f32, seed: int = 0, seed2: int = 0, state: Any) -> Array:
    """Normal numbers of mean 0 and standard deviation 1, by the Box-Muller transform."""
    return drawn(philox.normal, _reserve(state, seed, seed2, prod(sizes_of(shape))), shape, dtype)


@op(infer=_filled, traits=STATEFUL, static=("shape",), cost=per_element(80), host=HOST, function="truncated_normal")
def TruncatedNormal(shape: Array, *, dtype: DType = f32, seed: int = 0, seed2: int = 0, state: Any) -> Array:
    """Like RandomStandardNormal, with numbers of magnitude 2 and more redrawn."""
    return drawn(philox.truncated_normal, _reserve(state, seed, seed2, prod(sizes_of(shape))), shape, dtype)


def _uniform_int(ctx: Infer) -> TensorType:
    ctx.require(1, (i32, i64))
    for index in (1, 2):
        ctx.rank(index, 0)
    low, high = ctx.scalar(1), ctx.scalar(2)
    if low is not None and high is not None and low >= high:
        ctx.fail(f"Need minval < maxval, got {low} >= {high}", 2)
    return TensorType(ctx.same_dtype(1, 2), ctx.sizes(0))


@op(
    infer=_uniform_int,
    traits=STATEFUL | FALLIBLE,
    static=("shape",),
    cost=per_element(16),
    host=HOST,
    function="random_uniform",
)
def RandomUniformInt(shape: Array, minval: Array, maxval: Array, *, seed: int = 0, seed2: int = 0, state: Any) -> Array:
    """Integers uniform in [minval, maxval)."""
    sizes, low, high = sizes_of(shape), int(minval.reshape(())), int(maxval.reshape(()))
    if low >= high:
        raise ValueError(f"Need minval < maxval, got {low} >= {high}")
    start = _reserve(state, seed, seed2, prod(sizes))
    kind = i64 if minval.dtype == np.int64 else i32
    return philox.uniform_int(start, prod(sizes), low, high, kind).reshape(sizes)


@op(
    infer=same_as_first,
    traits=STATEFUL,
    cost=per_element(20),
    host="it swaps element by element, in order",
    function="random_shuffle",
)
def RandomShuffle(value: Array, *, seed: int = 0, seed2: int = 0, state: Any) -> Array:
    """The slices of `value` along its first dimension in random order."""
    if value.size <= 1 or value.shape[0] <= 1:
        return value
    start = _generator(state, seed, seed2)
    state.value = philox.advance(start, (value.shape[0] - 1 + 3) // 4)
    return np.asarray(value[philox.permutation(start, value.shape[0])])


def _multinomial(ctx: Infer) -> TensorType:
    ctx.require(0, REAL, "numbers", rank=2)
    count, shape = ctx.size(1), ctx.shape(0)
    if isinstance(count, int) and count <= 0:
        ctx.fail(f"Input num_samples should be a positive integer, got: {count}", 1)
    rows = None if shape is None else shape[0]
    return TensorType(dtype_attr(ctx, "output_dtype", i32, i64), (rows, count))


@op(
    infer=_multinomial,
    traits=STATEFUL,
    static=("num_samples",),
    cost=per_element(60),
    host="it searches a running sum for every draw",
    function=None,
)
def Multinomial(
    logits: Array, num_samples: Array, *, output_dtype: DType = i64, seed: int = 0, seed2: int = 0, state: Any
) -> Array:
    """For each row of unnormalised log-probabilities, `num_samples` draws of a class.

    TensorFlow's numbers when it runs on one thread (there they depend on the number of threads, here they do not).
    """
    (rows, classes), count = logits.shape, int(num_samples.reshape(()))
    start = _reserve(state, seed, seed2, rows * ((count + 3) // 4 * 4) * 2)
    pairs = philox.words(start, 2 * rows * count).reshape(rows, count, 2)
    drawn = philox.uniform_f64(pairs[..., 0], pairs[..., 1])
    result = np.zeros((rows, count), output_dtype.numpy)
    for row in range(rows if classes else 0):
        finite = np.isfinite(logits[row].astype(np.float64))
        scaled = np.where(finite, logits[row], -np.inf).astype(np.float64)
        cdf = np.cumsum(np.exp(scaled - scaled.max()) * finite)
        result[row] = np.searchsorted(cdf, drawn[row] * cdf[-1], side="right")
    return result


for _op in (RandomUniform, RandomStandardNormal, TruncatedNormal, RandomUniformInt, Multinomial):
    _op.gradient(None)
