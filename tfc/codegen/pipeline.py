"""The rewrites from the graph of a step to its scheduled kernels, their order and why, as data.

`PIPELINE` is the order; `ORDER` the constraints it must meet, checked when this module is imported. The form is that of
the passes over graphs (passes/pipeline.py), and the same runner prints, times and verifies between rows. Whoever needs
a part of the way runs a part of the table: regions of dataflows are planned by it, and kernels that are only looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path

from tfc.codegen.contract.match import expand_contractions
from tfc.codegen.contract.pack_constants import finite_constants, pack_constants
from tfc.codegen.contract.pack_in_loops import pack_in_loops
from tfc.codegen.dataflow import plan_flows as dataflow
from tfc.codegen.dataflow.leading_wait import move_wait_first
from tfc.codegen.dataflow.lower_for_kernels import lower_for_kernels
from tfc.codegen.dataflow.outline import outline_dataflow
from tfc.codegen.fusion.concat_in_place import place_concats
from tfc.codegen.fusion.fused_block import plan_block, separate_block
from tfc.codegen.fusion.join_row_reductions import join_row_reductions
from tfc.codegen.fusion.order_for_memory import order_for_memory
from tfc.codegen.fusion.rematerialize import rematerialize
from tfc.codegen.fusion.split_transposes import split_transposes
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.fusion.verify_blocks import verify_blocks
from tfc.codegen.fusion.verify_step import verify_step
from tfc.codegen.request import Request
from tfc.codegen.rewrites import (
    State,
    attention_of_step,
    functions_of_regions,
    fuse_stages,
    gather_kernels,
    kernels_of_step,
    on_blocks,
    on_graph,
    on_groups,
    on_kernels,
    on_step,
    place_variables,
    plan_of_step,
    rounding_of_step,
    schedule,
    schedule_launches,
    stages_of_step,
    with_panels,
    with_room,
)
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.codegen.state_text import print_state, state_size
from tfc.codegen.target.target import Target, host
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Graph
from tfc.passes import pipeline as passes
from tfc.passes.runner import Row, Runner, Subject, check_name, check_order

# ---- when rewrites run ----------------------------------------------------------------------------------------------


def always(request: Request) -> bool:
    """Always."""
    return True


def optimises(request: Request) -> bool:
    """At -O1 and above; of a dataflow's regions, on processors alone."""
    return request.optimises and (on_processors(request) or not request.is_region)


def on_processors(request: Request) -> bool:
    """For processors."""
    return request.target.gpu is None


def on_gpus(request: Request) -> bool:
    """For GPUs."""
    return request.target.gpu is not None


def on_simulated_gpus(request: Request) -> bool:
    """For GPUs that a processor stands in for."""
    return request.target.gpu is not None and request.target.gpu.is_simulated


def joins_statistics(request: Request) -> bool:
    """For processors; in a dataflow's regions for GPUs too."""
    return on_processors(request) or request.is_region


def runs(request: Request) -> bool:
    """True where the step shall run, not where its kernels are only looked at."""
    return not request.is_inspection


def compacts(request: Request) -> bool:
    """True where the step shall run, for processors, at -O1 and above."""
    return runs(request) and on_processors(request) and request.optimises


def packs_ahead(request: Request) -> bool:
    """For processors, where somebody packs constants before the first step."""
    return on_processors(request) and request.packs


def gathers(request: Request) -> bool:
    """For processors, at -O1 and above."""
    return on_processors(request) and request.optimises


# ---- the table ------------------------------------------------------------------------------------------------------


@record(frozen=True)
class Rewrite(Row[State]):
    """A named rewrite of a step: what it does in a line, and for which requests it runs."""

    summary: str = ""
    when: Callable[[Request], bool] = always


@wraps(dataflow.plan_dataflows)
def plan_dataflows(state: State) -> State:
    """Plan the dataflows that were cut out of the step, each of their regions by this table."""
    return replace(state, flows=plan_flows(state.graph, state.request))


