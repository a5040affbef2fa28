"""Sorting on processors: the positions of the keys of a row in ascending order, equal keys in the order they stand in.

Of few keys each finds its place by counting those that come before it, a vector of them at once. More are put in order
digit by digit, from the lowest on (Knuth, The Art of Computer Programming 3, 5.2.5): one walk counts all digits of all
keys, their sums say where the keys with each digit begin, and each digit moves the keys once. Rows are independent.
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.expr import Axis, Const, Expr, Load, Var, apply, cast, const, index
from tfc.codegen.flatten import FlatNest, FlatSort
from tfc.codegen.loops import Alloc, Carry, Fold, For, Let, Running, Statement, Store, Update
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor
from tfc.codegen.traverse import substitute
from tfc.ir.dims import Size
from tfc.ir.record import record
from tfc.ir.types import DType, boolean, i32

COUNTED = 64
"""Rows of at most so many keys are sorted by counting."""
SHORT_ROW, SHORT_DIGIT, LONG_DIGIT = 4096, 8, 11
"""Bits of a digit of the keys of rows up to that length, which lie on the stack, and of longer ones."""
ALWAYS = Const(1, boolean)

Scratch = Callable[[DType], Tensor]
"""Memory of the kernel's own for an element of each key of each row."""


def sort_ns(nest: FlatNest) -> float:
    """About how long a key takes, in ns."""
    (sort,) = nest.sorts
    length = nest.extents[sort.axis]
    if isinstance(length, int) and length <= COUNTED:
        return 2.0 + length / 16
    return 3.0 * sort.key.dtype.size


def sort_loops(nest: FlatNest, target: Target, scratch: Scratch) -> list[Statement]:
    """What runs for one row, all axes but the sort's own being bound."""
    (sort,) = nest.sorts
    length = nest.extents[sort.axis]
    lanes = max(1, target.vector_bits // 8 // max(sort.key.dtype.size, i32.size))
    if isinstance(length, int) and length <= COUNTED:
        return _counted(sort, length, min(lanes, 1 << (length.bit_length() - 1)))
    return _by_digits(nest, sort, length, lanes, scratch)


def _put(sort: FlatSort, place: Expr, was: Expr) -> Update:
    """A key's position stored at its place, if that is asked for."""
    (at,) = substitute([sort.position], {sort.axis: place})
    return Update(sort.target, at, was, "set", place < index(sort.count))


def _counted(sort: FlatSort, length: int, lanes: int) -> list[Statement]:
    """Each key compared with all of its row."""
    keys = Tensor(sort.key.dtype, (length,), name="keys")
    at, other = Axis("at"), Axis("other")
    own, seen, place = Var("own", keys.dtype), Load(keys, (other,)), Var("place", i32)
    before = (seen < own) | (seen.eq(own) & (cast(other, i32) < cast(at, i32)))
    carry = Carry(Var("before", i32), "sum", cast(before, i32))
    each: list[Statement] = [
        Let(own, Load(keys, (at,))),
        For(other, index(0), index(length), (), "vector", lanes, carries=(carry,)),
        Fold(place, carry.var, "sum"),
        _put(sort, index(place), cast(at, i32)),
    ]
    return [Alloc(keys), _filled(sort, keys, index(0), length, lanes), For(at, index(0), index(length), tuple(each))]


def _filled(sort: FlatSort, keys: Tensor, first: Expr, length: Size, lanes: int) -> For:
    """The keys of the row in memory, from `first` on."""
    return For(sort.axis, index(0), index(length), (Store(keys, first + sort.axis, sort.key),), "vector", lanes)


@record(frozen=True, eq=False)
class _Digits:
    """The digits of keys, and one counter for every value of each: how many keys have it, then where these begin."""

    bits: int
    width: int
    counts: Tensor

    @property
    def number(self) -> int:
        return -(-self.bits // self.width)

    def counter(self, key: Expr, digit: int) -> Expr:
        """The position of the counter for what a key has as its digit."""
        found = apply("and", apply("shr", key, digit * self.width), (1 << self.width) - 1)
        return index(found) + (digit << self.width)


def _by_digits(nest: FlatNest, sort: FlatSort, length: Size, lanes: int, scratch: Scratch) -> list[Statement]:
    """All digits counted, then the keys moved by one after the other."""
    is_short = isinstance(length, int) and length <= SHORT_ROW
    bits, width = 8 * sort.key.dtype.size, SHORT_DIGIT if is_short else min(LONG_DIGIT, 8 * sort.key.dtype.size)
    counts = Tensor(i32, (-(-bits // width) << width,), name="counts")
    digits = _Digits(bits, width, counts)
    first: Expr = index(0)
    if is_short:
        allocated = [Tensor(dtype, (length,), name=f"row{k}") for k, dtype in enumerate((sort.key.dtype, i32) * 2)]
        done: list[Statement] = [Alloc(each) for each in (*allocated, counts)]
    else:
        allocated = [scratch(dtype) for dtype in (sort.key.dtype, i32) * 2]
        done = [Alloc(counts)]
        for axis in nest.kept:
            first = first if axis is sort.axis else first * index(nest.extents[axis]) + axis
        first = first * index(length)
    now, following = (allocated[0], allocated[1]), (allocated[2], allocated[3])
    done += [_filled(sort, now[0], first, length, lanes), *_begins(digits, now[0], first, length, lanes)]
    for digit in range(digits.number):
        done.append(_moved(sort, digits, digit, first, length, now, following))
        now, following = following, now
    return done


def _begins(digits: _Digits, keys: Tensor, first: Expr, length: Size, lanes: int) -> list[Statement]:
    """The counters: where the keys with each value of each digit begin."""
    counts, at = digits.counts, Axis("at")
    one, nothing = const(1, i32), const(0, i32)
    key = Load(keys, (first + at,))
    found = [Update(counts, digits.counter(key, k), one, "add", ALWAYS) for k in range(digits.number)]
    clear, value = Axis("clear"), Axis("value")
    done: list[Statement] = [
        For(clear, index(0), index(counts.shape[0]), (Store(counts, clear, nothing),), "vector", lanes),
        For(at, index(0), index(length), tuple(found)),
    ]
    for k in range(digits.number):
        state, before = Tensor(i32, (1,), name=f"state{k}"), Var(f"begin{k}", i32)
        here = value + (k << digits.width)
        running = Running(before, state, "sum", Load(counts, (here,)), exclusive=True)
        walk = (running, Store(counts, here, before))
        end = index(1 << digits.width)
        done += [Alloc(state), Store(state, index(0), nothing), For(value, index(0), end, walk, "vector", lanes)]
    return done


def _moved(
    sort: FlatSort,
    digits: _Digits,
    digit: int,
    first: Expr,
    length: Size,
    source: tuple[Tensor, Tensor],
    target: tuple[Tensor, Tensor],
) -> For:
    """The keys, with the positions they had at first, in the order of a digit; the last one makes the result."""
    at, key, place, was = Axis("at"), Var("key", source[0].dtype), Var("place", i32), Var("was", i32)
    counter = digits.counter(key, digit)
    step: list[Statement] = [
        Let(key, Load(source[0], (first + at,))),
        Let(place, Load(digits.counts, (counter,))),
        Let(was, Load(source[1], (first + at,)) if digit else cast(at, i32)),
        Store(digits.counts, counter, place + 1),
    ]
    if digit + 1 < digits.number:
        step += [Store(target[0], first + index(place), key), Store(target[1], first + index(place), was)]
    else:
        step.append(_put(sort, index(place), was))
    return For(at, index(0), index(length), tuple(step))
