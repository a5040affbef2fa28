"""Remarks on filters that were changed when the graph was compiled (the passes fold_batch_norm and winograd).

model.tfg:4:1: remark[filter]: y (Conv2D) has the scale of its channels in its filter
model.tfg:4:1: remark[filter]: y computes windows of 3x3 by F(4x4, 3x3), with larger rounding errors
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.ir.graph.graph import Graph, Node
from tfc.ir.ops.winograd import TRANSFORMS
from tfc.passes.layout.fold_batch_norm import PRODUCTS, SCALED
from tfc.passes.layout.winograd import POINTS


def filter_remarks(graph: Graph) -> Iterator[tuple[str, Node]]:
    """The changes of the constant filters, with the node that a remark is about."""
    for node in graph.order:
        if node.op in PRODUCTS or node.op == "WinogradConv2D":
            name = node.inputs[1].node
            if name.removesuffix(POINTS).endswith(SCALED):
                yield f"{node.name} ({node.op}) has the scale of its channels in its filter", node
            if node.op == "WinogradConv2D" and name.endswith(POINTS):
                points = graph.type_of(node.inputs[1]).shape
                assert points is not None
                name = TRANSFORMS[int(str(points[0]))].name
                yield f"{node.name} computes windows of 3x3 by {name}, with larger rounding errors", node
