"""Compute 3x3 convolutions by Winograd's F(4x4, 3x3) or F(2x2, 3x3), where asked for (Lavin and Gray 2015).

When: after channels_last and fold_batch_norm, which scales filters. With stride 1 and a constant filter F(4x4, 3x3)
takes 36 products for 16 windows instead of 144, and F(2x2, 3x3) 16 for 4 instead of 36, and both some additions for
each element of the tiles. A convolution is rewritten where that is clearly less: by the one of less work, as small
images are few tiles, which must make up for a filter that is four times as large, or not twice.

    y = Conv2D(x, w)   →   p = Pad(x); t = WinogradConv2D(p, w/points); y = Slice(t)

Not the same convolution in every respect, so it has to be asked for: `--winograd` takes either, `--winograd-2x2` the
second alone, which is more exact. Tests hold them to these errors, of C channels, beside the direct sum's:

    F(4x4, 3x3)  three to seven times in the mean; below (C + 17)·eps/2·S; of normal numbers below 60·eps·Σ|x·w|
    F(2x2, 3x3)  0.6 to 1.5 times in the mean; below (C + 7)·eps/2·S; of normal numbers below 8·eps·Σ|x·w|

S is what the algorithm gives for |x| and |w| if all numbers in its matrices lose their signs. It may be many times
Σ|x·w| where neighbouring elements differ by orders of magnitude.

By F(4x4, 3x3) an element that is not finite may make all 16 windows of its tiles NaN, and so may one above about 1e36,
as its multiples overflow. By F(2x2, 3x3) only windows that hold such an element are not finite, which they are not by
the direct sum either, NaN perhaps instead of infinite; sums of four elements must not overflow.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Literal, Node
from tfc.ir.graph.rewrite import map_bodies
from tfc.ir.ops.convolution import kernel_window
from tfc.ir.ops.winograd import F2, F4, Transform
from tfc.ir.types.types import f32

POINTS = "/points"
"""Ends the names of transformed filters."""
TRANSFORM = 5
"""The cost of transforming an element of a tile, for each element along an axis, in operations of a product."""
READ = 32
"""The cost of reading an element of a filter."""
GAIN = 1.25
"""The direct convolution must cost so many times as much."""


def winograd(graph: Graph) -> Graph:
    """The graph with its 3x3 convolutions by one of both transforms where that is worth it, in bodies too."""
    return _by((F4, F2), graph)


def winograd_2x2(graph: Graph) -> Graph:
    """The same by F(2x2, 3x3) alone."""
    return _by((F2,), graph)


def _by(transforms: Collection[Transform], graph: Graph) -> Graph:
    graph = map_bodies(graph, partial(_by, transforms))
    fed = {value.node for entry in graph.entries for _, value in entry.inputs}
    found = ((node, _best(transforms, graph, node)) for node in graph.nodes if node.name not in fed)
    chosen = [(node, transform) for node, transform in found if transform is not None]
    if not chosen:
        return graph
    b = Builder(graph)
    new: dict[str, list[Node]] = {}
    for node, transform in chosen:
        before = len(b.nodes)
        with b.at(node.loc), b.device(node.device):
            _rewrite(b, node, transform)
        new[node.name] = list(b.nodes.values())[before:]
    return graph.with_nodes(each for node in graph.nodes for each in (*new.get(node.name, ()), b.nodes[node.name]))


def _sizes(node: Node) -> tuple[int, int, int, int] | None:
    shape = node.types[0].shape
    if shape is None or len(shape) != 4 or not all(isinstance(size, int) for size in shape):
        return None
    return shape  # type: ignore[return-value]  # just looked at


def _best(transforms: Collection[Transform], graph: Graph, node: Node) -> Transform | None:
    """The cheapest transform for a node, if it is worth it."""
    if node.op != "Conv2D" or node.types[0].dtype != f32 or node.control_inputs:
        return None
    literal = graph.by_name[node.inputs[1].node].attrs.get("value")
    kernel, sizes = literal.array if isinstance(literal, Literal) else None, _sizes(node)
    channels = (graph.type_of(node.inputs[0]).shape or (None,))[-1]
    ones = all(set(node.attrs[name]) == {1} for name in ("strides", "dilations"))  # type: ignore[arg-type]
    is_plain = ones and node.attrs["data_format"] == "NHWC"
    if kernel is None or sizes is None or kernel.shape[:3] != (3, 3, channels) or not is_plain:
        return None
    n, h, w, _ = sizes
    direct = (2 * n * h * w + READ) * kernel.size
    costs = {transform: _cost(transform, sizes, kernel.shape[2]) for transform in transforms}
    best = min(costs, key=costs.__getitem__)
    return best if n * h * w and direct >= GAIN * costs[best] else None


def _cost(transform: Transform, sizes: tuple[int, int, int, int], channels: int) -> int:
    """The cost of a convolution with a result of these sizes, in multiplications and additions of a product."""
    n, h, w, filters = sizes
    tiles = n * -(-h // transform.windows) * -(-w // transform.windows)
    transforming = TRANSFORM * transform.tile * tiles * (channels + filters)
    return transform.points * ((2 * tiles + READ) * channels * filters + transforming)


def _rewrite(b: Builder, node: Node, transform: Transform) -> None:
    """Put the nodes for a convolution into the builder; the last one takes its name."""
    x, kernel = node.inputs
    sizes, literal = _sizes(node), b.nodes[kernel.node].attrs["value"]
    assert sizes is not None
    assert isinstance(literal, Literal)
    around = [(0, 0), *_margins(b, node, sizes, transform), (0, 0)]
    padded = b.emit("Pad", x, b.const(np.array(around, np.int32)), name=f"{node.name}/padded")
    points = b.const(transform.transformed(literal.array), name=f"{kernel.node}{POINTS}")
    windows = transform.windows
    whole = tuple(-(-size // windows) * windows for size in sizes[1:3])
    if whole == sizes[1:3]:
        b.replace(node.with_(op="WinogradConv2D", inputs=(padded, points), attrs={}))
        return
    tiles = b.emit("WinogradConv2D", padded, points, name=f"{node.name}/tiles")
    begin, size = b.const(np.zeros(4, np.int32)), b.const(np.array(sizes, np.int32))
    b.replace(node.with_(op="Slice", inputs=(tiles, begin, size), attrs={}))


def _margins(
    b: Builder, node: Node, sizes: tuple[int, int, int, int], transform: Transform
) -> Iterator[tuple[int, int]]:
    """The padding before and behind the image along both axes, with which whole tiles cover its windows."""
    shape = b.type(node.inputs[0]).shape
    window = kernel_window(node.attrs, (3, 3, None, None))
    assert shape is not None
    for axis in (0, 1):
        given, tiles = shape[1 + axis], -(-sizes[1 + axis] // transform.windows)
        assert isinstance(given, int)
        before = window.before(given, axis)
        assert isinstance(before, int)
        yield before, tiles * transform.windows + 2 - given - before
