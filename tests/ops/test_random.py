"""Random ops: TensorFlow's numbers, their distribution, and how a generator moves on from run to run."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.reference import philox
from tfc.ir.types.types import Array, DType, bf16, f16, f32, f64, i32, i64, tensor

SEEDS = {"seed": 7, "seed2": 1}


def runs(count: int, op: str, *operands: Any, **attrs: Any) -> list[Array]:
    """The results of several runs of one session."""
    b = Builder()
    value = b.emit(op, *(b.const(x) for x in operands), **({**SEEDS, **attrs}))
    run = Interpreter(b.finish())
    return [run.run({}, [value])[0] for _ in range(count)]


def draw(op: str, *operands: Any, **attrs: Any) -> Array:
    return runs(1, op, *operands, **attrs)[0]


def test_philox_gives_the_published_test_vectors() -> None:
    """The known answers of Random123 1.14 (kat_vectors) for philox4x32 with ten rounds."""
    ones = 2**64 - 1
    pi = [0xA4093822_299F31D0 >> 32 | (0x299F31D0 << 32), 0x85A308D3_243F6A88, 0x03707344_13198A2E]
    for (key, low, high), expected in (
        ((0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ones, ones, ones), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (tuple(pi), (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)),
    ):
        block = philox.blocks(np.array([key, low, high], np.uint64), np.zeros(1, np.int64))[0]
        assert [int(word) for word in block] == list(expected)


def test_a_counter_carries_into_its_high_half() -> None:
    state = np.array([3, 2**64 - 2, 5], np.uint64)
    beyond = philox.advance(state, 3)
    assert [int(word) for word in beyond] == [3, 1, 6]
    np.testing.assert_array_equal(philox.blocks(state, np.array([3]))[0], philox.blocks(beyond, np.array([0]))[0])


OPS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    *(("RandomUniform", (np.array([5, 3]),), {"dtype": kind}) for kind in (f32, f64, f16, bf16)),
    *(("RandomStandardNormal", (np.array([5, 3]),), {"dtype": kind}) for kind in (f32, f64, f16, bf16)),
    *(("TruncatedNormal", (np.array([5, 3]),), {"dtype": kind}) for kind in (f32, f64)),
    ("RandomUniformInt", (np.array([5, 3]), np.int32(-4), np.int32(9)), {}),
    ("RandomUniformInt", (np.array([5, 3]), np.int64(-4), np.int64(9)), {}),
    ("RandomShuffle", (np.arange(20, dtype=np.float32),), {}),
    ("Multinomial", (np.zeros((2, 3), np.float32), np.int32(6)), {}),
]


def op_name(value: object) -> str:
    return value if isinstance(value, str) else ""


@pytest.mark.parametrize(("op", "operands", "attrs"), OPS, ids=op_name)
def test_a_session_goes_on_and_a_new_one_starts_again(op: str, operands: tuple[Any, ...], attrs: Any) -> None:
    first, second = runs(2, op, *operands, **attrs)
    again = draw(op, *operands, **attrs)
    np.testing.assert_array_equal(first, again)
    assert (first != second).any()


@pytest.mark.parametrize(("op", "operands", "attrs"), OPS, ids=op_name)
def test_other_seeds_give_other_numbers(op: str, operands: tuple[Any, ...], attrs: Any) -> None:
    assert (draw(op, *operands, **attrs) != draw(op, *operands, **attrs, seed2=2)).any()


def test_without_a_seed_every_session_differs() -> None:
    shape = np.array([8])
    assert (draw("RandomUniform", shape, seed=0, seed2=0) != draw("RandomUniform", shape, seed=0, seed2=0)).any()


def test_a_run_reserves_256_blocks_for_each_element() -> None:
    first, second = runs(2, "RandomUniform", np.array([3]))
    state = philox.advance(philox.initial_state(7, 1), 3 * 256)
    np.testing.assert_array_equal(second, philox.uniform(state, 3, f32))
    assert (first != second).all()


@pytest.mark.parametrize("op", ["RandomUniform", "RandomStandardNormal", "TruncatedNormal"])
@pytest.mark.parametrize("dtype", [f32, f64, f16, bf16])
def test_a_longer_tensor_starts_with_the_shorter_one(op: str, dtype: DType) -> None:
    short, long = draw(op, np.array([5]), dtype=dtype), draw(op, np.array([40]), dtype=dtype)
    np.testing.assert_array_equal(short, long[:5])


@pytest.mark.parametrize(
    ("op", "mean", "deviation", "low", "high"),
    [
        ("RandomUniform", 0.5, 12**-0.5, 0, 1),
        ("RandomStandardNormal", 0, 1, -7, 7),
        ("TruncatedNormal", 0, 0.8796, -2, 2),
    ],
)
@pytest.mark.parametrize("dtype", [f32, f64, bf16])
def test_the_numbers_have_the_distribution(
    op: str, mean: float, deviation: float, low: float, high: float, dtype: DType
) -> None:
    numbers = draw(op, np.array([100_000]), dtype=dtype).astype(np.float64)
    assert abs(numbers.mean() - mean) < 0.01
    assert abs(numbers.std() - deviation) < 0.01
    assert numbers.min() >= low
    assert numbers.max() <= high


@pytest.mark.parametrize("kind", [np.int32, np.int64])
def test_integers_cover_their_range(kind: Any) -> None:
    numbers = draw("RandomUniformInt", np.array([10_000]), kind(-3), kind(4))
    assert numbers.dtype == kind
    counts = np.bincount(numbers + 3, minlength=7)
    assert counts.size == 7
    assert abs(counts / 10_000 - 1 / 7).max() < 0.02


@pytest.mark.parametrize("dtype", [i32, i64])
def test_integers_of_the_full_range(dtype: DType) -> None:
    limits = np.iinfo(dtype.storage)
    low, high = np.array(limits.min, dtype.storage), np.array(limits.max, dtype.storage)
    numbers = draw("RandomUniformInt", np.array([1000]), low, high)
    assert numbers.min() < limits.min // 2
    assert numbers.max() > limits.max // 2


def test_a_shuffle_moves_whole_slices() -> None:
    rows = np.arange(30).reshape(10, 3)
    shuffled = draw("RandomShuffle", rows)
    assert sorted(map(tuple, shuffled.tolist())) == sorted(map(tuple, rows.tolist()))
    assert (shuffled != rows).any()


def test_multinomial_draws_by_weight() -> None:
    logits = np.log(np.array([[0.1, 0.2, 0.7], [1, 1e-30, 1]], np.float32))
    drawn = draw("Multinomial", logits, np.int32(20_000))
    shares = [np.bincount(row, minlength=3) / 20_000 for row in drawn]
    np.testing.assert_allclose(shares, [[0.1, 0.2, 0.7], [0.5, 0, 0.5]], atol=0.02)


def test_an_empty_range_is_an_error() -> None:
    with pytest.raises(BuildError, match="Need minval < maxval, got 3 >= 3"):
        draw("RandomUniformInt", np.array([2]), np.int32(3), np.int32(3))
    b = Builder()
    low, high = (b.emit("Placeholder", type=tensor(i32)) for _ in range(2))
    value = b.emit("RandomUniformInt", b.const(np.array([2])), low, high, **SEEDS)
    with pytest.raises(Error, match="Need minval < maxval, got 1 >= -1"):
        Interpreter(b.finish()).run({low: 1, high: -1}, [value])
