"""A step bound to sizes: what a call needs besides its arrays, in the records of native/python/tfc_call.h."""

from __future__ import annotations

import ctypes
import math
from _thread import allocate_lock
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from tfc.codegen.program.program import Program
from tfc.runtime.execute.cpython import reads_scalar
from tfc.runtime.memory.storage import LARGE, address_of, aligned_array
from tfc.runtime.native.records import F32, F64, I32, I64, MOST, BindingRecord, OperandRecord, SavedRecord, ShiftRecord
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.fetch_plan import FetchPlan
from tfc.runtime.program.layout import Layout
from tfc.runtime.program.undo import StepVariables
from tfc.runtime.state.rw_lock import ReadWriteLock
from tfc.runtime.state.state import State, Variable

_NUMBER_TYPES = {np.dtype(np.float32): F32, np.dtype(np.float64): F64, np.dtype(np.int32): I32, np.dtype(np.int64): I64}
"""The element types for which Python's numbers may be fed."""


class BoundStep(BindingRecord):
    """The record of a bound step for native code: a program's steps (Binding), or a group's (group_binding.py).

    `error` tells why the step that has just ended failed.
    """

    def __init__(self, error: Callable[[], BaseException]) -> None:
        super().__init__()
        self.error = error
        self.kept: list[object] = []
        """The objects that the record points at."""
        self.self = id(self)

    def hold(self, lock: ReadWriteLock, version: ctypes.c_int64, writes: bool) -> None:
        """Let every call hold the variables."""
        begin, end = lock.ends_of(writes)
        self.kept += [lock, version, begin, end]
        self.lock, self.version, self.writes = ctypes.addressof(lock.counts), ctypes.addressof(version), writes
        self.begin, self.end = id(begin), id(end)

    def on_failure(self, failed: Callable[[], None]) -> None:
        """The function that native code calls when a walk has ended with a status; it raises the error of the failure
        record.
        """
        self.kept.append(failed)
        self.failed = id(failed)

    def operand(self, shape: Sequence[int], dtype: np.dtype[Any], buffer: int = 0) -> OperandRecord:
        """The record of an array of this shape and type."""
        dims = np.array(shape, np.intp)
        self.kept += [dims, dtype]
        size = dtype.itemsize * math.prod(shape)
        return OperandRecord(descr=id(dtype), dims=address_of(dims), bytes=size, rank=len(shape), buffer=buffer)

    def feed(self, shape: Sequence[int], dtype: np.dtype[Any], buffer: int = 0) -> OperandRecord:
        """The record of a feed, which may be a number when it has no dimensions."""
        made = self.operand(shape, dtype, buffer)
        if made.rank == 0:
            made.number_type = _NUMBER_TYPES.get(dtype, 0)
            made.scalar_type = id(dtype.type) if reads_scalar(dtype) else 0
        return made

    def array(self, records: Sequence[ctypes.Structure]) -> int:
        """The address of the records, one behind the other."""
        if not records:
            return 0
        array = (type(records[0]) * len(records))(*records)
        self.kept.append(array)
        return ctypes.addressof(array)


