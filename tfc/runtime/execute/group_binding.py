"""A step on several devices bound to sizes, for calls by native code: a group's run of microseconds (fast_group.py).

A call copies the records of a begun run over those of the last one, writes where its feeds lie, drives the group on the
calling thread and copies the results out: native/python/call.c.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tfc.runtime.dataflow.fast_group import FastGroup
from tfc.runtime.execute.binding import BoundStep
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.flow_records import ValueRecord
from tfc.runtime.native.records import BegunRecord, CellRecord

if TYPE_CHECKING:
    from tfc.ir.types.types import Array
    from tfc.runtime.execute.device_executable import Run


class GroupBinding(BoundStep):
    """The steps of `run`, whose group is `brief`, for feeds of the sizes of these. The run belongs to it alone."""

    def __init__(self, run: Run, brief: FastGroup, feeds: Sequence[Array]) -> None:
        super().__init__(self._why)
        self.run, self._brief = run, brief
        self.is_spent = False
        """A run has failed: its records are not used again."""
        self.kept += [run, brief]
        self.feeds = self.array([self.feed(array.shape, array.dtype) for array in feeds])
        self.results = self.array([self.operand(each.shape, each.dtype) for each in brief.results])
        self.n_feeds, self.n_results = len(feeds), len(brief.results)
        cells = [CellRecord(ctypes.addressof(value) + ValueRecord.data.offset, k) for value, k in brief.operands]
        values = (ctypes.c_void_p * max(1, len(brief.results)))(*[each.place for each in brief.results])
        self._begun = BegunRecord(
            group=brief.group.address,
            records=brief.records,
            fresh=address_of(brief.fresh),
            bytes=brief.fresh.nbytes,
            cells=self.array(cells),
            n_cells=len(cells),
            values=ctypes.addressof(values),
        )
        self.kept += [values, self._begun, brief.fresh]
        self.begun = ctypes.addressof(self._begun)
        self.cancelled = ctypes.addressof(run.activations[0].monitor)
        self.brief = True

    def _why(self) -> BaseException:
        self.is_spent = True
        return self._brief.group.failure(self._begun.status)
