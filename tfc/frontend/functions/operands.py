"""Conversion of operands to tensors: constants take the element type of the tensors they meet.

A number or list written in a program has no element type of its own. It takes that of the other operands where it has
some (`x * 2` with `x: f64[…]`), else f32 for numbers with a point, i32 for whole ones (i64 when they do not fit).
A name bound to a number at the top level (`rate = 0.1`) is a constant node of the default type and adapts all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Outputs, describe, is_list, is_number, single
from tfc.ir.graph.graph import Literal, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import Array, DType, boolean, complex64, dtype_of, f32, i32, i64, resource, string, u64

MAX_PACKED = 2500
"""A list of tensors may have this many; longer lists are data and belong into a file."""


def common_dtype(b: GraphBuilder, things: Iterable[LanguageValue]) -> DType | None:
    """The element type of the first tensor that has one of its own, None when only literals (and handles) are there."""
    for thing in map(single, things):
        if isinstance(thing, Value):
            if thing not in b.weak and b.type(thing).dtype != resource:
                return b.type(thing).dtype
        elif isinstance(thing, (np.ndarray, np.generic)):
            return dtype_of(np.asarray(thing))
        elif is_list(thing) and (dtype := common_dtype(b, thing)) is not None:
            return dtype
    return None


def default_dtype(b: GraphBuilder, things: Iterable[LanguageValue]) -> DType | None:
    """The element type of literals that meet no tensor: the widest of their defaults, None when there are none."""
    kinds = {kind for thing in things for kind in _kinds(b, thing)}
    if not kinds:
        return None
    if string in kinds or kinds == {boolean}:
        return string if string in kinds else boolean
    for dtype in (complex64, f32, u64, i64):
        if dtype in kinds:
            return dtype
    return i32


def _kinds(b: GraphBuilder, thing: LanguageValue) -> Iterator[DType]:
    """The default element types of the literals inside a thing."""
    stack = [thing]
    while stack:
        thing = single(stack.pop())
        if isinstance(thing, Value):
            if thing in b.weak:
                stack.append(b.weak[thing])
        elif is_list(thing):
            stack.extend(thing)
        elif (dtype := _default_of(thing)) is not None:
            yield dtype


def _default_of(thing: LanguageValue) -> DType | None:
    if isinstance(thing, bool):
        return boolean
    if isinstance(thing, int):
        return i32 if -(2**31) <= thing < 2**31 else i64 if thing < 2**63 else u64
    if isinstance(thing, float):
        return f32
    if isinstance(thing, complex):
        return complex64
    if isinstance(thing, str):
        return string
    return i32 if isinstance(thing, Dim) else None


def is_literal(thing: LanguageValue) -> bool:
    """True for numbers, strings and (nested) lists of them: all of it is known."""
    return all(is_number(item) or isinstance(item, str) for item in _leaves(thing))


def as_tensor(b: GraphBuilder, thing: LanguageValue, dtype: DType | None = None, name: str = "Const") -> Value:
    """A thing as a tensor. Literals get `dtype`, or their default; tensors keep theirs whatever `dtype` is.

    Raises ArgumentError for what is no tensor, ragged lists, and literals that the element type can not hold.
    """
    thing = single(thing)
    if isinstance(thing, Value):
        written = b.weak.get(thing)
        if written is None or dtype is None or b.type(thing).dtype == dtype or not _fits_kind(written, dtype):
            return thing
        if isinstance(written, Dim):
            return as_tensor(b, written, dtype)
        return b.const(literal_array(written, dtype), dtype, name=thing.node.rpartition("/")[2])
    if isinstance(thing, Dim):
        size = b.size(thing, dtype if dtype is not None and dtype.is_integer else i32)
        return size if dtype is None or not (dtype.is_float or dtype.is_complex) else b.emit("Cast", size, DstT=dtype)
    if isinstance(thing, Literal):
        return b.const(thing, name=name)
    if isinstance(thing, (np.ndarray, np.generic)):
        return b.const(np.asarray(thing), name=name)
    if is_number(thing) or isinstance(thing, str):
        return b.const(literal_array(thing, dtype or default_dtype(b, [thing])), name=name)
    if is_list(thing):
        return _list_as_tensor(b, thing, dtype, name)
    if isinstance(thing, Outputs):
        raise ArgumentError(
            f"this has {len(thing.values)} outputs, and one is needed here", "E0305", hint="choose one: `name.0`"
        )
    raise ArgumentError(f"{describe(b, thing)} is not a tensor", "E0305")


def _list_as_tensor(b: GraphBuilder, items: Sequence[LanguageValue], dtype: DType | None, name: str) -> Value:
    if is_literal(items):
        return b.const(literal_array(items, dtype or default_dtype(b, items) or f32), name=name)
    if len(items) > MAX_PACKED:
        raise ArgumentError(f"a list of {len(items)} tensors is too long to be packed into one", "E0306")
    chosen = common_dtype(b, items) or dtype or default_dtype(b, items)
    return b.emit("Pack", *(as_tensor(b, item, chosen, name) for item in items), axis=0)


def _fits_kind(written: Any, dtype: DType) -> bool:
    """True when a literal may become `dtype`: whole numbers any number type, others their own kind or a wider one."""
    kinds = {_default_of(item) for item in _leaves(written)}
    if dtype == string or string in kinds:
        return kinds <= {string} and dtype == string
    if dtype == boolean or boolean in kinds:
        return kinds <= {boolean} and dtype == boolean
    if complex64 in kinds:
        return dtype.is_complex
    return dtype.is_float or dtype.is_complex or f32 not in kinds


def _leaves(thing: LanguageValue) -> Iterator[LanguageValue]:
    stack = [thing]
    while stack:
        thing = stack.pop()
        if is_list(thing):
            stack.extend(reversed(thing))
        else:
            yield thing.item() if isinstance(thing, np.generic) else thing


def literal_array(thing: LanguageValue, dtype: DType | None) -> Array:
    """The array a literal stands for; ArgumentError when it is ragged or does not fit `dtype`."""
    dtype = dtype or f32
    if not _fits_kind(thing, dtype):
        wrong = next((item for item in _leaves(thing) if not _fits_kind(item, dtype)), thing)
        hint = "cast the other operand to a floating-point type first: `cast(x, f32)`"
        is_cast = isinstance(wrong, float) and dtype.is_integer
        shown = f'the string "{wrong}"' if isinstance(wrong, str) else wrong
        shown = str(wrong).lower() if isinstance(wrong, bool) else shown
        raise ArgumentError(f"{shown} is no {dtype}", "E0210", hint=hint if is_cast else None)
    if is_list(thing):
        _check_regular(thing)
    try:
        array = np.array(thing, dtype=dtype.storage)
    except OverflowError:
        wrong = next((item for item in _leaves(thing) if _overflows(item, dtype)), thing)
        raise ArgumentError(f"{wrong} does not fit {dtype}", "E0210") from None
    except (ValueError, TypeError):
        raise ArgumentError(f"this is no constant of type {dtype}", "E0210") from None
    return array


def i32_const(b: GraphBuilder, numbers: LanguageValue, name: str = "Const") -> Value:
    """A number, or a list of numbers, as a constant of i32. ArgumentError when one does not fit."""
    return b.const(literal_array(numbers, i32), name=name)


def _overflows(item: Any, dtype: DType) -> bool:
    try:
        np.array(item, dtype=dtype.storage)
    except OverflowError:
        return True
    return False


def _check_regular(items: Sequence[LanguageValue]) -> None:
    """All rows of a nested list must have the same length, at every depth."""
    level: list[LanguageValue] = [items]
    while level:
        lists = [item for item in level if is_list(item)]
        if not lists:
            return
        lengths = sorted({len(item) for item in lists})
        if len(lists) != len(level):
            raise ArgumentError("a row of this list is a number where the others are lists", "E0306")
        if len(lengths) > 1:
            raise ArgumentError(
                f"the rows of this list have different lengths: {lengths[0]} and {lengths[-1]}", "E0306"
            )
        level = [item for inner in lists for item in inner]
