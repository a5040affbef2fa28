"""Facts about a tensor's definition for the fuser, computed once per template.

The central notion is the *access*: how a definition reads another tensor, relative to its own iteration space.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import EXPENSIVE, Apply, Axis, Const, Expr, Load
from tfc.codegen.tensor.tensor import Join, Map, Reduction, Scan, Scatter, Sizes, Sort, Tensor, View, Write, axes
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.base.record import record, replace
from tfc.ir.types.dims import Size

ALONE = (Join, Scan, Scatter, Sort)
"""Definitions that have kernels of their own."""


@record(frozen=True, slots=True)
class Access:
    """One read of a tensor by a definition.

    flat  at every point it reads the element at the same row-major position
    rows  for each dimension of the tensor, the axis of the space that is its index, or None for index 0; the whole is
          None when some index is anything else
    """

    flat: bool
    rows: tuple[int | None, ...] | None

    @property
    def transposed(self) -> bool:
        """True when the axes are read in another order than that of the space."""
        axes = [axis for axis in self.rows or () if axis is not None]
        return not self.flat and axes != sorted(axes)

    def through(self, inner: Access) -> Access:
        """The access of `inner`'s tensor through the tensor of this access."""
        rows: tuple[int | None, ...] | None = None
        if self.rows is not None and inner.rows is not None:
            rows = tuple(None if axis is None else self.rows[axis] for axis in inner.rows)
        return Access(self.flat and inner.flat, rows)


ANYHOW = Access(False, None)


@record(frozen=True, slots=True)
class Facts:
    """A definition as the fuser sees it.

    space    its iteration space with sizes of 1 left out
    kept     for a reduction the positions in `space` that the result has, None for everything else
    reads    every tensor it loads, once per distinct access
    cost     a count of machine instructions, roughly
    """

    space: Sizes
    kept: tuple[int, ...] | None
    reads: tuple[tuple[Tensor, Access], ...]
    cost: int
    exprs: tuple[Expr, ...]


def facts_of(tensor: Tensor) -> Facts:
    """The facts of a tensor that has a definition."""
    definition = tensor.definition
    match definition:
        case Map() | View():
            checks = definition.checks if isinstance(definition, Map) else ()
            exprs = (definition.body, *(x for check in checks for x in check.exprs))
            return _facts(exprs, tensor.shape, None)
        case Reduction():
            wide = [k for k, size in enumerate(definition.space) if size != 1]
            kept = tuple(position for position, k in enumerate(wide) if k not in definition.reduced)
            return _facts((definition.body,), definition.space, kept)
        case Join():
            return Facts(squeeze(tensor.shape), None, tuple((part, ANYHOW) for part in definition.parts), 1, ())
        case Write():
            reads = ((definition.value, Access(True, tuple(range(tensor.rank)))),)
            return Facts(squeeze(tensor.shape), None, reads, 1, ())
        case Scatter():
            checks = definition.checks
            exprs = (*definition.position, definition.value, *(x for check in checks for x in check.exprs))
            made = _facts(exprs, definition.space, None)
            start = (definition.start, Access(True, tuple(range(tensor.rank))))
            return Facts(made.space, None, (start, *((read, ANYHOW) for read, _ in made.reads)), made.cost, exprs)
        case Scan() | Sort():
            body = definition.body if isinstance(definition, Scan) else definition.key
            space = tensor.shape if isinstance(definition, Scan) else definition.space
            made = _facts((body,), space, None)
            return replace(made, reads=tuple((read, ANYHOW) for read, _ in made.reads))
        case None:
            raise AssertionError("a parameter has no definition")


def _facts(exprs: tuple[Expr, ...], space: Sizes, kept: tuple[int, ...] | None) -> Facts:
    at = axes(len(space))
    indices = Indices(dict(zip(at, space, strict=True)))
    position = {axis: k for k, axis in enumerate(at)}
    here = indices.flat(at, space)
    reads: dict[tuple[Tensor, Access], None] = {}
    cost = 1
    for node in postorder(exprs):
        if isinstance(node, Load):
            flat = indices.flat(node.children, node.tensor.shape)
            reads[(node.tensor, Access(flat == here, _rows(node, position)))] = None
            cost += 2
        elif isinstance(node, Apply):
            cost += 25 if node.name in EXPENSIVE and node.dtype.is_float else 1
    return Facts(squeeze(space), kept, tuple(reads), cost, exprs)


def _rows(load: Load, position: dict[Axis, int]) -> tuple[int | None, ...] | None:
    rows: list[int | None] = []
    for i in load.children:
        if isinstance(i, Axis):
            rows.append(position[i])
        elif isinstance(i, Const) and i.value == 0:
            rows.append(None)
        else:
            return None
    return tuple(rows)


def squeeze(sizes: Sizes) -> Sizes:
    """The sizes that are not 1."""
    return tuple(size for size in sizes if size != 1)


def count(sizes: Sizes) -> Size:
    """The number of points of a space."""
    return prod(sizes)


def definitions(outputs: tuple[Tensor, ...]) -> Iterator[Tensor]:
    """All defined tensors behind `outputs` within one template, operands first."""
    done: set[Tensor] = set()
    stack = [(tensor, False) for tensor in reversed(outputs)]
    while stack:
        tensor, expanded = stack.pop()
        if expanded:
            yield tensor
        elif tensor not in done and tensor.definition is not None:
            done.add(tensor)
            stack.append((tensor, True))
            stack.extend((read, False) for read, _ in reversed(facts_of(tensor).reads))
