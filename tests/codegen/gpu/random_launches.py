"""Random launches of the loop IR without races, and what they compute: all threads side by side, a statement at a time.

Threads read what others wrote behind a barrier only, and no two write one place; so every order of threads gives what
this reference gives, down to the bit: its arithmetic is that of f32 on arrays.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np

from tfc.codegen.loop_ir.loops import (
    BLOCK,
    THREAD,
    Barrier,
    Carry,
    Fold,
    For,
    Launch,
    Let,
    LoopNest,
    Recur,
    Shuffle,
    Statement,
    Store,
    Vote,
    When,
)
from tfc.codegen.tensor.expr import (
    Apply,
    Axis,
    Cast,
    Const,
    Expr,
    Guard,
    Load,
    Select,
    Var,
    apply,
    cast,
    const,
    index,
    select,
)
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import Array, boolean, f32

# ---- the reference ---------------------------------------------------------------------------------------------------

_APPLY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "max": np.maximum, "min": np.minimum, "mod": np.mod,
    "floordiv": np.floor_divide, "truncdiv": np.floor_divide, "lt": np.less, "ge": np.greater_equal, "eq": np.equal,
    "and": np.logical_and, "xor": np.bitwise_xor, "neg": np.negative, "maximum": np.maximum, "minimum": np.minimum,
}  # fmt: skip


class Reference:
    """A launch on arrays: tensors of the device as vectors, shared ones as a row for each block."""

    def __init__(self, launch: Launch, given: Mapping[Tensor, Array]) -> None:
        blocks, threads = launch.blocks, launch.threads
        assert isinstance(blocks, int)
        self.shape = blocks, threads
        self.given = given
        self.shared = {s: np.full((blocks, s.shape[0]), np.nan, np.float32) for s in launch.shared}
        block, thread = np.indices(self.shape)
        self.values: dict[Expr, Array] = {BLOCK: block, THREAD: thread}
        self.run(launch.body, np.ones(self.shape, bool))

    def run(self, body: tuple[Statement, ...], active: Array) -> None:
        """Statements, in the threads that are active."""
        for each in body:
            match each:
                case Let():
                    self.values[each.var] = self.value(each.value)
                case Store():
                    self._store(each, active)
                case When():
                    self.run(each.body, active & self.value(each.condition))
                case For():
                    self._loop(each, active)
                case Fold():
                    self.values[each.var] = self.values[each.source]
                case Shuffle():
                    self.values[each.var] = self._shuffled(each)
                case Vote():
                    self.values[each.var] = self._voted(each)

    def _store(self, store: Store, active: Array) -> None:
        at, value = self.value(store.index), self.value(store.value)
        if store.target in self.shared:
            self.shared[store.target][self.values[BLOCK][active], at[active]] = value[active]
        else:
            self.given[store.target][at[active]] = value[active]

    def _loop(self, loop: For, active: Array) -> None:
        for recur in loop.recurs:
            self.values[recur.var] = self.value(recur.start)
        for carry in loop.carries:
            start = 0.0 if carry.kind == "sum" else -np.inf
            self.values[carry.var] = np.full(self.shape, start, np.float32)
        begin, end = int(self.value(loop.begin).flat[0]), int(self.value(loop.end).flat[0])
        for k in range(begin, end):
            self.values[loop.axis] = np.full(self.shape, k)
            self.run(loop.body, active)
            for carry in loop.carries:
                fold = np.add if carry.kind == "sum" else np.maximum
                self.values[carry.var] = fold(self.values[carry.var], self.value(carry.value))
            following = [self.value(recur.following) for recur in loop.recurs]
            for recur, value in zip(loop.recurs, following, strict=True):
                self.values[recur.var] = value

    def _shuffled(self, shuffle: Shuffle) -> Array:
        lanes, by = np.arange(32), int(self.value(shuffle.by).flat[0])
        source = {
            "bfly": lanes ^ by, "idx": np.full(32, by), "up": np.where(lanes >= by, lanes - by, lanes),
            "down": np.where(lanes + by < 32, lanes + by, lanes),
        }[shuffle.mode]  # fmt: skip
        warps = self.value(shuffle.value).reshape(self.shape[0], -1, 32)
        return warps[..., source].reshape(self.shape)

    def _voted(self, vote: Vote) -> Array:
        warps = self.value(vote.condition).reshape(self.shape[0], -1, 32)
        found = (np.any if vote.kind == "any" else np.all)(warps, -1, keepdims=True)
        return np.broadcast_to(found, warps.shape).reshape(self.shape)

    def value(self, expr: Expr) -> Array:
        """An expression, in every thread."""
        match expr:
            case Axis() | Var():
                return self.values[expr]
            case Const():
                return np.full(self.shape, expr.value, expr.dtype.storage)
            case Cast():
                return self.value(expr.children[0]).astype(expr.dtype.storage)
            case Load():
                at = self.value(expr.children[0])
                shared = self.shared.get(expr.tensor)
                return self.given[expr.tensor][at] if shared is None else shared[self.values[BLOCK], at]
            case Select():
                condition, x, y = (self.value(child) for child in expr.children)
                return np.where(condition, x, y)
            case Guard():
                condition, x, y = expr.children
                holds = self.value(condition)
                return np.where(holds, self._where(holds, x), self.value(y))
            case Apply():
                return _APPLY[expr.name](*(self.value(child) for child in expr.children))
        raise AssertionError(expr)

    def _where(self, holds: Array, x: Expr) -> Array:
        """What is guarded: loads go to place 0 where the guard does not hold."""
        assert isinstance(x, Load)
        at = np.where(holds, self.value(x.children[0]), 0)
        return self.given[x.tensor][at]


# ---- random launches -------------------------------------------------------------------------------------------------


class RandomLaunch:
    """A launch of a few blocks, by a seed: `nest` reads x and writes y, all of it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.threads, self.blocks = self.rng.choice([32, 64, 128]), self.rng.randint(1, 3)
        size = self.threads * self.blocks
        self.x = Tensor(f32, (size + self.rng.randint(0, 40),), name="x")
        self.y = Tensor(f32, (2 * size,), name="y")
        self.shared = [Tensor(f32, (self.threads,), name=f"s{k}") for k in range(self.rng.randint(1, 3))]
        self.readable: set[Tensor] = set()
        self.touched: set[Tensor] = set()
        """Shared tensors whose elements have been written, and those accessed since the last barrier."""
        self.made = 0
        own = BLOCK * self.threads + THREAD
        self.pool: list[Expr] = [Load(self.x, (own,)), cast(THREAD, f32), const(self.rng.randint(-3, 3), f32)]
        body = list(self._first())
        for _ in range(self.rng.randint(3, 12)):
            body += self._step(depth=0)
        body.append(Store(self.y, own, self._value()))
        far = Store(self.y, own + size, self._value())
        body += [Store(self.y, own + size, const(1, f32)), When(self._condition(), (far,))]
        launch = Launch(self.blocks, self.threads, tuple(body), tuple(self.shared))
        self.nest = LoopNest((self.x, self.y), "rw", (launch,))

    def _first(self) -> list[Statement]:
        """Every shared tensor holds something."""
        found: list[Statement] = [Store(s, THREAD, self._value()) for s in self.shared]
        self.readable = set(self.shared)
        return [*found, Barrier()]

    def _step(self, depth: int) -> list[Statement]:
        kinds = [self._named, self._exchange, self._shuffle, self._vote, self._sum]
        if depth == 0:
            kinds += [self._repeat]
        return self.rng.choice(kinds)()

    def _name(self) -> str:
        self.made += 1
        return f"v{self.made}"

    def _named(self) -> list[Statement]:
        var = Var(self._name(), f32)
        value = self._value()
        self.pool.append(var)
        return [Let(var, value)]

    def _exchange(self) -> list[Statement]:
        """Values change threads by way of shared memory."""
        target = self.rng.choice(self.shared)
        value = self._value()
        before = [Barrier()] * (target in self.touched)
        self.touched = set()
        var = Var(self._name(), f32)
        read = Let(var, Load(target, (self._place(),)))
        self.touched.add(target)
        self.pool.append(var)
        return [*before, Store(target, self._place(), value), Barrier(), read]

    def _shuffle(self) -> list[Statement]:
        var = Var(self._name(), f32)
        made = Shuffle(
            var, self._value(), self.rng.choice(["bfly", "up", "down", "idx"]), index(self.rng.randint(0, 31))
        )
        self.pool.append(var)
        return [made]

    def _vote(self) -> list[Statement]:
        var, chosen = Var(self._name(), boolean), Var(self._name(), f32)
        made = Vote(var, self._condition(), self.rng.choice(["any", "all"]))
        value = select(var, self._value(), self._value())
        self.pool.append(chosen)
        return [made, Let(chosen, value)]

    def _sum(self) -> list[Statement]:
        """A loop that a thread goes through alone."""
        at, total, whole = Axis(self._name()), Var(self._name(), f32), Var(self._name(), f32)
        kind = self.rng.choice(["sum", "max"])
        place = apply("mod", THREAD * self.rng.randint(0, 5) + at, self.x.shape[0])
        value = Load(self.x, (place,)) + self._value()  # a sum of products would be fused
        loop = For(at, index(0), index(self.rng.randint(1, 6)), (), carries=(Carry(total, kind, value),))
        self.pool.append(whole)
        return [loop, Fold(whole, total, kind)]

    def _repeat(self) -> list[Statement]:
        """A loop with barriers in it, and a value handed on."""
        at, var = Axis(self._name()), Var(self._name(), f32)
        start, kept = self._value(), list(self.pool)
        self.pool += [var, cast(at, f32)]
        self.touched = set(self.shared)  # by the iteration before
        body = [each for _ in range(self.rng.randint(1, 3)) for each in self._step(depth=1)]
        following = self._value() * 0.5
        self.pool = [*kept, var]
        self.touched = set(self.shared)
        kind = self.rng.choice(["serial", "unrolled"])
        return [
            For(at, index(0), index(self.rng.randint(1, 4)), tuple(body), kind, recurs=(Recur(var, start, following),))
        ]

    def _place(self) -> Expr:
        """A place of a shared tensor for each thread, another for each."""
        factor = 2 * self.rng.randint(0, 20) + 1
        return apply("mod", THREAD * factor + self.rng.randint(0, 50), self.threads)

    def _condition(self) -> Expr:
        if self.rng.random() < 0.5:
            return apply("lt", THREAD, self.rng.randint(0, self.threads))
        return self._value() < self._value()

    def _value(self) -> Expr:
        """Made of up to three of those known, which stay small."""
        found = self.rng.choice(self.pool[-6:])
        for _ in range(self.rng.randint(0, 2)):
            other, how = self.rng.choice(self.pool), self.rng.choice(["add", "sub", "max", "min", "select"])
            if how == "select":
                found = select(found < other, other * 0.25, found)
            elif how in ("max", "min"):
                found = apply(how, found, other)
            else:
                found = apply(how, found * 0.5, other)
        return found
