"""From planned groups to native code: each distinct kernel built, scheduled, emitted and compiled once."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from tfc.codegen.emit.batched_kernels import emit_batched_kernels
from tfc.codegen.emit.kernels import emit_kernel
from tfc.codegen.emit.regions import emit_flow
from tfc.codegen.emit.source_lines import Lines
from tfc.codegen.fusion.kernel import Kernel, Plan, build_kernel, owner
from tfc.codegen.fusion.region import batched_kernels, compact_parts, flat
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.gemm.routine import Routine, routine_of, routine_of_blocks, shape_of_call
from tfc.codegen.gemm.specialize import Shape, are_brief
from tfc.codegen.llvm import Module, native
from tfc.codegen.llvm.debug_info import DebugInfo
from tfc.codegen.llvm.pieces import in_pieces
from tfc.codegen.loop_ir.loops import LoopNest
from tfc.codegen.loop_ir.product import Attention, Product
from tfc.codegen.objects import compile_objects
from tfc.codegen.program.launch import Launch
from tfc.codegen.program.program import Code
from tfc.codegen.schedule.built_kernel import BuiltKernel, Kernels, NamedKernel
from tfc.codegen.target.target import Target
from tfc.ir.base.errors import Loc
from tfc.ir.base.record import field, record, replace
from tfc.ir.graph.graph import Node
from tfc.ir.types.dim_ranges import Range

MODULE_SIZE = 1000
"""Instructions after which kernels go into another module: modules are compiled side by side, and threads get equal
shares of small ones."""
PTX_LEVEL = 3
"""How hard LLVM tries for GPUs."""
MANY_LINES = 20_000
"""Kernels of more text than this are only translated: passes take time for at most a tenth of speed."""


Shown = Callable[[Loc | None], Loc | None]
"""Where debuggers are told that a node stands."""


def build_kernels(step: StepPlan, prefix: str = "") -> dict[object, NamedKernel]:
    """One kernel for each distinct key; their symbols begin with `prefix`."""
    kernels: dict[object, NamedKernel] = {}
    for part in flat(step.steps):
        if isinstance(part, Plan) and part.key not in kernels:
            # The ops at both ends are for people who read profiles.
            ops = list(dict.fromkeys(stage.node.op for stage in part.members))
            ends = "_".join(dict.fromkeys((ops[0], ops[-1])))
            kernels[part.key] = NamedKernel(f"{prefix}k{len(kernels)}_{ends}", build_kernel(part))
    return kernels


def schedule_kernels(
    kernels: Mapping[object, NamedKernel], schedule: Callable[[Kernel, Target], LoopNest], target: Target
) -> Kernels:
    """Each kernel with its loops, and with the scratch memory that they need."""
    made = {}
    for key, named in kernels.items():
        nest = schedule(named.kernel, target)
        kernel = replace(named.kernel, params=nest.params, access=nest.access)
        made[key] = BuiltKernel(named.symbol, kernel, nest, target)
    return made


@record(frozen=True)
class Modules:
    """The LLVM text of a step: of its kernels, of its compact regions and ranges of kernels, and of the products that
    the kernels call."""

    target: Target
    kernels: tuple[str, ...]
    regions: tuple[str, ...]
    products: tuple[str, ...]
    symbols: tuple[str, ...]
    launches: Mapping[str, tuple[Launch, ...]] = field(default_factory=dict)
    shapes: Mapping[Routine, tuple[Shape | None, ...]] = field(default_factory=dict)
    """What each of the products is called for; None for a call of any sizes."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All of them."""
        return self.kernels + self.regions + self.products


_ATTRIBUTES = re.compile(r"^(attributes #\d+ = \{ .*) \}$", re.MULTILINE)


def in_little_room(modules: Modules) -> Modules:
    """The same, with kernels that LLVM shall make small rather than quick: for what runs once."""
    kernels = tuple(_ATTRIBUTES.sub(r"\1 minsize optsize }", text) for text in modules.kernels)
    return replace(modules, kernels=kernels)


