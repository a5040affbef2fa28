"""Arguments at which errors are measured: spread over the bit patterns of a type, and closer where functions bend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tests.accuracy.sweep import evenly, every_exponent
from tfc.ir.types.types import Array, DType

COUNTS = {2: 1 << 16, 4: 1 << 21, 8: 1 << 18}
"""Arguments by the size of the type; of 16 bits there are no more."""
SLOW = frozenset({"Erf", "Erfc", "Lgamma", "Digamma", "Gelu", "GeluGrad"})
"""Ops whose reference is computed one number at a time: an eighth of the arguments, in f16 and bf16 all the same."""
EXACT = frozenset({"Identity", "StopGradient", "PreventGradient", "ZerosLike", "OnesLike", "Sign"})
LEFT_OUT: Mapping[str, str] = {
    "FloorDiv": "the floor of a rounded quotient",
    "Inv": "it is `Reciprocal`", "InvGrad": "`ReciprocalGrad`", "Add": "`AddV2`",
    "Div": "`RealDiv`", "Mod": "`TruncateMod`",
}  # fmt: skip
"""Ops that the page leaves out: those of another name, and those for which units in the last place say nothing."""

RANGES: Sequence[tuple[float, float]] = ((-1.5, 1.5), (-20.0, 20.0), (-110.0, 100.0), (-760.0, 720.0))
DOMAINS: Mapping[str, Sequence[tuple[float, float]]] = {
    "Lgamma": ((0.0, np.inf),),
    "Digamma": ((0.0, np.inf),),
    "Xlogy": ((-1e6, 1e6), (1e-6, 1e6)),
    "Xlog1py": ((-1e6, 1e6), (-0.999, 1e6)),
    "SqrtGrad": ((1e-6, 1e6), (-1e3, 1e3)),
    "RsqrtGrad": ((1e-3, 1e3), (-1e3, 1e3)),
    "ReciprocalGrad": ((-1e3, 1e3), (-1e3, 1e3)),
    "TanhGrad": ((-1.0, 1.0), (-1e3, 1e3)),
    "SigmoidGrad": ((0.0, 1.0), (-1e3, 1e3)),
    "EluGrad": ((-1e3, 1e3), (-1.0, 1e3)),
    "SeluGrad": ((-1e3, 1e3), (-1.5, 1e3)),
    "SoftplusGrad": ((-1e3, 1e3), (-80.0, 80.0)),
    "SoftsignGrad": ((-1e3, 1e3), (-1e3, 1e3)),
    "GeluGrad": ((-1e3, 1e3), (-12.0, -1.5)),
    "LeakyReluGrad": ((-1e3, 1e3), (-1e3, 1e3)),
    "FloorMod": ((-1e3, 1e3), (-1e3, 1e3)),
    "TruncateMod": ((-1e6, 1e6), (-1e6, 1e6)),
}
"""Operands that are not any number: those for which the result is far from its zeros, and results of other ops."""


def arguments(name: str, operands: int, dtype: DType) -> list[Array]:
    """The operands of an op, the same in every run."""
    count = COUNTS[dtype.size] // (8 if name in SLOW and dtype.size > 2 else 1)
    if operands == 1 and dtype.size == 2:
        return [_inside(evenly(dtype, count), name)]
    random = np.random.default_rng([operands, dtype.size])
    if operands == 1:
        parts = [evenly(dtype, count // 2), every_exponent(dtype, step=dtype.size // 4)]
        parts += [random.uniform(low, high, count // 8).astype(dtype.storage) for low, high in RANGES]
        return [_inside(np.concatenate(parts), name)]
    domains = DOMAINS.get(name)
    if domains is not None:
        return [_drawn(random, low, high, count).astype(dtype.storage) for low, high in domains]
    patterns = evenly(dtype, count // 2)
    near = [random.uniform(-9, 9, count // 2).astype(dtype.storage) for _ in range(2)]
    return [np.concatenate([patterns[random.permutation(patterns.size)], each]) for each in near]


def _drawn(random: np.random.Generator, low: float, high: float, count: int) -> Array:
    """Half of them evenly, half with magnitudes of all sizes."""
    even = random.uniform(low, high, count)
    small = even * np.exp2(-random.uniform(0, 12, count))
    return np.where((np.arange(count) % 2 == 0) | (small < low) | (small > high), even, small)


def _inside(x: Array, name: str) -> Array:
    """Without NaN and infinities, whose classes are tested, and within the domain."""
    ((low, high),) = DOMAINS.get(name, ((-np.inf, np.inf),))
    wide = x.astype(np.float64)
    return x[np.isfinite(wide) & (wide >= low) & (wide <= high)]
