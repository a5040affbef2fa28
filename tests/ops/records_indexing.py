"""Records of the ops that read and write at computed places (ir/ops/strided, indexing, segment, search, scan)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.records import Case, Record, array
from tests.ops.records_array import MOVED, ints, moved, scalar, smooth
from tfc.ir.types.types import Array, bf16, boolean, f16, f32, f64, i8, i32, i64, string, u8

INDICES: dict[str, tuple[Any, ...]] = {
    "all": (slice(None),),
    "number": (1, slice(None), -1),
    "forward": (slice(1, 3), slice(None, -1), slice(-3, None)),
    "beyond": (slice(-9, 9), slice(2, 1)),
    "strides": (slice(None, None, 2), slice(3, 0, -2), slice(None, None, -1)),
    "ellipsis": (Ellipsis, 2),
    "new axes": (None, slice(1, 2), None, Ellipsis, None, slice(0, 3, 2)),
    "numbers": (1, 2, 3),
}


def operands(index: tuple[Any, ...]) -> tuple[tuple[Array, ...], dict[str, int]]:
    """begin, end and strides and the five masks for an index list, as TensorFlow's __getitem__ makes them."""
    rows: list[tuple[int, int, int]] = []
    masks = dict.fromkeys(("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask"), 0)
    for i, entry in enumerate(index):
        if entry is Ellipsis or entry is None:
            masks["ellipsis_mask" if entry is Ellipsis else "new_axis_mask"] |= 1 << i
            rows.append((0, 0, 1))
        elif isinstance(entry, slice):
            masks["begin_mask"] |= (entry.start is None) << i
            masks["end_mask"] |= (entry.stop is None) << i
            rows.append((entry.start or 0, entry.stop or 0, entry.step or 1))
        else:
            masks["shrink_axis_mask"] |= 1 << i
            rows.append((entry, entry + 1, 1))
    return tuple(np.array(column, np.int32) for column in zip(*rows, strict=True)), masks


def strided(name: str) -> Record:
    index = INDICES[name]
    bounds, masks = operands(index)
    cases = [Case((array((4, 5, 6), kind), *bounds), masks) for kind in MOVED]
    return Record("StridedSlice", cases, lambda x, *_, **__: x[index], label=name.replace(" ", "-"),
                  gradient=[smooth((4, 5, 6), *bounds, **masks)])  # fmt: skip


def strided_grad(name: str) -> Record:
    index = INDICES[name]
    bounds, masks = operands(index)
    shape = np.zeros((4, 5, 6))[index].shape

    def oracle(size: Array, begin: Array, end: Array, strides: Array, dy: Array, **_: int) -> Array:
        result = np.zeros(size, dy.dtype)
        result[index] = dy
        return result

    def call(dy: Array) -> Case:
        return Case((ints(4, 5, 6), *bounds, dy), masks)

    return Record("StridedSliceGrad", [call(array(shape, kind)) for kind in (f32, bf16, i8)], oracle,
                  label=name.replace(" ", "-"), gradient=[call(array(shape, f64))])  # fmt: skip


def boxed(x: Array, begin: Array, size: Array) -> Array:
    ends = np.where(size < 0, x.shape, begin + size)
    return x[tuple(slice(a, b) for a, b in zip(begin, ends, strict=True))]


def scattered(indices: Array, updates: Array, shape: Array) -> Array:
    result = np.zeros(shape, updates.dtype)
    for place in np.ndindex(indices.shape[:-1]):
        result[tuple(indices[place])] += updates[place]
    return result


IDS = np.array([[1, 0], [2, 1]], np.int32)
PLACES = np.array([[1, 2], [0, 0], [1, 2]], np.int64)

SLICES = [
    *map(strided, INDICES),
    *map(strided_grad, ("forward", "strides", "new axes", "numbers")),
    Record("Slice", [*moved((3, 4), ints(1, 0), ints(2, 3)), Case((array((3, 4)), ints(0, 2), ints(-1, -1))),
                     Case((array((3, 4)), ints(3, 1), ints(0, 1))), Case((array(()), ints(), ints()))],
           boxed, gradient=[smooth((3, 4), ints(1, 0), ints(-1, 2))]),
    Record("GatherV2", [*moved((3, 4), IDS, scalar(0)), *moved((2, 3), ints(2, 0, 2, 1), scalar(-1)),
                        Case((array((3, 2)), scalar(1), scalar(0))), Case((array((3, 2)), ints(), scalar(1)))],
           lambda x, ids, axis: np.take(x, ids, int(axis)),
           gradient=[smooth((3, 4), IDS, scalar(0)), smooth((2, 3, 2), IDS, scalar(1))]),
    Record("Gather", moved((3, 4), IDS), lambda x, ids: x[ids], gradient=[smooth((3, 4), IDS)]),
    Record("GatherNd", [*moved((2, 3), PLACES), Case((array((2, 3)), PLACES[:, :1])),
                        Case((array((2, 3)), np.zeros((2, 0), np.int32)))],
           lambda x, ids: np.stack([x[tuple(i)] for i in ids]), gradient=[smooth((2, 3), PLACES)]),
    Record("ScatterNd", [Case((PLACES, array((3,), kind), np.array((2, 3))) ) for kind in (f32, bf16, f16, i8, i64)]
           + [Case((PLACES[:, :1], array((3, 4)), np.array((2, 4)))),
              Case((np.zeros((0, 1), np.int32), array((0, 2)), ints(3, 2)))],
           scattered, gradient=[Case((PLACES, array((3,), f64), np.array((2, 3))))]),
]  # fmt: skip


