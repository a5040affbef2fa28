"""Values of the language: what a name or an expression can stand for while a graph is being built.

A *thing* is a tensor (`Value`), several outputs (`Outputs`), an operation without outputs (`Operation`), or something
known while building: a Python number, string, bool or None, an element type (`DType`), a symbolic size (`Dim`), or a
list of things. The elaborator adds functions, libraries and the poison that stands for an erroneous expression.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DType

LanguageValue = Any
"""See the module docstring; nothing in the type system of Python says it better."""


@record(frozen=True)
class Outputs:
    """Several results of one call, in order: `a, b = split(x, 2)`, `parts.1`."""

    values: tuple[LanguageValue, ...]


@record(frozen=True)
class Operation:
    """A node without outputs (a group, an assertion): good for `after` and as a target."""

    node: str


@record(frozen=True)
class Handled(ABC):
    """Something that lives outside of the steps and is used through its handle: a queue, a mutex."""

    handle: Value

    @property
    @abstractmethod
    def methods(self) -> Mapping[str, Method]:
        """The methods that it has, by name."""


@record(frozen=True)
class Method:
    """A method: a function of the builder, the owner, and the positional and named arguments."""

    body: Callable[[Any, Any, Sequence[LanguageValue], Mapping[str, LanguageValue]], LanguageValue]
    parameters: tuple[str, ...] = ()
    """The names of its parameters, where they have any."""


@record(frozen=True)
class BoundMethod:
    """`q.enqueue`: a method with its owner."""

    owner: Handled
    name: str

    def __str__(self) -> str:
        return f"the method `{self.name}`"

    def __call__(
        self, b: Builder, arguments: Sequence[LanguageValue], keywords: Mapping[str, LanguageValue]
    ) -> LanguageValue:
        """Call the method."""
        return self.method.body(b, self.owner, arguments, keywords)

    @property
    def method(self) -> Method:
        """The method, not bound to anything."""
        return self.owner.methods[self.name]


class ArgumentError(Error):
    """Arguments that a language function, operator or index can not take.

    `page` is the number of the diagnostic (`E0302`), `argument` the parameter or position to blame, `hint` the help.
    """

    def __init__(self, message: str, page: str, argument: str | int | None = None, hint: str | None = None) -> None:
        super().__init__(message)
        self.page = page
        self.argument = argument
        self.hint = hint


def is_number(thing: LanguageValue) -> bool:
    """True for a Python number or truth value known while building."""
    return isinstance(thing, (bool, int, float, complex, np.generic))


def is_size(thing: LanguageValue) -> bool:
    """True for an integer that may be symbolic."""
    return isinstance(thing, (int, Dim, np.integer)) and not isinstance(thing, bool)


def is_list(thing: LanguageValue) -> bool:
    """True for a list of things (a `Value` is a tuple, but no list)."""
    return isinstance(thing, (list, tuple)) and not isinstance(thing, Value)


def has_tensor(thing: LanguageValue) -> bool:
    """True when a thing is a tensor or holds one."""
    stack = [thing]
    while stack:
        thing = stack.pop()
        if isinstance(thing, (Value, Handled)):
            return True
        stack.extend(thing.values if isinstance(thing, Outputs) else thing if is_list(thing) else ())
    return False


def single(thing: LanguageValue) -> LanguageValue:
    """The only one of several outputs when there is just one, else the thing itself."""
    return thing.values[0] if isinstance(thing, Outputs) and len(thing.values) == 1 else thing


def describe(b: Builder, thing: LanguageValue) -> str:
    """The value in the words of messages."""
    thing = single(thing)
    if isinstance(thing, Value):
        return str(b.type(thing).value())
    if isinstance(thing, bool):
        return "true" if thing else "false"
    if isinstance(thing, str):
        return f'the string "{thing}"'
    if thing is None or isinstance(thing, DType):
        return str(thing)
    if isinstance(thing, Dim):
        return f"the dimension {thing}"
    if is_number(thing):
        return f"the number {thing}"
    if isinstance(thing, Outputs):
        return f"{len(thing.values)} outputs"
    if isinstance(thing, Operation):
        return "an operation without outputs"
    if isinstance(thing, np.ndarray):
        return f"an array of shape {list(thing.shape)}"
    return "a list" if is_list(thing) else str(thing)
