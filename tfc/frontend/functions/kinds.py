"""Kinds of parameters of language functions, which their annotations name, each with its conversion.

`Operand`s of one call share an element type, which literals among them take on; the other tensor kinds stand for
themselves. Kinds that are not tensors must be known while building.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import (
    ArgumentError,
    LanguageValue,
    Operation,
    Outputs,
    describe,
    is_list,
    is_size,
    single,
)
from tfc.frontend.functions.operands import as_tensor, common_dtype, default_dtype
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import DTYPES, DType, TensorType, boolean, f32, i32

Conversion = Callable[[GraphBuilder, LanguageValue, "DType | None"], Any]

Tensor: TypeAlias = Value
"""Any tensor; literals get their default element type."""
Operand: TypeAlias = Value
"""A tensor of the element type that all `Operand`s of the call share."""
Operands: TypeAlias = Sequence[Value]
"""A list of tensors that share the call's element type."""
Tensors: TypeAlias = Sequence[Value]
"""A list of any tensors; one tensor counts as a list of one."""
Float: TypeAlias = Value
"""A tensor for a function of real numbers: whole literals become f32."""
Index: TypeAlias = Value
"""A tensor of integers; literals become i32."""
Bool: TypeAlias = Value
"""A tensor of bools."""
Sizes: TypeAlias = Value
"""A shape, as a 1-D integer tensor: `[batch, 10]`, `x.shape`, or a tensor."""
Axes: TypeAlias = Sequence[int]
"""Axes known while building: one, or a list. Optional: None stands for all."""
Ints: TypeAlias = Sequence[int]
"""A list of whole numbers known while building; a single one stands for a list of one."""
After: TypeAlias = Sequence[str]
"""Names of nodes to wait for: an operation, a tensor, or a list of them."""


def operand_dtype(b: GraphBuilder, given: Iterable[tuple[str, LanguageValue]]) -> DType | None:
    """The element type that the `Operand`s of a call share: that of the first tensor, else the literals' default."""
    things = [thing for kind, thing in given if kind in ("Operand", "Operands") and thing is not None]
    return common_dtype(b, things) or default_dtype(b, things)


def known(b: GraphBuilder, thing: LanguageValue) -> LanguageValue:
    """The Python value of an operand known while building: numbers, sizes, strings, nested lists.

    A constant tensor gives its content. Things that are not known come back as they are.
    """
    thing = single(thing)
    if isinstance(thing, Value):
        if thing in b.weak:
            return b.weak[thing]
        content = b.value(thing)
        return thing if content is None else content.tolist()
    if isinstance(thing, np.generic):
        return thing.item()
    if isinstance(thing, np.ndarray):
        return thing.tolist()
    return [known(b, item) for item in thing] if is_list(thing) else thing


def _not(b: GraphBuilder, thing: LanguageValue, what: str) -> ArgumentError:
    thing = single(thing)
    if isinstance(thing, Value):
        return ArgumentError(f"this must be {what} known while building, not a tensor", "E0304")
    return ArgumentError(f"this must be {what}, not {describe(b, thing)}", "E0304")


