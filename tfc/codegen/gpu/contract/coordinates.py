"""Coordinates of numbered points, and expressions with renamed axes."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.loop_ir.loops import Statement, numbered
from tfc.codegen.tensor.expr import Axis, Expr, apply
from tfc.codegen.tensor.traverse import substitute


def coordinates(number: Expr, group: Group, suffix: str = "") -> list[Statement]:
    """The axes of a group at its point `number`, in row-major order, each under its name and `suffix`."""
    return numbered(number, [(named(axis, suffix), size) for axis, size in zip(group.axes, group.sizes, strict=True)])


def named(axis: Axis, suffix: str) -> Axis:
    """The axis under another name."""
    return Axis(axis.name + suffix) if suffix else axis


def renamed(value: Expr, names: Mapping[Group, str]) -> Expr:
    """The expression with `suffix` on the axes of these groups."""
    mapping: dict[Expr, Expr] = {axis: named(axis, suffix) for group, suffix in names.items() for axis in group.axes}
    return substitute([value], mapping)[0]


def split(number: Expr, size: Expr | int) -> tuple[Expr, Expr]:
    """Quotient and remainder of a number."""
    quotient = apply("truncdiv", number, size)
    return quotient, number - quotient * size
