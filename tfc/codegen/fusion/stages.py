"""The stages of a graph: one for every tensor that some node's lowering defines, wired to what it reads.

Between the graph and the fuser. A `Leaf` is memory that exists before the step or is made outside of kernels: a feed, a
variable, a constant, the output of a host op; or what a region's blocks share: its results, loop variables and
parameters. A `Stage` is a definition bound to its operands; many stages share one definition.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal as OneOf

import numpy as np

from tfc.codegen.fusion.live_nodes import find_needed, known_values, shared_operands, static_operands, wanted_operands
from tfc.codegen.fusion.row_updates import order_row_updates
from tfc.codegen.lower.registry import Templates
from tfc.codegen.tensor.accesses import Access, Facts, count
from tfc.codegen.tensor.expr import Expr, const
from tfc.codegen.tensor.tensor import Map, Scatter, Sizes, Tensor, View, Write
from tfc.ir.analysis.effects import variable_of, writes
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.graph.registry import OPS
from tfc.ir.types.dims import Size
from tfc.ir.types.types import Array, TensorType

VARIABLES = ("VariableV2", "Variable", "Generator")
"""Ops that stand for memory of the session."""
VIRTUAL_DEPTH = 16
"""A chain of index maps longer than this is cut by storing one of them."""

UNIFORM_LIMIT = 1 << 22
"""Constants of up to this many elements are searched for being one number repeated."""
SCALAR_WEIGHT = 40
"""A single number that costs less than this is computed by every kernel that reads it, not by one of its own."""


LeafKind = OneOf["feed", "variable", "constant", "host", "region"]


@dataclass(eq=False, slots=True)
class Leaf:
    """Memory a kernel reads (and, a variable, writes).

    number    the value of all elements of a constant that has but one value
    variable  what a host op that writes a variable gives back: the variable itself, once `node` has run. A parameter of
              reference type: the variable outside
    stands_for  of a sub-graph's parameter: the memory outside
    alias     of what a branch gives back that it had to overwrite: where that lies
    """

    kind: LeafKind
    value: Value
    type: TensorType
    literal: Literal | None = None
    number: Expr | None = None
    node: Node | None = None
    variable: Leaf | None = None
    stands_for: Source | None = None
    alias: Source | None = None


@dataclass(eq=False, slots=True)
class Stage:
    """A definition and what it reads.

    reads     (source, access) of everything loaded, virtual stages looked through
    recomputed  of its group's own only: readers in other kernels compute it again (rematerialize.py)
    rounds    f16 or bf16 that is rounded to its type wherever it is computed (round_values.py)
    virtual   never stored by itself: whoever reads it computes it (index maps, fills)
    stored    must be in memory whoever else reads it: fetched, or read by a host op
    weight    what computing it costs, virtual stages it reads included
    control   the nodes it waits for by control edges
    users     the stages that read it, virtual ones looked through
    place     where it lies in the memory of the join it is a part of, or of the region it is a result of
    in_place  a scatter that works in the memory of what it starts from, which nobody reads any more
    """

    number: int
    node: Node
    tensor: Tensor
    facts: Facts
    binding: Mapping[Tensor, Source]
    control: tuple[str, ...] = ()
    reads: tuple[tuple[Source, Access], ...] = ()
    virtual: bool = False
    stored: bool = False
    depth: int = 0
    weight: int = 0
    port: int | None = None
    users: list[Stage] = field(default_factory=list)
    place: Place | None = None
    in_place: bool = False
    recomputed: bool = False
    rounds: bool = False

    @property
    def name(self) -> str:
        """The graph value it computes, for people."""
        return str(Value(self.node.name, self.port or 0)) if self.port is not None else f"{self.node.name}~"

    @property
    def type(self) -> TensorType:
        """The type of its tensor."""
        return self.tensor.type

    def error(self, message: str) -> Error:
        """An error of its node that names it."""
        return self.node.error(f"{self.name} {message}")


@record(frozen=True, eq=False, slots=True)
class Place:
    """A slice of another memory: of a join's from `start` on along `axis`, or all of what a region gives back; with
    `row` (an i32 scalar) that row of it, which has one dimension more than the stage. With `shape` the stage lies there
    under that shape instead of its own."""

    memory: Stage | Leaf
    axis: int = 0
    start: Size = 0
    row: Leaf | None = None
    shape: Sizes | None = None


Source = Leaf | Stage


@dataclass(eq=False)
class StageGraph:
    """All leaves and stages of a graph in an order that respects every edge.

    `steps` lists stages, and nodes that run on the host, only order others (NoOp) or are regions, in that order;
    `source` tells where each value is, `regions` what the regions consist of.
    """

    graph: Graph
    steps: list[Stage | Node]
    source: dict[Value, Source]
    stages_of: dict[str, tuple[Stage, ...]]
    regions: dict[str, StageRegion] = field(default_factory=dict)


@record(frozen=True, eq=False)
class StageRegion:
    """A structured node whose sub-graphs are compiled; see region.py for what it becomes.

    bodies  the stages of its sub-graphs: then and else; condition and body; body
    uses    what must be in memory before it starts
    flag    the bool scalar that decides: the predicate of an If, what the condition of a While writes
    homes   for each pair of `state` the stage that copies `now` to `next`
    results the memories of the outputs
    """

    node: Node
    bodies: tuple[StageGraph, ...]
    uses: tuple[Source, ...]
    flag: Source | None = None
    trips: Source | None = None
    turn: Leaf | None = None
    state: tuple[tuple[Leaf, Leaf], ...] = ()
    homes: tuple[Stage, ...] = ()
    results: tuple[Leaf, ...] = ()


def break_cycles(stages: Iterable[Stage]) -> None:
    """Let none of the stages that these are wired to know another or itself. A step that has been compiled needs
    that no more, and by such cycles stages, and constants with them, would live until the cycle collector comes.
    """
    waiting, seen = list(stages), set[Stage]()
    while waiting:
        stage = waiting.pop()
        if stage in seen:
            continue
        seen.add(stage)
        waiting += stage.users
        waiting += (source for source in stage.binding.values() if isinstance(source, Stage))
        stage.users = []
        stage.binding = {tensor: source for tensor, source in stage.binding.items() if isinstance(source, Leaf)}


class Building(ABC):
    """Makes the stages of one graph, in the order of its nodes.

    `bound` says where a sub-graph's parameters are, `known` the values of those that are known, `variables` which of
    them are loop variables that this graph may overwrite.
    """

    def __init__(
        self,
        graph: Graph,
        shared: Templates,
        known: Mapping[Value, Array] | None = None,
        variables: Collection[Value] = (),
    ) -> None:
        self.shared = shared
        self.bound: Mapping[Value, Source] = {}
        self.known = known or {}
        self.needed = find_needed(graph, known)
        self.values = known_values(graph, self.needed.names, known)
        self.fetched = {value for entry in graph.entries for _, value in entry.outputs}
        kept = self.fetched.union(graph.results)
        self.updates = order_row_updates(graph, self.needed.names - self.needed.on_host, variables, kept)
        self.graph = graph = self.updates.graph
        self.result = StageGraph(graph, [], {}, {})
        for name in sorted(self.needed.on_host):
            self.fetched.update(graph.by_name[name].inputs)
        for name in sorted(self.needed.regions):
            self.fetched.update(shared_operands(graph.by_name[name]))
        self.written: set[Source] = set()

    def run(self) -> StageGraph:
        """The stages of everything that is needed."""
        nodes = [node for node in self.graph.order if node.name in self.needed.names]
        written = writes(self.graph)
        overwritten = self.updates.overwritten
        for node in nodes:
            self._node(node)
            if node.name in written and node.op in (*VARIABLES, "Arg"):
                self.written.add(self.result.source[node.out()])
            if overwritten:
                self.written.update(self.result.source[v] for v in node.outputs if v in overwritten)
        return self.result

    @abstractmethod
    def structured(self, node: Node) -> None:
        """Make a structured node that is native."""

    def _node(self, node: Node) -> None:
        if node.out() in self.bound:
            self.result.source[node.out()] = self.bound[node.out()]
        elif node.op in ("Placeholder", "Arg"):
            self.leaf(node, "feed")
        elif node.op in VARIABLES:
            self.leaf(node, "variable")
        elif node.op == "Const":
            self._constant(node)
        elif node.name in self.needed.regions:
            self.structured(node)
        elif node.op == "NoOp" or node.name in self.needed.on_host:
            for port, kind in enumerate(node.types):
                leaf = self.leaf(node, "host", port)
                name = variable_of(self.graph, node.out(port)) if kind.ref else None
                if name is not None:
                    root = self.result.source[Value(name)]
                    assert isinstance(root, Leaf)
                    leaf.kind, leaf.variable = "variable", root
            self.result.steps.append(node)
        else:
            self._lowered(node)

    def leaf(self, node: Node, kind: LeafKind, port: int = 0) -> Leaf:
        """A leaf for an output of a node."""
        leaf = Leaf(kind, node.out(port), node.types[port].value(), node=node)
        self.result.source[node.out(port)] = leaf
        return leaf

    def _constant(self, node: Node) -> None:
        leaf = self.leaf(node, "constant")
        literal = node.attrs["value"]
        assert isinstance(literal, Literal)
        leaf.literal, leaf.number = literal, _single_number(literal.array, leaf.type)

    def _lowered(self, node: Node) -> None:
        by_name, source, steps = self.graph.by_name, self.result.source, self.result.steps
        static = static_operands(node.op, len(node.inputs))
        types = tuple([by_name[name].types[port].value() for name, port in node.inputs])
        template = self.shared.get(node, types, self._wanted_values(node, static))
        binding: dict[Tensor, Source] = {
            param: source[value]
            for param, value, is_static in zip(template.params, node.inputs, static, strict=True)
            if not is_static
        }
        made = []
        ports = {tensor: port for port, tensor in enumerate(template.outputs)}
        stored = {tensor for tensor, value in zip(template.outputs, node.outputs, strict=True) if value in self.fetched}
        updates = node.name in self.updates.nodes
        for tensor, facts in template.parts:
            stage = Stage(len(steps), node, tensor, facts, binding, port=ports.get(tensor), stored=tensor in stored)
            stage.in_place = updates and isinstance(tensor.definition, Scatter)
            self.wire(stage)
            binding[tensor] = stage
            steps.append(stage)
            made.append(stage)
        self.result.stages_of[node.name] = tuple(made)
        for value, tensor in zip(node.outputs, template.outputs, strict=True):
            found = source[value] = binding[tensor]
            if isinstance(found, Stage) and tensor in stored:
                found.stored = True

    def _wanted_values(self, node: Node, static: Sequence[bool]) -> tuple[Array | None, ...]:
        """The known values of the operands that shape the code, None for the others; INVALID_ARGUMENT where one of them
        must be known and is not."""
        wanted = wanted_operands(node.op, len(node.inputs))
        if True not in wanted:
            return (None,) * len(wanted)
        values = tuple([self.values.get(v) if w else None for v, w in zip(node.inputs, wanted, strict=True)])
        for k, (value, is_static) in enumerate(zip(values, static, strict=True)):
            if is_static and value is None:
                raise node.error(f"{node.op}: {OPS[node.op].operand_name(k)} must be known when code is generated")
        return values

    def wire(self, stage: Stage) -> None:
        """Find out what a stage reads, and whether it will be in memory."""
        reads: list[tuple[Source, Access]] = []
        stage.control = stage.node.control_inputs
        stage.weight = stage.facts.cost
        for tensor, access in stage.facts.reads:
            source = stage.binding[tensor]
            if isinstance(source, Stage) and source.virtual:
                stage.weight += source.weight
                stage.depth = max(stage.depth, source.depth)
                stage.control = tuple(dict.fromkeys((*stage.control, *source.control)))
                reads += [(inner, access.through(through)) for inner, through in source.reads]
            elif not (isinstance(source, Leaf) and source.number is not None):
                reads.append((source, access))
        stage.reads = tuple(dict.fromkeys(reads)) if len(reads) > 1 else tuple(reads)
        stage.virtual = self._is_virtual(stage)
        stage.depth = stage.depth + 1 if stage.virtual else 0
        if not stage.virtual:
            for source, _ in stage.reads:
                if isinstance(source, Stage):
                    source.users.append(stage)

    def _is_virtual(self, stage: Stage) -> bool:
        """Index maps and single numbers are computed by whoever reads them, unless they are a variable's snapshot."""
        definition = stage.tensor.definition
        if stage.depth >= VIRTUAL_DEPTH or any([s in self.written or _is_variable(s) for s, _ in stage.reads]):
            return False
        if isinstance(definition, View):
            return not stage.stored or keep_base(stage.binding[definition.base])
        if not isinstance(definition, Map) or definition.checks or stage.stored:
            return False
        if not stage.facts.space and stage.weight <= SCALAR_WEIGHT:
            return True
        return stage.facts.cost <= 3 and _keeps_inner(stage)


