"""From planned groups to native code: each distinct kernel scheduled, emitted and compiled once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tfc.codegen import jit
from tfc.codegen.contract.library import Routine, routine_of
from tfc.codegen.contract.match import expand_contractions
from tfc.codegen.contract.product import Product
from tfc.codegen.emit.kernels import emit_kernel
from tfc.codegen.kernel import Kernel, Plan, build_kernel
from tfc.codegen.loops import LoopNest
from tfc.codegen.program import Code
from tfc.codegen.schedule import schedule
from tfc.codegen.step_plan import StepPlan
from tfc.codegen.target import Target

MODULE_SIZE = 2000
"""Instructions after which kernels go into another module; modules are compiled side by side."""
MANY_LINES = 20_000
"""Kernels of more text than this go to LLVM as they are: its passes double the time for at most a tenth of speed."""


@dataclass(frozen=True, eq=False)
class BuiltKernel:
    """A kernel, its loops and the symbol of its function."""

    symbol: str
    kernel: Kernel
    nest: LoopNest


Kernels = Mapping[object, BuiltKernel]
"""The kernels of a step by the keys of their plans, in order of first use."""


def build_kernels(made: StepPlan, target: Target, prefix: str = "") -> Kernels:
    """One kernel for each distinct key; their symbols begin with `prefix`."""
    kernels: dict[object, BuiltKernel] = {}
    for step in made.steps:
        if isinstance(step, Plan) and step.key not in kernels:
            kernel = expand_contractions(build_kernel(step), target)
            symbol = f"{prefix}k{len(kernels)}_{_hint(step)}"
            kernels[step.key] = BuiltKernel(symbol, kernel, schedule(kernel, target))
    return kernels


def _hint(step: Plan) -> str:
    """The ops at both ends of a kernel, for people who read profiles."""
    ops = list(dict.fromkeys(stage.node.op for stage in step.members))
    return "_".join(dict.fromkeys((ops[0], ops[-1])))


def emit_modules(kernels: Kernels, target: Target, dims: Mapping[str, int]) -> list[str]:
    """LLVM text for all kernels, in modules of moderate size; `dims` as in `emit_kernel`."""
    texts: list[str] = []
    module = target.module("tfc0")
    size = 0
    for built in kernels.values():
        if size > MODULE_SIZE:
            texts.append(module.render())
            module, size = target.module(f"tfc{len(texts)}"), 0
        before = len(module.functions)
        emit_kernel(module, built.symbol, built.nest, target, dims)
        size += sum(f.instruction_count() for f in list(module.functions.values())[before:])
    texts = [*texts, module.render()] if kernels else texts
    return texts + [routine.text(target) for routine in _routines(kernels)]


def _routines(kernels: Kernels) -> list[Routine]:
    """The products that the kernels call, each once."""
    products = [step for built in kernels.values() for step in built.kernel.nests if isinstance(step, Product)]
    return list(dict.fromkeys(map(routine_of, products)))


def compile_kernels(kernels: Kernels, texts: list[str], target: Target) -> Code:
    """The machine code of the modules: those of kernels, then those of the products they call."""
    own = len(texts) - len(_routines(kernels))
    rewrite = sum(text.count("\n") for text in texts[:own]) < MANY_LINES
    objects = jit.compile_modules(texts[:own], target, rewrite=rewrite) + jit.compile_modules(texts[own:], target)
    symbols = tuple(built.symbol for built in kernels.values())
    return Code(tuple(objects), symbols, target.triple, target.cpu, target.features)
