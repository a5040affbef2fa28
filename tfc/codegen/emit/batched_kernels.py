"""Batched kernels (batch_small_kernels.py) as one LLVM function with the signature of a kernel.

Its operands are those of all the kernels, one behind the other. It hands tfc_parallel_for a range in which each kernel
has a share as long as its time; a thread that runs a piece of the range runs the kernels whose shares begin in it.
"""

from __future__ import annotations

from tfc.codegen.emit.kernels import enclosed, kernel_function, opened
from tfc.codegen.fusion.region import BatchedKernels
from tfc.codegen.llvm import I32, I64, PTR, VOID, Builder, Module, Param, StructType, Value, null

_CTX = StructType((I32, I32, *[PTR] * 6))
"""tfc_ctx: its size, nothing, the pool, the host's hooks, where failures go, and what devices have."""
_FAILURE = 4


def emit_batched_kernels(module: Module, part: BatchedKernels) -> None:
    """Add the function to a module."""
    _emit_range(module, part)
    function = kernel_function(module, part.symbol)
    b = Builder(function)
    closure = enclosed(b, function.args)
    total = sum(count * units for _, count, _, units in part.shares)
    run = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
    body = module.functions[f"{part.symbol}.body"]
    b.call(run, [function.args[2], b.operand(I64, total), body.value, closure, b.operand(I64, part.grain)])
    b.ret(0)


def _emit_range(module: Module, part: BatchedKernels) -> None:
    """The function that runs the kernels whose shares begin from `begin` on and before `end`."""
    params = [Param(PTR, "closure", ("readonly",)), Param(I64, "begin"), Param(I64, "end")]
    function = module.function(f"{part.symbol}.body", VOID, params, linkage="internal")
    b = Builder(function)
    closure, begin, end = function.args
    buffers, dims, ctx = opened(b, closure)
    ctx = _without_threads(b, ctx)
    start = operand = 0
    for symbol, count, operands, units in part.shares:
        kernel = module.declare(symbol, I32, [PTR, PTR, PTR])

        def first(bound: Value, start: int = start, count: int = count, units: int = units) -> Value:
            """The first of these kernels whose share begins at `bound` or behind it."""
            past = b.smax(b.sub(bound, start), 0)
            return b.smin(b.sdiv(b.add(past, units - 1), units), count)

        with b.loop(first(begin), first(end)) as number:
            at = b.add(b.mul(number, operands), operand)
            b.call(kernel, [b.gep(PTR, buffers, at), dims, ctx])
        start += count * units
        operand += count * operands
    b.ret()


def _without_threads(b: Builder, ctx: Value) -> Value:
    """A context for kernels that run on this thread alone, whatever they could share: tasks may not take further tasks
    from the caller's threads.
    """
    alone = b.alloca(_CTX)
    for k, kind in enumerate(_CTX.fields):
        nothing = null() if kind is PTR else b.operand(I32, 0)
        b.store(b.load(kind, b.field(_CTX, ctx, k)) if k in (0, _FAILURE) else nothing, b.field(_CTX, alone, k))
    return alone
