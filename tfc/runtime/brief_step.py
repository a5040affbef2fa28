"""Steps of a few microseconds: all that depends on the sizes alone is settled once, so that a call is little more than
the addresses of its arrays and one foreign call.

Such a step runs while it holds the interpreter lock and, when it touches variables, the state's mutex itself: both for
less time than handing them over would take.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tfc.codegen.program import Program
from tfc.ir.types import Array
from tfc.runtime.failure import step_error
from tfc.runtime.fetch_plan import FetchPlan
from tfc.runtime.layout import Layout
from tfc.runtime.slot import Slot
from tfc.runtime.state import State
from tfc.runtime.storage import RECYCLED, address_of

_empty = np.empty


def runs_briefly(program: Program, layout: Layout, fetches: Sequence[FetchPlan]) -> bool:
    """True for a layout whose steps are one short walk over kernels that write the results themselves."""
    return (
        layout.brief
        and len(program.instructions) > 0
        and not any(use.assigned for use in program.variables)
        and all(feed.dtype.size for feed in program.feeds)
        and all(plan.direct and layout.bytes(plan.buffer, plan.info) < RECYCLED for plan in fetches)
    )


class BriefStep:
    """The steps of a program for one layout that `runs_briefly`.

    `walk` runs a region without releasing the interpreter lock, `state` is None when the program has no variables, and
    `check_initialized` raises when one of them has no value.
    """

    def __init__(
        self,
        program: Program,
        layout: Layout,
        fetches: Sequence[FetchPlan],
        walk: Callable[[int], int],
        state: State | None,
        check_initialized: Callable[[], None],
    ) -> None:
        self._program = program
        self._walk = walk
        self._state = state
        self._check_initialized = check_initialized
        self._feeds = [feed.buffer for feed in program.feeds]
        self._spans = [(b, layout.bytes(b, program.buffers[b])) for b in self._feeds]
        self._results = [(plan.buffer, layout.shapes[plan.buffer], plan.dtype, plan) for plan in fetches]
        self._moves = bool(layout.moving)
        self._writes = bool(program.written)

    def run(self, slot: Slot, feeds: Sequence[Array], out: Sequence[Array | None] | None) -> list[Array]:
        """One step in a slot that is bound to the layout."""
        table = slot.table
        for b, array in zip(self._feeds, feeds):  # noqa: B905  their number has been checked
            table[b] = address_of(array)
        results: list[Array] = []
        for i, (b, shape, dtype, plan) in enumerate(self._results):
            if out is None or (given := out[i]) is None:
                result: Array = _empty(shape, dtype)
                table[b] = address_of(result)
            else:
                result = given
                plan.check_given(result, shape)
                begin = table[b] = address_of(result)
                end = begin + result.nbytes
                for feed, size in self._spans:
                    start = table[feed] or 0
                    if start < end and begin < start + size:
                        raise plan.overlap()
            results.append(result)
        if self._moves:
            slot.move_views()
        if self._state is None:
            status = self._walk(slot.first_region)
        else:
            status = self._walk_on_variables(self._state, slot.first_region)
        if status:
            raise step_error(self._program, slot.failure)
        return results

    def _walk_on_variables(self, state: State, region: int) -> int:
        lock = state.lock
        with lock.mutex:
            if not lock.writing and not lock.waiting_writers and not (self._writes and lock.readers):
                self._check_initialized()
                return self._walk(region)
        with lock.writing_alone() if self._writes else lock.reading():
            self._check_initialized()
            return self._walk(region)
