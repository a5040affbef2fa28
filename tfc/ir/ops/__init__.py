"""The ops of tfc, one file per family. Importing this package fills the registry."""

from tfc.ir.ops import (
    array,
    binary,
    bitwise,
    cast,
    compare,
    complex,
    control,
    division,
    matrix,
    nn,
    random,
    reduction,
    state,
    symbol,
    trigonometry,
    unary,
)

__all__ = [
    "array",
    "binary",
    "bitwise",
    "cast",
    "compare",
    "complex",
    "control",
    "division",
    "matrix",
    "nn",
    "random",
    "reduction",
    "state",
    "symbol",
    "trigonometry",
    "unary",
]
