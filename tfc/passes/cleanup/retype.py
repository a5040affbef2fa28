"""Infer all types of a graph anew, inside of branches and loops too, after something in it became better known.

When: by passes that change what is known of a shape (specialize_shapes, raise_tensor_arrays, name_lengths). Types of
parameters follow those of the operands. A loop variable must have one type on every iteration; where the better known
type of its first value does not survive an iteration, the value is passed on with the sizes that change forgotten:

    x : f32[7, 3], whose body gives f32[?, 3]   →   x/any = PlaceholderWithDefault(x) : f32[?, 3] goes into the loop
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.ir.graph.bodies import first_variable, free_name, loop_vars, offset
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.infer import InferError, infer_types, infer_value
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import owners
from tfc.ir.ops.control import is_assignable
from tfc.ir.types.types import Array, TensorType


def retype(graph: Graph, arguments: Mapping[int, TensorType] | None = None) -> Graph:
    """The graph with all types inferred again; `arguments` are the new types of a body's parameters.

    INVALID_ARGUMENT names a node whose operands do not fit any more.
    """
    return _Retyping(graph, arguments or {}).run()


class _Retyping:
    """A graph that is being retyped. Bodies are retyped by further instances, as deep as structured ops are nested."""

    def __init__(self, graph: Graph, arguments: Mapping[int, TensorType]) -> None:
        self.graph, self.arguments = graph, arguments
        self.types: dict[Value, TensorType] = {}
        self.known: dict[Value, Array] = {}
        self.changed: dict[str, tuple[Node, ...]] = {}
        """The replacements of a changed node: itself, after the nodes that its operands needed."""

    def run(self) -> Graph:
        for node in self.graph.order:
            self._node(node)
        if not self.changed:
            return self.graph
        return self.graph.with_nodes(new for node in self.graph.nodes for new in self.changed.get(node.name, (node,)))

    def _type(self, value: Value) -> TensorType:
        return self.types.get(value) or self.graph.type_of(value)

    def _node(self, node: Node) -> None:
        fixed = self._argument(node) if node.op == "Arg" else self._bodies(node) if node.op in owners() else node
        inputs = [self._type(value) for value in fixed.inputs]
        values = [self.known.get(value) for value in fixed.inputs]
        try:
            types = infer_types(lookup(fixed.op, fixed), inputs, values, fixed.attrs)
        except InferError as error:
            raise node.error(f"{node.op}: {error.message}") from error
        if types != fixed.types:
            fixed = fixed.with_(types=types)
        if fixed is not node:
            self.changed[node.name] = (*self.changed.get(node.name, ()), fixed)
        self.types.update(zip(fixed.outputs, types, strict=True))
        if len(types) == 1 and not lookup(fixed.op, fixed).takes_state:
            known = infer_value(lookup(fixed.op, fixed), inputs, values, fixed.attrs, types[0])
            if known is not None:
                self.known[fixed.out()] = known

    def _argument(self, node: Node) -> Node:
        kind = self.arguments.get(int(str(node.attrs["index"])))
        if kind is None:
            return node
        kind = TensorType(kind.dtype, kind.shape, node.types[0].ref)
        return node if kind == node.types[0] else node.with_(attrs={**node.attrs, "type": kind}, types=(kind,))

    def _bodies(self, node: Node) -> Node:
        """A structured op with its bodies retyped; operands whose sizes change from iteration to iteration are
        loosened.
        """
        first = offset(node)
        kinds = [self._type(value) for value in node.inputs]
        while True:
            given = {index: kind for index, kind in enumerate(kinds[first:])}
            bodies = {name: retype(body, given) for name, body in subgraphs(node)}
            loosened = self._loosened(node, bodies, kinds)
            if loosened == kinds:
                break
            kinds = loosened
        inputs = tuple(self._loosen(node, k, kind) for k, kind in enumerate(kinds))
        if inputs == node.inputs and all(bodies[name] is body for name, body in subgraphs(node)):
            return node
        return node.with_(inputs=inputs, attrs={**node.attrs, **bodies})

    def _loosened(self, node: Node, bodies: Mapping[str, Graph], kinds: Sequence[TensorType]) -> list[TensorType]:
        """The types of the operands, those of loop variables as loose as an iteration makes them."""
        result = list(kinds)
        count = loop_vars(node)
        if not count:
            return result
        start, body = first_variable(node), bodies["body"]
        for k, value in enumerate(body.results[:count], start):
            after = body.type_of(value).value()
            if after.dtype == kinds[k].dtype and not is_assignable(after, kinds[k]):
                result[k] = _common(kinds[k], after)
        return result

    def _loosen(self, node: Node, operand: int, kind: TensorType) -> Value:
        """The operand as a value of this type, which is its own or a looser one."""
        value = node.inputs[operand]
        if kind == self._type(value):
            return value
        name = free_name(self.graph, f"{node.name}/any_{operand}")
        made = Node(name, "PlaceholderWithDefault", (value,), (), {"type": kind}, (kind,), node.device, loc=node.loc)
        self.changed[node.name] = (*self.changed.get(node.name, ()), made)
        self.types[made.out()] = kind
        return made.out()


def _common(a: TensorType, b: TensorType) -> TensorType:
    """The most precise type that covers both types."""
    if a.shape is None or b.shape is None or len(a.shape) != len(b.shape):
        return TensorType(a.dtype, None)
    return TensorType(a.dtype, tuple(x if x == y else None for x, y in zip(a.shape, b.shape, strict=True)))
