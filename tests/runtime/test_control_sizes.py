"""Sizes known only while a step runs: memory that is made and grown, dims that kernels read, results of late shapes."""

import gc
import threading
import weakref

import numpy as np
import pytest

from tests.runtime.hand_made import executable
from tests.runtime.hand_made_loops import Maker, collect_while, run
from tfc.codegen.program.control import Make, Size
from tfc.codegen.program.program import Dimension
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import Dim, evaluate, maximum
from tfc.ir.types.types import i32

MANY = 100_000


def numbers(n):
    return np.arange(n, dtype=np.int32)


@pytest.mark.parametrize("n", [0, 1, 2, 255, 256, 257, 5000, MANY])
def test_rows_are_collected_without_knowing_how_many(n):
    grown, made = run(collect_while().program("grown", "made"), n)
    np.testing.assert_array_equal(grown, numbers(n))
    np.testing.assert_array_equal(made, numbers(n))


def test_results_are_the_callers_own():
    """Large ones take their memory along, small ones are copied; neither is written by later steps."""
    steps = executable(collect_while().program("grown", "made"))
    kept = {}
    for n in (MANY, 10, MANY + 1, 11, 20_000, MANY):
        kept[n, len(kept)] = steps.run([np.array(n, np.int32)])
    for (n, _), results in kept.items():
        for result in results:
            assert result.flags.writeable and result.flags.c_contiguous
            np.testing.assert_array_equal(result, numbers(n))
            result[:] = -1


def test_a_buffer_fetched_twice_gives_two_arrays():
    first, second = run(collect_while().program("grown", "grown"), MANY)
    assert not np.shares_memory(first, second)
    first[:] = -1
    np.testing.assert_array_equal(second, numbers(MANY))


def test_memory_of_results_is_used_again_once_they_are_gone():
    steps = executable(collect_while().program("made"))
    (first,) = steps.run([np.array(MANY, np.int32)])
    (second,) = steps.run([np.array(MANY, np.int32)])
    places = {array.ctypes.data for array in (first, second)}
    assert len(places) == 2
    del first, second
    for n in (MANY, MANY - 1, MANY):
        (result,) = steps.run([np.array(n, np.int32)])
        assert result.ctypes.data in places
        np.testing.assert_array_equal(result, numbers(n))
        del result
    (kept,) = steps.run([np.array(MANY, np.int32)])
    del steps
    gc.collect()
    np.testing.assert_array_equal(kept, numbers(MANY))


