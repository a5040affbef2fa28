"""Compute 3x3 convolutions by Winograd's F(4x4, 3x3), where `--winograd` allows it (Lavin and Gray 2015).

When: after channels_last and fold_batch_norm, which scales filters. A convolution with stride 1 and a constant filter
takes 36 products for 16 windows instead of 144, and some additions for each element of the tiles; it is rewritten where
that is clearly less, and there are tiles enough to make up for a filter that is four times as large.

    y = Conv2D(x, w)   →   p = Pad(x); t = WinogradConv2D(p, w/points); y = Slice(t)

Not the same convolution in every respect, so it has to be asked for. Rounding errors are larger: of normal numbers five
times the direct sum's in the mean and below 60·eps·Σ|x·w| at most, to which tests hold them. An element that is not
finite makes all 16 windows of its tiles NaN, and so does one above about 1e36, as its multiples overflow.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tfc.ir.build import Builder
from tfc.ir.graph import Graph, Literal, Node
from tfc.ir.ops.convolution import kernel_window
from tfc.ir.ops.winograd import TILE, WINDOWS, transformed
from tfc.ir.rewrite import map_bodies
from tfc.ir.types import Array, f32

POINTS = "/points"
"""Ends the names of transformed filters."""
TRANSFORM = 40
"""What transforming an element of a tile costs, in multiplications and additions of a product."""
GAIN = 1.25
"""The direct convolution must cost so many times as much."""
TILES = 32
"""With fewer tiles reading a filter four times as large takes longer than what is saved."""


def winograd(graph: Graph) -> Graph:
    """The graph with its 3x3 convolutions by Winograd's where that is worth it, in bodies too."""
    graph = map_bodies(graph, winograd)
    fed = {value.node for entry in graph.entries for _, value in entry.inputs}
    chosen = {node.name: node for node in graph.nodes if node.name not in fed and _is_worth(graph, node)}
    if not chosen:
        return graph
    b = Builder(graph)
    new: dict[str, list[Node]] = {}
    for node in chosen.values():
        before = len(b.nodes)
        with b.at(node.loc), b.device(node.device):
            _rewrite(b, node)
        new[node.name] = list(b.nodes.values())[before:]
    return graph.with_nodes(each for node in graph.nodes for each in (*new.get(node.name, ()), b.nodes[node.name]))


def _filter(graph: Graph, node: Node) -> Array | None:
    literal = graph.by_name[node.inputs[1].node].attrs.get("value")
    return literal.array if isinstance(literal, Literal) else None


def _sizes(node: Node) -> tuple[int, int, int, int] | None:
    shape = node.types[0].shape
    if shape is None or len(shape) != 4 or not all(isinstance(size, int) for size in shape):
        return None
    return shape  # type: ignore[return-value]  # just looked at


def _is_worth(graph: Graph, node: Node) -> bool:
    if node.op != "Conv2D" or node.types[0].dtype != f32 or node.control_inputs:
        return False
    kernel, sizes = _filter(graph, node), _sizes(node)
    channels = (graph.type_of(node.inputs[0]).shape or (None,))[-1]
    if kernel is None or sizes is None or kernel.shape[:3] != (3, 3, channels) or not _is_plain(node):
        return False
    n, h, w, filters = sizes
    tiles = n * -(-h // WINDOWS) * -(-w // WINDOWS)
    direct = 2 * n * h * w * kernel.size
    ours = TILE * TILE * tiles * (2 * kernel.shape[2] * filters + TRANSFORM * (kernel.shape[2] + filters))
    return tiles >= TILES and direct >= GAIN * ours


def _is_plain(node: Node) -> bool:
    """Whether windows of channels last stand side by side."""
    ones = all(set(node.attrs[name]) == {1} for name in ("strides", "dilations"))  # type: ignore[arg-type]
    return ones and node.attrs["data_format"] == "NHWC"


def _rewrite(b: Builder, node: Node) -> None:
    """Put the nodes for a convolution into the builder; the last one takes its name."""
    x, kernel = node.inputs
    sizes, literal = _sizes(node), b.nodes[kernel.node].attrs["value"]
    assert sizes is not None
    assert isinstance(literal, Literal)
    around = [(0, 0), *_margins(b, node, sizes), (0, 0)]
    padded = b.emit("Pad", x, b.const(np.array(around, np.int32)), name=f"{node.name}/padded")
    points = b.const(transformed(literal.array), name=f"{kernel.node}{POINTS}")
    whole = tuple(-(-size // WINDOWS) * WINDOWS for size in sizes[1:3])
    if whole == sizes[1:3]:
        b.replace(node.with_(op="WinogradConv2D", inputs=(padded, points), attrs={}))
        return
    tiles = b.emit("WinogradConv2D", padded, points, name=f"{node.name}/tiles")
    begin, size = b.const(np.zeros(4, np.int32)), b.const(np.array(sizes, np.int32))
    b.replace(node.with_(op="Slice", inputs=(tiles, begin, size), attrs={}))


def _margins(b: Builder, node: Node, sizes: tuple[int, int, int, int]) -> Iterator[tuple[int, int]]:
    """What stands before and behind the image along both axes, so that whole tiles cover its windows."""
    shape = b.type(node.inputs[0]).shape
    window = kernel_window(node.attrs, (3, 3, None, None))
    assert shape is not None
    for axis in (0, 1):
        given, tiles = shape[1 + axis], -(-sizes[1 + axis] // WINDOWS)
        assert isinstance(given, int)
        before = window.before(given, axis)
        assert isinstance(before, int)
        yield before, tiles * WINDOWS + (TILE - WINDOWS) - given - before
