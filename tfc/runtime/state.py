"""What outlives a step: the variables of a session, and the state of ops such as random number generators.

A variable's storage is allocated once and never moves, so compiled steps hold its address. Assigning copies into it.
(White paper §2, "Variables"; TensorFlow: core/kernels/variable_ops.cc.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from tfc.codegen.program import Program, VariableUse
from tfc.ir.errors import Error
from tfc.ir.slot import Slot
from tfc.ir.types import Array, DType
from tfc.runtime.step_lock import StepLock
from tfc.runtime.storage import aligned_array


class Variable:
    """The storage of one variable. `hidden` ones belong to an op and are not listed."""

    __slots__ = ("array", "dtype", "hidden", "initialized", "name")

    def __init__(self, name: str, dtype: DType, shape: tuple[int, ...]) -> None:
        self.name = name
        self.dtype = dtype
        try:
            self.array = aligned_array(shape, dtype.storage)
        except Error as problem:
            problem.node = name
            raise
        self.array[...] = b"" if dtype.size == 0 else np.zeros((), dtype.storage)
        self.initialized = False
        self.hidden = False


class State:
    """Variables by name. Hold `lock` for reading or writing around everything that touches their arrays."""

    def __init__(self) -> None:
        self.lock = StepLock()
        self.version = 0
        """Changes whenever some variable becomes initialised or loses its value."""
        self._variables: dict[str, Variable] = {}
        self._ops: dict[str, Slot] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._variables

    def __getitem__(self, name: str) -> Variable:
        return self._variables[name]

    def __iter__(self) -> Iterator[Variable]:
        return (self._variables[name] for name in sorted(self._variables))

    def is_initialized(self, name: str) -> bool:
        """True when the variable exists and has a value."""
        return name in self._variables and self._variables[name].initialized

    def declare(self, name: str, dtype: DType, shape: tuple[int, ...]) -> Variable:
        """The variable of this name and type, made without a value when new; INVALID_ARGUMENT when the type differs."""
        variable = self._variables.get(name)
        if variable is None:
            return self._variables.setdefault(name, Variable(name, dtype, shape))
        if variable.dtype != dtype or variable.array.shape != shape:
            have = f"{variable.dtype}{list(variable.array.shape)}"
            raise Error(f"variable {name} is {have}, the step uses it as {dtype}{list(shape)}", node=name)
        return variable

    def declare_used(self, use: VariableUse, program: Program) -> Variable:
        """The variable a program uses; an op's own state starts with the constant the program holds for it."""
        if any(not isinstance(size, int) for size in use.shape):
            raise Error(f"the shape of variable {use.name} depends on a symbolic dimension", node=use.name)
        variable = self.declare(use.name, use.dtype, tuple(size for size in use.shape if isinstance(size, int)))
        if use.initial >= 0 and not variable.initialized:
            variable.hidden = True
            variable.array[...] = program.constants[use.initial]
            self.set_initialized(variable, True)
        return variable

    def set_initialized(self, variable: Variable, initialized: bool) -> None:
        """Note that a variable has a value, or has none any more."""
        if variable.initialized != initialized:
            variable.initialized = initialized
            self.version += 1

    def of_op(self, node: str) -> Slot:
        """The state that the reference body of this node keeps."""
        return self._ops.setdefault(node, Slot())

    def values(self) -> dict[str, Array]:
        """Copies of all initialised variables, by name in alphabetical order."""
        with self.lock.reading():
            return {v.name: v.array.copy() for v in self if v.initialized and not v.hidden}

    def assign(self, values: Mapping[str, Array]) -> None:
        """Give declared variables new values, all or none; INVALID_ARGUMENT when a type or shape does not fit."""
        for name, value in values.items():
            variable = self._variables[name]
            if value.dtype != variable.array.dtype or value.shape != variable.array.shape:
                have = f"{variable.dtype}{list(variable.array.shape)}"
                raise Error(f"variable {name} is {have}, the value {value.dtype}{list(value.shape)}", node=name)
        with self.lock.writing_alone():
            for name, value in values.items():
                self._variables[name].array[...] = value
                self.set_initialized(self._variables[name], True)
