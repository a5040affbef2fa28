"""Evaluates tensor expressions with NumPy: what a lowering means, told without loops, fusion or LLVM.

It is strict where generated code would be unsafe: an element loaded out of range fails, unless a `guard` keeps the load
from happening. f16 and bf16 compute in f32 and are rounded when a tensor is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product as points
from typing import Any

import numpy as np

from tfc.codegen.tensor.expr import Apply, Axis, Bitcast, Cast, Const, Expr, Guard, Load, Select, SizeOf
from tfc.codegen.tensor.tensor import Check, Join, Map, Reduction, Scan, Scatter, Sort, Tensor, View, Write
from tfc.ir.graph.registry import OPS
from tfc.ir.reference import special
from tfc.ir.types.dims import evaluate as number
from tfc.ir.types.types import Array, DType, f32


class CheckError(Exception):
    """A check of a lowering does not hold; the argument is its message."""


def evaluate(tensor: Tensor, params: Mapping[Tensor, Array], symbols: Mapping[str, int] | None = None) -> Array:
    """The value of a tensor, given those of the parameters and the symbolic sizes."""
    return _Evaluator(dict(params), symbols or {}).tensor(tensor)


def _working(dtype: DType) -> np.dtype[Any]:
    return f32.storage if dtype.is_float and dtype.size == 2 else dtype.storage


class _Evaluator:
    def __init__(self, known: dict[Tensor, Array], symbols: Mapping[str, int]) -> None:
        self.known, self.symbols = known, symbols

    def tensor(self, tensor: Tensor) -> Array:
        if tensor not in self.known:
            assert tensor.definition is not None, f"no value for the parameter {tensor}"
            made = np.asarray(_DEFINITIONS[type(tensor.definition)](self, tensor, tensor.definition))
            assert made.shape == self.sizes(tensor.shape), f"{tensor} is made with shape {made.shape}"
            self.known[tensor] = made.astype(tensor.dtype.storage)
        return self.known[tensor]

    def sizes(self, shape: Any) -> tuple[int, ...]:
        return tuple(number(size, self.symbols) for size in shape)

    def over(self, space: tuple[int, ...], body: Expr, checks: tuple[Check, ...] = ()) -> Array:
        """A body at every point of a space."""
        grids = np.indices(space)
        at = {f"i{k}": grid for k, grid in enumerate(grids)}
        everywhere = np.ones(space, bool)
        memo: dict[tuple[Expr, int], Array] = {}
        for check in checks:
            holds = self.expr(check.ok, at, everywhere, memo)
            if not np.all(np.broadcast_to(holds, space)):
                raise CheckError(check.message)
        return np.broadcast_to(self.expr(body, at, everywhere, memo), space)

    def expr(self, expr: Expr, at: Mapping[str, Array], mask: Array, memo: dict[tuple[Expr, int], Array]) -> Array:
        key = (expr, id(mask))
        if key not in memo:
            memo[key] = self._expr(expr, at, mask, memo)
        return memo[key]

    def _expr(self, expr: Expr, at: Mapping[str, Array], mask: Array, memo: Any) -> Array:
        if isinstance(expr, Const):
            return np.asarray(expr.value).astype(_working(expr.dtype))
        if isinstance(expr, Axis):
            return at[expr.name].astype(np.int64)
        if isinstance(expr, SizeOf):
            return np.asarray(number(expr.size, self.symbols), np.int64)
        if isinstance(expr, Guard):
            condition = self.expr(expr.children[0], at, mask, memo)
            kept = [mask & condition, mask & ~condition]
            memo[(expr, -1)] = kept  # type: ignore[assignment]  # keeps the masks alive: their ids are keys
            x, y = (self.expr(child, at, m, memo) for child, m in zip(expr.children[1:], kept, strict=True))
            return np.where(condition, x, y)
        values = [self.expr(child, at, mask, memo) for child in expr.children]
        if isinstance(expr, Load):
            return self._load(expr, values, mask)
        if isinstance(expr, Select):
            return np.where(*values)
        if isinstance(expr, Bitcast):
            raw = values[0].astype(expr.children[0].dtype.storage)
            return raw.view(expr.dtype.storage).astype(_working(expr.dtype))
        if isinstance(expr, Cast):
            (converted,) = OPS["Cast"].run(values, {"DstT": expr.dtype})
            return np.asarray(converted).astype(_working(expr.dtype))
        assert isinstance(expr, Apply)
        return np.asarray(FUNCTIONS[expr.name](*values))

    def _load(self, load: Load, indices: list[Array], mask: Array) -> Array:
        value = self.tensor(load.tensor)
        safe = []
        for index, size in zip(indices, value.shape, strict=True):
            outside = mask & ((index < 0) | (index >= size))
            assert not outside.any(), f"{load} is read out of range"
            safe.append(np.clip(index, 0, max(size - 1, 0)))
        if value.size == 0:
            return np.zeros(mask.shape, _working(load.dtype))
        return np.asarray(value[tuple(safe)]).astype(_working(load.dtype))


def _map(self: _Evaluator, tensor: Tensor, made: Map) -> Array:
    return self.over(self.sizes(tensor.shape), made.body, made.checks)


def _view(self: _Evaluator, tensor: Tensor, made: View) -> Array:
    return self.over(self.sizes(tensor.shape), made.body)


def _join(self: _Evaluator, tensor: Tensor, made: Join) -> Array:
    return np.concatenate([self.tensor(part) for part in made.parts], made.axis)


def _write(self: _Evaluator, tensor: Tensor, made: Write) -> Array:
    return self.tensor(made.value)


def _reduction(self: _Evaluator, tensor: Tensor, made: Reduction) -> Array:
    space = self.sizes(made.space)
    values = self.over(space, made.body)
    if made.kind.startswith("arg"):
        rows = np.moveaxis(values, made.reduced, range(-len(made.reduced), 0))
        flat = rows.reshape(*(space[k] for k in made.kept), int(np.prod([space[k] for k in made.reduced])))
        best = np.argmax(flat, -1) if made.kind == "argmax" else np.argmin(flat, -1)
        return np.asarray(best).reshape(self.sizes(tensor.shape))
    initial: dict[str, Any] = {}
    if made.kind in ("max", "min"):
        initial["initial"] = _extreme(values.dtype, least=made.kind == "max")
    elif made.kind in ("sum", "prod"):
        initial["dtype"] = values.dtype
    return np.asarray(getattr(np, made.kind)(values, axis=made.reduced, keepdims=made.keep_dims, **initial))


def _extreme(dtype: np.dtype[Any], *, least: bool) -> Any:
    if dtype.kind == "f":
        return -np.inf if least else np.inf
    limits = np.iinfo(dtype)
    return limits.min if least else limits.max


def _scatter(self: _Evaluator, tensor: Tensor, made: Scatter) -> Array:
    result, space = self.tensor(made.start).copy(), self.sizes(made.space)
    values = self.over(space, made.value, made.checks)
    position = [self.over(space, each) for each in made.position]
    for at in points(*map(range, space)):
        where = tuple(int(each[at]) for each in position)
        if all(0 <= k < n for k, n in zip(where, result.shape, strict=True)):
            result[where] = COMBINE[made.combine](result[where], values[at])
    return result


def _scan(self: _Evaluator, tensor: Tensor, made: Scan) -> Array:
    values = self.over(self.sizes(tensor.shape), made.body)
    attrs = {"exclusive": made.exclusive, "reverse": made.reverse}
    (result,) = OPS["Cumsum" if made.kind == "sum" else "Cumprod"].run([values, np.int32(made.axis)], attrs)
    return np.asarray(result)


def _sort(self: _Evaluator, tensor: Tensor, made: Sort) -> Array:
    order = np.argsort(self.over(self.sizes(made.space), made.key), axis=-1, kind="stable")
    return order[..., : self.sizes(tensor.shape)[-1]]


_DEFINITIONS: dict[type, Callable[..., Array]] = {
    Map: _map, View: _view, Join: _join, Write: _write, Reduction: _reduction, Scatter: _scatter, Scan: _scan,
    Sort: _sort,
}  # fmt: skip

COMBINE: dict[str, Callable[[Any, Any], Any]] = {
    "set": lambda x, y: y, "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y, "min": np.minimum, "max": np.maximum,
}  # fmt: skip


def _unless_zero(function: Callable[..., Array]) -> Callable[..., Array]:
    return lambda x, y: np.where(y == 0, 0, function(x, np.where(y == 0, 1, y))).astype(x.dtype)


def _truncated(x: Array, y: Array) -> Array:
    (quotient,) = OPS["TruncateDiv"].run([x, y], {})
    return np.asarray(quotient)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "neg": np.negative, "abs": np.abs, "sign": np.sign,
    "min": np.minimum, "max": np.maximum, "fma": lambda x, y, z: x * y + z,
    "floordiv": _unless_zero(np.floor_divide), "mod": _unless_zero(np.remainder),
    "truncdiv": _unless_zero(_truncated), "truncmod": _unless_zero(np.fmod),
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "invert": np.invert,
    "shl": np.left_shift, "shr": np.right_shift,
    "popcount": lambda x: np.bitwise_count(x.view(f"u{x.dtype.itemsize}")).astype(x.dtype),
    "umulh": lambda x, y: ((x.astype(object) * y.astype(object)) >> (8 * x.dtype.itemsize)).astype(x.dtype),
    "div": np.divide, "floor": np.floor, "ceil": np.ceil, "round": np.rint, "trunc": np.trunc, "fmod": np.fmod,
    "copysign": np.copysign, "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x), "exp": np.exp, "exp2": np.exp2,
    "decay": lambda x, unit: np.exp(x) * unit,
    "expm1": np.expm1, "log": np.log, "log2": np.log2, "log10": np.log10, "log1p": np.log1p, "pow": np.power,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan,
    "atan2": np.arctan2, "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "asinh": np.arcsinh,
    "acosh": np.arccosh, "atanh": np.arctanh, "sigmoid": lambda x: OPS["Sigmoid"].run([x], {})[0],
    "softplus": lambda x: np.logaddexp(x, np.zeros((), x.dtype)), "swish": lambda x: OPS["Swish"].run([x], {})[0],
    "gelu": special.elementwise(special.gelu), "gelu_slope": special.elementwise(special.gelu_slope),
    "erf": lambda x: OPS["Erf"].run([x], {})[0], "erfc": lambda x: OPS["Erfc"].run([x], {})[0],
    "lgamma": special.elementwise(special.lgamma), "digamma": special.elementwise(special.digamma),
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "isnan": np.isnan, "isinf": np.isinf, "isfinite": np.isfinite,
}  # fmt: skip