def is_alias(stage: Stage) -> bool:
    """True when a stage needs no memory of its own because it is a part of another tensor's."""
    return stage.virtual and isinstance(stage.tensor.definition, View)


def unviewed(source: Source) -> Source:
    """The source of the same elements in the same order, if this one is but another shape of it."""
    while isinstance(source, Stage) and is_alias(source):
        definition = source.tensor.definition
        assert isinstance(definition, View)
        if definition.offset != 0 or count(definition.base.shape) != count(source.tensor.shape):
            break
        source = source.binding[definition.base]
    return source


def keep_base(base: Source) -> bool:
    """Keep in memory what a stored view is a part of; False when that is computed by its readers and never stored."""
    views: list[Stage] = []
    while isinstance(base, Stage) and is_alias(base):
        views.append(base)
        definition = base.tensor.definition
        assert isinstance(definition, View)
        base = base.binding[definition.base]
    if isinstance(base, Stage):
        if base.virtual:
            return False
        base.stored = True
    for view in views:
        view.stored = True
    return True


def _keeps_inner(stage: Stage) -> bool:
    """True unless the map moves the innermost axis of what it reads: such a copy is better made once."""
    for tensor, access in stage.facts.reads:
        if access.rows is None:
            return not tensor.rank
        wide = [axis for axis, size in zip(access.rows, tensor.shape, strict=True) if size != 1]
        used = [axis for axis in wide if axis is not None]
        if used != sorted(used) or (used and wide[-1] is None):
            return False
    return True


def _is_variable(source: Source) -> bool:
    definition = source.tensor.definition if isinstance(source, Stage) else None
    return isinstance(definition, Write) or (isinstance(definition, Scatter) and definition.in_place)


def _single_number(array: Array, kind: TensorType) -> Expr | None:
    """The number that every element of a constant is, bit by bit; None when they differ."""
    if not 0 < array.size <= UNIFORM_LIMIT or kind.dtype.kind in ("string", "complex"):
        return None
    flat = np.ravel(array)
    bits = flat.view(f"u{kind.dtype.size}")
    return const(flat[0].item(), kind.dtype) if array.size == 1 or (bits == bits[0]).all() else None
