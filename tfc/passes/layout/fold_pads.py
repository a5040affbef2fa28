"""Fold constant padding into the windows that alone read it.

When: once the padding is known, before channels_last, which then has a node less to turn. A convolution, the gradient
of its filter and a max-pooling take explicit padding themselves, without a padded copy of the image: zeros for the
one, for the other what never wins. That is minus infinity or the lowest integer, and zero behind a Relu, which gives
nothing less. The Pad goes only if all that reads it takes it up.

    p = PadV2(x, [[0, 0], [1, 1], [1, 1], [0, 0]], -inf); y = MaxPool(p, padding="VALID")
    →   y = MaxPool(x, padding="EXPLICIT", explicit_paddings=[0, 0, 1, 1, 1, 1, 0, 0])

The results are the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Attr, Graph, Node
from tfc.ir.graph.infer import InferError
from tfc.ir.graph.layout import Images
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import map_bodies
from tfc.ir.ops.window import window_of_attrs
from tfc.ir.types.types import Array

NOT_NEGATIVE = frozenset({"Relu", "Relu6"})
"""Ops that give nothing less than zero, nor a zero with a sign."""


def fold_pads(graph: Graph) -> Graph:
    """The graph with its constant padding in the windows behind it, in bodies too."""
    graph = map_bodies(graph, fold_pads)
    if graph.ops.isdisjoint({"Pad", "PadV2"}) or not any(map(_pads_images, graph.ops)):
        return graph
    return _Folding(graph).run()


def _pads_images(op: str) -> bool:
    """True for ops that pad their first operand, an image: convolutions by zeros, MaxPool by what never wins."""
    layout = lookup(op).layout
    return op == "MaxPool" or (isinstance(layout, Images) and layout.convolves and layout.operands[0] == 0)


class _Folding:
    """One graph. What is fed, fetched, waited for or decided about stays as it is."""

    def __init__(self, graph: Graph) -> None:
        self.graph, self.known = graph, Builder(graph)
        fed = {value.node for entry in graph.entries for _, value in entry.inputs}
        self.fixed = fed | governed_nodes(graph)
        read = {value.node for entry in graph.entries for _, value in entry.outputs}
        read |= {value.node for value in graph.results}
        waited = {name for node in graph.nodes for name in (*node.control_inputs, *node.colocate)}
        targets = {name for entry in graph.entries for name in entry.targets}
        self.kept = self.fixed | read | waited | targets | {graph.init}

    def run(self) -> Graph:
        """Offer every Pad to those that read it."""
        nodes = dict(self.graph.by_name)
        for pad in self.graph.nodes:
            if pad.op in ("Pad", "PadV2"):
                users = [nodes[user.name] for user in self.graph.users[pad.name]]
                may_go = pad.name not in self.kept and not pad.control_inputs and not pad.colocate
                folded = [self._folded(pad, user) for user in users] if may_go else []
                taken = [node for node in folded if node is not None]
                if taken and len(taken) == len(users):
                    nodes |= {node.name: node for node in taken}
                    del nodes[pad.name]
        if len(nodes) == len(self.graph.nodes):
            return self.graph
        return self.graph.with_nodes(nodes[node.name] for node in self.graph.nodes if node.name in nodes)

    def _folded(self, pad: Node, user: Node) -> Node | None:
        """A node that reads a Pad, reading what is padded instead; None where that is not the same."""
        if not _pads_images(user.op):
            return None
        if user.name in self.fixed or user.device != pad.device or user.inputs.count(pad.out()) != 1:
            return None
        around = self._known(pad, 1)
        if around is None or user.inputs[0] != pad.out() or around.shape != (4, 2):
            return None
        attrs = self._padded(user, around)
        if attrs is None or not self._is_what_is_filled_with(pad, user, attrs):
            return None
        return user.with_(inputs=(pad.inputs[0], *user.inputs[1:]), attrs=attrs)

    def _padded(self, user: Node, around: Array) -> dict[str, Attr] | None:
        """The attributes of a node that pads by so many more itself."""
        own = user.attrs["explicit_paddings"] if user.attrs["padding"] == "EXPLICIT" else (0,) * 8
        if user.attrs["padding"] == "SAME" or not isinstance(own, tuple):
            return None
        first = 1 if user.attrs["data_format"] == "NHWC" else 2
        if around[[k for k in range(4) if not first <= k < first + 2]].any():
            return None
        both = tuple(int(str(mine)) + more for mine, more in zip(own, around.reshape(-1).tolist(), strict=True))
        return {**user.attrs, "padding": "EXPLICIT", "explicit_paddings": both}

    def _is_what_is_filled_with(self, pad: Node, user: Node, attrs: dict[str, Attr]) -> bool:
        """True when a Pad fills with what its user would fill with, or with what changes nothing."""
        (kind,) = pad.types
        fill = np.zeros((), kind.dtype.storage) if pad.op == "Pad" else self._known(pad, 2)
        if fill is None:
            return False
        is_zero = not fill.any() and not np.signbit(fill.astype(np.float64)).any()
        if user.op != "MaxPool":
            return is_zero
        if not _is_within_windows(attrs):
            return False
        source = self.graph.by_name[pad.inputs[0].node]
        if is_zero and source.op in NOT_NEGATIVE and source.name not in self.fixed:
            return True
        lowest = -np.inf if kind.dtype.is_float else np.iinfo(kind.dtype.storage).min
        return bool((fill == lowest).all())

    def _known(self, pad: Node, operand: int) -> Array | None:
        known = self.known.value(pad.inputs[operand])
        return None if known is None or known.dtype == object else known


def _is_within_windows(attrs: Mapping[str, Attr]) -> bool:
    """True when each window of a pooling that pads explicitly holds an element of the image."""
    try:
        window_of_attrs(attrs)
    except InferError:
        return False
    return True
