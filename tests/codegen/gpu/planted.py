"""Bugs planted in the launches of a kernel: ways to plant one, and whether either oracle finds it.

A is the stand-in, in three orders of threads; B the interpreter of the PTX. A kernel's operands are the inputs of its
model, then its only result, then scratch memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from tests.codegen.gpu.kernels import rewritten, run_launches
from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.ptx.programs import RECORD_BYTES
from tfc.codegen.gpu.device.ptx import emit_launches
from tfc.codegen.llvm import native
from tfc.codegen.loop_ir.loops import Across, Barrier, For, Let, LoopNest, Recur, Statement, Store
from tfc.codegen.target.target import ORDERS, for_gpu
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply
from tfc.codegen.tensor.traverse import postorder, substitute
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array

Change = Callable[[LoopNest], LoopNest]
"""What plants a bug."""


def without_barrier(number: int) -> Change:
    """No barrier number so and so."""

    def made(nest: LoopNest) -> LoopNest:
        seen = iter(range(100))
        return rewritten(nest, lambda each: () if isinstance(each, Barrier) and next(seen) == number else (each,))

    return made


def without_launch(number: int) -> Change:
    """No launch number so and so."""
    return lambda nest: replace(nest, body=nest.body[:number] + nest.body[number + 1 :])


def with_value(name: str, change: Callable[[Expr], Expr]) -> Change:
    """Another value for a variable or an axis, where it is bound or handed on; of a tensor, what is stored to it."""

    def made(each: Statement) -> tuple[Statement, ...]:
        if isinstance(each, Let) and isinstance(each.var, Var | Axis) and each.var.name == name:
            return (replace(each, value=change(each.value)),)
        if isinstance(each, Store) and each.target.name == name:
            return (replace(each, value=change(each.value)),)
        recurs = getattr(each, "recurs", ())
        if any(recur.var.name == name for recur in recurs):
            changed = [Recur(r.var, r.start, change(r.following)) if r.var.name == name else r for r in recurs]
            return (replace(each, recurs=tuple(changed)),)
        return (each,)

    return lambda nest: rewritten(nest, made)


def with_ends(name: str, begin: int = 0, end: int = 0) -> Change:
    """Loops along an axis that begin and end so much later."""

    def made(each: Statement) -> tuple[Statement, ...]:
        if isinstance(each, For) and each.axis.name == name:
            return (replace(each, begin=each.begin + begin, end=each.end + end),)
        return (each,)

    return lambda nest: rewritten(nest, made)


def by_halves(nest: LoopNest) -> LoopNest:
    """Threads of which each half combines what it finds alone."""
    return rewritten(
        nest, lambda each: (replace(each, width=each.width // 2),) if isinstance(each, Across) else (each,)
    )


def beside(name: str) -> Callable[[Expr], Expr]:
    """A value in which what is read of a tensor is the next element."""

    def made(value: Expr) -> Expr:
        found = [node for node in postorder([value]) if isinstance(node, Load) and node.tensor.name == name]
        (changed,) = substitute([value], {node: Load(node.tensor, (node.children[0] + 1,)) for node in found})
        return changed

    return made


def instead(operation: str, by: str) -> Callable[[Expr], Expr]:
    """A value in which one operation stands for another, everywhere."""

    def made(value: Expr) -> Expr:
        found = [node for node in postorder([value]) if getattr(node, "name", "") == operation]
        for node in reversed(found):
            (value,) = substitute([value], {node: apply(by, *node.children)})
        return value

    return made


def finds(nest: LoopNest, inputs: Sequence[Array], wanted: Array, dims: Mapping[str, int] | None = None) -> bool:
    """True when one of the oracles finds a fault, or another result than `wanted`, to the bit. B comes first, as A runs
    in this process: what reads or writes elsewhere never gets there."""
    return finds_b(nest, inputs, wanted, dims or {}) or finds_a(nest, inputs, wanted, dims or {})


def _operands(nest: LoopNest, inputs: Sequence[Array], wanted: Array, dims: Mapping[str, int]) -> list[Array]:
    """Inputs, a result that holds what nothing computes, scratch memory that holds as little."""
    found = np.full(wanted.shape, -7, wanted.dtype)
    room = [
        np.full(max(1, evaluate(p.shape[0], dims)) * p.dtype.size, 0xA5, np.uint8).view(p.dtype.storage)
        for p in nest.params[len(inputs) + 1 :]
    ]
    return [*(np.ascontiguousarray(x) for x in inputs), found, *room]


def finds_a(nest: LoopNest, inputs: Sequence[Array], wanted: Array, dims: Mapping[str, int]) -> bool:
    """True when a run on the stand-in fails, or has other results in some order of threads."""
    for order in ORDERS:
        arrays = _operands(nest, inputs, wanted, dims)
        if run_launches(nest, arrays, order, dims) or arrays[len(inputs)].tobytes() != wanted.tobytes():
            return True
    return False


def finds_b(nest: LoopNest, inputs: Sequence[Array], wanted: Array, dims: Mapping[str, int]) -> bool:
    """True when the interpreter of the PTX finds a fault, or another result."""
    target = for_gpu()
    text, launches = emit_launches([("k", nest)], target)
    ptx = native.emit(text, target.triple, target.cpu, target.features, kind="asm").decode()
    module, arrays = parse_ptx(ptx), _operands(nest, inputs, wanted, dims)
    try:
        for launch in launches["k"]:
            if (blocks := evaluate(launch.blocks, dims)) > 0:
                record = np.zeros(RECORD_BYTES, np.uint8)
                sizes = [dims[name] for name in launch.sizes]
                run_launch(module, launch.entry, blocks, [*arrays, record] if launch.fails else arrays, sizes)
                if record.any():
                    return True
    except FaultError:
        return True
    return arrays[len(inputs)].tobytes() != wanted.tobytes()
