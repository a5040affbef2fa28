"""The part of a Program that the dataflow executor runs: graphs of control-flow primitives, as tables.

An instruction with `dataflow` = k runs dataflows[k] on its operands: first the arguments, then the results. A dataflow
holds *flow nodes*. Most are regions, groups of kernels that run one after the other; a region is written as a small
Program whose feeds, fetches and variables are the node's inputs and outputs. The others are the primitives, ops that
run on the host, and calls of other dataflows: of themselves too, for functions that are recursive. Data and nothing
else, as the Program itself; what the executor makes of it is said in runtime/native/executor/tfc_executor.h.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, get_args

from tfc.ir.base.record import record
from tfc.ir.graph.graph import Node
from tfc.ir.types.types import TensorType, shape_symbols

if TYPE_CHECKING:
    from tfc.codegen.program.program import Dimension, Program

FlowKind = Literal[
    "region", "host", "switch", "merge", "enter", "invariant", "exit", "next", "forward", "nothing", "trigger",
    "constant", "argument", "result", "call", "send", "recv",
]  # fmt: skip
KINDS: tuple[FlowKind, ...] = get_args(FlowKind)

_ARITY: dict[str, tuple[int, int]] = {
    "switch": (2, 2), "enter": (1, 1), "invariant": (1, 1), "exit": (1, 1), "next": (1, 1), "forward": (1, 1),
    "nothing": (0, 0), "trigger": (0, 0), "constant": (0, 1), "argument": (0, 1), "result": (1, 0), "send": (1, 0),
    "recv": (0, 1),
}  # fmt: skip
"""How many inputs and outputs nodes of a kind have; the others may have any number."""


@record(frozen=True, slots=True)
class FlowNode:
    """A node of a dataflow.

    inputs    (node, output) for each
    control   the nodes it waits for; dead when one of them is
    outputs   their types; `ref`: the memory of a variable
    aliases   for each output the input whose very memory it is, -1 for one of its own
    frame     where it runs: 0 is the call, others are loops
    argument  which region, frame to enter, constant of the program, argument, result, dataflow to call or transfer;
              else -1
    host      of a host op: the graph node whose body is run
    """

    kind: FlowKind
    name: str
    inputs: tuple[tuple[int, int], ...] = ()
    control: tuple[int, ...] = ()
    outputs: tuple[TensorType, ...] = ()
    aliases: tuple[int, ...] = ()
    frame: int = 0
    argument: int = -1
    host: Node | None = None


@record(frozen=True, slots=True)
class FlowFrame:
    """A loop, inside the frame `parent`, of which at most `window` iterations run at a time. Frame 0 is the call."""

    name: str = ""
    parent: int = 0
    window: int = 1


@record(frozen=True, slots=True)
class FlowRegion:
    """The kernels of a node as a Program without code. Its constants are those of the Program around, as are the sizes
    that are known when it runs; `dims` are those that its loops set.

    inputs    the buffer of each input of the node, -1 where the kernels do not read it
    outputs   the buffer of each output, -1 where it is the same memory as an input
    """

    program: Program
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


@record(frozen=True, slots=True)
class Transfer:
    """A tensor that goes from one device to another: known by its name and the full names of both.

    It has one "send" node, in the dataflow of `src`, and one "recv" node, in that of `dst`. Both run when the tensor is
    dead too; a Recv of a dead tensor is dead, for those it orders as well. A dead Recv takes what comes and drops it.
    """

    name: str
    src: str
    dst: str
    type: TensorType


@record(frozen=True, slots=True)
class Dataflow:
    """A graph for the executor. `arguments` and `results` are the types of what it takes and gives back.

    `transfers` are those of its "send" and "recv" nodes, whose argument is a number in them.
    """

    name: str
    nodes: tuple[FlowNode, ...]
    frames: tuple[FlowFrame, ...]
    regions: tuple[FlowRegion, ...]
    arguments: tuple[TensorType, ...]
    results: tuple[TensorType, ...]
    transfers: tuple[Transfer, ...] = ()

    def __str__(self) -> str:
        return "\n".join(print_dataflow(self)) + "\n"


def dims_of_regions(program: Program) -> tuple[Dimension, ...]:
    """The dimensions that regions set while they run; kernels find them behind those of the program, in this order."""
    return tuple(dim for flow in program.dataflows for region in flow.regions for dim in region.program.dims)


def is_object(kind: TensorType, symbols: frozenset[str] | None = None) -> bool:
    """True for tensors that are objects of the host while the step runs: strings, and sizes known only then.

    `symbols` are those with a value when the instruction starts; None: all.
    """
    if kind.dtype.size == 0 or kind.shape is None or any(size is None for size in kind.shape):
        return True
    return symbols is not None and not shape_symbols(kind.shape) <= symbols


# ---- text -----------------------------------------------------------------------------------------------------------


def print_dataflow(flow: Dataflow) -> Iterator[str]:
    """One line per frame and node, the kernels of regions below them."""
    yield f"dataflow {flow.name} ({_types(flow.arguments)}) -> ({_types(flow.results)})"
    for number, frame in enumerate(flow.frames[1:], 1):
        yield f"  frame {number} {frame.name!r} in {frame.parent}, window {frame.window}"
    for number, transfer in enumerate(flow.transfers):
        yield f"  transfer {number} {transfer.name!r} {transfer.src} -> {transfer.dst}: {transfer.type}"
    for number, node in enumerate(flow.nodes):
        yield f"  {number}: {_line(node)}"
        if node.kind == "region":
            region = flow.regions[node.argument]
            for use in region.program.instructions:
                yield f"       {use.kernel or type(use.control).__name__}  # {', '.join(use.nodes)}"


def _line(node: FlowNode) -> str:
    inputs = ", ".join(f"{source}:{port}" if port else str(source) for source, port in node.inputs)
    after = f" after {', '.join(map(str, node.control))}" if node.control else ""
    where = f" in frame {node.frame}" if node.frame else ""
    what = f" {node.argument}" if node.argument >= 0 else f" {node.host.op}" if node.host else ""
    outputs = f" -> {_types(node.outputs)}" if node.outputs else ""
    return f"{node.kind}{what}({inputs}){after}{where}{outputs}  # {node.name}"


def _types(types: Sequence[TensorType]) -> str:
    return ", ".join(map(str, types))


# ---- checks ---------------------------------------------------------------------------------------------------------


def check_dataflows(program: Program) -> Iterator[str]:
    """The problems of the dataflows of a program, and with the instructions that run them."""
    for at, use in enumerate(program.instructions):
        if use.dataflow >= len(program.dataflows):
            yield f"instruction {at}: there is no dataflow {use.dataflow}"
            return
        if use.dataflow >= 0:
            flow = program.dataflows[use.dataflow]
            kinds = [(program.buffers[b].dtype, program.buffers[b].shape) for b in use.operands]
            if kinds != [(kind.dtype, kind.shape) for kind in (*flow.arguments, *flow.results)]:
                yield f"instruction {at}: operands that are not what {flow.name} takes and gives"
    for flow in program.dataflows:
        yield from check_dataflow(program, flow)


def check_dataflow(program: Program, flow: Dataflow) -> Iterator[str]:
    """The problems of a dataflow: references out of range, kinds with wrong inputs or outputs, unknown frames.

    A wrong one must never reach native code. That its loops are well-formed is the frame analysis' part
    (ir/analysis/frames.py).
    """
    if not flow.frames or any(not 0 <= f.parent < max(1, k) or f.window < 1 for k, f in enumerate(flow.frames)):
        yield f"dataflow {flow.name}: its frames"
        return
    for at, node in enumerate(flow.nodes):
        problem = next(_node(program, flow, node), None)
        if problem is not None:
            yield f"dataflow {flow.name}, node {at}: {problem}"
            return
    results = sorted(node.argument for node in flow.nodes if node.kind == "result")
    arguments = [node.argument for node in flow.nodes if node.kind == "argument"]
    if results != list(range(len(flow.results))) or len(set(arguments)) != len(arguments):
        yield f"dataflow {flow.name}: its arguments and results"


def _node(program: Program, flow: Dataflow, node: FlowNode) -> Iterator[str]:
    if node.kind not in KINDS:
        yield f"unknown kind {node.kind!r}"
        return
    count = len(flow.nodes)
    for source, port in node.inputs:
        if not 0 <= source < count or not 0 <= port < len(flow.nodes[source].outputs):
            yield f"there is no {source}:{port}"
            return
    if any(not 0 <= other < count for other in node.control):
        yield "a control input that is not there"
    if node.kind in _ARITY and _ARITY[node.kind] != (len(node.inputs), len(node.outputs)):
        yield f"a {node.kind} with {len(node.inputs)} inputs and {len(node.outputs)} outputs"
    if node.kind == "merge" and (not node.inputs or len(node.outputs) != 2):
        yield "a merge without inputs"
    if len(node.aliases) != len(node.outputs) or any(not -1 <= a < len(node.inputs) for a in node.aliases):
        yield f"aliases {node.aliases}"
    if not 0 <= node.frame < len(flow.frames) or (node.kind in ("exit", "next") and not node.frame):
        yield f"it runs in frame {node.frame}"
    if (node.kind == "host") != (node.host is not None):
        yield "a host op without a body"
    limits = {
        "region": len(flow.regions), "enter": len(flow.frames), "invariant": len(flow.frames),
        "constant": len(program.constants), "argument": len(flow.arguments), "result": len(flow.results),
        "call": len(program.dataflows), "send": len(flow.transfers), "recv": len(flow.transfers),
    }  # fmt: skip
    if node.kind in limits and not 0 <= node.argument < limits[node.kind]:
        yield f"there is no {node.kind} {node.argument}"
        return
    yield from _what_it_holds(program, flow, node)


def _what_it_holds(program: Program, flow: Dataflow, node: FlowNode) -> Iterator[str]:
    """The types along the edges that native code relies on, and the parts of regions and calls."""
    given = [flow.nodes[source].outputs[port] for source, port in node.inputs]
    if node.kind == "switch" and (given[1].dtype.name != "bool" or given[1].shape != ()):
        yield f"a switch on {given[1]}"
    if node.kind == "merge" and (node.outputs[1].dtype.name != "i32" or node.outputs[1].shape != ()):
        yield f"a merge with the index {node.outputs[1]}"
    if node.kind in ("enter", "invariant") and flow.frames[node.argument].parent != node.frame:
        yield f"it enters frame {node.argument} from {node.frame}"
    if node.kind in ("send", "recv"):
        kind = flow.transfers[node.argument].type
        if is_object(kind):
            yield f"it transfers {kind}, which has no bytes to copy"
        if [*given, *node.outputs] != [kind]:
            yield f"it transfers {(*given, *node.outputs)[0]} as {kind}"
    if node.kind == "call":
        called = program.dataflows[node.argument]
        if len(called.arguments) != len(given) or len(called.results) != len(node.outputs):
            yield f"it calls {called.name} with {len(given)} arguments for {len(node.outputs)} results"
    if node.kind == "region":
        yield from _region(program, flow.regions[node.argument], node, given)


def _region(program: Program, region: FlowRegion, node: FlowNode, given: Sequence[TensorType]) -> Iterator[str]:
    inside = region.program
    if len(region.inputs) != len(given) or len(region.outputs) != len(node.outputs):
        yield "a region with other inputs and outputs"
        return
    for b, kind in zip((*region.inputs, *region.outputs), (*given, *node.outputs), strict=True):
        if b != -1 and not 0 <= b < len(inside.buffers):
            yield f"a region without buffer %{b}"
        elif b != -1 and (inside.buffers[b].dtype, inside.buffers[b].shape) != (kind.dtype, kind.shape):
            yield f"a region that takes {kind} as %{b}"
    if any(use.host is not None or use.dataflow >= 0 for use in inside.instructions):
        yield "a region that is not only kernels"
    reached = {b for b in (*region.inputs, *region.outputs) if b >= 0}
    for b, buffer in enumerate(inside.buffers):
        if buffer.kind in ("feed", "variable", "fetch") and b not in reached:
            yield f"nothing gives the region its %{b}"
