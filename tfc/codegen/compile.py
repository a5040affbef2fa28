"""Compile a graph for one device: passes, stages, groups, kernels, native code, Program (architecture §5).

`compile_graph` is the way in. What a step becomes depends on the graph and the target alone, so equal inputs give equal
bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.codegen.assemble import assemble
from tfc.codegen.assemble_dataflow import add_dataflows
from tfc.codegen.contract.pack_constants import finite_constants, pack_ahead
from tfc.codegen.dataflow.leading_wait import must_interleave, waiting_comes_first
from tfc.codegen.dataflow.outline import outline_dataflow
from tfc.codegen.dataflow.part import Part, with_given_sizes
from tfc.codegen.dataflow.plan_flows import plan_dataflows, with_regions
from tfc.codegen.dataflow.runtime_lengths import unfit_lengths
from tfc.codegen.explain.decisions import tell
from tfc.codegen.explain.dump import dump_kernels
from tfc.codegen.explain.remarks import print_remarks, remarks
from tfc.codegen.explain.subscribe import listener
from tfc.codegen.fusion.join_attention import score_types
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.live_nodes import is_native, obstacle
from tfc.codegen.fusion.order_for_memory import order_for_memory
from tfc.codegen.fusion.region import flat
from tfc.codegen.fusion.stages import take_apart
from tfc.codegen.fusion.step_plan import StepPlan, plan_step
from tfc.codegen.llvm.pieces import in_pieces
from tfc.codegen.objects.build_modules import (
    Kernels,
    Modules,
    Shown,
    build_kernels,
    compile_modules,
    emit_modules,
    shapes_of,
)
from tfc.codegen.objects.compile_objects import Compiling, Job
from tfc.codegen.program.dataflow import dims_of_regions
from tfc.codegen.program.program import Program
from tfc.codegen.schedule.batch_small_kernels import put_side_by_side
from tfc.codegen.schedule.compact_regions import Compacted, compact_regions
from tfc.codegen.target.target import LIBRARIES, Target
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.passes.lowering.lower_control_flow import also_late, lower_control_flow
from tfc.passes.run_pipeline import run_pipeline


def compile_graph(  # noqa: PLR0913
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    target: Target,
    config: Config | None = None,
    *,
    prefix: str = "",
    packs: bool = False,
    shown: Shown | None = None,
) -> Program:
    """The Program that computes `fetches` and runs the nodes `targets` from `feeds`.

    `prefix` begins the symbols of its kernels, for programs that are linked into one file. With `packs` constants that
    are factors of products may be packed when it is loaded. With `shown` the code tells the lines it comes from.

    UNIMPLEMENTED for an op without lowering, INVALID_ARGUMENT for an operand that must be known and is not.
    """
    config = config or Config()
    with collector_paused():
        final = run_pipeline(graph, feeds, fetches, targets, config, is_native)
        return compile_final(final, feeds, fetches, targets, target, config, prefix=prefix, packs=packs, shown=shown)


def compile_final(  # noqa: PLR0913
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    target: Target,
    config: Config,
    *,
    prefix: str = "",
    part: Part | None = None,
    packs: bool = False,
    shown: Shown | None = None,
) -> Program:
    """The same for a graph that has been through the passes; `feeds`, `fetches` and `targets` are its names before.

    `part` says that it is what one device does of a step on several.
    """
    with Compiling(target, cache=config.cache) as begun:
        program, modules = emit_final(
            graph, feeds, fetches, targets, target, config,
            prefix=prefix, part=part, packs=packs, is_alone=packs, shown=shown, begin=begun.begin,
        )  # fmt: skip
        code = compile_modules(modules, target, cache=config.cache, begun=begun)
    in_pieces.cache_clear()  # what is kept for the two who ask is a megabyte of text
    return replace(program, code=code)


def emit_final(  # noqa: PLR0913
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    target: Target,
    config: Config,
    *,
    prefix: str = "",
    part: Part | None = None,
    packs: bool = False,
    is_alone: bool = False,
    shown: Shown | None = None,
    begin: Callable[[Job], None] | None = None,
) -> tuple[Program, Modules]:
    """A Program without its code, and the LLVM text of that; with debug information if `shown` is there. `begin` and
    `is_alone` as in `emit_modules`. What `packs` of a program that is not alone goes into a file in panels, and does
    not grow by that.
    """
    if target.gpu is not None and (config.tf32 or config.libraries or not config.clusters):
        if unknown := set(config.libraries) - set(LIBRARIES):
            raise Error(
                f"there is no library {min(unknown)!r} for kernels; there is {', '.join(LIBRARIES)}", "NOT_FOUND"
            )
        asked = replace(
            target.gpu,
            tf32=config.tf32 or target.gpu.tf32,
            libraries=config.libraries,
            clusters=config.clusters and target.gpu.clusters,
        )
        target = replace(target, gpu=asked)
    with collector_paused():
        graph = outline_dataflow(lower_for_kernels(graph, part), part)
        flows = plan_dataflows(graph, target, prefix, compact=config.opt_level > 0, part=part)
        step = plan_step(graph, attention=score_types(target), statistics=target.gpu is None)
        if config.opt_level > 0:
            step = order_for_memory(step)
        step = waiting_comes_first(step)
        is_compact = config.opt_level > 0 and target.gpu is None
        compacted = compact_regions(step, target, prefix) if is_compact else Compacted(step)
        step = compacted.step
        if target.gpu is None:
            step = finite_constants(step)
            if packs:
                step = pack_ahead(step)
        whole = with_regions(step, flows.values())
        kernels = build_kernels(whole, target, prefix, widens=is_alone)
        if is_compact:
            step = put_side_by_side(step, kernels, prefix)
            whole = with_regions(step, flows.values())
        print_remarks(step, kernels, config, compacted.reasons, flows.values())
        if listener() is not None:
            tell(whole, kernels, list(remarks(step, kernels, flows=flows.values())))
        program = add_dataflows(assemble(step, kernels, feeds, fetches, targets), flows, kernels)
        if part is not None:
            program = with_given_sizes(program, graph, part.symbols)
        dims = (*program.dims, *dims_of_regions(program))
        places = {dim.name: place for place, dim in enumerate(dims)}
        most = {dim.name: dim.maximum for dim in dims if dim.maximum is not None}
        modules = emit_modules(kernels, whole, target, places, shown, begin, most, is_alone=is_alone)
        ranges = {dim.name: (dim.minimum, dim.maximum) for dim in dims if dim.maximum is not None}
        modules = replace(modules, shapes=shapes_of(kernels, target, ranges))
        dump_kernels(kernels, whole, modules, target, config, (*fetches, *targets))
        take_apart(stage for each in flat(whole.steps) if isinstance(each, Plan) for stage in each.members)
        return program, modules


def plan_kernels(
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    target: Target,
    config: Config,
) -> tuple[StepPlan, Kernels]:
    """What a step does and its kernels as loops, without a line of code."""
    with collector_paused():
        final = run_pipeline(graph, feeds, fetches, targets, config, is_native)
        step = order_for_memory(
            plan_step(
                outline_dataflow(lower_for_kernels(final)), attention=score_types(target), statistics=target.gpu is None
            )
        )
        if target.gpu is None:
            step = finite_constants(step)
        kernels = build_kernels(step, target)
        return (step if target.gpu is not None else put_side_by_side(step, kernels, "")), kernels


def lower_for_kernels(graph: Graph, part: Part | None = None) -> Graph:
    """Lower what turns out to be no native region, and what can be none where all of the step is one dataflow."""
    if not must_interleave(graph, part):
        graph = lower_control_flow(graph, has_obstacle)
        if not must_interleave(graph, part):
            return graph
    while True:
        unfit = unfit_lengths(graph, part)
        lowered = lower_control_flow(graph, also_late(has_obstacle, unfit))
        if lowered is graph:
            return graph
        graph = lowered  # what was lowered may be in the way of what was not


def has_obstacle(graph: Graph, node: Node) -> bool:
    """True for a structured op that is no native region after all: for an unknown size, say. The executor runs it."""
    return obstacle(graph, node) is not None