PIPELINE: tuple[Rewrite, ...] = (
    Rewrite(
        "lower_for_kernels", on_graph(lower_for_kernels), summary="Lower branches and loops that no kernel can be."
    ),
    Rewrite("outline_dataflow", on_graph(outline_dataflow), summary="Cut out what only the dataflow executor can run."),
    Rewrite("plan_dataflows", plan_dataflows, summary="Gather what was cut out into regions with kernels.", when=runs),
    Rewrite("build_stages", stages_of_step, summary="Define every tensor by an expression over those it reads."),
    Rewrite("round_values", rounding_of_step, summary="Mark values of f16 and bf16 that are rounded to their type."),
    Rewrite(
        "fuse", fuse_stages, "tfc.codegen.fusion.fuse", summary="Gather the tensors that share a kernel into groups."
    ),
    Rewrite("place_concats", on_blocks(place_concats), summary="Let parts be written where their concatenation lies."),
    Rewrite("write_over", on_blocks(place_variables), summary="Let loops write next values over the present ones."),
    Rewrite("split_transposes", on_groups(split_transposes), summary="Transpose by tiles before kernels of rows."),
    Rewrite(
        "rematerialize", on_groups(rematerialize), summary="Compute cheap tensors where they are read, not store them."
    ),
    Rewrite("join_attention", attention_of_step, summary="Join two products with a softmax between them."),
    Rewrite(
        "join_row_reductions",
        on_groups(join_row_reductions),
        summary="Join a product and the reductions of its rows.",
        when=joins_statistics,
    ),
    Rewrite(
        "plan_groups",
        on_blocks(plan_block),
        "tfc.codegen.fusion.kernel",
        summary="Sign groups: equal ones share a kernel.",
    ),
    Rewrite(
        "limit_kernels",
        on_blocks(separate_block),
        "tfc.codegen.fusion.limit_kernels",
        summary="Take rare small groups apart.",
    ),
    Rewrite(
        "nest_regions", plan_of_step, "tfc.codegen.fusion.region", summary="Lay the step out, regions inside of it."
    ),
    Rewrite(
        "pack_in_loops", on_step(pack_in_loops), summary="Pack factors that a loop leaves alone in its first trip."
    ),
    Rewrite("order_for_memory", on_step(order_for_memory), summary="Order kernels for a lower peak.", when=optimises),
    Rewrite("move_wait_first", on_step(move_wait_first), summary="Wait for a batch before all else."),
    Rewrite("compact_regions", functions_of_regions, summary="Make functions of small regions.", when=compacts),
    Rewrite(
        "finite_constants", on_step(finite_constants), summary="Look for filters of finite numbers.", when=on_processors
    ),
    Rewrite(
        "pack_constants", on_step(pack_constants), summary="Find the constants of products alone.", when=packs_ahead
    ),
    Rewrite(
        "build_kernels", kernels_of_step, "tfc.codegen.fusion.kernel", summary="Substitute members into one another."
    ),
    Rewrite(
        "expand_contractions",
        on_kernels(expand_contractions),
        summary="Find matrix products in kernels.",
        when=on_processors,
    ),
    Rewrite("with_panels", with_panels, summary="Read packed constants in panels.", when=on_processors),
    Rewrite("schedule", schedule, summary="Choose the loops of kernels.", when=on_processors),
    Rewrite(
        "schedule_launches",
        schedule_launches,
        "tfc.codegen.gpu.schedule.schedule",
        summary="Choose the launches of kernels.",
        when=on_gpus,
    ),
    Rewrite(
        "with_room",
        with_room,
        "tfc.codegen.gpu.simulator.simulate",
        summary="Give simulated blocks of threads memory to share.",
        when=on_simulated_gpus,
    ),
    Rewrite(
        "batch_small_kernels", gather_kernels, summary="Gather small independent kernels for threads.", when=gathers
    ),
)

