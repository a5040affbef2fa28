"""Prepare a kernel's nest for scheduling: flat positions, proved guards removed, axes merged where memory allows.

Every load and store gets one flat, affine index. Comparisons of index arithmetic that always hold (or never) are
folded, which removes the guards of interior accesses. Neighbouring axes that every access walks like one are merged:
an element-wise kernel over [a, b, c] becomes one loop, whatever the rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tfc.codegen.fusion.fuse import Level
from tfc.codegen.fusion.kernel import Nest
from tfc.codegen.tensor.affine import Affine, Indices, is_nonnegative, plus
from tfc.codegen.tensor.expr import Apply, Axis, Cast, Const, Expr, Guard, Load, Select, SizeOf, Var, apply, cast, index
from tfc.codegen.tensor.tensor import Check, Tensor, axes
from tfc.codegen.tensor.traverse import loads, postorder, rewrite, substitute
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size
from tfc.ir.types.types import boolean, i64


@record(frozen=True, eq=False)
class FlatPut:
    """A store at a flat position."""

    target: Tensor
    position: Expr
    value: Expr
    level: Level


@record(frozen=True, eq=False)
class FlatTest:
    """A check; `element` is the flat position in the space."""

    check: Check
    element: Expr
    level: Level
    member: int


@record(frozen=True, eq=False)
class FlatReduction:
    """An accumulator over the reduced axes; `position` is the flat position inside them, for argmax."""

    var: Var
    kind: str
    body: Expr
    position: Expr


@record(frozen=True, eq=False)
class FlatScatter:
    """An update at a flat position, where it is in range."""

    target: Tensor
    position: Expr
    value: Expr
    combine: str
    when: Expr
    free: tuple[Axis, ...]


@record(frozen=True, eq=False)
class FlatScan:
    """`var` = the values up to here along `axis`, combined and stored at a flat position."""

    var: Var
    target: Tensor
    position: Expr
    value: Expr
    kind: str
    axis: Axis
    exclusive: bool


@record(frozen=True, eq=False)
class FlatSort:
    """The positions of keys along `axis` in their order, the first `count` of them; those of the first key of a row go
    to `position`, where `axis` numbers the places, as it numbers the keys in `key`."""

    target: Tensor
    position: Expr
    key: Expr
    axis: Axis
    count: Size


@dataclass(eq=False)
class FlatNest:
    """A nest over `kept` axes outside and `reduced` axes inside, with the extent of each."""

    extents: dict[Axis, Size]
    kept: list[Axis]
    reduced: list[Axis]
    reductions: list[FlatReduction]
    puts: list[FlatPut]
    tests: list[FlatTest]
    scatters: list[FlatScatter]
    scans: list[FlatScan] = field(default_factory=list)
    sorts: list[FlatSort] = field(default_factory=list)

    def roots(self) -> list[Expr]:
        """Every expression of the nest."""
        found = [x for r in self.reductions for x in (r.body, r.position)]
        found += [x for p in self.puts for x in (p.position, p.value)]
        found += [x for t in self.tests for x in (*t.check.exprs, t.element)]
        found += [x for s in self.scatters for x in (s.position, s.value, s.when)]
        found += [x for s in self.scans for x in (s.position, s.value)]
        return found + [x for s in self.sorts for x in (s.position, s.key)]

    def replaced(self, roots: Iterable[Expr]) -> FlatNest:
        """The nest with its expressions, in the order of `roots`, replaced."""
        it = iter(roots)
        return FlatNest(
            self.extents,
            self.kept,
            self.reduced,
            [FlatReduction(r.var, r.kind, next(it), next(it)) for r in self.reductions],
            [FlatPut(p.target, next(it), next(it), p.level) for p in self.puts],
            [
                FlatTest(t.check.with_exprs([next(it) for _ in t.check.exprs]), next(it), t.level, t.member)
                for t in self.tests
            ],
            [FlatScatter(s.target, next(it), next(it), s.combine, next(it), s.free) for s in self.scatters],
            [FlatScan(s.var, s.target, next(it), next(it), s.kind, s.axis, s.exclusive) for s in self.scans],
            [FlatSort(s.target, next(it), next(it), s.axis, s.count) for s in self.sorts],
        )


def flatten(nest: Nest, *, merge: bool = True) -> FlatNest:
    """The nest with flat positions and, with `merge`, as few axes as possible."""
    at = axes(len(nest.space))
    extents = dict(zip(at, nest.space, strict=True))
    indices = Indices(extents)
    flat = _positions(nest, at, extents, indices)
    flat = flat.replaced(simplified(flat.roots(), indices))
    return _merge_axes(flat, Indices(extents)) if merge else flat


def _positions(nest: Nest, at: Sequence[Axis], extents: dict[Axis, Size], indices: Indices) -> FlatNest:
    kept = [at[k] for k in nest.kept]
    reduced = [axis for k, axis in enumerate(at) if k not in nest.kept]
    here = indices.expr(indices.flat(tuple(at), nest.space))
    inner = indices.expr(indices.flat(tuple(reduced), tuple(extents[a] for a in reduced)))
    row = indices.expr(indices.flat(tuple(kept), tuple(extents[a] for a in kept)))
    result = FlatNest(extents, kept, reduced, [], [], [], [])
    result.reductions = [FlatReduction(a.var, a.kind, a.body, inner) for a in nest.accumulates]
    for put in nest.puts:
        position = indices.expr(indices.flat(put.indices, put.target.shape))
        result.puts.append(FlatPut(put.target, position, put.value, put.level))
    for test in nest.checks:
        result.tests.append(FlatTest(test.check, here if test.level == "full" else row, test.level, test.member))
    if nest.scatter is not None:
        into = nest.scatter
        position = indices.expr(indices.flat(into.indices, into.target.shape))
        limits = [(i >= 0) & (i < index(n)) for i, n in zip(into.indices, into.target.shape, strict=True)]
        when: Expr = Const(1, boolean)
        for limit in limits:
            when = apply("and", when, limit)
        free = tuple(at[k] for k in into.free)
        result.scatters = [FlatScatter(into.target, position, into.value, into.combine, when, free)]
    if nest.scan is not None:
        scan = nest.scan
        position = indices.expr(indices.flat(scan.indices, scan.target.shape))
        var, along = Var("s", scan.value.dtype), at[scan.axis]
        result.scans = [FlatScan(var, scan.target, position, scan.value, scan.kind, along, scan.exclusive)]
    if nest.sort is not None:
        sort = nest.sort
        position = indices.expr(indices.flat(sort.indices, sort.target.shape))
        result.sorts = [FlatSort(sort.target, position, sort.key, at[-1], sort.count)]
    return result


def simplified(roots: Sequence[Expr], indices: Indices) -> list[Expr]:
    """Flat indices for all loads, and comparisons of index arithmetic decided where they can be."""
    pure: dict[Expr, bool] = {}

    def change(node: Expr, children: tuple[Expr, ...]) -> Expr:
        if isinstance(node, Load):
            # What is flat already stays so.
            position = indices.of(children[0]) if len(children) == 1 else indices.flat(children, node.tensor.shape)
            made: Expr = Load(node.tensor, (indices.expr(position),))
            pure[made] = False
            return made
        if isinstance(node, Apply) and children and children[0].dtype == i64 and all(pure[c] for c in children):
            made = _decide(node, children, indices)
        elif isinstance(node, Cast) and children[0].dtype == i64 and pure[children[0]]:
            made = cast(indices.expr(indices.of(children[0])), node.dtype)
        elif isinstance(node, (Apply, Guard, Select)) and any(isinstance(c, Const) for c in children):
            made = _fold_condition(node, children)
        else:
            made = node if children == node.children else node.with_children(children)
        leaf = isinstance(made, (Axis, SizeOf, Const))
        pure[made] = leaf or (
            isinstance(made, Apply) and made.dtype == i64 and all(pure.get(c, False) for c in children)
        )
        return made

    return rewrite(roots, change)


def _fold_condition(node: Expr, children: tuple[Expr, ...]) -> Expr:
    """A conjunction, disjunction or choice one of whose conditions has been decided."""
    if isinstance(node, (Guard, Select)):
        when, then, other = children
        return (then if when.value else other) if isinstance(when, Const) else node.with_children(children)
    if isinstance(node, Apply) and node.dtype == boolean and node.name in ("and", "or"):
        for x, y in (children, children[::-1]):
            if isinstance(x, Const):
                return y if bool(x.value) == (node.name == "and") else x
    return node.with_children(children)


def _decide(node: Apply, children: tuple[Expr, ...], indices: Indices) -> Expr:
    """Fold a comparison of indices when its outcome can be proved; otherwise the node over its operands."""
    if node.name in ("lt", "le", "gt", "ge"):
        x, y = (indices.of(child) for child in children)
        low, high = (x, y) if node.name in ("lt", "le") else (y, x)
        strict = node.name in ("lt", "gt")
        if _is_nonnegative(plus(high, low, -1), strict, indices):
            return Const(1, boolean)
        if _is_nonnegative(plus(low, high, -1), not strict, indices):
            return Const(0, boolean)
        return apply(node.name, indices.expr(x), indices.expr(y))
    if node.name in ("eq", "ne"):
        distance = plus(indices.of(children[0]), indices.of(children[1]), -1)
        if distance.is_constant and isinstance(distance.constant, int):
            return Const(int((distance.constant == 0) == (node.name == "eq")), boolean)
    if node.name in ("min", "max"):
        x, y = (indices.of(child) for child in children)
        low, high = (x, y) if node.name == "min" else (y, x)
        if _is_nonnegative(plus(high, low, -1), False, indices):
            return children[0]
        if _is_nonnegative(plus(low, high, -1), False, indices):
            return children[1]
    return node.with_children(children)


def _is_nonnegative(x: Affine, strict: bool, indices: Indices) -> bool:
    bounds = indices.bounds(x)
    return bounds is not None and is_nonnegative(bounds[0] - 1 if strict else bounds[0])


def _merge_axes(nest: FlatNest, indices: Indices) -> FlatNest:
    """Merge neighbours of one kind that every access walks as one axis."""
    roots = nest.roots()
    forms, pinned = _accesses(nest, roots, indices)
    extents = dict(nest.extents)
    mapping: dict[Expr, Expr] = {}
    previous: Axis | None = None
    for axis in nest.extents:
        if (
            previous is not None
            and (previous in nest.kept) == (axis in nest.kept)
            and pinned.isdisjoint((previous, axis))
            and all(form.coefficient(previous) == form.coefficient(axis) * extents[axis] for form in forms)
        ):
            extents[axis] = extents[previous] * extents[axis]
            mapping[previous] = index(0)
            del extents[previous]
        previous = axis
    if not mapping:
        return nest
    nest = nest.replaced(substitute(roots, mapping))
    nest.extents = extents
    nest.kept = [axis for axis in nest.kept if axis in extents]
    nest.reduced = [axis for axis in nest.reduced if axis in extents]
    return nest


def _accesses(nest: FlatNest, roots: Sequence[Expr], indices: Indices) -> tuple[list[Affine], set[Axis]]:
    """The affine forms of all positions, and the axes that are used in any other way."""
    positions = [put.position for put in nest.puts] + [test.element for test in nest.tests]
    positions += [r.position for r in nest.reductions if r.kind.startswith("arg")]
    values: list[Expr] = [r.body for r in nest.reductions] + [put.value for put in nest.puts]
    values += [x for test in nest.tests for x in test.check.exprs]
    for scatter in nest.scatters:
        values += [scatter.value, scatter.when, scatter.position]
    pinned = {scan.axis for scan in nest.scans} | {sort.axis for sort in nest.sorts}
    values += [scan.value for scan in nest.scans] + [sort.key for sort in nest.sorts]
    positions += [scan.position for scan in nest.scans] + [sort.position for sort in nest.sorts]
    inside = postorder(values, stop=lambda node: isinstance(node, Load))
    pinned.update(node for node in inside if isinstance(node, Axis))
    positions += [load.children[0] for load in loads(roots)]
    forms = [indices.of(position) for position in dict.fromkeys(positions)]
    for form in forms:
        inner = [atom for atom in form.terms if not isinstance(atom, Axis)]
        pinned.update(node for node in postorder(inner) if isinstance(node, Axis))
    return forms, pinned
