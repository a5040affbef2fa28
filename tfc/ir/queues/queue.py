"""Queues: FIFO, shuffling, padding and by priority (TensorFlow 1.15's queue_base.cc and the files of its four queues).

`Queue` has the rules all four share: who is served when, closing, error texts. The kinds differ in the order in which
the places of elements leave: `_push`, `_pop` and `_restore`.
"""

from __future__ import annotations

import heapq
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence

import numpy as np

from tfc.ir.queues.attempts import Attempt, Lines, Progress, settle
from tfc.ir.queues.elements import Places, Sizes, each_of, elements, gathered, joined
from tfc.ir.queues.pick import pick
from tfc.ir.queues.signature import Signature
from tfc.ir.reference.philox import advance, initial_state, words
from tfc.ir.types.types import Array, DType, i64

Components = Sequence[Array]
ENQUEUES, DEQUEUES = 0, 1
UNBOUNDED = 2**31 - 1


class Queue(Lines, ABC):
    """A queue of elements, each with the components of `signature`. Safe for any number of threads.

    What may have to wait gives its result or a future of it. Elements are copied in. A step that gives up gets back
    into the queue what it had taken.
    """

    kind = ""
    """TensorFlow's name for it."""

    def __init__(
        self, capacity: int, dtypes: Sequence[DType], shapes: Sequence[Sizes | None] = (), name: str = "queue"
    ) -> None:
        super().__init__(sides=2)
        if not dtypes:
            raise ValueError(f"Empty component types for queue {name}")
        self.signature = Signature(tuple(dtypes), tuple(shapes))
        self.capacity = UNBOUNDED if capacity < 0 else capacity
        self.name = name
        self.closed = False
        self.believed: tuple[object, object] = (None, None)
        """The types and shapes that a node last had right."""
        self._elements = elements(self.signature.dtypes, self.signature.each_shape)
        self._entering = threading.Lock()
        """Held while elements are copied in, not `lock`: others go on taking theirs."""

    # ---- the order of elements ------------------------------------------------------------------------------------

    @abstractmethod
    def __len__(self) -> int:
        """The number of elements in the queue."""

    @abstractmethod
    def _push(self, places: Places) -> None:
        """Add elements."""

    @abstractmethod
    def _pop(self, count: int) -> Places:
        """Take out this many elements."""

    @abstractmethod
    def _restore(self, places: Places) -> None:
        """Add elements again that were taken in this order."""

    def _available(self) -> int:
        """The number of elements that may be dequeued now."""
        return len(self)

    # ---- what steps do with it ------------------------------------------------------------------------------------

    def size(self) -> int:
        """The number of elements in the queue."""
        with self.lock:
            return len(self)

    def enqueue(self, values: Components) -> object:
        """Add an element. CANCELLED when the queue is closed."""
        self.signature.check(values)
        return self._enter(1, tuple([value[np.newaxis] for value in values]))

    def enqueue_many(self, values: Components) -> object:
        """Add the rows of a batch one after the other, as there is room. CANCELLED when the queue is closed."""
        count = self.signature.check_batch(values)
        return self._enter(count, tuple(values)) if count else None

    def dequeue(self) -> object:
        """Take an element: its components. OUT_OF_RANGE when the queue is closed and empty."""
        return self.attempt(DEQUEUES, Attempt(self._try_dequeue, 1, what="Dequeue"))

    def dequeue_many(self, count: int, small: bool = False) -> object:
        """Take `count` elements, stacked; the rest when `small` and the queue is closed. Else OUT_OF_RANGE then."""
        if count < 0:
            raise ValueError(f"Dequeue{'UpTo' if small else 'Many'}Op requested {count} < 0 elements")
        self._check_batches()
        if not count:
            # a batch of no elements; unknown sizes are zero
            shapes = ((0, *(d or 0 for d in shape or ())) for shape in self.signature.each_shape)
            return tuple(np.zeros(s, d.numpy) for s, d in zip(shapes, self.signature.dtypes, strict=True))
        if (taken := self._take_at_once(count)) is not None:
            return taken
        return self.attempt(
            DEQUEUES, Attempt(self._try_dequeue_many, count, small, undo=self._give_back, what="Dequeue")
        )

    def close(self, cancel_pending_enqueues: bool = False) -> object:
        """Let no more elements in: once those that wait are, or at once, cancelling them. CANCELLED if it is closed."""
        if not cancel_pending_enqueues:
            return self.attempt(ENQUEUES, Attempt(self._try_close, what="Close"))
        self._shut(ENQUEUES)
        return None

    def discard(self) -> None:
        """Close and cancel everything that waits, on both sides: the queue can not be found again."""
        self._shut(ENQUEUES, DEQUEUES)

    # ---- attempts -------------------------------------------------------------------------------------------------

    def _enter(self, count: int, values: tuple[Array, ...]) -> object:
        """Copy elements into storage, and add them once there is room. So the thread that makes room copies nothing: it
        may run a training step, which others wait for.
        """
        with self._entering:
            with self.lock:
                places = self._elements.reserve(count)
            self._elements.write(places, values)
        if self._push_at_once(places):
            return None
        attempt = Attempt(self._try_enqueue, count, held=[places], undo=self._forget, what="Enqueue")
        return self.attempt(ENQUEUES, attempt)

    # An input pipeline enqueues and dequeues all the time, mostly when no attempt is before it and nothing is missing.

    def _push_at_once(self, places: Places) -> bool:
        """Add all elements if there is room for them and no attempt waits; False when not."""
        finished: list[Attempt] = []
        with self.lock:
            if self.closed or self.lines[ENQUEUES] or self.capacity - len(self) < len(places):
                return False
            self._push(places)
            if self.lines[DEQUEUES]:
                self._flush(finished)
        settle(finished)
        return True

    def _take_at_once(self, count: int) -> tuple[Array, ...] | None:
        """Take as many elements if they are there and no attempt waits; None when not."""
        finished: list[Attempt] = []
        with self.lock:
            if self.lines[DEQUEUES] or self._available() < count:
                return None
            taken = self._elements.take_batch(self._pop(count))
            if self.lines[ENQUEUES]:
                self._flush(finished)
        settle(finished)
        return taken

    def _shut(self, *sides: int) -> None:
        finished: list[Attempt] = []
        with self.lock:
            self.closed = True
            for side in sides:
                self._cancel(self.lines[side], finished)
        settle(finished)
        self.flush()

    def _try_close(self, attempt: Attempt) -> Progress:
        if self.closed:
            return attempt.fail(f"Queue '{self.name}' is already closed.", "CANCELLED")
        if not attempt.commit():
            return Progress.NONE
        self.closed = True
        return attempt.complete()

    def _try_enqueue(self, attempt: Attempt) -> Progress:
        if self.closed:
            failed = attempt.fail(f"{self.kind} '{self.name}' is closed.", "CANCELLED")
            if failed is Progress.COMPLETE:
                self._forget(attempt)
            return failed
        count = min(self.capacity - len(self), attempt.requested)
        if count <= 0 or (count == attempt.requested and not attempt.commit()):
            return Progress.NONE
        (places,) = attempt.held
        self._push(places[:count])
        attempt.held = [places[count:]]
        attempt.requested -= count
        return Progress.SOME if attempt.requested else attempt.complete()

    def _forget(self, attempt: Attempt) -> None:
        self._elements.free(joined(attempt.held))

    def _try_dequeue(self, attempt: Attempt) -> Progress:
        if self.closed and not len(self):
            return attempt.fail(self._insufficient(1, 0), "OUT_OF_RANGE")
        if self._available() <= 0 or not attempt.commit():
            return Progress.NONE
        (place,) = self._pop(1)
        return attempt.complete(self._elements.take(int(place)))

    def _try_dequeue_many(self, attempt: Attempt) -> Progress:
        size = len(self)
        if self.closed and size < attempt.requested:
            self._give_back(attempt)
            if attempt.small and len(self):
                attempt.requested = len(self)
            else:  # nothing more comes: enqueues fail on a closed queue, and are served before dequeues
                return attempt.fail(self._insufficient(attempt.requested, size), "OUT_OF_RANGE")
        count = min(self._available(), attempt.requested)
        if count <= 0 or (count == attempt.requested and not attempt.commit()):
            return Progress.NONE
        attempt.held.append(self._pop(count))
        attempt.requested -= count
        if attempt.requested:
            return Progress.SOME
        return attempt.complete(self._elements.take_batch(joined(attempt.held)))

    def _give_back(self, attempt: Attempt) -> None:
        self._restore(joined(attempt.held))
        attempt.held = []

    def _insufficient(self, requested: int, size: int) -> str:
        return (
            f"{self.kind} '{self.name}' is closed and has insufficient elements "
            f"(requested {requested}, current size {size})"
        )

    def _check_batches(self) -> None:
        if not self.signature.is_known:
            raise ValueError(
                f"{self.kind}'s DequeueMany and DequeueUpTo require the components to have specified shapes."
            )


