"""Random tensors by TensorFlow's Philox generators: equal seeds give equal numbers.

With only `seed`, TensorFlow pairs it with its default graph seed 87654321, and so do we; `seed2` gives the pair
(`seed`, `seed2`) as it is. Without a seed TensorFlow draws one from the system. tfc numbers such generators instead,
so that every program repeats itself exactly.
"""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, is_number
from tfc.frontend.functions.kinds import Sizes, Tensor
from tfc.frontend.functions.operands import as_tensor, is_literal
from tfc.frontend.functions.registry import family, function
from tfc.ir.graph.graph import Value
from tfc.ir.reference.philox import DEFAULT_GRAPH_SEED
from tfc.ir.types.types import DType, f32


def seeds(b: GraphBuilder, seed: int | None, seed2: int | None = None) -> tuple[int, int]:
    """The pair of seeds that the registry's random ops take."""
    if seed is not None and seed2 is not None:
        return seed, seed2
    if seed is not None or seed2 is not None:
        return DEFAULT_GRAPH_SEED, seed if seed is not None else seed2 or 0
    b.root.unseeded += 1
    return DEFAULT_GRAPH_SEED, 2**31 + b.root.unseeded


@function
def random_uniform(
    b: GraphBuilder,
    shape: Sizes,
    minval: LanguageValue = 0,
    maxval: LanguageValue = None,
    dtype: DType = f32,
    seed: int | None = None,
    seed2: int | None = None,
) -> Value:
    """Numbers evenly distributed in [minval, maxval): [0, 1) for floats; integers need `maxval`."""
    first, second = seeds(b, seed, seed2)
    if dtype.is_integer:
        if maxval is None:
            raise ArgumentError(
                "random integers need `maxval`", "E0302", hint="`random_uniform(shape, 0, 10, dtype=i32)`"
            )
        low, high = as_tensor(b, minval, dtype), as_tensor(b, maxval, dtype)
        return b.emit("RandomUniformInt", shape, low, high, seed=first, seed2=second)
    numbers = b.emit("RandomUniform", shape, dtype=dtype, seed=first, seed2=second)
    low, high = as_tensor(b, minval, dtype), as_tensor(b, 1 if maxval is None else maxval, dtype)
    if is_number(minval) and minval == 0 and (maxval is None or (is_number(maxval) and maxval == 1)):
        return numbers
    return b.emit("AddV2", b.emit("Mul", numbers, b.emit("Sub", high, low)), low, name="Add")


@family(
    ("random_normal", "RandomStandardNormal", "Numbers of a normal distribution."),
    (
        "truncated_normal", "TruncatedNormal",
        "Numbers of a normal distribution, those further than two deviations from the mean drawn again.",
    ),
)  # fmt: skip
def _normal(
    b: GraphBuilder,
    op: str,
    shape: Sizes,
    mean: LanguageValue = 0.0,
    stddev: LanguageValue = 1.0,
    dtype: DType = f32,
    seed: int | None = None,
    seed2: int | None = None,
) -> Value:
    first, second = seeds(b, seed, seed2)
    numbers = b.emit(op, shape, dtype=dtype, seed=first, seed2=second)
    if not (is_literal(stddev) and stddev == 1):
        numbers = b.emit("Mul", numbers, as_tensor(b, stddev, dtype))
    if is_literal(mean) and mean == 0:
        return numbers
    return b.emit("AddV2", numbers, as_tensor(b, mean, dtype), name="Add")


@function
def random_shuffle(b: GraphBuilder, x: Tensor, seed: int | None = None, seed2: int | None = None) -> Value:
    """x with its rows in random order."""
    first, second = seeds(b, seed, seed2)
    return b.emit("RandomShuffle", x, seed=first, seed2=second)
