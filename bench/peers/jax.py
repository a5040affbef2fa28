"""JAX under `jit`, which is XLA. Weights of inference are captured, and so constants; training gives them back."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.nets import NETS
from bench.peers.jax_loops import LOOPS
from bench.peers.jax_models import INFERENCE, TRAINING
from bench.peers.jax_nets import net
from bench.workload import Arrays, Job, Loaded, single


def load(job: Job) -> Loaded:
    """Compile for these shapes; the arrays lie where JAX wants them."""
    kind = job.workload.kind
    feeds = {name: jnp.asarray(array) for name, array in job.feeds.items()}
    if kind in TRAINING:
        return training(TRAINING[kind], feeds, job.weights)
    if kind in NETS:
        compiled = jax.jit(net(job))
    else:
        function = INFERENCE[kind] if kind in INFERENCE else LOOPS[kind]
        compiled = jax.jit(lambda **given: function(**given, **job.weights))
    return Loaded(lambda: waited(compiled(**feeds)), results)


def waited(result: Any) -> Any:
    """The result, once it is there."""
    return jax.block_until_ready(result)  # type: ignore[no-untyped-call, unused-ignore]


def results(result: Any) -> Arrays:
    """One array, or several by name."""
    if isinstance(result, dict):
        return {name: np.asarray(array) for name, array in result.items()}
    return single(result)


def training(loss_and_rate: tuple[Callable[..., Any], float], feeds: dict[str, Any], start: Arrays) -> Loaded:
    """Gradient descent on a loss; the old weights may be written over."""
    loss, rate = loss_and_rate

    def step(weights: dict[str, Any]) -> Any:
        y, slopes = jax.value_and_grad(lambda held: loss(**feeds, **held))(weights)
        return y, {name: weight - rate * slopes[name] for name, weight in weights.items()}

    compiled = jax.jit(step, donate_argnums=0)
    state = {name: jnp.array(array) for name, array in start.items()}

    def call() -> Any:
        nonlocal state
        y, state = compiled(state)
        y.block_until_ready()  # all results of a program are there at once
        return y

    return Loaded(call, lambda y: single(y) | {name: np.array(array) for name, array in state.items()})
