"""Staging areas: Stage puts tensors aside for a later step, Unstage gives them out (core/ops/data_flow_ops.cc).

There is no handle: ops of one container and `shared_name` share an area.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import int_attr, shapes_attr, types_attr
from tfc.ir.ops.handles import host_ops
from tfc.ir.queues.resource import shared
from tfc.ir.queues.staging import Staging, StagingArea
from tfc.ir.reference.async_result import then
from tfc.ir.types.types import Array, DType, Shape, TensorType, fits, i32, shape_text

HOST = "a staging area lives on the host"
staging_op = host_ops(HOST)

_Area = TypeVar("_Area", bound=Staging)


def area(*, capacity: int = 0, memory_limit: int = 0, container: str = "", shared_name: str = "") -> None:
    """The attributes of every op on a staging area: its limits, and where steps find it."""


def any_area(
    *,
    dtypes: tuple[DType, ...] = (),
    capacity: int = 0,
    memory_limit: int = 0,
    container: str = "",
    shared_name: str = "",
) -> None:
    """The attributes of ops that need not know what is staged."""


def taken(
    *,
    dtypes: tuple[DType, ...],
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    capacity: int = 0,
    memory_limit: int = 0,
    container: str = "",
    shared_name: str = "",
) -> None:
    """The attributes of ops that give out what is staged: `dtypes` and `shapes` say what is known of it."""


def area_of(kind: type[_Area], state: Any, limits: dict[str, Any]) -> _Area:
    """The area; its limits are those of whoever came first, as in TensorFlow."""
    capacity, memory_limit = limits["capacity"], limits["memory_limit"]
    return shared(state, lambda name: kind(capacity, memory_limit, name), attrs=(), check=lambda _: None)


def check_area(ctx: Infer) -> tuple[DType, ...]:
    """Check what ops say of an area; the types in `dtypes`."""
    for name in ("capacity", "memory_limit"):
        if int_attr(ctx, name) < 0:
            ctx.fail(f"{name} must not be negative", attribute=name)
    return types_attr(ctx, "dtypes")


def _staged(ctx: Infer) -> list[TensorType]:
    check_area(ctx)
    if not ctx.types:
        ctx.fail("there is nothing to stage")
    return []


@staging_op(_staged, waits=True, attributes=any_area)
def Stage(*values: Array, state: Any, **limits: Any) -> None:
    """Put these tensors aside. Waits while the area holds `capacity` tuples or `memory_limit` bytes (0: no limit)."""
    return area_of(StagingArea, state, limits).put(values)


def _unstaged(ctx: Infer) -> list[TensorType]:
    if ctx.op.name == "StagePeek":
        ctx.require(0, (i32,), rank=0)
    return taken_types(ctx)


def taken_types(ctx: Infer) -> list[TensorType]:
    """The types of what an op with the attributes `taken` gives out."""
    types = check_area(ctx)
    if not types:
        ctx.fail("there is nothing to unstage", attribute="dtypes")
    shapes = shapes_attr(ctx, len(types)) or (None,) * len(types)
    return [TensorType(dtype, shape) for dtype, shape in zip(types, shapes, strict=True)]


@staging_op(_unstaged, waits=True, attributes=taken)
def Unstage(*, state: Any, **asked: Any) -> tuple[Array, ...]:
    """Take what was staged first; waits while there is nothing. `shapes` says what is known of it."""
    return typed(area_of(StagingArea, state, asked).take(), **asked)


@staging_op(_unstaged, waits=True, attributes=taken)
def StagePeek(index: Array, *, state: Any, **asked: Any) -> tuple[Array, ...]:
    """A copy of the tuple at `index`, which stays; waits until there is one."""
    return typed(area_of(StagingArea, state, asked).peek(int(index)), **asked)


def typed(outcome: Any, *, dtypes: tuple[DType, ...], shapes: Sequence[Shape | None], **_: object) -> Any:
    """The tensors that were staged, now or once they come, which must be what the node says."""
    if not isinstance(outcome, tuple):
        return then(outcome, lambda values: _checked_values(values, dtypes, shapes))
    return _checked_values(outcome, dtypes, shapes)


def _checked_values(
    values: tuple[Array, ...], dtypes: tuple[DType, ...], shapes: Sequence[Shape | None]
) -> tuple[Array, ...]:
    if len(values) != len(dtypes):
        raise ValueError(f"Mismatch stage/unstage: {len(values)} vs. {len(dtypes)}")
    for i, (value, dtype) in enumerate(zip(values, dtypes, strict=True)):
        if value.dtype != dtype.numpy:
            raise ValueError(f"tensor {i} was staged as {value.dtype}, not {dtype}")
        if shapes and not fits(value.shape, shapes[i]):
            raise ValueError(f"tensor {i} was staged with shape {shape_text(value.shape)}, not {shape_text(shapes[i])}")
    return values


def about(ctx: Infer) -> list[TensorType]:
    """The shape rule of ops that tell the size of an area or clear it."""
    check_area(ctx)
    return [TensorType(i32, ())] if ctx.op.name.endswith("Size") else []


@staging_op(about, attributes=any_area)
def StageSize(*, state: Any, **limits: Any) -> Array:
    """The number of tuples that are staged."""
    return np.array(area_of(StagingArea, state, limits).size(), np.int32)


@staging_op(about, attributes=any_area)
def StageClear(*, state: Any, **limits: Any) -> None:
    """Forget all tuples that are staged."""
    area_of(StagingArea, state, limits).clear()
