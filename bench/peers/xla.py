"""TensorFlow compiled by XLA (`jit_compile=True`)."""

from bench.peers import tensorflow
from bench.workload import Job, Loaded


def load(job: Job) -> Loaded:
    """Compile for these feeds."""
    return tensorflow.load(job, xla=True)
