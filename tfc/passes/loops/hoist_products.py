"""Hoist products with the rows of an array out of a loop: one product for the rows of all iterations, before the loop.

When: before gradients are expanded, so that the gradient of such a weight is one product too, and that of the rows is
computed only where it is asked for. Where a row is one part of a concatenation, as in the cells of recurrent nets, the
product is first taken apart: a product with a concatenation is the sum of the products with its parts. What is added to
the product and is the same for all rows goes along.

    h = For(n, h0, xs, W, b) {t: tanh([xs[t], h] @ W + b)}
      →   z = xs @ W[:m] + b;   h = For(n, h0, z, W[m:]) {t: tanh(z[t] + h @ W[m:])}

A step of few rows reads all of its weights for little work; the product before the loop reads them once. It adds the
terms up in another order, so a result may differ in its last bits: each part is summed by itself, and then the parts.
Rows that are looked up, as those of an embedding, are looked up before the loop too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.bodies import arguments, body_of
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.rewrite import map_bodies, substitute
from tfc.ir.types.dims import Size
from tfc.ir.types.types import f32, f64
from tfc.passes.cleanup.prune import prune_body
from tfc.passes.gradients.rows import row_index
from tfc.passes.loops.hoist_invariants import invariant_nodes
from tfc.passes.loops.splice import Outer, Splice, constant, same_value

MANY_ROWS = 128
"""A product of so many rows an iteration reads its weights often enough where it is."""
WIDER = 8
"""The products of all rows take at most so many times the memory of the rows."""


@record(frozen=True)
class _Rows:
    """The array of `shape` of which a value of the body is a row: each iteration reads row `index` of its `axis`."""

    shape: tuple[Size, ...]
    axis: int
    index: Value
    array: Callable[[], Value]
    """Makes the array before the loop."""


@record(frozen=True)
class _Part:
    """Neighbouring column blocks of the left operand, `width` columns together, which meet as many rows of the right
    one.
    """

    values: tuple[Value, ...]
    width: int
    rows: _Rows | None


def hoist_products(graph: Graph) -> Graph:
    """Move the products with rows of arrays out of every For, in bodies too."""
    graph = map_bodies(graph, hoist_products)
    outer = Outer(graph)
    nodes: list[Node] = []
    fed = {value.node for entry in graph.entries for _, value in entry.inputs}
    for node in graph.nodes:
        is_free = node.op == "For" and not node.attrs["recompute"] and node.name not in fed
        nodes += _Loop(outer, node).hoisted() if is_free else (node,)
    return graph.with_nodes(nodes)


class _Loop:
    """A For from which products are hoisted."""

    def __init__(self, outer: Outer, node: Node) -> None:
        self.node, self.body = node, body_of(node, "body")
        self.outer, self.splice = outer, Splice(outer, node)
        self.args = [arg.out() for arg in arguments(self.body)]
        self.iteration = self.args[0]
        self.added: list[Value] = []
        """Operands that the loop is handed besides its own."""

    @cached_property
    def inside(self) -> Builder:
        """The body as it is rewritten."""
        return Builder(self.body)

    @cached_property
    def invariant(self) -> Collection[str]:
        """The loop-invariant nodes of the body."""
        return invariant_nodes(self.node, self.body, always_runs=False)

    @cached_property
    def trips(self) -> Size | None:
        """The trip count, if it is known."""
        return self._known(self.node.inputs[0])

    def _known(self, value: Value) -> Size | None:
        """The number that a scalar around the loop is."""
        found = constant(self.outer.graph, value)
        found = self.outer.known.value(value) if found is None else found
        return None if found is None or found.size != 1 else found.reshape(-1).tolist()[0]

    def hoisted(self) -> list[Node]:
        """The nodes before the loop, and the loop; the loop alone when there is nothing to hoist."""
        replaced: dict[Value, Value] = {}
        for product in self.body.order:
            parts = self._parts(product) if product.op == "MatMul" else ()
            if any(part.rows is not None for part in parts):
                with self.inside.at(product.loc), self.inside.device(product.device):
                    replaced.update([self._moved(product, parts)])
        if not replaced:
            return [self.node]
        made = self.inside.finish(self.body.results)
        body = prune_body(substitute(made, made.nodes, replaced))
        inputs = (*self.node.inputs, *self.added)
        return [*self.splice.nodes, self.node.with_(inputs=inputs, attrs={**self.node.attrs, "body": body})]

    # ---- what to move -----------------------------------------------------------------------------------------------

    def _parts(self, product: Node) -> tuple[_Part, ...]:
        """The column blocks of a product's left operand by whether they are rows of the same array axis; () for a
        product to leave.
        """
        left, right = product.inputs
        kind = product.types[0]
        is_plain = not product.control_inputs and not product.attrs["transpose_a"] and not kind.dtype.is_complex
        rows = kind.dims[0] if is_plain and kind.is_known else None
        if rows is None or (isinstance(rows, int) and rows >= MANY_ROWS) or right.node not in self.invariant:
            return ()
        parts: list[_Part] = []
        chosen: _Rows | None = None
        for value in self._concatenated(left) if kind.dtype in (f32, f64) else (left,):
            shape = self.body.type_of(value).shape
            width = shape[1] if shape is not None else None
            if not isinstance(width, int):
                return ()
            of = self._rows_for(value, kind.dims[1])
            if of is not None and (chosen is None or (of.axis, of.index) == (chosen.axis, chosen.index)):
                chosen = of
                parts.append(_Part((value,), width, of))
            elif parts and parts[-1].rows is None:
                parts[-1] = _Part((*parts[-1].values, value), parts[-1].width + width, None)
            else:
                parts.append(_Part((value,), width, None))
        return tuple(parts)

    def _concatenated(self, value: Value) -> tuple[Value, ...]:
        """The matrices whose columns, side by side, are those of a matrix."""
        node = self.body[same_value(self.body, value).node]
        if node.op != "ConcatV2" or node.control_inputs:
            return (value,)
        axis = constant(self.body, node.inputs[-1])
        return node.inputs[:-1] if axis is not None and int(axis.reshape(())) in (1, -1) else (value,)

    def _rows_for(self, value: Value, columns: Size) -> _Rows | None:
        """The rows that a value is one of, if their product with so many columns is worth moving."""
        found = self._rows(value)
        if found is None or len(found.shape) != 3 or found.axis == 2:
            return None
        unknown = sum(not isinstance(size, int) for size in found.shape[:2])
        width = found.shape[2]
        fits = isinstance(width, int) and isinstance(columns, int) and columns <= WIDER * width
        return found if fits and unknown < 2 else None

    def _rows(self, value: Value) -> _Rows | None:
        """The array of which a value is the row of each iteration."""
        node = self.body[same_value(self.body, value).node]
        if node.control_inputs or not node.inputs:
            return None
        if node.op == "GatherV2" and (looked_up := self._looked_up(node)) is not None:
            return looked_up
        source = node.inputs[0]
        read = row_index(self.body, node, source) if source.node in self.invariant else None
        kind = self.body.type_of(source)
        if read is None or len(read[1]) != 1 or not kind.is_known:
            return None
        axis, (index,) = read
        if not isinstance(index, Value) or not self._is_iteration(index, kind.dims[axis]):
            return None
        return _Rows(kind.dims, axis, index, lambda: self._before(source))

    def _looked_up(self, node: Node) -> _Rows | None:
        """The rows of a table that the numbers of each iteration name, for the numbers of all iterations."""
        table, numbers, axis = node.inputs
        at = constant(self.body, axis)
        is_first = at is not None and int(at.reshape(())) == 0 and not node.attrs["batch_dims"]
        rows, kind = self._rows(numbers) if is_first else None, self.body.type_of(table)
        if rows is None or table.node not in self.invariant or not kind.is_known:
            return None

        def array() -> Value:
            first = self.splice.const(np.array(0, np.int32), "axis")
            return self.splice.emit("GatherV2", self._before(table), rows.array(), first, name=node.name)

        return _Rows((*rows.shape, *kind.dims[1:]), rows.axis, rows.index, array)

    def _is_iteration(self, index: Value, rows: Size | None) -> bool:
        """True when an index takes the number of each of the rows once, from the first to the last or back."""
        body, index = self.body, same_value(self.body, index)
        if self.trips is None or self.trips != rows or body.type_of(index).rank != 0:
            return False
        if index == self.iteration:
            return True
        node = body[index.node]
        is_back = node.op == "Sub" and same_value(body, node.inputs[1]) == self.iteration
        return is_back and self._number(node.inputs[0]) == self.trips - 1

    def _number(self, value: Value) -> Size | None:
        """The number that a scalar of the body is in every iteration."""
        value = same_value(self.body, value)
        known = constant(self.body, value)
        if known is not None:
            return int(known) if known.size == 1 else None
        is_captured = value in self.args and value.node in self.invariant
        return self._known(self.node.inputs[self.args.index(value)]) if is_captured else None

    # ---- moving it --------------------------------------------------------------------------------------------------

    def _moved(self, product: Node, parts: Sequence[_Part]) -> tuple[Value, Value]:
        """Hoist the products with rows; the value of the body that is replaced, and its replacement."""
        columns = product.types[0].dims[1]
        weights = self._weights(product, parts)
        sums = [
            self._product_of_all(product, part.rows, weight)
            for part, weight in zip(parts, weights, strict=True)
            if part.rows is not None
        ]
        (rows,) = {(part.rows.axis, part.rows.index) for part in parts if part.rows is not None}
        before = sums[0]
        for other in sums[1:]:
            before = self.splice.emit("AddV2", before, other, name=product.name)
        target, bias = self._added_to_all(product, columns)
        if bias is not None:
            before = self.splice.emit("AddV2", before, self._before(bias), name=target.node)
        b = self.inside
        axis = b.const(np.array(rows[0], np.int32), name="axis")
        total = b.emit("GatherV2", self._handed(before, product.name), rows[1], axis, name=product.name)
        for part, weight in zip(parts, weights, strict=True):
            if part.rows is None:
                left = part.values[0]
                if len(part.values) > 1:
                    left = b.emit("ConcatV2", *part.values, b.const(np.array(1, np.int32)))
                handed = self._handed(weight, "weights")
                one = b.emit("MatMul", left, handed, name=product.name, transpose_b=product.attrs["transpose_b"])
                total = b.emit("AddV2", total, one, name=target.node)
        return target, total

    def _weights(self, product: Node, parts: Sequence[_Part]) -> Sequence[Value]:
        """The rows of the right operand for each column block, before the loop."""
        whole = self._before(product.inputs[1])
        if len(parts) == 1:
            return (whole,)
        axis = 1 if product.attrs["transpose_b"] else 0
        sizes = self.splice.const(np.array([part.width for part in parts], np.int32), "sizes")
        at = self.splice.const(np.array(axis, np.int32), "axis")
        return self.splice.emit_many("SplitV", whole, sizes, at, name="weights", num_split=len(parts))

    def _product_of_all(self, product: Node, rows: _Rows, weight: Value) -> Value:
        """The products of the rows of all iterations, as an array with these rows where theirs are."""
        splice, name = self.splice, product.name
        width, columns = rows.shape[2], product.types[0].dims[1]
        flat = splice.const(np.array([-1, width], np.int32), "rows")
        matrix = splice.emit("Reshape", rows.array(), flat, name=f"{name}/rows")
        made = splice.emit("MatMul", matrix, weight, name=name, transpose_b=product.attrs["transpose_b"])
        sizes = [size if isinstance(size, int) else -1 for size in (*rows.shape[:2], columns)]
        return splice.emit("Reshape", made, splice.const(np.array(sizes, np.int32), "sizes"), name=f"{name}/all")

    def _added_to_all(self, product: Node, columns: Size) -> tuple[Value, Value | None]:
        """The sum of the product and an invariant vector, with that vector; the product and None where nothing is added
        to it.
        """
        body, value = self.body, product.out()
        users = body.users[product.name]
        if len(users) != 1 or value in body.results or users[0].op not in ("Add", "AddV2", "BiasAdd"):
            return value, None
        (node,) = users
        others = [other for other in node.inputs if other != value]
        if len(others) != 1 or node.control_inputs or node.types != product.types:
            return value, None
        is_vector = body.type_of(others[0]).shape == (columns,) and others[0].node in self.invariant
        return (node.out(), others[0]) if is_vector else (value, None)

    def _before(self, value: Value) -> Value:
        """The value before the loop of an invariant value of the body."""
        return self.splice.before(self.body, [value])[value]

    def _handed(self, value: Value, name: str) -> Value:
        """A value made before the loop, inside of it."""
        self.added.append(value)
        return self.inside.arg(self.splice.type_of(value), name=name)
