"""The reference interpreter: runs any graph on NumPy by the reference bodies of its ops. The oracle of everything else.

Slow, simple and exact about meaning: pruning (white paper §4.2), the rule for variables (ir/analysis/effects.py),
structured control flow; graphs with control-flow primitives, or with nodes that wait, are run by the dataflow executor
(ir/dataflow/executor.py). With `precise=True` all floating-point arithmetic is done in float64.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

import numpy as np

from tfc.ir import ops as _ops
from tfc.ir.analysis.effects import ancestors, forwards_reference, variable_of, write_order
from tfc.ir.analysis.frames import ROOT, Frames
from tfc.ir.analysis.graph_facts import GraphFacts
from tfc.ir.analysis.unbound_sizes import unbound_size
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.base.record import replace
from tfc.ir.dataflow.executor import DataflowExecutor, dead_tensor
from tfc.ir.graph.calls import recursive_functions
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.registry import Trait, lookup
from tfc.ir.interpret.deep_calls import MAX_CALLS, deep_calls
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.reference.async_result import Waiting, is_future, may_wait, result_of
from tfc.ir.reference.node_state import Slot
from tfc.ir.reference.philox import initial_state
from tfc.ir.reference.suspendable_call import SuspendableCall
from tfc.ir.types.dims import MaybeSize, evaluate, linear_in, parse_dim, symbols_of
from tfc.ir.types.types import Array, TensorType, precise

__all__ = ["Interpreter", "Slot", "interpret"]
_ = _ops  # importing the package registers the ops


@dataclass
class _Frame:
    """A run of a graph: the outputs computed so far, and the variables by their names in this graph."""

    facts: GraphFacts
    values: dict[Value, Any]
    slots: dict[str, Slot]
    start: dict[str, Any] = field(default_factory=dict)
    written: dict[tuple[str, str], Any] = field(default_factory=dict)
    """The value that a node gave a variable, by (node, variable)."""
    frames: Frames | None = None
    """The frames of a graph with primitives."""
    owner: str = ""
    """The prefix that distinguishes the random generators in this body from those in others: the nodes around it."""

    @property
    def graph(self) -> Graph:
        """The graph, with control edges for the order of writes that its own edges leave open."""
        return self.facts.graph


def interpret(graph: Graph, feeds: Mapping[Any, Any], fetches: Sequence[Any], *, precise: bool = False) -> list[Array]:
    """Run a graph once: initialises its variables, then gives the fetched values in the order asked."""
    interpreter = Interpreter(graph, precise=precise)
    interpreter.initialize()
    return interpreter.run(feeds, fetches)


class Interpreter:
    """A graph and the state of its variables and random generators between runs."""

    def __init__(self, graph: Graph, *, precise: bool = False, patience: float | None = 0) -> None:
        """Prepare to run `graph`; `precise` computes every float in float64.

        `patience` is how many seconds a step waits where all of it waits for other threads (None: as long as it takes).
        """
        self.graph = graph
        self.precise = precise
        self.patience = patience
        self.state: dict[str, Slot] = {}
        self.symbols: dict[str, int] = {}
        self.depth = 0
        self._bodies: dict[int, GraphFacts] = {}

    @cached_property
    def _recursive(self) -> frozenset[str]:
        return recursive_functions(self.graph.function)

    def initialize(self) -> None:
        """Run the initialisers of all variables that have one."""
        if self.graph.init:
            self.run({}, [], [self.graph.init])

    def run(self, feeds: Mapping[Any, Any], fetches: Sequence[Any], targets: Sequence[str] = ()) -> list[Array]:
        """Feed values (`node:port` -> array), run what the fetches and targets need, give the fetched arrays."""
        fed = {value_of(key): array for key, array in feeds.items()}
        wanted = [value_of(fetch) for fetch in fetches]
        for value in (*fed, *wanted, *(Value(name) for name in targets)):
            if value.node not in self.graph.by_name:
                raise Error(f"there is no node {value.node!r}", "NOT_FOUND", value.node)
        with ExitStack() as stack:
            stack.enter_context(np.errstate(all="ignore"))
            stack.enter_context(warnings.catch_warnings())
            warnings.simplefilter("ignore")
            if self.precise:
                stack.enter_context(precise())
            if self.graph.functions:
                stack.enter_context(deep_calls())
            frame = self._frame(self.graph, wanted, targets, fed)
            self._execute(frame)
            return [self._fetch(frame, value) for value in wanted]

    # ---- one frame ------------------------------------------------------------------------------------------------

    def _frame(
        self,
        graph: Graph,
        wanted: Sequence[Value],
        targets: Sequence[str],
        fed: Mapping[Value, Any],
        order: Callable[[Graph], Mapping[str, tuple[str, ...]]] = write_order,
    ) -> _Frame:
        """Bind the feeds, and cut the graph down to what is needed; `order` says which writes wait for others."""
        values: dict[Value, Any] = {}
        for value, array in fed.items():
            kind = graph.type_of(value)
            values[value] = given = np.asarray(array).astype(kind.dtype.numpy, copy=False)
            if kind.shape is not None:
                self._bind(graph[value.node], kind, given.shape)
        roots = [v.node for v in wanted if v not in values] + list(targets)
        cut = graph.with_nodes(_cut(node, values) for node in graph.nodes)
        needed = ancestors(cut, roots)
        pruned = cut.with_(nodes=tuple(n for n in cut.nodes if n.name in needed), entries=(), init="")
        facts = GraphFacts(pruned, order(pruned), may_wait(pruned, self.graph.function))
        return _Frame(facts, values, self.state)

    def _bind(self, node: Node, kind: TensorType, shape: tuple[int, ...]) -> None:
        if kind.shape is None or len(shape) != len(kind.shape):
            raise node.error(f"is {kind.value()} but was fed a tensor of shape {list(shape)}")
        for want, got in zip(kind.shape, shape, strict=True):
            if isinstance(want, int) and want != got:
                raise node.error(f"is {kind.value()} but was fed a tensor of shape {list(shape)}")
            self._bind_symbol(want, got)

    def _bind_symbol(self, size: MaybeSize, value: int) -> None:
        """Note the symbol that a fed size tells, if it is linear in it alone."""
        for name in symbols_of(size):
            if (linear := linear_in(size, name)) is not None:
                scale, shift = linear
                self.symbols[name] = (value - shift) // scale

    def _execute(self, frame: _Frame) -> None:
        self._prepare(frame)
        if frame.facts.is_dataflow:
            self._keep(frame, self._executor(frame).run())
            return
        for node in frame.facts.computed:
            outputs = self._run(frame, node)
            assert not isinstance(outputs, Waiting)  # what may wait is run by the executor
            for port, output in enumerate(outputs):
                frame.values.setdefault(Value(node.name, port), output)

    def _prepare(self, frame: _Frame) -> None:
        """Read the values of the variables at the start."""
        for node in frame.facts.variables:
            slot = frame.slots.setdefault(node.name, Slot())
            if node.op == "Generator" and slot.value is None:
                slot.value = initial_state(int(str(node.attrs["seed"])), int(str(node.attrs["seed2"])))
            frame.start[node.name] = slot.value

    def _executor(self, frame: _Frame) -> DataflowExecutor:
        """The dataflow executor for this graph, whose nodes may be dead, run several times, or wait."""
        run = partial(self._activate, frame)
        executor = DataflowExecutor(frame.graph, run, frame.facts.order, patience=self.patience)
        frame.frames = executor.frames
        return executor

    def _keep(self, frame: _Frame, outputs: Mapping[Value, Any]) -> None:
        """Keep the live outputs of the nodes outside of all frames."""
        for value, output in outputs.items():
            variable = variable_of(frame.graph, value) or ""
            known = frame.written.get((value.node, variable)) if output is _REFERENCE else output
            if known is not None:
                frame.values.setdefault(value, known)

    def _activate(self, frame: _Frame, node: Node, inputs: Sequence[Any]) -> Sequence[Any] | Waiting:
        """Run a node for the executor: references are tokens there, and None is a dead tensor."""
        given = [frame.values.get(value) for value in node.outputs]
        if all(value is not None for value in given) and node.types:
            return given
        if node.types and node.types[0].ref and not node.inputs:
            return [_REFERENCE]
        outputs = self._run(frame, node, inputs)
        if isinstance(outputs, Waiting):
            return self._later(outputs, lambda done: self._given_out(node, done, given))
        return self._given_out(node, outputs, given)

    def _later(self, waiting: Waiting, then: Callable[[Sequence[Any]], Sequence[Any]]) -> Waiting:
        """The same wait, with an action that follows it."""

        def resume() -> Sequence[Any] | Waiting:
            with _Blamed(waiting.node):
                outputs = waiting.resume()
            return self._later(outputs, then) if isinstance(outputs, Waiting) else then(outputs)

        return replace(waiting, resume=resume)

    def _given_out(self, node: Node, outputs: Sequence[Any], fed: Sequence[Any]) -> Sequence[Any]:
        return [
            _REFERENCE if kind.ref and output is not None else output if instead is None else instead
            for output, kind, instead in zip(outputs, node.types, fed, strict=True)
        ]

    def _run(self, frame: _Frame, node: Node, given: Sequence[Any] | None = None) -> Sequence[Any] | Waiting:
        """The checked outputs of one node. `given` are its inputs where the executor hands them over."""
        with _Blamed(node):
            outputs = self._compute(frame, node, self._inputs(frame, node, given))
        if isinstance(outputs, Waiting):
            return self._later(outputs, lambda done: self._done(frame, node, done))
        return self._done(frame, node, outputs)

    def _done(self, frame: _Frame, node: Node, outputs: Sequence[Any]) -> Sequence[Any]:
        for variable in frame.facts.writers.get(node.name, ()):
            frame.written[node.name, variable] = frame.slots[variable].value
        return [self._checked(node, *pair) for pair in zip(node.types, outputs, strict=True)]

    def _size_of(self, node: Node) -> int:
        """The size that a DimSize gives."""
        size = parse_dim(str(node.attrs["dim"]))
        if unbound := symbols_of(size) - self.symbols.keys():
            raise unbound_size(node, min(unbound))
        return evaluate(size, self.symbols)

    def _compute(self, frame: _Frame, node: Node, inputs: list[Any]) -> Sequence[Any] | Waiting:
        op = lookup(node.op, node)
        if node.op == "DimSize":
            return (np.array(self._size_of(node), node.types[0].dtype.numpy),)
        if node.op in PRIMITIVES:
            return op.run(inputs, node.attrs)
        if op.has(Trait.CONTROL_FLOW):
            run = _STRUCTURED[node.op]
            if frame.facts.waits and self._bodies_may_wait(node):
                return SuspendableCall(node, partial(run, self, frame, node, inputs)).run()
            return run(self, frame, node, inputs)
        if op.has(Trait.BITS):
            kinds = (frame.graph.type_of(value).dtype for value in node.inputs)
            inputs = [x.astype(dtype.storage) for x, dtype in zip(inputs, kinds, strict=True)]
            outputs = zip(op.run(inputs, node.attrs), node.types, strict=True)
            return [np.asarray(result).astype(kind.dtype.numpy) for result, kind in outputs]
        slot: Slot | None = None
        if op.takes_state:
            written = frame.facts.of(node).written
            slot = self._slot(frame, node.inputs[written[0]]) if written else self._own_slot(frame, node)
        result = op.begin(inputs, node.attrs, slot)
        if op.has(Trait.ASYNC) and is_future(result):
            return Waiting(node, (result,), lambda: op.given(result_of(result)))
        return op.given(result)

    def _bodies_may_wait(self, node: Node) -> bool:
        bodies = [body for _, body in subgraphs(node)]
        if node.op == "Call":
            bodies += [body for name, body in self.graph.functions if name == node.attrs["function"]]
        return any(self._facts(body).waits for body in bodies)

    def _facts(self, body: Graph) -> GraphFacts:
        """The facts of a body, computed once for each."""
        known = self._bodies.get(id(body))
        if known is None:  # it keeps the body, so that no other graph is ever at its address
            known = GraphFacts(body, write_order(body), may_wait(body, self.graph.function))
            self._bodies[id(body)] = known
        return known

    def _own_slot(self, frame: _Frame, node: Node) -> Slot:
        """The node's slot between steps. Resources with equal container, family and shared name share one."""
        name = str(node.attrs.get("shared_name", ""))
        if not name:
            return frame.slots.setdefault(node.name, Slot(name=node.name))
        key = f"{node.attrs.get('container', '')};{lookup(node.op, node).family};{name}"
        return self.state.setdefault(key, Slot(name=name))

    def _inputs(self, frame: _Frame, node: Node, given: Sequence[Any] | None) -> list[Any]:
        facts = frame.facts.of(node)
        variables, written = facts.reads, facts.written
        inputs = []
        for index, value in enumerate(node.inputs):
            if given is not None and (given[index] is not _REFERENCE or forwards_reference(node)):
                inputs.append(given[index])
            elif value in frame.values and index not in variables and index not in written:
                inputs.append(frame.values[value])
            elif index in variables:
                inputs.append(self._read(frame, node.name, variables[index], node))
            else:
                inputs.append(self._slot(frame, value).value)
        return inputs

    def _read(self, frame: _Frame, reader: str, variable: str, node: Node) -> Any:
        """A variable's value as `reader` sees it: the last write that it waits for, else the value at the start."""
        seen = frame.start.get(variable)
        for name, waiting in frame.facts.after.get(variable, []):
            if reader in waiting:
                seen = frame.written.get((name, variable), seen)
        if frame.frames is not None and frame.frames.runs_in.get(reader, ROOT) != ROOT:
            seen = frame.slots[variable].value  # in a loop of primitives only edges order reads and writes
        if seen is None and lookup(node.op).name != "IsVariableInitialized":
            raise Error(f"Attempting to use uninitialized value {variable}", "FAILED_PRECONDITION", variable, node.loc)
        return seen

    def _slot(self, frame: _Frame, value: Value) -> Slot:
        variable = variable_of(frame.graph, value)
        if variable is None:
            raise InternalError(f"{value} is not a variable")
        return frame.slots.setdefault(variable, Slot())

    def _fetch(self, frame: _Frame, value: Value) -> Any:
        if value in frame.values:
            return frame.values[value]
        node = frame.graph[value.node]
        if value.port >= len(node.types):
            raise node.error(f"{node.op} has {len(node.types)} outputs, so there is no {value}")
        if node.inputs or not node.types[value.port].ref:
            raise dead_tensor(value, node)
        return self._read(frame, "", node.name, node)

    def _checked(self, node: Node, kind: TensorType, output: Any) -> Any:
        """Hold a body to its declaration: the dtype and the known dimensions of its result."""
        if output is None or output is _REFERENCE:
            return output
        array = np.asarray(output, dtype=object) if kind.dtype.kind == "string" else np.asarray(output)
        if array.dtype != kind.dtype.numpy and kind.dtype.kind != "string":
            raise InternalError(f"{node.op} declares {kind} but its body gives {array.dtype} (node {node.name!r})")
        shape = kind.shape
        if shape is not None and (
            len(shape) != array.ndim
            or any(isinstance(d, int) and d != n for d, n in zip(shape, array.shape, strict=False))
        ):
            raise InternalError(
                f"{node.op} declares {kind} but its body gives shape {array.shape} (node {node.name!r})"
            )
        return array

    # ---- sub-graphs -----------------------------------------------------------------------------------------------

    def body(
        self,
        outer: _Frame,
        graph: Graph,
        operands: Sequence[Value | None],
        inputs: Sequence[Any],
        name: str,
        function: str = "",
    ) -> list[Any]:
        """Run a sub-graph once on `inputs`; an argument of reference type stands for the outer variable itself.

        `name` tells the sub-graph's random generators apart from those of others in `outer`. All calls of a recursive
        `function` share theirs.
        """
        owner = f"{function}/" if function in self._recursive else f"{outer.owner}{name}/"
        slots: dict[str, Slot] = {}
        values: dict[Value, Any] = {}
        facts = self._facts(graph)
        for arg, operand, value in zip(facts.args, operands, inputs, strict=True):
            if arg.types[0].ref and operand is not None:
                slots[arg.name] = self._slot(outer, operand)
            else:
                values[arg.out()] = value
        for node in facts.keepers:
            slots[node.name] = self.state.setdefault(owner + node.name, Slot(name=node.name))
        frame = _Frame(facts, values, slots, owner=owner)
        self._execute(frame)
        return [frame.values[value] if value in frame.values else self._fetch(frame, value) for value in graph.results]


