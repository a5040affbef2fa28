"""Numbers that reach everywhere in a float type, and the ops on them as compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np

import tfc
import tfc.ir.ops
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.registry import ELEMENTWISE, OPS, Op
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, DType, TensorType, f32

BITS = {2: np.uint16, 4: np.uint32, 8: np.uint64}


def float_ops(operands: int) -> dict[str, str]:
    """The element-wise ops of that many floats, each with the type that its results have for f32."""
    found = {}
    for op in OPS.values():
        if ELEMENTWISE in op.traits and not op.variadic and len(op.operands) == operands:
            result = _result(op)
            if result is not None:
                found[op.name] = result
    return found


def _result(op: Op) -> str | None:
    b = Builder()
    value = TensorType(f32, (1,))
    attrs = {"message": ""} if "message" in op.attributes else {}
    try:
        node = b.node(op.name, *(b.emit("Placeholder", type=value) for _ in op.operands), **attrs)
    except BuildError:
        return None
    return node.types[0].dtype.name


def number_of_mantissa_bits(dtype: DType) -> int:
    """The stored bits of the mantissa."""
    return int(ml_dtypes.finfo(dtype.storage).nmant)


def every_exponent(dtype: DType, mantissas: Sequence[float] = (0.0, 0.37, 1.0), step: int = 1) -> Array:
    """Both signs of every exponent (every `step`-th), subnormals and infinity's among them, with some mantissas of
    each: 0 is the least, 1 the greatest. So zeros, infinities and NaN are there, and the least and greatest numbers."""
    bits, stored = 8 * dtype.size, number_of_mantissa_bits(dtype)
    exponents = 1 << (bits - 1 - stored)
    chosen = sorted(
        {*range(0, exponents, step), 0, 1, exponents // 2 - 1, exponents // 2, exponents - 2, exponents - 1}
    )
    top = (1 << stored) - 1
    patterns = [exponent << stored | int(part * top) for exponent in chosen for part in mantissas]
    subnormals = [1, 2, 3, *(1 << place for place in range(2, stored))]
    signed = [pattern | sign for sign in (0, 1 << (bits - 1)) for pattern in [*patterns, *subnormals]]
    return np.array(signed, BITS[dtype.size]).view(dtype.storage)


def evenly(dtype: DType, count: int) -> Array:
    """`count` numbers spread over all bit patterns."""
    total = 1 << (8 * dtype.size)
    if count >= total:
        return np.arange(total, dtype=np.uint64).astype(BITS[dtype.size]).view(dtype.storage)
    stride = total // count | 1
    return (np.arange(count, dtype=np.uint64) * np.uint64(stride)).astype(BITS[dtype.size]).view(dtype.storage)


def compiled(names: Sequence[str], arrays: Sequence[Array], dtype: DType, devices: str | None = None) -> dict[str, Any]:
    """Each op on the arrays, by compiled code."""
    graph, feeds, fetches = _calls(names, arrays, dtype)
    with tfc.Session(graph, devices=devices) as session:
        found = session.run([str(value) for value in fetches], {str(k): v for k, v in feeds.items()})
    return dict(zip(names, found, strict=True))


def interpreted(names: Sequence[str], arrays: Sequence[Array], dtype: DType) -> dict[str, Any]:
    """Each op on the arrays, by its body in the operands' own type."""
    graph, feeds, fetches = _calls(names, arrays, dtype)
    with np.errstate(all="ignore"):
        found = Interpreter(graph).run(feeds, fetches)
    return dict(zip(names, found, strict=True))


def _calls(names: Sequence[str], arrays: Sequence[Array], dtype: DType) -> tuple[Any, Any, Any]:
    b = Builder()
    operands = [b.emit("Placeholder", type=TensorType(dtype, each.shape)) for each in arrays]
    fetches = [b.node(name, *operands).out() for name in names]
    return b.finish(), dict(zip(operands, arrays, strict=True)), fetches
