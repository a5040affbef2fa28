"""NumPy's indexing on tensors: StridedSlice for numbers, slices, `...` and `None`; GatherV2 for a tensor of indices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import EllipsisType
from typing import Any

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, describe, is_list, is_size, single
from tfc.frontend.functions.operands import as_tensor
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import boolean, i32


@dataclass
class _Spec:
    """The operands and masks of a StridedSlice, item by item."""

    begin: list[LanguageValue] = field(default_factory=list)
    end: list[LanguageValue] = field(default_factory=list)
    strides: list[LanguageValue] = field(default_factory=list)
    masks: dict[str, int] = field(default_factory=dict)

    def add(self, begin: LanguageValue, end: LanguageValue, stride: LanguageValue, *masks: str) -> None:
        """Add one item; the named masks get its bit."""
        bit = 1 << len(self.begin)
        self.begin.append(begin)
        self.end.append(end)
        self.strides.append(stride)
        for mask in masks:
            self.masks[mask] = self.masks.get(mask, 0) | bit


def index(b: GraphBuilder, value: LanguageValue, items: Sequence[LanguageValue]) -> LanguageValue:
    """`value[items…]`: items are sizes, scalar tensors, `slice`s, `Ellipsis`, `None`, or one tensor of indices.

    Lists known while building are indexed at once. Raises ArgumentError for an item that is no index.
    """
    value = single(value)
    if is_list(value):
        return _index_list(b, value, items)
    tensor = as_tensor(b, value)
    rank = b.type(tensor).rank
    used = sum(1 for item in items if item is not None and item is not Ellipsis)
    if rank is not None and used > rank:
        raise ArgumentError(f"{used} indices for a tensor of rank {rank}", "E0203", len(items) - 1)
    gathered = [i for i, item in enumerate(items) if _is_tensor_index(b, item, i)]
    if gathered:
        return _gather(b, tensor, items, gathered)
    return _strided_slice(b, tensor, items)


def _index_list(b: GraphBuilder, values: Sequence[LanguageValue], items: Sequence[LanguageValue]) -> LanguageValue:
    if len(items) != 1:
        raise ArgumentError("a list has one dimension, so one index", "E0203")
    item = items[0]
    if isinstance(item, slice):
        return list(values)[slice(*(_known(b, part) for part in (item.start, item.stop, item.step)))]
    at = _known(b, item)
    if at is None or not -len(values) <= at < len(values):
        raise ArgumentError(f"index {describe(b, item)} is outside of a list of {len(values)}", "E0203", 0)
    return values[at]


def _known(b: GraphBuilder, part: LanguageValue) -> int | None:
    """A whole number that is known while building."""
    part = single(part)
    if part is None or (isinstance(part, int) and not isinstance(part, bool)):
        return part
    if isinstance(part, Value):
        known = b.value(part)
        if known is not None and known.ndim == 0 and known.dtype.kind in "iu":
            return int(known)
    raise ArgumentError(f"a list needs an index known while building, not {describe(b, part)}", "E0304", 0)


def _is_tensor_index(b: GraphBuilder, item: LanguageValue, position: int) -> bool:
    """True for an item that selects by a tensor of indices."""
    item = single(item)
    if is_list(item):
        return True
    if not isinstance(item, Value):
        return False
    kind = b.type(item)
    if kind.dtype == boolean:
        raise ArgumentError(
            "a mask can not be an index, because the size of the result is not known",
            "E0203",
            position,
            "use `where(mask, x, other)`",
        )
    if not kind.dtype.is_integer:
        raise ArgumentError(f"an index must be an integer, but this is {kind.value()}", "E0203", position)
    if kind.rank is None:
        raise ArgumentError(f"an index must have a known rank, but this is {kind.value()}", "E0203", position)
    return kind.rank > 0


def _gather(b: GraphBuilder, tensor: Value, items: Sequence[LanguageValue], gathered: list[int]) -> Value:
    """`x[:, indices]`: the other items are applied first, then GatherV2 along the axis that is left for it."""
    if len(gathered) > 1:
        raise ArgumentError("only one index may be a tensor of indices", "E0203", gathered[1])
    at = gathered[0]
    plain = [slice(None) if i == at else item for i, item in enumerate(items)]
    before = plain[:at]
    if Ellipsis in before:
        axis = -1 - sum(1 for item in plain[at + 1 :] if item is None or isinstance(item, slice))
    else:
        axis = sum(1 for item in before if item is None or isinstance(item, slice))
    if any(not isinstance(item, slice) or item != slice(None) for item in plain):
        tensor = _strided_slice(b, tensor, plain)
    return b.emit("GatherV2", tensor, as_tensor(b, items[at], i32), b.const(axis))


def _strided_slice(b: GraphBuilder, tensor: Value, items: Sequence[LanguageValue]) -> Value:
    spec = _Spec()
    for position, item in enumerate(items):
        _add_item(b, spec, single(item), position)
    operands = [_vector(b, part) for part in (spec.begin, spec.end, spec.strides)]
    names = ("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask")
    masks: dict[str, Any] = dict.fromkeys(names, 0) | spec.masks
    return b.emit("StridedSlice", tensor, *operands, **masks)


def _add_item(b: GraphBuilder, spec: _Spec, item: LanguageValue, position: int) -> None:
    if item is None:
        spec.add(0, 0, 1, "new_axis_mask")
    elif isinstance(item, EllipsisType):
        spec.add(0, 0, 1, "ellipsis_mask")
    elif isinstance(item, slice):
        _add_slice(b, spec, item, position)
    elif is_size(item) or isinstance(item, Value):
        end = item + 1 if is_size(item) else b.emit("AddV2", item, b.const(np.array(1, b.type(item).dtype.storage)))
        # The element after -1 is not 0: the end is open instead.
        spec.add(item, end, 1, "shrink_axis_mask", *(("end_mask",) if is_size(item) and item == -1 else ()))
    else:
        raise ArgumentError(f"{describe(b, item)} is no index", "E0203", position)


def _add_slice(b: GraphBuilder, spec: _Spec, item: slice, position: int) -> None:
    parts = [single(part) for part in (item.start, item.stop, item.step)]
    for part in parts:
        scalar = isinstance(part, Value) and b.type(part).rank == 0 and b.type(part).dtype.is_integer
        if part is not None and not is_size(part) and not scalar:
            raise ArgumentError(
                f"the parts of a slice are integers, but this is {describe(b, part)}", "E0203", position
            )
    start, stop, step = parts
    if isinstance(step, int) and step == 0:
        raise ArgumentError("the step of a slice can not be 0", "E0203", position)
    masks = (("begin_mask",) if start is None else ()) + (("end_mask",) if stop is None else ())
    spec.add(0 if start is None else start, 0 if stop is None else stop, 1 if step is None else step, *masks)


def _vector(b: GraphBuilder, parts: list[LanguageValue]) -> Value:
    """The parts of an index as an i32 vector."""
    scalars = [
        b.emit("Cast", part, DstT=i32) if isinstance(part, Value) and b.type(part).dtype != i32 else part
        for part in parts
    ]
    return as_tensor(b, scalars, i32)
