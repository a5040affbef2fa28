"""Staging areas with keys: MapStage puts tensors aside under a number, MapUnstage gives them out by it
(core/ops/data_flow_ops.cc).

There is no handle: ops of one container and `shared_name` share an area. Where TensorFlow's MapUnstageNoKey takes any
key, ours takes the least, so the ops with Ordered in their names are the same ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.handles import host_ops
from tfc.ir.ops.staging import HOST, about, any_area, area, area_of, check_area, taken, taken_types, typed
from tfc.ir.queues.staging_map import StagingMap
from tfc.ir.types.types import Array, DType, TensorType, i32, i64

map_op = host_ops(HOST, also=lambda name: f"Ordered{name}")


def _selected(ctx: Infer, at: int) -> None:
    """The operand `at` must be indices; one before it is a key."""
    if at:
        ctx.require(0, (i64,), rank=0)
    ctx.require(at, (i32,), rank=1)


def _staged(ctx: Infer) -> list[TensorType]:
    types = check_area(ctx)
    _selected(ctx, 1)
    if not types:
        ctx.fail("there is nothing to stage", attribute="dtypes")
    values = len(ctx.types) - 2
    if not 0 < values <= len(types):
        ctx.fail(f"{values} tensors for a tuple of {len(types)}")
    return []


@map_op(_staged, waits=True, attributes=area)
def MapStage(
    key: Array,
    indices: Array,
    *values: Array,
    dtypes: tuple[DType, ...],
    fake_dtypes: tuple[DType, ...] = (),
    state: Any,
    **limits: Any,
) -> None:
    """Put tensors aside under a key: those of a tuple of types `dtypes` that `indices`, which must ascend, stand for.

    Waits while the area holds `capacity` complete tuples or `memory_limit` bytes (0: no limit). The type of each tensor
    is the one that `dtypes` has for it; `fake_dtypes`, TensorFlow's list of them, says nothing more.
    """
    return area_of(StagingMap, state, limits).put(int(key), indices.tolist(), values, dtypes)


def _unstaged(ctx: Infer) -> list[TensorType]:
    has_key = "NoKey" not in ctx.op.name
    _selected(ctx, int(has_key))
    return taken_types(ctx) if has_key else [TensorType(i64, ()), *taken_types(ctx)]


@map_op(_unstaged, waits=True, attributes=taken)
def MapUnstage(key: Array, indices: Array, *, state: Any, **asked: Any) -> tuple[Array, ...]:
    """Take those tensors of the tuple under a key that `indices` stand for; waits until the tuple is complete.

    `dtypes` and `shapes` say what is known of the tensors taken. The others stay until they are taken.
    """
    return typed(area_of(StagingMap, state, asked).take(int(key), indices.tolist()), **asked)


@map_op(_unstaged, waits=True, attributes=taken)
def MapPeek(key: Array, indices: Array, *, state: Any, **asked: Any) -> tuple[Array, ...]:
    """The same tensors as MapUnstage would take, copied: they stay."""
    return typed(area_of(StagingMap, state, asked).peek(int(key), indices.tolist()), **asked)


@map_op(_unstaged, waits=True, attributes=taken)
def MapUnstageNoKey(indices: Array, *, state: Any, **asked: Any) -> tuple[Array, ...]:
    """Take tensors of the complete tuple of the least key: the key, then the tensors. Waits while there is none."""
    outcome = area_of(StagingMap, state, asked).take_least(indices.tolist())
    dtypes, shapes = (i64, *asked["dtypes"]), asked["shapes"]
    return typed(outcome, dtypes=dtypes, shapes=((), *shapes) if shapes else ())


@map_op(about, attributes=any_area)
def MapSize(*, state: Any, **limits: Any) -> Array:
    """The number of complete tuples."""
    return np.array(area_of(StagingMap, state, limits).size(), np.int32)


@map_op(about, attributes=any_area)
def MapIncompleteSize(*, state: Any, **limits: Any) -> Array:
    """The number of tuples of which some tensors have not come yet."""
    return np.array(area_of(StagingMap, state, limits).incomplete_size(), np.int32)


@map_op(about, attributes=any_area)
def MapClear(*, state: Any, **limits: Any) -> None:
    """Forget all tuples."""
    area_of(StagingMap, state, limits).clear()
