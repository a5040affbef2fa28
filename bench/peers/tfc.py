"""tfc itself: the prepared entry, called from Python with arrays, giving new arrays."""

from collections.abc import Callable
from typing import Any

import tfc
from bench.workloads import Array, Feeds, Workload


def load(workload: Workload, feeds: Feeds) -> Callable[[], Array]:
    """Compile the model and return its entry with the feeds bound."""
    session = tfc.Session(tfc.read(str(workload.path)))
    step = session.prepare("main")
    arrays: dict[str, Any] = dict(feeds)
    return lambda: step(**arrays)["y"]
