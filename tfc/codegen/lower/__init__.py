"""The lowerings of the ops, one file per family of tfc/ir/ops. Importing this package fills the registry."""

from tfc.codegen.lower import array, binary, matrix, reduction, source, state, unary

__all__ = ["array", "binary", "matrix", "reduction", "source", "state", "unary"]
