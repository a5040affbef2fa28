"""Rounding of f16 and bf16, which are computed in f32: the expression of a rounded value, and the operands that an op
tests.

A test tells a value from its rounded one by more than rounding: 90000 is not infinite, but is so as an f16. Arithmetic
does not: sums, products, functions, also maxima, choices and movements, whose results differ by as much as operands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tfc.codegen.tensor.accesses import Facts
from tfc.codegen.tensor.expr import (
    COMPARISON,
    TEST,
    Apply,
    Bitcast,
    Cast,
    Choice,
    Const,
    Expr,
    Load,
    cast,
)
from tfc.codegen.tensor.tensor import Map, Reduction, Scatter, Sort, Tensor, sum_type
from tfc.codegen.tensor.traverse import loads, postorder
from tfc.ir.types.types import DType

STEPS = frozenset(("floor", "ceil", "round", "trunc", "fmod", "sign"))
"""Functions with steps: of two operands that are nearly the same, one may be on the other side."""
PICKS = frozenset(("neg", "abs", "min", "max"))
"""Functions that give an operand, but for its sign."""


def is_narrow(dtype: DType) -> bool:
    """True for f16 and bf16."""
    return sum_type(dtype) != dtype


def rounded(value: Expr) -> Expr:
    """A value of f16 or bf16 as it is once stored; any other value itself."""
    if not is_narrow(value.dtype) or _is_exact(value):
        return value
    return cast(cast(value, sum_type(value.dtype)), value.dtype)


def _is_exact(value: Expr) -> bool:
    """True for what has been rounded already: loaded, converted, or one of several such values."""
    waiting = [value]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Choice):
            waiting += node.children[1:]
        elif isinstance(node, Apply) and node.name in PICKS:
            waiting += node.children
        elif isinstance(node, Const):
            if not _is_number_of(node):
                return False
        elif not isinstance(node, (Load, Cast, Bitcast)):
            return False
    return True


def _is_number_of(node: Const) -> bool:
    """True for a number that its type has."""
    return repr(float(node.dtype.storage.type(node.value))) == repr(float(node.value))


def tested(parts: Sequence[tuple[Tensor, Facts]]) -> frozenset[Tensor]:
    """The tensors that an op tests, by itself or by what it computes from them; `parts` are its definitions, operands
    first."""
    found: set[Tensor] = set()
    for tensor, facts in reversed(parts):
        if tensor in found:
            found.update(read for read, _ in facts.reads)
        found.update(_tested_by(tensor, facts))
    return frozenset(found)


def _tested_by(tensor: Tensor, facts: Facts) -> Iterator[Tensor]:
    """The tensors that a definition tests."""
    definition = tensor.definition
    roots: list[Expr] = []
    if isinstance(definition, Sort) or (isinstance(definition, Reduction) and definition.kind.startswith("arg")):
        roots += facts.exprs
    elif isinstance(definition, Scatter):
        roots += definition.position
    if isinstance(definition, (Map, Scatter)):
        roots += [x for check in definition.checks for x in check.exprs]
    roots += _operands_of_tests(facts.exprs)
    return (load.tensor for load in loads(roots))


def _operands_of_tests(exprs: Iterable[Expr]) -> Iterator[Expr]:
    for node in postorder(tuple(exprs)):
        is_test = isinstance(node, Apply) and (node.name in COMPARISON or node.name in TEST or node.name in STEPS)
        if is_test or isinstance(node, Bitcast) or (isinstance(node, Cast) and not node.dtype.is_float):
            yield from (child for child in node.children if child.dtype.is_float)
