"""Functions of the graph that call themselves: each is a graph of its own, which Call nodes name.

A function is built once for every combination of argument types and of arguments known while building. While its body
is being built it may be called already: its result types are declared. What bodies use from outside, variables say,
becomes additional parameters, and which these are is only known when all functions that call each other are built. Then
their calls get the operands that are missing (`_Wiring`), through all branches and loop bodies they stand in.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.ir.graph.bodies import (
    add_operands,
    arguments,
    as_reference,
    first_capture,
    is_pure,
    nodes_within,
    offset,
    refer_operands,
)
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph, Node, Value, map_nodes, subgraphs
from tfc.ir.graph.rewrite import owners
from tfc.ir.types.types import TensorType

MAX_OPEN = 100
"""The number of nested versions of functions beyond which a recursion counts as endless."""


class EndlessError(Exception):
    """A recursion that provably has no end; the message says why."""


@dataclass(eq=False)
class GraphFunction:
    """A version of a function: its name in the graph and its signature; its own graph, once that is built."""

    name: str
    builder: GraphBuilder
    parameters: tuple[Value, ...]
    results: tuple[TensorType, ...]
    always_called: bool
    """Its first call stands in the body of another function, outside of all branches and loops."""
    values: tuple[Value, ...] = ()
    captures: dict[Value, bool] = field(default_factory=dict)
    """The values that it captures from the outermost graph; True for references to variables."""
    failed: bool = False


class GraphFunctions:
    """The functions of a graph that is being built."""

    def __init__(self, root: GraphBuilder) -> None:
        self.root = root
        self.versions: dict[Hashable, GraphFunction] = {}
        self.open: list[GraphFunction] = []
        self.batch: list[GraphFunction] = []

    def begin(
        self, key: Hashable, name: str, caller: GraphBuilder, kinds: Mapping[str, TensorType],
        results: Sequence[TensorType],
    ) -> GraphFunction:  # fmt: skip
        """Open the version `key` of a function; its body is to be built by its builder. `kinds` are the parameters."""
        if len(self.open) >= MAX_OPEN:
            raise EndlessError("calls itself with arguments of ever new types or values")
        builder = self.root.body()
        builder.home = self.root.function_scope(name)  # for its variables, which belong to the main graph
        parameters = tuple(builder.arg(kind, name=parameter) for parameter, kind in kinds.items())
        always = bool(self.open) and caller is self.open[-1].builder
        function = GraphFunction(self._free(name), builder, parameters, tuple(results), always)
        self.versions[key] = function
        self.open.append(function)
        self.batch.append(function)
        self.root.unfinished.add(function.name)
        return function

    def end(self, function: GraphFunction, values: Sequence[Value] | None) -> None:
        """Close the function that was opened last. `values` are its results, None when it could not be built."""
        assert self.open[-1] is function
        self.open.pop()
        function.failed = values is None
        b = function.builder
        given = (b.emit("Identity", v, name="result") if b.nodes[v.node].op == "Arg" else v for v in values or ())
        function.values = tuple(given)
        if not self.open:
            batch, self.batch = self.batch, []
            self.root.unfinished.clear()
            if not any(each.failed for each in batch):
                _Wiring(batch).run(self.root)

    def call(self, b: GraphBuilder, function: GraphFunction, operands: Sequence[Value]) -> Node:
        """Append a call to the graph that `b` builds. EndlessError when the function calls itself in any case."""
        if function in self.open:
            inner = self.open[self.open.index(function) + 1 :]
            if b is self.open[-1].builder and all(each.always_called for each in inner):
                raise EndlessError("calls itself every time")
        incomplete = function in self.batch
        captured = [] if incomplete else [_captured(b, value, ref) for value, ref in function.captures.items()]
        refs = [] if incomplete else [i for i, ref in enumerate(function.captures.values(), len(operands)) if ref]
        return b.node(
            "Call", *operands, *captured, name=function.name, function=function.name, signature=function.results,
            writes=tuple(refs),
        )  # fmt: skip

    def _free(self, name: str) -> str:
        taken = {*self.root.functions, *(each.name for each in self.versions.values())}
        number, free = 0, name
        while free in taken:
            number += 1
            free = f"{name}_{number}"
        return free


def _captured(b: GraphBuilder, value: Value, ref: bool) -> Value:
    inner = b.bring(value, b.root)
    if ref:
        b.refer(inner)
    return inner


class _Wiring:
    """Completes functions that were built together: passes the captured values of a function to all its calls."""

    def __init__(self, batch: Sequence[GraphFunction]) -> None:
        self.batch = {function.name: function for function in batch}
        self.graphs: dict[str, Graph] = {}
        for function in batch:
            b = function.builder
            b.loc = None
            self.graphs[function.name] = b.finish(function.values)
            inner = {outer: node for outer, node in b.captures.items() if b.nodes[node.node].op == "Arg"}
            function.captures = {outer: b.type(node).ref for outer, node in inner.items()}
        self._spread()

    def run(self, root: GraphBuilder) -> None:
        """Put the finished graphs into the library."""
        parts = (part for graph in self.graphs.values() for part in parts_of(graph, functions=False))
        harmless = {*owners(), "Arg", "Call"}
        effects = any(node.op not in harmless and not is_pure(node) for part in parts for node in part.nodes)
        for name, function in self.batch.items():
            root.functions[name] = self._wired(function, keep_waits=effects)

    def _spread(self) -> None:
        """Add the captures of called functions to those of their callers, until nothing is new."""
        calls = {name: list(dict.fromkeys(self._called(graph.nodes))) for name, graph in self.graphs.items()}
        changed = True
        while changed:
            changed = False
            for name, function in self.batch.items():
                for other in calls[name]:
                    for value, ref in self.batch[other].captures.items():
                        if function.captures.get(value, None) is None or (ref and not function.captures[value]):
                            function.captures[value] = ref
                            changed = True

    def _called(self, nodes: Sequence[Node]) -> Iterator[str]:
        """The functions of the batch that these nodes call, sub-graphs included."""
        inside = (each for node in reversed(nodes) for each in nodes_within(node))
        return (str(each.attrs["function"]) for each in inside if self._is_open_call(each))

    def _is_open_call(self, node: Node) -> bool:
        return node.op == "Call" and node.attrs["function"] in self.batch

    def _wired(self, function: GraphFunction, keep_waits: bool) -> Graph:
        graph, b = self.graphs[function.name], function.builder
        args = {node.name: node for node in arguments(graph)}
        ordered = [args[value.node] for value in function.parameters]
        inner: dict[Value, Value] = {}
        for value, ref in function.captures.items():
            given = b.captures.get(value)
            if given is None or given.node not in args:
                given = b.arg(b.root.type(value).value(), name=value.node.rpartition("/")[2])
            ordered.append(as_reference(b.nodes[given.node]) if ref else b.nodes[given.node])
            inner[value] = given
        numbered = [node.with_(attrs={**node.attrs, "index": index}) for index, node in enumerate(ordered)]
        names = {node.name for node in numbered}
        rest = (node for node in graph.nodes if node.name not in names)
        return self._with_captures(graph.with_nodes((*numbered, *rest)), inner, keep_waits)

    def _with_captures(self, graph: Graph, inner: Mapping[Value, Value], keep_waits: bool) -> Graph:
        """A body in which every call of the batch is given what is captured; `inner` says what stands for it here."""
        calls = set() if keep_waits else {node.name for node in graph.nodes if self._is_open_call(node)}

        def completed(node: Node) -> Node:
            if calls.intersection(node.control_inputs):
                node = node.with_(control_inputs=tuple(name for name in node.control_inputs if name not in calls))
            if self._is_open_call(node):
                captures = self.batch[str(node.attrs["function"])].captures
                writes = tuple(index for index, ref in enumerate(captures.values(), len(node.inputs)) if ref)
                inputs = (*node.inputs, *(inner[value] for value in captures))
                return node.with_(inputs=inputs, attrs={**node.attrs, "writes": writes})
            return self._handing_on(node, inner, keep_waits) if node.op in owners() else node

        return map_nodes(graph, completed)

    def _handing_on(self, node: Node, inner: Mapping[Value, Value], keep_waits: bool) -> Node:
        """A structured node whose bodies get what the calls inside of them need."""
        needed: dict[Value, bool] = {}
        for name in self._called([node]):
            for value, ref in self.batch[name].captures.items():
                needed[value] = needed.get(value, False) or ref
        operands = {value: index for index, value in enumerate(node.inputs) if index >= first_capture(node)}
        for value in needed:
            if inner[value] not in operands:
                operands[inner[value]] = len(node.inputs)
                root = next(iter(self.batch.values())).builder.root
                kind = root.type(value).value()
                node = add_operands(node, [inner[value]], [kind], [value.node.rpartition("/")[2]])
        node = refer_operands(node, {operands[inner[value]] for value, ref in needed.items() if ref})
        changed = {}
        for name, body in subgraphs(node):
            args = arguments(body)
            inside = {value: args[operands[inner[value]] - offset(node)].out() for value in needed}
            changed[name] = self._with_captures(body, inside, keep_waits)
        return node.with_(attrs={**node.attrs, **changed})
