"""Control flow: branches, phis, and structured loops and conditions on top of them.

Loops are emitted in the plain form (test in the header, one latch); LLVM rotates them. Values carried round a loop are
phis, never memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager

from tfc.codegen.llvm.arithmetic import Arithmetic
from tfc.codegen.llvm.module import Block
from tfc.codegen.llvm.types import I64, Type
from tfc.codegen.llvm.values import Operand, Value, const


class Loop:
    """A loop being emitted: its `index`, the `carried` values of this iteration and, afterwards, the `results`. A body
    may set the `stride` that the index goes on by.
    """

    def __init__(self, index: Value, stride: Value, carried: tuple[Value, ...]) -> None:
        self.index = index
        self.stride = stride
        self.carried = carried
        self.results = carried  # the header's phis hold the final values once the loop is left
        self.following: tuple[Value, ...] | None = None if carried else ()

    def next(self, *values: Value) -> None:
        """Set the carried values of the next iteration; once per loop body."""
        if self.following:
            raise ValueError("next was called twice in one loop body")
        if [each.type for each in values] != [each.type for each in self.carried]:
            raise TypeError("the carried values of a loop keep their number and types")
        self.following = values


class Flow(Arithmetic):
    """Terminators, phi and the structured forms."""

    def br(self, block: Block) -> None:
        """Jump."""
        self.terminate(f"br {block.ref}")

    def cond_br(self, condition: Value, then: Block, otherwise: Block) -> None:
        """Jump on an i1."""
        self.terminate(f"br {condition.typed}, {then.ref}, {otherwise.ref}")

    def switch(self, value: Value, default: Block, cases: Mapping[int, Block]) -> None:
        """Jump on an integer."""
        branches = " ".join(f"{const(value.type, number).typed}, {block.ref}" for number, block in cases.items())
        self.terminate(f"switch {value.typed}, {default.ref} [{branches}]")

    def ret(self, value: Operand | None = None) -> None:
        """Return, with a value unless the function is void."""
        result = self.function.type.result
        self.terminate("ret void" if value is None else f"ret {self.operand(result, value).typed}")

    def unreachable(self) -> None:
        """Control never comes here."""
        self.terminate("unreachable")

    def phi(self, kind: Type, incoming: Sequence[tuple[Operand, Block]]) -> Value:
        """One value per predecessor block; must stand before other instructions of the block."""
        branches = ", ".join(f"[ {self.operand(kind, value).text}, %{block.label} ]" for value, block in incoming)
        return self.define(kind, f"phi {kind.text} {branches}")

    @contextmanager
    def loop(
        self, begin: Operand, end: Operand, step: Operand = 1, *, hint: str = "", name: str = "loop"
    ) -> Iterator[Value]:
        """`for index in range(begin, end, step)` with step > 0; yields the index. Numbers alone mean i64."""
        with self.carry_loop(begin, end, step, (), hint=hint, name=name) as made:
            yield made.index

    @contextmanager
    def carry_loop(
        self, begin: Operand, end: Operand, step: Operand, init: Sequence[Value], *, hint: str = "", name: str = "loop"
    ) -> Iterator[Loop]:
        """A loop with values carried round: read `carried`, call `next(...)` in the body, use `results` after it.

        `hint` is the reference `Module.loop_hint` returned. The body may branch, as long as it ends in an open block.
        """
        kind = next((each.type for each in (begin, end, step) if isinstance(each, Value)), I64)
        first, last, stride = (self.operand(kind, each) for each in (begin, end, step))
        function, before = self.function, self.block
        header = function.block(name)
        body, leave = function.detached(f"{name}.body"), function.detached(f"{name}.end")
        self.br(header)
        self.at(header)
        names = [function.fresh() for _ in range(len(init) + 1)]
        loop = Loop(
            Value(kind, names[0]),
            stride,
            tuple(Value(each.type, label) for each, label in zip(init, names[1:], strict=True)),
        )
        slots = len(header.lines)
        self.cond_br(self.icmp("slt", loop.index, last), body, leave)
        self.enter(body)
        yield loop
        if loop.following is None:
            raise ValueError("the body of a carrying loop must call next")
        latch = self.block
        following = self.add(loop.index, loop.stride, "nsw")
        self.terminate(f"br {header.ref}" + (f", !llvm.loop {hint}" if hint else ""))
        rounds = zip((loop.index, *loop.carried), (first, *init), (following, *loop.following), strict=True)
        header.lines[slots:slots] = [
            f"{phi.text} = phi {phi.type.text} [ {start.text}, %{before.label} ], [ {after.text}, %{latch.label} ]"
            for phi, start, after in rounds
        ]
        self.enter(leave)

    @contextmanager
    def if_(self, condition: Value, *, name: str = "if") -> Iterator[None]:
        """Run the body only when `condition` holds."""
        then, leave = self.function.block(f"{name}.then"), self.function.detached(f"{name}.end")
        self.cond_br(condition, then, leave)
        self.at(then)
        yield
        if not self.block.terminated:
            self.br(leave)
        self.enter(leave)

    def if_else(self, condition: Value, *, name: str = "if") -> Branches:
        """Two branches: `with b.if_else(c) as branches:`, in it `with branches.then:` and `with branches.otherwise:`,
        either of which may be left out. Merge values afterwards with `branches.merge(x, y)`.
        """
        return Branches(self, condition, name)


class Branches:
    """The two branches of an `if_else`."""

    def __init__(self, builder: Flow, condition: Value, name: str) -> None:
        self._builder = builder
        self._condition = condition
        function = builder.function
        self._heads = (function.detached(f"{name}.then"), function.detached(f"{name}.else"))
        self._leave = function.detached(f"{name}.end")
        self._ends: list[Block | None] = [None, None]

    def __enter__(self) -> Branches:
        self._builder.cond_br(self._condition, *self._heads)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            for position in (0, 1):
                if self._ends[position] is None:
                    with self._arm(position):
                        pass
            self._builder.enter(self._leave)

    @property
    def then(self) -> AbstractContextManager[None]:
        """The branch taken when the condition holds."""
        return self._arm(0)

    @property
    def otherwise(self) -> AbstractContextManager[None]:
        """The branch taken when it does not."""
        return self._arm(1)

    def merge(self, then: Operand, otherwise: Operand) -> Value:
        """The first value when the condition held, else the second; call right after the `if_else`."""
        x, y = self._builder.pair(then, otherwise)
        ends = [(value, end) for value, end in zip((x, y), self._ends, strict=True) if end is not None]
        return self._builder.phi(x.type, ends)

    @contextmanager
    def _arm(self, position: int) -> Iterator[None]:
        builder = self._builder
        builder.enter(self._heads[position])
        yield
        if not builder.block.terminated:
            self._ends[position] = builder.block
            builder.br(self._leave)
