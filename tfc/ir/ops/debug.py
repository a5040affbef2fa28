"""Ops that look at values while a graph runs: Print, Assert, CheckNumerics (logging_ops.cc, check_numerics_op.cc)."""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ELEMENTWISE, FALLIBLE, PURE, STATEFUL, op
from tfc.ir.ops.rules import DIFFERENTIABLE, same_as_first
from tfc.ir.types.types import Array, TensorType, boolean


def summarize(tensor: Array, limit: int) -> str:
    """The first `limit` elements (all when negative) the way TensorFlow prints them: `1 2 3...`, `[1 2][3 4]`."""
    limit = tensor.size if limit < 0 else min(limit, tensor.size)
    wide = tensor.dtype == np.float64
    flat = [_element(x, wide) for x in tensor.reshape(-1)[:limit].tolist()]
    text = _nested(flat, tensor.shape, 0, 0)[0] if tensor.ndim else "".join(flat)
    return text + ("..." if tensor.size > limit else "")


def _element(x: Any, wide: bool) -> str:
    """A float with 6 digits (f64: 15) if they say it exactly, else with the 9 (17) that always do; others in full."""
    if isinstance(x, bytes):
        return x.decode(errors="replace")
    if not isinstance(x, float):
        return str(int(x) if isinstance(x, bool) else x)
    short, long = (15, 17) if wide else (6, 9)
    text = f"{x:.{short}g}"
    exact = math.isnan(x) or (float(text) if wide else np.float32(text)) == x
    return text if exact else f"{x:.{long}g}"


def _nested(flat: list[str], shape: tuple[int, ...], axis: int, at: int) -> tuple[str, int]:
    """The text of the sub-tensor that starts at element `at`, and the element after what was printed."""
    if axis == len(shape) - 1:
        part = flat[at : at + shape[axis]]
        more = "..." if axis and len(part) < shape[axis] else ""
        return " ".join(part) + more, at + len(part)
    text = ""
    for _ in range(shape[axis]):
        if at >= len(flat):
            break
        inner, at = _nested(flat, shape, axis + 1, at)
        text += f"[{inner}]"
    return text, at


@op(infer=same_as_first, traits=STATEFUL, host="it writes to standard error", function="print")
def Print(input: Array, *data: Array, message: str = "", first_n: int = -1, summarize: int = 3, state: Any) -> Array:
    """`input`, after writing `message` and the first `summarize` elements of each of `data` to standard error.

    Only the first `first_n` times, unless that is negative.
    """
    times = state.value or 0
    if first_n < 0 or times < first_n:
        state.value = times + 1
        print(message + "".join(f"[{_summary(x, summarize)}]" for x in data), file=sys.stderr)
    return input


_summary = summarize


@Print.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (dz, *(None for _ in node.inputs[1:]))


def _assert(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (boolean,), rank=0)
    return []


@op(infer=_assert, traits=STATEFUL | FALLIBLE, host="its message shows tensors", function="assert")
def Assert(condition: Array, *data: Array, summarize: int = 3) -> None:
    """Fail the step with INVALID_ARGUMENT, showing `data`, unless `condition` is true."""
    if not bool(condition.reshape(())):
        raise Error("assertion failed: " + " ".join(f"[{_summary(x, summarize)}]" for x in data))


Assert.gradient(None)


def _check_numerics(ctx: Infer) -> TensorType:
    ctx.require(0, DIFFERENTIABLE, "floating-point numbers")
    return ctx.types[0].value()


@op(infer=_check_numerics, traits=PURE | ELEMENTWISE | FALLIBLE, function="check_numerics")
def CheckNumerics(tensor: Array, *, message: str) -> Array:
    """`tensor`, unless it holds a NaN or an infinity: then the step fails with INVALID_ARGUMENT and `message`."""
    found = [name for name, test in (("Inf", np.isinf), ("NaN", np.isnan)) if test(tensor).any()]
    if found:
        raise Error(f"{message} : Tensor had {' and '.join(found)} values")
    return tensor


@CheckNumerics.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    text = f"Not a number (NaN) or infinity (Inf) values detected in gradient. {node.attrs['message']}"
    return (b.emit("CheckNumerics", dz, message=text),)
