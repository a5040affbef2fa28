"""The passes, their order and why, as data (after Go's cmd/compile); run_pipeline.py runs them.

`PIPELINE` is the order; `ORDER` the constraints it must meet, checked when this module is imported. For several devices
`DEVICE_PASSES` come in between: first the whole graph is placed, ordered and partitioned, then what remains of the
pipeline runs on the part of each device. Code generation has a table of its own (codegen/pipeline.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Graph
from tfc.passes.cleanup.cse import cse
from tfc.passes.cleanup.fold_constants import fold_constants
from tfc.passes.cleanup.prune import prune
from tfc.passes.cleanup.simplify import simplify
from tfc.passes.effects.cut_feeds import cut_feeds
from tfc.passes.effects.expose_generators import expose_generators
from tfc.passes.effects.keep_effects import keep_effects
from tfc.passes.effects.order_variables import order_variables
from tfc.passes.functions.inline_functions import inline_functions
from tfc.passes.functions.loop_tail_calls import loop_tail_calls
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.layout.channels_last import channels_last
from tfc.passes.layout.fold_batch_norm import fold_batch_norm
from tfc.passes.layout.fold_pads import fold_pads
from tfc.passes.layout.winograd import winograd, winograd_2x2
from tfc.passes.loops.collect_rows import collect_rows
from tfc.passes.loops.count_loops import count_loops
from tfc.passes.loops.fuse_loops import fuse_loops
from tfc.passes.loops.hoist_invariants import hoist_invariants
from tfc.passes.loops.hoist_products import hoist_products
from tfc.passes.loops.name_lengths import name_lengths, name_native_lengths
from tfc.passes.loops.simplify_control_flow import simplify_control_flow
from tfc.passes.lowering.lower_control_flow import IsNative, lower_control_flow, lower_for_executor
from tfc.passes.partition import partition
from tfc.passes.partition.compress_transfers import compress_transfers
from tfc.passes.partition.lower_across_devices import lower_across_devices
from tfc.passes.raising.raise_control_flow import raise_control_flow
from tfc.passes.raising.raise_tensor_arrays import raise_tensor_arrays
from tfc.passes.runner import Row, check_name, check_order

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place.cost_model import CostModel


@record(frozen=True)
class Setup:
    """The setup of a step on several devices: the devices, what nodes cost on them (None: estimates), options.

    With `soft` placement a node whose device is not there goes elsewhere; `schedule` says when tensors are asked for.
    """

    devices: DeviceSet
    costs: CostModel | None = None
    soft: bool = True
    compress: bool = False
    schedule: str = "alap"
    remarks: str = ""

    @staticmethod
    def of(devices: DeviceSet, costs: CostModel | None, config: Config) -> Setup:
        """The devices, with the options of a configuration."""
        return Setup(
            devices, costs, config.soft_placement, config.compress_transfers, config.schedule_receives, config.remarks
        )


@record(frozen=True)
class Pass(Row[Graph]):
    """A named step of the pipeline. `required` passes run at every optimisation level.

    `for_target` makes of what code generation can compile the pass that the pipeline runs instead of `run`; where
    nobody says what that is, the pipeline runs `run`, or `without_target` in its place. `for_devices` makes of the
    devices at hand what runs instead of `run`. A pass with an `option` runs only where the configuration has that.
    """

    required: bool = False
    for_target: Callable[[IsNative], Callable[[Graph], Graph]] | None = None
    without_target: Callable[[Graph], Graph] | None = None
    for_devices: Callable[[Setup], Callable[[Graph], Graph]] | None = None
    option: str = ""

    @property
    def summary(self) -> str:
        """The first line of the pass's documentation."""
        return (self.module.__doc__ or "").strip().splitlines()[0]

    def is_wanted(self, config: Config) -> bool:
        """True for a pass that runs at the level and with the options of a configuration."""
        return (config.opt_level > 0 or self.required) and (not self.option or config.asks(self.option))


def _unplaced(graph: Graph) -> Graph:
    raise Error("says where nodes run, and needs devices for that: `--devices cpu:2`")


def _place(setup: Setup) -> Callable[[Graph], Graph]:
    from tfc.passes.place import place  # only steps on several devices need it

    return lambda graph: place(graph, setup.devices, setup.costs, setup.soft, remarks=setup.remarks)


def _schedule(setup: Setup) -> Callable[[Graph], Graph]:
    from tfc.passes.scheduling.schedule_receives import schedule_receives

    return lambda graph: schedule_receives(graph, setup.devices, setup.costs, setup.schedule, remarks=setup.remarks)


