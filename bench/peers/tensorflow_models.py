"""The workloads in TensorFlow, as its users write them."""

from collections.abc import Callable
from typing import Any

import tensorflow as tf

from bench.reference import dense as reference
from bench.reference import encoder as encoder_reference
from bench.reference import recurrent


def mlp(x: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any) -> Any:
    """Three dense layers."""
    h = tf.nn.relu(x @ w1 + b1)
    h = tf.nn.relu(h @ w2 + b2)
    return h @ w3 + b3


def mlp_loss(x: Any, labels: Any, **weights: Any) -> Any:
    """The cross-entropy."""
    return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, mlp(x, **weights)))


def norm(x: Any, gamma: Any, beta: Any) -> Any:
    """The norm of each row."""
    mean, variance = tf.nn.moments(x, -1, keepdims=True)
    return tf.nn.batch_normalization(x, mean, variance, beta, gamma, 1e-5)


def gelu_norm(x: Any, r: Any, gamma: Any, beta: Any) -> Any:
    """GELU, a residual and a norm."""
    return norm(r + tf.nn.gelu(x), gamma, beta)


def conv(x: Any, w: Any) -> Any:
    """A convolution that keeps the size."""
    return tf.nn.conv2d(x, w, 1, "SAME")


def conv_train(x: Any, w: Any, g: Any) -> Any:
    """A convolution and its gradients."""
    with tf.GradientTape() as tape:
        tape.watch([x, w])
        y = conv(x, w)
    dx, dw = tape.gradient(y, [x, w], g)
    return {"y": y, "dx": dx, "dw": dw}


def lstm(x: Any, w: Any, b: Any) -> Any:
    """An LSTM by a while loop; the products with the inputs of all steps are one, as its libraries do it."""
    inputs, units, steps = x.shape[2], w.shape[1] // 4, x.shape[0]
    before = tf.reshape(tf.reshape(x, [-1, inputs]) @ w[:inputs] + b, [steps, x.shape[1], 4 * units])
    recurrent_weights = w[inputs:]

    def step(t: Any, c: Any, h: Any, outputs: Any) -> Any:
        i, f, g, o = tf.split(before[t] + h @ recurrent_weights, 4, axis=1)
        c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
        h = tf.sigmoid(o) * tf.tanh(c)
        return t + 1, c, h, outputs.write(t, h)

    start = tf.zeros((x.shape[1], units))
    outputs = tf.TensorArray(tf.float32, steps, element_shape=start.shape)
    condition = lambda t, *_: t < steps  # noqa: E731  as its users write it
    state = (tf.constant(0), start, start, outputs)
    return tf.while_loop(condition, step, state, maximum_iterations=steps)[3].stack()


def lstm_loss(x: Any, target: Any, **weights: Any) -> Any:
    """Half the squared distance."""
    return 0.5 / x.shape[1] * tf.reduce_sum((lstm(x, **weights) - target) ** 2)


def attention(q: Any, k: Any, v: Any) -> Any:
    """Attention of heads."""
    return tf.nn.softmax(tf.matmul(q, k, transpose_b=True) * q.shape[-1] ** -0.5) @ v


def encoder(x: Any, **w: Any) -> Any:
    """A layer of a Transformer's encoder."""
    n, t, d = x.shape
    heads = encoder_reference.HEADS

    def dense(x: Any, name: str) -> Any:
        weight = w[f"w{name}"]
        flat = tf.reshape(x, [n * t, x.shape[2]]) @ weight + w[f"b{name}"]
        return tf.reshape(flat, [n, t, weight.shape[1]])

    parts = tf.split(dense(x, "qkv"), 3, axis=2)
    q, k, v = (tf.transpose(tf.reshape(part, [n, t, heads, d // heads]), [0, 2, 1, 3]) for part in parts)
    a = tf.reshape(tf.transpose(attention(q, k, v), [0, 2, 1, 3]), [n, t, d])
    x1 = norm(x + dense(a, "o"), w["gamma1"], w["beta1"])
    return norm(x1 + dense(tf.nn.gelu(dense(x1, "1")), "2"), w["gamma2"], w["beta2"])


def encoder_loss(x: Any, target: Any, **weights: Any) -> Any:
    """Half the squared distance."""
    return 0.5 / (x.shape[0] * x.shape[1]) * tf.reduce_sum((encoder(x, **weights) - target) ** 2)


INFERENCE: dict[str, Callable[..., Any]] = {
    "mlp": mlp,
    "matmul": lambda a, b: a @ b,
    "matmul_bf16": lambda a, b: a @ b,
    "matmul_i8": lambda a, b: tf.matmul(a, b, output_type=tf.int32),
    "chain": lambda x, y: tf.nn.relu(tf.exp(-(x * x)) * y + tf.tanh(x)) * 0.5 + y,
    "gelu_norm": gelu_norm,
    "softmax": lambda x: tf.nn.softmax(x, axis=-1),  # its operand has another name
    "softmax_columns": lambda x: tf.nn.softmax(x, axis=0),
    "sum_columns": lambda x: tf.reduce_sum(x, axis=0),
    "conv3x3": conv,
    "conv1x1": conv,
    "conv7x7": lambda x, w: tf.nn.conv2d(x, w, 2, "SAME"),
    "depthwise": lambda x, w: tf.nn.depthwise_conv2d(x, w, [1, 1, 1, 1], "SAME"),
    "conv_train": conv_train,
    "lstm_512": lstm,
    "encoder": encoder,
    "attention": attention,
    "tiny": lambda x: tf.nn.relu(x * 2 + 1),
}
TRAINING: dict[str, tuple[Callable[..., Any], float]] = {
    "mlp_train": (mlp_loss, reference.MLP_RATE),
    "lstm_train": (lstm_loss, recurrent.RATE),
    "encoder_train": (encoder_loss, encoder_reference.RATE),
}
"""The loss of a step, and how far it goes."""
