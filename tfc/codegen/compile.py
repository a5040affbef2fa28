"""Compile a graph for one device: passes, rewrites, machine code, Program (architecture §5).

`compile_graph` is the way in; what happens in between is a table of passes (passes/pipeline.py) and one of rewrites
(codegen/pipeline.py). What a step becomes depends on the graph and the target alone, so equal inputs give equal bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.codegen.assemble import assemble
from tfc.codegen.assemble_dataflow import add_dataflows
from tfc.codegen.dataflow.part import with_given_sizes
from tfc.codegen.explain.decisions import tell
from tfc.codegen.explain.dump import dump_kernels
from tfc.codegen.explain.remarks import print_remarks, remarks
from tfc.codegen.explain.subscribe import listener
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.live_nodes import is_native
from tfc.codegen.fusion.region import flat
from tfc.codegen.fusion.stages import break_cycles
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.llvm.pieces import in_pieces
from tfc.codegen.objects.build_modules import Modules, Shown, compile_modules, emit_modules, shapes_of
from tfc.codegen.objects.compile_objects import Compiling, Job
from tfc.codegen.pipeline import plan_graph
from tfc.codegen.program.dataflow import dims_of_regions
from tfc.codegen.program.poison import poison
from tfc.codegen.program.program import Program
from tfc.codegen.request import Request
from tfc.codegen.rewrites import State
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.codegen.target.target import Target
from tfc.ir.analysis.unbound_sizes import check_bound_sizes
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.faults import faults_told
from tfc.ir.base.limits import limited, phase
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Graph, Value
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
    """The Program that computes `fetches` and runs the nodes `targets` from `feeds`; the rest as in `Request`. A
    program whose constants are packed `packs` is linked with no other.

    UNIMPLEMENTED for an op without lowering, INVALID_ARGUMENT for an operand that must be known and is not.
    """
    config = config or Config()
    request = Request(feeds, fetches, targets, target, config, prefix, packs=packs, is_alone=packs, shown=shown)
    with limited(config, "code generation"), collector_paused():
        return compile_final(run_pipeline(graph, feeds, fetches, targets, config, is_native), request)


def compile_final(graph: Graph, request: Request) -> Program:
    """The Program of a graph that has been through the passes; what is fed and fetched has the names from before."""
    with Compiling(request.target, cache=request.config.cache) as begun:
        program, modules = emit_final(graph, request, begun.begin)
        with phase("the generation of machine code"):
            code = compile_modules(modules, request.target, cache=request.config.cache, begun=begun)
    in_pieces.cache_clear()  # what is kept for the two who ask is a megabyte of text
    return replace(program, code=code)


def emit_final(graph: Graph, request: Request, begin: Callable[[Job], None] | None = None) -> tuple[Program, Modules]:
    """A Program without its code, and the LLVM text of that; `begin` as in `emit_modules`."""
    with collector_paused(), faults_told("while generating code"):
        state = plan_graph(graph, request)
        flows = state.flows.values()
        print_remarks(state.planned, state.kernels, request.config, state.reasons, flows)
        if listener() is not None:
            tell(state.whole, state.kernels, list(remarks(state.planned, state.kernels, flows=flows)))
        program = assemble(state.planned, state.kernels, request.feeds, request.fetches, request.targets)
        program = add_dataflows(program, state.flows, state.kernels)
        if request.part is not None:
            program = with_given_sizes(program, state.graph, request.part.symbols)
        check_bound_sizes(state.graph, {dim.name for dim in (*program.dims, *dims_of_regions(program))})
        if request.config.poison:
            program = poison(program)
        modules = _emitted(state, program, begin)
        dump_kernels(
            state.kernels, state.whole, modules, modules.target, request.config, (*request.fetches, *request.targets)
        )
        break_cycles(stage for each in flat(state.whole.steps) if isinstance(each, Plan) for stage in each.members)
        return program, modules


def _emitted(state: State, program: Program, begin: Callable[[Job], None] | None) -> Modules:
    request = state.request
    dims = (*program.dims, *dims_of_regions(program))
    places = {dim.name: place for place, dim in enumerate(dims)}
    most = {dim.name: dim.maximum for dim in dims if dim.maximum is not None}
    ranges = {dim.name: (dim.minimum, dim.maximum) for dim in dims if dim.maximum is not None}
    modules = emit_modules(
        state.kernels, state.whole, request.target, places, request.shown, begin, most, is_alone=request.is_alone
    )
    return replace(modules, shapes=shapes_of(state.kernels, request.target, ranges))


def plan_kernels(
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    target: Target,
    config: Config,
) -> tuple[StepPlan, Kernels]:
    """The plan of a step and its kernels as loops, to be looked at: without a line of code."""
    request = Request(feeds, fetches, targets, target, config, is_alone=True, is_inspection=True)
    with collector_paused():
        state = plan_graph(run_pipeline(graph, feeds, fetches, targets, config, is_native), request)
        return state.planned, state.kernels
