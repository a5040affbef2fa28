"""The dataflow graph of the white paper's §2: immutable nodes that name their inputs, and immutable graphs of them.

Nothing here is ever mutated. A pass is a function `Graph -> Graph` that shares the nodes it does not change and
returns the very same object when it changed nothing. Because a node names its inputs, as GraphDef does, the cycle
NextIteration -> Merge needs no mutation either.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from operator import is_
from types import MappingProxyType
from typing import Any, Union

import numpy as np

from tfc.ir.base.errors import Error, Loc
from tfc.ir.base.record import field, record, replace
from tfc.ir.base.value import Symbol, Value
from tfc.ir.types.types import Array, DType, TensorType, dtype_of

__all__ = [
    "NEXT_ITERATIONS",
    "Attr",
    "Entry",
    "Graph",
    "Literal",
    "Node",
    "Symbol",
    "Value",
    "map_nodes",
    "subgraphs",
    "topological",
]


class Literal:
    """An immutable tensor: the value of a Const node. Equal when dtype, shape and bytes are equal."""

    __slots__ = ("_array", "_digest", "_last", "_restore", "_type", "source")

    def __init__(self, array: Array, source: tuple[str, str] | None = None, digest: bytes | None = None) -> None:
        """Copy `array` unless it is read-only already; `source` is the (file, key) it was loaded from. `digest` is its
        hash where that is known."""
        if array.flags.writeable:
            array = array.copy()
            array.flags.writeable = False
        self._array: Array | None = array
        self._restore: Callable[[], Array] | None = None
        self._last: weakref.ref[Array] | None = None
        """The array that was let go of, which others may have kept."""
        self._type: TensorType | None = None
        self.source = source
        self._digest = digest

    @property
    def array(self) -> Array:
        """The tensor as a read-only array: the same one at every call, unless it was let go of in between."""
        found = self._array
        if found is None:
            assert self._restore is not None and self._last is not None
            last = self._last()
            found = self._array = self._restore() if last is None else last
        return found

    def let_go(self, restore: Callable[[], Array]) -> None:
        """Release the array; `restore` makes an equal one again on demand."""
        self._type, self._restore, self._last = self.type, restore, weakref.ref(self.array)
        self._array = None

    @property
    def is_here(self) -> bool:
        """True when there is an array, and asking for it makes none."""
        return self._array is not None

    @property
    def type(self) -> TensorType:
        """The tensor type of the array."""
        return self._type or TensorType(dtype_of(self.array), self.array.shape)

    def digest(self) -> bytes:
        """A hash of dtype, shape and content."""
        if self._digest is None:
            import hashlib  # 3 ms, which loading a module would pay for nothing

            hashed = hashlib.sha256(f"{self.type}".encode())
            if self.array.dtype == object:
                hashed.update(repr(self.array.tolist()).encode())
            else:
                hashed.update(np.ascontiguousarray(self.array).reshape(-1).view(np.uint8).data)
            self._digest = hashed.digest()[:16]
        return self._digest

    @property
    def is_hashed(self) -> bool:
        """True when `digest` is known already."""
        return self._digest is not None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Literal) and (self is other or self.digest() == other.digest())

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        return f"Literal({self.type}, {np.array2string(self.array, threshold=8)})"


Attr = Union[bool, int, float, str, DType, TensorType, Literal, "Graph", None, tuple["Attr", ...]]
"""The value of an attribute. Everything is immutable and hashable."""

NEXT_ITERATIONS = frozenset({"NextIteration", "RefNextIteration"})
"""The ops whose outputs belong to the next iteration of a loop, so that the edges that leave them may close a cycle."""

_NO_ATTRS: Mapping[str, Attr] = MappingProxyType({})


@record(frozen=True)
class Node:
    """A node: name, op, inputs, attributes and the types of its outputs.

    `types` is what the op's shape rule gives for the inputs; the verifier recomputes it. `device` is a full or
    partial device name, "" when free. `colocate` names nodes this one must share a device with.
    """

    name: str
    op: str
    inputs: tuple[Value, ...] = ()
    control_inputs: tuple[str, ...] = ()
    attrs: Mapping[str, Attr] = field(default_factory=lambda: _NO_ATTRS)
    types: tuple[TensorType, ...] = ()
    device: str = ""
    colocate: tuple[str, ...] = ()
    loc: Loc | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.attrs, MappingProxyType):
            object.__setattr__(self, "attrs", MappingProxyType(dict(self.attrs)) if self.attrs else _NO_ATTRS)

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.op, self.inputs))

    def __hash__(self) -> int:
        return self._hash

    def out(self, port: int = 0) -> Value:
        """The value at output `port`."""
        return self.outputs[port] if port < len(self.types) else Value(self.name, port)

    @cached_property
    def outputs(self) -> tuple[Value, ...]:
        """All outputs in order."""
        return tuple([Value(self.name, port) for port in range(len(self.types))])

    @property
    def sources(self) -> tuple[str, ...]:
        """The nodes that it takes something from, or waits for."""
        return (*(value.node for value in self.inputs), *self.control_inputs)

    def with_(self, **changes: Any) -> Node:
        """A copy with some fields replaced."""
        return replace(self, **changes)

    def error(self, message: str, code: str = "INVALID_ARGUMENT") -> Error:
        """An error about this node."""
        return Error(message, code=code, node=self.name, loc=self.loc)


@record(frozen=True)
class Entry:
    """A named way into a graph: what a compiled module exports.

    `inputs` are (parameter name, fed value), `outputs` (result name, fetched value), `targets` nodes to run.
    """

    name: str
    inputs: tuple[tuple[str, Value], ...]
    outputs: tuple[tuple[str, Value], ...]
    targets: tuple[str, ...] = ()
    loc: Loc | None = field(default=None, compare=False)

    @property
    def roots(self) -> list[str]:
        """The nodes of its outputs and its targets."""
        return [*(value.node for _, value in self.outputs), *self.targets]


@record(frozen=True)
class Graph:
    """Nodes in construction order, which breaks ties in scheduling.

    A function body or a branch is a graph too: its `Arg` nodes (attribute `index`) are the parameters and `results`
    the values it gives back. `functions` holds the bodies that `Call` nodes name. `init` names the node that
    initialises every variable that has an initial value ("" when none has).
    """

    nodes: tuple[Node, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    entries: tuple[Entry, ...] = ()
    functions: tuple[tuple[str, Graph], ...] = ()
    results: tuple[Value, ...] = ()
    init: str = ""

    @cached_property
    def ops(self) -> frozenset[str]:
        """The ops of the nodes: most passes look for some of them, and most graphs have none of these."""
        return frozenset([node.op for node in self.nodes])

    @cached_property
    def bodies(self) -> tuple[Graph, ...]:
        """The sub-graphs that the nodes own, in order: most graphs have none."""
        return tuple([body for node in self.nodes if node.attrs for _, body in subgraphs(node)])

    @cached_property
    def by_name(self) -> Mapping[str, Node]:
        """The nodes by their names."""
        return {node.name: node for node in self.nodes}

    @cached_property
    def users(self) -> Mapping[str, tuple[Node, ...]]:
        """For every node the nodes that take one of its outputs, each once, in construction order."""
        users: dict[str, list[Node]] = {node.name: [] for node in self.nodes}
        for node in self.nodes:
            for name, _ in node.inputs:
                own = users.setdefault(name, [])
                if not own or own[-1] is not node:
                    own.append(node)
        return {name: tuple(own) for name, own in users.items()}

    @cached_property
    def control_users(self) -> Mapping[str, tuple[Node, ...]]:
        """For every node the nodes that wait for it by a control edge."""
        users: dict[str, list[Node]] = {node.name: [] for node in self.nodes}
        for node in self.nodes:
            for name in node.control_inputs:
                users.setdefault(name, []).append(node)
        return {name: tuple(own) for name, own in users.items()}

    @cached_property
    def function(self) -> Mapping[str, Graph]:
        """The function library by name."""
        return dict(self.functions)

    @cached_property
    def entry(self) -> Mapping[str, Entry]:
        """The entries by name."""
        return {entry.name: entry for entry in self.entries}

    def __contains__(self, name: str) -> bool:
        return name in self.by_name

    def __getitem__(self, name: str) -> Node:
        return self.by_name[name]

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes)

    def __len__(self) -> int:
        return len(self.nodes)

    def type_of(self, value: Value) -> TensorType:
        """The type of a value; KeyError or IndexError when there is none."""
        return self.by_name[value.node].types[value.port]

    @cached_property
    def order(self) -> tuple[Node, ...]:
        """The nodes in a topological order that keeps construction order where it can.

        Data and control edges count, except those that leave a NextIteration: they reach the next iteration of a loop.
        """
        return topological(self.nodes, self.by_name)

    def with_(self, **changes: Any) -> Graph:
        """A copy with some fields replaced."""
        return replace(self, **changes)

    def with_nodes(self, nodes: Iterable[Node]) -> Graph:
        """The same graph with other nodes; `self` when they are the very same objects."""
        nodes = tuple(nodes)
        same = len(nodes) == len(self.nodes) and all(map(is_, nodes, self.nodes))
        return self if same else replace(self, nodes=nodes)

    def __str__(self) -> str:
        from tfc.ir.text.print import print_graph  # the printer needs this module; a dump is not on any hot path

        return print_graph(self)


def topological(nodes: Iterable[Node], by_name: Mapping[str, Node]) -> tuple[Node, ...]:
    """Kahn's algorithm with a queue ordered by construction order; INVALID_ARGUMENT names a cycle's nodes."""
    import heapq

    ordered = tuple(nodes)
    if _is_ordered(ordered, by_name):
        return ordered
    index = {node.name: i for i, node in enumerate(ordered)}
    pending = [0] * len(ordered)
    successors: list[list[int]] = [[] for _ in ordered]
    for i, node in enumerate(ordered):
        for name in node.sources:
            source = index.get(name)
            if source is not None and ordered[source].op not in NEXT_ITERATIONS:
                pending[i] += 1
                successors[source].append(i)
    ready = [i for i, count in enumerate(pending) if count == 0]
    result: list[Node] = []
    while ready:
        i = heapq.heappop(ready)
        result.append(ordered[i])
        for successor in successors[i]:
            pending[successor] -= 1
            if pending[successor] == 0:
                heapq.heappush(ready, successor)
    if len(result) != len(ordered):
        raise _cycle_error([ordered[i] for i, count in enumerate(pending) if count])
    return tuple(result)


def _is_ordered(nodes: Sequence[Node], by_name: Mapping[str, Node]) -> bool:
    """True when every node follows those it waits for, as in most graphs: Kahn's algorithm would keep the order."""
    seen: set[str] = set()
    for node in nodes:
        for name, _ in node.inputs:
            if name not in seen and name in by_name and by_name[name].op not in NEXT_ITERATIONS:
                return False
        for name in node.control_inputs:
            if name not in seen and name in by_name and by_name[name].op not in NEXT_ITERATIONS:
                return False
        seen.add(node.name)
    return True


def _cycle_error(stuck: Sequence[Node]) -> Error:
    """The error for a graph whose nodes `stuck` wait for each other: shows one cycle."""
    import networkx  # slow to import, and needed for this message only

    waits = networkx.DiGraph()
    by_name = {node.name: node for node in stuck}
    waits.add_nodes_from(by_name)
    for node in stuck:
        sources = (s for s in node.sources if s in by_name and by_name[s].op not in NEXT_ITERATIONS)
        waits.add_edges_from((source, node.name) for source in sources)
    names = [before for before, _ in networkx.find_cycle(waits)]
    return by_name[names[0]].error(f"the graph has a cycle: {' -> '.join([*names, names[0]])}")


def map_nodes(graph: Graph, change: Callable[[Node], Node]) -> Graph:
    """Apply `change` to every node of the graph (not of its functions)."""
    return graph.with_nodes(change(node) for node in graph.nodes)


def subgraphs(node: Node) -> Iterator[tuple[str, Graph]]:
    """The graphs a structured node owns, by attribute name."""
    for name, attr in node.attrs.items():
        if isinstance(attr, Graph):
            yield name, attr
