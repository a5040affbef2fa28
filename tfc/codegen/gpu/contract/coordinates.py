"""Coordinates of numbered points, and expressions with renamed axes."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.loop_ir.loops import Let, Statement
from tfc.codegen.tensor.expr import Axis, Expr, apply, index
from tfc.codegen.tensor.traverse import substitute


def coordinates(number: Expr, group: Group, suffix: str = "") -> list[Statement]:
    """The axes of a group at its point `number`, in row-major order, each under its name and `suffix`."""
    found: list[Statement] = []
    rest = number
    for axis, extent in zip(reversed(group.axes[1:]), reversed(group.sizes[1:]), strict=True):
        size = index(extent)
        quotient = apply("truncdiv", rest, size)
        found.append(Let(named(axis, suffix), rest - quotient * size))
        rest = quotient
    return [*found, Let(named(group.axes[0], suffix), rest)] if group.axes else found


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