PIPELINE: tuple[Pass, ...] = (
    Pass("loop_tail_calls", loop_tail_calls),
    Pass("inline_functions", inline_functions, required=True),
    Pass("prune", prune, required=True),
    Pass("raise_control_flow", raise_control_flow, required=True),
    Pass("raise_tensor_arrays", raise_tensor_arrays, required=True),
    Pass("count_loops", count_loops),
    Pass("collect_rows", collect_rows),
    Pass("hoist_products", hoist_products),
    Pass("expand_gradients", expand_gradients, required=True),
    Pass("cut_feeds", cut_feeds, required=True),
    Pass("sweep", prune, required=True),
    Pass("keep_effects", keep_effects, required=True),
    Pass("fold_constants", fold_constants),
    Pass("simplify", simplify),
    Pass("cse", cse),
    Pass("fold_pads", fold_pads),
    Pass("channels_last", channels_last),
    Pass("fold_batch_norm", fold_batch_norm),
    Pass("winograd", winograd, option="winograd"),
    Pass("winograd_2x2", winograd_2x2, option="winograd_2x2"),
    Pass("simplify_control_flow", simplify_control_flow),
    Pass("hoist_invariants", hoist_invariants),
    Pass("fuse_loops", fuse_loops),
    Pass("sweep_again", prune),
    Pass("expose_generators", expose_generators, required=True),
    Pass("order_variables", order_variables, required=True),
    Pass("name_lengths", name_lengths, required=True, for_target=name_native_lengths),
    Pass(
        "lower_control_flow",
        lower_control_flow,
        required=True,
        for_target=lower_for_executor,
        without_target=lambda graph: graph,
    ),
)

DEVICE_PASSES: tuple[Pass, ...] = (
    Pass("place", _unplaced, "tfc.passes.place", required=True, for_devices=_place),
    Pass("lower_across_devices", lower_across_devices, required=True),
    Pass("partition", partition, required=True),
    Pass("compress_transfers", compress_transfers),
    Pass("schedule_receives", _unplaced, "tfc.passes.scheduling.schedule_receives", for_devices=_schedule),
)
"""What a step on several devices needs besides: `place` before variables are ordered, the others after it."""

PART_PASSES = ("name_lengths", "lower_control_flow")
"""What runs on each device's part for itself."""

ORDER: tuple[tuple[str, str, str], ...] = (
    ("loop_tail_calls", "inline_functions", "a function that has become a loop can be inlined"),
    ("inline_functions", "prune", "what a function's body needs is only seen once it is inlined"),
    ("prune", "raise_control_flow", "what nothing needs would stand in the way of structure"),
    ("raise_control_flow", "raise_tensor_arrays", "arrays are seen through in structured loops"),
    ("raise_control_flow", "expand_gradients", "gradients are those of structured ops"),
    ("raise_control_flow", "fold_constants", "a constant must not leave the frame or branch it is computed in"),
    ("prune", "raise_tensor_arrays", "an array whose flow nobody needs is not worth raising"),
    ("raise_tensor_arrays", "expand_gradients", "gradients of plain tensors need no arrays of their own"),
    ("prune", "expand_gradients", "gradients that nothing fetches are not worth expanding"),
    ("expand_gradients", "cut_feeds", "feeding an inner value must not cut the backward graph"),
    ("cut_feeds", "sweep", "what only fed values needed must not run"),
    ("sweep", "keep_effects", "what nothing needs has no effects either"),
    ("keep_effects", "fold_constants", "a value may turn out not to matter, but not what is done to compute it"),
    ("keep_effects", "simplify_control_flow", "what reads a loop's results may vanish, but not what the loop writes"),
    ("expand_gradients", "fold_constants", "gradient rules leave shape arithmetic behind"),
    ("fold_constants", "simplify", "rules such as x * 1 look for constants"),
    ("simplify", "cse", "simplification makes more expressions equal"),
    ("prune", "count_loops", "a loop that nothing needs is not worth counting"),
    ("raise_tensor_arrays", "collect_rows", "arrays that loops fill are often TensorArrays"),
    ("count_loops", "collect_rows", "only a For collects a known number of rows"),
    ("collect_rows", "expand_gradients", "the gradient of what is collected is a row of what arrives"),
    ("count_loops", "hoist_products", "the turn of a loop must be known to number the rows"),
    ("raise_tensor_arrays", "hoist_products", "inputs of loops are often TensorArrays"),
    ("hoist_products", "expand_gradients", "the gradient of one product is one product, and asks for no others"),
    ("count_loops", "expand_gradients", "the gradient of a For needs no recorded number of trips"),
    ("cut_feeds", "simplify_control_flow", "a fed value may be what an arm gives"),
    ("fold_constants", "simplify_control_flow", "known predicates and trip counts are constants inside bodies then"),
    ("cse", "simplify_control_flow", "operands that are equal are the same value then"),
    ("simplify_control_flow", "hoist_invariants", "variables that never change are invariant operands then"),
    ("hoist_invariants", "fuse_loops", "what stands between two loops may be invariant in both"),
    ("cse", "fuse_loops", "loops fit when their trip counts are the same value"),
    ("fuse_loops", "sweep_again", "what moved out or merged leaves dead nodes behind"),
    ("cse", "sweep_again", "merging leaves dead nodes behind"),
    ("cse", "fold_pads", "paddings are constants then, and equal ones of an image one"),
    ("fold_pads", "channels_last", "what is gone needs no turning"),
    ("cse", "channels_last", "sizes of images and axes are constants then, and equal images one"),
    ("channels_last", "sweep_again", "transposes that cancelled are dead"),
    ("fold_constants", "fold_batch_norm", "what it folds are constants"),
    ("channels_last", "fold_batch_norm", "channels stand beside the last axis of a filter then"),
    ("fold_batch_norm", "winograd", "scales go into filters as they are in the graph"),
    ("winograd", "winograd_2x2", "who asks for both gets either, whichever takes less"),
    ("winograd_2x2", "sweep_again", "filters that were transformed are dead as they were"),
    ("fold_batch_norm", "sweep_again", "filters that were scaled are dead as they were"),
    ("sweep_again", "order_variables", "a dead read must not delay a write"),
    ("sweep_again", "expose_generators", "a generator that nobody draws from must not move on"),
    ("expose_generators", "order_variables", "a draw reads its generator before it moves on"),
    ("expose_generators", "name_lengths", "a loop that draws numbers is native only once they are a kernel's"),
    ("order_variables", "name_lengths", "a loop's snapshots of variables are retyped with it"),
    ("name_lengths", "lower_control_flow", "what is lowered must not have a name that only native loops set"),
    ("order_variables", "lower_control_flow", "an order of reads and writes is only kept where edges say it"),
    ("expand_gradients", "lower_control_flow", "gradients are those of structured ops"),
    ("sweep_again", "lower_control_flow", "passes over values would move constants out of their frames"),
    ("sweep_again", "place", "what is gone needs no device, and no pass may merge nodes of different devices"),
    ("place", "expose_generators", "a draw and its generator stay together"),
    ("place", "order_variables", "a variable is read where it lives, and that is what is ordered"),
    ("order_variables", "lower_across_devices", "an order of reads and writes is only kept where edges say it"),
    ("lower_across_devices", "partition", "only edges between nodes can be cut, not those into bodies"),
    ("partition", "compress_transfers", "there are no transfers before"),
    ("compress_transfers", "schedule_receives", "what is sent as 16 bits takes half the time and memory"),
    ("schedule_receives", "name_lengths", "it needs the parts of all devices side by side"),
)


