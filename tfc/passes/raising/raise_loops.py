"""Recover While from frames of Enter, Merge, LoopCond, Switch, NextIteration and Exit (see raise_control_flow.py).

A frame is a While when it is built as TensorFlow's while_loop builds it: one LoopCond; each variable enters into a
Merge whose other input is a NextIteration, a Switch on the LoopCond decides about another iteration, an Exit takes the
false side; all other Enters are constant. What leads to the LoopCond is the condition, what leads to the NextIterations
the body.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial

from tfc.ir.analysis.effects import variable_of
from tfc.ir.analysis.frames import ROOT, Frame, analyse_frames
from tfc.ir.graph.bodies import free_name, is_pure
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value
from tfc.ir.graph.infer import InferError, infer_types
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import substitute
from tfc.ir.ops.primitives import ENTERS, EXITS
from tfc.passes.raising.contexts import Contexts
from tfc.passes.raising.extract import Extraction, NotStructuredError, Parameter, with_known, written_variables

ENDS = NEXT_ITERATIONS | EXITS | ENTERS
"""Ops by which values enter a loop, go round and leave."""


def raise_loops(graph: Graph) -> Graph:
    """Turn well-formed frames into While nodes, the innermost first. Ill-formed ones stay, and those around them."""
    frames = analyse_frames(graph)
    if frames.problems or len(frames.frame) == 1:
        return graph
    refused = set(Contexts(graph, frames).odd)
    while True:
        around = {frame.parent for frame in frames.frame.values() if frame.name != ROOT}
        innermost = [name for name in frames.frame if name not in around and name not in refused and name != ROOT]
        if not innermost:
            return graph
        inside: dict[str, list[Node]] = {name: [] for name in frames.frame}
        for node in graph.order:
            inside[frames.runs_in[node.name]].append(node)
        position = {node.name: index for index, node in enumerate(graph.nodes)}
        known = cache(partial(Builder, graph))
        loops: list[_Loop] = []
        for name in innermost:
            try:
                loops.append(_Loop(graph, frames.frame[name], inside[name], position, known))
            except NotStructuredError:
                refused.add(name)
        graph = _replace(graph, loops)
        frames = analyse_frames(graph)


@dataclass
class _Variable:
    """A loop variable: the data it enters with, and the nodes that carry it."""

    enter: Node
    merge: Node
    following: Node
    switch: Node | None = None
    exits: list[Node] = field(default_factory=list)


class _Loop:
    """A frame that is a While: `node` replaces the nodes `gone`, its outputs the Exits'."""

    def __init__(
        self, graph: Graph, frame: Frame, inside: list[Node], position: Mapping[str, int], known: Callable[[], Builder]
    ) -> None:
        self.graph, self.frame, self.inside, self.position, self.known = graph, frame, inside, position, known
        self.names = {node.name for node in inside}
        enters = [graph[name] for name in frame.enters]
        fed = {value.node for entry in graph.entries for _, value in entry.inputs}
        if self.names & fed:
            raise NotStructuredError("a value of the loop is fed")
        self.written = written_variables(graph, inside)
        self.constants = {node.name: node for node in enters if node.attrs["is_constant"]}
        self.variables = [self._variable(node) for node in enters if not node.attrs["is_constant"]]
        if frame.loop_cond is None or not self.variables:
            raise NotStructuredError("no LoopCond or no variable")
        self.cond = graph[frame.loop_cond]
        self.of_merge = {each.merge.name: index for index, each in enumerate(self.variables)}
        self.of_switch: dict[str, int] = {}
        self._find_switches()
        self._find_exits()
        self.structure = {*self.of_merge, *self.of_switch, self.cond.name}
        self.dropped = self._tokens()
        self.node = self._while()
        self.gone = self.names | set(frame.enters)

    # ---- what the frame is made of ----------------------------------------------------------------------------------

    def _variable(self, enter: Node) -> _Variable:
        if enter.op != "Enter":
            raise NotStructuredError("a reference goes round")
        users = self._users(enter)
        merge = users[0] if len(users) == 1 else None
        if merge is None or merge.op != "Merge" or len(merge.inputs) != 2 or merge.control_inputs:
            raise NotStructuredError(f"{enter.name} does not enter into a Merge")
        other = next((self.graph[value.node] for value in merge.inputs if value.node != enter.name), None)
        if other is None or other.op != "NextIteration" or len(self._users(other)) != 1:
            raise NotStructuredError(f"{merge.name} has no way back")
        if self._reads(merge.out(1)):
            raise NotStructuredError(f"the index of {merge.name} is used")
        return _Variable(enter, merge, other)

    def _users(self, node: Node) -> tuple[Node, ...]:
        return (*self.graph.users[node.name], *self.graph.control_users.get(node.name, ()))

    def _reads(self, value: Value) -> list[Node]:
        return [user for user in self.graph.users[value.node] if value in user.inputs]

    def _find_switches(self) -> None:
        if self.graph.control_users.get(self.cond.name):
            raise NotStructuredError("something waits for the LoopCond")
        for user in self.graph.users[self.cond.name]:
            index = self.of_merge.get(user.inputs[0].node) if user.op == "Switch" else None
            if index is None or user.inputs[1] != self.cond.out() or self.variables[index].switch is not None:
                raise NotStructuredError(f"{user.name} uses the LoopCond")
            if self.graph.control_users.get(user.name) or user.control_inputs:
                raise NotStructuredError(f"control edges at {user.name}")
            self.variables[index].switch = user
            self.of_switch[user.name] = index

    def _find_exits(self) -> None:
        for name in self.frame.exits:
            node = self.graph[name]
            index = self.of_switch.get(node.inputs[0].node)
            if index is None or node.inputs[0].port != 0 or node.control_inputs or node.op not in EXITS:
                raise NotStructuredError(f"{name} does not leave by a Switch")
            self.variables[index].exits.append(node)
        for each in self.variables:
            readers = self._reads(each.switch.out(0)) if each.switch is not None else []
            if any(reader.op not in EXITS for reader in readers):
                raise NotStructuredError("something runs on the last trip only")

    def _tokens(self) -> set[int]:
        """Variables that always stay what they are, and are only waited for: they kept the iterations in order."""
        found = set()
        given = [*self.graph.results, *(value for e in self.graph.entries for _, value in e.outputs)]
        fetched = {value.node for value in given}
        for index, each in enumerate(self.variables):
            value = each.following.inputs[0]
            while (source := self.graph[value.node]).op == "Identity" and source.name in self.names:
                value = source.inputs[0]
            stays = each.switch is not None and value == each.switch.out(1)
            if stays and not any(self.graph.users[node.name] or node.name in fetched for node in each.exits):
                found.add(index)
        return found

    # ---- the While --------------------------------------------------------------------------------------------------

    def _while(self) -> Node:
        kept = [index for index in range(len(self.variables)) if index not in self.dropped]
        cond, body = self._extraction(), self._extraction()
        cond.take(self._inside_roots([self.cond.inputs[0]]))
        cond.take(name for name in self.cond.control_inputs if not cond._is_gate(self.graph[name]))
        following = [self.variables[index].following for index in kept]
        body.take(self._inside_roots([node.inputs[0] for node in following]))
        for each in self.variables:
            body.take(n for n in each.following.control_inputs if not body._is_gate(self.graph[n]))
        self._take_effects(cond, body)
        parameters = self._parameters(kept, cond, body)
        attrs = {
            "cond": cond.build(parameters, [self._result(self.cond.inputs[0])]),
            "body": body.build(parameters, [self._result(node.inputs[0]) for node in following]),
            "loop_vars": len(kept),
        }
        return self._node(kept, parameters, attrs, (*cond.waits, *body.waits))

    def _extraction(self) -> Extraction:
        return Extraction(
            self.graph.by_name,
            self.position,
            self.names.__contains__,
            lambda node, i: self._parameter(node.inputs[i]),
            self.structure,
        )

    def _parameter(self, value: Value) -> Parameter | None:
        variable = self.of_merge.get(value.node)
        if variable is None and value.port == 1:
            variable = self.of_switch.get(value.node)
        if variable is not None:
            if variable in self.dropped:
                return Parameter(("token", variable), self.graph.type_of(value), "token")
            merge = self.variables[variable].merge
            return Parameter(("variable", variable), merge.types[0], merge.name.rpartition("/")[2])
        enter = self.constants.get(value.node)
        if enter is None:
            return None
        data, kind = enter.inputs[0], enter.types[0]
        kind = kind if kind.ref and variable_of(self.graph, value) in self.written else kind.value()
        return Parameter(("constant", data, kind.ref), kind, data.node.rpartition("/")[2])

    def _inside_roots(self, values: Sequence[Value]) -> list[str]:
        return [value.node for value in values if self._parameter(value) is None]

    def _result(self, value: Value) -> Value | Parameter:
        return self._parameter(value) or value

    def _take_effects(self, cond: Extraction, body: Extraction) -> None:
        """Take the loop's effects into the body: they must run, and once an iteration."""
        after = set(self.of_switch)
        for node in self.inside:
            if any(source in after for source in node.sources):
                after.add(node.name)
        for node in self.inside:
            if node.name in self.structure or node.op in ENDS or is_pure(node):
                continue
            if node.name in cond.taken and node.name in body.taken:
                raise NotStructuredError(f"{node.name} belongs to condition and body")
            if node.name not in cond.taken and node.name not in body.taken:
                (body if node.name in after else cond).take([node.name])

    def _parameters(self, kept: Sequence[int], cond: Extraction, body: Extraction) -> list[Parameter]:
        found = [self._parameter(self.variables[index].merge.out()) for index in kept]
        merged = {**cond.parameters, **body.parameters}
        for node in (self.cond, *(self.variables[index].following for index in kept)):
            passed = self._parameter(node.inputs[0])
            if passed is not None:
                merged.setdefault(passed.key, passed)
        rest = [each for each in merged.values() if isinstance(each.key, tuple) and each.key[0] == "constant"]
        if any(isinstance(each.key, tuple) and each.key[0] == "token" for each in merged.values()):
            raise NotStructuredError("a token is used")
        return [*(each for each in found if each is not None), *rest]

    def _node(
        self, kept: Sequence[int], parameters: Sequence[Parameter], own: dict[str, object], waits: Sequence[str]
    ) -> Node:
        graph, record = self.graph, lookup("While")
        inputs = [self.variables[index].enter.inputs[0] for index in kept]
        inputs += [each.key[1] for each in parameters[len(kept) :] if isinstance(each.key, tuple)]
        own["parallel_iterations"] = self.frame.parallel_iterations
        attrs = {name: own.get(name, attribute.default) for name, attribute in record.attributes.items()}
        try:
            types = infer_types(record, [graph.type_of(v) for v in inputs], [None] * len(inputs), attrs)  # type: ignore[arg-type]
        except InferError as error:
            raise NotStructuredError(error.message) from None
        for kind, index in zip(types, kept, strict=True):
            if any(node.types[0] != kind for node in self.variables[index].exits):
                raise NotStructuredError("a variable does not keep its type")
        control = [name for enter in self.frame.enters for name in graph[enter].control_inputs]
        first = graph[self.frame.enters[0]]
        made = Node(
            free_name(graph, self.frame.name), "While", tuple(inputs), tuple(dict.fromkeys((*control, *waits))), attrs,  # type: ignore[arg-type]
            types, first.device, loc=self.cond.loc or first.loc,
        )  # fmt: skip
        return with_known(made, self.known)


def _replace(graph: Graph, loops: Sequence[_Loop]) -> Graph:
    """The graph with all these frames replaced by their While nodes."""
    if not loops:
        return graph
    replaced: dict[Value, Value] = {}
    control: dict[str, tuple[str, ...]] = {}
    at: dict[str, Node] = {}
    for loop in loops:
        at[loop.cond.name] = loop.node
        kept = [each for index, each in enumerate(loop.variables) if index not in loop.dropped]
        for port, each in enumerate(kept):
            replaced.update((node.out(), loop.node.out(port)) for node in each.exits)
        control.update((name, (loop.node.name,)) for name in loop.gone)
    gone = set().union(*(loop.gone for loop in loops))
    nodes = [at.get(node.name, node) for node in graph.nodes if node.name in at or node.name not in gone]
    return substitute(graph, nodes, replaced, control)
