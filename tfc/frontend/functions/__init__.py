"""The functions of the language, in snake_case, over a builder: shared by `.tfg` files and the Python API."""

from tfc.frontend.functions import (  # noqa: F401
    arrays,
    effects,
    elementwise,
    mutexes,
    neural,
    op_functions,
    primitives,
    randomness,
    reductions,
    rows,
    summaries,
)
from tfc.frontend.functions.registry import FUNCTIONS, Function

__all__ = ["FUNCTIONS", "Function"]
