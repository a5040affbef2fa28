"""NumPy, as its users write it."""

from collections.abc import Callable

import numpy as np

from bench.workloads import Array, Feeds, Workload


def load(workload: Workload, feeds: Feeds) -> Callable[[], Array]:
    """Bind the feeds."""
    function, arrays = workload.numpy, dict(feeds)
    # The bare call where there is one: for tiny matrices a Python function around it would count.
    if workload.model == "matmul.tfg":
        a, b = arrays["a"], arrays["b"]
        return lambda: np.matmul(a, b)
    return lambda: function(**arrays)
