"""Region IR (region_ir.py) as one LLVM function with the signature of a kernel.

Every cell has one address for as long as the function runs: its own memory and copies of small operands are stack
slots, so that LLVM's SROA turns a loop's state into phis and its kernels into straight code between them. What a loop
computes for the next trip is therefore moved, not swapped. A test that fails ends the function at once, as it would
end the step between two kernels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.kernels import SizeValues, kernel_function
from tfc.codegen.emit.source_lines import Lines
from tfc.codegen.emit.statements import Statements, fail_function
from tfc.codegen.llvm import I1, I8, I32, PTR, AliasScope, ArrayType, Builder, Function, Module, Param, Value, const
from tfc.codegen.loop_ir.loops import For, Multiply
from tfc.codegen.loop_ir.region_ir import Choose, Flow, Repeat, Run, Statement
from tfc.codegen.target.formats import Formats
from tfc.codegen.target.target import Target
from tfc.ir.base.errors import InternalError
from tfc.ir.base.status import Status


def emit_flow(
    module: Module, name: str, flow: Flow, target: Target, dims: Mapping[str, int], lines: Lines | None = None
) -> Function:
    """Add a compact region to a module. `dims` gives the position of each symbolic dimension in the dims table; `lines`
    as for `emit_kernel`.
    """
    return _Region(module, name, flow, target, dims, lines).emit()


class _Region:
    def __init__(
        self, module: Module, name: str, flow: Flow, target: Target, dims: Mapping[str, int], lines: Lines | None
    ) -> None:
        self.module, self.flow, self.target = module, flow, target
        self.function = kernel_function(module, name)
        self.b = Builder(self.function)
        if lines is not None:
            lines.begin(self.b)
        self.buffers, dims_table, self.ctx = self.function.args
        self.sizes = SizeValues(self.b, dims_table, dims)
        self.failed = self.b.alloca(I1, name="failed")
        self.stop = self.function.detached("stop")
        self.stops = False
        self.room = 4 * target.vector_bits // 8
        self.memory: list[tuple[Value, AliasScope | None]] = []

    def emit(self) -> Function:
        b, flow = self.b, self.flow
        scopes = iter(self.module.alias_scopes(sum(not cell.on_stack for cell in flow.cells)))
        operands = [None if cell.operand is None else self._buffer(cell.operand) for cell in flow.cells]
        for cell, operand in zip(flow.cells, operands, strict=True):
            if not cell.on_stack:
                assert operand is not None
                self.memory.append((operand, next(scopes)))
                continue
            slot = b.alloca(ArrayType(I8, cell.bytes + self.room), align=64)
            self.memory.append((slot, None))
            if operand is not None:
                b.memcpy(slot, operand, cell.bytes)
        self._run(flow.body)
        for cell, operand, (slot, _) in zip(flow.cells, operands, self.memory, strict=True):
            if operand is not None and cell.copied and cell.written:
                b.memcpy(operand, slot, cell.bytes)
        b.ret(0)
        if self.stops:
            b.enter(self.stop)
            b.ret(b.call(self.module.declare("tfc_status", I32, [PTR]), [self.ctx]))
        return self.function

    def _buffer(self, number: int) -> Value:
        return self.b.load(PTR, self.b.gep(PTR, self.buffers, number), invariant=True)

    # ---- statements -------------------------------------------------------------------------------------------------

    def _run(self, statements: Sequence[Statement]) -> None:
        for statement in statements:
            match statement:
                case Run():
                    self._kernel(statement)
                case Choose():
                    with self.b.if_else(self._flag(statement.flag)) as branches:
                        with branches.then:
                            self._run(statement.then)
                        with branches.otherwise:
                            self._run(statement.otherwise)
                case Repeat():
                    self._loop(statement)

    def _kernel(self, run: Run) -> None:
        b, params = self.b, run.nest.params
        memory = {param: self.memory[cell] for param, cell in zip(params, run.cells, strict=True)}
        roomy = {p for p, cell in zip(params, run.cells, strict=True) if self.flow.cells[cell].on_stack}
        evaluator = Evaluator(b, memory, self.sizes.value, Formats(b, self.target), roomy)
        made = Statements(evaluator, self.target, self.ctx, _no_threads)
        if run.nest.failures:
            made.reason, made.failed = run.reason, self.failed
            b.store(const(I1, 0), self.failed)
        made.run(run.nest.body)
        if run.nest.failures:
            self._stop_if(b.load(I1, self.failed))

    def _stop_if(self, condition: Value) -> None:
        """Leave the function."""
        self.stops = True
        go_on = self.function.detached("on")
        self.b.cond_br(condition, self.stop, go_on)
        self.b.enter(go_on)

    def _flag(self, cell: int) -> Value:
        return self.b.icmp("ne", self.b.load(I8, self.memory[cell][0]), 0)

    # ---- loops ------------------------------------------------------------------------------------------------------

    def _loop(self, loop: Repeat) -> None:
        b, function = self.b, self.function
        turn = self.memory[loop.turn][0] if loop.turn is not None else None
        trips = const(I32, loop.times) if loop.times is not None else None
        if trips is None and loop.trips is not None:
            trips = b.load(I32, self.memory[loop.trips][0])
        polls = b.alloca(I32, name="polls") if loop.poll else None
        if polls is not None:
            b.store(const(I32, loop.poll), polls)
        if turn is not None:
            b.store(const(I32, 0), turn)
        head, body, leave = (function.detached(name) for name in ("head", "trip", "done"))
        b.br(head)
        b.enter(head)
        self._run(loop.test)
        if loop.flag is not None:
            b.cond_br(self._flag(loop.flag), body, leave)
        else:
            assert trips is not None and turn is not None
            b.cond_br(b.icmp("slt", b.load(I32, turn), trips), body, leave)
        b.enter(body)
        self._run(loop.body)
        self._move(loop.state)
        if turn is not None:
            b.store(b.add(b.load(I32, turn), 1, "nsw"), turn)
        if polls is not None:
            self._poll(polls, loop.poll)
        b.br(head)
        b.enter(leave)

    def _move(self, state: Sequence[tuple[int, int]]) -> None:
        """Copy the computed values to the state; a `next` that is another variable's `now` is set aside first."""
        overwritten = {now for now, _ in state}
        aside: dict[int, Value] = {}
        for _, after in state:
            if after in overwritten and after not in aside:
                size = self.flow.cells[after].bytes
                aside[after] = self.b.alloca(ArrayType(I8, size), align=64)
                self.b.memcpy(aside[after], self.memory[after][0], size)
        for now, after in state:
            source = aside.get(after, self.memory[after][0])
            if now != after:
                self.b.memcpy(self.memory[now][0], source, self.flow.cells[now].bytes)

    def _poll(self, polls: Value, period: int) -> None:
        """Every `period` iterations, stop if the step was cancelled."""
        b = self.b
        left = b.sub(b.load(I32, polls), 1)
        b.store(left, polls)
        with b.if_(b.icmp("eq", left, 0), name="poll"):
            b.store(const(I32, period), polls)
            self._stop_if(b.icmp("ne", b.call(poll_function(self.module), [self.ctx]), 0))


def _no_threads(here: Statements, statement: For | Multiply) -> tuple[Value, Value]:
    raise InternalError("a parallel loop or a product inside of a region that is one function")


def poll_function(module: Module) -> Function:
    """`tfc.poll(ctx)`, internal to the module: record CANCELLED and return it when the host asks to stop, else 0."""
    name = "tfc.poll"
    if name in module.functions:
        return module.functions[name]
    function = module.function(name, I32, [Param(PTR, "ctx")], linkage="internal", attributes=("cold", "noinline"))
    b, (ctx,) = Builder(function), function.args
    with b.if_(b.icmp("ne", b.call(module.declare("tfc_cancelled", I32, [PTR]), [ctx]), 0)):
        b.ret(b.call(fail_function(module), [ctx, int(Status.CANCELLED), 0, 0, 0, 0, 0.0]))
    b.ret(0)
    return function
