"""Linear algebra where records do not reach: defining equations, and gradients along Hermitian directions."""

from __future__ import annotations

import numpy as np
import pytest

from tests.ops.records import array
from tests.ops.records_matrix import positive
from tfc.ir.graph.build import Builder
from tfc.ir.graph.registry import OPS
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.ops.terms import terms
from tfc.ir.types.types import DType, TensorType, complex128, f64
from tfc.passes.gradients.expand_gradients import expand_gradients

TYPES = pytest.mark.parametrize("dtype", [f64, complex128], ids=str)


@TYPES
def test_cholesky_factor_is_triangular_and_multiplies_to_the_matrix(dtype: DType) -> None:
    matrix = positive(dtype, (2,))
    (factor,) = OPS["Cholesky"].run([matrix], {})
    np.testing.assert_array_equal(factor, np.tril(factor))
    np.testing.assert_allclose(factor @ np.conj(np.swapaxes(factor, -1, -2)), matrix, rtol=1e-13)


@TYPES
def test_gradient_of_cholesky(dtype: DType) -> None:
    """Through A = M Mᴴ + 1, so that every direction of M keeps A Hermitian."""
    m, weight, direction = (array((3, 3), dtype, 0.5, 2, seed=k) for k in range(3))
    b = Builder()
    x = b.arg(TensorType(dtype, (3, 3)))
    (t,) = terms(b, x)
    identity, start = b.const(np.eye(3), dtype), b.const(weight, dtype)
    product = t.emit("BatchMatMulV2", t, adj_y=True) + terms(b, identity)[0]
    factor = product.emit("Cholesky").value
    gradient = b.node("Gradients", factor, x, start, ys=1, xs=1).out()
    interpreter = Interpreter(expand_gradients(b.finish((gradient, factor))))

    def weighed(steps: float) -> float:
        (value,) = interpreter.run({x: m + steps * 2.0**-10 * direction}, [interpreter.graph.results[1]])
        return float(np.sum(np.conj(weight) * value).real)

    slope = (8 * (weighed(1) - weighed(-1)) - (weighed(2) - weighed(-2))) / 12 * 2.0**10
    (found,) = interpreter.run({x: m}, [interpreter.graph.results[0]])
    assert np.sum(np.conj(found) * direction).real == pytest.approx(slope, rel=1e-8)
