"""Variables and the ops that write them (white paper §2, TensorFlow's core/ops/state_ops.cc).

A VariableV2 gives a reference; an op that takes the reference as an ordinary operand reads the variable, and the ops
here with the WRITES trait replace its value and give the reference on. The order of reads and writes within a step is
defined in ir/analysis/effects.py. Bodies never change an array in place: a fetched value stays what it was.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.cost import free, per_element
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, STATEFUL, WRITES, Op, op
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.ops.indexing import check_indices
from tfc.ir.ops.rules import NUMERIC, alias
from tfc.ir.types.types import Array, DType, Shape, TensorType, boolean, i32, i64


def _variable(ctx: Infer) -> TensorType:
    shape = cast("tuple[int | None, ...] | None", ctx.attrs["shape"])
    for d in shape or ():
        if d is not None and d < 0:
            ctx.fail(f"a dimension of a variable must be a number, not {d!r}", attribute="shape")
    return TensorType(dtype_attr(ctx, "dtype"), shape, ref=True)


@op(infer=_variable, traits=STATEFUL, cost=free, function=None)
def VariableV2(
    *, shape: tuple[int | None, ...] | None, dtype: DType, container: str = "", shared_name: str = ""
) -> Array:
    """A tensor that outlives the steps. It has no value until an Assign gives it one."""
    raise AssertionError("the session keeps the values of variables")


VariableV2.gradient(None)
Variable = alias("Variable", VariableV2)


def _reference(ctx: Infer) -> TensorType:
    kind = ctx.types[0]
    if not kind.ref:
        ctx.fail(f"{ctx.op.operand_name(0)} must be a variable, but is a value of type {kind}", 0)
    return kind


def _assign(ctx: Infer) -> TensorType:
    kind, value = _reference(ctx), ctx.types[1]
    ctx.same_dtype(0, 1)
    if not ctx.attrs["validate_shape"]:
        return TensorType(kind.dtype, value.shape, ref=True)
    shape = ctx.merge(kind.shape, value.shape, 1, f"can not assign {value.value()} to a variable of {kind.value()}")
    return TensorType(kind.dtype, shape, ref=True)


@op(infer=_assign, traits=WRITES | STATEFUL, cost=per_element(1), function=None)
def Assign(ref: Array, value: Array, *, validate_shape: bool = True, use_locking: bool = True, state: Any) -> Array:
    """Give the variable a value, whether it had one or not; the result refers to the variable."""
    if validate_shape and ref is not None and ref.shape != value.shape:
        raise ValueError(
            "Assign requires shapes of both tensors to match. "
            f"lhs shape= {list(ref.shape)} rhs shape= {list(value.shape)}"
        )
    state.value = np.array(value)
    return np.asarray(state.value)


def _current(ref: Array | None) -> Array:
    if ref is None:
        raise Error("Attempting to use uninitialized value", "FAILED_PRECONDITION")
    return ref


def _update(ctx: Infer) -> TensorType:
    kind = _reference(ctx)
    ctx.require(0, NUMERIC, "numbers")
    ctx.same_dtype(0, 1)
    given = ctx.types[1]
    shape = ctx.merge(kind.shape, given.shape, 1, f"{given.value()} does not fit the variable's {kind.value()}")
    return TensorType(kind.dtype, shape, ref=True)


def _store(state: Any, before: Array, after: Array) -> Array:
    state.value = np.asarray(after, before.dtype)
    return np.asarray(state.value)


def _same_shape(ref: Array | None, value: Array) -> Array:
    current = _current(ref)
    if current.shape != value.shape:
        raise ValueError(f"the variable has shape {list(current.shape)}, the value {list(value.shape)}")
    return current


@op(infer=_update, traits=WRITES | STATEFUL, cost=per_element(1), function=None)
def AssignAdd(ref: Array, value: Array, *, use_locking: bool = False, state: Any) -> Array:
    """Add `value` to the variable."""
    current = _same_shape(ref, value)
    return _store(state, current, current + value)


@op(infer=_update, traits=WRITES | STATEFUL, cost=per_element(1), function=None)
def AssignSub(ref: Array, value: Array, *, use_locking: bool = False, state: Any) -> Array:
    """Subtract `value` from the variable."""
    current = _same_shape(ref, value)
    return _store(state, current, current - value)


def _descent(ctx: Infer) -> TensorType:
    kind = _reference(ctx)
    ctx.require(0, NUMERIC, "numbers")
    ctx.same_dtype(0, 1, 2)
    ctx.rank(1, 0)
    shape = ctx.merge(kind.shape, ctx.shape(2), 2, f"delta does not fit the variable's {kind.value()}")
    return TensorType(kind.dtype, shape, ref=True)


@op(infer=_descent, traits=WRITES | STATEFUL, cost=per_element(1), function=None)
def ApplyGradientDescent(var: Array, alpha: Array, delta: Array, *, use_locking: bool = False, state: Any) -> Array:
    """Subtract alpha · delta from the variable."""
    current = _same_shape(var, delta)
    return _store(state, current, current - alpha * delta)


def _scatter(ctx: Infer) -> TensorType:
    kind, indices, updates = _reference(ctx), ctx.types[1], ctx.types[2]
    if ctx.op.name != "ScatterUpdate":
        ctx.require(0, NUMERIC, "numbers")
    ctx.require(1, (i32, i64))
    ctx.same_dtype(0, 2)
    if kind.shape is not None and not kind.shape:
        ctx.fail("params must be at least 1-D, but the variable is a scalar", 0)
    if kind.shape is not None and indices.shape is not None and updates.rank != 0:
        wanted: Shape = (*indices.shape, *kind.shape[1:])
        ctx.merge(wanted, updates.shape, 2, "updates must have the shape of indices followed by that of a row")
    return kind


@op(infer=_scatter, traits=WRITES | STATEFUL | FALLIBLE, cost=per_element(1), function="scatter_update")
def ScatterUpdate(ref: Array, indices: Array, updates: Array, *, use_locking: bool = True, state: Any) -> Array:
    """Replace the rows of the variable that `indices` names; of several updates of one row the last one stays."""
    result = _current(ref).copy()
    check_indices(indices, len(result))
    rows = np.broadcast_to(updates, (*indices.shape, *result.shape[1:])).reshape(-1, *result.shape[1:])
    for row, index in enumerate(indices.reshape(-1).tolist()):
        result[index] = rows[row]
    return _store(state, result, result)


def _scatter_with(ufunc: Any, ref: Array | None, indices: Array, updates: Array, state: Any) -> Array:
    result = _current(ref).copy()
    check_indices(indices, len(result))
    ufunc.at(result, indices, updates)
    return _store(state, result, result)


@op(infer=_scatter, traits=WRITES | STATEFUL | FALLIBLE, cost=per_element(1), function="scatter_add")
def ScatterAdd(ref: Array, indices: Array, updates: Array, *, use_locking: bool = False, state: Any) -> Array:
    """Add `updates` to the rows of the variable that `indices` names; updates of one row add up."""
    return _scatter_with(np.add, ref, indices, updates, state)


@op(infer=_scatter, traits=WRITES | STATEFUL | FALLIBLE, cost=per_element(1), function="scatter_sub")
def ScatterSub(ref: Array, indices: Array, updates: Array, *, use_locking: bool = False, state: Any) -> Array:
    """Subtract `updates` from the rows of the variable that `indices` names."""
    return _scatter_with(np.subtract, ref, indices, updates, state)


def _initialized(ctx: Infer) -> TensorType:
    _reference(ctx)
    return TensorType(boolean, ())


@op(infer=_initialized, traits=STATEFUL, host="it asks whether a variable has memory at all", function="is_initialized")
def IsVariableInitialized(ref: Array) -> Array:
    """True when the variable has a value."""
    return np.array(ref is not None)


def _count(ctx: Infer) -> TensorType:
    kind = _reference(ctx)
    ctx.require(0, (i32, i64), rank=0)
    return kind.value()


@op(
    infer=_count,
    traits=WRITES | STATEFUL | FALLIBLE,
    host="it gives the value from before its own write",
    function=None,
)
def CountUpTo(ref: Array, *, limit: int, state: Any) -> Array:
    """Add one to a scalar variable and give its value before that; OUT_OF_RANGE once it has reached `limit`."""
    current = _current(ref)
    if int(current) >= limit:
        raise Error(f"Reached limit of {limit}", "OUT_OF_RANGE")
    _store(state, current, current + np.ones((), current.dtype))
    return current


_OPS: tuple[Op, ...] = (
    Assign, AssignAdd, AssignSub, ApplyGradientDescent, ScatterUpdate, ScatterAdd, ScatterSub, IsVariableInitialized,
    CountUpTo,
)  # fmt: skip
for _op in _OPS:
    _op.gradient(None)
