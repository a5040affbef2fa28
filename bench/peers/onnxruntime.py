"""ONNX Runtime on ONNX models (onnx_graphs.py)."""

import onnxruntime

from bench.peers import onnx_graphs
from bench.workload import Job, Loaded


def load(job: Job) -> Loaded:
    """Build the model, load it and bind the feeds."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = job.threads
    made = onnx_graphs.model(job).SerializeToString()
    session = onnxruntime.InferenceSession(made, options, providers=["CPUExecutionProvider"])
    given, names = onnx_graphs.feeds(job), [session.get_outputs()[0].name]
    return Loaded(lambda: session.run(names, given)[0], lambda result: onnx_graphs.outputs(job, result))
