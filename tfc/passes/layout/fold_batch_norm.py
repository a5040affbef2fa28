"""Fold inference batch normalisation, and other scales and shifts by constants, into the product before it.

When: once constants are known and images lie channels last. What follows a convolution or a matrix product and only
adds, subtracts, multiplies by or divides by constants of each channel is x·w·scale + shift. A filter that is a constant
takes up the scale, where it is no larger than the result: a run then saves an operation for each element of that, at
the price of a second filter. Before larger filters three operations or more become two.

    y = Conv2D(x, w); c = Sub(y, mean); n = Mul(c, gain); z = AddV2(n, offset)
    →   y/scaled = Conv2D(x, w·gain); z = AddV2(y/scaled, offset - mean·gain)

The constants are computed in f64 and rounded once. Results are rounded elsewhere than the graph says: with k products a
result differs by at most about (k + 4)·eps·(Σ|x·w·scale| + Σ|terms of shift|), which the product's sum may be off by
as well, and an exact zero may become a number of that size. What is not finite, or would lose bits because it is
subnormal, is left alone, so NaN and infinities arise where they did.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.graph.rewrite import map_bodies
from tfc.ir.types.types import Array, f32, f64
from tfc.passes.cleanup.sink_constants import const_of

PRODUCTS = frozenset({"Conv2D", "DepthwiseConv2dNative", "MatMul"})
"""The ops whose second operand may take up a scale for each of the last axis of their result."""
SCALED = "/scaled"
"""Ends the names of filters with a scale in them, and of what is computed with these."""


def fold_batch_norm(graph: Graph) -> Graph:
    """The graph with scales in filters and at most one shift behind each product, in bodies too."""
    graph = map_bodies(graph, fold_batch_norm)
    products = [node for node in graph.nodes if node.op in PRODUCTS]
    return _Folding(graph).run(products) if products else graph


@record(frozen=True)
class _Affine:
    """x·scale + shift for each channel, in f64; a `shift` of None adds nothing."""

    scale: Array
    shift: Array | None = None

    def then(self, after: _Affine) -> _Affine:
        """The one, and then the other."""
        scale = self.scale * after.scale
        if self.shift is None:
            return _Affine(scale, after.shift)
        shift = self.shift * after.scale
        return _Affine(scale, shift if after.shift is None else shift + after.shift)


class _Folding:
    """A graph in which scales are folded. Values that are fed, fetched by more than their name, waited for or used by
    control flow stay as they are.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        read = {value.node for entry in graph.entries for _, value in (*entry.inputs, *entry.outputs)}
        self.seen = read | {value.node for value in graph.results}
        waited = {name for node in graph.nodes for name in (*node.control_inputs, *node.colocate)}
        targets = {name for entry in graph.entries for name in entry.targets}
        self.fixed = {value.node for entry in graph.entries for _, value in entry.inputs}
        self.fixed |= waited | targets | governed_nodes(graph) | {graph.init}
        self.made: set[str] = set()

    def run(self, products: list[Node]) -> Graph:
        """Fold the nodes behind every product into it."""
        new: dict[str, list[Node]] = {}
        for product in products:
            chain = self._chain(product)
            made = self._folded(product, chain) if chain else []
            if made:
                new |= {node.name: [] for node, _ in chain}
                new[chain[-1][0].name] = made
                if all(product.out() not in node.inputs for node in made):
                    new[product.name] = []
        return self.graph.with_nodes(each for node in self.graph.nodes for each in new.get(node.name, [node]))

    # ---- what follows a product -------------------------------------------------------------------------------------

    def _chain(self, product: Node) -> list[tuple[Node, _Affine]]:
        """The nodes behind a product, each the only user of the one before, with their scale and shift of a channel."""
        (kind,) = product.types
        shape = kind.shape
        if product.name in self.fixed or product.control_inputs or kind.dtype not in (f32, f64) or not shape:
            return []
        if product.attrs.get("data_format", "NHWC") != "NHWC" or not isinstance(shape[-1], int):
            return []
        chain: list[tuple[Node, _Affine]] = []
        last = product
        while last.name not in self.seen:
            users = self.graph.users[last.name]
            step = self._step(users[0], last.out(), shape[-1]) if len(users) == 1 else None
            if step is None or users[0].types[0] != kind or not self._is_beside(users[0], product):
                break
            last = users[0]
            chain.append((last, step))
        return chain

    def _is_beside(self, node: Node, product: Node) -> bool:
        """True when a node may be computed together with the product, by another op."""
        if node.name in self.fixed or node.control_inputs:
            return False
        return (node.device, node.colocate) == (product.device, product.colocate)

    def _step(self, node: Node, value: Value, channels: int) -> _Affine | None:
        """The scale and shift that a node applies to each channel of `value`; None for anything else, or where not all
        is known.
        """
        if node.op == "FusedBatchNorm":
            return self._normalisation(node, value, channels)
        rule = STEPS.get(node.op)
        if rule is None or len(node.inputs) != 2 or node.inputs.count(value) != 1:
            return None
        place = node.inputs.index(value)
        known = self._channels(node.inputs[1 - place], channels)
        return None if known is None or node.attrs.get("data_format", "NHWC") != "NHWC" else rule(known, place)

    def _normalisation(self, node: Node, value: Value, channels: int) -> _Affine | None:
        x, *vectors = node.inputs
        known = [self._channels(vector, channels) for vector in vectors]
        scale, offset, mean, variance = known
        if x != value or node.attrs["is_training"] or node.attrs["data_format"] != "NHWC":
            return None
        if scale is None or offset is None or mean is None or variance is None:
            return None
        others = {node.out(port) for port in range(1, len(node.types))}
        read = {value for user in self.graph.users[node.name] for value in user.inputs}
        read |= {value for entry in self.graph.entries for _, value in entry.outputs} | {*self.graph.results}
        if others & read:
            return None
        with np.errstate(all="ignore"):
            gain = scale / np.sqrt(variance + float(str(node.attrs["epsilon"])))
            return _Affine(gain, offset - mean * gain)

    def _constant(self, value: Value) -> Array | None:
        node = self.graph.by_name.get(value.node)
        literal = node.attrs.get("value") if node is not None and node.op == "Const" else None
        return literal.array if isinstance(literal, Literal) and value.node not in self.fixed else None

    def _channels(self, value: Value, channels: int) -> Array | None:
        """A constant as a number for each channel; None when it differs along another axis."""
        array = self._constant(value)
        if array is None or array.dtype not in (np.float32, np.float64):
            return None
        if array.size != 1 and (array.size != channels or array.shape[-1] != channels):
            return None
        return np.broadcast_to(array.reshape(-1).astype(np.float64), (channels,))

    # ---- what becomes of it -----------------------------------------------------------------------------------------

    def _folded(self, product: Node, chain: list[tuple[Node, _Affine]]) -> list[Node]:
        """The replacements of the last node of a chain, which keeps its name; none where nothing is gained."""
        (kind,), last, total = product.types, chain[-1][0], chain[0][1]
        with np.errstate(all="ignore"):
            for _, step in chain[1:]:
                total = total.then(step)
            scale = total.scale.astype(kind.dtype.storage)
            shift = None if total.shift is None else total.shift.astype(kind.dtype.storage)
        if not _keeps(total.scale, scale) or (shift is not None and not np.isfinite(shift).all()):
            return []
        end = last.with_(op="AddV2", attrs={}, types=product.types)
        if (scale == 1).all():
            return [] if len(chain) < 2 or shift is None else [*self._after(product, end, shift)]
        weights = self._scaled(product, total.scale)
        if weights is None:
            if shift is None or len(chain) < 3:
                return []
            gain = const_of(product, self._name(f"{last.name}/scale"), Literal(scale))
            scaled = end.with_(name=self._name(f"{last.name}{SCALED}"), op="Mul", inputs=(product.out(), gain.out()))
            return [gain, scaled, *self._after(scaled, end, shift)]
        filters = const_of(product, self._name(f"{product.inputs[1].node}{SCALED}"), Literal(weights))
        inputs = product.inputs[0], filters.out()
        if shift is None:
            return [filters, product.with_(name=last.name, inputs=inputs)]
        scaled = product.with_(name=self._name(f"{product.name}{SCALED}"), inputs=inputs)
        return [filters, scaled, *self._after(scaled, end, shift)]

    def _after(self, product: Node, end: Node, shift: Array) -> tuple[Node, Node]:
        added = const_of(product, self._name(f"{end.name}/shift"), Literal(shift))
        return added, end.with_(inputs=(product.out(), added.out()))

    def _scaled(self, product: Node, scale: Array) -> Array | None:
        """The filter times the scales; None where it is not known, larger than the result, or loses bits."""
        weights = self._constant(product.inputs[1])
        sizes = [size for size in product.types[0].shape or () if isinstance(size, int)]
        if weights is None or weights.size > prod(sizes):
            return None
        wide = weights.astype(np.float64)
        if product.op == "DepthwiseConv2dNative":
            wide = wide * scale.reshape(weights.shape[2:])
        elif product.attrs.get("transpose_b"):
            wide = wide * scale[:, None]
        else:
            wide = wide * scale
        with np.errstate(all="ignore"):
            made = wide.astype(weights.dtype)
        return made if _keeps(wide, made) else None

    def _name(self, name: str) -> str:
        while name in self.graph or name in self.made:
            name += "_"
        self.made.add(name)
        return name


def _keeps(wide: Array, rounded: Array) -> bool:
    """True when rounding lost at most half a unit in the last place: nothing became infinite, subnormal or zero."""
    magnitude = np.abs(rounded)
    normal = (magnitude >= np.finfo(rounded.dtype).tiny) & np.isfinite(magnitude)
    return bool((normal | (wide == 0)).all())


def _divide(known: Array, place: int) -> _Affine | None:
    with np.errstate(all="ignore"):
        return _Affine(1 / known) if place == 0 else None


STEPS: dict[str, Callable[[Array, int], _Affine | None]] = {
    **dict.fromkeys(("Add", "AddV2", "BiasAdd"), lambda known, _: _Affine(np.ones_like(known), known)),
    "Sub": lambda known, place: _Affine(-np.ones_like(known), known) if place else _Affine(np.ones_like(known), -known),
    "Mul": lambda known, _: _Affine(known),
    **dict.fromkeys(("Div", "RealDiv"), _divide),
}
"""The scale and shift of a channel by ops of a value and a constant; `place` is the value's among the operands."""
