"""TensorFlow's executor under tf.function; xla.py compiles the same. Images are NHWC, as its kernels want them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import tensorflow as tf

from bench.nets import NETS
from bench.peers.tensorflow_loops import LOOPS
from bench.peers.tensorflow_models import INFERENCE, TRAINING
from bench.peers.tensorflow_nets import net
from bench.workload import Arrays, Job, Loaded, single


def load(job: Job, *, xla: bool = False) -> Loaded:
    """Trace for these feeds; weights of inference are constants of the graph."""
    tf.config.threading.set_intra_op_parallelism_threads(job.threads)
    tf.config.threading.set_inter_op_parallelism_threads(job.threads)
    kind = job.workload.kind
    feeds = {name: tf.constant(array) for name, array in job.feeds.items()}
    if kind in TRAINING:
        return training(TRAINING[kind], feeds, job.weights, xla)
    if kind in NETS:
        traced = tf.function(net(job), jit_compile=xla)
    else:
        weights = {name: tf.constant(array) for name, array in job.weights.items()}
        function = INFERENCE[kind] if kind in INFERENCE else LOOPS[kind]
        traced = tf.function(lambda **given: function(**given, **weights), jit_compile=xla)
    call = traced.get_concrete_function(**{name: tf.TensorSpec(a.shape, a.dtype, name) for name, a in feeds.items()})
    return Loaded(lambda: call(**feeds), results)


def results(result: Any) -> Arrays:
    """One array, or several by name."""
    if isinstance(result, dict):
        return {name: np.asarray(array) for name, array in result.items()}
    return single(result)


def training(row: tuple[Callable[..., Any], float], feeds: dict[str, Any], start: Arrays, xla: bool) -> Loaded:
    """Gradient descent on a loss."""
    loss, rate = row
    variables = {name: tf.Variable(array) for name, array in start.items()}

    @tf.function(jit_compile=xla)  # type: ignore[untyped-decorator]
    def step() -> Any:
        with tf.GradientTape() as tape:
            y = loss(**feeds, **variables)
        slopes = tape.gradient(y, list(variables.values()))
        for variable, slope in zip(variables.values(), slopes, strict=True):
            variable.assign_sub(rate * slope)
        return y

    return Loaded(step, lambda y: single(y) | {name: variable.numpy() for name, variable in variables.items()})
