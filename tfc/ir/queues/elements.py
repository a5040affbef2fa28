"""Storage for the components of a queue's elements, by position: the queue decides the order of the positions.

`Rows` is for shapes that are known: one array per component, an element is a row of each, so that a batch goes in and
out by one NumPy call per component. `Loose` is for others: each element is a tuple of arrays of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tfc.ir.types.types import Array, DType

Sizes = tuple[int | None, ...]


Places = range | NDArray[np.intp]
"""The positions of elements, in the order of a batch: a range while they are adjacent, so that they are copied in one
piece and nothing is kept of each."""


def joined(pieces: Sequence[Places]) -> Places:
    """The positions of several batches as those of one."""
    if len(pieces) == 1:
        return pieces[0]
    if all(isinstance(piece, range) for piece in pieces) and all(a[-1] + 1 == b[0] for a, b in pairwise(pieces)):
        return range(int(pieces[0][0]), int(pieces[-1][-1]) + 1) if pieces else range(0)
    return np.concatenate([each_of(piece) for piece in pieces])


def gathered(count: int, pop: Callable[[], Places], give_back: Callable[[Places], object]) -> Places:
    """The given number of positions from the pieces that `pop` gives, none of them empty. The rest of the last piece is
    given back.
    """
    found: list[Places] = []
    while count > 0:
        piece = pop()
        if len(piece) > count:
            give_back(piece[count:])
            piece = piece[:count]
        found.append(piece)
        count -= len(piece)
    return joined(found)


def each_of(places: Places) -> NDArray[np.intp]:
    """The positions as an array."""
    return np.arange(places.start, places.stop, places.step, dtype=np.intp) if isinstance(places, range) else places


class Elements(Protocol):
    """Elements by position. They are copied in; `take` and `take_batch` free the positions.

    All but `write` is for one thread at a time. `write` may go on beside `take`s, but for no other thread between a
    `reserve` and its `write`: it copies a batch while others take theirs.
    """

    def reserve(self, count: int) -> Places:
        """Positions for this many elements."""

    def write(self, places: Places, values: Sequence[Array]) -> None:
        """Keep the rows of a batch there, as elements."""

    def first(self, places: Places) -> list[Any]:
        """The first components of elements, which are scalars."""

    def free(self, places: Places) -> None:
        """Forget the elements at these positions."""

    def take(self, place: int) -> tuple[Array, ...]:
        """The element at a position."""

    def take_batch(self, places: Places) -> tuple[Array, ...]:
        """The elements at these positions, stacked."""


def elements(dtypes: Sequence[DType], shapes: Sequence[Sizes | None]) -> Elements:
    """An empty store for components of these types; a shape may be unknown, or some of its sizes."""
    known = [tuple(d for d in shape if d is not None) for shape in shapes if shape is not None and None not in shape]
    return Rows(dtypes, known) if len(known) == len(dtypes) else Loose(dtypes, shapes)


class Rows:
    """Elements of known shapes, as rows of arrays that grow."""

    def __init__(self, dtypes: Sequence[DType], shapes: Sequence[tuple[int, ...]]) -> None:
        self.arrays = [np.empty((0, *shape), dtype.numpy) for dtype, shape in zip(dtypes, shapes, strict=True)]
        self.has_objects = any(array.dtype == object for array in self.arrays)
        self.unused: list[Places] = []
        """Places as they became free: a batch of the size of the one before it gets its places."""
        self.n_free = 0

    def reserve(self, count: int) -> Places:
        """Places for this many elements."""
        if self.n_free < count:
            have = len(self.arrays[0])
            size = max(2 * have, have + count - self.n_free, 16)
            for i, array in enumerate(self.arrays):
                self.arrays[i] = np.empty((size, *array.shape[1:]), array.dtype)
                self.arrays[i][:have] = array
            self.unused.insert(0, range(have, size))
            self.n_free += size - have
        self.n_free -= count
        return gathered(count, self.unused.pop, self.unused.append) if count else range(0)

    def write(self, places: Places, values: Sequence[Array]) -> None:
        """Keep the rows of a batch."""
        index = _index(places)
        for array, value in zip(self.arrays, values, strict=True):
            array[index] = value

    def first(self, places: Places) -> list[Any]:
        """The first components of elements."""
        found: list[Any] = self.arrays[0][_index(places)].tolist()
        return found

    def free(self, places: Places) -> None:
        """Forget elements."""
        if self.has_objects:
            for array in self.arrays:
                if array.dtype == object:
                    array[_index(places)] = None  # let go of what the strings hold
        self.unused.append(places)
        self.n_free += len(places)

    def take(self, place: int) -> tuple[Array, ...]:
        """Give one element out."""
        batch = self.take_batch(range(place, place + 1))
        return tuple(values.reshape(values.shape[1:]) for values in batch)

    def take_batch(self, places: Places) -> tuple[Array, ...]:
        """Give several elements out."""
        index = _index(places)
        if isinstance(index, slice):
            taken = tuple([array[index].copy() for array in self.arrays])
        else:
            taken = tuple([array.take(index, 0) for array in self.arrays])
        self.free(places)
        return taken


def _index(places: Places) -> Any:
    return slice(places.start, places.stop) if isinstance(places, range) else places


class Loose:
    """Elements of shapes not known, each with arrays of its own. A batch of them is padded with zeros to the largest.

    Only sizes that are unknown (None) are padded; TensorFlow's padding_fifo_queue.cc.
    """

    def __init__(self, dtypes: Sequence[DType], shapes: Sequence[Sizes | None]) -> None:
        self.dtypes = [dtype.numpy for dtype in dtypes]
        self.fills: list[Any] = [b"" if dtype.name == "string" else 0 for dtype in dtypes]
        self.shapes = list(shapes)
        self.kept: dict[int, tuple[Array, ...]] = {}
        self.next = 0

    def reserve(self, count: int) -> Places:
        """Places for this many elements."""
        self.next += count
        return range(self.next - count, self.next)

    def write(self, places: Places, values: Sequence[Array]) -> None:
        """Keep the rows of a batch."""
        for i, place in enumerate(places):
            self.kept[int(place)] = tuple(np.array(value[i : i + 1].reshape(value.shape[1:])) for value in values)

    def first(self, places: Places) -> list[Any]:
        """The first components of elements."""
        return [self.kept[int(place)][0].item() for place in places]

    def free(self, places: Places) -> None:
        """Forget elements."""
        for place in places:
            del self.kept[int(place)]

    def take(self, place: int) -> tuple[Array, ...]:
        """Give one element out."""
        return self.kept.pop(place)

    def take_batch(self, places: Places) -> tuple[Array, ...]:
        """Give several elements out."""
        taken = [self.kept.pop(int(place)) for place in places]
        return tuple(
            self._batch(component, [each[component] for each in taken]) for component in range(len(self.dtypes))
        )

    def _batch(self, component: int, rows: list[Array]) -> Array:
        shape = self.shapes[component]
        assert shape is not None  # a queue that batches knows the ranks
        sizes = [max(row.shape[axis] for row in rows) if d is None and rows else d or 0 for axis, d in enumerate(shape)]
        batch = np.full((len(rows), *sizes), self.fills[component], self.dtypes[component])
        for at, row in enumerate(rows):
            batch[(slice(at, at + 1), *(slice(n) for n in row.shape))] = row
        return batch
