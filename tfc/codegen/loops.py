"""The loop IR: what a kernel does, as data, ready for a CPU or GPU emitter.

Statements over the expressions of expr.py, with two differences: a load has a single index, the flat position in its
tensor, and axes are bound by the loops around. Inside a `vector` loop whatever depends on its axis has one value per
lane. A loop may carry accumulators: each starts at the neutral element of its kind, and after the loop its variable
holds the combined value, of a vector loop still one per lane until a `Fold` combines the lanes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tfc.codegen.contract.product import Product
from tfc.codegen.expr import Axis, Expr, Var
from tfc.codegen.tensor import Check, Tensor
from tfc.codegen.traverse import show

LoopKind = Literal["serial", "parallel", "vector", "tile"]


@dataclass(frozen=True, eq=False)
class Carry:
    """An accumulator of a loop: `var` combines `value` by `kind`, `position` with it for argmax and argmin.

    `value` may be the variable of an inner loop's carry of the same kind, still in lanes or not.
    """

    var: Var
    kind: str
    value: Expr
    position: Expr | None = None


@dataclass(frozen=True, eq=False)
class For:
    """`for axis in range(begin, end)`.

    parallel  iterations are independent and may run on several threads, at least `grain` of them together
    vector    `lanes` iterations at once; the rest at the end is masked or done one by one
    tile      `lanes` iterations around a vector loop of whole vectors of as many lanes: what is contiguous along this
              axis and strides along the lanes is transposed in registers
    """

    axis: Axis
    begin: Expr
    end: Expr
    body: tuple[Statement, ...]
    kind: LoopKind = "serial"
    lanes: int = 1
    carries: tuple[Carry, ...] = ()
    grain: Expr | None = None


@dataclass(frozen=True, eq=False)
class Let:
    """Bind a variable, or an axis that a flattened loop stands for."""

    var: Var | Axis
    value: Expr


@dataclass(frozen=True, eq=False)
class Fold:
    """`var` = the accumulator `source` as one number per point: its lanes combined, in a fixed order."""

    var: Var
    source: Var
    kind: str


@dataclass(frozen=True, eq=False)
class Store:
    """target[index] = value, `index` being the flat position; past the caches where `streams` holds (streaming.py)."""

    target: Tensor
    index: Expr
    value: Expr
    streams: Expr | None = None


@dataclass(frozen=True, eq=False)
class Alloc:
    """Memory of the running function's own, for as long as it runs: a scratch row."""

    tensor: Tensor


@dataclass(frozen=True, eq=False)
class Update:
    """target[index] = combine(target[index], value) where `when` holds."""

    target: Tensor
    index: Expr
    value: Expr
    combine: str
    when: Expr


@dataclass(frozen=True, eq=False)
class Running:
    """`var` = the running `kind` ("sum" or "prod") of `value`, from iteration to iteration of the loop and from lane
    to lane, `exclusive`: of those before; the total so far is kept in the single element of `state`."""

    var: Var
    state: Tensor
    kind: str
    value: Expr
    exclusive: bool


@dataclass(frozen=True, eq=False)
class Test:
    """Report a failure with message number `reason` unless check.ok holds; `element` is the position to name."""

    check: Check
    reason: int
    element: Expr


Statement = For | Let | Fold | Alloc | Store | Update | Running | Test | Product


@dataclass(frozen=True, eq=False)
class LoopNest:
    """A kernel as loops: its parameters and statements.

    `failures` are what its tests may report: the number of the member at fault, and the message.
    """

    params: tuple[Tensor, ...]
    access: str
    body: tuple[Statement, ...]
    failures: tuple[tuple[int, str], ...] = ()


def roots(statements: tuple[Statement, ...]) -> Iterator[Expr]:
    """Every expression in the statements, outermost first."""
    for statement in statements:
        match statement:
            case For():
                yield from (statement.begin, statement.end)
                yield from roots(statement.body)
                for carry in statement.carries:
                    yield carry.value
                    if carry.position is not None:
                        yield carry.position
            case Let():
                yield statement.value
            case Fold():
                yield statement.source
            case Store():
                yield from (statement.index, statement.value)
                if statement.streams is not None:
                    yield statement.streams
            case Update():
                yield from (statement.index, statement.value, statement.when)
            case Running():
                yield statement.value
            case Test():
                yield from (*statement.check.exprs, statement.element)


def print_loops(nest: LoopNest, name: str = "kernel") -> str:
    """The kernel as text, for dumps."""
    params = ", ".join(f"{a} {p}" for p, a in zip(nest.params, nest.access, strict=True))
    return "\n".join([f"{name}({params}):", *_lines(nest.body, "  ")]) + "\n"


def _lines(statements: tuple[Statement, ...], indent: str) -> Iterator[str]:
    for statement in statements:
        match statement:
            case For():
                lanes = f" x{statement.lanes}" if statement.lanes > 1 else ""
                grain = f" grain {show(statement.grain)}" if statement.grain is not None else ""
                yield (
                    f"{indent}{statement.kind}{lanes} for {statement.axis.name} in "
                    f"{show(statement.begin)}..{show(statement.end)}{grain}:"
                )
                yield from _lines(statement.body, indent + "  ")
                for carry in statement.carries:
                    yield f"{indent}  {carry.var.name} {carry.kind}= {show(carry.value)}"
            case Let():
                yield f"{indent}{statement.var.name} = {show(statement.value)}"
            case Fold():
                yield f"{indent}{statement.var.name} = fold {statement.kind} {statement.source.name}"
            case Alloc():
                yield f"{indent}{statement.tensor} on the stack"
            case Store():
                place = f"{statement.target.name}[{show(statement.index)}]"
                past = "" if statement.streams is None else f" past the caches if {show(statement.streams)}"
                yield f"{indent}{place} = {show(statement.value)}{past}"
            case Update():
                place = f"{statement.target.name}[{show(statement.index)}]"
                yield f"{indent}if {show(statement.when)}: {place} {statement.combine}= {show(statement.value)}"
            case Running():
                what = f"{'exclusive ' if statement.exclusive else ''}running {statement.kind}"
                yield f"{indent}{statement.var.name} = {what} of {show(statement.value)} in {statement.state.name}"
            case Product():
                yield f"{indent}{statement}"
            case Test():
                yield f"{indent}check {show(statement.check.ok)}: {statement.check.message!r}"
