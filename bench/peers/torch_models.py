"""The workloads in PyTorch, as its users write them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812  torch's own way to call it

from bench.nets import NETS
from bench.reference import dense as reference
from bench.reference import encoder as encoder_reference
from bench.reference import recurrent
from bench.workload import Array, Job

LAYERS = ("conv3x3", "conv1x1", "conv7x7", "depthwise", "conv_train")


def native(job: Job, array: Array) -> Any:
    """A feed as torch wants it: images NCHW, the filter that conv_train is fed OIHW, labels i64."""
    if job.workload.kind in (*LAYERS, *NETS):
        is_filter = array.shape[0] == array.shape[1] == 3
        array = np.ascontiguousarray(array.transpose((3, 2, 0, 1) if is_filter else (0, 3, 1, 2)))
    if job.workload.type == "bf16":
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    tensor = torch.from_numpy(array)
    if job.workload.type == "i8":
        return tensor
    return tensor if array.dtype == np.float32 else tensor.long()


def plain(job: Job, result: Any) -> Array:
    """A result as the `.tfg` file has it."""
    array: Array = (result.float() if result.dtype == torch.bfloat16 else result).numpy()
    return np.ascontiguousarray(array.transpose(0, 2, 3, 1)) if job.workload.kind in LAYERS else array


def product_of_bytes(a: Any, b: Any) -> Any:
    """Sums in i32; torch's own function names its operands otherwise."""
    return torch._int_mm(a, b)


def mlp(x: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any) -> Any:
    """Three dense layers; weights as torch keeps them, [out, in]."""
    return F.linear(F.relu(F.linear(F.relu(F.linear(x, w1, b1)), w2, b2)), w3, b3)


def mlp_loss(w: dict[str, Any], x: Any, labels: Any) -> Any:
    """The cross-entropy."""
    h = F.relu(torch.addmm(w["b1"], x, w["w1"]))
    h = F.relu(torch.addmm(w["b2"], h, w["w2"]))
    return F.cross_entropy(torch.addmm(w["b3"], h, w["w3"]), labels)


def gelu_norm(gamma: Any, beta: Any, x: Any, r: Any) -> Any:
    """GELU, a residual and a norm."""
    return F.layer_norm(r + F.gelu(x), (x.shape[-1],), gamma, beta)


def lstm_module(job: Job) -> Any:
    """torch's LSTM with the workload's weights."""
    w, b = job.weights["w"], job.weights["b"]
    units = len(b) // 4
    module = torch.nn.LSTM(len(w) - units, units)
    with torch.no_grad():
        module.weight_ih_l0.copy_(torch.from_numpy(w[:-units].T.copy()))
        module.weight_hh_l0.copy_(torch.from_numpy(w[-units:].T.copy()))
        module.bias_ih_l0.copy_(torch.from_numpy(b))
        module.bias_hh_l0.zero_()
    return module.eval()


def lstm_loss(w: dict[str, Any], x: Any, target: Any) -> Any:
    """Half the squared distance; torch's own LSTM, by the function behind its module."""
    units = w["b"].shape[0] // 4
    inputs = x.shape[2]
    start = x.new_zeros(1, x.shape[1], units)
    flat = [w["w"][:inputs].t(), w["w"][inputs:].t(), w["b"], torch.zeros_like(w["b"])]
    outputs, _, _ = torch.lstm(x, (start, start), flat, True, 1, 0.0, True, False, False)
    return 0.5 * ((outputs - target) ** 2).sum() / x.shape[1]


def attention(q: Any, k: Any, v: Any) -> Any:
    """Attention of heads."""
    return F.scaled_dot_product_attention(q, k, v)


def encoder(w: dict[str, Any], x: Any) -> Any:
    """A layer of a Transformer's encoder."""
    n, t, d = x.shape
    heads = encoder_reference.HEADS
    parts = (x @ w["wqkv"] + w["bqkv"]).chunk(3, dim=-1)
    q, k, v = (part.view(n, t, heads, d // heads).transpose(1, 2) for part in parts)
    a = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(n, t, d)
    x1 = F.layer_norm(x + (a @ w["wo"] + w["bo"]), (d,), w["gamma1"], w["beta1"])
    f = F.gelu(x1 @ w["w1"] + w["b1"]) @ w["w2"] + w["b2"]
    return F.layer_norm(x1 + f, (d,), w["gamma2"], w["beta2"])


def encoder_loss(w: dict[str, Any], x: Any, target: Any) -> Any:
    """Half the squared distance."""
    return 0.5 * ((encoder(w, x) - target) ** 2).sum() / (x.shape[0] * x.shape[1])


Prepared = tuple[Callable[..., Any], tuple[Any, ...]]


def _plain(function: Callable[..., Any]) -> Callable[[Job], Prepared]:
    return lambda job: (function, ())


def _mlp(job: Job) -> Prepared:
    arrays = {name: torch.from_numpy(a.T.copy() if a.ndim == 2 else a) for name, a in job.weights.items()}
    return lambda x: mlp(x, **arrays), ()


def _gelu_norm(job: Job) -> Prepared:
    return gelu_norm, tuple(torch.from_numpy(job.weights[name]) for name in ("gamma", "beta"))


def _conv(stride: int = 1, pad: int = 0) -> Callable[[Job], Prepared]:
    def prepare(job: Job) -> Prepared:
        w = job.weights["w"]
        groups = w.shape[2] if w.shape[3] == 1 else 1
        turned = torch.from_numpy(np.ascontiguousarray(w.transpose((2, 3, 0, 1) if groups > 1 else (3, 2, 0, 1))))
        if stride == 1:
            return lambda x: F.conv2d(x, turned, padding=pad, groups=groups), ()
        # TensorFlow's SAME puts the odd row of padding behind.
        return lambda x: F.conv2d(F.pad(x, (pad - 1, pad, pad - 1, pad)), turned, stride=stride), ()

    return prepare


def _lstm(job: Job) -> Prepared:
    module = lstm_module(job)
    return lambda x: module(x)[0], ()


def _encoder(job: Job) -> Prepared:
    arrays = {name: torch.from_numpy(array) for name, array in job.weights.items()}
    return lambda x: encoder(arrays, x), ()


INFERENCE: dict[str, Callable[[Job], Prepared]] = {
    "mlp": _mlp,
    "matmul": _plain(lambda a, b: a @ b),
    "matmul_bf16": _plain(lambda a, b: a @ b),
    "matmul_i8": _plain(product_of_bytes),
    "chain": _plain(lambda x, y: F.relu(torch.exp(-(x * x)) * y + torch.tanh(x)) * 0.5 + y),
    "gelu_norm": _gelu_norm,
    "softmax": _plain(lambda x: F.softmax(x, dim=-1)),
    "softmax_columns": _plain(lambda x: F.softmax(x, dim=0)),
    "sum_columns": _plain(lambda x: x.sum(dim=0)),
    "conv3x3": _conv(pad=1),
    "conv1x1": _conv(),
    "conv7x7": _conv(stride=2, pad=3),
    "depthwise": _conv(pad=1),
    "lstm_512": _lstm,
    "encoder": _encoder,
    "attention": _plain(attention),
    "tiny": _plain(lambda x: F.relu(x * 2 + 1)),
}
TRAINING: dict[str, tuple[Callable[..., Any], float]] = {
    "mlp_train": (mlp_loss, reference.MLP_RATE),
    "lstm_train": (lstm_loss, recurrent.RATE),
    "encoder_train": (encoder_loss, encoder_reference.RATE),
}
"""The loss of a step, and how far it goes."""