class _Blamed:
    """A context that turns exceptions into errors of this node. Every node runs in one, so it is no generator."""

    __slots__ = ("node",)

    def __init__(self, node: Node) -> None:
        self.node = node

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Error):
            if error.node is None:
                error.node, error.loc = self.node.name, self.node.loc
        elif isinstance(error, (ArithmeticError, ValueError, IndexError, TypeError, MemoryError)):
            raise self.node.error(f"{self.node.op}: {error}") from error


_REFERENCE = object()
"""The token that the executor passes from node to node for a reference to a variable."""


def value_of(key: Any) -> Value:
    """The value that is fed or fetched under a key, its name or itself."""
    return key if isinstance(key, Value) else Value.parse(str(key))


def _cut(node: Node, fed: Mapping[Value, Any]) -> Node:
    """A node all of whose outputs are fed needs no inputs."""
    if node.types and all(value in fed for value in node.outputs):
        return node.with_(inputs=(), control_inputs=(), op="Arg", attrs={"index": 0, "type": node.types[0].value()})
    return node


def _if(run: Interpreter, frame: _Frame, node: Node, inputs: Sequence[Any]) -> list[Any]:
    name = "then_branch" if bool(inputs[0]) else "else_branch"
    branch = node.attrs[name]
    assert isinstance(branch, Graph)
    return run.body(frame, branch, node.inputs[1:], inputs[1:], f"{node.name}/{name}")


