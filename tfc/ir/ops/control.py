"""Structured control flow, functions and gradients as ops that own or name sub-graphs (white paper §4.1, §4.4, §10).

Their bodies do not run on arrays: the interpreter (ir/interpret/interpret.py) and the passes handle them by name. A
sub-graph's `Arg` nodes are its parameters, in the order of their `index`, and its `results` what it gives back.
"""

from __future__ import annotations

from typing import Any, cast

from tfc.ir.graph.cost import free, per_element
from tfc.ir.graph.graph import Graph
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import CONTROL_FLOW, HEAVY, PURE, SOURCE, STATEFUL, op
from tfc.ir.ops.attributes import graph_attr, int_attr, str_attr, type_attr
from tfc.ir.types.dims import Dim, MaybeSize
from tfc.ir.types.types import Array, TensorType, boolean, fits, i32

HOST = "it is a native region, or lowered to primitives for the dataflow executor"


def _results(graph: Graph) -> list[TensorType]:
    return [graph.type_of(value).value() for value in graph.results]


def _check_arguments(ctx: Infer, graph: Graph, given: list[TensorType], first: int, what: str) -> None:
    """The types of the values passed to a sub-graph must fit its parameters; `first` is the operand of the first."""
    args = [node for node in graph.nodes if node.op == "Arg"]
    if len(args) != len(given):
        ctx.fail(f"the {what} takes {len(args)} values but is given {len(given)}")
    for node, kind in zip(args, given, strict=True):
        index = node.attrs["index"]
        assert isinstance(index, int)
        if not is_assignable(kind, node.types[0]):
            ctx.fail(f"the {what} takes {node.types[0]} as {node.name!r}, but is given {kind.value()}", first + index)


def is_assignable(kind: TensorType, wanted: TensorType) -> bool:
    """True when a value of type `kind` may stand where `wanted` is declared (unknown dimensions accept anything)."""
    fitting = wanted.shape is None if kind.shape is None else fits(kind.shape, wanted.shape)
    return kind.dtype == wanted.dtype and fitting


@op(infer=lambda ctx: type_attr(ctx, "type"), traits=SOURCE, cost=free, function=None)
def Arg(*, index: int, type: TensorType) -> Array:
    """Parameter `index` of the function, branch or loop body this node stands in."""
    raise AssertionError("an Arg takes its value from the call")


def _if(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (boolean,), rank=0)
    types: list[list[TensorType]] = []
    for name in ("then_branch", "else_branch"):
        branch = graph_attr(ctx, name)
        _check_arguments(ctx, branch, list(ctx.types[1:]), 1, name.replace("_", " "))
        types.append(_results(branch))
    if len(types[0]) != len(types[1]):
        ctx.fail(f"one branch gives {len(types[0])} values, the other {len(types[1])}")
    return [_join(ctx, a, b) for a, b in zip(*types, strict=True)]


def _join(ctx: Infer, a: TensorType, b: TensorType) -> TensorType:
    """The type of a value that comes from either branch: dimensions on which they disagree become unknown."""
    if a.dtype != b.dtype:
        ctx.fail(f"the branches give {a} and {b}")
    if a.shape is None or b.shape is None or len(a.shape) != len(b.shape):
        return TensorType(a.dtype, None)
    return TensorType(a.dtype, tuple(x if x == y else None for x, y in zip(a.shape, b.shape, strict=True)))


@op(infer=_if, traits=CONTROL_FLOW | STATEFUL | HEAVY, host=HOST, function=None)
def If(pred: Array, *inputs: Array, then_branch: Graph, else_branch: Graph) -> tuple[Array, ...]:
    """Run one of two sub-graphs on `inputs`, as the bool scalar `pred` says; the other one does not run at all."""
    raise AssertionError("If is run by the interpreter")


def _loop(
    *,
    body: Graph,
    loop_vars: int,
    parallel_iterations: int = 10,
    recompute: int = 0,
    swap: bool = False,
    length: str = "",
) -> None:
    """The attributes of While and For."""


def _while(ctx: Infer) -> list[TensorType]:
    cond, body, count = graph_attr(ctx, "cond"), graph_attr(ctx, "body"), int_attr(ctx, "loop_vars")
    given = [kind.value() for kind in ctx.types]
    _check_arguments(ctx, cond, given, 0, "loop condition")
    _check_arguments(ctx, body, given, 0, "loop body")
    predicate = _results(cond)
    if len(predicate) != 1 or predicate[0].dtype != boolean or predicate[0].rank != 0:
        ctx.fail(f"a loop's condition must give one bool scalar, but gives {', '.join(map(str, predicate))}")
    results = _results(body)
    return _loop_types(ctx, given[:count], results, count) + _stacked(results[count:], _length(ctx))


def _loop_types(ctx: Infer, initial: list[TensorType], results: list[TensorType], count: int) -> list[TensorType]:
    recompute = int_attr(ctx, "recompute")
    if recompute < 0:
        ctx.fail(f"recompute must be 0 or a number of trips, but is {recompute}", attribute="recompute")
    if len(results) < count:
        ctx.fail(f"the loop has {count} variables, but its body yields {len(results)} values")
    for i, (before, after) in enumerate(zip(initial, results, strict=False)):
        if not is_assignable(after, before):
            ctx.fail(f"loop variable {i} is {before} at the start but {after} after a trip", i)
    return initial


