"""Records of ops/matrix.py and ops/linalg.py. The oracle of products is einsum, of solvers the inverse."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from tests.ops.records import COMPLEX, FLOATS, INTEGERS, Case, Record, array
from tfc.ir.types.types import Array, DType, complex64, complex128, f32, f64

NUMERIC = FLOATS + INTEGERS + COMPLEX
FLIPS = ((False, False), (True, False), (False, True), (True, True))
SIZES = ((2, 3, 4), (1, 1, 1), (0, 3, 2), (2, 0, 3), (5, 1, 7), (17, 33, 9))


def factors(
    m: int, k: int, n: int, flips: tuple[bool, bool], dtype: DType, batch: Any = ((), ())
) -> tuple[Array, Array]:
    left, right = ((k, m) if flips[0] else (m, k)), ((n, k) if flips[1] else (k, n))
    low, high = (0, 5) if dtype.is_integer else (-2, 2)
    return array((*batch[0], *left), dtype, low, high), array((*batch[1], *right), dtype, low, high, seed=1)


def product(a: Array, b: Array, transpose_a: bool, transpose_b: bool) -> Array:
    formula = f"{'ki' if transpose_a else 'ik'},{'jk' if transpose_b else 'kj'}->ij"
    return np.einsum(formula, a, b)


def batch_product(x: Array, y: Array, adj_x: bool, adj_y: bool) -> Array:
    x, y = (np.conj(v) if adjoint else v for v, adjoint in ((x, adj_x), (y, adj_y)))
    return np.einsum(f"...{'ki' if adj_x else 'ik'},...{'jk' if adj_y else 'kj'}->...ij", x, y)


def matmul(m: int, k: int, n: int, flips: tuple[bool, bool], dtype: DType) -> Case:
    return Case(factors(m, k, n, flips, dtype), {"transpose_a": flips[0], "transpose_b": flips[1]})


def batch_matmul(m: int, k: int, n: int, flips: tuple[bool, bool], dtype: DType, batch: Any) -> Case:
    return Case(factors(m, k, n, flips, dtype, batch), {"adj_x": flips[0], "adj_y": flips[1]})


BATCHES = (((), ()), ((2,), (2,)), ((2, 1), (3,)), ((3,), ()), ((0,), (0,)), ((1, 2), (4, 1)))

PRODUCTS = [
    Record(
        "MatMul",
        [matmul(*size, flips, f32) for size, flips in zip(SIZES, itertools.cycle(FLIPS), strict=False)]
        + [matmul(17, 33, 9, flips, f32) for flips in FLIPS]
        + [matmul(2, 3, 4, flips, t) for t, flips in zip(NUMERIC, itertools.cycle(FLIPS), strict=False)]
        + [matmul(40, 70, 50, (False, False), f32)],
        product,
        [matmul(2, 3, 4, flips, t) for flips in FLIPS for t in (f64, complex128)],
        tolerance=16,
        compiled=64,
        summed=True,
    ),
    *(
        Record(
            name,
            [batch_matmul(2, 3, 4, flips, f32, batch) for batch, flips in zip(BATCHES, itertools.cycle(FLIPS))]
            + [batch_matmul(2, 3, 4, flips, f32, ((2, 1), (3,))) for flips in FLIPS]
            + [batch_matmul(2, 3, 4, (False, True), t, ((2,), (1,))) for t in NUMERIC],
            batch_product,
            [batch_matmul(2, 3, 2, flips, t, ((2, 1), (3,))) for flips in FLIPS for t in (f64, complex128)]
            + [batch_matmul(2, 3, 2, flips, complex128, ((2, 1), ())) for flips in FLIPS],
            tolerance=16,
            compiled=64,
            summed=True,
        )
        for name in ("BatchMatMulV2", "BatchMatMul")
    ),
]

FACTORISABLE = (f32, f64, complex64, complex128)


def regular(dtype: DType, batch: tuple[int, ...] = (), n: int = 3) -> Array:
    """Well-conditioned matrices."""
    return (array((*batch, n, n), dtype, -1, 1) + 3 * np.eye(n)).astype(dtype.storage)


def positive(dtype: DType, batch: tuple[int, ...] = (), n: int = 3) -> Array:
    """Hermitian positive definite matrices."""
    a = regular(dtype, batch, n)
    return (a @ np.conj(np.swapaxes(a, -1, -2))).astype(dtype.storage)


def flipped(x: Array) -> Array:
    return np.conj(np.swapaxes(x, -1, -2))


def solve_by_inverse(matrix: Array, rhs: Array, adjoint: bool = False, lower: bool | None = None) -> Array:
    if lower is not None:
        matrix = np.tril(matrix) if lower else np.triu(matrix)
    return np.linalg.inv(flipped(matrix) if adjoint else matrix) @ rhs


def by_leibniz(x: Array) -> Array:
    """The determinant of 3×3 matrices, written out."""
    return np.sum(x[..., 0] * np.cross(x[..., 1], x[..., 2]), -1)


def log_determinant(x: Array) -> tuple[Array, Array]:
    d = by_leibniz(x)
    return d / np.abs(d), np.log(np.abs(d))


SOLVES = [(adjoint, lower) for adjoint in (False, True) for lower in (True, False)]

LINALG = [
    Record(
        "MatrixInverse",
        [
            Case((regular(t, batch),), {"adjoint": flip})
            for t in FACTORISABLE
            for batch in ((), (2,), (0,))
            for flip in (False, True)
        ],
        lambda x, adjoint: np.linalg.solve(flipped(x) if adjoint else x, np.broadcast_to(np.eye(3), x.shape)),
        [Case((regular(t),), {"adjoint": flip}) for t in (f64, complex128) for flip in (False, True)],
        tolerance=64,
        summed=True,
    ),
    Record(
        "MatrixDeterminant",
        [Case((regular(t, batch),)) for t in FACTORISABLE for batch in ((), (2,), (0, 2))],
        by_leibniz,
        [Case((regular(t, (2,)),)) for t in (f64, complex128)],
        tolerance=64,
        summed=True,
    ),
    Record(
        "LogMatrixDeterminant",
        [Case((regular(t, batch),)) for t in FACTORISABLE for batch in ((), (2,))],
        log_determinant,
        [Case((regular(f64, (2,)),))],
        tolerance=256,
        summed=True,
    ),
    Record(
        "Cholesky",
        [Case((positive(t, batch),)) for t in FACTORISABLE for batch in ((), (2,), (0,))],
        tolerance=64,
        summed=True,
    ),
    Record(
        "MatrixSolve",
        [
            Case((regular(t, (2,)), array((2, 3, 2), t)), {"adjoint": flip})
            for t in FACTORISABLE
            for flip in (False, True)
        ],
        solve_by_inverse,
        [Case((regular(t), array((3, 2), t)), {"adjoint": flip}) for t in (f64, complex128) for flip in (False, True)],
        tolerance=256,
        summed=True,
    ),
    Record(
        "MatrixTriangularSolve",
        [
            Case((regular(t, (2,)), array((2, 3, 2), t)), {"adjoint": adjoint, "lower": lower})
            for t in FACTORISABLE
            for adjoint, lower in SOLVES
        ],
        solve_by_inverse,
        [
            Case((regular(t), array((3, 2), t)), {"adjoint": adjoint, "lower": lower})
            for t in (f64, complex128)
            for adjoint, lower in SOLVES
        ],
        tolerance=256,
        summed=True,
    ),
]


def cross(a: Array, b: Array) -> Array:
    """As the Levi-Civita symbol says."""
    sign = np.array([[[(i - j) * (j - k) * (k - i) // 2 for k in range(3)] for j in range(3)] for i in range(3)])
    return np.einsum("ijk,...j,...k->...i", sign.astype(a.dtype), a, b)


VECTORS = [
    Record(
        "Cross",
        [Case((array((2, 3), t, 0, 5), array((2, 3), t, 0, 5, seed=1))) for t in NUMERIC]
        + [Case((array(shape, f32), array(shape, f32, seed=1))) for shape in ((3,), (0, 3), (2, 2, 3))],
        cross,
        [Case((array((2, 3), t), array((2, 3), t, seed=1))) for t in (f64, complex128)],
        tolerance=8,
        summed=True,
    )
]

EQUATIONS = {
    "ij,jk->ik": ((2, 3), (3, 4)),
    "ij,kj->ik": ((2, 3), (4, 3)),
    "ij,jk->ki": ((2, 3), (3, 4)),
    "ij,jk->": ((2, 3), (3, 4)),
    "i,j->ij": ((3,), (2,)),
    "i,i->": ((3,), (3,)),
    "ij,ij->ij": ((2, 3), (2, 3)),
    "bij,bjk->bik": ((2, 2, 3), (2, 3, 2)),
    "bhqd,bhkd->bhqk": ((1, 2, 3, 2), (1, 2, 2, 2)),
    "...ij,...jk->...ik": ((2, 1, 2, 3), (3, 3, 2)),
    "...i,ij->...j": ((2, 2, 3), (3, 2)),
    "ij,k->k": ((2, 3), (4,)),
    "i...,i->i...": ((2, 3), (2,)),
    "ij->ji": ((2, 3),),
    "ij->i": ((2, 3),),
    "ij->": ((2, 3),),
    "...ij->...ji": ((2, 2, 3),),
    "...->...": ((2, 3),),
    "ii->i": ((3, 3),),
    "ii->": ((3, 3),),
    "ij,jk->ik ": ((0, 3), (3, 2)),
}
NOT_DIFFERENTIABLE = ("ii->i", "ii->", "i...,i->i...", "ij,jk->ik ")


def einsum_case(equation: str, dtype: DType) -> Case:
    low, high = (0, 5) if dtype.is_integer else (-2, 2)
    operands = tuple(array(shape, dtype, low, high, seed=k) for k, shape in enumerate(EQUATIONS[equation]))
    return Case(operands, {"equation": equation})


def by_loops(*operands: Array, equation: str) -> Array:
    """Einstein's convention, element by element, with the axes under "..." named by capital letters."""
    left, result = equation.replace(" ", "").split("->")
    terms = left.split(",")
    ranks = [x.ndim - len(t.replace("...", "")) for x, t in zip(operands, terms, strict=True)]
    names = "WXYZ"
    explicit = [t.replace("...", names[4 - r :] if "..." in t else "") for t, r in zip(terms, ranks, strict=True)]
    result = result.replace("...", names[4 - max(ranks) :] if max(ranks) else "")
    sizes: dict[str, int] = {}
    for x, labels in zip(operands, explicit, strict=True):
        for label, size in zip(labels, x.shape, strict=True):
            sizes[label] = max(size, sizes.get(label, size)) if size else 0
    total = np.zeros([sizes[label] for label in result], operands[0].dtype)
    for at in np.ndindex(*sizes.values()):
        where = dict(zip(sizes, at, strict=True))
        picked = (
            x[tuple(where[label] if n > 1 else 0 for label, n in zip(labels, x.shape, strict=True))]
            for x, labels in zip(operands, explicit, strict=True)
        )
        total[tuple(where[label] for label in result)] += np.prod(list(picked))
    return total


EINSUM = [
    Record(
        "Einsum",
        [einsum_case(equation, f32) for equation in EQUATIONS] + [einsum_case("ij,jk->ik", t) for t in NUMERIC],
        by_loops,
        [einsum_case(equation, f64) for equation in EQUATIONS if equation not in NOT_DIFFERENTIABLE]
        + [einsum_case("bij,bjk->bik", complex128)],
        tolerance=32,
        compiled=64,
        summed=True,
    )
]

RECORDS = [*PRODUCTS, *LINALG, *VECTORS, *EINSUM]
