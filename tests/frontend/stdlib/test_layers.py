"""The standard library's layers, losses and initialisers against NumPy."""

import numpy as np
import pytest

from tests.frontend.programs import Running, evaluate, graph_of, same
from tfc.frontend.elaborate.libraries import STDLIB

X = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)
Y = np.array([0, 3, 1], np.int32)
USES = "use nn\nuse losses\nuse init\nuse optimizers\ninput x: f32[3, 4]\ninput y: i32[3]\n"


def run(expression: str, *more: str) -> list[np.ndarray]:
    results = Running(f"{USES}result = {expression}\n")("result", *more, x=X, y=Y)
    return results


def log_softmax(x: np.ndarray) -> np.ndarray:
    return x - x.max(1, keepdims=True) - np.log(np.exp(x - x.max(1, keepdims=True)).sum(1, keepdims=True))


def sigmoid(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


def test_dense() -> None:
    y, W, b = run("nn.dense(x, 5, activation=relu, seed=1)", "dense/W", "dense/b")
    assert (W.shape, b.shape) == ((4, 5), (5,))
    assert abs(W).max() <= np.sqrt(6 / 9)
    same(y, np.maximum(X @ W + b, 0))
    y, W = run("nn.dense(x, units=2, bias=false)", "dense/W")
    same(y, X @ W)


def test_conv2d() -> None:
    graph = graph_of(
        'use nn\ninput i: f32[2, 8, 8, 3]\ny = nn.conv2d(i, 5, size=[3, 2], strides=[2, 2], padding="VALID")\n'
    )
    assert str(graph["y"].types[0]) == "f32[2, 3, 4, 5]"
    assert str(graph["conv2d/W"].types[0]) == "f32[3, 2, 3, 5]&"


def test_layer_norm_and_batch_norm() -> None:
    (y,) = [run("nn.layer_norm(x)")]
    same(y, (X - X.mean(1, keepdims=True)) / np.sqrt(X.var(1, keepdims=True) + 1e-5))
    training = Running(f"{USES}r = nn.batch_norm(x, training=true, momentum=0.5)\n")
    same(training("r", x=X), (X - X.mean(0)) / np.sqrt(X.var(0) + 1e-3))
    same(training("batch_norm/running_mean"), X.mean(0) / 2)
    same(training("batch_norm/running_variance"), (1 + X.var(0)) / 2)
    same(run("nn.batch_norm(x)"), X / np.sqrt(np.float32(1.001)))


def test_recurrent_cells() -> None:
    text = f"""{USES}
    s, hs = for t in 0..3, s = zeros([3, 4]) {{ h, next = nn.lstm_cell(x, s, seed=1); yield next, collect h }}
    g = nn.gru_cell(x, [[1.0, 2.0]] * ones([3, 1]), seed=1)
    """
    run = Running(text)
    s, hs, W, b, g, Wg, Wc = run(
        "s", "hs", "lstm_cell/W", "lstm_cell/b", "g", "gru_cell/Wg", "gru_cell/Wc", x=X, y=Y
    )  # fmt: skip
    memory, output, rows = np.zeros((3, 2)), np.zeros((3, 2)), []
    for _ in range(3):
        i, j, f, o = np.split(np.concatenate([X, output], 1) @ W + b, 4, 1)
        memory = memory * sigmoid(f + 1) + sigmoid(i) * np.tanh(j)
        output = np.tanh(memory) * sigmoid(o)
        rows.append(output)
    same(s, np.concatenate([memory, output], 1).astype(np.float32))
    same(hs, np.stack(rows).astype(np.float32))
    state = np.array([[1, 2]] * 3, np.float32)
    reset, update = np.split(sigmoid(np.concatenate([X, state], 1) @ Wg + 1), 2, 1)
    candidate = np.tanh(np.concatenate([X, reset * state], 1) @ Wc)
    same(g, (update * state + (1 - update) * candidate).astype(np.float32))


def test_attention_embedding_accuracy_dropout() -> None:
    text = f"""{USES}
    q = reshape(x, [1, 3, 4])
    a = nn.attention(q, q, q)
    e = nn.embedding(y, 5, 2, seed=1)
    acc = nn.accuracy(x, y)
    d = nn.dropout(ones([100]), 0.25, seed=1)
    off = nn.dropout(x, training=false)
    """
    a, e, table, acc, d, off = Running(text)("a", "e", "embedding/table", "acc", "d", "off", x=X, y=Y)
    weights = np.exp(log_softmax(X @ X.T / 2))
    same(a[0], weights @ X)
    same(e, table[Y])
    same(acc, np.float32((X.argmax(1) == Y).mean()))
    assert set(np.round(d, 5)) == {0, np.float32(1.33333)}
    same(off, X)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("losses.squared_error(x, 1)", (X - 1) ** 2),
        ("losses.absolute_error(x, 0.5)", abs(X - 0.5)),
        ("losses.huber(x, 0, delta=0.5)", np.where(abs(X) <= 0.5, X * X / 2, 0.5 * (abs(X) - 0.25))),
        ("losses.sparse_softmax_cross_entropy(x, y)", -log_softmax(X)[range(3), Y]),
        ("nn.sparse_softmax_cross_entropy(x, y)", -log_softmax(X)[range(3), Y]),
        ("nn.softmax_cross_entropy(x, ones([3, 4]) / 4)", -log_softmax(X).mean(1)),
        ("losses.sigmoid_cross_entropy(x, one_hot(y, 4))",
         -np.where(np.eye(4)[Y], np.log(sigmoid(X)), np.log(sigmoid(-X)))),
        ("losses.hinge(x, 1)", np.maximum(0, 1 - X)),
        ("losses.kl_divergence(softmax(x), ones([3, 4]) / 4)",
         (np.exp(log_softmax(X)) * (log_softmax(X) + np.log(4))).sum(1)),
        ("losses.l2([x, x], scale=0.5)", (X * X).sum() / 2),
    ],
)  # fmt: skip
def test_losses(expression: str, expected: np.ndarray) -> None:
    same(run(expression), np.asarray(expected).astype(np.float32))


@pytest.mark.parametrize(
    ("name", "variance"),
    [("glorot", 2 / 150), ("glorot_normal", 2 / 150), ("he", 2 / 100), ("he_normal", 2 / 100), ("lecun", 1 / 100),
     ("lecun_normal", 1 / 100), ("uniform", 0.05**2 / 3), ("normal", (0.05 * 0.8796) ** 2)],
)  # fmt: skip
def test_initialisers_have_their_variance(name: str, variance: float) -> None:
    numbers = evaluate(f"use init\nW = init.{name}([100, 50], seed=2)\n", "W")
    assert abs(numbers.mean()) < 0.01
    assert numbers.var() == pytest.approx(variance, rel=0.05)


def test_fans_of_convolutions() -> None:
    calls = ["fan_in([3, 5, 2, 7])", "fan_out([3, 5, 2, 7])", "fan_in([4])", "fan_out([])", "fan_in([6, 4])"]
    text = "use init\n" + "".join(f"r{i} = init.{call}\n" for i, call in enumerate(calls))
    assert evaluate(text, "r0", "r1", "r2", "r3", "r4") == [30, 105, 4, 1, 6]


def test_every_library_loads_and_every_function_is_sound() -> None:
    from pathlib import Path

    from tests.frontend.programs import elaborate
    from tfc.frontend.syntax.parser import parse_file

    for path in sorted(STDLIB.glob("*.tfg")):
        module, problems = parse_file(Path(path))
        assert not problems
        graph, diagnostics, _ = elaborate(module, STDLIB)
        assert graph is not None, diagnostics
