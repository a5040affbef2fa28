"""OpenVINO on ONNX models (onnx_graphs.py), told to answer one call as soon as it can."""

from typing import Any

import openvino

from bench.peers import onnx_graphs
from bench.workload import Job, Loaded


def load(job: Job) -> Loaded:
    """Build the model, compile it and bind the feeds, which it reads where they are; results are new arrays."""
    core = openvino.Core()
    hints = {
        "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_NUM_THREADS": str(job.threads),
        "INFERENCE_PRECISION_HINT": "f32",
    }
    compiled = core.compile_model(core.read_model(onnx_graphs.model(job).SerializeToString()), "CPU", hints)
    given = onnx_graphs.feeds(job)

    def call() -> Any:
        return compiled(given, share_inputs=True)[0]

    return Loaded(call, lambda result: onnx_graphs.outputs(job, result))
