"""Stable sorts on GPUs of rows of keys, with the i32 that go with them.

A block sorts a short row by a network (bitonic_sort.py). A longer one is cut into parts, which blocks sort. Where few
places are asked for, only as many are kept of each part, and what is kept of all is sorted again. Else parts are
merged, some at a time: where a key goes is how many of its own part, and of each other one, come before it, which is
found by binary search. Where the length is a symbol there are launches for the longest row; those that a shorter one
does not need have no blocks, and the last one that has puts the keys where they belong. One long row of keys of few
bits is sorted by its digits (radix_sort.py). Nothing depends on the order of threads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tfc.codegen.gpu.launching import Work, one_thread_each, over, quotient_up
from tfc.codegen.gpu.schedule import bitonic_sort
from tfc.codegen.gpu.schedule.bitonic_sort import Network, Put
from tfc.codegen.gpu.schedule.radix_sort import Sorted, radix_sort_launches, sorted_memory
from tfc.codegen.loop_ir.loops import For, Launch, Let, Recur, Statement, Store, When
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import substitute
from tfc.ir.types import dims
from tfc.ir.types.dims import Size
from tfc.ir.types.types import i32

FAN = 16
"""Parts merged at a time."""
LONGEST = (1 << 31) - 1
"""Keys of a row whose length is a symbol: positions are i32."""
FEW_BITS = 24
"""Keys of so many bits are sorted by digits."""


def row_sort_launches(work: Work) -> list[Launch]:
    """The launches of a nest with a sort."""
    (sort,) = work.nest.sorts

    def result(place: Expr, _: Expr, number: Expr) -> list[Statement]:
        (at,) = substitute([sort.position], {sort.axis: place})
        return [When(place < index(sort.count), (Store(sort.target, at, number),))]

    rows = tuple(axis for axis in work.nest.kept if axis is not sort.axis)
    row = _Row(sort.axis, sort.key, cast(sort.axis, i32), work.nest.extents[sort.axis])
    few = sort.count if isinstance(sort.count, int) and FAN * sort.count <= bitonic_sort.MOST else None
    return _Sorting(work, rows, row, result).launches(few)


def sort_launches(work: Work, keys: Tensor, bits: int | None) -> tuple[list[Launch], Sorted]:
    """The launches that sort `keys`, numbers from 0 to 2**bits - 1 or any, into more scratch memory of the kernel."""
    (length,) = keys.shape
    is_short = isinstance(length, int) and length <= bitonic_sort.MOST
    if bits is not None and bits <= FEW_BITS and not is_short:
        return radix_sort_launches(work, keys, bits)
    made, at = sorted_memory(work, keys), Axis("at")

    def result(place: Expr, key: Expr, number: Expr) -> list[Statement]:
        return [When(place < index(length), (Store(made.keys, place, key), Store(made.order, place, number)))]

    return _Sorting(work, (), _Row(at, Load(keys, (at,)), cast(at, i32), length), result).launches(None), made


@dataclass(frozen=True, eq=False)
class _Row:
    """Keys, and the i32 that go with them, at 0 … length - 1 of `axis`."""

    axis: Axis
    key: Expr
    number: Expr
    length: Size

    @property
    def most(self) -> int:
        """The maximum length."""
        return self.length if isinstance(self.length, int) else LONGEST

    @property
    def valid(self) -> Expr:
        """True up to the end."""
        return self.axis < index(self.length)


@dataclass(frozen=True, eq=False)
class _Kept:
    """Keys and their numbers in memory, `length` of each row."""

    keys: Tensor
    numbers: Tensor
    length: Size


@dataclass(frozen=True, eq=False)
class _Sorting:
    """A row for each point of the axes `rows`; `result` receives the final position of each key."""

    work: Work
    rows: tuple[Axis, ...]
    row: _Row
    result: Put

    def launches(self, few: int | None) -> list[Launch]:
        """The launches that put all keys, or at least the first `few`, into their positions."""
        if self.row.most <= bitonic_sort.MOST:
            return [self._network(self.row, self.row.most)]
        return self._merged() if few is None else self._chosen(few)

    def _network(self, row: _Row, most: int) -> Launch:
        """A launch that sorts whole rows, a block each."""
        return Network(self.work, self.rows, row.axis, row.key, row.number, row.valid, most).launch(self.result)

    def _first(self, length: Size) -> Expr:
        """The begin of a row in memory that has `length` elements of each."""
        return self.work.number_of(self.rows) * index(length)

    def _memory(self, length: Size) -> _Kept:
        """Scratch memory for so many keys of each row."""
        made = sorted_memory(self.work, Tensor(self.row.key.dtype, (self.work.size_of(self.rows) * length,)))
        return _Kept(made.keys, made.order, length)

    def _into(self, target: _Kept, begin: Expr, count: int | None = None) -> Put:
        """Store keys into memory from `begin` of their row on, `count` of them."""
        first = self._first(target.length) + begin

        def put(place: Expr, key: Expr, number: Expr) -> list[Statement]:
            stores = Store(target.keys, first + place, key), Store(target.numbers, first + place, number)
            return list(stores) if count is None else [When(place < count, stores)]

        return put

    def _parts(self, row: _Row, few: int | None) -> tuple[Launch, _Kept]:
        """A launch that sorts each part of a row: all its keys, or the first few, go into memory; into their final
        positions where the length is a symbol that turns out to be that of one part.
        """
        part, at = Axis("part"), Axis("at")
        parts, each = quotient_up(row.length, bitonic_sort.MOST), few or bitonic_sort.MOST
        made = self._memory(parts * each)
        own: dict[Expr, Expr] = {row.axis: part * bitonic_sort.MOST + at}
        key, number, valid = substitute([row.key, row.number, row.valid], own)
        network = Network(over(self.work, part, parts), (*self.rows, part), at, key, number, valid, bitonic_sort.MOST)
        onward = self._into(made, part * each, few)
        return network.launch(self._placed(row.length, bitonic_sort.MOST, onward)), made

    def _placed(self, length: Size, most: int, onward: Put) -> Put:
        """The store of a key: into the result, if the sorted part is a whole row of at most so many keys."""
        if isinstance(length, int):
            return self.result if length <= most else onward

        def put(place: Expr, key: Expr, number: Expr) -> list[Statement]:
            ends = index(length) <= most
            last, others = (tuple(each(place, key, number)) for each in (self.result, onward))
            return [When(ends, last), When(~ends, others)]

        return put

    # ---- the first few ----------------------------------------------------------------------------------------------

    def _chosen(self, few: int) -> list[Launch]:
        """Parts sorted and the first few of each kept, until a block holds what is left."""
        row, most, before = self.row, self.row.most, self.row.length
        launch, kept = self._parts(row, few)
        launches = [launch]
        while True:
            before, most = row.length, -(-most // bitonic_sort.MOST) * few
            place = self._first(kept.length) + row.axis
            row = _Row(row.axis, Load(kept.keys, (place,)), Load(kept.numbers, (place,)), kept.length)
            if most <= bitonic_sort.MOST:
                return [*launches, _of_longer(self._network(row, most), before, bitonic_sort.MOST)]
            launch, kept = self._parts(row, few)
            launches.append(_of_longer(launch, before, bitonic_sort.MOST))

    # ---- all --------------------------------------------------------------------------------------------------------

    def _merged(self) -> list[Launch]:
        """Parts sorted and merged."""
        length = self.row.length
        launch, kept = self._parts(self.row, None)
        launches, size = [launch], bitonic_sort.MOST
        spare: _Kept | None = None
        while size * FAN < self.row.most:
            spare = spare or self._memory(kept.length)
            put = self._placed(length, size * FAN, self._into(spare, index(0)))
            launches.append(_of_longer(self._merge(kept, size, put), length, size))
            kept, spare, size = spare, kept, size * FAN
        return [*launches, _of_longer(self._merge(kept, size, self.result), length, size)]

    def _merge(self, source: _Kept, size: int, put: Put) -> Launch:
        """A thread for each key of sorted parts of `size`: where it goes among FAN of them."""
        at, other, iteration = Axis("at"), Axis("other"), Axis("turn")
        first, end = self._first(source.length), index(self.row.length)
        mine, group = Axis("mine"), Axis("group")
        own, place, number = Var("own", source.keys.dtype), Var("place", at.dtype), Var("number", i32)
        low, high = Var("low", at.dtype), Var("high", at.dtype)
        which = group * FAN + other
        begin = minimum(which * size, end)
        middle = apply("truncdiv", low + high, 2)
        seen = Load(source.keys, (first + minimum(middle, end - 1),))
        before = (seen < own) | (seen.eq(own) & (which < mine))
        more = low < high
        halving = (
            Recur(low, begin, select(more & before, middle + 1, low)),
            Recur(high, minimum(begin + size, end), select(more & ~before, middle, high)),
        )
        search = For(iteration, index(0), index(size.bit_length()), (), recurs=halving)
        taken = select(which.eq(mine), at - mine * size, low - begin)
        body: list[Statement] = [
            Let(mine, apply("truncdiv", at, size)),
            Let(group, apply("truncdiv", at, size * FAN)),
            Let(own, Load(source.keys, (first + at,))),
            Let(number, Load(source.numbers, (first + at,))),
            For(other, index(0), index(FAN), (search,), recurs=(Recur(place, group * (size * FAN), place + taken),)),
            *put(place, own, number),
        ]
        return one_thread_each(over(self.work, at, self.row.length), [*self.rows, at], body)


def _of_longer(launch: Launch, length: Size, most: int) -> Launch:
    """A launch that has no blocks where rows have at most so many keys."""
    return (
        launch
        if isinstance(length, int)
        else replace(launch, blocks=launch.blocks * dims.minimum(1, length // (most + 1)))
    )
