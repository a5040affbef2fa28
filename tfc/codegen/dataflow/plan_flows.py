"""From graphs of control-flow primitives to the record that the dataflow executor runs (program/dataflow.py).

What has a kernel is gathered into regions: nodes of one frame that run under the same conditions (deadness.py), wait
for the same Recvs and the like (wait_classes.py), and do not wait for each other through anything else. Levels make
sure of that: a node's level is the largest of what it waits for, one more where that is no part of the same region; so
no path that leaves a region comes back. Everything else is a flow node by itself. Constants are copied into regions,
and only nodes that somebody needs run at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tfc.codegen.dataflow.deadness import Conditions, doubtful_functions, find_deadness
from tfc.codegen.dataflow.flow_region import RegionGraph, RegionPlan, has_kernel, static_source
from tfc.codegen.dataflow.part import Part
from tfc.codegen.dataflow.runtime_lengths import find_clusters
from tfc.codegen.dataflow.wait_classes import wait_classes
from tfc.codegen.fusion.live_nodes import STRUCTURED, static_operands
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.program.dataflow import FlowFrame, FlowKind, Transfer, is_object
from tfc.ir.analysis.effects import variable_of, with_control
from tfc.ir.analysis.frames import ROOT, Frames, frames_of
from tfc.ir.base.errors import Error
from tfc.ir.base.reachable import reachable
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import free_name, is_pure
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import resolve, substitute
from tfc.ir.ops.primitives import ENTERS, EXITS, MERGES, PRIMITIVES, SWITCHES
from tfc.ir.ops.transfer import TRANSFERS
from tfc.ir.types.types import TensorType, shape_symbols

_KINDS: Mapping[str, FlowKind] = {
    "Arg": "argument", "Const": "constant", "Call": "call", "NoOp": "nothing", "LoopCond": "forward",
    "ControlTrigger": "trigger", **dict.fromkeys(SWITCHES, "switch"), **dict.fromkeys(MERGES, "merge"),
    **dict.fromkeys(EXITS, "exit"), **dict.fromkeys(NEXT_ITERATIONS, "next"),
}  # fmt: skip
"""The kinds of ops that are always the same."""
PlanRegion = Callable[[Graph, str], StepPlan]
"""Plans the graph of a region as a step; symbols in it begin with the given prefix."""


@dataclass(eq=False)
class Unit:
    """A flow node to be: what it is, the graph nodes it stands for, and by values what it takes and gives.

    control   the graph nodes it waits for; those that are part of it do not count
    aliases   for each output the input that is the same memory, -1 for none
    """

    kind: FlowKind
    members: list[Node]
    frame: str = ROOT
    inputs: list[Value] = field(default_factory=list)
    control: list[str] = field(default_factory=list)
    outputs: list[Value] = field(default_factory=list)
    aliases: list[int] = field(default_factory=list)
    argument: int = -1
    region: RegionPlan | None = None

    @property
    def name(self) -> str:
        """The graph node it is named after."""
        return self.members[0].name


@dataclass(eq=False)
class FlowPlan:
    """A dataflow to be. `asked` names its results as whoever asked for them does."""

    name: str
    graph: Graph
    units: list[Unit]
    frames: tuple[FlowFrame, ...]
    arguments: tuple[TensorType, ...]
    results: tuple[TensorType, ...]
    transfers: tuple[Transfer, ...] = ()
    asked: tuple[str, ...] = ()


def plan_dataflows(graph: Graph, plan_region: PlanRegion, part: Part | None = None) -> dict[str, FlowPlan]:
    """The dataflows of a step whose primitives are outlined: of its Dataflow node, and of the functions called.

    The keys are the node's name and those of the functions. `part` says that the step is what one device does of a
    larger one.
    """
    nodes = [node for node in graph.nodes if node.op == "Dataflow"]
    if not nodes:
        return {}
    bodies = {node.name: body for node in nodes for _, body in subgraphs(node)}
    called = _called(graph, list(bodies.values()))
    bodies.update((name, body) for name, body in graph.functions if name in called)
    bound = frozenset(
        name
        for entry in graph.entries
        for _, value in entry.inputs
        for name in shape_symbols(graph.type_of(value).shape)
    )
    part = part or Part()
    doubtful = doubtful_functions(graph.function)
    plans: dict[str, FlowPlan] = {}
    for name, body in bodies.items():
        bare = _without_copies(_with_snapshots(body.with_(functions=graph.functions)))
        made = _Planning(name, bare, bound | part.bound, doubtful, part.alive).run()
        made.asked = tuple(map(str, body.results))
        for number, unit in enumerate(made.units):
            if unit.region is not None:
                unit.region = replace(unit.region, step=plan_region(unit.region.graph, f"f{len(plans)}n{number}_"))
        plans[name] = made
    return plans


def with_regions(step: StepPlan, plans: Iterable[FlowPlan]) -> StepPlan:
    """A step with the kernels of all regions behind its own: to build them together. It is no step that could run."""
    inside = [unit.region.step for made in plans for unit in made.units if unit.region and unit.region.step]
    return replace(step, steps=(*step.steps, *(part for region in inside for part in region.steps)))


def _called(graph: Graph, bodies: Sequence[Graph]) -> set[str]:
    """The functions that calls lead to."""
    found: set[str] = set()
    stack = list(bodies)
    while stack:
        for node in stack.pop().nodes:
            name = str(node.attrs["function"]) if node.op == "Call" else ""
            if name and name not in graph.function:
                raise node.error(f"calls {name!r}, which the graph does not have", "NOT_FOUND")
            if name and name not in found:
                found.add(name)
                stack.append(graph.function[name])
    return found


def _with_snapshots(body: Graph) -> Graph:
    """The graph with a copy taken where a primitive turns a variable into a value: later writes must not show there."""
    snapshots: dict[Value, Node] = {}
    nodes = []
    for given in body.nodes:
        node = given
        takes = (node.op in PRIMITIVES and not node.op.startswith("Ref")) or node.op == "Call"
        if takes and any(body.type_of(value).ref for value in node.inputs):
            node = node.with_(inputs=tuple(_snapshot(body, v, node, snapshots) for v in node.inputs))
        nodes.append(node)
    results = tuple(_snapshot(body, value, None, snapshots) for value in body.results)
    return body.with_(nodes=(*nodes, *snapshots.values()), results=results)


def _without_copies(body: Graph) -> Graph:
    """The graph without Identities that are there for nobody to wait for."""
    replaced: dict[Value, Value] = {}
    for node in body.order:
        if node.op == "Identity" and not node.control_inputs and not body.control_users.get(node.name):
            value = resolve(node.inputs[0], replaced)
            if body.type_of(value) == node.types[0]:
                replaced[node.out()] = value
    gone = {value.node for value in replaced}
    kept = (node for node in body.nodes if node.name not in gone)
    return substitute(body, kept, replaced) if replaced else body


def _snapshot(body: Graph, value: Value, reader: Node | None, made: dict[Value, Node]) -> Value:
    kind = body.type_of(value)
    called = reader is not None and reader.op == "Call"
    if not kind.ref or called:
        return value
    name = free_name(body, f"{reader.name if reader else value.node}/read")
    while Value(name) in made:
        name += "_"
    control = reader.control_inputs if reader else ()
    made[Value(name)] = Node(name, "Identity", (value,), control, {}, (kind.value(),))
    return Value(name)


class _Planning:
    """One dataflow: which nodes run, as what, and what they share."""

    def __init__(
        self, name: str, body: Graph, bound: frozenset[str], doubtful: frozenset[str], alive: frozenset[str]
    ) -> None:
        self.name, self.body = name, body
        self.frames: Frames = frames_of(body)
        self.deadness = find_deadness(body, self.frames, doubtful, alive)
        clusters = find_clusters(body, self.frames, self.deadness, bound)
        self.bound = bound | (clusters.lengths - clusters.unfit)
        self.clusters = {member: k for k, members in enumerate(clusters.fit) for member in members}
        self.numbers = {frame: k for k, frame in enumerate(_outer_first(self.frames))}
        self.kinds: dict[str, FlowKind] = {}
        self.kinds.update((node.name, self._kind(node)) for node in body.nodes)
        self.needed = self._find_needed()
        self.unit_of: dict[str, Unit] = {}
        self.classes = wait_classes(body, clusters.fit)
        self.transfers: list[Transfer] = []

    def run(self) -> FlowPlan:
        units = self._gather()
        gives = self._wanted()
        for unit in units:
            self._finish(unit, gives.get(unit, {}))
        arguments = sorted((n for n in self.body.nodes if n.op == "Arg"), key=lambda n: int(str(n.attrs["index"])))
        for k, value in enumerate(self.body.results):
            node = self.body[value.node]
            units.append(Unit("result", [node], inputs=[value], argument=k))
        frames = (
            FlowFrame() if frame == ROOT else FlowFrame(frame, self.numbers[f.parent], f.parallel_iterations)
            for frame, f in ((name, self.frames.frame[name]) for name in self.numbers)
        )
        types = tuple(self.body.type_of(value).value() for value in self.body.results)
        given = tuple(n.types[0] for n in arguments)
        return FlowPlan(self.name, self.body, units, tuple(frames), given, types, tuple(self.transfers))

    # ---- what runs, and as what --------------------------------------------------------------------------------------

    def _kind(self, node: Node) -> FlowKind:
        if node.op in _KINDS:
            return "host" if node.op == "Const" and not node.types[0].dtype.size else _KINDS[node.op]
        if node.op in ENTERS:
            return "invariant" if node.attrs["is_constant"] else "enter"
        if node.op == "Identity" and not self.body.type_of(node.inputs[0]).ref and self._is_gate(node):
            return "forward"
        if (
            node.op in TRANSFERS
            and not node.attrs["client_terminated"]
            and not is_object(self._transferred(node), self.bound)
        ):
            return "send" if node.op == "_Send" else "recv"
        if has_kernel(self.body, node, self.bound):
            return "region"
        if node.op in STRUCTURED:
            raise node.error(f"{node.op} can neither be compiled nor taken apart here", "UNIMPLEMENTED")
        return "host"

    def _transferred(self, node: Node) -> TensorType:
        return node.types[0] if node.types else self.body.type_of(node.inputs[0]).value()

    def _is_gate(self, node: Node) -> bool:
        """True for an Identity that is there for when it runs: it need not copy."""
        return bool(node.control_inputs) or self.body[node.inputs[0].node].op in PRIMITIVES

    def _waits(self, node: Node) -> tuple[list[Value], list[str]]:
        """The values and, by control edges, the nodes that one waits for while it runs.

        What is copied into a region is not waited for, but what that waits for is.
        """
        data: list[Value] = []
        control = list(node.control_inputs)
        is_region = self.kinds[node.name] == "region"
        known = static_operands(node.op, len(node.inputs)) if is_region else (False,) * len(node.inputs)
        for value, static in zip(node.inputs, known, strict=True):
            source = self.body[value.node]
            if not is_region or not (static or source.op == "Const"):
                data.append(value)
            elif source.op in PRIMITIVES:
                data.append(value)  # its elements are known, but it decides whether the node runs
            else:
                control += self._control_behind(value)
        return data, list(dict.fromkeys(control))

    def _control_behind(self, value: Value) -> list[str]:
        """The nodes that the arithmetic behind a known operand waits for."""
        found: list[str] = []
        stack, seen = [value], {value}
        while stack:
            node = self.body[stack.pop().node]
            found += node.control_inputs
            source = static_source(self.body, node.out()) if node.types else None
            if source is not None and node.op not in ("Shape", "Size", "Rank"):
                fresh = [v for v in node.inputs if v not in seen and self.body[v.node].op not in PRIMITIVES]
                seen.update(fresh)
                stack += fresh
        return found

    def _find_needed(self) -> frozenset[str]:
        """The nodes that results and effects wait for."""

        def waits(name: str) -> list[str]:
            data, control = self._waits(self.body[name])
            return [*(value.node for value in data), *control]

        roots = [value.node for value in self.body.results]
        roots += [n.name for n in self.body.nodes if n.op != "Arg" and n.op not in PRIMITIVES and not is_pure(n)]
        return frozenset(reachable(roots, waits))

    # ---- regions -----------------------------------------------------------------------------------------------------

    def _gather(self) -> list[Unit]:
        """The units in the order of their first nodes."""
        level = self._levels()
        regions: dict[tuple[str, Conditions, int, int], Unit] = {}
        units = []
        for node in self.body.order:
            if node.name not in self.needed:
                continue
            kind = self.kinds[node.name]
            key = (*self._key(node.name), level[node.name])
            unit = regions.get(key) if kind == "region" else None
            if unit is None:
                unit = Unit(kind, [], self.frames.runs_in[node.name])
                units.append(unit)
                if kind == "region":
                    regions[key] = unit
            unit.members.append(node)
            self.unit_of[node.name] = unit
        return units

    def _key(self, name: str) -> tuple[str, Conditions, int]:
        return self.frames.runs_in[name], self.deadness.node[name], self.classes.get(name, 0)

    def _may_share(self, one: str, other: str) -> bool:
        """True for two nodes that may be in one region, if nothing stands between them."""
        both = self.kinds[one] == self.kinds[other] == "region"
        return both and self._key(one) == self._key(other)

    def _levels(self) -> dict[str, int]:
        """As low as can be; then, what can join a region that needs it there."""
        nodes = self._in_order()
        order = [node.name for node in nodes]
        waits: dict[str, list[str]] = {}
        for node in nodes:
            data, control = self._waits(node)
            # What is not there yet is a NextIteration, which comes back later.
            waits[node.name] = [other for other in (*(value.node for value in data), *control) if other in waits]
        level = self._lowest(waits)
        latest: dict[str, int] = {}
        shares: dict[str, set[int]] = {}
        for name in reversed(order):
            moves = self.kinds[name] == "region" and name not in self.clusters
            if moves and latest.get(name) in shares.get(name, ()):
                level[name] = latest[name]
            for other in waits[name]:
                together = self._may_share(name, other)
                latest[other] = min(latest.get(other, len(order)), level[name] - (not together))
                if together:
                    shares.setdefault(other, set()).add(level[name])
        return level

    def _lowest(self, waits: Mapping[str, Sequence[str]]) -> dict[str, int]:
        """The lowest level of each node, the same for all of a cluster: once more for as long as that lifts some."""
        floor: dict[int, int] = {}
        while True:
            level: dict[str, int] = {}
            for name, others in waits.items():
                lowest = floor.get(self.clusters[name], 0) if name in self.clusters else 0
                level[name] = max((level[each] + (not self._may_share(name, each)) for each in others), default=0)
                level[name] = max(level[name], lowest)
            lifted: dict[int, int] = {}
            for name, cluster in self.clusters.items():
                lifted[cluster] = max(lifted.get(cluster, 0), level.get(name, 0))
            if lifted == floor:
                return level
            floor = lifted

    def _in_order(self) -> list[Node]:
        """The needed nodes in topological order, and for each frame a node that its Exits wait for, which waits for all
        its Enters: a dead loop is left when all have come, so none may wait for a region that waits for an Exit."""
        before: dict[str, tuple[str, ...]] = {}
        entered = []
        for number, frame in enumerate(each for each in self.frames.frame.values() if each.exits):
            name = free_name(self.body, f"{self.name}/entered_{number}")
            entered.append(Node(name, "NoOp", (), tuple(name for name in frame.enters if name in self.needed)))
            before.update(dict.fromkeys(frame.exits, (name,)))
        try:
            order = with_control(self.body.with_nodes((*self.body.nodes, *entered)), before).order
        except Error:  # a frame is entered by what comes out of it
            return [node for node in self.body.order if node.name in self.needed]
        self.kinds.update(dict.fromkeys((node.name for node in entered), "nothing"))
        return [node for node in order if node.name in self.needed or node.name not in self.body]

    # ---- units -------------------------------------------------------------------------------------------------------

    def _wanted(self) -> dict[Unit, dict[Value, None]]:
        """The values of each unit that others take."""
        wanted: dict[Unit, dict[Value, None]] = {}
        for name in sorted(self.needed):
            unit = self.unit_of[name]
            for value in self._waits(self.body[name])[0]:
                owner = self.unit_of[value.node]
                if owner is not unit or unit.kind != "region":
                    wanted.setdefault(owner, {})[value] = None
        for value in self.body.results:
            wanted.setdefault(self.unit_of[value.node], {})[value] = None
        return wanted

    def _finish(self, unit: Unit, gives: Mapping[Value, None]) -> None:
        """Complete a unit with its inputs and outputs."""
        node = unit.members[0]
        inside = {member.name for member in unit.members}
        waits = [self._waits(member) for member in unit.members]
        unit.control = list(dict.fromkeys(name for _, control in waits for name in control if name not in inside))
        unit.inputs = [value for data, _ in waits for value in data if value.node not in inside]
        if unit.kind == "region":
            unit.inputs = list(dict.fromkeys(unit.inputs))
            self._finish_region(unit, gives)
            return
        unit.outputs = list(node.outputs)
        unit.aliases = [self._alias(unit, value) for value in unit.outputs]
        if unit.kind == "constant":
            unit.inputs = []
        elif unit.kind == "argument":
            unit.argument = int(str(node.attrs["index"]))
        elif unit.kind in ("enter", "invariant"):
            unit.argument = self.numbers[self.frames.gives_to[node.name]]
        elif unit.kind in ("send", "recv"):
            unit.argument = len(self.transfers)
            name, src, dst = (str(node.attrs[key]) for key in ("tensor_name", "send_device", "recv_device"))
            self.transfers.append(Transfer(name, src, dst, self._transferred(node)))

    def _finish_region(self, unit: Unit, gives: Mapping[Value, None]) -> None:
        place = {node.name: k for k, node in enumerate(unit.members)}
        unit.outputs = sorted(gives, key=lambda value: (place[value.node], value.port))
        unit.aliases = [self._alias(unit, value) for value in unit.outputs]
        own = [value for value, alias in zip(unit.outputs, unit.aliases, strict=True) if alias < 0]
        unit.region = RegionGraph(self.body, unit.members).plan(own)

    def _alias(self, unit: Unit, value: Value) -> int:
        """The input of a unit that is the variable an output refers to."""
        if unit.kind not in ("region", "host") or not self.body.type_of(value).ref:
            return -1
        root = variable_of(self.body, value)
        for k, given in enumerate(unit.inputs):
            if self.body.type_of(given).ref and variable_of(self.body, given) == root:
                return k
        raise self.body[value.node].error(f"{value} refers to a variable that it is not given")


def _outer_first(frames: Frames) -> list[str]:
    """The frames with the outermost one first."""
    order = [ROOT]
    for name in order:
        order += [other for other, frame in frames.frame.items() if other != ROOT and frame.parent == name]
    return order
