"""Put the dataflows of a Program together, once its kernels are built: records of the plans that dataflow.py makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.assemble import assemble
from tfc.codegen.dataflow.plan_flows import FlowPlan, Unit
from tfc.codegen.program.control import Size
from tfc.codegen.program.dataflow import Dataflow, FlowNode, FlowRegion
from tfc.codegen.program.program import Instruction, NodeInfo, Program
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Literal, Value
from tfc.ir.types.types import Array


def add_dataflows(program: Program, plans: Mapping[str, FlowPlan], kernels: Kernels) -> Program:
    """The program whose Dataflow nodes, host ops so far, are dataflows."""
    if not plans:
        return program
    numbers = {name: k for k, name in enumerate(plans)}
    constants = list(program.constants)
    nodes = dict(program.nodes)
    for made in plans.values():  # first: in a region what it reads has a stand-in of the same name, without a place
        for node in made.graph.nodes:
            nodes.setdefault(node.name, NodeInfo(node.op, node.loc, node.device))
    flows = []
    for made in plans.values():
        assembly = _Assembly(made, numbers, constants, kernels)
        flows.append(assembly.dataflow())
        nodes |= {name: info for name, info in assembly.infos.items() if name not in nodes}
    instructions = tuple(_instruction(use, numbers, plans) for use in program.instructions)
    return replace(program, instructions=instructions, constants=tuple(constants), dataflows=tuple(flows), nodes=nodes)


def _instruction(use: Instruction, numbers: Mapping[str, int], plans: Mapping[str, FlowPlan]) -> Instruction:
    if use.host is None or use.host.op != "Dataflow":
        return use
    units = plans[use.host.name].units
    names = tuple(dict.fromkeys(node.name for unit in units for node in unit.members if node.op != "Arg"))
    return replace(use, host=None, dataflow=numbers[use.host.name], nodes=names)


class _Assembly:
    def __init__(self, made: FlowPlan, numbers: Mapping[str, int], constants: list[Array], kernels: Kernels) -> None:
        self.made, self.numbers, self.constants, self.kernels = made, numbers, constants, kernels
        self.place: dict[str, int] = {}
        self.port: dict[Value, tuple[int, int]] = {}
        for at, unit in enumerate(made.units):
            if unit.kind != "result":
                self.place.update({node.name: at for node in unit.members})
                self.port.update({value: (at, port) for port, value in enumerate(unit.outputs)})
        self.frames = {frame.name: k for k, frame in enumerate(made.frames)}
        self.regions: list[FlowRegion] = []
        self.infos: dict[str, NodeInfo] = {}

    def dataflow(self) -> Dataflow:
        """The record."""
        nodes = tuple(map(self._node, self.made.units))
        made = self.made
        regions = tuple(self.regions)
        return Dataflow(made.name, nodes, made.frames, regions, made.arguments, made.results, made.transfers)

    def _node(self, unit: Unit) -> FlowNode:
        argument, node = unit.argument, unit.members[0]
        if unit.kind == "region":
            self.regions.append(self._region(unit))
            argument = len(self.regions) - 1
        elif unit.kind == "constant":
            literal = node.attrs["value"]
            assert isinstance(literal, Literal)
            self.constants.append(literal.array)
            argument = len(self.constants) - 1
        elif unit.kind == "call":
            argument = self.numbers[str(node.attrs["function"])]
        return FlowNode(
            unit.kind,
            self.made.asked[argument] if unit.kind == "result" else unit.name,
            tuple(self.port[value] for value in unit.inputs),
            tuple(self.place[name] for name in unit.control),
            tuple(self.made.graph.type_of(value) for value in unit.outputs),
            tuple(unit.aliases),
            self.frames[unit.frame],
            argument,
            node.with_(control_inputs=(), colocate=()) if unit.kind == "host" else None,
        )

    def _region(self, unit: Unit) -> FlowRegion:
        plan = unit.region
        assert plan is not None and plan.step is not None
        targets = plan.graph.entries[0].targets
        program = assemble(plan.step, self.kernels, plan.reads, plan.gives, targets)
        buffer_of = {value: feed.buffer for value, feed in zip(plan.reads, program.feeds, strict=True)}
        variables = {use.name: use.buffer for use in program.variables}
        buffer_of |= {value: variables.get(name, -1) for value, name in plan.roots.items()}
        given = {value: fetch.buffer for value, fetch in zip(plan.gives, program.fetches, strict=True)}
        inputs = tuple(buffer_of.get(value, -1) for value in unit.inputs)
        outputs = tuple(given.get(value, -1) for value in unit.outputs)
        return FlowRegion(self._bare(program), inputs, outputs)

    def _bare(self, program: Program) -> Program:
        """The program of a region: its constants among those of the program around, whose symbols it shares."""
        start = len(self.constants)
        self.infos.update(program.nodes)
        self.constants += program.constants
        buffers = tuple(
            replace(buffer, index=buffer.index + start) if buffer.kind == "constant" else buffer
            for buffer in program.buffers
        )
        own = [place for place, dim in enumerate(program.dims) if dim.axis < 0]
        dims = tuple(program.dims[place] for place in own)
        code = tuple(_renumbered(use, own) for use in program.instructions)
        bare = replace(program, name="region", buffers=buffers, constants=(), dims=dims, instructions=code)
        return replace(bare, nodes={}, targets=())


def _renumbered(use: Instruction, own: Sequence[int]) -> Instruction:
    """The instruction, if it sets a size by the place of that among the region's own."""
    if not isinstance(use.control, Size):
        return use
    return replace(use, control=replace(use.control, dim=own.index(use.control.dim)))
