"""TensorFlow's loops compiled by XLA (`jit_compile=True`)."""

from collections.abc import Callable

from bench.peers import tensorflow
from bench.workloads import Array, Feeds, Workload


def load(workload: Workload, feeds: Feeds) -> Callable[[], Array]:
    """Compile for these feeds."""
    return tensorflow.load(workload, feeds, xla=True)
