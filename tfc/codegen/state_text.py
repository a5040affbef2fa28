"""The text form of what a step is between two rewrites of code generation, for dumps (`--print-ir-after=fuse`).

    contraction over [4, 3, 2], rows [4, 3]
      full h = MatMul(x, w) : f32[4, 3]
    loop over [4, 3]
      full y = Relu(h) : f32[4, 3], stored

Before fusion that is the graph, or its stages; then come groups, then kernels with their operands, and at last kernels
with what they compute and the loops they do it in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tfc.codegen.dataflow.plan_flows import Unit
from tfc.codegen.fusion.fuse import Group
from tfc.codegen.fusion.fused_block import FusedBlock
from tfc.codegen.fusion.kernel import Kernel, Nest, Plan
from tfc.codegen.fusion.region import BatchedKernels, Block, Branch, Compact, Loop, Step, every_plan
from tfc.codegen.fusion.stages import Leaf, Source, Stage
from tfc.codegen.loop_ir.loops import print_loops
from tfc.codegen.loop_ir.region_ir import print_flow
from tfc.codegen.rewrites import State
from tfc.codegen.tensor.tensor import Sizes
from tfc.codegen.tensor.traverse import show
from tfc.ir.graph.graph import Node, Value
from tfc.ir.text.print import print_graph

Symbols = Mapping[object, str]
"""The symbols of kernels by the keys of plans, as far as they have any."""


def print_state(state: State) -> str:
    """The step as it is, in lines."""
    return "\n".join(_lines(state)) + "\n"


def state_size(state: State) -> str:
    """The size of a state, in words."""
    if state.kernels or state.named:
        return f"{len(state.kernels or state.named)} kernels"
    if state.step is not None:
        return f"{len(state.step.steps)} steps"
    if state.block is not None:
        return f"{len(state.block.groups)} groups"
    if state.stages is not None:
        return f"{len(state.stages.steps)} stages"
    return f"{len(state.graph)} nodes"


def _lines(state: State) -> Iterator[str]:
    if state.stages is not None:
        yield from (_stage(each) if isinstance(each, Stage) else _node(each) for each in state.stages.steps)
    elif state.block is not None:
        yield from _block(state.block)
    elif state.step is not None:
        symbols = {key: each.symbol for key, each in state.built.items()}
        yield from _steps(state.step.steps, symbols)
        for each in state.named.values():
            yield from ("", *_kernel(each.symbol, each.kernel))
        for built in state.kernels.values():
            yield from ("", print_loops(built.nest, built.symbol).rstrip())
    else:
        yield print_graph(state.graph).rstrip()
        for flow in state.flows.values():
            yield from ("", f"dataflow {flow.name}:")
            yield from ("  " + line for unit in flow.units for line in _unit(unit))


# ---- stages and groups ----------------------------------------------------------------------------------------------


def _stage(stage: Stage) -> str:
    reads = ", ".join(dict.fromkeys(_name(source) for source, _ in stage.reads))
    notes = {
        "virtual": stage.virtual,
        "stored": stage.stored,
        "recomputed": stage.recomputed,
        "in place": stage.in_place,
    }
    said = [word for word, holds in notes.items() if holds]
    if stage.place is not None:
        row = "" if stage.place.row is None else f" row {_name(stage.place.row)}"
        at = f" at {stage.place.start}" if isinstance(stage.place.memory, Stage) else row
        said.append(f"in {_name(stage.place.memory)}{at}")
    return ", ".join([f"{_name(stage)} = {stage.node.op}({reads}) : {stage.tensor.type}", *said])


def _name(source: Source) -> str:
    """A stage by the value it computes, one inside of a node by its number too."""
    if isinstance(source, Leaf):
        return str(source.value)
    return f"{source.node.name}~{source.number}" if source.port is None else str(Value(source.node.name, source.port))


def _node(node: Node) -> str:
    return f"{node.op} {node.name}({', '.join(map(str, node.inputs))})"


def _block(block: FusedBlock) -> Iterator[str]:
    for group in block.groups if not block.plans else ():
        if group.node is None:
            yield f"{group.kind} over {_space(group)}"
            for stage in sorted(group.levels, key=lambda stage: stage.number):
                yield f"  {group.levels[stage]:<4} {_stage(stage)}"
        else:
            yield from _inside(block, group.node)
    for made in block.plans:
        if isinstance(made, Plan):
            yield from _plan(made, {})
        else:
            yield from _inside(block, made)


def _inside(block: FusedBlock, node: Node) -> Iterator[str]:
    region = block.regions.get(node.name)
    yield _node(node) + (":" if region is not None else "")
    for number, inner in enumerate(region.blocks if region is not None else ()):
        yield f"  block {number}:"
        yield from ("    " + line for line in _block(inner))


def _space(group: Group) -> str:
    rows = "" if group.kept is None else f", rows {_sizes(group.rows)}"
    return f"{_sizes(group.space)}{rows}"


def _sizes(sizes: Sizes) -> str:
    return f"[{', '.join(map(str, sizes))}]"


# ---- steps ----------------------------------------------------------------------------------------------------------


def _plan(made: Plan, symbols: Symbols) -> Iterator[str]:
    operands = ", ".join(f"{access} {_name(memory)}" for memory, access in zip(made.operands, made.access, strict=True))
    told = {"fixed": made.fixed, "constant": made.constants, "finite": made.finite}
    said = [f"; {word} {', '.join(_name(made.operands[k]) for k in which)}" for word, which in told.items() if which]
    turn = "" if made.turn is None else f"; turn {_name(made.operands[made.turn])}"
    symbol = symbols.get(made.key, "kernel")
    yield f"{symbol}({operands}{''.join(said)}{turn}): {made.group.kind} over {_space(made.group)}"
    yield from (f"  {made.group.levels[stage]:<4} {_stage(stage)}" for stage in made.members)


def _steps(steps: Iterable[Step], symbols: Symbols) -> Iterator[str]:
    for step in steps:
        match step:
            case Plan():
                yield from _plan(step, symbols)
            case Node():
                yield _node(step)
            case Branch():
                yield f"If {step.node.name}, by {_name(step.pred)}:"
                yield from _nested("then", step.then, symbols)
                yield from _nested("else", step.otherwise, symbols)
            case Loop():
                yield from _loop(step, symbols)
            case Compact():
                yield from print_flow(step.flow, step.symbol).rstrip().splitlines()
            case BatchedKernels():
                yield f"{step.symbol}, side by side:"
                for each in every_plan((step,)):
                    yield from ("  " + line for line in _plan(each, symbols))


def _loop(loop: Loop, symbols: Symbols) -> Iterator[str]:
    trips = "" if loop.trips is None else f", {_name(loop.trips)} trips"
    yield f"{loop.node.op} {loop.node.name}{trips}:"
    if loop.cond is not None:
        yield from _nested("condition", loop.cond, symbols)
    yield from _nested("body", loop.body, symbols)
    for now, following in loop.state:
        yield f"  {_name(now)} and {_name(following)} change places"


def _nested(title: str, block: Block, symbols: Symbols) -> Iterator[str]:
    yield f"  {title}:"
    yield from ("    " + line for line in _steps(block.steps, symbols))


# ---- kernels --------------------------------------------------------------------------------------------------------


def _kernel(symbol: str, kernel: Kernel) -> Iterator[str]:
    yield f"{symbol}({', '.join(f'{a} {p}' for p, a in zip(kernel.params, kernel.access, strict=True))}):"
    for nest in kernel.nests:
        if isinstance(nest, Nest):
            yield from ("  " + line for line in _nest(nest))
        else:
            yield f"  {nest}"


def _nest(nest: Nest) -> Iterator[str]:
    rows = "" if len(nest.kept) == len(nest.space) else f", axes {_sizes(nest.kept)} kept"
    when = "" if nest.when is None else f" if {nest.when.name}"
    yield f"for each of {_sizes(nest.space)}{rows}{when}:"
    for each in nest.accumulates:
        yield f"  {each.var.name} {each.kind}= {show(each.body)}"
    for put in nest.puts:
        once = " once a row" if put.level == "row" and rows else ""
        yield f"  {put.target.name}[{', '.join(map(show, put.indices))}] = {show(put.value)}{once}"
    for check in nest.checks:
        yield f"  check {show(check.check.ok)}: {check.check.message!r}"
    if nest.scatter is not None:
        into = nest.scatter
        place = f"{into.target.name}[{', '.join(map(show, into.indices))}]"
        yield f"  {place} {into.combine}= {show(into.value)}"
    if nest.scan is not None:
        yield f"  {nest.scan.target.name} = running {nest.scan.kind} of {show(nest.scan.value)}"
    if nest.sort is not None:
        yield f"  {nest.sort.target.name} = places of {show(nest.sort.key)} in order"


# ---- dataflows ------------------------------------------------------------------------------------------------------


def _unit(unit: Unit) -> Iterator[str]:
    gives = f"{', '.join(map(str, unit.outputs))} = " if unit.outputs else ""
    yield f"{gives}{unit.kind} {unit.name}({', '.join(map(str, unit.inputs))})"
    if unit.region is not None and unit.region.step is not None:
        yield from ("  " + line for line in _steps(unit.region.step.steps, {}))
