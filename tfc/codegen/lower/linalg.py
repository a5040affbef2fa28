"""Dense linear algebra runs on the host, through LAPACK."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("LAPACK, as NumPy ships it", "MatrixInverse", "MatrixDeterminant", "LogMatrixDeterminant", "Cholesky")
host("LAPACK, as NumPy ships it", "MatrixSolve", "MatrixTriangularSolve")