def _operand(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> Value:
    value = as_tensor(b, thing, dtype)
    if dtype is not None and b.type(value).dtype != dtype:
        raise ArgumentError(
            f"the operands must have one element type, but this is {b.type(value).dtype} and another is {dtype}",
            "E0201",
            hint="convert one with `cast`",
        )
    return value


def _operands(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> list[Value]:
    return [_operand(b, item, dtype) for item in _items(b, thing)]


def _items(b: GraphBuilder, thing: LanguageValue) -> Sequence[LanguageValue]:
    if isinstance(thing, Outputs):
        return thing.values
    if is_list(thing):
        return list(thing)
    raise ArgumentError(f"this must be a list of tensors, not {describe(b, thing)}", "E0304")


def _tensors(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> list[Value]:
    items = [thing] if isinstance(single(thing), Value) else _items(b, thing)
    return [as_tensor(b, item) for item in items]


def _float(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> Value:
    chosen = default_dtype(b, [thing])
    return as_tensor(b, thing, f32 if chosen is not None and chosen.is_integer else None)


def _tensor_of(what: str, fits: Callable[[DType], bool]) -> Conversion:
    """The conversion of a kind of tensors of some element types only."""

    def convert(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> Value:
        value = as_tensor(b, thing)
        if not fits(b.type(value).dtype):
            raise ArgumentError(f"this must be {what} tensor, not {describe(b, value)}", "E0202")
        return value

    return convert


def sizes(b: GraphBuilder, thing: LanguageValue, dtype: DType | None = None) -> Value:
    """A shape as a 1-D integer tensor; ArgumentError for anything else."""
    thing = single(thing)
    if is_size(thing):
        thing = [thing]
    if is_list(thing):
        parts = [single(part) for part in thing]
        for part in parts:
            scalar = isinstance(part, Value) and b.type(part).dtype.is_integer and b.type(part).rank == 0
            if not is_size(part) and not scalar:
                raise ArgumentError(f"a dimension must be a whole number, not {describe(b, part)}", "E0204")
        if not parts:
            return b.const(np.zeros(0, np.int32), name="shape")
        return as_tensor(b, parts, common_dtype(b, parts) or default_dtype(b, parts) or i32, name="shape")
    if not isinstance(thing, Value) or not b.type(thing).dtype.is_integer:
        raise ArgumentError(f"this must be a shape such as [2, 3], not {describe(b, thing)}", "E0204")
    return thing


def _ints(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> tuple[int, ...]:
    content = known(b, thing)
    items = content if isinstance(content, list) else [content]
    if not all(map(_is_whole, items)):
        raise _not(b, thing, "a list of whole numbers")
    return tuple(items)


def _is_whole(number: LanguageValue) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _known_as(what: str, fits: Callable[[LanguageValue], bool]) -> Conversion:
    """The conversion of a kind of values that must be known while building."""

    def convert(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> LanguageValue:
        content = known(b, thing)
        if not fits(content):
            raise _not(b, thing, what)
        return content

    return convert


def _real(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> float:
    number = known(b, thing)
    if not isinstance(number, (int, float)) or isinstance(number, bool):
        raise _not(b, thing, "a number")
    return float(number)


def _dtype(b: GraphBuilder, thing: LanguageValue, dtype: DType | None) -> DType:
    if isinstance(thing, str) and thing in DTYPES:
        return DTYPES[thing]
    if not isinstance(thing, DType):
        raise _not(b, thing, "an element type such as f32")
    return thing


def nodes_of(b: GraphBuilder, thing: LanguageValue) -> tuple[str, ...]:
    """The nodes of a language value, for which `after` waits; ArgumentError for a value that no node makes."""
    if isinstance(thing, (Operation, Value)):
        return (thing.node,)
    if isinstance(thing, Outputs) or is_list(thing):
        items = thing.values if isinstance(thing, Outputs) else thing
        return tuple(dict.fromkeys(name for item in items for name in nodes_of(b, item)))
    raise ArgumentError(f"{describe(b, thing)} is not a node that could be waited for", "E0308")


def may_be(given: TensorType, wanted: TensorType) -> bool:
    """True when a value of type `given` may turn out to be of type `wanted` in a run."""
    if given.dtype != wanted.dtype or given.shape is None or wanted.shape is None:
        return given.dtype == wanted.dtype
    pairs = zip(given.shape, wanted.shape, strict=False)
    differ = any(isinstance(g, int) and isinstance(w, int) and g != w for g, w in pairs)
    return len(given.shape) == len(wanted.shape) and not differ


KINDS: Mapping[str, Conversion] = {
    "Tensor": lambda b, thing, dtype: as_tensor(b, thing), "Operand": _operand, "Operands": _operands,
    "Tensors": _tensors, "Float": _float, "Index": _tensor_of("an integer", lambda dtype: dtype.is_integer),
    "Bool": _tensor_of("a bool", lambda dtype: dtype == boolean),
    "Sizes": sizes, "Axes": _ints, "Ints": _ints, "After": lambda b, thing, dtype: nodes_of(b, thing),
    "int": _known_as("a whole number", _is_whole), "Size": _known_as("a whole number or dimension", is_size),
    "float": _real, "bool": _known_as("true or false", lambda thing: isinstance(thing, bool)),
    "str": _known_as("a string", lambda thing: isinstance(thing, str)), "DType": _dtype,
    "LanguageValue": lambda b, thing, dtype: thing,
}  # fmt: skip
