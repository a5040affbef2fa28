"""Algebraic simplification: one rule a line of algebra, all of them exact for NaN, infinities and signed zeros.

When: after constants are folded, before CSE. One sweep in topological order; a node is looked at again as long as a
rule changes it. A rule gets the view and a node and gives the value that stands for it, a cheaper node of the same
name and types, or None. Rules that would change a result in any bit (x * 0 = 0, x + 0 = x for floats, reassociation)
are deliberately absent.

    a = Neg(x); b = Neg(a); c = Mul(b, 1)   →   uses of c read x
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Attr, Graph, Node, Value
from tfc.ir.graph.rewrite import map_bodies, resolve, substitute
from tfc.ir.types.types import Array, TensorType

Result = Value | Node | None
Rule = Callable[["View", Node], Result]


class View:
    """The graph as simplified so far: nodes with resolved inputs, their types and known values."""

    def __init__(self, graph: Graph) -> None:
        self.known = Builder(graph)
        self.nodes: dict[str, Node] = {}

    def node(self, value: Value) -> Node:
        """The node that makes a value (on a loop's back edge: as it was)."""
        return self.nodes.get(value.node) or self.known.nodes[value.node]

    def type(self, value: Value) -> TensorType:
        """The type of a value."""
        return self.known.nodes[value.node].types[value.port]

    def constant(self, value: Value) -> Array | None:
        """The value of a Const, or an integer value that is known otherwise."""
        known = self.known.value(value)
        return None if known is None or (known.dtype == object) else known

    def all_equal(self, value: Value, number: float) -> bool:
        """True for a constant all of whose elements are `number` (and, for zero, of its sign)."""
        array = self.constant(value)
        if array is None or array.size == 0 or array.dtype.kind not in "biufV":
            return False
        numbers = array.astype(np.float64)
        return bool(np.all(numbers == number) and np.all(np.signbit(numbers) == np.signbit(number)))


def simplify(graph: Graph) -> Graph:
    """Apply all rules to every node that is not fed and no primitive decides about, in bodies too."""
    graph = map_bodies(graph, simplify)
    view = View(graph)
    kept = {value.node for entry in graph.entries for _, value in entry.inputs} | governed_nodes(graph)
    replaced: dict[Value, Value] = {}
    for original in graph.order:
        node = original
        if replaced and any(value in replaced for value in node.inputs):
            node = node.with_(inputs=tuple(resolve(value, replaced) for value in node.inputs))
        result: Result = node
        while isinstance(result, Node):
            node = result
            result = _apply(view, node) if node.name not in kept and not node.control_inputs else None
        view.nodes[node.name] = node
        if result is not None:
            replaced[node.out()] = result
    nodes = [view.nodes[node.name] for node in graph.nodes]
    gone = {value.node for value in replaced}
    return substitute(graph, (node for node in nodes if node.name not in gone), replaced)


def _apply(view: View, node: Node) -> Result:
    for rule in RULES.get(node.op, ()):
        result = rule(view, node)
        if isinstance(result, Node):
            return result
        # A value stands for the node only if it has the same type: broadcasting may have made it larger.
        if result is not None and result != node.out() and view.type(result) == node.types[0]:
            return result
    return None


def _with(node: Node, op: str, *inputs: Value, **attrs: Attr) -> Node:
    return node.with_(op=op, inputs=inputs, attrs=attrs)


def _is_exact_zero(view: View, value: Value, zero: float) -> bool:
    """The additive identity: any zero for integers, the right signed zero for floats."""
    return view.all_equal(value, zero) or (view.type(value).dtype.is_integer and view.all_equal(value, 0.0))


def add_zero(view: View, node: Node) -> Result:
    """x + -0 = x;  -0 + x = x (integers: +0)."""
    x, y = node.inputs
    return x if _is_exact_zero(view, y, -0.0) else y if _is_exact_zero(view, x, -0.0) else None


def sub_zero(view: View, node: Node) -> Result:
    """x - 0 = x."""
    return node.inputs[0] if _is_exact_zero(view, node.inputs[1], 0.0) else None


def mul_one(view: View, node: Node) -> Result:
    """x * 1 = x;  1 * x = x."""
    x, y = node.inputs
    return x if view.all_equal(y, 1.0) else y if view.all_equal(x, 1.0) else None


def mul_minus_one(view: View, node: Node) -> Result:
    """x * -1 = -x."""
    x, y = node.inputs
    if view.all_equal(x, -1.0):
        x, y = y, x
    return _with(node, "Neg", x) if view.all_equal(y, -1.0) and view.type(x) == node.types[0] else None


def div_one(view: View, node: Node) -> Result:
    """x / 1 = x."""
    return node.inputs[0] if view.all_equal(node.inputs[1], 1.0) else None


def floordiv_one(view: View, node: Node) -> Result:
    """x // 1 = x for integers (floats are rounded down)."""
    return div_one(view, node) if node.types[0].dtype.is_integer else None


def involution(view: View, node: Node) -> Result:
    """--x = x;  !!x = x;  conj conj x = x."""
    inner = view.node(node.inputs[0])
    return inner.inputs[0] if inner.op == node.op else None


def pow_small(view: View, node: Node) -> Result:
    """x ** 1 = x;  x ** 2 = square x."""
    x, y = node.inputs
    if view.all_equal(y, 2.0) and view.type(x) == node.types[0]:
        return _with(node, "Square", x)
    return x if view.all_equal(y, 1.0) else None


def single_part(view: View, node: Node) -> Result:
    """add_n [x] = x."""
    return node.inputs[0] if len(node.inputs) == 1 else None


def single_concat(view: View, node: Node) -> Result:
    """concat [x] = x."""
    return node.inputs[0] if len(node.inputs) == 2 else None


def forward(view: View, node: Node) -> Result:
    """identity x = x, unless x is a variable, whose value the node captures at its place in the step, or the node takes
    it to another device, as `with device` asks."""
    x = node.inputs[0]
    crosses = node.device and node.device != (view.node(x).device or node.device)
    return None if view.type(x).ref or crosses else x


def same_type(view: View, node: Node) -> Result:
    """reshape, cast, broadcast, sum-to, squeeze … of x to the type it has = x."""
    return node.inputs[0] if view.type(node.inputs[0]) == node.types[0] and node.types[0].is_known else None


def reshape_reshape(view: View, node: Node) -> Result:
    """reshape (reshape x) = reshape x."""
    inner = view.node(node.inputs[0])
    if inner.op not in ("Reshape", "ExpandDims", "Squeeze") or view.type(inner.inputs[0]).ref:
        return None
    return node.with_(inputs=(inner.inputs[0], *node.inputs[1:]))


def transpose_identity(view: View, node: Node) -> Result:
    """transpose x by 0, 1, 2 … = x."""
    perm = view.constant(node.inputs[1])
    return node.inputs[0] if perm is not None and perm.tolist() == list(range(perm.size)) else None


def transpose_transpose(view: View, node: Node) -> Result:
    """transpose (transpose x by p) by the inverse of p = x."""
    inner = view.node(node.inputs[0])
    if inner.op != "Transpose":
        return None
    first, second = view.constant(inner.inputs[1]), view.constant(node.inputs[1])
    if first is None or second is None or first.size != second.size:
        return None
    return inner.inputs[0] if first[second].tolist() == list(range(first.size)) else None


def matmul_transpose(view: View, node: Node) -> Result:
    """transpose(a) @ b = matmul(a, b, transpose_a)."""
    for index, flag in ((0, "transpose_a"), (1, "transpose_b")):
        inner = view.node(node.inputs[index])
        perm = view.constant(inner.inputs[1]) if inner.op == "Transpose" else None
        if perm is not None and perm.tolist() == [1, 0] and not view.type(inner.inputs[0]).ref:
            inputs = list(node.inputs)
            inputs[index] = inner.inputs[0]
            return node.with_(inputs=tuple(inputs), attrs={**node.attrs, flag: not node.attrs[flag]})
    return None


def cast_cast(view: View, node: Node) -> Result:
    """cast (cast x to a wider type) to t = cast x to t."""
    inner = view.node(node.inputs[0])
    if inner.op != "Cast" or view.type(inner.inputs[0]).ref:
        return None
    source, middle = view.type(inner.inputs[0]).dtype, view.type(node.inputs[0]).dtype
    widens = source.kind == middle.kind and source.size < middle.size and "bf16" not in (source.name, middle.name)
    return node.with_(inputs=(inner.inputs[0],)) if widens else None


def select_same(view: View, node: Node) -> Result:
    """select p x x = x."""
    return node.inputs[1] if node.inputs[1] == node.inputs[2] else None


def select_known(view: View, node: Node) -> Result:
    """select true x y = x;  select false x y = y."""
    pred = view.constant(node.inputs[0])
    if pred is None or pred.size != 1 or any(view.type(value).ref for value in node.inputs[1:]):
        return None
    return node.inputs[1] if bool(pred.reshape(())) else node.inputs[2]


RULES: dict[str, tuple[Rule, ...]] = {
    "Add": (add_zero,), "AddV2": (add_zero,), "Sub": (sub_zero,), "Mul": (mul_one, mul_minus_one),
    "Div": (div_one,), "RealDiv": (div_one,), "FloorDiv": (floordiv_one,), "Pow": (pow_small,),
    "Neg": (involution,), "LogicalNot": (involution,), "Invert": (involution,), "Conj": (involution,),
    "AddN": (single_part,), "ConcatV2": (single_concat,),
    "Identity": (forward,), "StopGradient": (forward,), "PreventGradient": (forward,),
    "Reshape": (same_type, reshape_reshape), "Squeeze": (same_type,), "ExpandDims": (same_type,),
    "Cast": (same_type, cast_cast), "BroadcastTo": (same_type,), "SumTo": (same_type,), "EnsureShape": (same_type,),
    "Transpose": (transpose_identity, transpose_transpose), "MatMul": (matmul_transpose,),
    "Select": (select_same, select_known), "SelectV2": (select_same, select_known),
}  # fmt: skip
"""The rules by the op they look at."""
