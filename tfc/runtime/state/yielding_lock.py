"""A lock on the variables of a session that a step holds while it makes progress, and yields while all of it waits.

A step that waits for another one, a Dequeue for an Enqueue, would wait for ever if it kept the other from the
variables. So it lets go meanwhile. What it has written by then the others can see, and a failure afterwards does not
undo it; a step that has written nothing yet takes copies anew and stays atomic.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType

from tfc.runtime.state.rw_lock import ReadWriteLock


class YieldingLock:
    """A context: the lock is taken on entry and released at the end. A failed step is undone if it can be, see the
    module's text. One step at a time may use it, again and again.

    `save` copies aside what the step may write, `restore` puts it back, `changed` names the variables that differ from
    their copies. None of them is called for a step that only reads. DEADLINE_EXCEEDED when others have not let go of
    the variables by `deadline`, of time.monotonic.
    """

    def __init__(
        self,
        lock: ReadWriteLock,
        writes: bool,
        save: Callable[[], None],
        restore: Callable[[], None],
        changed: Callable[[], list[str]],
        deadline: float | None = None,
    ) -> None:
        self._writes = writes
        self._take, self._release = lock.ends_of(writes)
        self._deadline = deadline
        self._save, self._restore, self._changed = save, restore, changed
        self._can_undo = True
        self._has_begun = False

    def __enter__(self) -> YieldingLock:
        self._can_undo, self._has_begun = True, False
        self._take(self._deadline)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            if problem is not None and self._has_begun:
                if self._can_undo:
                    self._restore()
                elif names := self._changed():
                    problem.add_note(
                        "the step had let go of the variables while it waited, so it is not undone; "
                        f"changed since it began: {', '.join(names)}"
                    )
        finally:
            self._release()

    def save(self) -> None:
        """Copy aside what the step may write, before it begins to."""
        if self._writes:
            self._save()
            self._has_begun = True

    def release(self, has_written: bool) -> None:
        """Release the variables while the step waits; `has_written` says whether it has written a variable yet."""
        self._can_undo &= not has_written
        self._release()

    def reacquire(self) -> None:
        """Take the variables again: the step continues."""
        self._take()
        if self._can_undo:
            self.save()
