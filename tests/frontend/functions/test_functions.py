"""Every language function computes what NumPy does, and makes a graph that verifies."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running, same
from tfc.frontend.api.tensor import call
from tfc.frontend.functions import FUNCTIONS
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error

A = np.linspace(-2, 2, 12, dtype=np.float32).reshape(3, 4)
B = np.linspace(0.5, 3, 12, dtype=np.float32).reshape(3, 4)
U = np.linspace(-0.9, 0.9, 12, dtype=np.float32).reshape(3, 4)
N = np.arange(12, dtype=np.int32).reshape(3, 4)
M = np.arange(1, 13, dtype=np.int32)[::-1].reshape(3, 4).copy()
P = A > 0
Z = (A + 1j * B).astype(np.complex64)
IMAGE = np.arange(32, dtype=np.float32).reshape(1, 4, 4, 2)
ERF = np.vectorize(math.erf, otypes=[np.float32])


def softmax(x: Any, axis: int = -1) -> Any:
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


def run(name: str, arguments: Sequence[Any], keywords: Mapping[str, Any]) -> Any:
    with tfc.graph() as g:
        result = call(name, *arguments, **keywords)
    graph = g.build()
    verify(graph)
    many = isinstance(result, (tuple, list))
    tensors = list(result) if many else [result]
    values = Running(graph)(*[tensor.value for tensor in tensors])
    return values if many and len(tensors) > 1 else [values] if many else values


def check(name: str, arguments: Sequence[Any], keywords: Mapping[str, Any], expected: Any) -> None:
    actual = run(name, arguments, keywords)
    if isinstance(expected, list):
        assert len(actual) == len(expected)
        for one, other in zip(actual, expected, strict=True):
            same(one, other)
    else:
        same(actual, expected)


UNARY: dict[str, tuple[Any, Any]] = {
    "abs": (A, abs(A)), "neg": (A, -A), "sign": (A, np.sign(A)), "square": (A, A * A), "sqrt": (B, np.sqrt(B)),
    "rsqrt": (B, 1 / np.sqrt(B)), "exp": (A, np.exp(A)), "expm1": (A, np.expm1(A)), "log": (B, np.log(B)),
    "log1p": (B, np.log1p(B)), "reciprocal": (B, 1 / B), "sin": (A, np.sin(A)), "cos": (A, np.cos(A)),
    "tan": (U, np.tan(U)), "asin": (U, np.arcsin(U)), "acos": (U, np.arccos(U)), "atan": (A, np.arctan(A)),
    "sinh": (A, np.sinh(A)), "cosh": (A, np.cosh(A)), "asinh": (A, np.arcsinh(A)), "acosh": (B + 1, np.arccosh(B + 1)),
    "atanh": (U, np.arctanh(U)), "tanh": (A, np.tanh(A)), "sigmoid": (A, 1 / (1 + np.exp(-A))), "erf": (A, ERF(A)),
    "erfc": (A, 1 - ERF(A)), "lgamma": (B, np.vectorize(math.lgamma, otypes=[np.float32])(B)),
    "digamma": (np.float32(1), np.float32(-0.5772157)), "relu": (A, A * P), "relu6": (A * 5, np.clip(A * 5, 0, 6)),
    "elu": (A, np.where(P, A, np.expm1(A))), "selu": (A, 1.0507009 * np.where(P, A, 1.6732632 * np.expm1(A))),
    "softplus": (A, np.log1p(np.exp(A))), "softsign": (A, A / (1 + abs(A))), "swish": (A, A / (1 + np.exp(-A))),
    "is_nan": (A, np.isnan(A)), "is_inf": (A, np.isinf(A)), "is_finite": (A, np.isfinite(A)), "floor": (A, np.floor(A)),
    "ceil": (A, np.ceil(A)), "round": (A, np.round(A)), "rint": (A, np.rint(A)), "real": (Z, Z.real),
    "imag": (Z, Z.imag), "conj": (Z, Z.conj()), "angle": (Z, np.angle(Z)), "logical_not": (P, ~P), "invert": (N, ~N),
    "identity": (A, A), "stop_gradient": (A, A), "check_numerics": (A, A), "print": (A, A), "zeros_like": (A, A * 0),
    "ones_like": (A, A * 0 + 1), "shape": (A, np.array([3, 4], np.int32)), "rank": (A, np.int32(2)),
    "size": (A, np.int32(12)), "transpose": (A, A.T), "flatten": (IMAGE, IMAGE.reshape(1, 32)),
    "softmax": (A, softmax(A)),
    "log_softmax": (A, np.log(softmax(A))), "norm": (A, np.linalg.norm(A)), "variance": (A, A.var()),
    "log_sum_exp": (A, np.log(np.exp(A).sum())), "l2_loss": (A, (A * A).sum() / 2), "sum": (A, A.sum()),
    "mean": (A, A.mean()), "prod": (B, B.prod()), "max": (A, A.max()), "min": (A, A.min()), "all": (P, P.all()),
    "any": (P, P.any()), "count_nonzero": (N, np.int32(11)), "l2_normalize": (A, A / np.linalg.norm(A)),
    "gelu": (A, A * (1 + ERF(A / np.sqrt(2))) / 2),
}  # fmt: skip
BINARY: dict[str, tuple[Any, Any, Any]] = {
    "add": (A, B, A + B), "subtract": (A, B, A - B), "multiply": (A, B, A * B), "divide": (A, B, A / B),
    "floor_div": (N, M, N // M), "floor_mod": (N, M, N % M), "pow": (B, A, B**A), "maximum": (A, 0, np.maximum(A, 0)),
    "minimum": (0.5, A, np.minimum(A, 0.5).astype(np.float32)), "squared_difference": (A, B, (A - B) ** 2),
    "atan2": (A, B, np.arctan2(A, B)), "div_no_nan": (A, A * P, np.where(P, 1, 0).astype(np.float32)),
    "xlogy": (A, B, A * np.log(B)), "equal": (A, 2, A == 2), "not_equal": (A, 2, A != 2), "less": (A, B, A < B),
    "less_equal": (A, B, A <= B), "greater": (A, B, A > B), "greater_equal": (A, B, A >= B),
    "logical_and": (P, A > 1, P & (A > 1)), "logical_or": (P, ~P, P | ~P), "bitwise_and": (N, 6, N & 6),
    "bitwise_or": (N, M, N | M), "bitwise_xor": (N, M, N ^ M), "matmul": (A, B.T, A @ B.T), "complex": (A, B, Z),
    "bias_add": (A, [1.0, 2, 3, 4], A + np.array([1, 2, 3, 4], np.float32)), "cast": (A, "i64", A.astype(int)),
}  # fmt: skip
OTHERS: list[tuple[str, Sequence[Any], Mapping[str, Any], Any]] = [
    ("leaky_relu", [A], {"alpha": 0.1}, np.where(P, A, np.float32(0.1) * A)),
    ("gelu", [A], {"approximate": True}, A * (1 + np.tanh(np.sqrt(2 / np.pi) * (A + 0.044715 * A**3))) / 2),
    ("clip", [A, -1, 0.5], {}, np.clip(A, -1, 0.5)),
    ("clip", [N, 2, 5], {}, np.clip(N, 2, 5)),
    ("where", [P, A, 0], {}, np.where(P, A, np.float32(0))),
    ("select", [P, 1.5, A], {}, np.where(P, np.float32(1.5), A)),
    ("bitcast", [A, "i32"], {}, A.view(np.int32)),
    ("cast", [1.7, "i32"], {}, np.int32(1)),
    ("add_n", [[A, B, A]], {}, A + B + A),
    ("matmul", [A, B], {"transpose_b": True}, A @ B.T),
    ("matmul", [IMAGE, IMAGE], {"transpose_a": True}, np.swapaxes(IMAGE, 2, 3) @ IMAGE),
    ("after", [[], A], {}, A),
    ("sum", [A, 1], {}, A.sum(1)),
    ("sum", [A], {"axis": [0, 1], "keep_dims": True}, A.sum((0, 1), keepdims=True)),
    ("mean", [A, -1], {"keep_dims": True}, A.mean(-1, keepdims=True)),
    ("max", [N], {"axis": 0}, N.max(0)),
    ("moments", [A, 0], {}, [A.mean(0), A.var(0)]),
    ("moments", [A, 0], {"keep_dims": True}, [A.mean(0, keepdims=True), A.var(0, keepdims=True)]),
    ("log_sum_exp", [A * 100, 1], {}, (A * 100).max(1)),
    ("argmax", [A, 1], {}, A.argmax(1)),
    ("argmin", [A], {"dtype": "i32"}, A.argmin(0).astype(np.int32)),
    ("cumsum", [A, 1], {}, A.cumsum(1)),
    ("cumprod", [B], {"axis": 0}, B.cumprod(0)),
    ("top_k", [A, 2], {}, [A[:, :-3:-1], np.array([[3, 2]] * 3, np.int32)]),
    ("global_norm", [[A, B]], {}, np.sqrt((A * A).sum() + (B * B).sum())),
    ("clip_by_norm", [A, 1.0], {}, A / np.linalg.norm(A)),
    ("clip_by_global_norm", [[A, B], 1.0], {}, [x / np.sqrt((A * A).sum() + (B * B).sum()) for x in (A, B)]),
    ("reshape", [A, [2, -1]], {}, A.reshape(2, 6)),
    ("transpose", [IMAGE, [0, 3, 1, 2]], {}, IMAGE.transpose(0, 3, 1, 2)),
    ("expand_dims", [A, 1], {}, A[:, None]),
    ("squeeze", [A[None, :, None]], {}, A),
    ("squeeze", [A[None, :, None], 0], {}, A[:, None]),
    ("broadcast_to", [A[0], [3, 4]], {}, np.broadcast_to(A[0], (3, 4))),
    ("concat", [[A, B], 1], {}, np.concatenate([A, B], 1)),
    ("concat", [[A]], {}, A),
    ("stack", [[A, B]], {"axis": 2}, np.stack([A, B], 2)),
    ("stack", [[1, 2.5]], {}, np.array([1, 2.5], np.float32)),
    ("unstack", [A], {}, list(A)),
    ("split", [A, 2, 1], {}, [A[:, :2], A[:, 2:]]),
    ("split", [A, [1, 3], 1], {}, [A[:, :1], A[:, 1:]]),
    ("slice", [A, [1, 0], [-1, 2]], {}, A[1:, :2]),
    ("pad", [A, [[1, 0], [0, 2]]], {}, np.pad(A, [(1, 0), (0, 2)])),
    ("pad", [A, [[1, 0], [0, 2]], 7], {}, np.pad(A, [(1, 0), (0, 2)], constant_values=7)),
    ("pad", [A, [[1, 1], [0, 2]]], {"mode": "reflect"}, np.pad(A, [(1, 1), (0, 2)], mode="reflect")),
    ("tile", [A, [2, 1]], {}, np.tile(A, (2, 1))),
    ("reverse", [A, 1], {}, A[:, ::-1]),
    ("gather", [A, [2, 0]], {}, A[[2, 0]]),
    ("gather", [A, 1], {"axis": 1}, A[:, 1]),
    ("one_hot", [[0, 2], 3], {}, np.eye(3, dtype=np.float32)[[0, 2]]),
    ("one_hot", [[0, 2], 3, 5, -1], {}, np.array([[5, -1, -1], [-1, -1, 5]], np.int32)),
    ("one_hot", [[1], 2], {"dtype": "bool"}, np.array([[False, True]])),
    ("range", [4], {}, np.arange(4, dtype=np.int32)),
    ("range", [1, 7, 2.5], {}, np.arange(1, 7, 2.5, dtype=np.float32)),
    ("linspace", [0, 1, 5], {}, np.linspace(0, 1, 5, dtype=np.float32)),
    ("fill", [[2, 2], 7], {}, np.full((2, 2), 7, np.int32)),
    ("zeros", [[2, 3]], {}, np.zeros((2, 3), np.float32)),
    ("ones", [[2]], {"dtype": "i64"}, np.ones(2, np.int64)),
    ("zeros", [[]], {}, np.float32(0)),
    ("constant", [[1, 2], "f64"], {}, np.array([1.0, 2.0])),
    ("constant", [3, "u8", [2, 2]], {}, np.full((2, 2), 3, np.uint8)),
    ("eye", [2, 3], {}, np.eye(2, 3, dtype=np.float32)),
    ("ensure_shape", [A, [3, None]], {}, A),
    ("conv2d", [IMAGE, np.ones((1, 1, 2, 1), np.float32)], {}, IMAGE.sum(3, keepdims=True)),
    ("conv2d", [IMAGE, np.ones((2, 2, 2, 1), np.float32), 2, "valid"], {},
     IMAGE.reshape(1, 2, 2, 2, 2, 2).sum((2, 4, 5))[..., None]),
    ("depthwise_conv2d", [IMAGE, 3 * np.ones((1, 1, 2, 1), np.float32)], {}, IMAGE * 3),
    ("max_pool", [IMAGE], {}, IMAGE.reshape(1, 2, 2, 2, 2, 2).max((2, 4))),
    ("avg_pool", [IMAGE, [2, 2]], {}, IMAGE.reshape(1, 2, 2, 2, 2, 2).mean((2, 4))),
    ("softmax", [A, 0], {}, softmax(A, 0)),
    ("log_softmax", [A, 0], {}, np.log(softmax(A, 0))),
    ("softmax_cross_entropy", [A, softmax(B)], {}, -(softmax(B) * np.log(softmax(A))).sum(1)),
    ("sparse_softmax_cross_entropy", [A, [0, 3, 1]], {}, -np.log(softmax(A))[range(3), [0, 3, 1]]),
    ("sparse_softmax_cross_entropy", [A[None], [[0, 3, 1]]], {}, -np.log(softmax(A))[None, range(3), [0, 3, 1]]),
    ("sigmoid_cross_entropy", [A, 0.25], {}, np.maximum(A, 0) - A / 4 + np.log1p(np.exp(-abs(A)))),
    ("dropout", [A, 0.0], {}, A),
    ("batch_norm", [A, A.mean(0), A.var(0), B[0], B[1]], {}, (A - A.mean(0)) / np.sqrt(A.var(0) + 1e-3) * B[0] + B[1]),
    ("batch_norm", [A, 0, 1], {"epsilon": 0}, A),
    ("fused_batch_norm", [IMAGE, np.ones(2, np.float32), np.zeros(2, np.float32)], {}, [
        (IMAGE - IMAGE.mean((0, 1, 2))) / np.sqrt(IMAGE.var((0, 1, 2)) + 1e-3), IMAGE.mean((0, 1, 2)),
        IMAGE.var((0, 1, 2), ddof=1)]),
    ("local_response_normalization", [IMAGE], {"depth_radius": 0}, IMAGE / (1 + IMAGE**2) ** 0.5),
    ("l2_normalize", [A, 1], {}, A / np.linalg.norm(A, axis=1, keepdims=True)),
    ("update_row", [A, 1, A[0]], {}, np.stack([A[0], A[0], A[2]])),
    ("add_to_row", [A, 2, A[0]], {}, np.stack([A[0], A[1], A[2] + A[0]])),
]  # fmt: skip
ELSEWHERE = {
    "assert", "no_op", "gradients", "variables", "is_initialized", "scatter_add", "scatter_sub", "scatter_update",
    "back_edge", "random_uniform", "random_normal", "truncated_normal", "random_shuffle",
    "save", "restore", "summary.scalar", "summary.histogram", "summary.image", "summary.audio", "summary.merge",
    "summary.merge_all", "mutex",
}  # fmt: skip
"""Functions whose results are no values, or random: tested below, with the elaborator and with their ops."""
CASES = [
    *((name, [x], {}, expected) for name, (x, expected) in UNARY.items()),
    *((name, [x, y], {}, expected) for name, (x, y, expected) in BINARY.items()),
    *OTHERS,
]


@pytest.mark.parametrize(
    ("name", "arguments", "keywords", "expected"), CASES, ids=[f"{i}-{case[0]}" for i, case in enumerate(CASES)]
)
def test_values(name: str, arguments: Sequence[Any], keywords: Mapping[str, Any], expected: Any) -> None:
    if not isinstance(expected, list):
        expected = np.asarray(expected)
        if expected.dtype == np.float64 and not any(np.asarray(a).dtype == np.float64 for a in arguments[:1]):
            expected = expected.astype(np.float32) if name != "constant" else expected
    check(name, arguments, keywords, expected)


def test_every_function_is_tested_and_documented() -> None:
    assert {case[0] for case in CASES} | ELSEWHERE == set(FUNCTIONS)
    assert all(record.doc for record in FUNCTIONS.values())


@pytest.mark.parametrize(
    ("name", "low", "high", "mean", "deviation"),
    [
        ("random_uniform", 0, 1, 0.5, 0.2887),
        ("random_normal", -6, 6, 0, 1),
        ("truncated_normal", -2, 2, 0, 0.8796),
    ],
)
def test_random_numbers(name: str, low: float, high: float, mean: float, deviation: float) -> None:
    numbers = run(name, [[50, 40]], {"seed": 3})
    assert numbers.shape == (50, 40)
    assert numbers.dtype == np.float32
    assert low <= numbers.min()
    assert numbers.max() <= high
    assert abs(numbers.mean() - mean) < 0.05
    assert abs(numbers.std() - deviation) < 0.05
    np.testing.assert_array_equal(numbers, run(name, [[50, 40]], {"seed": 3}))
    assert (numbers != run(name, [[50, 40]], {"seed": 4})).any()
    assert (numbers != run(name, [[50, 40]], {})).any()


def test_random_ranges_and_shuffles() -> None:
    assert -3 <= run("random_uniform", [[100], -3, -1], {"seed": 1}).max() <= -1
    whole = run("random_uniform", [[1000], 2, 5], {"dtype": "i32", "seed": 1})
    assert set(whole.tolist()) == {2, 3, 4}
    assert sorted(run("random_shuffle", [np.arange(20)], {"seed": 1}).tolist()) == list(range(20))
    with pytest.raises(Error, match="need `maxval`"):
        run("random_uniform", [[3]], {"dtype": "i32"})


def test_dropout_keeps_the_mean() -> None:
    kept = run("dropout", [np.ones((100, 100), np.float32), 0.25], {"seed": 1})
    assert set(np.unique(kept).tolist()) == {0.0, np.float32(1 / 0.75)}
    assert abs(kept.mean() - 1) < 0.02


@pytest.mark.parametrize(
    ("name", "arguments", "message"),
    [
        ("relu", [], "`relu` needs `x`"),
        ("relu", [A, A], "takes 1 argument, but 2 were given"),
        ("sum", [A, "rows"], "`axis` must be a list of whole numbers"),
        ("maximum", [A, N], "must have one element type"),
        ("concat", [A], "must be a list of tensors"),
        ("softmax", [A, 5], "axis 5 does not exist"),
        ("max_pool", [IMAGE, [2, 2, 2]], "one number, two"),
        ("any", [A], "must be a bool tensor"),
        ("gather", [A, 1.5], "must be an integer tensor"),
    ],
)
def test_what_functions_refuse(name: str, arguments: Sequence[Any], message: str) -> None:
    with pytest.raises(Error, match=message):
        run(name, arguments, {})