def _device_order() -> tuple[Pass, ...]:
    """All passes in the order in which a step on several devices goes through them."""
    at = [step.name for step in PIPELINE].index
    first, middle, last = at("expose_generators"), at("order_variables") + 1, len(PIPELINE)
    return (*PIPELINE[:first], DEVICE_PASSES[0], *PIPELINE[first:middle], *DEVICE_PASSES[1:], *PIPELINE[middle:last])


check_order([step.name for step in _device_order()], ORDER)
BY_NAME = {step.name: step for step in (*PIPELINE, *DEVICE_PASSES)}


def planned_for(setup: Setup) -> tuple[Pass, ...]:
    """The pipeline for several devices, up to the graph that is taken apart."""
    asked = {"compress_transfers": setup.compress}
    steps = (step for step in _device_order() if step.name not in PART_PASSES and asked.get(step.name, True))
    return tuple(_for_devices(replace(step, required=step.required or step.name in asked), setup) for step in steps)


def _for_devices(step: Pass, setup: Setup) -> Pass:
    return step if step.for_devices is None else replace(step, run=step.for_devices(setup))


def planned_for_part(is_native: IsNative | None = None) -> tuple[Pass, ...]:
    """The passes of the pipeline that still run on the part of one device."""
    return tuple(_for_target(BY_NAME[name], is_native) for name in PART_PASSES)


def planned(is_native: IsNative | None = None) -> tuple[Pass, ...]:
    """The pipeline for code generation that compiles the nodes for which `is_native` holds."""
    return tuple(_for_target(step, is_native) for step in PIPELINE)


def _for_target(step: Pass, is_native: IsNative | None) -> Pass:
    if step.for_target is None:
        return step
    return replace(step, run=step.without_target or step.run if is_native is None else step.for_target(is_native))


def select_passes(names: Sequence[str], setup: Setup | None = None) -> tuple[Pass, ...]:
    """The passes of these names, in this order; NOT_FOUND suggests the nearest name.

    Those that need devices fail when they run without a `setup`.
    """
    for name in names:
        check_name(name, BY_NAME)
    found = (BY_NAME[name] for name in names)
    return tuple(found) if setup is None else tuple(_for_devices(step, setup) for step in found)