def test_many_threads_collect_side_by_side():
    steps = executable(collect_while().program("grown", "made"))
    wrong = []

    def call(seed):
        for n in np.random.default_rng(seed).integers(0, 40_000, 20):
            for result in steps.run([np.array(n, np.int32)]):
                if not np.array_equal(result, numbers(n)):
                    wrong.append(n)

    threads = [threading.Thread(target=call, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_memory_goes_with_the_last_array_over_it():
    (result,) = run(collect_while().program("made"), MANY)
    owner = result
    while isinstance(owner.base, np.ndarray):
        owner = owner.base
    gone = weakref.ref(owner.base)
    part = result[5:7]
    del result, owner
    gc.collect()
    assert gone() is not None and part.tolist() == [5, 6]
    del part
    gc.collect()
    assert gone() is None


def test_given_arrays_are_filled():
    out = np.empty(MANY, np.int32)
    (result,) = run(collect_while().program("grown"), MANY, out=[out])
    assert result is out
    np.testing.assert_array_equal(out, numbers(MANY))
    with pytest.raises(Error, match="must be i32"):
        run(collect_while().program("grown"), MANY, out=[np.empty(3, np.int32)])


def sized(*, shape=None, **bounds):
    """`made` of `shape`, counted up to n, which is fed as a value."""
    m = Maker()
    m.buffer("n", "feed")
    m.buffer("made", "heap", shape=(Dim.symbol("n"),) if shape is None else shape)
    m.dims.append(Dimension("n", m.names["n"], -1, **bounds))
    m.steer(Size, 0, "n", node="lengths")
    m.steer(Make, "made", node="memory")
    m("count_up", "made")
    return m


def test_a_length_may_be_fed_as_a_value_beside_sizes_that_are_fed():
    m = sized()
    batch = Dim.symbol("batch")
    m.buffer("x", "feed", shape=(batch,))
    m.dims.append(Dimension("batch", m.names["x"], 0))
    made, x = run(m.program("made", "x"), 5, numbers(3))
    assert made.tolist() == [0, 1, 2, 3, 4] and x.tolist() == [0, 1, 2]


def test_a_length_may_be_fed_as_a_value():
    for n in (0, 3, 70_000):
        np.testing.assert_array_equal(run(sized().program("made"), n)[0], numbers(n))
    assert run(sized().program("made"), -3)[0].shape == (0,)


@pytest.mark.parametrize(("n", "fine"), [(1, False), (2, True), (9, True), (10, False)])
def test_a_length_keeps_its_bounds(n, fine):
    made = sized(minimum=2, maximum=9).program("made")
    if fine:
        assert len(run(made, n)[0]) == n
        return
    with pytest.raises(Error, match=rf"n is {n}, outside of 2\.\.9") as caught:
        run(made, n)
    assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "lengths")


@pytest.mark.parametrize("power", [3, 4])
def test_no_memory_is_a_failure_of_the_node(power):
    """An overflow of the size itself, too."""
    n = Dim.symbol("n")
    shape = (n,) * power
    with pytest.raises(Error, match="there is no memory for") as caught:
        run(sized(shape=shape).program("made"), 2_000_000_000 if power == 4 else 200_000)
    assert (caught.value.code, caught.value.node) == ("RESOURCE_EXHAUSTED", "memory")


N = Dim.symbol("n")


@pytest.mark.parametrize(
    "size",
    [2 * N + 3, N * N - N + 1, (N + 1) // 2, N % 3, maximum(N - 4, 2), (N * N + 7) // (N + 1) * 3 + maximum(N, 5) % 4],
)
@pytest.mark.parametrize("n", [0, 1, 7, 40])
def test_formulas_of_sizes_are_evaluated_natively(size, n):
    made = sized(shape=(size,)).program("made")
    result = executable(made)
    expected = evaluate(size, {"n": n})
    if expected >= n:  # count_up writes n elements
        (array,) = result.run([np.array(n, np.int32)])
        assert array.shape == (expected,)
        np.testing.assert_array_equal(array[:n], numbers(n))


def test_views_move_with_the_memory_they_lie_in():
    """The second half of a made buffer is written by itself; where it starts depends on the length."""
    m = Maker()
    m.buffer("n", "feed")
    m.buffer("made", "heap", shape=(2 * N,))
    m.buffer("half", "view", shape=(N,), base=m.names["made"], offset=N * i32.size)
    m.buffer("lower", "view", shape=(N,), base=m.names["made"])
    m.dims.append(Dimension("n", m.names["n"], -1))
    m.steer(Size, 0, "n")
    m.steer(Make, "made")
    m("count_up", "half")
    m("count_up", "lower")
    steps = executable(m.program("made", "half"))
    for n in (3, 5000, 0, 1):
        made, half = steps.run([np.array(n, np.int32)])
        np.testing.assert_array_equal(half, numbers(n))
        np.testing.assert_array_equal(made, np.concatenate([numbers(n), numbers(n)]))


def test_a_part_of_a_feed_may_start_at_a_late_place():
    m = Maker()
    m.buffer("n", "feed")
    m.buffer("x", "feed", shape=(10,))
    m.buffer("at", "view", base=m.names["x"], offset=N * i32.size)
    m.buffer("head", "view", shape=(N,), base=m.names["x"])
    m.buffer("out", "fetch")
    m.dims.append(Dimension("n", m.names["n"], -1))
    m.steer(Size, 0, "n")
    m("copy", "at", "out")
    steps = executable(m.program("out", "head"))
    for n in (0, 3, 9):
        out, head = steps.run([np.array(n, np.int32), 10 * numbers(10)])
        assert out == 10 * n
        np.testing.assert_array_equal(head, 10 * numbers(n))
