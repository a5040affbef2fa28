"""Checks that a file of costs or a placement was made for the model and the devices at hand.

A file has a digest of the model's nodes. Where it is the model's own, nothing else is looked at. Otherwise the nodes
that the file names are looked for in the steps of all entries: a model that has changed may well use a file of before,
with a warning that names the first node that is gone; where most are gone it is another model's file, and an error.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place import Measured


def model_digest(graph: Graph) -> str:
    """A digest of the names and ops of a model's nodes, and of its entries' names, which tells it from other models."""
    found = hashlib.sha256()
    for node in graph.nodes:
        found.update(f"{node.name} {node.op}\n".encode())
    found.update(" ".join(entry.name for entry in graph.entries).encode())
    return found.hexdigest()[:16]


def check_model(path: str, digest: str, names: Collection[str], graph: Graph) -> None:
    """INVALID_ARGUMENT when most of the nodes that a file names are not in the model; a warning when some are not."""
    if digest == model_digest(graph):
        return
    from tfc.tools.programs import plain_step_graph

    known = set(graph.by_name)
    for entry in graph.entries:
        known.update(plain_step_graph(graph, entry).by_name)  # with nodes that passes make
    gone = [name for name in names if name not in known]
    if not gone:
        return
    count = f"{len(gone)} of the {len(names)} nodes that it names"
    if 2 * len(gone) > len(names):
        raise Error(f"{path} was made for another model: {count} are not in this one; the first is {gone[0]!r}")
    print(
        f"warning: {path} was made before the model changed: {count} are not there any more; the first is {gone[0]!r}",
        file=sys.stderr,
    )


def check_devices(path: str, chosen: Mapping[str, str], devices: DeviceSet) -> None:
    """INVALID_ARGUMENT when a placement puts a node on a device that is not there; it names both."""
    there = set(devices.names)
    for node, device in chosen.items():
        if device not in there:
            found = ", ".join(DeviceSpec.parse(name).local for name in devices.names)
            raise Error(
                f"{path} puts {node!r} on {DeviceSpec.parse(device).local}, which is not there: there is {found}"
            )


def check_types(path: str, measured: Mapping[str, Measured], devices: DeviceSet) -> None:
    """NOT_FOUND when costs were measured on a type of device that nobody knows; a warning when on none of those here,
    since times are then scaled as the estimates for the two types say."""
    from tfc.ir.devices.devices import KINDS

    for name, cost in measured.items():
        if cost.type not in KINDS:
            raise Error(f"{path}: {name!r} was measured on a {cost.type}, a type that nobody registered", "NOT_FOUND")
    types = dict.fromkeys(cost.type for cost in measured.values())
    here = dict.fromkeys(info.type for info in devices)
    if types and not set(types) & set(here):
        print(
            f"warning: {path} was measured on {', '.join(types)}, not on {', '.join(here)}: times are scaled",
            file=sys.stderr,
        )
