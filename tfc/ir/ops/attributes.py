"""Typed access to the attributes a shape rule or gradient reads; a value of the wrong kind is an InferError."""

from __future__ import annotations

from typing import Any, TypeVar

from tfc.ir.graph.graph import Literal, Node
from tfc.ir.graph.infer import Infer
from tfc.ir.types.types import DType, TensorType

_T = TypeVar("_T")


def attributes_of(node: Node) -> dict[str, Any]:
    """All attributes of a node, to pass on to another one."""
    return dict(node.attrs)


def _of_kind(ctx: Infer, name: str, kind: type[_T], what: str) -> _T:
    value = ctx.attrs[name]
    if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
        ctx.fail(f"attribute {name!r} must be {what}, not {value!r}", attribute=name)
    return value


def int_attr(ctx: Infer, name: str) -> int:
    """The integer attribute `name`."""
    return _of_kind(ctx, name, int, "an integer")


def ints_attr(ctx: Infer, name: str) -> tuple[int, ...]:
    """The attribute `name`, a tuple of integers."""
    value = ctx.attrs[name]
    items = value if isinstance(value, tuple) else (value,)
    found = tuple(item for item in items if isinstance(item, int) and not isinstance(item, bool))
    if len(found) != len(items):
        ctx.fail(f"attribute {name!r} must be a list of integers, not {value!r}", attribute=name)
    return found


def bool_attr(ctx: Infer, name: str) -> bool:
    """The boolean attribute `name`."""
    return _of_kind(ctx, name, bool, "true or false")


def str_attr(ctx: Infer, name: str, *allowed: str) -> str:
    """The string attribute `name`, one of `allowed` if any are given."""
    value = ctx.attrs[name]
    if not isinstance(value, str) or (allowed and value not in allowed):
        wanted = " or ".join(map(repr, allowed)) if allowed else "a string"
        ctx.fail(f"attribute {name!r} must be {wanted}, not {value!r}", attribute=name)
    return value


def dtype_attr(ctx: Infer, name: str, *allowed: DType) -> DType:
    """The element type in attribute `name`, one of `allowed` if any are given."""
    value = _of_kind(ctx, name, DType, "an element type")
    if allowed and value not in allowed:
        ctx.fail(f"attribute {name!r} must be {', '.join(map(str, allowed))}, not {value}", attribute=name)
    return value


def type_attr(ctx: Infer, name: str) -> TensorType:
    """The tensor type in attribute `name`."""
    return _of_kind(ctx, name, TensorType, "a tensor type")


def literal_attr(ctx: Infer, name: str) -> Literal:
    """The constant in attribute `name`."""
    return _of_kind(ctx, name, Literal, "a constant")
