"""Stable sorts on CPUs: the positions of the keys of a row in ascending order.

Of few keys each finds its place by counting those that come before it, a vector of them at once. More are put in order
digit by digit, from the lowest on (Knuth, The Art of Computer Programming 3, 5.2.5): one walk counts all digits of all
keys, their sums say where the keys with each digit begin, and each digit moves the keys once. Where few places are
asked for, keys are sorted that are no greater than the least ones of as many groups. Rows are independent.
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.loop_ir.loops import Alloc, Carry, Fold, For, Let, Running, Statement, Store, Update
from tfc.codegen.nest.flatten import FlatNest, FlatSort
from tfc.codegen.nest.row_passes import SCRATCH_BYTES
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import Axis, Const, Expr, Load, Var, apply, cast, const, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor, neutral, ravel
from tfc.codegen.tensor.traverse import substitute
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, boolean, i32

COUNTED = 64
"""Rows of at most so many keys are sorted by counting."""
SHORT_ROW, SHORT_DIGIT, LONG_DIGIT = 4096, 8, 11
"""Bits of a digit of the keys of rows up to that length, and of longer ones."""
GROUPS_EACH, FEWEST_GROUPS = 4, 64
"""Groups for each place that is asked for: with so many, few keys are kept that are not needed."""
OPEN_LENGTH = 256
"""The assumed length of rows whose length is a symbol."""
ALWAYS = Const(1, boolean)
_AT, _PLACE = Axis("at"), Var("place", i32)

Scratch = Callable[[DType], Tensor]
"""Memory of the kernel's own for an element of each key of each row."""


def sort_ns(nest: FlatNest) -> float:
    """Estimated time of a key, in ns."""
    (sort,) = nest.sorts
    length = nest.extents[sort.axis]
    if isinstance(length, int) and length <= COUNTED:
        return 2.0 + length / 16
    return 2.0 if _groups(sort, length) is not None else 3.0 * sort.key.dtype.size


