"""Queues one by one: cases of TensorFlow's fifo_queue_test, random_shuffle_queue_test, padding_fifo_queue_test and
priority_queue_test, with futures where those have threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.queues.queue import FIFOQueue, PaddingFIFOQueue, PriorityQueue, Queue, RandomShuffleQueue
from tfc.ir.reference.philox import initial_state, words
from tfc.ir.types.types import Array, boolean, f32, f64, i32, i64, string

KINDS = {"FIFOQueue": FIFOQueue, "PaddingFIFOQueue": PaddingFIFOQueue, "RandomShuffleQueue": RandomShuffleQueue}


def one(number: float) -> list[Array]:
    return [np.array(number, np.float32)]


def many(*numbers: float) -> list[Array]:
    return [np.array(numbers, np.float32)]


def got(outcome: Any) -> list[float]:
    """The only component of what a dequeue gave, waiting or not."""
    values = outcome.result(0) if isinstance(outcome, Future) else outcome
    return np.atleast_1d(values[0]).tolist()  # type: ignore[no-any-return]


def scalars(capacity: int = 10, kind: Any = FIFOQueue, **more: Any) -> Queue:
    queue: Queue = kind(capacity, (f32,), ((),), name="q", **more)
    return queue


def failure(outcome: Any) -> tuple[str, str]:
    error = outcome.exception(0)
    return error.code, error.message


# ---- order ---------------------------------------------------------------------------------------------------------


def test_elements_leave_in_the_order_they_came() -> None:
    queue = scalars()
    queue.enqueue(one(1))
    queue.enqueue_many(many(2, 3, 4))
    assert queue.size() == 4
    assert got(queue.dequeue()) == [1]
    assert got(queue.dequeue_many(2)) == [2, 3]
    assert queue.size() == 1


def test_components_stay_together() -> None:
    queue = FIFOQueue(10, (i32, f32, string), ((), (2,), ()), name="q")
    queue.enqueue([np.array(1, np.int32), np.array([1, 2], np.float32), np.array("a", object)])
    queue.enqueue_many([np.array([2], np.int32), np.array([[3, 4]], np.float32), np.array(["b"], object)])
    numbers, rows, texts = queue.dequeue_many(2)  # type: ignore[misc]
    assert numbers.tolist() == [1, 2]
    assert rows.tolist() == [[1, 2], [3, 4]]
    assert texts.tolist() == ["a", "b"]
    assert numbers.dtype == np.int32


@pytest.mark.parametrize("dtype", [f32, f64, i32, i64, boolean, string], ids=str)
def test_every_element_type(dtype: Any) -> None:
    queue = FIFOQueue(10, (dtype,), ((),), name="q")
    values = np.array(["x", ""], object) if dtype == string else np.array([1, 0]).astype(dtype.numpy)
    queue.enqueue_many([values])
    assert queue.dequeue()[0].tolist() == values[0]  # type: ignore[index]
    assert queue.dequeue()[0].shape == ()  # type: ignore[index]


def test_a_shuffled_order_is_the_generators() -> None:
    queue = scalars(-1, RandomShuffleQueue, seed=7, seed2=3)
    queue.enqueue_many(many(*range(50)))
    order, expected = list(range(50)), []
    for word in words(initial_state(7, 3), 50).tolist():
        at = word % len(order)
        expected.append(order[at])
        order[at] = order[-1]
        order.pop()
    assert got(queue.dequeue_many(20)) + [got(queue.dequeue())[0] for _ in range(30)] == expected


def test_equal_seeds_shuffle_alike_and_others_do_not() -> None:
    orders = []
    for seed in (1, 1, 2):
        queue = scalars(-1, RandomShuffleQueue, seed=seed, seed2=5)
        queue.enqueue_many(many(*range(30)))
        orders.append(got(queue.dequeue_many(30)))
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[2]) == list(range(30))


def test_a_minimum_stays_in_a_shuffling_queue_until_it_is_closed() -> None:
    queue = scalars(10, RandomShuffleQueue, min_after_dequeue=3, seed=1)
    queue.enqueue_many(many(1, 2, 3, 4))
    got(queue.dequeue())
    waiting = queue.dequeue()
    assert isinstance(waiting, Future)
    assert not waiting.done()
    queue.close()
    assert waiting.done()
    assert queue.size() == 2


def test_priorities_order_elements_and_equal_ones_keep_theirs() -> None:
    queue = PriorityQueue(-1, (string,), ((),), name="q")
    queue.enqueue_many([np.array([3, 1, 2, 1]), np.array(["c", "a", "b", "a again"], object)])
    queue.enqueue([np.array(0), np.array("first", object)])
    priorities, texts = queue.dequeue_many(5)  # type: ignore[misc]
    assert priorities.tolist() == [0, 1, 1, 2, 3]
    assert texts.tolist() == ["first", "a", "a again", "b", "c"]


def test_a_sorted_batch_waits_for_all_of_it() -> None:
    queue = PriorityQueue(-1, (f32,), ((),), name="q")
    batch = queue.dequeue_many(2)
    queue.enqueue([np.array(2), *one(20)])
    single = queue.dequeue()  # behind the batch
    queue.enqueue([np.array(1), *one(10)])
    assert batch.result(0)[0].tolist() == [1, 2]  # type: ignore[attr-defined]
    assert not single.done()  # type: ignore[attr-defined]


def test_the_rest_of_a_closed_priority_queue_comes_sorted() -> None:
    queue = PriorityQueue(-1, (f32,), ((),), name="q")
    queue.enqueue_many([np.array([5, 4]), *many(50, 40)])
    queue.close()
    assert queue.dequeue_many(9, small=True)[0].tolist() == [4, 5]  # type: ignore[index]


def test_a_batch_is_padded_to_its_largest_element() -> None:
    queue = PaddingFIFOQueue(10, (f32, string), ((None, 2), (None,)), name="q")
    queue.enqueue([np.ones((1, 2), np.float32), np.array(["a", "b"], object)])
    queue.enqueue([np.full((3, 2), 2, np.float32), np.array([], object)])
    numbers, texts = queue.dequeue_many(2)  # type: ignore[misc]
    assert numbers.shape == (2, 3, 2)
    assert numbers[0].tolist() == [[1, 1], [0, 0], [0, 0]]
    assert texts.tolist() == [["a", "b"], [b"", b""]]
    assert queue.dequeue_many(0)[0].shape == (0, 0, 2)  # type: ignore[index]


# ---- waiting ---------------------------------------------------------------------------------------------------------


def test_a_full_queue_lets_in_what_fits_and_the_rest_later() -> None:
    queue = scalars(3)
    queue.enqueue(one(1))
    feed = queue.enqueue_many(many(2, 3, 4, 5))
    assert isinstance(feed, Future)
    assert queue.size() == 3
    assert got(queue.dequeue_many(2)) == [1, 2]
    assert feed.done()
    assert got(queue.dequeue_many(3)) == [3, 4, 5]


def test_a_batch_larger_than_the_queue_passes_through() -> None:
    queue = scalars(2)
    batch = queue.dequeue_many(7)
    queue.enqueue_many(many(*range(7)))
    assert got(batch) == list(range(7))


def test_dequeues_are_served_in_the_order_they_came() -> None:
    queue = scalars()
    first, second = queue.dequeue_many(2), queue.dequeue()
    queue.enqueue(one(1))
    assert not second.done()  # type: ignore[attr-defined]
    queue.enqueue_many(many(2, 3))
    assert (got(first), got(second)) == ([1, 2], [3])


def test_memory_of_the_step_is_not_kept() -> None:
    queue = scalars(1)
    values = many(1, 2, 3)
    queue.enqueue_many(values)
    values[0][:] = 9
    assert [got(queue.dequeue())[0] for _ in range(3)] == [1, 2, 3]


def test_a_withdrawn_batch_gives_back_what_it_had() -> None:
    queue = scalars()
    batch, next_one = queue.dequeue_many(3), queue.dequeue()
    queue.enqueue_many(many(1, 2))
    assert queue.size() == 0
    assert batch.cancel()  # type: ignore[attr-defined]
    assert got(next_one) == [1]
    assert got(queue.dequeue()) == [2]


def test_a_withdrawn_enqueue_lets_those_behind_it_in() -> None:
    queue = scalars(1)
    queue.enqueue(one(1))
    second, third = queue.enqueue(one(2)), queue.enqueue(one(3))
    assert second.cancel()  # type: ignore[attr-defined]
    assert got(queue.dequeue()) == [1]
    assert third.done()  # type: ignore[attr-defined]
    assert got(queue.dequeue()) == [3]


def test_what_has_taken_effect_can_not_be_withdrawn() -> None:
    queue = scalars()
    waiting = queue.dequeue()
    queue.enqueue(one(1))
    assert not waiting.cancel()  # type: ignore[attr-defined]


def test_nothing_is_lost_among_threads() -> None:
    queue, taken = scalars(7), []
    per_thread = 300

    def produce(first: int) -> None:
        for number in range(first, first + per_thread):
            done = queue.enqueue(one(number))
            if isinstance(done, Future):
                done.result(20)

    def consume() -> None:
        for _ in range(per_thread // 3):
            batch = queue.dequeue_many(3)
            taken.extend((batch.result(20) if isinstance(batch, Future) else batch)[0].tolist())  # type: ignore[index]

    threads = [threading.Thread(target=produce, args=(i * per_thread,)) for i in range(4)]
    threads += [threading.Thread(target=consume) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert sorted(taken) == list(range(4 * per_thread))


# ---- closing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_closed_queue_gives_what_it_has_and_then_says_so(kind: str) -> None:
    queue = scalars(kind=KINDS[kind])
    queue.enqueue_many(many(1, 2))
    queue.close()
    assert queue.closed
    with pytest.raises(tfc.Error, match=f"{kind} 'q' is closed.$") as caught:
        queue.enqueue(one(3))
    assert caught.value.code == "CANCELLED"
    with pytest.raises(tfc.Error, match=r"insufficient elements \(requested 3, current size 2\)") as caught:
        queue.dequeue_many(3)
    assert caught.value.code == "OUT_OF_RANGE"
    assert sorted(got(queue.dequeue_many(2))) == [1, 2]
    with pytest.raises(tfc.Error, match=r"\(requested 1, current size 0\)"):
        queue.dequeue()


def test_a_batch_that_can_not_be_filled_goes_back_in_order() -> None:
    queue = scalars()
    batch = queue.dequeue_many(4)
    queue.enqueue_many(many(1, 2, 3))
    assert queue.size() == 0
    queue.close()
    assert failure(batch) == (
        "OUT_OF_RANGE",
        "FIFOQueue 'q' is closed and has insufficient elements (requested 1, current size 0)",
    )
    assert [got(queue.dequeue())[0] for _ in range(3)] == [1, 2, 3]


def test_up_to_takes_what_is_left_once_closed() -> None:
    queue = scalars()
    batch = queue.dequeue_many(5, small=True)
    queue.enqueue_many(many(1, 2, 3))
    assert not batch.done()  # type: ignore[attr-defined]
    queue.close()
    assert got(batch) == [1, 2, 3]
    with pytest.raises(tfc.Error, match=r"requested 5, current size 0"):
        queue.dequeue_many(5, small=True)


def test_closing_waits_for_enqueues_that_wait() -> None:
    queue = scalars(1)
    queue.enqueue(one(1))
    waiting, close = queue.enqueue(one(2)), queue.close()
    late = queue.enqueue(one(3))
    assert not queue.closed
    assert got(queue.dequeue()) == [1]
    assert waiting.result(0) is None  # type: ignore[attr-defined]
    assert close.done()  # type: ignore[attr-defined]
    assert failure(late) == ("CANCELLED", "FIFOQueue 'q' is closed.")
    assert got(queue.dequeue()) == [2]


def test_closing_may_cancel_enqueues_that_wait() -> None:
    queue = scalars(3)
    queue.enqueue_many(many(1, 2))
    waiting = queue.enqueue_many(many(3, 4, 5))
    queue.close(cancel_pending_enqueues=True)
    assert failure(waiting) == ("CANCELLED", "Enqueue operation was cancelled")
    assert got(queue.dequeue_many(3)) == [1, 2, 3]


def test_dequeues_that_wait_fail_when_the_queue_is_closed() -> None:
    queue = scalars()
    waiting = [queue.dequeue(), queue.dequeue_many(2)]
    queue.close()
    assert [failure(each)[0] for each in waiting] == ["OUT_OF_RANGE", "OUT_OF_RANGE"]


def test_closing_twice_is_cancelled() -> None:
    queue = scalars()
    queue.close()
    with pytest.raises(tfc.Error, match="Queue 'q' is already closed") as caught:
        queue.close()
    assert caught.value.code == "CANCELLED"
    queue.close(cancel_pending_enqueues=True)


def test_a_discarded_queue_lets_nobody_wait() -> None:
    full, empty = scalars(0), scalars()
    entering, leaving = full.enqueue(one(1)), empty.dequeue()
    full.discard()
    empty.discard()
    assert failure(entering) == ("CANCELLED", "Enqueue operation was cancelled")
    assert failure(leaving) == ("CANCELLED", "Dequeue operation was cancelled")


# ---- what does not fit -----------------------------------------------------------------------------------------------


def test_components_must_fit() -> None:
    queue = FIFOQueue(10, (f32, i32), ((2,), ()), name="q")
    row, number = np.zeros(2, np.float32), np.array(1, np.int32)
    for values, problem in [
        ([row], "Wrong number of components in tuple. Expected 2, got 1"),
        ([number, number], "Type mismatch in tuple component 0. Expected float, got int32"),
        ([np.zeros(3, np.float32), number], r"Shape mismatch in tuple component 0. Expected \[2\], got \[3\]"),
    ]:
        with pytest.raises(ValueError, match=problem):
            queue.enqueue(values)
    with pytest.raises(ValueError, match=r"component 1. Expected \[2\], got \[3\]"):
        queue.enqueue_many([np.zeros((2, 2), np.float32), np.zeros(3, np.int32)])
    assert queue.size() == 0


def test_batches_need_shapes() -> None:
    queue = FIFOQueue(10, (f32,), name="q")
    queue.enqueue([np.zeros(3, np.float32)])
    queue.enqueue([np.zeros((2, 2), np.float32)])
    with pytest.raises(ValueError, match="DequeueMany and DequeueUpTo require the components to have specified shapes"):
        queue.dequeue_many(2)
    assert [queue.dequeue()[0].shape for _ in range(2)] == [(3,), (2, 2)]  # type: ignore[index]
    two = FIFOQueue(10, (f32, f32), name="q")
    with pytest.raises(ValueError, match="Component 1 has 2, and should have 3"):
        two.enqueue_many([np.zeros(3, np.float32), np.zeros(2, np.float32)])


def test_counts_and_options_must_make_sense() -> None:
    queue = scalars()
    with pytest.raises(ValueError, match="DequeueManyOp requested -1 < 0 elements"):
        queue.dequeue_many(-1)
    with pytest.raises(ValueError, match="DequeueUpToOp requested -2 < 0 elements"):
        queue.dequeue_many(-2, small=True)
    with pytest.raises(ValueError, match="min_after_dequeue 5 must be < capacity 5"):
        scalars(5, RandomShuffleQueue, min_after_dequeue=5)
    with pytest.raises(ValueError, match="Empty component types for queue q"):
        FIFOQueue(5, (), name="q")
    with pytest.raises(ValueError, match="Shapes must be provided for all components, but received 1 dtypes and 0"):
        PaddingFIFOQueue(5, (f32,), name="q")
    with pytest.raises(ValueError, match="Expected the priority element to be a scalar"):
        PriorityQueue(5, (f32,), name="q").enqueue_many([np.zeros((2, 1), np.int64), np.zeros(2, np.float32)])


def test_an_empty_batch_takes_no_time() -> None:
    queue = scalars(0)
    assert queue.enqueue_many(many()) is None
    assert got(queue.dequeue_many(0)) == []
    queue.close()
    assert got(queue.dequeue_many(0)) == []


@pytest.mark.parametrize("make", [FIFOQueue, RandomShuffleQueue])
def test_batches_may_be_made_of_places_all_over(make: Callable[..., Queue]) -> None:
    queue = make(-1, [i32], [()])
    for first in (0, 100):
        for k in range(6):
            queue.enqueue((np.array(first + k, np.int32),))
        for _ in range(3):
            queue.dequeue()
        queue.enqueue_many((np.arange(first + 6, first + 12, dtype=np.int32),))
        waiting: Any = queue.dequeue_many(12)
        for k in range(12, 15):
            assert not waiting.done()
            queue.enqueue((np.array(first + k, np.int32),))
        (got,) = waiting.result(0)
        assert len(set(got.tolist())) == 12
        if make is FIFOQueue:
            assert got.tolist() == list(range(first + 3, first + 15))
