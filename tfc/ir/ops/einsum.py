"""Einstein summation (tensorflow/core/ops/linalg_ops.cc, Einsum): products and sums told by naming axes.

`ij,jk->ik` is a matrix product, `...ij->...ji` a transposition, `bi->b` a sum. Axes are named by letters; `...` stands
for any number of leading axes that broadcast. One or two operands; the result's axes are always written out. An axis
named twice in one operand takes the diagonal (`ii->i`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import Sizes
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import HEAVY, PURE, op
from tfc.ir.ops.rules import NUMERIC, conjugate, rounded_once, sum_to
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, TensorType, broadcast_dim, i32

_EQUATION = re.compile(r"(?P<left>[A-Za-z.]*)(,(?P<right>[A-Za-z.]*))?->(?P<result>[A-Za-z.]*)")
_TERM = re.compile(r"[A-Za-z]*(\.\.\.)?[A-Za-z]*")

Labels = tuple[str, ...]


@record(frozen=True)
class Equation:
    """The names of the axes of each operand and of the result; those under `...` are called 1, 2, … from the right."""

    operands: tuple[Labels, ...]
    result: Labels

    @property
    def summed(self) -> Labels:
        """The axes that the result lacks, in the order in which the operands name them."""
        return tuple(dict.fromkeys(a for labels in self.operands for a in labels if a not in self.result))


def parse_equation(text: str, ranks: Sequence[int]) -> Equation:
    """Read an equation for operands of the given ranks; ValueError says what is wrong with it."""
    match = _EQUATION.fullmatch(text.replace(" ", ""))
    if match is None:
        raise ValueError(f"{text!r} is no equation like 'ij,jk->ik' of one or two operands")
    terms = [match["left"], *([] if match["right"] is None else [match["right"]])]
    if len(terms) != len(ranks):
        raise ValueError(f"{text!r} has {len(terms)} operands, but {len(ranks)} were given")
    operands = tuple(_labels(term, rank) for term, rank in zip(terms, ranks, strict=True))
    widest = max((sum(a.isdigit() for a in labels) for labels in operands), default=0)
    result = _labels(match["result"], None, widest)
    named = {a for labels in operands for a in labels}
    if len(set(result)) != len(result) or not set(result) <= named:
        raise ValueError(f"the result of {text!r} must name axes of the operands, each once")
    if "..." not in match["result"] and widest:
        raise ValueError(f"the result of {text!r} lacks the '...' of its operands")
    return Equation(operands, result)


def _labels(term: str, rank: int | None, hidden: int = 0) -> Labels:
    if not _TERM.fullmatch(term):
        raise ValueError(f"{term!r} is no list of axes")
    before, dots, after = term.partition("...")
    if rank is not None:
        hidden = rank - len(before) - len(after)
        if hidden < 0 or (hidden and not dots):
            raise ValueError(f"{term!r} names {len(before) + len(after)} axes of an operand of rank {rank}")
    return (*before, *(str(k) for k in range(hidden if dots else 0, 0, -1)), *after)


def _einsum(ctx: Infer) -> TensorType:
    ctx.require(0, NUMERIC)
    dtype = ctx.same_dtype()
    shapes = [kind.shape for kind in ctx.types]
    known = [shape for shape in shapes if shape is not None]
    if len(known) != len(shapes):
        return TensorType(dtype, None)
    try:
        equation = parse_equation(str(ctx.attrs["equation"]), [len(shape) for shape in known])
    except ValueError as error:
        ctx.fail(str(error), attribute="equation")
    sizes: dict[str, MaybeSize] = {}
    for index, (labels, shape) in enumerate(zip(equation.operands, known, strict=True)):
        for label, size in zip(labels, shape, strict=True):
            sizes[label] = _joined(ctx, index, label, sizes.get(label, size), size)
    return TensorType(dtype, tuple(sizes[label] for label in equation.result))


def _joined(ctx: Infer, operand: int, label: str, before: MaybeSize, size: MaybeSize) -> MaybeSize:
    if not label.isdigit():
        merged = ctx.merge((before,), (size,), operand, f"sizes of axis {label!r} differ")
        return merged[0] if merged else None
    try:
        return broadcast_dim(before, size)
    except ValueError as error:
        ctx.fail(f"axes under '...' do not broadcast ({error})", operand)


def _combinations(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
    """Two operations for every combination of the indices that stand in the equation."""
    letters: dict[str, int] = {}
    operands = str(node.attrs.get("equation", "")).partition("->")[0].split(",")
    for labels, kind in zip(operands, inputs, strict=False):
        for label, size in zip(labels.strip(), kind.shape or (), strict=False):
            letters[label] = sizes.size(size)
    return float(2 * prod(letters.values())) if letters else 2.0 * sizes.elements(node.types[0])


@op(infer=_einsum, traits=PURE | HEAVY, cost=_combinations, function=None)
@rounded_once
def Einsum(*inputs: Array, equation: str) -> Array:
    """The sum of products of one or two operands that `equation` describes, such as `bij,bjk->bik`.

    Axes that the result lacks are summed over.
    """
    return np.einsum(equation, *inputs)


@Einsum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, ...]:
    """Each operand's gradient is an Einsum of dz and the other operand, repeated along axes that only it has."""
    ranks = [b.type(value).rank for value in node.inputs]
    if any(rank is None for rank in ranks):
        raise node.error("the gradient of Einsum needs operands of known rank", "UNIMPLEMENTED")
    equation = parse_equation(str(node.attrs["equation"]), [rank or 0 for rank in ranks])
    if any(len(set(labels)) != len(labels) for labels in equation.operands):
        raise node.error("the gradient of an Einsum that takes a diagonal is not implemented", "UNIMPLEMENTED")
    if any(label.isdigit() for labels in (*equation.operands, equation.result) for label in labels[_hidden(labels) :]):
        raise node.error("the gradient of an Einsum needs '...' to stand first in each operand", "UNIMPLEMENTED")
    return tuple(_operand_gradient(b, node, equation, index, dz) for index in range(len(node.inputs)))


def _hidden(labels: Labels) -> int:
    """The number of axes that a leading `...` stands for."""
    return next((k for k, label in enumerate(labels) if not label.isdigit()), len(labels))


def _operand_gradient(b: Builder, node: Node, equation: Equation, index: int, dz: Value) -> Value:
    x, labels = node.inputs[index], equation.operands[index]
    factors, terms = [dz], [equation.result]
    for other in range(len(node.inputs)):
        if other != index:
            factors.append(conjugate(b, node.inputs[other]))
            terms.append(equation.operands[other])
    # All axes under "..." come first, also those that x lacks: sum_to removes them.
    wanted = equation.result[: _hidden(equation.result)] + labels[_hidden(labels) :]
    there = {label for term in terms for label in term}
    text = ",".join(map(_text, terms)) + "->" + _text(tuple(label for label in wanted if label in there))
    gradient = b.emit("Einsum", *factors, equation=text)
    missing = [k for k, label in enumerate(wanted) if label not in there]
    for axis in missing:
        gradient = b.emit("ExpandDims", gradient, b.const(axis, i32))
    if missing:  # x alone has these axes: every element along them has the same gradient
        gradient = b.emit("Mul", gradient, b.emit("OnesLike", x))
    return sum_to(b, gradient, x)


def _text(labels: Labels) -> str:
    """Axes as they stand in an equation."""
    hidden = _hidden(labels)
    return ("..." if hidden else "") + "".join(labels[hidden:])
