"""Typed access to the attributes a shape rule or gradient reads.

Whoever makes a node, and the verifier, have checked that each is of the kind its op declares (`Attribute.accepts`):
what is checked here is what that does not say. A value that will not do is an InferError.
"""

from __future__ import annotations

from typing import Any, cast

from tfc.ir.graph.graph import Attr, Graph, Literal, Node
from tfc.ir.graph.infer import Infer
from tfc.ir.types.types import DType, Shape, TensorType

MAX_OUTPUTS = 65_536
"""The number of outputs that a node may have."""


def attributes_of(node: Node) -> dict[str, Any]:
    """All attributes of a node, to pass on to another one."""
    return dict(node.attrs)


def int_attr(ctx: Infer, name: str) -> int:
    """The integer attribute `name`."""
    return cast("int", ctx.attrs[name])


def count_attr(ctx: Infer, name: str, least: int = 1) -> int:
    """The integer attribute `name`, the number of outputs of the node: `least` to `MAX_OUTPUTS`."""
    count = int_attr(ctx, name)
    if not least <= count <= MAX_OUTPUTS:
        wanted = f"at least {least}" if count < least else f"at most {MAX_OUTPUTS}"
        ctx.fail(f"{name} must be {wanted}, not {count}", attribute=name)
    return count


def ints_attr(ctx: Infer, name: str) -> tuple[int, ...]:
    """The attribute `name`, a tuple of integers."""
    return cast("tuple[int, ...]", ctx.attrs[name])


def str_attr(ctx: Infer, name: str, *allowed: str) -> str:
    """The string attribute `name`, one of `allowed` if any are given."""
    value = cast("str", ctx.attrs[name])
    if allowed and value not in allowed:
        ctx.fail(f"attribute {name!r} must be {' or '.join(map(repr, allowed))}, not {value!r}", attribute=name)
    return value


def dtype_attr(ctx: Infer, name: str, *allowed: DType) -> DType:
    """The element type in attribute `name`, one of `allowed` if any are given."""
    value = cast("DType", ctx.attrs[name])
    if allowed and value not in allowed:
        ctx.fail(f"attribute {name!r} must be {', '.join(map(str, allowed))}, not {value}", attribute=name)
    return value


def types_attr(ctx: Infer, name: str) -> tuple[DType, ...]:
    """The attribute `name`, a tuple of element types."""
    return cast("tuple[DType, ...]", ctx.attrs[name])


def type_attr(ctx: Infer, name: str) -> TensorType:
    """The tensor type in attribute `name`."""
    return cast("TensorType", ctx.attrs[name])


def literal_attr(ctx: Infer, name: str) -> Literal:
    """The constant in attribute `name`."""
    return cast("Literal", ctx.attrs[name])


def graph_attr(ctx: Infer, name: str) -> Graph:
    """The sub-graph in attribute `name`."""
    return cast("Graph", ctx.attrs[name])


def shape_attr(ctx: Infer, name: str) -> Shape | None:
    """The attribute `name`: a shape whose sizes may be unknown, None when the rank is."""
    return _sizes(ctx, name, ctx.attrs[name])


def shapes_attr(ctx: Infer, count: int) -> tuple[Shape | None, ...]:
    """The attribute `shapes`: nothing, or `count` shapes, each a tuple of sizes (None: unknown) or None."""
    given = cast("tuple[Attr, ...]", ctx.attrs["shapes"])
    if given and len(given) != count:
        ctx.fail(f"attribute 'shapes' must be a list of {count} shapes, not {given!r}", attribute="shapes")
    return tuple(_sizes(ctx, "shapes", shape) for shape in given)


def _sizes(ctx: Infer, name: str, shape: Attr) -> Shape | None:
    if shape is None:
        return None
    if not isinstance(shape, tuple):
        ctx.fail(f"attribute {name!r} must be a list of sizes, not {shape!r}", attribute=name)
    for d in shape:
        if d is not None and (not isinstance(d, int) or isinstance(d, bool) or d < 0):
            ctx.fail(f"a size in {name!r} must be a number or unknown, not {d!r}", attribute=name)
    return cast("Shape", shape)
