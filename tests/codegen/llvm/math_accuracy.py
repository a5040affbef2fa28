"""Run an emitted math function over arrays, and measure its error in units in the last place."""

import ctypes
import math
from collections.abc import Callable
from functools import cache

import mpmath
import numpy as np
from numpy.typing import NDArray

from tfc.codegen.llvm import DOUBLE, FLOAT, I64, PTR, VOID, Builder, Param, vector_of
from tfc.codegen.llvm.math import MATH, emit_math
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import LoadedCode, load_objects
from tfc.codegen.target import target

Array = NDArray[np.floating]
BLOCK = 1 << 14
KINDS = {np.dtype(np.float32): FLOAT, np.dtype(np.float64): DOUBLE}


def kernel_text(name: str, dtype: np.dtype, lanes: int, arity: int, machine: target.Target) -> str:
    """A loop applying the function to whole vectors; `lanes` 0 means scalar code."""
    module = machine.module()
    kind = KINDS[np.dtype(dtype)]
    shape = vector_of(kind, lanes) if lanes else kind
    params = [Param(PTR, f"p{i}") for i in range(arity + 1)]
    function = module.function("k", VOID, [*params, Param(I64, "n")])
    b = Builder(function)
    with b.loop(0, function.args[-1], lanes or 1) as i:
        align = kind.bits // 8
        values = [b.load(shape, b.gep(kind, arg, i), align=align) for arg in function.args[:arity]]
        b.store(emit_math(b, name, *values), b.gep(kind, function.args[arity], i), align=align)
    b.ret()
    return module.render()


@cache
def compiled(
    name: str, dtype: np.dtype, lanes: int, arity: int, machine: target.Target
) -> tuple[LoadedCode, Callable[..., None]]:
    """The loaded kernel; kept for the process."""
    code = load_objects([compile_objects.compile_module(kernel_text(name, dtype, lanes, arity, machine), machine)])
    signature = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (arity + 1), ctypes.c_int64)
    return code, signature(code.address("k"))


def run(name: str, *arrays: Array, lanes: int = 16, machine: target.Target | None = None) -> Array:
    """The function over arrays of float32 or float64."""
    size = arrays[0].size
    padded = -(-size // max(lanes, 1)) * max(lanes, 1)
    inputs = [np.resize(each, padded) for each in arrays]
    out = np.empty(padded, arrays[0].dtype)
    _, function = compiled(name, arrays[0].dtype, lanes, len(arrays), machine or target.host())
    function(*[each.ctypes.data for each in inputs], out.ctypes.data, padded)
    return out[:size]


def _pointwise(function: Callable[..., object]) -> Callable[..., Array]:
    def apply(*arrays: Array) -> Array:
        return np.array([function(*map(float, point)) for point in zip(*arrays, strict=True)], np.longdouble)

    return apply


def _precise(function: Callable[..., object]) -> Callable[..., Array]:
    """An mpmath function at 25 digits as long doubles, which have 19."""

    def one(*values: float) -> np.longdouble:
        with mpmath.workdps(25):
            exact = mpmath.nstr(function(*map(mpmath.mpf, values)), 22)
        with np.errstate(all="ignore"):
            return np.longdouble(exact)

    return _pointwise(one)


def _sigmoid(x: Array) -> Array:
    return np.where(
        x < 0, np.exp(np.minimum(x, 0)) / (1 + np.exp(np.minimum(x, 0))), 1 / (1 + np.exp(-np.maximum(x, 0)))
    )


def _gelu(x: mpmath.mpf) -> mpmath.mpf:
    x = max(x, -60)
    return x * mpmath.erfc(-x / mpmath.sqrt(2)) / 2


def _gelu_slope(x: mpmath.mpf) -> mpmath.mpf:
    x = max(x, -60)
    return mpmath.erfc(-x / mpmath.sqrt(2)) / 2 + x * mpmath.npdf(x)


REFERENCE: dict[str, Callable[..., Array]] = {
    **{
        name: getattr(np, name)
        for name in ("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan")
    },
    **{name: getattr(np, "arc" + name[1:]) for name in ("asin", "acos", "atan", "atan2", "asinh", "acosh", "atanh")},
    **{name: getattr(np, name) for name in ("sinh", "cosh", "tanh")},
    "sigmoid": _sigmoid,
    "softplus": lambda x: np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x))),
    "softsign": lambda x: x / (1 + np.abs(x)),
    "swish": lambda x: np.where(x == -np.inf, -0.0, x * _sigmoid(x)),
    "gelu": _precise(_gelu),
    "gelu_slope": _precise(_gelu_slope),
    "erf": _precise(mpmath.erf),
    "erfc": lambda x: _precise(mpmath.erfc)(np.clip(x, -60, 60)),
    "lgamma": _precise(lambda x: mpmath.re(mpmath.loggamma(x))),
    "digamma": _precise(mpmath.digamma),
    "pow": np.power,
    "rsqrt": lambda x: 1 / np.sqrt(x),
}
assert set(REFERENCE) <= set(MATH)