ORDER: tuple[tuple[str, str, str], ...] = (
    ("lower_for_kernels", "outline_dataflow", "what was lowered runs on the executor, and is cut out with the rest"),
    ("outline_dataflow", "plan_dataflows", "what is planned is what was cut out"),
    ("outline_dataflow", "build_stages", "primitives have no tensor expressions"),
    ("build_stages", "round_values", "what is rounded are stages"),
    ("round_values", "plan_groups", "signatures say which stages are rounded"),
    ("build_stages", "fuse", "what is fused are stages"),
    ("fuse", "place_concats", "a part has a place only if it is alive"),
    ("place_concats", "write_over", "where a stage lies says which memory it reads and writes"),
    ("write_over", "rematerialize", "what is overwritten can not be computed from later"),
    ("place_concats", "rematerialize", "a part that lies in a join is stored in any case"),
    ("split_transposes", "rematerialize", "a copy that was taken out has readers in another kernel"),
    ("rematerialize", "join_attention", "what each kernel computes by itself does not pass between the three"),
    ("rematerialize", "join_row_reductions", "a reduction reads the product itself then, not a map of it"),
    ("join_attention", "join_row_reductions", "a softmax between products is worth more than one behind a product"),
    ("join_row_reductions", "plan_groups", "a signature holds the parts of a group"),
    ("rematerialize", "plan_groups", "operands are what is in memory"),
    ("plan_groups", "limit_kernels", "distinct kernels are counted by signatures"),
    ("limit_kernels", "nest_regions", "what is laid out are plans"),
    ("nest_regions", "pack_in_loops", "what a loop changes is known once its body is laid out"),
    ("pack_in_loops", "order_for_memory", "the number of the trip is an operand more"),
    ("order_for_memory", "move_wait_first", "what waits comes first whatever the memory"),
    ("move_wait_first", "compact_regions", "a region that is a function is a kernel like others"),
    ("pack_in_loops", "compact_regions", "a region with products is no function, and keeps its packed factors"),
    ("compact_regions", "finite_constants", "what is inside of a function is not looked at"),
    ("compact_regions", "pack_constants", "what a function reads is read otherwise than by a product"),
    ("order_for_memory", "build_kernels", "kernels are numbered in the order they run"),
    ("plan_dataflows", "build_kernels", "kernels of dataflows are numbered behind those of the step"),
    ("finite_constants", "build_kernels", "kernels are shared by keys, which must say all that plans tell"),
    ("pack_constants", "build_kernels", "kernels are shared by keys, which must say all that plans tell"),
    ("build_kernels", "expand_contractions", "products are found in expressions"),
    ("expand_contractions", "with_panels", "only products read panels"),
    ("with_panels", "schedule", "panels are parameters of another size"),
    ("build_kernels", "schedule_launches", "launches are made of expressions"),
    ("schedule_launches", "with_room", "launches say what blocks share"),
    ("schedule", "batch_small_kernels", "loops say how long a kernel takes"),
)


def verify_state(state: State) -> None:
    """Raise the first broken invariant of what the step is so far."""
    if state.block is not None:
        verify_blocks(state.block)
    elif state.step is not None:
        verify_step(state.step, {key: each.kernel for key, each in state.built.items()})
    elif state.stages is None and state.request.part is None:
        verify(state.graph)  # of a part, what is fed has no device


check_order([row.name for row in PIPELINE], ORDER)
BY_NAME = {row.name: row for row in PIPELINE}
STEPS = Subject("step", print_state, state_size, verify_state, ".step", in_place=True)
"""How states are shown and checked between rewrites."""


# ---- running it, or a part of it ------------------------------------------------------------------------------------


def run_rewrites(state: State, first: str = "", last: str = "") -> State:
    """The state after the rewrites that its request asks for, all or those from `first` to `last`."""
    names = [row.name for row in PIPELINE]
    rows = PIPELINE[names.index(first) if first else 0 : names.index(last) + 1 if last else len(names)]
    config = state.request.config
    # Dump files go on with the number behind those of the passes.
    dumped = len(list(Path(config.print_dir).glob("[0-9]*.tfg"))) if config.print_dir else 0
    runner = Runner(STEPS, config, dumped)
    for row in rows:
        if row.when(state.request):
            state = runner.run(row, state)
    runner.finish()
    return state


def plan_graph(graph: Graph, request: Request) -> State:
    """The plan and the scheduled kernels of a step whose passes are done. NOT_FOUND for a pass to show that is none."""
    for word in request.config.print_ir:
        if word not in ("all", "changed"):
            check_name(word.partition(":")[2], [*passes.BY_NAME, *BY_NAME])
    return run_rewrites(State(request.with_options(), graph))


def plan_flows(graph: Graph, request: Request) -> Mapping[str, dataflow.FlowPlan]:
    """The dataflows of a step that is outlined, their regions planned."""

    def plan_region(region: Graph, prefix: str) -> StepPlan:
        inner = replace(
            request, prefix=request.prefix + prefix, config=quiet(request.config), part=None, is_region=True
        )
        return run_rewrites(State(inner, region), "build_stages", "compact_regions").planned

    return dataflow.plan_dataflows(graph, plan_region, request.part)


def plan_step(graph: Graph, target: Target | None = None) -> StepPlan:
    """A graph whose only entry is the step, lowered and fused, in its own order: by default for this machine."""
    request = Request((), (), (), target or host(), quiet(Config()))
    return run_rewrites(State(request, graph), "build_stages", "pack_in_loops").planned


def build_kernels(step: StepPlan, target: Target, prefix: str = "") -> Kernels:
    """The scheduled kernels of a plan."""
    request = Request((), (), (), target, quiet(Config()), prefix, is_alone=True)
    return run_rewrites(State(request, step.graph, step=step), "build_kernels", "with_room").kernels


def quiet(config: Config) -> Config:
    """A configuration that shows nothing."""
    return config.with_(print_ir=(), print_dir="", time=False, remarks="")
