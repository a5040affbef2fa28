"""tfc on a workload's twin: the same computation without a loop."""

from collections.abc import Callable
from dataclasses import replace

from bench.peers import tfc
from bench.workloads import Array, Feeds, Workload


def load(workload: Workload, feeds: Feeds) -> Callable[[], Array]:
    """Compile the twin."""
    return tfc.load(replace(workload, model=workload.twin), feeds)