def _length(ctx: Infer) -> MaybeSize:
    """The symbol that attribute `length` names: the number of trips, of which nothing else is known."""
    name = str_attr(ctx, "length")
    return Dim.symbol(name) if name else None


def _stacked(kinds: list[TensorType], trips: MaybeSize) -> list[TensorType]:
    """The types of collected values: one row for each trip."""
    return [TensorType(kind.dtype, None if kind.shape is None else (trips, *kind.shape)) for kind in kinds]


@op(infer=_while, traits=CONTROL_FLOW | STATEFUL | HEAVY, host=HOST, function=None, attributes=_loop)
def While(*inputs: Array, cond: Graph, **loop: Any) -> tuple[Array, ...]:
    """Run `body` while `cond` holds. The first `loop_vars` inputs are the variables, the rest are loop invariants.

    Both sub-graphs take all inputs; the body gives the next values of the variables and then the values it collects.
    The outputs are the last values of the variables and the collected values stacked along a new first axis, whose
    length is the number of trips made: the symbol `length`, where the pass name_lengths has given it a name. The
    gradient of a While needs that; `recompute` and `swap` are as in For.
    """
    raise AssertionError("While is run by the interpreter")


def _for(ctx: Infer) -> list[TensorType]:
    body, count = graph_attr(ctx, "body"), int_attr(ctx, "loop_vars")
    ctx.require(0, (i32,), rank=0)
    given = [kind.value() for kind in ctx.types[1:]]
    _check_arguments(ctx, body, [TensorType(i32, ()), *given], 0, "loop body")
    results = _results(body)
    variables = _loop_types(ctx, given[:count], results, count)
    trips = ctx.size(0)
    return variables + _stacked(results[count:], _length(ctx) if trips is None else trips)


@op(infer=_for, traits=CONTROL_FLOW | STATEFUL | HEAVY, host=HOST, function=None, attributes=_loop)
def For(trips: Array, *inputs: Array, **loop: Any) -> tuple[Array, ...]:
    """Run `body` for t = 0 … trips-1. Its parameters are t (i32) and all inputs, as in While.

    The body gives the next values of the `loop_vars` variables and then the values it collects; the outputs are the
    last values of the variables and the collected values stacked along a new first axis. Where the number of trips is
    not known while compiling, that axis has the size called `length`, if it has a name.

    With `recompute` = k > 0 the gradient keeps the variables at every k-th trip only and computes what it needs of the
    trips between once more: memory for n/k + k trips instead of n. `swap` says that what the gradient keeps may lie in
    a slower memory until then; where there is only one kind of memory it changes nothing.
    """
    raise AssertionError("For is run by the interpreter")


@op(
    infer=lambda ctx: cast("tuple[TensorType, ...]", ctx.attrs["signature"]),
    traits=CONTROL_FLOW | STATEFUL,
    host="the dataflow executor runs it",
    function=None,
)
def Call(
    *inputs: Array, function: str, signature: tuple[TensorType, ...], writes: tuple[int, ...] = ()
) -> tuple[Array, ...]:
    """Call the function of that name in the graph's library; `signature` holds its result types.

    `writes` lists the operands that the function takes as references to variables.
    """
    raise AssertionError("Call is run by the interpreter")


def _gradients(ctx: Infer) -> list[TensorType]:
    ys, xs = int_attr(ctx, "ys"), int_attr(ctx, "xs")
    given = len(ctx.types) - ys - xs
    if given not in (0, ys):
        ctx.fail(f"{ys} targets need {ys} starting gradients or none, but {given} were given")
    for index, kind in enumerate(ctx.types[: ys + xs]):
        if not (kind.dtype.is_float or kind.dtype.is_complex):
            what = "gradients of" if index < ys else "gradients with respect to"
            ctx.fail(f"{what} {kind.value()}: only floating-point tensors have them", index)
    for index in range(given):
        ctx.same_dtype(index, ys + xs + index)
        start = ys + xs + index
        ctx.merge(ctx.shape(index), ctx.shape(start), start, "a starting gradient must be shaped like its target")
    return [kind.value() for kind in ctx.types[ys : ys + xs]]


@op(infer=_gradients, traits=PURE | CONTROL_FLOW, cost=per_element(1), function="gradients")
def Gradients(*inputs: Array, ys: int, xs: int) -> tuple[Array, ...]:
    """The gradients of the sum of `ys` tensors with respect to `xs` tensors (white paper §4.1).

    Inputs: the ys, the xs, and optionally one starting gradient for each y (ones by default). The pass
    expand_gradients replaces this node by the backward graph.
    """
    raise AssertionError("Gradients must be expanded before a graph runs")


for _structured in (If, While, For, Call):
    _structured.differentiable = True  # by the pass expand_gradients, which extends their sub-graphs
