"""The ops of tfc, one file per family. Importing this package fills the registry."""

from tfc.ir.ops import array, control, math, matrix, nn, random, reduction, state, symbol

__all__ = ["array", "control", "math", "matrix", "nn", "random", "reduction", "state", "symbol"]