def emit_modules(
    kernels: Kernels,
    step: StepPlan,
    target: Target,
    dims: Mapping[str, int],
    shown: Shown | None = None,
    begin: Callable[[compile_objects.Job], None] | None = None,
    most: Mapping[str, int] | None = None,
    *,
    is_alone: bool = False,
) -> Modules:
    """LLVM text for all kernels and compact regions, in modules of moderate size; `dims` as in `emit_kernel`. With
    `shown` it carries debug information, with the locations of nodes as that function gives them. `begin` is handed the
    products, which take LLVM longest, before the others are written. `most` has the greatest values of symbols. Where
    the step `is_alone`, linked with no other, small products need not bring the whole routine.
    """
    plans: dict[object, list[Plan]] = {}
    for each in flat(step.steps):
        if shown is not None and isinstance(each, Plan):
            plans.setdefault(each.key, []).append(each)
    if target.gpu is not None and not target.gpu.is_simulated:
        from tfc.codegen.gpu.device.ptx import emit_launches

        lines_of = {
            built.symbol: partial(_lines, plans=plans[key], nest=built.nest, shown=shown)
            for key, built in kernels.items()
            if shown is not None
        }
        texts = [(built.symbol, built.nest) for built in kernels.values()]
        text, launches = emit_launches(texts, target, most, lines_of)
        return Modules(target, (text,) if kernels else (), (), (), tuple(launches), launches)
    if target.gpu is not None and target.gpu.is_apart:
        from tfc.codegen.gpu.simulator.stand_in import emit_apart

        text, launches = emit_apart([(built.symbol, built.nest) for built in kernels.values()], target)
        return Modules(target, (text,) if kernels else (), (), (), tuple(launches), launches)
    calls = shapes_of(kernels, target, {})
    products = tuple(routine.text(target, _reached(shapes) if is_alone else ()) for routine, shapes in calls.items())
    if begin is not None:
        for job in _jobs_of_products(products):
            begin(job)
    made = _Texts(target, "tfc")
    for key, built in kernels.items():
        module = made.module()
        lines = _lines(made.debug_info, plans[key], built.nest, shown) if shown else None
        if target.gpu is not None:
            from tfc.codegen.gpu.simulator.simulate import emit_simulated

            emit_simulated(module, built.symbol, built.nest, target, dims)
        else:
            emit_kernel(module, built.symbol, built.nest, target, dims, lines)
    regions = _Texts(target, "tfcr")
    flows = {part.symbol: part for part in compact_parts(step.steps)}
    for symbol, part in flows.items():
        module = regions.module()
        inside = [each for each in flat((part.region,)) if isinstance(each, Plan)]
        lines = _lines(regions.debug_info, inside, None, shown, part.region.node) if shown else None
        emit_flow(module, symbol, part.flow, target, dims, lines)
    ranges = {part.symbol: part for part in batched_kernels(step.steps)}
    for range_of_work in ranges.values():
        emit_batched_kernels(regions.module(), range_of_work)
    symbols = (*(built.symbol for built in kernels.values()), *flows, *ranges)
    return Modules(target, made.finish(), regions.finish(), products, symbols)


def _lines(
    info: DebugInfo, plans: Sequence[Plan], nest: LoopNest | None, shown: Shown, region: Node | None = None
) -> Lines | None:
    """The locations of the nodes of a function: of a kernel by its plans, equal ones, or of a region; None if they are
    not known.
    """

    def place(node: Node) -> Loc | None:
        # What a function of a library makes, users look for where they call it.
        loc = shown(node.loc)
        return None if loc is None else replace(loc.outermost, caller=None)

    nodes = [*([region] if region else []), *(stage.node for plan in plans for stage in plan.members)]
    found = list(dict.fromkeys(loc for loc in map(place, nodes) if loc is not None))
    written = {}
    for stage in plans[0].stored if nest is not None else ():
        loc = place(stage.node)
        if nest is not None and loc is not None:
            written[nest.params[plans[0].operands.index(owner(stage))]] = loc
    return Lines(info, found, written) if found else None


class _Texts:
    """Modules that are closed when they are long enough."""

    def __init__(self, target: Target, name: str) -> None:
        self.target = target
        self.name = name
        self.open: Module | None = None
        self.debug_info: DebugInfo
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
            self.debug_info = DebugInfo(self.open)
        return self.open

    def _close(self) -> None:
        if self.open is not None:
            self.done.append(self.open.render())
            self.open, self.counted, self.size = None, 0, 0

    def finish(self) -> tuple[str, ...]:
        """The text of all modules."""
        self._close()
        return tuple(self.done)


