"""The builder of the front end: `ir.graph.build.Builder` plus what a language needs.

It names nodes after the variables they are bound to, remembers which constants were written without an element type
(*weak* constants adapt to what they meet), orders the reads and writes of variables inside function and loop bodies,
limits the size of a graph (quality A8), and rebuilds known integers inside bodies instead of passing them in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from tfc.ir import ops as _ops
from tfc.ir.analysis.effects import written_operands
from tfc.ir.base.limits import MAX_NODES, LimitError
from tfc.ir.graph.bodies import nodes_within
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.registry import OPS

if TYPE_CHECKING:
    from tfc.frontend.builder.graph_functions import GraphFunctions

_ = _ops  # importing the package registers the ops

_VALUES_PER_NODE = 16
"""Operands and results that count like one more node."""
_NODES_PER_BODY = 2
"""The nodes that a branch or loop body counts for, beside its own."""


class SizeError(LimitError):
    """The program expands to more than it may."""


@dataclass
class Region:
    """A function, branch or loop body, whose statements take effect in the order they are written.

    `writes` maps a variable to the last node that wrote it, `effects` lists what the region's results wait for.
    """

    writes: dict[str, str] = field(default_factory=dict)
    effects: list[str] = field(default_factory=list)
    unknown: str = ""
    """The last call of a function of which it is not known yet what it writes."""


class GraphBuilder(Builder):
    """A graph, or the body of a structured op, that a front end is building."""

    parent: GraphBuilder | None

    def __init__(self, *, parent: GraphBuilder | None = None) -> None:
        super().__init__(parent=parent)
        self.weak: dict[Value, Any] = {}
        """Constants written without an element type, and what was written."""
        self.named: set[str] = set()
        """Nodes that keep their names because the user chose them."""
        self._claimed: set[str] = set()
        self.reserved: set[str] = set()
        """Names the program binds at its top level: no other node may take them."""
        self.region: Region | None = None if parent is None else Region()
        self.container: str = "" if parent is None else parent.container
        self.home = ""
        """The scope outside of the statement being built: where functions open their scopes."""
        self.call_scope = ""
        """The scope of the function call being expanded: each has loop frames of its own."""
        self._root = None if parent is None else parent.root  # not itself: it would live until the collector comes
        self.initialisers: dict[str, str] = {}
        """Assign nodes by the variable they initialise."""
        self.unseeded = 0
        """The number of random ops made without a seed."""
        self.back_edges: dict[str, list[str]] = {}
        """The Merge nodes that take the output of a NextIteration made after them."""
        self._function_scopes: dict[str, int] = {}
        self.unfinished: set[str] = set()
        """Functions of the library whose graphs are still being built."""
        self.most_nodes = MAX_NODES
        """The nodes that the graph and all its bodies may have."""
        self.count = 0
        self._scope = ""

    @property
    def root(self) -> GraphBuilder:
        """The builder of the whole graph."""
        return self._root or self

    # ---- nodes ----------------------------------------------------------------------------------------------------

    def node(self, op: str, *inputs: Value, name: str | None = None, control: Iterable[str] = (), **attrs: Any) -> Node:
        """Append a node (see Builder.node); a BuildError also tells the `inputs` of the node that failed."""
        region = self.region
        if region is not None and (region.writes or region.unknown):
            control = (*control, *self._earlier_writes(region, inputs))
        if "frame_name" in attrs:
            attrs["frame_name"] = f"{self.call_scope}{attrs['frame_name']}"
        if self.container and op in OPS and "container" in OPS[op].attributes:
            attrs.setdefault("container", self.container)
        try:
            node = super().node(op, *inputs, name=name, control=control, **attrs)
        except BuildError as error:
            error.inputs = inputs  # type: ignore[attr-defined]
            raise
        if region is not None:
            self._note_writes(region, node)
            if op == "QueueRunner":
                region.effects.append(node.name)  # so that results do not wait for what it repeats
            if self.root.unfinished and self._calls_unfinished(node):
                region.unknown = node.name
                region.effects.append(node.name)
        return node

    def _earlier_writes(self, region: Region, inputs: Iterable[Value]) -> Iterator[str]:
        """The nodes of the region that have, or may have, written a variable that an input refers to."""
        for value in inputs:
            variable = self.variable(value)
            if variable in region.writes:
                yield region.writes[variable]
            if region.unknown and (variable is not None or self._is_variable_outside(value)):
                yield region.unknown

    def _calls_unfinished(self, node: Node) -> bool:
        """True for a call of a function that is still being built, and for an If or loop around one."""
        inside = nodes_within(node)
        return any(each.op == "Call" and each.attrs["function"] in self.root.unfinished for each in inside)

    def _is_variable_outside(self, value: Value) -> bool:
        """True for the parameter that carries the value of a variable of a graph around this one."""
        if self.parent is None or self.nodes[value.node].op != "Arg":
            return False
        outer = next((outside for outside, inside in self.captures.items() if inside == value), None)
        return outer is not None and (
            self.parent.variable(outer) is not None or self.parent._is_variable_outside(outer)
        )

    def append(self, node: Node) -> Node:
        """Add a ready node; SizeError when the program has grown over its limit."""
        root = self.root
        root.count += 1 + (len(node.inputs) + len(node.types)) // _VALUES_PER_NODE
        if root.count > root.most_nodes:
            raise SizeError(f"the program expands to more than {root.most_nodes:,} nodes (--max-nodes)", self.loc)
        return super().append(node)

    def _note_writes(self, region: Region, node: Node) -> None:
        if not any(self.nodes[v.node].types[v.port].ref for v in node.inputs):
            return
        for operand in written_operands(node):
            variable = self.variable(node.inputs[operand])
            if variable is not None:
                region.writes[variable] = node.name
                region.effects.append(node.name)

    def variable(self, value: Value) -> str | None:
        """The variable (or reference argument) of a reference value; None for other values."""
        node = self.nodes.get(value.node)
        while node is not None and value.port < len(node.types) and node.types[value.port].ref:
            if not node.inputs:
                return node.name
            value = node.inputs[0]
            node = self.nodes.get(value.node)
        return None

    @contextmanager
    def ordered(self) -> Iterator[Region]:
        """Make effects inside happen in the order of the statements; their writes count outside too."""
        saved, self.region = self.region, Region()
        try:
            yield self.region
        finally:
            region, self.region = self.region, saved
            if saved is not None:
                saved.writes.update(region.writes)
                saved.unknown = region.unknown or saved.unknown
                saved.effects.extend(region.effects)

    # ---- names ----------------------------------------------------------------------------------------------------

    def unique_name(self, name: str) -> str:
        """A free name in the current scope that the program does not bind itself."""
        full = self._scope + name
        if full in self._claimed and full not in self.nodes:
            return full  # claimed by the program for just this node
        suffix = self._next_suffix.get(full, 0)
        candidate = f"{full}_{suffix}" if suffix else full
        while candidate in self.nodes or candidate in self.reserved:
            suffix += 1
            candidate = f"{full}_{suffix}"
        self._next_suffix[full] = suffix
        return candidate

    def claim(self, name: str) -> str:
        """The full name for the node that the program calls `name`: just that where it is free."""
        full = self._scope + name
        self.reserved.discard(full)
        if full in self.nodes:
            full = self.unique_name(name)
        self._claimed.add(full)
        return full

    def rename(self, old: str, new: str) -> None:
        """Give a node another name, in its place, in the nodes after it and at the other end of its back edges."""
        later = []
        for name in reversed(self.nodes):
            if name == old:
                break
            later.append(name)
        node = self.nodes.pop(old)
        self.nodes[new] = node.with_(name=new)
        for name in reversed(later):
            self.nodes[name] = _renamed(self.nodes.pop(name), old, new)
        for merge in self.back_edges.get(old, ()):
            self.nodes[merge] = _renamed(self.nodes[merge], old, new)
        self.back_edges = {
            new if source == old else source: [new if name == old else name for name in merges]
            for source, merges in self.back_edges.items()
        }
        for port in range(len(node.types)):
            for table in (self._values, self.weak):
                if Value(old, port) in table:
                    table[Value(new, port)] = table.pop(Value(old, port))
        if self.region is not None and old in self.region.effects:
            self.region.effects = [new if name == old else name for name in self.region.effects]
            self.region.writes = {k: new if v == old else v for k, v in self.region.writes.items()}
        if self.region is not None and self.region.unknown == old:
            self.region.unknown = new

    def made_since(self, mark: int, name: str) -> bool:
        """True when the node was appended after the builder held `mark` nodes."""
        return name in islice(reversed(self.nodes), max(len(self.nodes) - mark, 0))

    @contextmanager
    def inside(self, scope: str, home: bool = False) -> Iterator[None]:
        """Names made inside start with exactly `scope`; with `home` functions open their scopes there too."""
        saved = self._scope, self.home
        self._scope = scope
        if home:
            self.home = scope
        try:
            yield
        finally:
            self._scope, self.home = saved

    def inside_container(self, name: str) -> AbstractContextManager[None]:
        """Variables made inside live in this container of the session."""
        return self._changed("container", lambda _: name)

    def unordered(self) -> AbstractContextManager[None]:
        """Effects inside happen in no order: initial values are computed before any step."""
        return self._changed("region", lambda _: None)

    @contextmanager
    def inside_call(self, name: str) -> Iterator[None]:
        """A scope for one call of the function `name`."""
        scope = self.function_scope(name)
        with self._changed("call_scope", lambda _: scope), self.inside(scope, home=True):
            yield

    def function_scope(self, name: str) -> str:
        """A scope for one call of the function `name`: `dense/`, `dense_1/` …, different for each call."""
        full, root = self.home + name, self.root
        while True:
            count = root._function_scopes.get(full, 0)
            root._function_scopes[full] = count + 1
            scope = f"{full}_{count}" if count else full
            if count == 0 or scope not in root._function_scopes:
                root._function_scopes.setdefault(scope, 1)
                return scope + "/"

    @cached_property
    def graph_functions(self) -> GraphFunctions:
        """The functions that stay functions; ask the root for them."""
        from tfc.frontend.builder.graph_functions import GraphFunctions  # which needs this module

        return GraphFunctions(self)

    # ---- bodies ---------------------------------------------------------------------------------------------------

    def body(self) -> GraphBuilder:
        """A builder for a branch or loop body of this graph."""
        self.root.count += _NODES_PER_BODY
        return GraphBuilder(parent=self)

    def capture(self, value: Value) -> Value:
        """An outer value inside this body: an argument, or the same constant again where its value is known.

        Floating-point constants stay what they are, outside: there may be a gradient with respect to them.
        """
        if value in self.captures:
            return self.captures[value]
        assert self.parent is not None
        known, kind = self.parent.value(value), self.parent.type(value)
        name = value.node.rpartition("/")[2]
        if known is not None and known.size <= 64 and not (kind.ref or kind.dtype.is_float or kind.dtype.is_complex):
            inner = self.rebuilt(known, kind.dtype, name)
        else:
            inner = self.arg(kind, name=name)
        if value in self.parent.weak:
            self.weak[inner] = self.parent.weak[value]
        self.captures[value] = inner
        return inner

    def bring(self, value: Value, owner: GraphBuilder) -> Value:
        """A value of `owner`, this graph or one around it, as a value of this graph; BuildError otherwise."""
        path: list[GraphBuilder] = []
        builder: GraphBuilder | None = self
        while builder is not owner:
            if builder is None:
                raise self._error("this value belongs to another graph", value.node)
            path.append(builder)
            builder = builder.parent
        for builder in reversed(path):
            value = builder.capture(value)
        return value

    def refer(self, value: Value) -> Value | None:
        """`value` as a reference to a variable that may be written, None when it is no variable.

        In a body this turns the argument that stands for an outer variable into a reference.
        """
        if self.variable(value) is not None:
            return value
        node = self.nodes[value.node]
        if node.op != "Arg" or self.parent is None:
            return None
        outer = next((outside for outside, inside in self.captures.items() if inside == value), None)
        if outer is None or self.parent.refer(outer) is None:
            return None
        kind = node.types[0]
        reference = type(kind)(kind.dtype, kind.shape, ref=True)
        self.nodes[node.name] = node.with_(attrs={**node.attrs, "type": reference}, types=(reference,))
        return value


def _renamed(node: Node, old: str, new: str) -> Node:
    if all(v.node != old for v in node.inputs) and old not in node.control_inputs and old not in node.colocate:
        return node
    return node.with_(
        inputs=tuple(Value(new, v.port) if v.node == old else v for v in node.inputs),
        control_inputs=tuple(new if name == old else name for name in node.control_inputs),
        colocate=tuple(new if name == old else name for name in node.colocate),
    )
