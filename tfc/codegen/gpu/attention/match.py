"""Recognise a kernel of two contractions with a softmax between them as attention, whose scores are never stored.

The kernel comes from codegen/fusion/join_attention.py. As elsewhere on GPUs nothing has to lie evenly in memory: an
operand is any expression of its axes. What is done with the scores before the softmax (a scale, a mask, a bias of any
shape) becomes a function of one score and of where it stands. Where something does not fit, the kernel's nests are
launches of their own, and the scores are in memory between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tfc.codegen.contract.axis_groups import Group, step_of
from tfc.codegen.contract.softmax import FEW_QUERIES, softmax_of
from tfc.codegen.fusion.kernel import Kernel, Nest
from tfc.codegen.gpu.contract.match import Contraction, contraction_of
from tfc.codegen.nest.flatten import FlatNest, flatten
from tfc.codegen.tensor.affine import Affine, Indices
from tfc.codegen.tensor.expr import Axis, Cast, Expr, Load, Var, cast
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads, substitute
from tfc.ir.types.dims import Size, divide
from tfc.ir.types.types import DType

WIDEST = 128
"""Elements of a row of results: a block keeps some rows in registers, and has room for their values."""


@dataclass(frozen=True, eq=False)
class Attention:
    """results[b, i, c] = Σ over j of weights[b, i, j] · values[b, c, j], where the weights of a row are the softmax of
    `logit`, an expression of the scores[b, i, j] = Σ over d of queries[b, i, d] · keys[b, j, d].

    scores   the contraction of queries (left) and keys (right)
    results  that of weights (left; as if they were in memory) and values (right), of `nest`
    scaled   what is done with the sum `scores.var`, at a point of the axes of `scores`; it is known as `score` to
    logit    what the softmax is taken of, at the point `column` of a line, numbered by `lines`
    line     the number of the line of scores, at a point of the axes of batch and queries
    sizes    the extents of the axes of `scores`
    """

    scores: Contraction
    results: Contraction
    nest: FlatNest
    scaled: Expr
    score: Var
    logit: Expr
    lines: Group
    column: Axis
    line: Expr
    sizes: dict[Axis, Size]

    def weight(self, value: Expr) -> Expr:
        """A weight as it is multiplied: rounded as it would be in memory, at its location in the model."""
        load = _read(self.results.left.value)
        rounded = substitute([self.results.left.value], {load: cast(value, load.dtype)})[0]
        return cast(rounded, self.dtype)

    @property
    def extents(self) -> dict[Axis, Size]:
        """The extents of all axes of both contractions."""
        return self.sizes | self.nest.extents

    @property
    def dtype(self) -> DType:
        """The type of all sums."""
        return self.scores.dtype


def attention_of(kernel: Kernel) -> Attention | None:
    """The attention that a kernel is; None where it is none, or too wide, or has too few queries."""
    nests = [nest for nest in kernel.nests if isinstance(nest, Nest)]
    if len(kernel.passed) != 2 or len(nests) != 3:
        return None
    scores, weights = kernel.passed
    first, middle, last = (_renamed(flatten(nest), mark) for nest, mark in zip(nests, "smr", strict=True))
    made, other = contraction_of(first), contraction_of(last)
    if made is None or other is None or [put.target for put in first.puts] != [scores]:
        return None
    score = Var("score", scores.dtype)
    logit, results = softmax_of(middle, scores, weights, score), _weights_first(other, weights)
    if logit is None or results is None:
        return None
    (put,) = first.puts
    lines = _lines(put.position, made, made.right.rows, first)
    same = _lines(_read(results.left.value).children[0], results, results.k, last)
    if lines is None or same is None or lines.steps != same.steps or made.right.rows.size != results.k.size:
        return None
    made, results = replace(made, batch=lines.batch), replace(results, batch=same.batch)
    numbers = Group(tuple(middle.kept), tuple(middle.extents[axis] for axis in middle.kept))
    found = Attention(
        made, results, last, put.value, score, logit, numbers, middle.reduced[0], lines.number, first.extents
    )
    return found if _is_fit(found) else None


def _renamed(nest: FlatNest, mark: str) -> FlatNest:
    """The nest with a prefix on the names of its axes: the axes of all three nests are visible at the same time."""
    names = {axis: Axis(mark + axis.name) for axis in nest.extents}
    made = nest.replaced(substitute(nest.roots(), dict(names.items())))
    made.extents = {names[axis]: size for axis, size in nest.extents.items()}
    made.kept, made.reduced = ([names[axis] for axis in axes] for axes in (nest.kept, nest.reduced))
    return made


def _weights_first(contraction: Contraction, weights: Tensor) -> Contraction | None:
    """The contraction with the weights as its left operand; None where neither operand is just the weights, of whatever
    type.
    """
    for left, right in ((contraction.left, contraction.right), (contraction.right, contraction.left)):
        load = _read(left.value)
        if isinstance(load, Load) and load.tensor is weights:
            return replace(contraction, left=left, right=right)
    return None


def _read(value: Expr) -> Expr:
    while isinstance(value, Cast) and value.dtype.is_float and value.children[0].dtype.is_float:
        (value,) = value.children
    return value


@dataclass(frozen=True, eq=False)
class _Lines:
    """The numbering of the lines of scores by a contraction: the batch, outer axes first, and the number of a line;
    `steps` from one matrix or row to the next are the same wherever the numbers are.
    """

    batch: Group
    number: Expr
    steps: tuple[tuple[tuple[Size, Size], ...], ...]


def _lines(position: Expr, contraction: Contraction, columns: Group, nest: FlatNest) -> _Lines | None:
    """The lines, given the position of an element of the scores (or the weights) and the axes that number the elements
    of a line; None where these are not contiguous, or lines are numbered in no order.
    """
    indices, length = Indices(nest.extents), columns.size
    form = indices.of(position)
    rest = {atom: divide(step, length) for atom, step in form.terms.items() if atom not in columns.axes}
    is_even = all(step is not None and isinstance(atom, Axis) for atom, step in rest.items())
    if form.constant != 0 or step_of(form.terms, columns) != 1 or not is_even:
        return None
    terms = {atom: step for atom, step in rest.items() if step is not None}
    batch = _outer_first(contraction.batch, terms)
    number = indices.expr(Affine(terms, 0))
    return _Lines(batch, number, (_steps(batch, terms), _steps(contraction.left.rows, terms)))


def _outer_first(group: Group, terms: Mapping[Expr, Size]) -> Group:
    """The group with its axes in the order of the lines; as it is where sizes do not tell."""
    steps = [step for axis in group.axes if isinstance(step := terms.get(axis, 0), int)]
    if len(steps) < len(group.axes):
        return group
    order = sorted(range(len(steps)), key=lambda k: -steps[k])
    return Group(tuple(group.axes[k] for k in order), tuple(group.sizes[k] for k in order))


def _steps(group: Group, terms: Mapping[Expr, Size]) -> tuple[tuple[Size, Size], ...]:
    """Sizes and steps of a group's axes; axes that are walked as one are merged."""
    found: list[tuple[Size, Size]] = []
    for axis, size in zip(group.axes, group.sizes, strict=True):
        step = terms.get(axis, 0)
        if size == 1:
            continue
        if found and found[-1][1] == step * size:
            found[-1] = (found[-1][0] * size, step)
        else:
            found.append((size, step))
    return tuple(found)


def _is_fit(attention: Attention) -> bool:
    """True where there are enough queries, results fit registers, and no block reads what another one writes."""
    queries, width = attention.scores.left.rows.size, attention.results.right.rows.size
    read = [
        attention.scores.left.value,
        attention.scores.right.value,
        attention.results.right.value,
        attention.scaled,
        attention.logit,
    ]
    tensors = {load.tensor for load in loads(read)}
    return (
        attention.dtype == attention.results.dtype
        and attention.dtype.is_float
        and not (isinstance(queries, int) and queries < FEW_QUERIES)
        and isinstance(width, int)
        and width <= WIDEST
        and not any(put.target in tensors for put in attention.nest.puts)
    )
