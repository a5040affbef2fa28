"""The flags that say for which devices a graph is planned, shared by the verbs that place and partition."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.tools.failures import UsageError
from tfc.tools.flag_types import word

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.pipeline import Setup
    from tfc.passes.place import CostModel


def add_arguments(parser: argparse._ActionsContainer, *, default: str | None = None) -> None:
    """Declare `--devices`."""
    shown = f" (default: {default})" if default else ""
    parser.add_argument(
        "--devices",
        type=word,
        metavar="TYPE:N,…",
        default=default,
        help=f"the devices: `cpu:2`, `gpu:1`, `gpu:sim:2,cpu:1`; `cpu:2:memory=512M` limits the memory of each{shown}",
    )


def add_planning(parser: argparse._ActionsContainer, *, default: str | None = None) -> None:
    """Declare `--devices`, and `--costs` and `--placement`, by which nodes are placed on them."""
    add_arguments(parser, default=default)
    parser.add_argument("--costs", metavar="FILE.json", help="measured costs, from tfc run --save-costs")
    parser.add_argument("--placement", metavar="FILE.json", help="a placement, from tfc place --save-placement")


def add_gpu(parser: argparse._ActionsContainer) -> None:
    """Declare `--device`, for verbs that run compiled modules."""
    parser.add_argument(
        "--device",
        type=int,
        metavar="N",
        help="the GPU that runs a compiled module; 0, the default, has the lowest PCI address",
    )


def devices(options: argparse.Namespace) -> DeviceSet | None:
    """The devices that `--devices` describes, if it is given."""
    from tfc.runtime.devices import describe

    return describe(options.devices) if options.devices else None


def costs(options: argparse.Namespace, graph: Graph) -> CostModel | None:
    """The cost model that `--costs` and `--placement` describe for a model, if one of them is there."""
    from tfc.tools import cost_files

    files = getattr(options, "costs", None), getattr(options, "placement", None)
    if not any(files):
        return None
    found = devices(options)
    if found is None:
        raise UsageError("--costs and --placement say what is placed where on several devices; give --devices too")
    return cost_files.load(*files, graph, found)


def setup(options: argparse.Namespace, config: Config, graph: Graph) -> Setup | None:
    """The devices and costs that passes place by; None without `--devices`."""
    from tfc.passes.pipeline import Setup

    found = devices(options)
    return None if found is None else Setup.of(found, costs(options, graph), config)
