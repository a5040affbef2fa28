"""The stages of native regions: sub-graphs built like the graph around them, their parameters bound to what is outside.

Memory between the two sides: a result of a sub-graph is stored where the region wants it, by the stage that computes it
if nobody minds, else by a copy, which the fuser puts into the kernel of what it copies. The initial value of a loop
variable is copied before the loop, by a stage of the graph around it, for the same reason.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tfc.codegen.fusion.kernel import owner
from tfc.codegen.fusion.live_nodes import bind_known, known_arguments, length_of
from tfc.codegen.fusion.region import memory_of
from tfc.codegen.fusion.stages import Building, Leaf, Place, Source, Stage, StageGraph, StageRegion, is_alias
from tfc.codegen.lower.registry import Templates
from tfc.codegen.tensor.accesses import ALONE, facts_of
from tfc.codegen.tensor.tensor import Map, Reduction, Tensor, View, compute
from tfc.ir.analysis.effects import with_control
from tfc.ir.graph.bodies import arguments, body_of, first_capture, first_variable, free_name, loop_vars
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.types.dims import parse_dim, symbols_of
from tfc.ir.types.types import Array, TensorType, boolean, i32, shape_symbols


def build_stages(graph: Graph) -> StageGraph:
    """The stages of a graph with one entry, whose outputs and targets are what must be computed."""
    return _Nested(wait_for_lengths(graph), _Shared(graph)).run()


def wait_for_lengths(graph: Graph) -> Graph:
    """Let everything that has a size which a loop determines wait for that loop, whether or not it reads from it."""
    made = {length_of(node): node.name for node in graph.nodes if length_of(node)}
    if not made:
        return graph
    extra = {}
    for node in graph.nodes:
        waits = tuple(made[name] for name in sorted(_symbols(node)) if made.get(name, node.name) != node.name)
        if waits:
            extra[node.name] = waits
    return with_control(graph, extra)


def _symbols(node: Node) -> frozenset[str]:
    """The symbols in the sizes of a node, those of its sub-graphs included."""
    found = {name for kind in node.types for name in shape_symbols(kind.shape)}
    if node.op == "DimSize":
        found |= symbols_of(parse_dim(str(node.attrs["dim"])))
    for _, body in subgraphs(node):
        for inner in body.nodes:
            found |= _symbols(inner)
    return frozenset(found)


class _Shared(Templates):
    """Lowerings and names that the graphs of a step share: nodes of sub-graphs get names that no other node has."""

    def __init__(self, graph: Graph) -> None:
        super().__init__()
        self.names = set(graph.by_name)
        self.copies: dict[TensorType, tuple[Tensor, Tensor]] = {}

    def copy_of(self, kind: TensorType) -> tuple[Tensor, Tensor]:
        """A parameter and the tensor that copies it."""
        if kind not in self.copies:
            source = Tensor(kind.dtype, kind.dims, name="x0")
            self.copies[kind] = source, compute(kind.dtype, kind.dims, lambda *i: source[i])
        return self.copies[kind]

    def renamed(self, body: Graph, prefix: str) -> Graph:
        """A sub-graph whose nodes have names that no other node of the step has."""
        names: dict[str, str] = {}
        for node in body.nodes:
            names[node.name] = free_name(self.names, f"{prefix}/{node.name}")
            self.names.add(names[node.name])

        def value(old: Value) -> Value:
            return Value(names[old.node], old.port)

        nodes = tuple(
            node.with_(
                name=names[node.name],
                inputs=tuple(map(value, node.inputs)),
                control_inputs=tuple(names[name] for name in node.control_inputs),
                colocate=(),
            )
            for node in body.nodes
        )
        return body.with_(nodes=nodes, results=tuple(map(value, body.results)))


class _Nested(Building):
    """Stages of a graph that may hold regions."""

    shared: _Shared
    early: Collection[Value] = frozenset()
    """The parameters that are collected before anything else."""

    def structured(self, node: Node) -> None:
        """Make a region: its results, its sub-graphs, what brings values in and out."""
        made = self._branch(node) if node.op == "If" else self._loop(node)
        self.result.regions[node.name] = made
        self.result.steps.append(node)

    # ---- If ---------------------------------------------------------------------------------------------------------

    def _branch(self, node: Node) -> StageRegion:
        results = [self.leaf(node, "region", port) for port in range(len(node.types))]
        inputs = [self.result.source[value] for value in node.inputs]
        updated = self.updates.regions.get(node.name, {})
        for operand, port in updated.items():
            results[port].alias = inputs[operand]
        given = known_arguments(self.graph, node, self.known)
        bodies = []
        for attribute in ("then_branch", "else_branch"):
            free = [operand - 1 for operand in updated]
            inner = self._inner(node, attribute, (), inputs[1:], given, free=free)
            for value, memory in zip(inner.graph.results, results, strict=True):
                if memory_of(inner.result.source[value]) is not memory_of(memory):
                    inner.deliver(value, memory)
            bodies.append(inner.result)
        flag, before = self._scalar(node, inputs[0])
        return StageRegion(node, tuple(bodies), (*before, *inputs[1:]), flag, results=tuple(results))

    # ---- loops ------------------------------------------------------------------------------------------------------

    def _loop(self, node: Node) -> StageRegion:
        count, first = loop_vars(node), first_variable(node)
        inputs = [self.result.source[value] for value in node.inputs]
        given = known_arguments(self.graph, node, self.known)
        results = [self.leaf(node, "region", port) for port in range(len(node.types))]
        now = results[:count]
        updated = self.updates.regions.get(node.name, {})
        starts: list[Source] = []
        for operand, memory in enumerate(now, first):
            source = inputs[operand]
            if operand not in updated:
                starts.append(self.copy(node, source, memory))
                continue
            memory.alias = source
            starts.append(source)
            if isinstance(source, Stage):
                source.stored = True
        counts = node.op == "For" or len(results) > count
        turn = _scalar_leaf(f"{node.name}~turn", TensorType(i32, ())) if counts else None
        changing = [turn, *now] if turn is not None and node.op == "For" else now
        captures = inputs[first_capture(node) :]
        bodies: list[StageGraph] = []
        flag = None
        if node.op == "While":
            flag = _scalar_leaf(f"{node.name}~flag", TensorType(boolean, ()))
            cond = self._inner(node, "cond", changing, captures, given)
            cond.deliver(cond.graph.results[0], flag)
            bodies.append(cond.result)
        collected = [None if port < count else leaf for port, leaf in enumerate(results)]
        body = self._inner(node, "body", changing, captures, given, collected, turn)
        state = self._next_values(node, body, now)
        for value, memory in zip(body.graph.results[count:], results[count:], strict=True):
            if value not in body.early:
                body.deliver(value, memory, turn)
        bodies.append(body.result)
        trips, before = self._scalar(node, inputs[0]) if node.op == "For" else (None, ())
        homes = tuple(body.home(node, *pair) for pair in state)
        uses = (*before, *starts, *captures)
        return StageRegion(node, tuple(bodies), uses, flag, trips, turn, state, homes, tuple(results))

    def _next_values(self, node: Node, body: _Nested, now: Sequence[Leaf]) -> tuple[tuple[Leaf, Leaf], ...]:
        """The two memories of each loop variable that changes; the body writes the second one."""
        skipped = 1 if node.op == "For" else 0
        args = arguments(body.graph)[skipped:]
        state = []
        for k, (memory, arg) in enumerate(zip(now, args, strict=False)):
            value = body.graph.results[k]
            if value == arg.out() or memory_of(body.result.source[value]) is memory_of(memory):
                continue  # it is the variable itself, or has been written over it
            following = Leaf("region", Value(f"{node.name}~next", k), memory.type)
            body.deliver(value, following)
            state.append((memory, following))
        return tuple(state)

    def _inner(
        self,
        node: Node,
        attribute: str,
        changing: Sequence[Leaf],
        captures: Sequence[Source],
        given: Sequence[Array | None],
        collected: Sequence[Leaf | None] = (),
        turn: Leaf | None = None,
        free: Sequence[int] = (),
    ) -> _Nested:
        """The stages of a sub-graph whose first parameters are `changing` memories, the others captured values.

        The parameters `free` may be overwritten, in a loop's body its variables. A parameter that is collected is
        copied first of all, so that the body may do that.
        """
        body = self.shared.renamed(
            wait_for_lengths(body_of(node, attribute)), f"{node.name}/{attribute.removesuffix('_branch')}"
        )
        if attribute == "body":
            free = range(len(changing) - loop_vars(node), len(changing))
        variables = [arguments(body)[k].out() for k in free]
        inner = _Nested(body, self.shared, known=bind_known(body, given), variables=variables)
        outside = (*changing, *captures)
        inner.bound = {
            arg.out(): inner.imported(arg, source) for arg, source in zip(arguments(body), outside, strict=True)
        }
        inner.early = {value for value in inner.bound if not body.type_of(value).ref}
        for value, memory in zip(body.results, collected, strict=False):
            if memory is not None and value in inner.early:
                inner.copy(body.by_name[value.node], inner.bound[value], memory, turn)
        inner.run()
        return inner

    # ---- what crosses the border ------------------------------------------------------------------------------------

    def imported(self, arg: Node, source: Source) -> Source:
        """A parameter that stands for a source outside of this graph: a leaf, or a part of one."""
        if isinstance(source, Stage) and is_alias(source):
            definition = source.tensor.definition
            assert isinstance(definition, View)
            base = self.imported(arg, source.binding[definition.base])
            part = Stage(0, arg, source.tensor, source.facts, {definition.base: base})
            self.wire(part)
            return part
        if isinstance(source, Stage):
            return Leaf("region", arg.out(), source.tensor.type, stands_for=source)
        if arg.types[0].ref:
            root = owner(source)
            assert isinstance(root, Leaf)
            return Leaf("variable", arg.out(), root.type, node=arg, variable=root)
        if source.kind == "region" and source.node is None and source.stands_for is None:
            return source  # the number of a trip, which no other graph reads
        return Leaf("region", arg.out(), source.type, number=source.number, stands_for=source)

    def deliver(self, value: Value, memory: Leaf, row: Leaf | None = None) -> None:
        """Let a result of this sub-graph be stored in a memory of the region, or in a row of it."""
        source = self.result.source[value]
        once = row is None or sum(self.result.source[v] is source for v in self.graph.results) == 1
        if isinstance(source, Stage) and once and _is_fresh(source, memory, row):
            source.place = Place(memory, row=row)
            source.stored = True
        else:
            self.copy(self.graph.by_name[value.node], source, memory, row)

    def copy(self, node: Node, source: Source, memory: Leaf, row: Leaf | None = None) -> Stage:
        """Copy a source into a memory; on behalf of `node`, and after what this waits for."""
        made = self._copy_stage(node, source)
        made.place = Place(memory, row=row)
        self.result.steps.append(made)
        return made

    def home(self, node: Node, now: Leaf, following: Leaf) -> Stage:
        """The copy of `now` in `following`, for the end of a loop."""
        made = self._copy_stage(node, Leaf("region", now.value, now.type, stands_for=now))
        made.place = Place(following)
        return made

    def _copy_stage(self, node: Node, source: Source) -> Stage:
        parameter, tensor = self.shared.copy_of(source.type.value())
        made = Stage(len(self.result.steps), node, tensor, facts_of(tensor), {parameter: source}, stored=True, port=0)
        self.wire(made)
        return made

    def _scalar(self, node: Node, source: Source) -> tuple[Source, tuple[Source, ...]]:
        """A scalar that control instructions read, in memory of its own, and what must run to put it there."""
        if isinstance(source, Leaf) or not is_alias(source):
            return source, (source,)
        memory = _scalar_leaf(f"{node.name}~scalar", source.tensor.type)
        return memory, (self.copy(node, source, memory),)


def _scalar_leaf(name: str, kind: TensorType) -> Leaf:
    return Leaf("region", Value(name), kind)


def _is_fresh(source: Stage, memory: Leaf, row: Leaf | None) -> bool:
    """True when a stage may be stored in `memory` instead of memory of its own."""
    definition = source.tensor.definition
    if source.virtual or source.place is not None or source.tensor.shape != memory.type.dims[row is not None :]:
        return False
    if not isinstance(definition, (Map, Reduction, View, *ALONE)) or owner(source) is not source:
        return False
    # What lies in a row is not where its readers look for it.
    return row is None or not (source.users or source.stored)
