"""Records of ops/activation.py."""

from __future__ import annotations

import mpmath
import numpy as np

from tests.ops.recorded import recorded
from tests.ops.records import FLOATS, INTEGERS, binary, unary
from tests.ops.records_special import exactly
from tfc.ir.types.types import Array

REAL = FLOATS + INTEGERS
WIDE = (-9, 9)


def where(condition: Array, gradients: Array) -> Array:
    """TensorFlow multiplies by 0 or 1 instead, which makes NaN of infinite gradients that should be cut off."""
    return np.where(condition, gradients, 0)


def selu_grad(gradients: Array, outputs: Array) -> Array:
    return np.where(outputs < 0, gradients * (outputs + 1.7580993408473766), gradients * 1.0507009873554805)


def softplus_grad(gradients: Array, features: Array) -> Array:
    return gradients / (np.exp(-features) + 1)


gelu_slope = exactly(lambda x: mpmath.ncdf(x) + x * mpmath.npdf(x))

RECORDS = [
    unary("Relu", recorded("Relu"), REAL),
    unary("Relu6", recorded("Relu6"), REAL, WIDE),
    unary("LeakyRelu", recorded("LeakyRelu"), FLOATS),
    unary("Elu", recorded("Elu"), FLOATS),
    unary("Selu", recorded("Selu"), FLOATS),
    unary("Softplus", recorded("Softplus"), FLOATS, (-20, 20), smooth=(-3, 3)),
    unary("Softsign", recorded("Softsign"), FLOATS),
    unary("Swish", lambda x: np.where(x == -np.inf, 0, x / (1 + np.exp(-x))), FLOATS),
    unary("Gelu", exactly(lambda x: x * mpmath.ncdf(x) if x > -60 else 0), FLOATS, WIDE),
    binary("GeluGrad", lambda dy, x: dy * gelu_slope(x), FLOATS, ((-4, 4), (-4, 4)), specials=False, summed=True),
    binary("ReluGrad", lambda dy, x: where(x > 0, dy), REAL),
    binary("Relu6Grad", lambda dy, x: where((x > 0) & (x < 6), dy), REAL, (WIDE, WIDE)),
    binary("LeakyReluGrad", lambda dy, x: np.where(x > 0, dy, 0.2 * dy), FLOATS),
    binary("EluGrad", lambda dy, y: np.where(y < 0, dy * (y + 1), dy), FLOATS, ((-4, 4), (-1, 4))),
    binary("SeluGrad", selu_grad, FLOATS, ((-4, 4), (-1.7, 4))),
    binary("SoftplusGrad", softplus_grad, FLOATS),
    binary("SoftsignGrad", lambda dy, x: dy / (1 + np.abs(x)) / (1 + np.abs(x)), FLOATS),
]
