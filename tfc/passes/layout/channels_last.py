"""Keep images channels last wherever they are convolved, whatever layout the graph was written for (as Grappler does).

When: once constants are known and equal nodes merged. Convolutions written for NCHW become NHWC ones between two
transposes. What follows them is computed on images as they lie then, so that a transpose is pushed on until it meets
its inverse, a node that needs the other layout, or a result; constants are transposed here. Transposes that end up
unused are swept away.

    y = Conv2D(x, w) {NCHW}; r = Relu(y); z = Conv2D(r, v) {NCHW}
    →   x' = Transpose(x, 0 2 3 1); y' = Conv2D(x', w); r' = Relu(y'); z' = Conv2D(r', v); z = Transpose(z', 0 3 1 2)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

import numpy as np

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Attr, Graph, Literal, Node, Value
from tfc.ir.graph.layout import PER_AXIS, Images
from tfc.ir.graph.registry import ELEMENTWISE, PURE, REDUCTION, lookup
from tfc.ir.graph.rewrite import map_bodies, substitute
from tfc.ir.types.types import Array

LAST, FIRST = (0, 2, 3, 1), (0, 3, 1, 2)
"""The permutations that make images channels last, and first again."""
TURNED = "/last"
"""Ends the names of what is channels last and was written otherwise."""

SIZES_PER_AXIS = ("strides", "dilations", "ksize")
"""Attributes of windows with a number for each axis."""


def channels_last(graph: Graph) -> Graph:
    """The graph with its convolutions channels last and the transposes between them cancelled, in bodies too."""
    graph = map_bodies(graph, channels_last)
    if not any(map(is_convolution, graph.ops)):
        return graph
    ops = {node.op for node in graph.nodes if node.attrs.get("data_format") == "NCHW"}
    if not any(map(is_convolution, ops)):
        return graph
    return _Layout(graph).run()


def is_convolution(op: str) -> bool:
    """True for the ops that images are worth transposing for."""
    layout = lookup(op).layout
    return isinstance(layout, Images) and layout.convolves


class _Layout:
    """One graph. `last` holds, for images that are channels first, the same ones as they were computed channels last,
    `copies` those that had to be transposed."""

    def __init__(self, graph: Graph) -> None:
        self.graph, self.b = graph, Builder(graph)
        self.fixed = {value.node for entry in graph.entries for _, value in entry.inputs} | governed_nodes(graph)
        self.last: dict[Value, Value] = {}
        self.copies: dict[Value, Value] = {}
        self.perms: dict[tuple[int, ...], Value] = {}
        self.replaced: dict[Value, Value] = {}

    def run(self) -> Graph:
        """Offer every node to the rule for its op."""
        new: dict[str, list[str]] = {}
        for node in self.graph.order:
            rule = self._rule(node)
            if rule is None or node.name in self.fixed or not node.types:
                continue
            before = len(self.b.nodes)
            with self.b.at(node.loc), self.b.device(node.device):
                rule(node)
            new[node.name] = list(islice(reversed(self.b.nodes), len(self.b.nodes) - before))[::-1]
        names = (name for node in self.graph.nodes for name in (*new.get(node.name, ()), node.name))
        return substitute(self.graph, [self.b.nodes[name] for name in names], self.replaced)

    def _rule(self, node: Node) -> Callable[[Node], None] | None:
        op = lookup(node.op, node)
        if node.attrs.get("data_format") == "NCHW":
            return self._window if isinstance(op.layout, Images) else None
        rules = {
            "SplitV": self._split,
            "Transpose": self._transpose,
            "ConcatV2": self._concat,
            "Split": self._split,
        }
        if node.op in rules:
            return rules[node.op]
        if op.has(REDUCTION):
            return self._reduction
        if op.layout is PER_AXIS:
            return self._per_axis
        return self._elementwise if op.has(PURE | ELEMENTWISE) else None

    # ---- images ---------------------------------------------------------------------------------------------------

    def _image(self, value: Value) -> Value:
        """An image channels last: as it was computed, or transposed for it."""
        if value in self.last:
            return self.last[value]
        if value not in self.copies:
            node = self.b.nodes[value.node]
            literal = node.attrs.get("value") if node.op == "Const" else None
            if isinstance(literal, Literal):
                made = self.b.const(np.ascontiguousarray(literal.array.transpose(LAST)), name=f"{node.name}{TURNED}")
            else:
                made = self.b.emit("Transpose", value, self._perm(LAST), name=f"{value.node}{TURNED}")
            self.copies[value] = made
        return self.copies[value]

    def _perm(self, perm: tuple[int, ...]) -> Value:
        if perm not in self.perms:
            self.perms[perm] = self.b.const(np.array(perm, np.int32), name="perm")
        return self.perms[perm]

    def _stand_in(self, node: Node, inputs: Sequence[Value], **attrs: Attr) -> None:
        """The node channels last; under its own name it is what that gives, transposed back."""
        given = {**node.attrs, **attrs}
        made = self.b.node(node.op, *inputs, name=f"{node.name}{TURNED}", control=node.control_inputs, **given)
        self.last[node.out()] = made.out()
        self.replaced |= {node.out(port): made.out(port) for port in range(1, len(node.types))}
        back = node.with_(op="Transpose", inputs=(made.out(), self._perm(FIRST)), attrs={}, types=node.types[:1])
        self.b.replace(back.with_(control_inputs=()))

    def _known(self, value: Value) -> Array | None:
        known = self.b.value(value)
        return None if known is None or known.dtype == object else known

    def _constant(self, array: Array, like: Value) -> Value:
        return self.b.const(np.asarray(array, self.b.type(like).dtype.storage), name=f"{like.node}{TURNED}")

    # ---- rules ----------------------------------------------------------------------------------------------------

    def _window(self, node: Node) -> None:
        """The rule for nodes with a layout among their attributes."""
        layout = lookup(node.op).layout
        assert isinstance(layout, Images)
        images, inputs = layout.operands, list(node.inputs)
        if any(self.b.type(inputs[k]).rank != 4 for k in images):
            return
        if not layout.convolves and not any(inputs[k] in self.last for k in images):
            return
        if layout.sized:
            sizes = self._known(inputs[0])
            if sizes is None:
                return
            inputs[0] = self._constant(sizes[list(LAST)], inputs[0])
        for k in images:
            inputs[k] = self._image(inputs[k])
        attrs: dict[str, Attr] = {"data_format": "NHWC"}
        for name in SIZES_PER_AXIS:
            values = node.attrs.get(name)
            if isinstance(values, tuple) and len(values) == 4:
                attrs[name] = tuple(values[axis] for axis in LAST)
        paddings = node.attrs.get("explicit_paddings")
        if isinstance(paddings, tuple) and len(paddings) == 8:
            attrs["explicit_paddings"] = tuple(paddings[2 * axis + end] for axis in LAST for end in (0, 1))
        if layout.gives_image:
            self._stand_in(node, inputs, **attrs)
        else:
            self.b.replace(node.with_(inputs=tuple(inputs), attrs={**node.attrs, **attrs}))

    def _transpose(self, node: Node) -> None:
        """One to channels last gives the image as it lies; one to channels first says how it lies."""
        perm = self._known(node.inputs[1])
        if perm is None or self.b.type(node.inputs[0]).ref:
            return
        if tuple(perm.tolist()) == FIRST:
            self.last[node.out()] = node.inputs[0]
        elif tuple(perm.tolist()) == LAST and node.inputs[0] in self.last and not node.control_inputs:
            self.replaced[node.out()] = self.last[node.inputs[0]]

    def _elementwise(self, node: Node) -> None:
        """One of images of one shape, and numbers, constants and vectors of channels beside them."""
        shape = node.types[0].shape
        if len(node.types) != 1 or shape is None or len(shape) != 4:
            return
        images = [v for v in node.inputs if self.b.type(v).shape == shape]
        if 2 * sum(v in self.last or self.b.nodes[v.node].op == "Const" for v in images) < len(images):
            return
        if not any(value in self.last for value in images):
            return
        others = {value: self._beside(value) for value in node.inputs if value not in images}
        if any(value is None for value in others.values()):
            return
        inputs = [self._image(value) if value in images else others[value] for value in node.inputs]
        self._stand_in(node, [value for value in inputs if value is not None])

    def _beside(self, value: Value) -> Value | None:
        """A smaller operand as images that are channels last need it; None if it has no such form."""
        shape = self.b.type(value).shape
        if shape is None or self.b.type(value).ref:
            return None
        if all(size == 1 for size in shape):
            return value
        if len(shape) < 3 or any(size != 1 for axis, size in enumerate(shape) if axis != len(shape) - 3):
            return None
        return self.b.emit("Reshape", value, self.b.const(np.array([-1], np.int32), name="shape"))

    def _concat(self, node: Node) -> None:
        *parts, axis = node.inputs
        along = self._known(axis)
        if along is None or any(self.b.type(part).rank != 4 for part in parts):
            return
        if 2 * sum(part in self.last for part in parts) < len(parts):
            return
        place = self._constant(np.array(LAST.index(int(along.reshape(())) % 4)), axis)
        self._stand_in(node, [*map(self._image, parts), place])

    def _split(self, node: Node) -> None:
        """All parts are images, each with a transpose of its own."""
        inputs = list(node.inputs)
        image, axis = (1, 0) if node.op == "Split" else (0, 2)
        along = self._known(inputs[axis])
        if along is None or inputs[image] not in self.last:
            return
        inputs[axis] = self._constant(np.array(LAST.index(int(along.reshape(())) % 4)), inputs[axis])
        inputs[image] = self.last[inputs[image]]
        made = self.b.node(node.op, *inputs, name=f"{node.name}{TURNED}", control=node.control_inputs, **node.attrs)
        for part, old in zip(made.outputs, node.outputs, strict=True):
            self.last[old] = part
            self.replaced[old] = self.b.emit("Transpose", part, self._perm(FIRST), name=f"{node.name}/first")

    def _per_axis(self, node: Node) -> None:
        """One whose other operands have a row for each axis; what is padded with has no axes."""
        x, *others = node.inputs
        rows = [value for value in others if self.b.type(value).rank != 0]
        known = {value: self._known(value) for value in rows}
        if x not in self.last or any(array is None for array in known.values()):
            return
        moved = {value: self._constant(array[list(LAST)], value) for value, array in known.items() if array is not None}
        self._stand_in(node, [self.last[x], *(moved.get(value, value) for value in others)])

    def _reduction(self, node: Node) -> None:
        """One that keeps its dimensions, or whose result is in the same order either way."""
        x, over = node.inputs
        known = self._known(over)
        if known is None or x not in self.last:
            return
        axes = {int(axis) % 4 for axis in known.reshape(-1).tolist()}
        places = self._constant(np.array([k for k, axis in enumerate(LAST) if axis in axes]), over)
        if node.attrs["keep_dims"]:
            self._stand_in(node, [self.last[x], places])
        elif [axis for axis in range(4) if axis not in axes] == [axis for axis in LAST if axis not in axes]:
            self.b.replace(node.with_(inputs=(self.last[x], places)))