def _while(run: Interpreter, frame: _Frame, node: Node, inputs: Sequence[Any]) -> list[Any]:
    cond, body, count = node.attrs["cond"], node.attrs["body"], node.attrs["loop_vars"]
    assert isinstance(cond, Graph) and isinstance(body, Graph) and isinstance(count, int)
    state = list(inputs)
    collected: list[list[Any]] = [[] for _ in node.types[count:]]
    trips = 0
    while bool(run.body(frame, cond, node.inputs, state, f"{node.name}/cond")[0]):
        results = run.body(frame, body, node.inputs, state, f"{node.name}/body")
        state[:count] = results[:count]
        trips += 1
        for row, value in zip(collected, results[count:], strict=True):
            row.append(value)
    return state[:count] + _collected(run, node, collected, trips)


def _for(run: Interpreter, frame: _Frame, node: Node, inputs: Sequence[Any]) -> list[Any]:
    body, count = node.attrs["body"], node.attrs["loop_vars"]
    assert isinstance(body, Graph) and isinstance(count, int)
    state = list(inputs[1:])
    collected: list[list[Any]] = [[] for _ in node.types[count:]]
    for t in range(max(0, int(inputs[0]))):
        results = run.body(frame, body, (None, *node.inputs[1:]), [np.array(t, np.int32), *state], node.name)
        state[:count] = results[:count]
        for row, value in zip(collected, results[count:], strict=True):
            row.append(value)
    return state[:count] + _collected(run, node, collected, max(0, int(inputs[0])))


