"""OpenVINO on ONNX models (onnx_graphs.py), told to answer one call as soon as it can."""

import numpy as np
import openvino

from bench.peers import onnx_graphs
from bench.workload import Array, Arrays, Job, Loaded


def load(job: Job) -> Loaded:
    """Build the model, compile it and bind the feeds; each call writes into an array of its own."""
    core = openvino.Core()
    hints = {
        "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_NUM_THREADS": str(job.threads),
        "INFERENCE_PRECISION_HINT": "f32",
    }
    compiled = core.compile_model(core.read_model(onnx_graphs.model(job).SerializeToString()), "CPU", hints)
    request, given = compiled.create_infer_request(), onnx_graphs.feeds(job)
    for name, array in given.items():
        request.set_tensor(name, openvino.Tensor(array, shared_memory=True))

    def call() -> Array:
        result = np.empty(shape, np.float32)
        request.set_output_tensor(openvino.Tensor(result, shared_memory=True))
        request.infer()
        return result

    request.infer()
    shape = tuple(request.get_output_tensor().shape)

    def outputs(result: Array) -> Arrays:
        assert given  # held here, for OpenVINO does not keep the arrays alive that it reads
        return onnx_graphs.outputs(job, result)

    return Loaded(call, outputs)
