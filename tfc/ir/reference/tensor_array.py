"""TensorArray and Stack, the objects that handles refer to (TensorFlow's tensor_array.{h,cc} and stack.cc).

A handle is a 0-d array of dtype `resource` that holds the object itself, so what it stands for lives exactly as long as
some value of the step refers to it: two steps, or two activations of one loop body, never share one. The rules are
TensorFlow's 1.15: an element is written once, reading clears it unless told otherwise, arrays of gradients add up what
is written and read as zeros where nothing was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tfc.ir.types.types import Array, DType, fits, shape_text


@dataclass(slots=True)
class _Element:
    """An element of an array: its tensor (None: zeros of `shape`), and whether it was written, read or cleared."""

    value: Array | None = None
    shape: tuple[int, ...] = ()
    written: bool = False
    read: bool = False
    cleared: bool = False


@dataclass(eq=False)
class TensorArray:
    """A list of tensors of one element type. Every method raises ValueError where TensorFlow gives INVALID_ARGUMENT.

    element   the shape of every element as far as it is known, None when not even the rank is
    adds      several writes of one element add up (arrays of gradients)
    """

    name: str
    dtype: DType
    size: int
    element: tuple[int | None, ...] | None = None
    dynamic: bool = False
    clears: bool = True
    identical: bool = False
    adds: bool = False
    closed: bool = False
    gradients: dict[str, TensorArray] = field(default_factory=dict)
    added: bool = False
    """Some element was written more than once, so that it has no gradient."""

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError(f"Size should be >= 0, but is {self.size}")
        self._elements = [_Element() for _ in range(self.size)]

    def _open(self) -> list[_Element]:
        if self.closed:
            raise ValueError(f"TensorArray {self.name} has already been closed.")
        return self._elements

    def length(self) -> int:
        """The number of elements."""
        return len(self._open())

    def write(self, index: int, value: Array) -> None:
        """Set element `index`, which must not have been written or read; add to it in an array of gradients."""
        at = f"TensorArray {self.name}: Could not write to TensorArray index {index} because"
        element = self._place(index)
        if value.dtype != self.dtype.numpy:
            raise ValueError(f"{at} the value dtype is {value.dtype} but TensorArray dtype is {self.dtype}.")
        if not fits(value.shape, self.element):
            raise ValueError(
                f"{at} the value shape is {shape_text(value.shape)} which is incompatible with the TensorArray's "
                f"inferred element shape: {shape_text(self.element)} (consider setting infer_shape=False)."
            )
        if self.identical and self.element is not None and None in self.element:
            self.element = value.shape
        if element.read:
            raise ValueError(f"{at} it has already been read.")
        if not element.written:
            # The caller's memory is not ours to keep: compiled steps reuse it.
            element.value, element.shape, element.written = np.array(value), value.shape, True
            return
        if not self.adds:
            raise ValueError(f"{at} it has already been written to.")
        if value.shape != element.shape:
            raise ValueError(
                f"TensorArray {self.name}: Could not aggregate to TensorArray index {index} because the existing shape "
                f"is {shape_text(element.shape)} but the new input shape is {shape_text(value.shape)}."
            )
        if element.value is not None:
            self.added = True
            value = np.asarray(element.value + value, value.dtype)
        element.value = np.array(value)

    def _place(self, index: int) -> _Element:
        elements = self._open()
        if index < 0 or (index >= len(elements) and not self.dynamic):
            raise ValueError(
                f"TensorArray {self.name}: Tried to write to index {index} but array is not resizeable and size is: "
                f"{len(elements)}"
            )
        while index >= len(elements):
            elements.append(_Element())
        return elements[index]

    def read(self, index: int) -> Array:
        """Element `index`: zeros where nothing was written but the shape is known. It is cleared unless `clears` is
        false, and must not be read again then."""
        elements = self._open()
        if not 0 <= index < len(elements):
            raise ValueError(f"Tried to read from index {index} but array size is: {len(elements)}")
        element = elements[index]
        if element.cleared:
            raise ValueError(
                f"TensorArray {self.name}: Could not read index {index} twice because it was cleared after a previous "
                "read (perhaps try setting clear_after_read = false?)"
            )
        value = element.value
        if value is None:
            value = np.zeros(element.shape if element.written else self._known(index), self.dtype.numpy)
        element.read = True
        if self.clears:
            element.value, element.cleared = None, True
        return value

    def _known(self, index: int) -> tuple[int, ...]:
        shape = known_shape(self.element)
        if shape is None:
            raise ValueError(
                f"TensorArray {self.name}: Could not read from TensorArray index {index}.  Furthermore, the element "
                f"shape is not fully defined: {shape_text(self.element)}.  It is possible you are working with a "
                "resizeable TensorArray and stop_gradients is not allowing the gradients to be written.  If you set "
                "the full element_shape property on the forward TensorArray, the proper all-zeros tensor will be "
                "returned instead of incurring this error."
            )
        return shape

    def gradient(self, source: str) -> TensorArray:
        """The array of gradients called `source`, made when first asked for: it reads as zeros of the same shapes."""
        elements = self._open()
        if self.added:
            raise ValueError(
                f"Unable to create a gradients TensorArray for {self.name}.  Perhaps you used the "
                "multiple_writes_aggregate flag on a previous write?  Gradient calculation is impossible when multiple "
                "writes are performed to the same index."
            )
        if source not in self.gradients:
            made = TensorArray(f"{self.name}@{source}", self.dtype, len(elements), self.element, adds=True)
            made._elements = [_Element(shape=e.shape, written=e.written) for e in elements]
            self.gradients[source] = made
        return self.gradients[source]

    def close(self) -> None:
        """Forget everything; any further use is an error."""
        self._elements, self.closed = [], True


@dataclass(eq=False)
class Stack:
    """A stack of tensors of one element type; `limit` is the most it holds, negative for any number."""

    name: str
    dtype: DType
    limit: int = -1
    closed: bool = False
    values: list[Array] = field(default_factory=list)

    def _open(self) -> list[Array]:
        if self.closed:
            raise ValueError(f"Stack[{self.name}] has already been closed.")
        return self.values

    def push(self, value: Array) -> None:
        """Put a tensor on top."""
        values = self._open()
        if 0 <= self.limit <= len(values):
            raise ValueError(f"Stack[{self.name}] overflowed its max_size ({self.limit})")
        values.append(np.array(value))

    def pop(self) -> Array:
        """Take the tensor that was pushed last."""
        values = self._open()
        if not values:
            raise ValueError(f"Stack[{self.name}] is empty when calling Pop().")
        return values.pop()

    def close(self) -> None:
        """Forget everything; any further use is an error."""
        self.values, self.closed = [], True


def handle_of(thing: object) -> Array:
    """The handle of an object."""
    handle: Array = np.empty((), object)
    handle[()] = thing
    return handle


def held(handle: Array, kind: type[Any], what: str) -> Any:
    """The object of a handle; ValueError when it is no `what`."""
    found = handle[()] if handle.shape == () else None
    if not isinstance(found, kind):
        raise ValueError(f"the handle is not that of a {what}")
    return found


def known_shape(shape: Sequence[int | None] | None) -> tuple[int, ...] | None:
    """A shape all of whose dimensions are known, else None."""
    if shape is None or any(d is None for d in shape):
        return None
    return tuple(d for d in shape if d is not None)