def _reached(shapes: Sequence[Shape | None]) -> Sequence[Shape]:
    """The shapes that a routine is made for; none where it is made for all."""
    return [shape for shape in shapes if shape is not None] if are_brief(shapes) else ()


def shapes_of(kernels: Kernels, target: Target, ranges: Mapping[str, Range]) -> dict[Routine, tuple[Shape | None, ...]]:
    """The sizes each product is called for, where symbols are in these ranges; None for blocks of any sizes."""
    found: dict[Routine, tuple[Shape | None, ...]] = {}
    for step in (step for built in kernels.values() for step in built.kernel.nests):
        if isinstance(step, Product):
            routine = routine_of(step, target)
            found[routine] = (*found.get(routine, ()), shape_of_call(step, target, ranges))
        elif isinstance(step, Attention):
            for each in step.products:
                routine = routine_of_blocks(each)
                found[routine] = (*found.get(routine, ()), None)
    return found


def texts_of_model(made: Sequence[Modules]) -> tuple[str, ...]:
    """The LLVM text of a whole model: of its programs' kernels and regions, and of the products that they call, with no
    more in each than its calls reach.
    """
    called: dict[Routine, tuple[Shape | None, ...]] = {}
    for modules in made:
        for routine, calls in modules.shapes.items():
            called[routine] = (*called.get(routine, ()), *calls)
    shapes = {routine: [shape for shape in calls if shape] for routine, calls in called.items() if None not in calls}
    products = [routine.text(made[0].target, shapes.get(routine, ())) for routine in called]
    own = [text for modules in made for text in (*modules.kernels, *modules.regions)]
    return tuple(dict.fromkeys([*own, *products]))


def ptx_of_model(made: Sequence[Modules], target: Target) -> bytes:
    """The kernels of a whole model as one PTX; nothing where there are none."""
    texts = [text for modules in made for text in modules.kernels]
    cpu = (target.triple, target.cpu, target.features)
    return native.emit(texts, *cpu, opt_level=PTX_LEVEL, kind="asm") if texts else b""


def jobs(modules: Modules, target: Target) -> list[compile_objects.Job]:
    """The jobs of LLVM, in the order of `Modules.texts`, of which it takes large ones in pieces."""
    is_short = sum(text.count("\n") for text in modules.kernels) < MANY_LINES
    # Threads of a stand-in for a GPU that wait are coroutines, which LLVM's passes take apart.
    passes: native.Passes = "all" if target.gpu is not None else "few" if is_short else "none"
    made = [compile_objects.Job(text, passes) for text in modules.kernels]
    made += [compile_objects.Job(text) for text in modules.regions]
    return [*made, *_jobs_of_products(modules.products)]


def _jobs_of_products(texts: Sequence[str]) -> list[compile_objects.Job]:
    """A product is written as it shall run: LLVM's passes over it would take most of the time and change nothing. Its
    functions know nothing of each other, so that they may be compiled apart."""
    return [compile_objects.Job(piece, passes="none") for text in texts for piece in in_pieces(text)]


def compile_modules(
    modules: Modules, target: Target, *, cache: bool = True, begun: compile_objects.Compiling | None = None
) -> Code:
    """The machine code of the modules, in their order; without `cache` what is on disk is neither used nor written.
    `begun` has some of them already.
    """
    if modules.launches and not (target.gpu and target.gpu.is_simulated):
        jobs_of = [compile_objects.Job(text) for text in modules.kernels]
        ptx = compile_objects.compile_modules(jobs_of, target, PTX_LEVEL, kind="asm", cache=cache)
        return Code(tuple(ptx), modules.symbols, target.triple, target.cpu, target.features, modules.launches)
    todo = jobs(modules, target)
    objects = compile_objects.compile_modules(todo, target, cache=cache) if begun is None else begun.objects(todo)
    return Code(tuple(objects), modules.symbols, target.triple, target.cpu, target.features, modules.launches)
