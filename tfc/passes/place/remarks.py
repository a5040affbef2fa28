"""Say which nodes of a placed graph are on a processor because another type of device at hand has no kernel for them.

model.tfg:3:5: remark[device]: y (ComplexAbs) runs on CPU:0: kernels of GPU devices do not hold complex64[3]
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.ir.devices.devices import KINDS, DeviceSet
from tfc.ir.graph.cost import is_free
from tfc.ir.graph.graph import Graph
from tfc.ir.graph.registry import lookup
from tfc.passes.place.late_sizes import with_late_sizes


def device_remarks(graph: Graph, devices: DeviceSet) -> Iterator[str]:
    """A line for each such node of a graph placed on these devices; a branch or loop counts with all inside of it."""
    known = with_late_sizes(graph, devices)
    choosy = {info.type: info for info in devices.types if info.type in KINDS and KINDS[info.type].runs is not None}
    for node in graph.nodes if choosy else ():
        there = devices[node.device]
        if is_free(lookup(node.op).cost) or there.type in choosy:
            continue
        for info in choosy.values():
            why = devices.obstacle(info, known, known.by_name[node.name])
            if why:
                line = f"{node.loc.outermost}: " if node.loc else ""
                yield f"{line}remark[device]: {node.name} ({node.op}) runs on {there.spec.local}: {why}"
