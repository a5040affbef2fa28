"""Bounds of index expressions in a launch.

Every axis is bound to something: the grid, the length of a loop, a coordinate that is a remainder. From these follow
the bounds of what is computed from axes and sizes; a size is bounded where the model bounds its symbols.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial

from tfc.codegen.loop_ir.loops import BLOCK, THREAD, For, Launch, Let, Statement
from tfc.codegen.tensor.expr import Apply, Axis, Const, Expr, SizeOf, index
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.types.dims import Apply as DimApply
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import i64

Range = tuple[int, int]
"""The least and the largest value."""
LEAST, GREATEST = -(1 << 31), (1 << 31) - 1
_ROUNDS = 4


class Ranges:
    """Index expressions that stay within 32 bits in a launch; `most` are the maxima of symbols that have one."""

    def __init__(self, launch: Launch, most: Mapping[str, int]) -> None:
        self.most = most
        self._axes: dict[Expr, Range | None] = {}
        self._known: dict[Expr, Range | None] = {}
        bound = list(_bindings(launch.body))
        grid = {THREAD: (index(0), index(launch.threads)), BLOCK: (index(0), index(launch.blocks))}
        for _ in range(_ROUNDS):  # an axis that is bound twice has the bounds of both
            before = dict(self._axes)
            for axis, (begin, end) in (*grid.items(), *bound):
                self._bind(axis, begin, end)
            if self._axes == before:
                return
        self._axes.clear()
        self._known.clear()

    def of(self, root: Expr) -> Range | None:
        """The bounds of an i64 expression; None unless it, and all it is computed from, is known to fit 32 bits."""
        known = self._known
        if root not in known:
            for node in postorder([root], stop=known.__contains__):
                if node not in known:
                    found = self._node(node)
                    known[node] = found if found and found[0] >= LEAST and found[1] <= GREATEST else None
        return known[root]

    def _bind(self, axis: Axis, begin: Expr | None, end: Expr | None) -> None:
        """Bind the axis to values from `begin` to before `end`, or to that of `begin` where there is no `end`."""
        first = None if begin is None else self.of(begin)
        last = first if end is None else self.of(end)
        made = None
        if first is not None and last is not None:
            made = first[0], last[1] if end is None else max(first[0], last[1] - 1)
        if axis in self._axes:
            old = self._axes[axis]
            made = None if old is None or made is None else (min(old[0], made[0]), max(old[1], made[1]))
        if axis not in self._axes or self._axes[axis] != made:
            self._axes[axis] = made
            self._known.clear()

    def _node(self, node: Expr) -> Range | None:
        if node.dtype != i64:
            return None
        if isinstance(node, Const):
            return int(node.value), int(node.value)
        if isinstance(node, Axis):
            return self._axes.get(node)
        if isinstance(node, SizeOf):
            greatest = self._greatest(node.size)
            return None if greatest is None else (0, greatest)
        if not isinstance(node, Apply) or node.name not in _RULES:
            return None
        ranges = [self._known[child] for child in node.children]
        given = [each for each in ranges if each is not None]
        if len(given) < len(ranges):
            return None
        return self._remainder(node, given) or _RULES[node.name](*given)

    def _remainder(self, node: Apply, given: Sequence[Range]) -> Range | None:
        """The bounds of x - x / n * n for x not negative."""
        if node.name == "sub":
            x, product = node.children
            if isinstance(product, Apply) and product.name == "mul":
                quotient, n = product.children
                if isinstance(quotient, Apply) and quotient.name == "truncdiv" and quotient.children == (x, n):
                    bound = self._known[n]
                    # No thread runs where a size is 0: it is one of the grid's.
                    if given[0][0] >= 0 and bound is not None and bound[0] >= 0:
                        return 0, max(bound[1] - 1, 0)
        return None

    def _greatest(self, size: Size) -> int | None:
        """The maximum of a size, which is never negative."""
        if not isinstance(size, Dim):
            return size
        total = 0
        for monomial, coefficient in size.terms:
            if coefficient > 0:
                term = coefficient
                for atom in monomial:
                    factor = self.most.get(atom) if isinstance(atom, str) else self._applied(atom)
                    if factor is None:
                        return None
                    term *= factor
                total += term
        return total

    def _applied(self, atom: DimApply) -> int | None:
        left, right = self._greatest(atom.left), self._greatest(atom.right)
        if left is None or right is None or atom.function not in ("floordiv", "min", "max"):
            return None
        if atom.function == "floordiv":
            return left // atom.right if isinstance(atom.right, int) and atom.right > 0 else left
        return min(left, right) if atom.function == "min" else max(left, right)


def _bindings(statements: Sequence[Statement]) -> Iterator[tuple[Axis, tuple[Expr | None, Expr | None]]]:
    """The bindings of axes, in order; none in statements of uncommon kinds."""
    for statement in statements:
        if isinstance(statement, For):
            yield statement.axis, (statement.begin, statement.end)
        elif isinstance(statement, Let):
            if isinstance(statement.var, Axis):
                yield statement.var, (statement.value, None)
        else:
            for field in fields(statement):
                value = getattr(statement, field.name)
                for each in value if isinstance(value, tuple) else (value,):
                    if isinstance(each, Axis) and "Axis" in str(field.type):
                        yield each, (None, None)
        yield from _bindings(getattr(statement, "body", ()))


def _product(x: Range, y: Range) -> Range:
    corners = [a * b for a in x for b in y]
    return min(corners), max(corners)


def _quotient(x: Range, y: Range) -> Range | None:
    """The bounds of a division, rounded either way, of a number that is not negative; a division by 0 gives 0."""
    if y[0] < 0:
        return None
    return min(x[0], 0), max(x[1], 0) // max(1, y[0])


def _modulo(x: Range, y: Range) -> Range | None:
    if y[0] < 0:
        return None
    highest = max(y[1] - 1, 0)
    return (0, min(x[1], highest)) if x[0] >= 0 else (-highest, highest)


def _bits(x: Range, y: Range) -> Range | None:
    return (0, min(x[1], y[1])) if x[0] >= 0 and y[0] >= 0 else None


def _shifted(x: Range, y: Range, *, left: bool) -> Range | None:
    """The bounds of a shift of a number that is not negative, by less than the width."""
    if x[0] < 0 or y[0] < 0 or y[1] > 31:
        return None
    return (x[0] << y[0], x[1] << y[1]) if left else (x[0] >> y[1], x[1] >> y[0])


_RULES: Mapping[str, Callable[..., Range | None]] = {
    "add": lambda x, y: (x[0] + y[0], x[1] + y[1]),
    "sub": lambda x, y: (x[0] - y[1], x[1] - y[0]),
    "mul": _product,
    "neg": lambda x: (-x[1], -x[0]),
    "min": lambda x, y: (min(x[0], y[0]), min(x[1], y[1])),
    "max": lambda x, y: (max(x[0], y[0]), max(x[1], y[1])),
    "truncdiv": _quotient,
    "floordiv": _quotient,
    "truncmod": _modulo,
    "mod": _modulo,
    "and": _bits,
    "shl": partial(_shifted, left=True),
    "shr": partial(_shifted, left=False),
}
