"""IREE on what JAX writes as StableHLO; needs JAX beside IREE's compiler and runtime."""

from typing import Any

import jax
import numpy as np
from iree import compiler, runtime

from bench.peers.jax_models import INFERENCE, TRAINING
from bench.workload import Arrays, Job, Loaded, single

FLAGS = ["--iree-llvmcpu-target-cpu=host", "--iree-opt-level=O3"]


def load(job: Job) -> Loaded:
    """Compile for this processor; weights of inference are constants."""
    runtime.flags.parse_flags(f"--task_topology_group_count={job.threads}")
    kind = job.workload.kind
    if kind in TRAINING:
        return training(job)
    function, weights = INFERENCE[kind], job.weights
    lowered = jax.jit(lambda **given: function(**given, **weights)).lower(**job.feeds)
    main, device = module(lowered)
    arrays = [runtime.asdevicearray(device, job.feeds[name]) for name in sorted(job.feeds)]
    result: Any = jax.eval_shape(lambda **given: function(**given, **weights), **job.feeds)
    names = sorted(result) if isinstance(result, dict) else ["y"]

    def outputs(given: Any) -> Arrays:
        several = given if isinstance(given, (list, tuple)) else [given]
        return {name: np.asarray(each) for name, each in zip(names, several, strict=True)}

    return Loaded(lambda: main(*arrays), outputs)


def module(lowered: Any) -> tuple[Any, Any]:
    """The function `main` of a lowered program, and the device it runs on."""
    text = str(lowered.compiler_ir("stablehlo"))
    binary = compiler.compile_str(text, input_type="stablehlo", target_backends=["llvm-cpu"], extra_args=FLAGS)
    config = runtime.Config("local-task")
    loaded = runtime.load_vm_module(runtime.VmModule.copy_buffer(config.vm_instance, binary), config)
    return loaded.main, config.device


def training(job: Job) -> Loaded:
    """Gradient descent; the weights stay on IREE's device."""
    loss, rate = TRAINING[job.workload.kind]
    feeds = job.feeds

    def step(weights: dict[str, Any], given: dict[str, Any]) -> Any:
        y, slopes = jax.value_and_grad(lambda held: loss(**given, **held))(weights)
        return y, {name: weight - rate * slopes[name] for name, weight in weights.items()}

    main, device = module(jax.jit(step).lower(job.weights, feeds))
    names = sorted(job.weights)
    state = [runtime.asdevicearray(device, job.weights[name]) for name in names]
    arrays = [runtime.asdevicearray(device, feeds[name]) for name in sorted(feeds)]

    def call() -> Any:
        nonlocal state
        y, *state = main(*state, *arrays)
        return y

    def outputs(y: Any) -> Arrays:
        return single(y) | {name: np.array(each) for name, each in zip(names, state, strict=True)}

    return Loaded(call, outputs)
