"""TVM on ONNX models (onnx_graphs.py), compiled by its default pipeline; without tuning, which takes hours."""

import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx

from bench.peers import onnx_graphs
from bench.workload import Job, Loaded


def load(job: Job) -> Loaded:
    """Compile for this processor and bind the feeds."""
    module = from_onnx(onnx_graphs.model(job), keep_params_in_input=False)
    target = tvm.target.Target("llvm", host="llvm")
    built = tvm.compile(module, target)
    device = tvm.cpu()
    main = relax.VirtualMachine(built, device)["main"]
    arrays = [tvm.runtime.tensor(array, device) for array in onnx_graphs.feeds(job).values()]
    return Loaded(lambda: main(*arrays), lambda result: onnx_graphs.outputs(job, result.numpy()))
