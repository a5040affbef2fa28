"""Queues in the plainest Python: one element at a time, as TensorFlow's sources say it. The oracle of ir/queues/."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tfc.ir.reference.philox import initial_state, words

WAITING = ("waiting",)


@dataclass(eq=False)
class Wish:
    """One attempt: what it wants, and what became of it."""

    verb: str
    elements: list[Any] = field(default_factory=list)
    wanted: int = 0
    small: bool = False
    taken: list[Any] = field(default_factory=list)
    outcome: tuple[Any, ...] = WAITING


class QueueModel:
    """A queue of plain values. Priorities are the values of a priority queue."""

    def __init__(self, kind: str, capacity: int, minimum: int = 0, seed: int = 0) -> None:
        self.kind, self.capacity, self.minimum = kind, capacity if capacity >= 0 else 10**9, minimum
        self.elements: list[Any] = []
        self.closed = False
        self.sides: dict[str, list[Wish]] = {"enqueue": [], "dequeue": []}
        self.picks = iter(words(initial_state(7, seed), 20_000).tolist())

    # ---- what a step asks for -------------------------------------------------------------------------------------

    def ask(self, side: str, wish: Wish) -> Wish:
        self.sides[side].append(wish)
        self.settle()
        return wish

    def enqueue(self, elements: list[Any]) -> Wish:
        if not elements:
            return Wish("enqueue", outcome=("done",))
        return self.ask("enqueue", Wish("enqueue", list(elements)))

    def dequeue(self, wanted: int, small: bool = False, single: bool = False) -> Wish:
        if wanted == 0:
            return Wish("dequeue", outcome=("got", []))
        return self.ask("dequeue", Wish("single" if single else "dequeue", wanted=wanted, small=small))

    def close(self, cancel: bool) -> Wish:
        if not cancel:
            return self.ask("enqueue", Wish("close"))
        self.closed = True
        for wish in self.sides["enqueue"]:
            name = "Close" if wish.verb == "close" else "Enqueue"
            if wish.outcome == WAITING:
                wish.outcome = ("error", "CANCELLED", f"{name} operation was cancelled")
        self.sides["enqueue"].clear()
        self.settle()
        return Wish("close", outcome=("done",))

    def withdraw(self, wish: Wish) -> None:
        """The step gives up: what it had taken goes back once its turn comes, which is at once if it is the first."""
        wish.outcome = ("withdrawn",)
        self.settle()

    # ---- serving --------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        while any([self.serve(side) for side in ("enqueue", "dequeue")]):
            pass

    def serve(self, side: str) -> bool:
        changed = False
        line = self.sides[side]
        while line:
            wish = line[0]
            if wish.outcome == ("withdrawn",):
                self.put_back(wish)
                line.pop(0)
                changed = True
                continue
            before = len(wish.elements), len(wish.taken)
            if not getattr(self, f"try_{wish.verb}")(wish):
                return changed or before != (len(wish.elements), len(wish.taken))
            line.pop(0)
            changed = True
        return changed

    def try_close(self, wish: Wish) -> bool:
        wish.outcome = ("error", "CANCELLED", "Queue 'q' is already closed.") if self.closed else ("done",)
        self.closed = True
        return True

    def try_enqueue(self, wish: Wish) -> bool:
        if self.closed:
            wish.outcome = ("error", "CANCELLED", f"{self.kind} 'q' is closed.")
            return True
        while wish.elements and len(self.elements) < self.capacity:
            self.elements.append(wish.elements.pop(0))
        if not wish.elements:
            wish.outcome = ("done",)
        return not wish.elements

    def ready(self) -> int:
        return len(self.elements) - (0 if self.closed or self.kind != "RandomShuffleQueue" else self.minimum)

    def take(self) -> Any:
        if self.kind == "RandomShuffleQueue":
            at = next(self.picks) % len(self.elements)
            picked, self.elements[at] = self.elements[at], self.elements[-1]
            self.elements.pop()
            return picked
        at = self.elements.index(min(self.elements)) if self.kind == "PriorityQueue" else 0
        return self.elements.pop(at)

    def put_back(self, wish: Wish) -> None:
        back = list(reversed(wish.taken))
        if self.kind == "RandomShuffleQueue":
            self.elements += back
        else:
            for element in back:
                self.elements.insert(0, element)
        wish.taken = []

    def short(self, wanted: int, size: int) -> tuple[Any, ...]:
        text = f"{self.kind} 'q' is closed and has insufficient elements (requested {wanted}, current size {size})"
        return ("error", "OUT_OF_RANGE", text)

    def try_single(self, wish: Wish) -> bool:
        if self.closed and not self.elements:
            wish.outcome = self.short(1, 0)
        elif self.ready() > 0:
            wish.outcome = ("got", [self.take()])
        return wish.outcome != WAITING

    def try_dequeue(self, wish: Wish) -> bool:
        size, missing = len(self.elements), wish.wanted - len(wish.taken)
        if self.closed and size < missing:
            self.put_back(wish)
            if not (wish.small and self.elements):
                wish.outcome = self.short(missing, size)
                return True
            wish.wanted = missing = len(self.elements)
        if self.kind == "PriorityQueue" and len(self.elements) < missing:
            return False
        while len(wish.taken) < wish.wanted and self.ready() > 0:
            wish.taken.append(self.take())
        if len(wish.taken) == wish.wanted:
            wish.outcome = ("got", wish.taken)
        return wish.outcome != WAITING
