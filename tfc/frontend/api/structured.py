"""Control flow in the Python API: `tfc.cond`, `tfc.while_loop`, `tfc.for_loop`.

The functions given to them build the bodies, on tensors of their own; what they use from outside is captured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tfc.frontend.api.tensor import build, caller_loc, current, enter, unwrap, wrap
from tfc.frontend.builder.bodies import Body, close, outputs_of, settle
from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import LanguageValue, Operation, Outputs, is_list
from tfc.frontend.functions.operands import as_tensor, common_dtype
from tfc.ir.types.types import TensorType, i32


@contextmanager
def _body() -> Iterator[Body]:
    """A body of the current graph, which is the graph being built inside."""
    body = Body(current().body())
    body.builder.loc = caller_loc()
    with _reentered(body):
        yield body


def _results(body: Body, given: Any, like: Iterable[Any] = ()) -> None:
    """Record what a body's function returned as the body's results; literals take the element types of `like`."""
    thing = unwrap(given)
    items = [] if thing is None or isinstance(thing, Operation) else list(thing) if is_list(thing) else [thing]
    wanted = [*like]
    for position, item in enumerate(items):
        dtype = wanted[position] if position < len(wanted) else None
        body.results.append(as_tensor(body.builder, item, dtype))


def cond(pred: Any, then: Callable[[], Any], otherwise: Callable[[], Any], name: str | None = None) -> Any:
    """The result of `then()` where the bool scalar `pred` is true, else that of `otherwise()`; only one runs."""
    condition = unwrap(pred)
    rows, bodies = [], []
    for function in (then, otherwise):
        with _body() as body:
            rows.append(function())
            bodies.append(body)
    pairs = [row if is_list(row) else [row] for row in rows]
    dtypes: list[list[Any]] = []
    for body, row in zip(bodies, pairs, strict=True):
        with _reentered(body):
            dtypes.append([common_dtype(body.builder, [unwrap(item)]) for item in row])
    for body, row in zip(bodies, pairs, strict=True):
        with _reentered(body):
            _results(body, row, [a or b for a, b in zip(*dtypes, strict=False)])
            settle(body)

    def emit(b: GraphBuilder) -> LanguageValue:
        outer, graphs = close(bodies)
        tensor = as_tensor(b, condition)
        return outputs_of(b, b.node("If", tensor, *outer, then_branch=graphs[0], else_branch=graphs[1], name="If"))

    return build(emit, name)


@contextmanager
def _reentered(body: Body) -> Iterator[None]:
    leave = enter(body.builder)
    try:
        yield
    finally:
        leave()


def while_loop(
    condition: Callable[..., Any],
    body: Callable[..., Any],
    variables: Sequence[Any],
    parallel_iterations: int = 10,
    name: str | None = None,
    *,
    recompute: int = 0,
    swap: bool = False,
) -> Any:
    """Repeat `variables = body(*variables)` while `condition(*variables)` holds; the last values, as a list.

    With `recompute` = k the gradient keeps the variables at every k-th iteration only and computes the iterations
    between again. `swap` lets what it keeps lie in a slower memory; where there is only one kind of memory it changes
    nothing.
    """
    b = current()
    values = [as_tensor(b, unwrap(variable)) for variable in variables]
    bodies = []
    for function in (condition, body):
        with _body() as made:
            made.parameters = [made.builder.arg(b.type(v).value(), name=f"v{i}") for i, v in enumerate(values)]
            _results(made, function(*map(wrap, made.parameters)), [b.type(v).dtype for v in values])
            bodies.append(made)
    settle(bodies[1])

    def emit(b: GraphBuilder) -> LanguageValue:
        outer, graphs = close(bodies)
        node = b.node("While", *values, *outer, cond=graphs[0], body=graphs[1], loop_vars=len(values), name="While",
                      parallel_iterations=parallel_iterations, recompute=recompute, swap=swap)  # fmt: skip
        return Outputs(node.outputs)

    return list(build(emit, name))


def for_loop(
    trips: Any,
    body: Callable[..., Any],
    variables: Sequence[Any] = (),
    parallel_iterations: int = 10,
    name: str | None = None,
    *,
    recompute: int = 0,
    swap: bool = False,
) -> Any:
    """Call `body(t, *variables)` for t = 0 … trips-1; it returns the next values, or (values, collected).

    The result is the list of last values, or that and the list of what was collected, stacked along a new first axis.
    `recompute` and `swap` are as in `while_loop`.
    """
    b = current()
    count = as_tensor(b, unwrap(trips), i32)
    values = [as_tensor(b, unwrap(variable)) for variable in variables]
    with _body() as made:
        iteration = made.builder.arg(TensorType(i32, ()), name="t")
        arguments = [made.builder.arg(b.type(v).value(), name=f"v{i}") for i, v in enumerate(values)]
        made.parameters = [iteration, *arguments]
        given = body(*map(wrap, made.parameters))
        collects = isinstance(given, tuple) and len(given) == 2 and all(is_list(part) for part in given)
        flat = [*given[0], *given[1]] if collects else given
        _results(made, flat, [b.type(v).dtype for v in values])
        settle(made)

    def emit(b: GraphBuilder) -> LanguageValue:
        outer, graphs = close([made])
        node = b.node("For", count, *values, *outer, body=graphs[0], loop_vars=len(values), name="For",
                      parallel_iterations=parallel_iterations, recompute=recompute, swap=swap)  # fmt: skip
        return Outputs(node.outputs)

    outputs = list(build(emit, name))
    return (outputs[: len(values)], outputs[len(values) :]) if collects else outputs