def _collected(run: Interpreter, node: Node, rows: list[list[Any]], trips: int) -> list[Array]:
    """The values that a loop collected, stacked; the length gets a name if it could not be known before."""
    if node.attrs["length"]:
        run.symbols[str(node.attrs["length"])] = trips
    kinds = node.types[len(node.types) - len(rows) :]
    return [_stack(run, each, kind) for each, kind in zip(rows, kinds, strict=True)]


def _stack(run: Interpreter, rows: list[Any], kind: TensorType) -> Array:
    if rows:
        other = next((row.shape for row in rows if row.shape != rows[0].shape), None)
        if other is not None:
            raise ValueError(f"collects values of different shapes, {list(rows[0].shape)} and {list(other)}")
        return np.stack(rows)
    sizes = (kind.shape or (0,))[1:]
    known = [0 if d is None or symbols_of(d) - run.symbols.keys() else evaluate(d, run.symbols) for d in sizes]
    return np.zeros([0, *known], kind.dtype.numpy)


def _call(run: Interpreter, frame: _Frame, node: Node, inputs: Sequence[Any]) -> list[Any]:
    name = str(node.attrs["function"])
    body = run.graph.function.get(name)
    if body is None:
        raise node.error(f"calls {name!r}, which the graph does not have", "NOT_FOUND")
    run.depth += 1
    try:
        if run.depth > MAX_CALLS:
            raise node.error(f"calls of {name!r} are nested more than {MAX_CALLS:,} deep", "RESOURCE_EXHAUSTED")
        return run.body(frame, body, node.inputs, inputs, node.name, name)
    except RecursionError:
        raise node.error(f"calls of {name!r} are nested too deep", "RESOURCE_EXHAUSTED") from None
    finally:
        run.depth -= 1


def _gradients(run: Interpreter, frame: _Frame, node: Node, inputs: Sequence[Any]) -> list[Any]:
    raise node.error("gradients must be expanded before a graph runs (pass expand_gradients)", "UNIMPLEMENTED")


_STRUCTURED = {"If": _if, "While": _while, "For": _for, "Call": _call, "Gradients": _gradients}
