"""Mathematical functions emitted as instructions: `emit_math(b, "exp", x)`.

Each works on float and double, scalar or vectors of any length, from one source; without branches (the trigonometric
functions have one, for huge arguments); with NaN, infinities, signed zeros and subnormals as C has them. Half and
bfloat are widened by the caller. The sources' docstrings give the errors; tests/codegen/llvm measures them. The code
counts on FMA: where the target has none, LLVM calls libm's fma, right but slow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.division import floor_div, floor_mod, fmod, trunc_div, trunc_mod
from tfc.codegen.llvm.math.error_function import erf, erfc
from tfc.codegen.llvm.math.exponential import decay, exp, exp2, expm1
from tfc.codegen.llvm.math.gamma import digamma, lgamma
from tfc.codegen.llvm.math.gelu import gelu, gelu_slope
from tfc.codegen.llvm.math.hyperbolic import acosh, asinh, atanh, cosh, sinh, tanh
from tfc.codegen.llvm.math.integer_power import integer_pow, power_of_integers
from tfc.codegen.llvm.math.inverse_trigonometry import acos, asin, atan, atan2
from tfc.codegen.llvm.math.logarithm import log, log1p, log2, log10
from tfc.codegen.llvm.math.logistic import sigmoid, softplus, softsign, swish
from tfc.codegen.llvm.math.power import pow_
from tfc.codegen.llvm.math.roots import rsqrt
from tfc.codegen.llvm.math.trigonometry import cos, sin, tan
from tfc.codegen.llvm.values import Value
from tfc.ir.base.errors import InternalError

Emitter = Callable[..., Value]

MATH: Mapping[str, Emitter] = MappingProxyType(
    {
        "exp": exp, "decay": decay, "exp2": exp2, "expm1": expm1,
        "log": log, "log2": log2, "log10": log10, "log1p": log1p,
        "sin": sin, "cos": cos, "tan": tan,
        "asin": asin, "acos": acos, "atan": atan, "atan2": atan2,
        "sinh": sinh, "cosh": cosh, "tanh": tanh,
        "asinh": asinh, "acosh": acosh, "atanh": atanh,
        "sigmoid": sigmoid, "softplus": softplus, "softsign": softsign,
        "swish": swish, "gelu": gelu, "gelu_slope": gelu_slope,
        "erf": erf, "erfc": erfc, "lgamma": lgamma, "digamma": digamma,
        "pow": pow_, "rsqrt": rsqrt,
        "power_of_integers": power_of_integers,
        "fmod": fmod, "floor_div": floor_div, "floor_mod": floor_mod, "trunc_div": trunc_div, "trunc_mod": trunc_mod,
    }
)  # fmt: skip
"""Name → emitter(builder, *values) → value."""


def emit_math(b: Builder, name: str, *values: Value) -> Value:
    """Emit the named function of `MATH`. InternalError for an unknown name or a type that is not float or double."""
    emitter = MATH.get(name)
    if emitter is None:
        raise InternalError(f"no math function {name!r}; there are {', '.join(MATH)}")
    return emitter(b, *values)


__all__ = ["MATH", "Emitter", "emit_math", "integer_pow"]
