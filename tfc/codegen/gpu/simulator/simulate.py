"""The simulator: a processor runs the launches of a GPU kernel, one thread at a time.

Each thread is an LLVM coroutine that suspends where it waits for others (coroutine.py). Threads that wait at different
places, or for one that has ended, fail the step, as they would hang a device. Threads run in one of three orders, so
that what relies on an order shows in one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.kernels import SizeValues, enclosed, kernel_function, opened
from tfc.codegen.emit.statements import fail_function
from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.gpu.device.statements import ThreadStatements, meets
from tfc.codegen.gpu.simulator.coroutine import Coroutine, WaitingRoom, block_runner, ordered
from tfc.codegen.llvm import (
    I8,
    I32,
    I64,
    PTR,
    VOID,
    AliasScope,
    Builder,
    Function,
    Module,
    Param,
    Value,
    null,
)
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, Launch, LoopNest, bytes_of
from tfc.codegen.target.formats import Formats
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.status import Status
from tfc.ir.types.types import u8

_LOST = (0, "threads of a block wait at different places, or keep too much while they wait")


def with_room(kernel: Kernel, nest: LoopNest) -> tuple[Kernel, LoopNest]:
    """The kernel with scratch memory for shared memory, and for the state of waiting threads."""
    size = max((_Room(launch).size for launch in nest.body if isinstance(launch, Launch)), default=0)
    if not size:
        return kernel, nest
    room = Tensor(u8, (size,), name="room")
    access = kernel.access + "s"
    params = (*kernel.params, room)
    nest = LoopNest(params, access, nest.body, (*nest.failures, _LOST))
    return replace(kernel, params=params, access=access), nest


class _Room:
    """The layout of a block's scratch memory: shared tensors, and the state of waiting threads."""

    def __init__(self, launch: Launch) -> None:
        self.shared: dict[Tensor, int] = {}
        at = 0
        for tensor in launch.shared:
            self.shared[tensor] = at
            at += -(-bytes_of(tensor) // 64) * 64
        self.waiting = WaitingRoom(launch.threads, at) if meets(launch.body) else None
        self.poisoned = at
        self.size = at if self.waiting is None else self.waiting.end


def emit_simulated(module: Module, name: str, nest: LoopNest, target: Target, dims: Mapping[str, int]) -> None:
    """Add a kernel of launches to a module, as a function like those of processors' kernels."""
    _Kernel(module, name, nest, target, dims).emit()


class _Kernel:
    def __init__(self, module: Module, name: str, nest: LoopNest, target: Target, dims: Mapping[str, int]) -> None:
        assert target.gpu is not None
        self.module, self.name, self.nest, self.target, self.dims = module, name, nest, target, dims
        self.order = target.gpu.order
        self.scopes = module.alias_scopes(len(nest.params))

    def emit(self) -> None:
        function = kernel_function(self.module, self.name)
        b = Builder(function)
        closure = enclosed(b, function.args)
        for number, launch in enumerate(self.nest.body):
            assert isinstance(launch, Launch)
            self._launch(b, number, launch, closure)
        if self.nest.failures:
            b.ret(b.call(self.module.declare("tfc_status", I32, [PTR]), [function.args[2]]))
        else:
            b.ret(0)

    def _launch(self, b: Builder, number: int, launch: Launch, closure: Value) -> None:
        """The loop over the blocks of a launch."""
        buffers, dims, ctx = b.function.args
        room = _Room(launch)
        thread = self._thread(number, launch, room)
        blocks = SizeValues(b, dims, self.dims).value(launch.blocks)
        base = b.load(PTR, b.gep(PTR, buffers, len(self.nest.params) - 1)) if room.size else null()
        with b.loop(0, blocks) as at:
            block = at if self.order == "ascending" else b.sub(b.sub(blocks, 1), at)
            if room.poisoned:
                b.memset(base, 0xFF, room.poisoned)  # a NaN for whoever reads what nobody wrote
            if room.waiting is not None:
                run = block_runner(self.module, room.waiting, self.order)
                lost = b.call(run, [thread.value, closure, block, base])
                with b.if_(lost):
                    self._fail(b, ctx, block)
            else:
                with b.loop(0, launch.threads) as k:
                    b.call(thread, [closure, block, ordered(b, k, launch.threads, self.order)])

    def _fail(self, b: Builder, ctx: Value, block: Value) -> None:
        reason = len(self.nest.failures) - 1
        b.call(fail_function(self.module), [ctx, int(Status["INTERNAL"]), reason, block, 0, 0, 0.0])

    def _thread(self, number: int, launch: Launch, room: _Room) -> Function:
        """The function of one thread: (closure, block, thread), and its point of waiting (number, coroutine frame)."""
        params = [Param(PTR, "closure", ("readonly",)), Param(I64, "block"), Param(I64, "thread")]
        is_waiting = room.waiting is not None
        if is_waiting:
            params += [Param(PTR, "place"), Param(PTR, "frame")]
        function = self.module.function(
            f"{self.name}.thread{number}",
            PTR if is_waiting else VOID,
            params,
            linkage="internal",
            attributes=("presplitcoroutine",) if is_waiting else (),
        )
        b = Builder(function)
        closure, block, thread, *rest = function.args
        buffers, dims, ctx = opened(b, closure)
        memory: dict[Tensor, tuple[Value, AliasScope | None]] = {}
        for k, (param, scope) in enumerate(zip(self.nest.params, self.scopes, strict=True)):
            memory[param] = (b.load(PTR, b.gep(PTR, buffers, k), invariant=True), scope)
        base = memory[self.nest.params[-1]][0] if room.size else null()
        memory |= {tensor: (b.gep(I8, base, at), None) for tensor, at in room.shared.items()}
        formats = Formats(b, self.target)
        coroutine = None
        if room.waiting is not None:
            slots = b.gep(I8, base, room.waiting.slots)
            coroutine = Coroutine(b, thread, rest[0], slots, rest[1], launch.threads, formats)
        evaluator = Evaluator(b, memory, SizeValues(b, dims, self.dims).value, formats)
        evaluator.bind(BLOCK, block)
        evaluator.bind(THREAD, thread)
        ThreadStatements(evaluator, self.target, ctx, coroutine).launch(launch.body)
        if coroutine is None:
            b.ret()
        else:
            coroutine.end()
        return function
