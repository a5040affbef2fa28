"""Decisions about the kernels of a step, published to subscribers (subscribe.py)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from tfc.codegen.explain.remarks import Remark
from tfc.codegen.explain.subscribe import Decision, listener
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.region import Compact, batched_kernels, compact_parts, flat
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.loop_ir.loops import (
    For,
    Lanes,
    Launch,
    LibraryProduct,
    LoopNest,
    Multiply,
    PipelinedProduct,
    Statement,
    When,
    bytes_of,
    print_loops,
)
from tfc.codegen.loop_ir.product import BlockProduct
from tfc.codegen.loop_ir.region_ir import print_flow
from tfc.codegen.loop_ir.tile_statements import MultiplyFragments
from tfc.codegen.schedule.built_kernel import Kernels
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph, Node


def tell(step: StepPlan, kernels: Kernels, said: list[Remark]) -> None:
    """Publish what became of a step's kernels to the subscriber."""
    heard = listener()
    if heard is None:
        return
    by_symbol: dict[str, list[str]] = defaultdict(list)
    for remark in said:
        by_symbol[remark.message.partition(" ")[0].rstrip(":")].append(f"{remark.kind}: {remark.message}")
    homes: dict[str, Graph] = {}
    for graph in parts_of(step.graph, functions=False):
        for node in graph.nodes:  # a parameter of a body may have the name of what it is handed
            homes.setdefault(node.name, graph)

    def computed(plans: Sequence[Plan]) -> tuple[frozenset[str], Graph, tuple[Node, ...]]:
        """The names of the nodes that kernels compute, the graph of the first, and those that stand in it."""
        nodes = dict.fromkeys(stage.node for plan in plans for stage in plan.members)
        home = homes.get(next(iter(nodes)).name, step.graph)
        return frozenset(node.name for node in nodes), home, tuple(node for node in nodes if node.name in home)

    for plan in flat(step.steps):
        if not isinstance(plan, Plan):
            continue
        built = kernels[plan.key]
        said_of = tuple(dict.fromkeys(by_symbol[built.symbol]))
        line, loops = schedule_line(built.nest), print_loops(built.nest, built.symbol)
        widest, units = _widest(built.nest), _units(built.nest.body)
        heard.append(Decision(built.symbol, *computed((plan,)), said_of, line, loops, widest, units))
    for part in batched_kernels(step.steps):
        shares = "".join(f"{count} times {symbol}, {units} units each\n" for symbol, count, _, units in part.shares)
        widest = max(_widest(kernels[plan.key].nest) for plan in part.members)
        line, loops = f"{len(part.members)} kernels side by side", f"{part.symbol}:\n{shares}"
        heard.append(Decision(part.symbol, *computed(part.members), tuple(by_symbol[part.symbol]), line, loops, widest))
    for compact in compact_parts(step.steps):
        heard.append(_one_function(compact, homes.get(compact.region.node.name, step.graph), said))


def _one_function(part: Compact, graph: Graph, said: list[Remark]) -> Decision:
    remarks = tuple(f"{remark.kind}: {remark.message}" for remark in said if f"{part.symbol}," in remark.message)
    loops = print_flow(part.flow, part.symbol)
    nodes = (part.region.node,)
    return Decision(part.symbol, frozenset(part.nodes), graph, nodes, remarks, "one function", loops, 4)


def _widest(nest: LoopNest) -> int:
    """Bytes of the widest float that a kernel computes with, or of the operands that it multiplies where these are
    bytes or the matrix unit's.
    """
    products = [statement.product for statement in nest.body if isinstance(statement, Multiply)]
    if any(dtype.size == 1 for product in products for dtype in product.dtypes):
        return 1
    if any(product.amx is not None for product in products):
        return 2
    return max((param.dtype.size for param in nest.params if param.dtype.kind == "float"), default=4)


def _units(statements: Sequence[Statement]) -> str:
    """The type that tensor cores of a GPU multiply here, "" where they do nothing."""
    for statement in statements:
        match statement:
            case MultiplyFragments():
                return statement.kind
            case PipelinedProduct():
                return statement.product.left.map.tensor.dtype.name
            case Launch(library=LibraryProduct() as product) if product.left.tensor.dtype.size == 2:
                return product.left.tensor.dtype.name
            case Launch(library=LibraryProduct(compute="tf32")):
                return "tf32"
            case Launch() | For() | When() | Lanes():
                if found := _units(statement.body):
                    return found
    return ""


def schedule_line(nest: LoopNest) -> str:
    """The loops of a kernel in a line: `parallel over i; 16 lanes along j`, a part for each nest; on a GPU the launch:
    `4 blocks of 256 threads`.
    """
    parts = [_described(statement) for statement in nest.body if isinstance(statement, For | Multiply | Launch)]
    return " | ".join(dict.fromkeys(parts)) or "a single point"


def _described(statement: For | Multiply | Launch) -> str:
    if isinstance(statement, Launch) and statement.library is not None:
        return statement.note
    if isinstance(statement, Launch):
        shared = sum(map(bytes_of, statement.shared))
        room = f" with {shared:,} bytes of shared memory" if shared else ""
        together = f" in clusters of {statement.cluster}" if statement.cluster else ""
        return f"{statement.blocks} blocks of {statement.threads} threads{together}{room}"
    words: list[str] = []
    _describe([statement], words)
    return ", ".join(dict.fromkeys(words))


def _describe(statements: list[Statement], words: list[str]) -> None:
    """Add a word for each loop, outermost first."""
    for statement in statements:
        if isinstance(statement, BlockProduct):
            words.append("products of blocks")
        if isinstance(statement, Multiply):
            made = statement.product
            batch = f", {' x '.join(map(str, made.batch))} times" if made.batch else ""
            inside = ", in its blocks" if statement.body else ""
            words.append(f"product {made.m} x {made.k} by {made.k} x {made.n}{batch}{inside}")
            _describe([loop for each in statement.body if isinstance(each, For) for loop in each.body], words)
        if isinstance(statement, When):
            _describe(list(statement.body), words)
        if not isinstance(statement, For):
            continue
        name = statement.axis.name
        sums = f" ({', '.join(dict.fromkeys(carry.kind for carry in statement.carries))})" if statement.carries else ""
        if statement.kind in ("vector", "tile"):
            words.append(f"{statement.lanes} lanes along {name}{sums}")
        elif statement.kind == "parallel":
            words.append(f"threads over {name}")
        else:
            words.append(f"loop over {name}{sums}")
        _describe(list(statement.body), words)
