"""The initial records of a dataflow's runs: filled once for a layout, then copied for each run.

A step on several devices begins as many runs as there are devices, so little may be left to do: operands' addresses.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from operator import is_

from tfc.ir.types.types import Array
from tfc.runtime.dataflow.flow_memory import pointers
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.flow_records import ExecutorRecord, ValueRecord


class FlowStart:
    """The initial record of a dataflow, `blank`, in which all is set that does not depend on the run; the arguments'
    `types` are numbers as in `tfc_value.type`, with their `sizes` in bytes, -1 for objects.
    """

    def __init__(
        self, blank: ExecutorRecord, number: int, types: range, sizes: Sequence[int], names: Sequence[str], widest: int
    ) -> None:
        self.names = names
        """Of the results."""
        self.operands = values = (ValueRecord * max(1, len(types)))()
        for value, kind, size in zip(values, types, sizes, strict=False):
            value.bytes, value.kept, value.type = size, 1, kind
        self._arguments = pointers([ctypes.addressof(value) for value in values])
        self._results = (ctypes.c_void_p * max(1, len(names)))()
        self._outputs = (ctypes.c_void_p * max(1, widest))()
        record = self._record = ExecutorRecord.from_buffer_copy(blank)
        record.root = number
        record.arguments, record.outputs = ctypes.addressof(self._arguments), ctypes.addressof(self._outputs)
        record.results = ctypes.addressof(self._results)
        self._operands = [(value, value.bytes < 0) for value in values[: len(types)]]
        self._has_objects = any(is_object for _, is_object in self._operands)
        self._held: Sequence[Array] = ()
        self._lasting: Sequence[Array] = ()

    def fill(
        self, record: ExecutorRecord, operands: Sequence[Array], number: Callable[[Array], int], lasting: bool = False
    ) -> None:
        """Make the record that of a new run; `number` numbers objects. The operands must live until `end`.

        `lasting` ones are kept: the next run need not look for them if it has the same.
        """
        ctypes.memmove(ctypes.addressof(record), ctypes.addressof(self._record), ctypes.sizeof(record))
        ctypes.memset(ctypes.addressof(self._results), 0, ctypes.sizeof(self._results))
        if lasting and len(operands) == len(self._lasting) and all(map(is_, operands, self._lasting)):
            return
        self._held, self._lasting = operands, operands if lasting and not self._has_objects else ()
        for (value, is_object), array in zip(self._operands, operands, strict=True):
            if is_object:
                value.object = number(array)
            else:
                value.data = address_of(array)

    def end(self) -> None:
        """Release the operands."""
        self._held = ()