def sort_loops(nest: FlatNest, target: Target, scratch: Scratch) -> list[Statement]:
    """The loops for one row, all axes but the sort's own being bound."""
    (sort,) = nest.sorts
    length = nest.extents[sort.axis]
    lanes = max(1, target.vector_bits // 8 // max(sort.key.dtype.size, i32.size))
    if isinstance(length, int) and length <= COUNTED:  # each key goes to the number of keys before it
        lanes = min(lanes, 1 << (length.bit_length() - 1))
        keys, put = Tensor(sort.key.dtype, (length,), name="keys"), _put(sort, index(_PLACE), cast(_AT, i32))
        return [Alloc(keys), _filled(sort, keys, index(0), length, lanes), _ranked(keys, length, lanes, put)]
    return _by_digits(nest, sort, length, lanes, scratch)


def _put(sort: FlatSort, place: Expr, was: Expr) -> Update:
    """The store of a key's position, if its place in the order is asked for."""
    (at,) = substitute([sort.position], {sort.axis: place})
    return Update(sort.target, at, was, "set", place < index(sort.count))


def _ranked(keys: Tensor, length: int, lanes: int, act: Statement | None, carries: tuple[Carry, ...] = ()) -> For:
    """A loop over the keys, in which each counts the keys that come before it (_PLACE): it is compared with all."""
    at, other, own, seen = _AT, Axis("other"), Var("own", keys.dtype), Load(keys, (Axis("other"),))
    before = (seen < own) | (seen.eq(own) & (cast(other, i32) < cast(at, i32)))
    carry = Carry(Var("before", i32), "sum", cast(before, i32))
    each: list[Statement] = [
        Let(own, Load(keys, (at,))),
        For(other, index(0), index(length), (), "vector", lanes, carries=(carry,)),
        Fold(_PLACE, carry.var, "sum"),
    ]
    return For(at, index(0), index(length), tuple(each if act is None else [*each, act]), carries=carries)


def _filled(sort: FlatSort, keys: Tensor, first: Expr, length: Size, lanes: int) -> For:
    """The keys of the row in memory, from `first` on."""
    return For(sort.axis, index(0), index(length), (Store(keys, first + sort.axis, sort.key),), "vector", lanes)


@record(frozen=True, eq=False)
class _Digits:
    """The digits of keys (radix sort), and one counter for every value of each: the number of keys that have it, then
    the begin of these.
    """

    bits: int
    width: int
    counts: Tensor

    @property
    def number(self) -> int:
        return -(-self.bits // self.width)

    def counter(self, key: Expr, digit: int) -> Expr:
        """The position of the counter of a key's digit."""
        found = apply("and", apply("shr", key, digit * self.width), (1 << self.width) - 1)
        return index(found) + (digit << self.width)


@record(frozen=True, eq=False)
class _Rows:
    """Memory for a row: its keys and their positions, twice, each from `first` on."""

    allocated: tuple[Tensor, ...]
    first: Expr

    @property
    def pairs(self) -> tuple[tuple[Tensor, Tensor], tuple[Tensor, Tensor]]:
        """Keys and positions."""
        keys, order, other_keys, other_order = self.allocated
        return (keys, order), (other_keys, other_order)


def _memory(nest: FlatNest, sort: FlatSort, length: Size, scratch: Scratch) -> tuple[_Rows, list[Statement]]:
    """The memory of the row: on the stack if it is short."""
    types = (sort.key.dtype, i32) * 2
    if isinstance(length, int) and length * sum(dtype.size for dtype in types) <= SCRATCH_BYTES:
        allocated = tuple(Tensor(dtype, (length,), name=f"row{k}") for k, dtype in enumerate(types))
        return _Rows(allocated, index(0)), [Alloc(each) for each in allocated]
    first = ravel([(axis, nest.extents[axis]) for axis in nest.kept if axis is not sort.axis])
    return _Rows(tuple(map(scratch, types)), first * index(length)), []


def _by_digits(nest: FlatNest, sort: FlatSort, length: Size, lanes: int, scratch: Scratch) -> list[Statement]:
    """Radix sort: all digits counted, then the keys moved by one after the other; before that, where few places are
    asked for, only the keys kept that may go there.
    """
    rows, done = _memory(nest, sort, length, scratch)
    now, following = rows.pairs
    groups = _groups(sort, length)
    is_short = groups is not None or (isinstance(length, int) and length <= SHORT_ROW)
    bits, width = 8 * sort.key.dtype.size, SHORT_DIGIT if is_short else min(LONG_DIGIT, 8 * sort.key.dtype.size)
    counts = Tensor(i32, (-(-bits // width) << width,), name="counts")
    digits = _Digits(bits, width, counts)
    end = index(length)
    done.append(Alloc(counts))
    if groups is None:
        done.append(_filled(sort, now[0], rows.first, length, lanes))
    else:
        end = index(_KEPT)
        done += _chosen(sort, rows, length, lanes, groups)
        now, following = following, now
    done += _begins(digits, now[0], rows.first, end, lanes)
    for digit in range(digits.number):
        has_order = digit > 0 or groups is not None
        done.append(_moved(sort, digits, digit, rows.first, end, now if has_order else (now[0], None), following))
        now, following = following, now
    return done


def _begins(digits: _Digits, keys: Tensor, first: Expr, end: Expr, lanes: int) -> list[Statement]:
    """The prefix sums of the counters: the begin of the keys with each value of each digit."""
    counts, at = digits.counts, Axis("at")
    one, nothing = const(1, i32), const(0, i32)
    key = Load(keys, (first + at,))
    found = [Update(counts, digits.counter(key, k), one, "add", ALWAYS) for k in range(digits.number)]
    clear, value = Axis("clear"), Axis("value")
    done: list[Statement] = [
        For(clear, index(0), index(counts.shape[0]), (Store(counts, clear, nothing),), "vector", lanes),
        For(at, index(0), end, tuple(found)),
    ]
    for k in range(digits.number):
        state, before = Tensor(i32, (1,), name=f"state{k}"), Var(f"begin{k}", i32)
        here = value + (k << digits.width)
        running = Running(before, state, "sum", Load(counts, (here,)), exclusive=True)
        walk = (running, Store(counts, here, before))
        values = For(value, index(0), index(1 << digits.width), walk, "vector", lanes)
        done += [Alloc(state), Store(state, index(0), nothing), values]
    return done


def _moved(
    sort: FlatSort,
    digits: _Digits,
    digit: int,
    first: Expr,
    end: Expr,
    source: tuple[Tensor, Tensor | None],
    target: tuple[Tensor, Tensor],
) -> For:
    """The keys, with their original positions, in the order of a digit; the last one makes the result."""
    keys, order = source
    at, key, place, was = Axis("at"), Var("key", keys.dtype), Var("place", i32), Var("was", i32)
    counter = digits.counter(key, digit)
    step: list[Statement] = [
        Let(key, Load(keys, (first + at,))),
        Let(place, Load(digits.counts, (counter,))),
        Let(was, cast(at, i32) if order is None else Load(order, (first + at,))),
        Store(digits.counts, counter, place + 1),
    ]
    if digit + 1 < digits.number:
        step += [Store(target[0], first + index(place), key), Store(target[1], first + index(place), was)]
    else:
        step.append(_put(sort, index(place), was))
    return For(at, index(0), end, tuple(step))


# ---- the first few ---------------------------------------------------------------------------------------------------

_KEPT = Var("kept", i32)
"""The number of keys that are kept."""


def _groups(sort: FlatSort, length: Size) -> int | None:
    """The number of groups of keys that tell which ones are among the first few; None where it is faster to sort
    all.
    """
    if not isinstance(sort.count, int) or not sort.count:
        return None
    groups = max(FEWEST_GROUPS, 1 << (GROUPS_EACH * sort.count - 1).bit_length())
    # They are compared with one another.
    return groups if groups * groups <= 64 * (length if isinstance(length, int) else OPEN_LENGTH) else None


def _chosen(sort: FlatSort, rows: _Rows, length: Size, lanes: int, groups: int) -> list[Statement]:
    """The keys that are no greater than the minima of `count` groups, which the first `count` keys all are."""
    assert isinstance(sort.count, int)
    (keys, _), (kept, order) = rows.pairs
    first, dtype = rows.first, keys.dtype
    least, state = Tensor(dtype, (groups,), name="least"), Tensor(i32, (1,), name="state")
    greatest = neutral("min", dtype)
    group, block, begin = Axis("group"), Axis("block"), Axis("begin")
    own = sort.axis - begin
    walk = Store(keys, first + sort.axis, sort.key), Store(least, own, minimum(Load(least, (own,)), sort.key))
    in_block = For(sort.axis, begin, minimum(begin + groups, index(length)), walk, "vector", lanes)
    blocks = index((length + (groups - 1)) // groups)
    # Of the least ones of all groups the first that has enough before it.
    limit, top = Var("limits", dtype), Var("limit", dtype)
    fits = select(apply("ge", _PLACE, sort.count - 1), Var("own", dtype), greatest)
    at, key, place, taken = Axis("at"), Var("key", dtype), Var("place", i32), Var("taken", i32)
    take = (
        Let(key, Load(keys, (first + at,))),
        Running(place, state, "sum", cast(key <= top, i32), exclusive=True),
        # Where a key is not kept the next one takes its place.
        Store(kept, first + index(place), key),
        Store(order, first + index(place), cast(at, i32)),
    )
    return [
        Alloc(least),
        Alloc(state),
        For(group, index(0), index(groups), (Store(least, group, greatest),), "vector", lanes),
        For(block, index(0), blocks, (Let(begin, block * groups), in_block)),
        _ranked(least, groups, lanes, None, (Carry(limit, "min", fits),)),
        Fold(top, limit, "min"),
        Store(state, index(0), const(0, i32)),
        For(at, index(0), index(length), take, carries=(Carry(taken, "sum", cast(key <= top, i32)),)),
        Fold(_KEPT, taken, "sum"),
    ]
