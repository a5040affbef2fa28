"""PyTorch under `torch.compile`, which needs a C++ compiler."""

import torch
import torch._dynamo
import torch._inductor.config

from bench.peers import torch as eager
from bench.workload import Job, Loaded


def load(job: Job) -> Loaded:
    """Compile at the first call, without what earlier processes left on disk."""
    torch._dynamo.reset()
    torch._inductor.config.force_disable_caches = True

    return eager.load(job, torch.compile)
