"""The passes of a nest with reductions along its reduced axes, and the values that a pass keeps for later ones.

Each thing happens in the first pass that has all it needs. What is expensive and needed in several passes (softmax's
exponentials) is stored by the first and loaded by the others: in the result itself while it is still to be written,
which costs no memory, else in a scratch row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tfc.codegen.nest.flatten import FlatNest, FlatPut, FlatReduction, FlatTest
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import EXPENSIVE, Apply, Axis, Const, Expr, Load, SizeOf, Var
from tfc.codegen.tensor.tensor import Tensor, ravel
from tfc.codegen.tensor.traverse import postorder, substitute

WORTH_KEEPING = 12
"""Instructions that a stored value must save."""
SCRATCH_BYTES = 32 << 10


@dataclass(eq=False)
class RowPass:
    """One walk along the reduced axes. `kept` are values stored for later passes."""

    reductions: list[FlatReduction]
    puts: list[FlatPut]
    tests: list[FlatTest]
    kept: list[FlatPut]

    def roots(self) -> list[Expr]:
        """The values it computes."""
        found = [r.body for r in self.reductions] + [put.value for put in self.puts]
        return found + [x for test in self.tests for x in test.check.exprs]

    def replace(self, mapping: Mapping[Expr, Expr]) -> None:
        """Substitute in everything it computes."""
        bodies = iter(substitute([r.body for r in self.reductions], mapping))
        values = iter(substitute([put.value for put in (*self.kept, *self.puts)], mapping))
        self.reductions = [FlatReduction(r.var, r.kind, next(bodies), r.position) for r in self.reductions]
        self.kept = [FlatPut(put.target, put.position, next(values), put.level) for put in self.kept]
        self.puts = [FlatPut(put.target, put.position, next(values), put.level) for put in self.puts]
        self.tests = [
            FlatTest(t.check.with_exprs(substitute(t.check.exprs, mapping)), t.element, t.level, t.member)
            for t in self.tests
        ]


def row_passes(nest: FlatNest) -> list[RowPass]:
    """The passes, nothing kept from one to the next."""
    ready: dict[str, int] = {}
    passes: list[RowPass] = []

    def at(exprs: Sequence[Expr]) -> RowPass:
        names = [node.name for node in postorder(exprs) if isinstance(node, Var)]
        # Others are known before the first pass.
        number = max((ready[name] + 1 for name in names if name in ready), default=0)
        while len(passes) <= number:
            passes.append(RowPass([], [], [], []))
        return passes[number]

    for reduction in nest.reductions:
        step = at([reduction.body])
        step.reductions.append(reduction)
        ready[reduction.var.name] = passes.index(step)
    for put in nest.puts:
        if put.level == "full":
            at([put.value]).puts.append(put)
    for test in nest.tests:
        if test.level == "full":
            at(test.check.exprs).tests.append(test)
    return passes


def keep_values(
    passes: list[RowPass], nest: FlatNest, order: Sequence[Axis], writable: set[Tensor], *, scratch: bool
) -> list[Tensor]:
    """Let passes leave expensive values to later ones; the scratch rows this takes.

    `order` are the reduced axes from the outermost loop to the innermost; `writable` the parameters that are only
    written; without `scratch` only these serve as memory.
    """
    made: list[Tensor] = []
    free = [put for step in passes for put in step.puts if put.target in writable]
    for number, step in enumerate(passes[:-1]):
        for value in _candidates(step, passes[number + 1 :]):
            users = [later for later in passes[number + 1 :] if value in set(postorder(later.roots()))]
            if not users:
                continue
            place = _in_result(value, passes, passes.index(users[-1]), free, number)
            if place is None and scratch:
                place = _in_scratch(value, nest, order, made)
            if place is None:
                continue
            target, position = place
            step.kept.append(FlatPut(target, position, value, "full"))
            for later in users:
                later.replace({value: Load(target, (position,))})
    return made


def _candidates(step: RowPass, later: Sequence[RowPass]) -> list[Expr]:
    """The largest expensive values of a pass that later passes compute again."""
    again = set(postorder([x for other in later for x in other.roots()]))
    inside: set[Expr] = set()
    found: list[Expr] = []
    for node in reversed(list(postorder(step.roots()))):
        if node.dtype.name not in ("f32", "f64") or node not in again or node in inside:
            continue
        if not isinstance(node, (Load, Const, Var, Axis, SizeOf)):
            below = list(postorder([node]))
            if sum(25 if x.name in EXPENSIVE else 1 for x in below if isinstance(x, Apply)) >= WORTH_KEEPING:
                found.append(node)
                inside.update(below)
    return found


def _in_result(
    value: Expr, passes: Sequence[RowPass], last: int, free: list[FlatPut], first: int
) -> tuple[Tensor, Expr] | None:
    """A result of the same type that is written when the value is no longer needed, or just then."""
    for put in free:
        written = next((n for n, step in enumerate(passes) if any(p.target is put.target for p in step.puts)), -1)
        if put.target.dtype == value.dtype and written >= last and written > first:
            free.remove(put)
            return put.target, put.position
    return None


def _in_scratch(value: Expr, nest: FlatNest, order: Sequence[Axis], made: list[Tensor]) -> tuple[Tensor, Expr] | None:
    """A row of memory of the function's own, if it is short."""
    length = count(tuple(nest.extents[axis] for axis in order))
    total = sum((count(tensor.shape) * tensor.dtype.size for tensor in made), length * value.dtype.size)
    if not isinstance(total, int) or total > SCRATCH_BYTES:
        return None
    made.append(Tensor(value.dtype, (length,), name=f"row{len(made)}"))
    return made[-1], ravel([(axis, nest.extents[axis]) for axis in order])
