"""The verifier: checks every invariant of the IR, recomputed from the declarations of the ops.

A graph is well-formed when all of these hold:

 1. Node names are not empty and unique.
 2. A node's op is registered, and its operands and attributes are those the op declares.
 3. Every input and control input names a node of the same graph, and the output it names exists.
 4. Data and control edges make no cycle, except through NextIteration.
 5. The types of a node are what its op's shape rule gives for its inputs (the rule is run again and compared). Where it
    refuses a known operand, of which passes may find more, the step is what fails: then the rule is run without.
 6. The first operand of an op that writes is a reference to a variable.
 7. Results, entries, `init` and colocation name nodes and outputs that exist; entry names are unique.
 8. The `Arg` nodes of a sub-graph or function are numbered 0, 1, 2 … in order.
 9. Every symbol in a type is declared by the outermost graph, with sensible bounds.
10. A Call names a function of the library, whose parameters and results fit the call.
11. Control-flow primitives make well-formed frames (the rules are in ir/analysis/frames.py).
12. Where tensors are sent (ir/ops/transfer.py), every node has a full device and no edge leads to another one; a _Send
    stands on the device it names, a _Recv too, and where both devices are in the graph each has its other half, once.
13. Sub-graphs and functions are well-formed themselves.

Runs between all passes in tests, with TFC_VERIFY=1 and with `--verify-each`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tfc.ir.analysis.effects import variable_of
from tfc.ir.analysis.frames import analyse_frames, has_primitives
from tfc.ir.analysis.transfers import transfer_problems
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.infer import InferError, infer_types, infer_value
from tfc.ir.graph.registry import Op, Trait, lookup
from tfc.ir.ops.control import is_assignable
from tfc.ir.ops.transfer import TRANSFERS
from tfc.ir.types.types import Array, TensorType, shape_symbols


def verify(graph: Graph) -> None:
    """Raise the first broken invariant as a tfc.Error that names the node; return quietly otherwise."""
    for error in problems(graph):
        raise error


def problems(graph: Graph) -> Iterator[Error]:
    """Every broken invariant of a graph, its sub-graphs and its functions."""
    declared = {symbol.name for symbol in graph.symbols}
    for symbol in graph.symbols:
        if symbol.minimum < 0 or (symbol.maximum is not None and symbol.maximum < symbol.minimum):
            yield Error(f"dim {symbol.name} has bounds {symbol.minimum}..{symbol.maximum}")
    graphs = [graph, *(body for _, body in graph.functions)]
    is_sound = True
    for current in graphs:  # which grows
        for error in (*_structure(current), *_names(current)):
            is_sound = False
            yield error
        graphs += current.bodies
    if not is_sound:
        return  # rules of types look into bodies and functions
    for current in graphs:
        yield from _types(current, declared, graph.function)
        if has_primitives(current):
            yield from analyse_frames(current).problems
        if any(node.op in TRANSFERS for node in current.nodes):
            yield from transfer_problems(current)


def _structure(graph: Graph) -> Iterator[Error]:
    """Invariants 1 to 4 and 8."""
    seen: set[str] = set()
    args = 0
    for node in graph.nodes:
        if not node.name:
            yield node.error("a node has no name")
        if node.name in seen:
            yield node.error(f"two nodes are called {node.name!r}")
        seen.add(node.name)
        yield from _declared(node)
        for value in node.inputs:
            source = graph.by_name.get(value.node)
            if source is None:
                yield node.error(f"input {value} does not exist")
            elif not 0 <= value.port < len(source.types):
                yield node.error(f"input {value}: {source.op} has {len(source.types)} outputs")
        for name in node.control_inputs:
            if name not in graph:
                yield node.error(f"control input {name!r} does not exist")
        if node.op == "Arg":
            if node.attrs.get("index") != args:
                yield node.error(f"parameter {args} of the sub-graph is numbered {node.attrs.get('index')}")
            args += 1
    try:
        _ = graph.order
    except Error as error:
        yield error


def _declared(node: Node) -> Iterator[Error]:
    try:
        op = lookup(node.op, node)
    except Error as error:
        yield error
        return
    least = len(op.operands)
    if len(node.inputs) < least or (op.variadic is None and len(node.inputs) > least):
        yield node.error(f"{op.name} takes {least}{' or more' if op.variadic else ''} operands, not {len(node.inputs)}")
    for name in node.attrs:
        if name not in op.attributes:
            yield node.error(f"{op.name} has no attribute {name!r}")
    for name, attribute in op.attributes.items():
        if name not in node.attrs:
            yield node.error(f"{op.name} lacks attribute {name!r}")
        elif not attribute.accepts(node.attrs[name]):
            yield node.error(
                f"attribute {name!r} of {op.name} must be {attribute.annotation}, not {node.attrs[name]!r}"
            )


def _names(graph: Graph) -> Iterator[Error]:
    """Invariant 7."""
    values = [("result", v) for v in graph.results]
    seen: set[str] = set()
    for entry in graph.entries:
        if entry.name in seen:
            yield Error(f"two entries are called {entry.name!r}", loc=entry.loc)
        seen.add(entry.name)
        values += [(f"entry {entry.name}", value) for _, value in (*entry.inputs, *entry.outputs)]
        for target in entry.targets:
            if target not in graph:
                yield Error(f"entry {entry.name} runs {target!r}, which does not exist", loc=entry.loc)
    for what, value in values:
        node = graph.by_name.get(value.node)
        if node is None or not 0 <= value.port < len(node.types):
            yield Error(f"{what}: there is no output {value}")
    if graph.init and graph.init not in graph:
        yield Error(f"init names {graph.init!r}, which does not exist")
    for node in graph.nodes:
        for name in node.colocate:
            if name not in graph:
                yield node.error(f"is colocated with {name!r}, which does not exist")


def _types(graph: Graph, declared: set[str], functions: Mapping[str, Graph]) -> Iterator[Error]:
    """Invariants 5, 6, 9 and 10."""
    known: dict[Value, Array] = {}
    for node in graph.order:
        op = lookup(node.op, node)
        inputs = [graph.type_of(value) for value in node.inputs]
        values = [known.get(value) for value in node.inputs]
        try:
            types = infer_types(op, inputs, values, node.attrs)
        except InferError as error:
            if not _fails_when_run(op, node, inputs):
                yield node.error(f"{op.name}: {error.message}")
                continue
            types, values = node.types, [None] * len(values)
        if types != node.types:
            yield node.error(f"has types {_show(node.types)}, but its shape rule gives {_show(types)}")
            continue
        if len(types) == 1:
            value = infer_value(op, inputs, values, node.attrs, types[0])
            if value is not None:
                known[node.out()] = value
        missing = sorted(frozenset().union(*(shape_symbols(kind.shape) for kind in types)) - declared)
        if missing:
            yield node.error(f"uses the symbol {missing[0]!r}, which no dim declares")
        if op.has(Trait.WRITES) and variable_of(graph, node.inputs[0]) is None:
            yield node.error(f"writes {node.inputs[0]}, which is not a variable")
        if node.op == "Call":
            yield from _call(graph, node, functions)


def _fails_when_run(op: Op, node: Node, inputs: list[TensorType]) -> bool:
    """True when nothing but the value of an operand is wrong, as an index that is outside in an unrolled iteration."""
    if not op.has(Trait.FALLIBLE):
        return False
    try:
        types = infer_types(op, inputs, [None] * len(inputs), node.attrs)
    except InferError:
        return False
    return len(types) == len(node.types) and all(map(is_assignable, node.types, types))


def _call(graph: Graph, node: Node, functions: Mapping[str, Graph]) -> Iterator[Error]:
    body = functions.get(str(node.attrs["function"]))
    if body is None:
        yield node.error(f"calls {node.attrs['function']!r}, which the graph does not have")
        return
    wanted = [arg.types[0] for arg in body.nodes if arg.op == "Arg"]
    given = [graph.type_of(value) for value in node.inputs]
    if len(wanted) != len(given) or not all(is_assignable(g, w) for g, w in zip(given, wanted, strict=True)):
        yield node.error(f"passes {_show(tuple(given))} to {node.attrs['function']}({_show(tuple(wanted))})")
    results = tuple(body.type_of(value).value() for value in body.results)
    if len(results) != len(node.types) or not all(map(is_assignable, results, node.types)):
        yield node.error(f"expects {_show(node.types)} from {node.attrs['function']}, which gives {_show(results)}")


def _show(types: tuple[TensorType, ...]) -> str:
    return ", ".join(map(str, types)) or "nothing"
