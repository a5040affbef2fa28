"""Lowerings of ops to tensor expressions: the registry that codegen/lower/<family>.py fills.

    @lower("Select")
    def _(ctx: Lowering) -> Tensor:
        condition, t, e = ctx.inputs
        return ctx.compute(lambda *i: select(condition[i[: condition.rank]], t[i], e[i]))

Element-wise ops whose declaration holds a formula need none: `kernel="x / (exp(-x) + 1)"` is Python over the scalars of
expr.py, in which operands and attributes stand by their names.

A lowering sees one node: its operands as parameter tensors, their types, its attributes, the values of the operands
that the op declares static. It knows nothing of targets, loops or LLVM. Lowerings depend on nothing but that, so nodes
that agree in it share one lowering (`lower_node` keeps them), and one kernel later on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, partial
from keyword import iskeyword
from typing import Any, TypeVar

import numpy as np

from tfc.codegen.tensor.accesses import Facts, definitions, facts_of
from tfc.codegen.tensor.expr import FUNCTIONS, Expr, apply, select
from tfc.codegen.tensor.tensor import Body, Check, Tensor, compute
from tfc.ir.base.errors import InternalError
from tfc.ir.base.record import field, record
from tfc.ir.graph.graph import Attr, Node
from tfc.ir.graph.registry import OPS, Op, lookup
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array, DType, TensorType

Lowered = Tensor | Sequence[Tensor] | None
Rule = Callable[["Lowering"], Lowered]
T = TypeVar("T")

RULES: dict[str, Rule] = {}
"""The lowerings by name of op. Import `tfc.codegen.lower` to fill it, and ask `rule_of`."""

SCALARS: dict[str, Any] = {
    "__builtins__": {},
    **{name: partial(apply, name) for name in FUNCTIONS if not iskeyword(name)},
    "select": select,
}
"""The names that formulas of kernels may use."""


def lower(*ops: str) -> Callable[[Rule], Rule]:
    """Declare the lowering of these ops. It returns the op's outputs: one tensor, or a tuple (empty: no outputs)."""

    def register(rule: Rule) -> Rule:
        for name in ops:
            if name in RULES:
                raise ValueError(f"op {name} is lowered twice")
            RULES[name] = rule
        return rule

    return register


def rule_of(op: str) -> Rule | None:
    """The lowering of an op, written in codegen/lower/ or made of the formula in its declaration; None: it has none."""
    if op in RULES:
        return RULES[op]
    declared = OPS.get(op)
    return _by_formula(declared) if declared is not None and declared.kernel is not None else None


@cache
def _by_formula(op: Op) -> Rule:
    """The element-wise lowering that an op's `kernel` is the text of."""
    code = compile(op.kernel or "", f"<kernel of {op.name}>", "eval")

    def rule(ctx: Lowering) -> Tensor:
        return ctx.elementwise(lambda *x: eval(code, SCALARS, {**ctx.attrs, **dict(zip(op.operands, x, strict=True))}))

    return rule


@record(frozen=True, eq=False)
class Lowering:
    """A node as a lowering sees it.

    inputs   the operands as parameter tensors (of a reference type too: the variable's memory)
    outputs  the types of the outputs
    attrs    the attributes
    values   what is known of the operands declared `static`: arrays of numbers, or object arrays with `Dim`s
    """

    op: Op
    inputs: tuple[Tensor, ...]
    outputs: tuple[TensorType, ...]
    attrs: Mapping[str, Attr]
    values: tuple[Array | None, ...] = field(default=())

    @property
    def x(self) -> Tensor:
        """The first operand."""
        return self.inputs[0]

    @cached_property
    def shape(self) -> tuple[Size, ...]:
        """The shape of the first output."""
        return self.outputs[0].dims

    @property
    def dtype(self) -> DType:
        """The element type of the first output."""
        return self.outputs[0].dtype

    def attr(self, name: str, kind: type[T]) -> T:
        """An attribute of a given Python type."""
        value = self.attrs[name]
        if not isinstance(value, kind):
            raise InternalError(f"{self.op.name}: attribute {name} is {value!r}")
        return value

    def value(self, operand: int) -> Array:
        """The value of a static operand: numbers, or an object array in which sizes may be `Dim`s."""
        found = self.values[operand]
        if found is None:
            raise InternalError(f"{self.op.name}: the value of {self.op.operand_name(operand)} is not known")
        return found

    def sizes(self, operand: int) -> tuple[Size, ...]:
        """The elements of a static integer operand, in row-major order."""
        return tuple(d if isinstance(d, Dim) else int(d) for d in np.ravel(self.value(operand)).tolist())

    def axes(self, operand: int, rank: int) -> tuple[int, ...]:
        """The elements of a static operand as axes of a tensor of `rank`, made non-negative."""
        return tuple(int(axis) % rank for axis in np.ravel(self.value(operand)).tolist()) if rank else ()

    def elementwise(self, body: Callable[..., Expr], *, checks: Callable[..., Sequence[Check]] | None = None) -> Tensor:
        """The map `body(x, y, …)` of the operands' elements, broadcast to the output's shape."""

        def at(function: Callable[..., T]) -> Callable[..., T]:
            return lambda *i: function(*(operand.broadcast(*i) for operand in self.inputs))

        return self.compute(at(body), checks=at(checks) if checks else None)

    def compute(self, body: Body, *, checks: Callable[..., Sequence[Check]] | None = None) -> Tensor:
        """The first output, element by element: `body(i, j, …)`."""
        return compute(self.dtype, self.shape, body, checks=checks)


@record(frozen=True, eq=False)
class Template:
    """A lowered op: `outputs` computed from the parameter tensors `params`. Shared by all nodes with the same key."""

    params: tuple[Tensor, ...]
    outputs: tuple[Tensor, ...]

    @cached_property
    def parts(self) -> tuple[tuple[Tensor, Facts], ...]:
        """Its definitions with their facts, operands first."""
        return tuple((tensor, facts_of(tensor)) for tensor in definitions(self.outputs))


class Templates:
    """The lowerings made so far, by what they depend on."""

    def __init__(self) -> None:
        self._made: dict[object, Template] = {}

    def get(self, node: Node, types: Sequence[TensorType], values: Sequence[Array | None]) -> Template:
        """The lowering of a node; UNIMPLEMENTED when the op has none.

        `types` are those of the operands, `values` the known values of the static ones (None for the others).
        """
        key = (node.op, *node.attrs.items(), tuple(types), node.types, *map(_content, values))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = lower_node(node, types, values)
        return found


def _content(value: Array | None) -> object:
    """An array as a hashable value."""
    if value is None:
        return None
    return (value.shape, str(value.dtype), tuple(value.ravel().tolist()) if value.dtype == object else value.tobytes())


def lower_node(node: Node, types: Sequence[TensorType], values: Sequence[Array | None]) -> Template:
    """Run the op's lowering; UNIMPLEMENTED when there is none, InternalError when it gives the wrong types."""
    rule = rule_of(node.op)
    if rule is None:
        raise node.error(f"op {node.op} has no lowering", "UNIMPLEMENTED")
    params = tuple(Tensor(kind.dtype, kind.dims, name=f"x{k}") for k, kind in enumerate(types))
    made = rule(Lowering(lookup(node.op), params, node.types, node.attrs, tuple(values)))
    outputs = () if made is None else (made,) if isinstance(made, Tensor) else tuple(made)
    if [each.type for each in outputs] != [kind.value() for kind in node.types]:
        raise InternalError(f"{node.op}: the lowering gives {outputs}, the op {node.types}")
    return Template(params, outputs)
