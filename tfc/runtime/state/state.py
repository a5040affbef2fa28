"""State that outlives a step: the variables of a session, and the state of ops such as random number generators.

A variable's storage is allocated once and never moves, so compiled steps hold its address. Assigning copies into it.
(White paper §2, "Variables"; TensorFlow: core/kernels/variable_ops.cc.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from tfc.codegen.program.program import Program, VariableUse
from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array, DType, dtype_of
from tfc.runtime.memory.storage import HOST, Memory
from tfc.runtime.state.containers import DEFAULT_CONTAINER, Containers, Key

if TYPE_CHECKING:
    from tfc.ir.reference.node_state import Slot

_K = TypeVar("_K")


class Variable:
    """The storage of one variable."""

    __slots__ = ("array", "device", "dtype", "initialized", "memory", "name")

    def __init__(self, name: str, dtype: DType, shape: tuple[int, ...], memory: Memory = HOST) -> None:
        self.name = name
        self.dtype = dtype
        self.memory = memory
        self.device: str | None = None
        """Its device, once a program has its address: the full name, "" for the host of no devices."""
        try:
            self.array = memory.array(shape, dtype.storage, name)
        except Error as problem:
            problem.node = name
            raise
        self.write(np.array(b"", object) if dtype.size == 0 else np.zeros((), dtype.storage))
        self.initialized = False

    def write(self, value: Array) -> None:
        """Set its value."""
        self.memory.write(self.array, value)

    def value(self) -> Array:
        """A copy of its value."""
        return self.memory.read(self.array)


class State:
    """The variables that one session sees, by the names of their nodes; `keys` says which resources those are.

    Without `keys` every name stands for the variable of that name in the default container.
    Hold `lock` for reading or writing around everything that touches their arrays. What belongs to an op alone, such as
    the state of a random number generator, is never shared.
    """

    def __init__(self, shared: Containers | None = None, keys: Mapping[str, Key] | None = None) -> None:
        self.shared = shared or Containers()
        self.lock = self.shared.lock
        self.keys = keys
        self.checkpoint = ""
        """The newest checkpoint of them that was saved or restored here, in words."""
        self._hidden: dict[str, Variable] = {}
        self._ops: dict[str, Slot] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._hidden or self._key(name) in self.shared.variables

    def __getitem__(self, name: str) -> Variable:
        return self._hidden.get(name) or self.shared.variables[self._key(name)]

    def is_initialized(self, name: str) -> bool:
        """True when the variable exists and has a value."""
        return name in self and self[name].initialized

    def _key(self, name: str) -> Key:
        return (self.keys and self.keys.get(name)) or Key(DEFAULT_CONTAINER, "variable", name)

    def declare(self, name: str, dtype: DType, shape: tuple[int, ...]) -> Variable:
        """The variable of this name and type, made without a value when new; INVALID_ARGUMENT when the type differs."""
        return self._declare(self.shared.variables, self._key(name), name, dtype, shape)

    def _declare(self, store: dict[_K, Variable], key: _K, name: str, dtype: DType, shape: tuple[int, ...]) -> Variable:
        variable = store.get(key)
        if variable is None:
            return store.setdefault(key, Variable(name, dtype, shape))
        if variable.dtype != dtype or variable.array.shape != shape:
            have = f"{variable.dtype}{list(variable.array.shape)}"
            raise Error(f"variable {name} is {have}, the step uses it as {dtype}{list(shape)}", node=name)
        return variable

    def declare_used(self, use: VariableUse, program: Program, memory: Memory = HOST, device: str = "") -> Variable:
        """The variable a program uses; an op's own state starts with the constant the program holds for it.

        The first program to use it says on which `device` it lives and in whose `memory`. FAILED_PRECONDITION when it
        lies in another one already.
        """
        variable = self._declare_used(use, program)
        if variable.device is None:
            variable.device = device
            if variable.memory is not memory:
                variable.memory, variable.array = memory, memory.copy(variable.array, use.name)
        elif variable.memory is not memory and not (variable.memory.is_host and memory.is_host):
            there = variable.device or "the host's memory"
            message = f"variable {use.name} lives on {there}, so that a step on {device or 'the host'} can not use it"
            raise Error(message, "FAILED_PRECONDITION", use.name)
        return variable

    def on_device(self, device: str) -> list[str]:
        """The names of the variables that live on a device."""
        return sorted(variable.name for variable in self.shared.variables.values() if variable.device == device)

    def describe_loss(self, error: Error, devices: Sequence[str]) -> Error:
        """The error of a step on lost devices, given by their full names: with the variables that were on them and the
        file to restart from.
        """
        names = [name for device in devices for name in self.on_device(device)]
        where = f"the newest checkpoint is that of {self.checkpoint}" if self.checkpoint else "there is no checkpoint"
        gone = f"; its variables are lost, {', '.join(names)}; {where}" if names else ""
        return Error(f"{error.message}{gone}; start the process again", error.code, error.node, error.loc)

    def device_of(self, name: str) -> str:
        """The device on which a variable lives; "" when no device has it yet."""
        return (self[name].device or "") if name in self else ""

    def _declare_used(self, use: VariableUse, program: Program) -> Variable:
        if any(not isinstance(size, int) for size in use.shape):
            raise Error(f"the shape of variable {use.name} depends on a symbolic dimension", node=use.name)
        shape = tuple(size for size in use.shape if isinstance(size, int))
        if use.initial < 0:
            return self.declare(use.name, use.dtype, shape)
        variable = self._declare(self._hidden, use.name, use.name, use.dtype, shape)
        if not variable.initialized:
            variable.write(program.constants[use.initial])
            self.set_initialized(variable, True)
        return variable

    def set_initialized(self, variable: Variable, initialized: bool) -> None:
        """Note that a variable has a value, or has none any more."""
        if variable.initialized != initialized:
            variable.initialized = initialized
            self.shared.version += 1

    def of_op(self, node: str) -> Slot:
        """The state that the reference body of this node keeps."""
        from tfc.ir.reference.node_state import Slot  # ops of the host need it

        key = self.keys.get(node) if self.keys else None
        if key is None:
            return self._ops.get(node) or self._ops.setdefault(node, Slot(name=node))
        return self.shared.slots.get(key) or self.shared.slots.setdefault(key, Slot(name=key.name))

    def values(self) -> dict[str, Array]:
        """Copies of all initialised variables, by name in alphabetical order."""
        with self.lock.reading():
            return self._values()

    def snapshot(self) -> tuple[dict[str, Array], dict[str, Array]]:
        """Copies of all initialised variables, and of what belongs to ops alone; both of the same moment."""
        with self.lock.reading():
            return self._values(), {name: self._hidden[name].value() for name in sorted(self._hidden)}

    def _values(self) -> dict[str, Array]:
        known = self.keys if self.keys is not None else [variable.name for variable in self.shared.variables.values()]
        return {name: self[name].value() for name in sorted(known) if self.is_initialized(name)}

    def adopt(self, generators: Mapping[str, Array]) -> None:
        """Go on from the states of ops that `snapshot` gave; INVALID_ARGUMENT when a type or shape does not fit."""
        for name, value in generators.items():
            variable = self._declare(self._hidden, name, name, dtype_of(value), value.shape)
            with self.lock.writing_alone():
                variable.write(value)
                self.set_initialized(variable, True)

    def assign(self, values: Mapping[str, Array]) -> None:
        """Give declared variables new values, all or none; INVALID_ARGUMENT when a type or shape does not fit."""
        for name, value in values.items():
            variable = self[name]
            if value.dtype != variable.array.dtype or value.shape != variable.array.shape:
                have = f"{variable.dtype}{list(variable.array.shape)}"
                raise Error(f"variable {name} is {have}, the value {value.dtype}{list(value.shape)}", node=name)
        with self.lock.writing_alone():
            for name, value in values.items():
                self[name].write(value)
                self.set_initialized(self[name], True)
