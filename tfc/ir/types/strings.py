"""Vectors of strings that become Python objects only on demand.

A file read a thousand records at a time is one piece of memory. Decoders work on that as it is; an object for each
record, and another one for its key, would cost more than all the rest of an input pipeline.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np

from tfc.ir.types.types import Array


class Pieces(Sequence[bytes]):
    """Strings of one length: the rows of a matrix of bytes, which must not change any more."""

    __slots__ = ("matrix",)

    def __init__(self, matrix: Array) -> None:
        self.matrix = matrix

    def __len__(self) -> int:
        return len(self.matrix)

    @overload
    def __getitem__(self, at: int) -> bytes: ...

    @overload
    def __getitem__(self, at: slice) -> Pieces: ...

    def __getitem__(self, at: int | slice) -> bytes | Pieces:
        return Pieces(self.matrix[at]) if isinstance(at, slice) else self.matrix[at].tobytes()

    def __iter__(self) -> Iterator[bytes]:
        count, size = self.matrix.shape
        data = self.matrix.tobytes()
        return (data[k * size : (k + 1) * size] for k in range(count))


class Numbered(Sequence[bytes]):
    """`name:number` for each of some numbers: the keys of records."""

    __slots__ = ("name", "numbers")

    def __init__(self, name: bytes, numbers: Sequence[int]) -> None:
        self.name, self.numbers = name, numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, at: int) -> bytes: ...

    @overload
    def __getitem__(self, at: slice) -> Numbered: ...

    def __getitem__(self, at: int | slice) -> bytes | Numbered:
        return (
            Numbered(self.name, self.numbers[at]) if isinstance(at, slice) else b"%s:%d" % (self.name, self.numbers[at])
        )


class Strings:
    """A vector of strings as a tensor. Bodies of ops get it if they ask for it (`Trait.STRINGS`), else its `array`.

    NumPy's functions take it for that array, too.
    """

    __slots__ = ("texts",)

    def __init__(self, texts: Sequence[bytes]) -> None:
        self.texts = texts

    @property
    def shape(self) -> tuple[int]:
        """The number of strings, as a shape."""
        return (len(self.texts),)

    def array(self) -> Array:
        """The strings as objects."""
        array: Array = np.empty(len(self.texts), object)
        array[:] = list(self.texts)
        return array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return self.array()


def text_of(item: object) -> bytes:
    """An element of a string tensor as bytes."""
    return item if isinstance(item, bytes) else str(item).encode()


def plain(tensor: Any) -> Any:
    """A tensor as an array, whatever it is."""
    return tensor.array() if type(tensor) is Strings else tensor


def never_changes(array: Array) -> bool:
    """True for an array over the memory of a `bytes` object, which is immutable, so that no copy is needed."""
    base: object = array.base
    while isinstance(base, np.ndarray):
        base = base.base
    return isinstance(base, bytes)
