"""The statements that only GPUs have, in the words of whoever emits a thread.

What a barrier is, a device and its stand-in say differently; everything above it is the same text for both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.emit.combine import State, combine
from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.statements import Statements
from tfc.codegen.facts import count
from tfc.codegen.llvm import Value
from tfc.codegen.loops import THREAD, Across, Barrier, For, Multiply, Statement, When
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor
from tfc.ir.errors import InternalError


class ThreadStatements(Statements):
    """Emits what one thread does; `barrier` emits a barrier."""

    def __init__(self, e: Evaluator, target: Target, ctx: Value, barrier: Callable[[], None]) -> None:
        super().__init__(e, target, ctx, _no_parallel_loop)
        self.barrier = barrier

    def run(self, statements: Sequence[Statement]) -> None:
        """Emit statements in order."""
        for statement in statements:
            match statement:
                case When():
                    with self.b.if_(self.e.value(statement.condition)), self.e.scope():
                        self.run(statement.body)
                case Barrier():
                    self.barrier()
                case Across():
                    self._across(statement)
                case _:
                    super().run([statement])

    def _across(self, across: Across) -> None:
        """A tree in shared memory: in each round the lower half of those that are left takes in the upper half."""
        b, e = self.b, self.e
        state, dtype, _ = self.states[across.source]
        thread = e.value(THREAD)
        lane = b.and_(thread, across.width - 1)
        self._write(across, thread, state)
        step = across.width // 2
        while step:
            self.barrier()
            with b.if_(b.icmp("slt", lane, step)):
                low, high = self._read(across, thread), self._read(across, b.add(thread, step))
                self._write(across, thread, combine(b, across.kind, dtype, low, high))
            step //= 2
        self.barrier()
        whole = self._read(across, b.sub(thread, lane))
        self.barrier()  # before the memory serves again
        self.states[across.var] = (whole, dtype, across.kind)

    def _write(self, across: Across, place: Value, state: State) -> None:
        for tensor, value in zip(across.shared, state, strict=True):
            base, scope = self.e.memory[tensor]
            kind = self.e.formats.memory_type(tensor.dtype)
            self.b.store(self.e.formats.store(value, tensor.dtype), self.b.gep(kind, base, place), scope=scope)

    def _read(self, across: Across, place: Value) -> State:
        found = []
        for tensor in across.shared:
            base, scope = self.e.memory[tensor]
            kind = self.e.formats.memory_type(tensor.dtype)
            found.append(
                self.e.formats.load(self.b.load(kind, self.b.gep(kind, base, place), scope=scope), tensor.dtype)
            )
        return tuple(found)


def _no_parallel_loop(here: Statements, statement: For | Multiply) -> tuple[Value, Value]:
    raise InternalError("a launch has no parallel loops: its threads are")


def bytes_of(tensor: Tensor) -> int:
    """The size of a shared tensor."""
    elements = count(tensor.shape)
    assert isinstance(elements, int)
    return elements * tensor.dtype.size
