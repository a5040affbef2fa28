"""Tell what became of a step, a line a decision, after the fact (`--remarks=REGEX`, TFC_REMARKS; clang's -Rpass).

    model.tfg:9:5: remark[fused]: k0_MatMul_Relu computes 3 nodes: dense/y (MatMul), dense/z (AddV2), h (Relu)
    model.tfg:9:5: remark[contraction]: k0_MatMul_Relu: 4 x 6 by 6 x 5: left read where it lies, right written out first

Nothing is decided here: the plan and the kernels are read once they are made, so a remark is what will run.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from tfc.codegen.contract.packing_facts import Packing, packing_of
from tfc.codegen.dataflow.plan_flows import FlowPlan, Unit
from tfc.codegen.explain.filter_remarks import filter_remarks
from tfc.codegen.explain.fusion_remarks import apart_remarks, loop_remark
from tfc.codegen.explain.layout_remarks import layout_remarks
from tfc.codegen.fusion.kernel import Nest, Plan
from tfc.codegen.fusion.region import (
    BatchedKernels,
    Branch,
    Compact,
    Loop,
    batched_kernels,
    count_of,
    every_region,
    flat,
)
from tfc.codegen.fusion.stages import Stage
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.loop_ir.loops import Launch
from tfc.codegen.loop_ir.product import Attention, Matrix, Product
from tfc.codegen.schedule.built_kernel import BuiltKernel, Kernels
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Loc
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import lookup
from tfc.ir.types.dims import MaybeSize

Kind = Literal[
    "fused", "kernel", "apart", "recomputed", "vector", "host", "inlined", "contraction", "layout", "filter",
    "loops", "loop",
]  # fmt: skip
"""What a decision is about; docs/performance.md says what each tells."""

_READ = "read where it lies"
_PACKED: Mapping[Packing, str] = {
    "": _READ,
    "ahead": "packed when the program is loaded",
    "kept": "packed once for all trips",
    "packed": "packed in every step",
    "by sizes": "read where it lies or packed in every step, by its sizes",
}

SHOWN = 12
"""Nodes a remark names before it only counts."""


@record(frozen=True, slots=True)
class Remark:
    """One decision: its kind, what it was, and the line of the model it is about."""

    kind: Kind
    message: str
    loc: Loc | None = None

    def __str__(self) -> str:
        # The line of the model rather than that of the library function it calls.
        place = f"{self.loc.outermost}: " if self.loc else ""
        return f"{place}remark[{self.kind}]: {self.message}"


def print_remarks(
    step: StepPlan, kernels: Kernels, config: Config, reasons: Sequence[tuple[Node, str]], flows: Iterable[FlowPlan]
) -> None:
    """Write the remarks that match `config.remarks` (a regular expression, searched in the whole line) to stderr."""
    if not config.remarks:
        return
    wanted = re.compile(config.remarks)
    for remark in remarks(step, kernels, reasons, flows):
        if wanted.search(str(remark)):
            print(remark, file=sys.stderr)


def remarks(
    step: StepPlan, kernels: Kernels, reasons: Sequence[tuple[Node, str]] = (), flows: Iterable[FlowPlan] = ()
) -> Iterator[Remark]:
    """Every decision about a step: instructions in the order they run, then the nodes that got none of their own; the
    same of each region of its dataflows, of which a device's part of a step is one, and what these leave to the host.

    `reasons` says of the branches and loops that are no function of their own why they are not.
    """
    yield from _of_step(step, kernels, reasons)
    for flow in flows:
        for unit in flow.units:
            if unit.region is not None and unit.region.step is not None:
                yield from _of_step(unit.region.step, kernels, ())
            elif unit.kind == "host":
                node = unit.members[0]
                yield Remark("host", f"{_named(node)} runs on the host: {host_reason(flow.graph, node)}", node.loc)
        yield from _executed(flow)


def _of_step(step: StepPlan, kernels: Kernels, reasons: Sequence[tuple[Node, str]]) -> Iterator[Remark]:
    in_kernels: set[str] = set()
    yield from (Remark("layout", message, node.loc) for message, node in layout_remarks(step.graph))
    yield from (Remark("filter", message, node.loc) for message, node in filter_remarks(step.graph))
    yield from _regions(step, kernels, dict(reasons))
    for part in flat(step.steps):
        if isinstance(part, Node):
            if part.op != "Dataflow":
                yield Remark("host", f"{_named(part)} runs on the host: {host_reason(step.graph, part)}", part.loc)
            continue
        built = kernels[part.key]
        nodes = list(dict.fromkeys(stage.node for stage in part.members))
        in_kernels.update(node.name for node in nodes)
        yield _fusion(built.symbol, nodes)
        yield from _contractions(built, part, nodes)
        launched = any(isinstance(each, Launch) for each in built.nest.body)
        if not launched and any(isinstance(nest, Nest) for nest in built.kernel.nests):
            yield Remark("vector", loop_remark(built.symbol, built.nest), nodes[0].loc)
    yield from map(_range, batched_kernels(step.steps))
    plans = [part for part in flat(step.steps) if isinstance(part, Plan)]
    yield from (Remark(kind, message, stage.node.loc) for kind, message, stage in apart_remarks(plans))
    yield from _inlined(step, in_kernels)


def _regions(step: StepPlan, kernels: Kernels, reasons: Mapping[Node, str]) -> Iterator[Remark]:
    """Remarks on every structured op that is native: one function, or instructions with jumps."""
    for part in every_region(step.steps):
        node = part.region.node if isinstance(part, Compact) else part.node
        if isinstance(part, Compact):
            runs = sum(isinstance(each, Plan) for each in flat([part.region]))
            own = sum(cell.bytes for cell in part.flow.cells if cell.operand is None)
            message = f"{_named(node)} is one function, {part.symbol}, of {runs} kernels, with {own} bytes of its own"
        else:
            what = "branch" if isinstance(part, Branch) else "loop"
            count = sum(1 for _ in flat([part]))
            why = f", not one function: {reasons[node]}" if node in reasons else ""
            message = f"{_named(node)} is a native {what} over {count} kernels{why}{_asked(part, kernels)}"
        yield Remark("loop", message, node.loc)


def _asked(part: Branch | Loop, kernels: Kernels) -> str:
    """Remarks on what the host asks of a GPU while it steps through its launches; nothing on a processor."""
    plans = (each for each in flat([part]) if isinstance(each, Plan))
    if not any(isinstance(each, Launch) for plan in plans for each in kernels[plan.key].nest.body):
        return ""
    if isinstance(part, Branch):
        return "; the device is asked which way it goes"
    if part.cond is not None:
        return "; the device is asked in every trip whether there is another"
    known = part.trips is not None and count_of(part.trips) is not None
    return "; the device is asked for nothing" if known else "; the device is asked how many trips there are"


def _executed(flow: FlowPlan) -> Iterator[Remark]:
    """Why the loops and branches of a dataflow run on the executor: what they hold that has no native code."""
    inside: dict[str, list[str]] = {frame.name: [] for frame in flow.frames}
    around = {frame.name: flow.frames[frame.parent].name for frame in flow.frames}
    for unit in flow.units:
        why = _why_executed(flow, unit)
        frame = unit.frame
        while why:
            inside[frame].append(why)
            if frame == around[frame]:
                break
            frame = around[frame]
    for frame, reasons in inside.items():
        sign = "forward" if frame else "switch"  # a loop's LoopCond, a branch's first Switch
        node = next((unit.members[0] for unit in flow.units if unit.frame == frame and unit.kind == sign), None)
        what = f"the loop {frame}" if frame else "what runs under conditions"
        found = list(dict.fromkeys(reasons))
        shown = "; ".join(found[:SHOWN]) + (f" and {len(found) - SHOWN} more" if len(found) > SHOWN else "")
        text = shown or "it is made of primitives that form no structured loop or branch"
        if frame or node is not None:
            yield Remark("loop", f"{what} runs on the dataflow executor: {text}", node.loc if node else None)


def _why_executed(flow: FlowPlan, unit: Unit) -> str:
    node = unit.members[0]
    if unit.kind == "host":
        return f"{_named(node)} runs on the host, {host_reason(flow.graph, node)}"
    return f"{_named(node)} calls a function that calls itself" if unit.kind == "call" else ""


def host_reason(graph: Graph, node: Node) -> str:
    """Why a node runs by its reference body."""
    reason = lookup(node.op).host
    if reason is not None:
        return reason
    kinds = [*node.types, *(graph.type_of(value) for value in node.inputs)]
    for kind in kinds:
        if kind.dtype.kind in ("string", "complex"):
            return f"kernels do not hold {kind.dtype}"
    return f"the size of {next(kind for kind in kinds if not kind.is_known)} is not known before it runs"


def _fusion(symbol: str, nodes: list[Node]) -> Remark:
    if len(nodes) == 1:
        return Remark("kernel", f"{symbol} computes {_named(nodes[0])} alone", nodes[0].loc)
    names = ", ".join(map(_named, nodes[:SHOWN])) + (f" and {len(nodes) - SHOWN} more" if len(nodes) > SHOWN else "")
    return Remark("fused", f"{symbol} computes {len(nodes)} nodes: {names}", nodes[0].loc)


def _range(part: BatchedKernels) -> Remark:
    members = ", ".join(f"{count} times {symbol}" if count > 1 else symbol for symbol, count, _, _ in part.shares)
    message = (
        f"{part.symbol} runs {len(part.members)} kernels side by side, one range of work for all threads: {members}"
    )
    return Remark("fused", message, part.members[0].members[0].node.loc)


def _contractions(built: BuiltKernel, plan: Plan, nodes: list[Node]) -> Iterator[Remark]:
    """Words for how each product of the kernel gets its operands, or that its sums are left to loops."""
    notes = [each.note for each in built.nest.body if isinstance(each, Launch) and each.note]
    yield from (Remark("contraction", f"{built.symbol}: {note}", nodes[0].loc) for note in notes)
    given = set(built.kernel.params[: len(plan.operands)])
    for place, nest in enumerate(built.kernel.nests):
        if isinstance(nest, Product):
            left = _READ if nest.a.tensor in given else f"written out first as {_shape(nest.a)}"
            clipped = "clipped and " if nest.clip is not None and left == _READ else ""
            operands = f"left {clipped}{left}, right {_right(nest, given, built.target)}{_unless_clipped(nest)}"
            batch = "".join(f"{size} times " for size in nest.batch)
            sizes = f"{batch}{_size(nest.m)} x {_size(nest.depth)} by {_size(nest.depth)} x {_size(nest.n)}"
            if nest.dtypes != (nest.dtype, nest.dtype):
                sizes += f", {nest.dtypes[0]} by {nest.dtypes[1]} into {nest.dtype}"
            if nest.amx is not None:
                sizes += ", by the matrix unit"
            later = built.kernel.nests[place + 1 :]
            follows = _what_follows(
                nest, behind=any(step.when is nest.when for step in later if isinstance(step, Nest))
            )
            if nest.when is not None:
                follows += ", in plain loops if what meets zeros is not finite"
            yield Remark("contraction", f"{built.symbol}: {sizes}: {operands}{follows}", nodes[0].loc)
        elif isinstance(nest, Attention):
            yield Remark("contraction", f"{built.symbol}: {_attention(nest)}", nodes[0].loc)
        elif not notes and isinstance(nest, Nest) and any(sums.product is not None for sums in nest.accumulates):
            space = " x ".join(_size(size) for size in nest.space)
            message = f"{built.symbol}: sums of products over {space} points are left to plain loops"
            yield Remark("loops", message, nodes[0].loc)


def _right(product: Product, given: Collection[Tensor], target: Target) -> str:
    """Words for how B of a product is read."""
    packing = "" if target.gpu is not None else packing_of(product, target)
    if product.b.tensor in given or packing == "ahead":
        return _PACKED[packing]
    return f"written out first as {_shape(product.b)}" + (f", then {_PACKED[packing]}" if packing else "")


def _unless_clipped(product: Product) -> str:
    """Words for what is done where windows may turn out not to be clipped."""
    other = product.unclipped
    return "" if other is None else f", left written out first as {_shape(other.a)} if right is not finite"


def _attention(made: Attention) -> str:
    """Words for what is computed in blocks, and how large these are."""
    scores, values = made.products
    batch = "".join(f"{size} times " for size in scores.batch)
    sizes = f"{batch}{_size(scores.m)} x {_size(scores.k)} by {_size(scores.k)} x {_size(scores.n)}"
    weighted = f"{_size(values.k)} x {_size(values.n)}"
    return f"attention, {sizes}, softmax of the rows, by {weighted}: scores in blocks, never stored"


def _what_follows(product: Product, *, behind: bool) -> str:
    """Words for where the epilogue of a product is done."""
    epilogue = product.epilogue
    if epilogue is None:
        return ", what follows the sums computed after them" if behind else ""
    alone = ", which alone hold them" if product.c is None else ""
    if epilogue.nest.accumulates:
        return f", their rows reduced in blocks, {epilogue.unit} columns at a time{alone}"
    return f", what follows the sums computed in their blocks{alone}"


def _inlined(step: StepPlan, in_kernels: set[str]) -> Iterator[Remark]:
    """The nodes that are only computed where something reads them."""
    seen: Mapping[str, Node] = {
        source.node.name: source.node
        for value, source in step.source.items()
        if isinstance(source, Stage) and source.virtual and not source.stored and value.node == source.node.name
    }
    for name, node in seen.items():
        if name not in in_kernels:
            yield Remark("inlined", f"{_named(node)} has no memory: whatever reads it computes it", node.loc)


def _named(node: Node) -> str:
    return f"{node.name} ({node.op})"


def _shape(matrix: Matrix) -> str:
    return "[" + ", ".join(_size(size) for size in matrix.tensor.shape) + "]"


def _size(size: MaybeSize) -> str:
    text = str(size)
    return f"({text})" if re.search(r"[ +*-]", text) else text
