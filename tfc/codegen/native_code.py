"""From planned groups to native code: each distinct kernel scheduled, emitted and compiled once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tfc.codegen import jit
from tfc.codegen.contract.library import Routine, routine_of
from tfc.codegen.contract.match import expand_contractions
from tfc.codegen.contract.product import Product
from tfc.codegen.emit.kernels import emit_kernel
from tfc.codegen.emit.regions import emit_flow
from tfc.codegen.kernel import Kernel, Plan, build_kernel
from tfc.codegen.llvm import Module
from tfc.codegen.loops import LoopNest
from tfc.codegen.program import Code
from tfc.codegen.region import compact_parts, flat
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
    for step in flat(made.steps):
        if isinstance(step, Plan) and step.key not in kernels:
            kernel = expand_contractions(build_kernel(step), target)
            symbol = f"{prefix}k{len(kernels)}_{_hint(step)}"
            kernels[step.key] = BuiltKernel(symbol, kernel, schedule(kernel, target))
    return kernels


def _hint(step: Plan) -> str:
    """The ops at both ends of a kernel, for people who read profiles."""
    ops = list(dict.fromkeys(stage.node.op for stage in step.members))
    return "_".join(dict.fromkeys((ops[0], ops[-1])))


@dataclass(frozen=True)
class Modules:
    """The LLVM text of a step: of its kernels, of its compact regions, and of the products that the kernels call."""

    kernels: tuple[str, ...]
    regions: tuple[str, ...]
    products: tuple[str, ...]
    symbols: tuple[str, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """All of them."""
        return self.kernels + self.regions + self.products


def emit_modules(kernels: Kernels, step: StepPlan, target: Target, dims: Mapping[str, int]) -> Modules:
    """LLVM text for all kernels and compact regions, in modules of moderate size; `dims` as in `emit_kernel`."""
    made = _Texts(target, "tfc")
    for built in kernels.values():
        emit_kernel(made.module(), built.symbol, built.nest, target, dims)
    regions = _Texts(target, "tfcr")
    flows = {part.symbol: part.flow for part in compact_parts(step.steps)}
    for symbol, flow in flows.items():
        emit_flow(regions.module(), symbol, flow, target, dims)
    symbols = (*(built.symbol for built in kernels.values()), *flows)
    products = tuple(routine.text(target) for routine in _routines(kernels))
    return Modules(made.finish(), regions.finish(), products, symbols)


class _Texts:
    """Modules that are closed when they are long enough."""

    def __init__(self, target: Target, name: str) -> None:
        self.target = target
        self.name = name
        self.open: Module | None = None
        self.counted = self.size = 0
        self.done: list[str] = []

    def module(self) -> Module:
        """The module that the next function belongs to."""
        if self.open is not None:
            functions = list(self.open.functions.values())
            self.size += sum(function.instruction_count() for function in functions[self.counted :])
            self.counted = len(functions)
            if self.size > MODULE_SIZE:
                self._close()
        if self.open is None:
            self.open = self.target.module(f"{self.name}{len(self.done)}")
        return self.open

    def _close(self) -> None:
        if self.open is not None:
            self.done.append(self.open.render())
            self.open, self.counted, self.size = None, 0, 0

    def finish(self) -> tuple[str, ...]:
        """The text of all modules."""
        self._close()
        return tuple(self.done)


def _routines(kernels: Kernels) -> list[Routine]:
    """The products that the kernels call, each once."""
    products = [step for built in kernels.values() for step in built.kernel.nests if isinstance(step, Product)]
    return list(dict.fromkeys(map(routine_of, products)))


def compile_modules(modules: Modules, target: Target) -> Code:
    """The machine code of the modules, in their order."""
    rewrite = sum(text.count("\n") for text in modules.kernels) < MANY_LINES
    objects = jit.compile_modules(modules.kernels, target, rewrite=rewrite)
    objects += jit.compile_modules(modules.regions, target)
    # Products are written as they shall run: LLVM's passes over them would take most of the time and change nothing.
    objects += jit.compile_modules(modules.products, target, rewrite=False)
    return Code(tuple(objects), modules.symbols, target.triple, target.cpu, target.features)