OF_FLOATS: dict[str, Callable[..., Array]] = {
    **REFERENCE,
    **{name: np.vectorize(getattr(math, name), otypes=[np.float64]) for name in ("erf", "erfc", "lgamma")},
}
"""The same for floats, in double: those of the C library where NumPy has none."""


def ulp_errors(result: Array, exact: Array) -> NDArray[np.float64]:
    """|result - exact| in units in the last place of exact, which is of a wider type; 0 where both are NaN or the same
    infinity."""
    with np.errstate(all="ignore"):
        near = np.abs(exact.astype(result.dtype))
        unit = np.spacing(
            np.where(near > np.abs(exact), np.nextafter(near, 0), near)
        )  # near may have the next exponent
        errors = (np.abs(result - exact) / unit).astype(np.float64)  # subnormal differences need the wider type
    special = ~(np.isfinite(errors) & np.isfinite(unit))  # the greatest number has no next
    errors[special] = _special_errors(result[special], exact[special])
    return errors


def _special_errors(result: Array, exact: Array) -> NDArray[np.float64]:
    """`ulp_errors` where a number is not finite, or rounds to one that is not."""
    info, wide = np.finfo(result.dtype), exact.dtype.type
    with np.errstate(all="ignore"):
        _, exponent = np.frexp(np.abs(exact))
        unit = np.ldexp(wide(1), np.maximum(exponent - 1, info.minexp) - info.nmant)
        overflow = np.abs(exact) >= np.ldexp(wide(2), info.maxexp - 1) - unit / 2
        target_ = np.where(overflow, np.copysign(wide(np.inf), exact), exact)
        error = np.abs(result.astype(wide) - target_) / unit
        same = (result == target_.astype(result.dtype)) & ~np.isfinite(target_)
        error = np.where(same | (np.isnan(result) & np.isnan(exact)), 0, error)
        return np.where(np.isnan(error), np.inf, error).astype(np.float64)


def worst(name: str, *arrays: Array) -> tuple[float, tuple[float, ...]]:
    """The largest error over the arrays, and where it is.

    The reference of floats is computed in double, which is exact to 1e-8 of their last place; that of doubles in long
    double. It is done in blocks that stay in the caches.
    """
    found = [_worst_of_block(name, *(each[k : k + BLOCK] for each in arrays)) for k in range(0, arrays[0].size, BLOCK)]
    return max(found)


def _worst_of_block(name: str, *arrays: Array) -> tuple[float, tuple[float, ...]]:
    wide = np.float64 if arrays[0].dtype == np.float32 else np.longdouble
    with np.errstate(all="ignore"):
        exact = (OF_FLOATS if wide is np.float64 else REFERENCE)[name](*[each.astype(wide) for each in arrays])
    errors = ulp_errors(run(name, *arrays), np.asarray(exact, wide))
    at = int(np.argmax(errors))
    return float(errors[at]), tuple(float(each[at]) for each in arrays)


def bit_patterns(dtype: np.dtype, count: int, seed: int = 1) -> Array:
    """`count` numbers spread evenly over all bit patterns, NaN and infinities among them."""
    integer = np.uint32 if np.dtype(dtype) == np.float32 else np.uint64
    top = 1 << (8 * np.dtype(dtype).itemsize)
    stride = top // count | 1
    start = seed * 0x9E3779B9 % stride
    return (np.arange(count, dtype=np.uint64) * np.uint64(stride) + np.uint64(start)).astype(integer).view(dtype)