class Binding(BoundStep):
    """The steps of a program for one layout, in an activation of their own, which is bound to that layout.

    `undone` are the variables that a step which fails puts back.
    """

    def __init__(
        self,
        program: Program,
        layout: Layout,
        activation: Activation,
        fetches: Sequence[FetchPlan],
        undone: Sequence[Variable],
    ) -> None:
        super().__init__(activation.failed)
        self.layout, self.activation = layout, activation
        self.kept += [activation, layout]
        self.region = activation.first_region
        self.n_feeds, self.n_results = len(program.feeds), len(fetches)
        self.feeds = self.array(
            [self.feed(layout.shapes[feed.buffer], feed.dtype.storage, feed.buffer) for feed in program.feeds]
        )
        self.results = self.array([self._result(i, plan) for i, plan in enumerate(fetches)])
        moves = [ShiftRecord(*move) for move in layout.moving]
        self.moves, self.n_moves = self.array(moves), len(moves)
        copies = [aligned_array(variable.array.shape, variable.array.dtype) for variable in undone]
        saved = [
            SavedRecord(address_of(variable.array), address_of(copy), copy.nbytes)
            for variable, copy in zip(undone, copies, strict=True)
        ]
        self.kept += copies
        self.saved, self.n_saved = self.array(saved), len(saved)
        self.cancelled = ctypes.addressof(activation.monitor)
        self.brief = layout.brief

    def _result(self, i: int, plan: FetchPlan) -> OperandRecord:
        shape = self.layout.shapes[plan.buffer]
        made = self.operand(shape, plan.dtype, plan.buffer)
        made.copied = not plan.direct
        if made.bytes >= LARGE:
            make = partial(self.activation.places[i].empty, shape, made.bytes)
            self.kept.append(make)
            made.make = id(make)
        return made


class Bindings:
    """The bindings of an executable, one for each layout that is in use."""

    def __init__(self, program: Program, fetches: Sequence[FetchPlan], state: State, variables: StepVariables) -> None:
        self._program = program
        self._fetches = fetches
        self._state = state
        self._variables = variables
        self._all: list[Binding] = []
        self._allowed = True
        self._lock = allocate_lock()
        few = max(len(program.feeds), len(fetches)) <= MOST
        self.can_be = few and all(program.buffers[b].dtype.size for b in _ends(program))
        """Nothing that is fed or fetched is an object of Python."""

    def of(
        self, layout: Layout, activations: list[Activation], make_activation: Callable[[], Activation]
    ) -> Binding | None:
        """The binding for a layout, made when it is new, with an activation out of `activations` if there is one.

        None when native code must not run the next step, or can not because sizes first become known in the run.
        """
        version = self._state.shared.version  # as it is before the variables are looked at
        if not self._fits(layout) or not all(variable.initialized for variable in self._variables.touched):
            return None
        with self._lock:
            found = next((each for each in self._all if each.layout is layout), None)
            if found is None:
                try:
                    activation = activations.pop()
                except IndexError:
                    activation = make_activation()
                if activation.layout is not layout:
                    activation.bind(layout)
                found = Binding(self._program, layout, activation, self._fetches, self._variables.undone)
                if self._program.variables:
                    found.hold(self._state.lock, self._state.shared.version_cell, bool(self._program.written))
                found.off = not self._allowed
                self._all.append(found)
        found.verified = version
        return found

    def alone(self, layout: Layout, make_activation: Callable[[], Activation]) -> Binding | None:
        """A binding for one caller alone, whether or not the variables have values; None when there can be none."""
        if not self._fits(layout):
            return None
        activation = make_activation()
        activation.bind(layout)
        return Binding(self._program, layout, activation, self._fetches, self._variables.undone)

    def _fits(self, layout: Layout) -> bool:
        return self.can_be and all(b in layout.shapes for b in _ends(self._program))

    def remove(self, binding: Binding, activations: list[Activation]) -> None:
        """Take a binding out of use; its activation goes to `activations` unless a call is in it."""
        with self._lock:
            self._all = [each for each in self._all if each is not binding]
        if not binding.busy:
            binding.busy, binding.activation.layout = True, None
            activations.append(binding.activation)

    def cancel(self) -> None:
        """Ask the steps now running to stop."""
        for binding in self._all:
            if binding.busy:
                binding.activation.monitor.cancelled = 1

    def allow(self, allowed: bool) -> None:
        """Let native code run steps, or not: it traces nothing."""
        self._allowed = allowed
        for binding in self._all:
            binding.off = not allowed


def _ends(program: Program) -> Iterator[int]:
    """The buffers of feeds and fetches."""
    yield from (feed.buffer for feed in program.feeds)
    yield from (fetch.buffer for fetch in program.fetches)
