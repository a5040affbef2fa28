"""PyTorch, eager; images are NCHW. torch_compile.py runs the same functions compiled."""

from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from bench.nets import NETS
from bench.peers.torch_models import INFERENCE, TRAINING, native, plain
from bench.peers.torch_nets import net
from bench.workload import Arrays, Job, Loaded, single

Transform = Callable[[Callable[..., Any]], Callable[..., Any]]


def load(job: Job, compiled: Transform = lambda function: function) -> Loaded:
    """Bind the feeds; `compiled` is what functions go through first."""
    torch.set_num_threads(job.threads)
    kind = job.workload.kind
    feeds = {name: native(job, array) for name, array in job.feeds.items()}
    if kind == "conv_train":
        return conv_train(feeds, compiled)
    if kind in TRAINING:
        return training(job, TRAINING[kind], feeds, compiled)
    function, arrays = net(job) if kind in NETS else INFERENCE[kind](job)
    run = compiled(function)

    def call() -> Any:
        with torch.inference_mode():
            return run(*arrays, **feeds)

    return Loaded(call, lambda result: {"y": plain(job, result)})


def training(job: Job, row: tuple[Callable[..., Any], float], feeds: dict[str, Any], compiled: Transform) -> Loaded:
    """Gradient descent on a loss, by the optimiser that torch has for it."""
    function, rate = row
    loss = compiled(function)
    weights = {name: torch.from_numpy(array.copy()).requires_grad_() for name, array in job.weights.items()}
    optimiser = torch.optim.SGD(list(weights.values()), lr=rate)

    def call() -> Any:
        optimiser.zero_grad()
        y = loss(weights, **feeds)
        y.backward()
        optimiser.step()
        return y

    def outputs(y: Any) -> Arrays:
        return single(y.detach()) | {name: weight.detach().numpy().copy() for name, weight in weights.items()}

    return Loaded(call, outputs)


def conv_train(feeds: dict[str, Any], compiled: Transform) -> Loaded:
    """A convolution and its gradients."""
    conv = compiled(lambda x, w: torch.nn.functional.conv2d(x, w, padding=1))
    x, w = (feeds[name].requires_grad_() for name in "xw")

    def call() -> Any:
        y = conv(x, w)
        dx, dw = torch.autograd.grad(y, (x, w), feeds["g"])
        return y.detach(), dx, dw

    def outputs(result: Any) -> Arrays:
        y, dx, dw = (each.numpy() for each in result)
        turned = {"y": y.transpose(0, 2, 3, 1), "dx": dx.transpose(0, 2, 3, 1), "dw": dw.transpose(2, 3, 1, 0)}
        return {name: np.ascontiguousarray(each) for name, each in turned.items()}

    return Loaded(call, outputs)