class FIFOQueue(Queue):
    """First in, first out."""

    kind = "FIFOQueue"

    def __init__(
        self, capacity: int, dtypes: Sequence[DType], shapes: Sequence[Sizes | None] = (), name: str = "queue"
    ) -> None:
        super().__init__(capacity, dtypes, shapes, name)
        self._order: deque[Places] = deque()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def _push(self, places: Places) -> None:
        self._order.append(places)
        self._count += len(places)

    def _pop(self, count: int) -> Places:
        self._count -= count
        return gathered(count, self._order.popleft, self._order.appendleft)

    def _restore(self, places: Places) -> None:
        if len(places):
            self._order.appendleft(places)
            self._count += len(places)


class PaddingFIFOQueue(FIFOQueue):
    """First in, first out; sizes may be unknown, and a batch is padded with zeros to the largest ones in it."""

    kind = "PaddingFIFOQueue"

    def __init__(
        self, capacity: int, dtypes: Sequence[DType], shapes: Sequence[Sizes | None] = (), name: str = "queue"
    ) -> None:
        super().__init__(capacity, dtypes, shapes, name)
        if len(shapes) != len(dtypes):
            raise ValueError(
                f"Shapes must be provided for all components, but received {len(dtypes)} dtypes and {len(shapes)} "
                "shapes."
            )
        if any(shape is None for shape in shapes):
            raise ValueError(f"PaddingFIFOQueue '{name}' needs the rank of every component")

    def _check_batches(self) -> None:
        """Any shapes will do."""


