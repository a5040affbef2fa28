"""Random histories of queues against the plain model: who is served when, in which order, what fails and how."""

from __future__ import annotations

from concurrent.futures import CancelledError, Future
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tfc
from tests.ir.queues.queue_model import WAITING, QueueModel, Wish
from tests.selection import examples
from tfc.ir.queues.queue import FIFOQueue, PaddingFIFOQueue, PriorityQueue, Queue, RandomShuffleQueue
from tfc.ir.types.types import Array, f32, i64


class Histories(RuleBasedStateMachine):
    """Elements are numbers 1, 2 …; the second component of each is a row that follows from the first."""

    def __init__(self) -> None:
        super().__init__()
        self.next = self.open_for = 0
        self.pairs: list[tuple[Wish, object]] = []

    @initialize(
        kind=st.sampled_from([FIFOQueue, PaddingFIFOQueue, RandomShuffleQueue, PriorityQueue]),
        capacity=st.integers(1, 6) | st.just(-1),
        minimum=st.integers(0, 3),
        seed=st.integers(0, 9),
        open_for=st.integers(2, 15),
    )
    def make(self, kind: type[Queue], capacity: int, minimum: int, seed: int, open_for: int) -> None:
        self.open_for = open_for
        minimum = min(minimum, capacity - 1) if capacity > 0 else minimum
        more: dict[str, Any] = {"min_after_dequeue": minimum, "seed": 7, "seed2": seed}
        row = (None,) if kind is PaddingFIFOQueue and seed % 2 else (2,)
        types = ((f32,), (row,)) if kind is PriorityQueue else ((i64, f32), ((), row))
        self.queue = kind(capacity, *types, name="q", **(more if kind is RandomShuffleQueue else {}))
        self.model = QueueModel(kind.kind, capacity, minimum, seed)

    def components(self, elements: list[int]) -> tuple[Array, Array]:
        numbers = np.array(elements, np.int64)
        return numbers, np.stack([numbers, -numbers], -1).reshape(-1, 2).astype(np.float32)

    def fresh(self, count: int) -> list[int]:
        """Numbers that are not in order, so that priorities matter; no two are equal."""
        self.next += count
        return [(number * 37) % 1009 for number in range(self.next - count, self.next)]

    def ask(self, wish: Wish, call: Any, *arguments: Any) -> None:
        try:
            outcome = call(*arguments)
        except tfc.Error as error:
            outcome = error
        self.pairs.append((wish, outcome))

    @rule()
    def enqueue(self) -> None:
        number = self.fresh(1)
        values = self.components(number)
        self.ask(self.model.enqueue(number), self.queue.enqueue, [values[0][0:1].reshape(()), values[1][0]])

    @rule(count=st.integers(0, 5))
    def enqueue_many(self, count: int) -> None:
        numbers = self.fresh(count)
        values = self.components(numbers)
        self.ask(self.model.enqueue(numbers), self.queue.enqueue_many, values)
        for value in values:
            value[...] = 999  # the step's memory is used again

    @rule()
    def dequeue(self) -> None:
        self.ask(self.model.dequeue(1, single=True), self.queue.dequeue)

    @rule(count=st.integers(0, 5), small=st.booleans())
    def dequeue_many(self, count: int, small: bool) -> None:
        self.ask(self.model.dequeue(count, small), self.queue.dequeue_many, count, small)

    @precondition(lambda self: len(self.pairs) >= self.open_for)
    @rule(cancel=st.booleans())
    def close(self, cancel: bool) -> None:
        self.ask(self.model.close(cancel), self.queue.close, cancel)

    @precondition(lambda self: any(wish.outcome == WAITING for wish, _ in self.pairs))
    @rule(data=st.data())
    def withdraw(self, data: st.DataObject) -> None:
        wish, future = data.draw(st.sampled_from([pair for pair in self.pairs if pair[0].outcome == WAITING]))
        assert isinstance(future, Future)
        assert future.cancel()
        self.model.withdraw(wish)

    @invariant()
    def same_outcomes(self) -> None:
        if not hasattr(self, "queue"):
            return
        assert self.queue.size() == len(self.model.elements)
        assert self.queue.closed == self.model.closed
        for wish, outcome in self.pairs:
            assert self.seen(outcome) == wish.outcome

    def seen(self, outcome: object) -> tuple[Any, ...]:
        """What came of an attempt, in the model's words."""
        if isinstance(outcome, Future):
            if not outcome.done():
                return WAITING
            try:
                outcome = outcome.result() if outcome.exception() is None else outcome.exception()
            except CancelledError:
                return ("withdrawn",)
        if isinstance(outcome, tfc.Error):
            return ("error", outcome.code, outcome.message)
        if outcome is None:
            return ("done",)
        assert isinstance(outcome, tuple)
        numbers, rows = outcome
        assert rows.dtype == np.float32
        if len(np.atleast_1d(numbers)):
            np.testing.assert_array_equal(rows, np.stack([numbers, -numbers], -1).astype(np.float32))
        return ("got", np.atleast_1d(numbers).tolist())


Histories.TestCase.settings = settings(max_examples=examples(150), stateful_step_count=40, deadline=None)
TestHistories = Histories.TestCase
