"""Put a Program together: buffers and their lifetimes, instructions, feeds, fetches, variables, sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import chain

from tfc.codegen.explain.flop_count import work_of
from tfc.codegen.fusion.kernel import Memory, Plan, owner
from tfc.codegen.fusion.region import (
    BatchedKernels,
    Block,
    Branch,
    Compact,
    Loop,
    Step,
    constant_of,
    count_of,
    every_region,
    flat,
    lengths,
    regions,
)
from tfc.codegen.fusion.stages import Leaf, Source, Stage, is_alias
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.program import control
from tfc.codegen.program.panels import Panels
from tfc.codegen.program.program import (
    Buffer,
    Dimension,
    Failure,
    Feed,
    Fetch,
    Instruction,
    NodeInfo,
    Program,
    VariableUse,
    bind_dimension,
)
from tfc.codegen.schedule.batch_small_kernels import as_one
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.size_bounds import least_values
from tfc.codegen.tensor.tensor import Sizes, View
from tfc.ir.analysis.effects import written_operands
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Literal, Node, Symbol, Value
from tfc.ir.reference.philox import initial_state
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array, DType, shape_symbols


def assemble(
    step: StepPlan, kernels: Kernels, feeds: Sequence[Value], fetches: Sequence[Value], targets: Sequence[str]
) -> Program:
    """The Program of a step, still without code. Feeds and fetches keep the names the caller gave them."""
    return _Assembly(step, kernels).program(feeds, fetches, targets)


class _Assembly:
    def __init__(self, step: StepPlan, kernels: Kernels) -> None:
        self.step = step
        self.graph = step.graph
        self.kernels = kernels
        self.buffers: list[Buffer] = []
        self.place: dict[Memory, int] = {}
        self.views: dict[Stage, int] = {}
        self.constants: list[Array] = []
        self.packed: dict[tuple[Leaf, Panels], int] = {}
        self.variables: list[int] = []
        self.instructions: list[Instruction] = []
        self.work: dict[object, Size] = {}
        self.late = lengths(step.steps)
        """The symbols that loops determine; what depends on one gets its memory from a Make instruction."""
        self.made: set[int] = set()
        self.counts: dict[str, int] = {}
        """The scalar that each of them is."""
        self.sizes: dict[int, tuple[Node, str]] = {}
        """Size instructions to be, by their places: the loop, and the symbol it determines."""

    def program(self, feeds: Sequence[Value], fetches: Sequence[Value], targets: Sequence[str]) -> Program:
        (entry,) = self.graph.entries
        for number, (_, value) in enumerate(entry.inputs):
            kind = self.graph.type_of(value)
            leaf = self.step.source.get(value)
            buffer = self._add(Buffer("feed", kind.dtype, kind.shape, str(value), index=number))
            if isinstance(leaf, Leaf):
                self.place[leaf] = buffer
        self._steps(self.step.steps)
        results = tuple(
            Fetch(str(name), self._fetch(number, value))
            for number, (name, (_, value)) in enumerate(zip(fetches, entry.outputs, strict=True))
        )
        dims = self._dims()
        self._set_sizes(dims)
        self._lifetimes(results)
        return Program(
            "step",
            tuple(self.buffers),
            tuple(self.instructions),
            dims=dims,
            feeds=tuple(
                Feed(str(name), number, buffer.dtype, buffer.shape)
                for number, (name, buffer) in enumerate(zip(feeds, self.buffers, strict=False))
            ),
            fetches=results,
            targets=tuple(targets),
            variables=tuple(self._use(buffer) for buffer in self.variables),
            constants=tuple(self.constants),
            nodes=self._nodes(),
        )

    def _nodes(self) -> dict[str, NodeInfo]:
        """All nodes of the graph, and those of regions that run."""
        named = {node.name: node for node in self.graph.nodes}
        whole = [part.region if isinstance(part, Compact) else part for part in every_region(self.step.steps)]
        for part in flat(whole):
            if isinstance(part, Plan):
                named.update((stage.node.name, stage.node) for stage in part.members)
        named.update((region.node.name, region.node) for region in regions(whole))
        return {name: NodeInfo(node.op, node.loc, node.device) for name, node in named.items()}

    # ---- buffers ----------------------------------------------------------------------------------------------------

    def _add(self, buffer: Buffer) -> int:
        self.buffers.append(buffer)
        return len(self.buffers) - 1

    def _buffer(self, memory: Memory) -> int:
        """The buffer of a leaf, or of a stage that is stored."""
        memory = owner(memory)
        if memory not in self.place:
            self.place[memory] = self._new(memory)
        return self.place[memory]

    def _new(self, leaf: Memory) -> int:
        if isinstance(leaf, Stage):
            return self._planned(leaf.tensor.dtype, leaf.tensor.shape, leaf.name)
        kind, name = leaf.type, str(leaf.value)
        if leaf.kind == "constant":
            assert leaf.literal is not None
            return self._constant(leaf.literal, name)
        if leaf.kind == "variable":
            made = self._add(Buffer("variable", kind.dtype, kind.shape, leaf.value.node, index=len(self.variables)))
            self.variables.append(made)
            return made
        if leaf.stands_for is not None:
            return self._value(leaf.stands_for)
        if leaf.kind == "region":
            return self._planned(kind.dtype, kind.dims, name)
        if leaf.kind == "host":
            return self._add(Buffer("host", kind.dtype, kind.shape, name))
        assert leaf.node is not None
        raise leaf.node.error(f"the step needs a feed for '{leaf.value.node}', {kind}")

    def _constant(self, literal: Literal, name: str) -> int:
        kind = literal.type
        self.constants.append(literal.array)
        return self._add(Buffer("constant", kind.dtype, kind.shape, name, index=len(self.constants) - 1))

    def _in_panels(self, memory: Memory, panels: Panels) -> int:
        """The buffer of a constant that is packed when the program is loaded."""
        leaf = constant_of(memory)
        assert leaf is not None and leaf.literal is not None
        if (leaf, panels) not in self.packed:
            made = self.buffers[self._constant(leaf.literal, str(leaf.value))]
            self.buffers[-1] = replace(made, dtype=panels.dtype(made.dtype), shape=(panels.elements,), panels=panels)
            self.packed[leaf, panels] = len(self.buffers) - 1
        return self.packed[leaf, panels]

    def _planned(self, dtype: DType, shape: Sizes, name: str) -> int:
        """Memory of the step's own: in the arena, unless its size is only known once a loop has run."""
        is_late = bool(self.late) and not self.late.isdisjoint(shape_symbols(shape))
        return self._add(Buffer("heap" if is_late else "arena", dtype, shape, name))

    def _value(self, source: Source) -> int:
        """The buffer a whole value is in, a view when it is a part of another's."""
        memory = owner(source)
        base = self._buffer(memory)
        if not isinstance(source, Stage) or not is_alias(source):
            return base
        if source not in self.views:
            shape, dtype = source.tensor.shape, source.tensor.dtype
            if shape == self.buffers[base].shape and _offset(source) == 0:
                self.views[source] = base
            else:
                offset = _offset(source) * dtype.size
                self.views[source] = self._add(Buffer("view", dtype, shape, source.name, base=base, offset=offset))
        return self.views[source]

    def _fetch(self, number: int, value: Value) -> int:
        source = self.step.source[value]
        buffer = self._value(source)
        if self.buffers[buffer].kind == "arena":
            self.buffers[buffer] = replace(self.buffers[buffer], kind="fetch", index=number)
        return buffer

    # ---- instructions -----------------------------------------------------------------------------------------------

    def _steps(self, steps: Sequence[Step]) -> None:
        for part in steps:
            if isinstance(part, Plan):
                self._run(self._kernel(part))
            elif isinstance(part, Node):
                self.instructions.append(self._host(part))
            elif isinstance(part, Branch):
                self._branch(part)
            elif isinstance(part, Loop):
                self._loop(part)
            elif isinstance(part, BatchedKernels):
                self._run(as_one(part, map(self._kernel, part.members)))
            else:
                self._run(self._compact(part))

    def _run(self, use: Instruction) -> None:
        """Add a kernel, and before it what gets memory for what it writes."""
        self._make(use.operands, use.nodes[:1])
        self.instructions.append(use)

    def _make(self, buffers: Iterable[int], nodes: tuple[str, ...]) -> None:
        for b in buffers:
            if self.buffers[b].kind == "heap" and b not in self.made:
                self.made.add(b)
                self.instructions.append(Instruction.steer(control.Make(b), nodes))

    def _size(self, node: Node, symbol: str, scalar: int) -> None:
        """Add an instruction that sets a symbol to the number of trips of a loop."""
        if symbol:
            self.counts[symbol] = scalar
            self.sizes[self._steer(node)] = node, symbol

    def _set_sizes(self, dims: Sequence[Dimension]) -> None:
        place = {dim.name: i for i, dim in enumerate(dims)}
        for at, (node, symbol) in self.sizes.items():
            self.instructions[at] = Instruction.steer(control.Size(place[symbol], self.counts[symbol]), (node.name,))

    def _steer(self, node: Node, how: control.Control | None = None) -> int:
        """Add a control instruction; its place. One that jumps further down is made last, see `_land`."""
        self.instructions.append(Instruction((), "") if how is None else Instruction.steer(how, (node.name,)))
        return len(self.instructions) - 1

    def _land(self, node: Node, at: int, jump: Callable[[int], control.Control]) -> None:
        """Make the instruction at `at` one that goes on here."""
        self.instructions[at] = Instruction.steer(jump(len(self.instructions)), (node.name,))

    def _branch(self, part: Branch) -> None:
        node, flag = part.node, self._value(part.pred)
        self._make(map(self._buffer, part.results), (node.name,))
        unless = self._steer(node)
        self._steps(part.then.steps)
        jump = self._steer(node) if part.otherwise.steps else None
        self._land(node, unless, lambda to: control.Unless(flag, to))
        if jump is not None:
            self._steps(part.otherwise.steps)
            self._land(node, jump, control.Jump)

    def _loop(self, part: Loop) -> None:
        node = part.node
        pairs = [(self._buffer(now), self._buffer(following)) for now, following in part.state]
        self._make((b for pair in pairs for b in pair), (node.name,))
        if part.cond is None:
            self._counted(part, pairs)
        else:
            self._conditional(part, part.cond, pairs)
        for (now, following), copy in zip(pairs, part.homes, strict=True):
            at = self._steer(node, control.Home(now, following, len(self.instructions) + 3))
            assert at + 1 == len(self.instructions)
            self._run(self._kernel(copy))
            self._steer(node, control.Swap(now, following))

    def _counted(self, part: Loop, pairs: Sequence[tuple[int, int]]) -> None:
        node = part.node
        assert part.turn is not None and part.trips is not None
        turn, trips = self._buffer(part.turn), self._value(part.trips)
        self._size(node, part.length, trips)
        self._make(map(self._buffer, part.collected), (node.name,))
        leave = self._steer(node)
        top = len(self.instructions)
        self._body(part, pairs)
        self._steer(node, control.Next(turn, trips, top))
        known = count_of(part.trips)
        count = known if isinstance(known, Dim) else None  # a number is a constant of the program
        self._land(node, leave, lambda to: control.Start(turn, trips, to, count))

    def _conditional(self, part: Loop, cond: Block, pairs: Sequence[tuple[int, int]]) -> None:
        """A While. If it collects, its trips are counted, and the memory of what it collects grows with them."""
        node = part.node
        assert part.flag is not None
        flag = self._buffer(part.flag)
        turn = None if part.turn is None else self._buffer(part.turn)
        collected = [self._buffer(leaf) for leaf in part.collected]
        if turn is not None:
            self._steer(node, control.Start(turn, -1, len(self.instructions) + 1))
            self._size(node, part.length, turn)
            self._make(collected, (node.name,))
        top = len(self.instructions)
        self._steps(cond.steps)
        leave = self._steer(node)
        if turn is not None:
            for b in collected:
                self._steer(node, control.Grow(b, turn))
        self._body(part, pairs)
        self._steer(node, control.Repeat(top) if turn is None else control.Next(turn, -1, top))
        self._land(node, leave, lambda to: control.Unless(flag, to))
        if turn is not None:
            self._size(node, part.length, turn)

    def _body(self, part: Loop, pairs: Sequence[tuple[int, int]]) -> None:
        """One trip, after which each loop variable's next value is its value."""
        self._steps(part.body.steps)
        for now, following in pairs:
            self._steer(part.node, control.Swap(now, following))

    def _compact(self, part: Compact) -> Instruction:
        """A region that is one function. What it collects gets its memory before."""
        region = part.region
        if isinstance(region, Loop) and region.length and region.trips is not None:
            self._size(region.node, region.length, self._value(region.trips))
        operands = tuple(self._buffer(memory) for memory in part.operands)
        failures = tuple(Failure(node, message) for node, message in part.failures)
        work, endless = (part.operations, self._bytes(operands)), part.is_endless
        return Instruction(operands, part.access, part.symbol, None, part.nodes, failures, *work, endless=endless)

    def _kernel(self, part: Plan) -> Instruction:
        built = self.kernels[part.key]
        if part.key not in self.work:
            self.work[part.key] = work_of(built.kernel)
        params = built.kernel.params
        operands = tuple(
            self._in_panels(memory, built.kernel.panels[param])
            if param in built.kernel.panels
            else self._buffer(memory)
            for memory, param in zip(part.operands, params, strict=False)
        )
        scratch = params[len(operands) :]  # memory for this one alone: packed matrices and the like
        operands += tuple(self._planned(made.dtype, made.shape, f"{made.name}~") for made in scratch)
        nodes = tuple(dict.fromkeys(stage.node.name for stage in part.members))
        failures = tuple(Failure(part.members[k].node.name, message) for k, message in built.nest.failures)
        access, work = built.kernel.access.replace("s", "w"), (self.work[part.key], self._bytes(operands))
        return Instruction(operands, access, built.symbol, None, nodes, failures, *work)

    def _bytes(self, operands: Sequence[int]) -> Size:
        total: Size = 0
        for b in operands:
            total = total + count(self.buffers[b].shape or ()) * self.buffers[b].dtype.size  # type: ignore[arg-type]
        return total

    def _host(self, node: Node) -> Instruction:
        written = written_operands(node)
        operands = [self._value(self.step.source[value]) for value in node.inputs]
        access = ["u" if k in written else "r" for k in range(len(operands))]
        for k in _assigned_operands(node):
            access[k] = "w"
        for value in node.outputs:
            source = self.step.source[value]
            operands.append(self._value(source))
            access.append("r" if isinstance(source, Leaf) and source.kind == "variable" else "w")
        return Instruction(tuple(operands), "".join(access), host=node, nodes=(node.name,))

    def _lifetimes(self, fetches: Sequence[Fetch]) -> None:
        spans: dict[int, list[int]] = {}
        made_first: set[int] = set()

        def touch(buffer: int, at: int, access: str) -> None:
            # Not recursive: a function that names itself would keep all constants until the collector comes.
            if buffer not in spans and access == "w":
                made_first.add(buffer)
            while buffer >= 0:
                spans.setdefault(buffer, [at, at])[1] = at
                buffer = self.buffers[buffer].base

        for at, instruction in enumerate(self.instructions):
            for buffer, access in zip(instruction.operands, instruction.access, strict=True):
                touch(buffer, at, access)
        for fetch in fetches:
            touch(fetch.buffer, len(self.instructions), "r")
        loops = control.loops_of(self.instructions)
        for buffer, (begin, end) in spans.items():
            first, last = control.span_over_loops(begin, end, buffer in made_first, loops)
            self.buffers[buffer] = replace(self.buffers[buffer], first=first, last=last)

    def _use(self, buffer: int) -> VariableUse:
        """Tell if the first instruction that touches a variable needs its value, and if one writes it.

        One that may be left out writes a part only: what is there if it does not run must be a value too.
        """
        touched = [
            ("u" if access == "w" and at in self._skipped else access, use.host.op if use.host is not None else "")
            for at, use in enumerate(self.instructions)
            for b, access in zip(use.operands, use.access, strict=True)
            if b == buffer
        ]
        first, *others = touched or [("r", "")]
        if first[1] == "IsVariableInitialized":
            # What a dataflow does with it nobody can tell here; elsewhere the step is taken to have a reason to ask.
            first = next((each for each in others if each[1] != first[1]), ("w", ""))
            first = first if first[1] == "Dataflow" else ("w", "")
        needs = first[0] != "w"
        kind = self.buffers[buffer]
        if kind.shape is None:
            raise self.graph[kind.name].error("a variable of unknown shape can not be compiled", "UNIMPLEMENTED")
        assigned = any(a == "w" for a, _ in touched)
        return VariableUse(kind.name, buffer, kind.dtype, kind.shape, needs, assigned, self._initial(kind.name))

    @cached_property
    def _skipped(self) -> frozenset[int]:
        """The instructions that may be left out: those in branches, and in loops that may make no trip."""
        blocks = (range(first, last + 1) for first, last, jump in control.blocks_of(self.instructions) if jump < first)
        return frozenset(chain.from_iterable(blocks))

    def _initial(self, name: str) -> int:
        """The constant that the state of a random op starts from; -1 for other variables."""
        node = self.graph[name]
        if node.op != "Generator":
            return -1
        seed, seed2 = node.attrs["seed"], node.attrs["seed2"]
        assert isinstance(seed, int) and isinstance(seed2, int)
        self.constants.append(initial_state(seed, seed2))
        return len(self.constants) - 1

    def _dims(self) -> tuple[Dimension, ...]:
        sources = [(b, buffer.shape) for b, buffer in enumerate(self.buffers) if buffer.kind == "feed"]
        sources += [(b, buffer.shape) for b, buffer in enumerate(self.buffers) if buffer.kind == "host"]
        least = least_values(self.graph)
        symbols = {s.name: s for s in self.graph.symbols}
        symbols |= {name: Symbol(name) for name in self.counts if name not in symbols}
        found: list[Dimension | None] = []
        for symbol in symbols.values():
            minimum = max(symbol.minimum, least.get(symbol.name, 0))
            if symbol.name in self.counts:
                scalar = self.counts[symbol.name]
                found.append(Dimension(symbol.name, scalar, -1, minimum=minimum, maximum=symbol.maximum))
            else:
                found.append(bind_dimension(symbol.name, sources, minimum, symbol.maximum))
        return tuple(dim for dim in found if dim is not None)


def _assigned_operands(node: Node) -> tuple[int, ...]:
    """The operands, variables, that a node of the host sets whatever they were before."""
    if node.op != "Dataflow":
        return (0,) if node.op == "Assign" else ()
    assigns = node.attrs["assigns"]
    assert isinstance(assigns, tuple)
    return tuple(k for k in assigns if isinstance(k, int))


def _offset(stage: Stage) -> Size:
    """The first element of a view in the memory it is a part of."""
    total: Size = 0
    source: Source = stage
    while isinstance(source, Stage) and is_alias(source):
        definition = source.tensor.definition
        assert isinstance(definition, View)
        total = total + definition.offset
        source = source.binding[definition.base]
    return total