class RandomShuffleQueue(Queue):
    """Elements leave in random order, picked by Philox; `min_after_dequeue` of them stay until the queue is closed.

    Seeds (0, 0) ask for an unpredictable order.
    """

    kind = "RandomShuffleQueue"
    WORDS_AT_ONCE = 4096

    def __init__(
        self,
        capacity: int,
        dtypes: Sequence[DType],
        shapes: Sequence[Sizes | None] = (),
        name: str = "queue",
        *,
        min_after_dequeue: int = 0,
        seed: int = 0,
        seed2: int = 0,
    ) -> None:
        super().__init__(capacity, dtypes, shapes, name)
        if min_after_dequeue < 0:
            raise ValueError(f"min_after_dequeue {min_after_dequeue} must be >= 0")
        if min_after_dequeue >= self.capacity:
            raise ValueError(f"min_after_dequeue {min_after_dequeue} must be < capacity {self.capacity}")
        self.min_after_dequeue = min_after_dequeue
        self.seeds = (seed, seed2)
        self._generator = initial_state(seed, seed2)
        self._words = np.zeros(0, np.uint32)
        """The next words of the generator, which are made many at a time."""
        self._order = np.empty(16, np.intp)
        """The places, of which the first `_count` count. An array: a list of numbers is cold memory all over."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def _available(self) -> int:
        return self._count - (0 if self.closed else self.min_after_dequeue)

    def _push(self, places: Places) -> None:
        end = self._count + len(places)
        if end > len(self._order):
            self._order = np.concatenate([self._order, np.empty(end, np.intp)])
        self._order[self._count : end] = each_of(places)
        self._count = end

    def _pop(self, count: int) -> Places:
        while len(self._words) < count:
            more = words(self._generator, self.WORDS_AT_ONCE)
            self._words = np.concatenate([self._words, more])
            self._generator = advance(self._generator, self.WORDS_AT_ONCE // 4)
        picked = pick(self._order, self._count, self._words[:count])
        self._words = self._words[count:]
        self._count -= count
        return picked

    def _restore(self, places: Places) -> None:
        self._push(each_of(places)[::-1])


class PriorityQueue(Queue):
    """A queue by priority: the element with the smallest first component, an i64, leaves first; of equal ones the
    oldest.

    A batch is taken only when all of it is there, so that it is sorted. `dtypes` and `shapes` leave the priority out.
    """

    kind = "PriorityQueue"

    def __init__(
        self, capacity: int, dtypes: Sequence[DType], shapes: Sequence[Sizes | None] = (), name: str = "queue"
    ) -> None:
        shapes = ((), *shapes) if shapes or not dtypes else ()
        super().__init__(capacity, (i64, *dtypes), shapes, name)
        self._heap: list[tuple[int, int, int]] = []
        self._entered = 0

    def __len__(self) -> int:
        return len(self._heap)

    def enqueue(self, values: Components) -> object:
        """As `Queue.enqueue`; the priority must be a scalar."""
        self._check_priority(values, 0)
        return super().enqueue(values)

    def enqueue_many(self, values: Components) -> object:
        """As `Queue.enqueue_many`; the priorities must be a vector."""
        self._check_priority(values, 1)
        return super().enqueue_many(values)

    def _check_priority(self, values: Components, rank: int) -> None:
        self.signature.check_batch(values) if rank else self.signature.check(values)
        if values[0].ndim != rank:
            shape = ",".join(map(str, values[0].shape[rank:]))
            raise ValueError(f"Expected the priority element to be a scalar, but received shape: [{shape}]")

    def _push(self, places: Places) -> None:
        for place, priority in zip(places, self._elements.first(places), strict=True):
            self._entered += 1
            heapq.heappush(self._heap, (priority, self._entered, int(place)))

    def _pop(self, count: int) -> Places:
        return np.array([heapq.heappop(self._heap)[2] for _ in range(count)], np.intp)

    def _restore(self, places: Places) -> None:
        assert not len(places)  # a batch is taken whole or not at all

    def _try_dequeue_many(self, attempt: Attempt) -> Progress:
        size = len(self)
        if self.closed and attempt.small and size:
            attempt.requested = min(size, attempt.requested)
        elif self.closed and size < attempt.requested:
            return attempt.fail(self._insufficient(attempt.requested, size), "OUT_OF_RANGE")
        return super()._try_dequeue_many(attempt) if size >= attempt.requested else Progress.NONE

    def _check_batches(self) -> None:
        if not self.signature.is_known:
            raise ValueError(f"{self.kind}'s DequeueMany requires the components to have specified shapes.")