def segment_sum(x: Array, ids: Array, count: Any = None) -> Array:
    size = int(ids.max(initial=-1)) + 1 if count is None else int(count)
    result = np.zeros((size, *x.shape[ids.ndim :]), x.dtype)
    for place in np.ndindex(ids.shape):
        if ids[place] >= 0:
            result[ids[place]] += x[place]
    return result


SEGMENTS = [
    Record("SegmentSum", [Case((array((4, 2), kind), ints(0, 0, 1, 3))) for kind in (f32, f64, bf16, i32)]
           + [Case((array((0, 2)), ints()))],
           segment_sum, gradient=[smooth((4, 2), ints(0, 1, 1, 3))]),
    Record("UnsortedSegmentSum",
           [Case((array((4, 2), kind), ints(2, 0, -1, 2), scalar(4))) for kind in (f32, f64, bf16, i32)]
           + [Case((array((2, 2, 3)), IDS, scalar(3))), Case((array((3,)), ints(0, 0, 0), scalar(2, i64)))],
           segment_sum, gradient=[smooth((4, 2), ints(2, 0, -1, 2), scalar(3)), smooth((2, 2, 3), IDS, scalar(3))]),
]  # fmt: skip


def running(x: Array, axis: Array, exclusive: bool = False, reverse: bool = False, product: bool = False) -> Array:
    rows = np.moveaxis(x, int(axis), 0)
    rows = rows[::-1] if reverse else rows
    result = np.empty_like(rows)
    total = np.ones_like(rows[0]) if product else np.zeros_like(rows[0])
    for i, row in enumerate(rows):
        before, total = total, total * row if product else total + row
        result[i] = before if exclusive else total
    return np.moveaxis(result[::-1] if reverse else result, 0, int(axis))


SCANS = [
    Record(name, [Case((array((3, 4), kind, 0.5, 3), scalar(axis)), {"exclusive": ex, "reverse": rev})
                  for kind in (f32, f64, i32) for axis in (0, -1) for ex in (False, True) for rev in (False, True)],
           lambda x, axis, product=(name == "Cumprod"), **flags: running(x, axis, product=product, **flags),
           gradient=[Case((array((3, 4), f64, 0.5, 2), scalar(1)), {"exclusive": ex, "reverse": rev})
                     for ex in (False, True) for rev in (False, True)])
    for name in ("Cumsum", "Cumprod")
]  # fmt: skip

TIES = np.array([[1, 3, 3, 0], [2, 2, 2, 2]], np.float32)


def top(x: Array, k: Array, sorted: bool = True) -> tuple[Array, Array]:
    places = [
        np.lexsort((np.arange(row.size), -row.astype(np.float64)))[: int(k)] for row in x.reshape(-1, x.shape[-1])
    ]
    order = np.array(places, np.int32).reshape(*x.shape[:-1], int(k))
    return np.take_along_axis(x, order, -1), order


def unique(x: Array, out_idx: Any = None) -> tuple[Array, Array]:
    values = list(dict.fromkeys(x.tolist()))
    return np.array(values, x.dtype), np.array([values.index(v) for v in x.tolist()])


SEARCHES = [
    *(Record(name, [Case((array((2, 5), kind), scalar(1))) for kind in (f32, bf16, f16, i8, u8, i64)]
             + [Case((TIES, scalar(axis)), {"output_type": i32}) for axis in (0, 1, -1)]
             + [Case((array((3,)), scalar(0))), Case((array((0, 3)), scalar(1)))]
             + [Case((np.array([1, np.nan, 7, np.nan], np.float32), scalar(0)))],
             lambda x, axis, best=best, **_: best(x, int(axis)))
      for name, best in (("ArgMax", np.argmax), ("ArgMin", np.argmin))),
    Record("TopKV2", [Case((array((3, 6), kind), scalar(2))) for kind in (f32, f64, bf16, i8, i64)]
           + [Case((TIES, scalar(3))), Case((array((5,)), scalar(5))), Case((array((2, 3)), scalar(0)))],
           top, gradient=[smooth((2, 5), scalar(3)), smooth((4,), scalar(1))]),
    Record("Where", [Case((array((3, 4), kind, -1, 2),)) for kind in (boolean, i32, f32)] + [Case((array((0,)),))],
           np.argwhere),
    Record("Unique", [Case((ints(4, 2, 4, 9, 2),)), Case((array((5,), string),), {"out_idx": i64}), Case((ints(),))],
           unique),
    Record("InvertPermutation", [Case((ints(2, 0, 1),)), Case((np.array([0], np.int64),))], np.argsort),
]  # fmt: skip

RECORDS = [*SLICES, *SEGMENTS, *SCANS, *SEARCHES]
